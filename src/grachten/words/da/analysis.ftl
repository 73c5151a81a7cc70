### Gennemgangen ved siden af gensynet: hvad der afgjorde spillet.

analysis-title = Gennemgang
analysis-working = Spillet gennemgås …
analysis-working-rest = De andre spillere gennemgås stadig.
analysis-failed = Spillet kunne ikke gennemgås lige nu.
analysis-again = Prøv igen

## Whose game, and how it is judged

analysis-judged = Bedømt
analysis-then = Uden bagklogskab
analysis-hindsight = Set i bakspejlet
analysis-then-how = Hvert valg bedømmes ud fra, hvad { $name } kunne vide på det tidspunkt.
analysis-hindsight-how = Bedømt med alle kort åbne: hvad der havde været bedst, ikke hvad { $name } kunne vide.
analysis-eyes = Spiller

## The curve. $chance is a percentage, with its sign

analysis-curve = Vinderchance for { $name }
analysis-at = Trin { $step } af { $last }: { $chance }
analysis-at-graded = Trin { $step } af { $last }: { $chance }. { analysis-grade }
analysis-grade = { $grade ->
    [blunder] Grov fejl
    [mistake] Fejl
    [inaccuracy] Unøjagtighed
   *[good] Godt valg
}

## One step

analysis-moment = Dette trin
analysis-start = Før det første valg er vinderchancen { $chance }.
analysis-stroke = { $stroke ->
    [blind] kortet fra stakken
    [contracts] de trukne kontraktkort
    [reveal] hvad de andre viste sig at have
   *[market] de vendte kort
}
analysis-options = De bedste valg
analysis-better = Hvad der havde været bedre
analysis-chosen = Hvad der blev valgt
analysis-show = Vis på pladen: { $action }, { $chance }
analysis-how-show = Vælg et for at se det på pladen.
analysis-before = Pladen viser stillingen før dette valg.

## The whole game

analysis-summary = Overblik
analysis-player = Navn
analysis-accuracy = Præcision
analysis-lost = { analysis-grade } i trin { $step }: { $action }. Bedre: { $better }.
analysis-turning = Vendepunkter
analysis-turn = Trin { $step }, { $name }: { $action }
analysis-best = Bedste træk
analysis-best-step = Trin { $step }: { $action }
analysis-parts = Fra start til resultat: { $name }
analysis-picture = Held og dygtighed
analysis-accurate = præcis
analysis-lucky = heldig
analysis-unlucky = uheldig
analysis-placed = { $name }: præcision { $accuracy }, held { $luck }

## How it is judged. $inaccuracy, $mistake and $blunder are percentages, with their sign

analysis-how = Sådan bedømmes det
analysis-how-judge = Et netværk, der har spillet millioner af spil, vurderer vinderchancen før og efter hvert valg ud fra, hvad spilleren ved.
analysis-how-grades = Et valg, der er mindst { $inaccuracy } ringere end det bedste, er en unøjagtighed, fra { $mistake } en fejl og fra { $blunder } en grov fejl.
analysis-how-accuracy = Præcisionen siger, hvor meget spilleren bevarede af det, der stod på spil: 100 for det bedste valg hver gang, 0 for det dårligste.
analysis-how-choices = I summen sammenlignes valgene med det, stærke spillere plejer at vælge, så et valg kan også være en gevinst.
analysis-how-luck = Held er vinderchancen, efter at et kort eller et kontraktkort er vist, minus den vinderchance, man kunne vente før.
analysis-how-noise = Netværket er ikke fejlfrit: Det, det må rette fra trin til trin, vises som dets fejl.
