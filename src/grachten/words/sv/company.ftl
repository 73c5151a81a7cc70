### Company at a table: phrases, a chat, spectators, following, and links to share.

company-say = Säg något
company-lines = Vad som har sagts
company-said = { $name }: { $words }
company-on = Fraser
company-on-what = Det andra säger visas vid bordet på ditt språk.
company-mute = Visa inte vad { $name } säger
company-later = Du kan prata när partiet är slut.
company-enough = Du säger mycket på en gång. Vänta lite.
company-write = Skriv till bordet
company-send = Skicka
company-watching = { $count ->
    [one] En person tittar på
   *[other] { $count } personer tittar på
}

company-featured = Utvalda partier
company-follow = Följ en spelare
company-follow-name = Du följer { $name }
company-follow-nobody = Det finns ingen att följa här. Kanske vill personen inte längre bli följd.
company-follow-waits = { $name } spelar inget som du kan titta på just nu. Så snart det sker kommer du dit.
company-followers = Låt andra följa mig
company-followers-what = Alla som har din länk kan se partiet du spelar, om bordet tillåter åskådare.
company-follow-link = Länk för att följa mig
company-along = De spelar nu vid ett annat bord.
company-along-go = Följ dem
company-share-link = Dela länken
company-copied = Länken är kopierad.
company-link = Länk att kopiera

## Phrases: none says anything about cards, places or plans

company-phrase-hello = Hej!
company-phrase-good-luck = Lycka till!
company-phrase-have-fun = Ha så kul!
company-phrase-you-too = Tack detsamma!
company-phrase-well-played = Bra spelat!
company-phrase-nice-route = Fin sträcka!
company-phrase-wow = Oj, oj!
company-phrase-lucky = Vilken tur!
company-phrase-bad-luck = Vilken otur!
company-phrase-oops = Hoppsan!
company-phrase-sorry = Förlåt!
company-phrase-thanks = Tack!
company-phrase-one-moment = Ett ögonblick
company-phrase-take-your-time = Ta den tid du behöver
company-phrase-back-again = Jag är tillbaka
company-phrase-must-go = Jag måste gå
company-phrase-close-game = Det är jämnt!
company-phrase-congratulations = Grattis!
company-phrase-good-game = Bra match!
company-phrase-rematch = Revansch?
company-phrase-goodbye = Hej då!
