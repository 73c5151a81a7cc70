### Der Tisch während einer Partie.

table-heading = Der Tisch
table-loading = Der Tisch wird gedeckt …
table-to-start = Zur Startseite
table-abandoned = Diese Partie wurde abgebrochen, weil lange niemand weitergespielt hat.

table-players = Spieler
# $name: der eigene Name
table-you = { $name } (du)
table-points = { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}
table-carts = Karren
# Nicht „Karten“: Das sieht neben „Karren“ zu ähnlich aus.
table-cards = Hand
table-contracts = Aufträge
table-merchandise = Waren
table-stand-in = Ein Bot spielt für { $name }
table-your-turn = Du bist dran
table-thinking = ist dran …
table-not-here = gerade nicht da
table-clock = Restzeit: { $time }
# Was jemand genommen hat, als kleine Karten
table-took = { $count ->
    [1] Hat seit deinem letzten Zug eine Karte genommen
   *[other] Hat seit deinem letzten Zug { $count } Karten genommen
}

table-market = Auslage
table-take = { $kind ->
    [pink] Pinke Karte nehmen
    [blue] Blaue Karte nehmen
    [green] Grüne Karte nehmen
    [black] Schwarze Karte nehmen
    [red] Rote Karte nehmen
    [orange] Orange Karte nehmen
   *[wild] Joker nehmen
}
table-empty-space = Leerer Platz
table-draw-card = { $count ->
    [0] Vom Nachziehstapel ziehen: keine Karten mehr
    [1] Vom Nachziehstapel ziehen, noch eine Karte
   *[other] Vom Nachziehstapel ziehen, noch { $count } Karten
}
table-discards = { $count ->
    [1] Ablagestapel: eine Karte
   *[other] Ablagestapel: { $count } Karten
}
table-draw-contracts = { $count ->
    [1] Aufträge ziehen, noch einer da
   *[other] Aufträge ziehen, noch { $count } da
}
# Die Namen der Stapel auf dem Telefon
table-deck = Stapel
table-contract-deck = Aufträge
table-discarded = Ablage
# $route: Name, Länge und Farbe
table-route-closed = { $route }, gesperrt

table-hand = { $count ->
    [1] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
table-stack = { $count } × { $card }
table-no-cards = Du hast keine Karten.
table-my-contracts = Deine Aufträge

table-offer = Welche Aufträge behältst du?
table-offer-how = Behalte einen oder beide. Erfüllt bringen sie am Ende ihren Wert, sonst wird er abgezogen.
table-offer-last = Es ist der letzte, du musst ihn behalten.
table-keep-none = Mindestens einen
table-keep = { $count ->
    [1] Diesen behalten
   *[other] Beide behalten
}

table-claim-title = { $route } nutzen
table-claim-gain = { $points ->
    [1] Ein Punkt.
   *[other] { $points } Punkte.
}
table-claim-merchandise = Und eine Warenkarte.
# $cards: „zwei blaue Karten“; $wilds: „ein Joker“
table-pay-both = { $cards } und { $wilds }
# $cards: „zwei blaue Karten“ oder „zwei blaue Karten und ein Joker“, im Nominativ
table-pay = Zahlen: { $cards }
table-pay-otherwise = Anders bezahlen

table-over = Die Partie ist zu Ende
table-watching = Du schaust zu
table-waiting = Warten auf { $names }
table-must-pass = Du kannst nur noch passen.
table-second-card = Nimm eine zweite Karte
table-choose-contracts = Wähle deine Aufträge
table-what-to-do = Nimm Karten, nutze eine Strecke oder zieh Aufträge
table-title-turn = Du bist dran
table-pass = Passen
table-log = Verlauf
table-rules = Regeln
table-settings = Einstellungen
table-reconnecting = Verbindung verloren. Neuer Versuch …
table-queued = Dein Zug wird gesendet, sobald du wieder online bist.
table-reconnected = Wieder verbunden.
table-bot-plays-for-you = Ein Bot spielt für dich.
table-back = Bin wieder da
table-last-round = { $turns ->
    [1] Letzte Runde: noch ein Zug
   *[other] Letzte Runde: noch { $turns } Züge
}
table-last-round-now = Letzte Runde: Das ist dein letzter Zug
table-last-round-next = Letzte Runde: Du hast noch einen Zug
table-last-round-done = Letzte Runde: Dein letzter Zug ist gespielt
table-practice = Übung
table-practice-what = Ein Zug wurde zurückgenommen, als schon klar war, was er bringt. Deshalb gilt diese Partie als Übung.
table-rematch-waits = Die anderen wollen nochmal spielen.
table-rematch-join = Mitspielen
table-notify = Sag Bescheid
table-help = Hilfe
table-help-here = An diesem Tisch
table-help-claim = Drück auf eine Strecke, um sie zu nutzen. Gibt es nur eine sinnvolle Art zu zahlen, stehen deine Karren sofort da, und du kannst das rückgängig machen. Mit Rechtsklick oder langem Drücken auf eine Strecke wählst du, womit du zahlst.
table-help-drag = Zieh eine Karte aus deiner Hand auf eine Strecke, um in dieser Farbe zu zahlen.
table-help-rules = Regeln lesen
table-sound-on = Ton einschalten
table-sound-off = Ton ausschalten
table-keys = Tastenkürzel
table-key-take = diese Karte aus der Auslage nehmen
table-key-deck = vom Nachziehstapel ziehen
table-key-contracts = Aufträge ziehen
table-key-route = zu einer Strecke gehen und sie nutzen
table-key-pass = passen
table-key-undo = letzten Zug zurücknehmen
table-key-log = Verlauf zeigen
table-key-again = letzte Züge noch einmal zeigen
table-key-text = Spielplan als Text oder als Bild zeigen
table-key-skip = Animation überspringen oder schließen, was offen ist
table-key-zoom = vergrößern oder ganzen Spielplan zeigen
table-see-rule = Regel { $rule }
table-pass-device = Gib das Gerät an { $name } weiter
table-hand-on = An { $name } weitergeben
table-i-am = Ich bin { $name }
# $have: Karten in der Farbe der Strecke; $wilds: Joker auf der Hand
table-needs = Diese Strecke kostet { $cards }; Joker zählen mit. Du hast { $have ->
    [0] keine
    [1] eine
   *[other] { $have }
} in dieser Farbe und { $wilds ->
    [0] keinen Joker
    [1] einen Joker
   *[other] { $wilds } Joker
}.
# $have: die meisten Karten einer Farbe
table-needs-any = Diese Strecke kostet { $count ->
    [1] eine Karte beliebiger Farbe
   *[other] { $count } Karten einer Farbe
}; Joker zählen mit. Du hast { $have ->
    [0] keine farbige Karte
    [1] höchstens eine in einer Farbe
   *[other] höchstens { $have } in einer Farbe
} und { $wilds ->
    [0] keinen Joker
    [1] einen Joker
   *[other] { $wilds } Joker
}.
table-sure-contracts = Aufträge ziehen?
table-sure-contracts-why = Du siehst dir zwei an und behältst mindestens einen. Jeder, den du nicht erfüllst, kostet dich seinen Wert.
table-sure-contracts-yes = Aufträge ziehen
table-clock-days = { $days } T { $hours } h

## Gehen und aufgeben

table-menu = Mehr
table-leave = Tisch verlassen
table-leave-what = Ein Bot spielt für dich, bis du wieder da bist.
table-resign = Aufgeben …
table-resign-what = Damit bist du endgültig raus.
table-resign-ask = Diese Partie aufgeben?
# An einem Gerät, das mehrere teilen
table-resign-ask-name = Für { $name } aufgeben?
table-resign-bot = { $bot } übernimmt und spielt weiter. Du kannst in diese Partie nicht zurück.
table-resign-nobody = Die Partie endet mit dem jetzigen Punktestand, und du kannst nicht gewinnen.
# The deal of the day
table-resign-day = Du hast nur einen Versuch. Wenn du aufgibst, kommst du nicht in die Rangliste.
table-resign-yes = Aufgeben
table-resigned = aufgegeben, ein Bot spielt weiter
table-resigned-you = Du hast aufgegeben. Ein Bot spielt für dich weiter.
table-back-next = Du bist wieder da. Ein Bot spielt diesen Zug zu Ende; der nächste gehört dir.

## Jemand fehlt, in einer Partie ohne Uhr. $time: „3 Minuten“, „1 Tag“, im Akkusativ

table-overdue-in = Noch { $time }, dann kannst du einen Bot für { $name } übernehmen lassen.
table-overdue = { $name } hat { $time } lang nicht gespielt.
table-replace = Bot übernehmen lassen
table-end = Partie beenden
table-end-ask = Die Partie beenden?
table-end-why = Die Partie endet mit dem jetzigen Punktestand, und { $name } kann nicht gewinnen.
table-end-why-others = Die Partie endet mit dem jetzigen Punktestand, und { $name } kann nicht gewinnen. Die anderen müssen zustimmen.
# $names: eine Person oder mehrere
table-end-wanted = Vorschlag von { $names }: die Partie beenden.
table-end-waits = Es fehlt noch die Zustimmung von { $names }.
