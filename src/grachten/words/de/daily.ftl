### Partien, die alle spielen: was die Startseite und das Ende einer Partie sagen.

daily-title = Partie des Tages
daily-played = { $count ->
    [0] Noch niemand hat sie zu Ende gespielt
    [one] Eine Person hat sie zu Ende gespielt
   *[other] { $count } haben sie zu Ende gespielt
}
daily-new = Du hast sie noch nicht gespielt
daily-waits = Deine Partie wartet
daily-unfinished = Du hast sie nicht zu Ende gespielt
daily-rank = Du bist auf Platz { $rank } von { $of }
daily-ranking = Zur Rangliste
daily-compare = Wer war besser?
daily-challenge = Freunde herausfordern
