### Vad en delad länk visar i ett meddelande, och vad som står på bilden.

share-open = Öppna i Grachten
share-neutral = Bygg sträckor genom det gamla Amsterdam
share-what = Ett brädspel för två till fyra, i webbläsaren
share-won = { $name } vann
share-shared = Delad seger
share-played = Ett parti för { $players ->
    [2] två
    [3] tre
   *[4] fyra
}
share-moment = Ett ögonblick ur ett parti
share-step = Drag { $step } av { $last }
share-review = Vad avgjorde partiet?
share-review-what = Tur och skicklighet, drag för drag
share-puzzle = Din tur: Vad skulle du göra?
share-daily = Dagens giv, { $day }
share-daily-what = Samma kort till alla: Hur går det för dig?
