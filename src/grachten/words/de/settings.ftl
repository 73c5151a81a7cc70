### Einstellungen, der Umzug auf ein anderes Gerät und über diese Ausgabe.

settings-title = Einstellungen
settings-kept = Einstellungen werden auf diesem Gerät gespeichert.
settings-look = Aussehen
settings-theme = Licht
settings-theme-light = Tageslicht
settings-theme-dark = Kerzenlicht
settings-theme-system = Wie das Gerät
settings-patterns = Kräftigere Muster
settings-patterns-what = Karren und Strecken auch ohne Farben unterscheiden
settings-hand = Rechte oder linke Hand
settings-hand-right = Rechtshändig
settings-hand-left = Linkshändig
settings-play = Spiel
settings-sound = Ton
settings-sound-what = Papier, Holz, eine Münze und eine Glocke, wenn du dran bist
settings-volume = Lautstärke
settings-motion = Animationen
settings-motion-full = Voll
settings-motion-quick = Schnell
settings-motion-none = Keine
settings-confirm = Vor jeder Strecke nachfragen
settings-confirm-what = Auch wenn du nur auf eine Art zahlen kannst, und bevor du Aufträge ziehst
settings-helper = Hilfe
settings-helper-what = Ein Knopf am Tisch, der sagt, was du tun kannst
settings-you = Du
settings-you-what = Dein Name, dein Wappen, Passkeys und alles, was wir über dich gespeichert haben.
settings-you-open = Alles über dich
settings-move = Auf ein anderes Gerät umziehen
settings-move-how = Es gibt kein Konto und kein Passwort. Um deine Partien auf einem anderen Gerät fortzusetzen, öffne dort diesen Link oder gib den Code ein.
settings-move-make = Code erstellen
settings-move-new = Neuen Code erstellen
settings-move-code = Code
settings-move-link = Link für das andere Gerät
settings-move-qr = QR-Code für den Link
settings-move-left = Er gilt einmal und läuft in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} ab.
settings-move-over = Dieser Code ist abgelaufen.
settings-move-care = Wer ihn hat, spielt in deinem Namen: Zeig ihn sonst niemandem.
settings-enter = Code von einem anderen Gerät eingeben
settings-enter-code = Code vom anderen Gerät
settings-enter-go = Weiter
settings-about = Über diese Ausgabe
settings-about-unofficial = Grachten ist eine inoffizielle, freie Ausgabe eines Brettspiels von 2020. Texte, Zeichnungen und Klänge sind unsere eigenen. Das Spiel und seine Marken gehören ihren Inhabern, die mit dieser Ausgabe nichts zu tun haben.
settings-about-contracts = Vier der 24 Aufträge stammen aus dem gedruckten Spiel. Die anderen zwanzig sind unsere eigenen; ihr Wert folgt derselben Regel: Er entspricht der Länge des kürzesten Wegs zwischen den beiden Orten.
settings-about-licence = Das Programm ist freie Software unter der MIT-Lizenz.
settings-about-fonts = Schriften: IM Fell English von Igino Marini und Source Sans von Adobe, beide unter der SIL Open Font License.
settings-about-privacy = Kein Konto, kein Tracking, und nichts wird von anderen Seiten geladen.

## Ankunft von einem anderen Gerät

settings-arrive-title = Willkommen an Bord
settings-arrive-ask = Möchtest du hier als dieselbe Person spielen wie auf deinem anderen Gerät? Deine Partien und dein Name kommen mit.
settings-arrive-loses = Auf diesem Gerät bist du gerade { $name }. Partien, die { $name } nur hier hat, sind dann nicht mehr erreichbar.
settings-arrive-code = Code: { $code }
settings-arrive-yes = Ja, das bin ich
settings-arrive-no = Nein, alles so lassen
settings-arrive-bad = Dieser Code gilt nicht mehr. Erstelle auf dem anderen Gerät einen neuen.
