/**
 * The build on nginx and on Caddy, as docs/HOSTING.md has them set up: what they send, and that the game is right on one of them.
 *
 * A file of each type is asked for here; `cargo xtask soak hosts` asks for every file, and plays on both.
 */
import assert from "node:assert/strict";
import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { test } from "@playwright/test";
import { ask, comesWhole, essence, filesOfSite, oneOfEach } from "../../support/headers.mjs";
import { BROTLI, HOSTS, PROGRAMS, SITE } from "../../support/hosts.mjs";
import { boardStands, framesAreRefused, playsWithoutHost } from "../../support/on-host.mjs";
import { TYPES } from "../../support/serve.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

/** The host on which a browser tries the pages: the first that is there. */
const TRIED = Object.keys(HOSTS).find((name) => PROGRAMS[name]);

for (const [name, start] of Object.entries(HOSTS)) {
  test.describe(name, () => {
    /** @type {import("../../support/hosts.mjs").Host} */
    let host;
    test.skip(!PROGRAMS[name], `${name} is missing: install it, or set ${name.toUpperCase()} to its path`);
    test.beforeAll(async () => {
      host = await start();
    });
    test.afterAll(() => host.close());

    test("a file of each type comes byte for byte, with its type, and other pages may read it", async () => {
      for (const file of oneOfEach(await filesOfSite())) await comesWhole(host.url, file);
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

    test("a file comes as the build packed it", async () => {
      for (const [encoding, ending] of Object.entries({ br: ".br", gzip: ".gz" })) {
        if (name === "nginx" && encoding === "br" && !BROTLI) continue; // its module for that is not there
        for (const file of ["app.js", "bastide_bg.wasm", "rulebook/index.html", "manifest.webmanifest"]) {
          const { headers, bytes } = await ask(host.url + file, { "Accept-Encoding": encoding === "br" ? "gzip, deflate, br" : encoding });
          assert.equal(headers["content-encoding"], encoding, file);
          assert.equal(essence(headers["content-type"]), essence(TYPES[extname(file)]), file);
          assert.equal(bytes, (await stat(join(SITE, file + ending))).size, file);
        }
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
      if (name === TRIED) await framesAreRefused(stage, host, frames);
    });

    if (name === "nginx")
      test("who comes without TLS is sent to it", async () => {
        const { status, headers } = await ask(`${host.plain}rulebook/?a=b`, { Host: "bastide.example" });
        assert.deepEqual([status, headers.location], [301, "https://bastide.example/rulebook/?a=b"]);
      });

    if (name === TRIED)
      test("a board stands on a page of another origin, and the game is kept and plays without the host", async () => {
        await boardStands(stage, host);
        await playsWithoutHost(stage, host);
      });
  });
}
