// @ts-check
/** Spielfelder auf den Seiten anderer, auf Deutsch. @type {typeof import("../en/embed.js").embed} */
export const embed = {
  wheel: "Klicke auf das Spielfeld, dann zoomt das Rad.",
  fingers: "Zwei Finger bewegen das Spielfeld, oder tippe es zuerst an.",
  again: "Neues Spiel",
  boards: {
    view: "Spielfeld. Plus und Minus zoomen, I liest das letzte Plättchen vor, S die Punkte.",
    example: "Spielfeld des Beispiels. Pfeiltasten wählen eine Stelle, R dreht das Plättchen, Enter bestätigt, Escape nimmt die Wahl zurück.",
  },
  legend: { label: "Legende", others: "Weitere Texte auf dem Spielfeld" },
  example: {
    label: "Beispiel",
    step: (step, all) => `Schritt ${step} von ${all}`,
    begin: "Geh Schritt für Schritt weiter, oder probiere einen eigenen Zug.",
    next: "Weiter",
    back: "Zurück",
    own: "Das ist dein eigener Weg.",
    return: "Zurück zum Beispiel",
    done: "Hier endet das Beispiel. Probiere einen eigenen Zug.",
  },
  puzzle: {
    task: (name) => `${name} ist dran: Finde den richtigen Zug.`,
    other: "Das ist nicht der gesuchte Zug.",
    searching: "Alle Züge werden probiert …",
  },
  problems: {
    size: "Der Text ist länger als 64 KB.",
    network: "Das Protokoll konnte nicht geladen werden.",
    empty: "Es ist kein Protokoll angegeben.",
    mode: (mode) => `Den Modus „${mode}“ gibt es nicht.`,
    players: "Die Spieler sind nicht lesbar. Gib eine Zahl an oder Farben mit Namen: „red Ann, blue (ai:greedy)“.",
    puzzle: "Ein Rätsel braucht ein Protokoll, an dessen Ende ein Plättchen in der Hand ist.",
  },
};
