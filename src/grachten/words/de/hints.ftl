### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = Was würdest du tun?
hints-key = um einen Tipp bitten
hints-thinking = Kurz überlegen …
hints-how = Wähle einen aus, um ihn zu spielen.

## Why there is none

hints-not-forbidden = An diesem Tisch sind keine Tipps erlaubt.
hints-not-conflict = Du bist nicht am Zug.
hints-not-invalid = Tipps gibt es nur auf dem Spielplan Amsterdam.
hints-not-unavailable = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.

## Agreed before the game

hints-allow = Tipps
hints-allow-what = Alle können um Tipps bitten. Die Partie gilt dann als Übung. Wenn du nur gegen Bots spielst, sind Tipps immer erlaubt.
hints-changed = Alle können jetzt um Tipps bitten.
hints-changed-none = Tipps sind nicht mehr erlaubt.

## What others see of it

hints-practice = Tipps für { $names }: Diese Partie gilt als Übung.
hints-result = Eine Übungspartie mit Tipps für { $names }.
hints-listed = Übungspartie

## After the guided game

hints-helper = Unsicher? „Was würdest du tun?“ zeigt dir drei Züge und wie gut sie sind.
