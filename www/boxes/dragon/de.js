// @ts-check
/** The Princess & the Dragon, in German. */
import { FIGURES, cell, place } from "../../i18n/language/de/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    eaten: (name, figure) => `Der Drache hat eine Figur von ${name} gefressen: ${FIGURES[figure].name}.`,
    sentAway: (name, figure) => `Ein Burgfräulein schickt eine Figur von ${name} nach Hause: ${FIGURES[figure].name}.`,
    comes: "Der Drache kommt zum Vulkan: Dort darf keine Figur gesetzt werden.",
    walks: (name, x, y) => `${name} zieht den Drachen (${cell(x, y)}).`,
    fairy: (name, x, y) => `${name} schickt die Fee zu einer Figur (${cell(x, y)}).`,
  },
  scores: {
    fairy: " für die Fee",
  },
  actions: {
    fairy: (x, y, where) => `Fee: ${cell(x, y)}${where ? `, ${place(where)}` : ""}`,
    princess: (name, figure, x, y, where) => `Nach Hause schicken: ${FIGURES[figure].name} von ${name} (${cell(x, y)}: ${place(where)})`,
    dragon: (x, y) => `Drache: ${cell(x, y)}`,
  },
  then: {
    fairy: "Dann die Fee.",
    princess: "Dann schickt ein Burgfräulein einen Ritter nach Hause.",
  },
  visitors: {
    dragon: "Der Drache ist auf diesem Plättchen: Hier darf keine Figur gesetzt werden.",
    fairy: (name) =>
      name
        ? `Die Fee ist auf diesem Plättchen bei einer Figur von ${name}, und der Drache darf es nicht betreten.`
        : "Die Fee ist auf diesem Plättchen, das der Drache nicht betreten darf.",
  },
  princess: "mit Burgfräulein",
  pieces: {
    fairy: "Fee",
    dragon: "Drache",
  },
  mover: {
    dragon: (name) => `${name} zieht den Drachen`,
  },
  primary: {
    fairy: "Fee setzen",
    princess: "Ritter nach Hause schicken",
    dragon: "Drachen ziehen",
  },
  hint: {
    dragon: (step, all) => `Schritt ${step} von ${all}: Wähle ein Plättchen neben dem Drachen.`,
    princess: "Ein Burgfräulein: Wähle einen Ritter, der nach Hause geht, eine Stelle für deine Figur oder nichts.",
    fairy: "Wähle die Figur, die die Fee beschützen soll.",
    portal: "Ein Zaubergang: Deine Figur darf auf jede markierte Stelle, auch auf anderen Plättchen.",
    chosen: {
      fairy: "Die Fee hier: Der Drache darf nicht hierher, du bekommst 1 Punkt, wenn dein Zug beginnt, und 3 Punkte, wenn die Figur gewertet wird.",
      princess: "Dieser Ritter kommt ohne Punkte zurück, und du setzt keine Figur.",
      dragon: "Der Drache frisst alle Figuren auf diesem Plättchen.",
    },
  },
  why: {
    noPortal: "Auf ein anderes Plättchen kommt eine Figur nur durch einen Zaubergang auf dem eben gelegten Plättchen, und nur eine.",
    dragonThere: "Wo der Drache ist, darf keine Figur gesetzt werden.",
    dragon: "Erst muss der Drache einen Schritt machen.",
    dragonStep:
      "Dorthin kann der Drache nicht: Er geht auf ein benachbartes Plättchen, auf dem er auf diesem Weg noch nicht war und auf dem die Fee nicht ist.",
    dragonRests: "Der Drache zieht gerade nicht.",
    noFairy: "Die Fee kommt nur zu einer deiner Figuren, und nicht dorthin, wo sie schon ist.",
    noKnight: "Das ist kein Ritter in der Stadt des Burgfräuleins, das du eben gelegt hast.",
    knight: "Du musst einen Ritter aus der Stadt des Burgfräuleins nach Hause schicken.",
  },
  advice: {
    fairy: "Schicke die Fee wie auf dem Brett gezeigt.",
    princess: "Schicke den Ritter wie auf dem Brett gezeigt nach Hause.",
    dragon: "Ziehe den Drachen wie auf dem Brett gezeigt.",
  },
  steps: {
    dragon: "Nach einem Drachenplättchen macht der Drache bis zu sechs Schritte; alle ziehen ihn reihum.",
  },
  articles: {
    volcano: {
      title: "Der Vulkan",
      text: [
        "Wenn du ein Plättchen mit Vulkan legst, kommt der Drache sofort dorthin, beim ersten Mal aus dem Vorrat. Er frisst dort nichts.",
        "Wo der Drache ist, darf niemand eine Figur oder ein Phantom setzen oder mit einem Wagen hinfahren. Fee, Stockwerk und Gutshof dürfen dorthin.",
        "Plättchen mit Drachen kommen erst nach dem ersten Vulkan: Die früheren werden beiseitegelegt und danach wieder eingemischt.",
      ],
      see: "Der Drache ist vom ersten Vulkan zum zweiten gekommen. Rot darf dort keine Figur setzen.",
    },
    dragon: {
      title: "Der Weg des Drachen",
      text: [
        "Nachdem ein Plättchen mit Drachen gelegt und die Figur gesetzt ist, macht der Drache bis zu sechs Schritte. Den ersten bestimmt, wer am Zug ist, dann reihum die anderen.",
        "Ein Schritt führt auf ein benachbartes Plättchen, auf dem der Drache auf diesem Weg noch nicht war, sein erstes mitgezählt, und auf dem die Fee nicht ist. Wer kann, muss ihn ziehen; sonst endet der Weg.",
        "Er frisst alle Figuren auf jedem Plättchen, das er betritt, auch auf Türmen; sie kommen zu ihren Spielern zurück. Gutshöfe sind sicher. Unter „Regeloptionen“ lässt sich einstellen, dass er erst nach der Wertung zieht.",
      ],
      see: "Erst zog Rot den Drachen, dann Blau. Er fraß zwei Figuren und kam dann nicht mehr weiter.",
    },
    fairy: {
      title: "Die Fee",
      text: [
        "Statt eine Figur zu setzen, darfst du die Fee zu einer deiner Figuren schicken, wo immer sie steht, aber nicht zu Baumeister, Schwein oder Gutshof. Ihr Plättchen darf der Drache nicht betreten.",
        "Ist sie zu Beginn deines Zuges bei deiner Figur, bekommst du 1 Punkt. Wird die Figur gewertet, auch am Ende, bekommst du 3 Punkte mehr, auch ohne Mehrheit.",
        "Kommt die Figur zurück, bleibt die Fee auf ihrem Plättchen. Unter „Regeloptionen“ lässt sich einstellen, dass sie alle Figuren auf ihrem Plättchen beschützt.",
      ],
      points: [
        ["Die Fee, zu Beginn deines Zuges", "1"],
        ["Die Figur bei der Fee wird gewertet", "3"],
      ],
      see: "Die Straße von Rot aus fünf Plättchen ist fertig: 5 Punkte und 3 für die Fee, die bleibt.",
    },
    princess: {
      title: "Das Burgfräulein",
      text: [
        "Wenn du ein Plättchen mit Burgfräulein an eine Stadt mit Rittern legst, darfst du einen von ihnen ohne Punkte nach Hause schicken, einen eigenen oder fremden, statt eine Figur zu setzen.",
        "Dann setzt du mit diesem Plättchen nichts mehr, auch kein Phantom. Unter „Regeloptionen“ lässt sich das zur Pflicht machen.",
      ],
      see: "Blau hat das Plättchen mit dem Burgfräulein gelegt, und der Ritter von Rot kam ohne Punkte zurück.",
    },
    portal: {
      title: "Der Zaubergang",
      text: [
        "Wenn du ein Plättchen mit Zaubergang legst, darf deine Figur auf jedes Plättchen: auf eine Straße, in eine Stadt, ein Kloster oder einen Garten, wenn sie unbesetzt und unfertig sind, oder auf eine unbesetzte Wiese.",
        "Baumeister, Schwein und Gutshof können ihn nicht benutzen, und zum Drachen kommt keine Figur.",
      ],
      see: "Die Figur von Rot ging durch den Zaubergang auf eine Wiese des Startplättchens. Die Stadt dort ist fertig, und die Straße hat Blau.",
    },
  },
};
