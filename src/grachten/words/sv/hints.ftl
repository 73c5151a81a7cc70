### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = Vad skulle du göra?
hints-key = fråga vad du bör göra
hints-thinking = Funderar …
hints-how = Välj ett för att spela det.

## Why there is none

hints-not-forbidden = Tips har inte avtalats vid det här bordet.
hints-not-conflict = Det är inte din tur.
hints-not-invalid = Tips finns bara för spelbrädet Amsterdam.
hints-not-unavailable = Det finns inget tips just nu. Försök igen om en stund.

## Agreed before the game

hints-allow = Tips
hints-allow-what = Alla får fråga vad de bör göra. Då räknas partiet som övning. Mot bara botar finns det alltid tips.
hints-changed = Alla får nu be om tips.
hints-changed-none = Tips är inte längre tillåtna.

## What others see of it

hints-practice = { $names } fick ett tips. Därför räknas partiet som övning.
hints-result = Ett övningsparti med tips till { $names }.
hints-listed = övningsparti

## After the guided game

hints-helper = Osäker? ”Vad skulle du göra?” visar dig tre drag och hur bra de är.
