/** Every page of the build has a strict policy of its own, and none of our code makes markup, styles or code of text. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, ROOT } from "./serve.mjs";

const WANTED = {
  "default-src": ["'none'"], "script-src": ["'self'", "'wasm-unsafe-eval'"], "style-src": ["'self'"], "connect-src": ["'self'"], "base-uri": ["'none'"], "form-action": ["'none'"],
  "object-src": ["'none'"], "require-trusted-types-for": ["'script'"], "trusted-types": ["bastide"],
};

test("every page has a strict policy, and neither code nor style in itself", () => {
  const pages = readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  assert.ok(pages.includes("index.html") && pages.includes("embed.html"));
  for (const name of pages) {
    const text = readFileSync(join(DIST, name), "utf8");
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(text)?.[1] ?? "";
    const found = Object.fromEntries(policy.split(";").map((part) => part.trim().split(/\s+/)).map(([directive, ...values]) => [directive, values]));
    for (const [directive, values] of Object.entries(WANTED)) assert.deepEqual(found[directive], values, `${name}: ${directive}`);
    assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=|<script(?![^>]*\bsrc=)(?! type="text\/plain">)|javascript:/i, name);
    assert.ok(text.indexOf("Content-Security-Policy") < text.search(/<script|<link/), `${name}: the policy comes first`);
  }
});

test("no module makes markup or code of text, or asks another host", () => {
  const modules = ["", "embed"].flatMap((folder) => readdirSync(join(ROOT, "www", folder)).map((name) => join(folder, name))).filter((name) => name.endsWith(".js"));
  assert.ok(modules.length > 90);
  for (const name of modules) {
    const code = readFileSync(join(ROOT, "www", name), "utf8").replace(/\/\*[^]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
    assert.doesNotMatch(code, /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|setHTMLUnsafe|\beval\(|new Function|setAttribute\("style"|"https?:\/\/(?!www\.w3\.org|page)/, name);
  }
});
