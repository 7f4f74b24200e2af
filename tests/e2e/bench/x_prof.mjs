import { argv, env } from "node:process";
import { deflateRawSync } from "node:zlib";
import { launch } from "../support/browser.mjs";
import { played } from "../support/player.mjs";
import { DIST, serve } from "../support/serve.mjs";
const [browser, site] = await Promise.all([launch(), serve({ root: env.BASTIDE_DIST ?? DIST })]);
const game = played("--players", "3", "--boxes", "base+inns+abbot+traders", "--seed", "5", "--policy", "greedy").replaceAll(" (ai:greedy)", "");
const lines = game.replace(/\[Result .*\n/, "").split("\n");
const laid = lines.flatMap((line, index) => (line.startsWith("tile ") ? [index] : []));
const rec = `${lines.slice(0, laid[111]).join("\n")}\n`;
const { page } = await browser.newPage({ width: 1280, height: 800, scale: 2 });
const cdp = await page.context().newCDPSession(page);
await page.addInitScript(() => { 
  const proto = CanvasRenderingContext2D.prototype; const t = window.tally = {};
  for (const name of ["fill","stroke","drawImage","getImageData","bezierCurveTo","lineTo","moveTo","setTransform","clip","fillRect","beginPath","setLineDash"]) {
    const f = proto[name]; t[name] = { n: 0, ms: 0, board: 0 };
    proto[name] = function (...a) { const b = performance.now(); const r = f.apply(this, a); t[name].ms += performance.now() - b; t[name].n++; if (this.canvas.classList.contains("board")) t[name].board++; return r; };
  }
  const d = Document.prototype.createElement; window.sizes = {};
  const sw = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "width");
  Object.defineProperty(HTMLCanvasElement.prototype, "width", { get: sw.get, set(v) { if (v) window.sizes[v] = (window.sizes[v] ?? 0) + 1; sw.set.call(this, v); } });
  const ask = window.requestAnimationFrame.bind(window); window.last = 0; window.fr = [];
  window.requestAnimationFrame = (c) => ask((n) => { const b = performance.now(); c(n); window.last = performance.now(); window.fr.push(Math.round(window.last - b)); });
});
await cdp.send("Profiler.enable"); await cdp.send("Profiler.setSamplingInterval", { interval: 200 });
if (argv[2] !== "noprof") await cdp.send("Profiler.start");
await page.goto(`${site.url}#r=${deflateRawSync(rec).toString("base64url")}`);
await page.waitForTimeout(9000);
if (argv[2] !== "noprof") {
  const { profile } = await cdp.send("Profiler.stop");
  const self = new Map(); const dt = profile.timeDeltas; const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  profile.samples.forEach((id, i) => { const n = byId.get(id); const k = `${n.callFrame.functionName} ${n.callFrame.url.split("/").at(-1)}:${n.callFrame.lineNumber}`; self.set(k, (self.get(k) ?? 0) + dt[i] / 1000); });
  for (const [k, ms] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 30)) console.log(ms.toFixed(0).padStart(6), k);
}
console.log(await page.evaluate(() => JSON.stringify(tally) + JSON.stringify(sizes) + last + JSON.stringify(fr.filter((f) => f > 5))));
await browser.close(); await site.close();
