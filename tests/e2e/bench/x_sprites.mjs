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
  const proto = CanvasRenderingContext2D.prototype; window.logs = new Map();
  const raw = window.raw = {};
  const note = (ctx, e) => { if (ctx.canvas.classList.contains("board")) return; let l = window.logs.get(ctx.canvas); if (!l) window.logs.set(ctx.canvas, (l = { size: ctx.canvas.width, ops: [] })); l.ops.push(e); };
  for (const name of Object.getOwnPropertyNames(proto)) {
    const d = Object.getOwnPropertyDescriptor(proto, name);
    if (typeof d.value === "function" && name !== "constructor" && name !== "getImageData") {
      raw[name] = d.value;
      proto[name] = function (...a) { note(this, [name, a]); return d.value.apply(this, a); };
    } else if (d.set) {
      raw[name] = d.set;
      Object.defineProperty(proto, name, { get: d.get, set(v) { note(this, [name, [v]]); d.set.call(this, v); } });
    }
  }
});
await page.goto(`${site.url}#r=${deflateRawSync(rec).toString("base64url")}`);
await page.waitForTimeout(7000);
console.log(JSON.stringify(await page.evaluate(() => {
  const all = [...window.logs.values()];
  const res = {};
  const med = (f, n = 7) => { const t = []; for (let i = 0; i < n; i++) { const b = performance.now(); f(); t.push(performance.now() - b); } return t.sort((a, b) => a - b)[n >> 1]; };
  const target = document.createElement("canvas"); target.width = target.height = 1024; const tx = target.getContext("2d");
  for (const size of [20, 28, 32, 80, 256, 512]) {
    const group = all.filter((l) => l.size === size); if (!group.length) continue;
    const r = (res[size] = { n: group.length, ops: group.reduce((s, l) => s + l.ops.length, 0) / group.length });
    const play = (x, ops) => { for (const [n, a] of ops) raw[n].apply(x, a); };
    const fresh = (flush) => () => { const cs = []; for (const l of group) { const c = document.createElement("canvas"); c.width = c.height = size; const x = c.getContext("2d"); play(x, l.ops); cs.push(c); if (flush) x.getImageData(0, 0, 1, 1); } };
    r.freshNoFlush = med(fresh(false)) / group.length;
    r.freshFlush = med(fresh(true)) / group.length;
    r.freshDraw = med(() => { for (const l of group) { const c = document.createElement("canvas"); c.width = c.height = size; play(c.getContext("2d"), l.ops); tx.drawImage(c, 0, 0); } tx.getImageData(0, 0, 1, 1); }) / group.length;
    r.empty = med(() => { for (const l of group) { const c = document.createElement("canvas"); c.width = c.height = size; const x = c.getContext("2d"); x.fillRect(0, 0, 9, 9); tx.drawImage(c, 0, 0); } tx.getImageData(0, 0, 1, 1); }) / group.length;
    const atlas = document.createElement("canvas"); atlas.width = atlas.height = 1024; const ax = atlas.getContext("2d");
    r.atlas = med(() => { let i = 0; for (const l of group) { const per = Math.floor(1024 / size); const X = (i % per) * size, Y = Math.floor(i / per) % per * size; i++; for (const [n, a] of l.ops) raw[n].apply(ax, n === "setTransform" ? [a[0], 0, 0, a[3], X, Y] : a); } ax.getImageData(0, 0, 1, 1); }) / group.length;
    const off = new OffscreenCanvas(size, size);
    r.willRead = med(() => { for (const l of group) { const c = document.createElement("canvas"); c.width = c.height = size; play(c.getContext("2d", { willReadFrequently: true }), l.ops); tx.drawImage(c, 0, 0); } tx.getImageData(0, 0, 1, 1); }) / group.length;
    // by kind
    const kinds = { fill: 0, stroke: 0 };
    for (const skip of ["fill", "stroke"]) kinds[skip] = med(() => { for (const l of group) { const c = document.createElement("canvas"); c.width = c.height = size; const x = c.getContext("2d"); play(x, l.ops.filter(([n]) => n !== skip)); tx.drawImage(c, 0, 0); } tx.getImageData(0, 0, 1, 1); }) / group.length;
    r.without = kinds;
    r.noCss = med(() => { for (const l of group) { const c = document.createElement("canvas"); c.width = c.height = size; const x = c.getContext("2d"); play(x, l.ops.filter(([n]) => n !== "fillStyle" && n !== "strokeStyle" && n !== "setLineDash")); tx.drawImage(c, 0, 0); } tx.getImageData(0, 0, 1, 1); }) / group.length;
    const c = {}; for (const l of group) for (const [n] of l.ops) c[n] = (c[n] ?? 0) + 1 / group.length; for (const k in c) c[k] = Math.round(c[k]); r.counts = c;
  }
  return res;
}), null, 0).replaceAll('},"','},\n"'));
await browser.close(); await site.close();
