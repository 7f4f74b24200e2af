// @ts-check
/** Keeps the screen on while a game is on it, where the browser can and people want it. */
import { onPreferences, preferences } from "./preferences.js";

/** @returns {() => void} ends it */
export function stayAwake() {
  if (!("wakeLock" in navigator)) return () => {};
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let ended = false;
  const wanted = () => !ended && preferences().awake && document.visibilityState === "visible";
  const follow = async () => {
    if (!wanted()) {
      await lock?.release();
      lock = null;
    } else if (!lock || lock.released) {
      try {
        const found = await navigator.wakeLock.request("screen");
        if (wanted()) lock = found;
        else await found.release();
      } catch {
        // The system refuses, to save its battery for example: the game goes on without.
      }
    }
  };
  const endPreferences = onPreferences(follow);
  document.addEventListener("visibilitychange", follow); // a hidden page loses its lock
  void follow();
  return () => {
    ended = true;
    endPreferences();
    document.removeEventListener("visibilitychange", follow);
    void follow();
  };
}

/** @returns {boolean} whether the browser can show the game on the whole screen */
export function canFill() {
  return document.fullscreenEnabled === true;
}

/** @returns {boolean} */
export function isFilled() {
  return document.fullscreenElement !== null;
}

/** Shows the game on the whole screen, or no longer. A browser that refuses leaves everything as it is. */
export async function toggleFill() {
  try {
    if (isFilled()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: "hide" });
  } catch {
    // Not now: no gesture, or forbidden where the page is embedded.
  }
}
