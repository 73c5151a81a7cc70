### Bordet før spillet, og opsætningen til én skærm.

lobby-title = Bordet er dækket
lobby-invite = Invitér andre
lobby-invite-how = Den, der har linket, må sætte sig eller se med.
lobby-rules = Læs reglerne
lobby-link = Link til dette bord
lobby-qr = QR-kode med linket
lobby-share-text = Kom og spil Grachten
lobby-seats = Pladser
lobby-seat-count = Antal pladser
lobby-open = Ledig plads
lobby-sit = Sæt dig
lobby-bot = Tilføj en bot
lobby-bot-level = Styrke for botten på plads { $seat }
lobby-beside = Tilføj en spiller ved denne skærm
lobby-beside-name = Navnet på den ved siden af dig
lobby-free = Gør pladsen fri: { $name }
lobby-stand = Rejs dig
lobby-remove = Fjern
lobby-colour = Farve: { $name }
lobby-colour-change = Skift farve: { $name }
lobby-rename = Skift navn: { $name }
lobby-taken = { $colour ->
    [burgundy] Vinrød
    [ochre] Okkergul
    [charcoal] Koksgrå
   *[ivory] Elfenbenshvid
}, optaget
lobby-youngest = Yngst, begynder
lobby-youngest-mark = Markér som yngst
lobby-youngest-name = { $name } er yngst og begynder
lobby-youngest-how = Den yngste begynder: sæt flaget ved vedkommende, eller lad tilfældet afgøre det.
lobby-you = dig
lobby-is-bot = bot
# $level: "Carter"
lobby-bot-of = bot · { $level }
lobby-is-ready = klar
lobby-not-ready = ikke klar endnu
lobby-not-here = ikke her
lobby-watching = { $count ->
    [one] Én ser med
   *[other] { $count } ser med
}
lobby-watching-too = { $count ->
    [one] Én person mere ser med
   *[other] { $count } andre ser også med
}
lobby-ready = Jeg er klar
lobby-unready = Ikke klar alligevel
lobby-start = Begynd spillet
lobby-leave = Forlad bordet
lobby-waits-seats = { $count ->
    [one] Én plads er stadig ledig.
   *[other] { $count } pladser er stadig ledige.
}
lobby-waits-fill = { $count ->
    [one] Én plads er stadig ledig: invitér nogen, tilføj en bot, eller fjern pladsen.
   *[other] { $count } pladser er stadig ledige: invitér nogen, tilføj botter, eller fjern pladser.
}
lobby-waits-fill-two = { $count ->
    [one] Én plads er stadig ledig: invitér nogen, eller tilføj en bot.
   *[other] { $count } pladser er stadig ledige: sæt dig, invitér nogen, eller tilføj botter.
}
lobby-waits-people = Venter på { $names }.
lobby-waits-both = Venter på dig og { $names }.
lobby-waits-me = Alle andre er klar.
lobby-waits-nothing = Alle er klar.
lobby-waits-visitor = Sæt dig for at spille, eller bliv og se med.
lobby-unseated = Din plads er blevet gjort ledig. Sæt dig igen, hvis du vil spille.
lobby-stale = Bordet er lige blevet ændret. Se på det igen, og meld dig så klar.
lobby-connecting = Forbindelsen er afbrudt. Forbinder igen …

## Det gælder ved bordet

lobby-options = Det gælder ved bordet
lobby-options-host = Værten bestemmer dette.
lobby-public = Åbent for alle
lobby-public-what = Fremmede kan finde bordet på listen
lobby-spectators = Tilskuere
lobby-spectators-what = Folk uden plads må se med
lobby-clock = Ur
lobby-clock-none = Intet
lobby-clock-quick = Hurtigt
lobby-clock-normal = Normalt
lobby-clock-slow = Langsomt
lobby-clock-none-what = Tag den tid, du har brug for.
lobby-clock-quick-what = 30 sekunder pr. tur og 2 minutter i reserve.
lobby-clock-normal-what = 60 sekunder pr. tur og 5 minutter i reserve.
lobby-clock-slow-what = 3 dage pr. tur: kom igen, når det passer dig.
# $turn, $reserve: "2 minutes", "3 days".
lobby-clock-other-what = { $turn } pr. tur og { $reserve } i reserve.
lobby-clock-alone-what = { $turn } pr. tur.
lobby-level = Afløser for dem, der er væk
lobby-pace = Botterne spiller
lobby-pace-calm = Roligt
lobby-pace-brisk = Raskt
lobby-pace-instant = Med det samme
lobby-takebacks = Fortryd ethvert træk
lobby-takebacks-what = Kun mod botter, og også når du har set, hvad trækket afslørede. Så tæller spillet som øvelse.
lobby-resigned = Hvis nogen giver op
lobby-resigned-bot = En bot tager over
lobby-resigned-nobody = Spillet slutter
lobby-patience = Så længe venter I på en, der er væk
lobby-patience-what = Derefter kan de andre lade en bot tage over eller slutte spillet.
lobby-yes = ja
lobby-no = nej

## Det, der er ændret, siden jeg var klar

lobby-changed = Ændret, siden du var klar
lobby-changed-seats = { $count ->
    [2] Der er nu to pladser.
    [3] Der er nu tre pladser.
   *[4] Der er nu fire pladser.
}
lobby-changed-open = Plads { $seat } er nu ledig.
lobby-changed-bot = På plads { $seat } spiller nu { $name }.
lobby-changed-person = På plads { $seat } sidder nu { $name }.
lobby-changed-you = Du sidder nu på plads { $seat }.
lobby-changed-youngest = { $name } er nu yngst.
lobby-changed-youngest-you = Du er nu yngst.
lobby-changed-youngest-none = Ingen står længere som yngst: tilfældet afgør, hvem der begynder.
lobby-changed-board = Der spilles nu på en anden spilleplade.
lobby-changed-public = Fremmede kan nu finde bordet på listen.
lobby-changed-private = Fremmede kan ikke længere finde bordet på listen.
lobby-changed-spectators = Folk uden plads må nu se med.
lobby-changed-alone = Folk uden plads må ikke længere se med.
# $what: "30 sekunder pr. tur og 2 minutter i reserve."
lobby-changed-clock = Uret er ændret: { $what }
lobby-changed-clock-none = Der er ikke længere noget ur.
lobby-changed-level = { $bot } er nu afløser for dem, der er væk.
lobby-changed-pace = { $pace ->
    [calm] Botterne spiller nu roligt.
    [brisk] Botterne spiller nu raskt.
   *[instant] Botterne spiller nu med det samme.
}
# $time: "1 dag"
lobby-changed-patience = I venter nu { $time } på en, der er væk.
lobby-changed-resigned = { $then ->
    [bot] Nu tager en bot over, hvis nogen giver op.
   *[nobody] Nu slutter spillet, hvis nogen giver op.
}
lobby-changed-takebacks = Når du kun spiller mod botter, kan ethvert træk nu fortrydes.
lobby-changed-takebacks-none = Nu kan kun træk, der ikke afslørede noget, fortrydes.

## Blandingen

lobby-fair = Ærlig blanding
lobby-fair-how = Serveren har allerede lagt sig fast på sin del af blandingen, og dette er dens forseglede løfte. Din browser lægger sin egen tilfældighed til, når du er klar. Efter spillet kommer det hele frem, og enhver kan kontrollere, at ingen har valgt kortene.
lobby-fair-commitment = Løfte

## Hvem der kommer og går, læst højt

lobby-said-sat = { $name } har sat sig.
lobby-said-left = { $name } har forladt bordet.
lobby-said-ready = { $name } er klar.
lobby-said-unready = { $name } er ikke klar længere.
lobby-said-here = { $name } er her.
lobby-said-gone = { $name } har mistet forbindelsen.

## På denne skærm

lobby-screen-title = På denne skærm
lobby-screen-how = Hvem sidder omkring denne enhed? Mellem turene skjuler et forseglet brev kortene, mens I sender enheden videre.
lobby-screen-player = Spiller { $number }
lobby-screen-name = Navn på spiller { $number }
lobby-screen-bot = Bot { $number }
lobby-screen-add = Tilføj en spiller
lobby-screen-add-bot = Tilføj en bot
lobby-screen-remove = Fjern { $name }
lobby-screen-begins = Hvem er yngst og begynder?
lobby-screen-chance = Lad tilfældet afgøre det
lobby-screen-start = Begynd spillet
lobby-screen-needs = { $what ->
    [names] Alle skal have hver sit navn.
    [people] Mindst ét menneske skal spille.
   *[few] Der skal være mindst to for at spille.
}

lobby-chat = Chat
lobby-chat-what = Spillerne må skrive til hinanden med egne ord. Alle ved bordet kan læse med, og intet gemmes.
lobby-changed-chat = Nu er der en chat.
lobby-changed-chat-none = Der er ikke længere en chat.
