/** What the pages of the rulebook have in common. */

const ENTITIES = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

/** @param {string} href @param {string} text */
export const a = (href, text) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** The same policy as the frame's page: nothing from elsewhere, nothing inline. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types bastide";

const ENGLISH = { skip: "Skip to the text", pages: "Pages", play: "Play", search: "" };

/**
 * A link in the list of pages. @typedef {{ href: string, title: string }} Link
 */

/**
 * @param {object} about
 * @param {string} about.name of its file
 * @param {string} about.title
 * @param {string} about.body
 * @param {Link[]} about.links the list of pages
 * @param {Link} [about.last] what stands below it, apart
 * @param {string} [about.script] beside that of all pages
 * @param {string} [about.lang]
 * @param {string} [about.home] from here to the folder of the rulebook
 * @param {(Link & { lang: string, isHere: boolean })[]} [about.languages] the same page in each
 * @param {typeof ENGLISH} [about.words] without words for it there is no search
 */
export function page({ name, title, body, links, last, script, lang = "en", home = "", languages = [], words = ENGLISH }) {
  const items = links.map((link) => `<li><a href="${link.href}"${link.href === name ? ' aria-current="page"' : ""}>${escapeHtml(link.title)}</a></li>`);
  const others = languages.map(({ href, title, lang, isHere }) =>
    isHere ? `<li aria-current="true">${escapeHtml(title)}</li>` : `<li><a href="${href}" lang="${lang}" hreflang="${lang}">${escapeHtml(title)}</a></li>`,
  );
  const search = words.search
    ? `<form role="search"><label for="wanted">${escapeHtml(words.search)}</label><input type="search" id="wanted" name="q" autocomplete="off"></form>`
    : "";
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escapeHtml(title)} · Bastide" />
    <title>${escapeHtml(title)} · Bastide</title>
    <link rel="icon" href="${home}../icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${home}./rulebook.css" />
    <script type="module" src="${home}../embed.js"></script>
    <script type="module" src="${home}${script ?? "./rulebook.js"}"></script>
  </head>
  <body>
    <a class="skip" href="#content">${escapeHtml(words.skip)}</a>
    <header>
      <a class="wordmark" href="${home}../index.html" title="${escapeHtml(words.play)}">Bastide</a>
      ${search}<nav aria-label="${escapeHtml(words.pages)}"><ul>${items.join("")}${last ? `<li class="apart">${a(last.href, last.title)}</li>` : ""}</ul></nav>
      ${others.length > 0 ? `<ul class="languages">${others.join("")}</ul>` : ""}
    </header>
    <main id="content">${body}
    </main>
    <footer><p>Not affiliated with the publisher of Carcassonne. Words and drawings are our own.</p></footer>
  </body>
</html>
`;
}
