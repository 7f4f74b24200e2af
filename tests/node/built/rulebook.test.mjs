/** The rulebook's links lead somewhere, and its ids stand once. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DIST } from "../../e2e/support/serve.mjs";

const FOLDER = join(DIST, "rulebook");
const pages = readdirSync(FOLDER).filter((name) => name.endsWith(".html"));
/** What stands in tags of a page; its scripts and records are left out. @param {string} name */
const markup = (name) => readFileSync(join(FOLDER, name), "utf8").replace(/<script[^]*?<\/script>/g, "");

test("every link within the rulebook leads somewhere, and no id stands twice", () => {
  const idsOf = new Map(pages.map((name) => [name, [...markup(name).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)]));
  for (const [name, ids] of idsOf) assert.equal(new Set(ids).size, ids.length, `${name}: an id stands twice`);
  const links = pages.flatMap((name) =>
    [...markup(name).matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => new URL(href.replaceAll("&amp;", "&"), `http://host/rulebook/${name}`)),
  );
  const own = links.filter(({ href }) => href.startsWith("http://host/rulebook/"));
  assert.ok(own.length > 50, `${own.length} links within the rulebook`);
  for (const { pathname, hash, href } of own) {
    const [name, id] = [pathname.slice("/rulebook/".length) || "index.html", decodeURIComponent(hash.slice(1))];
    const isPosition = name === "compose.html" && id.startsWith("d=");
    assert.ok(idsOf.has(name) && (!id || isPosition || idsOf.get(name)?.includes(id)), `${href} leads nowhere`);
  }
});
