### Company at a table: phrases, a chat, spectators, following, and links to share.

company-say = Si noe
company-lines = Det som er sagt
company-said = { $name }: { $words }
company-on = Hilsener
company-on-what = Det andre sier, vises ved bordet på ditt språk.
company-mute = Ikke vis hva { $name } sier
company-later = Du kan snakke når spillet er over.
company-enough = Du sier mye på én gang. Vent litt.
company-write = Skriv til bordet
company-send = Send
company-watching = { $count ->
    [one] Én person ser på
   *[other] { $count } personer ser på
}

company-featured = Utvalgte spill
company-follow = Følg en spiller
company-follow-name = Du følger { $name }
company-follow-nobody = Det er ingen å følge her. Kanskje vil vedkommende ikke følges lenger.
company-follow-waits = { $name } spiller ikke noe du kan se på akkurat nå. Så snart det skjer, kommer du dit.
company-followers = La andre følge meg
company-followers-what = Alle med lenken din kan se spillet du er i gang med, hvis bordet tillater tilskuere.
company-follow-link = Lenke for å følge meg
company-along = De spiller nå ved et annet bord.
company-along-go = Følg dem
company-share-link = Del lenken
company-copied = Lenken er kopiert.
company-link = Lenke til kopiering

## Phrases: none says anything about cards, places or plans

company-phrase-hello = Hei!
company-phrase-good-luck = Lykke til!
company-phrase-have-fun = Kos deg!
company-phrase-you-too = Takk, det samme!
company-phrase-well-played = Godt spilt!
company-phrase-nice-route = Fin rute!
company-phrase-wow = Jøss!
company-phrase-lucky = Snakk om flaks!
company-phrase-bad-luck = Det var uflaks!
company-phrase-oops = Oi!
company-phrase-sorry = Beklager!
company-phrase-thanks = Takk!
company-phrase-one-moment = Et øyeblikk
company-phrase-take-your-time = Ta den tiden du trenger
company-phrase-back-again = Jeg er tilbake
company-phrase-must-go = Jeg må gå nå
company-phrase-close-game = Det er jevnt!
company-phrase-congratulations = Gratulerer!
company-phrase-good-game = Godt spill!
company-phrase-rematch = Revansj?
company-phrase-goodbye = Ha det!
