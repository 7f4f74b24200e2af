/** Writes the page out on a server: run by Node once the page is bundled. The board is drawn here, without a browser. */
import { readFile, writeFile } from "node:fs/promises";
import { bastide } from "bastide-board";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { Page } from "./page.js";

const { v1 } = bastide;
const record = '[Bastide "1"]\n[Players "red <i onclick=x>, blue Bob & Co"]\n[Deck "D V U"]\n# A bend.\ntile V 1,0 1\nmeeple road.W\n# The other end.\ntile U -1,0 0\nskip\n';
const found = await v1.validate(record);
if (!found.ok) throw new Error(found.message);
const given = { record, drawing: await v1.toSvg(record, { width: 480, theme: "light" }), statements: found.at };
const data = JSON.stringify(given).replaceAll("<", "\\u003c");
const place = new URL("../client/index.html", import.meta.url);
const page = await readFile(place, "utf8");
await writeFile(place, page.replace("<!--page-->", () => renderToString(h(Page, given))).replace("null /* data */", () => data));
