### Find modspillere, invitationer og folk, man helst ikke vil møde.

finding-title = Spil med andre
finding-find = Find modspillere
finding-change = Vælg antal spillere og tempo
finding-players = Spillere
finding-sizes = { $sizes } spillere
finding-pace = Tempo
finding-pace-live = Direkte
finding-pace-slow = Over flere dage
finding-pace-live-what = Et minut pr. tur og fem minutter i reserve.
finding-pace-slow-what = Tre dage til hver tur: Kom tilbage, når det passer dig.
finding-rated = Med rating
finding-rated-what = Spillet tæller med i din rating
finding-is-live = direkte
finding-is-slow = over flere dage
finding-is-rated = med rating
finding-is-friendly = uden rating
finding-waiting = { $count ->
    [one] Én person leder efter modspillere
   *[other] { $count } personer leder efter modspillere
}

## Mens man venter

finding-looking = Leder efter modspillere
finding-others = { $count ->
    [0] Ingen andre leder efter samme slags spil lige nu.
    [one] Én anden leder også.
   *[other] { $count } andre leder også.
}
finding-soon = Med dem, der er her nu, tager det højst { $time }.
finding-any-moment = Det varer kun et øjeblik.
finding-until-somebody = Du får en plads, så snart de rette kommer.
finding-bot = Spil mod en bot imens
finding-tell = Giv mig besked, når det er tid
finding-told = Du får en notifikation.
finding-stop = Stop søgningen
finding-ended-missed = Et bord var klar, men du var der ikke. De andre gik videre uden dig.
finding-ended-away = Du var væk et stykke tid, så søgningen er slut.

## Et bord er fundet

finding-found = Dit bord er klar
finding-notification = Kom tilbage inden for et halvt minut for at begynde spillet.
finding-take = Tag plads
finding-no = Nej tak
finding-taking = Du får din plads …
finding-seating = { $here } af { $count } er her. Spillet begynder, når alle er det.
finding-left = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
}

## Borde med ledige pladser og invitationer

finding-tables = Åbne borde
finding-nobody = Ingen endnu
finding-join = Sæt dig
finding-join-names = Sæt dig ved bordet: { $names }
finding-invited = { $name } inviterer dig til et spil.
finding-opponents = Folk, du har spillet med
finding-met = Seneste spil: { $when }
finding-invite = Invitér
finding-invite-name = Invitér { $name }
finding-invited-them = Inviteret
finding-allow = Invitationer
finding-allow-what = Folk, du har spillet med, kan invitere dig til deres bord

## Blokering

finding-block = Blokér
finding-block-name = Blokér { $name }
finding-block-ask = Blokér { $name }?
finding-block-what = I kommer ikke til at sidde sammen igen, og deres invitationer når dig ikke. De får det ikke at vide.
finding-block-done = { $name } er blokeret.
finding-blocks = Blokerede
finding-blocks-none = Du har ikke blokeret nogen.
finding-unblock = Ophæv
finding-unblock-name = Ophæv blokeringen af { $name }
