// @ts-check
/** The set-up screen: the ways into a game, and below them the form of one's own; what is needed seldom can be unfolded. */
import { Game } from "../bastide.js";
import { COLOURS } from "../lib/colours.js";
import { el, fill } from "../lib/dom.js";
import { isEnter } from "../lib/enter.js";
import { icon } from "../lib/icons.js";
import { COMPUTER_NAMES } from "../lib/computer-names.js";
import { levelNamed } from "../ui/levels.js";
import { mosaic } from "./mosaic.js";
import { alone, onDemand } from "../ui/on-demand.js";
import { effort } from "./effort.js";
import { OptionsForm } from "./options.js";
import { AgreementForm } from "./agreed.js";
import { Seats } from "./seats.js";
import { soundAgreement } from "../storage/agreed.js";
import { isSaid, keepChoice, keepDraft, kept, lastChoice, takeDraft } from "../storage/store.js";
import { describeError, titleWithParts } from "../i18n/describe.js";
import { TEXT } from "../i18n/text.js";
import { PileForm, drawn } from "./pile.js";
import { isolated, showsAnything } from "../lib/invisible-characters.js";
import { themeButton } from "../ui/theme-button.js";
import { AGAINST_COMPUTER, playAgain, resume, twoWays } from "./ways.js";
import { iconButton } from "../ui/widgets.js";

/** @typedef {import("../bastide.js").Setup} Setup */
/** @typedef {import("../bastide.js").Colour} Colour */
/** @typedef {import("../storage/store.js").Choice} Choice */
/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {{ onStart: (setup: Setup, agreed?: import("../storage/store.js").Agreed) => void, onApart: (setup: Setup) => Promise<void>, onContinue: (row: Row) => void, onGames: () => void, onPuzzles: () => void, onSolo: () => void }} SetupActions */

/**
 * @param {SetupActions} actions
 * @param {Row} [unfinished] the game to go on with
 * @returns {{ root: HTMLElement, leave: () => void }}
 */
export function setupScreen({ onStart, onApart, onContinue, onGames, onPuzzles, onSolo }, unfinished) {
  const theme = themeButton();
  const form = new SetupForm(onStart, onApart, !unfinished);
  const offersLesson = !isSaid("learned") && (kept("lesson") || !lastChoice());
  const root = el(
    "main",
    { class: "setup" },
    el("div", { class: "setup-scene" }, mosaic()),
    el(
      "div",
      { class: "setup-corner" },
      iconButton("settings", TEXT.settings.title, settings, "settings"),
      iconButton("globe", TEXT.language, languages, "languages"),
      theme.element,
    ),
    el(
      "div",
      { class: "setup-card" },
      el("header", {}, el("h1", {}, el("img", { class: "logo", src: "./icon.svg", alt: "" }), TEXT.title), el("p", { class: "tagline" }, TEXT.tagline)),
      unfinished && resume(unfinished, onContinue),
      form.again,
      twoWays(
        () => form.play(AGAINST_COMPUTER),
        () => form.passAndPlay(),
      ),
      offersLesson && lesson(),
      el(
        "div",
        { class: "setup-ways" },
        el("button", { class: "secondary", type: "button", "data-action": "saved-games", onclick: onGames }, icon("list"), TEXT.setup.games),
        el("button", { class: "secondary", type: "button", "data-action": "puzzles", onclick: onPuzzles }, icon("star"), TEXT.setup.puzzles),
        el("button", { class: "secondary", type: "button", "data-action": "solo", onclick: onSolo }, icon("flag"), TEXT.setup.solo),
        el("button", { class: "secondary", type: "button", "data-action": "apart", onclick: alone(() => form.playApart()) }, icon("share"), TEXT.setup.apart),
      ),
      form.element,
      el(
        "footer",
        {},
        el("p", { class: "small" }, TEXT.legal),
        !offersLesson && el("a", { class: "quiet", href: "#learn" }, TEXT.help.learn),
        el("button", { class: "quiet", type: "button", "data-action": "about", onclick: about }, TEXT.about.open),
      ),
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

const about = alone(async () => {
  const { showAbout } = await onDemand(() => import("../settings/about.js"));
  showAbout();
});

const openHelp = alone(async () => {
  const { showHelp } = await onDemand(() => import("../ui/help.js"));
  showHelp();
});

const settings = alone(async () => {
  const { showSettings } = await onDemand(() => import("../settings/settings.js"));
  showSettings();
});

/** Whoever cannot read this language knows the drawing. */
const languages = alone(async () => {
  const { showLanguages } = await onDemand(() => import("../ui/language-dialog.js"));
  showLanguages();
});

/** A new game as it would be played: filled in like the last one. */
class SetupForm {
  /**
   * @param {SetupActions["onStart"]} onStart
   * @param {SetupActions["onApart"]} onApart
   * @param {boolean} first whether nothing is more urgent than to start
   */
  constructor(onStart, onApart, first) {
    this.onStart = onStart;
    this.onApart = onApart;
    /** How many can play with these boxes. */
    this.most = Infinity;
    this.trouble = el("p", { class: "trouble", role: "alert" });
    this.players = el("div");
    this.boxes = el("div");
    this.rest = el("div", { class: "game-parts" });
    this.line = el("span", { class: "badge" });
    this.summary = el("span", { class: "setup-line" });
    const stored = lastChoice();
    const last = stored ? sound(stored) : undefined;
    /** Begins a game like the last one; nothing before the first. */
    this.again = last && playAgain(describe(last), () => this.play(last));
    this.element = el(
      "form",
      { "aria-label": TEXT.setup.form, onsubmit: (/** @type {SubmitEvent} */ event) => this.#start(event), onkeydown: stayHere },
      el("h2", { tabindex: -1 }, TEXT.setup.own),
      this.players,
      this.boxes,
      el("div", { class: "folds" }, this.#gameFold(), this.#favouritesFold(last ?? null)),
      this.trouble,
      el(
        "div",
        { class: "setup-start" },
        el("button", { class: first ? "primary big" : "secondary big", type: "submit" }, el("span", {}, TEXT.setup.start), this.summary),
        el(
          "div",
          { class: "setup-help" },
          el("button", { class: "quiet", type: "button", "data-action": "help", onclick: openHelp }, TEXT.setup.help),
          el("a", { class: "quiet", href: "#rules" }, TEXT.help.rules),
        ),
      ),
    );
    this.#fill(sound(takeDraft("draft") ?? (last && isAgainstComputer(last) ? undefined : stored)));
  }

  /** The rules in detail, which unfold beside the form where there is room, and else below their line. */
  #gameFold() {
    const summary = el("summary", {}, TEXT.setup.game, " ", this.line);
    const close = iconButton("close", TEXT.close, () => {
      fold.open = false;
      summary.focus();
    });
    const onkeydown = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape" && fold.open) close.click();
    };
    const panel = el("div", { class: "game-panel" }, el("header", {}, el("h2", {}, TEXT.setup.game), close), this.rest);
    const fold = el("details", { class: "fold game-fold", onkeydown, ontoggle: unfolded }, summary, panel);
    return fold;
  }

  /** @param {Choice | null} last the set-up of the last game */
  #favouritesFold(last) {
    const stored = kept("favourites");
    const count = el("span", { class: "badge" }, String(Array.isArray(stored) ? stored.length : 0));
    const unfold = async () => {
      if (fold.children.length > 1) return;
      const { Favourites } = await onDemand(() => import("./favourites.js"));
      const actions = { current: () => this.#choice(), onUse: (/** @type {Choice} */ choice) => this.#fill(choice), describe, sound };
      if (fold.children.length === 1) fold.append(...new Favourites(last, count, actions).elements);
    };
    const fold = el("details", { class: "fold favourite-fold", ontoggle: unfold }, el("summary", {}, TEXT.favourites.title, " ", count));
    return fold;
  }

  /** Several people play: nobody but they, and whoever wants to can write the names. */
  passAndPlay() {
    const { players, ...choice } = this.#choice();
    this.#fill({ ...choice, players: players.map(({ colour, name, level }) => ({ colour, name: level ? "" : name })) });
    this.element.dataset.people = ""; // Play stays in sight
    this.element.scrollIntoView({ block: "start" });
    this.element.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Invites others to the game that is filled in, each on their own device. */
  async playApart() {
    const { agreed, ...choice } = this.#choice();
    await this.attempt(() => this.onApart({ ...choice, players: named(choice.players) }));
  }

  /**
   * Begins a game that is set up already.
   *
   * @param {Choice} choice
   */
  play(choice) {
    const dealt = { ...choice, seed: drawn() };
    keepChoice(dealt);
    this.attempt(() => this.#begin(dealt));
  }

  /** @param {Choice} choice */
  #begin({ agreed, ...choice }) {
    this.onStart({ ...choice, players: named(choice.players) }, agreed);
  }

  /** Keeps what is filled in for the next load of the page. */
  keep() {
    keepDraft("draft", this.#choice());
  }

  /** @param {Choice} choice */
  #fill(choice) {
    const check = () => queueMicrotask(() => this.#check());
    this.seats = new Seats(choice.players, check);
    this.rules = new OptionsForm(choice.rules, choice.boxes, choice.options, check);
    this.tiles = new PileForm(choice.pile, choice.seed, check);
    this.agreed = new AgreementForm(choice.agreed ?? {});
    const [edition, boxes, options] = this.rules.elements;
    options.addEventListener("toggle", unfolded);
    fill(this.players, this.seats.element);
    fill(this.boxes, boxes);
    fill(this.rest, edition, this.tiles.element, this.agreed.element, options);
    check();
  }

  /** @returns {Choice} */
  #choice() {
    const { seats, rules, tiles, agreed } = this;
    if (!seats || !rules || !tiles || !agreed) throw new Error("the form is filled in when it is made");
    return { ...rules.value(), ...tiles.value(), players: seats.value(), agreed: agreed.value() };
  }

  /** @param {SubmitEvent} event */
  #start(event) {
    event.preventDefault();
    const choice = { ...this.#choice(), seed: this.tiles?.seed() };
    keepChoice(choice);
    this.attempt(() => this.#begin(choice));
  }

  /** Says what would be played, or why it cannot be. */
  #check() {
    this.attempt(() => {
      const { seed, agreed, ...choice } = this.#choice();
      const two = choice.players.map(({ colour }) => ({ colour })).slice(0, 2);
      const { tiles, mostPlayers } = Game.preview({ ...choice, players: two });
      this.rules?.boxes.tell(tiles);
      this.most = mostPlayers;
      this.seats?.limit(mostPlayers);
      fill(this.line, gameLine(choice));
      const { minutes, level } = effort(choice.boxes, tiles, choice.players);
      fill(this.summary, TEXT.setup.line(choice.players.map(shownName), TEXT.setup.effort(TEXT.setup.tiles(tiles), minutes, TEXT.setup.whom[level])));
      Game.preview({ ...choice, players: named(choice.players) });
    });
  }

  /**
   * @template T
   * @param {() => T} action a refusal is told
   * @returns {T | undefined}
   */
  attempt(action) {
    fill(this.trouble);
    try {
      return action();
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
  #whyRefused({ players, options }) {
    if (Object.values(options).includes("")) return TEXT.setup.noParts;
    if (players.length > this.most) return TEXT.setup.tooMany(this.most);
    const nameless = players.find(({ name }) => name && !showsAnything(name));
    return nameless && TEXT.setup.nameless(TEXT.colours[nameless.colour]);
  }
}

/** What unfolds comes into sight. @param {Event} event */
function unfolded({ currentTarget }) {
  if (currentTarget instanceof HTMLDetailsElement && currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
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
 * The players as a game takes them: whoever has no name is called by the colour, and a computer player by its own name, which is
 * counted where several have it.
 *
 * @param {Choice["players"]} players
 * @returns {Setup["players"]}
 */
function named(players) {
  return players.map((player, index) => {
    const { colour, level } = player;
    const name = nameOf(player);
    const before = players.slice(0, index).filter((other) => !other.name && nameOf(other) === name).length;
    const counted = level && !player.name && before > 0 ? `${name} ${before + 1}` : name;
    return { colour, ...(counted && { name: counted }), ...(level && { level }) };
  });
}

/** Whether a game was begun by the way against the computer: nobody filled in the form for it. @param {Choice} choice */
function isAgainstComputer({ players }) {
  const seats = (/** @type {Choice["players"]} */ players) => JSON.stringify(players.map(({ name, level }) => [name, level]));
  return seats(players) === seats(AGAINST_COMPUTER.players);
}

/** @param {Choice["players"][number]} player */
function nameOf({ name, level }) {
  return name || (level ? COMPUTER_NAMES[level] : "");
}

/** @param {Choice["players"][number]} player */
function shownName(player) {
  return isolated(nameOf(player)) || TEXT.colours[player.colour];
}

/** So many expansions are named in one line; of more, the number is told. */
const FEW = 3;

/**
 * Edition, boxes and pile in a few words.
 *
 * @param {Choice} choice
 */
function gameLine({ rules, boxes, options, pile }) {
  const names = boxes.filter((name) => name !== "base").map((name) => titleWithParts(TEXT, name, options[`${name}-parts`]));
  const shown = names.length > FEW ? [TEXT.setup.expansions(names.length)] : names;
  return TEXT.setup.gameLine(rules, shown, TEXT.piles.find(({ value }) => value === pile && value !== "whole")?.label);
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
    boxes: Array.isArray(found.boxes) && found.boxes.includes("base") ? found.boxes.map(String) : ["base"],
    options: typeof found.options === "object" && found.options ? found.options : {},
    players:
      distinct && players.length >= 2
        ? players
        : [
            { colour: "red", name: "" },
            { colour: "blue", name: "" },
          ],
    pile: /** @type {Choice["pile"]} */ (pile?.value ?? "whole"),
    seed: Number.isSafeInteger(found.seed) ? found.seed : undefined,
    agreed: soundAgreement(found.agreed),
  };
}

/** Enter in a field or on a box begins no game: the button does. @param {KeyboardEvent} event */
function stayHere(event) {
  if (isEnter(event) && event.target instanceof HTMLInputElement) event.preventDefault();
}
