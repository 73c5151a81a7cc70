### Ratings, where games are agreed on, listed and ended.

ratings-profile = Min profil
ratings-best = De bästa

## Agreed before the game

ratings-rated = Med rating
ratings-rated-what = Partiet räknas för allas rating. Det finns inga tips, du kan inte ångra ett drag som har visat något, och om du går blir du sist.
ratings-changed = Partiet räknas nu för ratingen.
ratings-changed-none = Partiet räknas inte längre för ratingen.

## In lists

ratings-listed = med rating

## After the game. $change is a number with its sign

ratings-result = { $pace ->
    [slow] Din rating i långsamma partier är nu { $points } ({ $change }).
   *[live] Din rating i direktpartier är nu { $points } ({ $change }).
}
ratings-provisional = Den är fortfarande preliminär.

# Why it did not count
ratings-not = { $word ->
    [friendly] det var ett vänskapsparti
    [practice] det var övning
    [hints] någon fick tips
    [undo] drag ångrades
    [twice] en person hade två platser
    [linked] två platser tillhör samma person
    [bots] bara botar spelade
    [unknown-bot] en bot saknar rating
    [unfinished] det spelades inte klart
    [lopsided] segern var så gott som given på förhand
    [repeated] ni har mött varandra för många gånger i dag
   *[struck] serverns administratör har tagit bort det
}
ratings-not-told = Partiet räknades inte för ratingen: { ratings-not }.
