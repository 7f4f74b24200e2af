/** A record as a board on a page, with what comes of it in words. */
import { escapeHtml } from "./page.mjs";

/** What a record holds, line by line. @param {string} record */
function read(record) {
  const lines = record.split("\n").map((line) => line.trim());
  const comments = [];
  for (const line of lines) {
    if (!line.startsWith("#")) break;
    comments.push(line.replace(/^#\s*/, ""));
  }
  let statements = 0;
  /** @type {{ text: string, at: number }[]} */
  const expected = [];
  for (const line of lines) {
    for (const part of line
      .replace(/#.*$/, "")
      .split(";")
      .map((part) => part.trim())) {
      if (!part || part.startsWith("[")) continue;
      if (part.startsWith("expect ")) expected.push({ text: part.slice(7), at: statements });
      else statements += 1;
    }
  }
  return { caption: comments.join(" "), body: lines.slice(comments.length).join("\n"), isDiagram: /^\[Diagram "1"\]/m.test(record), expected, statements };
}

/**
 * Where a reader begins: before the first statement that scores, or where something is shown to be legal or not.
 *
 * @param {{ text: string, at: number }[]} expected
 */
function beginning(expected) {
  const later = expected.filter(({ at }) => at > 0);
  const scored = later.find(({ text }) => /^(?:event|score|over)/.test(text));
  return scored ? scored.at - 1 : (later[0]?.at ?? 0);
}

/**
 * @param {string} record
 * @param {string} caption
 * @param {{ lang?: string, tells?: boolean }} [how] its language, and whether what comes of it stands below it in English
 * @returns {string} the element
 */
export function exampleOf(record, caption, { lang, tells = true } = {}) {
  const { body, isDiagram, expected } = read(record);
  const at = beginning(expected);
  const told = expected.map(({ text }) => sentence(text)).filter(Boolean);
  const list = tells && told.length > 0 ? `<ul class="told">${[...new Set(told)].map((text) => `<li>${text}</li>`).join("")}</ul>` : "";
  const mode = isDiagram ? `mode="view"` : `mode="example" at="${at}"`;
  return `<bastide-board ${mode}${lang ? ` lang="${lang}"` : ""}><script type="text/plain">${body.replaceAll("<", "&lt;")}</script><span slot="caption">${escapeHtml(caption)}</span></bastide-board>${list}`;
}

/** @param {string} text of a file of the tests, which may hold several records, each after what it shows */
export function toldOf(text) {
  const records = [...text.matchAll(/(?:^#.*\n)*^\[Bastide (?:.*\n(?!(?:#.*\n)*\[Bastide ))*.*\n?/gm)].map(([record]) => record);
  const captions = records.map((record) => read(record).caption);
  return { caption: captions[0], board: records.map((record, index) => exampleOf(record, index === 0 ? "" : captions[index])).join("\n") };
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** @param {string} count */
const points = (count) => (count === "1" ? "1 point" : `${count} points`);
/** @param {string} count */
const bars = (count) => (count === "1" ? "1 bar of gold" : `${count} bars of gold`);

/**
 * An expectation for people.
 *
 * @param {string} text
 * @returns {string} as HTML; nothing for what nobody wants to read
 */
function sentence(text) {
  const [kind, ...rest] = text.split(/\s+/);
  if (kind === "score" && rest.length === 3) return `${capital(rest[0])}’s ${rest[1] === "woman" ? "messenger" : "meeple"} is on ${rest[2]}.`;
  if (kind === "score") return `${capital(rest[0])} has ${points(rest[1])}.`;
  if (kind === "robber") return `${capital(rest[0])}’s robber is ${rest[1] === "home" ? "at home" : `on space ${rest[1]}`}.`;
  if (kind === "supply" && rest[1] === "gold") return `${capital(rest[0])} has won ${bars(rest[2])}.`;
  if (kind === "supply") return `${capital(rest[0])} has ${rest[2]} × ${escapeHtml(rest[1])} in hand.`;
  if (kind === "legal") return `<code>${escapeHtml(rest.join(" "))}</code> may be played.`;
  if (kind === "illegal") return `<code>${escapeHtml(rest.join(" "))}</code> may not be played.`;
  if (kind === "over") return "The game is over.";
  if (kind === "worth") return worth(rest);
  if (kind === "event" && rest[0] === "scored" && rest[3].startsWith("-")) return `${capital(rest[1])} loses ${points(rest[3].slice(1))}: ${rest[2]}.`;
  if (kind === "event" && rest[0] === "scored") return `${capital(rest[1])} scores ${points(rest[3])}: ${rest[2]}.`;
  if (kind === "event" && rest[0] === "returned") return `${capital(rest[1])}’s ${rest[2]} comes home.`;
  if (kind === "event" && rest[0] === "discarded") return `${rest[1]} fits nowhere and leaves the game.`;
  if (kind === "event" && rest[0] === "drew")
    return rest[1] === "wolf" ? "A wolf comes out of the bag." : `A token with ${rest[1]} sheep comes out of the bag.`;
  if (kind === "event" && rest[0] === "gold") return `${capital(rest[1])} wins ${bars(rest[2])}.`;
  if (kind === "event" && rest[0] === "robbed") return `${capital(rest[1])} is robbed: ${points(rest[2])}.`;
  if (kind === "event" && rest[0] === "robber") return `${capital(rest[2])}’s robber comes home.`;
  if (kind === "event" && rest[0] === "message") return `Message ${rest[1]} is read: ${points(rest[2])}.`;
  if (kind === "event" && rest[0] === "animal") return `The token under the big top gives ${points(rest[1])} for each follower.`;
  if (kind === "event" && rest[0] === "trapped") return `${capital(rest[1])}’s ${rest[2]} ${rest[3] === "oak" ? "climbs the oak" : "falls into the pond"}.`;
  if (kind === "event" && rest[0] === "rolled") return `The die shows ${rest[1]}.`;
  throw new Error(`no words for “expect ${text}”`);
}

/** @param {string[]} words `0,0 city.N red 8 blue 0` */
function worth([cell, place, ...pairs]) {
  const each = [];
  for (let index = 0; index + 1 < pairs.length; index += 2) each.push(`${capital(pairs[index])} ${points(pairs[index + 1])}`);
  return `If the game ended now, <code>${escapeHtml(`${cell} ${place}`)}</code> would bring ${each.length > 0 ? each.join(" and ") : "nobody anything"}.`;
}
