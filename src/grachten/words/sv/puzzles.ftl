### Problem: ett beslut ur ett riktigt parti, på sidan och i terminalen.

puzzles-title = Problem
puzzles-today = Dagens problem
puzzles-what = Ställningar ur partier mellan starka botar där ett val är klart bäst. Vad skulle du göra?
puzzles-question = Det är din tur: Vilket är det bästa draget?
puzzles-theme = { $theme ->
    [last-route] Den sista sträckan
    [block-or-build] Spärra eller bygga?
    [keep-or-return] Behålla eller lämna tillbaka?
    [wild-or-wait] Ett jokerkort, eller vänta?
    [now-or-later] Nu eller senare?
   *[which-way] Vilken väg?
}
puzzles-difficulty = { $difficulty ->
    [easy] Lätt
    [medium] Medel
   *[hard] Svår
}

puzzles-theme-label = Tema
puzzles-difficulty-label = Svårighetsgrad
puzzles-any = Alla
puzzles-all = Alla problem
puzzles-solve = Lös
puzzles-today-done = Titta på det igen
puzzles-next = Nästa problem
puzzles-so-far = { $answered } av { $count } besvarade.
puzzles-solved = { $solved } av { $count } rätt på första försöket.
puzzles-streak = { $days ->
    [one] En dag i rad
   *[other] { $days } dagar i rad
}
puzzles-none = Inga problem passar.

puzzles-right = Just det!
puzzles-wrong = Inte riktigt.
puzzles-best-is = Det bästa draget: { $action }.
puzzles-chances = Chanser att vinna
puzzles-yours = ditt svar
puzzles-keep = Behåll { $contracts }

puzzles-you = Du
puzzles-player = Spelare { $number }
