// @ts-check
/** What a player has besides figures: tokens of goods, cards, pieces to build with, a tile of the bazaar, and prisoners, for whom ransom may be paid. */
import { el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { figurePicture, tilePicture } from "../ui/pictures.js";
import { nameOfPiece } from "../i18n/boxes.js";
import { GOODS, describeAction, describeHoldings, hasMost } from "../i18n/describe.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {{ legal: ActionView[], onRansom: (statement: string) => void }} Ransoms */

/**
 * Nothing in a game in which nobody can have any.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {number} seat
 * @param {Ransoms} ransoms
 */
export function holdings(locale, view, seat, ransoms) {
  const { players, boxes } = view;
  const player = players[seat];
  const { goods, cards, floors, bridges, castles, held, track } = player;
  const boxesWithSome = ["bridges", "king", "messages"];
  if (!goods && floors === undefined && !boxes.some((name) => boxesWithSome.includes(name))) return null;
  const words = describeHoldings(locale, players, player);
  const tokens = GOODS.filter((kind) => goods && goods[kind] > 0).map((kind) =>
    el("span", { class: "token", "data-goods": kind, "data-most": hasMost(players, player, kind) }, icon(kind), String(goods?.[kind])),
  );
  const shown = [
    ...tokens,
    ...cards.map(({ card }) => el("span", { class: "card", "data-card": card }, icon(card))),
    ...(floors === undefined ? [] : [el("span", { class: "token floors" }, icon("tower"), String(floors))]),
    ...prisonersOf(locale, view, seat, ransoms),
    ...(bridges === undefined ? [] : [count("bridge", bridges)]),
    ...(castles === undefined ? [] : [count("castle", castles)]),
    ...(held ? [el("span", { class: "token" }, tilePicture(held, 0, "tile held-tile"))] : []),
  ];
  /** @type {[HTMLElement, string][]} */
  const told = shown.map((picture, index) => [picture, words[index]]);
  if (track?.counts) {
    const { woman } = track.counts;
    const picture = el("span", { class: "token" }, figurePicture("woman", player.colour, "figure small-figure"), String(woman));
    told.push([picture, `${nameOfPiece(locale, "woman")}: ${woman}`]);
  }
  return el(
    "span",
    { class: "holdings" },
    ...told.flatMap(([picture, said]) => {
      if (picture.tagName === "BUTTON") return [picture]; // it says what it does
      picture.title = said;
      picture.setAttribute("aria-hidden", "true");
      return [picture, el("span", { class: "hidden-text" }, said)];
    }),
  );
}

/**
 * Pieces that a player has left.
 *
 * @param {"bridge" | "castle"} piece
 * @param {number} left
 */
function count(piece, left) {
  return el("span", { class: "token" }, icon(piece), String(left));
}

/** With more players than these there is no room for buttons on the score board: the hand has them alone. */
const ROOMY = 4;

/**
 * The prisoners in the colours of their owners; each for whom ransom can be paid now is a button that pays it, where there is room.
 *
 * @param {Locale} locale
 * @param {GameView} view
 * @param {number} captor
 * @param {Ransoms} ransoms
 */
function prisonersOf(locale, { players, player: asked }, captor, { legal, onRansom }) {
  return (players[captor].prisoners ?? []).map(({ player, figure, count }) => {
    const content = [figurePicture(figure, players[player].colour, "figure small-figure"), count > 1 && `×${count}`];
    const ransom = legal.find((action) => action.type === "ransom" && action.player === captor && action.figure === figure);
    if (!ransom || player !== asked || players.length > ROOMY) return el("span", { class: "token prisoner" }, ...content);
    const label = describeAction(locale, ransom, players);
    const pay = () => onRansom(ransom.statement);
    return el("button", { class: "token prisoner ransom", type: "button", title: label, "aria-label": label, onclick: pay }, ...content);
  });
}
