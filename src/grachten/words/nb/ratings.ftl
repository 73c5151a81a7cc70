### Ratings, where games are agreed on, listed and ended.

ratings-profile = Profilen min
ratings-best = De beste

## Agreed before the game

ratings-rated = Med rating
ratings-rated-what = Spillet teller for ratingen til alle. Det er ingen tips, du kan ikke angre et trekk som har vist noe, og går du, blir du sist.
ratings-changed = Spillet teller nå for ratingen.
ratings-changed-none = Spillet teller ikke lenger for ratingen.

## In lists

ratings-listed = med rating

## After the game. $change is a number with its sign

ratings-result = { $pace ->
    [slow] Ratingen din i langsomme spill er nå { $points } ({ $change }).
   *[live] Ratingen din i direktespill er nå { $points } ({ $change }).
}
ratings-provisional = Den er fortsatt foreløpig.

# Why it did not count
ratings-not = { $word ->
    [friendly] det var et vennskapelig spill
    [practice] det var øving
    [hints] noen fikk tips
    [undo] trekk ble angret
    [twice] én person hadde to plasser
    [linked] to plasser tilhører samme person
    [bots] bare boter spilte
    [unknown-bot] en bot har ingen rating
    [unfinished] det ble ikke spilt ferdig
    [lopsided] vinneren var så godt som gitt på forhånd
    [repeated] dere har spilt for ofte mot hverandre i dag
   *[struck] serverens administrator har fjernet det
}
ratings-not-told = Spillet talte ikke for ratingen: { ratings-not }.
