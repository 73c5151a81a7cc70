/** A busy machine is slow, and not wrong: what is waited for is waited for long. */
import { configure } from "@testing-library/svelte";

/** Milliseconds. */
export const PATIENCE = 60_000;

configure({ asyncUtilTimeout: PATIENCE });
