// @ts-check
/** Die Räuber, auf Deutsch. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("de");

const points = (/** @type {number} */ count) => plural(count, { one: "1 Punkt", other: "# Punkte" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    put: (name, space) => `${name} stellt einen Räuber auf Feld ${space} der Zählleiste.`,
    robbed: (name, from, count) => `${name} beraubt ${from}: ${points(count)} für ${name}.`,
    followed: (name, space) => `Der Räuber von ${name} zieht mit auf Feld ${space}.`,
    home: (name) => `Der Räuber von ${name} kehrt zurück.`,
  },
  scores: { loot: " durch Raub" },
  actions: {
    put: (names, space) => `Neben ${names} (Feld ${space})`,
    rob: (name) => `${name} berauben`,
    follow: (name) => `Mit ${name} weiterziehen`,
  },
  parts: { robber: "Beutesack" },
  holdings: {
    figure: (space) => `auf Feld ${space} der Zählleiste`,
    robber: (space) => `Räuber auf Feld ${space}`,
    home: "Räuber im Vorrat",
    kinds: { figure: "Feld auf der Zählleiste", robber: "Feld des Räubers" },
  },
  pieces: { robber: "Räuber" },
  mover: {
    robber: (name) => `${name}: ein Räuber`,
    rob: (name) => `${name}: Wahl des Räubers`,
  },
  hint: {
    put: "Du darfst deinen Räuber auf der Zählleiste neben die Figur eines anderen stellen. Bekommt diese Person das nächste Mal Punkte, erhältst du halb so viele.",
    rob: "Mehrere neben deinem Räuber punkten jetzt. Wähle, wen du beraubst.",
    follow:
      "Eine Figur neben deinem Räuber zieht durch Beute weiter; Beute kann nicht geraubt werden. Dein Räuber darf mitziehen oder bei den anderen bleiben.",
  },
  skip: { robber: "Kein Räuber", rob: "Der Räuber bleibt" },
  why: {
    robber: "Entscheide zuerst, wohin dein Räuber geht, oder verzichte.",
    robVictim: "Wähle zuerst, wen dein Räuber beraubt.",
    robFollow: "Wähle zuerst, ob dein Räuber mitzieht oder bleibt.",
    robNobodyThere: "Auf diesem Feld der Zählleiste steht keine Figur eines anderen.",
    robAlreadyThere: "Dein Räuber steht schon auf diesem Feld.",
    robNoVictim: "Dieser Spieler punktet jetzt nicht neben deinem Räuber.",
    noRobber: "Jetzt wird nicht nach einem Räuber gefragt.",
  },
  advice: { robber: "Stelle den Räuber dorthin.", rob: "Beraube diesen Spieler.", follow: "Lass den Räuber mitziehen." },
  steps: {
    robber: "Ein Plättchen mit Beutesack: Du darfst deinen Räuber auf die Zählleiste stellen, die anderen auch.",
    advance: "Figuren auf der Zählleiste ziehen, und Räuber nehmen ihren Anteil.",
  },
  articles: {
    robbers: {
      title: "Die Räuber",
      text: [
        "Alle haben einen Räuber. Legst du ein Plättchen mit einem Beutesack, darfst du deinen Räuber auf ein Feld der Zählleiste stellen, auf dem die Figur eines anderen steht, oder ihn auf ein anderes solches Feld versetzen. Das geschieht, bevor du eine Figur auf das Plättchen setzt. Danach darf eine weitere Person dasselbe tun: die nächste im Uhrzeigersinn, deren Räuber im Vorrat ist. Die Zählleiste hat 50 Felder; 3 und 53 Punkte teilen sich eines.",
        "Zieht eine Figur neben deinem Räuber weiter, weil jemand punktet, bekommst du die Hälfte dieser Punkte, aufgerundet, und dein Räuber kehrt zurück. Die andere Person verliert nichts. Dein Räuber muss die ersten Punkte nehmen, die kommen, so wenige es auch sind, und jede Wertung zählt für sich: ein Gebiet, die Fee, ein Wachturm, eine Burg. Punkten mehrere neben deinem Räuber für dasselbe Gebiet, wählst du, wen du beraubst. Stehen mehrere Räuber auf einem Feld, bekommt jeder die Hälfte.",
        "Punkte aus einem Raub werden nicht geraubt. Ein Räuber neben einer Figur, die durch sie weiterzieht, zieht mit; bleiben andere auf dem Feld zurück, darf er bei ihnen bleiben. Punkte, die jemand bezahlt, bewegen keinen Räuber. In der Schlusswertung wird nichts geraubt.",
      ],
      see: "Rot bekommt 3 Punkte für eine Straße. Der Räuber von Blau steht neben der Figur von Rot: Blau bekommt 2 Punkte.",
    },
  },
};
