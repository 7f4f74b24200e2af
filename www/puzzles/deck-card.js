// @ts-check
/** A deck as a button: what is in it, the best result here, and what the medals take or who the opponent is. */
import { deckOfDay, duelOfDay } from "../engine/day-decks.js";
import { hasDecks } from "../engine/deck-names.js";
import { el, fill } from "../lib/dom.js";
import { begunWith, medalOf, unfinished } from "../games/solo.js";
import { bestResults, hintedDecks } from "../games/solo-results.js";
import { COMPUTER_NAMES } from "../lib/computer-names.js";
import { TEXT } from "../i18n/text.js";
import { deckName } from "../ui/deck-name.js";
import { facePicture } from "../ui/levels.js";
import { medalMark, medalsOf } from "../ui/medals.js";
import { tilePicture } from "../ui/pictures.js";

/** @typedef {import("../engine/day-decks.js").Deck} Deck */
/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("../games/solo.js").Medal} Medal */

const { solo: words } = await TEXT.load.puzzles();

/** How many of its tiles a deck shows. */
const SHOWN = 3;

/** The games that are not over, for the cards of a screen. Where they cannot be read now there are none, and the page says so when a card is pressed. */
export const openGames = () => unfinished().catch(() => /** @type {Row[]} */ ([]));

/**
 * The decks of a day; none for a day before the first, which a clock that is wrong may tell: their results are not kept.
 *
 * @param {string} day
 * @param {(deck: Deck) => void} onDeck
 * @param {Promise<Row[]>} games that are not over
 */
export function decksOfDay(day, onDeck, games) {
  return hasDecks(day) ? [deckCard(deckOfDay(day), onDeck, games), deckCard(duelOfDay(day), onDeck, games)] : [];
}

/**
 * @param {Deck} deck
 * @param {(deck: Deck) => void} onDeck
 * @param {Promise<Row[]>} games that are not over
 */
export function deckCard(deck, onDeck, games) {
  const boxes = TEXT.listed(deck.boxes.map((box) => TEXT.boxes[box]?.title ?? TEXT.capital(box))) || words.base;
  const best = bestResults()[deck.name];
  const medals = el("span", { class: "deck-medals" });
  const result = el(
    "span",
    { class: "deck-best" },
    best === undefined ? words.unplayed : deck.opponent ? words.duel.best(best) : words.best(best),
    hintedDecks().has(deck.name) && ` (${words.hinted})`,
  );
  if (deck.opponent) fill(medals, facePicture(deck.opponent), words.duel.against(COMPUTER_NAMES[deck.opponent], levelWord(deck.opponent)));
  else void tellPar();
  void tellBegun().catch(() => {}); // as in openGames
  return el(
    "button",
    { class: "puzzle-entry deck-entry", type: "button", "data-deck": deck.name, onclick: () => onDeck(deck) },
    el("span", { class: "deck-tiles", "aria-hidden": "true" }, ...shown(deck.tiles).map((tile) => tilePicture(tile, 0))),
    el(
      "span",
      { class: "puzzle-words" },
      el("strong", {}, deckName(deck.name)),
      el("span", { class: "puzzle-facts" }, el("span", {}, boxes), el("span", {}, TEXT.setup.tiles(deck.tiles.length))),
      result,
      medals,
    ),
  );

  /** Says how far a game with this deck is. */
  async function tellBegun() {
    const row = await begunWith(deck, await games);
    if (row) fill(result, words.begun(row.turn), best !== undefined && " · ", ...(best === undefined ? [] : result.childNodes));
  }

  /** Says what the medals take, once that is known. */
  async function tellPar() {
    const needed = await medalsOf(deck, medals);
    if (!needed) return;
    const won = best === undefined ? undefined : medalOf(best, needed);
    if (won) result.append(" ", medalMark(won), " ", words.medals[won]);
    fill(medals, ...medalList(needed));
  }
}

/** @param {import("../engine/day-decks.js").Opponent} level */
const levelWord = (level) => TEXT.levels.find(({ value }) => value === level)?.label ?? level;

/**
 * What each medal takes, the best first.
 *
 * @param {Record<Medal, number>} medals
 */
export function medalList(medals) {
  const ranks = /** @type {const} */ (["gold", "silver", "bronze"]);
  return ranks.map((medal) => el("span", {}, medalMark(medal), words.from(words.medals[medal], medals[medal])));
}

/** Some of its tiles: those of its expansion, if it has one. They are not in the order in which they come. @param {string[]} tiles */
function shown(tiles) {
  const kinds = [...new Set(tiles)].sort();
  const special = kinds.filter((tile) => /\d/.test(tile));
  return (special.length >= SHOWN ? special : kinds).slice(0, SHOWN);
}
