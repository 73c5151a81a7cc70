### Das Ende einer Partie: Wertung, Ergebnis, die Partie in Zahlen und der Nachweis des Mischens.

end-title = Schlusswertung
end-skip = Überspringen
end-next = Weiter
end-again = Wertung noch einmal zeigen
end-routes = Strecken
end-contracts = Aufträge
end-merchandise = Waren
end-total = Gesamt

# $rank: nach der Zahl der Warenkarten.
end-rank = Rang { $rank }
end-no-contracts = keine

# Wird vorgelesen, während gezählt wird. $what: was gerade gezählt wurde; $points mit Vorzeichen.
end-told = { $name }, { $what }: { $points }, gesamt { $total }.
# Dasselbe über einen Auftrag; $spaces fehlen auf dem kürzesten Weg.
end-told-joined = { $name }, { $what }: erfüllt, { $points }, gesamt { $total }.
end-told-gap = { $name }, { $what }: { $spaces ->
    [one] es fehlt ein Feld
   *[other] es fehlen { $spaces } Felder
}, { $points }, gesamt { $total }.

## Das Ergebnis

end-won = { $name } gewinnt
end-won-you = Du gewinnst
end-shared = { $names } teilen sich den Sieg
end-tied = Gleichstand: Die meisten erfüllten Aufträge entscheiden, { $more } zu { $fewer }.
# $points: der Vorsprung auf $name
end-margin = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} Vorsprung auf { $name }.
# Zu zweit, und mit mehreren
end-behind-you = Du lagst { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} zurück.
end-place-you = { $place ->
    [2] Zweiter
    [3] Dritter
   *[4] Vierter
} Platz für dich, { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} hinter { $name }.
end-level-you = Du hattest genauso viele Punkte wie { $name }.
# Was den größten Unterschied gemacht hat; -you: für uns, die gewonnen haben
end-decided = Entscheidend waren die { $source ->
    [routes] Strecken
    [contracts] Aufträge
   *[merchandise] Waren
}: { $name } hat damit { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr geholt.
end-decided-you = Entscheidend waren die { $source ->
    [routes] Strecken
    [contracts] Aufträge
   *[merchandise] Waren
}: Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr geholt als { $name }.
end-practice = Eine Übungspartie: Es wurden Züge zurückgenommen.
end-series = Serie nach { $games } Partien
end-series-leads = { $name } führt.
end-series-leads-you = Du führst.
end-series-level = Gleichstand.

## Eine Partie, die vorzeitig endete. $names: eine Person oder mehrere

end-early-resigned = Aufgegeben: { $names }.
end-early-resigned-you = Du hast aufgegeben.
end-early-away = Nicht zurückgekommen: { $names }.
end-early-away-you = Du bist nicht zurückgekommen.
end-early-won = { $name } gewinnt mit { $points } zu { $other }.
end-early-won-you = Du gewinnst mit { $points } zu { $other }.
end-early-won-many = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
end-early-won-many-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
end-early-how = Punktestand am Ende der Partie.
end-early-title = Die Partie ist zu Ende
end-early-mark = { $why ->
    [resigned] aufgegeben
   *[away] nicht zurückgekommen
}

## Tabellen

end-whole = Punktetabelle
end-player = Spieler
end-winner = gewonnen
end-numbers = Die Partie in Zahlen
end-by-length = { $length ->
    [one] Strecken mit { $length } Feld
   *[other] Strecken mit { $length } Feldern
}
end-longest = Längste Strecke
end-path = Längster durchgehender Weg
end-done = Erfüllte Aufträge
end-done-of = { $done } von { $held }
end-cards-left = Übrige Handkarten
end-carts-left = Übrige Karren
end-merchandise-cards = Warenkarten
end-none = keine
end-all-contracts = Alle Aufträge

## Was nun?

end-round-is-on = Andere spielen noch mit diesen Karten. Wiederholung und Auswertung öffnen sich, wenn die Runde vorbei ist.
end-event = Zum Turnier
end-rematch = Nochmal spielen
end-download = Als Datei speichern
end-replay = Wiederholung ansehen
end-close = Zurück zum Spielplan

## Das Mischen

end-fair = Wurde fair gemischt?
end-fair-how = Vor dem Austeilen hat der Server eine Festlegung gezeigt, die ihn an sein Geheimnis bindet. Erst danach haben die Browser aller Spieler Zufallswerte beigesteuert. Aus beidem ergeben sich die Karten; keine Seite konnte sie also allein bestimmen.
end-fair-commitment = Festlegung, vor dem Austeilen gezeigt
end-fair-secret = Geheimnis
end-fair-salt = Salt, mit dem Geheimnis gezogen
end-fair-sent = Meine Zufallswerte, wie von diesem Browser gesendet
end-fair-used = Meine Zufallswerte, wie verwendet
end-fair-promise-agrees = Geheimnis und Salt passen zur Festlegung.
end-fair-promise-differs = Geheimnis und Salt passen nicht zur Festlegung. Trau diesen Karten nicht.
end-fair-promise-unknown = Über diese Verbindung kann dieser Browser die Festlegung nicht prüfen. „grachten verify“ kann es, mit der gespeicherten Partie.
end-fair-seed-agrees = Die Reihenfolge der Karten ergibt sich aus dem Geheimnis und den Zufallswerten der Spieler.
end-fair-seed-differs = Die Reihenfolge der Karten ergibt sich nicht aus dem Geheimnis und den Zufallswerten der Spieler. Trau diesen Karten nicht.
end-fair-seed-unknown = Über diese Verbindung kann dieser Browser die Reihenfolge der Karten nicht prüfen.
end-fair-mine-agrees = Meine Zufallswerte sind die, die dieser Browser gesendet hat.
end-fair-mine-differs = Meine Zufallswerte sind nicht die, die dieser Browser gesendet hat. Trau diesen Karten nicht.
end-fair-mine-unknown = Dieser Browser weiß nicht mehr, welche Zufallswerte er gesendet hat, und kann sie deshalb nicht vergleichen.
end-fair-not-told = Der Server hat sein Geheimnis noch nicht aufgedeckt.
