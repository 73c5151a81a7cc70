### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = Wat zou jij doen?
hints-key = om een hint vragen
hints-thinking = Even nadenken …
hints-how = Kies er een om die te spelen.

## Why there is none

hints-not-forbidden = Hints zijn aan deze tafel niet toegestaan.
hints-not-conflict = Je bent niet aan de beurt.
hints-not-invalid = Hints werken alleen op het bord van Amsterdam.
hints-not-unavailable = Er is nu even geen hint. Probeer het zo nog eens.

## Agreed before the game

hints-allow = Hints
hints-allow-what = Iedereen kan om hints vragen; de partij telt dan als oefening. Speel je alleen tegen bots, dan mag het altijd.
hints-changed = Iedereen kan nu om hints vragen.
hints-changed-none = Hints zijn niet meer toegestaan.

## What others see of it

hints-practice = { $names } kreeg een hint. Daarom telt deze partij als oefening.
hints-result = Een oefenpartij, met hints voor { $names }.
hints-listed = oefenpartij

## After the guided game

hints-helper = Twijfel je? ‘Wat zou jij doen?’ laat je drie zetten zien en hoe goed ze zijn.
