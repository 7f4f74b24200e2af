// @ts-check
/** The Ferries, in German. */
import { cell } from "../../i18n/language/de/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: { ferry: (name, first, second, x, y) => `${name} lässt die Fähre die Straßen im ${first} und im ${second} verbinden (${cell(x, y)}).` },
  actions: { ferry: (first, second, x, y) => `Die Straßen im ${first} und im ${second} verbinden (${cell(x, y)})` },
  edges: { N: "Norden", E: "Osten", S: "Süden", W: "Westen" },
  visitors: (first, second) => `Die Fähre verbindet die Straßen im ${first} und im ${second}; die anderen enden am See.`,
  parts: { lake: "See mit Fähre" },
  labels: { ferry: (first, second) => `${first} – ${second}` },
  pieces: { ferry: "Fähre" },
  hint: {
    ferry: "Wähle, welche zwei Straßen die Fähre deines Sees verbindet. Sie werden eine Straße, die anderen enden am See.",
    ferries: "Eine Straße von deinem Plättchen führt zu dieser Fähre: Sie darf zwei andere Straßen verbinden oder bleiben.",
    chosen: "Diese zwei Straßen werden eine. Was dadurch fertig wird, wird sofort gewertet.",
  },
  primary: { ferry: "Fähre legen", ferries: "Fähre versetzen" },
  skip: { ferries: "Fähre so lassen" },
  why: {
    ferry: "Lege zuerst die Fähre des neuen Sees.",
    ferries: "Eine Fähre darf jetzt übersetzen oder bleiben.",
    noLake: "Dort ist kein See mit zwei solchen Straßen.",
    sameFerry: "Die Fähre verbindet diese zwei Straßen schon.",
    ferryNotFound: "Keine Straße vom neuen Plättchen führt zuerst zu dieser Fähre, oder sie hat schon übergesetzt.",
    noFerry: "Jetzt setzt keine Fähre über.",
  },
  advice: { ferry: "Lege die Fähre wie auf dem Brett gezeigt." },
  steps: {
    ferry: "Ein Plättchen mit See: Du legst seine Fähre.",
    ferries: "Andere Fähren, zu denen eine Straße von deinem Plättchen führt, dürfen übersetzen.",
  },
  articles: {
    ferries: {
      title: "Die Fähren",
      text: [
        "An einem See enden die Straßen. Wenn du ein Plättchen mit einem See legst, darfst du wie sonst eine Figur auf eine seiner Straßen setzen; dann legst du die Fähre so, dass sie zwei der Straßen verbindet. Sie werden eine Straße, die anderen enden am See. Erst danach wird gewertet.",
        "Wenn du ein Plättchen mit einer Straße legst, folge ihr in jede Richtung. Jede Fähre, zu der du zuerst kommst, darf übersetzen: Sie verbindet dann zwei andere Straßen ihres Sees. Eine Fähre setzt in diesem Zug höchstens einmal über, und Pflicht ist das nie. Eine Abtei bewegt keine Fähre.",
        "Wird dadurch eine Straße fertig, wird sie sofort gewertet, wo sie auch liegt; ein See zählt als ein Plättchen. Figuren bleiben, wo sie stehen; ein Baumeister, der allein zurückbleibt, geht heim. Eine Fähre bringt dem Baumeister keinen Doppelzug.",
      ],
      see: "Die Fähre von Rot verbindet die Straßen im Westen und im Osten: eine Straße über den See. Die Straße im Süden endet dort.",
    },
  },
};
