### The picture of a review that can be shared: luck and skill in one game.

# $result: won, shared or lost. $luck: what the cards did for $name: good, bad or even
sharing-title = { $result ->
    [won] { $luck ->
        [good] { $name } won, en de kaarten hielpen mee
        [bad] { $name } won ondanks de kaarten
       *[even] { $name } heeft gewonnen
    }
    [shared] { $name } deelde de overwinning
   *[lost] { $luck ->
        [good] { $name } verloor ondanks goede kaarten
        [bad] { $name } verloor, en de kaarten hielpen niet
       *[even] { $name } heeft verloren
    }
}
sharing-subtitle = Grachten: geluk en kunde in één partij
sharing-subtitle-hindsight = Grachten: één partij, achteraf beoordeeld
sharing-chance = winstkans
sharing-points = punten
sharing-accuracy = nauwkeurigheid
sharing-steps = Keerpunten en beste zet
sharing-best = Beste zet: { $action }
sharing-percent = { $number }%

## On the page. $gain is a percentage, with its signs

sharing-picture = Plaatje om te delen
sharing-alt = { sharing-title }. Nauwkeurigheid { $accuracy }, geluk { $gain }.
sharing-drawing = Het plaatje wordt getekend …
sharing-ready = Het plaatje is klaar.
sharing-saved = Het plaatje is bewaard.
sharing-failed = Het plaatje kon nu niet worden getekend.
