### Das Spiel im Terminal. Die Tasten sind in jeder Sprache dieselben.

terminal-you = Du
terminal-intro = Karren und Aufträge in Amsterdam.
terminal-keys = ? für Hilfe, q zum Verlassen.
terminal-left = Du hast die Partie verlassen.
terminal-seed = Der Startwert dieser Partie war { $seed }.
terminal-recorded = Gespeichert in { $file }.

## Fragen

terminal-keep = Welche behältst du?
terminal-keep-first = den ersten
terminal-keep-second = den zweiten
terminal-keep-both = beide
terminal-keep-last = Es war der letzte: Du behältst ihn.
terminal-second-card = Deine zweite Karte:
terminal-take = Karte aus der Auslage nehmen
terminal-draw = vom Nachziehstapel ziehen
terminal-claim = Strecke nutzen
terminal-contracts = Aufträge ziehen
terminal-board = Spielplan zeigen
terminal-must-pass = Du kannst nichts tun und passt.
terminal-empty-space = Dieser Platz ist leer.
terminal-no-route = Im Moment kannst du keine Strecke bezahlen.
terminal-which-route = Welche Strecke? (Enter: zurück)
terminal-which-payment = Womit zahlst du? (Enter: zurück)
terminal-type-key = Tippe eine der Tasten, die unten stehen; ? für Hilfe, q zum Verlassen.
terminal-type-number = Tippe eine Zahl von 1 bis { $most } oder nichts, um zurückzugehen.
terminal-help =
    Wenn du dran bist, machst du eins von drei Dingen:
    – zwei Transportkarten nehmen, aus der Auslage oder verdeckt vom Nachziehstapel; ein offener Joker ist die einzige Karte des Zuges,
    – eine Strecke nutzen, mit so vielen Karten ihrer Farbe, wie sie Felder hat; Joker stehen für jede Farbe, und für eine graue Strecke passt jede Farbe, aber nur eine,
    – zwei Aufträge ziehen und einen oder beide behalten.
    Erfüllte Aufträge bringen am Ende ihren Wert, die anderen kosten ihn. Wer die meisten Warenkarten hat, bekommt 8 Punkte. Sobald jemand nur noch zwei Karren oder weniger hat, sind alle noch einmal dran.

## Auf dem Tisch

terminal-player = Spieler
terminal-points = Punkte
terminal-carts = Karren
terminal-cards = Karten
terminal-their-contracts = Aufträge
terminal-merchandise = Waren
terminal-yours = Bei dir
terminal-market = Auslage
terminal-space = leer
terminal-piles = Stapel { $deck }, Ablage { $discards }, Aufträge übrig { $contracts }
terminal-hand = Hand
terminal-no-cards = keine Karten
terminal-completed = erfüllt
terminal-not-yet = noch nicht
terminal-offer = Aufträge zur Auswahl
terminal-route = Strecke
terminal-colour = Farbe
terminal-spaces = Felder
terminal-owner = gehört
terminal-colour-of = { $card ->
    [pink] pink
    [blue] blau
    [green] grün
    [black] schwarz
    [red] rot
    [orange] orange
    [grey] grau
   *[wild] Joker
}

## Die Wertung

terminal-count = Schlusswertung
terminal-routes = Strecken
terminal-goods = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-total = gesamt
terminal-won = { $decided ->
    [contracts] { $name } gewinnt dank mehr erfüllter Aufträge ({ log-gain }).
   *[points] { $name } gewinnt ({ log-gain }).
}
terminal-won-you = { $decided ->
    [contracts] Du gewinnst dank mehr erfüllter Aufträge ({ log-gain }).
   *[points] Du gewinnst ({ log-gain }).
}
