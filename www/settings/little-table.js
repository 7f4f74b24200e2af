// @ts-check
/** Where the players sit: a little table with a figure for each of them at their side, which a tap or an arrow key moves to another side. */
import { el, fill } from "../lib/dom.js";
import { figurePicture } from "../ui/pictures.js";
import { prefer, preferences } from "../ui/preferences.js";
import { sidesOf } from "../ui/seating.js";
import { announce } from "../ui/widgets.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").PlayerView} PlayerView */

/** The names of the areas in the style sheet, by quarter turns clockwise from the front. */
const AREAS = ["front", "left", "back", "right"];
const WORDS = (await TEXT.load.settings()).table;

/**
 * @param {PlayerView[]} players
 * @returns {HTMLElement}
 */
export function littleTable(players) {
  const homes = AREAS.map((area) => el("div", { class: "table-side", "data-area": area }));
  /** @type {Record<string, string>} */
  const ways = { ArrowDown: "0", ArrowLeft: "1", ArrowUp: "2", ArrowRight: "3" };
  const move = (/** @type {number} */ seat, /** @type {number} */ side) => {
    const sides = sidesOf(players);
    const seated = Object.fromEntries(players.map(({ colour }, other) => [colour, sides[other]]));
    prefer({ sides: { ...preferences().sides, ...seated, [players[seat].colour]: side } }); // colours of another game stay where they are
    show();
    /** @type {HTMLElement | null | undefined} */ (root.querySelector(`[data-seat="${seat}"]`))?.focus();
    announce(label(players[seat].name, side));
  };
  const chair = (/** @type {number} */ seat, /** @type {number} */ side) => {
    const { name, colour } = players[seat];
    const onkeydown = (/** @type {KeyboardEvent} */ event) => {
      const to = ways[event.key];
      if (to === undefined) return;
      event.preventDefault();
      move(seat, Number(to));
    };
    return el(
      "button",
      { class: "chair", type: "button", "data-seat": seat, "aria-label": label(name, side), title: name, onclick: () => move(seat, (side + 1) % 4), onkeydown },
      figurePicture("meeple", colour),
      el("span", {}, name),
    );
  };
  const show = () => {
    const sides = sidesOf(players);
    for (const [side, home] of homes.entries())
      fill(home, ...players.flatMap(({ level }, seat) => (!level && sides[seat] === side ? [chair(seat, side)] : [])));
  };
  const root = el("div", { class: "little-table" }, ...homes, el("div", { class: "table-top", "aria-hidden": "true" }));
  show();
  return el("div", {}, root, el("p", { class: "small" }, WORDS.seat));
}

/**
 * @param {string} name
 * @param {number} side
 */
function label(name, side) {
  return `${WORDS.side(name)} ${WORDS.sides[side].label}`;
}
