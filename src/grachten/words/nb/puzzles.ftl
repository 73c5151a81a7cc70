### Oppgaver: én avgjørelse fra et ekte spill, på siden og i terminalen.

puzzles-title = Oppgaver
puzzles-today = Dagens oppgave
puzzles-what = Stillinger fra spill mellom sterke boter, der ett valg er klart best. Hva ville du gjort?
puzzles-question = Det er din tur: Hva er det beste trekket?
puzzles-theme = { $theme ->
    [last-route] Den siste ruten
    [block-or-build] Sperre eller bygge?
    [keep-or-return] Beholde eller levere tilbake?
    [wild-or-wait] Et jokerkort, eller vente?
    [now-or-later] Nå eller senere?
   *[which-way] Hvilken vei?
}
puzzles-difficulty = { $difficulty ->
    [easy] Lett
    [medium] Middels
   *[hard] Vanskelig
}

puzzles-theme-label = Tema
puzzles-difficulty-label = Vanskelighetsgrad
puzzles-any = Alle
puzzles-all = Alle oppgavene
puzzles-solve = Løs
puzzles-today-done = Se på den igjen
puzzles-next = Neste oppgave
puzzles-so-far = { $answered } av { $count } besvart.
puzzles-solved = { $solved } av { $count } riktige på første forsøk.
puzzles-streak = { $days ->
    [one] Én dag på rad
   *[other] { $days } dager på rad
}
puzzles-none = Ingen oppgaver passer.

puzzles-right = Helt riktig!
puzzles-wrong = Ikke helt.
puzzles-best-is = Det beste trekket: { $action }.
puzzles-chances = Sjanser for å vinne
puzzles-yours = svaret ditt
puzzles-keep = Behold { $contracts }

puzzles-you = Du
puzzles-player = Spiller { $number }
