### Die Auswertung neben der Wiederholung: was die Partie entschieden hat.

analysis-title = Auswertung
analysis-working = Die Partie wird ausgewertet …
analysis-working-rest = Die anderen werden noch ausgewertet.
analysis-failed = Diese Partie konnte gerade nicht ausgewertet werden.
analysis-again = Noch einmal versuchen

## Whose game, and how it is judged

analysis-judged = Maßstab
analysis-then = Damaliges Wissen
analysis-hindsight = Im Nachhinein
analysis-then-how = Jede Entscheidung wird danach beurteilt, was { $name } in diesem Moment wissen konnte.
analysis-hindsight-how = Mit offenen Karten beurteilt: was am besten gewesen wäre, nicht was { $name } wissen konnte.
analysis-eyes = Sicht von

## The curve. $chance is a percentage, with its sign

analysis-curve = Siegchance von { $name }
analysis-at = Schritt { $step } von { $last }: { $chance }
analysis-at-graded = Schritt { $step } von { $last }: { $chance }. { analysis-grade }
analysis-grade = { $grade ->
    [blunder] Grober Fehler
    [mistake] Fehler
    [inaccuracy] Ungenauigkeit
   *[good] Gute Wahl
}

## One step

analysis-moment = Dieser Schritt
analysis-start = Vor der ersten Entscheidung beträgt die Siegchance { $chance }.
analysis-stroke = { $stroke ->
    [blind] die Karte vom Stapel
    [contracts] die gezogenen Aufträge
    [reveal] was die anderen am Ende hatten
   *[market] die aufgedeckten Karten
}
analysis-options = Die besten Möglichkeiten
analysis-better = Was besser gewesen wäre
analysis-chosen = Was gewählt wurde
analysis-show = Auf dem Plan zeigen: { $action }, { $chance }
analysis-how-show = Eine davon auswählen, um sie auf dem Plan zu sehen.
analysis-before = Der Plan zeigt die Lage vor dieser Entscheidung.

## The whole game

analysis-summary = Überblick
analysis-player = Name
analysis-accuracy = Genauigkeit
analysis-lost = { analysis-grade } in Schritt { $step }: { $action }. Besser: { $better }.
analysis-turning = Wendepunkte
analysis-turn = Schritt { $step }, { $name }: { $action }
analysis-best = Bester Zug
analysis-best-step = Schritt { $step }: { $action }
analysis-parts = Vom Anfang bis zum Ergebnis: { $name }
analysis-picture = Glück und Können
analysis-accurate = genau
analysis-lucky = Glück
analysis-unlucky = Pech
analysis-placed = { $name }: Genauigkeit { $accuracy }, Glück { $luck }

## How it is judged. $inaccuracy, $mistake and $blunder are percentages, with their sign

analysis-how = So wird geurteilt
analysis-how-judge = Ein Netz, das Millionen Partien gespielt hat, schätzt die Siegchance vor und nach jeder Entscheidung, nur aus dem, was der Spieler weiß.
analysis-how-grades = Eine Wahl, die mindestens { $inaccuracy } schlechter ist als die beste, ist eine Ungenauigkeit, ab { $mistake } ein Fehler und ab { $blunder } ein grober Fehler.
analysis-how-accuracy = Die Genauigkeit sagt, wie viel der Spieler von dem behalten hat, was auf dem Spiel stand: 100 bei der besten Wahl jedes Mal, 0 bei der schlechtesten.
analysis-how-choices = In der Summe werden Entscheidungen mit dem verglichen, was starke Spieler meist wählen; eine Entscheidung kann also auch ein Gewinn sein.
analysis-how-luck = Glück ist die Siegchance, nachdem eine Karte oder ein Auftrag zu sehen ist, minus die Siegchance, die vorher zu erwarten war.
analysis-how-noise = Das Netz ist nicht unfehlbar: Was es von Schritt zu Schritt berichtigen muss, steht als sein Fehler da.
