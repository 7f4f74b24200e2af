/**
 * The boards for other people's pages as an npm package, in dist/package/: what `embed.js` and `bastide.v1.js` load, sets of tiles that are not played, types,
 * a description of the element for editors, and the licences. `npm pack dist/package` makes the tarball.
 */
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { reachAll } from "./graph.mjs";

const ENTRIES = ["embed.js", "bastide.v1.js"];
const BESIDE = ["embed.css", "embed.d.ts", "bastide.v1.d.ts", "bastide.d.ts", "licences.txt"];

/**
 * @param {string} root the project
 * @param {string} dist the folder of the build, its modules put together
 * @param {string} version
 */
export async function pack(root, dist, version) {
  const folder = join(dist, "package");
  const { found } = await reachAll(dist, ENTRIES);
  const sets = (await readdir(join(dist, "sets"))).map((name) => `sets/${name}`);
  for (const name of [...found, ...BESIDE, ...sets]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(join(dist, name), join(folder, name));
  }
  for (const name of ["LICENSE-APACHE", "LICENSE-MIT", "xtask/package/README.md", "xtask/package/custom-elements.json"])
    await copyFile(join(root, name), join(folder, name.split("/").at(-1) ?? ""));
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest(version), null, 2)}\n`);
}

/** @param {string} version */
function manifest(version) {
  return {
    name: "bastide-board",
    version,
    description: "Boards of a tile-laying game for any page: diagrams, examples, puzzles, replays and games, with the engine that knows the rules",
    keywords: ["board-game", "web-component", "custom-element", "wasm", "carcassonne"],
    license: "MIT OR Apache-2.0",
    type: "module",
    engines: { node: ">=20.16" }, // www/engine/start.js asks for node:fs by process.getBuiltinModule; browsers are not asked
    sideEffects: ["./embed.js", "./bastide.v1.js"],
    exports: {
      ".": { types: "./bastide.v1.d.ts", default: "./bastide.v1.js" },
      "./embed": { types: "./embed.d.ts", default: "./embed.js" },
      "./embed.css": "./embed.css",
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    types: "./bastide.v1.d.ts",
    customElements: "./custom-elements.json",
    files: ["*"],
  };
}
