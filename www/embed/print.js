// @ts-check
/**
 * Boards on paper. In place of each board stands a drawing of its position, black on white, with the points and the tile in hand, and without
 * what only a screen can offer. It is made when the browser begins to print, which waits for nothing: a board that nobody has
 * scrolled to is drawn without being opened.
 */
import { describeError } from "../i18n/describe.js";
import { el, bdi } from "../lib/dom.js";
import { loadSetsOf } from "../engine/sets.js";
import { gameOf, mainLineOf, scriptOf } from "./script.js";
import { wear } from "./style-sheet.js";
import { drawn } from "./svg.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("./table.js").Table} Table */

/** @typedef {{ element: import("../embed.js").BastideBoard, frame: Element, mode: string, boxes: string, record: string }} Closed */

/** How wide a drawing is made; on paper it is as wide as its column, or less. */
const WIDTH = 480;

/** Boards that are open. @type {Set<Table>} */
const open = new Set();
/** The languages of boards that were opened here, by their marks; a board that is not open speaks its own if it is among them. @type {Map<string, Locale>} */
const locales = new Map();
/** What was drawn for paper. @type {Element[]} */
let papers = [];

/**
 * Prints a board from now on as a drawing.
 *
 * @param {Table} table
 * @returns {() => void} ends it
 */
export function onPaper(table) {
  if (locales.size === 0) {
    addEventListener("beforeprint", draw);
    addEventListener("afterprint", clear);
    for (const { record, boxes } of closed()) void loadSetsOf(record, boxes).catch(() => {}); // printing waits for nothing; a drawing without its set says what is missing
  }
  locales.set(table.locale.tag.split("-")[0], table.locale);
  open.add(table);
  return () => open.delete(table);
}

function draw() {
  clear();
  for (const table of open) {
    const { game, locale, players, coordinates } = table;
    table.element.prepend(keep(paper(locale, game, { scored: !players.hidden, asked: table.isAsked(), coordinates })));
  }
  for (const board of closed()) drawClosed(board);
}

function clear() {
  for (const paper of papers) paper.remove();
  papers = [];
}

/** @param {Element} paper */
function keep(paper) {
  papers.push(paper);
  return paper;
}

/**
 * The boards that are still to come, are to be seen, and say what they show.
 *
 * @returns {Closed[]}
 */
function closed() {
  const boards = /** @type {import("../embed.js").BastideBoard[]} */ ([...document.querySelectorAll("bastide-board")]);
  return boards.flatMap((element) => {
    const frame = element.shadowRoot?.querySelector("figure:not([data-state]) .frame");
    const [mode, boxes] = [element.getAttribute("mode") ?? "view", element.getAttribute("boxes") ?? ""];
    const record = element.getAttribute("record") || element.querySelector(':scope > script[type="text/plain"]')?.textContent || "";
    const hasPoster = element.hasAttribute("poster") || element.querySelector(':scope > [slot="poster"]');
    const isSeen = record !== "" && !hasPoster && mode !== "still" && element.getClientRects().length > 0;
    return frame && isSeen ? [{ element, frame, mode, boxes, record }] : [];
  });
}

/** @param {Closed} board */
function drawClosed(board) {
  const { element, frame, record } = board;
  const language = (element.closest("[lang]")?.getAttribute("lang") ?? "").split("-")[0];
  const locale = locales.get(language) ?? /** @type {Locale} */ (locales.values().next().value);
  wear(/** @type {ShadowRoot} */ (element.shadowRoot));
  try {
    frame.append(keep(paperOf(board, locale)));
  } catch (error) {
    frame.append(keep(el("p", { class: "printed" }, describeError(locale, /** @type {any} */ (error), record)))); // the boards behind it are printed all the same
  }
}

/** @param {Closed} board @param {Locale} locale */
function paperOf({ element, mode, record: whole }, locale) {
  const record = mainLineOf(whole);
  const at = element.getAttribute("at");
  const game = gameOf({ locale, record, at: at ? Number(at) : undefined });
  const scored = scriptOf(record).tags.Diagram === undefined;
  const shows = { scored, asked: mode !== "view" && mode !== "replay", coordinates: element.getAttribute("coordinates") === "on" };
  const drawing = paper(locale, game, shows);
  game.free();
  return drawing;
}

/**
 * @param {Locale} locale
 * @param {Game} game
 * @param {object} shows
 * @param {boolean} shows.scored whether there are points in it
 * @param {boolean} shows.asked whether something is decided in it
 * @param {boolean} shows.coordinates whether the numbers of columns and rows stand along the edges
 */
function paper(locale, game, { scored, asked, coordinates }) {
  const { players, drawn: tile } = game.view();
  const landscape = landscapeOf(locale, game, coordinates);
  return el(
    "div",
    { class: "printed" },
    scored && el("p", { class: "printed-points" }, ...players.map(({ name, score }) => el("span", {}, bdi(name), ` ${score}`))),
    landscape,
    asked && tile && el("p", { class: "printed-hand" }, drawn(game.tileSvg(tile, 0, "print"), "printed-tile"), locale.hand.tileAlt),
  );
}

/**
 * The drawing, or why there is none: other boards are printed all the same.
 *
 * @param {Locale} locale
 * @param {Game} game
 * @param {boolean} coordinates
 */
function landscapeOf(locale, game, coordinates) {
  try {
    const landscape = drawn(game.toSvg("print", "light", WIDTH, undefined, coordinates), "printed-board");
    for (const side of ["width", "height"]) landscape.removeAttribute(side); // the style sheet says
    return landscape;
  } catch (error) {
    return el("p", {}, describeError(locale, /** @type {any} */ (error)));
  }
}
