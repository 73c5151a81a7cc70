### Tegenstanders vinden, uitnodigingen, en mensen die je liever niet tegenkomt.

finding-title = Speel met anderen
finding-find = Tegenstanders zoeken
finding-change = Kies aantal spelers en tempo
finding-players = Spelers
finding-sizes = { $sizes } spelers
finding-pace = Tempo
finding-pace-live = Live
finding-pace-slow = Over meerdere dagen
finding-pace-live-what = Eén minuut per beurt en vijf minuten in reserve.
finding-pace-slow-what = Drie dagen per beurt: kom terug wanneer het je uitkomt.
finding-rated = Met rating
finding-rated-what = De partij telt mee voor je rating
finding-is-live = live
finding-is-slow = over meerdere dagen
finding-is-rated = met rating
finding-is-friendly = zonder rating
finding-waiting = { $count ->
    [one] Eén persoon zoekt tegenstanders
   *[other] { $count } mensen zoeken tegenstanders
}

## Tijdens het wachten

finding-looking = Tegenstanders worden gezocht
finding-others = { $count ->
    [0] Niemand anders zoekt nu zo’n partij.
    [one] Er zoekt nog iemand.
   *[other] Er zoeken nog { $count } anderen.
}
finding-soon = Met de mensen die er nu zijn, duurt het hoogstens { $time }.
finding-any-moment = Het duurt nog maar even.
finding-until-somebody = Je krijgt een plaats zodra de juiste mensen er zijn.
finding-bot = Speel intussen tegen een bot
finding-tell = Waarschuw me als het zover is
finding-told = Je krijgt een melding.
finding-stop = Stoppen met zoeken
finding-ended-missed = Er stond een tafel klaar, maar je was er niet. De anderen zijn zonder jou verdergegaan.
finding-ended-away = Je was een tijdje weg, dus het zoeken is gestopt.

## Er is een tafel gevonden

finding-found = Je tafel staat klaar
finding-notification = Kom binnen een halve minuut terug om de partij te beginnen.
finding-take = Ik schuif aan
finding-no = Nee, bedankt
finding-taking = Je schuift aan …
finding-seating = { $here } van de { $count } zijn er. De partij begint zodra iedereen er is.
finding-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}

## Tafels met vrije plaatsen, en uitnodigingen

finding-tables = Open tafels
finding-nobody = Nog niemand
finding-join = Aanschuiven
finding-join-names = Aanschuiven bij { $names }
finding-invited = { $name } nodigt je uit voor een partij.
finding-opponents = Mensen met wie je hebt gespeeld
finding-met = Laatste partij: { $when }
finding-invite = Uitnodigen
finding-invite-name = { $name } uitnodigen
finding-invited-them = Uitgenodigd
finding-allow = Uitnodigingen
finding-allow-what = Mensen met wie je hebt gespeeld, kunnen je aan hun tafel uitnodigen

## Blokkeren

finding-block = Blokkeren
finding-block-name = { $name } blokkeren
finding-block-ask = Wil je { $name } blokkeren?
finding-block-what = Jullie komen niet meer samen aan tafel en uitnodigingen bereiken je niet. De ander merkt er niets van.
finding-block-done = { $name } is geblokkeerd.
finding-blocks = Geblokkeerd
finding-blocks-none = Je hebt niemand geblokkeerd.
finding-unblock = Opheffen
finding-unblock-name = Blokkering van { $name } opheffen
