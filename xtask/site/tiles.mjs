/** The page of all tiles, with ids and counts, from the catalogue's own files. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "./page.mjs";

/** @typedef {{ box: string, title: string, tiles: { id: string, count: number }[] }} TileSet */

/**
 * The tiles of the boxes that can be played, as far as they have any.
 *
 * @param {string} root
 * @param {import("./boxes.mjs").Box[]} boxes
 * @returns {Promise<TileSet[]>}
 */
export async function catalogue(root, boxes) {
  const folder = join(root, "src/catalogue/sets");
  const files = await Promise.all((await readdir(folder)).filter((name) => name.endsWith(".tiles")).map((name) => readFile(join(folder, name), "utf8")));
  const tiles = new Map(files.map(read).map((set) => [set.box, set.tiles]));
  return boxes.flatMap(({ box, title }) => (tiles.has(box) ? [{ box, title, tiles: tiles.get(box) ?? [] }] : []));
}

/**
 * The sets that are not played, in the order of their names.
 *
 * @param {string} root
 * @returns {Promise<TileSet[]>}
 */
export async function furtherSets(root) {
  const folder = join(root, "src/catalogue/more");
  const texts = await Promise.all((await readdir(folder)).sort().map((name) => readFile(join(folder, name), "utf8")));
  return texts.map((text) => ({ ...read(text), title: /^title (.+)/m.exec(text)?.[1] ?? "" }));
}

/** @param {TileSet[]} boxes @param {TileSet[]} further */
export function tilesPage(boxes, further) {
  const names = new Set(further.map(({ box }) => box));
  const sections = [...boxes, ...further].map(({ box, title, tiles }) => {
    const total = tiles.reduce((sum, { count }) => sum + count, 0);
    const cells = tiles.map(
      ({ id, count }) =>
        `<li><bastide-board mode="still" label="${escapeHtml(id)}"><script type="text/plain">[Bastide "1"]\n[Boxes "${box === "base" || names.has(box) ? "base" : `base+${box}`}"]\n[Diagram "1"]\n${id === "ABBEY" ? "abbey 0,0" : `tile ${id} 0,0 0`}\n</script></bastide-board><p><code>${escapeHtml(id)}</code> × ${count}</p></li>`,
    );
    return `<section id="${box}"><h2>${escapeHtml(title)}: ${total}</h2><ul class="tiles">${cells.join("\n")}</ul></section>`;
  });
  return `\n<h1>All tiles</h1>\n<p>The names stand in records and in <code>tile</code> lines; each tile lies as in its catalogue, unturned. The sets at the end are not played here: their tiles can be laid in <a href="diagrams.html">diagrams</a> and open records.</p>\n${sections.join("\n")}`;
}

/** @param {string} text of src/catalogue/sets, see src/catalogue/parse.rs */
function read(text) {
  const [, box = ""] = /^box (\S+)/m.exec(text) ?? [];
  const tiles = [...text.matchAll(/^tile (\S+)(?: x(\d+))?/gm)].map(([, id, count]) => ({ id, count: Number(count ?? 1) }));
  return { box, tiles };
}
