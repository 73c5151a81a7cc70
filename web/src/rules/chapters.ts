/** Which rules there are, by the numbers of docs/rules.md. Their words are in rules.ftl. */

export interface Rule {
  readonly number: string;
  /** The message with what the printed rules say, if they say anything. */
  readonly text: string | null;
  /** The message with our own ruling, if we had to make one. */
  readonly ruling: string | null;
}

export interface Chapter {
  readonly number: number;
  readonly rules: readonly Rule[];
}

const COUNTS = [6, 5, 3, 9, 7, 5, 4, 4];
/** Here the printed rules leave something open. */
const AMENDED = new Set(["2.5", "4.5"]);
/** Here they are silent. */
const OURS = new Set(["2.4", "3.2", "3.3", "4.7", "4.8"]);

export const CHAPTERS: readonly Chapter[] = COUNTS.map((count, before) => ({
  number: before + 1,
  rules: Array.from({ length: count }, (_, n) => rule(`${before + 1}.${n + 1}`)),
}));

function rule(number: string): Rule {
  const id = `rules-${number.replace(".", "-")}`;
  const ours = OURS.has(number);
  return {
    number,
    text: ours ? null : id,
    ruling: ours || AMENDED.has(number) ? `${id}-ruling` : null,
  };
}

const NUMBERS = new Set(CHAPTERS.flatMap((chapter) => chapter.rules.map((each) => each.number)));

/** A sentence in pieces, so that the rules it names can be links. */
export function pieces(text: string): readonly { text: string; rule: boolean }[] {
  return text
    .split(/(\d\.\d)/)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, rule: NUMBERS.has(piece) }));
}
