### The picture of a review that can be shared: luck and skill in one game.

# $result: won, shared or lost. $luck: what the cards did for $name: good, bad or even
sharing-title = { $result ->
    [won] { $luck ->
        [good] { $name } vandt, og kortene hjalp til
        [bad] { $name } vandt på trods af kortene
       *[even] { $name } vandt
    }
    [shared] { $name } delte sejren
   *[lost] { $luck ->
        [good] { $name } tabte trods gode kort
        [bad] { $name } tabte, og kortene hjalp ikke
       *[even] { $name } tabte
    }
}
sharing-subtitle = Grachten: held og dygtighed i ét spil
sharing-subtitle-hindsight = Grachten: ét spil, set i bakspejlet
sharing-chance = vinderchance
sharing-points = point
sharing-accuracy = præcision
sharing-steps = Vendepunkter og bedste træk
sharing-best = Bedste træk: { $action }
sharing-percent = { $number } %

## On the page. $gain is a percentage, with its signs

sharing-picture = Billede til at dele
sharing-alt = { sharing-title }. Præcision { $accuracy }, held { $gain }.
sharing-drawing = Billedet tegnes …
sharing-ready = Billedet er klar.
sharing-saved = Billedet er gemt.
sharing-failed = Billedet kunne ikke tegnes lige nu.
