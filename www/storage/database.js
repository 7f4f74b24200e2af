// @ts-check
/**
 * The games of this browser in IndexedDB: a row for each game, and its record in two generations written in turn.
 *
 * A save is done when its transaction is complete with strict durability: it is on the disk then, not only on its way there.
 */

import { FORMER, OWN } from "./names.js";
import { soundGeneration, soundRow } from "./sound-rows.js";

/**
 * @typedef {object} Row what is known of a game without reading its record
 * @property {string} id
 * @property {string} name as the person named it; empty: its players and its date are its name
 * @property {number} made when, in milliseconds as of Date.now()
 * @property {number} changed when it was played on last
 * @property {number} saved counts the saves: the greater one is the newer one
 * @property {string} writer the id of the session that took it up last: only that one may write it
 * @property {number} deal what the games of one deal have in common
 * @property {boolean} over
 * @property {import("./store.js").Agreed} [agreed] what its players agreed on before it began
 * @property {boolean} [visited] whether nobody has played it here: it was opened from a link, or made on the analysis board
 * @property {boolean} [hinted] whether hints were used before it came here from a file, or in the game of which it is a copy
 * @property {boolean} [received] whether it came from a file or a text and nobody has played it here since
 * @property {boolean} [sealed] whether it is played with people who are elsewhere, by message
 * @property {boolean} [yours] whether such a game waits for this device: for a decision, or for its turn to be sent
 * @property {string[]} [waitsFor] those for whose messages it waits
 * @property {string[]} [boxes] rows of older versions know none
 * @property {string} [study] the record with what was written about the game
 * @property {Judgement} [judged] what a master found of the game on its analysis board
 * @property {number} turn
 * @property {{ colour: import("../bastide.js").Colour, name: string, score: number, level?: import("../bastide.js").Level }[]} players none: nobody
 *   could read the record; rows of older versions know no level
 */

/** @typedef {{ record: string, players: import("../bastide.js").GameView["players"], outlook: import("../bastide.js").Outlook, turns: any[] }} Judgement */
/** @typedef {{ id: string, slot: number, saved: number, text: string, check: number }} Generation a record as it was saved */

/**
 * "blocked": the browser stores nothing; "failed": it gave no answer in time, or an error of its own, and may do better later; "outdated": written by
 * a newer Bastide; "elsewhere": another session has taken the game up; "closed": the browser has closed the database.
 */
export class StoreError extends Error {
  /** @param {"blocked" | "failed" | "full" | "outdated" | "elsewhere" | "closed"} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

const VERSION = 1;
const GAMES = "games";
const RECORDS = "records";
/** How long a browser may take before it counts as one that does not save, in milliseconds. */
const PATIENCE = 3000;
/** How long it may take to give out what somebody wants to see or to have in a file, in milliseconds. */
export const READING = 20_000;

/** What a row keeps when its game is saved: it is as old as before, and the rest is written by others than the game's session. @param {Row} row */
const writtenElsewhere = ({ made, name, study, judged }) => ({ made, name, ...(study && { study }), ...(judged && { judged }) });

/** The generations of a game. @param {string} id */
const generationsOf = (id) => IDBKeyRange.bound([id, 0], [id, 1]);
/** @param {unknown[]} stored @returns {Generation[]} */
const newestFirst = (stored) => stored.map(soundGeneration).sort((one, other) => other.saved - one.saved);
/** The row that is stored under an id, if there is one. @param {IDBObjectStore} games @param {string} id */
const rowIn = async (games, id) => {
  const stored = await asked(games.get(id));
  return stored === undefined ? undefined : soundRow(stored);
};

/** @typedef {{ rows: Row[], generations: Generation[] }} Contents */

/**
 * @typedef {object} Listener
 * @property {() => void} onOutdated a newer Bastide wants to change the database: this one has let go of it
 * @property {() => void} onGone the database was deleted, or the browser had to close it: it can be opened again, and may be empty then
 */

/**
 * Opens the games of this copy; a new database begins with those that were kept before its name had a path in it.
 *
 * @param {Listener} listener
 * @returns {Promise<Database>}
 */
export async function openDatabase(listener) {
  const connection = (await opened(OWN)) ?? (await created());
  connection.onversionchange = ({ newVersion }) => {
    connection.close();
    if (newVersion === null) listener.onGone();
    else listener.onOutdated();
  };
  connection.onclose = () => listener.onGone();
  return new Database(connection);
}

/**
 * @param {string} name
 * @param {Contents} [contents] makes a database with these where there is none
 * @returns {Promise<IDBDatabase | null>} null: there is none
 */
function opened(name, contents) {
  let late = false;
  const found = patiently((/** @type {(found: IDBDatabase | null) => void} */ done, failed) => {
    const request = indexedDB.open(name, VERSION);
    let missing = false;
    request.onupgradeneeded = () => {
      missing = !contents;
      if (!contents) return request.transaction?.abort();
      const games = request.result.createObjectStore(GAMES, { keyPath: "id" });
      const records = request.result.createObjectStore(RECORDS, { keyPath: ["id", "slot"] });
      for (const row of contents.rows) games.put(row);
      for (const generation of contents.generations) records.put(generation);
    };
    request.onerror = (event) => {
      event.preventDefault(); // or some browsers tell the console that there was none
      if (missing) done(null);
      else failed(request.error);
    };
    request.onsuccess = () => (late ? request.result.close() : done(request.result)); // nobody would let go of one that comes late
  });
  found.catch(() => (late = true));
  return found;
}

/** @returns {Promise<IDBDatabase>} a new one, with what the one before the names had a path in them held */
async function created() {
  const former = await opened(FORMER);
  const all = (/** @type {string} */ store) => (former ? asked(former.transaction(store).objectStore(store).getAll()) : []);
  try {
    const connection = await opened(OWN, { rows: await all(GAMES), generations: await all(RECORDS) });
    if (!connection) throw new StoreError("blocked");
    if (former) indexedDB.deleteDatabase(FORMER); // only now: it was all that there was
    return connection;
  } finally {
    former?.close();
  }
}

export class Database {
  /** @param {IDBDatabase} connection */
  constructor(connection) {
    this.connection = connection;
  }

  /**
   * Writes a new generation over the older one of two, unless another session has taken the game up.
   *
   * @param {Row} row
   * @param {string} text
   * @returns {Promise<void>} resolves when it is on disk
   */
  save(row, text) {
    return this.#write(async (games, records) => {
      const before = await rowIn(games, row.id);
      if (before && before.writer !== row.writer) throw new StoreError("elsewhere");
      if (before && before.saved > row.saved) return; // the same session has saved something newer; one of the same number is written, so that none is lost
      records.put({ id: row.id, slot: row.saved % 2, saved: row.saved, text, check: checksum(text) });
      games.put(before ? { ...before, ...row, ...writtenElsewhere(before), ...(row.study && { study: row.study }) } : row);
    });
  }

  /**
   * Makes a writer the only one that may save a game, and tells what is saved of it: in one transaction, so that nobody writes in between.
   *
   * @param {string} id
   * @param {string} writer
   * @returns {Promise<{ row: Row | undefined, kept: Generation[] }>} no row: there is no such game
   */
  claim(id, writer) {
    return patiently((done, failed) => {
      const transaction = this.connection.transaction([GAMES, RECORDS], "readwrite", { durability: "relaxed" }); // a power cut loses it, but ends the session too
      transaction.onabort = () => failed(transaction.error);
      const games = transaction.objectStore(GAMES);
      const records = transaction.objectStore(RECORDS).getAll(generationsOf(id));
      const found = games.get(id);
      /** @type {Row | undefined} */
      let claimed;
      found.onsuccess = () => {
        if (found.result === undefined) return;
        const row = soundRow(found.result);
        const saved = Math.max(row.saved, ...newestFirst(records.result).map(({ saved }) => saved)); // a row that has lost its count would not get over them
        claimed = { ...row, saved, writer };
        games.put(claimed);
      };
      transaction.oncomplete = () => done({ row: claimed, kept: newestFirst(records.result) }); // a full disk is told only at the end
      return () => transaction.abort(); // or nobody would have that writer
    });
  }

  /**
   * Changes what the row of a game says besides its record.
   *
   * @param {string} id
   * @param {Partial<Pick<Row, "name" | "judged">>} fields
   * @param {string} [before] a row that has another name by now stays as it is
   * @returns {Promise<void>}
   */
  amend(id, fields, before) {
    return this.#write(async (games) => {
      const row = await rowIn(games, id);
      if (row && row.name === (before ?? row.name)) games.put({ ...row, ...fields });
    });
  }

  /**
   * @param {string} id
   * @returns {Promise<void>}
   */
  remove(id) {
    return this.#write(async (games, records) => {
      games.delete(id);
      records.delete([id, 0]);
      records.delete([id, 1]);
    });
  }

  /** @returns {Promise<void>} */
  clear() {
    return this.#write(async (games, records) => {
      games.clear();
      records.clear();
    });
  }

  /**
   * @param {number} [patience] how long that may take, in milliseconds
   * @returns {Promise<Row[]>}
   */
  rows(patience) {
    return patiently((done, failed) => {
      const request = this.connection.transaction(GAMES).objectStore(GAMES).getAll();
      request.onsuccess = () => done(request.result.map(soundRow));
      request.onerror = () => failed(request.error);
    }, patience);
  }

  /**
   * What was saved of a game, newest first, damaged or not.
   *
   * @param {string} id
   * @returns {Promise<Generation[]>}
   */
  generations(id) {
    return patiently((done, failed) => {
      const request = this.connection.transaction(RECORDS).objectStore(RECORDS).getAll(generationsOf(id));
      request.onsuccess = () => done(newestFirst(request.result));
      request.onerror = () => failed(request.error);
    }, READING);
  }

  /**
   * @param {(games: IDBObjectStore, records: IDBObjectStore) => Promise<void>} run
   * @returns {Promise<void>}
   */
  #write(run) {
    return patiently((done, failed) => {
      const transaction = this.connection.transaction([GAMES, RECORDS], "readwrite", { durability: "strict" });
      let refusal = /** @type {unknown} */ (null);
      transaction.oncomplete = () => done(undefined);
      transaction.onabort = () => failed(refusal ?? transaction.error);
      run(transaction.objectStore(GAMES), transaction.objectStore(RECORDS)).catch((cause) => {
        try {
          transaction.abort();
          refusal = cause;
        } catch {} // the browser has aborted it, and says why
      });
    });
  }
}

/**
 * FNV-1a, 32 bits: whether a text is the one that was saved.
 *
 * @param {string} text
 * @returns {number}
 */
export function checksum(text) {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export function asked(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/**
 * A promise that does not wait for ever, and whose failures say what is the matter.
 *
 * @template T
 * @param {(done: (value: T) => void, failed: (cause: unknown) => void) => void | (() => void)} run may return what calls it off, so that it does not happen after
 *   it was given up; where that throws it is too late, and the outcome is waited for
 * @param {number} [patience] how long to wait for it, in milliseconds
 * @returns {Promise<T>}
 */
export function patiently(run, patience = PATIENCE) {
  return new Promise((done, failed) => {
    /** @type {void | (() => void)} */
    let callOff;
    const tooLong = () => {
      try {
        callOff?.();
      } catch {
        return;
      }
      failed(new StoreError("failed"));
    };
    const timer = setTimeout(tooLong, patience);
    const settle = (/** @type {() => void} */ end) => {
      clearTimeout(timer);
      end();
    };
    try {
      callOff = run(
        (value) => settle(() => done(value)),
        (cause) => settle(() => failed(storeError(cause))),
      );
    } catch (cause) {
      settle(() => failed(storeError(cause)));
    }
  });
}

/** What is the matter. @param {unknown} cause */
export function storeError(cause) {
  if (cause instanceof StoreError) return cause;
  const name = cause instanceof DOMException ? cause.name : "";
  return new StoreError(KINDS[name] ?? "blocked");
}

/** Errors of the browser. @type {Record<string, StoreError["kind"] | undefined>} */
const KINDS = {
  QuotaExceededError: "full",
  VersionError: "outdated",
  InvalidStateError: "closed",
  UnknownError: "failed",
  AbortError: "failed",
  TimeoutError: "failed",
  TransactionInactiveError: "failed",
};
