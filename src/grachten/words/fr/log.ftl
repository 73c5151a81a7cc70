### The log of a game. "-you" is what the player who did it reads.

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-again = Revoir les derniers coups
log-set-up = Avant le premier tour
log-turn = Tour { $turn }
log-end = Décompte final

## What a claim was paid with: $count cards of the colour $card, and $wilds wilds

log-wilds = { $wilds ->
    [1] un joker
    [2] deux jokers
    [3] trois jokers
   *[4] quatre jokers
}
log-payment = { $count ->
    [0] { log-wilds }
   *[other] { $wilds ->
        [0] { common-cards }
       *[other] { common-cards } et { log-wilds }
    }
}
log-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

log-one-card = { $card ->
    [wild] un joker
    [orange] une carte orange
   *[other] une carte { common-adjective-one }
}

## Set-up

log-dealt = Les cartes sont distribuées : { common-count } par personne, et deux contrats au choix.
log-chosen = { $name } a choisi.
log-chosen-you = Tu as choisi.
log-kept-first = { $count ->
    [1] { $name } a gardé un contrat.
   *[other] { $name } a gardé les deux contrats.
}
log-kept-first-you = { $count ->
    [1] Tu as gardé un contrat.
   *[other] Tu as gardé les deux contrats.
}

## Cards

log-taken = { $name } a pris { log-one-card }.
log-taken-you = Tu as pris { log-one-card }.
log-drawn = { $name } a pioché une carte.
log-drawn-you = Tu as pioché une carte.
log-drawn-card = { $name } a pioché { log-one-card }.
log-drawn-card-you = Tu as pioché { log-one-card }.
log-swept = { $wilds ->
    [3] Trois jokers face visible : le marché a été renouvelé.
    [4] Quatre jokers face visible : le marché a été renouvelé.
   *[5] Cinq jokers face visible : le marché a été renouvelé.
}
log-shuffled = { $count ->
    [one] La seule carte de la défausse est devenue la pioche.
   *[other] La défausse a été mélangée : nouvelle pioche de { $count } cartes.
}

## Routes

log-claimed = { $merchandise ->
    [yes] { $name } a pris { $from } – { $to } avec { log-payment } : { log-gain } et une carte Marchandise.
   *[no] { $name } a pris { $from } – { $to } avec { log-payment } : { log-gain }.
}
log-claimed-you = { $merchandise ->
    [yes] Tu as pris { $from } – { $to } avec { log-payment } : { log-gain } et une carte Marchandise.
   *[no] Tu as pris { $from } – { $to } avec { log-payment } : { log-gain }.
}

## Contracts

log-offered = { $count ->
    [1] { $name } a pioché le dernier contrat.
   *[other] { $name } a pioché deux contrats.
}
log-offered-you = { $count ->
    [1] Tu as pioché le dernier contrat.
   *[other] Tu as pioché deux contrats.
}
log-kept = { $count ->
    [1] { $returned ->
        [0] { $name } a pioché le dernier contrat et l’a gardé.
       *[other] { $name } a pioché deux contrats et en a gardé un.
    }
   *[other] { $name } a pioché deux contrats et a gardé les deux.
}
log-kept-you = { $count ->
    [1] { $returned ->
        [0] Tu as pioché le dernier contrat et tu l’as gardé.
       *[other] Tu as pioché deux contrats et tu en as gardé un.
    }
   *[other] Tu as pioché deux contrats et tu as gardé les deux.
}

## Passing, the last round and the end

log-passed = { $name } ne pouvait rien faire et a passé son tour.
log-passed-you = Tu ne pouvais rien faire et tu as passé ton tour.
log-last-round = Il reste peu de chariots à { $name } : chacun joue un dernier tour.
log-last-round-you = Il te reste peu de chariots : chacun joue un dernier tour.
log-scored = { $name } : { $routes } pour les routes, { $contracts } pour les contrats, { $merchandise } pour les marchandises. Total : { $total }.
log-scored-you = Toi : { $routes } pour les routes, { $contracts } pour les contrats, { $merchandise } pour les marchandises. Total : { $total }.
log-won = { $name } a gagné.
log-won-you = Tu as gagné.
log-names = { $count ->
    [1] { $a }
    [2] { $a } et { $b }
    [3] { $a }, { $b } et { $c }
   *[4] { $a }, { $b }, { $c } et { $d }
}
log-shared = { log-names } se partagent la victoire.
log-shared-you = Tu partages la victoire avec { log-names }.
log-undone = { $name } a annulé un coup.
log-undone-you = Tu as annulé un coup.
