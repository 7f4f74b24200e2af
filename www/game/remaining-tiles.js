// @ts-check
/** The tiles that are left: a picture of each kind with how many, which of them fit a space, and how likely those that are chosen are to come. */
import { openDialog } from "../ui/dialogs.js";
import { bdi, el, fill } from "../lib/dom.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { tilePicture } from "../ui/pictures.js";
import { ofBoxes } from "../i18n/boxes.js";
import { TEXT } from "../i18n/text.js";

const words = await TEXT.load.left();

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").TilesLeftView} TilesLeft */

/**
 * @param {Game} game
 * @param {TilesLeft[]} kinds
 * @param {boolean} ofCell whether they tell what fits a space
 * @returns {Promise<void>}
 */
export async function showTilesLeft(game, kinds, ofCell) {
  await stylesOnDemand("./styles/left.css");
  const view = game.view();
  const total = el("p", {}, [words.total(sum(kinds, "left") - (view.hidden ?? 0), sum(kinds, "all")), ...ofBoxes(TEXT, "unseen", view)].join(" "));
  const fit = kinds.filter(({ fits, left }) => fits && left > 0);
  const others = kinds.filter((kind) => !fit.includes(kind));
  const chances = new Chances(game, fit);
  const grid = (/** @type {TilesLeft[]} */ some) => el("ul", { class: "tile-kinds" }, ...some.map((kind) => tileKind(kind, (tile) => chances.choose(tile))));
  const content = ofCell
    ? [el("h3", {}, words.fit(sum(fit, "left"))), grid(fit), el("h3", {}, words.others(sum(others, "left"))), grid(others)]
    : [grid(kinds)];
  return openDialog(
    TEXT.left.open,
    [el("div", { class: "tile-odds" }, total, chances.element), el("div", { class: "tile-lists" }, ...content)],
    [{ label: TEXT.close, kind: "primary" }],
    { name: "tiles-left" },
  );
}

/** How likely the tiles that are chosen are to come; before that, those that fit the space. */
class Chances {
  /** @type {string[]} */
  #chosen = [];

  /** @param {Game} game @param {TilesLeft[]} fit */
  constructor(game, fit) {
    this.game = game;
    this.fit = fit;
    this.element = el("section", { class: "tile-chances", role: "status" });
    this.#show();
  }

  /** Takes a kind of tile in or out. @param {string} tile @returns {boolean} whether it is in now */
  choose(tile) {
    const isChosen = !this.#chosen.includes(tile);
    this.#chosen = isChosen ? [...this.#chosen, tile] : this.#chosen.filter((other) => other !== tile);
    this.#show();
    return isChosen;
  }

  #show() {
    const isOfCell = this.#chosen.length === 0;
    const tiles = isOfCell ? this.fit.map(({ tile }) => tile) : this.#chosen;
    const found = tiles.length > 0 ? this.game.chances(tiles.join(" ")) : undefined;
    if (!found) return fill(this.element, el("p", {}, words.choose));
    const { players } = this.game.view();
    const [tile, other] = tiles;
    const rows = [
      !isOfCell && found.first !== undefined && row(words.first(tile, other), shown(found.first)),
      row(words.next, shown(found.next)),
      row(words.draws, ...found.players.map((chance, seat) => el("span", {}, bdi(players[seat].name), ` ${shown(chance)}`))),
    ];
    fill(this.element, el("h3", {}, isOfCell ? words.fitting : words.chances), el("dl", {}, ...rows), el("p", {}, words.assumed));
  }
}

/** @param {string} what @param {(Node | string)[]} chances */
function row(what, ...chances) {
  return el("div", {}, el("dt", {}, what), el("dd", {}, ...chances));
}

/** A chance in percent: only what is certain is 0 or 100. @param {number} chance in thousandths */
function shown(chance) {
  return words.percent(chance === 0 || chance === 1000 ? chance / 10 : Math.min(99, Math.max(1, Math.round(chance / 10))));
}

/**
 * @param {TilesLeft[]} kinds
 * @param {"left" | "all"} count
 */
function sum(kinds, count) {
  return kinds.reduce((total, kind) => total + kind[count], 0);
}

/** @param {TilesLeft} kind @param {(tile: string) => boolean} onChoose */
function tileKind({ tile, left, all, fits }, onChoose) {
  const button = el(
    "button",
    {
      type: "button",
      "aria-pressed": "false",
      disabled: left === 0,
      onclick: () => button.setAttribute("aria-pressed", String(onChoose(tile))),
    },
    tilePicture(tile, 0),
    el("span", { class: "tile-count", "aria-hidden": "true" }, String(left)),
    el("span", { class: "hidden-text" }, words.tile(tile, left, all)),
  );
  return el("li", { class: "tile-kind", "data-none": left === 0, "data-fits": fits && left > 0, "data-tile": tile }, button);
}
