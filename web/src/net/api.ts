/** Plain requests: everything that is not live. */

import { drawingAddress, type DrawnBoard, type Drawing } from "../board/drawing";
import type {
  BoardFacts,
  ErrorBody,
  Featured,
  Followed,
  Guide,
  Me,
  MoveCode,
  NewTable,
  OptionsChange,
  PreparationState,
  SeatChange,
  SeatRequest,
  TableList,
  TableState,
  Terms,
} from "../protocol";
import { reloadOnce } from "../parts/reloading";
import { drawBytes, keepBytes, notePromise, ownBytes } from "./bytes";

/** The server does not do it, and says why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

export function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return answerOf(`/api/${path}`, {
    method,
    credentials: "same-origin",
    ...(signal ? { signal } : {}),
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
}

async function answerOf<T>(address: string, how: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, how);
  } catch {
    throw new Refusal("unreachable", "", 0);
  }
  if (!answer.ok) {
    let told: ErrorBody;
    try {
      told = (await answer.json()) as ErrorBody;
    } catch {
      throw new Refusal("internal", "", answer.status);
    }
    throw new Refusal(told.code, told.message, answer.status, told.rule);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const me = (): Promise<Me> => request("GET", "me");
export const rename = (name: string): Promise<Me> => request("PATCH", "me", { name });
export const moveCode = (): Promise<MoveCode> => request("POST", "me/move");
export const arrive = (code: string): Promise<Me> => request("POST", "me/arrive", { code });
export const myTables = (before?: string): Promise<TableList> =>
  request("GET", before === undefined ? "me/tables" : `me/tables?before=${before}`);

/** Done with this game: it is no longer listed among mine. */
export const putAway = (id: string): Promise<void> => request("POST", `tables/${id}/put-away`);

export const publicTables = (before?: string): Promise<TableList> =>
  request("GET", before === undefined ? "tables" : `tables?before=${before}`);

export async function createTable(wanted: NewTable): Promise<TableState> {
  const made = await request<TableState>("POST", "tables", wanted);
  notePromise(made.id, made.commitment);
  return made;
}

/** The guided first game: the one that was left, or a new one. */
export const guide = (wanted: Guide): Promise<TableState> => request("POST", "guide", wanted);

export const table = (id: string): Promise<TableState> => request("GET", `tables/${id}`);
export const changeOptions = (id: string, wanted: OptionsChange): Promise<TableState> =>
  request("PATCH", `tables/${id}/options`, wanted);
export const setSeats = (id: string, seats: number): Promise<TableState> =>
  request("PUT", `tables/${id}/seats`, { seats });
export const seat = (id: string, number: number, wanted: SeatRequest): Promise<TableState> =>
  request("PUT", `tables/${id}/seats/${number}`, wanted);
export const changeSeat = (id: string, number: number, wanted: SeatChange): Promise<TableState> =>
  request("PATCH", `tables/${id}/seats/${number}`, wanted);
/** Ready for exactly what was shown: refused as stale once it has changed. */
export const ready = (id: string, terms: Terms): Promise<TableState> =>
  request("POST", `tables/${id}/ready`, { bytes: ownBytes(id), terms });
export const notReady = (id: string): Promise<TableState> =>
  request("DELETE", `tables/${id}/ready`);
export const start = (id: string, terms: Terms): Promise<TableState> =>
  request("POST", `tables/${id}/start`, { bytes: ownBytes(id), terms });
export const leave = (id: string): Promise<void> => request("POST", `tables/${id}/leave`);
export const resign = (id: string, number: number): Promise<TableState> =>
  request("POST", `tables/${id}/seats/${number}/resign`);
/** Let a bot take over from somebody who has stayed away for too long. */
export const replace = (id: string, number: number): Promise<TableState> =>
  request("POST", `tables/${id}/seats/${number}/replace`);
/** End a game in which somebody has stayed away for too long, if the others want that too. */
export const endGame = (id: string): Promise<TableState> => request("POST", `tables/${id}/end`);

/** The same again, at a new table: only its answer tells for which the bytes were. */
export async function rematch(id: string): Promise<TableState> {
  const bytes = drawBytes();
  const next = await request<TableState>("POST", `tables/${id}/rematch`, { bytes });
  notePromise(next.id, next.commitment);
  if (next.seats.some((seat) => seat.mine && seat.contribution === bytes)) keepBytes(next.id, bytes);
  return next;
}

/** Public games worth a look. */
export const featured = (): Promise<Featured> => request("GET", "featured");
/** Where somebody plays who lets others follow them. */
export const followedTable = (handle: string): Promise<Followed> => request("GET", `people/${handle}/table`);
export const letFollow = (followable: boolean): Promise<Me> => request("PUT", "me/followers", { followable });

/** How much of what games need has been compiled, from 0 to 1. */
export const preparation = (): Promise<PreparationState> => request("GET", "preparation");

const boards = new Map<string, Promise<DrawnBoard>>();

/** What is printed on a board. It never changes, so it is asked for once. */
export function board(name: string): Promise<DrawnBoard> {
  let found = boards.get(name);
  if (!found) {
    found = printed(name);
    found.catch(() => boards.delete(name));
    boards.set(name, found);
  }
  return found;
}

async function printed(name: string): Promise<DrawnBoard> {
  const facts = request<BoardFacts>("GET", `boards/${name}`);
  const [found, drawing] = await Promise.all([facts, drawingOf(name)]);
  return { ...found, drawing };
}

/** A file of the page: where it is missing, there is a newer page. */
async function drawingOf(board: string): Promise<Drawing> {
  const address = drawingAddress(board);
  try {
    if (address) return await answerOf<Drawing>(address, {});
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
  }
  reloadOnce();
  throw new Refusal("not-found", "The page has no drawing of this board.", 404);
}

/** Where the record of a finished game is downloaded. */
export const recordAddress = (id: string): string => `/api/tables/${id}/record`;
