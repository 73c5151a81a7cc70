/** Every visible word of the page, as Fluent messages (src/grachten/words). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./en";
import { withMinus } from "./numbers";

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

/** Words that only some pages need, by the file they are in; they come with those pages. */
export type Files = Record<string, () => Promise<string>>;
const learnt = new Set<Files>();

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
      if (made !== first) for (const files of learnt) await add(files, wanted, made);
      chosen = { language: wanted, bundle: made };
    } catch {
      return;
    }
  }
  document.documentElement.lang = wanted;
}

/** Add words in the language of the page and in English, now and whenever the language changes. */
export async function learn(files: Files): Promise<void> {
  if (learnt.has(files)) return;
  const { language, bundle } = chosen;
  await add(files, "en", first);
  if (bundle !== first) await add(files, language, bundle);
  learnt.add(files);
  chosen = { ...chosen }; // whatever is shown is said anew
}

async function add(files: Files, language: Language, to: FluentBundle): Promise<void> {
  const found = Object.keys(files).find((name) => name.includes(`/${language}/`));
  if (found) to.addResource(new FluentResource(await files[found]!()));
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
    if (!message?.value) continue;
    const said = found.formatPattern(message.value, values);
    return Object.values(values).some((value) => typeof value === "number" && value < 0)
      ? withMinus(said)
      : said;
  }
  return id;
}
