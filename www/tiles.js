// @ts-check
/**
 * The page of all tiles: draws each tile when it comes near the window, shows only those that are looked for, and gives one away as a
 * tag, a frame, an attribute, an SVG or a PNG. What is looked for stands in the address, so that it can be linked.
 */
import init, { tilePicture, tileSvg } from "./bastide.js";
import { program } from "./embed.js";
import { appearanceOf } from "./embed/appearance.js";
import { one } from "./lib/find.js";
import { arrival } from "./lib/arrival.js";
import { deflate } from "./lib/deflate.js";
import { onSystemLook } from "./lib/system-look.js";

/** Where the files of this page lie. */
const HOST = new URL("./", import.meta.url).href;
/** How near the window a tile is drawn. */
const MARGIN = "300px";

const filters = /** @type {HTMLFormElement} */ (one("#filters"));
const found = /** @type {HTMLElement} */ (one("#found"));
const dialog = /** @type {HTMLDialogElement} */ (one("#tile"));
const picture = /** @type {HTMLImageElement} */ (one("#tile-picture"));
const out = /** @type {HTMLTextAreaElement} */ (one("#tile-out"));
const save = /** @type {HTMLAnchorElement} */ (one("#tile-save"));
const said = /** @type {HTMLElement} */ (one("#tile-said"));
const sizeInput = /** @type {HTMLInputElement} */ (one("#tile-size"));
const styleInput = /** @type {HTMLSelectElement} */ (one("#tile-style"));
/** @type {HTMLLIElement[]} */
const tiles = [...document.querySelectorAll(/** @type {"li"} */ (".tiles > li"))];
/** The set of each tile, and whether it has to be loaded. @param {HTMLElement} tile */
const setOf = (tile) => /** @type {HTMLElement} */ (tile.closest(".set"));

const started = arrival(init, one("#arrival"));

/** Makes the engine know a tile: a set that is not played is fetched with its first one. @param {HTMLElement} tile */
async function known(tile) {
  await started;
  const set = setOf(tile);
  if ("later" in set.dataset) await (await program()).loadSet(set.id);
  return tile.dataset.id ?? "";
}

const address = (/** @type {string} */ svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** @param {HTMLElement} tile @param {string} style */
async function show(tile, style) {
  const image = /** @type {HTMLImageElement} */ (tile.querySelector("img"));
  image.src = address(tileSvg(await known(tile), 0, style));
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void show(/** @type {HTMLElement} */ (target), appearanceOf("auto").style);
    }
  },
  { rootMargin: MARGIN },
);

/** Draws all tiles anew, each when it is near. */
function drawAll() {
  for (const tile of tiles) {
    near.unobserve(tile);
    near.observe(tile);
  }
}

/**
 * Whether the edges of a tile, turned in any way, are as they are looked for.
 *
 * @param {string} edges
 * @param {string[]} wanted from north clockwise; an empty text is any edge
 */
function fits(edges, wanted) {
  return [0, 1, 2, 3].some((turns) => wanted.every((letter, side) => letter === "" || edges[(side + 4 - turns) % 4] === letter));
}

/** Shows the tiles that are looked for, and says how many. */
function look() {
  const asked = new FormData(filters);
  const value = (/** @type {string} */ name) => String(asked.get(name) ?? "");
  const text = value("text").trim().toLowerCase();
  const has = [...asked.getAll("has"), value("also")].map(String).filter(Boolean);
  const wanted = ["N", "E", "S", "W"].map((side) => value(`edge${side}`));
  let count = 0;
  for (const tile of tiles) {
    const { id = "", edges = "", cities, roads, has: words = "" } = tile.dataset;
    const own = words.split(" ");
    const isFound =
      (text === "" ||
        id.toLowerCase().startsWith(text) ||
        own.some((word) => word.replaceAll("_", " ").includes(text)) ||
        setOf(tile).dataset.title?.toLowerCase().includes(text)) &&
      (value("set") === "" || setOf(tile).id === value("set")) &&
      (value("roads") === "" || roads === value("roads")) &&
      (value("cities") === "" || cities === value("cities")) &&
      has.every((word) => own.includes(word)) &&
      fits(edges, wanted);
    tile.hidden = !isFound;
    count += Number(isFound);
  }
  for (const set of document.querySelectorAll(/** @type {"section"} */ (".set"))) set.hidden = !set.querySelector("li:not([hidden])");
  const { all = "", some = "", none = "" } = found.dataset;
  found.textContent = count === tiles.length ? all : count === 0 ? none : some.replace("…", String(count));
  const query = new URLSearchParams([...asked].filter(([, value]) => value !== "").map(([name, value]) => [name, String(value)])).toString();
  history.replaceState(null, "", `${query ? `?${query}` : location.pathname}${location.hash}`);
}

/** Takes what is looked for from the address. */
function readAddress() {
  for (const [name, value] of new URLSearchParams(location.search)) {
    for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (filters.querySelectorAll(`[name="${CSS.escape(name)}"]`)))
      if (field.type !== "checkbox") field.value = value;
      else if (field.value === value) field.checked = true;
  }
  const more = filters.querySelector("details");
  // What was looked for is in sight.
  if (more) more.open = [...more.querySelectorAll(/** @type {"select"} */ ("select, input:checked"))].some((field) => field.value !== "");
}

/** The tile in the dialog, and how it lies. */
const chosen = { tile: tiles[0], turns: 0, way: "tag" };

const size = () => Math.min(Math.max(sizeInput.valueAsNumber || 240, 16), 2048);

/** The position that is nothing but the tile. */
function position() {
  const { tile, turns } = chosen;
  const { id = "" } = tile.dataset;
  const set = setOf(tile);
  const boxes = "later" in set.dataset || set.id === "base" ? "" : `[Boxes "base+${set.id}"]\n`;
  return `[Bastide "1"]\n${boxes}[Diagram "1"]\n${id === "ABBEY" ? "abbey 0,0" : `tile ${id} 0,0 ${turns}`}\n`;
}

/** The theme of a board that is not painted, between what stands before and behind it. */
const theme = (/** @type {string} */ before, after = "") => (styleInput.value === "standard" ? "" : `${before}${styleInput.value}${after}`);

/** What is given away, by the ways. @type {Record<string, (svg: string) => string | Promise<string>>} */
const WAYS = {
  tag: () =>
    `<link rel="stylesheet" href="${HOST}embed.css">\n<script type="module" src="${HOST}embed.js"></script>\n<bastide-board mode="still" margin="0" size="${size()}"${theme(' theme="', '"')} style="width:${size()}px;--bastide-ratio:1;--bastide-min-height:0;--bastide-max-height:none">\n<script type="text/plain">\n${position()}</script>\n</bastide-board>`,
  frame: async () =>
    `<iframe src="${HOST}embed.html#d=${await deflate(position())}&mode=still&margin=0${theme("&theme=")}" width="${size()}" height="${size()}" style="border:0" loading="lazy" sandbox="allow-scripts" title="${chosen.tile.dataset.id}"></iframe>`,
  attribute: () =>
    `<script type="module" src="${HOST}embed.js"></script>\n<pre data-bastide data-mode="still" data-margin="0" data-size="${size()}"${theme(' data-theme="', '"')}>\n${position()}</pre>`,
  svg: (svg) => svg,
  png: () => "",
};

/** @param {string} svg @returns {Promise<Blob>} */
async function png(svg) {
  const image = new Image();
  image.src = address(svg);
  await image.decode();
  const canvas = new OffscreenCanvas(size(), size());
  canvas.getContext("2d")?.drawImage(image, 0, 0, size(), size());
  return canvas.convertToBlob({ type: "image/png" });
}

/** Shows the chosen tile and what is given away; what was chosen meanwhile has a call of its own. */
async function offer() {
  const { tile, turns, way } = chosen;
  const { id = "" } = tile.dataset;
  const asked = [size(), styleInput.value].join();
  const svg = tilePicture(await known(tile), turns, styleInput.value, size());
  const text = await WAYS[way](svg);
  const file = way === "png" ? await png(svg) : new Blob([text], { type: "image/svg+xml" });
  if (tile !== chosen.tile || turns !== chosen.turns || way !== chosen.way || asked !== [size(), styleInput.value].join()) return;
  picture.src = address(tileSvg(id, turns, styleInput.value));
  const hasFile = way === "svg" || way === "png";
  out.value = text;
  out.hidden = way === "png";
  /** @type {HTMLElement} */ (one("#tile-copy")).hidden = way === "png";
  URL.revokeObjectURL(save.href);
  save.hidden = !hasFile;
  if (hasFile) Object.assign(save, { href: URL.createObjectURL(file), download: `${id}-${turns}.${way}` });
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#tile-ways button")))
    button.ariaPressed = String(button.value === way);
  said.textContent = "";
}

/** What an edge shows. @type {Record<string, string>} */
const EDGES = { C: "city", R: "road", F: "field", I: "river", Q: "Carcassonne", "*": "anything" };

/** @param {HTMLLIElement} tile */
function open(tile) {
  Object.assign(chosen, { tile, turns: 0 });
  const { id = "", edges = "", has = "" } = tile.dataset;
  const set = setOf(tile);
  one("#tile-name").textContent = `${id} · ${set.dataset.title}`;
  const shown = [...edges].map((letter, side) => `${["north", "east", "south", "west"][side]} ${EDGES[letter]}`).join(", ");
  const words = has.split(" ").filter((word) => word && word !== "wide");
  const more = words.length > 0 ? ` On it: ${words.map((word) => word.replaceAll("_", " ")).join(", ")}.` : "";
  const later = "later" in set.dataset ? ` ${set.dataset.title} cannot be played here yet: what its own symbols do is not counted.` : "";
  one("#tile-facts").textContent = `Edges: ${shown}.${more}${later}`;
  picture.alt = (picture.dataset.alt ?? "").replace("…", id);
  styleInput.value = appearanceOf("auto").style;
  dialog.showModal();
  void offer();
}

one("main").addEventListener("click", ({ target }) => {
  const tile = target instanceof Element ? target.closest("button")?.closest("li") : null;
  if (tile instanceof HTMLLIElement && tiles.includes(tile)) open(tile);
});
dialog.addEventListener("click", ({ target }) => {
  if (target === dialog) dialog.close(); // beside it
});
one("#tile-turn").addEventListener("click", () => {
  chosen.turns = (chosen.turns + 1) % 4;
  void offer();
});
for (const input of [sizeInput, styleInput]) input.addEventListener("change", () => offer());
one("#tile-ways").addEventListener("click", ({ target }) => {
  const { value } = /** @type {HTMLButtonElement} */ (target);
  if (!Object.hasOwn(WAYS, value)) return;
  chosen.way = value;
  void offer();
});
one("#tile-copy").addEventListener("click", async () => {
  out.select();
  const copied = await navigator.clipboard.writeText(out.value).then(
    () => true,
    () => false,
  );
  said.textContent = (copied ? said.dataset.copied : said.dataset.marked) ?? "";
});
filters.addEventListener("submit", (event) => event.preventDefault());
filters.addEventListener("input", look);
filters.addEventListener("reset", () => setTimeout(look)); // after its fields are empty
onSystemLook(drawAll);
addEventListener("beforeprint", () => {
  for (const tile of tiles) if (!tile.hidden) void show(tile, "print");
});
addEventListener("afterprint", drawAll);

readAddress();
look();
drawAll();
