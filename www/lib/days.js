// @ts-check
/** Days by the calendar of this device, as in `2026-11-23`. */

const DAY = 86_400_000;
/** How often it is looked whether a new day has begun: a timer until midnight would be late after a device has slept. */
const MINUTE = 60_000;

/** @param {Date} [now] */
export function dayOf(now = new Date()) {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Days since the beginning of 1970: one more each day, whatever the clocks do. @param {string} day */
export const numberOf = (day) => Date.parse(`${day}T00:00Z`) / DAY;

/** The middle of a day here, as a time in milliseconds. @param {string} day */
export const noonOf = (day) => new Date(`${day}T12:00`).getTime();

/** A moment of a day for a game of which only the day is known, in milliseconds: its noon, or its first minute while noon is still to come. @param {string} day */
export const momentIn = (day) => (noonOf(day) <= Date.now() ? noonOf(day) : new Date(`${day}T00:01`).getTime());

/** Whether a text is a day, which the thirtieth of February is not. @param {unknown} text @returns {text is string} */
export const isDay = (text) => typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(numberOf(text)) && daysAfter(text, 0) === text;

/** @param {string} day @param {number} count */
export const daysAfter = (day, count) => new Date((numberOf(day) + count) * DAY).toISOString().slice(0, 10);

/**
 * Tells once that another day has begun.
 *
 * @param {() => void} tell
 * @returns {() => void} calls it off
 */
export function onNewDay(tell) {
  const day = dayOf();
  const look = () => {
    if (dayOf() === day) return;
    stop();
    tell();
  };
  const timer = setInterval(look, MINUTE);
  document.addEventListener("visibilitychange", look);
  return stop;

  function stop() {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  }
}
