/** The examples of docs/EMBED.md. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./serve.mjs";

const manual = readFileSync(join(ROOT, "docs/EMBED.md"), "utf8");

/** Those for a page, as they are written. */
export const EXAMPLES = [...manual.matchAll(/^```(html|js)\n([^]*?)^```/gm)].map(([, kind, text]) => ({ kind, text }));

/** The one for a server. */
export const ON_A_SERVER = /^```mjs\n([^]*?)^```/m.exec(manual)?.[1] ?? "";
