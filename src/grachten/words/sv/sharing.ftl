### The picture of a review that can be shared: luck and skill in one game.

# $result: won, shared or lost. $luck: what the cards did for $name: good, bad or even
sharing-title = { $result ->
    [won] { $luck ->
        [good] { $name } vann, och korten hjälpte till
        [bad] { $name } vann trots korten
       *[even] { $name } vann
    }
    [shared] { $name } delade segern
   *[lost] { $luck ->
        [good] { $name } förlorade trots bra kort
        [bad] { $name } förlorade, och korten hjälpte inte
       *[even] { $name } förlorade
    }
}
sharing-subtitle = Grachten: tur och skicklighet i ett parti
sharing-subtitle-hindsight = Grachten: ett parti, bedömt med facit i hand
sharing-chance = vinstchans
sharing-points = poäng
sharing-accuracy = precision
sharing-steps = Vändpunkter och bästa drag
sharing-best = Bästa draget: { $action }
sharing-percent = { $number } %

## On the page. $gain is a percentage, with its signs

sharing-picture = Bild att dela
sharing-alt = { sharing-title }. Precision { $accuracy }, tur { $gain }.
sharing-drawing = Bilden ritas …
sharing-ready = Bilden är klar.
sharing-saved = Bilden är sparad.
sharing-failed = Bilden kunde inte ritas just nu.
