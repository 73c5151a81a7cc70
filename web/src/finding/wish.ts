/** What somebody looks for, remembered on the device. */

import { SIZES } from "../parts/tableSizes";
import type { GamePace, WishRequest } from "../protocol";

export interface Wished {
  players: readonly number[];
  pace: GamePace;
  rated: boolean;
}

const KEY = "grachten-wish";
export const FIRST: Wished = { players: SIZES, pace: "live", rated: true };

/** As it was chosen last; nonsense is replaced by the default. */
export function parseWish(text: string | null): Wished {
  let kept: Partial<Wished> = {};
  try {
    kept = (JSON.parse(text ?? "{}") ?? {}) as Partial<Wished>;
  } catch {
    // somebody wrote nonsense
  }
  const players = SIZES.filter((size) => Array.isArray(kept.players) && kept.players.includes(size));
  return {
    players: players.length ? players : FIRST.players,
    pace: kept.pace === "slow" ? "slow" : "live",
    rated: kept.rated !== false,
  };
}

export function keptWish(): Wished {
  try {
    return parseWish(localStorage.getItem(KEY));
  } catch {
    return FIRST;
  }
}

export function keepWish(wish: Wished): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // a private window: it holds until it is closed
  }
}

/** With one size more or less; the last one stays. */
export function toggled(players: readonly number[], size: number): readonly number[] {
  const left = players.filter((each) => each !== size);
  if (left.length === players.length) return [...players, size].sort((a, b) => a - b);
  return left.length ? left : players;
}

export function asRequest(wish: Wished): WishRequest {
  return { players: [...wish.players], pace: wish.pace, rated: wish.rated };
}
