// @ts-check
/** What a person has reached with a deck alone or in the duel of the day: points and a medal, or by how much, and how that compares with the best result so far. */
import { Game } from "../bastide.js";
import { el, fill } from "../lib/dom.js";
import { dayIn, pointsIn } from "../engine/deck-names.js";
import { unhaunted } from "../games/ghosts.js";
import { haunted } from "../games/haunted.js";
import { deckOf, medalOf } from "../games/solo.js";
import { bestResults, daysInARow, keepResult } from "../games/solo-results.js";
import { isDay } from "../lib/days.js";
import { TEXT } from "../i18n/text.js";
import { deckName } from "../ui/deck-name.js";
import { medalMark, medalsOf } from "../ui/medals.js";
import { onDemand } from "../ui/on-demand.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { announce } from "../ui/widgets.js";

/** @typedef {import("../engine/day-decks.js").Deck} Deck */

const { solo: words } = await TEXT.load.puzzles();

/**
 * For a deck that is listed, the medal or the outcome of the duel. The result is kept if it is the best.
 *
 * @param {Game} game that is over
 * @param {{ counts: boolean, hinted: boolean, onPicture: (told: string) => void }} how whether it was played here, and whether hints were used
 */
export async function deckResult(game, { counts, hinted, onPicture }) {
  await stylesOnDemand("./styles/solo.css");
  const { mine, theirs } = pointsIn(game);
  const deck = await deckOf(game);
  const reached = theirs === undefined ? mine : mine - theirs;
  const known = { before: deck && bestResults()[deck.name], isBest: false, isUnkept: false };
  const { before, isBest, isUnkept } = deck && counts ? keepResult(deck.name, reached, hinted) : known;
  const told = { result: theirs === undefined ? words.result(mine) : words.duel.outcome(mine, theirs), medal: "" };
  const medal = el("p", { class: "solo-medal" });
  if (deck && theirs === undefined) void tellMedal(medal, deck, mine).then((medal) => (told.medal = medal ? words.medals[medal] : ""));
  const best = isBest || before === undefined ? words.newBest : bestOf(deck, before);
  const days = deck && counts && isDay(dayIn(deck.name)) ? daysInARow(deck.name) : 0;
  const inARow = days > 1 && words.inARow(days);
  const card = (/** @type {Deck} */ deck) => [deckName(deck.name, true), told.result, told.medal, hinted && words.hinted, inARow].filter(Boolean).join(" · ");
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) => el("button", { class: "secondary", type: "button", onclick }, label);
  return el(
    "div",
    { class: "solo-result" },
    deck && el("p", { class: "solo-deck" }, deckName(deck.name)),
    medal,
    hinted && el("p", { class: "small" }, words.hinted),
    deck && (before !== undefined || (isBest && reached > 0)) && el("p", { class: "solo-best" }, best),
    isUnkept && el("p", { class: "small", role: "status" }, words.unkept),
    inARow && el("p", { class: "solo-days" }, inARow),
    deck &&
      el(
        "div",
        { class: "row" },
        counts && button(words.shareResult, () => share(haunted(game), `${TEXT.title} · ${card(deck)}`)),
        counts && button(words.picture, () => onPicture(card(deck))),
        button(words.share, () => share(unhaunted(game.record()))),
      ),
  );
}

/** The best result before, in words. @param {Deck | undefined} deck @param {number} points */
function bestOf(deck, points) {
  return deck?.opponent ? words.duel.best(points) : words.best(points);
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

/** The deck as a link, without what was played. @param {string} record with ghosts or without @param {string} [result] what is sent with it */
async function share(record, result) {
  const { showTilesLink } = await onDemand(() => import("../shelf/link.js"));
  const begun = Game.fromRecord(record, 0);
  try {
    await showTilesLink(begun, result);
  } finally {
    begun.free();
  }
}

/** @param {import("../bastide.js").GameView} view of a person alone */
export function deckTitle({ players: [{ score }] }) {
  return words.result(score);
}

/**
 * What goes on from the result: the same deck once more, or another one.
 *
 * @param {import("./result.js").EndActions} actions
 */
export function deckButtons({ onSameTiles, onAnalyse, onSolo, onNewGame }) {
  return [
    { label: words.again, kind: /** @type {const} */ ("primary"), run: onSameTiles ?? onNewGame },
    ...(onAnalyse ? [{ label: TEXT.replay.analyse, run: onAnalyse }] : []),
    { label: words.others, run: onSolo ?? onNewGame },
  ];
}
