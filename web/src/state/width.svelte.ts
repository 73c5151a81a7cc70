/** Is the page narrow, as on a phone? */

const query = matchMedia("(max-width: 800px)");
let isNarrow = $state(query.matches);
query.addEventListener("change", (event) => {
  isNarrow = event.matches;
});

export function narrow(): boolean {
  return isNarrow;
}
