import { afterEach, describe, expect, it, vi } from "vitest";
import { compareBytes, judge } from "../src/end/fairness";
import { keptBytes } from "../src/net/bytes";
import type { TableState } from "../src/protocol";
import { table } from "./replay-fixture";

const A0 = "a0".repeat(32);
const C2 = "c2".repeat(32);

function counted(from: number): string {
  return Array.from({ length: 32 }, (_, n) => (from + n).toString(16).padStart(2, "0")).join("");
}

/** The example of docs/shuffle.md: three seats, a bot on seat 1. */
function example(more: Partial<TableState> = {}): TableState {
  const [ours, bot] = table().seats;
  return table({
    commitment: "fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108",
    reveal: {
      secret: counted(0),
      salt: counted(32),
      seed: "52957711889707854724422489678501261590906100648511057990423697735045332293857",
    },
    seats: [{ ...ours!, contribution: A0 }, bot!, { ...bot!, contribution: C2 }],
    ...more,
  });
}

function keep(bytes: Record<string, string>): void {
  localStorage.setItem("grachten-bytes", JSON.stringify(bytes));
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the shuffle", () => {
  it("is found to be as it was promised", async () => {
    const fair = example();
    keep({ [fair.id]: A0 });
    expect(await judge(fair)).toEqual({ promise: "agrees", seed: "agrees", mine: "agrees" });
  });

  it("is found out when the secret was another", async () => {
    const { reveal } = example();
    const found = await judge(example({ reveal: { ...reveal!, secret: counted(1) } }));
    expect(found).toMatchObject({ promise: "differs", seed: "differs" });
  });

  it("is found out when somebody's bytes were left out", async () => {
    const seats = example().seats.map((seat) => ({ ...seat, contribution: null }));
    keep({ [example().id]: A0 });
    const found = await judge(example({ seats }));
    expect(found).toEqual({ promise: "agrees", seed: "differs", mine: "differs" });
  });

  it("is not judged by a browser that cannot reckon", async () => {
    vi.stubGlobal("crypto", {});
    expect(await judge(example())).toEqual({ promise: "unknown", seed: "unknown", mine: "unknown" });
  });
});

describe("our bytes", () => {
  it("are read, never drawn anew", () => {
    expect(keptBytes("AAAAAAAAAAAAAAAA")).toBeNull();
    expect(localStorage.getItem("grachten-bytes")).toBeNull();
    localStorage.setItem("grachten-bytes", "nonsense");
    expect(keptBytes("AAAAAAAAAAAAAAAA")).toBeNull();
  });

  it("of another table say nothing", () => {
    keep({ BBBBBBBBBBBBBBBB: A0 });
    expect(compareBytes(example(), keptBytes(example().id))).toBe("unknown");
  });

  it("belong to the first of our seats", () => {
    const seats = example().seats.map((seat) => ({ ...seat, mine: true }));
    expect(compareBytes(example({ seats }), A0)).toBe("agrees");
    expect(compareBytes(example({ seats }), C2)).toBe("differs");
  });
});
