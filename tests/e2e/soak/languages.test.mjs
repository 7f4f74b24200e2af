/** Rules and records are the same in every language. */
import assert from "node:assert/strict";
import { test } from "@playwright/test";
import { checkWords, toldBy } from "../support/languages.mjs";
import { openPage } from "../support/player.mjs";
import { onStage } from "../support/stage.mjs";
import { OTHERS } from "../support/texts.mjs";

const stage = onStage();

test("rules and records are the same in every language, and each option has its words", async () => {
  const records = new Set();
  for (const language of ["en", ...OTHERS]) {
    const { page, context, problems } = await stage.browser.newPage({ lang: language });
    await openPage(page, stage.url);
    const { options, record, code } = await toldBy(page);
    records.add(record);
    assert.equal(code, "setup", "six cannot play with the base box");
    if (language !== "en") await checkWords(language, options);
    assert.deepEqual(problems, []);
    await context.close();
  }
  assert.equal(records.size, 1);
});
