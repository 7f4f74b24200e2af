// @ts-check
/** Thinks in an instance of the engine of its own, so that nothing on the page waits for it. */
import init, { Archive, assess, candidates, par, review, suggest, turns } from "./search.js";

/** @typedef {import("./bastide.js").Suggestion} Suggestion */
/** @typedef {import("./bastide.js").Review} Review */
/** @typedef {{ id: number, record: string, ms: number, level?: string, at?: number, ahead?: boolean, tries?: number, count?: number, drawn?: string, played?: string, whole?: boolean, archive?: ArchiveTask, engine: string }} Question with `level`: what it would do now, with `at`: how good the turn after so many decisions was, with `ahead`: what turns are worth in a puzzle, with `tries`: the par of a solo deck, with `count`: the best turns, with `whole`: what a game was decided by, with `archive`: something about many games, with none: only to be ready; `engine`: the address of search_bg.wasm */
/** @typedef {{ id: number, suggestion?: Suggestion, review?: Review, turns?: [string, number][], par?: number[], candidates?: import("./bastide.js").Candidate[], outlook?: import("./bastide.js").Outlook, done?: number, failed?: string, query?: QueryError, found?: import("./bastide.js").FoundView[], followed?: import("./bastide.js").FollowedView[] }} Answer */
/** @typedef {{ reason: string, word: string }} QueryError */
/** @typedef {{ forget?: string[], keep?: [id: string, record: string, date: string][], find?: string, following?: string }} ArchiveTask games that are gone, then games that are new or have changed, then what is asked about all: a query, or a record from whose end turns followed */

/** The games that were sent. @type {Archive | undefined} */
let games;

/**
 * @param {ArchiveTask} task
 * @returns {Omit<Answer, "id">}
 */
function searched({ forget = [], keep = [], find, following }) {
  games ??= new Archive();
  for (const id of forget) games.forget(id);
  for (const [id, record, date] of keep) {
    try {
      games.keep(id, record, date);
    } catch {
      // A game that cannot be replayed is not found.
    }
  }
  try {
    return { ...(find !== undefined && { found: games.find(find) }), ...(following !== undefined && { followed: games.following(following) }) };
  } catch (error) {
    const { code, reason = "", word = "" } = /** @type {import("./bastide.js").BastideError} */ (error);
    if (code !== "query") throw error;
    return { query: { reason, word } };
  }
}

addEventListener(
  "message",
  async (/** @type {MessageEvent<Question>} */ { data: { id, record, ms, level, at, ahead, tries, count, drawn, played, whole, archive, engine } }) => {
    /** @param {Omit<Answer, "id">} answer */
    const answer = (answer) => postMessage({ id, ...answer });
    try {
      await init({ module_or_path: engine });
      if (level !== undefined) answer({ suggestion: suggest(record, level, ms) });
      else if (at !== undefined) answer({ review: review(record, at, ms) });
      else if (ahead !== undefined) answer({ turns: turns(record, ahead) });
      else if (tries !== undefined) answer({ par: [...par(record, tries)] });
      else if (count !== undefined) answer({ candidates: candidates(record, count, ms, undefined, undefined, drawn, played) });
      else if (archive) answer(searched(archive));
      else if (whole) answer({ outlook: assess(record, (/** @type {number} */ done) => answer({ done })) });
    } catch (error) {
      answer({ failed: String(error) });
    }
  },
);
