/**
 * Builds of the page that differ in a word, and a site that changes from one to another, as a host does on a new release.
 *
 *     const host = await openHost();
 *     await host.publish(await host.build("A"));
 *     await page.goto(host.url);
 *     await host.close();
 */
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { env } from "node:process";
import { isPacked } from "../../../xtask/compress.mjs";
import { stamp } from "../../../xtask/precache.mjs";
import { DIST, ROOT, serve } from "./serve.mjs";

/** @typedef {{ folder: string, version: string }} Build */

/** Files that no page of the game loads in English: the other languages, boards for other pages, and the rulebook. A build without them is kept in a fifth of the time. */
const NOT_LOADED = /^(package|rulebook|embed|i18n\/language\/(?!en\b)\w+|boards\b.*|search\b.*)$/;

/**
 * @param {string} [path] under which the page is served, with a slash at its end
 * @param {{ whole?: boolean }} [how] `whole`: the builds have every file, and not only those that a game in English loads
 */
export async function openHost(path = "", { whole = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "bastide-host-"));
  const place = join(folder, "site", path, "page")
    .replace(/page$/, "")
    .replace(/[\\/]$/, "");
  await mkdir(dirname(place), { recursive: true });
  const site = await serve({ root: join(folder, "site") });

  /**
   * A build whose title is another one; without a worker as `cargo xtask watch` makes it.
   *
   * @param {string} mark
   * @param {boolean} [worker]
   * @returns {Promise<Build>}
   */
  async function build(mark, worker = true) {
    const copy = join(folder, `build-${mark}`);
    const dist = env.BASTIDE_DIST ?? DIST;
    const isWanted = (/** @type {string} */ file) => !isPacked(file) && (whole || !NOT_LOADED.test(relative(dist, file).replaceAll("\\", "/")));
    await cp(dist, copy, { recursive: true, filter: isWanted });
    for (const name of ["sw.js", "build.js"]) await cp(join(ROOT, "www", name), join(copy, name));
    const text = join(copy, "i18n/language/en/index.js");
    const [before, after, ...more] = (await readFile(text, "utf8")).split(/(?<=title: ?["`]Bastide)(?=["`])/);
    if (after === undefined || more.length > 0) throw new Error(`${text} does not hold the title once`);
    await writeFile(text, `${before} ${mark}${after}`);
    const { build: version } = await stamp(copy, { worker, version: "0.0.0" });
    return { folder: copy, version };
  }

  /** From now on the site is this build. @param {Build} build */
  async function publish({ folder: target }) {
    await symlink(target, `${place}.next`);
    await rename(`${place}.next`, place);
  }

  async function close() {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }

  // By its name: at the number 127.0.0.1 a page takes a new build without being asked.
  return { url: `http://localhost:${site.port}/${path}`, port: site.port, build, publish, stop: site.close, close };
}
