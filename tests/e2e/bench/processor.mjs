/**
 * How much processor time a page's main thread takes: what else the machine does meanwhile counts far less than in seconds.
 *
 *     const { tasks, marks } = await traced(browser, page, () => page.goto(url));
 *
 * On a thread that the browser slows down (`Emulation.setCPUThrottlingRate`) the time is that of the slowed thread, so it can be compared
 * with goals for a slow device. Neighbours on the same machine still make every instruction slower: compare only what was measured in
 * the same minutes, and look at `yardstick`.
 */

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ at: number, ms: number }} Task when it began and how long it took, in processor time of its thread */
/** @typedef {{ name: string, at: number }} Mark of `performance.mark` */
/** @typedef {{ ph: string, name: string, pid: number, tid: number, ts: number, tts?: number, tdur?: number, args: { name?: string } }} Event */

const CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

/**
 * Runs something, and tells what the main thread of the busiest page did.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {Page} page
 * @param {() => Promise<unknown>} run
 * @returns {Promise<{ tasks: Task[], marks: Mark[] }>}
 */
export async function traced(browser, page, run) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  /** @type {{ traceEvents: Event[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf);
  const lists = mains.map((thread) => traceEvents.filter((event) => threadOf(event) === thread));
  const busy = (/** @type {Event[]} */ list) => list.reduce((sum, event) => sum + (isTask(event) ? (event.tdur ?? 0) : 0), 0);
  const own = lists.toSorted((one, other) => busy(other) - busy(one))[0] ?? [];
  const at = (/** @type {Event} */ { tts = Number.NaN }) => tts / 1000;
  return {
    tasks: own
      .filter(isTask)
      .map((event) => ({ at: at(event), ms: (event.tdur ?? 0) / 1000 }))
      .toSorted((one, other) => one.at - other.at),
    marks: own
      .filter(({ ph, tts }) => "IiRn".includes(ph) && tts !== undefined)
      .map((event) => ({ name: event.name, at: at(event) }))
      .toSorted((one, other) => one.at - other.at),
  };
}

/** @param {Event} event */
const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/** @param {Event} event */
const isTask = ({ ph, name }) => ph === "X" && name === "RunTask";

/**
 * How much processor time a page takes for a loop that is always the same, in milliseconds: on a busy machine more.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {Page} page
 */
export async function yardstick(browser, page) {
  const { tasks } = await traced(browser, page, () =>
    page.evaluate(() => {
      let sum = 0;
      for (let step = 0; step < 1e7; step += 1) sum = (Math.imul(sum, 31) + step) | 0;
      return sum;
    }),
  );
  return Math.round(Math.max(...tasks.map(({ ms }) => ms)));
}
