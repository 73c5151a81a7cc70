### Problèmes : une décision d’une vraie partie, sur la page et dans le terminal.

puzzles-title = Problèmes
puzzles-today = Problème du jour
puzzles-what = Des positions tirées de parties entre bots de haut niveau, où un choix est nettement le meilleur. Que ferais-tu ?
puzzles-question = C’est ton tour : quel est le meilleur coup ?
puzzles-theme = { $theme ->
    [last-route] La dernière route
    [block-or-build] Bloquer ou construire ?
    [keep-or-return] Garder ou rendre ?
    [wild-or-wait] Un joker, ou attendre ?
    [now-or-later] Maintenant ou plus tard ?
   *[which-way] Par où ?
}
puzzles-difficulty = { $difficulty ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}

puzzles-theme-label = Thème
puzzles-difficulty-label = Difficulté
puzzles-any = Tous
puzzles-all = Tous les problèmes
puzzles-solve = Résoudre
puzzles-today-done = Le revoir
puzzles-next = Problème suivant
puzzles-so-far = { $answered } sur { $count } essayés.
puzzles-solved = { $solved } sur { $count } réussis du premier coup.
puzzles-streak = { $days ->
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzles-none = Aucun problème ne correspond.

puzzles-right = C’est ça !
puzzles-wrong = Pas tout à fait.
puzzles-best-is = Le meilleur coup : { $action }.
puzzles-chances = Chances de victoire
puzzles-yours = ta réponse
puzzles-keep = Garder { $contracts }

puzzles-you = Toi
puzzles-player = Joueur { $number }
