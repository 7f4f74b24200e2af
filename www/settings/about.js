// @ts-check
/** What is kept in this browser, and what the game is and is made of: sections of the settings, and a dialog of their own. */
import { BUILD, VERSION } from "../build.js";
import { openDialog } from "../ui/dialogs.js";
import { el, fill } from "../lib/dom.js";
import { saveAll } from "../shelf/export.js";
import { eraseAll } from "../games/games.js";
import { eraseMistakes } from "../games/mistakes.js";
import { forgetKeys } from "../storage/device-keys.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { keepStorage, reportKept } from "../ui/offline.js";
import { TEXT } from "../i18n/text.js";

const WORDS = await TEXT.load.about();

/** @type {{ title: string, make: () => Node[] }[]} */
export const SECTIONS = [
  { title: WORDS.data.title, make: data },
  { title: WORDS.title, make: about },
];

/** @returns {Promise<void>} resolves when the dialog is closed */
export async function showAbout() {
  await stylesOnDemand("./styles/settings.css");
  const content = SECTIONS.map(({ title, make }) => el("section", { class: "about" }, el("h3", {}, title), ...make()));
  return openDialog(TEXT.about.open, content, [{ label: TEXT.close, kind: "primary" }], { name: "about-dialog" });
}

function data() {
  const told = el("p", { class: "small" });
  const ask = el("button", { class: "secondary", type: "button", hidden: true, onclick: async () => tell(await keepStorage()) }, WORDS.data.ask);
  const tell = (/** @type {boolean} */ kept) => {
    fill(told, kept ? WORDS.data.kept : WORDS.data.notKept);
    ask.hidden = kept;
  };
  navigator.storage?.persisted?.().then(tell, () => {});
  return [
    el("p", {}, WORDS.data.where),
    told,
    el(
      "div",
      { class: "row" },
      ask,
      el("button", { class: "secondary", type: "button", onclick: saveAll }, WORDS.data.exportAll),
      el("button", { class: "secondary", type: "button", onclick: confirmErase }, WORDS.data.erase),
    ),
  ];
}

/** @returns {Promise<void>} */
function confirmErase() {
  const erase = async () => {
    for (const eraseBeside of [eraseMistakes, forgetKeys]) await eraseBeside().catch(() => {}); // where nothing can be stored, there are none
    await eraseAll();
    location.reload();
  };
  const actions = [
    { label: WORDS.data.keep, kind: /** @type {const} */ ("primary") },
    { label: WORDS.data.exportAll, run: () => saveAll().then(confirmErase) },
    { label: WORDS.data.eraseAll, run: erase },
  ];
  return openDialog(WORDS.data.erase, [el("p", {}, WORDS.data.warning)], actions, { name: "erase" });
}

function about() {
  const text = el("pre", { class: "licences", tabindex: 0, "aria-label": WORDS.licences });
  const load = async () => {
    if (!details.open || text.textContent) return;
    const found = await fetch("./licences.txt").catch(() => null);
    fill(text, found?.ok ? await found.text() : WORDS.noLicences);
  };
  const details = el("details", { class: "fold", ontoggle: load }, el("summary", {}, WORDS.licences), text);
  const kept = el("p", {});
  void reportKept().then((sentence) => fill(kept, sentence));
  return [el("p", {}, WORDS.version(VERSION, BUILD)), kept, el("p", {}, WORDS.licence), el("p", {}, WORDS.affiliation), details];
}
