### Company at a table: phrases, a chat, spectators, following, and links to share.

company-say = Dire quelque chose
company-lines = Ce qui s'est dit
company-said = { $name } : { $words }
company-on = Petites phrases
company-on-what = Ce que disent les autres s'affiche à la table, dans votre langue.
company-mute = Ne pas afficher ce que dit { $name }
company-later = Vous pourrez parler quand la partie sera finie.
company-enough = Vous avez beaucoup parlé : patientez un instant.
company-write = Écrire à la table
company-send = Envoyer
company-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}

company-featured = Parties à la une
company-follow = Suivre quelqu'un
company-follow-name = Vous suivez { $name }
company-follow-nobody = Il n'y a personne à suivre ici. Peut-être que cette personne ne le souhaite plus.
company-follow-waits = { $name } ne joue pas en ce moment de partie que l'on puisse regarder. Dès que ce sera le cas, vous y serez.
company-followers = Me laisser suivre
company-followers-what = Toute personne qui a votre lien peut regarder la partie que vous jouez, si la table accepte les spectateurs.
company-follow-link = Lien pour me suivre
company-along = La partie continue à une autre table.
company-along-go = Venir aussi
company-share-link = Partager le lien
company-copied = Le lien a été copié.
company-link = Lien à copier

## Phrases: none says anything about cards, places or plans

company-phrase-hello = Bonjour !
company-phrase-good-luck = Bonne chance !
company-phrase-have-fun = Amusez-vous bien !
company-phrase-you-too = Vous aussi !
company-phrase-well-played = Bien joué !
company-phrase-nice-route = Belle route !
company-phrase-wow = Waouh !
company-phrase-lucky = Quelle chance !
company-phrase-bad-luck = Pas de chance !
company-phrase-oops = Oups !
company-phrase-sorry = Pardon !
company-phrase-thanks = Merci !
company-phrase-one-moment = Un instant, s'il vous plaît
company-phrase-take-your-time = Prenez votre temps
company-phrase-back-again = Me revoilà
company-phrase-must-go = Je dois partir
company-phrase-close-game = C'est serré !
company-phrase-congratulations = Félicitations !
company-phrase-good-game = Belle partie !
company-phrase-rematch = Revanche ?
company-phrase-goodbye = Au revoir !
