// @ts-check
/** Playing a game: one tab has it, and saves it after every decision. */
import { mark, store, summary } from "./games.js";
import { keepLastGame } from "../storage/store.js";
import { hold } from "../storage/tabs.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../storage/database.js").Row} Row */

/** One tab that plays one game: nobody else writes it meanwhile. */
export class GameSession {
  /** @type {string | null} */
  #text = null;
  /** @type {Promise<void>} */
  #saved = Promise.resolve();
  #lost = false;

  /**
   * @param {Row} row
   * @param {() => void} onLost
   */
  constructor(row, onLost) {
    this.row = row;
    this.onLost = onLost;
    /** @type {() => Promise<void>} */
    this.release = async () => {};
  }

  /**
   * Saves the game as it is now. Resolves when it is on disk, or when the browser has refused it.
   *
   * @param {Game} game
   * @returns {Promise<void>}
   */
  keep(game) {
    const text = game.record();
    if (this.#lost) return this.#saved;
    if (text === this.#text) {
      if (!this.row.over) keepLastGame(text, mark(this.row, text));
      return this.#saved;
    }
    this.#text = text;
    this.row = { ...this.row, visited: undefined, ...summary(game), saved: this.row.saved + 1, changed: Date.now() };
    this.#saved = store(this.row, text, keepLastGame(text, mark(this.row, text))).catch(() => this.#stop());
    return this.#saved;
  }

  /**
   * Takes note of what is saved already, so that looking at a game does not change it.
   *
   * @param {string} text
   */
  found(text) {
    this.#text = text;
  }

  /**
   * Saves the game even if it is as it was: what was kept of it is gone.
   *
   * @param {Game} game
   */
  keepAgain(game) {
    this.#text = null;
    return this.keep(game);
  }

  /** Another tab takes over: what was decided here is saved first. */
  async lose() {
    await this.#saved;
    this.#stop();
  }

  #stop() {
    if (this.#lost) return;
    this.#lost = true;
    this.onLost();
  }

  /** @returns {Promise<void>} resolves once another session may hold the game */
  leave() {
    this.#lost = true;
    return this.#saved.then(this.release);
  }
}

/**
 * Opens a session for a game, old or new.
 *
 * @param {Row} row
 * @param {() => void} onLost another tab goes on with it; nothing is saved from then on
 * @param {"ask" | "take"} [how] "take": from the tab that has it
 * @returns {Promise<GameSession | null>} null: another tab has it
 */
export async function openSession(row, onLost, how) {
  const session = new GameSession(row, onLost);
  const release = await hold(row.id, () => session.lose(), how);
  if (!release) return null;
  session.release = release;
  return session;
}
