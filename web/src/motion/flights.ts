/** Things that fly over the table: a copy of an element moves from one place to another. */

export interface Flight {
  from: Element;
  to: Element;
  /** What flies; by default a copy of where it starts. */
  what?: Element;
  turn?: number;
  fade?: boolean;
}

export const FLIGHT = 320;

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Let something fly; it resolves when it has landed, or at once where it was skipped. */
export async function fly(flight: Flight, pace: number, skipped: AbortSignal): Promise<void> {
  if (pace === 0 || skipped.aborted) return;
  const start = flight.from.getBoundingClientRect();
  const end = flight.to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  const copy = (flight.what ?? flight.from).cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("flying");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "50",
  });
  document.body.append(copy);
  const a = middle(start);
  const b = middle(end);
  const scale = Math.max(0.3, Math.min(1.4, end.width / start.width));
  const move = `translate(${b.x - a.x}px, ${b.y - a.y}px)`;
  const motion = copy.animate(
    [
      { transform: "none", opacity: 1 },
      {
        transform: `${move} scale(${scale}) rotate(${flight.turn ?? 0}deg)`,
        opacity: flight.fade ? 0 : 1,
      },
    ],
    { duration: FLIGHT * pace, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "forwards" },
  );
  const endNow = (): void => motion.finish();
  skipped.addEventListener("abort", endNow);
  try {
    await motion.finished;
  } catch {
    // cancelled by the page going away
  } finally {
    skipped.removeEventListener("abort", endNow);
    copy.remove();
  }
}
