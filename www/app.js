// @ts-check
/** The entry: loads everything else, so that a failure to load is told to the person too. */
import { showPanic } from "./panic.js";

try {
  const { start } = await import("./shell.js");
  await start();
} catch (error) {
  showPanic(error, { loading: true });
}
