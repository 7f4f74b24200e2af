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
await page.addInitScript(() => {
  const proto = CanvasRenderingContext2D.prototype; window.frameLog = []; 
  const raw = window.raw = {};
  for (const name of Object.getOwnPropertyNames(proto)) {
    const d = Object.getOwnPropertyDescriptor(proto, name);
    if (typeof d.value === "function" && name !== "constructor" && name !== "getImageData") {
      raw[name] = d.value;
      proto[name] = function (...a) { if (this.canvas.classList.contains("board")) window.frameLog.push([name, a, 0]); return d.value.apply(this, a); };
    } else if (d.set) {
      raw[name] = d.set;
      Object.defineProperty(proto, name, { get: d.get, set(v) { if (this.canvas.classList.contains("board")) window.frameLog.push([name, [v], 1]); d.set.call(this, v); } });
    }
  }
  const ask = window.requestAnimationFrame.bind(window); window.kept = [];
  window.requestAnimationFrame = (c) => ask((n) => { window.frameLog = []; c(n); if (window.frameLog.length) window.kept = window.frameLog; });
});
await page.goto(`${site.url}#r=${deflateRawSync(rec).toString("base64url")}`);
await page.waitForTimeout(7000);
console.log(JSON.stringify(await page.evaluate(() => {
  const log = window.kept; const c = document.querySelector("canvas.board"); const x = c.getContext("2d");
  const res = { w: c.width, h: c.height };
  const groups = {};
  log.forEach(([n, a]) => { if (n === "drawImage") { const k = `${a[0].width}->${a[3]}`; groups[k] = (groups[k] ?? 0) + 1; } else groups[n] = (groups[n] ?? 0) + 1; });
  const run = (filter) => { const ts = []; for (let i = 0; i < 15; i++) { const b = performance.now(); for (const [n, a, s] of log) if (filter(n, a)) raw[n].apply(x, a); x.getImageData(0, 0, 1, 1); ts.push(performance.now() - b); } return ts.sort((p, q) => p - q)[7].toFixed(1); };
  res.groups = groups;
  const isImg = (w) => (n, a) => n === "drawImage" && a[0].width === w;
  const draws = ["drawImage", "fill", "stroke", "fillRect", "fillText", "strokeText"];
  res.all = run(() => true);
  res.noDraw = run((n) => !draws.includes(n));
  for (const w of new Set(log.filter(([n]) => n === "drawImage").map(([, a]) => a[0].width))) res["only img " + w] = run((n, a) => !draws.includes(n) || isImg(w)(n, a));
  for (const d of draws) res["only " + d] = run((n) => !draws.includes(n) || n === d);
  return res;
}), null, 1));
await browser.close(); await site.close();
