// @ts-check
/** The script of the rulebook's pages: an address opens its example, a board is given back when it is closed, and questions find articles. */
import { found, written } from "./search.js";

/** @param {Event} event */
function toggled({ target }) {
  if (!(target instanceof HTMLDetailsElement) || target.open) return;
  for (const board of target.querySelectorAll("bastide-board")) /** @type {import("../embed.js").BastideBoard} */ (board).destroy();
}

/** Shows what the address names; an example that once stood here is on the page of every rule in detail now, which there is in English alone. */
function show() {
  const name = written(location.hash.slice(1));
  if (name.startsWith("q=")) return search(name.slice(2));
  const named = document.getElementById(name);
  const detail = document.querySelector('.source a[href$="-detail.html"]:not([href^="../"])');
  if (!named && name && detail instanceof HTMLAnchorElement) return location.replace(`${detail.href}${location.hash}`);
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

/** Lists the articles that answer a question. @param {string} question */
function search(question) {
  const [list, source] = [document.getElementById("results"), document.getElementById("searched")];
  if (!list || !source) return;
  const entries = found(JSON.parse(source.textContent ?? "[]"), question);
  list.replaceChildren(...(question.trim() === "" ? [] : entries.length > 0 ? entries.map(entry) : [list.dataset.none ?? ""]));
  const [field] = document.getElementsByName("q");
  if (field instanceof HTMLInputElement && document.activeElement !== field) field.value = question;
}

/** @param {import("./search.js").Entry} found */
function entry({ href, title, box, text }) {
  const [item, link, small] = ["li", "a", "p"].map((tag) => document.createElement(tag));
  Object.assign(link, { href, textContent: `${box}: ${title}` });
  small.textContent = text.length > 160 ? `${text.slice(0, text.lastIndexOf(" ", 160))} …` : text;
  item.append(link, small);
  return item;
}

/** Leads to the list from any page; there it follows what is typed. @param {Event} event */
function asked(event) {
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  const question = String(new FormData(form).get("q") ?? "");
  if (document.getElementById("searched")) return search(question);
  if (event.type === "submit") location.assign(`index.html#q=${encodeURIComponent(question)}`);
}

document.addEventListener("toggle", toggled, true);
addEventListener("hashchange", show);
for (const form of document.querySelectorAll('form[role="search"]')) {
  form.addEventListener("submit", (event) => (event.preventDefault(), asked(event)));
  form.addEventListener("input", asked);
}
show();
