### Hints at the table. What they say of actions and reasons is in review.ftl.

hints-ask = What would you do?
hints-key = ask what to do
hints-thinking = Thinking it over …
hints-how = Choose one to play it.

## Why there is none

hints-not-forbidden = Hints weren't agreed on at this table.
hints-not-conflict = It isn't your turn.
hints-not-invalid = There are hints on the board of Amsterdam only.
hints-not-unavailable = There's no hint just now. Try again in a moment.

## Agreed before the game

hints-allow = Hints
hints-allow-what = Everyone may ask what to do; the game then counts as practice. Against bots alone there are always hints.
hints-changed = Everyone may now ask for hints.
hints-changed-none = Hints are no longer allowed.

## What others see of it

hints-practice = { $names } had a hint, so this game counts as practice.
hints-result = A practice game, with hints for { $names }.
hints-listed = practice game

## After the guided game

hints-helper = Not sure what's best? “What would you do?” shows you three moves and how good they are.
