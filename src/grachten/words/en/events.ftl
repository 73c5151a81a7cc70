### Events: Swiss, knockout, arena and duplicate evenings.

events-title = Events
events-what = Run an evening for your club, or join one. At every table of a round the cards are the same.
events-new = New event
events-mine = My events
events-list-running = Running now
events-list-upcoming = Coming up
events-list-past = Finished
events-none = There are no public events right now.
events-status = { $status ->
    [open] Open to enter
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
    [swiss] Everybody plays every round, against people who are doing as well.
    [knockout] The winner of each table goes on, until one is left.
    [arena] Whoever is free is seated at once; scores add up until time is up.
   *[duplicate] Every table plays the same deals, and you are compared with everybody who had your seat.
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
events-starts-by-press = starts when the organiser says so
events-organiser = run by { $name }
events-about = About this event
events-bot = Bot on an empty seat
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
    [match-points] The share of the others in your seat who had fewer points.
   *[steps] By how much you beat the others in your seat: 1 point is one step, 4 are two, 9 three.
}
events-level = Bots in empty seats, and for people who are away
events-start-label = Start
events-start-press = When I say so
events-start-time = At a set time
events-start-when = Date and time
events-public = Public
events-public-what = Listed for everybody. Otherwise people need the link.
events-late = Late entry
events-late-what = People may still enter after the start.
events-make = Create the event
events-mine-here = You
events-table-ready = Your table is ready.
events-wait-start = You're in. Stay on this page: when the event starts, your table appears here.
events-wait-bye = You sit this round out, which counts half a victory.
events-wait-out = You're out. You can still follow the event here.
events-wait-arena = Stay on this page: you are seated as soon as there is a table for you.
events-wait-round = The round is still on. Your next table appears here.
events-withdrawn = You have withdrawn.
events-not-in = You're not taking part yet.
events-too-late = It has started: nobody can enter any more.
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
events-needs = It can start with { $count } players or more.
events-result = Result
events-standings = Standings
events-rank = Rank
events-player = Player
events-fate = How far
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
events-is-on = is on
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
events-seed-what = Seed the strongest with 1, 2, 3…; the others are drawn by lot.
events-is-bot = (bot)
events-is-gone = withdrawn
events-remove = Remove
events-remove-name = Remove { $name }
events-invite = Invite people
events-link = Link to the event
events-link-code = The link as a code to photograph
events-fair = How the cards are drawn
events-fair-how = All rounds follow from one secret of the server. Its fingerprint is shown from the beginning, and the secret when the event is over: so nobody can change the cards in between. Players add nothing to it, because all tables must get the same cards; you have to trust whoever runs the server not to look at them first.
events-fair-commitment = Fingerprint, shown from the beginning
events-fair-secret = Secret
events-fair-salt = Salt
events-more = More
events-print = Print the result
