### Die Partie des Tages und Herausforderungen, auf eigenen Seiten.

deals-what = Ein Platz, dieselben Karten, dieselben Bots: Heute haben alle dieselben Voraussetzungen. Wer macht am meisten daraus?
deals-table = { $players } Spieler · Bots: { $level }
deals-ends = Sie endet am { $time } deiner Zeit.
deals-once = Du hast einen Versuch, ohne Züge zurückzunehmen und ohne Tipps. Du kannst unterbrechen und weiterspielen, bis der Tag vorbei ist.
deals-play = Spielen
deals-go-on = Weiterspielen
deals-hidden = Die Ergebnisse der anderen siehst du, wenn du selbst fertig bist.
deals-gave-up = Diese hast du nicht zu Ende gespielt. Die Rangliste siehst du, wenn der Tag vorbei ist.
deals-standing = Platz { $rank } von { $of }
deals-beaten = Besser als { $percent } % der anderen.
deals-result = { $completed ->
    [0] { $points } Punkte, kein Auftrag erfüllt
    [one] { $points } Punkte, ein Auftrag erfüllt
   *[other] { $points } Punkte, { $completed } Aufträge erfüllt
}
deals-streak = { $days ->
    [0] Noch keine Serie
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
deals-ranking = Rangliste
deals-place = Platz
deals-name = Name
deals-points = Punkte
deals-contracts = Aufträge
deals-somebody = Jemand
deals-mine = { $name } (du)
deals-replay = Wiederholung
deals-review = Auswertung
deals-replay-of = Wiederholung der Partie von { $name }
deals-review-of = Auswertung der Partie von { $name }
deals-more = Mehr zeigen
deals-nobody = Niemand hat sie zu Ende gespielt.
deals-yesterday = Gestern
deals-archive = Frühere Tage
deals-best = Beste: { $points }
deals-yours = Du: { $points }
deals-share = { $title } am { $day }: Platz { $rank } von { $of }
deals-share-what = Verrät nichts über die Karten.
deals-fair = Dieselben Karten für alle
deals-fair-what = Die Festlegung wurde schon Tage vorher veröffentlicht. Wenn der Tag vorbei ist, wird auch das Geheimnis dahinter veröffentlicht, und jeder kann prüfen, dass die Karten nicht geändert wurden.
deals-secret = Geheimnis
deals-choices = Was andere von mir sehen
deals-choice-named = Mein Name in der Rangliste
deals-choice-named-what = Sonst stehe ich dort als „Jemand“.
deals-choice-replays = Wiederholungen meiner Partien
deals-choice-replays-what = Wenn der Tag vorbei ist, können andere sehen, wie ich gespielt habe.
deals-challenge-what = Dieselben Karten, derselbe Platz, dieselben Bots: Schick einen Link, und seht, wer es besser macht.
deals-of-game = Deine Partie ist die, die es zu schlagen gilt. Die anderen sehen dein Ergebnis, wenn sie selbst fertig sind.
deals-new = Eine neue Partie
deals-players = Spieler
deals-level = Stärke der Bots
deals-steady = Die stärkeren Bots denken nach der Uhr und würden nicht zweimal gleich spielen.
deals-make = Link erstellen
deals-cannot = Aus dieser Partie kann keine Herausforderung werden. Dafür musst du eine Partie allein gegen Bots vom Lehrling bis zum Kaufmann zu Ende gespielt haben, ohne Tipps und ohne Züge zurückzunehmen. Nimm stattdessen eine neue Partie.
deals-by = { $name } fordert dich heraus
deals-by-me = Deine Herausforderung
deals-accept = Herausforderung annehmen
deals-challenge-once = Du hast einen Versuch, ohne Züge zurückzunehmen und ohne Tipps. Du kannst unterbrechen und später weiterspielen.
deals-challenge-played = { $count ->
    [0] Noch niemand ist fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
}
deals-challenge-unfinished = Hier hast du aufgegeben.
deals-waiting = Noch niemand sonst ist fertig. Schick den Link.
deals-link = Link zur Herausforderung
deals-qr = QR-Code für den Link
deals-expires = Der Link gilt bis { $day }.
deals-gone = Diese Herausforderung gibt es nicht, oder sie ist abgelaufen.
deals-my-challenges = Meine Herausforderungen
