// @ts-check
/** How good the turns of a game were: a master looks at each once more, in a worker, as long as the result is open. */
import { el, fill } from "../lib/dom.js";
import { table } from "./result-table.js";
import { momentsOf } from "../engine/moments.js";
import { onDemand } from "../ui/on-demand.js";
import { keepButtons } from "../ui/keep-mistakes.js";
import { figurePicture } from "../ui/pictures.js";
import { describeBetter, speaksFor } from "../i18n/describe-reason.js";
import { TEXT } from "../i18n/text.js";
import { thinker } from "../engine/thinker.js";
import { announce } from "../ui/widgets.js";

const advice = await TEXT.load.advice();

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").Review} Review */
/** @typedef {import("../bastide.js").Suggestion} Suggestion */
/** @typedef {Awaited<ReturnType<typeof TEXT.load.review>>} Words */
/** @typedef {{ at: number, turn: number, player: number }} Turn `at`: how many decisions were made before its tile */
/** @typedef {Turn & { review: Review | null }} Judged null where there was nothing to choose */
/** @typedef {(at: number, best: Suggestion) => void} OnShow shows the moment before a turn, with what would have been best */

/** How long a turn is thought about, in milliseconds. */
const TIME = 300;
/** So many turns that cost the most are listed. */
const LISTED = 6;
/** What costs less is as good as the best, in points. */
const NOTICED = 1;

/** The turns of the game that was judged last, as far as it has been: looking at one of them closes the result. @type {{ record: string, judged: Judged[], left: Turn[] }} */
let known = { record: "", judged: [], left: [] };

/**
 * Judges all turns of a game, those of people if there are any, and shows what came of it, until the element is taken off.
 *
 * @param {HTMLElement} home
 * @param {Game} game one that is over
 * @param {OnShow} onShow
 */
export async function reviewTurns(home, game, onShow) {
  const words = await onDemand(TEXT.load.review);
  const record = game.record();
  if (known.record !== record) known = { record, judged: [], left: turnsOf(game) };
  try {
    if (await judge(known, home, words)) showReview(home, game.view(), words, known, onShow);
  } catch {
    const again = () => reviewTurns(home, game, onShow);
    fill(home, el("p", { role: "alert" }, words.failed), el("button", { class: "secondary", type: "button", onclick: again }, words.again));
  }
}

/**
 * Judges what is left, one turn after the other.
 *
 * @param {typeof known} game
 * @param {HTMLElement} home
 * @param {Words} words
 * @returns {Promise<boolean>} whether all is judged: not if the result was closed; it fails if the worker does
 */
async function judge({ record, judged, left }, home, words) {
  const all = judged.length + left.length;
  const bar = el("progress", { max: all, "aria-label": words.title });
  const told = el("p", { class: "small" });
  if (left.length > 0) fill(home, el("p", { class: "small" }, words.help), bar, told);
  while (left.length > 0) {
    const done = all - left.length;
    bar.value = done;
    fill(told, words.progress(done + 1, all));
    const review = await thinker.review(record, left[0].at, TIME);
    if (review === undefined) return false;
    judged.push({ ...left[0], review });
    left.shift();
    if (!home.isConnected) return false;
  }
  return true;
}

/**
 * @param {HTMLElement} home
 * @param {GameView} view
 * @param {Words} words
 * @param {typeof known} game
 * @param {OnShow} onShow
 */
function showReview(home, view, words, { record, judged }, onShow) {
  const costs = view.players.map((_, seat) => judged.flatMap(({ player, review }) => (player === seat && review ? [review.cost] : [])));
  const told = (/** @type {(costs: number[]) => string} */ tell) => costs.map((own) => (own.length > 0 ? tell(own) : "–"));
  const rows = [
    { label: words.best, cells: told((own) => words.of(own.filter((cost) => cost < NOTICED).length, own.length)) },
    { label: words.given, cells: told((own) => TEXT.number(own.reduce((sum, cost) => sum + cost, 0) / own.length)) },
  ];
  const missed = judged.filter(({ review }) => review && review.cost >= NOTICED).sort((one, other) => (other.review?.cost ?? 0) - (one.review?.cost ?? 0));
  const turns = judged.flatMap(({ at, player, review }) => (review ? [{ at, player, ...review }] : []));
  const entries = missed.slice(0, LISTED).map((turn) => el("li", {}, entry(turn, view, words, onShow)));
  fill(
    home,
    table(view, words.title, words.player, rows),
    entries.length > 0 ? el("h3", {}, words.worst) : el("p", {}, words.nothing),
    el("ol", { class: "missed" }, ...entries),
    ...keepButtons(record, view.players, turns),
  );
  announce(words.done);
}

/**
 * A turn that cost something; pressed, it is shown.
 *
 * @param {Judged} judged
 * @param {GameView} view
 * @param {Words} words
 * @param {OnShow} onShow
 */
function entry({ at, turn, player, review }, { players }, words, onShow) {
  if (!review) return null;
  const { best, cost } = review;
  const onclick = () => {
    button.closest("dialog")?.close();
    onShow(at, best);
  };
  const { name, colour } = players[player];
  const why = best.reasons.filter((reason) => speaksFor(reason, player)).slice(0, 1);
  const button = el(
    "button",
    { class: "secondary", type: "button", onclick },
    figurePicture("meeple", colour),
    el("span", {}, words.turn(turn, name, Math.round(cost)), el("span", { class: "small" }, ...why.map((reason) => describeBetter(advice, reason, players)))),
  );
  return button;
}

/** Those of people, or of everybody where only computers played. @param {Game} game @returns {Turn[]} */
function turnsOf(game) {
  const { players } = game.view();
  const people = players.some(({ level }) => !level);
  const turns = momentsOf(game).filter(
    ({ at, player, events }) => at > 0 && events.some(({ type }) => type === "tilePlaced") && !(people && players[player].level),
  );
  return turns.map(({ at, turn, player }) => ({ at: at - 1, turn, player }));
}
