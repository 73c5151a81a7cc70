/** Where on the screen something lies that the guide speaks of. */

import type { DrawnBoard } from "../board/drawing";
import { TURN, type Box, type Point as Corner } from "../board/shapes";
import type { Action, View } from "../protocol";
import { LEARNER, numberOf, PLAYS } from "./lesson";
import type { Rect } from "./placing";
import type { Aim } from "./steps";

/** Something pointed at: its place on the screen, and how a line is drawn round it. */
export interface Sight {
  readonly aim: Aim;
  readonly rect: Rect;
  /** Drawn on the map: path data, and the transform that brings it onto the screen. */
  readonly outline: { readonly path: string; readonly matrix: string } | null;
}

/** What is looked at to find an aim: the table on the screen, and the position. */
export interface GuideContext {
  readonly root: Element;
  readonly board: DrawnBoard;
  readonly view: View;
  /** What is to be played now. */
  readonly action: Action | null;
}

/** Where an aim lies: nowhere, if it is not there. */
export function sightsOf(aim: Aim, context: GuideContext): Sight[] {
  return seen(aim, context).map((each) => ({ aim, ...each }));
}

type Seen = Omit<Sight, "aim">;

function seen(aim: Aim, context: GuideContext): Seen[] {
  const { root, board, view, action } = context;
  const find = (selector: string): Seen[] => {
    const found = root.querySelector(selector);
    return found ? [{ rect: rectOf(found), outline: null }] : [];
  };
  const place = (name: string): Seen[] => find(`[data-place="${name}"]`);
  switch (aim) {
    case "offered":
      return find(`.offer .two > :nth-child(${action?.type === "keep" && action.choice === "second" ? 2 : 1})`);
    case "keep":
      return find(".offer .button.first");
    case "contract":
      return find(".contracts .one");
    case "places":
      return (board.contracts[wantedContract(context) ?? -1]?.ends ?? []).flatMap((end) => onMap(context, circle(board, end)));
    case "card":
      return place(`space-${action?.type === "take" ? view.market.indexOf(action.card) : -1}`);
    case "deck":
    case "contract-deck":
    case "hand":
      return place(aim);
    case "route":
      return action?.type === "claim" ? onMap(context, route(board, action.route)) : [];
    case "claimed":
      return onMap(context, route(board, firstRoute()));
    case "twin": {
      const { twin } = board.routes[firstRoute()]!;
      return twin === null ? [] : onMap(context, route(board, twin));
    }
    case "points":
      return board.drawing.points ? onMap(context, frame(board.drawing.points)) : [];
    case "me":
      return place(`seat-${LEARNER}`);
    case "opponent":
      return place(`seat-${1 - LEARNER}`);
  }
}

/** The contract on offer that the lesson keeps. */
export function wantedContract({ view, action }: Pick<GuideContext, "view" | "action">): number | null {
  if (action?.type !== "keep") return null;
  return view.own?.offered[action.choice === "second" ? 1 : 0] ?? null;
}

function firstRoute(): number {
  const { action } = PLAYS[numberOf("claim")]!;
  return action.type === "claim" ? action.route : 0;
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Something on the map: how a line is drawn round it, and the corners of what it encloses. */
interface Shape {
  readonly path: string;
  readonly corners: readonly Corner[];
}

function circle({ drawing }: DrawnBoard, location: number): Shape {
  const [x, y] = drawing.medallions[location]!;
  const r = drawing.radius + 7;
  const path = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  return { path, corners: cornersOf({ x, y, width: 2 * r, height: 2 * r, angle: 0 }) };
}

function route({ drawing }: DrawnBoard, index: number): Shape {
  const { ring, spaces } = drawing.routes[index]!;
  return { path: ring, corners: spaces.flatMap(cornersOf) };
}

function frame(box: Box): Shape {
  const corners = cornersOf(box);
  return { path: `M${corners.map((corner) => corner.join(" ")).join("L")}z`, corners };
}

function cornersOf({ x, y, width, height, angle }: Box): Corner[] {
  const [cos, sin] = [Math.cos(angle * TURN), Math.sin(angle * TURN)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across, down]) => {
    const [u, v] = [(across! * width) / 2, (down! * height) / 2];
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  });
}

/** A shape of the map as it lies on the screen. */
function onMap({ root }: GuideContext, { path, corners }: Shape): Seen[] {
  const matrix = root.querySelector<SVGSVGElement>("svg.pieces")?.getScreenCTM?.();
  if (!matrix) return [];
  const { a, b, c, d, e, f } = matrix;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const rect = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  return [{ rect, outline: { path, matrix: `matrix(${[a, b, c, d, e, f].join(" ")})` } }];
}
