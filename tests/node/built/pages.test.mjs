/** Every page of the build has a strict policy of its own, and what it names is there. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { test } from "node:test";
import { PAGES } from "../../e2e/support/pages.mjs";
import { DIST } from "../../e2e/support/serve.mjs";

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
    assert.doesNotMatch(
      text,
      /<style|\sstyle=|\son\w+=|<script(?![^>]*\bsrc=)(?! type="(?:text\/plain"|application\/json" id="searched")>)|javascript:/i,
      name,
    );
    assert.ok(text.indexOf("Content-Security-Policy") < text.search(/<script|<link/), `${name}: the policy comes first`);
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

test("the glue of a module of wasm is nowhere but in its own file: a second copy would never be started", () => {
  const scripts = readdirSync(DIST, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const withGlue = scripts.filter((name) => readFileSync(join(DIST, name), "utf8").includes("__wbindgen_malloc"));
  const inPackage = ["boards.js", "search.js", "thinker-worker.js"];
  const own = ["bastide.js", "sealed.js", ...inPackage];
  assert.deepEqual(withGlue.toSorted(), [...own, ...inPackage.map((name) => posix.join("package", name))].toSorted());
});
