// @ts-check
/** Sentences that appear above the board for a while, where the log is not on show. The status line reads them out. */
import { el } from "../lib/dom.js";

const SECONDS = 6;

export class Toasts {
  constructor() {
    this.element = el("div", { class: "toasts", "aria-hidden": "true" });
  }

  /** @param {string[]} sentences take the place of those before */
  show(sentences) {
    const shown = sentences.map((sentence) => el("p", { class: "toast" }, sentence));
    this.element.replaceChildren(...shown);
    setTimeout(() => shown.forEach((toast) => toast.remove()), SECONDS * 1000);
  }
}
