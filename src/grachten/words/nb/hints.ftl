### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = Hva ville du gjort?
hints-key = be om et tips
hints-thinking = Tenker over det …
hints-how = Velg et for å spille det.

## Why there is none

hints-not-forbidden = Tips er ikke tillatt ved dette bordet.
hints-not-conflict = Det er ikke din tur.
hints-not-invalid = Tips virker bare på spillebrettet Amsterdam.
hints-not-unavailable = Det er ikke noe tips akkurat nå. Prøv igjen om litt.

## Agreed before the game

hints-allow = Tips
hints-allow-what = Alle kan be om tips. Da teller spillet som øving. Spiller du bare mot boter, er tips alltid tillatt.
hints-changed = Alle kan nå be om tips.
hints-changed-none = Tips er ikke lenger tillatt.

## What others see of it

hints-practice = { $names } fikk et tips. Derfor teller spillet som øving.
hints-result = Et øvingsspill med tips til { $names }.
hints-listed = øvingsspill

## After the guided game

hints-helper = Usikker? «Hva ville du gjort?» viser deg tre trekk og hvor gode de er.
