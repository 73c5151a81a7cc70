### Het spel in de terminal. De toetsen zijn in elke taal dezelfde.

terminal-you = Jij
terminal-intro = Karren en contracten in Amsterdam.
terminal-keys = ? voor hulp, q om te stoppen.
terminal-left = Je hebt de partij verlaten.
terminal-seed = De startwaarde van deze partij was { $seed }.
terminal-recorded = Bewaard in { $file }.

## Vragen

terminal-keep = Welke houd je?
terminal-keep-first = het eerste
terminal-keep-second = het tweede
terminal-keep-both = allebei
terminal-keep-last = Het was het laatste: je houdt het.
terminal-second-card = Je tweede kaart:
terminal-take = een kaart uit de markt pakken
terminal-draw = van de trekstapel trekken
terminal-claim = een route claimen
terminal-contracts = contracten trekken
terminal-board = het bord tonen
terminal-must-pass = Je kunt niets doen, dus je past.
terminal-empty-space = Die plek is leeg.
terminal-no-route = Er is nu geen route die je kunt betalen.
terminal-which-route = Welke route? (Enter om terug te gaan)
terminal-which-payment = Waarmee betaal je? (Enter om terug te gaan)
terminal-type-key = Typ een van de toetsen hieronder; ? voor hulp, q om te stoppen.
terminal-type-number = Typ een getal van 1 tot en met { $most }, of niets om terug te gaan.
terminal-help =
    In je beurt doe je één van drie dingen:
    – twee transportkaarten pakken, uit de markt of blind van de trekstapel; een open joker is de enige kaart van de beurt,
    – een route claimen met evenveel kaarten in de kleur van de route als er vakjes zijn; jokers vervangen elke kleur, en voor een grijze route kies je zelf één kleur,
    – twee contracten trekken en er één of twee houden.
    Vervulde contracten leveren aan het einde hun waarde op, de andere kosten die. Wie de meeste koopwaarkaarten heeft, krijgt 8 punten. Zodra iemand nog twee karren of minder heeft, krijgt iedereen nog één beurt.

## Op tafel

terminal-player = speler
terminal-points = punten
terminal-carts = karren
terminal-cards = kaarten
terminal-their-contracts = contracten
terminal-merchandise = koopwaar
terminal-yours = Van jou
terminal-market = markt
terminal-space = leeg
terminal-piles = trekstapel { $deck }, aflegstapel { $discards }, contracten over { $contracts }
terminal-hand = hand
terminal-no-cards = geen kaarten
terminal-completed = vervuld
terminal-not-yet = nog niet
terminal-offer = Contracten om uit te kiezen
terminal-route = route
terminal-colour = kleur
terminal-spaces = vakjes
terminal-owner = eigenaar
terminal-colour-of = { $card ->
    [pink] roze
    [blue] blauw
    [green] groen
    [black] zwart
    [red] rood
    [orange] oranje
    [grey] grijs
   *[wild] joker
}

## De telling

terminal-count = Eindtelling
terminal-routes = routes
terminal-goods = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
terminal-total = totaal
terminal-won = { $decided ->
    [contracts] { $name } wint met { log-gain }, dankzij meer vervulde contracten.
   *[points] { $name } wint met { log-gain }.
}
terminal-won-you = { $decided ->
    [contracts] Je wint met { log-gain }, dankzij meer vervulde contracten.
   *[points] Je wint met { log-gain }.
}
