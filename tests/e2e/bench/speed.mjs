/**
 * How many random games a second the engine plays in Chromium, as WebAssembly.
 *
 *     node tests/e2e/bench/speed.mjs                       (after `cargo xtask setup`)
 *     YARDSTICK=other.wasm node tests/e2e/bench/speed.mjs
 *
 * Builds a module of the profile that the computer players have, with the games of `bastide playout`, which is not shipped.
 * The other module, if there is one, exports `run(count, seed, 0)` and takes turns with ours in the same page.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { env } from "node:process";
import { launch } from "../support/browser.mjs";
import { ROOT, serve } from "../support/serve.mjs";

const ROUNDS = 9;
/** About so long each module plays in a round, in milliseconds. */
const LONG = 1000;

/** The options that index.html gives wasm-opt for the computer players. */
function optimizing() {
  const [, link = ""] = readFileSync(join(ROOT, "index.html"), "utf8").split('data-bin="search"');
  return (/data-wasm-opt-params="([^"]*)"/.exec(link)?.[1] ?? "").split(" ");
}

/** Builds the module; the folder in which it is. */
function build() {
  const target = env.CARGO_TARGET_DIR ?? join(ROOT, "target");
  const folder = join(target, "speed");
  mkdirSync(folder, { recursive: true });
  /** @param {string} program @param {string[]} options */
  const run = (program, ...options) => execFileSync(program, options, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"], env: tools });
  const tools = { ...env, PATH: `${join(ROOT, "node_modules", ".bin")}${delimiter}${env.PATH}` };
  const made = ["--package", "bastide-page", "--bin", "speed", "--features", "speed", "--profile", "search"];
  run("cargo", "build", "--target", "wasm32-unknown-unknown", ...made);
  const wasm = join(target, "wasm32-unknown-unknown", "search", "speed.wasm");
  run("wasm-bindgen", wasm, "--target", "web", "--no-typescript", "--out-dir", folder);
  const module = join(folder, "speed_bg.wasm");
  run("wasm-opt", "-O3", ...optimizing(), module, "-o", module);
  return folder;
}

/** Runs in the page. @param {{ other: string | undefined, rounds: number, long: number }} options */
async function measure({ other, rounds, long }) {
  const { default: init, playouts } = await import(new URL("./speed.js", location.href).href);
  await init();
  /** @type {{ [name: string]: (count: number, seed: number) => unknown }} */
  const modules = { engine: playouts };
  if (other) {
    const bytes = Uint8Array.from(atob(other), (char) => char.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes);
    const run = /** @type {(count: number, seed: number, which: number) => number} */ (instance.exports.run);
    modules.yardstick = (count, seed) => run(count, seed, 0);
  }
  /** @type {{ [name: string]: number[] }} */
  const rates = Object.fromEntries(Object.keys(modules).map((name) => [name, []]));
  let seed = 1;
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, play] of Object.entries(modules)) {
      const begun = performance.now();
      let games = 0;
      for (; performance.now() - begun < long; games += 500) if (!play(500, (seed += 500))) throw new Error(`${name} did not play`);
      if (round >= 0) rates[name].push((1000 * games) / (performance.now() - begun)); // the first round warms up
    }
  }
  return rates;
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

const folder = build();
const other = env.YARDSTICK && existsSync(env.YARDSTICK) ? readFileSync(env.YARDSTICK).toString("base64") : undefined;
const [browser, site] = await Promise.all([launch(), serve({ root: folder })]);
const { page } = await browser.newPage();
await page.route("**/measure.html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Speed</title>" }));
await page.goto(new URL("measure.html", site.url).href);
const rates = await page.evaluate(measure, { other, rounds: ROUNDS, long: LONG });
for (const [name, list] of Object.entries(rates)) console.log(`${name}: ${Math.round(median(list)).toLocaleString("en")} games a second (median of ${ROUNDS})`);
if (rates.yardstick) console.log(`ratio: ${(100 * median(rates.engine.map((rate, round) => rate / rates.yardstick[round]))).toFixed(1)} %`);
await browser.close();
await site.close();
