/** Every page of the build has a strict policy of its own, and none of our code makes markup, styles or code of text. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { test } from "@playwright/test";
import { DIST, ROOT } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

/** Every page of the build. */
const PAGES = readdirSync(DIST, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".html") && !/^(package|\.stage)\//.test(name));

const WANTED = {
  "default-src": ["'none'"],
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "style-src": ["'self'"],
  "connect-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "object-src": ["'none'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["bastide"],
};

test("every page has a strict policy, and neither code nor style in itself", () => {
  for (const name of ["index.html", "embed.html", "rulebook/index.html", "rulebook/compose.html"]) assert.ok(PAGES.includes(name), name);
  for (const name of PAGES) {
    const text = readFileSync(join(DIST, name), "utf8");
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(text)?.[1] ?? "";
    const found = Object.fromEntries(
      policy
        .split(";")
        .map((part) => part.trim().split(/\s+/))
        .map(([directive, ...values]) => [directive, values]),
    );
    for (const [directive, values] of Object.entries(WANTED)) assert.deepEqual(found[directive], values, `${name}: ${directive}`);
    assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=|<script(?![^>]*\bsrc=)(?! type="text\/plain">)|javascript:/i, name);
    assert.ok(text.indexOf("Content-Security-Policy") < text.search(/<script|<link/), `${name}: the policy comes first`);
  }
});

test("no module makes markup or code of text, or asks another host", () => {
  const modules = readdirSync(join(ROOT, "www"), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js") && !name.includes("language/"));
  assert.ok(modules.length > 90);
  for (const name of modules) {
    const code = readFileSync(join(ROOT, "www", name), "utf8")
      .replace(/\/\*[^]*?\*\//g, "")
      .replace(/^\s*\/\/.*$/gm, "");
    assert.doesNotMatch(
      code,
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|setHTMLUnsafe|\beval\(|new Function|setAttribute\("style"|"https?:\/\/(?!www\.w3\.org|page)/,
      name,
    );
  }
});

/** Elements that name a file: a script, a sheet, what is loaded beforehand, pictures. */
const NAMED = /<(script|link|img|iframe|source)\b[^>]*?\b(?:src|href)="([^"]*)"[^>]*>/g;

test("what a page names is in the build, and what it says of a file is so", () => {
  let named = 0;
  for (const page of PAGES) {
    for (const [tag, , address] of readFileSync(join(DIST, page), "utf8").matchAll(NAMED)) {
      assert.doesNotMatch(address, /^(?!data:)[a-z]+:|^\/\//i, `${page}: ${tag}`);
      if (address.startsWith("data:")) continue;
      const path = posix.join(posix.dirname(page), address.replace(/[?#].*/, ""));
      const bytes = readFileSync(join(DIST, path.endsWith("/") ? `${path}index.html` : path));
      named += 1;
      const [, kind, hash] = /\bintegrity="(sha\d+)-([^"]+)"/.exec(tag) ?? [];
      if (kind) assert.equal(createHash(kind).update(bytes).digest("base64"), hash, `${page}: ${tag}`);
    }
  }
  assert.ok(named > 50, `${named}`);
});

test("no page asks another host for anything, or breaks its own policy", async () => {
  const { page, context, problems } = await stage.browser.newPage();
  page.setDefaultNavigationTimeout(90_000); // one page has nine boards in frames
  const { origin } = new URL(stage.url);
  /** @type {string[]} */
  const foreign = [];
  context.on(
    "request",
    (request) => /^(data|blob):/.test(request.url()) || new URL(request.url()).origin === origin || foreign.push(`${page.url()}: ${request.url()}`),
  );
  context.on("page", (other) => foreign.push(`${page.url()} opened ${other.url()}`));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error(`policy: ${violatedDirective} ${blockedURI}`)),
  );
  for (const name of PAGES) {
    await page.goto(stage.url + name, { waitUntil: "load" });
    // Boards open when they are near: all of them are passed.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 2000) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 30));
      }
    });
    await page.waitForLoadState("networkidle");
  }
  assert.deepEqual([foreign, problems], [[], []]);
});
