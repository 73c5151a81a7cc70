/** Dragging cards from the hand onto a route. */

import type { Drawing } from "../board/drawing";
import { nearestRoute } from "../board/nearest";

/** How far beside a route a card may be let go, in pixels of the screen. */
const REACH = 26;

/** The route that a card is held over: of those wanted the nearest within reach, or the one below. */
export function routeAt(
  x: number,
  y: number,
  drawing: Drawing,
  wanted: Iterable<number>,
): number | null {
  const below = document.elementsFromPoint(x, y);
  const found = below.flatMap((element) => {
    const route = element.closest("[data-route]")?.getAttribute("data-route");
    return route === null || route === undefined ? [] : [Number(route)];
  });
  const pieces = below.find((element) => element.matches("svg.pieces, svg.pieces *"));
  const matrix = pieces?.closest<SVGSVGElement>("svg.pieces")?.getScreenCTM();
  if (matrix) {
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    const near = nearestRoute(drawing, wanted, [point.x, point.y], REACH / matrix.a);
    if (near !== null) return near;
  }
  return found[0] ?? null;
}

/** Less than this, in pixels, is a tap. */
const SLACK = 8;

export interface Dragged {
  /** It is held there now. */
  over: (x: number, y: number) => void;
  /** It was let go there. */
  drop: (x: number, y: number) => void;
  /** It is held no longer. */
  end: () => void;
}

/** Let something be dragged: a copy of it follows the pointer. */
export function drag(event: PointerEvent, from: HTMLElement, told: Dragged): void {
  if (!event.isPrimary || event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const box = from.getBoundingClientRect();
  // A finger hides what is below it: the card is held above it.
  const lift = event.pointerType === "touch" ? box.height * 0.6 : 0;
  let copy: HTMLElement | null = null;

  function move(now: PointerEvent): void {
    const [x, y] = [now.clientX - start.x, now.clientY - start.y];
    if (!copy) {
      if (Math.hypot(x, y) < SLACK) return;
      copy = from.cloneNode(true) as HTMLElement;
      copy.setAttribute("aria-hidden", "true");
      Object.assign(copy.style, {
        position: "fixed",
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        margin: "0",
        pointerEvents: "none",
        zIndex: "55",
        opacity: "0.9",
      });
      document.body.append(copy);
    }
    copy.style.transform = `translate(${x}px, ${y - lift}px) scale(0.7)`;
    told.over(now.clientX, now.clientY);
  }

  function stop(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", stop);
    removeEventListener("keydown", leave, true);
    copy?.remove();
    told.end();
  }

  function end(now: PointerEvent): void {
    const moved = copy !== null;
    stop();
    if (moved) told.drop(now.clientX, now.clientY);
  }

  function leave(event: KeyboardEvent): void {
    if (event.key !== "Escape" || copy === null) return;
    event.stopPropagation();
    stop();
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", stop);
  addEventListener("keydown", leave, true);
}
