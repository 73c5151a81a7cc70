"""What can be measured of how a page looks: its labels, and what axe finds."""

import json
from functools import cache
from typing import Any, Final

from playwright.sync_api import FloatRect, Page

from support.node import package

GRAVE: Final = ("serious", "critical")

LABELS: Final = r"""
() => {
  const faults = [];
  const seen = [];
  const SLACK = 1.5;
  const AIR = 0.18; // a line of text is taller than its letters
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width + 1)
    faults.push(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${width}`);

  const isHidden = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility === "hidden" || style.display === "none" || Number(style.opacity) === 0)
        return true;
      // Words that are only heard are one pixel large.
      if (style.clipPath !== "none" && style.position === "absolute") return true;
      if (each.tagName === "DETAILS" && !each.open && !element.closest("summary")) return true;
    }
    return false;
  };
  const clips = (value) => value === "hidden" || value === "clip";
  const name = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 60)}”`;

  const ancestors = (element) => {
    const found = [];
    for (let each = element.parentElement; each; each = each.parentElement) found.push(each);
    return found;
  };

  /** Does something that cannot be seen through lie above it? Words alone cover nothing. */
  const covers = (above, element) => {
    for (const each of [above, ...ancestors(above)]) {
      if (each.contains(element) || element.contains(each)) return false;
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1;
      if (backgroundImage !== "none" || Number(alpha) > 0.5) return true;
      if (each instanceof SVGElement && !each.closest("text")) return true;
    }
    return false;
  };

  /** The part of a box that can be seen, or null. What can be scrolled into view is not cut. */
  const seen_part = (element, line, text) => {
    const box = { left: line.left, top: line.top, right: line.right, bottom: line.bottom };
    for (const each of [element, ...ancestors(element)]) {
      if (each.closest("svg") || each === document.body) continue;
      const style = getComputedStyle(each);
      const at = each.getBoundingClientRect();
      if (style.overflowX !== "visible") {
        const isOut = box.left < at.left - SLACK || box.right > at.right + SLACK;
        if (clips(style.overflowX) && isOut && style.textOverflow !== "ellipsis")
          faults.push(`${name(text)} is cut at the side by ${each.tagName}.${each.className}`);
        [box.left, box.right] = [Math.max(box.left, at.left), Math.min(box.right, at.right)];
      }
      if (style.overflowY !== "visible") {
        const air = (line.bottom - line.top) * AIR;
        const isOut = box.top + air < at.top - SLACK || box.bottom - air > at.bottom + SLACK;
        if (clips(style.overflowY) && isOut)
          faults.push(`${name(text)} is cut above or below by ${each.tagName}.${each.className}`);
        [box.top, box.bottom] = [Math.max(box.top, at.top), Math.min(box.bottom, at.bottom)];
      }
      if (box.right - box.left < 2 || box.bottom - box.top < 2) return null;
    }
    return box;
  };

  const dialog = [...document.querySelectorAll("dialog[open], [aria-modal=true]")].at(-1);
  const root = dialog ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent;
    if (!text.trim() || !element || isHidden(element)) continue;
    if (["SCRIPT", "STYLE", "OPTION", "TITLE"].includes(element.tagName)) continue;
    // The map is measured by itself: its names are printed where nothing is.
    const svg = element.closest("svg");
    if (svg?.classList.contains("map") || svg?.classList.contains("pieces")) continue;
    const isShortened = getComputedStyle(element).textOverflow === "ellipsis";
    if (isShortened && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${name(text)} is cut short`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2 || line.height < 2) continue;
      const box = seen_part(element, line, text);
      if (!box) continue;
      if (box.left < -SLACK || box.right > width + SLACK)
        faults.push(`${name(text)} reaches out of the screen`);
      const air = (line.bottom - line.top) * AIR;
      const [top, bottom] = [box.top + air, box.bottom - air];
      const above = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
      const isCovered = above !== null && covers(above, element);
      seen.push({ text, element, isCovered, left: box.left, right: box.right, top, bottom });
    }
  }
  for (const [number, one] of seen.entries()) {
    for (const other of seen.slice(number + 1)) {
      if (one.element === other.element) continue;
      // A sheet lies above it: that is a sheet's right.
      if (one.isCovered || other.isCovered) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > SLACK && down > SLACK)
        faults.push(`${name(one.text)} overlaps ${name(other.text)}`);
    }
  }
  return [...new Set(faults)];
}
"""


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share more than an edge."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return min(across, down) > 1


TARGETS: Final = r"""
() => {
  const LEAST = 44;
  const dialog = [...document.querySelectorAll("dialog[open], [aria-modal=true]")].at(-1);
  const root = dialog ?? document.body;
  const faults = [];
  const reaches = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest("label")?.control === element);
  };
  for (const each of root.querySelectorAll("a[href], button, input, select, summary")) {
    // Routes are touched by coming near to them.
    if (each.disabled || each.closest("svg")) continue;
    // A field that its label covers is touched by the label.
    const isCovered = getComputedStyle(each).opacity === "0";
    const target = isCovered ? (each.labels?.[0] ?? each) : each;
    const style = getComputedStyle(target);
    const isSeen = target.checkVisibility({ visibilityProperty: true });
    if (style.clipPath !== "none" || !isSeen) continue;
    if (style.display === "inline") continue; // a link in a sentence
    target.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    if (width >= LEAST - 0.5 && height >= LEAST - 0.5) continue;
    // Smaller to the eye: then what lies round it must be touched for it.
    const [x, y] = [left + width / 2, top + height / 2];
    const half = LEAST / 2 - 1;
    const points = [[x - half, y], [x + half, y], [x, y - half], [x, y + half]];
    if (points.every(([px, py]) => reaches(each, px, py))) continue;
    const name = each.getAttribute("aria-label") ?? each.innerText?.trim() ?? each.tagName;
    faults.push(`“${name.slice(0, 40)}” is ${Math.round(width)} × ${Math.round(height)}`);
  }
  return [...new Set(faults)];
}
"""
"""Things to be touched that are smaller than a finger."""

AXE: Final = {
    "resultTypes": ["violations"],
    "selectors": False,  # the HTML says which element it is
    "preload": {"assets": ["media"]},  # and not all styles, for a rule that is switched off
}


@cache
def _axe() -> str:
    return (package("axe-core") / "axe.min.js").read_text(encoding="utf-8")


def label_faults(page: Page) -> list[str]:
    """Labels that overlap, are cut, or reach out of the screen."""
    page.evaluate("() => document.fonts.ready.then(() => null)")
    found: list[str] = page.evaluate(LABELS)
    return found


def axe_faults(page: Page) -> list[str]:
    """What axe finds and calls serious or worse, with the elements."""
    page.evaluate(_axe())
    violations: list[dict[str, Any]] = page.evaluate(
        f"async () => (await axe.run({json.dumps(AXE)})).violations"
    )
    return [
        f"{each['id']} ({each['impact']}): {each['help']}: {node['html'][:140]}"
        for each in violations
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


def target_faults(page: Page) -> list[str]:
    """What can be touched and is smaller than 44 pixels."""
    found: list[str] = page.evaluate(TARGETS)
    return found


def check_looks(page: Page) -> None:
    """Everything at once, so that one run tells all that is to be done."""
    faults = [*label_faults(page), *axe_faults(page)]
    assert not faults, "\n".join(["", *faults])
