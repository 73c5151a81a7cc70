### De bespreking naast het terugkijken: wat de partij heeft beslist.

analysis-title = Bespreking
analysis-working = De partij wordt besproken …
analysis-working-rest = De andere spelers worden nog besproken.
analysis-failed = Deze partij kon nu niet worden besproken.
analysis-again = Opnieuw proberen

## Whose game, and how it is judged

analysis-judged = Beoordeeld
analysis-then = Met kennis van toen
analysis-hindsight = Achteraf gezien
analysis-then-how = Elke keuze wordt beoordeeld naar wat { $name } op dat moment kon weten.
analysis-hindsight-how = Beoordeeld met alle kaarten open: wat het beste was geweest, niet wat { $name } kon weten.
analysis-eyes = Speler

## The curve. $chance is a percentage, with its sign

analysis-curve = Winstkans van { $name }
analysis-at = Stap { $step } van { $last }: { $chance }
analysis-at-graded = Stap { $step } van { $last }: { $chance }. { analysis-grade }
analysis-grade = { $grade ->
    [blunder] Blunder
    [mistake] Fout
    [inaccuracy] Onnauwkeurigheid
   *[good] Goede keuze
}

## One step

analysis-moment = Deze stap
analysis-start = Voor de eerste keuze is de winstkans { $chance }.
analysis-stroke = { $stroke ->
    [blind] de kaart van de trekstapel
    [contracts] de getrokken contracten
    [reveal] wat de anderen bleken te hebben
   *[market] de kaarten die open kwamen
}
analysis-options = De beste keuzes
analysis-better = Wat beter was geweest
analysis-chosen = Wat gekozen werd
analysis-show = Op het bord tonen: { $action }, { $chance }
analysis-how-show = Kies er een om die op het bord te zien.
analysis-before = Het bord toont de stand vóór deze keuze.

## The whole game

analysis-summary = Samenvatting
analysis-player = Naam
analysis-accuracy = Nauwkeurigheid
analysis-lost = { analysis-grade } in stap { $step }: { $action }. Beter: { $better }.
analysis-turning = Keerpunten
analysis-turn = Stap { $step }, { $name }: { $action }
analysis-best = Beste zet
analysis-best-step = Stap { $step }: { $action }
analysis-parts = Van begin tot uitslag: { $name }
analysis-picture = Geluk en kunde
analysis-accurate = nauwkeurig
analysis-lucky = geluk
analysis-unlucky = pech
analysis-placed = { $name }: nauwkeurigheid { $accuracy }, geluk { $luck }

## How it is judged. $inaccuracy, $mistake and $blunder are percentages, with their sign

analysis-how = Hoe er wordt beoordeeld
analysis-how-judge = Een netwerk dat miljoenen partijen heeft gespeeld, schat de winstkans voor en na elke keuze, op grond van wat de speler weet.
analysis-how-grades = Een keuze die minstens { $inaccuracy } slechter is dan de beste, is een onnauwkeurigheid, vanaf { $mistake } een fout en vanaf { $blunder } een blunder.
analysis-how-accuracy = De nauwkeurigheid zegt hoeveel de speler behield van wat er op het spel stond: 100 voor steeds de beste keuze, 0 voor steeds de slechtste.
analysis-how-choices = In het totaal worden keuzes vergeleken met wat sterke spelers meestal doen, dus een keuze kan ook iets opleveren.
analysis-how-luck = Geluk is de winstkans nadat een kaart of contract zichtbaar is, min de winstkans die vooraf te verwachten was.
analysis-how-noise = Het netwerk is niet foutloos: wat het van stap tot stap moet bijstellen, staat er als zijn fout.
