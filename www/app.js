// @ts-check
/** The entry: loads the words, then everything else, so that a failure to load is told to the person too. */
import { showPanic } from "./panic.js";
import { speak } from "./text.js";

try {
  await speak();
  const { start } = await import("./shell.js");
  await start();
} catch (error) {
  showPanic(error, { loading: true });
}
