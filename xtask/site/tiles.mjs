/** The page of all tiles, with ids and counts, from the catalogue's own files. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { escape } from "./page.mjs";

/** In the order of the record format; without a title: not played yet. @type {Record<string, string>} */
const BOXES = { base: "The base game", river: "The River", inns: "Inns & Cathedrals", abbey: "Abbey & Mayor", river2: "The River II" };

/** @typedef {{ box: string, tiles: { id: string, count: number }[] }} TileSet */

/**
 * The tiles of the boxes that can be played, in the order of the record format.
 *
 * @param {string} root
 * @returns {Promise<TileSet[]>}
 */
export async function catalogue(root) {
  const folder = join(root, "src/catalogue/sets");
  const files = await Promise.all((await readdir(folder)).filter((name) => name.endsWith(".tiles")).map((name) => readFile(join(folder, name), "utf8")));
  const order = Object.keys(BOXES);
  return files.map(read).filter(({ box }) => BOXES[box]).sort((one, other) => order.indexOf(one.box) - order.indexOf(other.box));
}

/** @param {TileSet[]} boxes */
export function tilesPage(boxes) {
  const sections = boxes.map(({ box, tiles }) => {
    const total = tiles.reduce((sum, { count }) => sum + count, 0);
    const cells = tiles.map(({ id, count }) => `<li><bastide-board mode="still" label="${escape(id)}"><script type="text/plain">[Bastide "1"]\n[Boxes "${box === "base" ? box : `base+${box}`}"]\n[Diagram "1"]\n${id === "ABBEY" ? "abbey 0,0" : `tile ${id} 0,0 0`}\n</script></bastide-board><p><code>${escape(id)}</code> × ${count}</p></li>`);
    return `<section id="${box}"><h2>${escape(BOXES[box])}: ${total}</h2><ul class="tiles">${cells.join("\n")}</ul></section>`;
  });
  return `\n<h1>All tiles</h1>\n<p>The names stand in records and in <code>tile</code> lines; each tile lies as in its catalogue, unturned.</p>\n${sections.join("\n")}`;
}

/** @param {string} text of src/catalogue/sets, see src/catalogue/parse.rs */
function read(text) {
  const [, box = ""] = /^box (\S+)/m.exec(text) ?? [];
  const tiles = [...text.matchAll(/^tile (\S+)(?: x(\d+))?/gm)].map(([, id, count]) => ({ id, count: Number(count ?? 1) }));
  return { box, tiles };
}
