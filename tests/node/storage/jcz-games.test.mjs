/** Saved games of JCloisterZone that are described in short, in tests/data/jcz-games.txt: the referee accepts the record of each, with the points wanted. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { refereed } from "../../e2e/support/player.mjs";
import { ROOT } from "../../e2e/support/serve.mjs";
import { fromJcz, statements } from "../support/jcz.mjs";
import { described } from "../support/jcz-games.mjs";

const games = described(readFileSync(join(ROOT, "tests/data/jcz-games.txt"), "utf8"));

for (const { name, file, options, lines, points } of games) {
  test(name, () => {
    const record = fromJcz(file);
    const told = /\[Options "(.*)"\]/.exec(record)?.[1].split(" ") ?? [];
    for (const option of options) assert.ok(told.includes(option), `${option}\n${record}`);
    for (const line of lines) assert.ok(statements(file).includes(line), `${line}\n${record}`);
    assert.deepEqual(refereed(/^end$/m.test(record) ? record : `${record}end\n`), points, record);
  });
}

test("there are many of them, and no two are alike", () => {
  assert.ok(games.length >= 40, `${games.length}`);
  for (const part of ["name", "file"]) assert.equal(new Set(games.map((game) => game[/** @type {"name"} */ (part)])).size, games.length, part);
});
