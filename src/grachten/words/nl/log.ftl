### Het logboek van een partij. "-you" is wat de speler leest die het deed.

log-title = Logboek
log-empty = Er is nog niets gebeurd.
log-again = Laatste zetten opnieuw tonen
log-set-up = Voor de eerste beurt
log-turn = Beurt { $turn }
log-end = Eindtelling

## Waarmee een route is betaald: $count kaarten van de kleur $card, en $wilds jokers

log-wilds = { $wilds ->
    [1] één joker
    [2] twee jokers
    [3] drie jokers
   *[4] vier jokers
}
log-payment = { $count ->
    [0] { log-wilds }
   *[other] { $wilds ->
        [0] { common-cards }
       *[other] { common-cards } en { log-wilds }
    }
}
log-gain = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

log-one-card = { $card ->
    [wild] een joker
   *[other] een { common-adjective-one } kaart
}

## Voorbereiding

log-dealt = De kaarten zijn gedeeld: { common-count } per speler, en twee contracten om uit te kiezen.
log-chosen = { $name } heeft gekozen.
log-chosen-you = Je hebt gekozen.
log-kept-first = { $count ->
    [1] { $name } hield één contract.
   *[other] { $name } hield beide contracten.
}
log-kept-first-you = { $count ->
    [1] Je hield één contract.
   *[other] Je hield beide contracten.
}

## Kaarten

log-taken = { $name } pakte { log-one-card }.
log-taken-you = Je pakte { log-one-card }.
log-drawn = { $name } trok een kaart van de trekstapel.
log-drawn-you = Je trok een kaart van de trekstapel.
log-drawn-card = { $name } trok { log-one-card } van de trekstapel.
log-drawn-card-you = Je trok { log-one-card } van de trekstapel.
log-swept = { $wilds ->
    [3] Er lagen drie jokers open: de markt werd schoongeveegd.
    [4] Er lagen vier jokers open: de markt werd schoongeveegd.
   *[5] Er lagen vijf jokers open: de markt werd schoongeveegd.
}
log-shuffled = { $count ->
    [one] De laatste afgelegde kaart werd de nieuwe trekstapel.
   *[other] De aflegstapel werd geschud tot een nieuwe trekstapel van { $count } kaarten.
}

## Routes

log-claimed = { $merchandise ->
    [yes] { $name } claimde { $from } – { $to } met { log-payment }: { log-gain } en een koopwaarkaart.
   *[no] { $name } claimde { $from } – { $to } met { log-payment }: { log-gain }.
}
log-claimed-you = { $merchandise ->
    [yes] Je claimde { $from } – { $to } met { log-payment }: { log-gain } en een koopwaarkaart.
   *[no] Je claimde { $from } – { $to } met { log-payment }: { log-gain }.
}

## Contracten

log-offered = { $count ->
    [1] { $name } trok het laatste contract.
   *[other] { $name } trok twee contracten.
}
log-offered-you = { $count ->
    [1] Je trok het laatste contract.
   *[other] Je trok twee contracten.
}
log-kept = { $count ->
    [1] { $returned ->
        [0] { $name } trok het laatste contract en hield het.
       *[other] { $name } trok twee contracten en hield er één.
    }
   *[other] { $name } trok twee contracten en hield ze allebei.
}
log-kept-you = { $count ->
    [1] { $returned ->
        [0] Je trok het laatste contract en hield het.
       *[other] Je trok twee contracten en hield er één.
    }
   *[other] Je trok twee contracten en hield ze allebei.
}

## Passen, de laatste ronde en het einde

log-passed = { $name } kon niets doen en paste.
log-passed-you = Je kon niets doen en paste.
log-last-round = { $name } heeft bijna geen karren meer: iedereen krijgt nog één beurt.
log-last-round-you = Je hebt bijna geen karren meer: iedereen krijgt nog één beurt.
log-scored = { $name }: { $routes } voor routes, { $contracts } voor contracten, { $merchandise } voor koopwaar. Totaal { $total }.
log-scored-you = Jij: { $routes } voor routes, { $contracts } voor contracten, { $merchandise } voor koopwaar. Totaal { $total }.
log-won = { $name } heeft gewonnen.
log-won-you = Je hebt gewonnen.
log-names = { $count ->
    [1] { $a }
    [2] { $a } en { $b }
    [3] { $a }, { $b } en { $c }
   *[4] { $a }, { $b }, { $c } en { $d }
}
log-shared = { log-names } delen de overwinning.
log-shared-you = Je deelt de overwinning met { log-names }.
log-undone = { $name } nam een zet terug.
log-undone-you = Je nam een zet terug.
