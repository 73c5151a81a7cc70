/** Everybody's coat of arms. `grachten.drawing` draws it from the same file. */

import art from "../../../src/grachten/drawing/art/crests.json";

export const SHIELD = art.shield;
export const DIVISIONS: Readonly<Record<string, string>> = art.divisions;
export const TINCTURES: Readonly<Record<string, string>> = art.tinctures;
export const CHARGES: Readonly<Record<string, string>> = art.charges;

export interface Arms {
  readonly division: string;
  readonly field: string;
  readonly other: string;
  readonly charge: string;
}

/** As the server writes it: "chevron.blue.gold.tulip". */
export function parseCrest(text: string): Arms {
  const [division = "", field = "", other = "", charge = ""] = text.split(".");
  return { division, field, other, charge };
}

export function formatCrest({ division, field, other, charge }: Arms): string {
  return [division, field, other, charge].join(".");
}

/** With another tincture in one place. If another place has it already, the two are swapped. */
export function tinctured(arms: Arms, place: "field" | "other", tincture: string): Arms {
  const beside = place === "field" ? "other" : "field";
  const taken = arms[beside] === tincture ? arms[place] : arms[beside];
  return { ...arms, [place]: tincture, [beside]: taken };
}
