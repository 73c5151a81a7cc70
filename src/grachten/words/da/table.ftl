### Bordet, mens der spilles.

table-heading = Bordet
table-loading = Bordet dækkes …
table-to-start = Til forsiden
table-abandoned = Spillet blev opgivet: ingen spillede videre i lang tid.

table-players = Spillere
# $name: vores eget navn
table-you = { $name } (dig)
table-points = { $points ->
    [1] et point
   *[other] { $points } point
}
table-carts = vogne
table-cards = kort
table-contracts = kontrakter
table-merchandise = varer
table-stand-in = En bot spiller for { $name }
table-your-turn = Din tur
table-thinking = har turen …
table-not-here = ikke her lige nu
table-clock = Tid tilbage: { $time }
# What a player took, as small cards
table-took = { $count ->
    [1] Har taget ét kort siden din sidste tur
   *[other] Har taget { $count } kort siden din sidste tur
}

table-market = Marked
table-take = { $kind ->
    [pink] Tag det pink kort
    [blue] Tag det blå kort
    [green] Tag det grønne kort
    [black] Tag det sorte kort
    [red] Tag det røde kort
    [orange] Tag det orange kort
   *[wild] Tag jokeren
}
table-empty-space = Tom plads
table-draw-card = { $count ->
    [0] Træk fra stakken: der er ingen kort tilbage
    [1] Træk fra stakken, ét kort tilbage
   *[other] Træk fra stakken, { $count } kort tilbage
}
table-discards = { $count ->
    [1] Brugte kort: ét
   *[other] Brugte kort: { $count }
}
table-draw-contracts = { $count ->
    [1] Træk kontraktkort, ét tilbage
   *[other] Træk kontraktkort, { $count } tilbage
}
# Stakkenes navne på en telefon
table-deck = Stak
table-contract-deck = Kontrakter
table-discarded = Brugte
# $route: dens navn, længde og farve
table-route-closed = { $route }, lukket

table-hand = { $count ->
    [1] Din hånd: et kort
   *[other] Din hånd: { $count } kort
}
table-stack = { $count } × { $card }
table-no-cards = Du har ingen kort på hånden.
table-my-contracts = Dine kontraktkort

table-offer = Hvilke kontraktkort vil du beholde?
table-offer-how = Behold det ene eller begge. Et opfyldt kontraktkort giver sine point til sidst; ellers trækkes de fra.
table-offer-last = Det er det sidste, så du skal beholde det.
table-keep-none = Behold mindst ét
table-keep = { $count ->
    [1] Behold dette
   *[other] Behold begge
}

table-claim-title = Sæt vogne på { $route }
table-claim-gain = { $points ->
    [1] Et point.
   *[other] { $points } point.
}
table-claim-merchandise = Og et handelsvarekort.
# $cards: "to blå kort"; $wilds: "en joker"
table-pay-both = { $cards } og { $wilds }
# $cards: "to blå kort" eller "to blå kort og en joker"
table-pay = Betal { $cards }
table-pay-otherwise = Andre måder at betale på

table-over = Spillet er slut
table-watching = Du ser med
table-waiting = Venter på { $names }
table-must-pass = Du kan ikke gøre andet end at melde pas.
table-second-card = Tag et kort mere
table-choose-contracts = Vælg dine kontraktkort
table-what-to-do = Tag kort, sæt vogne på en strækning, eller træk kontraktkort
table-title-turn = Din tur
table-pass = Meld pas
table-log = Krønike
table-rules = Regler
table-settings = Indstillinger
table-reconnecting = Forbindelsen er afbrudt. Forbinder igen …
table-queued = Dit træk sendes, så snart du er på nettet igen.
table-reconnected = Forbundet igen.
table-bot-plays-for-you = En bot spiller for dig.
table-back = Jeg er tilbage
table-last-round = { $turns ->
    [1] Sidste runde: én tur tilbage
   *[other] Sidste runde: { $turns } ture tilbage
}
table-last-round-now = Sidste runde: det er din sidste tur
table-last-round-next = Sidste runde: du har én tur tilbage
table-last-round-done = Sidste runde: du har haft din sidste tur
table-practice = Øvelse
table-practice-what = Et træk blev fortrudt, efter at det var klart, hvad det førte til. Derfor tæller spillet som øvelse.
table-rematch-waits = De andre vil spille igen.
table-rematch-join = Vær med
table-notify = Giv mig besked
table-help = Hjælp
table-help-here = Ved dette bord
table-help-claim = Tryk på en strækning for at sætte vogne på den. Er der kun én fornuftig måde at betale på, betales der med det samme, og du kan fortryde. Højreklik på en strækning, eller hold fingeren på den, for selv at vælge betaling.
table-help-drag = Træk et kort fra hånden hen på en strækning for at betale med den farve.
table-help-rules = Læs reglerne
table-sound-on = Slå lyden til
table-sound-off = Slå lyden fra
table-keys = Genvejstaster
table-key-take = tag kortet fra den plads i markedet
table-key-deck = træk fra stakken
table-key-contracts = træk kontraktkort
table-key-route = gå til en strækning, og sæt vogne på den
table-key-pass = meld pas
table-key-undo = fortryd det sidste træk
table-key-log = vis krøniken
table-key-again = vis de sidste træk igen
table-key-text = vis spillepladen som tekst eller som bykort
table-key-skip = spring animationen over, eller luk det, der er åbent
table-key-zoom = zoom ind, eller vis hele spillepladen
table-see-rule = Regel { $rule }
table-pass-device = Ræk skærmen videre til { $name }
table-hand-on = Giv videre til { $name }
table-i-am = Jeg er { $name }
# $have: kort i strækningens farve; $wilds: jokere på hånden
table-needs = Strækningen koster { $cards }; jokere tæller med. Du har { $have ->
    [0] ingen
   *[other] { $have }
} i den farve og { $wilds ->
    [0] ingen jokere
    [1] en joker
   *[other] { $wilds } jokere
}.
# $have: flest kort i én farve
table-needs-any = Strækningen koster { $count ->
    [1] et kort i en hvilken som helst farve
   *[other] { $count } kort i samme farve
}; jokere tæller med. Du har { $have ->
    [0] ingen farvede kort
   *[other] højst { $have } i en farve
} og { $wilds ->
    [0] ingen jokere
    [1] en joker
   *[other] { $wilds } jokere
}.
table-sure-contracts = Trække kontraktkort?
table-sure-contracts-why = Du ser på to og beholder mindst ét. Opfylder du det ikke, mister du dets point.
table-sure-contracts-yes = Træk kontraktkort
table-clock-days = { $days } d { $hours } t

## At gå sin vej

table-menu = Mere
table-leave = Forlad bordet
table-leave-what = En bot spiller for dig, til du er tilbage.
table-resign = Giv op …
table-resign-what = Så er du ude af dette spil for altid.
table-resign-ask = Vil du give op?
# På en skærm, som flere deler
table-resign-ask-name = Vil { $name } give op?
table-resign-bot = { $bot } tager over og spiller videre. Du kan ikke komme tilbage til spillet.
table-resign-nobody = Spillet slutter med de point, der er nu, og du kan ikke vinde.
# The deal of the day
table-resign-day = Du har kun ét forsøg. Giver du op, kommer du ikke med på ranglisten.
table-resign-yes = Giv op
table-resigned = har givet op: en bot spiller videre
table-resigned-you = Du har givet op. En bot spiller videre for dig.
table-back-next = Du er tilbage. En bot gør denne tur færdig; den næste er din.

## Nogen bliver væk i et spil uden ur. $time: "3 minutter", "1 dag"

table-overdue-in = Om { $time } kan du lade en bot tage over for { $name }.
table-overdue = { $name } har ikke spillet i { $time }.
table-replace = Lad en bot tage over
table-end = Slut spillet
table-end-ask = Vil du slutte spillet?
table-end-why = Spillet slutter med de point, der er nu, og { $name } kan ikke vinde.
table-end-why-others = Spillet slutter med de point, der er nu, og { $name } kan ikke vinde. De andre spillere skal sige ja.
table-end-wanted = { $names } vil gerne slutte spillet.
table-end-waits = Venter på, at { $names } siger ja.
