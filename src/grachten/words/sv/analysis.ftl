### Genomgången bredvid reprisen: vad som avgjorde partiet.

analysis-title = Genomgång
analysis-working = Partiet gås igenom …
analysis-working-rest = De andra spelarna gås fortfarande igenom.
analysis-failed = Partiet kunde inte gås igenom just nu.
analysis-again = Försök igen

## Whose game, and how it is judged

analysis-judged = Bedömt
analysis-then = Utan facit
analysis-hindsight = Med facit i hand
analysis-then-how = Varje val bedöms efter vad { $name } kunde veta just då.
analysis-hindsight-how = Bedömt med alla kort öppna: vad som hade varit bäst, inte vad { $name } kunde veta.
analysis-eyes = Spelare

## The curve. $chance is a percentage, with its sign

analysis-curve = Vinstchans för { $name }
analysis-at = Steg { $step } av { $last }: { $chance }
analysis-at-graded = Steg { $step } av { $last }: { $chance }. { analysis-grade }
analysis-grade = { $grade ->
    [blunder] Grovt fel
    [mistake] Misstag
    [inaccuracy] Onoggrannhet
   *[good] Bra val
}

## One step

analysis-moment = Det här steget
analysis-start = Före det första valet är vinstchansen { $chance }.
analysis-stroke = { $stroke ->
    [blind] kortet från draghögen
    [contracts] kontraktkorten som drogs
    [reveal] vad de andra visade sig ha
   *[market] korten som vändes upp
}
analysis-options = De bästa valen
analysis-better = Vad som hade varit bättre
analysis-chosen = Vad som valdes
analysis-show = Visa på brädet: { $action }, { $chance }
analysis-how-show = Välj ett av dem för att se det på brädet.
analysis-before = Brädet visar läget före det här valet.

## The whole game

analysis-summary = Översikt
analysis-player = Namn
analysis-accuracy = Precision
analysis-lost = { analysis-grade } i steg { $step }: { $action }. Bättre: { $better }.
analysis-turning = Vändpunkter
analysis-turn = Steg { $step }, { $name }: { $action }
analysis-best = Bästa draget
analysis-best-step = Steg { $step }: { $action }
analysis-parts = Från start till resultat: { $name }
analysis-picture = Tur och skicklighet
analysis-accurate = precis
analysis-lucky = tur
analysis-unlucky = otur
analysis-placed = { $name }: precision { $accuracy }, tur { $luck }

## How it is judged. $inaccuracy, $mistake and $blunder are percentages, with their sign

analysis-how = Så bedöms det
analysis-how-judge = Ett nätverk som har spelat miljontals partier uppskattar vinstchansen före och efter varje val, utifrån vad spelaren vet.
analysis-how-grades = Ett val som är minst { $inaccuracy } sämre än det bästa är en onoggrannhet, från { $mistake } ett misstag och från { $blunder } ett grovt fel.
analysis-how-accuracy = Precisionen säger hur mycket spelaren behöll av det som stod på spel: 100 för det bästa valet varje gång, 0 för det sämsta.
analysis-how-choices = I summan jämförs valen med vad starka spelare brukar välja, så ett val kan också vara en vinst.
analysis-how-luck = Tur är vinstchansen efter att ett kort eller kontraktkort har visats, minus den vinstchans man kunde vänta sig innan.
analysis-how-noise = Nätverket är inte felfritt: det som det måste rätta från steg till steg visas som dess fel.
