// @ts-check
/** The best turns of a position as a list, with how sure that is and what is likely to follow. */
import { el, fill } from "../lib/dom.js";
import { TOLD, statementsOf } from "./assistant.js";
import { describeLead } from "../i18n/describe-lead.js";
import { describeReason } from "../i18n/describe-reason.js";
import { toldNext, toldTurn } from "./told-turn.js";

/** @typedef {import("../i18n/languages.js").Locale} Locale */
/** @typedef {import("../bastide.js").Candidate} Candidate */
/** @typedef {import("../bastide.js").ActionView} ActionView */
/** @typedef {import("../bastide.js").GameView["players"]} PlayerViews */
/** @typedef {import("./move-tree.js").Words} Words */
/** @typedef {{ legal: ActionView[], players: PlayerViews, player: number, drawn?: string, played?: string }} Position `drawn`: the tile in hand; `played`: the statements of the turn that was played here */

export class BestTurns {
  /**
   * @param {Locale} locale
   * @param {Words} words
   * @param {typeof import("../i18n/language/en/advice.js").advice} reasons
   * @param {import("../ui/pictures.js").Pictures} pictures
   * @param {{ onSwitch: (on: boolean) => void, onPlay: (candidate: Candidate) => void }} actions
   */
  constructor(locale, words, reasons, pictures, actions) {
    this.locale = locale;
    this.words = words;
    this.reasons = reasons;
    this.pictures = pictures;
    this.actions = actions;
    this.switch = el("button", { class: "switch", type: "button", role: "switch", "aria-checked": "false" }, words.engine);
    this.switch.addEventListener("click", () => this.turn(!this.isOn()));
    this.told = el("p", { class: "small", role: "status" }, words.engineHelp);
    this.list = el("ol", { class: "best", "aria-label": words.best });
    this.range = el("p", { class: "small", hidden: true });
    this.element = el("section", { class: "engine", "aria-label": words.engine }, this.switch, this.told, this.range, this.list);
  }

  isOn() {
    return this.switch.getAttribute("aria-checked") === "true";
  }

  /** Switches the engine on or off. @param {boolean} on */
  turn(on) {
    this.switch.setAttribute("aria-checked", String(on));
    this.clear();
    this.actions.onSwitch(on);
  }

  /** @param {string} [told] what is told in place of turns: what the switch is for, while it is off */
  clear(told = this.isOn() ? "" : this.words.engineHelp) {
    fill(this.told, told);
    fill(this.list);
    this.range.hidden = true;
  }

  /**
   * @param {Candidate[]} found
   * @param {boolean} done
   * @param {Position} position
   */
  render(found, done, position) {
    const { words } = this;
    const rounds = found.reduce((sum, { rounds }) => sum + rounds, 0);
    fill(this.told, found.length === 0 ? words.nothing : done ? words.tried(rounds) : words.trying(rounds));
    this.range.hidden = found.length === 0;
    fill(this.range, words.range(position.players[position.player].name));
    fill(this.list, ...found.map((candidate, index) => el("li", {}, this.#entry(candidate, index, position))));
  }

  /**
   * @param {Candidate} candidate
   * @param {number} index
   * @param {Position} position
   */
  #entry(candidate, index, position) {
    const { players, played } = position;
    const { turn, lead, error, reply } = candidate;
    const { locale, words } = this;
    const why = index > 0 ? [] : turn.reasons.slice(0, 1).map((reason) => describeReason(this.reasons, reason, players));
    const then =
      index === 0 &&
      reply &&
      el(
        "span",
        { class: "small best-reply" },
        words.reply,
        this.pictures.tile(reply.tile, reply.turns, "tile line-tile"),
        `${reply.x},${reply.y}`,
        reply.next ? ` · ${toldNext(locale, words, reply.next)}` : "",
        ` (${Math.round(reply.share * 100)}\u00a0%)`,
      );
    return el(
      "button",
      { class: "best-turn", type: "button", onclick: () => this.actions.onPlay(candidate) },
      el("strong", { class: "best-number" }, index < TOLD ? String(index + 1) : "…"),
      el(
        "span",
        { class: "best-what" },
        el("span", { class: "best-turn-told" }, ...toldTurn(this, turn, position)),
        statementsOf(turn) === played && el("span", { class: "small" }, words.played),
        ...why.map((text) => el("span", { class: "small" }, text)),
        then,
      ),
      el("strong", { class: "best-lead" }, words.lead(describeLead(locale, lead), locale.number(1.96 * error))),
    );
  }
}
