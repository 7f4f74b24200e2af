// @ts-check
/** What a person who played alone has reached: points, a medal, and how that compares with the best result so far. */
import { Game } from "../bastide.js";
import { el, fill } from "../lib/dom.js";
import { deckOf, medalOf } from "../games/solo.js";
import { bestResults, daysInARow, keepResult } from "../games/solo-results.js";
import { isDay, noonOf } from "../lib/days.js";
import { TEXT } from "../i18n/text.js";
import { medalMark, medalsOf } from "../ui/medals.js";
import { onDemand } from "../ui/on-demand.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { announce } from "../ui/widgets.js";

/** @typedef {import("../games/solo.js").Deck} Deck */

const { solo: words } = await TEXT.load.puzzles();

/**
 * For a deck that is listed, the medal. The result is kept if it is the best.
 *
 * @param {Game} game that is over
 * @param {{ counts: boolean, hinted: boolean }} how whether it was played here, and whether hints were used
 */
export async function soloResult(game, { counts, hinted }) {
  await stylesOnDemand("./styles/solo.css");
  const [{ score }] = game.view().players;
  const deck = await deckOf(game);
  const { before, isBest } = deck && counts ? keepResult(deck.name, score, hinted) : { before: deck && bestResults()[deck.name], isBest: false };
  const medal = el("p", { class: "solo-medal" });
  const best = deck && (isBest || before !== undefined) && el("p", { class: "solo-best" }, isBest || before === undefined ? words.newBest : words.best(before));
  /** @type {import("../games/solo.js").Medal | undefined} */
  let won;
  if (deck) void tellMedal(medal, deck, score).then((medal) => (won = medal));
  const days = deck && counts && isDay(deck.name) ? daysInARow(deck.name) : 0;
  const inARow = days > 1 && words.inARow(days);
  return el(
    "div",
    { class: "solo-result" },
    deck && el("p", { class: "solo-deck" }, words.decks[deck.name] ?? words.ofDay),
    medal,
    hinted && el("p", { class: "small" }, words.hinted),
    best,
    inARow && el("p", { class: "solo-days" }, inARow),
    deck &&
      el(
        "div",
        { class: "row" },
        counts && el("button", { class: "secondary", type: "button", onclick: () => share(game, card(deck, [score, won, hinted, inARow])) }, words.shareResult),
        el("button", { class: "secondary", type: "button", onclick: () => share(game) }, words.share),
      ),
  );
}

/**
 * A result in a line, to be sent to others.
 *
 * @param {Deck} deck
 * @param {[score: number, medal: import("../games/solo.js").Medal | undefined, hinted: boolean, inARow: string | false]} reached the medal as far as it is known yet
 */
function card(deck, [score, medal, hinted, inARow]) {
  const name = words.decks[deck.name] ?? `${words.ofDay} (${TEXT.date(noonOf(deck.name))})`;
  return [TEXT.title, name, words.result(score), medal && words.medals[medal], hinted && words.hinted, inARow].filter(Boolean).join(" · ");
}

/**
 * @param {HTMLElement} home
 * @param {Deck} deck
 * @param {number} score
 * @returns {Promise<import("../games/solo.js").Medal | undefined>} the one that was won
 */
async function tellMedal(home, deck, score) {
  const medals = await medalsOf(deck, home);
  if (!medals) return undefined;
  const won = medalOf(score, medals);
  const next = /** @type {const} */ (["bronze", "silver", "gold"]).find((medal) => medals[medal] > score);
  fill(
    home,
    won && medalMark(won),
    el("strong", {}, won ? words.won(words.medals[won]) : words.noMedal),
    " ",
    next && words.next(words.medals[next], medals[next]),
  );
  announce(home.textContent ?? "");
  return won;
}

/** The deck as a link, without what was played. @param {Game} game @param {string} [result] what is sent with it */
async function share(game, result) {
  const { showLink } = await onDemand(() => import("../shelf/link.js"));
  const begun = Game.fromRecord(game.record(), 0);
  try {
    await showLink(begun, undefined, result);
  } finally {
    begun.free();
  }
}

/** @param {import("../bastide.js").GameView} view */
export function soloTitle({ players: [{ score }] }) {
  return words.result(score);
}

/**
 * What goes on from the result: the same deck once more, or another one.
 *
 * @param {import("./result.js").EndActions} actions
 */
export function soloButtons({ onSameTiles, onLook, onSolo, onNewGame }) {
  return [
    { label: words.again, kind: /** @type {const} */ ("primary"), run: onSameTiles ?? onNewGame },
    { label: TEXT.end.look, run: onLook },
    { label: words.others, run: onSolo ?? onNewGame },
  ];
}
