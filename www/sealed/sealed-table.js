// @ts-check
/**
 * A sealed game on its table: who of those who are elsewhere is waited for, the turn that is to be sent, and what is drawn.
 *
 * It sits where computer players do. The engine that seals is asked whenever this device has nothing more to decide.
 */
import { askForMessage, sendMessages } from "./post.js";
import { openedHere, refusalOf, sealing } from "./engine.js";
import { told } from "./refused.js";
import { standingOf } from "./standing.js";
import { el } from "../lib/dom.js";
import { onDemand } from "../ui/on-demand.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { onScreen } from "../lib/screen.js";
import { areKept } from "../storage/device-keys.js";
import { notify } from "../ui/notice.js";
import { TEXT } from "../i18n/text.js";

export { recallKeys } from "../storage/device-keys.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../bastide.js").GameView} GameView */
/** @typedef {import("../game/hot-seat.js").Pause} Pause */
/** @typedef {Awaited<ReturnType<typeof TEXT.load.sealed>>} Words */

/**
 * @typedef {object} SealedActions
 * @property {(record: string) => Promise<void>} renew saves the game with what has changed, and shows it anew
 * @property {() => boolean} isSaved whether a reload would find the game as it is now
 * @property {(about: { yours: boolean | undefined, waitsFor: string[] | undefined }) => void} remark saves for whom it waits
 * @property {() => number} changed when it was played on last
 * @property {(text: string) => Promise<void>} take opens a message that was entered
 */

/**
 * What the screen of a sealed game needs.
 *
 * @param {Game} game
 * @param {SealedActions} actions
 * @returns {Promise<{ sealed: import("../game/game.js").Sealed, aids: boolean }>}
 */
export async function sealedGame(game, actions) {
  const [words] = await Promise.all([TEXT.load.sealed(), sealing(), stylesOnDemand("./styles/post.css")]);
  const record = game.record();
  const found = seenHere(game, words);
  const { seat, sent, ended } = found?.state() ?? { seat: undefined, sent: game.view().decisions, ended: false };
  found?.free();
  const guide = (/** @type {import("../game/computers.js").GuideActions} */ screen) => new SealedTable(game, { seat, ended, words }, actions, screen);
  return { sealed: { guide, seat, sent }, aids: /^\[Seal ".* aids[ "]/m.test(record) };
}

/**
 * The game from the seat of this device. One that no key opens is watched, and why is told: it may come from a file without its key.
 *
 * @param {Game} game
 * @param {Words} words
 */
function seenHere(game, words) {
  try {
    return openedHere(game.record());
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    notify("arrive", told(words, refusal, game));
    return undefined;
  }
}

/** The messages that are being given away, also while their game is shown anew. */
let given = Promise.resolve();

export class SealedTable {
  /** How the game stands, once the engine has been asked about this moment. @type {import("../sealed.js").SealedState | undefined} */
  #state;
  /** The moment about which it was asked. */
  #asked = -1;
  #isSending = false;

  /**
   * @param {Game} game
   * @param {{ seat: number | undefined, ended: boolean, words: Words }} about the seat of this device, nothing for somebody who watches; whether a single player is left
   * @param {SealedActions} actions
   * @param {import("../game/computers.js").GuideActions} screen
   */
  constructor(game, { seat, ended, words }, actions, screen) {
    this.game = game;
    this.seat = seat;
    this.ended = ended;
    this.words = words;
    this.actions = actions;
    this.screen = screen;
    this.element = el("div", { hidden: true });
  }

  /** Whether this device has nothing to decide now. @param {GameView} view */
  isAsked(view) {
    return !view.over && (this.ended || view.asks === "nothing" || view.player !== this.seat);
  }

  /** It is told with the button that goes on. */
  state() {
    return undefined;
  }

  /**
   * What is waited for, and what can be done.
   *
   * @param {GameView} view
   * @returns {Pause | undefined}
   */
  pause(view) {
    const { words } = this;
    if (!this.isAsked(view) && !(view.over && this.#state?.unsent)) return undefined;
    const state = this.#state;
    if (this.seat === undefined) return { hint: words.watching, label: words.enter, run: () => this.#enter() };
    if (this.ended) return { hint: words.ended, label: words.post, run: () => this.#post() };
    if (!state) return { hint: words.looking, label: words.post, run: () => {} };
    if (state.unsent) return { hint: words.ready, title: words.unsent, label: words.send, run: () => this.#send() };
    const hint = state.freeSeats > 0 ? words.invited(state.freeSeats) : words.waiting(this.#others(state), this.actions.changed());
    return { hint, label: state.freeSeats > 0 ? words.invitation : words.post, run: () => this.#post() };
  }

  /** Whether the result waits: until the last turn, which can still be taken back, was sent. */
  async holdsResult() {
    await given;
    const sealed = await this.#opened();
    return sealed?.state().unsent ?? false;
  }

  /** Its messages at any time, also after the end. */
  menu() {
    return [{ label: this.words.post, icon: /** @type {const} */ ("share"), run: () => void this.#post() }];
  }

  /** After anything that may have changed who is asked. */
  look() {
    const view = this.game.view();
    if (!this.isAsked(view) && !view.over) {
      this.#state = undefined;
      this.#asked = -1;
      this.actions.remark({ yours: true, waitsFor: undefined });
    } else if (view.decisions !== this.#asked) void this.#ask(view.decisions);
  }

  stop() {
    this.#asked = -1;
  }

  /** Asks what is drawn, and what is to be sent. @param {number} moment */
  async #ask(moment) {
    this.#asked = moment;
    const sealed = await this.#opened();
    if (!sealed || this.#asked !== moment) return;
    const state = sealed.state();
    if (state.asked || (state.over && !this.game.view().over)) return this.actions.renew(sealed.record()); // something was drawn
    this.#state = state;
    this.#remark(state);
    this.screen.onChange();
    if (!state.unsent && !state.over) await this.#sendLinks(sealed);
  }

  /** Saves what the game waits for, as the list of saved games tells it. @param {import("../sealed.js").SealedState} state */
  #remark(state) {
    this.actions.remark(standingOf(state, this.game.view().players));
  }

  /** The names of the others whose messages are missing. @param {import("../sealed.js").SealedState} state */
  #others({ waitsFor }) {
    const { players } = this.game.view();
    return waitsFor.filter((seat) => seat !== this.seat).map((seat) => players[seat].name);
  }

  /** The game as the engine that seals sees it. */
  async #opened() {
    await onScreen(onDemand(sealing));
    return this.seat === undefined ? undefined : openedHere(this.game.record());
  }

  /** Links that the others wait for are to be sent, though nothing was decided. @param {import("../sealed.js").Sealed} sealed */
  async #sendLinks(sealed) {
    const messages = all(sealed);
    if (messages.length > 0) await this.#give(sealed, messages);
  }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      const sealed = await this.#opened();
      const messages = sealed ? all(sealed) : [];
      if (sealed && messages.length > 0) await this.#give(sealed, messages);
    } finally {
      this.#isSending = false;
    }
  }

  /**
   * Saves what is sent before anybody has it: nothing can be taken back from then on.
   *
   * @param {import("../sealed.js").Sealed} sealed
   * @param {string[]} messages
   */
  async #give(sealed, messages) {
    const view = this.game.view();
    const names = view.players.filter((_, seat) => seat !== this.seat).map(({ name }) => name);
    const saved = this.actions.renew(sealed.record());
    const posted = saved.then(() => (this.#isSaved() ? sendMessages(this.words, messages, names) : notify("arrive", this.words.notKept)));
    given = posted.catch(() => {}); // told by who waits below
    await posted;
  }

  /** Whether a reload would go on with the game as it is now: it needs the key of this device for that. */
  #isSaved() {
    return this.actions.isSaved() && areKept();
  }

  /** What was sent last, once more; and a field for what came. */
  async #post() {
    const sealed = await this.#opened();
    const isSaved = this.#isSaved();
    if (!isSaved) notify("arrive", this.words.notKept);
    const last = isSaved ? sealed?.again() : undefined;
    const whole = isSaved ? sealed?.publicRecord() : undefined;
    const { players } = this.game.view();
    const missing = players.length > 2 && this.#state?.begun ? this.#state.waitsFor.filter((seat) => seat !== this.seat) : [];
    const left = missing.map((seat) => ({ name: players[seat].name, run: () => this.#left(seat) }));
    await askForMessage(this.words, this.actions.take, { last, whole, state: this.#state, left });
  }

  /** Says that somebody has left for whom the game waits. @param {number} seat */
  async #left(seat) {
    const sealed = await this.#opened();
    if (sealed) await this.#give(sealed, [sealed.sayLeft(seat)]);
  }

  async #enter() {
    await askForMessage(this.words, this.actions.take, {});
  }
}

/** Everything that is to be sent now. @param {import("../sealed.js").Sealed} sealed */
function all(sealed) {
  const messages = [];
  for (let message = sealed.send(); message !== undefined; message = sealed.send()) messages.push(message);
  return messages;
}
