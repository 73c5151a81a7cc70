### Company at a table: phrases, a chat, spectators, following, and links to share.

company-say = Sig noget
company-lines = Hvad der er sagt
company-said = { $name }: { $words }
company-on = Hilsner
company-on-what = Det, andre siger, vises ved bordet på dit sprog.
company-mute = Vis ikke, hvad { $name } siger
company-later = Du kan tale med, når spillet er slut.
company-enough = Du siger meget på én gang. Vent et øjeblik.
company-write = Skriv til bordet
company-send = Send
company-watching = { $count ->
    [one] Én person ser med
   *[other] { $count } personer ser med
}

company-featured = Udvalgte spil
company-follow = Følg en spiller
company-follow-name = Du følger { $name }
company-follow-nobody = Der er ingen at følge her. Måske vil vedkommende ikke længere følges.
company-follow-waits = { $name } spiller ikke noget, du kan se lige nu. Så snart det sker, kommer du derhen.
company-followers = Lad andre følge mig
company-followers-what = Alle med dit link kan se det spil, du er i gang med, hvis bordet tillader tilskuere.
company-follow-link = Link til at følge mig
company-along = De spiller nu ved et andet bord.
company-along-go = Følg dem
company-share-link = Del linket
company-copied = Linket er kopieret.
company-link = Link til kopiering

## Phrases: none says anything about cards, places or plans

company-phrase-hello = Hej!
company-phrase-good-luck = Held og lykke!
company-phrase-have-fun = God fornøjelse!
company-phrase-you-too = I lige måde!
company-phrase-well-played = Godt spillet!
company-phrase-nice-route = Flot strækning!
company-phrase-wow = Hold da op!
company-phrase-lucky = Sikke et held!
company-phrase-bad-luck = Det var uheldigt!
company-phrase-oops = Ups!
company-phrase-sorry = Undskyld!
company-phrase-thanks = Tak!
company-phrase-one-moment = Lige et øjeblik
company-phrase-take-your-time = Tag den tid, du skal bruge
company-phrase-back-again = Jeg er tilbage
company-phrase-must-go = Jeg må gå nu
company-phrase-close-game = Det står lige!
company-phrase-congratulations = Tillykke!
company-phrase-good-game = Godt spil!
company-phrase-rematch = Revanche?
company-phrase-goodbye = Farvel!
