// @ts-check
/** The guided games: the first lesson, and a short one for each expansion that most people have. The words are in learn.js and courses.js of each language. */
import { RECORD, STEPS } from "./lesson-steps.js";

/** @typedef {import("./lesson-steps.js").Step} Step */
/** @typedef {import("../setup/expansions.js").Taught} Taught */

/**
 * @typedef {object} Course
 * @property {string} record its tiles in their order
 * @property {Step[]} steps
 */

/** @param {string} box @param {string} deck @param {Step[]} steps @returns {Course} */
const course = (box, deck, steps) => ({
  record: `[Bastide "1"]\n[Boxes "base+${box}"]\n[Players "red, blue (ai:novice)"]\n[Deck "${deck}"]\n`,
  steps,
});

/** A tile that looks the same whichever way it is turned. @param {string} place */
const anyTurn = (place) => ({ plays: [`${place} 0`], also: [1, 2, 3].map((turns) => `${place} ${turns}`) });

/** The lessons by name. @type {Record<"first" | Taught, Course>} */
export const COURSES = {
  first: { record: RECORD, steps: STEPS },
  river: course("river", "R01 R03 R10 R09 R02 E V", [
    { name: "source", plays: ["tile R03 1,0 0"], also: ["tile R03 1,0 2"] },
    { name: "knight", plays: ["meeple city.N"] },
    { name: "blueBend", watch: true, plays: ["tile R10 2,0 0", "skip"] },
    { name: "bend", plays: ["tile R09 2,1 2"] },
    { name: "highwayman", plays: ["meeple road.S"] },
    { name: "blueLake", watch: true, plays: ["tile R02 3,1 0", "skip"] },
    { name: "land", plays: ["tile E 1,-1 2"] },
    { name: "none", plays: ["skip"] },
    { name: "blueLast", watch: true, readFirst: true, plays: ["tile V 3,0 2", "skip"] },
  ]),
  abbot: course("abbot", "D Vg A B V B U", [
    { name: "garden", plays: ["tile Vg 1,0 0"] },
    { name: "abbot", plays: ["abbot garden"] },
    { name: "blueMonk", watch: true, plays: ["tile A -1,0 3", "meeple monastery"] },
    { name: "beside", ...anyTurn("tile B 0,1") },
    { name: "recall", plays: ["recall"] },
    { name: "blueRoad", watch: true, plays: ["tile V 1,1 2", "meeple road.N"] },
    { name: "monastery", ...anyTurn("tile B 2,0") },
    { name: "again", plays: ["abbot monastery"] },
    { name: "blueLast", watch: true, readFirst: true, plays: ["tile U 0,2 0", "skip"] },
  ]),
  inns: course("inns", "D I15 A A B I01 V", [
    { name: "inn", plays: ["tile I15 1,0 0"], also: ["tile I15 1,0 2"] },
    { name: "large", plays: ["large road.E"] },
    { name: "blueMonk", watch: true, plays: ["tile A -1,0 3", "meeple monastery"] },
    { name: "close", plays: ["tile A 2,0 1"] },
    { name: "keep", plays: ["skip"] },
    { name: "blueMore", watch: true, plays: ["tile B 1,1 0", "skip"] },
    { name: "cathedral", ...anyTurn("tile I01 0,-1") },
    { name: "knight", plays: ["meeple city.N"], also: ["large city.N"] },
    { name: "blueLast", watch: true, readFirst: true, plays: ["tile V 2,1 3", "skip"] },
  ]),
  traders: course("traders", "D U A U B U T15 E", [
    { name: "road", plays: ["tile U 1,0 0"], also: ["tile U 1,0 2"] },
    { name: "highwayman", plays: ["meeple road.E"] },
    { name: "blueMonk", watch: true, plays: ["tile A -1,0 3", "meeple monastery"] },
    { name: "longer", plays: ["tile U 2,0 0"], also: ["tile U 2,0 2"] },
    { name: "builder", plays: ["builder road.E"] },
    { name: "blueMore", watch: true, plays: ["tile B 1,1 0", "skip"] },
    { name: "builds", plays: ["tile U 3,0 0"], also: ["tile U 3,0 2"] },
    { name: "none", plays: ["skip"] },
    { name: "goods", plays: ["tile T15 0,-1 1"], also: ["tile T15 0,-1 3"] },
    { name: "knight", plays: ["meeple city.N"] },
    { name: "blueLast", watch: true, readFirst: true, plays: ["tile E 0,-2 2", "skip"] },
  ]),
  dragon: course("dragon", "D U D17 B D16 D29", [
    { name: "road", plays: ["tile U 1,0 0"], also: ["tile U 1,0 2"] },
    { name: "highwayman", plays: ["meeple road.E"] },
    { name: "blueVolcano", watch: true, plays: ["tile D17 2,0 0"] },
    { name: "monastery", ...anyTurn("tile B 0,1") },
    { name: "fairy", plays: ["fairy 1,0 road.E"] },
    { name: "blueDragon", watch: true, plays: ["tile D16 3,0 0", "skip", "dragon 3,0"] },
    { name: "portal", plays: ["tile D29 0,-1 2"] },
    { name: "monk", plays: ["meeple 0,1 monastery"] },
  ]),
};
