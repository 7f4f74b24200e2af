// @ts-check
/** The lesson of a result: what decided the game, and the turns that cost people most, each a tap away. */
import { el, fill } from "../lib/dom.js";
import { TEXT } from "../i18n/text.js";
import { decided } from "./decided.js";
import { costliest, entry, judging } from "./review.js";

/** So many turns are named. */
const NAMED = 3;

/**
 * Fills an element of a result. The turns are judged as long as it is on the page.
 *
 * @param {HTMLElement} home
 * @param {import("../bastide.js").Game} game one that is over
 * @param {import("../engine/statistics.js").Statistics} counted
 * @param {import("./review.js").OnShow} onShow
 */
export async function insight(home, game, counted, onShow) {
  const words = await TEXT.load.review();
  if (!home.isConnected) return; // the result was left meanwhile, and the game given back
  const view = game.view();
  const sentences = decided(view, game.log(), counted, words);
  const turns = el("section", { class: "costly" });
  fill(
    home,
    sentences.length > 0 && el("h3", {}, words.decided.title),
    sentences.length > 0 && el("ul", { class: "decided" }, ...sentences.map((sentence) => el("li", {}, sentence))),
    view.players.some(({ level }) => !level) && turns,
  );
  if (!turns.isConnected) return; // only computer players played
  const bar = el("progress", { "aria-label": words.title });
  fill(turns, el("h3", {}, words.worst), bar);
  const tell = (/** @type {number} */ done, /** @type {number} */ all) => Object.assign(bar, { max: all, value: done });
  const judged = await judging(game, { home: turns, tell }).catch(() => undefined); // the table of all turns below says that it failed
  if (!judged) return turns.remove();
  const worst = costliest(judged).slice(0, NAMED);
  const list = el("ol", { class: "missed" }, ...worst.map((turn) => el("li", {}, entry(turn, view, words, onShow))));
  fill(
    turns,
    el("h3", {}, words.worst),
    worst.length > 0 ? list : el("p", { class: "small" }, judged.some(({ review }) => review) ? words.nothing : words.unjudged),
  );
}
