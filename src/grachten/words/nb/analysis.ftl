### Gjennomgangen ved siden av reprisen: hva som avgjorde spillet.

analysis-title = Gjennomgang
analysis-working = Spillet gås gjennom …
analysis-working-rest = De andre spillerne gås fortsatt gjennom.
analysis-failed = Spillet kunne ikke gås gjennom akkurat nå.
analysis-again = Prøv igjen

## Whose game, and how it is judged

analysis-judged = Vurdert
analysis-then = Uten etterpåklokskap
analysis-hindsight = Med etterpåklokskap
analysis-then-how = Hvert valg vurderes ut fra hva { $name } kunne vite der og da.
analysis-hindsight-how = Vurdert med alle kort åpne: hva som hadde vært best, ikke hva { $name } kunne vite.
analysis-eyes = Spiller

## The curve. $chance is a percentage, with its sign

analysis-curve = Vinnersjanse for { $name }
analysis-at = Steg { $step } av { $last }: { $chance }
analysis-at-graded = Steg { $step } av { $last }: { $chance }. { analysis-grade }
analysis-grade = { $grade ->
    [blunder] Grov feil
    [mistake] Feil
    [inaccuracy] Unøyaktighet
   *[good] Godt valg
}

## One step

analysis-moment = Dette steget
analysis-start = Før det første valget er vinnersjansen { $chance }.
analysis-stroke = { $stroke ->
    [blind] kortet fra trekkbunken
    [contracts] de trukne kontraktskortene
    [reveal] hva de andre viste seg å ha
   *[market] kortene som ble snudd
}
analysis-options = De beste valgene
analysis-better = Hva som hadde vært bedre
analysis-chosen = Hva som ble valgt
analysis-show = Vis på brettet: { $action }, { $chance }
analysis-how-show = Velg et av dem for å se det på brettet.
analysis-before = Brettet viser stillingen før dette valget.

## The whole game

analysis-summary = Oversikt
analysis-player = Navn
analysis-accuracy = Presisjon
analysis-lost = { analysis-grade } i steg { $step }: { $action }. Bedre: { $better }.
analysis-turning = Vendepunkter
analysis-turn = Steg { $step }, { $name }: { $action }
analysis-best = Beste trekk
analysis-best-step = Steg { $step }: { $action }
analysis-parts = Fra start til resultat: { $name }
analysis-picture = Flaks og dyktighet
analysis-accurate = presis
analysis-lucky = flaks
analysis-unlucky = uflaks
analysis-placed = { $name }: presisjon { $accuracy }, flaks { $luck }

## How it is judged. $inaccuracy, $mistake and $blunder are percentages, with their sign

analysis-how = Slik vurderes det
analysis-how-judge = Et nettverk som har spilt millioner av spill, anslår vinnersjansen før og etter hvert valg ut fra det spilleren vet.
analysis-how-grades = Et valg som er minst { $inaccuracy } dårligere enn det beste, er en unøyaktighet, fra { $mistake } en feil og fra { $blunder } en grov feil.
analysis-how-accuracy = Presisjonen sier hvor mye spilleren beholdt av det som sto på spill: 100 for det beste valget hver gang, 0 for det dårligste.
analysis-how-choices = I summen sammenlignes valgene med det sterke spillere pleier å velge, så et valg kan også være en gevinst.
analysis-how-luck = Flaks er vinnersjansen etter at et kort eller et kontraktskort er vist, minus vinnersjansen man kunne vente før.
analysis-how-noise = Nettverket er ikke feilfritt: Det det må rette fra steg til steg, vises som feilen det gjorde.
