### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = Was würdest du tun?
hints-key = fragen, was du tun könntest
hints-thinking = Kurz überlegen …
hints-how = Wähle einen aus, um ihn zu spielen.

## Why there is none

hints-not-forbidden = An diesem Tisch sind keine Tipps vereinbart.
hints-not-conflict = Du bist nicht am Zug.
hints-not-invalid = Tipps gibt es nur für den Spielplan Amsterdam.
hints-not-unavailable = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.

## Agreed before the game

hints-allow = Tipps
hints-allow-what = Alle dürfen fragen, was sie tun könnten. Die Partie gilt dann als Übung. Nur gegen Bots gibt es immer Tipps.
hints-changed = Alle dürfen jetzt nach Tipps fragen.
hints-changed-none = Tipps sind nicht mehr erlaubt.

## What others see of it

hints-practice = Tipps für { $names }: Diese Partie gilt als Übung.
hints-result = Eine Übungspartie mit Tipps für { $names }.
hints-listed = Übungspartie

## After the guided game

hints-helper = Unsicher? „Was würdest du tun?“ zeigt dir drei Züge und wie gut sie sind.
