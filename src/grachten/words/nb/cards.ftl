# Kort, kjerrer og våpenskjold, slik de nevnes for den som hører dem.

cards-colour = { $card ->
    [pink] rosa
    [blue] blå
    [green] grønn
    [black] svart
    [red] rød
    [orange] oransje
    [grey] grå, én valgfri farge
   *[wild] jokerkort
}
cards-transport = { $card ->
    [pink] Rosa transportkort
    [blue] Blått transportkort
    [green] Grønt transportkort
    [black] Svart transportkort
    [red] Rødt transportkort
    [orange] Oransje transportkort
   *[wild] Jokerkort
}
cards-back = { $kind ->
    [contract] Kontraktskort med baksiden opp
   *[transport] Transportkort med baksiden opp
}
cards-contract = Kontraktskort: { $from } til { $to }, { $value ->
    [one] 1 poeng
   *[other] { $value } poeng
}{ $state ->
    [done] , fullført
    [missed] , ikke fullført
   *[open] {""}
}
# Etter kontraktens eget navn.
cards-contract-missing = { $contract }, { $spaces ->
    [one] 1 felt mangler
   *[other] { $spaces } felter mangler
}
cards-merchandise = Varebonuskort
cards-cart = { $colour ->
    [burgundy] Vinrød kjerre
    [ochre] Okergul kjerre
    [charcoal] Koksgrå kjerre
   *[ivory] Elfenbenshvit kjerre
}
cards-crest = { $colour ->
    [burgundy] Vinrød, ensfarget, med en krone
    [ochre] Okergul, stripet, med en sild
    [charcoal] Koksgrå, prikket, med et anker
   *[ivory] Elfenbenshvit, rutet, med en tulipan
}
