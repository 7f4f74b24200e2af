// @ts-check
/** Sealed games of a file with several records: each is added, or goes on with the saved one, and none is opened. */
import { furthest, sealedCopies } from "./copies.js";
import { openedBy, openedHere, refusalOf, sealing, unlessRefused } from "./engine.js";
import { told } from "./refused.js";
import { standingOf } from "./standing.js";
import { openSession } from "../games/game-session.js";
import { add, claim, restore, store } from "../games/games.js";
import { momentNow } from "../games/moments.js";
import { read, summaryOf } from "../games/rows.js";
import { fromStorage, onDemand } from "../ui/on-demand.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("./copies.js").Copy} Copy */

/**
 * @param {{ text: string, about: Partial<Row> }[]} records
 * @returns {Promise<{ added: number, known: number, further: number, refusals: string[] }>} with why some were refused
 */
export async function takeInSealed(records) {
  const [words, engine] = await Promise.all([onDemand(TEXT.load.sealed), onDemand(sealing)]);
  const copies = await sealedCopies(engine);
  const counts = { added: 0, known: 0, further: 0 };
  /** @type {Set<string>} */
  const refusals = new Set();
  for (const { text, about } of records) {
    const id = engine.idOf(text) ?? "";
    const there = copies.get(id) ?? [];
    const mine = furthest(there);
    try {
      const came = mine ? await goOn(mine, text) : "new";
      if (came === "new") copies.set(id, [...there, await addSeen(text, about)]);
      counts[came === "new" ? "added" : came] += 1;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      const game = read(text);
      refusals.add(told(words, refusal, game));
      game?.free();
    }
  }
  return { ...counts, refusals: [...refusals] };
}

/**
 * Goes on with a saved game as far as a record of it does.
 *
 * @param {Copy} copy is as the saved one then
 * @param {string} text
 * @returns {Promise<"known" | "further" | "new">} "new": only one of them has begun, so both are kept
 */
async function goOn(copy, text) {
  const came = joined(copy.record, text);
  if (typeof came === "string") return came;
  came.free();
  const session = await openSession(copy.row, () => {}, "take"); // another tab saves first what it has
  if (!session) return "known";
  try {
    const { row, kept } = await claim(copy.row);
    const { game, text: saved } = await fromStorage(() => restore(row.id, kept));
    game?.free();
    const sealed = joined(saved, text);
    if (typeof sealed === "string") return sealed;
    copy.record = sealed.record();
    copy.row = { ...row, ...seen(sealed), changed: momentNow(), saved: row.saved + 1 };
    sealed.free();
    await store(copy.row, copy.record);
    return "further";
  } finally {
    await session.leave();
  }
}

/**
 * A game as far as another record of it goes.
 *
 * @param {string} record
 * @param {string} other
 */
function joined(record, other) {
  const sealed = openedBy(record);
  try {
    if (sealed.catchUp(other)) return sealed;
    sealed.free();
    return "known";
  } catch (error) {
    sealed.free();
    if (refusalOf(error)?.reason === "foreign") return "new"; // they have one invitation
    throw error;
  }
}

/** @param {string} text @param {Partial<Row>} about @returns {Promise<Copy>} */
async function addSeen(text, about) {
  const sealed = unlessRefused(() => openedHere(text)); // a key that opens it may come with another file
  const record = sealed?.record() ?? text;
  const row = await add(record, { ...about, sealed: true, ...(sealed && seen(sealed)) });
  sealed?.free();
  return { row, record };
}

/** A row says this of a game that this device plays. @param {import("../sealed.js").Sealed} sealed */
function seen(sealed) {
  const game = read(sealed.record());
  const standing = game && standingOf(sealed.state(), game.view().players);
  game?.free();
  return { ...summaryOf(sealed.record()), ...standing };
}
