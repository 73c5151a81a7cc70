### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = Hvad ville du gøre?
hints-key = bed om et tip
hints-thinking = Tænker over det …
hints-how = Vælg et for at spille det.

## Why there is none

hints-not-forbidden = Tips er ikke tilladt ved dette bord.
hints-not-conflict = Det er ikke din tur.
hints-not-invalid = Tips virker kun på spillepladen Amsterdam.
hints-not-unavailable = Der er ikke noget tip lige nu. Prøv igen om lidt.

## Agreed before the game

hints-allow = Tips
hints-allow-what = Alle kan bede om tips. Så tæller spillet som øvelse. Spiller du kun mod botter, er tips altid tilladt.
hints-changed = Alle kan nu bede om tips.
hints-changed-none = Tips er ikke længere tilladt.

## What others see of it

hints-practice = { $names } fik et tip. Derfor tæller spillet som øvelse.
hints-result = Et øvelsesspil med tips til { $names }.
hints-listed = øvelsesspil

## After the guided game

hints-helper = I tvivl? »Hvad ville du gøre?« viser dig tre træk, og hvor gode de er.
