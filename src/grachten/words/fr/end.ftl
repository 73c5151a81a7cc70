### The end of a game: the scoring, the result, the game in numbers, and the proof of the shuffle.

end-title = Décompte final
end-skip = Abréger
end-next = Suivant
end-again = Revoir le décompte
end-routes = Routes
end-contracts = Contrats
end-merchandise = Marchandises
end-total = Total

# $rank is by the number of merchandise cards.
end-rank = { $rank ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[4] 4e
}
end-no-contracts = aucun

# Read aloud as the points are counted. $what is what was just counted, $points have their sign.
end-told = { $name }, { $what } : { $points }, total { $total }.
# The same about a contract; $spaces are missing for the shortest way.
end-told-joined = { $name }, { $what } : rempli, { $points }, total { $total }.
end-told-gap = { $name }, { $what } : { $spaces ->
    [one] il manque une case
   *[other] il manque { $spaces } cases
}, { $points }, total { $total }.

## The result

end-won = { $name } gagne
end-won-you = Tu gagnes
end-shared = { $names } se partagent la victoire
end-tied = Égalité aux points : les contrats remplis font la différence, { $more } à { $fewer }.
# $points: how far ahead of $name the winner is
end-margin = { $points ->
    [one] Un point
   *[other] { $points } points
} d’avance sur { $name }.
# With two players, and with more
end-behind-you = Tu finis { $points ->
    [one] un point
   *[other] { $points } points
} derrière.
end-place-you = Tu finis à la { $place ->
    [2] deuxième
    [3] troisième
   *[4] quatrième
} place, { $points ->
    [one] un point
   *[other] { $points } points
} derrière { $name }.
end-level-you = Aux points, tu es à égalité avec { $name }.
# What made the largest difference; -you: to us, who won
end-decided = Tout s’est joué sur { $source ->
    [routes] les routes
    [contracts] les contrats
   *[merchandise] les marchandises
} : { $name } y a marqué { $points ->
    [one] un point
   *[other] { $points } points
} de plus.
end-decided-you = Tout s’est joué sur { $source ->
    [routes] les routes
    [contracts] les contrats
   *[merchandise] les marchandises
} : { $points ->
    [one] un point
   *[other] { $points } points
} d’avance sur { $name }.
end-practice = Partie d’entraînement : des coups ont été annulés.
end-series = Série après { $games } parties
end-series-leads = { $name } mène.
end-series-leads-you = Tu mènes.
end-series-level = Égalité.

## A game that ended early

end-early-resigned = Abandon : { $names }.
end-early-resigned-you = Tu as abandonné.
end-early-away = On n’a pas revu { $names }.
end-early-away-you = Tu n’as pas repris la partie.
end-early-won = { $name } gagne, { $points } à { $other }.
end-early-won-you = Tu gagnes, { $points } à { $other }.
end-early-won-many = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-early-won-many-you = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-early-how = Les points au moment où la partie s’est arrêtée.
end-early-title = La partie est terminée
end-early-mark = { $why ->
    [resigned] abandon
   *[away] pas de retour
}

## Tables

end-whole = Feuille de score
end-player = Joueur
end-winner = victoire
end-numbers = La partie en chiffres
end-by-length = { $length ->
    [one] Routes de { $length } case
   *[other] Routes de { $length } cases
}
end-longest = Route la plus longue
end-path = Chemin continu le plus long
end-done = Contrats remplis
end-done-of = { $done } sur { $held }
end-cards-left = Cartes restées en main
end-carts-left = Chariots restants
end-merchandise-cards = Cartes Marchandise
end-none = aucune
end-all-contracts = Tous les contrats

## What to do now

end-round-is-on = D’autres jouent encore ces cartes. Tu pourras revoir et analyser la partie quand le tour sera fini.
end-event = Au tournoi
end-rematch = Rejouer
end-download = Enregistrer dans un fichier
end-replay = Revoir la partie
end-close = Retour au plateau

## The shuffle

end-fair = Le mélange était-il honnête ?
end-fair-how = Avant la donne, le serveur a montré un engagement qui le liait à son secret. C’est seulement ensuite que les navigateurs des joueurs ont ajouté des octets aléatoires. Les cartes découlent des deux : aucun des deux côtés ne pouvait les choisir à lui seul.
end-fair-commitment = Engagement, montré avant la donne
end-fair-secret = Secret du serveur
end-fair-salt = Sel, tiré en même temps que le secret
end-fair-sent = Mes octets, tels que ce navigateur les a envoyés
end-fair-used = Mes octets, tels qu’ils ont été utilisés
end-fair-promise-agrees = Le secret et le sel correspondent à l’engagement.
end-fair-promise-differs = Le secret et le sel ne correspondent pas à l’engagement. Ne te fie pas à cette donne.
end-fair-promise-unknown = Ce navigateur ne peut pas vérifier l’engagement avec cette connexion. « grachten verify » le peut, à partir de la partie enregistrée.
end-fair-seed-agrees = L’ordre des cartes découle bien du secret et des octets des joueurs.
end-fair-seed-differs = L’ordre des cartes ne découle pas du secret et des octets des joueurs. Ne te fie pas à cette donne.
end-fair-seed-unknown = Ce navigateur ne peut pas vérifier l’ordre des cartes avec cette connexion.
end-fair-mine-agrees = Mes octets sont bien ceux que ce navigateur a envoyés.
end-fair-mine-differs = Mes octets ne sont pas ceux que ce navigateur a envoyés. Ne te fie pas à cette donne.
end-fair-mine-unknown = Ce navigateur ne sait plus quels octets il a envoyés : il ne peut pas les comparer.
end-fair-not-told = Le serveur n’a pas encore révélé son secret.
