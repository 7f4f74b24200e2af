// @ts-check
/** The settings, section by section. Each section is a title and a function that makes what stands below it. */
import { SECTIONS } from "./about.js";
import { aidSwitches } from "../game/aid-panel.js";
import { Aids } from "../game/aids.js";
import { openDialog } from "../ui/dialogs.js";
import { el, fill } from "../lib/dom.js";
import { languageButtons } from "../ui/language-dialog.js";
import { systemLook } from "../lib/system-look.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { prefer, preferences } from "../ui/preferences.js";
import { playSound } from "../ui/sound.js";
import { littleTable } from "./little-table.js";
import { TEXT } from "../i18n/text.js";
import { chooseStyle, chooseTheme, chosenTheme, style } from "../ui/theme.js";

/** @typedef {import("../bastide.js").PlayerView} PlayerView */
/** @typedef {import("../ui/preferences.js").Preferences} Preferences */

/**
 * What a section may know of the game that is played; nothing on the set-up screen.
 *
 * @typedef {object} Context
 * @property {string} [game] which it is
 * @property {import("../storage/store.js").Agreed} [agreed] what its players agreed on
 * @property {PlayerView[]} [players]
 * @property {Aids} [aids]
 * @property {boolean} [tilesHidden] whether the rules hide which tiles are left
 */

/** @typedef {{ title: string, make: (context: Context) => (Node | string)[] }} Section */

const WORDS = await TEXT.load.settings();

/** @type {Section[]} */
const sections = [
  { title: TEXT.language, make: ({ game }) => [languageButtons(game)] },
  { title: WORDS.playing.title, make: playing },
  { title: WORDS.table.title, make: table },
  { title: WORDS.look.title, make: look },
  { title: TEXT.aids.title, make: aids },
  { title: WORDS.hearing, make: sound },
  ...SECTIONS,
];

/**
 * @param {Context} [context]
 * @returns {Promise<void>}
 */
export async function showSettings(context = {}) {
  await Promise.all([stylesOnDemand("./styles/settings.css"), stylesOnDemand("./styles/switches.css")]);
  const content = sections.map(({ title, make }) => el("section", { class: "settings" }, el("h3", {}, title), ...make(context)));
  return openDialog(TEXT.settings.title, content, [], { name: "settings-dialog" });
}

/** @param {Context} context */
function playing({ agreed }) {
  return [
    choice("tapping", WORDS.playing.tapping, preferences().tapping, (tapping) => prefer({ tapping })),
    preference("handOver", WORDS.playing.handOver),
    agreed?.undo === false ? fixed(TEXT.agreed.undo.title) : preference("undoAll", WORDS.playing.undoAll),
    choice("hints", WORDS.playing.hints, preferences().hints, (hints) => prefer({ hints })),
    preference("talk", WORDS.playing.talk),
    choice("pace", WORDS.playing.pace, preferences().pace, (pace) => prefer({ pace })),
  ];
}

/** @param {Context} context */
function table({ players, agreed }) {
  const seats = el("div");
  const show = () => fill(seats, preferences().around && players && littleTable(players));
  show();
  const bank = minutes();
  const clock = choice("clock", TEXT.settings.clock, preferences().clock, (clock) => {
    prefer({ clock });
    bank.hidden = clock !== "bank";
  });
  return [
    preference("leftHanded", WORDS.table.leftHanded),
    preference("around", WORDS.table.around, show),
    seats,
    preference("boardTurns", WORDS.table.boardTurns),
    ...(agreed?.clock ? [fixed(TEXT.settings.clock.title)] : [clock, bank]),
    ...("wakeLock" in navigator ? [preference("awake", WORDS.table.awake)] : []),
  ];
}

/** In place of a choice that was made before the game. @param {string} title */
function fixed(title) {
  return el("p", { class: "small" }, `${title}: `, TEXT.agreed.fixed);
}

/** The minutes of the bank. */
function minutes() {
  const values = [5, 10, 15, 20, 30, 45, 60, 90];
  const field = el(
    "select",
    { id: "setting-minutes", onchange: () => prefer({ minutes: Number(field.value) }) },
    ...values.map((value) => el("option", { value, selected: value === preferences().minutes }, String(value))),
  );
  return el("div", { class: "setting-minutes", hidden: preferences().clock !== "bank" }, el("label", { for: "setting-minutes" }, TEXT.settings.minutes), field);
}

function look() {
  const { calm } = systemLook();
  const { motion } = preferences();
  return [
    choice("theme", WORDS.look.theme, chosenTheme(), chooseTheme),
    choice("text", WORDS.look.text, preferences().text, (text) => prefer({ text })),
    choice("style", WORDS.look.style, style(), chooseStyle),
    toggle("motion", { title: WORDS.motion, help: calm ? WORDS.calm : "" }, motion && !calm, (on) => prefer({ motion: on }), calm),
  ];
}

/** @param {Context} context */
function aids({ aids = new Aids(() => {}), tilesHidden = false }) {
  return aidSwitches(aids, tilesHidden);
}

function sound() {
  const { volume } = preferences();
  const range = el("input", {
    type: "range",
    min: 0,
    max: 100,
    step: 5,
    value: Math.round(volume * 100),
    disabled: !preferences().sound,
    oninput: () => prefer({ volume: range.valueAsNumber / 100 }),
    onchange: () => playSound("figure"),
  });
  const hear = (/** @type {boolean} */ on) => {
    prefer({ sound: on });
    range.disabled = !on;
    playSound("figure");
  };
  return [toggle("sound", { title: WORDS.sound, help: "" }, preferences().sound, hear), el("label", { class: "volume" }, WORDS.volume, range)];
}

/**
 * A switch for a preference that is on or off.
 *
 * @param {"handOver" | "undoAll" | "talk" | "leftHanded" | "around" | "boardTurns" | "awake"} name
 * @param {{ title: string, help: string }} words
 * @param {() => void} [then]
 */
function preference(name, words, then = () => {}) {
  return toggle(name, words, preferences()[name], (on) => {
    prefer({ [name]: on });
    then();
  });
}

/**
 * A switch with its words.
 *
 * @param {string} name
 * @param {{ title: string, help: string }} words
 * @param {boolean} checked
 * @param {(on: boolean) => void} change
 * @param {boolean} [disabled]
 */
export function toggle(name, { title, help }, checked, change, disabled = false) {
  const id = `setting-${name}`;
  const input = el("input", {
    type: "checkbox",
    role: "switch",
    id,
    checked,
    disabled,
    "aria-describedby": help && `${id}-help`,
    onchange: () => change(input.checked),
  });
  return el("div", { class: "aid" }, el("label", { for: id }, title), input, help && el("p", { class: "small", id: `${id}-help` }, help));
}

/**
 * A choice of a few values, with the help of the one chosen.
 *
 * @template {string} T
 * @param {string} name
 * @param {{ title: string, values: { value: T, label: string, help?: string }[] }} words
 * @param {T} chosen
 * @param {(value: T) => void} change
 */
export function choice(name, { title, values }, chosen, change) {
  const help = el("p", { class: "small" });
  const tell = (/** @type {T} */ value) => fill(help, values.find((one) => one.value === value)?.help);
  const entries = values.map(({ value, label }) => {
    const onchange = () => {
      change(value);
      tell(value);
    };
    return el(
      "label",
      { class: "edition" },
      el("input", { type: "radio", name: `setting-${name}`, value, checked: value === chosen, onchange }),
      el("span", {}, label),
    );
  });
  tell(chosen);
  return el("fieldset", { class: "setting-choice" }, el("legend", {}, title), el("div", { class: "editions" }, ...entries), help);
}
