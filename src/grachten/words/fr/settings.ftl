### Settings, moving to another device, and about this edition.

settings-title = Réglages
settings-kept = Les réglages sont enregistrés sur cet appareil.
settings-look = Apparence
settings-theme = Lumière
settings-theme-light = Plein jour
settings-theme-dark = À la bougie
settings-theme-system = Comme l’appareil
settings-patterns = Motifs renforcés
settings-patterns-what = Pour distinguer chariots et routes sans leurs couleurs
settings-hand = Main dominante
settings-hand-right = Droite
settings-hand-left = Gauche
settings-play = Jeu
settings-sound = Son
settings-sound-what = Papier, bois, une pièce, et une cloche quand c’est à toi
settings-volume = Volume
settings-motion = Animations
settings-motion-full = Complètes
settings-motion-quick = Rapides
settings-motion-none = Aucune
settings-confirm = Confirmer avant de prendre une route
settings-confirm-what = Même s’il n’y a qu’une façon de payer, et avant de piocher des contrats
settings-helper = Aide
settings-helper-what = Un bouton à la table qui dit ce que tu peux faire
settings-you = Toi
settings-you-what = Ton nom, ton blason, tes clés d’accès et tout ce que nous avons enregistré à ton sujet.
settings-you-open = Tout sur toi
settings-move = Passer sur un autre appareil
settings-move-how = Pas de compte, pas de mot de passe. Pour continuer tes parties sur un autre appareil, ouvres-y ce lien ou saisis le code.
settings-move-make = Créer un code
settings-move-new = Créer un nouveau code
settings-move-code = Code
settings-move-link = Lien pour l’autre appareil
settings-move-qr = Code QR du lien
settings-move-left = Il ne sert qu’une fois et expire dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
settings-move-over = Ce code a expiré.
settings-move-care = Qui l’utilise joue à ta place : ne le montre à personne d’autre.
settings-enter = Saisir un code d’un autre appareil
settings-enter-code = Code de l’autre appareil
settings-enter-go = Continuer
settings-about = À propos de cette édition
settings-about-unofficial = Grachten est une édition libre et non officielle d’un jeu de société de 2020. Les textes, les dessins et les sons sont les nôtres. Le jeu et ses marques appartiennent à leurs propriétaires, qui n’ont aucun lien avec cette édition.
settings-about-contracts = Quatre des 24 contrats viennent du jeu imprimé. Les vingt autres sont de nous, évalués selon la même règle : la longueur du chemin le plus court entre les deux lieux.
settings-about-licence = Le programme est un logiciel libre sous licence MIT.
settings-about-fonts = Polices : IM Fell English d’Igino Marini et Source Sans d’Adobe, toutes deux sous licence SIL Open Font License.
settings-about-privacy = Pas de compte, pas de pistage, et rien n’est chargé depuis d’autres sites.

## Arriving from another device

settings-arrive-title = Bienvenue à bord
settings-arrive-ask = Veux-tu être ici la même personne que sur ton autre appareil ? Tes parties et ton nom te suivent.
settings-arrive-loses = Sur cet appareil, tu t’appelles pour l’instant { $name }. Les parties qui n’existent qu’ici sous ce nom ne seront plus accessibles.
settings-arrive-code = Code { $code }
settings-arrive-yes = Oui, c’est moi
settings-arrive-no = Non, ne rien changer
settings-arrive-bad = Ce code ne marche plus. Crées-en un nouveau sur l’autre appareil.
