### The complete rules. The numbers are those of docs/rules.md; "-ruling" marks our own rulings.

rules-title = Les règles
rules-contents = Chapitres
rules-link = Règle { $number }
rules-ruling = Notre décision
rules-ruling-note = Quand la règle imprimée ne dit rien, il faut bien trancher. Les passages marqués ainsi sont nos propres décisions, et le jeu s’y tient. Tout le reste figure dans la règle imprimée.

## In one minute

rules-minute-title = En une minute
rules-minute-goal = Place tes chariots sur les routes du vieil Amsterdam, relie les lieux de tes contrats secrets et récolte des marchandises en chemin. Qui a le plus de points gagne.
rules-minute-turn = À ton tour, fais l’une de ces trois choses :
rules-minute-draw-title = Piocher des cartes Transport
rules-minute-draw = Prends-en deux : parmi les cinq cartes face visible, ou à l’aveugle dans la pioche. Un joker face visible compte pour deux.
rules-minute-claim-title = Prendre une route
rules-minute-claim = Paie une carte de sa couleur par case et places-y tes chariots. Tu marques aussitôt les points ; si des chariots sont peints sur la route, tu gagnes aussi une carte Marchandise.
rules-minute-contracts-title = Piocher des contrats
rules-minute-contracts = Regardes-en deux et garde l’un ou les deux. Un contrat rempli rapporte ses points à la fin ; un contrat non rempli en coûte autant.
rules-minute-end = Dès que quelqu’un a deux chariots ou moins, chacun joue un dernier tour. On compte ensuite les contrats et les marchandises.

## Chapters

rules-chapter-1 = Sur la table
rules-chapter-2 = Mise en place
rules-chapter-3 = Ton tour
rules-chapter-4 = Piocher des cartes Transport
rules-chapter-5 = Prendre une route
rules-chapter-6 = Piocher des contrats
rules-chapter-7 = Fin de la partie
rules-chapter-8 = Public et secret

rules-1-1 = On joue à deux, trois ou quatre, sur un plan de 17 lieux et 45 routes.
rules-1-2 = Chacun a 16 chariots d’une couleur et un marqueur, qui part de 0 sur la piste de score autour du plan.
rules-1-3 = Il y a 44 cartes Transport : six de chaque couleur (rose, bleu, vert, noir, rouge et orange) et huit jokers, qui remplacent n’importe quelle couleur.
rules-1-4 = Il y a 24 contrats. Chacun indique deux lieux et un nombre de points.
rules-1-4-ruling = Quatre des contrats viennent du jeu imprimé. Les vingt autres sont de nous, évalués selon la même règle : un contrat vaut la longueur du chemin le plus court entre ses deux lieux.
rules-1-5 = Il y a 16 cartes Marchandise, toutes identiques : autant que de routes portant le symbole chariot.
rules-1-6 = Plus une route est longue, plus elle rapporte : 1 point pour une case, 2 pour deux, 4 pour trois, 7 pour quatre.

rules-2-1 = On mélange les cartes Transport et chacun en reçoit deux. Cinq autres sont retournées face visible à côté du plan : c’est le marché. Le reste forme la pioche.
rules-2-2 = Si le premier marché montre trois jokers ou plus, on le renouvelle comme en 4.5, autant de fois qu’il le faut.
rules-2-3 = On mélange les contrats et chacun en reçoit deux. Regarde les tiens et garde l’un ou les deux.
rules-2-4-ruling = Tout le monde choisit en même temps et en secret. Quand le dernier joueur a choisi, les contrats rendus vont sous la pioche des contrats, dans l’ordre des places, en commençant par le premier joueur.
rules-2-5 = Le plus jeune joueur commence. On joue ensuite dans le sens des aiguilles d’une montre.
rules-2-5-ruling = Avant la partie, on peut indiquer à quelle place se trouve le plus jeune. Sinon, le mélange décide qui commence.

rules-3-1 = À ton tour, tu fais une seule de ces trois choses : piocher des cartes Transport (4.1), prendre une route (5.1) ou piocher des contrats (6.1).
rules-3-2-ruling = Si aucune des trois n’est possible, tu passes. Tant que tu peux faire autre chose, tu n’as pas le droit de passer.
rules-3-3-ruling = Si tous les joueurs passent l’un après l’autre, la partie s’arrête aussitôt et on compte les points.
rules-take-back-ruling = Tu peux annuler ton dernier coup jusqu’à ce que le joueur suivant agisse, à condition que ce coup n’ait rien révélé de caché.

rules-4-1 = Prends deux cartes, l’une après l’autre. Chacune est soit une carte face visible de ton choix, soit la première carte de la pioche, prise à l’aveugle.
rules-4-1-ruling = Une fois la première carte prise, tu prends aussi la seconde, s’il y en a une que tu peux prendre (4.8).
rules-4-2 = Une carte face visible que tu prends est aussitôt remplacée par une carte de la pioche, avant que tu prennes la seconde.
rules-4-3 = Si la première carte que tu prends est un joker face visible, c’est la seule de ce tour.
rules-4-4 = Un joker face visible ne peut pas être ta seconde carte. Un joker pioché à l’aveugle est une carte comme une autre.
rules-4-5 = Dès que trois cartes face visible ou plus sont des jokers, on renouvelle le marché : toutes les cartes face visible sont défaussées et cinq nouvelles sont retournées, autant de fois qu’il le faut. Cela peut aussi arriver entre tes deux cartes.
rules-4-5-ruling = On le vérifie une fois le marché complété, ou quand il n’y a plus de carte pour le compléter, et pas entre-temps. On ne renouvelle pas le marché si cela ne sert à rien : quand le marché, la pioche et la défausse contiennent ensemble trop peu de cartes de couleur pour montrer moins de trois jokers. On le renouvelle dès que cela sert, par exemple quand le paiement d’une route remet des cartes en jeu.
rules-4-6 = Quand la pioche est vide, la défausse est aussitôt mélangée pour former une nouvelle pioche. Les cartes payées plus tard n’en font pas partie.
rules-4-6-ruling = Compléter le marché, avec tous ses renouvellements, compte comme un seul moment : la nouvelle pioche est formée quand il faut une carte pour cela, et sinon juste après. Si la défausse est vide elle aussi, on attend que le paiement d’une route y apporte des cartes.
rules-4-7-ruling = Si la défausse est vide elle aussi, les emplacements du marché restent vides. Dès que le paiement d’une route remet des cartes en jeu, ils sont remplis dans l’ordre, avant le tour suivant, puis on vérifie 4.5.
rules-4-8-ruling = Tu peux choisir cette action s’il y a au moins une carte que tu puisses prendre en premier. S’il n’y en a aucune que tu puisses prendre ensuite, ton tour s’arrête à une carte.
rules-4-9 = Le nombre de cartes en main n’est pas limité.

rules-5-1 = Prends n’importe quelle route libre, qu’elle touche les tiennes ou non. Une seule route par tour.
rules-5-2 = Paie une carte par case, toutes de la couleur de la route. Un joker remplace n’importe quelle carte, et tu peux payer uniquement avec des jokers. Une route grise accepte la couleur de ton choix, mais une seule. Si ta main permet plusieurs paiements, c’est toi qui choisis.
rules-5-3 = Place un de tes chariots sur chaque case. S’il t’en manque, tu ne peux pas prendre la route.
rules-5-4 = Tu marques aussitôt les points de sa longueur (1.6).
rules-5-5 = Si la route porte le symbole chariot, tu gagnes aussi une carte Marchandise : une seule, quelle que soit la longueur de la route. Ces cartes restent face visible, et tout le monde peut les compter.
rules-5-6 = Une route double, ce sont deux routes de même longueur entre les deux mêmes lieux. Personne ne peut avoir les deux. À deux joueurs, la seconde est fermée dès que la première est prise. À trois ou quatre, un autre joueur peut la prendre.
rules-5-7 = Les cartes payées vont à la défausse.
rules-5-7-ruling = La défausse est face visible, et chacun peut la consulter.

rules-6-1 = Prends les deux premiers contrats de la pioche et garde l’un ou les deux. Si tu n’en gardes qu’un, l’autre va sous la pioche des contrats.
rules-6-2 = S’il ne reste qu’un contrat, tu peux le piocher, mais tu dois le garder. S’il n’en reste aucun, cette action est impossible.
rules-6-3 = Un contrat gardé ne peut plus jamais être rendu. Tu peux en avoir autant que tu veux.
rules-6-4 = Un contrat est rempli quand un chemin continu de tes propres routes relie ses deux lieux.
rules-6-5 = Tes contrats, remplis ou non, restent secrets jusqu’à la fin.
rules-6-5-ruling = Le nombre de tes contrats n’est pas un secret.

rules-7-1 = Quand un joueur termine son tour avec deux chariots ou moins, chacun joue un dernier tour, dans l’ordre, ce joueur compris. Cela n’arrive qu’une fois.
rules-7-2 = Ensuite, tous les contrats sont montrés. Chacun rapporte ses points s’il est rempli et en coûte autant s’il ne l’est pas. Les points des routes sont déjà comptés.
rules-7-3 = Les marchandises rapportent un bonus selon le rang : le tableau indique combien. Les joueurs qui ont le même nombre de cartes reçoivent tous les points du rang qu’ils partagent : après deux deuxièmes vient un quatrième. Sans carte, ni bonus ni rang.
rules-7-4 = Qui a le plus de points gagne. En cas d’égalité, la victoire va à celui des ex æquo qui a rempli le plus de contrats. S’ils sont encore à égalité, ils se la partagent.

rules-8-1 = Public : le plan, le marché, les points et les marchandises de chacun.
rules-8-1-ruling = Quand la règle imprimée ne dit rien, on fait comme à une table où personne ne cache ses piles. Sont donc publics aussi : les chariots de chacun ; le nombre de cartes et de contrats de chaque joueur ; la défausse ; le nombre de cartes dans les deux pioches ; les cartes face visible prises par chacun ; les cartes qui ont payé chaque route.
rules-8-2 = Secret : les cartes en main, sauf celles que tout le monde a vu prendre ; l’ordre des deux pioches ; les contrats distribués, proposés, rendus et gardés, remplis ou non.
rules-8-3-ruling = Ce que tu ne dois pas savoir n’est jamais envoyé à ton écran : ni dans un message, une erreur, une aide ou un journal, ni par le temps que met une réponse. Il en va de même pour les spectateurs.
rules-8-4 = Quand la partie est terminée, tous les contrats sont montrés.
rules-8-4-ruling = Toutes les mains aussi.

## Tables

rules-points-title = Points par route
rules-points-length = Cases
rules-points-points = Points
rules-bonus-title = Bonus de marchandises
rules-bonus-rank = Rang
rules-bonus-place = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[4] 4e
}

## What the pictures show

rules-picture-cards = Six couleurs, chacune avec son symbole, et le joker.
rules-picture-things = Un chariot, un contrat et une carte Marchandise.
rules-picture-market = La pioche et, à côté, le marché.
rules-picture-sweep = Trois jokers face visible : les cinq cartes sont défaussées et cinq nouvelles sont retournées.
rules-picture-pay = Deux cases rouges se paient de trois façons.
rules-picture-grey = Les cases grises acceptent la couleur de ton choix, mais une seule ; les jokers vont avec toutes.
rules-picture-symbol = Des chariots peints sur les cases : une carte Marchandise pour qui prend la route.
rules-picture-double = Une route double : deux joueurs côte à côte, jamais un seul sur les deux.
rules-picture-path = Les deux lieux marqués d’un sceau sont reliés : ce contrat est rempli.
rules-picture-tie = À quatre joueurs, 5, 3, 3 et 1 cartes rapportent 8, 6, 6 et 2 points.
