# Kaarten, karren en wapens, zoals een schermlezer ze noemt.

cards-colour = { $card ->
    [pink] roze
    [blue] blauw
    [green] groen
    [black] zwart
    [red] rood
    [orange] oranje
    [grey] grijs, één kleur naar keuze
   *[wild] joker
}
cards-transport = { $card ->
    [pink] Roze transportkaart
    [blue] Blauwe transportkaart
    [green] Groene transportkaart
    [black] Zwarte transportkaart
    [red] Rode transportkaart
    [orange] Oranje transportkaart
   *[wild] Joker
}
cards-back = { $kind ->
    [contract] Contract, gedekt
   *[transport] Transportkaart, gedekt
}
cards-contract = Contract: { $from } naar { $to }, { $value ->
    [one] 1 punt
   *[other] { $value } punten
}{ $state ->
    [done] , vervuld
    [missed] , niet vervuld
   *[open] {""}
}
# Na de naam van het contract.
cards-contract-missing = { $contract }, { $spaces ->
    [one] nog 1 vakje te claimen
   *[other] nog { $spaces } vakjes te claimen
}
cards-merchandise = Koopwaarkaart
cards-cart = { $colour ->
    [burgundy] Wijnrode kar
    [ochre] Okergele kar
    [charcoal] Antracietgrijze kar
   *[ivory] Ivoorwitte kar
}
cards-crest = { $colour ->
    [burgundy] Wijnrood, effen, met een kroon
    [ochre] Okergeel, gestreept, met een haring
    [charcoal] Antracietgrijs, gestippeld, met een anker
   *[ivory] Ivoorwit, geblokt, met een tulp
}
