// @ts-check
/** Under the Big Top, in Czech. */
import { FEATURES, FIGURES, cell } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural, listed } = of("cs");

Object.assign(FIGURES, { ringmaster: { name: "principál", object: "principála", no: "žádného principála" } });
Object.assign(FEATURES, { acrobats: "akrobaté" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    turnedUp: (count) =>
      plural(count, {
        one: "Žeton pod šapitó se odkrývá: # bod za každého družiníka kolem.",
        few: "Žeton pod šapitó se odkrývá: # body za každého družiníka kolem.",
        other: "Žeton pod šapitó se odkrývá: # bodů za každého družiníka kolem.",
      }),
    moved: (name) => `Šapitó přichází k\u00a0nové manéži (${name}).`,
  },
  placed: { acrobats: (name) => `${name} staví družiníka jako akrobata.` },
  scores: {
    acrobats: (count) => plural(count, { one: " za # akrobata", few: " za # akrobaty", other: " za # akrobatů" }),
    bigtop: (count) => plural(count, { one: " za # družiníka kolem šapitó", few: " za # družiníky kolem šapitó", other: " za # družiníků kolem šapitó" }),
    ringmaster: (count) => plural(count, { other: " za principála (manéží a\u00a0akrobatů kolem: #)" }),
  },
  actions: { pyramid: (x, y) => `Bodovat pyramidu (${cell(x, y)})` },
  /** On a tile, in words. */
  parts: { acrobats: "místo pro akrobaty", circus: "manéž" },
  pieces: { ringmaster: "Principál" },
  feature: {
    title: "Akrobaté",
    facts: "Až tři družiníci zde stojí jako akrobaté. Pyramidu ze tří lze bodovat: 5\u00a0bodů za každého; na konci hry přinese každý akrobat 5\u00a0bodů.",
    who: (names) => `Zde: ${listed(names)}.`,
    nobody: "Nikdo zde není.",
    here: "Zde stojí šapitó. Až se vydá dál, a\u00a0také na konci, se jeho žeton odkryje: každý družiník na této kartičce a\u00a0osmi kolem přinese tolik bodů.",
  },
  labels: { acrobats: "Akrobat", pyramid: "Pyramida" },
  primary: { pyramid: "Bodovat pyramidu" },
  hint: {
    acrobats: "Družiník se smí stát akrobatem, na právě přiložené kartičce nebo na sousední; tři z\u00a0nich tvoří pyramidu.",
    pyramid: "Tři akrobaté tvoří pyramidu. Klepnutím ji můžeš bodovat místo postavení figurky: 5\u00a0bodů za každého akrobata jeho hráči.",
    ringmaster:
      "Principál se staví jako družiník. Když se boduje jeho oblast, přinese každá kartička s\u00a0manéží nebo akrobaty mezi devíti kolem něj 2\u00a0body navíc.",
    chosen: "Každý akrobat přinese svému hráči 5\u00a0bodů a\u00a0všichni tři se vrátí.",
  },
  why: {
    noPyramid: "Pyramida ze tří akrobatů tam není.",
    noAcrobat: "Akrobatem se stane jen družiník, na právě přiložené kartičce nebo na sousední, kde stojí méně než tři a\u00a0nevede most.",
    animalMissing: "Záznam musí říci, který žeton přijde pod šapitó, jako v\u00a0„tile BT06 2,0 1\u00a0animal 4“.",
    animalKnown: "Záznam říká jinde, který žeton přijde (Animals), nebo už žádný takový nezbývá.",
  },
  then: { pyramid: "Potom se boduje pyramida." },
  advice: { pyramid: "Boduj pyramidu." },
  steps: {
    bigTop: "Kartička s\u00a0manéží: místo, které šapitó opouští, se boduje a\u00a0šapitó se přesune na novou kartičku.",
  },
  articles: {
    bigtop: {
      title: "Šapitó a\u00a0principál",
      text: [
        "Na dvanácti kartičkách je manéž. Když některou z\u00a0nich přiložíš, přijde k\u00a0ní na konci tvého tahu šapitó a\u00a0pod ním leží lícem dolů jeden ze 16\u00a0žetonů. Než se šapitó vydá dál, žeton se odkryje: každý družiník na jeho kartičce a\u00a0osmi kolem přinese svému hráči tolik bodů, kolik žeton ukazuje, od 1\u00a0do 7. Na konci hry se stejně odkryje poslední žeton.",
        "Každý hráč má jednoho principála. Staví se a\u00a0počítá jako družiník, ale akrobatem se nestane. Kdykoli se boduje cesta, město, klášter nebo louka, kde stojí, přinese svému hráči 2\u00a0body za každou kartičku s\u00a0manéží nebo akrobaty mezi svou a\u00a0osmi kolem, s\u00a0většinou i\u00a0bez ní.",
      ],
      see: "Šapitó se vydalo dál. Jeho žeton ukázal 3: Červená má kolem starého místa dva družiníky, Modrá má jednoho.",
    },
    acrobats: {
      title: "Akrobaté",
      text: [
        "Osm kartiček má místo pro akrobaty. Místo obvyklého postavení figurky tam smíš dát družiníka, na právě přiloženou kartičku nebo na některou z\u00a0osmi kolem; tajnou chodbou na kteroukoli. Na jedné kartičce stojí až tři akrobaté, ať patří komukoli. Nic neobsazují.",
        "Když tři akrobaté tvoří pyramidu, smí ji ten, kdo je na tahu, bodovat místo postavení figurky: každý akrobat přinese svému hráči 5\u00a0bodů a\u00a0všichni tři se vrátí. Na konci hry přinese každý akrobat, který ještě stojí, 5\u00a0bodů, i\u00a0sám. Přes kartičku s\u00a0akrobaty nevede most.",
      ],
      see: "Červená bodovala pyramidu: 10\u00a0bodů za dva vlastní akrobaty a\u00a05 za akrobata Modré.",
    },
  },
};
