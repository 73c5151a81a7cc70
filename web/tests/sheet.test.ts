import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Sure from "../src/play/Sure.svelte";
import Notices from "../src/play/Notices.svelte";
import { go } from "../src/state/router.svelte";
import { PATIENCE } from "./patience";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  history.replaceState(null, "", "#/table");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function ask() {
  const onclose = vi.fn();
  const { unmount } = render(Sure, { title: "Sure?", words: "", yes: "Yes", onyes: () => undefined, onclose });
  return { onclose, unmount };
}
const settled = (is: boolean) =>
  vi.waitFor(() => expect((history.state as { sheet?: boolean } | null)?.sheet ?? false).toBe(is), PATIENCE);

describe("a sheet over the page", () => {
  it("is closed by Back, which stays at the table", async () => {
    const { onclose, unmount } = ask();
    await settled(true);
    history.back();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce(), PATIENCE);
    expect(location.hash).toBe("#/table");
    unmount();
  });

  it("leaves no entry behind when it is closed otherwise", async () => {
    const { unmount } = ask();
    await settled(true);
    unmount();
    await settled(false);
    expect(location.hash).toBe("#/table");
  });

  it("hands its entry on to the sheet that takes its place", async () => {
    const first = ask();
    await settled(true);
    const length = history.length;
    first.unmount();
    const second = ask();
    await new Promise((done) => setTimeout(done, 20));
    expect(second.onclose).not.toHaveBeenCalled();
    expect(history.length).toBe(length);
    second.unmount();
    await settled(false);
  });

  it("stays open if the one before it is only just being left", async () => {
    const first = ask();
    await settled(true);
    let second: ReturnType<typeof ask> | undefined;
    const back = history.back.bind(history);
    vi.spyOn(history, "back").mockImplementationOnce(() => {
      back();
      second = ask();
    });
    first.unmount();
    await new Promise((done) => setTimeout(done, 50));
    expect(second!.onclose).not.toHaveBeenCalled();
    await settled(true);
    second!.unmount();
    await settled(false);
  });

  it("is left before another page is gone to, however long the browser takes for that", async () => {
    const slow = history.back.bind(history);
    const back = vi.spyOn(history, "back").mockImplementationOnce(() => void setTimeout(slow, 50));
    const { unmount } = ask();
    await settled(true);
    unmount();
    await vi.waitFor(() => expect(back).toHaveBeenCalledOnce(), PATIENCE);
    go({ page: "start" });
    await vi.waitFor(() => expect(location.hash).toBe("#/"), PATIENCE);
    await new Promise((done) => setTimeout(done, 50));
    expect(location.hash).toBe("#/");
    history.back();
    await vi.waitFor(() => expect(location.hash).toBe("#/table"), PATIENCE);
    expect(history.state).toBeNull();
  });

  it("is closed by a press beside it, and by no other", async () => {
    const { onclose, unmount } = ask();
    const dialog = screen.getByRole("dialog");
    dialog.getBoundingClientRect = () => ({ left: 100, right: 200, top: 100, bottom: 200 }) as DOMRect;
    const press = (x: number, detail = 1): boolean =>
      dialog.dispatchEvent(new MouseEvent("click", { clientX: x, clientY: 150, detail, bubbles: true }));
    press(150);
    press(0, 0); // Enter has no place
    expect(onclose).not.toHaveBeenCalled();
    press(50);
    expect(onclose).toHaveBeenCalledOnce();
    unmount();
    await settled(false);
  });
});

describe("a notice", () => {
  const props = { isWaiting: false, problem: null, done: null, onundo: () => undefined, onclose: () => undefined };

  it("goes by itself, but not while somebody points at it", async () => {
    vi.useFakeTimers();
    const onclose = vi.fn();
    render(Notices, { ...props, status: "open", problem: { words: "No.", rule: null }, onclose });
    const notice = screen.getByText("No.").closest("p")!;
    notice.dispatchEvent(new Event("pointerenter"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onclose).not.toHaveBeenCalled();
    notice.dispatchEvent(new Event("pointerleave"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it("says that what was done without a connection is sent later", async () => {
    const { rerender } = render(Notices, { ...props, status: "waiting" });
    expect(screen.queryByText(/will be sent/)).toBeNull();
    await rerender({ isWaiting: true });
    expect(screen.getByText(/will be sent/)).toBeTruthy();
  });

  it("offers for a while to take back what was done without asking", async () => {
    vi.useFakeTimers();
    const onundo = vi.fn();
    render(Notices, { ...props, status: "open", done: "You claimed Dam – Waag.", onundo });
    screen.getByRole("button", { name: "Undo" }).click();
    expect(onundo).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.queryByText("You claimed Dam – Waag.")).toBeNull();
  });
});
