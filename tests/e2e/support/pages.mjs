/** The pages of the build. */
import { readdirSync } from "node:fs";
import { DIST } from "./serve.mjs";

/** Every one of them, by its path. */
export const PAGES = readdirSync(DIST, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".html") && !/^(package|\.stage)\//.test(name));
