// @ts-check
/** Style sheets of shadow roots, made once and shared; they need no leave of the page's policy. */

/**
 * @param {string} style
 * @returns {(root: ShadowRoot) => void} gives a root the style, once
 */
export function wearer(style) {
  /** @type {CSSStyleSheet | undefined} */
  let sheet;
  return (root) => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
}
