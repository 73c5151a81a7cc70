/** Contracts that were chosen at set-up are ours, though the server deals them when all have chosen. */

import type { OwnSeat, View } from "../protocol";

/** The view with what we have chosen in its place. */
export function withKept(view: View): View {
  const { own } = view;
  if (!own || own.choice === null || own.offered.length === 0) return view;
  const kept = own.offered.map((_, place) => isKept(own.choice!, place));
  const held = own.contracts.length;
  const contracts = [...own.contracts, ...own.offered.filter((_, place) => kept[place])];
  const missing = own.missing.filter((_, place) => place < held || kept[place - held]);
  return {
    ...view,
    own: { ...own, contracts, missing, offered: [] },
    seats: view.seats.map((seat, number) =>
      number === own.seat ? { ...seat, contracts: contracts.length } : seat,
    ),
  };
}

function isKept(choice: NonNullable<OwnSeat["choice"]>, place: number): boolean {
  return choice === "both" || choice === (place === 0 ? "first" : "second");
}
