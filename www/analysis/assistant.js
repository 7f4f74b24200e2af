// @ts-check
/** The engine beside a board: several workers look for the best turns, each for itself, and what they find is put together. */
import { Thinker } from "../engine/thinker.js";

/** @typedef {import("../bastide.js").Candidate} Candidate */

/** So many turns are told. */
export const TOLD = 3;
/** How long it thinks before it tells again, in milliseconds; after the last it stops. */
const ROUNDS = [400, 800, 1600, 3200, 6400];
const MOST_WORKERS = 4;

/** Workers: one less than the device has cores, so that the page keeps one. */
export const nWorkers = () => Math.min(MOST_WORKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

export class Assistant {
  /** @type {Thinker[]} */
  #thinkers = [];
  /** What is thought about. */
  #asked = "";
  #begun = 0;

  /**
   * @param {object} actions
   * @param {(found: Candidate[], done: boolean) => void} actions.onFound the best turns so far, the best first
   * @param {(error: unknown) => void} actions.onFail
   */
  constructor(actions) {
    this.actions = actions;
  }

  /** Whether this is what it thinks about, or has thought about. @param {string} record @param {string} [drawn] @param {string} [played] */
  isAt(record, drawn, played) {
    return this.#asked === keyOf(record, drawn, played);
  }

  /**
   * Thinks about the end of a record, until it is sure enough or something else is asked.
   *
   * @param {string} record
   * @param {string} [drawn] the tile in hand of an open record
   * @param {string} [played] the statements of the turn that was played there, which is told even if it is not among the best
   * @param {boolean} [isAlone] whether nothing else needs workers: otherwise it makes do with one
   */
  async look(record, drawn, played, isAlone = true) {
    this.stop();
    this.#asked = keyOf(record, drawn, played);
    const begun = this.#begun;
    const isLate = () => begun !== this.#begun;
    const count = isAlone ? nWorkers() : 1;
    while (this.#thinkers.length < count) this.#thinkers.push(new Thinker());
    const thinkers = this.#thinkers.slice(0, count);
    /** @type {Candidate[]} */
    let found = [];
    try {
      for (const [round, ms] of ROUNDS.entries()) {
        const answers = await Promise.all(thinkers.map((thinker) => thinker.candidates(record, TOLD + 1, ms, drawn, played)));
        if (isLate()) return;
        found = joined([found, ...answers.map((answer) => answer ?? [])]);
        const told = found.filter((candidate, index) => index < TOLD || statementsOf(candidate.turn) === played);
        this.actions.onFound(told, round === ROUNDS.length - 1);
      }
    } catch (error) {
      if (!isLate()) this.actions.onFail(error);
    }
  }

  /** Stops thinking; the workers stay for the next question. */
  stop() {
    this.#begun += 1;
    this.#asked = "";
    for (const thinker of this.#thinkers) thinker.cancel();
  }

  /** Ends the workers. */
  end() {
    this.stop();
    for (const thinker of this.#thinkers.splice(0)) thinker.end();
  }
}

/** @param {string} record @param {string} [drawn] @param {string} [played] */
const keyOf = (record, drawn = "", played = "") => `${record}${drawn}${played}`;

/** The two statements of a turn, one a line. Without a second one it is `skip`, which a record may leave out. @param {{ statement: string, then?: string }} turn */
export const statementsOf = ({ statement, then = "skip" }) => `${statement}\n${then}`;

/**
 * Several answers about one position as one: each turn's mean over all decks it was tried on. Turns that were tried much less often
 * than the best are left out, since they left the race.
 *
 * @param {Candidate[][]} answers
 * @returns {Candidate[]} the best first
 */
export function joined(answers) {
  /** @type {Map<string, Candidate>} */
  const turns = new Map();
  for (const candidate of answers.flat()) {
    const key = statementsOf(candidate.turn);
    const known = turns.get(key);
    turns.set(key, known ? both(known, candidate) : candidate);
  }
  return [...turns.values()].sort((one, other) => other.lead - one.lead);
}

/**
 * @param {Candidate} one
 * @param {Candidate} other
 * @returns {Candidate}
 */
function both(one, other) {
  const rounds = one.rounds + other.rounds;
  const [share, rest] = rounds > 0 ? [one.rounds / rounds, other.rounds / rounds] : [0.5, 0.5];
  const reply = (other.reply?.share ?? 0) * rest > (one.reply?.share ?? 0) * share ? other.reply : one.reply;
  return { ...one, rounds, lead: share * one.lead + rest * other.lead, error: Math.hypot(share * one.error, rest * other.error), ...(reply && { reply }) };
}
