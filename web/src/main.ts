import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { idle } from "./parts/idle";
import { apply } from "./state/settings.svelte";

/** Milliseconds that somebody waits for their own language before the page begins in English. */
const PATIENCE = 3000;

function begin(): void {
  const target = document.getElementById("page");
  target?.replaceChildren();
  if (target) mount(App, { target });
}

/** A moment for the browser to draw: a phone that reads words and builds a page at once stands still. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
void Promise.race([apply(), patience]).then(breath, breath).then(begin);
if (import.meta.env.PROD) {
  // First the page, then what it may need one day; some windows do not want that.
  void idle()
    .then(() => navigator.serviceWorker?.register("./sw.js"))
    .catch(() => undefined);
}
