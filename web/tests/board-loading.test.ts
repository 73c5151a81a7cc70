// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawingAddress } from "../src/board/drawing";
import { board, Refusal } from "../src/net/api";
import { reloadOnce } from "../src/parts/reloading";
import { AMSTERDAM } from "./drawn";
import { Refused, serve } from "./pages-server";

vi.mock("../src/parts/reloading", () => ({ reloadOnce: vi.fn() }));

const { drawing, ...facts } = AMSTERDAM;
const FACTS = "GET boards/amsterdam";
const DRAWING = `GET ${drawingAddress("amsterdam")}`;

beforeEach(() => vi.mocked(reloadOnce).mockReset());
afterEach(() => vi.unstubAllGlobals());

const failure = (name: string): Promise<Refusal> => board(name).then(() => expect.fail(), (error) => error);

it("a board of which the page has no drawing asks for a newer page", async () => {
  serve();
  expect((await failure("utrecht")).code).toBe("not-found");
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

it("a drawing that is there no more asks for a newer page, one that does not come for patience", async () => {
  serve({ [FACTS]: facts, [DRAWING]: new Refused(404, "not-found") });
  expect((await failure("amsterdam")).code).toBe("not-found");
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  serve({ [FACTS]: facts, [DRAWING]: new Refused(503, "unavailable") });
  expect((await failure("amsterdam")).code).toBe("unavailable");
  expect(reloadOnce).toHaveBeenCalledTimes(1);
});

it("a board comes with its drawing, once it comes, and is asked for once", async () => {
  serve({ [FACTS]: facts, [DRAWING]: drawing });
  expect(await board("amsterdam")).toEqual(AMSTERDAM);
  serve({ [FACTS]: new Refused(503, "unavailable") });
  expect(await board("amsterdam")).toEqual(AMSTERDAM);
});
