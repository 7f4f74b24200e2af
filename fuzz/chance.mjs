/**
 * What the fuzzers of the pages' JavaScript share: repeatable chance, changes made to texts and values, and a run that keeps
 * what led to something new.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bare, seen } from "../www/lib/invisible-characters.js";

const CORPUS = join(dirname(fileURLToPath(import.meta.url)), "corpus");

/** No sentence is longer, whatever the text: it stands in a notice on a phone. In characters. */
const LONGEST_SENTENCE = 400;

/** What is kept in memory of a run, at most: so many inputs of so many letters; short ones are tried faster. */
const MOST_KEPT = 4000;
const LONGEST_KEPT = 3000;

/** Chance from a seed: the same everywhere (xorshift). */
export class Chance {
  /** @param {number} seed */
  constructor(seed) {
    this.state = seed >>> 0 || 1;
  }

  next() {
    let state = this.state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.state = state >>> 0;
    return this.state;
  }

  /** @param {number} n a whole number below it */
  below(n) {
    return this.next() % n;
  }

  /** @template T @param {readonly T[]} all @returns {T} */
  of(all) {
    return all[this.below(all.length)];
  }
}

/**
 * A text after some small changes.
 *
 * @param {Chance} chance
 * @param {string} text
 * @param {readonly string[]} words put in now and then
 * @param {string} other a part of which may be taken
 */
export function changed(chance, text, words, other) {
  for (let left = 1 + chance.below(4); left > 0; left -= 1) {
    const [at, long] = [chance.below(text.length + 1), chance.below(1 + chance.below(40))];
    const head = text.slice(0, at);
    const way = chance.below(6);
    if (way === 0) text = head + text.slice(at + long);
    else if (way === 1) text = head + chance.of(words) + text.slice(at);
    else if (way === 2) text = head + chance.of(words) + text.slice(at + long);
    else if (way === 3) text = head + String.fromCharCode(chance.below(8) ? 32 + chance.below(95) : chance.below(0x10000)) + text.slice(at + 1);
    else if (way === 4) text = head + text.slice(at, at + long).repeat(1 + chance.below(3)) + text.slice(at);
    else text = head + other.slice(chance.below(other.length + 1));
  }
  return text;
}

/** The files of a corpus. @param {string} name */
export function corpusOf(name) {
  return readdirSync(join(CORPUS, name))
    .sort()
    .map((file) => readFileSync(join(CORPUS, name, file), "utf8"));
}

/** What stands in a sentence only if something was put in without a look; unless the input itself says it. */
const RAW = ["undefined", "[object ", "function", "NaN"];

/** Whether something is a sentence that can be shown. @param {unknown} error @param {string} input */
export function isTold(error, input) {
  const { message } = /** @type {Error} */ (error);
  const right =
    error instanceof Error &&
    message.length > 0 &&
    message.length <= LONGEST_SENTENCE &&
    seen(bare(message)) === bare(message) &&
    !RAW.some((word) => message.includes(word) && !input.includes(word));
  if (!right) throw new Error(`no sentence: ${message?.slice(0, 500)}\n${input.slice(0, 2000)}`, { cause: error });
}

/**
 * Tries inputs made by chance from those that led to something new; the first that breaks something ends it.
 *
 * @param {object} run
 * @param {string} run.name of the corpus
 * @param {number} run.executions
 * @param {number} run.seed
 * @param {(chance: Chance, input: string, other: string) => string | Promise<string>} run.change
 * @param {(input: string) => string | Promise<string>} run.attempt tries one, and tells in a word what came of it
 * @param {boolean} [run.write] whether what was new is added to the corpus
 */
export async function fuzz({ name, executions, seed, change, attempt, write = false }) {
  const [chance, kept, seen, start] = [new Chance(seed), corpusOf(name), new Set(), performance.now()];
  for (const input of kept) seen.add(await attempt(input));
  for (let n = 0; n < executions; n += 1) {
    const input = await change(chance, chance.of(kept), chance.of(kept));
    const began = performance.now();
    const used = process.cpuUsage();
    const outcome = await attempt(input);
    if (n % 100_000 === 99_999) console.log(`${name}: ${n + 1} executions, ${seen.size} outcomes, ${Math.round((began - start) / 1000)} s`);
    const { user, system } = performance.now() - began > 5000 ? process.cpuUsage(used) : { user: 0, system: 0 };
    if (user + system > 5e6) throw new Error(`slow: ${input.slice(0, 2000)}`);
    if (seen.has(outcome)) continue;
    seen.add(outcome);
    if (kept.length < MOST_KEPT && input.length <= LONGEST_KEPT) kept.push(input);
    if (!write) continue;
    mkdirSync(join(CORPUS, name), { recursive: true });
    writeFileSync(join(CORPUS, name, `found-${String(seen.size).padStart(4, "0")}`), input);
  }
  return { executions, outcomes: seen.size, seconds: (performance.now() - start) / 1000 };
}
