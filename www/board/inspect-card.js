// @ts-check
/** The card of what is pointed at on the board: a feature with its worth and who holds it, or how many tiles fit a space. */
import { el, fill } from "../lib/dom.js";
import { ofBoxes, topicOfBox } from "../i18n/boxes.js";
import { describeCell, describeFeature } from "../i18n/describe.js";
import { halfFor } from "./insets.js";
import { ruleLink } from "./rule-link.js";
import { iconButton } from "../ui/widgets.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../ui/pictures.js").Pictures} Pictures */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../bastide.js").Light} Light */
/** @typedef {Extract<Light, { type: "feature" }>} Feature */
/** @typedef {{ onClose: () => void, onTiles?: () => void }} LightActions `onTiles` shows which tiles fit */

export class InspectCard {
  /**
   * @param {Locale} locale
   * @param {Pictures} pictures
   * @param {LightActions} actions
   */
  constructor(locale, pictures, actions) {
    this.locale = locale;
    this.pictures = pictures;
    this.actions = actions;
    /** Why something tapped cannot be chosen; loaded at the first tap. @type {((light: Light) => import("./why-not.js").Reason | undefined) | undefined} */
    this.whyNot = undefined;
    /** Whether it tells about empty spaces, too. */
    this.cells = true;
    /** Whether of an empty space it says no more than why the tile in hand does not fit, as in a lesson. */
    this.isBrief = false;
    /** Whether the rules reference is on this page. */
    this.linked = true;
    this.element = el("section", { class: "light-card", "aria-label": locale.light.label, hidden: true });
  }

  /**
   * @param {Light | undefined} light
   * @param {GameView} view
   */
  render(light, view) {
    const why = light && this.why(light);
    const isShown = light !== undefined && (light.type === "feature" || (this.cells && (!this.isBrief || why !== undefined)));
    this.element.hidden = !isShown;
    if (!isShown) return fill(this.element);
    const { clientWidth = 0, clientHeight = 0 } = this.element.parentElement ?? {};
    this.element.dataset.place = halfFor(light.at.y, clientHeight);
    this.element.dataset.side = light.held && light.at.x > clientWidth / 2 ? "left" : "right"; // nor over what is beside that
    this.element.dataset.held = String(light.held);
    const close = light.held && iconButton("close", this.locale.close, this.actions.onClose);
    const about = light.type === "cell" ? "cell" : (topicOfBox(this.locale, light) ?? light.feature);
    const rule = light.held && this.linked && (ruleLink(this.locale, why?.topic ?? about) ?? ruleLink(this.locale, about));
    if (light.type === "cell") return fill(this.element, ...this.#cell(light, close, why?.text, rule));
    fill(this.element, ...this.#feature(light, view, close), why && el("p", { class: "light-why" }, why.text), rule);
  }

  /**
   * Why what was tapped cannot be chosen, if that was meant.
   *
   * @param {Light} light
   */
  why(light) {
    return light.held ? this.whyNot?.(light) : undefined;
  }

  /**
   * @param {Extract<Light, { type: "cell" }>} light
   * @param {Node | false} close
   * @param {string | undefined} why the tile in hand does not fit: then that is what counts
   * @param {Node | false | undefined} rule
   */
  #cell(light, close, why, rule) {
    if (this.isBrief) return [el("h2", {}, this.locale.light.noFit), close, el("p", { class: "light-why" }, why ?? "")];
    const { title, facts } = describeCell(this.locale, light);
    const show =
      light.held &&
      light.fits > 0 &&
      this.actions.onTiles &&
      el("button", { class: "secondary", type: "button", onclick: this.actions.onTiles }, this.locale.light.show);
    const [head, text] = why ? [this.locale.light.noFit, el("p", { class: "light-why" }, why)] : [title, el("p", {}, facts)];
    return [el("h2", {}, head), close, text, el("div", { class: "light-more" }, why && el("p", {}, title), show, rule)];
  }

  /**
   * @param {Feature} light
   * @param {GameView} view
   * @param {Node | false} close
   */
  #feature(light, view, close) {
    const { title, facts, value, who } = describeFeature(this.locale, light, view.players);
    const visitors = ofBoxes(this.locale, "visitors", view, light).join(" ");
    return [
      el("h2", {}, title),
      close,
      value && this.#worth(light),
      el("p", { class: "hidden-text" }, value),
      facts && el("p", {}, facts),
      el("div", { class: "light-held" }, ...this.#figures(light, view), el("p", {}, who)),
      visitors && el("p", {}, visitors),
    ];
  }

  /** @param {Feature} light */
  #worth({ worth, could }) {
    const { light } = this.locale;
    const number = (/** @type {number} */ points, /** @type {string} */ label) => el("span", {}, el("strong", {}, String(points)), " ", label);
    const later = could !== undefined && could !== worth && number(could, light.could);
    return el("p", { class: "light-worth", "aria-hidden": "true" }, number(worth, later ? light.now : light.worth), later);
  }

  /**
   * Everybody who stands there, with their strength; those who hold it first.
   *
   * @param {Feature} light
   * @param {GameView} view
   */
  #figures({ strengths, holders, barns }, view) {
    const there = view.players.map(({ colour }, player) => ({ colour, player, strength: strengths[player] })).filter(({ strength }) => strength > 0);
    there.sort((one, other) => other.strength - one.strength);
    const knights = there.map(({ colour, player, strength }) =>
      el(
        "span",
        { class: "light-figure", "aria-hidden": "true", "data-holds": holders.includes(player) },
        this.pictures.figure("meeple", colour),
        String(strength),
      ),
    );
    return [...knights, ...barns.map((player) => this.pictures.figure("barn", view.players[player].colour))];
  }
}
