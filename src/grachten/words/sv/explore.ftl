### Att prova något från en ställning i ett avslutat parti.

explore-here = Prova härifrån
explore-title = Prova från steg { $step }
explore-way = Hur
explore-bots = Spela mot botar
explore-free = Spela för alla
explore-bots-what = Du tar en plats och botar spelar de andra. Du kan ta tillbaka alla dina drag.
explore-free-what = Du drar för alla spelare, med alla kort öppna.
explore-seat = Spela som
explore-begin = Börja

## At the table. $names: the players

explore-sign = Analys
explore-from = Från steg { $step } i partiet mellan { $names }. Det är övning, och bara du ser det.
explore-back = Tillbaka till reprisen
explore-again = Börja om
explore-judge = Bedömning
explore-judge-what = Allas vinstchanser, bedömda efter vad varje spelare vet
explore-asking = Ställningen bedöms …
explore-chances = Vinstchanser
explore-best = Bäst för { $name }
explore-hands = De andras kort
