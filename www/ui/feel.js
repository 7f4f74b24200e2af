// @ts-check
/** A short vibration for what is worth feeling, on devices that have one. It belongs to the sounds: one switch is for both. */
import { newLeader } from "../engine/lead.js";
import { preferences } from "./preferences.js";

/** @typedef {import("../bastide.js").EventView} EventView */
/** @typedef {import("../bastide.js").GameView} GameView */

/** So many points at once are an event. */
export const GREAT = 9;

/**
 * @param {EventView[]} events
 * @param {GameView} view as it is after them
 */
export function feel(events, view) {
  const { sound, volume } = preferences();
  if (!sound || volume === 0 || !navigator.userActivation?.hasBeenActive || document.hidden) return;
  const pattern = patternOf(events, view);
  if (pattern.length > 0) navigator.vibrate?.(pattern);
}

/**
 * For how long a device vibrates and rests, in turn, in milliseconds; nothing where nothing is worth it.
 *
 * @param {EventView[]} events
 * @param {Pick<GameView, "players" | "remaining" | "over">} view
 * @returns {number[]}
 */
export function patternOf(events, { players, remaining, over }) {
  const completed = events.filter((event) => event.type === "scored" && event.completed && !event.atEnd);
  if (over) return [40, 60, 40, 60, 120];
  if (completed.some((event) => "points" in event && event.points >= GREAT)) return [30, 50, 90];
  if (newLeader(players, events) !== undefined) return [25, 45, 25];
  if (completed.length > 0) return [25];
  return remaining === 0 && events.some(({ type }) => type === "turn") ? [15, 40, 15] : [];
}
