// @ts-check
/**
 * The lesson: a first game on the real board, with a fixed order of tiles. The coach says what to do, plays for the other
 * player, and asks to take back what the lesson cannot go on from. It can be left and taken up again. Expansions have short
 * lessons of their own.
 */
import { Game } from "../bastide.js";
import { Coach } from "./coach.js";
import { openDialog } from "../ui/dialogs.js";
import { notify } from "../ui/notice.js";
import { el, painted } from "../lib/dom.js";
import { equipment } from "../game/equipped.js";
import { pointsTable } from "../game/result.js";
import { openGame } from "../game/game.js";
import { read } from "../games/rows.js";
import { fitting } from "./lesson-steps.js";
import { COURSES } from "./courses.js";
import { TAUGHT } from "../setup/expansions.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { onDemand } from "../ui/on-demand.js";
import { onScreen } from "../lib/screen.js";
import { statistics } from "../engine/statistics.js";
import { forgetBeside } from "../storage/beside.js";
import { keep, kept, say } from "../storage/store.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {typeof import("../i18n/language/en/learn.js").learn} Words */
/** @typedef {typeof import("../i18n/language/en/courses.js").courses} CourseWords */
/** @typedef {import("../setup/expansions.js").Taught} Taught */
/** @typedef {{ onLeave: () => void, onLearn: (name?: string) => void, onPlay: (boxes: string[]) => void, onPuzzles: () => void }} LessonActions `onLearn`: without a name the game itself */
/** @typedef {{ label: string, kind?: "primary", run: () => void }} Way */

/**
 * One of the lessons: its game, its words, and where it goes on.
 *
 * @typedef {object} Taken
 * @property {import("./courses.js").Course} course
 * @property {Words} words
 * @property {string} slot under which it is kept, if it is left
 * @property {() => void} again
 * @property {(red: number, blue: number) => { title: string, told: (string | Node)[], hints: string[], ways: Way[] }} end what is said and offered after it
 */

/**
 * @param {LessonActions} actions
 * @param {string} name of the expansion that is taught; any other is the game itself
 * @returns {Promise<() => import("../app/shell.js").Screen>} opens the screen
 */
export async function lessonScreen(actions, name) {
  const taught = TAUGHT.find((taught) => taught === name);
  const [words, own] = await Promise.all([
    onDemand(TEXT.load.learn),
    taught && onDemand(TEXT.load.courses),
    stylesOnDemand("./styles/learn.css"),
    taught && equipment([taught]),
  ]);
  const taken = taught && own ? expansion(words, own, taught, actions) : first(words, actions);
  return () => open(taken, actions);
}

/** @param {Words} words @param {LessonActions} actions @returns {Taken} */
function first(words, { onLearn, onPlay, onPuzzles }) {
  const links = el("p", {}, words.end.expansions, ...TAUGHT.flatMap((name) => [" ", el("a", { href: `#learn/${name}` }, TEXT.boxes[name].title)]));
  return {
    course: COURSES.first,
    words,
    slot: "lesson",
    again: () => onLearn(),
    end: (red, blue) => ({
      title: words.end.title,
      told: [words.end.text(red, blue), words.end.next, links],
      hints: words.end.hints,
      ways: [
        { label: words.end.play, kind: "primary", run: () => onPlay(["base"]) },
        { label: words.end.rules, run: openRules },
        { label: TEXT.setup.puzzles, run: onPuzzles },
      ],
    }),
  };
}

/** @param {Words} words @param {CourseWords} own @param {Taught} name @param {LessonActions} actions @returns {Taken} */
function expansion(words, own, name, { onLearn, onPlay }) {
  const { title } = TEXT.boxes[name];
  const next = TAUGHT[TAUGHT.indexOf(name) + 1];
  return {
    course: COURSES[name],
    words: { ...words, title, steps: /** @type {Words["steps"]} */ (/** @type {unknown} */ (own[name].steps)), menu: { ...words.menu, again: own.again } },
    slot: `course-${name}`,
    again: () => onLearn(name),
    end: (red, blue) => ({
      title,
      told: [own.text(red, blue), own[name].end],
      hints: [],
      ways: [
        { label: own.play, kind: "primary", run: () => onPlay(["base", name]) },
        ...(next ? [{ label: own.next(TEXT.boxes[next].title), run: () => onLearn(next) }] : []),
        { label: words.end.rules, run: openRules },
      ],
    }),
  };
}

/**
 * @param {Taken} taken
 * @param {LessonActions} actions
 */
function open({ course, words, slot, again, end }, { onLeave }) {
  const game = takenUp(Game.fromRecord(course.record, undefined, colourNames(TEXT)), course, slot);
  let isTold = false; // that the browser has no room for it
  const anew = () => {
    keep(slot, null);
    again();
  };
  const onOver = async () => {
    keep(slot, null);
    if (course === COURSES.first) say("learned");
    await stylesOnDemand("./styles/after.css");
    await onScreen(painted()); // the Escape that ended the story would close the dialog, too
    const view = game.view();
    const [red, blue] = view.players.map(({ score }) => score);
    const { title, told, hints, ways } = end(red, blue);
    const points = pointsTable(view, statistics(game.log(), view.players.length));
    const said = (/** @type {string | Node} */ one) => (typeof one === "string" ? el("p", {}, one) : one);
    void openDialog(title, [...told.map(said), points, ...hints.map(said)], [...ways, { label: words.end.leave, run: onLeave }], {
      name: "lesson-end",
      stays: true,
    });
  };
  return openGame(game, {
    id: slot,
    onNewGame: onLeave,
    onRematch: anew,
    onSameTiles: anew,
    onBranch: () => {},
    keep: async (game) => {
      // what the coach is about to have taken back is not kept: a lesson that is left then goes on from before it
      if (fitting(course.steps, game) !== game.at() || game.view().over) return;
      const isKept = keep(slot, game.record());
      if (!isKept && !isTold) notify("setting", words.unkept);
      isTold = !isKept;
    },
    lesson: {
      guide: (screen) => new Coach(game, course.steps, words, screen),
      menu: [
        [{ label: words.menu.resume, kind: "primary", icon: "back" }],
        [
          { label: words.menu.rules, icon: "help", run: openRules },
          { label: words.menu.again, icon: "redo", run: anew },
          { label: words.menu.leave, icon: "flag", run: onLeave },
        ],
      ],
      onOver,
    },
  });
}

function openRules() {
  location.hash = "rules";
}

/**
 * A lesson as it was left, up to the last decision that it can go on from. It begins anew if there is none with these tiles.
 *
 * @param {Game} lesson at its beginning
 * @param {import("./courses.js").Course} course
 * @param {string} slot
 */
function takenUp(lesson, { steps }, slot) {
  const record = kept(slot);
  const left = typeof record === "string" ? read(record) : undefined;
  const good = left?.deal() === lesson.deal() ? upTo(left, fitting(steps, left)) : undefined;
  left?.free();
  if (!good)
    forgetBeside(slot); // the time of the one before
  else lesson.free();
  return good ?? lesson;
}

/** A game with its first decisions alone; nothing if that are none. @param {Game} game @param {number} decisions */
function upTo(game, decisions) {
  if (decisions === 0) return undefined;
  game.goTo(decisions);
  return read(game.record());
}
