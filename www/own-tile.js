// @ts-check
/**
 * Makes a tile of one's own: edges by tapping, features by drawing from edge to edge or with a box to tick, and what is printed. The engine reads
 * the tile after each change and draws it, so whatever is wrong is said at once.
 */
import init, { Game } from "./bastide.js";
import { appearanceOf } from "./embed/appearance.js";
import { boardHtml } from "./embed/snippet.js";
import { featuresOf, textOf } from "./embed/tile-sketch.js";
import { one } from "./lib/find.js";
import { keepInAddress, textInAddress } from "./lib/address-text.js";
import { arrival } from "./lib/arrival.js";
import { deflate } from "./lib/deflate.js";
import { onSystemLook } from "./lib/system-look.js";

/** @typedef {import("./embed/tile-sketch.js").Edge} Edge */
/** @typedef {import("./embed/tile-sketch.js").Feature} Feature */

/** So many bytes of a tile are read from the address at most. */
const LONGEST = 4096;
/** How much of the table is shown around the tile, in tiles. */
const TABLE = 0.1;
/** Where the files of this page lie. */
const HOST = new URL("./", import.meta.url).href;
/** What an edge shows, in the order in which taps go through it. @type {Edge[]} */
const KINDS = ["F", "C", "R", "I"];
/** @type {Record<Edge, string>} */
const WORDS = { F: "field", C: "city", R: "road", I: "river" };
const NAMES = ["north", "east", "south", "west"];
/** What a feature can carry. @type {Record<string, string[]>} */
const PRINTS = { C: ["coat", "cathedral", "wine", "wheat", "cloth", "princess"], R: ["inn"] };

const form = /** @type {HTMLFormElement} */ (one("#own-form"));
const picture = /** @type {HTMLImageElement} */ (one("#own-picture"));
const said = /** @type {HTMLElement} */ (one("#own-said"));
const out = /** @type {HTMLTextAreaElement} */ (one("#own-out"));
/** @type {HTMLButtonElement[]} */
const buttons = [...document.querySelectorAll(/** @type {"button"} */ (".edge"))];

/** @type {Edge[]} */
const edges = ["C", "R", "F", "R"];
/** Joined edges, as `1 3`. */
const joined = new Set(["1 3"]);
/** What each feature carries, as `0 coat` by its first edge. @type {Set<string>} */
const printed = new Set();
let way = "tag";
/** Whether the engine is there. */
let isReady = false;

/** The fields that keep what is written or ticked in them. */
const FIELDS = /** @type {const} */ (["id", "symbol", "farmstead"]);

/** Keeps the tile in the address, so that a reload and a copied address have it. */
function keep() {
  const { id, symbol, farmstead } = Object.fromEntries(new FormData(form));
  keepInAddress(JSON.stringify({ id, symbol, farmstead, edges: edges.join(""), joined: [...joined], printed: [...printed] }), LONGEST);
}

/** Takes up the tile of the address; anybody may have written it, so only what this page can draw counts. */
async function takeUp() {
  const written = await textInAddress(LONGEST);
  if (!written) return;
  let found;
  try {
    found = JSON.parse(written);
  } catch {
    return; // the address of something else
  }
  const list = (/** @type {unknown} */ value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : []);
  if (typeof found !== "object" || !/^[FCRI]{4}$/.test(found?.edges)) return;
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = Boolean(found[name]);
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = String(found[name] ?? "");
  }
  edges.splice(0, 4, .../** @type {Edge[]} */ ([...found.edges]));
  joined.clear();
  for (const pair of list(found.joined)) if (/^[0-3] [0-3]$/.test(pair) && canJoin(Number(pair[0]), Number(pair[2]))) joined.add(pair);
  for (const entry of list(found.printed)) if (/^[0-3] [a-z]+$/.test(entry)) printed.add(entry);
}

/** @returns {import("./embed/tile-sketch.js").Sketch} */
function sketch() {
  const { id, symbol, farmstead } = Object.fromEntries(new FormData(form));
  /** @type {Record<number, string[]>} */
  const prints = {};
  for (const entry of printed) {
    const [edge, word] = entry.split(" ");
    (prints[Number(edge)] ??= []).push(word);
  }
  return {
    id: String(id),
    edges,
    joined: [...joined].map((pair) => /** @type {[number, number]} */ (pair.split(" ").map(Number))),
    printed: prints,
    symbols: symbol ? [String(symbol)] : [],
    isFarmstead: Boolean(farmstead),
  };
}

/** What the tag holds. */
function definition() {
  const { id, ...rest } = sketch();
  const [, ...lines] = textOf({ id, ...rest });
  return [id, ...lines].join("; ").replaceAll(/["\\]/g, "");
}

const position = () => `[Bastide "1"]\n[Diagram "1"]\n[Tile "${definition()}"]\ntile ${sketch().id} 0,0 0\n`;

/** Whether two edges can be joined: they show the same, or a road ends at a city. @param {number} a @param {number} b */
function canJoin(a, b) {
  const pair = [edges[a], edges[b]].sort().join("");
  return pair === "CC" || pair === "RR" || pair === "II" || pair === "CR";
}

/** @param {number} a @param {number} b */
function toggle(a, b) {
  const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
  if (a === b || !canJoin(a, b)) return;
  if (!joined.delete(pair)) joined.add(pair);
  change();
}

/** @param {number} edge */
function turnOver(edge) {
  edges[edge] = KINDS[(KINDS.indexOf(edges[edge]) + 1) % KINDS.length];
  for (const pair of joined) {
    const [a, b] = pair.split(" ").map(Number);
    if (!canJoin(a, b)) joined.delete(pair);
  }
  for (const entry of printed) if (Number(entry[0]) === edge) printed.delete(entry);
  change();
}

/**
 * A box to tick.
 *
 * @param {string} text
 * @param {boolean} isOn
 * @param {() => void} change
 */
function tick(text, isOn, change) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  Object.assign(input, { type: "checkbox", checked: isOn });
  input.addEventListener("change", change);
  label.append(input, ` ${text}`);
  return label;
}

/** @param {string} selector @param {HTMLElement[]} labels */
function offer(selector, labels) {
  const fieldset = /** @type {HTMLFieldSetElement} */ (one(selector));
  const before = [...fieldset.querySelectorAll("input")].indexOf(/** @type {HTMLInputElement} */ (document.activeElement));
  one(`${selector} .choices`).replaceChildren(...labels);
  fieldset.hidden = labels.length === 0;
  if (before >= 0) fieldset.querySelectorAll("input")[before]?.focus(); // keys go on where they were
}

/** What a feature is called, by its edges. @param {Feature} feature */
const nameOf = ({ kind, edges }) => `${edges.map((edge) => NAMES[edge]).join("–")} ${WORDS[kind]}`;

/** Something was changed: it is kept and shown. */
function change() {
  keep();
  show();
}

/** Shows the tile, what can be joined and printed, and what is given away. */
function show() {
  buttons.forEach((button, edge) => {
    /** @type {HTMLElement} */ (button.querySelector("b")).textContent = WORDS[edges[edge]];
    button.dataset.kind = edges[edge];
  });
  const pairs = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => a < b && canJoin(a, b)).map((b) => [a, b]));
  offer(
    "#own-joins",
    pairs.map(([a, b]) => {
      const road = edges[a] === "R" ? a : b;
      const text =
        edges[a] === edges[b]
          ? `${NAMES[a]} and ${NAMES[b]} are one ${WORDS[edges[a]]}`
          : `the road in the ${NAMES[road]} ends at the city in the ${NAMES[road === a ? b : a]}`;
      return tick(text, joined.has(`${a} ${b}`), () => toggle(a, b));
    }),
  );
  offer(
    "#own-prints",
    featuresOf(sketch()).flatMap((feature) =>
      (PRINTS[feature.kind] ?? []).map((word) => {
        const entries = feature.edges.map((edge) => `${edge} ${word}`);
        const found = entries.filter((entry) => printed.has(entry)); // two where features were joined that both had it
        return tick(`${word === "coat" ? "coat of arms" : word}: ${nameOf(feature)}`, found.length > 0, () => {
          for (const entry of found) printed.delete(entry);
          if (found.length === 0) printed.add(entries[0]);
          change();
        });
      }),
    ),
  );
  draw();
}

/** Lets the engine read and draw the tile. */
function draw() {
  if (!isReady) return;
  try {
    const game = Game.fromRecord(position());
    const { theme, style } = appearanceOf("auto");
    picture.src = `data:image/svg+xml,${encodeURIComponent(game.toSvg(style, theme, undefined, TABLE))}`;
    picture.alt = (picture.dataset.alt ?? "").replace("…", edges.map((edge, index) => `${NAMES[index]} ${WORDS[edge]}`).join(", "));
    game.free();
    said.textContent = said.dataset.right ?? "";
    said.removeAttribute("data-wrong");
  } catch (error) {
    said.textContent = /** @type {Error} */ (error).message;
    said.dataset.wrong = "";
  }
  void give();
}

/** What is given away. @type {Record<string, () => string | Promise<string>>} */
const WAYS = {
  tag: () => `[Tile "${definition()}"]`,
  diagram: position,
  board: () => boardHtml(HOST, "still", position()),
  link: async () => `${HOST}embed.html#d=${await deflate(position())}`,
};

/** Offers the tile in the way chosen; what was changed meanwhile has a call of its own. */
async function give() {
  const asked = [way, position()].join();
  const text = await WAYS[way]();
  const packed = await deflate(position());
  if (asked !== [way, position()].join()) return;
  out.value = text;
  /** @type {HTMLAnchorElement} */ (one("#own-compose")).href = `compose.html#d=${packed}`;
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#own-ways button")))
    button.ariaPressed = String(button.value === way);
}

/** The edge next to a point of the picture. @param {PointerEvent} event */
function edgeAt({ clientX, clientY }) {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width - 0.5, (clientY - top) / height - 0.5];
  return Math.abs(x) > Math.abs(y) ? (x > 0 ? 1 : 3) : y > 0 ? 2 : 0;
}

/** Where a finger began to draw. @type {number | undefined} */
let from;
picture.addEventListener("pointerdown", (event) => {
  from = edgeAt(event);
  picture.setPointerCapture(event.pointerId);
});
picture.addEventListener("pointerup", (event) => {
  if (from === undefined) return;
  const to = edgeAt(event);
  if (from === to) turnOver(from);
  else toggle(from, to);
  from = undefined;
});
for (const [edge, button] of buttons.entries()) button.addEventListener("click", () => turnOver(edge));
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", ({ target }) => {
  if (target instanceof Element && target.closest("fieldset") === null) change();
});
one("#own-ways").addEventListener("click", ({ target }) => {
  const { value } = /** @type {HTMLButtonElement} */ (target);
  if (!Object.hasOwn(WAYS, value)) return;
  way = value;
  void give();
});
one("#own-copy").addEventListener("click", async () => {
  out.select();
  await navigator.clipboard.writeText(out.value).catch(() => {}); // the text is marked: the keyboard copies it
});
onSystemLook(draw);

await takeUp();
await arrival(init, said);
isReady = true;
show();
