/** The transport cards, in the order in which they always lie: six colours, wilds last. */

import type { Colour, TransportCard } from "../protocol";

export const COLOURS: readonly Colour[] = ["pink", "blue", "green", "black", "red", "orange"];
export const CARDS: readonly TransportCard[] = [...COLOURS, "wild"];
