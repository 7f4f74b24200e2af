/** As much of a page as small parts need that are tested without one: elements that hold their children, and whether the page is seen. */

export class SmallElement extends EventTarget {
  /** @type {Record<string, string>} */
  attributes = {};
  /** @type {(SmallElement | string)[]} */
  children = [];
  isConnected = true;
  hidden = false;
  /** @type {Set<string>} */
  #classes = new Set();
  classList = {
    add: (/** @type {string[]} */ ...names) => names.forEach((name) => this.#classes.add(name)),
    contains: (/** @type {string} */ name) => this.#classes.has(name),
    toggle: (/** @type {string} */ name, /** @type {boolean} */ on) => void (on ? this.#classes.add(name) : this.#classes.delete(name)),
  };
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  /** @param {string} name */
  getAttribute(name) {
    return this.attributes[name] ?? null;
  }
  /** @param {string} name */
  removeAttribute(name) {
    delete this.attributes[name];
  }
  get dataset() {
    return Object.fromEntries(Object.entries(this.attributes).flatMap(([name, value]) => (name.startsWith("data-") ? [[name.slice(5), value]] : [])));
  }
  /** @param {(SmallElement | string)[]} children */
  append(...children) {
    this.children.push(...children);
  }
  /** @param {(SmallElement | string)[]} children */
  replaceChildren(...children) {
    this.children = children;
  }
  /** @returns {string} */
  get textContent() {
    return this.children.map((child) => (typeof child === "string" ? child : child.textContent)).join("");
  }
}

class SmallDocument extends EventTarget {
  visibilityState = "visible";
  documentElement = { lang: "" };
  createElement = () => new SmallElement();
  createElementNS = () => new SmallElement();
  querySelector = () => null;
}

export const smallDocument = new SmallDocument();
const page = new EventTarget();
Object.assign(globalThis, {
  document: smallDocument,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});
globalThis.navigator ??= /** @type {Navigator} */ (/** @type {unknown} */ ({ languages: ["en"] }));
