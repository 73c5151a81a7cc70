/** Dragging cards from the hand onto a route. */

/** The route under a point of the screen, if there is one. */
export function routeAt(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const route = element.closest("[data-route]")?.getAttribute("data-route");
    if (route !== null && route !== undefined) return Number(route);
  }
  return null;
}

/** Less than this, in pixels, is a tap. */
const SLACK = 8;

export interface Drop {
  (x: number, y: number): void;
}

/** Let something be dragged: a copy follows the pointer, and `ondrop` hears where it was let go. */
export function drag(event: PointerEvent, from: HTMLElement, ondrop: Drop): void {
  if (!event.isPrimary || event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const box = from.getBoundingClientRect();
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
        pointerEvents: "none",
        zIndex: "55",
        opacity: "0.9",
      });
      document.body.append(copy);
    }
    copy.style.transform = `translate(${x}px, ${y}px) scale(0.7)`;
  }

  function stop(): void {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", stop);
    removeEventListener("keydown", leave, true);
    copy?.remove();
  }

  function end(now: PointerEvent): void {
    const moved = copy !== null;
    stop();
    if (moved) ondrop(now.clientX, now.clientY);
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
