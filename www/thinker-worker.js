// @ts-check
/** Thinks in an instance of the engine of its own, so that nothing on the page waits for it. */
import init, { assess, candidates, par, review, suggest, turns } from "./search.js";

/** @typedef {import("./bastide.js").Suggestion} Suggestion */
/** @typedef {import("./bastide.js").Review} Review */
/** @typedef {{ id: number, record: string, ms: number, level?: string, at?: number, ahead?: boolean, tries?: number, count?: number, drawn?: string, whole?: boolean, engine: string }} Question with `level`: what it would do now, with `at`: how good the turn after so many decisions was, with `ahead`: what turns are worth in a puzzle, with `tries`: the par of a solo deck, with `count`: the best turns, with `whole`: what a game was decided by, with none: only to be ready; `engine`: the address of search_bg.wasm */
/** @typedef {{ id: number, suggestion?: Suggestion, review?: Review, turns?: [string, number][], par?: number[], candidates?: import("./bastide.js").Candidate[], outlook?: import("./bastide.js").Outlook, done?: number, failed?: string }} Answer */

addEventListener(
  "message",
  async (/** @type {MessageEvent<Question>} */ { data: { id, record, ms, level, at, ahead, tries, count, drawn, whole, engine } }) => {
    /** @param {Omit<Answer, "id">} answer */
    const answer = (answer) => postMessage({ id, ...answer });
    try {
      await init({ module_or_path: engine });
      if (level !== undefined) answer({ suggestion: suggest(record, level, ms) });
      else if (at !== undefined) answer({ review: review(record, at, ms) });
      else if (ahead !== undefined) answer({ turns: turns(record, ahead) });
      else if (tries !== undefined) answer({ par: [...par(record, tries)] });
      else if (count !== undefined) answer({ candidates: candidates(record, count, ms, undefined, undefined, drawn) });
      else if (whole) answer({ outlook: assess(record, (/** @type {number} */ done) => answer({ done })) });
    } catch (error) {
      answer({ failed: String(error) });
    }
  },
);
