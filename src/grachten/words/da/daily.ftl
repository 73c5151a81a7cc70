### Spil, som alle spiller: det, startsiden og slutningen af et spil siger.

daily-title = Dagens spil
daily-played = { $count ->
    [0] Ingen har spillet det færdigt endnu
    [one] Én har spillet det færdigt
   *[other] { $count } har spillet det færdigt
}
daily-new = Du har ikke spillet det endnu
daily-waits = Dit spil venter
daily-unfinished = Du spillede det ikke færdigt
daily-rank = Du er nummer { $rank } af { $of }
daily-ranking = Se ranglisten
daily-compare = Hvem klarede det bedst?
daily-challenge = Udfordr en ven
