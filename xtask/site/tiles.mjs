/** The page of all tiles that were ever printed, with ids, counts and what is on them, from the catalogue's own files; www/tiles.js makes it work. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "./page.mjs";

/**
 * @typedef {object} Tile
 * @property {string} id
 * @property {number} count of copies
 * @property {string} edges four letters, from north clockwise
 * @property {number} cities
 * @property {number} roads at the edges
 * @property {string[]} has what can be searched for, in the words of the files
 */
/** @typedef {{ box: string, title: string, year?: string, isPlayed: boolean, tiles: Tile[], pieces: string[] }} TileSet */

/** What is looked for most often, as a box to tick each; everything else is in a list. */
const TICKED = ["coat", "garden", "monastery", "inn", "cathedral", "river"];

/**
 * All sets: first those that can be played, in the order of the pages, then the others in the order of their titles.
 *
 * @param {string} root
 * @param {import("./boxes.mjs").Box[]} boxes that can be played
 * @returns {Promise<TileSet[]>}
 */
export async function catalogue(root, boxes) {
  const [played, others] = await Promise.all([["catalogue/sets", "boxes"], ["catalogue/more"]].map((folders) => readAll(root, folders)));
  const sets = boxes.flatMap(({ box, title }) => {
    const found = played.find((set) => set.box === box);
    return found ? [{ ...found, title, isPlayed: true }] : [];
  });
  return [...sets, ...others.map((set) => ({ ...set, isPlayed: false })).sort((one, other) => one.title.localeCompare(other.title, "en"))];
}

/**
 * Reads every file of tiles in some folders of `src` and in the folders inside.
 *
 * @param {string} root
 * @param {string[]} folders
 */
async function readAll(root, folders) {
  const inside = async (/** @type {string} */ folder) =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".tiles")).map((name) => join(folder, name));
  const files = (await Promise.all(folders.map((folder) => inside(join(root, "src", folder))))).flat();
  return (await Promise.all(files.map((file) => readFile(file, "utf8")))).map(read);
}

/** @param {string} text of a file, see src/catalogue/parse.rs */
function read(text) {
  const one = (/** @type {string} */ name) => new RegExp(`^${name} (.+)$`, "m").exec(text)?.[1].replace(/ *#.*/, "");
  const box = one("box") ?? "";
  const monasteries = [...text.matchAll(/^symbol (\S+) .*\bmonastery\b/gm)].map(([, name]) => name);
  const symbols = [...text.matchAll(/^symbol (\S+)/gm)].map(([, name]) => name);
  const pieces = [...text.matchAll(/^piece (\S+)/gm)].map(([, name]) => name);
  const [, ...tiles] = text.split(/^tile /m);
  return { pieces, box, title: one("title") ?? box, year: one("year"), tiles: tiles.map((tile) => readTile(tile, symbols, monasteries)) };
}

/** The lines of a tile that name what is on it, each with the words that do. */
const WORDS = /^ {2}(?:(city|road|field) \S+(.*)|print (\S+)|river \S+|(monastery|garden|abbey|volcano|dragon|portal|foundation|bazaar)|arrow \S+ \S+)$/gm;

/**
 * @param {string} text from its id on
 * @param {string[]} symbols of its set; at one at which roads end, no line of its own names it
 * @param {string[]} monasteries those that are monasteries
 * @returns {Tile}
 */
function readTile(text, symbols, monasteries) {
  const [, id = "", copies = "1"] = /^(\S+)(?: x(\d+))?/.exec(text) ?? [];
  const edges = /^ {2}edges (\S+)/m.exec(text)?.[1] ?? "****";
  const lines = [...text.matchAll(WORDS)];
  const reach = [...text.matchAll(/^ {2}city ([NESW]+)/gm)].map(([, sides]) => sides.length);
  const has = lines.flatMap(([line, part, rest = "", printed, symbol]) => {
    if (part === "city") return rest.match(/coat|cathedral|wine|wheat|cloth|princess|besieged|darmstadtium/g) ?? [];
    if (part === "road") return rest.match(/\S+/g)?.filter((word) => word === "inn" || word === "labyrinth" || symbols.includes(word)) ?? [];
    if (part === "field") return rest.match(/pigsty/g) ?? [];
    if (printed) return monasteries.includes(printed) ? [printed, "monastery"] : [printed];
    return [symbol ?? line.trim().split(" ")[0]];
  });
  return {
    id,
    count: Number(copies),
    edges,
    cities: reach.length,
    roads: [...edges].filter((edge) => edge === "R").length,
    has: [...new Set([...has, ...(reach.some((sides) => sides > 1) ? ["wide"] : [])])],
  };
}

/** @param {TileSet[]} sets */
export function tilesPage(sets) {
  const tiles = sets.flatMap((set) => set.tiles);
  const words = [...new Set(tiles.flatMap(({ has }) => has))].filter((word) => word !== "wide" && !TICKED.includes(word)).sort();
  const total = tiles.reduce((sum, { count }) => sum + count, 0);
  return `
<h1>All tiles</h1>
<p>Every tile of every expansion: ${total} tiles of ${tiles.length} kinds in ${sets.length} sets, drawn by us. Tap a tile to turn it or to copy it as a tag, a frame, an SVG or a PNG.</p>
${filters(sets, words)}
<p id="arrival" role="status" data-missing="The game engine could not be loaded." data-again="Try again"></p>
<p id="found" role="status" data-all="All ${tiles.length} kinds are shown." data-some="… of ${tiles.length} kinds are shown." data-none="No tile matches."></p>
${sets.map(section).join("\n")}
${dialog()}
<section id="names"><h2>Names and positions</h2>
<p>These names are used in records and in <code>tile</code> lines; each tile is shown unturned, as in the catalogue. Expansions that cannot be played here yet are marked; their tiles can be laid in <a href="diagrams.html">positions</a>.</p></section>
<section id="wiki"><h2>Tiles on your own pages</h2>
<p>A wiki that strips unknown elements keeps attributes. One script on the page (<a href="embed.html">Boards on your pages</a>) turns them all into drawings:</p>
<pre tabindex="0"><code>&lt;pre data-bastide data-mode="still"&gt;
[Bastide "1"]
[Diagram "1"]
tile HS03 0,0 0
&lt;/pre&gt;</code></pre>
<p>Where no script may run, the command-line program writes static pictures:</p>
<pre tabindex="0"><code>bastide tiles --boxes hills                 # ids, counts and edges
bastide render hs03.game -o hs03.svg --width 240</code></pre>
</section>`;
}

/** @param {TileSet[]} sets @param {string[]} words */
function filters(sets, words) {
  const option = (/** @type {string} */ value, text = value) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`;
  const numbers = ["0", "1", "2", "3", "4"].map((number) => option(number)).join("");
  const edge = (/** @type {string} */ side, /** @type {string} */ name) =>
    `<label>${name} <select name="edge${side}">${option("", "any")}${option("C", "city")}${option("R", "road")}${option("F", "field")}${option("I", "river")}</select></label>`;
  return `<form id="filters" class="filters" role="search">
<div class="choices">
<label>Id or symbol <input name="text" type="search" maxlength="20" autocomplete="off" spellcheck="false"></label>
<label>Set <select name="set">${option("", "all sets")}${sets.map(({ box, title }) => option(box, title)).join("")}</select></label>
</div>
<details><summary>What is on it</summary>
<div class="choices">
<label>Roads at its edges <select name="roads">${option("", "any")}${numbers}</select></label>
<label>Cities <select name="cities">${option("", "any")}${numbers}</select></label>
<label>Also has <select name="also">${option("", "anything")}${words.map((word) => option(word, spoken(word))).join("")}</select></label>
</div>
<fieldset><legend>It has</legend><div class="choices">${[...TICKED, "wide"].map((word) => `<label><input type="checkbox" name="has" value="${word}"> ${spoken(word)}</label>`).join("")}</div></fieldset>
<fieldset><legend>Its edges, turned in any way</legend><div class="choices">${edge("N", "North")}${edge("E", "East")}${edge("S", "South")}${edge("W", "West")}</div></fieldset>
<p><button type="reset">Show all</button></p>
</details>
</form>`;
}

/** @param {string} word of the files */
const spoken = (word) => (word === "wide" ? "a city on two sides or more" : word === "coat" ? "coat of arms" : word.replaceAll("_", " "));

/** @param {TileSet} set */
function section({ box, title, year, isPlayed, tiles }) {
  const total = tiles.reduce((sum, { count }) => sum + count, 0);
  const cells = tiles.map(
    ({ id, count, edges, cities, roads, has }) =>
      `<li data-id="${escapeHtml(id)}" data-edges="${edges}" data-cities="${cities}" data-roads="${roads}" data-has="${has.join(" ")}"><button type="button" aria-haspopup="dialog"><img alt="" width="120" height="120"><span><code>${escapeHtml(id)}</code> × ${count}</span></button></li>`,
  );
  const state = isPlayed ? "" : `<p class="sure">${escapeHtml(title)} cannot be played here yet.</p>`;
  return `<section id="${box}" class="set" data-title="${escapeHtml(title)}"${isPlayed ? "" : " data-later"}><h2>${escapeHtml(title)}${year ? ` (${year})` : ""}: ${total}</h2>${state}<ul class="tiles">${cells.join("\n")}</ul></section>`;
}

/** In which form a tile is taken away. */
const WAYS = { tag: "HTML tag", frame: "iframe", attribute: "For wikis", svg: "SVG", png: "PNG" };

/** What is done with one tile. */
function dialog() {
  const ways = Object.entries(WAYS).map(([way, name]) => `<button type="button" value="${way}">${name}</button>`);
  return `<dialog id="tile" aria-labelledby="tile-name">
<form method="dialog"><h2 id="tile-name"></h2><button aria-label="Close">✕</button></form>
<img id="tile-picture" alt="" data-alt="The tile …" width="240" height="240">
<p id="tile-facts"></p>
<div class="choices"><button type="button" id="tile-turn">Turn</button>
<label>Style <select id="tile-style"><option value="standard">painted</option><option value="contrast">high contrast</option><option value="print">print</option></select></label>
<label>Size in pixels <input id="tile-size" type="number" min="16" max="2048" value="240" inputmode="numeric"></label></div>
<div class="choices" id="tile-ways">${ways.join("")}</div>
<p class="sure">On another site, a tag or a frame works if the server of these files lets <a href="embed.html">other pages read them</a>; a picture works anywhere.</p>
<textarea id="tile-out" rows="5" readonly aria-label="To copy" spellcheck="false"></textarea>
<p class="choices"><button type="button" id="tile-copy">Copy</button> <a id="tile-save" download>Save the file</a> <span id="tile-said" role="status" data-copied="Copied." data-marked="The text is selected: copy it with the keyboard."></span></p>
</dialog>`;
}
