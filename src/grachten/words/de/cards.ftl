# Karten, Karren und Wappen, wie ein Screenreader sie nennt.

cards-colour = { $card ->
    [pink] pink
    [blue] blau
    [green] grün
    [black] schwarz
    [red] rot
    [orange] orange
    [grey] grau, eine Farbe nach Wahl
   *[wild] Joker
}
cards-transport = { $card ->
    [pink] Pinke Transportkarte
    [blue] Blaue Transportkarte
    [green] Grüne Transportkarte
    [black] Schwarze Transportkarte
    [red] Rote Transportkarte
    [orange] Orange Transportkarte
   *[wild] Joker
}
cards-back = { $kind ->
    [contract] Auftrag, verdeckt
   *[transport] Transportkarte, verdeckt
}
cards-contract = Auftrag: von { $from } nach { $to }, { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}{ $state ->
    [done] , erfüllt
    [missed] , nicht erfüllt
   *[open] {""}
}
# Nach dem Namen des Auftrags.
cards-contract-missing = { $contract }, { $spaces ->
    [one] es fehlt noch 1 Feld
   *[other] es fehlen noch { $spaces } Felder
}
cards-merchandise = Warenkarte
cards-cart = { $colour ->
    [burgundy] Weinroter Karren
    [ochre] Ockergelber Karren
    [charcoal] Anthrazitgrauer Karren
   *[ivory] Elfenbeinweißer Karren
}
cards-crest = { $colour ->
    [burgundy] Weinrot, einfarbig, mit Krone
    [ochre] Ockergelb, gestreift, mit Hering
    [charcoal] Anthrazitgrau, gepunktet, mit Anker
   *[ivory] Elfenbeinweiß, kariert, mit Tulpe
}
