/** Numbers as they are set: with a real minus sign, never a hyphen. */

export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** In a sentence that was made of numbers: some languages' own way of writing them has a hyphen. */
export function withMinus(sentence: string): string {
  return sentence.replaceAll(/(?<![\p{L}\d])-(?=\d)/gu, "−");
}
