// @ts-check
/** Invitations: to write one for the game that is set up, and to answer one that came. */
import { ownKey } from "../storage/device-keys.js";
import { sealing } from "./engine.js";
import { Game } from "../bastide.js";
import { partsOf } from "../engine/parts.js";
import { add, isWritten } from "../games/games.js";
import { el, fill } from "../lib/dom.js";
import { seen, showsAnything } from "../lib/invisible-characters.js";
import { openDialog } from "../ui/dialogs.js";
import { notify } from "../ui/notice.js";
import { onDemand } from "../ui/on-demand.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { kept, keep } from "../storage/store.js";
import { describeError, titleWithParts } from "../i18n/describe.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {import("../bastide.js").Setup} Setup */
/** @typedef {import("../app/deep-links.js").Table} Table */
/** @typedef {import("./sealed-table.js").Words} Words */

/** Under which the name of whoever plays here is kept for the next invitation. */
const NAME = "own-name";

/**
 * Asks for a name and how strict the game is, and begins it. The first seat is that of this device.
 *
 * @param {Setup} setup as it was filled in
 * @param {Table} table
 */
export async function invite(setup, table) {
  const [words] = await Promise.all([onDemand(TEXT.load.sealed), stylesOnDemand("./styles/post.css")]);
  if (setup.players.length < 2 || setup.players.some(({ level }) => level))
    return void openDialog(words.title, [el("p", {}, words.people)], [{ label: TEXT.close }]);
  const strict = el("input", { id: "strict", type: "checkbox" });
  const choice = el("label", { class: "post-strict", for: "strict" }, strict, el("span", {}, words.strict, el("span", { class: "small" }, words.strictHelp)));
  const aids = el("input", { id: "aids-allowed", type: "checkbox", checked: true });
  const help = el("label", { class: "post-strict", for: "aids-allowed" }, aids, el("span", {}, words.aids));
  const colour = TEXT.colours[setup.players[0].colour];
  const begin = async (/** @type {string} */ name) => {
    const head = headOf(setup, name);
    await begun(words, table, ({ Sealed }, key) => Sealed.invite(head, strict.checked, aids.checked, 0, key));
  };
  const told = [el("p", {}, words.explain), el("p", {}, words.order(colour))];
  await askName(words, { title: words.title, told, label: words.begin, name: setup.players[0].name, content: [choice, help] }, begin);
}

/**
 * The rules and the players as tags of a record. The seats stay in their order, whatever the rules say: no device may draw who begins.
 *
 * @param {Setup} setup
 * @param {string} name of the player on the first seat
 */
function headOf(setup, name) {
  const game = new Game({ ...setup, players: setup.players.map(({ colour }) => ({ colour })) }, colourNames(TEXT));
  const players = setup.players.map(({ colour }, seat) => (seat === 0 ? `${colour} ${name.replaceAll("\\", "\\\\")}` : colour));
  const head = game.record().replace(/^\[(Deck|Sheep|Dice|Animals|Messages) .*\n/gm, "");
  game.free();
  return head.replace(/^\[Players .*$/m, () => `[Players "${players.join(", ")}"]`);
}

/**
 * Shows an invitation, and asks for the name of whoever takes it.
 *
 * @param {string} message
 * @param {{ head: string, strict: boolean, aids: boolean, seat: number }} invitation
 * @param {Table} table
 * @param {() => Promise<import("../storage/database.js").Row | undefined>} existing the game, if it was taken in another tab meanwhile
 */
export async function answer(message, { head, strict, aids, seat }, table, existing) {
  const [words] = await Promise.all([onDemand(TEXT.load.sealed), stylesOnDemand("./styles/post.css")]);
  const game = Game.fromRecord(head, undefined, colourNames(TEXT));
  const view = game.view();
  const { players, boxes, rules } = view;
  game.free();
  const named = boxes.filter((box) => box !== "base").map((box) => titleWithParts(TEXT, box, partsOf(view, box)));
  const told = [
    el("p", {}, words.invitedBy(players[seat].name, players.length)),
    el("p", {}, [`${TEXT.setup.rules} ${TEXT.editions.find(({ value }) => value === rules)?.label ?? rules}`, ...named].join(" · ")),
    strict && el("p", { class: "small" }, words.strict),
    el("p", { class: "small" }, aids ? words.aids : words.noAids),
    el("p", { class: "small" }, words.explain),
  ].filter((one) => one !== false);
  await askName(words, { title: words.invitationTitle, told, label: words.accept, content: [] }, async (name) => {
    const row = await existing();
    if (row) return table.play(row);
    await begun(words, table, ({ Sealed }, key) => Sealed.answer(message, name, key), [players[seat].name]);
  });
}

/**
 * @param {Words} words
 * @param {{ title: string, told: HTMLElement[], label: string, name?: string, content: HTMLElement[] }} about
 * @param {(name: string) => Promise<void>} begin
 */
async function askName(words, { title, told, label, name = "", content }, begin) {
  const last = kept(NAME);
  const field = el("input", {
    id: "own-name",
    type: "text",
    maxlength: 32,
    required: true,
    autofocus: true,
    autocomplete: "nickname",
    value: name || (typeof last === "string" ? last : ""),
  });
  const trouble = el("p", { class: "trouble", role: "alert" });
  let isBeginning = false;
  const onsubmit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const called = seen(field.value).trim();
    if (!showsAnything(called) || /[,()"]/.test(called)) return fill(trouble, words.noName);
    if (isBeginning) return; // a second tap begins no second game
    isBeginning = true;
    keep(NAME, called);
    try {
      await begin(called);
      field.closest("dialog")?.close();
    } catch (error) {
      fill(trouble, error instanceof Error && error.message === "no key" ? words.noKey : describeError(TEXT, /** @type {Error} */ (error)));
    } finally {
      isBeginning = false;
    }
  };
  const form = el(
    "form",
    { class: "name-form", onsubmit },
    el("label", { for: "own-name" }, words.name),
    field,
    ...content,
    trouble,
    el("button", { class: "primary", type: "submit", "data-action": "begin-sealed" }, label),
  );
  await openDialog(title, [...told, form], [], { name: "post" });
}

/**
 * Puts a game that was just made beside the others, and opens it.
 *
 * @param {Words} words
 * @param {Table} table
 * @param {(sealing: import("./engine.js").Sealing, key: string) => import("../sealed.js").Sealed} make
 * @param {string[]} names of those who are to have the message, where that is known
 */
async function begun(words, table, make, names = []) {
  const engine = await onDemand(sealing);
  const key = await ownKey(engine.newKey);
  if (!key) throw new Error("no key");
  void navigator.storage?.persist?.().catch(() => {}); // asked for, not needed
  const sealed = make(engine, key);
  const message = sealed.again();
  const row = await add(sealed.record(), { sealed: true });
  sealed.free();
  await table.play(row);
  if (!isWritten(row)) return notify("arrive", words.gameNotKept); // whoever had the message would answer a game that is nowhere
  const { sendMessages } = await onDemand(() => import("./post.js"));
  if (message) await sendMessages(words, [message], names);
}
