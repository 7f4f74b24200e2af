/** The fields of a sketched tile, without a browser: for nearly every tile of the catalogue they are those that its file lists. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fieldsOf, textOf } from "../../../www/embed/tile-sketch.js";
import { ROOT } from "../../e2e/support/serve.mjs";

/** @typedef {import("../../../www/embed/tile-sketch.js").Sketch} Sketch */

const LETTERS = "NESW";
/** Edges that fit anything, and the City of Carcassonne, are not sketched. */
const NO_SKETCH = /^ {2}(edges .*[*Q]|quarter )/m;
/** What a sketch cannot be: features that cross, pass below each other or meet elsewhere than in the middle, and cities that reach the middle. */
const SPECIAL =
  "A03 A07 A08 A09 A12 BT11 BT12 BT13 BT14 BT15 BT16 CP01 CP05 D10 D18 D25 FE05 G04 GQ07 GQ11 HS01 HS02 HS07 I05 I07 K04 R05 RU02 S02 S05 T07 T12 T22 T23 TU04 W09 W11 W13 WT01 WT03 WT04 WT05 WT06 WT07 WT08 WT09 WT10";

/** @param {string} text of a tile, from its id on @returns {Sketch} */
function sketchOf(text) {
  const edges = /** @type {Sketch["edges"]} */ ([...(/^ {2}edges (\S+)/m.exec(text)?.[1] ?? "")]);
  const index = (/** @type {string} */ side) => LETTERS.indexOf(side);
  const features = [...text.matchAll(/^ {2}(?:city|road|river) ([NESW]+)/gm)].map(([, sides]) => [...sides].map(index));
  const gates = [...text.matchAll(/^ {2}road ([NESW]) .*ends city\.([NESW])/gm)].map(([, road, city]) => [road, city].map(index));
  const joined = [...features, ...gates].flatMap(([first, ...rest]) => rest.map((other) => /** @type {[number, number]} */ ([first, other])));
  return { id: /^\S+/.exec(text)?.[0] ?? "", edges, joined, printed: {}, symbols: [] };
}

/** The half-edges of a line `field …`, and how many cities it touches. @param {string} line */
function fieldOf(line) {
  const [halves, cities = ""] = line.replace(" pigsty", "").split(" touches ");
  return `${halves.trim().split(" ").slice(1).sort().join(" ")} > ${cities.split(" ").filter(Boolean).length}`;
}

test("fields follow from edges and features, as in the catalogue", () => {
  const files = ["src/catalogue/sets", "src/boxes"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(ROOT, folder, name)),
  );
  const tiles = files
    .filter((file) => file.endsWith(".tiles"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split(/^tile /m)
        .slice(1),
    );
  const sketched = tiles.filter((text) => !NO_SKETCH.test(text));
  const others = sketched.flatMap((text) => {
    const sketch = sketchOf(text);
    const own = textOf(sketch).filter((line) => line.startsWith("field "));
    const listed = [...text.matchAll(/^ {2}(field (?!C\b).*)/gm)].map(([, line]) => line);
    return own.map(fieldOf).sort().join() === listed.map(fieldOf).sort().join() ? [] : [sketch.id];
  });
  assert.deepEqual(others.sort(), SPECIAL.split(" ").sort());
  assert.ok(sketched.length > 180, `${sketched.length} tiles`);
});

test("a field touches the cities that nothing parts it from", () => {
  const edges = /** @type {Sketch["edges"]} */ (["C", "R", "C", "R"]);
  const across = fieldsOf({ id: "MY1", edges, joined: [[1, 3]], printed: {}, symbols: [] });
  assert.deepEqual(
    across.map(({ cities }) => cities),
    [[0], [2]],
  );
  const gate = fieldsOf({ id: "MY1", edges, joined: [[1, 0]], printed: {}, symbols: [] });
  assert.deepEqual(
    gate.map(({ halves, cities }) => [halves.length, cities.length]),
    [
      [1, 1],
      [3, 2],
    ],
  );
});
