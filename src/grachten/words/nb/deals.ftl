### Dagens spill og utfordringer, på egne sider.

deals-what = Én plass, de samme kortene, de samme botene: I dag har alle det samme utgangspunktet. Hvem får mest ut av det?
deals-table = { $players } spillere · boter: { $level }
deals-ends = Den slutter { $time }, din tid.
deals-once = Du har ett forsøk, uten å angre trekk og uten tips. Du kan ta pause og fortsette til dagen er over.
deals-play = Spill
deals-go-on = Spill videre
deals-hidden = Du ser de andres resultater når du selv er ferdig.
deals-gave-up = Du spilte det ikke ferdig. Du kan se rangeringen når dagen er over.
deals-standing = Nummer { $rank } av { $of }
deals-beaten = Bedre enn { $percent } % av de andre.
deals-result = { $completed ->
    [0] { $points } poeng, ingen kontraktskort fullført
    [one] { $points } poeng, ett kontraktskort fullført
   *[other] { $points } poeng, { $completed } kontraktskort fullført
}
deals-streak = { $days ->
    [0] Ingen rekke ennå
    [one] Én dag på rad
   *[other] { $days } dager på rad
}
deals-ranking = Rangering
deals-place = Plass
deals-name = Navn
deals-points = Poeng
deals-contracts = Kontraktskort
deals-somebody = Noen
deals-mine = { $name } (deg)
deals-replay = Reprise
deals-review = Gjennomgang
deals-replay-of = Reprise av spillet til { $name }
deals-review-of = Gjennomgang av spillet til { $name }
deals-more = Vis flere
deals-nobody = Ingen har spilt det ferdig.
deals-yesterday = I går
deals-archive = Tidligere dager
deals-best = Beste: { $points }
deals-yours = Du: { $points }
deals-share = { $title } { $day }: nummer { $rank } av { $of }
deals-share-what = Røper ingenting om kortene.
deals-fair = De samme kortene til alle
deals-fair-what = Løftet ble offentliggjort flere dager i forveien. Når dagen er over, offentliggjøres også hemmeligheten bak det, og alle kan sjekke at kortene ikke er endret.
deals-secret = Hemmelighet
deals-choices = Det andre ser av meg
deals-choice-named = Navnet mitt i rangeringen
deals-choice-named-what = Ellers står jeg som «Noen».
deals-choice-replays = Repriser av spillene mine
deals-choice-replays-what = Når dagen er over, kan andre se hvordan jeg spilte.
deals-challenge-what = De samme kortene, den samme plassen, de samme botene: Send en lenke, og se hvem som gjør det best.
deals-of-game = Spillet ditt blir det som skal slås. Vennene ser resultatet ditt når de selv er ferdige.
deals-new = Et nytt spill
deals-players = Spillere
deals-level = Boter
deals-steady = De sterkere botene tenker på tid og ville ikke spilt likt to ganger.
deals-make = Lag lenken
deals-cannot = Dette spillet kan ikke bli en utfordring. Det krever et ferdig spill som du har spilt alene mot boter fra lærling til kjøpmann, uten tips og uten å angre trekk. Lag heller en med et nytt spill.
deals-by = { $name } utfordrer deg
deals-by-me = Din utfordring
deals-accept = Ta imot utfordringen
deals-challenge-once = Du har ett forsøk, uten å angre trekk og uten tips. Du kan ta pause og fortsette senere.
deals-challenge-played = { $count ->
    [0] Ingen er ferdige ennå.
    [one] Én er ferdig.
   *[other] { $count } er ferdige.
}
deals-challenge-unfinished = Du ga opp her.
deals-waiting = Ingen andre er ferdige ennå. Send lenken.
deals-link = Lenke til utfordringen
deals-qr = QR-kode med lenken
deals-expires = Lenken virker til { $day }.
deals-gone = Utfordringen finnes ikke, eller den er utløpt.
deals-my-challenges = Mine utfordringer
