// @ts-check
/** Playing or analysing a game: one tab has it, and saves it after every decision and with everything that is written about it. */
import { claim, disown, keepLast, recordOf, saveUnsaved, store } from "./games.js";
import { momentNow } from "./moments.js";
import { read, summary, summaryOf } from "./rows.js";
import { hold } from "../storage/tabs.js";

/** @typedef {import("../bastide.js").Game} Game */
/** @typedef {import("../storage/database.js").Row} Row */

/** One tab that has one game: nobody else writes it meanwhile. */
export class GameSession {
  /** @type {string | null} */
  #text = null;
  /** The game as it was when it was taken up. */
  #begun = "";
  /** @type {Promise<void>} */
  #saved = Promise.resolve();
  /** Whether nothing is saved here any more: it was left, or taken. */
  #lost = false;
  #taken = false;
  /** Whether the game is saved as it was played although the main line of its notes has left it. */
  staysAsPlayed = false;

  /**
   * @param {Row} row
   * @param {() => void} onLost
   */
  constructor(row, onLost) {
    this.row = row;
    this.onLost = onLost;
    /** @type {() => Promise<void>} */
    this.release = async () => {};
    /** Hands over what is not saved yet, before another tab takes over. */
    this.flush = () => {};
    /** Saves again what the game needs besides its record. */
    this.keepBeside = async () => {};
  }

  /** Whether another session goes on with the game; one that was left in this one is saved. */
  get isTaken() {
    return this.#taken;
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
      if (!this.row.over) keepLast(this.row, text);
      return this.#saved;
    }
    return this.#save(text, { visited: undefined, received: undefined, ...summary(game), changed: momentNow() });
  }

  /**
   * Saves what was written about the game, and the game itself as far as it was played on beside that.
   *
   * @param {string} study
   * @param {string} main the main line of the study
   * @returns {Promise<void>} resolves when it is on disk, or when the browser has refused it
   */
  keepNotes(study, main) {
    if (this.#lost) return this.#saved;
    const text = this.#follow(main);
    if (study === this.row.study) return this.#saved;
    return this.#save(text, { study, ...(text !== this.#text && { ...summaryOf(text), changed: momentNow() }) });
  }

  /**
   * The game after the main line of its notes has changed. One that nobody has played here is that line. One that was played is only continued:
   * a variation that is made the main line does not replace what was played.
   *
   * @param {string} main
   * @returns {string} its record
   */
  #follow(main) {
    this.staysAsPlayed = false;
    if (this.#text !== null && kinship(this.#text, main) === "same") return this.#text;
    this.staysAsPlayed = !this.row.visited && kinship(this.#begun, main) === "parted";
    return this.staysAsPlayed ? this.#begun : main;
  }

  /**
   * @param {string} text
   * @param {Partial<Row>} about what is new about the game
   */
  #save(text, about) {
    this.#text = text;
    this.row = { ...this.row, ...about, saved: this.row.saved + 1 };
    this.#saved = store(this.row, text, keepLast(this.row, text)).catch(() => this.#stop());
    return this.#saved;
  }

  /**
   * Saves whose turn it is, if that has changed. The date of the last decision stays as it is.
   *
   * @param {Pick<Row, "yours" | "waitsFor">} about
   */
  remark(about) {
    const isNew = String(this.row.waitsFor) !== String(about.waitsFor) || this.row.yours !== about.yours;
    if (this.#text !== null && isNew && !this.#lost) void this.#save(this.#text, about);
  }

  /**
   * Takes note of what is saved already, so that looking at a game does not change it.
   *
   * @param {string} text
   */
  found(text) {
    this.#text = this.#begun = text;
  }

  /** Saves everything even if it is as it was: what was kept of it is gone. */
  async keepAgain() {
    await this.keepBeside();
    if (this.#text !== null && !this.#lost) await this.#save(this.#text, {});
  }

  /** Another tab takes over: what was decided and written here is saved first. */
  async lose() {
    this.flush();
    await this.#saved.then(saveUnsaved);
    this.#stop();
  }

  #stop() {
    this.#taken = true;
    if (this.#lost) return;
    this.#lost = true;
    disown(this.row.id);
    this.onLost();
  }

  /** @returns {Promise<void>} resolves once another session may hold the game */
  leave() {
    this.#lost = true;
    return this.#saved.then(saveUnsaved).then(this.release);
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

/**
 * How a line of play stands to a record.
 *
 * @param {string} record
 * @param {string} line
 * @returns {"same" | "further" | "parted"} "further" also where the record cannot be played here; "parted" also where the line ends first
 */
function kinship(record, line) {
  if (record === line) return "same";
  const [mine, theirs] = [read(record), read(line)];
  try {
    if (!mine) return "further";
    const [common] = theirs ? mine.common(theirs) : [];
    if (common !== mine.at()) return "parted";
    return common === theirs?.at() ? "same" : "further";
  } finally {
    mine?.free();
    theirs?.free();
  }
}

/**
 * Keeps notes from outside with a game that has none.
 *
 * @param {Row} row
 * @param {string} study
 * @returns {Promise<Row | undefined>} the game with them; nothing if it has others, or some tab has it open
 */
export async function addNotes(row, study) {
  const session = await openSession(row, () => {});
  if (!session) return undefined;
  try {
    const { row: claimed } = await claim(row);
    if ((claimed.study ?? study) !== study) return undefined;
    const noted = { ...claimed, study, saved: claimed.saved + 1 };
    await store(noted, await recordOf(row.id));
    return noted;
  } finally {
    await session.leave();
  }
}
