### Hvad et delt link viser i en besked, og hvad der står på billedet.

share-open = Åbn i Grachten
share-neutral = Byg strækninger gennem det gamle Amsterdam
share-what = Et brætspil for to til fire, i din browser
share-won = { $name } vandt
share-shared = Delt sejr
share-played = Et spil for { $players ->
    [2] to
    [3] tre
   *[4] fire
}
share-moment = Et øjeblik fra et spil
share-step = Træk { $step } af { $last }
share-review = Hvad afgjorde spillet?
share-review-what = Held og dygtighed, træk for træk
share-puzzle = Din tur: Hvad ville du gøre?
share-daily = Dagens spil, { $day }
share-daily-what = De samme kort til alle: Hvordan klarer du dig?
