/**
 * What is wrong with the layout of a screen as far as a program can tell, in one line each.
 *
 *     for (const flaw of await page.evaluate(flaws, { touch: true })) console.log(flaw);
 */

/**
 * Runs in the page, on what can be reached: the dialog on top, or else the screen, and notices.
 *
 * @param {{ touch: boolean }} options whether it is for fingers
 * @returns {string[]}
 */
export function flaws({ touch }) {
  const LEAST = 43.9;
  /** How many pixels one part may lie over another. */
  const SLACK = 1.5;
  /** Lines that say in short what stands elsewhere, and names that a tap tells in full: they may end in dots. */
  const SUMMARIES =
    ".setup-line, .favourite > *, .result thead span, .player .name, [data-asks] .hand-hint, .piece span, .player-strip, .replay-controls .hand-text > *";
  /** What is as wide as the board, and is moved like it. */
  const WIDE = ".board-grid-scroll";
  /** What sits on the edge of its frame like a badge, and figures that stand before one another in one picture. */
  const BADGES = ".gain, .tile-count, .way-picture > *, .deck-tiles > *, .walkers > *";
  /** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
  /** @typedef {{ element: Element, box: Box, what: string }} Part */

  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const roots = top ? [top, ...document.querySelectorAll(".notices .notice")] : [...document.querySelectorAll("#app, .notices")];
  const shown = (/** @type {Element} */ element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".hidden-text, [aria-hidden='true'].mosaic") &&
    !isClipped(element);
  /** What only screen readers get is clipped away. @param {Element} element */
  const isClipped = (element) => {
    for (let part = /** @type {Element | null} */ (element); part; part = part.parentElement)
      if (getComputedStyle(part).clipPath.startsWith("inset(50%")) return true;
    return false;
  };
  const name = (/** @type {Element} */ element) => {
    const own = element.closest("[class]")?.getAttribute("class")?.split(" ").join(".") ?? element.localName;
    return `.${own} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  };
  const covers = (/** @type {Box} */ one, /** @type {Box} */ other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
  const overlap = (/** @type {Box} */ one, /** @type {Box} */ other) => covers(one, other).every((length) => length > SLACK);
  const inside = (/** @type {Box} */ one, /** @type {Box} */ other) =>
    one.left >= other.left - SLACK && one.right <= other.right + SLACK && one.top >= other.top - SLACK && one.bottom <= other.bottom + SLACK;
  const size = (/** @type {Box} */ box) =>
    `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right - box.left)}×${Math.round(box.bottom - box.top)}`;
  /** The nearest ancestors of a part by what they do with what does not fit. @param {Element} element @param {"scroll" | "clip"} how */
  const holder = (element, how) => {
    for (let part = element.parentElement; part; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const scrolls = [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");
      if (how === "scroll" && scrolls) return part;
      if (how === "clip" && [overflowX, overflowY].some((value) => value === "hidden" || value === "clip")) return part;
      if (how === "clip" && scrolls) return null;
    }
    return null;
  };

  /** The line that a text stands on. The box of its glyphs is as high as its font says, however little of that is painted. @param {Element} element @param {Box} box */
  const lineOf = (element, { left, top, right, bottom }) => {
    if (Number(document.documentElement.dataset.side ?? 0) % 2) return { left, top, right, bottom }; // lines run from top to bottom there
    const { lineHeight, fontSize } = getComputedStyle(element);
    const height = Math.min(bottom - top, Number.parseFloat(lineHeight) || 1.2 * Number.parseFloat(fontSize)); // "normal" is no number
    const middle = (top + bottom) / 2;
    return { left, top: middle - height / 2, right, bottom: middle + height / 2 };
  };

  /** @type {Part[]} */
  const texts = [];
  /** @type {Part[]} */
  const controls = [];
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.matches("option, textarea, script") || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 0 && box.height > 0) texts.push({ element, box: lineOf(element, box), what: name(element) });
    }
    for (const element of root.querySelectorAll("button, input, select, textarea, summary, a[href]")) {
      if (!shown(element) || element.getClientRects().length === 0 || element.matches("[type=file]")) continue;
      const label = element.matches("[type=radio], [type=checkbox]") ? (element.closest("label") ?? element) : element;
      controls.push({ element: label, box: label.getBoundingClientRect(), what: name(element) });
    }
  }
  const pictures = roots.flatMap((root) =>
    [...root.querySelectorAll("img, svg.icon, svg.figure, .curve-mark")]
      .filter((picture) => shown(picture) && !picture.closest(".mosaic"))
      .map((element) => ({ element, box: element.getBoundingClientRect(), what: name(element.parentElement ?? element) })),
  );

  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} kind @param {Part} part @param {Part} [other] */
  const say = (kind, part, other) => found.add(`${kind}: ${part.what} ${size(part.box)}${other ? ` and ${other.what} ${size(other.box)}` : ""}`);
  const seen = (/** @type {Part} */ { element, box }) => {
    const scroller = holder(element, "scroll");
    return inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) && (!scroller || inside(box, scroller.getBoundingClientRect()));
  };
  /** What lies on a part, unless it is meant to: what sticks while the rest scrolls, or was unfolded. @param {Part} part */
  const cover = ({ element, box }) => {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!hit || hit.contains(element) || element.contains(hit)) return null;
    const label = element.closest("label");
    if (label && label === hit.closest("label")) return null;
    for (let part = /** @type {Element | null} */ (hit); part; part = part.parentElement)
      if (getComputedStyle(part).position === "sticky" || part.matches(".picker-choices")) return null;
    return { element: hit, box: hit.getBoundingClientRect(), what: name(hit) };
  };
  for (const text of texts) {
    const { element, box } = text;
    if (element.closest(SUMMARIES) || element.matches(BADGES)) continue;
    const clip = holder(element, "clip");
    const frame = element.closest("button, .player, .rank, .badge, .notice, .toast, .edition, .box, th, td");
    const isCut =
      getComputedStyle(element).overflow !== "visible" && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    if (isCut || (clip && clip !== document.body && !inside(box, clip.getBoundingClientRect()))) say("cut", text);
    else if (frame && !inside(box, frame.getBoundingClientRect())) say("out of its frame", text);
    else if (!holder(element, "scroll") && (box.left < -SLACK || box.right > innerWidth + SLACK)) say("off the screen", text);
    else if (seen(text) && !element.closest(".toasts, .light-card, .sight-role, .solution-fewer")) {
      const above = cover(text);
      if (above) say("covered", text, above);
    }
  }
  for (const control of controls) {
    const { box, element } = control;
    const small = box.right - box.left < LEAST || box.bottom - box.top < LEAST;
    const row = element.matches("[role=switch]"); // its label is tapped as well
    if (touch && small && !row) say("small", control);
    const scrolls = holder(element, "scroll") ?? (document.documentElement.scrollHeight > innerHeight ? document.documentElement : null);
    if (!scrolls && !inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) say("off the screen", control);
    else if (seen(control)) {
      const above = cover(control);
      if (above) say("covered", control, above);
    }
  }
  const uncut = (/** @type {Part} */ part) => {
    const clip = holder(part.element, "clip") ?? document.body;
    const own = getComputedStyle(part.element).overflow === "visible" ? clip : part.element;
    const [{ left, top, right, bottom }, edge] = [part.box, own === document.body ? part.box : own.getBoundingClientRect()];
    return {
      ...part,
      box: { left: Math.max(left, edge.left), top: Math.max(top, edge.top), right: Math.min(right, edge.right), bottom: Math.min(bottom, edge.bottom) },
    };
  };
  for (const element of [document.documentElement, ...roots, ...roots.flatMap((root) => [...root.querySelectorAll("*")])]) {
    const { overflowX } = getComputedStyle(element);
    const scrolls = !element.matches(WIDE) && (element === document.documentElement || overflowX === "auto" || overflowX === "scroll");
    if (scrolls && element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      say("scrolls sideways", { element, box: element.getBoundingClientRect(), what: name(element) });
  }
  const touched = controls.filter(({ element }) => !element.matches(".rule-link")); // a sign in a line of text, larger to the finger than to the eye
  const visible = [...texts, ...pictures, ...touched].map(uncut).filter(seen);
  for (const [index, one] of visible.entries()) {
    for (const other of visible.slice(index + 1)) {
      if (!overlap(one.box, other.box) || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // What floats above the rest is there to cover it; what it must not cover is found by "covered".
      const layer = (/** @type {Element} */ element) =>
        element.closest(
          ".notice, .toasts, .light-card, .remark, .choices, .verdict .row, .picker-choices, dialog > header, dialog > footer, .end .result thead th, .shelf-game",
        );
      const tile = one.element.closest(".tile-kind");
      const isBadge = [one, other].some(({ element }) => element.matches(BADGES)) || (tile && tile === other.element.closest(".tile-kind"));
      if (!isBadge && layer(one.element) === layer(other.element)) say("one over the other", one, other);
    }
  }
  return [...found];
}
