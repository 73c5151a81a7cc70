### De tafel tijdens een partij.

table-heading = De tafel
table-loading = De tafel wordt klaargezet …
table-to-start = Naar startpagina
table-abandoned = Deze partij is gestaakt: er is lange tijd niet meer gespeeld.

table-players = Spelers
# $name: onze eigen naam
table-you = { $name } (jij)
table-points = { $points ->
    [1] één punt
   *[other] { $points } punten
}
table-carts = karren
table-cards = kaarten
table-contracts = contracten
table-merchandise = koopwaar
table-stand-in = Een bot valt in voor { $name }
table-your-turn = Jouw beurt
table-thinking = aan de beurt …
table-not-here = nu afwezig
table-clock = Resterende tijd: { $time }
# Wat een speler pakte, als kleine kaarten
table-took = { $count ->
    [1] Heeft sinds je vorige beurt één kaart gepakt
   *[other] Heeft sinds je vorige beurt { $count } kaarten gepakt
}

table-market = Markt
table-take = { $kind ->
    [pink] Pak de roze kaart
    [blue] Pak de blauwe kaart
    [green] Pak de groene kaart
    [black] Pak de zwarte kaart
    [red] Pak de rode kaart
    [orange] Pak de oranje kaart
   *[wild] Pak de joker
}
table-empty-space = Lege plek
table-draw-card = { $count ->
    [0] Trek van de trekstapel: geen kaarten meer
    [1] Trek van de trekstapel, nog één kaart
   *[other] Trek van de trekstapel, nog { $count } kaarten
}
table-discards = { $count ->
    [1] Aflegstapel: één kaart
   *[other] Aflegstapel: { $count } kaarten
}
table-draw-contracts = { $count ->
    [1] Trek contracten, nog één
   *[other] Trek contracten, nog { $count }
}
# De bijschriften van de stapels op een telefoon
table-deck = Trekstapel
table-contract-deck = Contracten
table-discarded = Afgelegd
# $route: naam, lengte en kleur van de route
table-route-closed = { $route }, gesloten

table-hand = { $count ->
    [1] Je hand: één kaart
   *[other] Je hand: { $count } kaarten
}
table-stack = { $count } × { $card }
table-no-cards = Je hebt geen kaarten.
table-my-contracts = Je contracten

table-offer = Welke contracten houd je?
table-offer-how = Houd er één of twee. Een vervuld contract levert aan het einde zijn waarde op; anders gaat die eraf.
table-offer-last = Dit is het laatste, dus je moet het houden.
table-keep-none = Houd er minstens één
table-keep = { $count ->
    [1] Houd dit contract
   *[other] Houd beide
}

table-claim-title = { $route } claimen
table-claim-gain = { $points ->
    [1] Eén punt.
   *[other] { $points } punten.
}
table-claim-merchandise = En een koopwaarkaart.
# $cards: "twee blauwe kaarten"; $wilds: "één joker"
table-pay-both = { $cards } en { $wilds }
# $cards: "twee blauwe kaarten", of "twee blauwe kaarten en één joker"
table-pay = Betaal { $cards }
table-pay-otherwise = Anders betalen

table-over = De partij is afgelopen
table-watching = Je kijkt mee
table-waiting = Wachten op { $names }
table-must-pass = Je kunt alleen nog passen.
table-second-card = Pak een tweede kaart
table-choose-contracts = Kies je contracten
table-what-to-do = Pak kaarten, claim een route of trek contracten
table-title-turn = Jouw beurt
table-pass = Passen
table-log = Logboek
table-rules = Regels
table-settings = Instellingen
table-reconnecting = Verbinding verbroken. Opnieuw verbinden …
table-queued = Je zet wordt verstuurd zodra je weer online bent.
table-reconnected = Weer verbonden.
table-bot-plays-for-you = Een bot valt voor je in.
table-back = Ik ben er weer
table-last-round = { $turns ->
    [1] Laatste ronde: nog één beurt
   *[other] Laatste ronde: nog { $turns } beurten
}
table-last-round-now = Laatste ronde: dit is je laatste beurt
table-last-round-next = Laatste ronde: je hebt nog één beurt
table-last-round-done = Laatste ronde: je hebt je laatste beurt gehad
table-practice = Oefening
table-practice-what = Er is een zet teruggenomen toen al duidelijk was wat die opleverde. Daarom telt deze partij als oefening.
table-rematch-waits = De anderen willen nog een partij spelen.
table-rematch-join = Meedoen
table-notify = Waarschuw me
table-help = Hulp
table-help-here = Aan deze tafel
table-help-claim = Druk op een route om die te claimen. Is er maar één zinnige manier om te betalen, dan staan je karren er meteen, en kun je dat terugnemen. Klik met rechts op een route, of houd die ingedrukt, om te kiezen hoe je betaalt.
table-help-drag = Sleep een kaart uit je hand naar een route om met die kleur te betalen.
table-help-rules = Lees de regels
table-sound-on = Geluid aanzetten
table-sound-off = Geluid uitzetten
table-keys = Sneltoetsen
table-key-take = die kaart uit de markt pakken
table-key-deck = van de trekstapel trekken
table-key-contracts = contracten trekken
table-key-route = naar een route gaan en die claimen
table-key-pass = passen
table-key-undo = je laatste zet terugnemen
table-key-log = het logboek tonen
table-key-again = de laatste zetten opnieuw tonen
table-key-text = wisselen tussen bord en tekstbord
table-key-skip = de animatie overslaan, of sluiten wat open is
table-key-zoom = inzoomen, of het hele bord tonen
table-see-rule = Regel { $rule }
table-pass-device = Geef het apparaat aan { $name }
table-hand-on = Doorgeven aan { $name }
table-i-am = Ik ben { $name }
# $have: kaarten in de kleur van de route; $wilds: jokers in de hand
table-needs = Deze route kost { $cards }; jokers tellen mee. Je hebt { $have ->
    [0] geen kaarten
    [1] één kaart
   *[other] { $have } kaarten
} in die kleur en { $wilds ->
    [0] geen jokers
    [1] één joker
   *[other] { $wilds } jokers
}.
# $have: de meeste kaarten in één kleur
table-needs-any = Deze route kost { $count ->
    [1] één kaart in een kleur naar keuze
   *[other] { $count } kaarten in één kleur
}; jokers tellen mee. Je hebt { $have ->
    [0] geen gekleurde kaarten
    [1] hoogstens één kaart per kleur
   *[other] hoogstens { $have } kaarten in één kleur
} en { $wilds ->
    [0] geen jokers
    [1] één joker
   *[other] { $wilds } jokers
}.
table-sure-contracts = Contracten trekken?
table-sure-contracts-why = Je bekijkt er twee en houdt er minstens één. Wat je niet vervult, gaat van je punten af.
table-sure-contracts-yes = Contracten trekken
table-clock-days = { $days } d { $hours } u

## Weggaan en opgeven

table-menu = Meer
table-leave = Tafel verlaten
table-leave-what = Een bot valt voor je in tot je terug bent.
table-resign = Opgeven …
table-resign-what = Je bent dan definitief uit deze partij.
table-resign-ask = Deze partij opgeven?
# Op een scherm dat meer mensen delen
table-resign-ask-name = Opgeven namens { $name }?
table-resign-bot = { $bot } neemt het over en speelt verder. Je kunt niet meer terug in deze partij.
table-resign-nobody = De partij eindigt met de huidige stand, en je kunt niet winnen.
# The deal of the day
table-resign-day = Je hebt maar één poging. Als je opgeeft, kom je niet in de ranglijst.
table-resign-yes = Opgeven
table-resigned = opgegeven: een bot speelt verder
table-resigned-you = Je hebt opgegeven. Een bot speelt voor je verder.
table-back-next = Je bent er weer. Een bot maakt deze beurt af; de volgende is voor jou.

## Iemand is weg, in een partij zonder klok. $time: "3 minuten", "1 dag"

table-overdue-in = Over { $time } kun je een bot laten invallen voor { $name }.
table-overdue = { $name } heeft al { $time } niet gespeeld.
table-replace = Bot laten invallen
table-end = Partij beëindigen
table-end-ask = De partij beëindigen?
table-end-why = De partij eindigt met de huidige stand, en { $name } kan niet winnen.
table-end-why-others = De partij eindigt met de huidige stand, en { $name } kan niet winnen. De andere spelers moeten akkoord gaan.
table-end-wanted = Voorstel van { $names }: de partij beëindigen.
table-end-waits = Wachten op akkoord van { $names }.
