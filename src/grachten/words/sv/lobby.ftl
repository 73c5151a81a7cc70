### Bordet före partiet, och uppställningen för en skärm.

lobby-title = Bordet är dukat
lobby-invite = Bjud in andra
lobby-invite-how = Den som har länken får sätta sig eller titta på.
lobby-rules = Läs reglerna
lobby-link = Länk till det här bordet
lobby-qr = QR-kod med länken
lobby-share-text = Kom och spela Grachten
lobby-seats = Platser vid bordet
lobby-seat-count = Antal platser
lobby-open = Ledig plats
lobby-sit = Sätt dig
lobby-bot = Lägg till en bot
lobby-bot-level = Styrka för boten på plats { $seat }
lobby-beside = Lägg till en spelare vid den här skärmen
lobby-beside-name = Namnet på den bredvid dig
lobby-free = Gör platsen ledig: { $name }
lobby-stand = Res dig
lobby-remove = Ta bort
lobby-colour = Färg: { $name }
lobby-colour-change = Byt färg: { $name }
lobby-rename = Byt namn: { $name }
lobby-taken = { $colour ->
    [burgundy] Vinröd
    [ochre] Ockragul
    [charcoal] Kolgrå
   *[ivory] Elfenbensvit
}, upptagen
lobby-youngest = Yngst, börjar
lobby-youngest-mark = Markera som yngst
lobby-youngest-name = { $name } är yngst och börjar
lobby-youngest-how = Den yngsta börjar: markera personen med flaggan, eller låt slumpen avgöra.
lobby-you = du
lobby-is-bot = bot
# $level: "Carter"
lobby-bot-of = bot · { $level }
lobby-is-ready = redo
lobby-not-ready = inte redo än
lobby-not-here = inte här
lobby-watching = { $count ->
    [one] En tittar på
   *[other] { $count } tittar på
}
lobby-watching-too = { $count ->
    [one] En person till tittar på
   *[other] { $count } andra tittar också på
}
lobby-ready = Jag är redo
lobby-unready = Inte redo ändå
lobby-start = Starta partiet
lobby-leave = Lämna bordet
lobby-waits-seats = { $count ->
    [one] En plats är fortfarande ledig.
   *[other] { $count } platser är fortfarande lediga.
}
lobby-waits-fill = { $count ->
    [one] En plats är fortfarande ledig: bjud in någon, lägg till en bot eller ta bort den.
   *[other] { $count } platser är fortfarande lediga: bjud in någon, lägg till botar eller ta bort dem.
}
lobby-waits-fill-two = { $count ->
    [one] En plats är fortfarande ledig: bjud in någon eller lägg till en bot.
   *[other] { $count } platser är fortfarande lediga: sätt dig, bjud in någon eller lägg till botar.
}
lobby-waits-people = Väntar på { $names }.
lobby-waits-both = Väntar på dig och { $names }.
lobby-waits-me = Alla andra är redo.
lobby-waits-nothing = Alla är redo.
lobby-waits-visitor = Sätt dig för att spela, eller stanna och titta på.
lobby-unseated = Din plats har gjorts ledig. Sätt dig igen om du vill spela.
lobby-stale = Bordet har just ändrats. Titta på det igen och säg sedan att du är redo.
lobby-connecting = Anslutningen är bruten. Ansluter igen …

## Det här gäller

lobby-options = Det här gäller
lobby-options-host = Värden bestämmer det här.
lobby-public = Öppet för alla
lobby-public-what = Främlingar kan hitta bordet i listan
lobby-spectators = Åskådare
lobby-spectators-what = De som inte har någon plats får titta på
lobby-clock = Klocka
lobby-clock-none = Ingen
lobby-clock-quick = Snabb
lobby-clock-normal = Vanlig
lobby-clock-slow = Långsam
lobby-clock-none-what = Ta den tid du behöver.
lobby-clock-quick-what = 30 sekunder per tur och 2 minuter i reserv.
lobby-clock-normal-what = 60 sekunder per tur och 5 minuter i reserv.
lobby-clock-slow-what = 3 dagar per tur: kom tillbaka när det passar.
# $turn, $reserve: "2 minutes", "3 days".
lobby-clock-other-what = { $turn } per tur och { $reserve } i reserv.
lobby-clock-alone-what = { $turn } per tur.
lobby-level = Ersättare för dem som är borta
lobby-pace = Botarna spelar
lobby-pace-calm = Lugnt
lobby-pace-brisk = Raskt
lobby-pace-instant = Direkt
lobby-takebacks = Ångra vilket drag som helst
lobby-takebacks-what = Bara mot botar, och även när du har sett vad draget avslöjade. Då räknas partiet som övning.
lobby-resigned = Om någon ger upp
lobby-resigned-bot = En bot tar över
lobby-resigned-nobody = Partiet avslutas
lobby-patience = Så länge väntar ni på den som är borta
lobby-patience-what = Därefter kan de andra låta en bot ta över eller avsluta partiet.
lobby-yes = ja
lobby-no = nej

## Det som har ändrats sedan jag var redo

lobby-changed = Ändrat sedan du var redo
lobby-changed-seats = { $count ->
    [2] Det finns nu två platser.
    [3] Det finns nu tre platser.
   *[4] Det finns nu fyra platser.
}
lobby-changed-open = Plats { $seat } är nu ledig.
lobby-changed-bot = På plats { $seat } spelar nu { $name }.
lobby-changed-person = På plats { $seat } sitter nu { $name }.
lobby-changed-you = Du sitter nu på plats { $seat }.
lobby-changed-youngest = { $name } är nu yngst.
lobby-changed-youngest-you = Du är nu yngst.
lobby-changed-youngest-none = Ingen är längre markerad som yngst: slumpen avgör vem som börjar.
lobby-changed-board = Partiet spelas nu på ett annat spelbräde.
lobby-changed-public = Främlingar kan nu hitta bordet i listan.
lobby-changed-private = Främlingar kan inte längre hitta bordet i listan.
lobby-changed-spectators = De som inte har någon plats får nu titta på.
lobby-changed-alone = De som inte har någon plats får inte längre titta på.
# $what: "30 sekunder per tur och 2 minuter i reserv."
lobby-changed-clock = Klockan är ändrad: { $what }
lobby-changed-clock-none = Det finns inte längre någon klocka.
lobby-changed-level = { $bot } är nu ersättare för dem som är borta.
lobby-changed-pace = { $pace ->
    [calm] Botarna spelar nu lugnt.
    [brisk] Botarna spelar nu raskt.
   *[instant] Botarna spelar nu direkt.
}
# $time: "1 dygn"
lobby-changed-patience = Ni väntar nu { $time } på den som är borta.
lobby-changed-resigned = { $then ->
    [bot] Nu tar en bot över om någon ger upp.
   *[nobody] Nu avslutas partiet om någon ger upp.
}
lobby-changed-takebacks = När du bara spelar mot botar kan nu vilket drag som helst ångras.
lobby-changed-takebacks-none = Nu kan bara drag som inte avslöjade något ångras.

## Blandningen

lobby-fair = Ärlig blandning
lobby-fair-how = Servern har redan bundit sig vid sin del av blandningen, och det här är dess förseglade löfte. Din webbläsare lägger till sin egen slump när du är redo. Efter partiet visas allt, och vem som helst kan kontrollera att ingen har valt korten.
lobby-fair-commitment = Löfte

## Vilka som kommer och går, uppläst

lobby-said-sat = { $name } har satt sig.
lobby-said-left = { $name } har lämnat bordet.
lobby-said-ready = { $name } är redo.
lobby-said-unready = { $name } är inte redo längre.
lobby-said-here = { $name } är här.
lobby-said-gone = { $name } har tappat anslutningen.

## På den här skärmen

lobby-screen-title = På den här skärmen
lobby-screen-how = Vilka sitter runt den här enheten? Mellan turerna döljer ett förseglat brev korten medan ni skickar enheten vidare.
lobby-screen-player = Spelare { $number }
lobby-screen-name = Namn på spelare { $number }
lobby-screen-bot = Bot { $number }
lobby-screen-add = Lägg till en spelare
lobby-screen-add-bot = Lägg till en bot
lobby-screen-remove = Ta bort { $name }
lobby-screen-begins = Vem är yngst och börjar?
lobby-screen-chance = Låt slumpen avgöra
lobby-screen-start = Starta partiet
lobby-screen-needs = { $what ->
    [names] Alla behöver var sitt namn.
    [people] Minst en människa måste spela.
   *[few] Det krävs minst två för att spela.
}

lobby-chat = Chatt
lobby-chat-what = Spelarna får skriva till varandra med egna ord. Alla vid bordet kan läsa, och inget sparas.
lobby-changed-chat = Nu finns det en chatt.
lobby-changed-chat-none = Det finns ingen chatt längre.
