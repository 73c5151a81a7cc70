### The picture of a review that can be shared: luck and skill in one game.

# $result: won, shared or lost. $luck: what the cards did for $name: good, bad or even
sharing-title = { $result ->
    [won] { $luck ->
        [good] { $name } gewann, und die Karten halfen mit
        [bad] { $name } gewann gegen die Karten
       *[even] { $name } hat gewonnen
    }
    [shared] { $name } teilt sich den Sieg
   *[lost] { $luck ->
        [good] { $name } verlor trotz guter Karten
        [bad] { $name } verlor, und die Karten halfen nicht
       *[even] { $name } hat verloren
    }
}
sharing-subtitle = Grachten: Glück und Können in einer Partie
sharing-subtitle-hindsight = Grachten: eine Partie, im Nachhinein beurteilt
sharing-chance = Siegchance
sharing-points = Punkte
sharing-accuracy = Genauigkeit
sharing-steps = Wendepunkte und bester Zug
sharing-best = Bester Zug: { $action }
sharing-percent = { $number } %

## On the page. $gain is a percentage, with its signs

sharing-picture = Bild zum Teilen
sharing-alt = { sharing-title }. Genauigkeit { $accuracy }, Glück { $gain }.
sharing-drawing = Das Bild wird gezeichnet …
sharing-ready = Das Bild ist fertig.
sharing-saved = Das Bild ist gespeichert.
sharing-failed = Das Bild konnte gerade nicht gezeichnet werden.
