/** The addresses of shared links: addresses within the page come after the #, where no server sees
 * them, so it could not show a picture. */

export const resultPath = (table: string): string => `/share/result/${table}`;
export const puzzlePath = (puzzle: string): string => `/share/puzzle/${puzzle}`;
export const reviewPath = (table: string, seat: number): string => `/share/review/${table}?seat=${seat}`;

export function momentPath(table: string, step: number, seat: number | null): string {
  return `/share/replay/${table}?step=${step}${seat === null ? "" : `&seat=${seat}`}`;
}

/** A part of the page that shares, with its words. */
export async function shareLink(): Promise<typeof import("./ShareLink.svelte").default> {
  const [{ default: ShareLink }, { companyWords }] = await Promise.all([
    import("./ShareLink.svelte"),
    import("./words"),
  ]);
  await companyWords();
  return ShareLink;
}
