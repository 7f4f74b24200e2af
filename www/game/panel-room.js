// @ts-check
/** Whether there is room in the panel beside a board: for the buttons of the move in hand, and then for the list, which a button opens where there is none. */

/** So high is a title with one entry, in CSS pixels. */
const LEAST = 96;

/**
 * Sets `data-log="low"` on the screen while its list has too little height.
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

/** By how many steps the panel can be made flatter: what others hold, what figures they have, then what is asked. */
const FLATTEST = 3;

/**
 * Keeps the buttons of the move in hand on the screen: `data-flat` is how many steps the panel of a screen was made flatter for that. It stays so until
 * the screen gets another size, so that the panel does not change from question to question.
 *
 * @param {HTMLElement} screen with the class `game`
 * @param {HTMLElement} hand
 * @returns {() => void} ends it
 */
export function watchHandRoom(screen, hand) {
  let size = "";
  let steps = 0;
  const bottom = (/** @type {Element} */ part) => part.getBoundingClientRect().bottom;
  const offers = /** @type {Element} */ (hand.querySelector(".offers"));
  /** Also where buttons among the offers, as in a bazaar, could only be reached by scrolling. */
  const isCut = () => bottom(hand) > bottom(screen) + 1 || [...offers.querySelectorAll(".row")].some((row) => bottom(row) > bottom(offers) + 1);
  const observer = new ResizeObserver(() => {
    const now = `${screen.clientWidth} ${screen.clientHeight}`;
    if (now !== size) [size, steps] = [now, 0];
    if (steps === 0) delete screen.dataset.flat;
    while (steps < FLATTEST && isCut()) screen.dataset.flat = String((steps += 1));
  });
  for (const part of [screen, hand, offers]) observer.observe(part);
  return () => observer.disconnect();
}
