### Puzzels: één beslissing uit een echte partij, op de pagina en in de terminal.

puzzles-title = Puzzels
puzzles-today = Puzzel van de dag
puzzles-what = Stellingen uit partijen tussen sterke bots waarin één keuze duidelijk de beste is. Wat zou jij doen?
puzzles-question = Jij bent aan de beurt: wat is de beste zet?
puzzles-theme = { $theme ->
    [last-route] De laatste route
    [block-or-build] Blokkeren of bouwen?
    [keep-or-return] Houden of teruggeven?
    [wild-or-wait] Een joker, of wachten?
    [now-or-later] Nu of later?
   *[which-way] Welke kant op?
}
puzzles-difficulty = { $difficulty ->
    [easy] Makkelijk
    [medium] Gemiddeld
   *[hard] Moeilijk
}

puzzles-theme-label = Thema
puzzles-difficulty-label = Moeilijkheid
puzzles-any = Alle
puzzles-all = Alle puzzels
puzzles-solve = Oplossen
puzzles-today-done = Nog eens bekijken
puzzles-next = Volgende puzzel
puzzles-so-far = { $answered } van { $count } beantwoord.
puzzles-solved = { $solved } van { $count } in één keer goed.
puzzles-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
puzzles-none = Er zijn geen puzzels die passen.

puzzles-right = Precies!
puzzles-wrong = Net niet.
puzzles-best-is = De beste zet: { $action }.
puzzles-chances = Winstkansen
puzzles-yours = jouw antwoord
puzzles-keep = { $contracts } houden

puzzles-you = Jij
puzzles-player = Speler { $number }
