/** Settings, kept on the device. */

import { MediaQuery } from "svelte/reactivity";
import { preferred, speak, type Language } from "../words/words.svelte";
import type { Level, Pace } from "../protocol";

export interface Settings {
  language: Language;
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  motion: "full" | "quick" | "none";
  confirm: boolean;
  patterns: boolean;
  theme: "light" | "dark" | "system";
  hand: "right" | "left";
  /** Whether the board is shown as text. */
  textBoard: boolean;
  level: Level;
  opponents: number;
  /** Whether a helper at the table can be asked what can be done. */
  helper: boolean;
  /** How quickly bots move, and whether any step can be taken back against them. */
  pace: Pace;
  takebacks: boolean;
  /** Whether games against bots count for the rating. */
  rated: boolean;
  /** Whether the judge is asked where something is tried out. */
  judge: boolean;
  /** Whether what others say at the table is shown. */
  phrases: boolean;
}

const KEY = "grachten-settings";

function initial(): Settings {
  return {
    language: preferred(navigator.languages),
    sound: true,
    volume: 80,
    motion: "full",
    confirm: false,
    patterns: false,
    theme: "system",
    hand: "right",
    textBoard: false,
    level: "carter",
    opponents: 1,
    helper: false,
    pace: "calm",
    takebacks: true,
    rated: false,
    judge: false,
    phrases: true,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // nobody may read it, or somebody wrote nonsense: begin anew
  }
}

export const settings: Settings = $state({ ...initial(), ...kept() });

/** Change settings, and keep them. */
export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: they hold until it is closed
  }
  void apply();
}

let dark: MediaQuery | undefined;

/** Daylight or candlelight, as it is set, or as the device has it. */
export function theme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  dark ??= new MediaQuery("prefers-color-scheme: dark");
  return dark.current ? "dark" : "light";
}

/** Make the page look and speak as it is set; it does when the promise is kept. */
export function apply(): Promise<void> {
  document.documentElement.dataset["theme"] = theme();
  // What a phone draws round the page.
  const round = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (round) round.content = theme() === "dark" ? "#241b12" : "#c9b48a";
  document.documentElement.dataset["hand"] = settings.hand;
  return speak(settings.language);
}

/** Is everything to stand still? */
export function still(): boolean {
  return settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
