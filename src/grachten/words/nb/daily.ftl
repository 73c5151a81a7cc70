### Spill som alle spiller: det startsiden og slutten av et spill sier.

daily-title = Dagens spill
daily-played = { $count ->
    [0] Ingen har spilt det ferdig ennå
    [one] Én har spilt det ferdig
   *[other] { $count } har spilt det ferdig
}
daily-new = Du har ikke spilt det ennå
daily-waits = Spillet ditt venter
daily-unfinished = Du spilte det ikke ferdig
daily-rank = Du er nummer { $rank } av { $of }
daily-ranking = Se rangeringen
daily-compare = Hvem gjorde det best?
daily-challenge = Utfordre en venn
