### Wat een gedeelde link in een bericht laat zien, en wat er op de afbeelding staat.

share-open = Openen in Grachten
share-neutral = Leg routes door het oude Amsterdam
share-what = Een bordspel voor twee tot vier, in je browser
share-won = { $name } heeft gewonnen
share-shared = Een gedeelde overwinning
share-played = Een partij voor { $players ->
    [2] twee
    [3] drie
   *[4] vier
}
share-moment = Een moment uit een partij
share-step = Zet { $step } van { $last }
share-review = Wat gaf de doorslag?
share-review-what = Geluk en kunde, zet voor zet
share-puzzle = Jouw beurt: wat zou jij doen?
share-daily = Partij van de dag, { $day }
share-daily-what = Voor iedereen dezelfde kaarten: hoe breng jij het ervan af?
