// @ts-check
/**
 * Boards on other people's pages: the element `<bastide-board>`, and `data-bastide` for pages that strip unknown elements.
 *
 * This is all that a page loads at first. Everything else comes with the first board that is near the window or is wanted;
 * until then an element shows its poster, and where the page refuses the rest, its record as text. Where there is no page, as on a
 * server, importing it does nothing. docs/EMBED.md is the manual.
 */
import { STUB } from "./i18n/language/stub.js";

/** @typedef {import("./embed/open-board.js").Opened} Opened */
/** @typedef {Error & { code?: string, line?: number, column?: number, sentence?: string, again?: string }} Trouble `sentence`: its message in the reader's language; `again`: the words of a button that tries again */

/** What may be said about a board, each an attribute and a property. */
const ATTRIBUTES = [
  "record",
  "src",
  "at",
  "mode",
  "lang",
  "theme",
  "players",
  "boxes",
  "rules",
  "options",
  "loading",
  "poster",
  "label",
  "coordinates",
  "margin",
  "size",
];
/** Those that say what is shown: with another one everything begins anew. */
const SUBJECT = ["record", "src", "at", "mode", "players", "boxes", "rules", "options"];
/** The longest text that is read on other pages, in characters. */
export const LONGEST = 65_536;
/** How near the window a board is loaded. */
const MARGIN = "200px";

const STYLE = `
:host { display: block; position: relative; max-width: 100%; writing-mode: horizontal-tb; }
:host([hidden]) { display: none; }
figure { height: 100%; margin: 0; }
.frame { letter-spacing: normal; word-spacing: normal; text-indent: 0; text-transform: none; text-shadow: none; white-space: normal; position: relative; box-sizing: border-box; width: 100%; aspect-ratio: var(--bastide-ratio, 4 / 3); min-height: var(--bastide-min-height, 15rem); max-height: var(--bastide-max-height, 40rem); overflow: hidden; border-radius: var(--bastide-radius, 12px); background: var(--bastide-table, #e9e2d0); color: var(--bastide-ink, #33291c); font: 1rem/1.45 var(--bastide-font, system-ui, sans-serif); }
:host(:is([mode="example"], [mode="puzzle"], [mode="play"], [mode="daily"], [mode="duel"], [mode="replay"], [mode="analysis"])) .frame { min-height: var(--bastide-min-height, 34rem); }
:host([margin="0"]) .frame { border-radius: var(--bastide-radius, 0); }
.home, .poster { position: absolute; inset: 0; }
.poster { display: grid; place-items: center; }
.poster > img, ::slotted([slot="poster"]) { display: block; width: 100%; height: 100%; object-fit: contain; }
.poster > button { position: absolute; min-width: 48px; min-height: 48px; padding: 0.6rem 1.2rem; border: 2px solid currentcolor; border-radius: 12px; background: var(--bastide-paper, #fcf8ee); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
figure[data-state] .poster, figure:not([data-state="open"]) .home, figure:not([data-state="failed"]) :is(.failure, .fallback) { display: none; }
.failure { box-sizing: border-box; height: 100%; overflow: auto; padding: 1rem; }
.failure p { margin: 0 0 0.5rem; font-weight: 600; }
.failure pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.8rem/1.4 ui-monospace, monospace; unicode-bidi: plaintext; }
::slotted([slot="caption"]) { display: block; margin: 0.4rem 0 0; }
@media (prefers-color-scheme: dark) { :host(:not([theme="light"], [theme="print"])) .frame { background: var(--bastide-table, #2f3532); color: var(--bastide-ink, #f3ead6); } :host(:not([theme="light"], [theme="print"])) .poster > button { background: var(--bastide-paper, #232825); } }
:host([theme="dark"]) .frame { background: var(--bastide-table, #2f3532); color: var(--bastide-ink, #f3ead6); }
:host([theme="dark"]) .poster > button { background: var(--bastide-paper, #232825); }
`;
/** The looks of the frames, for each document, which takes no style sheets of another one. They are here and not in a file of their own, because a page's policy may allow this file alone. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/** @param {ShadowRoot} root */
function wear(root) {
  const home = root.ownerDocument;
  const sheet = sheets.get(home) ?? new (home.defaultView ?? globalThis).CSSStyleSheet();
  if (!sheets.has(home)) sheet.replaceSync(STYLE);
  sheets.set(home, sheet);
  root.adoptedStyleSheets = [sheet];
}

/** @param {string} name */
function slot(name) {
  const element = document.createElement("slot");
  element.name = name;
  return element;
}

/** Boards that wait until they are near. @type {IntersectionObserver | null} */
let near = null;
let waiting = 0;

/** @param {BastideBoard} board */
function wait(board) {
  near ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) /** @type {BastideBoard} */ (target).open();
    },
    { rootMargin: MARGIN },
  );
  near.observe(board);
  waiting += 1;
}

/** @param {BastideBoard} board */
function waitNoLonger(board) {
  near?.unobserve(board);
  waiting -= 1;
  if (waiting > 0) return;
  near?.disconnect();
  near = null;
}

/**
 * @param {string} tag
 * @param {string} [className]
 * @param {(Node | string)[]} children
 */
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** On a server and in a worker there are no elements: there the class only stands for itself. */
const Element = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export class BastideBoard extends Element {
  static observedAttributes = ATTRIBUTES;
  /** @type {Opened | null} */
  #opened = null;
  /** Counts the beginnings: what comes late belongs to one before. */
  #begun = 0;
  #waits = false;
  #changed = false;
  /** Whether something changed while the board was out of the page, which nothing shows there. */
  #missed = false;
  /** Whether what is shown is another subject since. */
  #isOther = false;
  /** What the reader has done, until the board is there in another language, or again in the page. @type {import("./embed/open-board.js").Kept | undefined} */
  #kept;
  /** The subject with which the board was opened: of no other one anything is kept while it is out of the page. */
  #keptOf = "";
  /** @type {Promise<void> | null} */
  #opening = null;
  #poster = make("div", "poster", slot("poster"));
  #home = make("div", "home");
  #failure = make("div", "failure");
  #frame = make("div", "frame", this.#poster, this.#home, this.#failure);
  #figure = make("figure");

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    wear(root);
    this.#frame.setAttribute("part", "frame");
    this.#frame.dir = "ltr"; // as every language of the boards is written, whatever the page around
    const caption = make("figcaption", "", slot("caption"));
    caption.setAttribute("part", "caption");
    this.#figure.append(this.#frame, make("div", "fallback", slot("fallback")), caption);
    root.append(this.#figure);
    this.#frame.addEventListener("pointerdown", () => this.#given("loading") !== "interaction" && this.open());
  }

  connectedCallback() {
    this.#takeOver();
    if (this.#opened || this.#opening) return this.#missed ? this.#follow() : undefined;
    if (this.#keptOf !== this.#subject()) this.#kept = undefined;
    this.#begin();
  }

  /** What a framework set before the element was known. */
  #takeOver() {
    for (const name of ATTRIBUTES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** In another document everything has to be put on again. */
  adoptedCallback() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    wear(root);
    if (this.#opening)
      import("./lib/shadow-style.js").then(
        ({ wearAgain }) => wearAgain(root),
        () => {},
      );
  }

  /** It may only have been moved, or it may be put back later: what the reader has done there is kept. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      const kept = this.#keptOf === this.#subject() ? (this.#opened?.keep() ?? this.#kept) : undefined;
      this.destroy();
      this.#kept = kept;
    });
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (name === "size") this.#measure(now ?? "");
    if (before === now || this.#begun === 0) return;
    if (this.isConnected && this.#opened?.change(name, now)) return void (this.#keptOf = this.#subject());
    this.#isOther ||= SUBJECT.includes(name);
    this.#follow();
  }

  /** Shows what the attributes say once all of them have changed, and the board is in the page. */
  #follow() {
    if (this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      this.#missed = !this.isConnected && (this.#opened ?? this.#opening) !== null;
      if (this.#missed) return;
      const kept = this.#isOther ? undefined : (this.#opened?.keep() ?? this.#kept);
      this.#isOther = false;
      const wasOpen = this.#figure.dataset.state !== undefined;
      if (!this.isConnected) return;
      if (wasOpen || kept) return this.#again(kept);
      this.destroy();
      this.#begin();
    });
  }

  /** Gives the board a size of its own. @param {string} size in CSS pixels: `240`, or `320x240` */
  #measure(size) {
    const [, width, height = width] = /^(\d{2,4})(?:x(\d{2,4}))?$/.exec(size) ?? [];
    this.#frame.style.cssText = width ? `width: ${width}px; max-width: 100%; aspect-ratio: ${width} / ${height}; min-height: 0; max-height: none` : "";
  }

  /** Shows the poster, and waits until the board is wanted. */
  #begin() {
    this.#begun += 1;
    const [loading, poster] = [this.#given("loading"), this.#given("poster")];
    this.#poster.querySelector("img")?.remove();
    this.#poster.querySelector("button")?.remove();
    if (poster) this.#poster.append(Object.assign(document.createElement("img"), { src: poster, alt: this.#given("label") }));
    if (this.#given("mode") === "still" && (poster || this.querySelector(':scope > [slot="poster"]'))) return; // it is its poster
    if (loading === "eager") return void this.open();
    if (loading === "interaction") {
      const button = make("button", "", this.#said().open);
      button.addEventListener("click", () => this.open().then(() => this.#opened?.focus()));
      return this.#poster.append(button);
    }
    this.#waits = true;
    wait(this);
  }

  /**
   * Loads the board now, without waiting until it is near.
   *
   * @returns {Promise<void>} kept when it is there, or has failed
   */
  open() {
    if (this.#waits) waitNoLonger(this);
    this.#waits = false;
    this.#opening ??= this.#open();
    return this.#opening;
  }

  async #open() {
    this.#begun += 1;
    const begun = this.#begun;
    const isLate = () => begun !== this.#begun;
    try {
      const kept = this.#kept;
      this.#keptOf = this.#subject();
      const record = kept?.record ?? this.#text();
      const { longest = LONGEST } = /** @type {{ longest?: number }} */ (/** @type {unknown} */ (this)); // the app, whose texts are its own, sets it
      if (!kept && record.length > longest) throw Object.assign(new Error(), { code: "size" });
      const { open } = await import("./embed/open-board.js").catch((cause) => {
        throw Object.assign(new Error(String(cause)), { code: "refused" });
      });
      if (isLate()) return;
      const settings = /** @type {import("./embed/open-board.js").Place["settings"]} */ (
        Object.fromEntries(ATTRIBUTES.map((name) => [name, this.#given(name)]))
      );
      const opened = await open({
        element: this,
        home: this.#home,
        settings: { ...settings, record, lang: this.#tag(), ...(kept?.record && { at: "" }) },
        isLate,
        emit: (type, detail) => this.#emit(type, detail),
        again: () => this.#again(),
        onFail: (error) => this.#fail(error),
      });
      if (isLate()) return opened?.destroy();
      if (!opened) return;
      this.#opened = opened;
      this.#figure.dataset.state = "open";
      opened.ready();
      if (kept) opened.resume(kept);
      this.#kept = undefined;
    } catch (error) {
      if (!isLate()) this.#fail(/** @type {Trouble} */ (error));
    }
  }

  /** @param {import("./embed/open-board.js").Kept} [kept] */
  #again(kept) {
    this.destroy();
    this.#kept = kept;
    this.open();
  }

  /** What the record is: an attribute, or the text of a child. */
  #text() {
    return this.#given("record") || this.querySelector(':scope > script[type="text/plain"]')?.textContent || "";
  }

  /** All that says which game is shown, as one text. */
  #subject() {
    return [this.#text(), ...SUBJECT.map((name) => this.#given(name))].join("\n");
  }

  /** @param {string} name */
  #given(name) {
    return this.getAttribute(name) ?? "";
  }

  #tag() {
    return this.lang || /** @type {HTMLElement | null} */ (this.closest("[lang]"))?.lang || navigator.language;
  }

  #said() {
    const language = this.#tag().split("-")[0].toLowerCase();
    return Object.hasOwn(STUB, language) ? STUB[language] : STUB.en;
  }

  /**
   * A readable figure in place of the board.
   *
   * @param {Trouble} error
   */
  #fail(error) {
    this.#opened?.destroy();
    this.#opened = null;
    const { code = "refused", message, line, column, sentence = message, again } = error;
    const said = this.#said();
    const pre = make("pre", "", (this.#kept?.record ?? this.#text()).slice(0, LONGEST));
    pre.tabIndex = 0;
    const title = code === "refused" ? said.refused : said.broken;
    this.#failure.replaceChildren(make("p", "", title), ...(code === "refused" || !sentence ? [] : [make("p", "", sentence)]), pre);
    if (again) {
      const button = make("button", "", again);
      button.addEventListener("click", () => this.#again(this.#kept));
      pre.before(button);
    }
    this.#figure.dataset.state = "failed";
    this.#figure.dataset.code = code;
    this.#emit("error", { code, message: message || title, ...(line && { line, column }) });
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(`bastide:${type}`, { bubbles: true, composed: true, detail }));
  }

  /** Shows why there is no board. @param {Trouble} error */
  refuse(error) {
    this.destroy();
    this.#fail(error);
  }

  /** Takes the board away with all that it holds. The element shows its poster again; `open` begins anew. */
  destroy() {
    this.#begun += 1;
    if (this.#waits) waitNoLonger(this);
    this.#waits = false;
    this.#opening = null;
    this.#opened?.destroy();
    this.#opened = null;
    this.#kept = undefined;
    this.#missed = this.#isOther = false;
    this.#home.replaceChildren();
    this.#failure.replaceChildren();
    delete this.#figure.dataset.state;
    delete this.#figure.dataset.code;
  }

  /** The board, for the methods below; they throw with code "state" while there is none. @returns {Opened} */
  get #board() {
    if (!this.#opened) throw Object.assign(new Error("the board is not open"), { code: "state" });
    return this.#opened;
  }

  /** Everything public about the game: `GameView`, the moment, the record. */
  getState() {
    return this.#board.getState();
  }
  /** What may be done now. */
  legal() {
    return this.#board.legal();
  }
  /** Plays a statement, for example `tile V 1,0 3`. @param {string} statement */
  play(statement) {
    return this.#board.play(statement);
  }
  undo() {
    return this.#board.undo();
  }
  redo() {
    return this.#board.redo();
  }
  /** To the moment after so many statements. @param {number} at */
  goTo(at) {
    return this.#board.goTo(at);
  }
  /** The record up to now. */
  toText() {
    return this.#board.toText();
  }
  /** The picture of the board as an SVG document. @param {{ style?: string, theme?: string, width?: number, margin?: number }} [options] */
  toSvg(options) {
    return this.#board.toSvg(options);
  }
}

for (const name of ATTRIBUTES) {
  if (name === "lang") continue; // every element has it
  Object.defineProperty(BastideBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    /** @this {BastideBoard} */
    get() {
      return this.getAttribute(name) ?? "";
    },
    /** @this {BastideBoard} @param {unknown} value */
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}

/** Elements that are lines or paragraphs of their own. */
const BLOCKS = /^(?:P|DIV|LI|PRE|H[1-6]|BLOCKQUOTE)$/;

/**
 * What an element says, in the lines in which an editor of texts parts it: by `<br>`, or by paragraphs.
 *
 * @param {Node} element
 * @returns {string}
 */
function linesOf(element) {
  const lines = [...element.childNodes].map((node) => {
    if (node.nodeName === "BR") return "\n";
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
    return BLOCKS.test(node.nodeName) ? `\n${linesOf(node)}\n` : linesOf(node);
  });
  return lines.join("");
}

/**
 * Makes a board of an element with `data-bastide`: the record is its value, or else what the element says. What was in the
 * element is its fallback.
 *
 * @param {HTMLElement} element
 */
function upgradeOne(element) {
  if (element.querySelector("bastide-board")) return;
  const { bastide = "", ...data } = element.dataset;
  const board = document.createElement("bastide-board");
  for (const [name, value = ""] of Object.entries(data)) if (ATTRIBUTES.includes(name)) board.setAttribute(name, value);
  const script = element.querySelector('script[type="text/plain"]');
  if (!data.src) board.setAttribute("record", bastide || script?.textContent || linesOf(element));
  const kept = make("div", "", ...element.childNodes);
  kept.slot = "fallback";
  board.append(kept);
  element.append(board);
}

/** What programs use beside the element. */
export const program = () => import("./embed/program.js");

/**
 * Makes boards of all elements with `data-bastide` in a part of the page.
 *
 * @param {ParentNode} [root]
 */
export function upgrade(root = document) {
  if (root instanceof HTMLElement && root.matches("[data-bastide]")) upgradeOne(root);
  for (const element of root.querySelectorAll("[data-bastide]")) upgradeOne(/** @type {HTMLElement} */ (element));
}

if (globalThis.document && !customElements.get("bastide-board")) {
  customElements.define("bastide-board", BastideBoard);
  upgrade();
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === "attributes") upgrade(/** @type {HTMLElement} */ (target));
      for (const node of addedNodes) if (node instanceof HTMLElement) upgrade(node);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["data-bastide"] });
}
