import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Offer from "../src/play/Offer.svelte";
import type { BoardFacts, OwnSeat } from "../src/protocol";
import facts from "./amsterdam.json";
import "./patience";

function own(offered: number[], contracts: number[] = []): OwnSeat {
  return { contracts, offered, completed: [], missing: offered.map(() => 3) } as unknown as OwnSeat;
}

describe("the offer of contracts", () => {
  afterEach(cleanup);

  it("keeps what was chosen while others choose, and forgets it for the next offer", async () => {
    const onkeep = vi.fn();
    const props = {
      board: facts as unknown as BoardFacts,
      own: own([0, 5]),
      keeps: ["first", "second", "both"] as const,
      onkeep,
      onpoint: () => undefined,
    };
    const { rerender } = render(Offer, props);
    const chosen = (): (string | null)[] =>
      screen
        .getAllByRole("button")
        .map((each) => each.getAttribute("aria-pressed"))
        .filter((pressed) => pressed !== null);
    expect(chosen()).toEqual(["true", "true"]);
    await fireEvent.click(screen.getAllByRole("button")[0]!);
    expect(chosen()).toEqual(["false", "true"]);
    await rerender({ ...props, own: own([0, 5]) }); // somebody else has chosen: a new view has come
    expect(chosen()).toEqual(["false", "true"]);
    await fireEvent.click(screen.getByRole("button", { name: "Keep this one" }));
    expect(onkeep).toHaveBeenCalledWith("second");
    await rerender({ ...props, own: own([2, 7], [5]) });
    expect(chosen()).toEqual(["true", "true"]);
  });
});
