import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { explain } from "../src/log/errors";
import { bundle, LANGUAGES, speak, t, type Language } from "../src/words/words.svelte";
import da from "../src/words/da";
import de from "../src/words/de";
import en from "../src/words/en";
import fr from "../src/words/fr";
import nb from "../src/words/nb";
import nl from "../src/words/nl";
import sv from "../src/words/sv";

const SOURCES: Record<Language, readonly string[]> = { en, da, de, fr, nb, nl, sv };

function ids(language: Language): string[] {
  return SOURCES[language].flatMap((source) =>
    new FluentResource(source).body.map((each) => each.id),
  );
}

/** A value for every variable that a message may ask for. */
const VALUES: Record<string, string | number> = new Proxy(
  {},
  {
    get: (_, name) => (typeof name === "string" && /card|colour|kind|state/.test(name) ? "red" : 2),
    has: () => true,
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  },
);

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  const made = bundle(language, SOURCES[language]);

  it("every message can be said", () => {
    const errors: Error[] = [];
    for (const id of ids(language)) {
      const value = made.getMessage(id)?.value;
      if (value) made.formatPattern(value, VALUES, errors);
    }
    expect(errors).toEqual([]);
  });

  it("no id is given twice", () => {
    const all = ids(language);
    expect(all.filter((id, n) => all.indexOf(id) !== n)).toEqual([]);
  });
});

describe("a refusal", () => {
  it("is explained by its rule", () => {
    expect(explain("illegal", "4.4", "English")).toBe(
      "A face-up wild can't be your second card. Take another.",
    );
  });

  it("is explained by its code where there is no rule", () => {
    expect(explain("illegal", null, "English")).toBe("The rules don't allow that.");
    expect(explain("illegal", "9.9", "English")).toBe("The rules don't allow that.");
    expect(explain("stale", "4.4", "English")).toBe(t("error-stale"));
  });

  it("is what the server said where we have no words", () => {
    expect(explain("moonlight", null, "The moon shines.")).toBe("The moon shines.");
    expect(explain("moonlight", null, "")).toBe(t("error-internal"));
  });

  it("is never English in another language", async () => {
    await speak("de");
    expect(explain("moonlight", null, "The moon shines.")).toBe(t("error-internal"));
    await speak("en");
  });

  it("is explained in the language of the page", async () => {
    await speak("da");
    expect(explain("illegal", "7.1", "The game is over.")).toBe("Spillet er slut.");
    await speak("en");
  });
});
