/** The whole build on nginx and on Caddy: every file as it is, and the pages in a browser. A part of it is in tests/e2e/suites/build/hosting.test.mjs. */
import { test } from "@playwright/test";
import { comesWhole, filesOfSite } from "../support/headers.mjs";
import { HOSTS, PROGRAMS } from "../support/hosts.mjs";
import { boardStands, framesAreRefused, playsWithoutHost } from "../support/on-host.mjs";
import { onStage } from "../support/stage.mjs";

const stage = onStage();

for (const [name, start] of Object.entries(HOSTS))
  test(`on ${name} every file comes as it is, no other page frames the game, a board stands elsewhere, and the game outlives its host`, async () => {
    test.skip(!PROGRAMS[name], `${name} is missing: install it, or set ${name.toUpperCase()} to its path`);
    const host = await start();
    stage.after(host.close);
    for (const file of await filesOfSite()) await comesWhole(host.url, file);
    await framesAreRefused(stage, host, ["", "index.html", "rulebook/", "embed.html#mode=play&players=red,blue"]);
    await boardStands(stage, host);
    await playsWithoutHost(stage, host); // the last one: it takes the host away
  });
