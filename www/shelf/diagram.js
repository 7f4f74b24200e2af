// @ts-check
/** A position without a past that came from outside: shown over the page by the board that other pages use, which reads diagrams. */
import { readRecords } from "../bastide.js";
import { openDialog } from "../ui/dialogs.js";
import { el } from "../lib/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { showRecord } from "../game/record-dialog.js";
import { TEXT } from "../i18n/text.js";
import { style, theme } from "../ui/theme.js";

const words = await TEXT.load.arrive();

/** @param {string} record */
export const isDiagram = (record) => readRecords(record)[0]?.tags.Diagram !== undefined;

/** @param {string} record */
export async function showDiagram(record) {
  await onDemand(() => import("../embed.js"));
  const board = el("bastide-board", { mode: "view", loading: "eager", record, lang: TEXT.tag, theme: style() === "contrast" ? "contrast" : theme() });
  const actions = [
    { label: TEXT.close, kind: /** @type {const} */ ("primary") },
    { label: TEXT.menu.record, run: () => showRecord(record, true) },
  ];
  return openDialog(words.diagram, [board], actions, { name: "diagram-dialog" });
}
