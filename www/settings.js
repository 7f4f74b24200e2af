// @ts-check
/** The settings at the top of the menu: sound, movement, and the pace of computer players. */
import { el } from "./dom.js";
import { prefer, preferences } from "./preferences.js";
import { playSound } from "./sound.js";
import { TEXT } from "./text.js";

/** @returns {HTMLElement} */
export function settings() {
  const { sound, volume, motion, pace } = preferences();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const range = el("input", {
    type: "range",
    min: 0,
    max: 100,
    step: 5,
    value: Math.round(volume * 100),
    disabled: !sound,
    "aria-label": TEXT.settings.volume,
    oninput: () => prefer({ volume: range.valueAsNumber / 100 }),
    onchange: () => playSound("figure"),
  });
  const hear = (/** @type {boolean} */ on) => {
    prefer({ sound: on });
    range.disabled = !on;
    playSound("figure");
  };
  return el(
    "div",
    { class: "settings", role: "group", "aria-label": TEXT.settings.title },
    choice(TEXT.settings.sound, sound, hear),
    range,
    choice(calm ? TEXT.settings.calm : TEXT.settings.motion, motion && !calm, (on) => prefer({ motion: on }), calm),
    pacing(pace),
  );
}

/** @param {import("./preferences.js").Preferences["pace"]} chosen */
function pacing(chosen) {
  const options = Object.entries(TEXT.settings.paces).map(([value, label]) => el("option", { value, selected: value === chosen }, label));
  const field = el("select", { onchange: () => prefer({ pace: /** @type {typeof chosen} */ (field.value) }) }, ...options);
  return el("label", { class: "pace" }, el("span", {}, TEXT.settings.pace), field);
}

/**
 * @param {string} label
 * @param {boolean} checked
 * @param {(on: boolean) => void} change
 * @param {boolean} [disabled]
 */
function choice(label, checked, change, disabled = false) {
  const input = el("input", { type: "checkbox", checked, disabled, onchange: () => change(input.checked) });
  return el("label", {}, input, el("span", {}, label));
}
