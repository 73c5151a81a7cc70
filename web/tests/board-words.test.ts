// @vitest-environment node
import { describe, expect, it } from "vitest";
import da from "../src/words/da";
import de from "../src/words/de";
import en from "../src/words/en";
import fr from "../src/words/fr";
import nb from "../src/words/nb";
import nl from "../src/words/nl";
import sv from "../src/words/sv";
import { bundle, type Language } from "../src/words/words.svelte";

const SOURCES: Record<Language, readonly string[]> = { en, da, de, fr, nb, nl, sv };
const ids = new Set(en.join("\n").match(/^board-[a-z-]+/gm));

/** Rule 5.5 routes and rule 5.2 colours, in the words that players of the printed game know. */
const LABELS: readonly (readonly [Language, string])[] = [
  ["en", "Dam – Waag, 3 red, merchandise"],
  ["da", "Dam – Waag, 3 felter, rød, handelsvare"],
  ["de", "Dam – Waag, 3 Felder, rot, mit Warenkarte"],
  ["fr", "Dam – Waag, route rouge de 3 cases, marchandise"],
  ["nb", "Dam – Waag, 3 felter, rød, varebonus"],
  ["nl", "Dam – Waag, 3 vakjes, rood, koopwaar"],
  ["sv", "Dam – Waag, 3 rutor, röd, handelsbonus"],
];

describe.each(LABELS)("the words of the board in %s", (language, label) => {
  const words = bundle(language, SOURCES[language]);
  const say = (id: string, values = {}): string => words.formatPattern(words.getMessage(id)!.value!, values);

  it("are all there", () => {
    expect(ids.size).toBeGreaterThan(10);
    for (const id of ids) expect(words.getMessage(id)?.value, id).toBeTruthy();
  });

  it("name a route", () => {
    const route = { from: "Dam", to: "Waag", length: 3, colour: "red", merchandise: "yes" };
    expect(say("board-route", route)).toBe(label);
    expect(say("board-route", { ...route, merchandise: "no" })).toBe(label.slice(0, label.lastIndexOf(",")));
    expect(say("board-route-owned", { ...route, owner: "Anna" })).toContain("Anna");
  });

  it("leave the cartouche and the table of points their room", () => {
    expect(say("board-subtitle").length).toBeLessThanOrEqual(48);
    expect(say("board-points").length).toBeLessThanOrEqual(16);
  });
});
