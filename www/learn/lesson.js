// @ts-check
/**
 * The lesson: a first game on the real board, with a fixed order of tiles. The coach says what to do, plays for the other
 * player, and asks to take back what the lesson cannot go on from. It can be left and taken up again.
 */
import { Game } from "../bastide.js";
import { Coach } from "./coach.js";
import { openDialog } from "../ui/dialogs.js";
import { el, painted } from "../lib/dom.js";
import { pointsTable } from "../game/result.js";
import { openGame } from "../game/game.js";
import { read } from "../games/games.js";
import { RECORD, STEPS, before } from "./lesson-steps.js";
import { stylesOnDemand } from "../ui/stylesheets.js";
import { onDemand } from "../ui/on-demand.js";
import { onScreen } from "../lib/screen.js";
import { statistics } from "../engine/statistics.js";
import { forgetBeside, keep, kept, say } from "../storage/store.js";
import { colourNames } from "../i18n/languages.js";
import { TEXT } from "../i18n/text.js";

/** @typedef {typeof import("../i18n/language/en/learn.js").learn} Words */
/** @typedef {{ onLeave: () => void, onAgain: () => void, onPlay: () => void, onPuzzles: () => void }} LessonActions */

/**
 * @param {LessonActions} actions
 * @returns {Promise<() => import("../app/shell.js").Screen>} opens the screen
 */
export async function lessonScreen(actions) {
  const [words] = await Promise.all([onDemand(TEXT.load.learn), stylesOnDemand("./styles/learn.css")]);
  return () => open(words, actions);
}

/**
 * @param {Words} words
 * @param {LessonActions} actions
 */
function open(words, { onLeave, onAgain, onPlay, onPuzzles }) {
  const game = takenUp(Game.fromRecord(RECORD, undefined, colourNames(TEXT)));
  /** @type {Coach | undefined} */
  let coach;
  const again = () => {
    keep("lesson", null);
    onAgain();
  };
  const onOver = async () => {
    keep("lesson", null);
    say("learned");
    await stylesOnDemand("./styles/after.css");
    await onScreen(painted()); // the Escape that ended the story would close the dialog, too
    const view = game.view();
    const [red, blue] = view.players.map(({ score }) => score);
    const points = pointsTable(view, statistics(game.log(), view.players.length));
    const content = [el("p", {}, words.end.text(red, blue)), el("p", {}, words.end.next), points, ...words.end.hints.map((hint) => el("p", {}, hint))];
    void openDialog(
      words.end.title,
      content,
      [
        { label: words.end.play, kind: "primary", run: onPlay },
        { label: words.end.rules, run: openRules },
        { label: TEXT.setup.puzzles, run: onPuzzles },
        { label: words.end.leave, run: onLeave },
      ],
      { name: "lesson-end", stays: true },
    );
  };
  return openGame(game, {
    id: "lesson",
    onNewGame: onLeave,
    onRematch: again,
    onSameTiles: again,
    onBranch: () => {},
    keep: async (game) => {
      if (!coach?.isAstray && !game.view().over) keep("lesson", game.record());
    },
    lesson: {
      guide: (screen) => (coach = new Coach(game, words, screen)),
      menu: [
        [{ label: words.menu.resume, kind: "primary", icon: "back" }],
        [
          { label: words.menu.rules, icon: "help", run: openRules },
          { label: words.menu.again, icon: "redo", run: again },
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
 * The lesson as it was left. It begins anew if there is none with these tiles, or if somebody changed what is kept of it.
 *
 * @param {Game} lesson at its beginning
 */
function takenUp(lesson) {
  const record = kept("lesson");
  const left = typeof record === "string" ? read(record) : undefined;
  const isLesson = left?.deal() === lesson.deal() && left.at() <= before(STEPS.length);
  if (!isLesson) forgetBeside("lesson"); // the time of the one before
  const [taken, other] = left && isLesson ? [left, lesson] : [lesson, left];
  other?.free();
  return taken;
}
