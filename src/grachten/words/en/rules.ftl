### The complete rules. The numbers are those of docs/rules.md; "-ruling" is what is our own.

rules-title = The rules
rules-contents = Chapters
rules-link = Rule { $number }
rules-ruling = Our ruling
rules-ruling-note = Where the printed rules are silent, somebody has to decide. Passages with this mark are our own rulings, and the game keeps to them. Everything without it is in the printed rules.

## In one minute

rules-minute-title = In one minute
rules-minute-goal = Put your carts on routes through old Amsterdam, join the places that your secret contracts name, and gather merchandise on the way. The most points win.
rules-minute-turn = On your turn, do one of three things:
rules-minute-draw-title = Draw transportation cards
rules-minute-draw = Take two, from the five that lie open or blind from the deck. An open wild counts for both.
rules-minute-claim-title = Claim a route
rules-minute-claim = Pay a card of its colour for each space and put your carts there. It brings points at once; where carts are painted on it, a merchandise bonus card too.
rules-minute-contracts-title = Draw contracts
rules-minute-contracts = Look at two and keep one or both. Completed, a contract adds its points at the end; if not, it costs as many.
rules-minute-end = As soon as somebody has two carts or fewer, everyone has one last turn. Then contracts and merchandise are counted.

## Chapters

rules-chapter-1 = What lies on the table
rules-chapter-2 = Setting up
rules-chapter-3 = Your turn
rules-chapter-4 = Drawing transportation cards
rules-chapter-5 = Claiming a route
rules-chapter-6 = Drawing contracts
rules-chapter-7 = The end of the game
rules-chapter-8 = Open and secret

rules-1-1 = Two, three or four people play on a map of 17 locations and 45 routes.
rules-1-2 = Everyone has 16 carts of one colour and a marker, which starts at 0 on the track round the map.
rules-1-3 = There are 44 transportation cards: six each of pink, blue, green, black, red and orange, and eight wilds, which stand for any colour.
rules-1-4 = There are 24 contracts. Each names two locations and a number of points.
rules-1-4-ruling = Four of the contracts come from the printed game. The other twenty are our own, chosen by the same rule of value: a contract is worth the length of the shortest path between its two locations.
rules-1-5 = There are 16 merchandise bonus cards, all alike: as many as there are routes with the cart symbol.
rules-1-6 = The longer a route, the more it is worth: 1 point for one space, 2 for two, 4 for three, 7 for four.

rules-2-1 = The transportation cards are shuffled and everyone gets two. Five more are laid open beside the map: the market. The others are the deck.
rules-2-2 = Should the first market show three wilds or more, it is swept as in 4.5, as often as it takes.
rules-2-3 = The contracts are shuffled and everyone gets two. Look at yours and keep one or both, but not none.
rules-2-4-ruling = All choose at the same time and in secret. When the last has chosen, the returned contracts go under the contract deck, in the order of the seats, beginning with the first player.
rules-2-5 = The youngest player begins. Then it goes round clockwise.
rules-2-5-ruling = Before the game a seat can be marked as the youngest. If none is, the shuffle decides who begins.

rules-3-1 = On your turn you do exactly one of three things: draw transportation cards (4.1), claim a route (5.1) or draw contracts (6.1).
rules-3-2-ruling = If none of the three is possible for you, you pass. While anything is possible, you may not.
rules-3-3-ruling = If all players pass, one right after the other, the game is over at once and is counted.
rules-take-back-ruling = You may take back your last step until the next player acts, as long as it has shown nothing hidden.

rules-4-1 = Take two cards, one after the other. Each is either a face-up card of your choice or the top card of the deck, drawn blind.
rules-4-1-ruling = Once you have taken the first card you take the second too, if there is one that you may take (4.8).
rules-4-2 = An open card that you take is replaced from the deck at once, before you take your second.
rules-4-3 = If the first card you take is an open wild, it is the only one this turn.
rules-4-4 = An open wild cannot be your second card. A wild that comes unseen from the deck is a card like any other.
rules-4-5 = As soon as three or more of the face-up cards are wilds, the market is swept: all face-up cards are discarded and five new ones turned up, again and again if need be. That can happen between your two cards, too.
rules-4-5-ruling = This is checked when the market has been filled up, or when no card is left to fill it, and not in between. The market is not swept while that is no use: when market, deck and discards together hold too few coloured cards to show fewer than three wilds. It is swept as soon as it helps, for example after a claim has brought cards back.
rules-4-6 = When the deck is empty, the discards are shuffled into a new deck at once. What is paid later is not in it.
rules-4-6-ruling = Filling the market, with all its sweeps, counts as one moment: the new deck is made when a card is needed for that, and otherwise right afterwards. If there are no discards either, it is made as soon as a claim brings some.
rules-4-7-ruling = If the discards are empty as well, spaces of the market stay empty. As soon as a claim brings cards back they are filled in order, before the next turn, and then 4.5 is looked at.
rules-4-8-ruling = You may draw when there is at least one card that you may take first. If there is none that you may take second, your turn ends with one.
rules-4-9 = Your hand may grow as large as you like.

rules-5-1 = Claim any one route that is open, whether it touches your others or not. One route a turn.
rules-5-2 = Pay one card for each space, all of the route's colour. A wild stands for any card, and wilds alone will do. A grey route takes whichever colour you like, but only one. Where your hand allows several payments, the choice is yours.
rules-5-3 = Put one of your carts on each space. With too few carts you cannot claim the route.
rules-5-4 = You get the points for its length (1.6) at once.
rules-5-5 = If the route carries the cart symbol, you also get a merchandise bonus card: one, however long the route. These cards lie open, for all to count.
rules-5-6 = A double route is two routes of the same length between the same two locations. Nobody may own both. With two players, the second is closed once the first is claimed. With three or four, somebody else may claim it.
rules-5-7 = The cards you paid with go to the discards.
rules-5-7-ruling = The discards lie face up, and anyone may look through them.

rules-6-1 = Take the top two contracts and keep one or both, but not none. The other goes under the contract deck.
rules-6-2 = If only one contract is left, you may draw it, and then you must keep it. If none is left, you cannot draw.
rules-6-3 = What you have kept you can never give back. You may have as many contracts as you like.
rules-6-4 = A contract is completed when an unbroken path of your own routes joins its two locations.
rules-6-5 = Your contracts, and whether they are completed, are your secret until the end.
rules-6-5-ruling = How many contracts you have is open to all.

rules-7-1 = When somebody ends a turn with two carts or fewer, everyone has one last turn, in order, that player too. This happens only once.
rules-7-2 = Then all contracts are shown. Each adds its points if it is completed and takes them away if it is not. The points for routes are counted already.
rules-7-3 = Merchandise brings a bonus by rank: the table says how much. Those who have equally many cards all get the points of the rank they share, and as many of the ranks after it are skipped. Without a card there is no bonus, and no rank.
rules-7-4 = The most points win. If several have the most, whoever of them has completed the most contracts wins. If that is equal too, they share the victory.

rules-8-1 = Open to all: the map, the market, and everyone's points and merchandise.
rules-8-1-ruling = Where the printed rules are silent, it is as at a table where nobody hides a pile. So these are open too: everyone's carts; how many cards and contracts each player has; the discards; how many cards are left in both decks; which face-up cards somebody took; what a route was paid with.
rules-8-2 = Secret: the cards in a hand, but for those that everyone saw being taken; the order of both decks; the contracts that were dealt, offered, returned and kept, and whether they are completed.
rules-8-3-ruling = What you may not know is never sent to your screen: not in a message, a refusal, a hint or a log, and not in the time that an answer takes. The same goes for spectators.
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
rules-picture-sweep = Three wilds lie open: all five cards go, and five new ones come.
rules-picture-pay = Two red spaces can be paid in three ways.
rules-picture-grey = Grey spaces take any one colour; wilds go with all of them.
rules-picture-symbol = Carts painted on the spaces: a merchandise bonus card for whoever claims it.
rules-picture-double = A double route: two players side by side, never one on both.
rules-picture-path = The two sealed locations are joined: this contract is completed.
rules-picture-tie = With four players, 5, 3, 3 and 1 cards bring 8, 6, 6 and 2 points.
