/** What JavaScript may hand over to the engine's methods, called by chance. */
import assert from "node:assert/strict";

/**
 * In the page: calls methods by chance, and tells what broke.
 *
 * @param {{ module: string, calls: number, seed: number }} options
 */
async function callAll({ module, calls, seed }) {
  const engine = await import(new URL(module, location.href).href);
  await engine.default();
  const { Game, Board } = engine;
  let state = seed;
  const below = (/** @type {number} */ n) => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0), Math.floor((state / 2 ** 32) * n));
  /** @template T @param {T[]} all */
  const one = (all) => all[below(all.length)];

  const throwing = () => {
    throw new Error("a getter of the caller");
  };
  const players = [{ colour: "red" }, { colour: "blue", name: "Bob" }];
  const setups = [
    { players },
    { players, seed: 7, boxes: ["base", "abbey", "inns", "river", "abbot"] },
    { players, seed: NaN },
    { players, seed: -1 },
    { players, seed: 2 ** 32 },
    { players, boxes: "base" },
    { players, boxes: [null] },
    { players, rules: 2016 },
    { players: [null, 5] },
    { players: { length: 2 } },
    {
      players: [
        { colour: "red", name: {} },
        { colour: "red", name: 5 },
      ],
    },
    { players, options: { lake: 1 } },
    { players, options: [1] },
    { players, options: { constructor: "x" } },
    { players, pile: "all" },
    { players, other: 1 },
    Object.defineProperty({ players: players }, "seed", { get: throwing, enumerable: true }),
    new Proxy({}, { get: throwing, ownKeys: throwing }),
    Object.create(null),
  ];
  const head = '[Bastide "1"]\n[Players "red, blue"]\n';
  const canvas = () => Object.assign(document.createElement("canvas"), { width: 300, height: 200 });
  const values = [
    undefined,
    null,
    true,
    false,
    NaN,
    Infinity,
    -Infinity,
    -0,
    0,
    1,
    2,
    3,
    0.5,
    -1,
    255,
    256,
    32767,
    32768,
    -32769,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    1e308,
    -1e308,
    5e-324,
    5n,
    Symbol("s"),
    "",
    "x",
    "red",
    "meeple",
    "barn",
    "standard",
    "contrast",
    "light",
    "dark",
    "once",
    "abbey",
    "V",
    "city.N",
    "road.W",
    "novice",
    "tile V 1,0 0",
    "tile D 0,1 0",
    "skip",
    "end",
    "meeple road.W",
    "red skip",
    "\ud800",
    "\u0000",
    "x".repeat(100_000),
    head,
    `${head}tile V 1,0 0\n`,
    '[Bastide "1"]\n[Diagram "1"]\ntile D 0,0 0\n',
    {},
    [],
    [NaN, 1],
    [[]],
    ["base", 5],
    ["x"],
    { length: 1e9 },
    { length: -1 },
    { x: 0, y: 0, place: "city.N" },
    { x: NaN, y: 1e308 },
    { x: 0, y: 0, place: 5 },
    { toString: throwing, valueOf: throwing },
    new Proxy({}, { get: throwing }),
    () => 1,
    throwing,
    new Date(NaN),
    new Float64Array([NaN, Infinity, 3]),
    new Float64Array(1001),
    new Uint8Array(3),
    new Map(),
    document.body,
    canvas(),
    ...setups,
    { lit: true, dead: true, fields: 5 },
    { all: "yes" },
    { theme: "dark" },
    { theme: 5, onchange: 5, onerror: {} },
    { onchange: throwing, onerror: throwing },
  ];

  const taken = ["constructor", "free", "__destroy_into_raw"];
  const methods = (/** @type {Function} */ type) =>
    Object.getOwnPropertyNames(type.prototype).filter(
      (name) => !taken.includes(name) && typeof Object.getOwnPropertyDescriptor(type.prototype, name)?.value === "function",
    );
  const free = Object.keys(engine).filter((name) => !["default", "initSync", "Game", "Board"].includes(name) && typeof engine[name] === "function");
  const made = ["new", ...["fromRecord", "options", "boxes", "preview"]];

  const start = () => {
    const game = new Game({ players, seed: below(1000), boxes: ["base", "abbey", "inns", "river", "abbot"] });
    for (let n = below(30); n > 0; n -= 1) {
      const { statement } = one(game.legal()) ?? {};
      if (statement) game.play(statement);
    }
    const shown = canvas();
    document.body.append(shown);
    return { game, shown, board: Board.mount(shown, game, { onchange: () => {}, onerror: () => {} }) };
  };
  /** @type {string[]} */
  const broken = [];
  const counts = { returned: 0, refused: 0 };
  const told = (/** @type {unknown} */ value) => {
    try {
      return typeof value === "string"
        ? JSON.stringify(value.slice(0, 40))
        : typeof value === "object" && value
          ? `${Object.prototype.toString.call(value)} ${JSON.stringify(value)?.slice(0, 80)}`
          : String(value);
    } catch {
      return "an object that throws";
    }
  };
  let now = start();
  for (let n = 0; n < calls && broken.length < 5; n += 1) {
    if (n % 200 === 199) {
      now.board.destroy();
      now.shown.remove();
      if (below(2)) for (const one of [now.board, now.game]) one.free();
      now = start();
      await new Promise((done) => setTimeout(done)); // frames and callbacks
    }
    const given = Array.from({ length: below(5) }, () => one(values));
    const before = now.game.record();
    const on = one(["game", "game", "board", "board", "made", "free"]);
    const name = on === "made" ? one(made) : one(on === "free" ? free : methods(on === "game" ? Game : Board));
    const call = () => {
      if (on === "game") return now.game[name](...given);
      if (on === "board") return now.board[name](...given);
      if (on === "free") return engine[name](...given);
      return name === "new" ? new Game(...given) : Game[name](...given);
    };
    const what = () => `${on}.${name}(${given.map(told).join(", ")})`;
    try {
      call();
      counts.returned += 1;
    } catch (error) {
      counts.refused += 1;
      const { message } = /** @type {any} */ (error ?? {});
      if (error instanceof WebAssembly.RuntimeError) broken.push(`${what()} broke the engine: ${message}`);
      else if (!(error instanceof Error) || !message) broken.push(`${what()} threw without a sentence: ${String(error)}`);
      else if (message.length > 400 && message !== "a getter of the caller") broken.push(`${what()}: a sentence of ${message.length} letters`);
      try {
        if (now.game.record() !== before) broken.push(`${what()} was refused and changed the game`);
      } catch (later) {
        broken.push(`${what()} left a game that cannot be written: ${later}`);
      }
    }
    if (name === "destroy") now.board = Board.mount(now.shown, now.game);
  }
  return { broken, counts, methods: methods(Game).length + methods(Board).length + free.length + made.length };
}

/**
 * No value breaks the methods of a module: each call gives a value or throws an error with a sentence, none panics, and one that throws has changed
 * nothing.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {string} module
 * @param {number} calls
 * @param {number} seed
 */
export async function checkModule(stage, module, calls, seed) {
  const { page } = await stage.browser.newPage({ width: 600, height: 400 });
  /** @type {string[]} */
  const panics = [];
  page.on("console", (message) => message.text().includes("panicked") && panics.push(message.text()));
  page.on("pageerror", (error) => error.message !== "a getter of the caller" && panics.push(`${error}`));
  await page.goto(`${stage.url}embed.html`); // no game of the page's own beside
  const { broken, counts, methods } = await page.evaluate(callAll, { module, calls, seed });
  assert.deepEqual([broken, panics], [[], []]);
  assert.ok(methods > 40 && counts.returned > calls / 10 && counts.refused > calls / 10, JSON.stringify({ counts, methods }));
}
