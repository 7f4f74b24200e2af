// @ts-check
/** Small parts that several screens use. */
import { el } from "../lib/dom.js";
import { icon } from "../lib/icons.js";

/**
 * A button that is only a drawing; its name is read out and shown as a tooltip.
 *
 * @param {Parameters<typeof icon>[0]} name
 * @param {string} label
 * @param {() => void} onclick
 * @param {string} [action] the name of what it does, for programs that press it
 */
export function iconButton(name, label, onclick, action) {
  return el("button", { class: "icon-button", type: "button", "aria-label": label, title: label, "data-action": action, onclick }, icon(name));
}

/** Does once more what did not succeed. @param {string} label @param {() => void} onclick */
export function againButton(label, onclick) {
  return el("button", { class: "secondary", type: "button", "data-action": "again", onclick }, label);
}

/**
 * Writes its name below the picture of a button, which is seen where there is room for it. What it is called begins with that, so
 * that it can be spoken.
 *
 * @param {HTMLButtonElement} button
 * @param {string} name
 */
export function captioned(button, name) {
  if (!button.title.includes(name)) button.title = button.ariaLabel = `${name}: ${button.title}`;
  button.append(el("span", { class: "caption", "aria-hidden": "true" }, name));
  return button;
}

/**
 * Switches a button off without taking the focus from it.
 *
 * @param {HTMLButtonElement} button
 * @param {boolean} on
 */
export function enable(button, on) {
  if (on) button.removeAttribute("aria-disabled");
  else button.setAttribute("aria-disabled", "true");
}

/**
 * @param {HTMLButtonElement} button
 * @returns {boolean}
 */
export function isEnabled(button) {
  return button.getAttribute("aria-disabled") !== "true";
}

/**
 * Says something to a screen reader. The same sentence twice is read twice.
 *
 * @param {string} sentence
 */
export function announce(sentence) {
  const status = document.querySelector("#status");
  if (!status || !sentence) return;
  status.textContent = status.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
