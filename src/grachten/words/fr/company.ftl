### Company at a table: phrases, a chat, spectators, following, and links to share.

company-say = Dire quelque chose
company-lines = Ce qui s’est dit
company-said = { $name } : { $words }
company-on = Petites phrases
company-on-what = Ce que disent les autres s’affiche à la table, dans ta langue.
company-mute = Ne pas afficher ce que dit { $name }
company-later = Tu pourras parler quand la partie sera finie.
company-enough = Tu envoies beaucoup de messages. Attends un instant.
company-write = Écrire à la table
company-send = Envoyer
company-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}

company-featured = Parties à la une
company-follow = Suivre quelqu’un
company-follow-name = Tu suis { $name }
company-follow-nobody = Il n’y a personne à suivre avec ce lien. Cette personne ne le souhaite peut-être plus.
company-follow-waits = { $name } ne joue pas de partie que tu puisses regarder en ce moment. Dès que ce sera le cas, tu y seras.
company-followers = Laisser les autres me suivre
company-followers-what = Toute personne qui a ton lien peut regarder la partie que tu joues, si la table accepte les spectateurs.
company-follow-link = Lien pour me suivre
company-along = La suite se joue à une autre table.
company-along-go = Suivre
company-share-link = Partager le lien
company-copied = Lien copié.
company-link = Lien à copier

## Phrases: none says anything about cards, places or plans

company-phrase-hello = Bonjour !
company-phrase-good-luck = Bonne chance !
company-phrase-have-fun = Amusez-vous bien !
company-phrase-you-too = Vous aussi !
company-phrase-well-played = Bien joué !
company-phrase-nice-route = Belle route !
company-phrase-wow = Waouh !
company-phrase-lucky = Quelle chance !
company-phrase-bad-luck = Pas de chance !
company-phrase-oops = Oups !
company-phrase-sorry = Pardon !
company-phrase-thanks = Merci !
company-phrase-one-moment = Un instant, s’il vous plaît
company-phrase-take-your-time = Prenez votre temps
company-phrase-back-again = Me revoilà
company-phrase-must-go = Je dois partir
company-phrase-close-game = C’est serré !
company-phrase-congratulations = Félicitations !
company-phrase-good-game = Belle partie !
company-phrase-rematch = Revanche ?
company-phrase-goodbye = Au revoir !
