// @ts-check
/**
 * Choices without a place on the board: which follower comes back in an exchange, for whom ransom is paid, or what becomes of a flock. A
 * button plays each. Ransoms, which are seldom wanted, lie behind one button. What a box shows of its own while it asks, such as a bazaar, is here, too.
 */
import { el, fill } from "../lib/dom.js";
import { describeAction } from "../i18n/describe.js";
import { hasButton, ofBox, panelOfBox } from "../i18n/boxes.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../ui/pictures.js").Pictures} Pictures */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").GameView} GameView */
/** Two taps at one place within so many milliseconds, and pixels, are one for whoever makes them. */
const [TWICE, NEAR] = [400, 16];

export class Offers {
  /** What is on show. */
  #shown = "";
  /** @type {import("../i18n/boxes.js").Panel | undefined} */
  #panel;

  /** Where and when a button was tapped last. */
  #tapped = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

  /**
   * @param {Locale} locale
   * @param {Pictures} pictures
   * @param {(statement: string) => void} onPlay
   */
  constructor(locale, pictures, onPlay) {
    this.locale = locale;
    this.pictures = pictures;
    this.onPlay = onPlay;
    this.element = el("div", { class: "offers", role: "group", "aria-label": locale.hand.offers, hidden: true });
  }

  /**
   * @param {ActionView[]} legal
   * @param {GameView} view
   */
  render(legal, view) {
    const panel = panelOfBox(this.locale, view);
    if (panel) return this.#showPanel(panel, legal, view);
    const offers = legal.filter(({ type }) => hasButton(this.locale, type));
    const { colour } = view.players[view.player];
    const shown = [colour, ...offers.map(({ statement }) => statement)].join("|");
    this.element.hidden = offers.length === 0;
    if (shown === this.#shown) return;
    this.#shown = shown;
    fill(this.element, offers.some(({ type }) => type === "ransom") && this.#unfolding(), ...offers.map((offer) => this.#button(offer, view)));
  }

  #unfolding() {
    const unfold = el(
      "button",
      { class: "secondary offers-fold", type: "button", "aria-expanded": "false", onclick: () => toggle(unfold) },
      ofBox(this.locale, "primary", "ransom"),
    );
    return unfold;
  }

  /**
   * @param {NonNullable<import("../i18n/boxes.js").Box["panel"]>} panel
   * @param {ActionView[]} legal
   * @param {GameView} view
   */
  #showPanel({ make }, legal, view) {
    this.#panel ??= make(this.pictures, this.onPlay);
    if (this.#shown !== "panel") fill(this.element, this.#panel.element);
    this.#shown = "panel";
    this.element.hidden = false;
    this.#panel.render(legal, view);
  }

  /** Plays what a button offers, unless the tap is the second of two: it was meant for the button that was there before. @param {MouseEvent} event @param {string} statement */
  #play({ clientX: x, clientY: y, timeStamp: at, detail }, statement) {
    const before = this.#tapped;
    if (detail > 0 && at - before.at < TWICE && Math.hypot(x - before.x, y - before.y) < NEAR) return;
    this.#tapped = { x, y, at };
    this.onPlay(statement);
  }

  /**
   * @param {ActionView} offer
   * @param {GameView} view
   */
  #button(offer, { players, player, asks }) {
    return el(
      "button",
      {
        class: "secondary offer",
        type: "button",
        "data-statement": offer.statement,
        onclick: (/** @type {MouseEvent} */ event) => this.#play(event, offer.statement),
      },
      this.pictures.figure(
        "figure" in offer && offer.figure ? offer.figure : (ofBox(this.locale, "inHand", asks) ?? "meeple"),
        players[player].colour,
        "figure small-figure",
      ),
      el("span", {}, describeAction(this.locale, offer, players)),
    );
  }
}

/** @param {HTMLElement} button */
function toggle(button) {
  button.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") !== "true"));
}
