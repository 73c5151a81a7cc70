import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import NameLimit from "../src/parts/NameLimit.svelte";
import { withMinus, written } from "../src/words/numbers";
import { t } from "../src/words/words.svelte";
import "./patience";

describe("what is less than nothing", () => {
  it("has a minus sign, alone and in a sentence", () => {
    expect(written(-10)).toBe("−10");
    expect(written(10)).toBe("10");
    expect(t("common-points", { count: -3 })).toBe("−3 points");
  });

  it("leaves hyphens alone", () => {
    expect(withMinus("Oost-Indisch Huis, 1660-1670, A-1: -4")).toBe("Oost-Indisch Huis, 1660-1670, A-1: −4");
  });
});

describe("a name", () => {
  it("says when it can be no longer", async () => {
    const { rerender } = render(NameLimit, { name: "W".repeat(29) });
    expect(screen.getByRole("status").textContent.trim()).toBe("");
    await rerender({ name: "W".repeat(30) });
    expect(screen.getByRole("status").textContent).toContain("at most 30 characters");
  });
});
