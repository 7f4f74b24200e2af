// @ts-check

/**
 * Whether a key says that a field is done. While an input method offers words, Enter takes one of them: some browsers say so by the old
 * code 229 alone, of the event that ends it.
 *
 * @param {KeyboardEvent} event
 */
export function isEnter({ key, isComposing, keyCode }) {
  return key === "Enter" && !isComposing && keyCode !== 229;
}
