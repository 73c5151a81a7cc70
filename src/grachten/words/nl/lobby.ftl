### De tafel vóór de partij, en de voorbereiding voor één scherm.

lobby-title = De tafel staat klaar
lobby-invite = Nodig anderen uit
lobby-invite-how = Wie deze link heeft, kan aanschuiven of meekijken.
lobby-rules = Lees de regels
lobby-link = Link naar deze tafel
lobby-qr = QR-code voor de link
lobby-share-text = Kom Grachten spelen
lobby-seats = Plaatsen
lobby-seat-count = Aantal plaatsen
lobby-open = Vrije plaats
lobby-sit = Ga zitten
lobby-bot = Bot toevoegen
lobby-bot-level = Niveau van de bot op plaats { $seat }
lobby-beside = Speler toevoegen op dit scherm
lobby-beside-name = Naam van wie naast je zit
lobby-free = Plaats van { $name } vrijmaken
lobby-stand = Sta op
lobby-remove = Weghalen
lobby-colour = Kleur van { $name }
lobby-colour-change = Kleur van { $name } wijzigen
lobby-rename = Naam { $name } wijzigen
lobby-taken = { $colour ->
    [burgundy] Wijnrood
    [ochre] Okergeel
    [charcoal] Antracietgrijs
   *[ivory] Ivoorwit
}, bezet
lobby-youngest = Jongste, begint
lobby-youngest-mark = Als jongste aanwijzen
lobby-youngest-name = { $name } is de jongste en begint
lobby-youngest-how = De jongste begint: wijs die aan met het vlaggetje, of laat het lot beslissen.
lobby-you = jij
lobby-is-bot = bot
# $level: "Voerman"
lobby-bot-of = bot · { $level }
lobby-is-ready = klaar
lobby-not-ready = nog niet klaar
lobby-not-here = afwezig
lobby-watching = { $count ->
    [one] Er kijkt één persoon mee
   *[other] Er kijken { $count } mensen mee
}
lobby-watching-too = { $count ->
    [one] Er kijkt nog één persoon mee
   *[other] Er kijken nog { $count } mensen mee
}
lobby-ready = Ik ben klaar
lobby-unready = Toch nog niet klaar
lobby-start = Start de partij
lobby-leave = Tafel verlaten
lobby-waits-seats = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
lobby-waits-fill = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit, voeg een bot toe of haal de plaats weg.
   *[other] Er zijn nog { $count } plaatsen vrij: nodig mensen uit, voeg bots toe of haal plaatsen weg.
}
lobby-waits-fill-two = { $count ->
    [one] Er is nog één plaats vrij: nodig iemand uit of voeg een bot toe.
   *[other] Er zijn nog { $count } plaatsen vrij: ga zitten, nodig mensen uit of voeg bots toe.
}
lobby-waits-people = Wachten op { $names }.
lobby-waits-both = Wachten op jou en { $names }.
lobby-waits-me = Alle anderen zijn klaar.
lobby-waits-nothing = Iedereen is klaar.
lobby-waits-visitor = Ga zitten om mee te spelen, of blijf meekijken.
lobby-unseated = Je plaats is vrijgemaakt. Ga weer zitten als je mee wilt spelen.
lobby-stale = De tafel is net veranderd. Kijk nog even en meld je dan klaar.
lobby-connecting = Verbinding verbroken. Opnieuw verbinden …

## Tafelinstellingen

lobby-options = Tafelinstellingen
lobby-options-host = De host beslist hierover.
lobby-public = Open voor iedereen
lobby-public-what = Onbekenden kunnen de tafel in de lijst vinden
lobby-spectators = Toeschouwers
lobby-spectators-what = Wie geen plaats heeft, mag meekijken
lobby-clock = Klok
lobby-clock-none = Geen
lobby-clock-quick = Snel
lobby-clock-normal = Normaal
lobby-clock-slow = Langzaam
lobby-clock-none-what = Neem de tijd.
lobby-clock-quick-what = 30 seconden per beurt en 2 minuten in reserve.
lobby-clock-normal-what = 60 seconden per beurt en 5 minuten in reserve.
lobby-clock-slow-what = 3 dagen per beurt: kom terug wanneer het je uitkomt.
# $turn, $reserve: "2 minutes", "3 days".
lobby-clock-other-what = { $turn } per beurt en { $reserve } in reserve.
lobby-clock-alone-what = { $turn } per beurt.
lobby-level = Invaller voor afwezigen
lobby-pace = Bots spelen
lobby-pace-calm = Rustig
lobby-pace-brisk = Vlot
lobby-pace-instant = Meteen
lobby-takebacks = Elke zet terugnemen
lobby-takebacks-what = Alleen tegen bots, zelfs als je al hebt gezien wat de zet onthulde. De partij telt dan als oefening.
lobby-resigned = Als iemand opgeeft
lobby-resigned-bot = Een bot neemt het over
lobby-resigned-nobody = De partij eindigt
lobby-patience = Hoelang wachten op afwezigen
lobby-patience-what = Daarna kunnen de anderen een bot laten invallen of de partij beëindigen.
lobby-yes = ja
lobby-no = nee

## Wat er is veranderd sinds ik klaar was

lobby-changed = Gewijzigd sinds je klaar was
lobby-changed-seats = { $count ->
    [2] Er zijn nu twee plaatsen.
    [3] Er zijn nu drie plaatsen.
   *[4] Er zijn nu vier plaatsen.
}
lobby-changed-open = Plaats { $seat } is nu vrij.
lobby-changed-bot = Op plaats { $seat } speelt nu { $name }.
lobby-changed-person = Op plaats { $seat } zit nu { $name }.
lobby-changed-you = Jij zit nu op plaats { $seat }.
lobby-changed-youngest = { $name } is nu de jongste.
lobby-changed-youngest-you = Jij bent nu de jongste.
lobby-changed-youngest-none = Er is nu niemand als jongste aangewezen: het lot bepaalt wie begint.
lobby-changed-board = Er wordt nu op een ander bord gespeeld.
lobby-changed-public = Onbekenden kunnen de tafel nu in de lijst vinden.
lobby-changed-private = Onbekenden kunnen de tafel niet meer in de lijst vinden.
lobby-changed-spectators = Wie geen plaats heeft, mag nu meekijken.
lobby-changed-alone = Wie geen plaats heeft, mag niet meer meekijken.
# $what: "30 seconden per beurt en 2 minuten in reserve."
lobby-changed-clock = De klok is gewijzigd: { $what }
lobby-changed-clock-none = Er is geen klok meer.
lobby-changed-level = { $bot } valt nu in voor afwezigen.
lobby-changed-pace = { $pace ->
    [calm] Bots spelen nu rustig.
    [brisk] Bots spelen nu vlot.
   *[instant] Bots spelen nu zonder te wachten.
}
# $time: "1 dag"
lobby-changed-patience = De tafel wacht nu { $time } op afwezigen.
lobby-changed-resigned = { $then ->
    [bot] Vanaf nu neemt een bot het over als iemand opgeeft.
   *[nobody] Vanaf nu eindigt de partij als iemand opgeeft.
}
lobby-changed-takebacks = Wie alleen tegen bots speelt, kan nu elke zet terugnemen.
lobby-changed-takebacks-none = Alleen zetten die niets hebben onthuld, kunnen nu nog worden teruggenomen.

## Het schudden

lobby-fair = Eerlijk geschud
lobby-fair-how = De server heeft zijn deel van het schudden al vastgelegd, en deze verzegelde belofte houdt hem daaraan. Als je klaar bent, voegt je browser er zijn eigen toeval aan toe. Na de partij wordt alles onthuld en kan iedereen controleren dat niemand de kaarten heeft gekozen.
lobby-fair-commitment = Belofte

## Wie er komt en gaat, voor schermlezers

lobby-said-sat = { $name } is gaan zitten.
lobby-said-left = { $name } heeft de tafel verlaten.
lobby-said-ready = { $name } is klaar.
lobby-said-unready = { $name } is niet meer klaar.
lobby-said-here = { $name } is er.
lobby-said-gone = { $name } is de verbinding kwijt.

## Op dit scherm

lobby-screen-title = Op dit scherm
lobby-screen-how = Wie zitten er rond dit apparaat? Tussen de beurten verbergt een verzegelde brief de kaarten, terwijl jullie het apparaat doorgeven.
lobby-screen-player = Speler { $number }
lobby-screen-name = Naam van speler { $number }
lobby-screen-bot = Bot { $number }
lobby-screen-add = Speler toevoegen
lobby-screen-add-bot = Bot toevoegen
lobby-screen-remove = { $name } weghalen
lobby-screen-begins = Wie is de jongste en begint?
lobby-screen-chance = Laat het lot beslissen
lobby-screen-start = Start de partij
lobby-screen-needs = { $what ->
    [names] Iedereen heeft een eigen naam nodig.
    [people] Er moet minstens één mens meespelen.
   *[few] Er zijn minstens twee spelers nodig.
}

lobby-chat = Chat
lobby-chat-what = Spelers mogen elkaar in eigen woorden schrijven. Iedereen aan tafel kan meelezen en er wordt niets bewaard.
lobby-changed-chat = Er is nu een chat.
lobby-changed-chat-none = Er is geen chat meer.
