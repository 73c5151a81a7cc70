### Aufgaben: eine Entscheidung aus einer echten Partie, auf der Seite und im Terminal.

puzzles-title = Aufgaben
puzzles-today = Aufgabe des Tages
puzzles-what = Stellungen aus Partien starker Bots, in denen eine Wahl eindeutig die beste ist. Was würdest du tun?
puzzles-question = Du bist am Zug: Was ist am besten?
puzzles-theme = { $theme ->
    [last-route] Die letzte Strecke
    [block-or-build] Sperren oder bauen?
    [keep-or-return] Behalten oder zurückgeben?
    [wild-or-wait] Joker oder warten?
    [now-or-later] Jetzt oder später?
   *[which-way] Welcher Weg?
}
puzzles-difficulty = { $difficulty ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}

puzzles-theme-label = Thema
puzzles-difficulty-label = Schwierigkeit
puzzles-any = Alle
puzzles-all = Alle Aufgaben
puzzles-solve = Lösen
puzzles-today-done = Noch einmal ansehen
puzzles-next = Nächste Aufgabe
puzzles-so-far = { $answered } von { $count } beantwortet.
puzzles-solved = { $solved } von { $count } auf Anhieb richtig.
puzzles-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzles-none = Keine passenden Aufgaben.

puzzles-right = Genau!
puzzles-wrong = Nicht ganz.
puzzles-best-is = Am besten: { $action }.
puzzles-chances = Siegchancen
puzzles-yours = deine Antwort
puzzles-keep = { $contracts } behalten

puzzles-you = Du
puzzles-player = Spieler { $number }
