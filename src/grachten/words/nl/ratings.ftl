### Ratings, where games are agreed on, listed and ended.

ratings-profile = Mijn profiel
ratings-best = Ranglijst

## Agreed before the game

ratings-rated = Met rating
ratings-rated-what = De partij telt voor ieders rating. Er zijn geen hints, je kunt geen zet terugnemen die iets heeft onthuld, en als je weggaat, word je laatste.
ratings-changed = De partij telt nu voor de rating.
ratings-changed-none = De partij telt niet meer voor de rating.

## In lists

ratings-listed = met rating

## After the game. $change is a number with its sign

ratings-result = { $pace ->
    [slow] Je rating voor langzame partijen is nu { $points } ({ $change }).
   *[live] Je rating voor livepartijen is nu { $points } ({ $change }).
}
ratings-provisional = Die is nog voorlopig.

# Why it did not count
ratings-not = { $word ->
    [friendly] het was een vriendschappelijke partij
    [practice] het was een oefening
    [hints] iemand kreeg hints
    [undo] er zijn zetten teruggenomen
    [twice] iemand had twee plaatsen
    [linked] twee plaatsen zijn van dezelfde persoon
    [bots] er speelden alleen bots
    [unknown-bot] een bot heeft geen rating
    [unfinished] de partij is niet uitgespeeld
    [lopsided] de winnaar stond vooraf zo goed als vast
    [repeated] jullie hebben vandaag al te vaak tegen elkaar gespeeld
   *[struck] de beheerder heeft de partij geschrapt
}
ratings-not-told = Deze partij telde niet voor de rating: { ratings-not }.
