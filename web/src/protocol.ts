// Generated from the protocol's structs by `python -m grachten.protocol.typescript`; do not edit.

export const PROTOCOL = 2;

// What all messages are made of.

/** A position at the table, from 0. */
export type Seat = number;

export type Count = number;

/** Identifies a table; anyone who knows it may join. */
export type TableId = string;

/** 32 bytes as hexadecimal digits. */
export type Bytes32 = string;

/** Identifies exactly what players agree to: the seats and the options. */
export type Terms = PasskeyId;

/** Identifies a person to others; it opens nothing. */
export type Handle = string;

/** A date by UTC: 2026-11-18. */
export type Day = string;

/** Identifies a challenge; anyone who knows it may take it. */
export type ChallengeId = string;

export type Name = string;

// People and their outside bots, as they travel.

/** A coat of arms: its division, two tinctures, and its charge. */
export type Crest = string;

/** Bytes in base64url, unpadded. */
export type Bytes = string;

export type PasskeyId = string;

/**
 * Who I am here. Nobody else ever learns the id; by the handle others know me.
 *
 * I am `lasting` if I have a passkey, and can come back without my cookie. While I am
 * `followable`, others can find the table I play at.
 */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly handle: Handle;
  readonly crest: Crest;
  readonly lasting: boolean;
  readonly followable: boolean;
}

export interface NewName {
  readonly name: Name;
}

/** None for the one that I had in the beginning. */
export interface NewCrest {
  readonly crest: Crest | null;
}

/** A passkey of mine. Times are milliseconds since 1970; `used` is when I last signed in. */
export interface Passkey {
  readonly id: PasskeyId;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
}

export interface Passkeys {
  readonly passkeys: readonly Passkey[];
}

/**
 * What a device needs to make a passkey: it is for this `host`, and not to be made where I
 * have one of the `known` already. The challenge works once, within `seconds`.
 */
export interface PasskeyWanted {
  readonly challenge: Bytes;
  readonly host: string;
  readonly user: Bytes;
  readonly known: readonly Bytes[];
  readonly seconds: number;
}

/** What the device made, as `navigator.credentials.create` returns it. */
export interface NewPasskey {
  readonly name: Name;
  readonly credential: Bytes;
  readonly client_data: Bytes;
  readonly attestation: Bytes;
}

/** What a device needs to sign in. The challenge works once, within `seconds`. */
export interface SignInWanted {
  readonly challenge: Bytes;
  readonly host: string;
  readonly seconds: number;
}

/** What the device signed, as `navigator.credentials.get` returns it. */
export interface SignIn {
  readonly credential: Bytes;
  readonly client_data: Bytes;
  readonly authenticator_data: Bytes;
  readonly signature: Bytes;
  readonly user: Bytes | null;
}

/** Whether others may follow me to the table I play at. */
export interface Followers {
  readonly followable: boolean;
}

/**
 * Typed in, or opened as a link, on another device, it makes me the same person there.
 *
 * It works once, for `seconds`.
 */
export interface MoveCode {
  readonly code: string;
  readonly path: string;
  readonly seconds: number;
}

export interface Arrive {
  readonly code: string;
}

export interface NewBot {
  readonly name: Name;
}

/** A bot of mine that runs elsewhere. Its token is shown once, when it is made. */
export interface OutsideBot {
  readonly name: string;
  readonly token: string | null;
  readonly here: boolean;
}

export interface OutsideBots {
  readonly bots: readonly OutsideBot[];
}

// Boards as they travel: what is printed, so that a client needs no file of its own.

export type RouteColour = "pink" | "blue" | "green" | "black" | "red" | "orange" | "grey";

export type TransportCard = "pink" | "blue" | "green" | "black" | "red" | "orange" | "wild";

export interface Location {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly what: string;
}

export interface Route {
  readonly ends: readonly [number, number];
  readonly length: number;
  readonly colour: RouteColour;
  readonly cart: boolean;
  readonly twin: number | null;
}

export interface Contract {
  readonly ends: readonly [number, number];
  readonly value: number;
}

/** Everything that is printed. Events and views name places, routes and contracts by index. */
export interface BoardFacts {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly carts: number;
  readonly end_at_carts: number;
  readonly route_points: readonly number[];
  readonly transport: Readonly<Record<TransportCard, number>>;
  readonly merchandise: number;
  readonly merchandise_bonus: Readonly<Record<string, readonly number[]>>;
  readonly locations: readonly Location[];
  readonly routes: readonly Route[];
  readonly contracts: readonly Contract[];
}

export interface BoardNames {
  readonly boards: readonly string[];
}

// Tables as they travel: who sits where, what was agreed, and what is asked of a table.

export type CartColour = "burgundy" | "ochre" | "charcoal" | "ivory";

export type Level = "apprentice" | "carter" | "trader" | "merchant" | "regent" | "burgomaster";

export type Pace = "instant" | "brisk" | "calm";

export type Status = "open" | "playing" | "over" | "abandoned";

export type Who = "open" | "person" | "bot";

export type Away = "left" | "time" | "resigned";

export type Resigned = "bot" | "nobody";

export type LessonName = "first-game";

export type Patience = number;

/** Seconds for a turn, and a reserve for the whole game, used when a turn takes longer. */
export interface Clock {
  readonly turn: number;
  readonly reserve: number;
}

/** `Clock` in a request; fields with a default may be left out. */
export interface ClockRequest {
  readonly turn: number;
  readonly reserve?: number;
}

/**
 * Which position is tried out at a table: the one after so many `steps` of a finished game,
 * which was played at `table`; null if it came from a record.
 */
export interface Branch {
  readonly table: TableId | null;
  readonly steps: Count;
}

/**
 * Which deal is played at a table that others play too, at tables of their own: that of a
 * `day`, or that of a `challenge`.
 */
export interface SharedDeal {
  readonly day: Day | null;
  readonly challenge: ChallengeId | null;
}

/** `SharedDeal` in a request; fields with a default may be left out. */
export interface SharedDealRequest {
  readonly day?: Day | null;
  readonly challenge?: ChallengeId | null;
}

/**
 * Which table of which round of an event this is. Other tables have the same deal: while the
 * round goes on, the game is `closed` to all but its players, and nobody gets its record.
 */
export interface EventPlace {
  readonly event: TableId;
  readonly round: Count;
  readonly table: Count;
  readonly closed: boolean;
}

/**
 * The settings of a table.
 *
 * `level` stands in for people who are away; `pace` is how quickly bots move: at a steady beat,
 * whatever they have to think about. Without a clock, `patience` is how many seconds the others
 * wait for somebody before they may let a bot take over, or end the game. When somebody resigns,
 * a bot plays on for them or, with "nobody", the game ends as it stands. With `takebacks`,
 * somebody who plays against the server's bots alone may take back what they have done, whatever
 * they have seen since; the game is then practice. With `hints`, everybody may ask what the judge
 * would do; against the server's bots alone that is always allowed, and makes it practice too.
 * With `chat`, players may write to each other, if the operator of the server allows that at all.
 * `lesson` names the prepared game that is played here, at a table made to learn the game;
 * `branch` says where the game came from, at a table made to try something out; `deal` says which
 * deal it is, at a table where somebody plays what others play too, once each: without undoing
 * anything, and without hints; `event` in which event it is played. A `rated` game counts for the
 * ratings of its players; nobody gets hints in it, or takes back what has shown them something. A
 * table that is `arranged` was made by the server for people who looked for opponents: nobody can
 * change it.
 */
export interface Options {
  readonly board: string;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly clock: Clock | null;
  readonly level: Level;
  readonly pace: Pace;
  readonly patience: Patience;
  readonly resigned: Resigned;
  readonly takebacks: boolean;
  readonly hints: boolean;
  readonly chat: boolean;
  readonly lesson: LessonName | null;
  readonly branch: Branch | null;
  readonly deal: SharedDeal | null;
  readonly event: EventPlace | null;
  readonly rated: boolean;
  readonly arranged: boolean;
}

/** `Options` in a request; fields with a default may be left out. */
export interface OptionsRequest {
  readonly board?: string;
  readonly public?: boolean;
  readonly spectators?: boolean;
  readonly clock?: ClockRequest | null;
  readonly level?: Level;
  readonly pace?: Pace;
  readonly patience?: Patience;
  readonly resigned?: Resigned;
  readonly takebacks?: boolean;
  readonly hints?: boolean;
  readonly chat?: boolean;
  readonly lesson?: LessonName | null;
  readonly branch?: Branch | null;
  readonly deal?: SharedDealRequest | null;
  readonly event?: EventPlace | null;
  readonly rated?: boolean;
  readonly arranged?: boolean;
}

/**
 * Who sits in a seat. `away`: a bot is playing for that person, and why. `hinted`: they have
 * had a hint in this game.
 */
export interface SeatState {
  readonly who: Who;
  readonly name: string | null;
  readonly mine: boolean;
  readonly level: string | null;
  readonly colour: CartColour;
  readonly youngest: boolean;
  readonly ready: boolean;
  readonly here: boolean;
  readonly away: Away | null;
  readonly hinted: boolean;
  readonly contribution: Bytes32 | null;
}

/**
 * How a game ended, or how it stood when it was ended early.
 *
 * `gave_up` are the seats that resigned, or stayed away until the others ended the game. In
 * `practice`, a player took back steps after seeing what followed, had hints (the seats
 * `hinted`), or tried out a position of another game: it says nothing about strength.
 */
export interface Result {
  readonly totals: readonly number[];
  readonly completed: readonly number[];
  readonly winners: readonly number[];
  readonly gave_up: readonly number[];
  readonly practice: boolean;
  readonly hinted: readonly number[];
}

/**
 * The games before this one, each the rematch of the one before: how many they were, and how
 * many of them the player of each seat has won.
 */
export interface Series {
  readonly games: Count;
  readonly wins: readonly Count[];
}

/** After the game: what the commitment was made of. */
export interface Reveal {
  readonly secret: Bytes32;
  readonly salt: Bytes32;
  readonly seed: string;
}

/** Something that is no longer as it was when I was ready: `seat` where it is about one seat. */
export interface Change {
  readonly what: "board" | "chat" | "clock" | "hints" | "level" | "pace" | "patience" | "player" | "public" | "rated" | "resigned" | "seats" | "spectators" | "takebacks" | "youngest";
  readonly seat: number | null;
}

/**
 * A table as one person sees it. It is always complete and replaces the one before.
 *
 * `terms` names exactly what is agreed to by being ready; `changes` is what is different from the
 * terms I was ready for last. `overdue` has, for each seat, the milliseconds until the others may
 * let a bot take over, or null; `ending` are the seats whose players want to end the game then.
 * `number` counts the steps of the game; in `practice`, a player has taken back steps after seeing
 * what followed, has had a hint, or tries out a position of another game. `rematch` names the
 * table where it goes on, `series` is what came before it.
 */
export interface TableState {
  readonly id: TableId;
  readonly status: Status;
  readonly host: boolean;
  readonly options: Options;
  readonly seats: readonly SeatState[];
  readonly watching: number;
  readonly commitment: Bytes32;
  readonly terms: Terms;
  readonly changes: readonly Change[];
  readonly overdue: readonly (number | null)[];
  readonly ending: readonly number[];
  readonly number: Count;
  readonly practice: boolean;
  readonly result: Result | null;
  readonly reveal: Reveal | null;
  readonly rematch: TableId | null;
  readonly series: Series | null;
}

/**
 * A line in a list of tables. `levels` are those of the server's own bots.
 *
 * `networks` are the routes that each seat has claimed, and `points` what they are worth: what
 * anyone at the table sees.
 */
export interface TableSummary {
  readonly id: TableId;
  readonly status: Status;
  readonly board: string;
  readonly names: readonly (string | null)[];
  readonly levels: readonly (string | null)[];
  readonly colours: readonly CartColour[];
  readonly networks: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly clock: Clock | null;
  readonly rated: boolean;
  readonly mine: readonly number[];
  readonly my_turn: boolean;
  readonly changed: number;
  readonly result: Result | null;
}

export interface TableList {
  readonly tables: readonly TableSummary[];
  readonly more: string | null;
}

/** A table with that many seats. Its creator sits in seat 0, unless `sit` is false. */
export interface NewTable {
  readonly seats?: TableSize;
  readonly options?: OptionsRequest;
  readonly sit?: boolean;
}

/** The guided first game: the one that was begun goes on or, with `again`, a new one begins. */
export interface Guide {
  readonly again?: boolean;
  readonly pace?: Pace;
}

/** Take an open seat; under another name, where several people share a browser. */
export interface SitDown {
  readonly who: "me";
  readonly name?: Name | null;
  readonly colour?: CartColour | null;
}

/** The host puts a bot of a level in a seat, or one of their outside bots by its name. */
export interface SeatBot {
  readonly who: "bot";
  readonly level?: Level | null;
  readonly outside?: Name | null;
}

/** Free a seat: one's own or, for the host, a bot's or a person's before the game. */
export interface OpenSeatRequest {
  readonly who: "open";
}

export type SeatRequest = SitDown | SeatBot | OpenSeatRequest;

/** What can be changed about a seat once somebody sits there. */
export interface SeatChange {
  readonly name?: Name | null;
  readonly colour?: CartColour | null;
  readonly youngest?: boolean | null;
}

/** The settings that the host changes; those that are left out stay as they are. */
export interface OptionsChange {
  readonly board?: string;
  readonly public?: boolean;
  readonly spectators?: boolean;
  readonly clock?: ClockRequest | null;
  readonly level?: Level;
  readonly pace?: Pace;
  readonly patience?: Patience;
  readonly resigned?: Resigned;
  readonly takebacks?: boolean;
  readonly hints?: boolean;
  readonly rated?: boolean;
  readonly chat?: boolean;
}

/** How many seats the table should have. */
export interface SeatsRequest {
  readonly seats: TableSize;
}

/** Ready for exactly these terms, with 32 random bytes of one's own for the shuffle. */
export interface Ready {
  readonly bytes: Bytes32;
  readonly terms: Terms;
}

/** The same again, with 32 random bytes of one's own for the shuffle. */
export interface Rematch {
  readonly bytes: Bytes32;
}

// Finding opponents: searches, invitations, people one has met, and blocks.

export type GamePace = "live" | "slow";

export type TableSize = number;

/**
 * What I would play: at tables of which sizes, `live` or `slow` (over days), and whether it
 * shall count.
 */
export interface Wish {
  readonly players: readonly TableSize[];
  readonly pace: GamePace;
  readonly rated: boolean;
}

/** `Wish` in a request; fields with a default may be left out. */
export interface WishRequest {
  readonly players?: readonly TableSize[];
  readonly pace?: GamePace;
  readonly rated?: boolean;
}

/**
 * My current search, always sent whole: it replaces the one before.
 *
 * I have `waited` so many milliseconds, with `others` who look for the same pace and kind.
 * `soon` is how many milliseconds it takes until those who wait now would make a table; null if
 * somebody else has to come. `table` is the table found, or null; I must be ready there within
 * `answer_in` milliseconds.
 */
export interface Search {
  readonly wish: Wish;
  readonly waited: number;
  readonly others: Count;
  readonly soon: number | null;
  readonly table: TableId | null;
  readonly answer_in: number | null;
}

/** A public table with a free seat, where `names` has null. */
export interface OpenTable {
  readonly id: TableId;
  readonly names: readonly (string | null)[];
  readonly clock: Clock | null;
}

/**
 * Somebody I have played with, `name` and `handle`, has a seat for me at their `table`. `at` is
 * when they said so, in milliseconds since 1970.
 */
export interface Invitation {
  readonly table: TableId;
  readonly name: string;
  readonly handle: Handle;
  readonly at: number;
}

/**
 * How one might come to a game: my search, if I look for opponents; how many people do; some
 * public tables with free seats; and who has invited me.
 */
export interface Finding {
  readonly search: Search | null;
  readonly waiting: Count;
  readonly tables: readonly OpenTable[];
  readonly invitations: readonly Invitation[];
}

/** Whom to invite: somebody I have played with. */
export interface Invite {
  readonly handle: Handle;
}

/** Whether people I have played with may invite me. */
export interface InvitationChoice {
  readonly invitable: boolean;
}

/**
 * Somebody I have played with, under the name they had then. `met` is when that game ended, in
 * milliseconds since 1970; `invitable` is their choice.
 */
export interface Opponent {
  readonly handle: Handle;
  readonly name: string;
  readonly met: number;
  readonly invitable: boolean;
}

export interface Opponents {
  readonly people: readonly Opponent[];
}

/** Somebody I have blocked, `at` that time, in milliseconds since 1970. */
export interface Blocked {
  readonly handle: Handle;
  readonly name: string;
  readonly at: number;
}

export interface Blocks {
  readonly people: readonly Blocked[];
}

// Company: what people say to each other, games worth watching, and whom one may follow.

export type PhraseName =
  | "hello"
  | "good-luck"
  | "have-fun"
  | "you-too"
  | "well-played"
  | "nice-route"
  | "wow"
  | "lucky"
  | "bad-luck"
  | "oops"
  | "sorry"
  | "thanks"
  | "one-moment"
  | "take-your-time"
  | "back-again"
  | "must-go"
  | "close-game"
  | "congratulations"
  | "good-game"
  | "rematch"
  | "goodbye";

/** A line of a chat. */
export type ChatText = Name;

/**
 * What somebody said: a `phrase` that everyone reads in their own language or, where the table
 * has a chat, a `text`. The `seat` is null for somebody without one; `at` is in milliseconds since
 * 1970.
 */
export interface Line {
  readonly seat: Seat | null;
  readonly name: string;
  readonly phrase: PhraseName | null;
  readonly text: ChatText | null;
  readonly at: number;
}

/**
 * What was said at a table just now or, with `earlier`, all of it that is still known: that
 * replaces what I have.
 */
export interface Said {
  readonly type: "said";
  readonly table: TableId;
  readonly lines: readonly Line[];
  readonly earlier: boolean;
}

/** A game worth looking at, and how many people watch it. */
export interface FeaturedTable {
  readonly table: TableSummary;
  readonly watching: Count;
}

/** Public games: in play, and finished lately. The best come first. */
export interface Featured {
  readonly playing: readonly FeaturedTable[];
  readonly finished: readonly FeaturedTable[];
}

/** Where somebody plays who may be followed; null while that can't be watched. */
export interface Followed {
  readonly name: string;
  readonly table: TableId | null;
}

// Actions as they travel, and what they are in the rules.

export type Colour = "pink" | "blue" | "green" | "black" | "red" | "orange";

export type Choice = "first" | "second" | "both";

/** Rule 3.2: nothing is possible. */
export interface Pass {
  readonly type: "pass";
}

/** Rule 4.1. `space` says from which space of the market, where several show the card. */
export interface TakeFaceUp {
  readonly type: "take";
  readonly card: TransportCard;
  readonly space: number | null;
}

/** `TakeFaceUp` in a request; fields with a default may be left out. */
export interface TakeFaceUpRequest {
  readonly type: "take";
  readonly card: TransportCard;
  readonly space?: number | null;
}

/** Rule 4.1: the top card of the deck. */
export interface DrawBlind {
  readonly type: "draw";
}

/** Rule 5. Paid with cards of a colour and wilds, or, without a colour, with wilds alone. */
export interface ClaimRoute {
  readonly type: "claim";
  readonly route: number;
  readonly colour: Colour | null;
  readonly wilds: number;
}

/** Rule 6.1. */
export interface DrawContracts {
  readonly type: "draw-contracts";
}

/** Rules 2.3 and 6.1. */
export interface KeepContracts {
  readonly type: "keep";
  readonly choice: Choice;
}

export type Action = Pass | TakeFaceUp | DrawBlind | ClaimRoute | DrawContracts | KeepContracts;

/** `Action` in a request. */
export type ActionRequest =
  | Pass
  | TakeFaceUpRequest
  | DrawBlind
  | ClaimRoute
  | DrawContracts
  | KeepContracts;

// Events as they travel: what happened, as one seat or a spectator may know it.

/** 2.1. */
export interface CardsDealt {
  readonly type: "cards-dealt";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly TransportCard[] | null;
}

/** 4.2: a card turned up in a space of the market. */
export interface CardRevealed {
  readonly type: "card-revealed";
  readonly space: number;
  readonly card: TransportCard;
}

/** 4.5: these face-up cards went to the discards. */
export interface MarketSwept {
  readonly type: "market-swept";
  readonly cards: readonly TransportCard[];
}

/** 4.6: the discards became the deck. */
export interface DeckShuffled {
  readonly type: "deck-shuffled";
  readonly count: number;
}

/** 2.3, 6.1. */
export interface ContractsOffered {
  readonly type: "contracts-offered";
  readonly seat: number;
  readonly count: number;
  readonly contracts: readonly number[] | null;
}

/** 2.4: a seat has chosen at set-up. */
export interface ContractsChosen {
  readonly type: "contracts-chosen";
  readonly seat: number;
  readonly choice: Choice | null;
}

/** 2.4, 6.1. */
export interface ContractsKept {
  readonly type: "contracts-kept";
  readonly seat: number;
  readonly count: number;
  readonly returned_count: number;
  readonly contracts: readonly number[] | null;
  readonly returned: readonly number[] | null;
}

/** 4.1: a blind draw. */
export interface CardDrawn {
  readonly type: "card-drawn";
  readonly seat: number;
  readonly card: TransportCard | null;
}

/** 4.1: a face-up card. */
export interface CardTaken {
  readonly type: "card-taken";
  readonly seat: number;
  readonly space: number;
  readonly card: TransportCard;
}

/** 5.2: cards of a colour, and wilds; how many of the colour follows from the route's length. */
export interface Payment {
  readonly colour: Colour | null;
  readonly wilds: number;
}

/** 5. */
export interface RouteClaimed {
  readonly type: "route-claimed";
  readonly seat: number;
  readonly route: number;
  readonly payment: Payment;
  readonly points: number;
  readonly merchandise: boolean;
}

/** 3.2. */
export interface TurnPassed {
  readonly type: "turn-passed";
  readonly seat: number;
}

/** 7.1. */
export interface LastRoundBegan {
  readonly type: "last-round-began";
  readonly seat: number;
}

/** 7.2. */
export interface ContractScore {
  readonly contract: number;
  readonly completed: boolean;
  readonly points: number;
}

/** Every line of one seat's count. */
export interface SeatScore {
  readonly routes: number;
  readonly contracts: readonly ContractScore[];
  readonly merchandise_cards: number;
  readonly merchandise: number;
  readonly total: number;
}

/** 7.2, 7.3. */
export interface SeatScored {
  readonly type: "seat-scored";
  readonly seat: number;
  readonly score: SeatScore;
}

/** 7.4. */
export interface GameEnded {
  readonly type: "game-ended";
  readonly winners: readonly number[];
}

export type Event =
  | CardsDealt
  | CardRevealed
  | MarketSwept
  | DeckShuffled
  | ContractsOffered
  | ContractsChosen
  | ContractsKept
  | CardDrawn
  | CardTaken
  | RouteClaimed
  | TurnPassed
  | LastRoundBegan
  | SeatScored
  | GameEnded;

// Views as they travel, and back into the views that bots are given.

export type Phase = "set-up" | "turn" | "second card" | "keep" | "over";

/** Transport cards as counts. */
export interface Hand {
  readonly pink: number;
  readonly blue: number;
  readonly green: number;
  readonly black: number;
  readonly red: number;
  readonly orange: number;
  readonly wild: number;
}

/** 8.1: what everyone sees of a seat. `hand` and `contracts_held` are null until the end. */
export interface OpenSeat {
  readonly carts: number;
  readonly points: number;
  readonly merchandise: number;
  readonly cards: number;
  readonly contracts: number;
  readonly routes: readonly number[];
  readonly known: Hand;
  readonly hand: Hand | null;
  readonly contracts_held: readonly number[] | null;
}

/**
 * What one seat knows besides: its cards, its contracts, and those on offer to it.
 *
 * `missing`: for each contract held and then each on offer, the spaces still to be claimed on the
 * shortest path open to the seat; null if none is left.
 */
export interface OwnSeat {
  readonly seat: number;
  readonly hand: Hand;
  readonly contracts: readonly number[];
  readonly completed: readonly number[];
  readonly offered: readonly number[];
  readonly choice: Choice | null;
  readonly missing: readonly (number | null)[];
}

/** The table as a seat may know it or, with `own` null, a spectator. */
export interface View {
  readonly players: number;
  readonly first: number;
  readonly phase: Phase;
  readonly to_act: readonly number[];
  readonly market: readonly (TransportCard | null)[];
  readonly deck_size: number;
  readonly discards: Hand;
  readonly contract_deck_size: number;
  readonly seats: readonly OpenSeat[];
  readonly last_turns: number | null;
  readonly passes: number;
  readonly own: OwnSeat | null;
}

// What is said over the live connection, and how a request is refused.

/** The client's own id for a request: sent twice, it is carried out once. */
export type RequestId = string;

/** The first message of a connection: which version of the protocol the client speaks. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
}

/**
 * Follow this table: in all my seats or, if I have none, as a spectator.
 *
 * With `seat`, in that seat of mine alone. With `since`, the steps after that number are sent,
 * where possible; otherwise a fresh view.
 */
export interface Watch {
  readonly type: "watch";
  readonly table: TableId;
  readonly seat?: Seat | null;
  readonly since?: Count | null;
}

/** End the `watch` with the same `table` and `seat`. */
export interface Unwatch {
  readonly type: "unwatch";
  readonly table: TableId;
  readonly seat?: Seat | null;
}

/** Do something, in the position of that number. */
export interface Act {
  readonly type: "act";
  readonly id: RequestId;
  readonly table: TableId;
  readonly seat: Seat;
  readonly number: Count;
  readonly action: ActionRequest;
}

/** Take back one's last step, which has this number. */
export interface Undo {
  readonly type: "undo";
  readonly id: RequestId;
  readonly table: TableId;
  readonly seat: Seat;
  readonly number: Count;
}

/** I am back: no bot need play for me. */
export interface Back {
  readonly type: "back";
  readonly id: RequestId;
  readonly table: TableId;
}

/** Why can't that seat do this now? Nothing is done; the answer is a `reason`. */
export interface WhyNot {
  readonly type: "why-not";
  readonly id: RequestId;
  readonly table: TableId;
  readonly seat: Seat;
  readonly action: ActionRequest;
}

/** Say a phrase to everyone at the table: from this `seat` of mine, if I have several. */
export interface Say {
  readonly type: "say";
  readonly id: RequestId;
  readonly table: TableId;
  readonly phrase: PhraseName;
  readonly seat?: Seat | null;
}

/** Write to everyone at a table whose host allows it, as in `Say`. */
export interface Write {
  readonly type: "write";
  readonly id: RequestId;
  readonly table: TableId;
  readonly text: ChatText;
  readonly seat?: Seat | null;
}

/** The answer is a pong with the same id. */
export interface Ping {
  readonly type: "ping";
  readonly id: RequestId;
}

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | Act
  | Undo
  | Back
  | WhyNot
  | Say
  | Write
  | Ping;

/** `chat`: hosts may allow a chat at their tables. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly version: string;
  readonly me: Me;
  readonly chat: boolean;
}

/** The table as it is now. */
export interface TableChanged {
  readonly type: "table";
  readonly table: TableState;
}

/** Milliseconds left of this turn and of the reserve; `runs` while the seat is to act. */
export interface SeatClock {
  readonly turn: number;
  readonly reserve: number;
  readonly runs: boolean;
}

/** One action and what came of it. `number` counts from 1; the deal is step 0. */
export interface Step {
  readonly number: number;
  readonly seat: number | null;
  readonly events: readonly Event[];
}

/** Whose step was taken back, and which. */
export interface Undone {
  readonly seat: number;
  readonly number: number;
}

/**
 * The game as a seat may know it, from the start: it replaces what was known.
 *
 * `overdue` is what the state of the table has too: the latest one counts. `undone` says
 * that a step was taken back just now.
 */
export interface GameShown {
  readonly type: "game";
  readonly table: TableId;
  readonly seat: number | null;
  readonly number: number;
  readonly steps: readonly Step[];
  readonly view: View;
  readonly legal: readonly Action[];
  readonly can_undo: boolean;
  readonly clocks: readonly SeatClock[] | null;
  readonly overdue: readonly (number | null)[];
  readonly undone: Undone | null;
}

/** The steps since the number that was last sent, and the table after them. */
export interface GameMoved {
  readonly type: "moved";
  readonly table: TableId;
  readonly seat: number | null;
  readonly number: number;
  readonly steps: readonly Step[];
  readonly view: View;
  readonly legal: readonly Action[];
  readonly can_undo: boolean;
  readonly clocks: readonly SeatClock[] | null;
  readonly overdue: readonly (number | null)[];
}

/** A request was carried out and stored. `number` is the step that it became. */
export interface Done {
  readonly type: "done";
  readonly id: RequestId;
  readonly number: number;
}

/** The rule that forbids what was asked about, and why; both null if it is allowed. */
export interface Reason {
  readonly type: "reason";
  readonly id: RequestId;
  readonly message: string | null;
  readonly rule: string | null;
}

/** A request was not carried out and changed nothing; `rule` is the rule that forbids it. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
}

/**
 * I have a seat at this table: sent to outside bots that were given one, and to everybody whose
 * table of an event is ready.
 */
export interface Seated {
  readonly type: "seated";
  readonly table: TableId;
  readonly seat: number;
}

/** My search for opponents, or null if it is over, and how many people are waiting. */
export interface SearchChanged {
  readonly type: "search";
  readonly search: Search | null;
  readonly waiting: Count;
}

/** Somebody invites me to their table. */
export interface Invited {
  readonly type: "invited";
  readonly invitation: Invitation;
}

/** The table no longer exists. */
export interface Closed {
  readonly type: "closed";
  readonly table: TableId;
}

export interface Pong {
  readonly type: "pong";
  readonly id: RequestId;
}

export type ServerMessage =
  | Welcome
  | TableChanged
  | GameShown
  | GameMoved
  | Done
  | Reason
  | Refused
  | Seated
  | SearchChanged
  | Invited
  | Closed
  | Said
  | Pong;

/** Why a plain request was rejected: the body of every response from 400 up. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
}

// A finished game as it travels to be watched again: every step, with everything open.

/** Who sat there. `kind` is as records tell it: human, or bot: and what it was. */
export interface ReplaySeat {
  readonly name: string;
  readonly kind: string;
  readonly colour: CartColour;
}

/** What a player added to the shuffle. */
export interface Contribution {
  readonly seat: number;
  readonly bytes: Bytes32;
}

/** Everything that the seed was made of. */
export interface Shuffle {
  readonly commitment: Bytes32;
  readonly secret: Bytes32;
  readonly salt: Bytes32;
  readonly contributions: readonly Contribution[];
  readonly youngest: number | null;
}

/**
 * The game after one step; frame 0 is the deal, which was nobody's.
 *
 * `view` is what spectators saw; `own` is what each seat knew besides.
 */
export interface Frame {
  readonly number: number;
  readonly seat: number | null;
  readonly events: readonly Event[];
  readonly view: View;
  readonly own: readonly OwnSeat[];
}

/** A finished game. It is sent only if it passed the check against the rules and its seed. */
export interface Replay {
  readonly board: string;
  readonly seats: readonly ReplaySeat[];
  readonly result: Result;
  readonly shuffle: Shuffle | null;
  readonly verified: boolean;
  readonly frames: readonly Frame[];
}

// The review of a finished game as it travels: what decided it, from each seat's eyes.

export type Grade = "good" | "inaccuracy" | "mistake" | "blunder";

export type Stroke = "market" | "blind" | "contracts" | "reveal";

export type ReasonKind =
  | "points"
  | "completes"
  | "nearer"
  | "merchandise"
  | "only-way"
  | "ends"
  | "pays"
  | "lacks"
  | "wild"
  | "deck"
  | "contracts"
  | "keeps"
  | "keeps-both"
  | "forced"
  | "better"
  | "close"
  | "even";

/** Identifies a review; it follows from the game. */
export type ReviewId = string;

/** An action, and its expected win chance. */
export interface ReviewOption {
  readonly action: Action;
  readonly chance: number;
}

/** Why an action is good: a kind of reason, and the numbers that it needs. */
export interface ReviewReason {
  readonly kind: ReasonKind;
  readonly numbers: Readonly<Record<string, number>>;
}

/**
 * A decision of the seat: the best `options`, and the `chance` of what was chosen.
 *
 * `reason` says why the best one is best, where that is worth a remark.
 */
export interface ReviewDecision {
  readonly options: readonly ReviewOption[];
  readonly legal: number;
  readonly chance: number;
  readonly loss: number;
  readonly grade: Grade;
  readonly reason: ReviewReason | null;
}

/**
 * One step of the game, as the seat sees it; `number` is that of its frame in the replay.
 *
 * `choice`, `noise`, `others` and `luck` add up to the way from `before` to `after`.
 */
export interface ReviewStep {
  readonly number: number;
  readonly seat: number;
  readonly action: Action | null;
  readonly before: number;
  readonly after: number;
  readonly choice: number;
  readonly noise: number;
  readonly others: number;
  readonly luck: number;
  readonly stroke: Stroke | null;
  readonly decision: ReviewDecision | null;
}

/** The parts of all steps; with `start` they add up to `result`. */
export interface ReviewSums {
  readonly start: number;
  readonly choice: number;
  readonly noise: number;
  readonly others: number;
  readonly luck: number;
  readonly result: number;
}

/** A game from one seat's eyes. Steps are named by their numbers, the largest first. */
export interface SeatReview {
  readonly seat: number;
  readonly curve: readonly number[];
  readonly steps: readonly ReviewStep[];
  readonly sums: ReviewSums;
  readonly accuracy: number | null;
  readonly mistakes: readonly number[];
  readonly strokes_of_luck: readonly number[];
  readonly turning_points: readonly number[];
  readonly best_move: number | null;
}

/** From which loss of win chance on a decision has its grade. */
export interface Thresholds {
  readonly inaccuracy: number;
  readonly mistake: number;
  readonly blunder: number;
}

/**
 * What the judge thinks of the position after step `number`.
 *
 * `chances` are those of each seat, from what it knows; they need not add up to 1. `options` are
 * the best actions of the seat that was asked for, if it is to act, and `reason` says why the
 * first of them is best.
 */
export interface Judgement {
  readonly number: Count;
  readonly chances: readonly number[];
  readonly options: readonly ReviewOption[];
  readonly reason: ReviewReason | null;
}

/** How much of a review is `done`, from 0 to 1, and the `seats` that are finished. */
export interface ReviewState {
  readonly id: ReviewId;
  readonly hindsight: boolean;
  readonly done: number;
  readonly thresholds: Thresholds;
  readonly seats: readonly SeatReview[];
}

// A hint as it travels: what the judge would do in one's place, and why.

/** An action, its expected win chance, and what speaks for it. */
export interface HintAdvice {
  readonly action: Action;
  readonly chance: number;
  readonly reason: ReviewReason;
}

/** Up to three actions, the best first, from what the seat knows alone. */
export interface Hint {
  readonly seat: number;
  readonly advice: readonly HintAdvice[];
}

// A review as a picture: what is on it, in the reader's own words.

/** In the reader's language. */
export type PictureText = string;

export type WinChance = number;

/** A part of a win chance; 1 is all of it. */
export type WinPart = number;

/** One player: a curve of win chances, and what the review came to, also in words. */
export interface PicturedPlayer {
  readonly name: Name;
  readonly colour: CartColour;
  readonly points: number;
  readonly curve: readonly WinChance[];
  readonly routes: readonly Count[];
  readonly accuracy: number | null;
  readonly luck: WinPart;
  readonly choice: WinPart;
  readonly luck_words: PictureText;
  readonly choice_words: PictureText;
}

/**
 * A turning point, or the best move: somebody's step, by its number, with the win chance
 * `before` and `after` it in words.
 */
export interface PicturedStep {
  readonly number: number;
  readonly seat: Seat;
  readonly is_best: boolean;
  readonly label: PictureText;
  readonly before: PictureText;
  readonly after: PictureText;
}

/** What stands on the picture besides names. `axis` is no chance, half and certainty. */
export interface PictureWords {
  readonly title: PictureText;
  readonly subtitle: PictureText;
  readonly curve: PictureText;
  readonly axis: readonly [PictureText, PictureText, PictureText];
  readonly points: PictureText;
  readonly accuracy: PictureText;
  readonly luck: PictureText;
  readonly choices: PictureText;
  readonly steps: PictureText;
}

/** All that a picture shows. `seat` is the player whose game it is. */
export interface ReviewPicture {
  readonly seat: Seat;
  readonly players: readonly PicturedPlayer[];
  readonly steps: readonly PicturedStep[];
  readonly words: PictureWords;
}

/** A picture as an SVG document that needs nothing else, 1200 x 630. */
export interface DrawnPicture {
  readonly svg: string;
}

// Puzzles as they travel: a position without its solution, and what came of an answer.

export type PuzzleTheme =
  | "last-route"
  | "block-or-build"
  | "keep-or-return"
  | "wild-or-wait"
  | "now-or-later"
  | "which-way";

export type PuzzleDifficulty = "easy" | "medium" | "hard";

/** Identifies a puzzle; it never changes. */
export type PuzzleId = string;

/** A puzzle in a list. */
export interface PuzzleSummary {
  readonly id: PuzzleId;
  readonly theme: PuzzleTheme;
  readonly difficulty: PuzzleDifficulty;
}

/** All puzzles that there are. */
export interface PuzzleList {
  readonly puzzles: readonly PuzzleSummary[];
}

/** The puzzle of the `day`, which is a date in UTC: 2026-11-18. */
export interface PuzzleToday {
  readonly day: string;
  readonly puzzle: PuzzleSummary;
}

/** A position as the seat that is to act sees it: what `GameShown` says of a game. */
export interface PuzzleShown {
  readonly id: PuzzleId;
  readonly theme: PuzzleTheme;
  readonly difficulty: PuzzleDifficulty;
  readonly board: string;
  readonly seat: Seat;
  readonly steps: readonly Step[];
  readonly view: View;
  readonly legal: readonly Action[];
}

/** What somebody would do. */
export interface PuzzleAnswer {
  readonly action: ActionRequest;
}

/**
 * Was that the best choice? `chance` is the win chance of the answer.
 *
 * `options` are the main choices, the best first, and the one that was made; claims of one route
 * are one choice, however they are paid. `reason` says why the best one is best.
 */
export interface PuzzleSolution {
  readonly right: boolean;
  readonly chance: number;
  readonly best: Action;
  readonly options: readonly ReviewOption[];
  readonly reason: ReviewReason;
}

// Deals that several people play, each of them once: the deal of the day, and challenges.

export type SteadyLevel = "apprentice" | "carter" | "trader" | "merchant";

/** My one try at a deal. `unfinished`: I gave up, or the day was over first. */
export interface DealAttempt {
  readonly table: TableId | null;
  readonly status: "over" | "playing" | "unfinished";
  readonly points: number | null;
  readonly completed: number | null;
}

/**
 * My place among all who have finished, so far; `beaten` is the share of the others who did
 * worse, a tie counting half.
 */
export interface DealStanding {
  readonly rank: number;
  readonly of: number;
  readonly beaten: number;
}

/**
 * A line of a ranking; without a name it is somebody who doesn't want to be named. `table` is
 * there if its replay is open to me.
 */
export interface DealLine {
  readonly rank: number;
  readonly name: string | null;
  readonly points: number;
  readonly completed: number;
  readonly mine: boolean;
  readonly table: TableId | null;
}

/**
 * The deal of a day: everybody sits in `seat`, and `levels` are those of the bots.
 *
 * `commitment` is known before the day, and `reveal` after it. The day ends at `ends`, in
 * milliseconds since 1970. `played` counts those who have finished. Until I am one of them, or
 * the day is over, there are no `lines`; else they begin with line number `first`, from 0.
 */
export interface DealDay {
  readonly day: Day;
  readonly ends: number;
  readonly is_over: boolean;
  readonly players: number;
  readonly seat: Seat;
  readonly levels: readonly (Level | null)[];
  readonly commitment: Bytes32;
  readonly reveal: Reveal | null;
  readonly played: Count;
  readonly mine: DealAttempt | null;
  readonly standing: DealStanding | null;
  readonly first: Count;
  readonly lines: readonly DealLine[];
}

/** Today's deal, without the ranking; `streak` is how many days in a row I have played. */
export interface DealToday {
  readonly deal: DealDay;
  readonly streak: Count;
}

/** A day in the list of those that are over: the most points that anybody made, and mine. */
export interface DealSummary {
  readonly day: Day;
  readonly players: number;
  readonly level: Level;
  readonly best: number | null;
  readonly mine: number | null;
}

/** Days that are over, the latest first; `more` is the day with which the next page begins. */
export interface DealArchive {
  readonly days: readonly DealSummary[];
  readonly more: Day | null;
}

/** Play the deal, or go on with it; `pace` is how quickly bots move. */
export interface PlayDeal {
  readonly pace?: Pace;
}

/** What others see of me in the ranking of a day: my name, and replays of my games. */
export interface DealChoices {
  readonly named: boolean;
  readonly replays: boolean;
}

/** `DealChoices` in a request; fields with a default may be left out. */
export interface DealChoicesRequest {
  readonly named?: boolean;
  readonly replays?: boolean;
}

/**
 * Dare others to play the deal of my finished game at a `table` or, without one, a new deal
 * with that many `players` against bots of a `level`.
 */
export interface NewChallenge {
  readonly table?: TableId | null;
  readonly players?: TableSize;
  readonly level?: SteadyLevel;
}

/**
 * A deal that others are dared to play. `by` is who made it, null if they are gone. Until I
 * have finished it myself, there are no `lines`. It is kept until `expires`.
 */
export interface Challenge {
  readonly id: ChallengeId;
  readonly by: string | null;
  readonly made_by_me: boolean;
  readonly players: number;
  readonly seat: Seat;
  readonly levels: readonly (Level | null)[];
  readonly created: number;
  readonly expires: number;
  readonly played: Count;
  readonly mine: DealAttempt | null;
  readonly standing: DealStanding | null;
  readonly lines: readonly DealLine[];
}

/** The challenges that I made or took, the newest first. */
export interface ChallengeList {
  readonly challenges: readonly Challenge[];
}

// Events as they travel: what is asked of them, who takes part, rounds, and standings.

export type EventKind = "swiss" | "knockout" | "arena" | "duplicate";

export type EventStatus = "open" | "running" | "over" | "cancelled";

export type EventCounting = "match-points" | "steps";

/** Identifies an event; anyone who knows it may look and enter. */
export type EventId = string;

/**
 * What applies to the whole event.
 *
 * `players` sit at a table where the numbers allow it. `rounds` are those of a Swiss event or a
 * duplicate evening, `minutes` is how long an arena lasts. A round is over after `round_minutes`
 * at the latest. No more than `most` may enter; with `late` they may do so while a Swiss event or
 * an arena is running. `level` is that of bots in empty seats and of stand-ins.
 */
export interface EventSettings {
  readonly kind: EventKind;
  readonly players: TableSize;
  readonly rounds: number;
  readonly minutes: number;
  readonly clock: Clock;
  readonly round_minutes: number | null;
  readonly level: Level;
  readonly pace: Pace;
  readonly counting: EventCounting;
  readonly most: number | null;
  readonly late: boolean;
}

/** `EventSettings` in a request; fields with a default may be left out. */
export interface EventSettingsRequest {
  readonly kind?: EventKind;
  readonly players?: TableSize;
  readonly rounds?: number;
  readonly minutes?: number;
  readonly clock?: ClockRequest;
  readonly round_minutes?: number | null;
  readonly level?: Level;
  readonly pace?: Pace;
  readonly counting?: EventCounting;
  readonly most?: number | null;
  readonly late?: boolean;
}

/**
 * An event to be made. It `starts` at that time, or when its organiser says so; `public` events
 * are listed, others are found by their link.
 */
export interface NewEvent {
  readonly name: Name;
  readonly settings?: EventSettingsRequest;
  readonly public?: boolean;
  readonly starts?: number | null;
}

/** Enter or withdraw: myself or, with `bot`, one of my outside bots. */
export interface EnterEvent {
  readonly bot?: Name | null;
}

/** Where somebody is seeded in a knockout: 1 is the strongest, null leaves it to the lot. */
export interface SeedEntrant {
  readonly seed: number | null;
}

/**
 * Somebody who takes part, from round `first` on. After they have `withdrawn` they stay in the
 * standings.
 */
export interface EventEntrant {
  readonly number: Count;
  readonly name: string;
  readonly bot: boolean;
  readonly seed: number | null;
  readonly first: Count;
  readonly withdrawn: boolean;
}

/**
 * A seat at a table of a round: an entrant by number, null for a bot, and what came of it.
 *
 * `share` and `steps` compare it with the same seat of the other tables of that round, as far as
 * they have been played.
 */
export interface EventSeat {
  readonly entrant: number | null;
  readonly points: number | null;
  readonly completed: number | null;
  readonly place: number | null;
  readonly left: boolean;
  readonly share: number | null;
  readonly steps: number | null;
}

/**
 * A table of a round. `table` is there once everybody may see the game: when the round is over.
 * `walkover`: nobody had to play.
 */
export interface EventTableShown {
  readonly number: Count;
  readonly table: TableId | null;
  readonly done: boolean;
  readonly walkover: boolean;
  readonly seats: readonly EventSeat[];
}

/**
 * A round, counted from 0, or a batch of an arena's tables. All of them have the deal to which
 * `commitment` belongs.
 */
export interface EventRound {
  readonly number: Count;
  readonly started: number;
  readonly ends: number | null;
  readonly ended: number | null;
  readonly byes: readonly Count[];
  readonly commitment: Bytes32;
  readonly tables: readonly EventTableShown[];
}

/**
 * A line of the standings: what decides in this kind of event, in that order.
 *
 * Swiss and arena: `score`, `duplicate`, `opposition`, `points`. Duplicate evening: `score`, which
 * is a percentage or steps. Knockout: `out`, the round in which they lost; null for people who are
 * still in.
 */
export interface EventLine {
  readonly rank: Count;
  readonly entrant: Count;
  readonly score: number | null;
  readonly duplicate: number | null;
  readonly opposition: number | null;
  readonly points: number | null;
  readonly played: number | null;
  readonly byes: number | null;
  readonly out: number | null;
}

/** After the event: what its commitment was made of. */
export interface EventReveal {
  readonly secret: Bytes32;
  readonly salt: Bytes32;
}

/**
 * Where I take part, or my outside bot called `bot`: the entrant's number, and the table at
 * which they are playing.
 */
export interface EventPart {
  readonly entrant: Count;
  readonly bot: string | null;
  readonly table: TableId | null;
}

/** What concerns me. */
export interface EventMine {
  readonly organiser: boolean;
  readonly parts: readonly EventPart[];
}

/**
 * An event as one person sees it. It is always complete; whenever anything changes, `version`
 * rises.
 */
export interface EventState {
  readonly id: EventId;
  readonly version: Count;
  readonly name: string;
  readonly organiser: string | null;
  readonly public: boolean;
  readonly status: EventStatus;
  readonly settings: EventSettings;
  readonly created: number;
  readonly starts: number | null;
  readonly started: number | null;
  readonly ended: number | null;
  readonly commitment: Bytes32;
  readonly reveal: EventReveal | null;
  readonly entrants: readonly EventEntrant[];
  readonly rounds: readonly EventRound[];
  readonly standings: readonly EventLine[];
  readonly mine: EventMine;
}

/** A line in a list of events; `entrants` is how many take part. */
export interface EventSummary {
  readonly id: EventId;
  readonly name: string;
  readonly public: boolean;
  readonly status: EventStatus;
  readonly settings: EventSettings;
  readonly starts: number | null;
  readonly started: number | null;
  readonly ended: number | null;
  readonly entrants: Count;
}

/** Public events, and all that I run or take part in. */
export interface EventLists {
  readonly running: readonly EventSummary[];
  readonly upcoming: readonly EventSummary[];
  readonly past: readonly EventSummary[];
  readonly mine: readonly EventSummary[];
}

/** A table of an event at which I am playing. */
export interface EventTableWaiting {
  readonly event: EventId;
  readonly name: string;
  readonly table: TableId;
}

export interface EventTablesWaiting {
  readonly tables: readonly EventTableWaiting[];
}

// What is remembered of a person: ratings, games and statistics; and the leaderboards.

export type Ending = "over" | "early" | "unfinished";

export type Unrated =
  | "friendly"
  | "practice"
  | "hints"
  | "undo"
  | "twice"
  | "linked"
  | "bots"
  | "unknown-bot"
  | "unfinished"
  | "lopsided"
  | "repeated"
  | "struck";

/**
 * What others may see of me: name and rating, on the leaderboards; the profile with its
 * statistics and curves; the games.
 */
export interface PublicChoices {
  readonly rating: boolean;
  readonly profile: boolean;
  readonly history: boolean;
}

/**
 * A rating, and between which numbers the true strength is in 95 cases of 100. `place` is that
 * on the leaderboards.
 */
export interface RatingShown {
  readonly points: number;
  readonly low: number;
  readonly high: number;
  readonly games: Count;
  readonly provisional: boolean;
  readonly place: number | null;
}

/** The rating after a game. */
export interface RatingPoint {
  readonly when: number;
  readonly points: number;
  readonly change: number;
}

/**
 * Some games together; points are means a game. `fair` is how many would be won by somebody as
 * strong as the others, `kept` and `completed` are contracts; `accuracy` and `luck` are those of
 * the games that were reviewed.
 */
export interface Figures {
  readonly games: Count;
  readonly won: Count;
  readonly fair: number;
  readonly left: Count;
  readonly points: number;
  readonly route_points: number;
  readonly contracts_won: number;
  readonly contracts_lost: number;
  readonly merchandise_points: number;
  readonly most_points: number;
  readonly kept: Count;
  readonly completed: Count;
  readonly accuracy: number | null;
  readonly luck: number | null;
}

/**
 * Figures of one kind of game: a number of players, a pace, or the strongest bot's level
 * ("people" without bots).
 */
export interface FiguresOf {
  readonly kind: string;
  readonly figures: Figures;
}

export interface LevelBeaten {
  readonly level: Level;
  readonly wins: Count;
}

/** Games that say something about strength: neither practice nor unfinished. */
export interface Statistics {
  readonly all: Figures;
  readonly by_players: readonly FiguresOf[];
  readonly by_pace: readonly FiguresOf[];
  readonly by_level: readonly FiguresOf[];
  readonly beaten: readonly LevelBeaten[];
  readonly winning: Count;
  readonly longest_winning: Count;
  readonly longest_days: Count;
}

/**
 * A person as the caller may see them. What they don't show is null; `choices` are for
 * themselves only. `history` says whether their games may be asked for.
 */
export interface ProfileState {
  readonly handle: Handle;
  readonly name: string;
  readonly crest: Crest;
  readonly since: number;
  readonly mine: boolean;
  readonly choices: PublicChoices | null;
  readonly live: RatingShown | null;
  readonly slow: RatingShown | null;
  readonly live_curve: readonly RatingPoint[] | null;
  readonly slow_curve: readonly RatingPoint[] | null;
  readonly statistics: Statistics | null;
  readonly history: boolean;
}

/**
 * Somebody else at the table: a bot of a `level`, or a person, with a name and a handle as far
 * as the caller may know them.
 */
export interface PastOpponent {
  readonly name: string | null;
  readonly handle: Handle | null;
  readonly level: string | null;
  readonly place: number;
  readonly points: number;
}

/**
 * A game from a person's seat. `unrated` is why it did not count for the rating; null if it
 * did, with the rating before and after. `table` is null for those who may
 * not open it, and once it was removed.
 */
export interface PlayedGame {
  readonly table: TableId | null;
  readonly seat: number;
  readonly when: number;
  readonly ending: Ending;
  readonly pace: GamePace;
  readonly players: number;
  readonly place: number;
  readonly tied: number;
  readonly left: boolean;
  readonly points: number;
  readonly route_points: number;
  readonly contract_points: number;
  readonly merchandise_points: number;
  readonly kept: number;
  readonly completed: number;
  readonly practice: boolean;
  readonly unrated: Unrated | null;
  readonly before: number | null;
  readonly after: number | null;
  readonly accuracy: number | null;
  readonly luck: number | null;
  readonly opponents: readonly PastOpponent[];
}

export interface PlayedGames {
  readonly games: readonly PlayedGame[];
  readonly more: string | null;
}

/**
 * A place in a leaderboard: `value` is the rating, or how often the level was beaten,
 * and `most` the most points in such a victory.
 */
export interface BestRow {
  readonly place: number;
  readonly handle: Handle;
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly mine: boolean;
}

/** A page of a leaderboard. `own` is my line, if I am in the table. */
export interface BestTable {
  readonly rows: readonly BestRow[];
  readonly own: BestRow | null;
  readonly more: string | null;
}

/** What a finished game did to my rating: nothing, and why, or the rating before and after. */
export interface GameRating {
  readonly pace: GamePace;
  readonly unrated: Unrated | null;
  readonly before: number | null;
  readonly after: number | null;
  readonly provisional: boolean;
}

// What a new server does before the first game, as it travels.

/** How much is done, from 0 to 1. Until then, games wait before they begin. */
export interface PreparationState {
  readonly done: number;
}
