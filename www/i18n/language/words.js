// @ts-check
/** What the languages have in common: plural forms, lists, numbers and dates, as the browser knows them for each. */

/** @typedef {{ zero?: string, one?: string, few?: string, many?: string, other: string }} Forms "#" stands for the number; `zero` is for 0 in any language */

/** @param {string} tag of the language, for example "en-GB" */
export function words(tag) {
  const rules = whenCalled(() => new Intl.PluralRules(tag));
  const conjunction = whenCalled(() => new Intl.ListFormat(tag, { type: "conjunction" }));
  const decimals = whenCalled(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const moments = whenCalled(() => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }));
  const dates = whenCalled(() => new Intl.DateTimeFormat(tag, { dateStyle: "medium" }));

  /**
   * @param {number} count
   * @param {Forms} forms
   * @returns {string}
   */
  function plural(count, forms) {
    const form = (count === 0 ? forms.zero : undefined) ?? forms[/** @type {keyof Forms} */ (rules().select(count))] ?? forms.other;
    return form.replaceAll("#", String(count));
  }

  return {
    tag,
    plural,
    /** "Ann", "Ann and Bob", "Ann, Bob and Eve"; a word of one letter stays on the line of the next. @param {string[]} names */
    listed: (names) =>
      conjunction()
        .format(names)
        .replace(/ (\p{Ll}) /gu, " $1\u00a0"),
    /** With one digit after the point. @param {number} value */
    decimal: (value) => decimals().format(value),
    /** @param {number | Date} day */
    date: (day) => dates().format(day),
    /** Day and time of day. @param {number} time in milliseconds as of Date.now() */
    moment: (time) => moments().format(time),
    /** With a capital letter at the beginning. @param {string} text */
    capital: (text) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1),
  };
}

/** Points won or paid: "+3", "−3". @param {number} count */
export const signed = (count) => `${count < 0 ? "−" : "+"}${Math.abs(count)}`;

/** Whether a figure takes a part, as a knight or a farmer does: a builder and a pig only come along. @param {string} figure */
export const hasRole = (figure) => !["builder", "pig", "shepherd"].includes(figure);

/**
 * Makes something when it is called for first: a browser takes its time for each of these, fifty milliseconds on a slow tablet.
 *
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
function whenCalled(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}
