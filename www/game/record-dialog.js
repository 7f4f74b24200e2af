// @ts-check
/** The record of a game on show. */
import { copyText } from "../lib/clipboard.js";
import { openDialog, saveText } from "../ui/dialogs.js";
import { el, fill } from "../lib/dom.js";
import { TEXT } from "../i18n/text.js";

/**
 * The record as text to copy or save.
 *
 * @param {string} record
 * @param {boolean} over whether no tile is still to come
 * @param {"show" | "copy"} [first] "copy": it goes to the clipboard at once
 */
export function showRecord(record, over, first = "show") {
  const area = el("textarea", { id: "record", readonly: true, rows: 10, spellcheck: "false" }, record);
  const told = el("p", { class: "small", role: "status" });
  const copy = async () => {
    area.select();
    fill(told, (await copyText(record)) ? TEXT.record.copied : TEXT.record.byHand);
  };
  const save = () => {
    saveText(record);
    fill(told, TEXT.record.saved);
  };
  const content = [
    over ? "" : el("p", { class: "small" }, TEXT.record.note),
    el("label", { class: "hidden-text", for: "record" }, TEXT.record.label),
    area,
    el(
      "div",
      { class: "row" },
      el("button", { class: "primary", type: "button", onclick: copy }, TEXT.menu.copy),
      el("button", { class: "secondary", type: "button", onclick: save }, TEXT.menu.save),
    ),
    told,
  ];
  const closed = openDialog(
    TEXT.record.title,
    content.filter((part) => part instanceof Node),
    [],
    { name: "record" },
  );
  if (first === "copy") void copy();
  return closed;
}
