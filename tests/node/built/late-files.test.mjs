/** Every file of the build that is called for later has a case that holds it back: see tests/e2e/support/late-files.mjs. */
import assert from "node:assert/strict";
import { env } from "node:process";
import { test } from "node:test";
import { casesOf, isTold } from "../../e2e/support/late-files.mjs";
import { DIST } from "../../e2e/support/serve.mjs";

test("no file that is called for later is without a case", async () => {
  const cases = await casesOf(env.BASTIDE_DIST ?? DIST); // it throws where one is
  const files = new Set(cases.map(({ file }) => file));
  assert.ok(files.size > 60, `${files.size} files`);
  assert.ok(cases.filter(isTold).length > 70, "a person is told of most of them");
});
