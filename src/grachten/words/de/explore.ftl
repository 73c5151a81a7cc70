### Aus einer Stellung einer beendeten Partie etwas ausprobieren.

explore-here = Von hier aus ausprobieren
explore-title = Ab Schritt { $step } ausprobieren
explore-way = Wie
explore-bots = Gegen Bots spielen
explore-free = Für alle ziehen
explore-bots-what = Du übernimmst einen Platz, Bots spielen die anderen. Du kannst jeden Zug zurücknehmen.
explore-free-what = Du ziehst für alle, mit offenen Karten.
explore-seat = Spielen als
explore-begin = Beginnen

## At the table. $names: the players

explore-sign = Analyse
explore-from = Ab Schritt { $step } der Partie von { $names }. Das ist Übung, und nur du siehst es.
explore-back = Zurück zur Wiederholung
explore-again = Von vorn
explore-judge = Beurteilung
explore-judge-what = Die Siegchancen aller, jeweils nach dem, was die Person weiß
explore-asking = Die Stellung wird beurteilt …
explore-chances = Siegchancen
explore-best = Am besten für { $name }
explore-hands = Die anderen Hände
