/** What is said at a table: shown beside the speaker, announced once, and silent if muted. */

import { SvelteMap } from "svelte/reactivity";
import { voice } from "../aloud/voice.svelte";
import { explain } from "../log/errors";
import type { Line, PhraseName } from "../protocol";
import type { Session } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";
import { t } from "../words/words.svelte";
import { wordsOf } from "./phrases";
import { companyWords } from "./words";

/** Milliseconds for which a bubble stays, and more for each letter. */
const STAYS = 5000;
const LETTER = 50;
/** For this window, so that it holds at the next table of the same people. */
const MUTED = "grachten-muted";

export class Company {
  /** The sheet with the phrases is open. */
  isOpen = $state(false);
  problem = $state("");
  /** By seat: what was said there just now. */
  readonly bubbles = new SvelteMap<number, string>();
  muted: ReadonlySet<string> = $state.raw(kept());

  #session: Session;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(session: Session) {
    this.#session = session;
    session.onsaid = (lines) => void companyWords().then(() => lines.forEach((line) => this.#hear(line)));
  }

  /** What was said, without people who are muted. */
  get lines(): readonly Line[] {
    return settings.phrases ? this.#session.lines.filter(({ name }) => !this.muted.has(name)) : [];
  }

  mute(name: string, wanted: boolean): void {
    const muted = new Set(this.muted);
    if (wanted) muted.add(name);
    else muted.delete(name);
    this.muted = muted;
    try {
      sessionStorage.setItem(MUTED, JSON.stringify([...muted]));
    } catch {
      // it holds at this table
    }
    if (wanted) this.#hush((seat) => this.#session.table?.seats[seat]?.name === name);
  }

  /** Take down what is shown, of all or of some seats. */
  hush(): void {
    this.#hush(() => true);
  }

  /** Whether everyone has heard it. */
  async say(phrase: PhraseName, seat: number | null): Promise<boolean> {
    return this.#sent(await this.#session.say(phrase, seat));
  }

  async write(text: string, seat: number | null): Promise<boolean> {
    return this.#sent(await this.#session.write(text, seat));
  }

  #sent(answer: Awaited<ReturnType<Session["say"]>>): boolean {
    const isRefused = answer.type === "refused";
    this.problem = !isRefused
      ? ""
      : answer.code === "too-many"
        ? t("company-enough")
        : explain(answer.code, answer.rule, answer.message);
    return !isRefused;
  }

  #hear(line: Line): void {
    if (!settings.phrases || this.muted.has(line.name)) return;
    const words = wordsOf(line);
    voice.say(t("company-said", { name: line.name, words }));
    const { seat } = line;
    if (seat === null) return;
    clearTimeout(this.#timers.get(seat));
    this.bubbles.set(seat, words);
    this.#timers.set(seat, setTimeout(() => this.bubbles.delete(seat), STAYS + LETTER * words.length));
  }

  #hush(whose: (seat: number) => boolean): void {
    for (const seat of [...this.bubbles.keys()].filter(whose)) this.bubbles.delete(seat);
  }
}

function kept(): Set<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(MUTED) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}
