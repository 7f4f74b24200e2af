/** What the pages of the rulebook have in common. */

const ENTITIES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

/** @param {string} href @param {string} text */
export const a = (href, text) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** The same policy as the frame's page: nothing from elsewhere, nothing inline. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types bastide";

/**
 * @param {{ name: string, title: string, body: string, links: { name: string, title: string }[], script?: string }} about `links`: the pages of rules
 */
export function page({ name, title, body, links, script = "./rulebook.js" }) {
  const all = [
    { name: "index", title: "Contents" },
    ...links,
    { name: "examples", title: "Examples" },
    { name: "tiles", title: "Tiles" },
    { name: "compose", title: "Compose" },
    { name: "own-tile", title: "Your own tile" },
    { name: "sizes", title: "Sizes" },
    { name: "embed", title: "Boards on your pages" },
  ];
  const items = all.map((link) => `<li><a href="${link.name}.html"${link.name === name ? ' aria-current="page"' : ""}>${escapeHtml(link.title)}</a></li>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escapeHtml(title)}: rules in our own words, with examples that can be played through." />
    <title>${escapeHtml(title)} · Bastide</title>
    <link rel="icon" href="../icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="./rulebook.css" />
    <script type="module" src="../embed.js"></script>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <a class="skip" href="#content">To the text</a>
    <header>
      <a class="wordmark" href="../index.html">Bastide</a>
      <nav aria-label="Pages"><ul>${items.join("")}</ul></nav>
    </header>
    <main id="content">${body}
    </main>
    <footer><p>Not affiliated with the publisher of Carcassonne. Words and drawings are our own.</p></footer>
  </body>
</html>
`;
}
