// @ts-check
/** Starts the engine and changes between the screens. */
import { openAddress, watchDeepLinks } from "./deep-links.js";
import { again } from "./rematch.js";
import { Game } from "../bastide.js";
import { fill, painted } from "../lib/dom.js";
import { openGame } from "../game/game.js";
import { unhaunted } from "../games/ghosts.js";
import { unsealed } from "../games/unsealed.js";
import { isWritten, lastOpen, onEmptied, onTrouble, takeUpLast } from "../games/games.js";
import { isUnderSeal, newRow, openOf } from "../games/rows.js";
import { dismiss, moveNotices, notify } from "../ui/notice.js";
import { showPanic } from "../ui/panic.js";
import { fromStorage, onDemand } from "../ui/on-demand.js";
import { COMPUTER_NAMES } from "../lib/computer-names.js";
import { ScreenLeft, changeScreen, onScreen, thisScreen } from "../lib/screen.js";
import { setupScreen } from "../setup/setup.js";
import { openSession } from "../games/game-session.js";
import { followKeys } from "../ui/keys.js";
import { followOtherTabs } from "../ui/preferences.js";
import { followSeating } from "../ui/seating.js";
import { followTextSize } from "../ui/page-look.js";
import { haveFolders } from "../i18n/boxes.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";
import { restoreTheme } from "../ui/theme.js";
import { copyOf, takeUp, takeUpNotes, reportTrouble } from "../shelf/load-errors.js";
import { annotated } from "../shelf/notes.js";
import { followUpdates, held } from "../games/update.js";
import { isHinted } from "../storage/beside.js";
import { onUntaken } from "../storage/store.js";

/** @typedef {import("../bastide.js").Setup} Setup */
/** @typedef {import("../storage/database.js").Row} Row */
/** @typedef {import("../storage/store.js").Agreed} Agreed */
/** @typedef {import("../games/game-session.js").GameSession} GameSession */
/** @typedef {{ arrived?: import("./deep-links.js").Arrived, how?: "ask" | "take" | "copy" }} Ways `arrived` came from outside; `how`: where another tab has it */
/** @typedef {{ root: HTMLElement, ready?: () => void, leave: () => void | Promise<void> }} Screen */

Game.prototype.link = async function (at) {
  const { sharedLink } = await onDemand(() => import("../shelf/link.js"));
  return sharedLink(this.record(), at);
};

const { free } = Game.prototype;
/** Stands in for a game that was freed: its screen is gone, so every call comes too late. */
const GONE = new Proxy(
  {},
  {
    get(_, name) {
      if (name === "free") return () => {};
      console.warn(`a game whose screen was left was asked: ${String(name)}`);
      throw new ScreenLeft("the game was given back");
    },
  },
);
Game.prototype.free = function () {
  free.call(this);
  Object.setPrototypeOf(this, GONE);
};

/** Ends what the screen before began: listeners, the board. @type {() => void | Promise<void>} */
let leave = () => {};
/** The game on the table. @type {string | null} */
let playing = null;

/** What games that come from outside need. */
const table = { play, showGames, deal, learn: showLesson, analyse: showAnalysis };

/**
 * @param {Promise<unknown>} ready the engine and the words
 * @param {Promise<void>} connected what is kept
 */
export async function start(ready, connected) {
  restoreTheme();
  followOtherTabs();
  followSeating();
  followTextSize();
  followKeys();
  addEventListener("error", (event) => event.error && showPanic(event.error));
  addEventListener("unhandledrejection", (event) => (event.reason instanceof ScreenLeft ? event.preventDefault() : showPanic(event.reason)));
  followUpdates();
  onTrouble(reportTrouble);
  onUntaken(() => notify("setting", TEXT.keep.setting));
  const receive = async (/** @type {string} */ text) => (await onDemand(() => import("../shelf/import.js"))).receive(text, { received: undefined }); // it was played here
  const [games] = await Promise.all([connected.then(() => takeUpLast(ready, receive)), ready]);
  if (!savesData())
    void painted().then(() =>
      import("./prefetch.js").then(
        ({ prefetch }) => prefetch(),
        () => {},
      ),
    ); // without a network each part is asked for when it is wanted
  const asked = /^#continue(?:=(\w+))?$/.exec(location.hash); // a shortcut of the manifest, or the game that was on the table
  const last = asked ? (games.find(({ id }) => id === asked[1]) ?? openOf(games)) : undefined;
  if (asked || location.hash === "#new") history.replaceState(null, "", location.pathname);
  try {
    if (last) await play(last).catch(showInstead);
    else await showSetup();
  } finally {
    watchDeepLinks(table); // not before: what arrives is opened from a screen
  }
  if (!last) await openAddress(table);
}

/** Shows the set-up where the person gave up waiting for the game that should be on the table. @param {unknown} error */
function showInstead(error) {
  if (!(error instanceof ScreenLeft)) throw error;
  return showSetup();
}

/** Whether the person asked the browser to load no more than is wanted. */
function savesData() {
  return /** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator).connection?.saveData === true;
}

/** @param {Setup} setup */
function newGame(setup) {
  return new Game(setup, colourNames(TEXT));
}

async function showSetup() {
  const last = await onScreen(lastOpen());
  show(() =>
    setupScreen(
      {
        onStart: (setup, agreed) => deal(newGame(setup), agreed),
        onApart: async (setup) => (await onDemand(() => import("../sealed/invite.js"))).invite(setup, table),
        onContinue: (row) => play(row),
        onGames: () => showGames(),
        onPuzzles: showPuzzles,
        onSolo: showSolo,
      },
      last,
    ),
  );
  const screen = document.querySelector("#app")?.firstElementChild;
  if (screen)
    void painted().then(() =>
      import("../ui/offline.js").then(
        ({ atStart }) => atStart(screen),
        () => {},
      ),
    ); // it did not arrive: the page is not kept
}

/** @param {string} [name] of the expansion that is taught; else the game itself is */
async function showLesson(name = "") {
  const address = name ? `#learn/${name}` : "#learn";
  const { lessonScreen } = await onDemand(() => import("../learn/lesson.js"), address);
  const players = [{ colour: "red" }, { colour: "blue", name: COMPUTER_NAMES.novice, level: "novice" }];
  const onPlay = (/** @type {string[]} */ boxes) => deal(newGame(/** @type {Setup} */ ({ players, boxes })));
  const lesson = await onScreen(lessonScreen({ onLeave: showSetup, onLearn: showLesson, onPlay, onPuzzles: showPuzzles }, name));
  for (const key of ["update", "home-screen"]) dismiss(key);
  show(held(lesson), address);
}

/** @param {string} [query] what is searched for among them */
async function showGames(query) {
  const { shelfScreen } = await onDemand(() => import("../shelf/shelf.js"));
  const screen = await onScreen(
    shelfScreen({ onBack: showSetup, onPlay: (row) => play(row), onBranch: dealFrom, onCareer: showCareer, onAnalyse: showAnalysis, table }, query),
  );
  show(() => screen);
}

/**
 * Opens a game for analysis; without one, a new game of two people is dealt, whose tiles are known. It is saved once something is played in it.
 *
 * @param {Row} [row]
 * @param {Ways["how"]} [how] where another tab has it
 */
async function showAnalysis(row, how) {
  if (row && isUnderSeal(row)) return notify("arrive", (await onDemand(TEXT.load.sealed)).untold);
  if (row) await once(row.id, () => analyse(row, how));
  else await analyse();
}

/** @param {Row} [row] @param {Ways["how"]} [how] */
async function analyse(row, how) {
  const { analysisParts, analysisScreen, newStudy } = await onDemand(() => import("../shelf/analysis.js"), "#analysis");
  await analysisParts();
  if (row) await clearTable(row);
  const screen = thisScreen();
  if (how === "copy") return showAnalysis(row && (await fromStorage(() => copyOf(row))));
  const study = row ?? { ...newRow(), visited: true };
  const ways = { how, onLost: () => lost(() => showAnalysis(study, "take")), again: (/** @type {Ways["how"]} */ how) => showAnalysis(study, how) };
  const taken = await (row ? fromStorage(() => takeUpNotes(row, ways)) : newStudy(study, ways.onLost));
  if (typeof taken === "function") return tell(taken, screen);
  try {
    if (screen.aborted) return await taken.session.leave(); // something else was opened meanwhile
    const open = await onScreen(analysisScreen(taken, { onBack: row ? () => showGames() : showSetup, onGames: showGames }));
    putOnTable(taken.session, open);
  } catch (error) {
    await taken.session.leave();
    throw error;
  }
}

/** @returns {Promise<ReturnType<typeof import("./puzzle-screens.js").puzzleScreens>>} */
async function puzzles() {
  const { puzzleScreens } = await onDemand(() => import("./puzzle-screens.js"));
  return puzzleScreens({ show, onBack: showSetup, onPlay: (row) => play(row), onDeal: (game, about) => deal(game, undefined, about) });
}

const showPuzzles = () => puzzles().then(({ showPuzzles }) => showPuzzles());
const showSolo = () => puzzles().then(({ showSolo }) => showSolo());

async function showCareer() {
  const { careerScreen } = await onDemand(() => import("../shelf/career.js"));
  const screen = await onScreen(careerScreen({ onBack: () => showGames() }));
  show(() => screen);
}

/**
 * @param {Game} game a new one
 * @param {Agreed} [agreed] what nobody can change during it
 * @param {Partial<Row> | false} [about] what else is known of it
 */
async function deal(game, agreed, about) {
  await equipped(game);
  const [row, screen] = [{ ...newRow(), agreed, ...about }, thisScreen()];
  const session = await openSession(row, () => lost(() => play(row, { how: "take" })));
  if (session && !screen.aborted) return showGame(game, session);
  game.free(); // something else was opened meanwhile
  return session?.leave();
}

/**
 * Loads what only games with some expansions need.
 *
 * @param {Game} game is given up if something does not arrive
 */
async function equipped(game) {
  if (!haveFolders(game.view().boxes)) return game;
  try {
    return (await onDemand(() => import("../game/equipped.js"))).equipped(game);
  } catch (error) {
    game.free();
    throw error;
  }
}

/** The games that are being opened here, each with the screen on which that was wanted. @type {Map<string, { screen: AbortSignal, done: Promise<void> }>} */
const opening = new Map();

/**
 * Opens a game unless it is being opened already. Where that was wanted on a screen that was left meanwhile, it is waited for: this tab does not stand in
 * its own way.
 *
 * @param {string} id
 * @param {() => Promise<void>} open
 */
async function once(id, open) {
  const [screen, before] = [thisScreen(), opening.get(id)];
  if (before?.screen === screen) return;
  const ended = before ? before.done.catch(() => {}) : Promise.resolve();
  const mine = { screen, done: ended.then(() => (screen.aborted ? undefined : open())) };
  opening.set(id, mine);
  await mine.done.finally(() => opening.get(id) === mine && opening.delete(id));
}

/**
 * Takes a saved game up.
 *
 * @param {Row} row
 * @param {Ways} [ways]
 */
function play(row, ways) {
  return once(row.id, () => takeOntoTable(row, ways));
}

/**
 * Deals a game that goes on from a moment of an earlier one. What the players agreed on there still counts, and so does a hint that was asked for.
 *
 * @param {Game} branch
 * @param {Pick<Row, "id" | "agreed" | "hinted">} row of the earlier game
 */
const dealFrom = (branch, row) => deal(branch, row.agreed, isHinted(row) && { hinted: true });

/**
 * @param {Row} row
 * @param {Ways} [ways]
 * @returns {Promise<void>}
 */
async function takeOntoTable(row, { arrived, how } = {}) {
  const { boxes = [] } = row;
  if (haveFolders(boxes)) await (await onDemand(() => import("../game/equipped.js"))).equipment(boxes); // not while it is kept from other tabs
  await clearTable(row);
  const screen = thisScreen();
  if (how === "copy") return play(await fromStorage(() => copyOf(row)), { arrived });
  const onLost = () => lost(() => play(row, { how: "take" }));
  const onBranch = (/** @type {Game} */ branch) => void dealFrom(branch, row);
  const taken = await fromStorage(() => takeUp(row, { how, onLost, onBranch, again: (how) => play(row, { arrived, how }) }));
  if (typeof taken === "function") return tell(taken, screen);
  if (screen.aborted) {
    taken.game.free();
    return taken.session.leave(); // something else was opened meanwhile
  }
  const { game, parted, tell: told } = arrived?.(taken.game) ?? {};
  if (game || parted) taken.game.free();
  if (told && parted) {
    await taken.session.leave();
    return tell(told, screen);
  }
  try {
    await showTable(await equipped(game ?? taken.game), taken.session);
    told?.();
  } catch (error) {
    await taken.session.leave();
    throw error;
  }
}

/** Leaves a game that is on the table, so that it can be opened anew. @param {Row} row */
async function clearTable({ id }) {
  if (playing === id) await show(() => ({ root: document.createElement("main"), leave: () => {} }));
}

/**
 * Says why a game cannot be opened.
 *
 * @param {() => void} say
 * @param {AbortSignal} screen of which it was wanted
 */
async function tell(say, screen) {
  if (screen.aborted) return;
  if (playing === null && !document.querySelector(".setup, .shelf")) await showSetup();
  say();
}

/**
 * @param {Game} game
 * @param {GameSession} session
 */
async function showTable(game, session) {
  if (!session.row.sealed) return showGame(game, session);
  const { recallKeys, sealedGame } = await onDemand(() => import("../sealed/sealed-table.js"));
  session.keepBeside = recallKeys;
  const renew = async (/** @type {string} */ record) => {
    sealed.isRenewed = true; // what the screen has of it is older
    const renewed = Game.fromRecord(record, undefined, colourNames(TEXT));
    await session.keep(renewed);
    renewed.free();
    await play(session.row);
  };
  const isSaved = () => !session.isTaken && isWritten(session.row);
  const remark = (/** @type {Parameters<GameSession["remark"]>[0]} */ about) => sealed.isRenewed || session.remark(about);
  const { sealed, aids } = await onDemand(() => sealedGame(game, { renew, isSaved, remark, changed: () => session.row.changed, take: openEntered }));
  showGame(game, session, sealed, aids ? {} : { aids: false });
}

/** Opens a text that was entered. @param {string} text */
async function openEntered(text) {
  const { openText } = await onDemand(() => import("../shelf/open-external.js"));
  await openText(text, table);
}

/**
 * @param {Game} game
 * @param {GameSession} session
 * @param {import("../game/game.js").GameActions["sealed"]} [sealed] with people who are elsewhere
 * @param {Agreed} [agreed]
 */
function showGame(game, session, sealed, agreed = session.row.agreed) {
  const open = () =>
    openGame(game, {
      onNewGame: showSetup,
      onSolo: showSolo,
      onRematch: () => deal(newGame(again(game)), agreed),
      ...(game.deckSize > 0 && { onSameTiles: () => dealAgain(game, agreed) }),
      onBranch: (branch) => dealFrom(branch, { ...session.row, agreed }),
      onAnalyse: () => showAnalysis(session.row),
      id: session.row.id,
      agreed,
      sealed,
      get visited() {
        return session.row.visited;
      },
      get received() {
        return session.row.received;
      },
      hinted: () => isHinted(session.row),
      changed: () => session.row.changed,
      withNotes: async (record) => (await annotated(record, session.row.study))[0],
      keep: async (game) => {
        if (!sealed?.isRenewed) await session.keep(game);
      },
    });
  putOnTable(session, open, `#continue=${session.row.id}`);
}

/** The same tiles once more; if the game is over, its points play along. @param {Game} game @param {Agreed} [agreed] */
async function dealAgain(game, agreed) {
  const { haunted } = await onDemand(() => import("../games/haunted.js"));
  const record = game.view().over ? haunted(game) : unhaunted(unsealed(game.record()));
  return deal(Game.fromRecord(record, 0, colourNames(TEXT)), agreed);
}

/**
 * Shows a game that is played or analysed, and lets go of it when its screen is left.
 *
 * @param {GameSession} session
 * @param {() => Screen} open
 * @param {string} [back] the URL fragment that reopens the screen
 */
function putOnTable(session, open, back) {
  for (const key of ["update", "home-screen"]) dismiss(key);
  const begin = () => {
    playing = session.row.id;
    onEmptied(() => session.keepAgain());
    const screen = open();
    const leave = () => {
      playing = null;
      onEmptied(() => {});
      screen.leave();
      return session.leave();
    };
    return { ...screen, leave };
  };
  show(held(begin), back);
}

/**
 * Another tab goes on with the game.
 *
 * @param {() => Promise<void>} take takes it back
 */
function lost(take) {
  notify("lost", TEXT.tabs.lost, [{ label: TEXT.tabs.here, run: take }]);
  void showSetup();
}

/**
 * @param {() => Screen} open
 * @param {string} [back] the URL fragment that reopens the screen
 * @returns {void | Promise<void>} resolves when everything that the previous screen held is released
 */
function show(open, back) {
  const left = leave();
  changeScreen(back);
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  const screen = open();
  leave = screen.leave;
  fill(document.querySelector("#app") ?? document.body, screen.root);
  moveNotices();
  screen.ready?.();
  return left;
}
