"""What is printed on the map: whether its words keep clear of each other and of the routes."""

from typing import Final

from playwright.sync_api import Page, expect

WORDS: Final = r"""
() => {
  const SLACK = 1;
  const quad = (element) => {
    const { x, y, width, height } = element.getBBox();
    // A line of text is taller than its letters.
    const air = element.tagName === "text" ? height * 0.2 : 0;
    const matrix = element.getScreenCTM();
    const [right, top, bottom] = [x + width, y + air, y + height - air];
    const corners = [[x, top], [right, top], [right, bottom], [x, bottom]];
    return corners.map((corner) => new DOMPoint(...corner).matrixTransform(matrix));
  };
  /** Two turned boxes are apart where some side of one has all of the other beyond it. */
  const overlap = (one, other) => {
    for (const box of [one, other]) {
      for (const side of [0, 1]) {
        const [from, to] = [box[side], box[side + 1]];
        const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
        const [nx, ny] = [-(to.y - from.y) / long, (to.x - from.x) / long];
        const reach = (points) => {
          const all = points.map((point) => point.x * nx + point.y * ny);
          return [Math.min(...all), Math.max(...all)];
        };
        const [[a, b], [c, d]] = [reach(one), reach(other)];
        if (Math.min(b, d) - Math.max(a, c) < SLACK) return false;
      }
    }
    return true;
  };
  const map = document.querySelector("svg.map");
  const words = [...map.querySelectorAll("text")].map((each) => [each.textContent, quad(each)]);
  const spaces = [...document.querySelectorAll("svg.pieces .route .plate")].map((each) => [
    each.closest("[aria-label]").getAttribute("aria-label"),
    quad(each),
  ]);
  const sheet = map.getBoundingClientRect();
  const isOver = (box) =>
    box.some(({ x }) => x < sheet.left || x > sheet.right) ||
    box.some(({ y }) => y < sheet.top || y > sheet.bottom);
  const faults = [];
  words.forEach(([word, box], number) => {
    if (isOver(box))
      faults.push(`“${word}” reaches over the edge of the map`);
    for (const [other, its] of words.slice(number + 1))
      if (overlap(box, its)) faults.push(`“${word}” overlaps “${other}”`);
    for (const [route, its] of spaces)
      if (overlap(box, its)) faults.push(`“${word}” overlaps the route ${route}`);
  });
  // On a small board the names of my places are written again, larger.
  const large = [...document.querySelectorAll("svg.pieces .places text")];
  const frames = [...document.querySelectorAll("svg.pieces .places rect")].map(quad);
  for (const name of large) {
    const size = parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a;
    if (size < 9) faults.push(`“${name.textContent}” is only ${size.toFixed(1)} pixels high`);
  }
  const table = [...map.querySelectorAll(".caption.value")].map(quad);
  frames.forEach((box, number) => {
    for (const [route, its] of spaces)
      if (overlap(box, its)) faults.push(`a large name covers the route ${route}`);
    for (const marker of document.querySelectorAll("svg.pieces .marker"))
      if (overlap(box, quad(marker))) faults.push("a large name covers a marker");
    if (table.some((figure) => overlap(box, figure)))
      faults.push("a large name covers the table of route points");
    if (isOver(box))
      faults.push(`a large name reaches over the edge of the map: ${number}`);
    if (frames.slice(number + 1).some((other) => overlap(box, other)))
      faults.push(`large names overlap: ${number}`);
  });
  return { faults, words: words.length, spaces: spaces.length };
}
"""


def check_map_labels(page: Page, large: int = 0) -> None:
    """All names, numbers and titles of the map against each other and all spaces of routes.

    `large` is how many names must be written larger than they are printed.
    """
    # The larger names are placed once the size of the board is known.
    expect(page.locator("svg.pieces .places rect")).to_have_count(large)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    found = page.evaluate(WORDS)
    assert found["words"] >= 17 + 50, "seventeen locations, and a track from 0 to 49"
    assert found["spaces"] >= 45, "every route has a space"
    assert not found["faults"], "\n".join(["", *found["faults"]])
