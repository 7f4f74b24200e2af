// @ts-check
/** The hint: what the highest level would do now, shown on the board as a choice that may be taken, and why. */
import { el, fill } from "../lib/dom.js";
import { figurePicture } from "../ui/pictures.js";
import { TEXT } from "../i18n/text.js";
import { ofBox } from "../i18n/boxes.js";
import { describeAction, describeNext } from "../i18n/describe.js";
import { describeReason } from "../i18n/describe-reason.js";
import { thinker } from "../engine/thinker.js";
import { announce, iconButton } from "../ui/widgets.js";

const words = await TEXT.load.advice();

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").Suggestion} Suggestion */
/** @typedef {import("../bastide.js").Reason} Reason */

/** How long it is thought over, in milliseconds. */
const TIME = 1500;

export class Advice {
  #asking = false;
  /** What was advised for after a decision: once that is made, it stands. @type {{ made: string, advice: Suggestion } | undefined} */
  #plan;

  /**
   * @param {Game} game
   * @param {{ onShow: (statement: string, card: HTMLElement) => void, hasPlace: (statement: string) => boolean }} actions `onShow` shows it on the board, beside the card;
   *   `hasPlace`: whether it has a place there
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.element = el("section", { class: "remark", "aria-label": words.title, hidden: true });
  }

  /** Thinks, and shows what came of it unless something was decided meanwhile. */
  async ask() {
    if (this.#asking) return;
    const plan = this.#plan;
    if (plan && plan.made === this.game.record()) return this.#tell(plan.advice);
    this.#asking = true;
    this.#show(el("p", {}, words.thinking));
    announce(words.thinking);
    try {
      const suggestion = await thinker.think(this.game, "master", TIME);
      if (this.#asking && suggestion) this.#tell(suggestion);
    } catch {
      if (this.#asking) this.#show(el("p", {}, words.failed));
    }
    this.#asking = false;
  }

  /** Takes the hint away, also one that is still thought over. */
  clear() {
    if (this.#asking) thinker.cancel();
    this.#asking = false;
    this.element.hidden = true;
  }

  /** @param {Suggestion} suggestion */
  #tell({ statement, then, next, reasons, thenReasons = [] }) {
    const { players, asks } = this.game.view();
    const action = this.game.legal().find((action) => action.statement === statement);
    const skipped = ofBox(TEXT, "skip", asks);
    const declined = words.skip[asks] ?? (skipped && `${skipped}.`);
    const what =
      (action?.type === "skip" && declined) ||
      (action && !this.actions.hasPlace(statement) && `${describeAction(TEXT, action, players)}.`) ||
      ofBox(TEXT, "advice", action?.type ?? "") ||
      (words.shown[action?.type ?? "tile"] ?? (action && describeAction(TEXT, action, players)));
    const after = next ? describeNext(TEXT, next) : "";
    if (then !== undefined)
      this.#plan = { made: `${this.game.record()}${statement}\n`, advice: { statement: then, reasons: next?.type === "skip" ? [] : thenReasons } };
    const why = reasons.map((reason) => describeReason(words, reason, players));
    this.#show(el("p", {}, what, " ", after), reasons.length > 0 && el("p", { class: "small" }, words.brings), reasonList(reasons, players));
    this.actions.onShow(statement, this.element);
    announce([what, after, action && describeAction(TEXT, action, players), ...why].filter(Boolean).join(" "));
  }

  /** @param {import("../lib/dom.js").Child[]} content */
  #show(...content) {
    this.element.hidden = false;
    fill(
      this.element,
      el("h2", {}, words.title),
      iconButton("close", TEXT.close, () => this.clear()),
      ...content,
    );
  }
}

/**
 * Why something is good, with the figure of whose points they are.
 *
 * @param {Reason[]} reasons
 * @param {import("../bastide.js").GameView["players"]} players
 */
export function reasonList(reasons, players) {
  const list = reasons.map((reason) => el("li", {}, figurePicture("meeple", players[reason.player].colour), describeReason(words, reason, players)));
  return list.length > 0 && el("ul", { class: "reasons" }, ...list);
}
