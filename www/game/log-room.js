// @ts-check
/** Whether there is room for the list in the panel beside a board; where there is none, a button on the board opens it. */

/** So high is a title with one entry, in CSS pixels. */
const LEAST = 96;

/**
 * Marks the screen by `data-log="low"` as long as its list has too little height.
 *
 * @param {HTMLElement} screen with the class `game`
 * @param {HTMLElement} home of the list: it takes what the parts above it leave
 * @returns {() => void} ends it
 */
export function watchLogRoom(screen, home) {
  const observer = new ResizeObserver(() => {
    if (home.offsetHeight < LEAST) screen.dataset.log = "low";
    else delete screen.dataset.log;
  });
  observer.observe(home);
  return () => observer.disconnect();
}
