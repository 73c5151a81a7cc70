### Bordet medan det spelas.

table-heading = Bordet
table-loading = Bordet dukas …
table-to-start = Till startsidan
table-abandoned = Partiet övergavs: ingen spelade vidare på länge.

table-players = Spelare
# $name: vårt eget namn
table-you = { $name } (du)
table-points = { $points ->
    [1] en poäng
   *[other] { $points } poäng
}
table-carts = kärror
table-cards = kort
table-contracts = kontrakt
table-merchandise = varor
table-stand-in = En bot spelar för { $name }
table-your-turn = Din tur
table-thinking = är på tur …
table-not-here = inte här just nu
table-clock = Tid kvar: { $time }
# What a player took, as small cards
table-took = { $count ->
    [1] Har tagit ett kort sedan din förra tur
   *[other] Har tagit { $count } kort sedan din förra tur
}

table-market = Marknad
table-take = { $kind ->
    [pink] Ta det rosa kortet
    [blue] Ta det blå kortet
    [green] Ta det gröna kortet
    [black] Ta det svarta kortet
    [red] Ta det röda kortet
    [orange] Ta det orange kortet
   *[wild] Ta jokerkortet
}
table-empty-space = Tom lucka
table-draw-card = { $count ->
    [0] Dra från draghögen: inga kort finns kvar
    [1] Dra från draghögen, ett kort kvar
   *[other] Dra från draghögen, { $count } kort kvar
}
table-discards = { $count ->
    [1] Kasthög: ett kort
   *[other] Kasthög: { $count } kort
}
table-draw-contracts = { $count ->
    [1] Dra kontraktkort, ett kvar
   *[other] Dra kontraktkort, { $count } kvar
}
# Högarnas namn på en telefon
table-deck = Draghög
table-contract-deck = Kontrakt
table-discarded = Kasthög
# $route: dess namn, längd och färg
table-route-closed = { $route }, stängd

table-hand = { $count ->
    [1] Din hand: ett kort
   *[other] Din hand: { $count } kort
}
table-stack = { $count } × { $card }
table-no-cards = Du har inga kort på hand.
table-my-contracts = Dina kontraktkort

table-offer = Vilka kontraktkort vill du behålla?
table-offer-how = Behåll ett eller båda. Ett uppfyllt kontraktkort ger sina poäng på slutet; annars dras de av.
table-offer-last = Det är det sista, så du måste behålla det.
table-keep-none = Behåll minst ett
table-keep = { $count ->
    [1] Behåll det här
   *[other] Behåll båda
}

table-claim-title = Muta in { $route }
table-claim-gain = { $points ->
    [1] En poäng.
   *[other] { $points } poäng.
}
table-claim-merchandise = Och ett handelsbonuskort.
# $cards: "två blå kort"; $wilds: "ett jokerkort"
table-pay-both = { $cards } och { $wilds }
# $cards: "två blå kort" eller "två blå kort och ett jokerkort"
table-pay = Betala { $cards }
table-pay-otherwise = Andra sätt att betala

table-over = Partiet är slut
table-watching = Du tittar på
table-waiting = Väntar på { $names }
table-must-pass = Du kan inte göra något annat än att passa.
table-second-card = Ta ett kort till
table-choose-contracts = Välj dina kontraktkort
table-what-to-do = Ta kort, muta in en sträcka eller dra kontraktkort
table-title-turn = Din tur
table-pass = Passa
table-log = Krönika
table-rules = Regler
table-settings = Inställningar
table-reconnecting = Anslutningen är bruten. Ansluter igen …
table-queued = Ditt drag skickas så snart du är uppkopplad igen.
table-reconnected = Ansluten igen.
table-bot-plays-for-you = En bot spelar för dig.
table-back = Jag är tillbaka
table-last-round = { $turns ->
    [1] Sista rundan: en tur kvar
   *[other] Sista rundan: { $turns } turer kvar
}
table-last-round-now = Sista rundan: det här är din sista tur
table-last-round-next = Sista rundan: du har en tur kvar
table-last-round-done = Sista rundan: du har haft din sista tur
table-practice = Övning
table-practice-what = Ett drag ångrades när det var klart vad det ledde till. Därför räknas partiet som övning.
table-rematch-waits = De andra vill spela igen.
table-rematch-join = Var med
table-notify = Meddela mig
table-help = Hjälp
table-help-here = Vid det här bordet
table-help-claim = Tryck på en sträcka för att muta in den. Finns det bara ett vettigt sätt att betala, betalas det genast, och du kan ångra. Högerklicka på en sträcka, eller håll kvar fingret, för att själv välja betalning.
table-help-drag = Dra ett kort från handen till en sträcka för att betala med den färgen.
table-help-rules = Läs reglerna
table-sound-on = Slå på ljudet
table-sound-off = Stäng av ljudet
table-keys = Kortkommandon
table-key-take = ta kortet från den luckan i marknaden
table-key-deck = dra från draghögen
table-key-contracts = dra kontraktkort
table-key-route = gå till en sträcka och muta in den
table-key-pass = passa
table-key-undo = ångra det senaste draget
table-key-log = visa krönikan
table-key-again = visa de senaste dragen igen
table-key-text = visa spelbrädet som text eller som karta
table-key-skip = hoppa över animationen, eller stäng det som är öppet
table-key-zoom = zooma in, eller visa hela spelbrädet
table-see-rule = Regel { $rule }
table-pass-device = Lämna över skärmen till { $name }
table-hand-on = Lämna över till { $name }
table-i-am = Jag är { $name }
# $have: kort i sträckans färg; $wilds: jokerkort på handen
table-needs = Sträckan kostar { $cards }; jokerkort räknas också. Du har { $have ->
    [0] inga
   *[other] { $have }
} i den färgen och { $wilds ->
    [0] inget jokerkort
    [1] ett jokerkort
   *[other] { $wilds } jokerkort
}.
# $have: flest kort i en färg
table-needs-any = Sträckan kostar { $count ->
    [1] ett kort i vilken färg som helst
   *[other] { $count } kort i samma färg
}; jokerkort räknas också. Du har { $have ->
    [0] inga färgade kort
   *[other] högst { $have } i en färg
} och { $wilds ->
    [0] inget jokerkort
    [1] ett jokerkort
   *[other] { $wilds } jokerkort
}.
table-sure-contracts = Dra kontraktkort?
table-sure-contracts-why = Du tittar på två och behåller minst ett. Uppfyller du det inte förlorar du lika många poäng.
table-sure-contracts-yes = Dra kontraktkort
table-clock-days = { $days } d { $hours } tim

## Att gå sin väg

table-menu = Mer
table-leave = Lämna bordet
table-leave-what = En bot spelar för dig tills du är tillbaka.
table-resign = Ge upp …
table-resign-what = Då är du ute ur partiet för gott.
table-resign-ask = Vill du ge upp?
# På en skärm som flera delar på
table-resign-ask-name = Vill { $name } ge upp?
table-resign-bot = { $bot } tar över och spelar vidare. Du kan inte komma tillbaka till partiet.
table-resign-nobody = Partiet slutar med poängen som de är nu, och du kan inte vinna.
# The deal of the day
table-resign-day = Du har bara ett försök. Om du ger upp kommer du inte med i rankningen.
table-resign-yes = Ge upp
table-resigned = har gett upp: en bot spelar vidare
table-resigned-you = Du har gett upp. En bot spelar vidare för dig.
table-back-next = Du är tillbaka. En bot gör klart den här turen; nästa är din.

## Någon är borta i ett parti utan klocka. $time: "3 minuter", "1 dygn"

table-overdue-in = Om { $time } kan du låta en bot ta över för { $name }.
table-overdue = { $name } har inte spelat på { $time }.
table-replace = Låt en bot ta över
table-end = Avsluta partiet
table-end-ask = Vill du avsluta partiet?
table-end-why = Partiet slutar med poängen som de är nu, och { $name } kan inte vinna.
table-end-why-others = Partiet slutar med poängen som de är nu, och { $name } kan inte vinna. De andra spelarna måste gå med på det.
table-end-wanted = { $names } vill avsluta partiet.
table-end-waits = Väntar på att { $names } ska gå med på det.
