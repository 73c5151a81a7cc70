### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = Vad skulle du göra?
hints-key = be om ett tips
hints-thinking = Funderar …
hints-how = Välj ett för att spela det.

## Why there is none

hints-not-forbidden = Tips är inte tillåtna vid det här bordet.
hints-not-conflict = Det är inte din tur.
hints-not-invalid = Tips fungerar bara på spelbrädet Amsterdam.
hints-not-unavailable = Det finns inget tips just nu. Försök igen om en stund.

## Agreed before the game

hints-allow = Tips
hints-allow-what = Alla kan be om tips. Då räknas partiet som övning. Spelar du bara mot botar är tips alltid tillåtna.
hints-changed = Alla kan nu be om tips.
hints-changed-none = Tips är inte längre tillåtna.

## What others see of it

hints-practice = { $names } fick ett tips. Därför räknas partiet som övning.
hints-result = Ett övningsparti med tips till { $names }.
hints-listed = övningsparti

## After the guided game

hints-helper = Osäker? ”Vad skulle du göra?” visar dig tre drag och hur bra de är.
