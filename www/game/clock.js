// @ts-check
/**
 * A clock for those who want one: it shows how much time each player took, or how much of a bank of minutes is left. It runs
 * only while somebody is asked, the page is seen and nobody paused it; then it asks for one timer a second.
 */
import { el, fill } from "../lib/dom.js";
import { keepBeside, keptBeside } from "../storage/beside.js";
import { TEXT } from "../i18n/text.js";
import { announce, iconButton } from "../ui/widgets.js";

const words = await TEXT.load.clock();

/** @typedef {import("../bastide.js").GameView} GameView */

const SECOND = 1000;
/** How long before a bank is used up it is said, in milliseconds. */
const WARNED = 60 * SECOND;
/** How often what is shown is also stored, in seconds; besides, it is whenever the clock stops. */
const STORED = 5;

export class Clock {
  /** Milliseconds that each player took, by seat. @type {number[]} */
  #taken;
  /** Whose time runs; nobody's: -1. */
  #seat = -1;
  /** Since when, on the page's own time line. */
  #since = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #paused = false;
  /** The places where a player's time is shown. @type {{ seat: number, element: HTMLElement }[]} */
  #faces = [];
  #hidden = () => this.#run(document.visibilityState === "visible" ? this.#wanted : -1);
  /** Whose time runs while the page is seen. */
  #wanted = -1;

  /**
   * @param {string} game what tells it from others
   * @param {number} seats
   * @param {() => Pick<import("../ui/preferences.js").Preferences, "clock" | "minutes">} wished which clock, and the minutes of the bank
   * @param {{ onPause: () => void, onOver: (seat: number, told: (name: string) => string) => void }} actions it was paused or goes on; somebody's bank is nearly or wholly used up, and what is told of it
   */
  constructor(game, seats, wished, actions) {
    this.game = game;
    this.wished = wished;
    this.actions = actions;
    this.#taken = stored(game, seats);
    this.pauseButton = iconButton("pause", words.pause, () => this.pause(true));
    this.pauseButton.classList.add("quiet", "pause");
    document.addEventListener("visibilitychange", this.#hidden);
    addEventListener("pagehide", this.#hidden);
  }

  /** Why nothing can be decided while it is paused, and what goes on. @returns {import("./hot-seat.js").Pause} */
  get standstill() {
    return { hint: words.pausedHint, label: words.go, run: () => this.pause(false) };
  }

  get isOn() {
    return this.wished().clock !== "off";
  }

  /** Whether everybody has the same time. */
  get isBank() {
    return this.wished().clock === "bank";
  }

  get isPaused() {
    return this.#paused && this.isOn;
  }

  /** @param {boolean} on */
  pause(on) {
    this.#paused = on;
    announce(on ? words.paused : words.goesOn);
    this.actions.onPause();
  }

  /**
   * A player's time, kept up to date as long as it is on the screen; nothing where no clock is wanted.
   *
   * @param {number} seat
   * @returns {HTMLElement | null}
   */
  face(seat) {
    if (!this.isOn) return null;
    this.#faces = this.#faces.filter(({ element }) => element.isConnected);
    const element = el("span", { class: "clock", role: "timer" });
    this.pauseButton.hidden = this.isPaused;
    this.#faces.push({ seat, element });
    this.#show(seat, element);
    return element;
  }

  /**
   * Somebody else is asked, or nobody.
   *
   * @param {GameView} view
   * @param {boolean} waiting whether nothing can be decided now
   */
  follow(view, waiting) {
    this.#wanted = view.over || waiting || this.#paused || !this.isOn ? -1 : view.player;
    this.#hidden();
  }

  /** @param {number} seat */
  #run(seat) {
    if (seat === this.#seat) return;
    this.#count();
    clearTimeout(this.#timer);
    this.#seat = seat;
    this.#since = performance.now();
    this.#keep();
    if (seat >= 0) this.#tick();
  }

  /** Adds the time up to now to whose it is. */
  #count() {
    if (this.#seat < 0) return;
    const now = performance.now();
    const before = this.#taken[this.#seat];
    this.#taken[this.#seat] += now - this.#since;
    this.#since = now;
    const bank = this.wished().minutes * 60 * SECOND;
    if (!this.isBank) return;
    const passes = (/** @type {number} */ moment) => before < moment && this.#taken[this.#seat] >= moment;
    if (passes(bank)) this.actions.onOver(this.#seat, words.up);
    else if (bank > WARNED && passes(bank - WARNED)) this.actions.onOver(this.#seat, words.soon);
  }

  #tick() {
    this.#count();
    for (const { seat, element } of this.#faces) if (seat === this.#seat) this.#show(seat, element);
    const taken = this.#taken[this.#seat];
    if (Math.floor(taken / SECOND) % STORED === 0) this.#keep();
    this.#timer = setTimeout(() => this.#tick(), SECOND - (taken % SECOND) + 5);
  }

  /**
   * @param {number} seat
   * @param {HTMLElement} element
   */
  #show(seat, element) {
    const taken = Math.floor(this.#taken[seat] / SECOND);
    const left = this.wished().minutes * 60 - taken;
    const bank = this.isBank;
    element.classList.toggle("over", bank && left <= 0);
    const [shown, label] = !bank ? [taken, words.taken] : left > 0 ? [left, words.left] : [-left, words.over];
    fill(element, el("span", { class: "hidden-text" }, label, " "), `${bank && left <= 0 ? "+" : ""}${time(shown)}`);
  }

  #keep() {
    keepBeside(this.game, "clock", { taken: this.#taken.map(Math.round) });
  }

  leave() {
    document.removeEventListener("visibilitychange", this.#hidden);
    removeEventListener("pagehide", this.#hidden);
    this.#run(-1);
  }
}

/**
 * Minutes and seconds.
 *
 * @param {number} seconds
 */
function time(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * @param {string} game
 * @param {number} seats
 * @returns {number[]}
 */
function stored(game, seats) {
  const found = /** @type {{ taken?: unknown } | null} */ (keptBeside(game, "clock"));
  const taken = Array.isArray(found?.taken) ? found.taken : [];
  return Array.from({ length: seats }, (_, seat) => (taken[seat] >= 0 ? Number(taken[seat]) : 0));
}
