# Kort, kärror och vapensköldar, som de nämns för den som hör dem.

cards-colour = { $card ->
    [pink] rosa
    [blue] blå
    [green] grön
    [black] svart
    [red] röd
    [orange] orange
    [grey] grå, en valfri färg
   *[wild] jokerkort
}
cards-transport = { $card ->
    [pink] Rosa transportkort
    [blue] Blått transportkort
    [green] Grönt transportkort
    [black] Svart transportkort
    [red] Rött transportkort
    [orange] Orange transportkort
   *[wild] Jokerkort
}
cards-back = { $kind ->
    [contract] Kontraktkort med baksidan upp
   *[transport] Transportkort med baksidan upp
}
cards-contract = Kontraktkort: { $from } till { $to }, { $value ->
    [one] 1 poäng
   *[other] { $value } poäng
}{ $state ->
    [done] , uppfyllt
    [missed] , inte uppfyllt
   *[open] {""}
}
# Efter kontraktets eget namn.
cards-contract-missing = { $contract }, { $spaces ->
    [one] 1 ruta kvar
   *[other] { $spaces } rutor kvar
}
cards-merchandise = Handelsbonuskort
cards-cart = { $colour ->
    [burgundy] Vinröd kärra
    [ochre] Ockragul kärra
    [charcoal] Kolgrå kärra
   *[ivory] Elfenbensvit kärra
}
cards-crest = { $colour ->
    [burgundy] Vinröd, enfärgad, med en krona
    [ochre] Ockragul, randig, med en sill
    [charcoal] Kolgrå, prickig, med ett ankare
   *[ivory] Elfenbensvit, rutig, med en tulpan
}
