/** The build on nginx and on Caddy, as docs/HOSTING.md has them set up: what they send, and that the game is right on them. */
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { request } from "node:http";
import { extname, join } from "node:path";
import { test } from "@playwright/test";
import { EXAMPLE, board, pageWith, policyFor, servePage } from "../../support/embed.mjs";
import { HOSTS, PROGRAMS, SITE } from "../../support/hosts.mjs";
import { SHORT, decide, keptRecord, openPage, pointing } from "../../support/player.mjs";
import { TYPES } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();
/** Every file of the build. @type {string[]} */
let files;

test.beforeAll(async () => {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
  files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(SITE.length + 1));
  assert.ok(files.length > 200, "the build is there");
});

/**
 * Asks as it is told to and follows nothing; `fetch` would inflate and hide what was packed.
 *
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, headers: Record<string, string>, bytes: number }>}
 */
function ask(url, headers = {}) {
  return new Promise((done, failed) => {
    request(url, { headers }, (response) => {
      let bytes = 0;
      response.on("data", (part) => (bytes += part.length));
      response.on("end", () => done({ status: response.statusCode ?? 0, headers: /** @type {any} */ (response.headers), bytes }));
    })
      .on("error", failed)
      .end();
  });
}

/** @param {string | null | undefined} type */
const essence = (type) => type?.split(";")[0].trim();

/**
 * A page at another origin.
 *
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
async function foreign(text, headers) {
  const site = await servePage({ "/": text }, headers);
  const { page, problems } = await stage.browser.newPage();
  stage.after(site.close);
  await page.goto(site.url.replace("127.0.0.1", "localhost"));
  return { page, problems };
}

for (const [name, start] of Object.entries(HOSTS)) {
  test.describe(name, () => {
    /** @type {import("../../support/hosts.mjs").Host} */
    let host;
    test.skip(!PROGRAMS[name], `${name} is missing: install it, or set ${name.toUpperCase()} to its path`);
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    test("every file comes byte for byte, with its type, and other pages may read it", async () => {
      for (const file of files) {
        const found = await fetch(host.url + file);
        assert.equal(found.status, 200, file);
        assert.deepEqual(Buffer.from(await found.arrayBuffer()), await readFile(join(SITE, file)), file);
        const wanted = TYPES[extname(file)];
        if (wanted) assert.equal(essence(found.headers.get("content-type")), essence(wanted), file);
        assert.equal(found.headers.get("access-control-allow-origin"), "*", file);
        assert.equal(found.headers.get("x-content-type-options"), "nosniff", file);
      }
    });

    test("no file is used without asking, and one that is still the same is not sent again", async () => {
      for (const file of ["", "sw.js", "app.js", "bastide_bg.wasm", "embed.html", "manifest.webmanifest", "rulebook/"]) {
        for (const encoding of ["identity", "gzip"]) {
          const asked = { "Accept-Encoding": encoding };
          const { status, headers } = await ask(host.url + file, asked);
          assert.deepEqual([status, headers["cache-control"]], [200, "no-cache"], file);
          assert.ok(headers.etag, file);
          const again = await ask(host.url + file, { ...asked, "If-None-Match": headers.etag });
          assert.deepEqual([again.status, again.bytes], [304, 0], `${file}, ${encoding}`);
          assert.equal((await ask(host.url + file, { ...asked, "If-None-Match": '"another"' })).status, 200, file);
        }
      }
    });

    test("what is worth it is packed", async () => {
      for (const file of ["", "embed.js", "bastide_bg.wasm", "style.css", "puzzles.txt"]) {
        const [plain, packed] = [await ask(host.url + file), await ask(host.url + file, { "Accept-Encoding": "gzip" })];
        assert.equal(packed.headers["content-encoding"], "gzip", file);
        assert.match(packed.headers.vary ?? "", /accept-encoding/i, file);
        assert.ok(packed.bytes < plain.bytes * 0.7, `${file}: ${packed.bytes} of ${plain.bytes}`);
      }
    });

    test("a missing file is missing, and a folder is answered with its page", async () => {
      for (const file of ["nothing.js", "i18n/language/xx/index.js", "nothing/", "rulebook/nothing.html"]) {
        const { status } = await ask(host.url + file, { Accept: "text/html" });
        assert.equal(status, 404, file);
      }
      const { status, headers } = await ask(`${host.url}rulebook`);
      assert.ok([301, 308].includes(status), `${status}`);
      assert.equal(new URL(headers.location, `${host.url}rulebook`).href, `${host.url}rulebook/`);
      assert.doesNotMatch(headers.location, /:/, "a proxy before it may have another name and port");
      assert.equal(await (await fetch(`${host.url}rulebook/`)).text(), await readFile(join(SITE, "rulebook/index.html"), "utf8"));
    });

    test("no other page may frame the game; the page for frames may be", async () => {
      const frames = ["", "index.html", "rulebook/", "embed.html#mode=play&players=red,blue"];
      for (const file of frames) {
        const { headers } = await ask(host.url + file.split("#")[0]);
        assert.equal(headers["content-security-policy"], file.startsWith("embed") ? undefined : "frame-ancestors 'none'", file);
      }
      const { page } = await foreign(
        `<!doctype html><title>Another page</title>${frames.map((file) => `<iframe src="${host.url}${file}"></iframe>`).join("")}`,
      );
      const [, ...framed] = page.frames();
      assert.equal(framed.length, frames.length);
      const open = framed.pop();
      await open?.waitForFunction(() => document.querySelector("bastide-board")?.shadowRoot?.querySelector("canvas"));
      for (const [index, frame] of framed.entries()) assert.match(frame.url(), /^chrome-error:/, frames[index]);
    });

    test("a board stands on a page of another origin", async () => {
      const { page, problems } = await foreign(pageWith(host.url, board('mode="example"', EXAMPLE)), { "Content-Security-Policy": policyFor(host.url) });
      await page.getByRole("button", { name: "Next", exact: true }).waitFor();
      assert.deepEqual(problems, []);
    });

    if (name === "nginx")
      test("who comes without TLS is sent to it", async () => {
        const { status, headers } = await ask(`${host.plain}rulebook/?a=b`, { Host: "bastide.example" });
        assert.deepEqual([status, headers.location], [301, "https://bastide.example/rulebook/?a=b"]);
      });

    // The last one: it takes the host away.
    test("the game is kept, and plays without the host", async () => {
      const { page, problems } = await stage.browser.newPage({ worker: true });
      await openPage(page, host.url, SHORT);
      await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 20_000 });
      assert.deepEqual(problems, []);
      await host.stop();
      await assert.rejects(ask(host.url));
      await page.reload();
      await page.locator(".resume").click();
      await decide(page, pointing("mouse"), 0);
      assert.match(await keptRecord(page), /\ntile V /);
    });
  });
}
