### The deal of the day and challenges, on their own pages.

deals-what = One seat, one deal, the same bots: everyone in the world plays the same cards today. Who will make the most of them?
deals-table = { $players } players · bots: { $level }
deals-ends = It ends on { $time }, your time.
deals-once = You have one try, with no undo and no hints. You can stop and continue later, until the day is over.
deals-play = Play
deals-go-on = Continue playing
deals-hidden = You'll see the others' results when you've finished your game.
deals-gave-up = You didn't finish this one. You can see the ranking when the day is over.
deals-standing = Number { $rank } of { $of }
deals-beaten = Better than { $percent }% of the others.
deals-result = { $completed ->
    [0] { $points } points, no contract completed
    [one] { $points } points, one contract completed
   *[other] { $points } points, { $completed } contracts completed
}
deals-streak = { $days ->
    [0] No streak yet
    [one] One day in a row
   *[other] { $days } days in a row
}
deals-ranking = Ranking
deals-place = Place
deals-name = Name
deals-points = Points
deals-contracts = Contracts
deals-somebody = Somebody
deals-mine = { $name } (you)
deals-replay = Replay
deals-review = Review
deals-replay-of = Replay of { $name }'s game
deals-review-of = Review of { $name }'s game
deals-more = Show more
deals-nobody = Nobody has finished it.
deals-yesterday = Yesterday
deals-archive = Earlier days
deals-best = Best: { $points }
deals-yours = You: { $points }
deals-share = { $title } on { $day }: number { $rank } of { $of }
deals-share-what = Gives nothing away about the cards.
deals-fair = The same cards for everyone
deals-fair-what = This commitment was published days before. When the day is over, the secret behind it is published too, and anyone can check that the cards weren't changed.
deals-secret = Secret
deals-choices = What others see of me
deals-choice-named = My name in the ranking
deals-choice-named-what = Otherwise I'm listed as “Somebody”.
deals-choice-replays = Replays of my games
deals-choice-replays-what = When the day is over, others can watch how I played.
deals-challenge-what = The same deal, the same seat, the same bots: send a link, and see who does better.
deals-of-game = Your game becomes the one to beat. Friends see your result when they've finished theirs.
deals-new = A new deal
deals-players = Players
deals-level = Bots
deals-steady = The stronger bots think against the clock, so they wouldn't play the same game twice.
deals-make = Make the link
deals-cannot = This game can't be a challenge. A challenge needs a finished game that you played alone against bots from apprentice to merchant, with no hints and no moves taken back. You can make one with a new deal instead.
deals-by = { $name } challenges you
deals-by-me = Your challenge
deals-accept = Accept the challenge
deals-challenge-once = You have one try, with no undo and no hints. You can stop and continue later.
deals-challenge-played = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $count } players have finished it.
}
deals-challenge-unfinished = You gave up on this one.
deals-waiting = Nobody else has finished yet. Send the link.
deals-link = Link to the challenge
deals-qr = QR code for the link
deals-expires = The link works until { $day }.
deals-gone = This challenge doesn't exist, or it has expired.
deals-my-challenges = My challenges
