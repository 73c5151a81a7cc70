/** Every visible word of the page, as Fluent messages (src/grachten/words). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en";

export const LANGUAGES = {
  en: "English",
  da: "Dansk",
  de: "Deutsch",
  fr: "Français",
  nb: "Norsk",
  nl: "Nederlands",
  sv: "Svenska",
} as const;

export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

// The others are loaded when somebody wants them: a first visit reads one language.
const SOURCES: Record<Exclude<Language, "en">, () => Promise<{ default: readonly string[] }>> = {
  da: () => import("./da"),
  de: () => import("./de"),
  fr: () => import("./fr"),
  nb: () => import("./nb"),
  nl: () => import("./nl"),
  sv: () => import("./sv"),
};

export function bundle(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

const first = bundle("en", english);
let chosen = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: first,
});

export function language(): Language {
  return chosen.language;
}

/** Speak another language from now on; the one before, where it cannot be fetched. */
export async function speak(wanted: Language): Promise<void> {
  if (wanted !== chosen.language) {
    try {
      const made = wanted === "en" ? first : bundle(wanted, (await SOURCES[wanted]()).default);
      chosen = { language: wanted, bundle: made };
    } catch {
      return;
    }
  }
  document.documentElement.lang = wanted;
}

/** The language that a browser asks for, as far as we speak it. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.toLowerCase().split("-")[0] ?? "";
    const found = short === "no" || short === "nn" ? "nb" : short;
    if (found in LANGUAGES) return found as Language;
  }
  return "en";
}

/** A message in the language of the page; in English where a translation lacks it. */
export function t(id: string, values: Values = {}): string {
  for (const found of [chosen.bundle, first]) {
    const message = found.getMessage(id);
    if (message?.value) return found.formatPattern(message.value, values);
  }
  return id;
}
