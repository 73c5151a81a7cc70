### Iets uitproberen vanuit een stand van een afgelopen partij.

explore-here = Vanaf hier uitproberen
explore-title = Uitproberen vanaf stap { $step }
explore-way = Hoe
explore-bots = Tegen bots spelen
explore-free = Voor iedereen zetten
explore-bots-what = Jij neemt één plaats, bots spelen de andere. Je kunt elke zet terugnemen.
explore-free-what = Jij zet voor alle spelers, met open kaarten.
explore-seat = Spelen als
explore-begin = Beginnen

## At the table. $names: the players

explore-sign = Analyse
explore-from = Vanaf stap { $step } van de partij van { $names }. Het is oefening, en alleen jij ziet het.
explore-back = Terug naar de partij
explore-again = Opnieuw beginnen
explore-judge = Beoordeling
explore-judge-what = De winstkansen van iedereen, naar wat elke speler weet
explore-asking = De stand wordt beoordeeld …
explore-chances = Winstkansen
explore-best = Het beste voor { $name }
explore-hands = De andere handen
