// @ts-check
/** Style sheets of shadow roots, made once for each document and shared; they need no leave of the page's policy. */

/** The styles of each root, to be put on again in another document. @type {WeakMap<ShadowRoot, string[]>} */
const worn = new WeakMap();

/** @type {Map<string, WeakMap<Document, CSSStyleSheet>>} */
const sheets = new Map();

/**
 * @param {string} style
 * @returns {(root: ShadowRoot) => void} gives a root the style, once
 */
export function wearer(style) {
  return (root) => {
    const styles = worn.get(root) ?? [];
    if (styles.includes(style)) return;
    worn.set(root, [...styles, style]);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(style, root.ownerDocument)];
  };
}

/**
 * Gives a root that came into another document its styles again: a document takes no sheets of another one.
 *
 * @param {ShadowRoot} root
 */
export function wearAgain(root) {
  const own = (worn.get(root) ?? []).map((style) => sheetOf(style, root.ownerDocument));
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...own];
}

/**
 * @param {string} style
 * @param {Document} home
 */
function sheetOf(style, home) {
  const known = sheets.get(style) ?? new WeakMap();
  sheets.set(style, known);
  let sheet = known.get(home);
  if (!sheet) {
    sheet = new (home.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(style);
    known.set(home, sheet);
  }
  return sheet;
}
