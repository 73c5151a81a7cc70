### Finne motspillere, invitasjoner og folk man helst ikke vil møte.

finding-title = Spill med andre
finding-find = Finn motspillere
finding-change = Velg antall spillere og tempo
finding-players = Spillere
finding-sizes = { $sizes } spillere
finding-pace = Tempo
finding-pace-live = Direkte
finding-pace-slow = Over flere dager
finding-pace-live-what = Ett minutt per tur og fem minutter i reserve.
finding-pace-slow-what = Tre dager på hver tur: Kom tilbake når det passer deg.
finding-rated = Med rating
finding-rated-what = Spillet teller på ratingen din
finding-is-live = direkte
finding-is-slow = over flere dager
finding-is-rated = med rating
finding-is-friendly = uten rating
finding-waiting = { $count ->
    [one] Én person leter etter motspillere
   *[other] { $count } personer leter etter motspillere
}

## Mens man venter

finding-looking = Leter etter motspillere
finding-others = { $count ->
    [0] Ingen andre leter etter samme slags spill akkurat nå.
    [one] Én annen leter også.
   *[other] { $count } andre leter også.
}
finding-soon = Med dem som er her nå, tar det høyst { $time }.
finding-any-moment = Det tar bare et øyeblikk.
finding-until-somebody = Du får plass så snart de rette kommer.
finding-bot = Spill mot en bot imens
finding-tell = Gi meg beskjed når det er klart
finding-told = Du får et varsel.
finding-stop = Stopp søket
finding-ended-missed = Et bord var klart, men du var ikke der. De andre gikk videre uten deg.
finding-ended-away = Du var borte en stund, så søket er avsluttet.

## Et bord er funnet

finding-found = Bordet ditt er klart
finding-notification = Kom tilbake innen et halvt minutt for å begynne spillet.
finding-take = Ta plass
finding-no = Nei takk
finding-taking = Du får plassen din …
finding-seating = { $here } av { $count } er her. Spillet begynner når alle er det.
finding-left = { $seconds ->
    [one] { $seconds } sekund igjen
   *[other] { $seconds } sekunder igjen
}

## Bord med ledige plasser, og invitasjoner

finding-tables = Åpne bord
finding-nobody = Ingen ennå
finding-join = Sett deg
finding-join-names = Sett deg ved bordet: { $names }
finding-invited = { $name } inviterer deg til et spill.
finding-opponents = Folk du har spilt med
finding-met = Siste spill: { $when }
finding-invite = Inviter
finding-invite-name = Inviter { $name }
finding-invited-them = Invitert
finding-allow = Invitasjoner
finding-allow-what = Folk du har spilt med, kan invitere deg til bordet sitt

## Blokkering

finding-block = Blokker
finding-block-name = Blokker { $name }
finding-block-ask = Vil du blokkere { $name }?
finding-block-what = Dere blir ikke plassert sammen igjen, og invitasjonene deres når deg ikke. De får ikke vite det.
finding-block-done = { $name } er blokkert.
finding-blocks = Blokkerte
finding-blocks-none = Du har ikke blokkert noen.
finding-unblock = Opphev
finding-unblock-name = Opphev blokkeringen av { $name }
