/** Which pictures there are, and the rules after which they stand. */

export const PICTURES = {
  "1.3": ["cards"],
  "1.5": ["things"],
  "2.1": ["market"],
  "4.5": ["sweep"],
  "5.2": ["pay", "grey"],
  "5.5": ["symbol"],
  "5.6": ["double"],
  "6.4": ["path"],
} as const satisfies Record<string, readonly string[]>;

export type PictureName = (typeof PICTURES)[keyof typeof PICTURES][number];

export function picturesAfter(rule: string): readonly PictureName[] {
  return (PICTURES as Record<string, readonly PictureName[]>)[rule] ?? [];
}
