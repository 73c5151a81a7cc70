### Trouver des adversaires, les invitations, et ceux qu’on préfère éviter.

finding-title = Jouer avec d’autres
finding-find = Trouver des adversaires
finding-change = Choisir le nombre de joueurs et le rythme
finding-players = Joueurs
finding-sizes = { $sizes } joueurs
finding-pace = Rythme
finding-pace-live = En direct
finding-pace-slow = Sur plusieurs jours
finding-pace-live-what = Une minute par tour, et cinq minutes en réserve.
finding-pace-slow-what = Trois jours par tour : reviens quand tu veux.
finding-rated = Classée
finding-rated-what = La partie compte pour ta cote
finding-is-live = en direct
finding-is-slow = sur plusieurs jours
finding-is-rated = classée
finding-is-friendly = amicale
finding-waiting = { $count ->
    [one] Une personne cherche des adversaires
   *[other] { $count } personnes cherchent des adversaires
}

## Pendant l’attente

finding-looking = Recherche d’adversaires
finding-others = { $count ->
    [0] Personne d’autre ne cherche ce genre de partie pour l’instant.
    [one] Une autre personne cherche aussi.
   *[other] { $count } autres personnes cherchent aussi.
}
finding-soon = Avec les personnes présentes, cela prendra { $time } au plus.
finding-any-moment = Encore un instant.
finding-until-somebody = Tu auras une place dès que les bonnes personnes arriveront.
finding-bot = Jouer contre un bot en attendant
finding-tell = M’avertir le moment venu
finding-told = Tu recevras une notification.
finding-stop = Arrêter la recherche
finding-ended-missed = Une table était prête, mais tu n’étais pas là. Les autres ont continué sans toi.
finding-ended-away = Tu t’es absenté un moment : la recherche est terminée.

## Une table est trouvée

finding-found = Ta table est prête
finding-notification = Reviens dans la demi-minute pour commencer la partie.
finding-take = Prendre ma place
finding-no = Non, merci
finding-taking = Tu prends place …
finding-seating = { $here } sur { $count } sont là. La partie commence quand tout le monde y est.
finding-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}

## Tables avec des places libres, et invitations

finding-tables = Tables ouvertes
finding-nobody = Personne encore
finding-join = S’asseoir
finding-join-names = S’asseoir avec { $names }
finding-invited = { $name } t’invite à une partie.
finding-opponents = Personnes avec qui tu as joué
finding-met = Dernière partie : { $when }
finding-invite = Inviter
finding-invite-name = Inviter { $name }
finding-invited-them = Invitation envoyée
finding-allow = Invitations
finding-allow-what = Les personnes avec qui tu as joué peuvent t’inviter à leur table

## Bloquer

finding-block = Bloquer
finding-block-name = Bloquer { $name }
finding-block-ask = Bloquer { $name } ?
finding-block-what = Vous ne serez plus jamais à la même table, et ses invitations ne te parviendront pas. Cette personne n’en saura rien.
finding-block-done = { $name } est bloqué.
finding-blocks = Personnes bloquées
finding-blocks-none = Tu n’as bloqué personne.
finding-unblock = Débloquer
finding-unblock-name = Débloquer { $name }
