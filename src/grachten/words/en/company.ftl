### Company at a table: phrases, a chat, spectators, following, and links to share.

company-say = Say something
company-lines = What was said
company-said = { $name }: { $words }
company-on = Phrases
company-on-what = What others say appears at the table, in your language.
company-mute = Don't show what { $name } says
company-later = You can talk when the game is over.
company-enough = You're sending a lot. Wait a moment.
company-write = Write to the table
company-send = Send
company-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

company-featured = Featured games
company-follow = Following somebody
company-follow-name = Following { $name }
company-follow-nobody = There's nobody to follow at this link. Perhaps they no longer want to be followed.
company-follow-waits = { $name } isn't playing a game you can watch right now. As soon as they are, you'll be taken there.
company-followers = Let others follow me
company-followers-what = Anyone with your link can watch the game you're playing, if the table allows spectators.
company-follow-link = Link to follow me
company-along = They're now playing at another table.
company-along-go = Follow them
company-share-link = Share the link
company-copied = Link copied.
company-link = Link to copy

## Phrases, which give nothing away about cards, places or plans

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
