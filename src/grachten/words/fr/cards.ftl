# Cards, carts and crests, as a screen reader names them.

cards-colour = { $card ->
    [pink] rose
    [blue] bleu
    [green] vert
    [black] noir
    [red] rouge
    [orange] orange
    [grey] gris, une seule couleur au choix
   *[wild] joker
}
cards-transport = { $card ->
    [pink] Carte Transport rose
    [blue] Carte Transport bleue
    [green] Carte Transport verte
    [black] Carte Transport noire
    [red] Carte Transport rouge
    [orange] Carte Transport orange
   *[wild] Joker
}
cards-back = { $kind ->
    [contract] Contrat, face cachée
   *[transport] Carte Transport, face cachée
}
cards-contract = Contrat : relier { $from } et { $to }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}{ $state ->
    [done] , rempli
    [missed] , non rempli
   *[open] {""}
}
# After the contract's own name.
cards-contract-missing = { $contract }, { $spaces ->
    [one] encore { $spaces } case à prendre
   *[other] encore { $spaces } cases à prendre
}
cards-merchandise = Carte Marchandise
cards-cart = { $colour ->
    [burgundy] Chariot bordeaux
    [ochre] Chariot ocre
    [charcoal] Chariot anthracite
   *[ivory] Chariot ivoire
}
cards-crest = { $colour ->
    [burgundy] Bordeaux, uni, avec une couronne
    [ochre] Ocre, rayé, avec un hareng
    [charcoal] Anthracite, à pois, avec une ancre
   *[ivory] Ivoire, à damier, avec une tulipe
}
