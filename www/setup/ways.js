// @ts-check
/** The ways into a game above the form: the one that is not finished, one like the last, one against the computer, one for several people. */
import { el } from "../lib/dom.js";
import { COMPUTER_NAMES } from "../lib/computer-names.js";
import { facePicture } from "../ui/levels.js";
import { figureLater } from "../ui/pictures.js";
import { isolated } from "../lib/invisible-characters.js";
import { TEXT, calledBy } from "../i18n/text.js";

/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("../storage/store.js").Choice} Choice */

/** The first game of a newcomer. @type {Pick<Choice, "rules" | "boxes" | "options" | "players" | "pile">} */
export const AGAINST_COMPUTER = {
  rules: "2016",
  boxes: ["base"],
  options: {},
  players: [
    { colour: "red", name: "" },
    { colour: "blue", name: COMPUTER_NAMES.novice, level: "novice" },
  ],
  pile: "whole",
};

/**
 * The two large ways in.
 *
 * @param {() => void} onComputer begins at once
 * @param {() => void} onPass goes to the form
 */
export function twoWays(onComputer, onPass) {
  const figures = /** @type {const} */ (["red", "blue", "yellow"]).map((colour) => figureLater("meeple", colour, "way-figure"));
  return el(
    "div",
    { class: "first-ways" },
    way("way-computer", [facePicture("novice")], TEXT.setup.computer, TEXT.setup.computerHelp, onComputer),
    way("way-pass", figures, TEXT.setup.pass, TEXT.setup.passHelp, onPass),
  );
}

/**
 * @param {string} name
 * @param {Node[]} pictures
 * @param {string} title
 * @param {string} help
 * @param {() => void} onclick
 */
function way(name, pictures, title, help, onclick) {
  return el(
    "button",
    { class: `way ${name}`, type: "button", onclick },
    el("span", { class: "way-picture" }, ...pictures),
    el("strong", {}, title),
    el("span", { class: "small" }, help),
  );
}

/**
 * The button that takes up the last game.
 *
 * @param {Row} row
 * @param {(row: Row) => void} onContinue
 */
export function resume(row, onContinue) {
  const scores = row.players.map((player) => `${isolated(calledBy(player))} ${player.score}`).join(" · ");
  return el(
    "button",
    { class: "primary resume", type: "button", onclick: () => onContinue(row) },
    el("strong", {}, TEXT.setup.resume),
    el("span", {}, TEXT.setup.resumeDetail(scores, row.turn)),
    row.sealed === true && el("span", {}, TEXT.setup.apart),
  );
}

/**
 * The button that begins a game like the last one.
 *
 * @param {string} line the set-up in one line
 * @param {() => void} onclick
 */
export function playAgain(line, onclick) {
  return el("button", { class: "secondary again", type: "button", onclick }, el("strong", {}, TEXT.setup.again), el("span", { class: "setup-line" }, line));
}
