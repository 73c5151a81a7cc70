### Events: Swiss, knockout, arena and duplicate evenings.

events-title = Events
events-what = Run an evening for your club, or join one. In every round, all tables get the same cards.
events-new = New event
events-mine = My events
events-list-running = Running now
events-list-upcoming = Coming up
events-list-past = Finished
events-none = There are no public events right now.
events-status = { $status ->
    [open] Open for entries
    [running] Running
    [over] Over
   *[cancelled] Cancelled
}
events-kind = { $kind ->
    [swiss] Swiss
    [knockout] Knockout
    [arena] Arena
   *[duplicate] Duplicate evening
}
events-kind-what = { $kind ->
    [swiss] Everyone plays every round, against people doing about as well as they are.
    [knockout] The winner of each table goes on, until only one is left.
    [arena] As soon as you're free, you get another table. Scores add up until time is up.
   *[duplicate] Every table plays the same deals, and you're compared with everyone who had your seat.
}
events-rounds-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
events-players-count = { $count } at a table
events-entrants-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
events-starts = starts { $time }
events-started = started { $time }
events-ended = ended { $time }
events-starts-by-press = starts when the organiser is ready
events-organiser = run by { $name }
events-about = About this event
events-bot = Bot in an empty seat
events-name = Name of the event
events-kind-label = Kind
events-players = Players at a table
events-rounds = Rounds
events-minutes = How long it lasts
events-limit = Time limit for a round
events-limit-none = None
events-counting = Scoring
events-counting-kind = { $counting ->
    [match-points] Match points
   *[steps] Steps
}
events-counting-what = { $counting ->
    [match-points] The share of players in your seat at other tables that you beat.
   *[steps] How far you beat the others in your seat: 1 point is one step, 4 points are two, 9 are three.
}
events-level = Bots for empty seats and absent players
events-start-label = Start
events-start-press = When I start it
events-start-time = At a set time
events-start-when = Date and time
events-public = Public
events-public-what = Everyone can see it in the list. Otherwise people need the link.
events-late = Late entry
events-late-what = People can still enter after the start.
events-make = Create the event
events-mine-here = You
events-table-ready = Your table is ready.
events-wait-start = You're in. Stay on this page: when the event starts, your table will appear here.
events-wait-bye = You're sitting this round out. That counts as half a win.
events-wait-out = You're out. You can still follow the event here.
events-wait-arena = Stay on this page: you'll be seated as soon as there's a table for you.
events-wait-round = The round isn't over yet. Your next table will appear here.
events-withdrawn = You have withdrawn.
events-not-in = You're not taking part yet.
events-too-late = The event has started: it's too late to enter.
events-to-table = To my table
events-withdraw = Withdraw
events-enter = Take part
events-bot-withdraw = Withdraw { $name }
events-bot-enter = Enter { $name }
events-start = Start the event
events-cancel = Cancel the event
events-cancel-sure = Really cancel it? Games in play end without a result.
events-cancel-yes = Yes, cancel it
events-cancel-no = No, keep it
events-needs = The event needs at least { $count } players to start.
events-result = Result
events-standings = Standings
events-rank = Rank
events-player = Player
events-fate = Progress
events-score = Score
events-duplicate = Duplicate
events-opposition = Opposition
events-points = Points
events-played = Games
events-out = Out in round { $round }
events-winner = Winner
events-still-in = Still in
events-deal = Deal { $number }
events-round = Round { $number }
events-is-on = in progress
events-byes = Sitting out: { $names }
events-table = Table { $number }
events-walkover = walkover
events-left = left
events-is-playing = playing
events-see = See the game
events-bracket = Bracket
events-deals = Deal by deal
events-seat = Seat { $number }
events-compared = Compared
events-nobody = Nobody has entered yet.
events-seed = Seed of { $name }
events-seed-what = Give the strongest players 1, 2, 3…; the rest are drawn by lot.
events-is-bot = (bot)
events-is-gone = withdrawn
events-remove = Remove
events-remove-name = Remove { $name }
events-invite = Invite people
events-link = Link to the event
events-link-code = QR code for the link
events-fair = How the cards are drawn
events-fair-how = The deals of all rounds come from one secret on the server. Its commitment is shown from the beginning and the secret itself when the event is over, so nobody can change the cards in between. Players add nothing to it, because all tables must get the same cards. You have to trust the people who run the server not to look at the cards first.
events-fair-commitment = Commitment, shown from the beginning
events-fair-secret = Secret
events-fair-salt = Salt
events-more = More
events-print = Print the result
