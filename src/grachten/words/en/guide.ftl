### The guided first game, and the helper in the first games after it.

guide-name = Guide
guide-next = Next
guide-go = Play on
guide-do = Do it for me
guide-leave = Leave
guide-place = { $place } of { $count }

## What the guide says, in order

guide-welcome = Welcome to Amsterdam! You and { $opponent } send carts through the old town, and whoever has the most points at the end wins.
guide-contract = This is a contract: connect { $from } and { $to } with routes of your own, and you get its { $value } points at the end.
guide-places = Here are the two locations. Any way between them will do, as long as every route on it is yours.
guide-keep = A contract you don't complete costs you its points, so keep only this one: put the other back, then press “{ table-keep }”.
guide-take = Routes are paid for with cards of their colour. Take the { guide-card } from the market.
guide-draw = You take two cards in a turn. Draw the second one from the deck, without seeing it first.
guide-opponent = { $opponent } has played; now it's your turn again. In each turn you do one thing: take cards, claim a route, or draw contracts.
guide-claim = You have { $cards }: that's what the { guide-colour } route { $route } costs. Claim it.
guide-points = Two spaces: you score two points at once. Longer routes are worth more: 4 points for three spaces, 7 for four.
guide-merchandise = Your route shows little carts, so you also get a merchandise bonus card. Having the most at the end is worth 8 points; second most, 4.
guide-double = Two routes side by side make a double route. With two players only one of them can be claimed, so this one is closed now.
guide-wild = The card with the wheel is a wild: it stands for any colour. Take it. A face-up wild is the only card you take in a turn.
guide-mixed = { $route } costs { $price }. You have { $cards }, and your wild stands for the other one. Claim the route.
guide-join = Grey routes take any one colour. { $route } closes the gap in your contract: claim it.
guide-completed = Completed! Your routes connect the two locations. Only you can see that until the end.
guide-contracts = You can always take on more. Draw contracts: you look at two and keep one or both.
guide-keep-new = Much of { $from } – { $to } is yours already: it's only { $missing ->
    [one] one space
   *[other] { $missing } spaces
} short. Keep just that contract.
guide-meanwhile = That's all you need to play a whole game. We'll play the middle of this one for you, quickly: watch the networks grow.
guide-hurry = Playing on …
guide-carts = You have { $carts } carts left. As soon as somebody ends a turn with two or fewer, the last round begins.
guide-last-round = Claim { $route }, and the last round begins.
guide-last = The last round: { $opponent } has had her last turn, and now it's yours.
guide-last-turn = Claim { $route }: it completes your second contract, just in time.
guide-count = Now everything is counted: your routes, then each contract, for or against you, and the merchandise.
guide-finished = And that's the whole game. In your next one there's a quiet helper you can ask.
guide-astray = You've gone your own way. Play on as you like, or start the guided game again.

guide-card = { $card ->
    [pink] pink card
    [blue] blue card
    [green] green card
    [black] black card
    [red] red card
    [orange] orange card
   *[wild] wild
}
guide-colour = { $colour ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
   *[grey] grey
}

## Something else was tried: what it would be, and why not now

guide-not-take = You may take any face-up card. That one just isn't what we need now.
guide-not-wild = A wild is always a good card. We'll get to it, just not yet.
guide-not-draw = You may always draw from the deck instead. This time, though, we know what we want.
guide-not-claim = You may claim any open route you can pay for, wherever it is. This time we need another one.
guide-not-payment = You could pay like that too, but it would cost you more than it has to.
guide-not-contracts = That's how you draw new contracts. We'll do it a little later.
guide-not-keep = The rules allow it, but the other contract needs a long path, and if you don't complete it, you lose its points.
guide-not-pass = You can only pass when there's nothing else you can do.

## Leaving

guide-leave-title = Leave the guide?
guide-leave-how = It will be waiting for you on the home page.
guide-leave-now = Leave and continue later
guide-leave-alone = Play on without the guide
guide-leave-again = Start again
guide-leave-not = Stay
guide-finished-play = Play your first game
guide-finished-again = Once more, with the guide

## The helper

guide-helper = What can I do?
guide-helper-title = What you can do
guide-helper-away = Don't show this again
guide-helper-wait = It's { $names }'s turn. When it's yours, you'll hear a bell.
guide-helper-over = The game is over.
guide-helper-offer = Keep one or both contracts. Each adds its points at the end if you complete it, and subtracts them if you don't.
guide-helper-second = Take one more card: face up or from the deck. A face-up wild can't be the second card.
guide-helper-pass = There's nothing you can do this time, so you pass.
guide-helper-take = Take two cards, face up or from the deck; or one face-up wild.
guide-helper-claim = { $count ->
    [one] Claim the one route you can pay for: { $routes }.
   *[other] Claim one of the { $count } routes you can pay for, such as { $routes }.
}
guide-helper-claim-none = You can't pay for any open route yet.
guide-helper-contracts = Draw two new contracts, and keep at least one.
guide-helper-last = This is your last turn.
guide-helper-lacks = { $contract } needs { $missing ->
    [one] one more space
   *[other] { $missing } more spaces
}.
guide-helper-done = { $contract } is completed.
guide-helper-lost = { $contract } can no longer be completed.
