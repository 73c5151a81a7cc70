### Hints at the table. Their actions and reasons are in review.ftl.

hints-ask = What would you do?
hints-key = ask for a hint
hints-thinking = Thinking it over …
hints-how = Choose one to play it.

## Why there is none

hints-not-forbidden = Hints aren't allowed at this table.
hints-not-conflict = It isn't your turn.
hints-not-invalid = Hints only work on the board of Amsterdam.
hints-not-unavailable = There's no hint right now. Try again in a moment.

## Agreed before the game

hints-allow = Hints
hints-allow-what = Everyone can ask for hints; the game then counts as practice. If you play only against bots, hints are always allowed.
hints-changed = Everyone can now ask for hints.
hints-changed-none = Hints are no longer allowed.

## What others see

hints-practice = { $names } had a hint, so this game counts as practice.
hints-result = A practice game, with hints for { $names }.
hints-listed = practice game

## After the guided game

hints-helper = Not sure what's best? “What would you do?” shows you three moves and how good they are.
