/**
 * The system's WebKit, driven over WebDriver by Debian's WebKitWebDriver in the MiniBrowser that comes with it.
 *
 *     const webkit = await launch();
 *     const page = await webkit.newPage({ width: 820, height: 1180 });
 *     …
 *     assert.deepEqual(await page.problems(), []);
 *     await webkit.close();
 *
 * The client is written here: it needs ten of the protocol's commands. WebKitWebDriver has no BiDi, which puppeteer-core speaks, and
 * the clients on npm that speak WebDriver alone ask for a newer Node.js than the project or bring some dozens of packages.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { env } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "./programs.mjs";

/** How long an element may take to come, in milliseconds. */
const PATIENCE = 60_000;

/** @typedef {import("node:child_process").ChildProcess} Process */
/** @typedef {(method: string, path: string, body?: object) => Promise<any>} Call */
/** @typedef {{ x: number, y: number }} Point in pixels of the window */

/**
 * Starts a display of its own and the driver. `newPage` opens a window with a storage of its own, and closes the one before: the driver
 * has one at a time.
 *
 * @param {number} [scale] how many pixels of the device go into one of the page
 */
export async function launch(scale = 1) {
  const { display, server } = await startDisplay(scale * 1600);
  const { driver, call } = await startDriver({ ...env, DISPLAY: display, GDK_BACKEND: "x11", GDK_SCALE: String(scale) });
  let session = "";

  /** @param {{ width?: number, height?: number }} [size] in CSS pixels */
  async function newPage({ width = 1024, height = 768 } = {}) {
    if (session) await call("DELETE", session);
    session = `/session/${(await call("POST", "/session", { capabilities: {} })).sessionId}`;
    const page = new Page((method, path, body) => call(method, session + path, body));
    await page.resize(width, height);
    return page;
  }

  async function close() {
    if (session) await call("DELETE", session);
    for (const program of [driver, server]) {
      const gone = once(program, "exit");
      if (program.kill()) await gone;
    }
  }

  return { newPage, close };
}

/** One window, with those methods of puppeteer's page that the tests use. */
export class Page {
  /** @param {Call} command of the session */
  constructor(command) {
    this.command = command;
  }

  /** @param {number} width @param {number} height of what is inside of the window's frame */
  async resize(width, height) {
    const frame = { width: 0, height: 0 };
    for (let tries = 0; tries < 20; tries += 1) {
      await this.command("POST", "/window/rect", { x: 0, y: 0, width: width + frame.width, height: height + frame.height });
      const inner = await this.command("POST", "/execute/sync", { script: "return { width: innerWidth, height: innerHeight }", args: [] });
      if (inner.width === width && inner.height === height) return;
      frame.width += width - inner.width;
      frame.height += height - inner.height;
      await pause(50);
    }
    throw new Error(`the window does not become ${width} × ${height}`);
  }

  /** @param {string} url */
  goto(url) {
    return this.command("POST", "/url", { url });
  }

  reload() {
    return this.command("POST", "/refresh", {});
  }

  /** What has gone wrong so far, in this document and those before it. @returns {Promise<string[]>} */
  problems() {
    return this.evaluate(() => [
      ...JSON.parse(sessionStorage.getItem("problems") ?? "[]"),
      ...[...document.querySelectorAll(".panic")].map((card) => card.textContent ?? ""),
    ]);
  }

  /**
   * Calls a function in the page and waits for its promise. A document is watched from its first call on.
   *
   * @template T
   * @param {(...given: any[]) => T} run
   * @param {any[]} given
   * @returns {Promise<Awaited<T>>}
   */
  evaluate(run, ...given) {
    return this.command("POST", "/execute/sync", { script: `(${watch})(); return (${run})(...arguments)`, args: given });
  }

  /**
   * Until the page says yes.
   *
   * @param {(...given: any[]) => unknown} run
   * @param {any[]} given
   */
  async waitForFunction(run, ...given) {
    const end = Date.now() + PATIENCE;
    while (!(await this.evaluate(run, ...given))) {
      if (Date.now() > end)
        throw new Error(`the page never says yes to ${run}, called with ${JSON.stringify(given)}; it says ${JSON.stringify(await this.problems())}`);
      await pause(25);
    }
  }

  /** Until there is such an element. @param {string} selector */
  async waitForSelector(selector) {
    await this.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector);
    return null;
  }

  /**
   * The middle of the first such element that is shown, once it lies still and under nothing else. What stands before ` >>> ` is a
   * host, whose shadow root the rest is in.
   *
   * @param {string} selector
   * @param {string} [text] in the element
   * @returns {Promise<Point>}
   */
  async middle(selector, text = "") {
    const end = Date.now() + PATIENCE;
    let before = "";
    for (;;) {
      const found = await this.evaluate(middleOf, selector, text);
      if (typeof found !== "string" && JSON.stringify(found) === before) return found;
      if (Date.now() > end)
        throw new Error(`${selector} ${text} cannot be pointed at: ${JSON.stringify(found)}; the page says ${JSON.stringify(await this.problems())}`);
      before = JSON.stringify(found);
      await pause(25);
    }
  }

  /** @param {string} selector @param {string} [text] */
  async click(selector, text) {
    const { x, y } = await this.middle(selector, text);
    await this.point(x, y);
  }

  /** @param {string} selector @param {string} [text] */
  async tap(selector, text) {
    const { x, y } = await this.middle(selector, text);
    await this.touch(x, y);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {"mouse" | "pen"} pointerType
   */
  async point(x, y, pointerType = "mouse") {
    const actions = [
      { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.command("POST", "/actions", { actions: [{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }] });
  }

  /**
   * A short touch. WebKitWebDriver makes a mouse of every finger, and a virtual display has no touch screen, so the page is given the events
   * that WebKit sends for one: pointer events of a finger, then those of the mouse for pages that know no fingers. The browser's
   * own part, which decides whether a touch scrolls or zooms the page, is not in it.
   *
   * @param {number} x
   * @param {number} y
   */
  async touch(x, y) {
    await this.evaluate(touchAt, x, y);
  }

  /** A picture of the page. @returns {Promise<Buffer>} PNG */
  async screenshot() {
    return Buffer.from(await this.command("GET", "/screenshot"), "base64");
  }
}

/**
 * Runs in the page: keeps what goes wrong from now on, over reloads too. What fails before is seen by what is not there then: the
 * page's first screen, or a promise of the engine's.
 */
function watch() {
  if ("watched" in window) return;
  Object.assign(window, { watched: true });
  let leaves = false;
  addEventListener("beforeunload", () => (leaves = true));
  const keep = (/** @type {string} */ problem) => {
    if (leaves) return; // whatever was still being loaded is given up
    sessionStorage.setItem("problems", JSON.stringify([...JSON.parse(sessionStorage.getItem("problems") ?? "[]"), problem]));
  };
  addEventListener("error", (event) => keep(`exception: ${event.message ?? `${/** @type {Element} */ (event.target).outerHTML} did not load`}`), true);
  addEventListener("unhandledrejection", (event) => keep(`rejection: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => keep(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`));
  for (const level of /** @type {const} */ (["error", "warn"])) {
    const say = console[level];
    console[level] = (...words) => {
      keep(`console: ${words.join(" ")}`);
      say.apply(console, words);
    };
  }
}

/**
 * Runs in the page.
 *
 * @param {string} selector
 * @param {string} text
 * @returns {Point | string} or why there is none
 */
function middleOf(selector, text) {
  const [host, inner] = selector.split(" >>> ");
  const root = inner ? document.querySelector(host)?.shadowRoot : document;
  const found = [...(root?.querySelectorAll(inner ?? host) ?? [])].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.includes(text),
  );
  if (!found) return "it is not shown";
  found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const over = /** @type {Document | ShadowRoot} */ (found.getRootNode()).elementFromPoint(x, y);
  return over && (found.contains(over) || over.contains(found)) ? { x, y } : `${over?.outerHTML.slice(0, 80)} lies over it`;
}

/** Runs in the page. @param {number} x @param {number} y */
function touchAt(x, y) {
  let target = document.elementFromPoint(x, y);
  while (target?.shadowRoot?.elementFromPoint(x, y)) target = target.shadowRoot.elementFromPoint(x, y);
  if (!target) throw new Error("nothing is there to be touched");
  const common = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, screenX: x, screenY: y };
  const finger = { ...common, pointerId: 2, pointerType: "touch", isPrimary: true, width: 40, height: 40 };
  target.dispatchEvent(new PointerEvent("pointerover", finger));
  target.dispatchEvent(new PointerEvent("pointerdown", { ...finger, buttons: 1, pressure: 0.5 }));
  target.dispatchEvent(new PointerEvent("pointerup", finger));
  target.dispatchEvent(new PointerEvent("pointerout", finger));
  target.dispatchEvent(new PointerEvent("pointerleave", { ...finger, bubbles: false }));
  target.dispatchEvent(new MouseEvent("mousemove", common));
  if (target.dispatchEvent(new MouseEvent("mousedown", { ...common, buttons: 1, detail: 1 })))
    /** @type {HTMLElement | null} */ (target.closest("input, textarea, select, [tabindex]"))?.focus();
  target.dispatchEvent(new MouseEvent("mouseup", { ...common, detail: 1 }));
  target.dispatchEvent(new PointerEvent("click", { ...finger, detail: 1 }));
}

/**
 * A virtual display on a number that is free.
 *
 * @param {number} size of its sides
 * @returns {Promise<{ display: string, server: Process }>}
 */
async function startDisplay(size) {
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", `${size}x${size}x24`, "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await Promise.race([
    once(/** @type {import("node:stream").Readable} */ (server.stdout), "data"),
    once(server, "exit").then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}.`))), // `once` also fails with the error of a program that is missing
  ]);
  return { display: `:${String(number).trim()}`, server };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ driver: Process, call: Call }>}
 */
async function startDriver(env) {
  const port = await freePort();
  const driver = spawn(findDriver() ?? "WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const ended = once(driver, "exit").then(([code]) => Promise.reject(new Error(`WebKitWebDriver ended with ${code}.`)));
  ended.catch(() => {}); // at the end it is meant to
  /** @type {Call} */
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(2 * PATIENCE) }); // a browser that hangs says nothing
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const listens = () =>
    call("GET", "/status").then(
      () => true,
      () => false,
    );
  while (!(await Promise.race([listens(), ended]))) await pause(50);
  return { driver, call };
}

/** The driver takes no port of its own choice that it would tell. @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** $WEBKIT_DRIVER, or the usual name on PATH; nothing where it or the virtual display is missing. */
export function findDriver() {
  return findProgram("XVFB", ["Xvfb"]) && findProgram("WEBKIT_DRIVER", ["WebKitWebDriver"]);
}
