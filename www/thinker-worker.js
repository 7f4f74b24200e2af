// @ts-check
/** Thinks in an instance of the engine of its own, so that nothing on the page waits for it. */
import init, { suggest } from "./search.js";

/** @typedef {{ id: number, record: string, level: string, ms: number }} Question */
/** @typedef {{ id: number, suggestion?: import("../src/web/types.d.ts").Suggestion, failed?: string }} Answer */

const ready = init();
ready.catch(() => {}); // told to whoever asks

addEventListener("message", async (/** @type {MessageEvent<Question>} */ { data: { id, record, level, ms } }) => {
  /** @param {Omit<Answer, "id">} answer */
  const answer = (answer) => postMessage({ id, ...answer });
  try {
    await ready;
    answer({ suggestion: suggest(record, level, ms) });
  } catch (error) {
    answer({ failed: String(error) });
  }
});
