### Der Tisch vor der Partie und die Vorbereitung an einem Gerät.

lobby-title = Der Tisch ist gedeckt
lobby-invite = Andere einladen
lobby-invite-how = Wer diesen Link hat, kann Platz nehmen oder zuschauen.
lobby-rules = Regeln lesen
lobby-link = Link zu diesem Tisch
lobby-qr = QR-Code für den Link
lobby-share-text = Spiel mit mir eine Partie Grachten
lobby-seats = Plätze
lobby-seat-count = Zahl der Plätze
lobby-open = Freier Platz
lobby-sit = Platz nehmen
lobby-bot = Bot hinzufügen
lobby-bot-level = Stärke des Bots auf Platz { $seat }
lobby-beside = Spieler an diesem Gerät hinzufügen
lobby-beside-name = Name der Person neben dir
lobby-free = Platz von { $name } freigeben
lobby-stand = Aufstehen
lobby-remove = Entfernen
lobby-colour = Farbe von { $name }
lobby-colour-change = Farbe von { $name } ändern
lobby-rename = Namen „{ $name }“ ändern
lobby-taken = { $colour ->
    [burgundy] Weinrot
    [ochre] Ockergelb
    [charcoal] Anthrazitgrau
   *[ivory] Elfenbeinweiß
}, vergeben
lobby-youngest = Am jüngsten, beginnt
lobby-youngest-mark = Als jüngste Person markieren
lobby-youngest-name = { $name } ist am jüngsten und beginnt
lobby-youngest-how = Wer am jüngsten ist, beginnt: Markiere die Person mit der Fahne oder lass den Zufall entscheiden.
lobby-you = du
lobby-is-bot = Bot
# $level: „Fuhrmann“
lobby-bot-of = Bot · { $level }
lobby-is-ready = bereit
lobby-not-ready = noch nicht bereit
lobby-not-here = nicht da
lobby-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
lobby-watching-too = { $count ->
    [one] Eine weitere Person schaut auch zu
   *[other] { $count } weitere Personen schauen auch zu
}
lobby-ready = Ich bin bereit
lobby-unready = Doch noch nicht bereit
lobby-start = Partie starten
lobby-leave = Tisch verlassen
lobby-waits-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-waits-fill = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, füge einen Bot hinzu oder entferne den Platz.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein, füge Bots hinzu oder entferne Plätze.
}
lobby-waits-fill-two = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder füge einen Bot hinzu.
   *[other] { $count } Plätze sind noch frei: Nimm Platz, lade Leute ein oder füge Bots hinzu.
}
lobby-waits-people = Warten auf { $names }.
lobby-waits-both = Warten auf dich und { $names }.
lobby-waits-me = Alle anderen sind bereit.
lobby-waits-nothing = Alle sind bereit.
lobby-waits-visitor = Nimm Platz und spiel mit oder schau einfach zu.
lobby-unseated = Dein Platz wurde freigegeben. Nimm wieder Platz, wenn du mitspielen möchtest.
lobby-stale = Am Tisch hat sich gerade etwas geändert. Sieh es dir an und sag dann noch einmal, dass du bereit bist.
lobby-connecting = Verbindung verloren. Neuer Versuch …

## Tischeinstellungen

lobby-options = Tischeinstellungen
lobby-options-host = Das bestimmt, wer den Tisch eröffnet hat.
lobby-public = Für alle offen
lobby-public-what = Fremde können den Tisch in der Liste finden
lobby-spectators = Zuschauer
lobby-spectators-what = Wer keinen Platz hat, kann zuschauen
lobby-clock = Uhr
lobby-clock-none = Ohne
lobby-clock-quick = Schnell
lobby-clock-normal = Normal
lobby-clock-slow = Langsam
lobby-clock-none-what = Lasst euch Zeit.
lobby-clock-quick-what = 30 Sekunden pro Zug und 2 Minuten Reserve.
lobby-clock-normal-what = 60 Sekunden pro Zug und 5 Minuten Reserve.
lobby-clock-slow-what = 3 Tage pro Zug: Schau vorbei, wenn es dir passt.
# $turn, $reserve: "2 minutes", "3 days".
lobby-clock-other-what = { $turn } pro Zug und { $reserve } Reserve.
lobby-clock-alone-what = { $turn } pro Zug.
lobby-level = Vertretung für Abwesende
lobby-pace = Tempo der Bots
lobby-pace-calm = Ruhig
lobby-pace-brisk = Flott
lobby-pace-instant = Sofort
lobby-takebacks = Jeden Zug zurücknehmen
lobby-takebacks-what = Nur gegen Bots, selbst wenn der Zug schon etwas aufgedeckt hat. Die Partie gilt dann als Übung.
lobby-resigned = Wenn jemand aufgibt
lobby-resigned-bot = Ein Bot übernimmt
lobby-resigned-nobody = Die Partie endet
lobby-patience = So lange auf Abwesende warten
lobby-patience-what = Danach können die anderen einen Bot übernehmen lassen oder die Partie beenden.
lobby-yes = ja
lobby-no = nein

## Was sich geändert hat, seit ich bereit war

lobby-changed = Geändert, seit du bereit warst
lobby-changed-seats = { $count ->
    [2] Es gibt jetzt zwei Plätze.
    [3] Es gibt jetzt drei Plätze.
   *[4] Es gibt jetzt vier Plätze.
}
lobby-changed-open = Platz { $seat } ist jetzt frei.
lobby-changed-bot = { $name } spielt jetzt auf Platz { $seat }.
lobby-changed-person = { $name } sitzt jetzt auf Platz { $seat }.
lobby-changed-you = Du sitzt jetzt auf Platz { $seat }.
lobby-changed-youngest = { $name } ist jetzt am jüngsten.
lobby-changed-youngest-you = Du bist jetzt am jüngsten.
lobby-changed-youngest-none = Niemand ist mehr als jüngste Person markiert: Der Zufall entscheidet, wer beginnt.
lobby-changed-board = Gespielt wird jetzt auf einem anderen Spielplan.
lobby-changed-public = Fremde können den Tisch jetzt in der Liste finden.
lobby-changed-private = Fremde können den Tisch nicht mehr in der Liste finden.
lobby-changed-spectators = Wer keinen Platz hat, kann jetzt zuschauen.
lobby-changed-alone = Wer keinen Platz hat, kann nicht mehr zuschauen.
# $what: „30 Sekunden pro Zug und 2 Minuten Reserve.“
lobby-changed-clock = Die Uhr ist anders eingestellt: { $what }
lobby-changed-clock-none = Es gibt keine Uhr mehr.
lobby-changed-level = { $bot } vertritt jetzt Abwesende.
lobby-changed-pace = { $pace ->
    [calm] Die Bots spielen jetzt ruhig.
    [brisk] Die Bots spielen jetzt flott.
   *[instant] Die Bots spielen jetzt ohne Pause.
}
# $time: „1 Tag“, im Akkusativ
lobby-changed-patience = Der Tisch wartet jetzt { $time } auf Abwesende.
lobby-changed-resigned = { $then ->
    [bot] Wenn jemand aufgibt, übernimmt jetzt ein Bot.
   *[nobody] Wenn jemand aufgibt, endet jetzt die Partie.
}
lobby-changed-takebacks = Wer nur gegen Bots spielt, kann jetzt jeden Zug zurücknehmen.
lobby-changed-takebacks-none = Zurücknehmen lassen sich jetzt nur noch Züge, die nichts aufgedeckt haben.

## Das Mischen

lobby-fair = Faires Mischen
lobby-fair-how = Der Server hat seinen Anteil am Mischen schon bestimmt, und diese versiegelte Festlegung bindet ihn daran. Sobald du bereit bist, steuert dein Browser eigene Zufallswerte bei. Nach der Partie wird alles aufgedeckt, und alle können prüfen, dass niemand die Karten ausgesucht hat.
lobby-fair-commitment = Festlegung

## Kommen und Gehen, für Screenreader

lobby-said-sat = { $name } hat Platz genommen.
lobby-said-left = { $name } hat den Tisch verlassen.
lobby-said-ready = { $name } ist bereit.
lobby-said-unready = { $name } ist nicht mehr bereit.
lobby-said-here = { $name } ist da.
lobby-said-gone = { $name } ist nicht mehr verbunden.

## An diesem Gerät

lobby-screen-title = An diesem Gerät
lobby-screen-how = Wer spielt an diesem Gerät? Zwischen den Zügen verbirgt ein versiegelter Brief die Karten, während ihr das Gerät weitergebt.
lobby-screen-player = Spieler { $number }
lobby-screen-name = Name von Spieler { $number }
lobby-screen-bot = Bot { $number }
lobby-screen-add = Spieler hinzufügen
lobby-screen-add-bot = Bot hinzufügen
lobby-screen-remove = { $name } entfernen
lobby-screen-begins = Wer ist am jüngsten und beginnt?
lobby-screen-chance = Der Zufall entscheidet
lobby-screen-start = Partie starten
lobby-screen-needs = { $what ->
    [names] Alle brauchen einen eigenen Namen.
    [people] Mindestens ein Mensch muss mitspielen.
   *[few] Zum Spielen braucht es mindestens zwei.
}

lobby-chat = Chat
lobby-chat-what = Alle am Tisch können sich in eigenen Worten schreiben. Jeder liest mit, und nichts wird gespeichert.
lobby-changed-chat = Es gibt jetzt einen Chat.
lobby-changed-chat-none = Es gibt keinen Chat mehr.
