### Finding opponents, invitations and blocking.

finding-title = Play with others
finding-find = Find opponents
finding-change = Choose players and pace
finding-players = Players
# $sizes: "2, 3 or 4"
finding-sizes = { $sizes } players
finding-pace = Pace
finding-pace-live = Live
finding-pace-slow = Over days
finding-pace-live-what = One minute a turn, and five minutes in reserve.
finding-pace-slow-what = Three days for each turn: come back whenever you like.
finding-rated = Rated
finding-rated-what = The game counts for your rating
finding-is-live = live
finding-is-slow = over days
finding-is-rated = rated
finding-is-friendly = friendly
finding-waiting = { $count ->
    [one] One person is looking for opponents
   *[other] { $count } people are looking for opponents
}

## While you wait

finding-looking = Looking for opponents
finding-others = { $count ->
    [0] Nobody else is looking for the same game right now.
    [one] One other person is looking, too.
   *[other] { $count } others are looking, too.
}
# $time: "40 seconds"
finding-soon = With the people here now, it will take up to { $time }.
finding-any-moment = It will only be a moment.
finding-until-somebody = You'll be seated as soon as the right people turn up.
finding-bot = Play a bot meanwhile
finding-tell = Notify me when it's time
finding-told = You'll get a notification.
finding-stop = Stop looking
finding-ended-missed = A table was ready, but you weren't there. The others went on without you.
finding-ended-away = You were away for a while, so the search has ended.

## A table is found

finding-found = Your table is ready
finding-notification = Come back within half a minute to start the game.
finding-take = Take my seat
finding-no = No, thanks
finding-taking = Taking your seat …
finding-seating = { $here } of { $count } are here. The game begins when everyone is.
finding-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## Tables with free seats, and invitations

finding-tables = Open tables
finding-nobody = Nobody yet
finding-join = Join
finding-join-names = Join: { $names }
finding-invited = { $name } invites you to a game.
finding-opponents = People you've played with
# $when: "yesterday"
finding-met = Last game: { $when }
finding-invite = Invite
finding-invite-name = Invite { $name }
finding-invited-them = Invited
finding-allow = Invitations
finding-allow-what = People you've played with can invite you to their table

## Blocking

finding-block = Block
finding-block-name = Block { $name }
finding-block-ask = Block { $name }?
finding-block-what = You won't be seated together again, and their invitations won't reach you. They won't find out.
finding-block-done = { $name } is blocked.
finding-blocks = Blocked
finding-blocks-none = You haven't blocked anybody.
finding-unblock = Unblock
finding-unblock-name = Unblock { $name }
