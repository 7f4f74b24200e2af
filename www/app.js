// @ts-check
/** The entry: engine, words, saved games and everything else come beside one another; a failure to load is told to the person too. */
import init from "./bastide.js";
import { connect } from "./games/games.js";
import { showPanic } from "./ui/panic.js";
import { takeOver } from "./storage/store.js";
import { speak } from "./i18n/text.js";

try {
  takeOver();
  const ready = Promise.all([init(), speak()]);
  const connected = connect();
  const shell = import("./app/shell.js"); // nothing in it may speak before it is started
  await Promise.all([ready, shell.then(({ start }) => start(ready, connected))]);
} catch (error) {
  showPanic(error, { loading: true });
}
