### Ratings, where games are agreed on, listed and ended.

ratings-profile = Mein Profil
ratings-best = Bestenliste

## Agreed before the game

ratings-rated = Gewertet
ratings-rated-what = Die Partie zählt für die Wertung aller: ohne Tipps, und was einem schon etwas verraten hat, lässt sich nicht zurücknehmen. Wer geht, wird Letzter.
ratings-changed = Die Partie zählt jetzt für die Wertung.
ratings-changed-none = Die Partie zählt nicht mehr für die Wertung.

## In lists

ratings-listed = gewertet

## After the game. $change is a number with its sign

ratings-result = { $pace ->
    [slow] Deine Wertung für langsame Partien ist jetzt { $points } ({ $change }).
   *[live] Deine Wertung für Live-Partien ist jetzt { $points } ({ $change }).
}
ratings-provisional = Sie ist noch vorläufig.

# Why it did not count
ratings-not = { $word ->
    [friendly] Es war eine Freundschaftspartie
    [practice] Es war eine Übung
    [hints] Es gab Tipps
    [undo] Es wurden Züge zurückgenommen
    [twice] Jemand hatte zwei Plätze
    [linked] Zwei Plätze gehören derselben Person
    [bots] Es spielten nur Bots
    [unknown-bot] Ein Bot hat keine Wertung
    [unfinished] Sie wurde abgebrochen
    [lopsided] Der Sieg stand vorher so gut wie fest
    [repeated] Ihr habt heute schon zu oft gegeneinander gespielt
   *[struck] Der Betreiber hat sie herausgenommen
}
ratings-not-told = Diese Partie zählte nicht für die Wertung: { ratings-not }.
