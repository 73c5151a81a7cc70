### Company at a table: phrases, a chat, spectators, following, and links to share.

company-say = Zeg iets
company-lines = Wat er gezegd is
company-said = { $name }: { $words }
company-on = Korte zinnen
company-on-what = Wat anderen zeggen, zie je aan tafel in je eigen taal.
company-mute = Laat niet zien wat { $name } zegt
company-later = Je kunt meepraten als de partij voorbij is.
company-enough = Je stuurt veel achter elkaar. Wacht even.
company-write = Schrijf naar de tafel
company-send = Versturen
company-watching = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}

company-featured = Uitgelichte partijen
company-follow = Iemand volgen
company-follow-name = Je volgt { $name }
company-follow-nobody = Er valt hier niemand te volgen. Misschien wil diegene niet meer gevolgd worden.
company-follow-waits = { $name } speelt nu geen partij waar je naar kunt kijken. Zodra het zover is, kom je daar terecht.
company-followers = Laat anderen mij volgen
company-followers-what = Iedereen met jouw link kan de partij bekijken die je speelt, als de tafel toeschouwers toelaat.
company-follow-link = Link om mij te volgen
company-along = Ze spelen nu aan een andere tafel.
company-along-go = Volgen
company-share-link = Deel de link
company-copied = Link gekopieerd.
company-link = Link om te kopiëren

## Phrases: none says anything about cards, places or plans

company-phrase-hello = Hallo!
company-phrase-good-luck = Succes!
company-phrase-have-fun = Veel plezier!
company-phrase-you-too = Jij ook!
company-phrase-well-played = Goed gespeeld!
company-phrase-nice-route = Mooie route!
company-phrase-wow = Zo!
company-phrase-lucky = Wat een geluk!
company-phrase-bad-luck = Wat een pech!
company-phrase-oops = Oeps!
company-phrase-sorry = Sorry!
company-phrase-thanks = Bedankt!
company-phrase-one-moment = Een ogenblikje
company-phrase-take-your-time = Neem de tijd
company-phrase-back-again = Ik ben er weer
company-phrase-must-go = Ik moet gaan
company-phrase-close-game = Dat scheelt niet veel!
company-phrase-congratulations = Gefeliciteerd!
company-phrase-good-game = Mooi spel!
company-phrase-rematch = Revanche?
company-phrase-goodbye = Tot ziens!
