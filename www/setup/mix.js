// @ts-check
/** A mix of boxes that chance makes. */
import { OFFERED } from "./offered.js";

/** So many boxes make a mix, and as much to learn together as so many levels. */
const MIX = { least: 2, most: 4, levels: 6 };

/**
 * Some boxes by chance that are not too much to learn together.
 *
 * @param {readonly string[]} boxes
 * @param {() => number} [chance] a number from 0 to below 1
 */
export function mixOf(boxes, chance = Math.random) {
  const left = [...boxes];
  const wanted = MIX.least + Math.floor(chance() * (MIX.most - MIX.least + 1));
  /** @type {string[]} */
  const mix = [];
  for (let levels = MIX.levels; left.length > 0 && mix.length < wanted; ) {
    const [box] = left.splice(Math.floor(chance() * left.length), 1);
    const { level } = OFFERED[box];
    if (level > levels) continue;
    mix.push(box);
    levels -= level;
  }
  return mix;
}
