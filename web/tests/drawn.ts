import type { DrawnBoard } from "../src/board/drawing";
import drawing from "../drawn/amsterdam.json";
import facts from "./amsterdam.json";

/** Amsterdam, as the server describes it and as it was drawn for the page. */
export const AMSTERDAM = { ...facts, drawing } as unknown as DrawnBoard;
