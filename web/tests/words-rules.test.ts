import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import document_ from "../../docs/rules.md?raw";
import Rules from "../src/pages/Rules.svelte";
import { CHAPTERS, pieces } from "../src/rules/chapters";
import { PICTURES } from "../src/rules/pictures";
import { t } from "../src/words/words.svelte";
import { PATIENCE } from "./patience";

const RULES = CHAPTERS.flatMap((chapter) => chapter.rules);
const WRITTEN = [...document_.matchAll(/^(\d\.\d) ([^]*?)(?=^\d\.\d |^## |$(?![^]))/gm)];

describe("the rules", () => {
  it("are those of the document", () => {
    expect(RULES.map((rule) => rule.number)).toEqual(WRITTEN.map((found) => found[1]));
  });

  it("mark our rulings", () => {
    const ours = WRITTEN.filter((found) => found[2]!.includes("[ruling")).map((found) => found[1]);
    expect(RULES.filter((rule) => rule.ruling).map((rule) => rule.number)).toEqual(ours);
  });

  it("have words, and their pictures too", () => {
    const ids = [
      ...RULES.flatMap((rule) => [rule.text, rule.ruling]),
      ...CHAPTERS.map((chapter) => chapter.ruling),
      ...Object.values(PICTURES).flatMap((names) => names.map((name) => `rules-picture-${name}`)),
      ...CHAPTERS.map((chapter) => `rules-chapter-${chapter.number}`),
    ].filter((id) => id !== null);
    expect(ids.filter((id) => t(id) === id)).toEqual([]);
  });

  it("lead from one to the other", () => {
    expect(pieces("As in 4.5, not 9.9.")).toEqual([
      { text: "As in ", rule: false },
      { text: "4.5", rule: true },
      { text: ", not ", rule: false },
      { text: "9.9", rule: false },
      { text: ".", rule: false },
    ]);
  });
});

describe("the page of rules", () => {
  const scrolled: string[] = [];
  let page: Record<string, unknown>;

  beforeEach(() => {
    scrolled.length = 0;
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this.id);
    };
    page = mount(Rules, { target: document.body, props: { rule: "5.2" } });
    flushSync();
  });

  afterEach(async () => {
    await unmount(page);
    vi.unstubAllGlobals();
  });

  it("has an anchor for every rule", () => {
    for (const { number } of RULES) {
      const found = document.getElementById(`rule-${number}`);
      expect(found?.querySelector("a")?.getAttribute("href")).toBe(`#/rules/${number}`);
    }
  });

  it("marks every ruling, and says in chapter 3 what can be taken back", () => {
    const rulings = [...document.querySelectorAll("section .ruling")];
    const ours = RULES.filter((rule) => rule.ruling).length;
    expect(rulings).toHaveLength(ours + 1);
    expect(rulings.every((each) => each.textContent.includes(t("rules-ruling")))).toBe(true);
    const third = document.querySelector("section[aria-labelledby='rule-3']");
    expect(third?.textContent).toContain(t("rules-take-back-ruling"));
  });

  it("leads on without a trace in the history", async () => {
    const entries = history.length;
    document.querySelector<HTMLElement>("#rule-5\\.4 p a")?.click();
    expect(location.hash).toBe("#/rules/1.6");
    expect(history.length).toBe(entries);
  });

  it("shows the rule that was asked for", async () => {
    await vi.waitFor(() => expect(scrolled).toEqual(["rule-5.2"]), PATIENCE);
    expect(document.activeElement?.id).toBe("rule-5.2");
    expect(document.querySelectorAll(".wanted")).toHaveLength(1);
  });
});
