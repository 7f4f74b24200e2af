// @ts-check
/** How good the turns of a game were: a master looks at each once more, in a worker, as long as the result is open. */
import { el, fill } from "../lib/dom.js";
import { table } from "../ui/player-table.js";
import { reviewed } from "../engine/judged-turn.js";
import { momentsOf } from "../engine/moments.js";
import { onDemand } from "../ui/on-demand.js";
import { keepButtons } from "../ui/keep-mistakes.js";
import { figurePicture } from "../ui/pictures.js";
import { describeLoss } from "../i18n/describe-reason.js";
import { TEXT } from "../i18n/text.js";
import { thinker } from "../engine/thinker.js";
import { announce } from "../ui/widgets.js";

const [advice, { why: reasons }] = await Promise.all([TEXT.load.advice(), TEXT.load.mistakes()]);

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../engine/judged-turn.js").Reviewed} Review */
/** @typedef {import("../engine/judged-turn.js").Better} Suggestion */
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

/** A part of a page that waits for the judgement of a game as long as its element is there; it is told how many turns are done. @typedef {{ home: HTMLElement, tell: (done: number, all: number) => void }} Waiting */
/** @typedef {{ record: string, judged: Judged[], left: Turn[], waiting: Set<Waiting>, running?: Promise<boolean> }} Known */

/** The turns of the game that was judged last, as far as it has been: looking at one of them closes the result. @type {Known} */
let known = { record: "", judged: [], left: [], waiting: new Set() };

/**
 * Judges all turns of a game, those of people if there are any, and shows what came of it, until the element is taken off.
 *
 * @param {HTMLElement} home
 * @param {Game} game one that is over
 * @param {OnShow} onShow
 */
export async function reviewTurns(home, game, onShow) {
  const words = await onDemand(TEXT.load.review);
  const bar = el("progress", { "aria-label": words.title });
  const told = el("p", { class: "small" });
  fill(home, el("p", { class: "small" }, words.help), bar, told);
  const tell = (/** @type {number} */ done, /** @type {number} */ all) => {
    Object.assign(bar, { max: all, value: done });
    fill(told, words.progress(Math.min(done + 1, all), all));
  };
  try {
    const judged = await judging(game, { home, tell });
    if (judged) showReview(home, game.view(), words, { record: game.record(), judged }, onShow);
  } catch {
    const again = () => reviewTurns(home, game, onShow);
    fill(home, el("p", { role: "alert" }, words.failed), el("button", { class: "secondary", type: "button", onclick: again }, words.again));
  }
}

/**
 * Judges all turns of a game, once, however many wait for it.
 *
 * @param {Game} game one that is over
 * @param {Waiting} waiting
 * @returns {Promise<Judged[] | undefined>} nothing if nobody waited any more; it fails if the worker does
 */
export async function judging(game, waiting) {
  const record = game.record();
  if (known.record !== record) known = { record, judged: [], left: turnsOf(game), waiting: new Set() };
  const mine = known;
  mine.waiting.add(waiting);
  waiting.tell(mine.judged.length, mine.judged.length + mine.left.length);
  mine.running ??= judge(mine).finally(() => {
    mine.running = undefined;
    mine.waiting.clear();
  });
  return (await mine.running) ? mine.judged : undefined;
}

/** The turns that cost something, the costliest first. @param {Judged[]} judged */
export function costliest(judged) {
  const cost = (/** @type {Judged} */ { review }) => review?.cost ?? 0;
  return judged.filter((turn) => cost(turn) >= NOTICED).sort((one, other) => cost(other) - cost(one));
}

/**
 * Judges what is left, one turn after the other.
 *
 * @param {Known} game
 * @returns {Promise<boolean>} whether all is judged: not if nobody waits any more
 */
async function judge({ record, judged, left, waiting }) {
  const all = judged.length + left.length;
  while (left.length > 0) {
    const review = await reviewed(thinker, record, left[0].at, TIME);
    if (review === undefined) return false;
    judged.push({ ...left[0], review });
    left.shift();
    const still = [...waiting].filter(({ home }) => home.isConnected);
    if (still.length === 0) return false;
    for (const { tell } of still) tell(judged.length, all);
  }
  return true;
}

/**
 * @param {HTMLElement} home
 * @param {GameView} view
 * @param {Words} words
 * @param {Pick<Known, "record" | "judged">} game
 * @param {OnShow} onShow
 */
function showReview(home, view, words, { record, judged }, onShow) {
  const costs = view.players.map((_, seat) => judged.flatMap(({ player, review }) => (player === seat && review ? [review.cost] : [])));
  const told = (/** @type {(costs: number[]) => string} */ tell) => costs.map((own) => (own.length > 0 ? tell(own) : "–"));
  const rows = [
    { label: words.best, cells: told((own) => words.of(own.filter((cost) => cost < NOTICED).length, own.length)) },
    { label: words.given, cells: told((own) => TEXT.number(own.reduce((sum, cost) => sum + cost, 0) / own.length)) },
  ];
  const turns = judged.flatMap(({ at, player, review }) => (review ? [{ at, player, ...review }] : []));
  const entries = costliest(judged)
    .slice(0, LISTED)
    .map((turn) => el("li", {}, entry(turn, view, words, onShow)));
  fill(
    home,
    table(view, words.title, words.player, rows),
    entries.length > 0 ? el("h3", {}, words.worst) : el("p", {}, turns.length > 0 ? words.nothing : words.unjudged),
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
export function entry({ at, turn, player, review }, { players }, words, onShow) {
  if (!review) return null;
  const { best, cost, missed, gains } = review;
  const { name, colour } = players[player];
  const why = describeLoss({ advice, why: reasons }, { player, missed, gains }, cost, players);
  return el(
    "button",
    { class: "secondary", type: "button", onclick: () => onShow(at, best) },
    figurePicture("meeple", colour),
    el("span", {}, words.turn(turn, name, Math.round(cost)), ...why.map((sentence) => el("span", { class: "small" }, sentence))),
  );
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
