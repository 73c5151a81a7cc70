### Le jeu dans le terminal. Les touches sont les mêmes dans toutes les langues.

terminal-you = Toi
terminal-intro = Chariots et contrats à Amsterdam.
terminal-keys = ? pour l’aide, q pour quitter.
terminal-left = Tu as quitté la partie.
terminal-seed = La graine de cette partie était { $seed }.
terminal-recorded = Enregistré dans { $file }.

## Questions

terminal-keep = Lesquels gardes-tu ?
terminal-keep-first = le premier
terminal-keep-second = le second
terminal-keep-both = les deux
terminal-keep-last = C’était le dernier : tu le gardes.
terminal-second-card = Ta seconde carte :
terminal-take = prendre une carte du marché
terminal-draw = piocher une carte
terminal-claim = prendre une route
terminal-contracts = piocher des contrats
terminal-board = afficher le plateau
terminal-must-pass = Tu ne peux rien faire : tu passes.
terminal-empty-space = Cet emplacement est vide.
terminal-no-route = Il n’y a aucune route que tu puisses payer pour l’instant.
terminal-which-route = Quelle route ? (Entrée pour revenir)
terminal-which-payment = Avec quoi paies-tu ? (Entrée pour revenir)
terminal-type-key = Tape l’une des touches indiquées ci-dessous ; ? pour l’aide, q pour quitter.
terminal-type-number = Tape un nombre de 1 à { $most }, ou rien pour revenir.
terminal-help =
    À ton tour, fais l’une de ces trois choses :
    – prendre deux cartes Transport, au marché ou à l’aveugle dans la pioche ; un joker face visible est la seule carte du tour,
    – prendre une route avec autant de cartes de sa couleur qu’elle a de cases ; les jokers remplacent n’importe quelle couleur, et une route grise accepte la couleur de ton choix, mais une seule,
    – piocher deux contrats et en garder un ou deux.
    Un contrat rempli rapporte ses points à la fin ; un contrat non rempli en coûte autant. Avoir le plus de cartes Marchandise rapporte 8 points. Dès que quelqu’un n’a plus que deux chariots ou moins, chacun joue un dernier tour.

## Sur la table

terminal-player = joueur
terminal-points = points
terminal-carts = chariots
terminal-cards = cartes
terminal-their-contracts = contrats
terminal-merchandise = marchandises
terminal-yours = À toi
terminal-market = marché
terminal-space = vide
terminal-piles = pioche { $deck }, défausse { $discards }, contrats restants { $contracts }
terminal-hand = main
terminal-no-cards = aucune carte
terminal-completed = rempli
terminal-not-yet = pas encore
terminal-offer = Contrats proposés
terminal-route = route
terminal-colour = couleur
terminal-spaces = cases
terminal-owner = à
terminal-colour-of = { $card ->
    [pink] rose
    [blue] bleu
    [green] vert
    [black] noir
    [red] rouge
    [orange] orange
    [grey] gris
   *[wild] joker
}

## Le décompte

terminal-count = Décompte final
terminal-routes = routes
terminal-goods = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-total = total
terminal-won = { $decided ->
    [contracts] { $name } gagne avec { log-gain }, grâce à un plus grand nombre de contrats remplis.
   *[points] { $name } gagne avec { log-gain }.
}
terminal-won-you = { $decided ->
    [contracts] Tu gagnes avec { log-gain }, grâce à un plus grand nombre de contrats remplis.
   *[points] Tu gagnes avec { log-gain }.
}
