// @ts-check
/** How somebody plays: statistics over the finished games that were played in this browser, for one of the names in them. */
import { el, fill, fillWith } from "../lib/dom.js";
import { list, recordOf } from "../games/games.js";
import { read } from "../games/rows.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { KINDS, largest, statistics } from "../engine/statistics.js";
import { keep, kept } from "../storage/store.js";
import { TEXT } from "../i18n/text.js";
import { fromStorage } from "../ui/on-demand.js";
import { announce, iconButton } from "../ui/widgets.js";

/** @typedef {import("../engine/statistics.js").Feature} Feature */
/** @typedef {{ name: string, against: string, won: boolean, score: number, points: Map<Feature, number>, road: number, city: number }} Played a finished game as one of its people played it */
/** @typedef {{ games: number, won: number }} Results */

/**
 * @typedef {object} Career
 * @property {Results} all
 * @property {Map<string, Results>} against by the strongest computer player of a game, or "people"
 * @property {number} best
 * @property {number} sum of all scores
 * @property {Map<Feature, number>} points
 * @property {number} road
 * @property {number} city
 */

/** How long games are counted before the page may do something else, in milliseconds. */
const PATIENCE = 12;
const PEOPLE = "people";
const words = await TEXT.load.career();

/**
 * @param {{ onBack: () => void }} actions
 * @returns {Promise<{ root: HTMLElement, ready: () => void, leave: () => void }>}
 */
export async function careerScreen({ onBack }) {
  await Promise.all([stylesOnDemand("./styles/puzzles.css"), stylesOnDemand("./styles/after.css")]);
  const title = el("h1", { tabindex: -1 }, words.title);
  const content = el("div", { class: "career-content" });
  const root = el("main", { class: "career" }, el("header", {}, iconButton("back", words.back, onBack, "back"), title), content);
  const ready = () => {
    title.focus();
    void show(content);
  };
  return { root, ready, leave: () => {} };
}

/** @param {HTMLElement} content */
async function show(content) {
  const { played, unreadable } = await countGames(
    (done, all) => fill(content, el("p", { role: "status" }, words.counting(done, all))),
    () => content.isConnected,
  );
  const names = namesOf(played);
  if (names.length === 0) return fill(content, el("p", {}, words.none));
  const wished = kept("career-name");
  const body = el("div", { class: "career-body" });
  const choice = el("select", {
    id: "career-name",
    onchange: () => (keep("career-name", choice.value), fill(body, ...tables(careerOf(played, choice.value)))),
  });
  fillWith(
    choice,
    names.map((name) => el("option", { value: name }, name)),
  );
  choice.value = typeof wished === "string" && names.includes(wished) ? wished : names[0];
  fill(body, ...tables(careerOf(played, choice.value)));
  fill(
    content,
    el("div", { class: "career-who" }, el("label", { for: "career-name" }, words.whose), choice),
    unreadable > 0 && el("p", { class: "small" }, words.unreadable(unreadable)),
    body,
  );
  announce(words.title);
}

/**
 * Every finished game, one after the other, with pauses in which the page stays usable.
 *
 * @param {(done: number, all: number) => void} tell
 * @param {() => boolean} goOn
 */
async function countGames(tell, goOn) {
  const rows = (await fromStorage(list)).filter(({ over, visited }) => over && !visited);
  /** @type {Played[]} */
  const played = [];
  let unreadable = 0;
  let begun = performance.now();
  for (const [index, { id }] of rows.entries()) {
    if (!goOn()) break;
    const found = playedIn(await fromStorage(() => recordOf(id)));
    if (found) played.push(...found);
    else unreadable += 1;
    if (performance.now() - begun < PATIENCE) continue;
    tell(index + 1, rows.length);
    await new Promise((done) => setTimeout(done));
    begun = performance.now();
  }
  return { played, unreadable };
}

/**
 * A finished game from the side of each person in it.
 *
 * @param {string} record
 * @returns {Played[] | undefined} nothing if it cannot be read
 */
function playedIn(record) {
  const game = read(record);
  if (!game) return undefined;
  const { players, winners, over } = game.view();
  const log = game.log();
  game.free();
  if (!over || players.length === 1) return []; // nobody to win against; the best results alone are kept with their decks
  const { points } = statistics(log, players.length);
  return players.flatMap(({ name, level, score }, seat) => {
    if (level) return [];
    const others = players.filter((_, other) => other !== seat).map((player) => player.level);
    const strongest = TEXT.levels
      .map(({ value }) => value)
      .filter((value) => others.includes(/** @type {"novice"} */ (value)))
      .at(-1);
    const own = new Map([...points].map(([kind, sums]) => [kind, sums[seat].all]));
    return [
      {
        name: name.normalize("NFC"), // keyboards write the same letters in two ways
        against: strongest ?? PEOPLE,
        won: winners.includes(seat),
        score,
        points: own,
        road: largest(log, "road", seat)?.tiles ?? 0,
        city: largest(log, "city", seat)?.tiles ?? 0,
      },
    ];
  });
}

/**
 * Whose games there are, whoever played most first.
 *
 * @param {Played[]} played
 */
function namesOf(played) {
  const counts = new Map();
  for (const { name } of played) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/**
 * @param {Played[]} played
 * @param {string} name
 * @returns {Career}
 */
function careerOf(played, name) {
  const own = played.filter((game) => game.name === name);
  const results = (/** @type {Played[]} */ games) => ({ games: games.length, won: games.filter(({ won }) => won).length });
  const most = (/** @type {number[]} */ numbers) => numbers.reduce((most, number) => Math.max(most, number)); // of any number of games
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
  const rivals = [...TEXT.levels.map(({ value }) => value), PEOPLE].filter((rival) => own.some(({ against }) => against === rival));
  const kinds = KINDS.filter((kind) => own.some(({ points }) => points.has(kind)));
  return {
    all: results(own),
    against: new Map(rivals.map((rival) => [rival, results(own.filter(({ against }) => against === rival))])),
    best: most(own.map(({ score }) => score)),
    sum: sum(own.map(({ score }) => score)),
    points: new Map(kinds.map((kind) => [kind, sum(own.map(({ points }) => points.get(kind) ?? 0))])),
    road: most(own.map(({ road }) => road)),
    city: most(own.map(({ city }) => city)),
  };
}

/** A part of 1 as the language writes it. @param {number} part */
const percent = (part) => new Intl.NumberFormat(TEXT.tag, { style: "percent" }).format(part);

/** @param {Career} career */
function tables({ all, against, best, sum, points, road, city }) {
  const facts = [
    [words.games, String(all.games)],
    [words.won, `${all.won} (${percent(all.won / all.games)})`],
    [words.best, String(best)],
    [words.mean, words.number(sum / all.games)],
    [words.longestRoad, words.tiles(road)],
    [words.largestCity, words.tiles(city)],
  ];
  const rival = (/** @type {string} */ name) => TEXT.levels.find(({ value }) => value === name)?.label ?? words.people;
  return [
    el("dl", { class: "career-facts" }, ...facts.map(([label, value]) => el("div", {}, el("dt", {}, label), el("dd", {}, value)))),
    el(
      "section",
      {},
      el("h2", {}, words.results),
      table(
        [words.against, words.games, words.won],
        [...against].map(([name, { games, won }]) => [rival(name), String(games), String(won)]),
      ),
      el("p", { class: "small" }, words.resultsHelp),
    ),
    el(
      "section",
      {},
      el("h2", {}, words.byKind),
      table(
        [words.kind, words.all, words.perGame],
        [...points].map(([kind, total]) => [TEXT.features[kind], String(total), words.number(total / all.games)]),
      ),
    ),
  ];
}

/**
 * @param {string[]} heads
 * @param {string[][]} rows
 */
function table(heads, rows) {
  return el(
    "table",
    { class: "result career-table" },
    el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, head)))),
    el("tbody", {}, ...rows.map(([first, ...cells]) => el("tr", {}, el("th", { scope: "row" }, first), ...cells.map((cell) => el("td", {}, cell))))),
  );
}
