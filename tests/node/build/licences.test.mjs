/** The licences that the page shows are those of the crates that are compiled into it. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { shippedCrates } from "../../../xtask/licences.mjs";
import { ROOT } from "../../e2e/support/serve.mjs";

test("every crate is listed in its version, and no other", async () => {
  const text = await readFile(join(ROOT, "www/licences.txt"), "utf8");
  const listed = [...text.matchAll(/^(\S+ \d+\.\d+\.\S+) \(.+\)/gm)].map(([, crate]) => crate);
  const shipped = shippedCrates().map(({ name, version }) => `${name} ${version}`);
  assert.deepEqual(listed.sort(), shipped.sort(), "write it anew: node xtask/licences.mjs");
});
