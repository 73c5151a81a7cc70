### Ratings, where games are agreed on, listed and ended.

ratings-profile = Mein Profil
ratings-best = Bestenliste

## Agreed before the game

ratings-rated = Gewertet
ratings-rated-what = Die Partie zählt für die Wertung aller. Es gibt keine Tipps, Züge, die etwas verraten haben, lassen sich nicht zurücknehmen, und wenn du gehst, wirst du Letzter.
ratings-changed = Die Partie wird jetzt gewertet.
ratings-changed-none = Die Partie wird nicht mehr gewertet.

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
    [hints] Jemand hatte Tipps
    [undo] Es wurden Züge zurückgenommen
    [twice] Jemand hatte zwei Plätze
    [linked] Zwei Plätze gehören derselben Person
    [bots] Es spielten nur Bots
    [unknown-bot] Ein Bot hat keine Wertung
    [unfinished] Sie wurde nicht zu Ende gespielt
    [lopsided] Der Sieg stand vorher so gut wie fest
    [repeated] Ihr habt heute schon zu oft gegeneinander gespielt
   *[struck] Der Betreiber hat sie gestrichen
}
ratings-not-told = Diese Partie wurde nicht gewertet: { ratings-not }.
