/** The texts of each language, as its files hold them. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./serve.mjs";

const FOLDER = join(ROOT, "www/i18n/language");
/** The boxes that say something of their own. */
export const BOXES = readdirSync(join(ROOT, "www/boxes"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, "www/boxes", entry.name, "index.js")))
  .map(({ name }) => name);
export const OTHERS = ["de", "fr", "es", "nl", "cs"];
/** What every page needs, and the parts that are called for; each file exports its texts by its own name. page.js joins those in the folder page. */
const FILES = readdirSync(join(FOLDER, "en"))
  .filter((file) => file.endsWith(".js"))
  .map((file) => file.replace(".js", ""))
  .filter((name) => name !== "index");

/** The texts of a language, by file or box. @param {string} language @returns {Promise<Record<string, any>>} */
export async function textsOf(language) {
  const load = async (/** @type {string} */ file) => (await import(pathToFileURL(join(FOLDER, language, `${file}.js`)).href))[file];
  const ofBox = async (/** @type {string} */ box) => (await import(pathToFileURL(join(ROOT, "www/boxes", box, `${language}.js`)).href)).words;
  const [files, boxes] = [FILES.map(async (file) => [file, await load(file)]), BOXES.map(async (box) => [box, await ofBox(box)])];
  return Object.fromEntries(await Promise.all([...files, ...boxes]));
}
