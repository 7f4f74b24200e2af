// @ts-check
/** The result: who won, what the points came from, how the scores grew, and what the pile gave. */
import { facePicture } from "../ui/levels.js";
import { scoreCurve } from "../board/score-curve.js";
import { openDialog } from "../ui/dialogs.js";
import { el } from "../lib/dom.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { onDemand } from "../ui/on-demand.js";
import { pullable } from "../ui/sheet.js";
import { figurePicture } from "../ui/pictures.js";
import { statistics } from "../engine/statistics.js";
import { table } from "../ui/player-table.js";
import { isDuelRecord } from "../engine/deck-names.js";
import { ghostsIn } from "../games/ghosts.js";
import { describeWinners } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { thinker } from "../engine/thinker.js";

const SAYINGS = await TEXT.load.sayings();

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").LuckView} LuckView */
/** @typedef {import("../bastide.js").Suggestion} Suggestion */
/** @typedef {import("../engine/statistics.js").Statistics} Statistics */
/** @typedef {import("../engine/statistics.js").Scored} Scored */
/** @typedef {import("../ui/player-table.js").Row} Row */

/**
 * @typedef {object} EndActions
 * @property {boolean} talks whether computer players say something
 * @property {(closed: Promise<void>) => void} onOpen once it is on the screen
 * @property {() => void} onLook
 * @property {(told?: string) => void} onPicture shows the landscape to save or to share, with a line of its own below it
 * @property {() => void} onStory tells the final scoring once more
 * @property {(at?: number, best?: Suggestion) => void} onReplay at the moment before a turn, with what would have been best; or from the beginning
 * @property {() => void} [onAnalyse]
 * @property {() => void} onRecord
 * @property {() => void} onNewGame
 * @property {() => void} onRematch
 * @property {() => void} [onSameTiles] where the tiles are known
 * @property {() => void} [onSolo] goes to the solo decks
 * @property {boolean} counts whether it was played here, not only opened from a link or a file
 * @property {boolean} hinted whether a hint was asked for
 */

/** The kinds that score at the end alone, as a rule. @type {Set<import("../engine/statistics.js").Feature>} */
const LATE = new Set(["field", "goods", "king", "robber"]);

/**
 * @param {Game} game
 * @param {EndActions} actions
 * @returns {Promise<void>}
 */
export async function showResult(game, actions) {
  const { talks, onLook, onPicture, onStory, onReplay, onRecord, onNewGame, onRematch } = actions;
  await stylesOnDemand("./styles/after.css");
  const view = game.view();
  const log = game.log();
  const record = game.record();
  const isAlone = view.players.length === 1;
  const ofDeck = isAlone || isDuelRecord(record) ? await onDemand(() => import("./deck-result.js")) : undefined;
  const counted = statistics(log, view.players.length);
  const late = log.some((event) => event.type === "scored" && event.atEnd);
  const more = el(
    "div",
    { class: "row" },
    leaving(TEXT.end.replay, () => onReplay()),
    leaving(TEXT.end.look, onLook),
    leaving(TEXT.picture.open, () => onPicture()),
    late && leaving(TEXT.end.story, onStory),
    leaving(TEXT.end.copy, onRecord),
  );
  const taught = el("div", { class: "insight" });
  const content = [
    el(
      "div",
      { class: "end-points" },
      walkers(view),
      !isAlone && ranking(view),
      ofDeck && (await ofDeck.deckResult(game, actions)),
      besideGhosts(view, ghostsIn(record)),
      taught,
      talks && sayings(view),
      pointsTable(view, counted),
    ),
    el(
      "div",
      { class: "end-course" },
      scoreCurve(TEXT, view.players, counted),
      records(view, counted),
      luckTable(view, counted, game.luck()),
      turns(game, onReplay),
      more,
    ),
  ];
  const buttons = ofDeck?.deckButtons(actions) ?? [
    { label: TEXT.menu.rematch, kind: /** @type {const} */ ("primary"), run: onRematch },
    ...(actions.onAnalyse ? [{ label: TEXT.replay.analyse, run: actions.onAnalyse }] : []),
    { label: TEXT.end.again, run: onNewGame },
  ];
  const closed = openDialog(isAlone && ofDeck ? ofDeck.deckTitle(view) : describeWinners(TEXT, view), content, buttons, {
    name: "end",
    attributes: { "data-record": record },
  });
  actions.onOpen(closed);
  const dialog = taught.closest("dialog");
  if (dialog) pullable(dialog);
  import("./insight.js").then(({ insight }) => insight(taught, game, counted, onReplay)).catch(() => taught.remove()); // the result is whole without it
  await closed;
  thinker.cancel(); // the turns may still be judged
}

/**
 * How good the turns were: nobody waits for it who does not ask.
 *
 * @param {Game} game
 * @param {EndActions["onReplay"]} onShow
 */
function turns(game, onShow) {
  const home = el("div", { class: "review" });
  const ontoggle = async () => {
    if (!fold.open || home.hasChildNodes()) return;
    const { reviewTurns } = await onDemand(() => import("./review.js"));
    reviewTurns(home, game, onShow);
  };
  const fold = el("details", { class: "fold review-fold", ontoggle }, el("summary", {}, TEXT.end.turns), home);
  return fold;
}

/**
 * A button inside of the dialog that leaves it for something else.
 *
 * @param {string} label
 * @param {() => void} run
 */
function leaving(label, run) {
  const onclick = () => {
    button.closest("dialog")?.close();
    run();
  };
  const button = el("button", { class: "secondary", type: "button", onclick }, label);
  return button;
}

/** How many figures of the winners walk in. */
const WALKERS = 6;

/**
 * Figures of those who have won walk in, and stop one beside the other.
 *
 * @param {GameView} view
 */
function walkers({ players, winners }) {
  const figures = Array.from({ length: WALKERS }, (_, index) => figurePicture("meeple", players[winners[index % winners.length]].colour, "walker"));
  return el("div", { class: "walkers", "aria-hidden": "true" }, ...figures);
}

/**
 * What the computer players say at the end.
 *
 * @param {GameView} view
 */
function sayings({ players, winners }) {
  const said = players.flatMap(({ name, level }, seat) => {
    if (!level) return [];
    const { won, lost } = SAYINGS[level];
    const words = el("p", {}, el("strong", {}, name), " ", winners.includes(seat) ? won : lost);
    return [el("li", {}, facePicture(level), words)];
  });
  return said.length > 0 && el("ul", { class: "sayings" }, ...said);
}

/**
 * Everybody with their points, the best first; those who tie share a place.
 *
 * @param {GameView} view
 */
function ranking({ players, winners }) {
  const seats = players.map((player, index) => ({ ...player, index })).sort((one, other) => other.score - one.score);
  const entries = seats.map(({ name, colour, score, index }) => {
    const place = 1 + seats.filter((other) => other.score > score).length;
    return el(
      "li",
      { class: "rank", "data-colour": colour, "data-winner": winners.includes(index) },
      el("span", { class: "rank-place" }, String(place)),
      figurePicture("meeple", colour),
      el("span", { class: "rank-name" }, name),
      el("span", { class: "rank-score" }, String(score)),
    );
  });
  return el("ol", { class: "ranking", "aria-label": TEXT.end.ranking }, ...entries);
}

/**
 * How those who played the same tiles before compare with who had their seats now.
 *
 * @param {GameView} view
 * @param {Map<number, import("../games/ghosts.js").Ghost>} ghosts
 */
function besideGhosts({ players }, ghosts) {
  const lines = [...ghosts].flatMap(([seat, { name, end }]) => {
    const player = players[seat];
    if (!player) return [];
    return el("li", {}, TEXT.end.sameTiles(name || TEXT.players.otherTable, end, player.name, TEXT.players.gained(player.score - end)));
  });
  return lines.length > 0 && el("ul", { class: "beside-ghosts" }, ...lines);
}

/**
 * A column for each player, a row for each kind of feature, below it what of that came at the end.
 *
 * @param {GameView} view
 * @param {Statistics} counted
 */
export function pointsTable(view, { points }) {
  /** @type {Row[]} */
  const rows = [];
  for (const [kind, sums] of points) {
    const label = TEXT.features[kind];
    rows.push({ label, cells: sums.map(({ all }) => all) });
    const isTold = !LATE.has(kind) || sums.some(({ all, final }) => all !== final); // a barn's field scores before the end, too
    if (isTold && sums.some(({ final }) => final > 0)) rows.push({ label: TEXT.end.late, cells: sums.map(({ final }) => final), kind: "part" });
  }
  rows.push({ label: TEXT.end.total, cells: view.players.map(({ score }) => score), kind: "total", best: view.winners });
  return table(view, TEXT.end.caption, TEXT.end.kind, rows);
}

/**
 * @param {GameView} view
 * @param {Statistics} counted
 * @param {LuckView[]} luck
 */
function luckTable(view, { tiles, discards }, luck) {
  /** @type {Row[]} */
  const rows = [{ label: TEXT.end.tiles, cells: tiles }];
  if (luck.some(({ drawn }) => drawn > 0)) {
    const kinds = /** @type {const} */ (["city", "coats", "road", "monastery", "garden"]);
    const drawn = kinds.filter((kind) => kind !== "garden" || view.boxes.includes("abbot")); // without the abbot gardens are only drawn on the tiles
    rows.push(...drawn.map((kind) => ({ label: TEXT.end.drawn[kind], cells: luck.map((own) => own[kind]), kind: /** @type {const} */ ("part") })));
    rows.push({ label: TEXT.end.cells, cells: luck.map(({ cells, drawn }) => TEXT.number(drawn === 0 ? 0 : cells / drawn)) });
  }
  rows.push({ label: TEXT.end.discards, cells: discards });
  return el(
    "details",
    { class: "fold" },
    el("summary", {}, TEXT.end.luck),
    el("p", { class: "small" }, TEXT.end.luckHelp),
    table(view, TEXT.end.luck, TEXT.end.what, rows),
  );
}

/**
 * @param {GameView} view
 * @param {Statistics} counted
 */
function records({ players }, { largestCity, longestRoad }) {
  const line = (/** @type {string} */ label, /** @type {import("../engine/statistics.js").Largest | undefined} */ found) => {
    if (!found) return null;
    const names = found.players.map((player) => players[player].name);
    return [el("dt", {}, label), el("dd", {}, TEXT.end.record(found.tiles, TEXT.listed(names)))];
  };
  const lines = [line(TEXT.end.largestCity, largestCity), line(TEXT.end.longestRoad, longestRoad)].flatMap((pair) => pair ?? []);
  return el("dl", { class: "records" }, ...lines);
}
