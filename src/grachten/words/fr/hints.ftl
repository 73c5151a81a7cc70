### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = Que ferais-tu ?
hints-key = demander un conseil
hints-thinking = Réflexion en cours…
hints-how = Choisis un coup pour le jouer.

## Why there is none

hints-not-forbidden = Les conseils ne sont pas permis à cette table.
hints-not-conflict = Ce n’est pas ton tour.
hints-not-invalid = Les conseils ne fonctionnent que sur le plateau d’Amsterdam.
hints-not-unavailable = Pas de conseil pour l’instant. Réessaie dans un moment.

## Agreed before the game

hints-allow = Conseils
hints-allow-what = Chacun peut demander un conseil ; la partie compte alors comme un entraînement. Si tu ne joues que contre des bots, les conseils sont toujours permis.
hints-changed = Chacun peut maintenant demander un conseil.
hints-changed-none = Les conseils ne sont plus permis.

## What others see of it

hints-practice = Conseils pour { $names } : cette partie compte comme un entraînement.
hints-result = Partie d’entraînement, avec des conseils pour { $names }.
hints-listed = entraînement

## After the guided game

hints-helper = Un doute ? « Que ferais-tu ? » te montre trois coups et ce qu’ils valent.
