// @ts-check
/** A turn from its first step to its last, on one page: in which order everything happens with the boxes of a game. */
import { el } from "../lib/dom.js";
import { ofBox } from "../i18n/boxes.js";
import { TEXT } from "../i18n/text.js";
import { openDialog } from "../ui/dialogs.js";

const words = await TEXT.load.turn();

/** @typedef {import("../bastide.js").Game} Game */

/** @param {Game} game */
export function showTurn(game) {
  const lines = stepsOf(game).map((sentence) => el("li", {}, sentence));
  return openDialog(words.title, [el("p", {}, words.about), el("ol", { class: "turn-order" }, ...lines)], [], { name: "turn" });
}

/**
 * What happens in a turn, a sentence for each step; one that comes several times is told where it comes first.
 *
 * @param {Game} game
 * @returns {string[]}
 */
function stepsOf(game) {
  const builds = game.view().players.some(({ supply }) => supply.some(({ figure }) => figure === "builder"));
  const names = game.turn().flatMap((name) => (name === "next" && builds ? ["secondTile", name] : name));
  const last = names.filter((name) => name === "next"); // behind what still belongs to the turn
  return [...new Set([...names.filter((name) => name !== "next"), ...last].flatMap((name) => words.steps[name] ?? ofBox(TEXT, "steps", name) ?? []))];
}
