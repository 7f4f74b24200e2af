// @ts-check
/** Messages that came: an invitation is shown, anything else finds its game, is checked there, and told. */
import { furthest, sealedCopies } from "./copies.js";
import { openedBy, openedHere, refusalOf, sealing } from "./engine.js";
import { answer } from "./invite.js";
import { messagesIn } from "./messages.js";
import { told } from "./refused.js";
import { sinceThen } from "./since.js";
import { Game } from "../bastide.js";
import { add } from "../games/games.js";
import { notify } from "../ui/notice.js";
import { onDemand } from "../ui/on-demand.js";
import { ScreenLeft, thisScreen } from "../lib/screen.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../app/deep-links.js").Table} Table */
/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("./engine.js").Sealing} Sealing */
/** @typedef {import("./sealed-table.js").Words} Words */

/** So often a message is taken in anew where the screen changed meanwhile. */
const TRIES = 5;

/** The messages that came before: they are taken in one after the other. */
let before = Promise.resolve();
/** How many have been. */
let count = 0;

/**
 * @param {string} text that was pasted, or an address from its `#` on
 * @param {Table} table
 * @returns {Promise<void>}
 */
export function openMessages(text, table) {
  const taken = before.then(() => takeOnAnyScreen(text, table));
  before = taken.catch(() => {}).then(() => void (document.documentElement.dataset.messages = String((count += 1)))); // as tests wait for it
  return taken;
}

/**
 * Takes messages in although the screen may change meanwhile: a game shows itself anew when something is drawn in it or links are sent.
 *
 * @param {string} text
 * @param {Table} table
 */
async function takeOnAnyScreen(text, table) {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      if (await takeMessages(text, table)) return;
    } catch (error) {
      if (!(error instanceof ScreenLeft)) throw error;
    }
  }
  await takeMessages(text, table);
}

/**
 * @param {string} text
 * @param {Table} table
 * @returns {Promise<boolean>} whether they have come to where they belong
 */
async function takeMessages(text, table) {
  const [words, engine] = await Promise.all([onDemand(TEXT.load.sealed), onDemand(sealing)]);
  const messages = messagesIn(text, (message) => isWhole(message, engine));
  try {
    const [first = ""] = messages; // a link may have been cut off before its message
    const id = engine.messageId(first);
    const row = await rowOf(id, engine);
    if (row) {
      let isTaken = false;
      const screen = thisScreen();
      const arrived = (/** @type {Game} */ mine) => ((isTaken = true), received(messages, mine, words));
      await table.play(row, { arrived, how: "take" }); // messengers open a new tab for each link
      return isTaken || !screen.aborted;
    }
    const invitation = engine.invitationOf(first);
    if (invitation) void answer(first, invitation, table, () => rowOf(id, engine));
    else notify("arrive", words.elsewhere);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    notify("arrive", words.refused[/** @type {keyof Words["refused"]} */ (refusal.reason)]("", 0));
  }
  return true;
}

/**
 * The record of a sealed game that came as a whole.
 *
 * @param {string} record
 * @param {Table} table
 * @returns {Promise<boolean>} whether it was taken, not refused
 */
export async function openSealedRecord(record, table) {
  const [words, engine] = await Promise.all([onDemand(TEXT.load.sealed), onDemand(sealing)]);
  const id = engine.idOf(record);
  const row = id && (await rowOf(id, engine));
  if (row) {
    let isTaken = false; // another tab may have it, which was told
    const arrived = (/** @type {Game} */ mine) => {
      const { refused, ...came } = caughtUp(record, mine, words);
      isTaken = !refused;
      return came;
    };
    await table.play(row, { arrived });
    return isTaken;
  }
  try {
    const sealed = openedHere(record);
    await table.play(await (sealed ? add(sealed.record(), { sealed: true }) : add(record, { sealed: true, received: true })));
    return true;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    notify("arrive", told(words, refusal));
    return false;
  }
}

/** @param {string} message @param {Sealing} engine */
function isWhole(message, { messageId }) {
  try {
    return messageId(message) !== "";
  } catch (error) {
    if (refusalOf(error)) return false;
    throw error;
  }
}

/** @param {string} id @param {Sealing} engine @returns {Promise<Row | undefined>} the game that it names, the copy that is furthest */
async function rowOf(id, engine) {
  return furthest((await sealedCopies(engine)).get(id) ?? [])?.row;
}

/**
 * @param {string[]} messages
 * @param {Game} mine
 * @param {Words} words
 * @returns {ReturnType<import("../app/deep-links.js").Arrived>}
 */
function received(messages, mine, words) {
  /** @type {string[]} */
  const sentences = [];
  let isNew = false;
  let isAsked = false;
  let record = mine.record();
  for (const message of messages) {
    try {
      const sealed = openedBy(record);
      const came = sealed.receive(message);
      record = sealed.record();
      isAsked = sealed.state().asked;
      sealed.free();
      isNew ||= came === "new";
      if (came === "early") sentences.push(words.early);
      if (came === "known") sentences.push(words.known);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      sentences.push(told(words, refusal, mine));
    }
  }
  const game = record === mine.record() ? undefined : Game.fromRecord(record, undefined, colourNames(TEXT));
  const since = game && isNew ? sinceThen(mine, game) : [];
  const tell = () => {
    const all = [...new Set(isNew ? since : sentences)];
    if (isNew && !isAsked && all.length === 0) all.push(words.taken);
    if (all.length > 0) notify("arrive", all.join(" "));
  };
  return { game, parted: false, tell };
}

/**
 * @param {string} record
 * @param {Game} mine
 * @param {Words} words
 * @returns {ReturnType<import("../app/deep-links.js").Arrived> & { refused?: true }}
 */
function caughtUp(record, mine, words) {
  try {
    const sealed = openedBy(mine.record());
    const isFurther = sealed.catchUp(record);
    const game = isFurther ? Game.fromRecord(sealed.record(), undefined, colourNames(TEXT)) : undefined;
    const since = game ? sinceThen(mine, game) : [words.known];
    return { game, parted: false, tell: () => notify("arrive", since.join(" ")) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return { refused: true, parted: false, tell: () => notify("arrive", told(words, refusal, mine)) };
  }
}
