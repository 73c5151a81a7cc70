### The complete rules. The numbers are those of docs/rules.md; "-ruling" marks our own rulings.

rules-title = The rules
rules-contents = Chapters
rules-link = Rule { $number }
rules-ruling = Our ruling
rules-ruling-note = Where the printed rules are silent, somebody has to decide. Passages with this mark are our own rulings, and the game sticks to them. Everything else is in the printed rules.

## In one minute

rules-minute-title = In one minute
rules-minute-goal = Put your carts on routes through old Amsterdam, connect the locations on your secret contracts, and gather merchandise on the way. Most points wins.
rules-minute-turn = On your turn, do one of three things:
rules-minute-draw-title = Draw transportation cards
rules-minute-draw = Take two: from the five face-up cards, or blind from the deck. A face-up wild counts as both.
rules-minute-claim-title = Claim a route
rules-minute-claim = Pay a card of its colour for each space and put your carts there. You score at once; where carts are painted on the route, you get a merchandise bonus card too.
rules-minute-contracts-title = Draw contracts
rules-minute-contracts = Look at two and keep one or both. A completed contract adds its points at the end; one you don't complete costs you its points.
rules-minute-end = As soon as somebody has two carts or fewer, everyone gets one last turn. Then contracts and merchandise are counted.

## Chapters

rules-chapter-1 = What's on the table
rules-chapter-2 = Setting up
rules-chapter-3 = Your turn
rules-chapter-4 = Drawing transportation cards
rules-chapter-5 = Claiming a route
rules-chapter-6 = Drawing contracts
rules-chapter-7 = The end of the game
rules-chapter-8 = Public and secret

rules-1-1 = Two, three or four people play on a map of 17 locations and 45 routes.
rules-1-2 = Everyone has 16 carts of one colour and a marker, which starts at 0 on the track round the map.
rules-1-3 = There are 44 transportation cards: six each of pink, blue, green, black, red and orange, and eight wilds, which stand for any colour.
rules-1-4 = There are 24 contracts. Each names two locations and a number of points.
rules-1-4-ruling = Four of the contracts come from the printed game. The other twenty are our own, valued by the same rule: a contract is worth the length of the shortest path between its two locations.
rules-1-5 = There are 16 merchandise bonus cards, all alike: as many as there are routes with the cart symbol.
rules-1-6 = The longer a route, the more it is worth: 1 point for one space, 2 for two, 4 for three, 7 for four.

rules-2-1 = The transportation cards are shuffled and everyone gets two. Five more are turned face up beside the map: the market. The rest are the deck.
rules-2-2 = If the first market shows three wilds or more, it is swept as in 4.5, as often as it takes.
rules-2-3 = The contracts are shuffled and everyone gets two. Look at yours and keep one or both.
rules-2-4-ruling = Everyone chooses at the same time and in secret. When the last player has chosen, the returned contracts go to the bottom of the contract deck, in seat order, starting with the first player.
rules-2-5 = The youngest player goes first. Play continues clockwise.
rules-2-5-ruling = Before the game a seat can be marked as the youngest. If none is, the shuffle decides who goes first.

rules-3-1 = On your turn you do exactly one of three things: draw transportation cards (4.1), claim a route (5.1) or draw contracts (6.1).
rules-3-2-ruling = If you can do none of the three, you pass. As long as you can do anything else, you may not pass.
rules-3-3-ruling = If all players pass in a row, the game ends at once and is scored.
rules-take-back-ruling = You may take back your last move until the next player acts, as long as it revealed nothing hidden.

rules-4-1 = Take two cards, one after the other. Each is either a face-up card of your choice or the top card of the deck, drawn blind.
rules-4-1-ruling = Once you have taken the first card you take the second too, if there is one you may take (4.8).
rules-4-2 = A face-up card that you take is replaced from the deck at once, before you take your second.
rules-4-3 = If the first card you take is a face-up wild, it is the only one this turn.
rules-4-4 = A face-up wild cannot be your second card. A wild drawn blind from the deck is a card like any other.
rules-4-5 = As soon as three or more of the face-up cards are wilds, the market is swept: all face-up cards are discarded and five new ones turned up, again and again if need be. This can also happen between your two cards.
rules-4-5-ruling = This is checked when the market is full, or when no card is left to fill it, never in between. The market is not swept if that can't help: if market, deck and discards together hold too few coloured cards to show fewer than three wilds. It is swept as soon as it helps, for example after a claim has brought cards back.
rules-4-6 = When the deck is empty, the discards are shuffled into a new deck at once. Cards paid later are not in it.
rules-4-6-ruling = Filling the market, with all its sweeps, counts as one moment: the new deck is made when a card is needed for that, and otherwise right afterwards. If there are no discards either, it is made as soon as a claim brings some.
rules-4-7-ruling = If there are no discards either, market spaces stay empty. As soon as a claim brings cards back they are filled in order, before the next turn, and then 4.5 is checked.
rules-4-8-ruling = You may draw if at least one card may be taken as your first. If none may be taken as your second, your turn ends after one card.
rules-4-9 = There is no hand limit.

rules-5-1 = Claim any open route, whether or not it connects to your other routes. One route a turn.
rules-5-2 = Pay one card for each space, all of the route's colour. A wild stands for any card, and you may pay with wilds alone. A grey route takes any colour you like, but only one. If your hand allows several payments, the choice is yours.
rules-5-3 = Put one of your carts on each space. With too few carts you cannot claim the route.
rules-5-4 = You score the points for its length (1.6) at once.
rules-5-5 = If the route carries the cart symbol, you also get a merchandise bonus card: one, however long the route. These cards lie face up, so everyone can count them.
rules-5-6 = A double route is two routes of the same length between the same two locations. Nobody may own both. With two players, the second is closed once the first is claimed. With three or four, another player may claim it.
rules-5-7 = The cards you paid with go to the discards.
rules-5-7-ruling = The discards lie face up, and anyone may look through them.

rules-6-1 = Take the top two contracts and keep one or both. If you keep one, the other goes to the bottom of the contract deck.
rules-6-2 = If only one contract is left, you may draw it, but then you must keep it. If none is left, you cannot draw.
rules-6-3 = A contract you have kept can never be given back. You may have as many as you like.
rules-6-4 = A contract is completed when a continuous path of your own routes connects its two locations.
rules-6-5 = Your contracts, and whether they are completed, stay secret until the end.
rules-6-5-ruling = How many contracts you have is no secret.

rules-7-1 = When a player ends a turn with two carts or fewer, everyone gets one last turn, in order, including that player. This happens only once.
rules-7-2 = Then all contracts are shown. Each adds its points if completed and subtracts them if not. Points for routes have been counted already.
rules-7-3 = Merchandise cards earn a bonus by rank; the table shows how much. Players with the same number of cards all get the points of the rank they share: after two tied for second comes fourth. A player without cards gets no bonus and takes up no rank.
rules-7-4 = Most points wins. If several players have the most, the one of them with the most completed contracts wins. If they are still tied, they share the victory.

rules-8-1 = Public: the map, the market, and everyone's points and merchandise.
rules-8-1-ruling = Where the printed rules are silent, we play as at a real table, where nobody hides a pile. So these are public too: everyone's carts; how many cards and contracts each player has; the discards; how many cards are left in both decks; which face-up cards each player took; what each route was paid with.
rules-8-2 = Secret: the cards in a hand, except those everyone saw the player take; the order of both decks; the contracts that were dealt, offered, returned and kept, and whether they are completed.
rules-8-3-ruling = What you may not know is never sent to your screen: not in a message, an error, a hint or a log, and not even by how long an answer takes. The same goes for spectators.
rules-8-4 = When the game is over, all contracts are shown.
rules-8-4-ruling = So are all hands.

## Tables

rules-points-title = Points for a route
rules-points-length = Spaces
rules-points-points = Points
rules-bonus-title = Merchandise bonus
rules-bonus-rank = Rank
rules-bonus-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}

## What the pictures show

rules-picture-cards = Six colours, each with a symbol of its own, and the wild.
rules-picture-things = A cart, a contract and a merchandise bonus card.
rules-picture-market = The deck, and beside it the market.
rules-picture-sweep = Three wilds face up: all five cards are discarded, and five new ones turned up.
rules-picture-pay = Two red spaces can be paid in three ways.
rules-picture-grey = Grey spaces take any one colour; wilds go with all of them.
rules-picture-symbol = Carts painted on the spaces: the player who claims the route gets a merchandise bonus card.
rules-picture-double = A double route: two players side by side, never one on both.
rules-picture-path = The two locations with a seal are connected: this contract is completed.
rules-picture-tie = With four players, 5, 3, 3 and 1 cards score 8, 6, 6 and 2 points.
