/** A card that is being held over the board: which routes it can pay for, and which one is meant. */

import type { Drawing } from "../board/drawing";
import type { TransportCard } from "../protocol";
import { paysWith, type Acting } from "./acting.svelte";
import type { Choices } from "./choices";
import { routeAt, type Dragged } from "./dragging";

export class Aiming {
  card: TransportCard | null = $state(null);
  /** The route below the card. */
  route: number | null = $state(null);

  #drawing: Drawing;
  #acting: Acting;
  #choices: () => Choices;

  constructor(drawing: Drawing, acting: Acting, choices: () => Choices) {
    this.#drawing = drawing;
    this.#acting = acting;
    this.#choices = choices;
  }

  /** The routes that can be claimed: with the card that is held, while one is. */
  get routes(): ReadonlySet<number> {
    return this.#routesFor(this.card);
  }

  /** What is told while such a card is dragged. */
  with(card: TransportCard): Dragged {
    const under = (x: number, y: number): number | null =>
      routeAt(x, y, this.#drawing, this.#routesFor(card));
    return {
      over: (x, y) => {
        this.card = card;
        const found = under(x, y);
        this.route = found !== null && this.routes.has(found) ? found : null;
      },
      drop: (x, y) => {
        const found = under(x, y);
        if (found !== null) this.#acting.claimWith(card, found);
      },
      end: () => {
        this.card = null;
        this.route = null;
      },
    };
  }

  #routesFor(card: TransportCard | null): Set<number> {
    const routes = [...this.#choices().routes];
    return new Set(
      routes
        .filter(([, ways]) => card === null || ways.some((way) => paysWith(card, way)))
        .map(([route]) => route),
    );
  }
}
