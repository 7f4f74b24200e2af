// @ts-check
/** A turn from its first step to its last, in German. */

export const turn = {
  title: "Ein Zug, Schritt für Schritt",
  about: "Mit den Erweiterungen dieses Spiels geschieht alles in dieser Reihenfolge. Was nicht vorkommt, wird übersprungen.",
  steps: {
    abbey: "Hat die Landschaft eine Lücke, darfst du deine Abtei hineinlegen, statt ein Plättchen zu ziehen.",
    draw: "Du ziehst ein Plättchen. Passt es nirgends, kommt es aus dem Spiel, und du ziehst ein anderes.",
    lay: "Du legst das Plättchen so, dass alle Kanten passen.",
    figure: "Du darfst eine Figur auf das Plättchen setzen oder stattdessen etwas anderes tun.",
    phantom: "Du darfst auch dein Phantom setzen.",
    score: "Alles, was das Plättchen fertiggestellt hat, wird gewertet, und die Figuren dort kommen zurück.",
    wagon: "Statt zurückzukommen, darf ein Wagen in ein Gebiet daneben weiterfahren.",
    secondTile: "Ist die Straße oder Stadt deines Baumeisters gewachsen, machst du all das noch einmal mit einem weiteren Plättchen.",
    secondPart: "Das zweite Plättchen darfst du ablehnen; dann endet dein Zug.",
    next: "Der nächste Spieler ist am Zug.",
  },
};
