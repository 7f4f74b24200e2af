// @ts-check
/** Thinks in an instance of the engine of its own, so that nothing on the page waits for it. */
import init, { suggest } from "./search.js";

/** @typedef {{ id: number, record: string, level: string, ms: number, engine: string }} Question `engine`: the address of search_bg.wasm */
/** @typedef {{ id: number, suggestion?: import("../src/web/types.d.ts").Suggestion, failed?: string }} Answer */

addEventListener("message", async (/** @type {MessageEvent<Question>} */ { data: { id, record, level, ms, engine } }) => {
  /** @param {Omit<Answer, "id">} answer */
  const answer = (answer) => postMessage({ id, ...answer });
  try {
    await init({ module_or_path: engine });
    answer({ suggestion: suggest(record, level, ms) });
  } catch (error) {
    answer({ failed: String(error) });
  }
});
