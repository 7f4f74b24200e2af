/**
 * Pictures of one landscape of 100 tiles at 24, 40, 60, 90 and 180 pixels a tile, in the standard style (light and dark), with strong contrast and as printed.
 *
 *     node tests/e2e/bench/ladder.mjs [OUT]      (after `cargo xtask build` and `cargo build -p bastide-cli`)
 *
 * The pictures go to OUT, target/e2e/ladder/ if not given.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { launch } from "../support/browser.mjs";
import { pageWith, serveGame, servePage } from "../support/embed.mjs";
import { played } from "../support/player.mjs";
import { ROOT } from "../support/serve.mjs";

const out = argv[2] ?? join(ROOT, "target/e2e/ladder");
const TILES = 100;
/** What stands above the landscape. */
const HEAD = 34;
const record = played("--players", "4", "--boxes", "base+river+inns+traders+dragon", "--policy", "planner", "--seed", "11");

const statements = record.split("\n").filter((line) => line !== "" && !line.startsWith("["));
const cells = statements.map((line) => /^tile \S+ (-?\d+),(-?\d+)/.exec(line)?.slice(1).map(Number));
const laid = cells.flatMap((cell, index) => (cell ? { cell, index } : [])).slice(0, TILES - 1); // the start tile lies there already
const across = [0, 1].map((axis) => [0, ...laid.map(({ cell }) => cell[axis])]).map((all) => Math.max(...all) - Math.min(...all) + 1);
const at = (laid.at(-1)?.index ?? 0) + 1;

await mkdir(out, { recursive: true });
const game = await serveGame();
const browser = await launch();
for (const pixels of [24, 40, 60, 90, 180]) {
  const [width, height] = [across[0] * pixels, across[1] * pixels + HEAD];
  for (const theme of ["light", "dark", "contrast", "print"]) {
    const style = `width:${width}px;--bastide-ratio:auto;--bastide-min-height:${height}px;--bastide-max-height:none`;
    const board = `<bastide-board mode="view" margin="0" loading="eager" theme="${theme}" at="${at}" style="${style}"><script type="text/plain">${record}</script></bastide-board>`;
    const site = await servePage({ "/": pageWith(game.url, `<style>body{margin:0}</style>${board}`) });
    const { page } = await browser.newPage({ width, height });
    await page.goto(site.url);
    await page.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("figure")?.dataset.state === "open");
    await page.waitForTimeout(2000); // the pictures of tiles are drawn one after another
    await page.screenshot({ path: join(out, `${theme}-${pixels}.png`) });
    await page.close();
    await site.close();
  }
}
await browser.close();
await game.close();
