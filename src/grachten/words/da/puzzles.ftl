### Opgaver: én beslutning fra et rigtigt spil, på siden og i terminalen.

puzzles-title = Opgaver
puzzles-today = Dagens opgave
puzzles-what = Stillinger fra spil mellem stærke botter, hvor ét valg er klart bedst. Hvad ville du gøre?
puzzles-question = Det er din tur: Hvad er det bedste træk?
puzzles-theme = { $theme ->
    [last-route] Den sidste strækning
    [block-or-build] Spær eller byg?
    [keep-or-return] Behold eller aflever?
    [wild-or-wait] En joker, eller vent?
    [now-or-later] Nu eller senere?
   *[which-way] Hvilken vej?
}
puzzles-difficulty = { $difficulty ->
    [easy] Let
    [medium] Middel
   *[hard] Svær
}

puzzles-theme-label = Tema
puzzles-difficulty-label = Sværhedsgrad
puzzles-any = Alle
puzzles-all = Alle opgaver
puzzles-solve = Løs
puzzles-today-done = Se den igen
puzzles-next = Næste opgave
puzzles-so-far = { $answered } af { $count } besvaret.
puzzles-solved = { $solved } af { $count } rigtige i første forsøg.
puzzles-streak = { $days ->
    [one] Én dag i træk
   *[other] { $days } dage i træk
}
puzzles-none = Ingen opgaver passer.

puzzles-right = Lige præcis!
puzzles-wrong = Ikke helt.
puzzles-best-is = Det bedste træk: { $action }.
puzzles-chances = Chancer for at vinde
puzzles-yours = dit svar
puzzles-keep = Behold { $contracts }

puzzles-you = Du
puzzles-player = Spiller { $number }
