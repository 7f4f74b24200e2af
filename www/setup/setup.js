// @ts-check
/** The set-up screen: continue the last game, or start one like it; everything else can be unfolded. */
import { Game } from "../bastide.js";
import { COLOURS } from "../engine/colours.js";
import { showHelp } from "../ui/dialogs.js";
import { el, fill } from "../lib/dom.js";
import { Favourites } from "./favourites.js";
import { icon } from "../lib/icons.js";
import { levelNamed } from "../ui/levels.js";
import { mosaic } from "./mosaic.js";
import { onDemand } from "../ui/on-demand.js";
import { OptionsForm } from "./options.js";
import { Seats } from "./seats.js";
import { isSaid, keepChoice, keepDraft, kept, lastChoice, takeDraft } from "../storage/store.js";
import { describeError } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { PileForm } from "./pile.js";
import { isolated, showsAnything } from "../lib/invisible-characters.js";
import { themeButton } from "../ui/theme-button.js";
import { iconButton } from "../ui/widgets.js";

/** @typedef {import("../bastide.js").Setup} Setup */
/** @typedef {import("../bastide.js").Colour} Colour */
/** @typedef {import("../storage/store.js").Choice} Choice */
/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {{ onStart: (setup: Setup) => void, onContinue: (row: Row) => void, onGames: () => void, onPuzzles: () => void }} SetupActions */

/**
 * @param {SetupActions} actions
 * @param {Row} [unfinished] the game to go on with
 * @returns {{ root: HTMLElement, leave: () => void }}
 */
export function setupScreen({ onStart, onContinue, onGames, onPuzzles }, unfinished) {
  const theme = themeButton();
  const form = new SetupForm(onStart, !unfinished);
  const root = el(
    "main",
    { class: "setup" },
    el("div", { class: "setup-scene" }, mosaic()),
    el("div", { class: "setup-corner" }, iconButton("settings", TEXT.settings.title, settings), iconButton("globe", TEXT.language, languages), theme.element),
    el(
      "div",
      { class: "setup-card" },
      el("header", {}, el("h1", {}, TEXT.title), el("p", { class: "tagline" }, TEXT.tagline)),
      unfinished && resume(unfinished, onContinue),
      !isSaid("learned") && (kept("lesson") || !lastChoice()) && lesson(),
      el(
        "div",
        { class: "setup-ways" },
        el("button", { class: "secondary", type: "button", onclick: onGames }, icon("list"), TEXT.setup.games),
        el("button", { class: "secondary", type: "button", onclick: onPuzzles }, icon("star"), TEXT.setup.puzzles),
      ),
      form.element,
      el("footer", {}, el("p", { class: "small" }, TEXT.legal), el("button", { class: "quiet", type: "button", onclick: about }, TEXT.about.open)),
    ),
  );
  const away = () => form.keep();
  addEventListener("pagehide", away);
  const leave = () => {
    removeEventListener("pagehide", away);
    theme.leave();
  };
  return { root, leave };
}

async function about() {
  const { showAbout } = await onDemand(() => import("../settings/about.js"));
  showAbout();
}

async function settings() {
  const { showSettings } = await onDemand(() => import("../settings/settings.js"));
  showSettings();
}

/** Whoever cannot read this language knows the drawing. */
async function languages() {
  const { showLanguages } = await onDemand(() => import("../ui/language-dialog.js"));
  showLanguages();
}

/** A new game as it would be played: filled in like the last one. */
class SetupForm {
  /**
   * @param {(setup: Setup) => void} onStart
   * @param {boolean} first whether nothing is more urgent than to start
   */
  constructor(onStart, first) {
    this.onStart = onStart;
    /** How many can play with these boxes. */
    this.most = Infinity;
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.players = el("div");
    this.rest = el("div", { class: "game-parts" });
    this.line = el("span", { class: "badge" });
    this.summary = el("span", { class: "setup-line" });
    const stored = lastChoice();
    this.favourites = new Favourites(stored ? sound(stored) : null, {
      current: () => this.#choice(),
      onUse: (choice) => this.#fill(choice),
      describe,
      sound,
    });
    this.element = el(
      "form",
      { "aria-label": TEXT.setup.form, onsubmit: (/** @type {SubmitEvent} */ event) => this.#start(event) },
      this.players,
      el(
        "div",
        { class: "folds" },
        el("details", { class: "fold game-fold" }, el("summary", {}, TEXT.setup.game, " ", this.line), this.rest),
        this.favourites.element,
      ),
      this.trouble,
      el(
        "div",
        { class: "setup-start" },
        el("button", { class: first ? "primary big" : "secondary big", type: "submit" }, el("span", {}, TEXT.setup.start), this.summary),
        el(
          "div",
          { class: "setup-help" },
          el("button", { class: "quiet", type: "button", onclick: showHelp }, TEXT.setup.help),
          el("a", { class: "quiet", href: "#rules" }, TEXT.help.rules),
        ),
      ),
    );
    this.#fill(sound(takeDraft() ?? stored));
  }

  /** Keeps what is filled in for the next load of the page. */
  keep() {
    keepDraft(this.#choice());
  }

  /** @param {Choice} choice */
  #fill(choice) {
    const check = () => queueMicrotask(() => this.#check());
    this.seats = new Seats(choice.players, check);
    this.rules = new OptionsForm(choice.rules, choice.boxes, choice.options, check);
    this.tiles = new PileForm(choice.pile, choice.seed, check);
    const [edition, boxes, options] = this.rules.elements;
    fill(this.players, this.seats.element);
    fill(this.rest, edition, boxes, this.tiles.element, options);
    check();
  }

  /** @returns {Choice} */
  #choice() {
    const { seats, rules, tiles } = this;
    if (!seats || !rules || !tiles) throw new Error("the form is filled in when it is made");
    return { ...rules.value(), ...tiles.value(), players: seats.value() };
  }

  /** @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    const choice = { ...this.#choice(), seed: this.tiles?.seed() };
    keepChoice(choice);
    this.attempt(() => this.onStart({ ...choice, players: choice.players.map(nameOrNone) }));
  }

  /** Says what would be played, or why it cannot be. */
  #check() {
    this.attempt(() => {
      const { seed, ...choice } = this.#choice();
      const two = choice.players.map(({ colour }) => ({ colour })).slice(0, 2);
      const { tiles, mostPlayers } = Game.preview({ ...choice, players: two });
      this.rules?.boxes.tell(tiles);
      this.most = mostPlayers;
      this.seats?.limit(mostPlayers);
      fill(this.line, gameLine(choice));
      fill(this.summary, TEXT.setup.line(choice.players.map(shownName), TEXT.setup.tiles(tiles)));
      Game.preview({ ...choice, players: choice.players.map(nameOrNone) });
    });
  }

  /** @param {() => void} action a refusal is told */
  attempt(action) {
    fill(this.trouble);
    try {
      action();
    } catch (error) {
      const refused = error instanceof Error && /** @type {{ code?: unknown }} */ (error).code === "setup";
      if (!refused) throw error;
      fill(this.trouble, this.#whyRefused(this.#choice()) ?? describeError(TEXT, error));
    }
  }

  /**
   * What people can put right on this screen, in the words that are used on it.
   *
   * @param {Choice} choice
   * @returns {string | undefined}
   */
  #whyRefused({ players }) {
    if (players.length > this.most) return TEXT.setup.tooMany(this.most);
    const nameless = players.find(({ name }) => name && !showsAnything(name));
    return nameless && TEXT.setup.nameless(TEXT.colours[nameless.colour]);
  }
}

/** The way to the lesson, for those who have not been through it: as long as nothing was played, or it was begun. */
function lesson() {
  return el(
    "a",
    { class: "secondary lesson", href: "#learn" },
    icon("bulb"),
    el("span", {}, el("strong", {}, kept("lesson") ? TEXT.help.goOn : TEXT.help.learn), el("span", {}, TEXT.help.learnHelp)),
  );
}

/**
 * The button that takes up the last game.
 *
 * @param {Row} row
 * @param {(row: Row) => void} onContinue
 */
function resume(row, onContinue) {
  const scores = row.players.map((player) => `${isolated(player.name)} ${player.score}`).join(" · ");
  return el(
    "button",
    { class: "primary resume", type: "button", onclick: () => onContinue(row) },
    el("strong", {}, TEXT.setup.resume),
    el("span", {}, TEXT.setup.resumeDetail(scores, row.turn)),
  );
}

/**
 * @param {Choice["players"][number]} player
 * @returns {Setup["players"][number]}
 */
function nameOrNone({ colour, name, level }) {
  return { colour, ...(name && { name }), ...(level && { level }) };
}

/** @param {Choice["players"][number]} player */
function shownName({ colour, name }) {
  return isolated(name) || TEXT.colours[colour];
}

/**
 * Edition, boxes and pile in a few words.
 *
 * @param {Choice} choice
 */
function gameLine({ rules, boxes, pile }) {
  const names = boxes.filter((name) => name !== "base").map((name) => TEXT.boxes[name]?.title ?? TEXT.capital(name));
  return TEXT.setup.gameLine(rules, names, TEXT.piles.find(({ value }) => value === pile && value !== "whole")?.label);
}

/**
 * A set-up in one line.
 *
 * @param {Choice} choice
 */
function describe(choice) {
  return TEXT.setup.line(choice.players.map(shownName), gameLine(choice));
}

/**
 * What was stored, where it makes sense, completed by a quick game for two; for whoever has learned it alone, against the
 * computer.
 *
 * @param {unknown} stored
 * @returns {Choice}
 */
function sound(stored) {
  const found = /** @type {Partial<Choice>} */ (typeof stored === "object" && stored ? stored : {});
  const listed = Array.isArray(found.players) ? found.players : [];
  const players = listed
    .filter((player) => COLOURS.includes(player?.colour))
    .map(({ colour, name, level }) => ({ colour, name: String(name ?? ""), level: levelNamed(level) }));
  const distinct = new Set(players.map((player) => player.colour)).size === players.length;
  const edition = TEXT.editions.find(({ value }) => value === found.rules);
  const pile = TEXT.piles.find(({ value }) => value === found.pile);
  return {
    rules: /** @type {Choice["rules"]} */ (edition?.value ?? "2016"),
    boxes: Array.isArray(found.boxes) ? found.boxes.map(String) : [],
    options: typeof found.options === "object" && found.options ? found.options : {},
    players:
      distinct && players.length >= 2
        ? players
        : [
            { colour: "red", name: "" },
            { colour: "blue", name: "", level: isSaid("learned") ? "novice" : undefined },
          ],
    pile: /** @type {Choice["pile"]} */ (pile?.value ?? "whole"),
    seed: Number.isSafeInteger(found.seed) ? found.seed : undefined,
  };
}
