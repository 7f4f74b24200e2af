// @ts-check

/**
 * Whether somebody writes in a field, which then has the keys, an undo and a paste of its own. Outside of a board its fields are told by the
 * path of the event alone: its target is the whole board there.
 *
 * @param {Event} event
 */
export function isTyping(event) {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
