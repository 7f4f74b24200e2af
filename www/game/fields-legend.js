// @ts-check
/** What the numbers and stripes on fields mean, beside the board while they are shown. */
import { el } from "../lib/dom.js";
import { TEXT } from "../i18n/text.js";

/** What a completed city gives at the end, by the rule for farmers; with every other one 3 points. @type {Record<string, number>} */
const CITY = { first: 4 };

/** @param {import("../bastide.js").GameView["options"]} options of the game */
export function fieldsLegend(options) {
  const farms = options.find(({ name }) => name === "farms")?.value ?? "";
  return el("p", { class: "fields-legend" }, TEXT.aids.fieldsLegend(TEXT.players.points(CITY[farms] ?? 3)));
}
