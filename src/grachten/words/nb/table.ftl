### Bordet mens det spilles.

table-heading = Bordet
table-loading = Bordet dekkes …
table-to-start = Til startsiden
table-abandoned = Spillet ble gitt opp: ingen spilte videre på lang tid.

table-players = Spillere
# $name: vårt eget navn
table-you = { $name } (deg)
table-points = { $points ->
    [1] ett poeng
   *[other] { $points } poeng
}
table-carts = kjerrer
table-cards = kort
table-contracts = kontrakter
table-merchandise = varer
table-stand-in = En bot spiller for { $name }
table-your-turn = Din tur
table-thinking = har turen …
table-not-here = ikke her akkurat nå
table-clock = Tid igjen: { $time }
# What a player took, as small cards
table-took = { $count ->
    [1] Har tatt ett kort siden din forrige tur
   *[other] Har tatt { $count } kort siden din forrige tur
}

table-market = Marked
table-take = { $kind ->
    [pink] Ta det rosa kortet
    [blue] Ta det blå kortet
    [green] Ta det grønne kortet
    [black] Ta det svarte kortet
    [red] Ta det røde kortet
    [orange] Ta det oransje kortet
   *[wild] Ta jokerkortet
}
table-empty-space = Tom plass
table-draw-card = { $count ->
    [0] Trekk fra trekkbunken: det er ingen kort igjen
    [1] Trekk fra trekkbunken, ett kort igjen
   *[other] Trekk fra trekkbunken, { $count } kort igjen
}
table-discards = { $count ->
    [1] Forkastede kort: ett
   *[other] Forkastede kort: { $count }
}
table-draw-contracts = { $count ->
    [1] Trekk kontraktskort, ett igjen
   *[other] Trekk kontraktskort, { $count } igjen
}
# Bunkenes navn på en telefon
table-deck = Trekkbunke
table-contract-deck = Kontrakter
table-discarded = Forkastede
# $route: navnet, lengden og fargen
table-route-closed = { $route }, stengt

table-hand = { $count ->
    [1] Hånden din: ett kort
   *[other] Hånden din: { $count } kort
}
table-stack = { $count } × { $card }
table-no-cards = Du har ingen kort på hånden.
table-my-contracts = Kontraktskortene dine

table-offer = Hvilke kontraktskort vil du beholde?
table-offer-how = Behold ett eller begge. Et fullført kontraktskort gir poengene sine til slutt; ellers trekkes de fra.
table-offer-last = Det er det siste, så du må beholde det.
table-keep-none = Behold minst ett
table-keep = { $count ->
    [1] Behold dette
   *[other] Behold begge
}

table-claim-title = Gjør krav på { $route }
table-claim-gain = { $points ->
    [1] Ett poeng.
   *[other] { $points } poeng.
}
table-claim-merchandise = Og et varebonuskort.
# $cards: "to blå kort"; $wilds: "ett jokerkort"
table-pay-both = { $cards } og { $wilds }
# $cards: "to blå kort" eller "to blå kort og ett jokerkort"
table-pay = Betal { $cards }
table-pay-otherwise = Andre måter å betale på

table-over = Spillet er slutt
table-watching = Du ser på
table-waiting = Venter på { $names }
table-must-pass = Du kan ikke gjøre annet enn å melde pass.
table-second-card = Ta ett kort til
table-choose-contracts = Velg kontraktskortene dine
table-what-to-do = Ta kort, gjør krav på en rute, eller trekk kontraktskort
table-title-turn = Din tur
table-pass = Meld pass
table-log = Krønike
table-rules = Regler
table-settings = Innstillinger
table-reconnecting = Forbindelsen er brutt. Kobler til igjen …
table-queued = Trekket ditt sendes så snart du er på nett igjen.
table-reconnected = Tilkoblet igjen.
table-bot-plays-for-you = En bot spiller for deg.
table-back = Jeg er tilbake
table-last-round = { $turns ->
    [1] Siste runde: én tur igjen
   *[other] Siste runde: { $turns } turer igjen
}
table-last-round-now = Siste runde: dette er din siste tur
table-last-round-next = Siste runde: du har én tur igjen
table-last-round-done = Siste runde: du har hatt din siste tur
table-practice = Øving
table-practice-what = Et trekk ble angret etter at det var klart hva det førte til. Derfor teller spillet som øving.
table-rematch-waits = De andre vil spille igjen.
table-rematch-join = Bli med
table-notify = Gi meg beskjed
table-help = Hjelp
table-help-here = Ved dette bordet
table-help-claim = Trykk på en rute for å gjøre krav på den. Er det bare én fornuftig måte å betale på, betales det med en gang, og du kan angre. Høyreklikk på en rute, eller hold fingeren på den, for å velge betaling selv.
table-help-drag = Dra et kort fra hånden til en rute for å betale med den fargen.
table-help-rules = Les reglene
table-sound-on = Slå på lyden
table-sound-off = Slå av lyden
table-keys = Hurtigtaster
table-key-take = ta kortet fra den plassen i markedet
table-key-deck = trekk fra trekkbunken
table-key-contracts = trekk kontraktskort
table-key-route = gå til en rute, og gjør krav på den
table-key-pass = meld pass
table-key-undo = angre det siste trekket
table-key-log = vis krøniken
table-key-again = vis de siste trekkene igjen
table-key-text = vis brettet som tekst eller som kart
table-key-skip = hopp over animasjonen, eller lukk det som er åpent
table-key-zoom = zoom inn, eller vis hele brettet
table-see-rule = Regel { $rule }
table-pass-device = Rekk skjermen videre til { $name }
table-hand-on = Gi videre til { $name }
table-i-am = Jeg er { $name }
# $have: kort i rutens farge; $wilds: jokerkort på hånden
table-needs = Ruten koster { $cards }; jokerkort teller med. Du har { $have ->
    [0] ingen
   *[other] { $have }
} i den fargen og { $wilds ->
    [0] ingen jokerkort
    [1] ett jokerkort
   *[other] { $wilds } jokerkort
}.
# $have: flest kort i én farge
table-needs-any = Ruten koster { $count ->
    [1] et kort i en hvilken som helst farge
   *[other] { $count } kort i samme farge
}; jokerkort teller med. Du har { $have ->
    [0] ingen fargede kort
   *[other] høyst { $have } i en farge
} og { $wilds ->
    [0] ingen jokerkort
    [1] ett jokerkort
   *[other] { $wilds } jokerkort
}.
table-sure-contracts = Trekke kontraktskort?
table-sure-contracts-why = Du ser på to og beholder minst ett. Fullfører du det ikke, mister du like mange poeng.
table-sure-contracts-yes = Trekk kontraktskort
table-clock-days = { $days } d { $hours } t

## Å gå sin vei

table-menu = Mer
table-leave = Forlat bordet
table-leave-what = En bot spiller for deg til du er tilbake.
table-resign = Gi opp …
table-resign-what = Da er du ute av dette spillet for godt.
table-resign-ask = Vil du gi opp?
# På en skjerm som flere deler
table-resign-ask-name = Vil { $name } gi opp?
table-resign-bot = { $bot } tar over og spiller videre. Du kan ikke komme tilbake til spillet.
table-resign-nobody = Spillet slutter med poengene slik de står nå, og du kan ikke vinne.
# The deal of the day
table-resign-day = Du har bare ett forsøk. Gir du opp, kommer du ikke med i rangeringen.
table-resign-yes = Gi opp
table-resigned = har gitt opp: en bot spiller videre
table-resigned-you = Du har gitt opp. En bot spiller videre for deg.
table-back-next = Du er tilbake. En bot fullfører denne turen; den neste er din.

## Noen blir borte i et spill uten klokke. $time: "3 minutter", "1 døgn"

table-overdue-in = Om { $time } kan du la en bot ta over for { $name }.
table-overdue = { $name } har ikke spilt på { $time }.
table-replace = La en bot ta over
table-end = Avslutt spillet
table-end-ask = Vil du avslutte spillet?
table-end-why = Spillet slutter med poengene slik de står nå, og { $name } kan ikke vinne.
table-end-why-others = Spillet slutter med poengene slik de står nå, og { $name } kan ikke vinne. De andre spillerne må si ja.
table-end-wanted = { $names } vil gjerne avslutte spillet.
table-end-waits = Venter på at { $names } sier ja.
