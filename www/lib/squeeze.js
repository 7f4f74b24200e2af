// @ts-check
/**
 * A text as the letters of a link, a third shorter than DEFLATE makes it: each bit is guessed from what came before, and coded in as
 * little as it surprises.
 *
 * Several guesses, each from another part of what came before, are mixed by weights that follow how well they did (the method of
 * PAQ). Only whole numbers are stored, so every browser guesses the same.
 */
import { DeflateError, fromBase64, toBase64 } from "./deflate.js";

/** The most bytes: a text is guessed bit by bit, which takes a moment. */
export const LONGEST = 50_000;

/** Of 4096, for sums of -2048, -1920, … 2048: the logistic function. */
const LOGISTIC = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092,
  4093, 4094,
];
/** The chance of each sum from -2048 on. */
const CHANCE = Int32Array.from({ length: 4096 }, (_, at) => {
  const [step, rest] = [at >> 7, at & 127];
  return (LOGISTIC[step] * (128 - rest) + LOGISTIC[step + 1] * rest + 64) >> 7;
});
/** The sum of each chance, the other way round: the first that has it, or a greater one. */
const SUM = new Int32Array(4096).fill(2047);
for (let sum = 2047; sum >= -2048; sum -= 1) SUM.fill(sum, (CHANCE[sum + 2047] ?? -1) + 1, CHANCE[sum + 2048] + 1);

/** The number of guesses that are mixed, and of the bits of their tables. */
const GUESSES = 7;
const BITS = 16;

/** @param {number} one @param {number} other */
function hash(one, other) {
  const mixed = Math.imul(one ^ Math.imul((other + 0x9e3779b9) | 0, 0x85ebca6b), 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
}

/** What comes next, by what came before: a chance of 4096 that the next bit is 1. */
class Model {
  /** Of each guess: the chances of 65536 by what it looks at, and how often that was seen. */
  #chances = Array.from({ length: GUESSES }, () => new Uint16Array(1 << BITS).fill(1 << 15));
  #seen = Array.from({ length: GUESSES }, () => new Uint8Array(1 << BITS));
  /** How much each guess counts, of 65536, by the bits of this byte. */
  #weights = new Int32Array(GUESSES * 256).fill(18_000);
  /** What each guess looks at, its place in the table, and its sum. */
  #looks = new Int32Array(GUESSES);
  #places = new Int32Array(GUESSES);
  #sums = new Int32Array(GUESSES);
  /** The bits of this byte behind a 1, and the last four bytes. */
  #byte = 1;
  #last = [0, 0, 0, 0];
  /** The first words of this line and of the one before, the number of words before this one, and its letters so far. */
  #line = { first: 0, before: 0, words: 0, word: 0 };

  chance = 2048;

  constructor() {
    this.#look();
    this.#guess();
  }

  /** Looks at the next byte: guesses go by nothing, by one to four bytes, and by the words of a line. */
  #look() {
    const { first, before, words, word } = this.#line;
    let bytes = 0;
    for (let k = 1; k <= 4; k += 1) this.#looks[k] = bytes = hash(bytes + k, this.#last[k - 1]);
    this.#looks[5] = hash(hash(5, first), hash(words, word));
    this.#looks[6] = hash(hash(6, before), this.#looks[5]);
  }

  #guess() {
    let sum = 0;
    for (let k = 0; k < GUESSES; k += 1) {
      const place = hash(this.#looks[k], this.#byte) >>> (32 - BITS);
      this.#places[k] = place;
      this.#sums[k] = this.#seen[k][place] === 0 ? 0 : SUM[this.#chances[k][place] >> 4];
      sum += this.#weights[GUESSES * this.#byte + k] * this.#sums[k];
    }
    this.chance = CHANCE[Math.max(-2048, Math.min(2047, Math.floor(sum / 65536))) + 2048];
  }

  /** Learns what the bit was. @param {number} bit */
  learn(bit) {
    const surprise = (bit << 12) - this.chance;
    for (let k = 0; k < GUESSES; k += 1) {
      this.#weights[GUESSES * this.#byte + k] += (this.#sums[k] * surprise + 128) >> 8;
      const [chances, seen, place] = [this.#chances[k], this.#seen[k], this.#places[k]];
      chances[place] += Math.trunc((2 * ((bit ? 65535 : 0) - chances[place])) / (2 * seen[place] + 3));
      if (seen[place] < 30) seen[place] += 1;
    }
    this.#byte = (this.#byte << 1) | bit;
    if (this.#byte > 255) this.#read(this.#byte & 255);
    this.#guess();
  }

  /** @param {number} byte */
  #read(byte) {
    const line = this.#line;
    this.#byte = 1;
    this.#last = [byte, ...this.#last.slice(0, 3)];
    if (byte === 10) this.#line = { first: 0, before: line.first, words: 0, word: 0 };
    else if (byte === 32 || byte === 44 || byte === 46) {
      if (line.words === 0) line.first = line.word; // blanks, commas and dots end words
      line.words += 1;
      line.word = 0;
    } else line.word = hash(line.word, byte);
    this.#look();
  }
}

/** Where a range from `low` to `high` is parted: below it the next bit is 1. @param {number} low @param {number} high @param {number} chance */
const parted = (low, high, chance) => low + Math.floor((high - low) / 4096) * chance;

/** The sum of the bytes, which shows most damage. @param {Uint8Array} bytes */
const check = (bytes) => bytes.reduce((sum, byte) => (sum * 31 + byte) & 255, 0);

/**
 * @param {string} text of at most [`LONGEST`] bytes
 * @returns {string}
 */
export function squeeze(text) {
  const bytes = new TextEncoder().encode(text);
  const out = [bytes.length >> 16, (bytes.length >> 8) & 255, bytes.length & 255, check(bytes)];
  const model = new Model();
  let [low, high] = [0, 0xffffffff];
  for (const byte of bytes) {
    for (let k = 7; k >= 0; k -= 1) {
      const bit = (byte >> k) & 1;
      const middle = parted(low, high, model.chance);
      if (bit) high = middle;
      else low = middle + 1;
      model.learn(bit);
      for (; ((low ^ high) & 0xff000000) === 0; [low, high] = [(low << 8) >>> 0, ((high << 8) | 255) >>> 0]) out.push(high >>> 24);
    }
  }
  out.push(high >>> 24); // what follows counts as 0, which is not above the range
  return toBase64(Uint8Array.from(out));
}

/**
 * @param {string} letters
 * @returns {string}
 */
export function unsqueeze(letters) {
  const packed = unpacked(letters);
  const bytes = new Uint8Array((packed[0] << 16) | (packed[1] << 8) | packed[2]);
  if (bytes.length > LONGEST) throw new DeflateError("tooLong");
  const model = new Model();
  let [low, high, code, at] = [0, 0xffffffff, 0, 4];
  const next = () => (code = ((code << 8) | (packed[at++] ?? 0)) >>> 0);
  for (let k = 0; k < 4; k += 1) next();
  for (let n = 0; n < bytes.length; n += 1) {
    if (at > packed.length + 4) throw new DeflateError("broken");
    for (let k = 0; k < 8; k += 1) {
      const middle = parted(low, high, model.chance);
      const bit = code <= middle ? 1 : 0;
      if (bit) high = middle;
      else low = middle + 1;
      model.learn(bit);
      bytes[n] = (bytes[n] << 1) | bit;
      for (; ((low ^ high) & 0xff000000) === 0; [low, high] = [(low << 8) >>> 0, ((high << 8) | 255) >>> 0]) next();
    }
  }
  if (check(bytes) !== packed[3]) throw new DeflateError("broken");
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new DeflateError("broken");
  }
}

/** @param {string} letters */
function unpacked(letters) {
  try {
    const packed = fromBase64(letters);
    if (packed.length > 3) return packed;
  } catch {} // no letters of base64
  throw new DeflateError("broken");
}
