// @ts-check
/** Die Depeschen, auf Deutsch. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("de");

const points = (/** @type {number} */ count) => plural(count, { one: "1 Punkt", other: "# Punkte" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    came: (name, card) => `${name} bekommt eine Depesche: ${card}.`,
    points: (name) => `${name} nimmt die 2 Punkte der Depesche.`,
    action: (name, count) => `${name} führt die Aktion der Depesche aus: ${points(count)}.`,
    tile: (name) => `${name} legt noch ein Plättchen an.`,
    another: (name) => `${name} zieht das Plättchen der Depesche.`,
  },
  scores: { message: " für eine Depesche" },
  actions: {
    score: (figure, from, to, message) =>
      `Mit ${figure === "woman" ? "der Botin" : "dem Meeple"} von ${from} auf ${to} ziehen${message ? ": eine Depesche" : ""}`,
    points: "2 Punkte nehmen",
    action: (count) => `Aktion ausführen: ${points(count)}`,
    tile: "Noch ein Plättchen anlegen",
    follower: (figure, count) => `${figure} werten: ${points(count)}`,
    named: (card, title, text) => `Depesche ${card}, ${title}: ${text}`,
    label: (count) => `+${count}`,
  },
  cards: [
    { title: "kleinste Straße", text: "Werte deine kleinste Straße wie bei Spielende; deine Figur bleibt stehen." },
    { title: "kleinste Stadt", text: "Werte deine kleinste Stadt wie bei Spielende; deine Figur bleibt stehen." },
    { title: "kleinstes Kloster", text: "Werte dein kleinstes Kloster wie bei Spielende; deine Figur bleibt stehen." },
    { title: "noch ein Plättchen", text: "Zieh noch ein Plättchen und leg es an." },
    { title: "Wappen", text: "2 Punkte für jedes Wappen in Städten, in denen du einen Ritter hast." },
    { title: "Ritter", text: "2 Punkte für jeden deiner Ritter." },
    { title: "Bauern", text: "2 Punkte für jeden deiner Bauern." },
    { title: "ein Gefolgsmann", text: "Werte einen deiner Gefolgsleute wie bei Spielende und nimm ihn zurück." },
  ],
  holdings: {
    counts: (meeple, woman) => `Meeple auf ${meeple}, Botin auf ${woman}`,
    kinds: { meeple: "Punkte des Meeples", woman: "Punkte der Botin" },
  },
  pieces: { woman: "Botin", message: "Depesche" },
  mover: {
    score: (name) => `${name}: Welche Figur zieht?`,
    message: (name) => `${name}: eine Depesche`,
  },
  primary: { messageFollower: "Diese Figur werten", messageAction: "Aktion ausführen" },
  hint: {
    score: "Wähle, welche deiner beiden Figuren auf der Zählleiste zieht. Landet sie in deinem Zug auf einem Vielfachen von 5, bekommst du eine Depesche.",
    message: "Führe die Aktion aus, oder nimm stattdessen 2 Punkte.",
    follower: "Wähle die Figur, oder nimm stattdessen 2 Punkte.",
    named: "Eine Depesche ist gekommen. Sag, welche es ist und was du nimmst.",
  },
  why: {
    scoreFigure: "Wähle zuerst, welche deiner Figuren auf der Zählleiste zieht.",
    noScoreFigure: "Jetzt wird nicht gefragt, welche Figur auf der Zählleiste zieht.",
    message: "Führe zuerst die Aktion der Depesche aus, oder nimm ihre 2 Punkte.",
    noMessage: "Es ist keine Depesche gekommen.",
    messageNothing: "Für diese Depesche gibt es nichts zu zählen, also bringt sie 2 Punkte.",
    messageNoFollower: "Diese Depesche wertet keine einzelne Figur.",
    messageNotThisOne: "Die Depesche wertet nur deine Gefolgsleute auf unfertigen Straßen, in unfertigen Städten, Klöstern und Gärten und auf Wiesen.",
    messageFollower: "Wähle zuerst die Figur, die die Depesche wertet.",
    messageMissing: "Sag zuerst, welche Depesche gekommen ist.",
    messageKnown: "Es ist bekannt, welche Depesche gekommen ist.",
    messageCameBefore: "Diese Depesche war schon da. Sie kommt erst nach allen anderen wieder.",
  },
  advice: {
    score: "Zieh mit dieser Figur.",
    messagePoints: "Nimm die 2 Punkte.",
    messageAction: "Führe die Aktion aus.",
    messageFollower: "Werte diese Figur.",
  },
  steps: {
    advance: "Punkte bewegen eine der beiden Figuren eines Spielers auf der Zählleiste.",
    message: "Landet deine Figur auf einem Vielfachen von 5, bekommst du eine Depesche.",
  },
  articles: {
    messages: {
      title: "Die Depeschen",
      text: [
        "Jeder hat zwei Figuren auf der Zählleiste, einen Meeple und eine Botin. Immer wenn du Punkte bekommst, in deinem Zug oder nicht, wählst du, welche der beiden zieht; alle Punkte einer Wertung gehören einer Figur. Deine Punkte sind, was beide zusammen haben.",
        "Zieht eine deiner Figuren in deinem eigenen Zug und landet auf einem Vielfachen von 5, bekommst du eine Depesche: Deck die oberste auf, und führe entweder ihre Aktion aus oder nimm 2 Punkte. Dann kommt sie unter den Stapel. Es gibt acht: Deine kleinste Straße, deine kleinste Stadt oder dein kleinstes Kloster wird wie bei Spielende gewertet, wer auch immer die Mehrheit hat, und deine Figur bleibt stehen; du legst noch ein Plättchen an; 2 Punkte für jedes Wappen in Städten, in denen du einen Ritter hast, für jeden deiner Ritter oder für jeden deiner Bauern; einer deiner Gefolgsleute wird wie bei Spielende gewertet, für dich allein, und kommt zurück.",
        "Es zählt nur das Feld, auf dem eine Figur nach allen Punkten der Wertung steht. Die Punkte einer Depesche können eine Figur auf das nächste Vielfache von 5 bringen, und dann kommt noch eine. Gibt es nichts zu zählen, bringt die Depesche 2 Punkte. Das weitere Plättchen ist ein eigener Zug dazwischen; ein zweiter Teil deines Zuges folgt erst danach. In der Schlusswertung kommt keine Depesche.",
      ],
      see: "Die Straße von Rot bringt 5 Punkte, mit denen die Botin auf 5 zieht. Die Depesche wertet die kleinste Stadt von Rot: 3 Punkte für den Meeple.",
    },
  },
};
