// @ts-check
/** The entry: engine, words, saved games and everything else come beside one another; a failure to load is told to the person too. */
import init from "./bastide.js";
import { connect } from "./games/games.js";
import { showPanic } from "./ui/panic.js";
import { followWritten } from "./storage/second-copy.js";
import { takeOver } from "./storage/small-values.js";
import { speak } from "./i18n/text.js";

try {
  takeOver();
  const whole = followWritten(); // what a killed browser has lost is back before the page speaks or shows anything
  const ready = Promise.all([init(), whole.then(speak)]);
  const connected = connect();
  const shell = import("./app/shell.js"); // nothing in it may speak before it is started
  await Promise.all([ready, Promise.all([shell, whole]).then(([{ start }]) => start(ready, connected))]);
} catch (error) {
  showPanic(error, { loading: true });
}
