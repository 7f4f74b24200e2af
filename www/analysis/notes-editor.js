// @ts-check
/** What is said and shown at a moment, to be edited: how good the decision was, a comment, marks and arrows on the board. */
import { el, fill } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { enable, isEnabled } from "../ui/widgets.js";

/** @typedef {import("./move-tree.js").Words} Words */
/** @typedef {NonNullable<import("../bastide.js").StudyMove["mark"]>} Sign */

const SIGNS = /** @type {Sign[]} */ (["!!", "!", "!?", "?!", "?", "??"]);

/**
 * @typedef {object} NotesActions
 * @property {(sign: Sign | undefined) => void} onMark
 * @property {(comment: string) => string | undefined} onComment returns why it cannot be kept
 * @property {() => void} onFeature marks the feature that is lit
 * @property {(on: boolean) => void} onArrow begins to draw an arrow, or stops
 * @property {() => void} onClear takes away what is shown at this moment
 * @property {() => void} onPromote
 * @property {() => void} onDelete
 * @property {() => void} onUndo
 * @property {() => void} onRedo
 */

/**
 * @typedef {object} Noted the moment on show
 * @property {boolean} played whether anything has been played in its line
 * @property {boolean} variation
 * @property {string | undefined} mark
 * @property {string} comment
 * @property {number} shapes
 * @property {boolean} lit whether a feature is lit on the board
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 */

/** A comment is kept once nothing has been written for so long, in milliseconds, or when it is left. */
const PAUSE = 1000;

export class NotesEditor {
  #later = 0;
  /** Whether the field holds a comment that could not be kept. It stays there until it is taken or the person removes it. */
  #isRefused = false;
  #isKeeping = false;

  /**
   * @param {Words} words
   * @param {NotesActions} actions
   */
  constructor(words, actions) {
    this.actions = actions;
    this.signs = SIGNS.map((sign) => {
      const button = el(
        "button",
        { class: "sign", type: "button", "aria-pressed": "false", "data-mark": sign },
        el("b", { "aria-hidden": "true" }, sign),
        words.marks[sign],
      );
      button.addEventListener("click", () => isEnabled(button) && actions.onMark(button.getAttribute("aria-pressed") === "true" ? undefined : sign));
      return button;
    });
    this.comment = el("textarea", { class: "comment", rows: 2, maxlength: 4000, "aria-label": words.comment, placeholder: words.comment });
    this.comment.addEventListener("change", () => this.keep());
    this.comment.addEventListener("input", () => {
      clearTimeout(this.#later);
      this.#later = window.setTimeout(() => this.keep(), PAUSE);
    });
    this.problem = el("p", { class: "small", role: "alert" });
    const tool = (/** @type {Parameters<typeof icon>[0]} */ picture, /** @type {string} */ label, /** @type {() => void} */ act) => {
      const onclick = () => isEnabled(button) && act();
      const button = el("button", { class: "note-tool", type: "button", onclick }, icon(picture), label);
      return button;
    };
    this.feature = tool("flag", words.feature, actions.onFeature);
    this.arrow = tool("arrow", words.arrow, () => this.draw(this.arrow.getAttribute("aria-pressed") !== "true"));
    this.clear = tool("close", words.clear, actions.onClear);
    this.promote = tool("up", words.promote, actions.onPromote);
    this.delete = tool("remove", words.delete, actions.onDelete);
    this.undo = tool("undo", words.undoEdit, actions.onUndo);
    this.redo = tool("redo", words.redoEdit, actions.onRedo);
    this.element = el(
      "section",
      { class: "notes", "aria-label": words.notes },
      el("div", { class: "signs", role: "group", "aria-label": words.markLabel }, ...this.signs),
      this.comment,
      this.problem,
      el("div", { class: "note-tools" }, this.feature, this.arrow, this.clear, this.undo, this.promote, this.delete, this.redo),
    );
  }

  /** Keeps a comment that is being written. @returns {boolean} whether it was taken; if not, it stays in the field with the reason */
  keep() {
    clearTimeout(this.#later);
    [this.#isRefused, this.#isKeeping] = [false, true];
    const problem = this.actions.onComment(this.comment.value);
    [this.#isRefused, this.#isKeeping] = [problem !== undefined, false];
    fill(this.problem, problem ?? "");
    return !this.#isRefused;
  }

  /** Shows the comment as it is kept: without what nobody sees. @param {string} comment */
  #show(comment) {
    const { value, selectionEnd } = this.comment;
    if (value.trim() === comment) return; // who writes keeps the cursor
    const space = this.#isKeeping ? value.slice(value.trimEnd().length) : ""; // the next word follows
    this.comment.value = comment + space;
    if (!this.#isKeeping || !this.comment.matches(":focus")) return;
    const cursor = Math.max(0, this.comment.value.length - (value.length - selectionEnd));
    this.comment.setSelectionRange(cursor, cursor);
  }

  /** Begins to draw an arrow, or stops. @param {boolean} on */
  draw(on) {
    this.drawing(on);
    this.actions.onArrow(on);
  }

  /** Shows whether an arrow is being drawn. @param {boolean} on */
  drawing(on) {
    this.arrow.setAttribute("aria-pressed", String(on));
  }

  /** @param {Noted} noted */
  render({ played, variation, mark, comment, shapes, lit, canUndo, canRedo }) {
    for (const button of this.signs) {
      button.setAttribute("aria-pressed", String(button.dataset.mark === mark));
      enable(button, played);
    }
    if (!this.#isRefused) {
      this.#show(comment);
      fill(this.problem);
    }
    enable(this.feature, lit);
    enable(this.clear, shapes > 0);
    enable(this.promote, variation);
    enable(this.delete, played);
    enable(this.undo, canUndo);
    enable(this.redo, canRedo);
  }
}
