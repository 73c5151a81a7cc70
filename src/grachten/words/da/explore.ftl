### At prøve noget fra en stilling i et afsluttet spil.

explore-here = Prøv det herfra
explore-title = Prøv det fra trin { $step }
explore-way = Hvordan
explore-bots = Spil mod botter
explore-free = Spil for alle
explore-bots-what = Du tager én plads, og botter spiller de andre. Du kan fortryde alle dine træk.
explore-free-what = Du trækker for alle spillere, med alle kort åbne.
explore-seat = Spil som
explore-begin = Begynd

## At the table. $names: the players

explore-sign = Analyse
explore-from = Fra trin { $step } i spillet mellem { $names }. Det er øvelse, og kun du kan se det.
explore-back = Tilbage til gensynet
explore-again = Begynd forfra
explore-judge = Vurdering
explore-judge-what = Alles vinderchancer, bedømt ud fra hvad hver spiller ved
explore-asking = Stillingen vurderes …
explore-chances = Vinderchancer
explore-best = Bedst for { $name }
explore-hands = De andres kort
