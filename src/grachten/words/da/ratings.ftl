### Ratings, where games are agreed on, listed and ended.

ratings-profile = Min profil
ratings-best = De bedste

## Agreed before the game

ratings-rated = Med rating
ratings-rated-what = Spillet tæller for alles rating. Der er ingen tips, du kan ikke fortryde et træk, der har vist noget, og går du, bliver du sidst.
ratings-changed = Spillet tæller nu for ratingen.
ratings-changed-none = Spillet tæller ikke længere for ratingen.

## In lists

ratings-listed = med rating

## After the game. $change is a number with its sign

ratings-result = { $pace ->
    [slow] Din rating i langsomme spil er nu { $points } ({ $change }).
   *[live] Din rating i direkte spil er nu { $points } ({ $change }).
}
ratings-provisional = Den er stadig foreløbig.

# Why it did not count
ratings-not = { $word ->
    [friendly] det var et venskabeligt spil
    [practice] det var øvelse
    [hints] nogen fik tips
    [undo] der blev fortrudt træk
    [twice] én person havde to pladser
    [linked] to pladser tilhører samme person
    [bots] kun botter spillede
    [unknown-bot] en bot har ingen rating
    [unfinished] det blev ikke spillet færdigt
    [lopsided] vinderen var så godt som givet på forhånd
    [repeated] I har spillet for mange gange mod hinanden i dag
   *[struck] serverens administrator har fjernet det
}
ratings-not-told = Spillet talte ikke for ratingen: { ratings-not }.
