/** The games of a browser over a database in memory, without any game before each test of a file. */
import { beforeEach } from "node:test";
import "../../../fuzz/engine.mjs";
import { forgetAll } from "./indexed-db.mjs";
import { smallStorage } from "./small-storage.mjs";

// These need the engine in its place.
export const games = await import("../../../www/games/games.js");

/** What was told of saves that failed in the running test; null: one succeeded. @type {(import("../../../www/games/games.js").Trouble | null)[]} */
export const told = [];

beforeEach(async () => {
  forgetAll();
  smallStorage.clear();
  await games.eraseAll();
  told.length = 0;
  games.onTrouble((trouble) => told.push(trouble));
  await games.connect();
});
