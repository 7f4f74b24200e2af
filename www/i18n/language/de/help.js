// @ts-check
/** How to play in six sentences, the board aids and the keys of the board, in German. */

/** @type {typeof import("../en/help.js").help} */
export const help = {
  title: "So wird gespielt",
  steps: [
    "In jedem Zug ziehst du ein Plättchen und legst es an die Plättchen auf dem Tisch an: Stadt muss an Stadt liegen, Straße an Straße und Wiese an Wiese.",
    "Dann darfst du eine Figur auf dieses Plättchen setzen: in eine Stadt, auf eine Straße, in ein Kloster oder auf eine Wiese, aber nur, wenn dort noch keine Figur steht, auch keine eigene.",
    "Eine fertige Stadt bringt 2 Punkte für jedes Plättchen und jedes Wappen, eine fertige Straße 1 Punkt je Plättchen und ein Kloster mit allen acht Nachbarn 9 Punkte. Die Figuren kommen dann zu dir zurück.",
    "Stehen Figuren mehrerer Spieler im selben Gebiet, bekommt die Punkte, wer dort die meisten hat. Bei Gleichstand bekommen alle Beteiligten die vollen Punkte.",
    "Bauern bleiben bis zum Ende auf ihrer Wiese und bringen dann Punkte für jede fertige Stadt daneben. Auch unfertige Gebiete bringen noch ein paar Punkte.",
    "Wenn alle Plättchen gelegt sind, gewinnt, wer die meisten Punkte hat.",
  ],
  aids: {
    all: "Ohne Hilfen liest jeder das Brett selbst. Die Auswahl unten bleibt erhalten.",
    legal: "Felder, auf die du das Plättchen in der Hand legen darfst. Antippen kannst du sie auch ohne Markierung.",
    dead: "Ein Kreuz zeigt, wo keines der restlichen Plättchen passt.",
    last: "Seine Ecken sind in der Farbe der Person markiert, die es gelegt hat.",
    light:
      "Tippe oder zeige auf eine Stadt, eine Straße, eine Wiese oder ein Kloster: Du siehst, was das Gebiet wert ist und wem es gehört. Auf einem leeren Feld siehst du, wie viele Plättchen passen.",
    fields: "Wiesen sind in der Farbe der Person schraffiert, der sie gehören, mit der Zahl der Städte, die sie versorgen.",
    points: "Sie stehen neben jedem Punktestand.",
  },
  /** Of a player who leaves. */
  away: {
    help: "Steigt jemand aus, kann der Computer weiterspielen. Übernimmt niemand, legen die anderen diese Plättchen gemeinsam, ohne Figuren zu setzen. Figuren auf dem Brett zählen wie immer.",
    nobody: "Niemand: gemeinsam legen",
  },
  keys: "Tasten, wenn das Brett den Fokus hat:",
  keyList: [
    ["I", "nächstes Gebiet des letzten Plättchens"],
    ["T", "restliche Plättchen"],
    ["F", "Wiesen"],
    ["P", "Punkte"],
    ["H", "alle Hilfen an oder aus"],
    ["W", "was ein Meister tun würde"],
    ["S", "Punkte von allen"],
    ["D", "das Plättchen in der Hand"],
    ["L", "der letzte Zug"],
    ["M", "meine Figuren"],
    ["O", "wer dran ist"],
    ["G", "Brett als Text"],
    ["/", "einen Zug eingeben"],
    ["A/?", "diese Liste"],
  ],
};
