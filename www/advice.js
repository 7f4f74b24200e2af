// @ts-check
/** The hint: what the highest level would do now, shown on the board as a choice that may be taken, and why. */
import { el, fill } from "./dom.js";
import { figurePicture } from "./pictures.js";
import { TEXT, describeNext } from "./text.js";
import { thinker } from "./thinker.js";
import { announce, iconButton } from "./widgets.js";

/** @typedef {import("./bastide.js").Game} Game */
/** @typedef {import("../src/web/types.d.ts").Suggestion} Suggestion */
/** @typedef {import("../src/web/types.d.ts").Reason} Reason */

/** How long it is thought over, in milliseconds. */
const TIME = 1500;

export class Advice {
  #asking = false;

  /**
   * @param {Game} game
   * @param {{ onShow: (statement: string) => string }} actions `onShow` shows it on the board and gives its sentence, empty
   *   for what has no place there
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.element = el("section", { class: "notice", "aria-label": TEXT.advice.title, hidden: true });
  }

  /** Thinks, and shows what came of it unless something was decided meanwhile. */
  async ask() {
    if (this.#asking) return;
    this.#asking = true;
    this.#show(el("p", {}, TEXT.advice.thinking));
    announce(TEXT.advice.thinking);
    try {
      const suggestion = await thinker.think(this.game.record(), "master", TIME);
      if (this.#asking && suggestion) this.#tell(suggestion);
    } catch {
      if (this.#asking) this.#show(el("p", {}, TEXT.advice.failed));
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
  #tell({ statement, then, reasons }) {
    const shown = this.actions.onShow(statement) || TEXT.advice.skip;
    const next = then === undefined ? "" : describeNext(then);
    const { players } = this.game.view();
    const why = reasons.map((reason) => reasonIn(reason));
    this.#show(
      el("p", {}, shown, " ", next),
      reasons.length > 0 && el("ul", { class: "reasons" }, ...reasons.map(({ player }, index) => el("li", {}, figurePicture("meeple", players[player].colour), `${players[player].name}: ${why[index]}`))),
    );
    announce([shown, next, ...reasons.map(({ player }, index) => `${players[player].name}: ${why[index]}`)].filter(Boolean).join(" "));
  }

  /** @param {import("./dom.js").Child[]} content */
  #show(...content) {
    this.element.hidden = false;
    fill(this.element, el("h2", {}, TEXT.advice.title), iconButton("close", TEXT.close, () => this.clear()), ...content);
  }
}

/** @param {Reason} reason */
function reasonIn({ feature, points, scored }) {
  const kind = TEXT.advice.features[feature];
  if (scored) return TEXT.advice.scores(kind, points);
  return points > 0 ? TEXT.advice.more(kind, points) : TEXT.advice.less(kind, -points);
}
