// @ts-check
/** What screen readers are told: one place for all boards of a page, which goes with the last of them. */

/** @type {HTMLElement | null} */
let voice = null;
let boards = 0;

/** A board begins to speak. @returns {() => void} ends it */
export function join() {
  boards += 1;
  if (!voice) {
    voice = document.createElement("div");
    voice.setAttribute("role", "status");
    voice.setAttribute("aria-live", "polite");
    voice.dataset.bastideVoice = "";
    // Set one by one: a page may refuse a style attribute.
    Object.assign(voice.style, {
      position: "fixed",
      left: "0",
      top: "0",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    });
    document.body.append(voice);
  }
  let joined = true;
  return () => {
    if (!joined) return;
    joined = false;
    boards -= 1;
    if (boards > 0) return;
    voice?.remove();
    voice = null;
  };
}

/**
 * The same sentence twice is read twice.
 *
 * @param {string} sentence
 * @param {string} lang
 */
export function announce(sentence, lang) {
  if (!voice || !sentence) return;
  voice.lang = lang;
  voice.dir = "ltr";
  voice.textContent = voice.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
