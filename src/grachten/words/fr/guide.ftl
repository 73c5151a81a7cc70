### The guided first game, and the helper in the first games after it.

guide-name = Guide
guide-next = Suivant
guide-go = Continuer
guide-do = Fais-le pour moi
guide-leave = Quitter
guide-place = { $place } sur { $count }

## What the guide says, in order

guide-welcome = Bienvenue à Amsterdam ! { $opponent } et toi, vous envoyez des chariots à travers la vieille ville, et qui a le plus de points à la fin gagne.
guide-contract = Voici un contrat : relie { $from } et { $to } par tes propres routes, et tu gagnes ses { $value } points à la fin.
guide-places = Voici les deux lieux. Tous les chemins entre eux sont bons, du moment que chaque route est à toi.
guide-keep = Un contrat non rempli te coûte ses points, alors ne garde que celui-ci : repose l’autre, puis appuie sur « { table-keep } ».
guide-take = Une route se paie avec des cartes de sa couleur. Prends { guide-card } au marché.
guide-draw = Un tour, c’est deux cartes. Prends la seconde dans la pioche, à l’aveugle.
guide-opponent = { $opponent } a joué ; c’est de nouveau à toi. À chaque tour, une seule chose : prendre des cartes, prendre une route ou piocher des contrats.
guide-claim = Tu as { $cards } : c’est ce que coûte la route { guide-colour } { $route }. Prends-la.
guide-points = Deux cases, et tu marques aussitôt deux points. Les routes plus longues rapportent plus : 4 points pour trois cases, 7 pour quatre.
guide-merchandise = Ta route montre de petits chariots : tu gagnes donc aussi une carte Marchandise. En avoir le plus à la fin rapporte 8 points ; juste derrière, 4.
guide-double = Deux routes côte à côte forment une route double. À deux joueurs, on ne peut en prendre qu’une : celle-ci est donc fermée maintenant.
guide-wild = La carte avec la roue est un joker : il remplace n’importe quelle couleur. Prends-le. Un joker face visible est la seule carte que tu prends dans un tour.
guide-mixed = { $route } coûte { $price }. Tu as { $cards }, et ton joker remplace l’autre. Prends cette route.
guide-join = Une route grise accepte n’importe quelle couleur, mais une seule. { $route } est le maillon qui manque à ton contrat : prends cette route.
guide-completed = Rempli ! Tes routes relient les deux lieux. Jusqu’à la fin, personne d’autre ne le voit.
guide-contracts = Tu peux toujours en prendre d’autres. Pioche des contrats : tu en vois deux et tu gardes l’un ou les deux.
guide-keep-new = { $from } – { $to } : une bonne partie du chemin est déjà à toi. Il ne manque { $missing ->
    [one] qu’une case
   *[other] que { $missing } cases
}. Ne garde que ce contrat.
guide-meanwhile = Tu sais maintenant tout ce qu’il faut pour une partie entière. On joue le milieu de celle-ci pour toi, en vitesse : regarde les réseaux grandir.
guide-hurry = La partie continue…
guide-carts = Il te reste { $carts } chariots. Dès que quelqu’un termine son tour avec deux chariots ou moins, chacun joue un dernier tour.
guide-last-round = Prends { $route }, et la fin de partie commence.
guide-last = Fin de partie : { $opponent } a joué son dernier tour, et voici le tien.
guide-last-turn = Prends { $route } : cette route remplit ton second contrat, juste à temps.
guide-count = Maintenant, on compte tout : tes routes, puis chaque contrat, pour ou contre toi, et les marchandises.
guide-finished = Et voilà, tu connais tout le jeu. Dans ta prochaine partie, une aide discrète sera là pour te répondre.
guide-astray = Tu suis ton propre chemin. Continue comme tu veux, ou recommence la partie guidée.

guide-card = { $card ->
    [pink] la carte rose
    [blue] la carte bleue
    [green] la carte verte
    [black] la carte noire
    [red] la carte rouge
    [orange] la carte orange
   *[wild] le joker
}
guide-colour = { $colour ->
    [pink] rose
    [blue] bleue
    [green] verte
    [black] noire
    [red] rouge
    [orange] orange
   *[grey] grise
}

## Something else was tried: what it would be, and why not now

guide-not-take = Tu peux prendre n’importe quelle carte face visible. Simplement, ce n’est pas celle qu’il nous faut maintenant.
guide-not-wild = Un joker est toujours une bonne carte. On y viendra, mais pas tout de suite.
guide-not-draw = Tu peux toujours piocher à l’aveugle. Mais cette fois, on sait ce qu’on veut.
guide-not-claim = Tu as le droit de prendre toute route libre que tu peux payer, où qu’elle soit. Cette fois, il nous en faut une autre.
guide-not-payment = Ça paierait aussi la route, mais plus cher qu’il ne faut.
guide-not-contracts = C’est comme ça qu’on pioche de nouveaux contrats. On le fera un peu plus tard.
guide-not-keep = Les règles le permettent, mais l’autre contrat demande un long chemin, et si tu ne le remplis pas, tu perds ses points.
guide-not-pass = Tu ne peux passer que si rien d’autre n’est possible.

## Leaving

guide-leave-title = Quitter le guide ?
guide-leave-how = Il t’attend : tu le retrouveras sur la page d’accueil.
guide-leave-now = Quitter et continuer plus tard
guide-leave-alone = Continuer sans le guide
guide-leave-again = Recommencer
guide-leave-not = Rester
guide-finished-play = Jouer ta première partie
guide-finished-again = Encore une fois, avec le guide

## The helper

guide-helper = Que puis-je faire ?
guide-helper-title = Ce que tu peux faire
guide-helper-away = Ne plus afficher
guide-helper-wait = C’est à { $names } de jouer. Quand ce sera à toi, tu entendras une cloche.
guide-helper-over = La partie est terminée.
guide-helper-offer = Garde l’un des contrats, ou les deux. Chacun rapporte ses points à la fin si tu le remplis ; sinon, il t’en coûte autant.
guide-helper-second = Prends encore une carte : face visible ou dans la pioche. Un joker face visible ne peut pas être la seconde carte.
guide-helper-pass = Cette fois, tu ne peux rien faire : tu passes.
guide-helper-take = Prends deux cartes, face visible ou dans la pioche ; ou un seul joker face visible.
guide-helper-claim = { $count ->
    [one] Prends la seule route que tu peux payer : { $routes }.
   *[other] Prends l’une des { $count } routes que tu peux payer, par exemple { $routes }.
}
guide-helper-claim-none = Tu ne peux encore payer aucune route libre.
guide-helper-contracts = Pioche deux nouveaux contrats et gardes-en au moins un.
guide-helper-last = C’est ton dernier tour.
guide-helper-lacks = { $contract } : il manque encore { $missing ->
    [one] une case
   *[other] { $missing } cases
}.
guide-helper-done = { $contract } : contrat rempli.
guide-helper-lost = { $contract } : ce contrat ne peut plus être rempli.
