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
  /** The message with what we add after its rules, if anything. */
  readonly ruling: string | null;
}

const COUNTS = [6, 5, 3, 9, 7, 5, 4, 4];
/** Here the printed rules leave something open. */
const AMENDED = new Set(["1.4", "2.5", "4.1", "4.5", "4.6", "5.7", "6.5", "8.1", "8.4"]);
/** Here they are silent. */
const OURS = new Set(["2.4", "3.2", "3.3", "4.7", "4.8", "8.3"]);
/** What only software needs has no number: by the chapter after which it stands. */
const ADDED: Readonly<Record<number, string>> = { 3: "rules-take-back-ruling" };

export const CHAPTERS: readonly Chapter[] = COUNTS.map((count, before) => ({
  number: before + 1,
  rules: Array.from({ length: count }, (_, n) => rule(`${before + 1}.${n + 1}`)),
  ruling: ADDED[before + 1] ?? null,
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
