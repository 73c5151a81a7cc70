# Cards, carts and crests, as a screen reader names them.

cards-colour = { $card ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
    [grey] grey, any one colour
   *[wild] wild
}
cards-transport = { $card ->
    [pink] Pink transportation card
    [blue] Blue transportation card
    [green] Green transportation card
    [black] Black transportation card
    [red] Red transportation card
    [orange] Orange transportation card
   *[wild] Wild
}
cards-back = { $kind ->
    [contract] Contract, face down
   *[transport] Transportation card, face down
}
cards-contract = Contract: { $from } to { $to }, { $value ->
    [one] 1 point
   *[other] { $value } points
}{ $state ->
    [done] , completed
    [missed] , not completed
   *[open] {""}
}
# After the contract's own name.
cards-contract-missing = { $contract }, { $spaces ->
    [one] 1 space still to claim
   *[other] { $spaces } spaces still to claim
}
cards-merchandise = Merchandise bonus card
cards-cart = { $colour ->
    [burgundy] Burgundy cart
    [ochre] Ochre cart
    [charcoal] Charcoal cart
   *[ivory] Ivory cart
}
cards-crest = { $colour ->
    [burgundy] Burgundy, plain, with a crown
    [ochre] Ochre, striped, with a herring
    [charcoal] Charcoal, dotted, with an anchor
   *[ivory] Ivory, chequered, with a tulip
}
