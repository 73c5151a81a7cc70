import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import PanZoom from "../src/board/PanZoom.svelte";
import "./patience";

const clicked = vi.fn();
const children = createRawSnippet(() => ({
  render: () => `<div data-testid="route">route</div>`,
  setup: (node) => node.addEventListener("click", clicked),
}));
const mouse = { button: 0, pointerId: 1, pointerType: "mouse" };

function sheet(): string {
  return document.querySelector<HTMLElement>(".sheet")!.style.transform;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(300);
  // jsdom lays nothing out, and so never tells how large anything is.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element) {
        this.#tell([{ target } as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  clicked.mockReset();
  render(PanZoom, { children, still: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the window onto the board", () => {
  it("enlarges and shows all again by keys", async () => {
    const map = screen.getByRole("group");
    expect(screen.queryByLabelText("Show the whole map")).toBeNull();
    await fireEvent.keyDown(map, { key: "+" });
    expect(screen.getByLabelText("Show the whole map")).toBeTruthy();
    const before = sheet();
    await fireEvent.keyDown(map, { key: "ArrowRight" });
    expect(sheet()).not.toBe(before);
    await fireEvent.keyDown(map, { key: "0" });
    expect(screen.queryByLabelText("Show the whole map")).toBeNull();
  });

  it("enlarges and shows all again by buttons", async () => {
    await fireEvent.click(screen.getByLabelText("Zoom in"));
    await fireEvent.click(screen.getByLabelText("Zoom out"));
    expect(screen.queryByLabelText("Zoom out")).toBeNull();
  });

  it("lets a click through, but not the end of a drag", async () => {
    const route = screen.getByTestId("route");
    await fireEvent.click(screen.getByLabelText("Zoom in"));
    await fireEvent.pointerDown(route, { ...mouse, clientX: 100, clientY: 100 });
    await fireEvent.pointerUp(route, { ...mouse, clientX: 102, clientY: 100 });
    await fireEvent.click(route);
    expect(clicked).toHaveBeenCalledTimes(1);
    const before = sheet();
    await fireEvent.pointerDown(route, { ...mouse, clientX: 100, clientY: 100 });
    await fireEvent.pointerMove(route, { ...mouse, clientX: 70, clientY: 90 });
    await fireEvent.pointerUp(route, { ...mouse, clientX: 70, clientY: 90 });
    await fireEvent.click(route);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(sheet()).not.toBe(before);
  });

  it("leaves wheel and finger to a page that scrolls while the map is whole", async () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(2000);
    const map = screen.getByRole("group");
    const free = (event: Event): boolean => map.dispatchEvent(event);
    const wheel = (): WheelEvent => new WheelEvent("wheel", { deltaY: -100, cancelable: true, bubbles: true });
    expect(free(wheel())).toBe(true);
    await fireEvent.keyDown(map, { key: "+" });
    expect(free(wheel())).toBe(false);
  });
});
