### Profiles and leaderboards.

## The head of a profile

profile-since = Here since { $date }.
profile-not-shown = There's no public profile here.

## Ratings

profile-live = Live games
profile-slow = Slow games
profile-pace-live = live
profile-pace-slow = slow
profile-provisional = provisional
profile-place = No. { $place } on the leaderboard
profile-between = Probably between { $low } and { $high }.
profile-rated-games = { $count ->
    [one] { $count } rated game.
   *[other] { $count } rated games.
}
profile-no-rating = No rated game yet.
profile-curve-told = { $games ->
    [one] { $what }: { $games } game, from { $first } to { $last }.
   *[other] { $what }: { $games } games, from { $first } to { $last }.
}
profile-curve-table = As a table
profile-date = Date
profile-rating = Rating
profile-change = Change

## Statistics

profile-statistics = Statistics
profile-statistics-none = No games yet. Practice doesn't count here.
profile-sum = { $games ->
    [one] { $games } game, { $won } won; pure chance would give { $fair }.
   *[other] { $games } games, { $won } won; pure chance would give { $fair }.
}
profile-left = { $count ->
    [one] Left { $count } game early.
   *[other] Left { $count } games early.
}
profile-sources = { $points } points a game: { $routes } from routes, { $won } from completed contracts, minus { $lost } for those not completed, and { $merchandise } from merchandise.
profile-most-points = Most points in one game: { $most }.
profile-contracts = { $completed } of { $kept } contracts completed ({ $share }).
profile-streak = Most wins in a row: { $longest }; right now: { $now }.
profile-days = { $count ->
    [one] Longest daily streak: { $count } day.
   *[other] Longest daily streak: { $count } days.
}
profile-reviewed = In reviewed games: accuracy { $accuracy }, luck { $luck } a game.
profile-by-players = By number of players
profile-by-pace = By pace
profile-by-level = By the strongest bot
profile-games = Games
profile-won = Won
profile-mean = Points
profile-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
profile-people-only = People only
profile-beaten = Bots beaten

## Games

profile-history = Games
profile-history-none = No games yet.
profile-history-older = Older games
profile-game = Place { $place } of { $players } with { $points } points, against { $names }
profile-ended-early = ended early
profile-ended-unfinished = not finished
profile-gone = left
profile-replay = Replay
profile-review = Review
profile-somebody = somebody

## What others see

profile-choices = What others see
profile-choice-rating = List me on the leaderboard
profile-choice-rating-what = Everyone can see your name and rating once the rating is no longer provisional.
profile-choice-profile = Show my profile
profile-choice-profile-what = Anyone who opens your page can see your ratings and statistics.
profile-choice-history = Show my games as well
profile-choice-history-what = With results, but without the names of people who chose not to be listed.

## Leaderboards

profile-best-pace = By rating
profile-best-bots = By victories over a bot
profile-best-level = { $level } beaten
profile-best-place = Place
profile-best-name = Name
profile-best-wins = Wins
profile-best-most = Most points
profile-best-more = Show more
profile-best-none = Nobody is listed here yet.
profile-best-own = You're number { $place }.
profile-best-who = The leaderboard lists only people who chose to be on it, once their rating is no longer provisional: after about fifteen rated games.
