# Kort, vogne og våbenskjolde, som de nævnes for den, der hører dem.

cards-colour = { $card ->
    [pink] pink
    [blue] blå
    [green] grøn
    [black] sort
    [red] rød
    [orange] orange
    [grey] grå, én valgfri farve
   *[wild] joker
}
cards-transport = { $card ->
    [pink] Pink transportkort
    [blue] Blåt transportkort
    [green] Grønt transportkort
    [black] Sort transportkort
    [red] Rødt transportkort
    [orange] Orange transportkort
   *[wild] Joker
}
cards-back = { $kind ->
    [contract] Kontraktkort med bagsiden opad
   *[transport] Transportkort med bagsiden opad
}
cards-contract = Kontraktkort: { $from } til { $to }, { $value ->
    [one] 1 point
   *[other] { $value } point
}{ $state ->
    [done] , opfyldt
    [missed] , ikke opfyldt
   *[open] {""}
}
# Efter kontraktens eget navn.
cards-contract-missing = { $contract }, { $spaces ->
    [one] mangler 1 felt
   *[other] mangler { $spaces } felter
}
cards-merchandise = Handelsvarekort
cards-cart = { $colour ->
    [burgundy] Vinrød vogn
    [ochre] Okkergul vogn
    [charcoal] Koksgrå vogn
   *[ivory] Elfenbenshvid vogn
}
cards-crest = { $colour ->
    [burgundy] Vinrød, ensfarvet, med en krone
    [ochre] Okkergul, stribet, med en sild
    [charcoal] Koksgrå, prikket, med et anker
   *[ivory] Elfenbenshvid, ternet, med en tulipan
}
