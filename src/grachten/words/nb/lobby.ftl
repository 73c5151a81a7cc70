### Bordet før spillet, og forberedelsene for én skjerm.

lobby-title = Bordet er dekket
lobby-invite = Inviter andre
lobby-invite-how = Den som har lenken, kan sette seg eller se på.
lobby-rules = Les reglene
lobby-link = Lenke til dette bordet
lobby-qr = QR-kode med lenken
lobby-share-text = Kom og spill Grachten
lobby-seats = Plasser
lobby-seat-count = Antall plasser
lobby-open = Ledig plass
lobby-sit = Sett deg
lobby-bot = Legg til en bot
lobby-bot-level = Styrken til boten på plass { $seat }
lobby-beside = Legg til en spiller ved denne skjermen
lobby-beside-name = Navnet på den ved siden av deg
lobby-free = Gjør plassen ledig: { $name }
lobby-stand = Reis deg
lobby-remove = Fjern
lobby-colour = Farge: { $name }
lobby-colour-change = Bytt farge: { $name }
lobby-rename = Bytt navn: { $name }
lobby-taken = { $colour ->
    [burgundy] Vinrød
    [ochre] Okergul
    [charcoal] Koksgrå
   *[ivory] Elfenbenshvit
}, opptatt
lobby-youngest = Yngst, begynner
lobby-youngest-mark = Merk som yngst
lobby-youngest-name = { $name } er yngst og begynner
lobby-youngest-how = Den yngste begynner: merk vedkommende med flagget, eller la tilfeldighetene avgjøre.
lobby-you = deg
lobby-is-bot = bot
# $level: "Carter"
lobby-bot-of = bot · { $level }
lobby-is-ready = klar
lobby-not-ready = ikke klar ennå
lobby-not-here = ikke her
lobby-watching = { $count ->
    [one] Én ser på
   *[other] { $count } ser på
}
lobby-watching-too = { $count ->
    [one] Én person til ser på
   *[other] { $count } andre ser også på
}
lobby-ready = Jeg er klar
lobby-unready = Ikke klar likevel
lobby-start = Start spillet
lobby-leave = Forlat bordet
lobby-waits-seats = { $count ->
    [one] Én plass er fortsatt ledig.
   *[other] { $count } plasser er fortsatt ledige.
}
lobby-waits-fill = { $count ->
    [one] Én plass er fortsatt ledig: inviter noen, legg til en bot, eller fjern plassen.
   *[other] { $count } plasser er fortsatt ledige: inviter noen, legg til boter, eller fjern plasser.
}
lobby-waits-fill-two = { $count ->
    [one] Én plass er fortsatt ledig: inviter noen eller legg til en bot.
   *[other] { $count } plasser er fortsatt ledige: sett deg, inviter noen eller legg til boter.
}
lobby-waits-people = Venter på { $names }.
lobby-waits-both = Venter på deg og { $names }.
lobby-waits-me = Alle andre er klare.
lobby-waits-nothing = Alle er klare.
lobby-waits-visitor = Sett deg for å spille, eller bli og se på.
lobby-unseated = Plassen din ble gjort ledig. Sett deg igjen hvis du vil spille.
lobby-stale = Bordet er nettopp endret. Se på det igjen, og meld deg klar.
lobby-connecting = Forbindelsen er brutt. Kobler til igjen …

## Dette gjelder

lobby-options = Dette gjelder
lobby-options-host = Verten bestemmer dette.
lobby-public = Åpent for alle
lobby-public-what = Fremmede kan finne bordet i listen
lobby-spectators = Tilskuere
lobby-spectators-what = Folk uten plass kan se på
lobby-clock = Klokke
lobby-clock-none = Ingen
lobby-clock-quick = Rask
lobby-clock-normal = Vanlig
lobby-clock-slow = Langsom
lobby-clock-none-what = Ta den tiden du trenger.
lobby-clock-quick-what = 30 sekunder per tur og 2 minutter i reserve.
lobby-clock-normal-what = 60 sekunder per tur og 5 minutter i reserve.
lobby-clock-slow-what = 3 dager per tur: kom tilbake når det passer.
# $turn, $reserve: "2 minutes", "3 days".
lobby-clock-other-what = { $turn } per tur og { $reserve } i reserve.
lobby-clock-alone-what = { $turn } per tur.
lobby-level = Avløser for dem som er borte
lobby-pace = Botene spiller
lobby-pace-calm = Rolig
lobby-pace-brisk = Raskt
lobby-pace-instant = Med en gang
lobby-takebacks = Angre ethvert trekk
lobby-takebacks-what = Bare mot boter, og også når du har sett hva trekket avslørte. Da teller spillet som øving.
lobby-resigned = Hvis noen gir opp
lobby-resigned-bot = En bot tar over
lobby-resigned-nobody = Spillet slutter
lobby-patience = Så lenge venter dere på en som er borte
lobby-patience-what = Etter det kan de andre la en bot ta over eller avslutte spillet.
lobby-yes = ja
lobby-no = nei

## Det som er endret siden jeg var klar

lobby-changed = Endret siden du var klar
lobby-changed-seats = { $count ->
    [2] Det er nå to plasser.
    [3] Det er nå tre plasser.
   *[4] Det er nå fire plasser.
}
lobby-changed-open = Plass { $seat } er nå ledig.
lobby-changed-bot = På plass { $seat } spiller nå { $name }.
lobby-changed-person = På plass { $seat } sitter nå { $name }.
lobby-changed-you = Du sitter nå på plass { $seat }.
lobby-changed-youngest = { $name } er nå yngst.
lobby-changed-youngest-you = Du er nå yngst.
lobby-changed-youngest-none = Ingen er merket som yngst lenger: tilfeldighetene avgjør hvem som begynner.
lobby-changed-board = Det spilles nå på et annet brett.
lobby-changed-public = Fremmede kan nå finne bordet i listen.
lobby-changed-private = Fremmede kan ikke lenger finne bordet i listen.
lobby-changed-spectators = Folk uten plass kan nå se på.
lobby-changed-alone = Folk uten plass kan ikke lenger se på.
# $what: "30 sekunder per tur og 2 minutter i reserve."
lobby-changed-clock = Klokken er endret: { $what }
lobby-changed-clock-none = Det er ikke lenger noen klokke.
lobby-changed-level = { $bot } er nå avløser for dem som er borte.
lobby-changed-pace = { $pace ->
    [calm] Botene spiller nå rolig.
    [brisk] Botene spiller nå raskt.
   *[instant] Botene spiller nå med en gang.
}
# $time: "1 døgn"
lobby-changed-patience = Dere venter nå { $time } på en som er borte.
lobby-changed-resigned = { $then ->
    [bot] Nå tar en bot over hvis noen gir opp.
   *[nobody] Nå slutter spillet hvis noen gir opp.
}
lobby-changed-takebacks = Når du bare spiller mot boter, kan ethvert trekk nå angres.
lobby-changed-takebacks-none = Nå kan bare trekk som ikke avslørte noe, angres.

## Stokkingen

lobby-fair = Ærlig stokking
lobby-fair-how = Serveren har allerede bundet seg til sin del av stokkingen, og dette er det forseglede løftet. Nettleseren din legger til sin egen tilfeldighet når du er klar. Etter spillet kommer alt fram, og hvem som helst kan sjekke at ingen har valgt kortene.
lobby-fair-commitment = Løfte

## Hvem som kommer og går, lest høyt

lobby-said-sat = { $name } har satt seg.
lobby-said-left = { $name } har forlatt bordet.
lobby-said-ready = { $name } er klar.
lobby-said-unready = { $name } er ikke klar lenger.
lobby-said-here = { $name } er her.
lobby-said-gone = { $name } har mistet forbindelsen.

## På denne skjermen

lobby-screen-title = På denne skjermen
lobby-screen-how = Hvem sitter rundt denne enheten? Mellom turene skjuler et forseglet brev kortene mens dere sender enheten videre.
lobby-screen-player = Spiller { $number }
lobby-screen-name = Navnet på spiller { $number }
lobby-screen-bot = Bot { $number }
lobby-screen-add = Legg til en spiller
lobby-screen-add-bot = Legg til en bot
lobby-screen-remove = Fjern { $name }
lobby-screen-begins = Hvem er yngst og begynner?
lobby-screen-chance = La tilfeldighetene avgjøre
lobby-screen-start = Start spillet
lobby-screen-needs = { $what ->
    [names] Alle trenger hvert sitt navn.
    [people] Minst ett menneske må spille.
   *[few] Det må være minst to for å spille.
}

lobby-chat = Chat
lobby-chat-what = Spillerne kan skrive til hverandre med egne ord. Alle ved bordet kan lese det, og ingenting lagres.
lobby-changed-chat = Nå er det en chat her.
lobby-changed-chat-none = Det er ikke lenger noen chat.
