import { afterEach, describe, expect, it, vi } from "vitest";
import { reloadOnce } from "../src/parts/reloading";

describe("a part that cannot be loaded", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  it("lets the page be loaded again once, and a while later once more", () => {
    const reload = vi.fn();
    reloadOnce(1_000_000, reload);
    reloadOnce(1_001_000, reload);
    expect(reload).toHaveBeenCalledTimes(1);
    reloadOnce(1_100_000, reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does nothing by itself without a connection, or where nothing can be kept", () => {
    const reload = vi.fn();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    reloadOnce(1_000_000, reload);
    vi.restoreAllMocks();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    reloadOnce(1_000_000, reload);
    expect(reload).not.toHaveBeenCalled();
  });
});
