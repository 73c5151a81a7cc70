### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = Que ferais-tu ?
hints-key = demander quoi faire
hints-thinking = Réflexion en cours…
hints-how = Choisis un coup pour le jouer.

## Why there is none

hints-not-forbidden = Les conseils n’ont pas été prévus à cette table.
hints-not-conflict = Ce n’est pas ton tour.
hints-not-invalid = Il n’y a de conseils que pour le plateau d’Amsterdam.
hints-not-unavailable = Pas de conseil pour l’instant. Réessaie dans un moment.

## Agreed before the game

hints-allow = Conseils
hints-allow-what = Chacun peut demander quoi faire ; la partie compte alors comme un entraînement. Face à des bots seulement, il y a toujours des conseils.
hints-changed = Chacun peut maintenant demander un conseil.
hints-changed-none = Les conseils ne sont plus permis.

## What others see of it

hints-practice = Conseils pour { $names } : cette partie compte comme un entraînement.
hints-result = Partie d’entraînement, avec des conseils pour { $names }.
hints-listed = entraînement

## After the guided game

hints-helper = Un doute ? « Que ferais-tu ? » te montre trois coups et ce qu’ils valent.
