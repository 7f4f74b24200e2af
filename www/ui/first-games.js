// @ts-check
/** Whether people play their first games on this device: they are told what to do, and later only what they cannot know. */
import { keep, kept } from "../storage/store.js";
import { preferences } from "./preferences.js";

const FIRST = 3;
const NAME = "finished-games";

/** A game was played to its end. */
export function countGame() {
  keep(NAME, finished() + 1);
}

/** Whether hints that only say how to play are shown on phones. */
export function showsInstructions() {
  const { hints } = preferences();
  return hints === "first" ? finished() < FIRST : hints === "always";
}

/** How many games were finished here: a count that anybody may have changed. */
function finished() {
  const count = Number(kept(NAME));
  return count > 0 ? count : 0;
}
