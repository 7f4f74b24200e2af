/** What a page asks for, and whether it keeps to its own policy. */

/**
 * Opens pages one after the other, and passes everything on them.
 *
 * @param {ReturnType<typeof import("./stage.mjs").onStage>} stage
 * @param {string[]} names
 * @returns {Promise<{ foreign: string[], problems: string[] }>} `foreign`: what was asked of other hosts
 */
export async function askedOf(stage, names) {
  const { page, context, problems } = await stage.browser.newPage();
  const { origin } = new URL(stage.url);
  /** @type {string[]} */
  const foreign = [];
  context.on(
    "request",
    (request) => /^(data|blob):/.test(request.url()) || new URL(request.url()).origin === origin || foreign.push(`${page.url()}: ${request.url()}`),
  );
  context.on("page", (other) => foreign.push(`${page.url()} opened ${other.url()}`));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => console.error(`policy: ${violatedDirective} ${blockedURI}`)),
  );
  for (const name of names) {
    await page.goto(stage.url + name, { waitUntil: "load", timeout: 0 }); // one page has nine boards in frames
    // Boards open when they are near: all of them are passed.
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let y = 0; y < document.documentElement.scrollHeight; y += 2000) {
        scrollTo(0, y);
        for (let frames = 0; frames < 2; frames += 1) await frame();
      }
    });
    await page.waitForLoadState("networkidle", { timeout: 0 });
  }
  return { foreign, problems };
}
