/** How my contracts lie beside my cards: in one row while there is room, and otherwise in more. */

/** Widths in rem: what a stack shows at least and at most; a contract that can be read, and one that
    has no neighbour but contracts; an offer. */
const EDGE = 2.5;
const STACK = 7.5;
const CONTRACT = 7.4;
const BELOW = 7.1;
const OFFER = 25;
const GAP = 1.5;

/** How narrow a hand of so many stacks can be: they lie over one another, the last one on top. */
export function leastHand(stacks: number): number {
  return Math.max(0, stacks - 1) * EDGE + STACK;
}

/** In how many columns the contracts lie, in a room of that many rem. */
export function contractColumns(contracts: number, stacks: number, room: number): number {
  const inOneRow = Math.max(2, Math.floor((room - leastHand(stacks) - GAP) / CONTRACT));
  return evenly(contracts, inOneRow);
}

/** In how many they lie below the cards, where they have all of the room. */
export function columnsBelow(contracts: number, room: number): number {
  return evenly(contracts, Math.max(2, Math.floor(room / BELOW)));
}

/** Rows of equal length, and no more of them than need be. */
function evenly(contracts: number, inOneRow: number): number {
  return Math.ceil(contracts / Math.max(1, Math.ceil(contracts / inOneRow)));
}

/** What both need together, in rem. */
export function leastMine(columns: number, stacks: number): number {
  return leastHand(stacks) + (columns > 0 ? GAP + columns * CONTRACT : 0);
}

/** Whether two contracts to choose from find room beside them. */
export function fitsBeside(columns: number, stacks: number, room: number): boolean {
  return leastMine(columns, stacks) + GAP + OFFER <= room;
}
