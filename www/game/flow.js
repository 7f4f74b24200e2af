// @ts-check
/**
 * The flow of a game on the screen: who may act, what is being saved, told or shown, and what follows from each event.
 *
 * `step` is a pure function. It takes a state and an event and gives the next state together with the effects that the screen
 * carries out (save, speak, draw, think …). When an effect is done, the screen reports that as the next event. So the whole flow
 * can be tested without a browser:
 *
 *     const { state, effects } = step(opening(position, true), { type: "opened", isOpenRecord: false });
 *     state.phase; // "opening"
 *     effects.map(({ do: what }) => what); // ["seat", "render", "open"]
 */

/**
 * The phase of a game, the most urgent matter first:
 *
 * - `ending`: the last decision and the final scoring are being told;
 * - `opening`: the screen has not been painted yet;
 * - `saving`: a decision is being saved and is not shown as done before that;
 * - then who is asked, see {@link Asked}.
 *
 * @typedef {"ending" | "opening" | "saving" | Asked} Phase
 */

/**
 * Who may act: nobody (`over`), a computer player or the guide of a lesson (`thinking`), nobody before somebody resumes the clock
 * (`paused`) or takes the device (`handing over`), or a person (`asking`).
 *
 * @typedef {"over" | "thinking" | "paused" | "handing over" | "asking"} Asked
 */

/**
 * What the game says about the moment.
 *
 * @typedef {object} Position
 * @property {number} player the seat that is asked
 * @property {boolean} computer whether a computer player or the guide of a lesson decides
 * @property {boolean} absent whether the person of that seat has left
 * @property {boolean} isShared whether all decide one after the other: the device need not change hands for it
 * @property {boolean} over
 * @property {number} decisions how many were made in the game
 * @property {number} log the number of events in the log
 */

/**
 * A decision that is being saved: the events from `from` to before `to` of the log came of it.
 *
 * @typedef {object} Decision
 * @property {number} id
 * @property {number} from
 * @property {number} to equal to `from` where there is nothing to tell
 * @property {number | undefined} end for the last decision of the game: the place in the log where the final scoring begins
 */

/**
 * How the end of the game is told: the last decision is saved (`saving`), the final scoring is loaded (`loading`), what the last
 * decision brought is told (`last`) and the final scoring after it (`scoring`).
 *
 * @typedef {{ stage: "saving" | "loading" | "last" | "scoring", last: Decision | null }} Ending `last` is null where the scoring is told once more
 */

/**
 * @typedef {object} State
 * @property {Phase} phase follows from the rest
 * @property {Position} position
 * @property {number} holder the seat that holds the device
 * @property {boolean} handsOver whether people want to be asked before the device goes to the next player
 * @property {boolean} isPainted whether the screen has been painted once
 * @property {boolean} isKept whether the game was saved after it was opened
 * @property {boolean} isPaused whether the clock was stopped
 * @property {number} decisions how many were made here; numbers them
 * @property {number} taken how many events of the log belong to decisions that were made or taken over
 * @property {{ from: number, to: number }} latest the events of the last decision, for the score board
 * @property {Decision[]} unsaved
 * @property {Ending | null} ending
 */

/**
 * @typedef {{ type: "opened", isOpenRecord: boolean }
 *   | { type: "painted" } | { type: "kept" }
 *   | { type: "asked", position: Position }
 *   | { type: "decided", position: Position, end: number | undefined }
 *   | { type: "seated", position: Position }
 *   | { type: "saved", id: number }
 *   | { type: "taken back", position: Position }
 *   | { type: "device taken" }
 *   | { type: "preferred", handsOver: boolean }
 *   | { type: "clock", isPaused: boolean }
 *   | { type: "retell" } | { type: "scoring loaded" } | { type: "rested" } | { type: "scoring told", heard: boolean } | { type: "scoring lost" }} Event
 */

/**
 * What the screen does; `render` and `refresh` draw the screen and the board anew, `hold` lets nobody choose who must not.
 *
 * @typedef {{ do: "render" } | { do: "refresh" } | { do: "hold" } | { do: "seat" } | { do: "open" }
 *   | { do: "save", id: number }
 *   | { do: "keep" }
 *   | { do: "tell", from: number, to: number }
 *   | { do: "announce", what: "undone" }
 *   | { do: "take back" } | { do: "show result", isNew: boolean } | { do: "show replay" } | EndEffect} Effect
 */

/**
 * What the screen does to tell the end of a game: `rest` shows the last decision without what followed from it.
 *
 * @typedef {{ do: "rest", from: number, end: number }
 *   | { do: "load scoring" } | { do: "show last", from: number, end: number } | { do: "await rest" } | { do: "tell scoring", undoes: boolean }} EndEffect
 */

/** @typedef {{ state: State, effects: Effect[] }} Step */

/** @type {Effect} */
const RENDER = { do: "render" };
/** @type {Effect} */
const SEAT = { do: "seat" };
/** What follows when a game is opened that is over, or an open record. @type {Effect} */
const OPENED_OVER = { do: "show result", isNew: false };
/** @type {Effect} */
const OPENED_TO_LOOK = { do: "show replay" };

/**
 * A game before it is on the screen.
 *
 * @param {Position} position
 * @param {boolean} handsOver
 * @returns {State}
 */
export function opening(position, handsOver) {
  const { log, player } = position;
  return settled({
    phase: "opening",
    position,
    holder: player,
    handsOver,
    isPainted: false,
    isKept: false,
    isPaused: false,
    decisions: 0,
    taken: log,
    latest: { from: log, to: log },
    unsaved: [],
    ending: null,
  });
}

/**
 * What follows from an event. Events that no longer matter change nothing.
 *
 * @param {State} state stays as it is
 * @param {Event} event
 * @returns {Step}
 */
export function step(state, event) {
  const { state: next, effects } = follow(state, event);
  return { state: settled(next), effects };
}

/** What players are asked one after the other, around one device. */
const SHARED = new Set(["dragon", "castle", "moveOut", "bazaar"]);

/** Whether the device need not change hands for what is asked. @param {string} asks */
export function isShared(asks) {
  return SHARED.has(asks);
}

/** @param {State} state @returns {Asked} who may act, whatever else goes on */
export function asked({ position, isPaused, holder }) {
  if (position.over) return "over";
  if (position.computer) return "thinking";
  if (isPaused) return "paused";
  return position.player === holder || position.isShared ? "asking" : "handing over";
}

/** @param {State} state whether a person may decide now, also while the decision before is being saved */
export function mayDecide(state) {
  return state.ending === null && asked(state) === "asking";
}

/** @param {State} state whether what the game says may be shown: nothing that is not saved yet is */
export function isShown(state) {
  return state.unsaved.length === 0;
}

/** @param {State} state whether something would be lost with the page */
export function isSaving(state) {
  return !state.isKept || state.unsaved.length > 0;
}

/** @param {State} state @returns {State} with the holder of the device and the phase that follow from the rest */
function settled(state) {
  const { position, handsOver, holder, isPaused } = state;
  const takes = !position.over && !position.computer && !isPaused && (!handsOver || position.absent);
  const next = { ...state, holder: takes ? position.player : holder };
  return { ...next, phase: phaseOf(next) };
}

/** @param {State} state @returns {Phase} */
function phaseOf(state) {
  if (state.ending) return "ending";
  if (!state.isPainted) return "opening";
  if (state.unsaved.length > 0) return "saving";
  return asked(state);
}

/** @param {State} state @param {Event} event @returns {Step} */
function follow(state, event) {
  switch (event.type) {
    case "opened":
      return opened(state, event);
    case "painted":
      return { state: { ...state, isPainted: true }, effects: [RENDER] };
    case "kept":
      return { state: { ...state, isKept: true }, effects: [] };
    case "asked":
      return { state: { ...state, position: event.position }, effects: [{ do: "hold" }] };
    case "decided":
      return decided(state, event);
    case "seated":
      return saving({ ...state, position: event.position }, { from: state.taken, to: state.taken, end: undefined });
    case "saved":
      return saved(state, event.id);
    case "taken back":
      return takenBack(state, event.position);
    case "device taken":
      return { state: { ...state, holder: state.position.player }, effects: [RENDER] };
    case "preferred":
      return { state: { ...state, handsOver: event.handsOver }, effects: [RENDER] };
    case "clock":
      return { state: { ...state, isPaused: event.isPaused }, effects: [RENDER] };
    default:
      return end(state, event);
  }
}

/**
 * @param {State} state
 * @param {Extract<Event, { type: "opened" }>} event
 * @returns {Step}
 */
function opened(state, { isOpenRecord }) {
  const after = state.position.over ? [OPENED_OVER] : isOpenRecord ? [OPENED_TO_LOOK] : [];
  return { state, effects: [SEAT, RENDER, { do: "open" }, ...after] };
}

/**
 * @param {State} state
 * @param {Extract<Event, { type: "decided" }>} event
 * @returns {Step}
 */
function decided(state, { position, end }) {
  const { taken: from } = state;
  const { log: to } = position;
  if (to <= from && position.decisions === state.position.decisions) return { state: { ...state, position }, effects: [] };
  const next = saving({ ...state, position, taken: to, latest: { from, to } }, { from, to, end });
  if (end === undefined) return next;
  const last = next.state.unsaved.at(-1) ?? null;
  return { state: { ...next.state, ending: { stage: "saving", last } }, effects: [...next.effects, { do: "rest", from, end }] };
}

/**
 * @param {State} state
 * @param {Omit<Decision, "id">} decision
 * @returns {Step}
 */
function saving(state, decision) {
  const id = state.decisions;
  const unsaved = [...state.unsaved, { id, ...decision }];
  return { state: { ...state, decisions: id + 1, unsaved }, effects: [{ do: "save", id }, SEAT] };
}

/**
 * A decision is told once it is saved, unless it was taken back meanwhile.
 *
 * @param {State} state
 * @param {number} id
 * @returns {Step}
 */
function saved(state, id) {
  const decision = state.unsaved.find((one) => one.id === id);
  if (!decision) return { state, effects: [] };
  const next = { ...state, unsaved: state.unsaved.filter((one) => one !== decision) };
  if (decision.from === decision.to) return { state: next, effects: [RENDER] };
  if (next.ending?.stage === "saving" && next.ending.last?.id === id) {
    return { state: { ...next, ending: { ...next.ending, stage: "loading" } }, effects: [{ do: "load scoring" }] };
  }
  return { state: next, effects: [RENDER, { do: "refresh" }, told(decision)] };
}

/** @param {Decision} decision @returns {Effect} */
function told({ from, to, end }) {
  return { do: "tell", from, to: end ?? to };
}

/**
 * What was taken back is not told any more, though it may still be on its way to be saved.
 *
 * @param {State} state
 * @param {Position} position
 * @returns {Step}
 */
function takenBack(state, position) {
  const { log } = position;
  const unsaved = state.unsaved.map((one) => (one.to > log ? { ...one, from: log, to: log, end: undefined } : one));
  const next = { ...state, position, unsaved, holder: position.player, taken: log, latest: { from: log, to: log }, ending: null };
  return { state: next, effects: [{ do: "keep" }, { do: "announce", what: "undone" }, SEAT, RENDER] };
}

/**
 * The end of the game, told step by step.
 *
 * @param {State} state
 * @param {Extract<Event, { type: "retell" | `scoring ${string}` | "rested" }>} event
 * @returns {Step}
 */
function end(state, event) {
  const { ending } = state;
  if (event.type === "retell") {
    if (ending || !state.position.over) return { state, effects: [] };
    return { state: { ...state, ending: { stage: "loading", last: null } }, effects: [{ do: "load scoring" }] };
  }
  if (!ending) return { state, effects: [] };
  if (event.type === "scoring lost") return { state: { ...state, ending: null }, effects: [RENDER] };
  if (event.type === "scoring loaded" && ending.stage === "loading") return loaded(state, ending);
  if (event.type === "rested" && ending.stage === "last") {
    return { state: { ...state, ending: { ...ending, stage: "scoring" } }, effects: [{ do: "tell scoring", undoes: true }] };
  }
  if (event.type !== "scoring told" || ending.stage !== "scoring") return { state, effects: [] };
  if (!event.heard) return { state: { ...state, ending: null }, effects: [{ do: "take back" }] };
  const { taken: to } = state;
  return { state: { ...state, ending: null, latest: { from: to, to } }, effects: [RENDER, { do: "show result", isNew: true }] };
}

/** @param {State} state @param {Ending} ending @returns {Step} */
function loaded(state, ending) {
  const { last } = ending;
  if (!last) return { state: { ...state, ending: { ...ending, stage: "scoring" } }, effects: [{ do: "tell scoring", undoes: false }] };
  const effects = /** @type {Effect[]} */ ([{ do: "show last", from: last.from, end: last.end ?? last.to }, told(last), { do: "await rest" }]);
  return { state: { ...state, ending: { ...ending, stage: "last" } }, effects };
}
