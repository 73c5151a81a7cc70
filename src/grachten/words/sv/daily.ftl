### Givar som alla spelar: vad startsidan och slutet av ett parti säger.

daily-title = Dagens giv
daily-played = { $count ->
    [0] Ingen har spelat klart ännu
    [one] En har spelat klart
   *[other] { $count } har spelat klart
}
daily-new = Du har inte spelat den ännu
daily-waits = Ditt parti väntar
daily-unfinished = Du spelade inte klart
daily-rank = Du är nummer { $rank } av { $of }
daily-ranking = Se rankningen
daily-compare = Vem klarade sig bäst?
daily-challenge = Utmana en vän
