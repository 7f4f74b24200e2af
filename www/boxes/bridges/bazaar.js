// @ts-check
/** The bazaar beside the board: the tiles on display, everybody with their points, and what whoever is asked can do there. */
import { mark } from "../../engine/colours.js";
import { bdi, el, fill } from "../../lib/dom.js";
import { icon } from "../../lib/icons.js";
import { isEnter } from "../../lib/enter.js";

/** @typedef {import("../../i18n/languages.js").Locale} Locale */
/** @typedef {import("../../ui/pictures.js").Pictures} Pictures */
/** @typedef {import("../../bastide.js").ActionView} ActionView */
/** @typedef {import("../../bastide.js").GameView} GameView */
/** @typedef {NonNullable<GameView["bazaar"]>} Display */
/** @typedef {{ points: number, statement: string }} Bid */

/** How much more than the lowest bid some buttons name. */
const STEPS = [0, 1, 3];

export class Bazaar {
  /** What is on show. */
  #shown = "";
  /** The bid that is named now. */
  #points = 0;

  /**
   * @param {typeof import("./en.js").words["bazaar"]} words
   * @param {(tile: string, boxes?: string[]) => string[]} printed what is printed on a tile, as far as it counts with these boxes
   * @param {Locale} locale
   * @param {Pictures} pictures
   * @param {(statement: string) => void} onPlay
   */
  constructor(words, printed, locale, pictures, onPlay) {
    this.words = words;
    this.printed = printed;
    this.locale = locale;
    this.pictures = pictures;
    this.onPlay = onPlay;
    this.element = el("section", { class: "bazaar", "aria-label": this.words.label, tabindex: -1 });
  }

  /**
   * @param {ActionView[]} legal empty while nobody can decide here
   * @param {GameView & { bazaar: Display }} view
   */
  render(legal, view) {
    const shown = JSON.stringify([view.bazaar, view.player, view.players.map(({ score, held }) => [score, held]), legal.map(({ statement }) => statement)]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const root = /** @type {Document | ShadowRoot} */ (this.element.getRootNode());
    const hadFocus = this.element.contains(root.activeElement);
    fill(this.element, this.#tiles(legal, view), this.#players(legal, view), this.#decision(legal, view));
    if (!hadFocus) return;
    const next = this.element.querySelector(".bazaar-main") ?? this.element.querySelector("button") ?? this.element;
    /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }

  /**
   * The tiles that nobody has taken; each that can be chosen is a button.
   *
   * @param {ActionView[]} legal
   * @param {GameView & { bazaar: Display }} view
   */
  #tiles(legal, { bazaar: { tiles, chosen }, boxes }) {
    const lot = chosen === undefined ? -1 : tiles.indexOf(chosen);
    const entries = tiles.map((tile, index) => {
      const label = this.words.tile(tile, this.printed(tile, boxes));
      const choice = legal.find((action) => action.type === "choose" && action.tile === tile);
      const content = [this.pictures.tile(tile, 0, "tile"), el("span", { class: "hidden-text" }, index === lot ? `${label}, ${this.words.lot}` : label)];
      if (!choice) return el("li", { class: "bazaar-tile", "data-lot": index === lot }, ...content);
      // The second click of two was meant for the player before.
      const choose = (/** @type {MouseEvent} */ { detail }) => detail < 2 && this.onPlay(choice.statement);
      return el(
        "li",
        {},
        el("button", { class: "bazaar-tile", type: "button", title: label, "data-statement": choice.statement, onclick: choose }, ...content),
      );
    });
    return el("ul", { class: "bazaar-tiles" }, ...entries);
  }

  /**
   * Everybody from the one who chooses on, with their points and what they did.
   *
   * @param {ActionView[]} legal
   * @param {GameView & { bazaar: Display }} view
   */
  #players(legal, view) {
    const { players, player: asked, bazaar } = view;
    const seats = players.map((_, place) => (bazaar.chooser + place) % players.length);
    const entries = seats.map((seat) => {
      const { name, colour, score, held } = players[seat];
      const state = held ? this.words.has(this.printed(held).join("; ")) : this.#state(seat, view, legal);
      return el(
        "li",
        { class: "bazaar-player", "data-colour": colour, "aria-current": seat === asked ? "true" : false },
        mark(colour),
        el("span", { class: "bazaar-name" }, bdi(name)),
        el("strong", { "aria-hidden": "true" }, String(score)),
        el("span", { class: "hidden-text" }, this.locale.players.points(score)),
        held ? this.pictures.tile(held, 0, "tile held-tile") : null,
        state ? el("span", { class: held ? "hidden-text" : "bazaar-state" }, state) : null,
      );
    });
    return el("ol", { class: "bazaar-players", "aria-label": this.words.players }, ...entries);
  }

  /**
   * What a player without a tile does.
   *
   * @param {number} seat
   * @param {GameView & { bazaar: Display }} view
   * @param {ActionView[]} legal
   */
  #state(seat, { player: asked, bazaar: { chosen, bid, bidder } }, legal) {
    if (seat === bidder && bid !== undefined) return this.words.bids(bid);
    if (seat !== asked) return "";
    if (chosen === undefined) return this.words.chooses;
    return legal.some(({ type }) => type === "sell") ? this.words.decides : this.words.asked;
  }

  /**
   * @param {ActionView[]} legal
   * @param {GameView & { bazaar: Display }} view
   */
  #decision(legal, { players, player, bazaar: { bid = 0, bidder = 0 } }) {
    const { score } = players[player];
    const bids = legal.flatMap((action) => (action.type === "bid" ? [action] : []));
    const pass = legal.find(({ type }) => type === "skip");
    const [buy, sell] = ["buy", "sell"].map((wanted) => legal.find(({ type }) => type === wanted));
    if (bids.length > 0) return el("div", { class: "bazaar-bid" }, ...this.#amount(bids, score), this.#last(bids, pass), this.#effect);
    if (!sell) return null;
    const saysSell = this.words.sell(players[bidder].name, bid);
    const sold = this.locale.players.points(score + bid);
    if (!buy) return el("div", { class: "bazaar-last" }, el("div", { class: "row" }, this.#button("primary bazaar-main", saysSell, sell.statement)));
    return el(
      "div",
      { class: "bazaar-last" },
      el("div", { class: "row" }, this.#button("secondary", saysSell, sell.statement), this.#button("primary bazaar-main", this.words.buy(bid), buy.statement)),
      el("p", { class: "small bazaar-effect" }, this.words.outcome(this.locale.players.points(score - bid), sold)),
    );
  }

  /**
   * The number that is bid: typed, one more or less, or one of a few.
   *
   * @param {Bid[]} bids from the lowest to the highest
   * @param {number} score of the player who bids
   */
  #amount(bids, score) {
    const [lowest, highest] = [bids[0].points, bids[bids.length - 1].points];
    const [named, bid] = [() => this.#points, () => this.#bid(bids)];
    const input = el("input", {
      class: "bazaar-points",
      type: "number",
      inputmode: "numeric",
      min: String(lowest),
      max: String(highest),
      "aria-label": this.words.amount,
      oninput: () => set(input.valueAsNumber),
      onchange: () => set(this.#points),
      onkeydown(/** @type {KeyboardEvent} */ event) {
        if (!isEnter(event)) return;
        if (input.valueAsNumber === named()) bid();
        else input.value = String(named()); // what is bid is seen before
      },
    });
    const set = (/** @type {number} */ points) => {
      if (Number.isNaN(points)) return; // it is being typed
      this.#points = Math.min(Math.max(Math.trunc(points), lowest), highest);
      if (input.valueAsNumber !== this.#points && !(input.matches(":focus") && points < lowest)) input.value = String(this.#points);
      for (const quick of this.element.querySelectorAll(".bazaar-quick"))
        quick.setAttribute("aria-pressed", String(Number(quick.getAttribute("data-points")) === this.#points));
      fill(this.#main, this.words.bid(this.#points));
      fill(this.#effect, this.words.left(this.locale.players.points(score - this.#points)));
    };
    this.#main = this.#button("primary bazaar-main", this.words.bid(lowest), () => this.#bid(bids));
    const step = (/** @type {"plus" | "minus"} */ sign, /** @type {string} */ label, /** @type {number} */ by) =>
      el("button", { class: "icon-button", type: "button", title: label, "aria-label": label, onclick: () => set(this.#points + by) }, icon(sign));
    const few = [...new Set([...STEPS.map((more) => lowest + more), highest])].filter((points) => points <= highest);
    const quick = few.map((points) => {
      const name = points === lowest ? this.words.lowest : points === highest ? this.words.all : "";
      return el(
        "button",
        {
          class: "secondary bazaar-quick",
          type: "button",
          "data-points": String(points),
          "aria-pressed": String(points === lowest),
          onclick: () => set(points),
        },
        [name, points].filter((word) => word !== "").join(" "),
      );
    });
    set(lowest);
    input.value = String(lowest);
    const amount = el("div", { class: "bazaar-amount" }, step("minus", this.words.less, -1), input, step("plus", this.words.more, 1));
    return few.length > 1 ? [amount, el("div", { class: "bazaar-quicks" }, ...quick)] : [];
  }

  /** The button that bids. @type {HTMLButtonElement} */
  #main = el("button", {});
  /** What the bid that is named would leave. */
  #effect = el("p", { class: "small bazaar-effect" });

  /**
   * @param {Bid[]} bids
   * @param {ActionView | undefined} pass
   */
  #last(bids, pass) {
    return el("div", { class: "row" }, pass ? this.#button("secondary", this.words.pass, pass.statement) : null, bids.length > 0 && this.#main);
  }

  /** @param {Bid[]} bids */
  #bid(bids) {
    const bid = bids.find(({ points }) => points === this.#points);
    if (bid) this.onPlay(bid.statement);
  }

  /**
   * @param {string} className
   * @param {string} label
   * @param {string | (() => void)} does a statement that it plays, or what it does
   */
  #button(className, label, does) {
    const act = typeof does === "string" ? () => this.onPlay(does) : does;
    // The second click of two was meant for the player before.
    return el("button", { class: className, type: "button", onclick: (/** @type {MouseEvent} */ { detail }) => detail < 2 && act() }, label);
  }
}
