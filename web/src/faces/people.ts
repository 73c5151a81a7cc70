/** Who the bots are: four people of every level, as the server names them (server/thinking/bot_names.py). */

import type { Level } from "../protocol";

export const PEOPLE: Readonly<Record<Level, readonly string[]>> = {
  apprentice: ["Griet", "Claes", "Trijn", "Dirck"],
  carter: ["Machteld", "Barent", "Neeltgen", "Teunis"],
  trader: ["Weyntje", "Govert", "Aechte", "Harmen"],
  merchant: ["Lysbeth", "Hendrick", "Geertruyt", "Reynier"],
  regent: ["Hillegond", "Adriaen", "Margriete", "Lubbert"],
  burgomaster: ["Cunera", "Frans", "Wendelmoet", "Gerbrant"],
};

/** Which of the four drawings of their level is theirs; bots of old records have the first. */
export function variationOf(level: Level, name: string): number {
  return Math.max(0, PEOPLE[level].indexOf(name));
}

export function isLevel(level: string | null): level is Level {
  return level !== null && level in PEOPLE;
}
