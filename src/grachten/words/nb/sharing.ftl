### The picture of a review that can be shared: luck and skill in one game.

# $result: won, shared or lost. $luck: what the cards did for $name: good, bad or even
sharing-title = { $result ->
    [won] { $luck ->
        [good] { $name } vant, og kortene hjalp til
        [bad] { $name } vant tross kortene
       *[even] { $name } vant
    }
    [shared] { $name } delte seieren
   *[lost] { $luck ->
        [good] { $name } tapte tross gode kort
        [bad] { $name } tapte, og kortene hjalp ikke
       *[even] { $name } tapte
    }
}
sharing-subtitle = Grachten: flaks og dyktighet i ett spill
sharing-subtitle-hindsight = Grachten: ett spill, vurdert i ettertid
sharing-chance = vinnersjanse
sharing-points = poeng
sharing-accuracy = presisjon
sharing-steps = Vendepunkter og beste trekk
sharing-best = Beste trekk: { $action }
sharing-percent = { $number } %

## On the page. $gain is a percentage, with its signs

sharing-picture = Bilde til å dele
sharing-alt = { sharing-title }. Presisjon { $accuracy }, flaks { $gain }.
sharing-drawing = Bildet tegnes …
sharing-ready = Bildet er klart.
sharing-saved = Bildet er lagret.
sharing-failed = Bildet kunne ikke tegnes akkurat nå.
