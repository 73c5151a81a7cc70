### Company at a table: phrases, a chat, spectators, following, and links to share.

company-say = Say something
company-lines = What was said
company-said = { $name }: { $words }
company-on = Phrases
company-on-what = What others say is shown at the table, in your language.
company-mute = Don't show what { $name } says
company-later = You can talk when the game is over.
company-enough = That's a lot of talk: wait a moment.
company-write = Write to the table
company-send = Send
company-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

company-featured = Featured games
company-follow = Following somebody
company-follow-name = Following { $name }
company-follow-nobody = There is nobody to follow at this link: perhaps they no longer want to be followed.
company-follow-waits = { $name } isn't playing a game that can be watched right now. As soon as they are, you'll be taken there.
company-followers = Let others follow me
company-followers-what = Whoever has your link can watch the game you are playing, if its table allows spectators.
company-follow-link = Link to follow me
company-along = They are playing on at another table.
company-along-go = Come along
company-share-link = Share the link
company-copied = The link has been copied.
company-link = Link to copy

## Phrases: none says anything about cards, places or plans

company-phrase-hello = Hello!
company-phrase-good-luck = Good luck!
company-phrase-have-fun = Have fun!
company-phrase-you-too = You too!
company-phrase-well-played = Well played!
company-phrase-nice-route = Nice route!
company-phrase-wow = Wow!
company-phrase-lucky = Lucky you!
company-phrase-bad-luck = Bad luck!
company-phrase-oops = Oops!
company-phrase-sorry = Sorry!
company-phrase-thanks = Thanks!
company-phrase-one-moment = One moment, please
company-phrase-take-your-time = Take your time
company-phrase-back-again = I'm back
company-phrase-must-go = I have to go
company-phrase-close-game = That's close!
company-phrase-congratulations = Congratulations!
company-phrase-good-game = Good game!
company-phrase-rematch = Rematch?
company-phrase-goodbye = Goodbye!
