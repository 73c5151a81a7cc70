### Å prøve noe fra en stilling i et avsluttet spill.

explore-here = Prøv det herfra
explore-title = Prøv det fra steg { $step }
explore-way = Hvordan
explore-bots = Spill mot boter
explore-free = Spill for alle
explore-bots-what = Du tar én plass, og boter spiller de andre. Du kan angre alle trekkene dine.
explore-free-what = Du trekker for alle spillerne, med alle kort åpne.
explore-seat = Spill som
explore-begin = Begynn

## At the table. $names: the players

explore-sign = Analyse
explore-from = Fra steg { $step } i spillet mellom { $names }. Det er øving, og bare du ser det.
explore-back = Tilbake til reprisen
explore-again = Begynn på nytt
explore-judge = Vurdering
explore-judge-what = Vinnersjansene til alle, vurdert ut fra det hver spiller vet
explore-asking = Stillingen vurderes …
explore-chances = Vinnersjanser
explore-best = Beste valg for { $name }
explore-hands = Kortene til de andre
