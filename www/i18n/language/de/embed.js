// @ts-check
/** Spielfelder auf den Seiten anderer, auf Deutsch. @type {typeof import("../en/embed.js").embed} */
export const embed = {
  wheel: "Klicke auf das Brett, um mit dem Mausrad zu zoomen.",
  fingers: "Bewege das Brett mit zwei Fingern, oder tippe es zuerst an.",
  again: "Neues Spiel",
  boards: {
    view: "Spielbrett. Plus und Minus zoomen, I liest das letzte Plättchen vor, S die Punkte.",
    example: "Spielbrett des Beispiels. Die Pfeiltasten wählen ein Feld, R dreht das Plättchen, Enter bestätigt, Escape hebt die Auswahl auf.",
  },
  legend: { label: "Legende", others: "Weitere Texte auf dem Brett" },
  example: {
    label: "Beispiel",
    step: (step, all) => `Schritt ${step} von ${all}`,
    begin: "Gehe das Beispiel Schritt für Schritt durch, oder probiere einen eigenen Zug.",
    next: "Weiter",
    back: "Zurück",
    own: "Du probierst einen eigenen Zug.",
    return: "Zurück zum Beispiel",
    done: "Hier endet das Beispiel. Probiere einen eigenen Zug.",
  },
  puzzle: {
    task: (name) => `${name} ist dran: Finde den richtigen Zug.`,
    other: "Das ist nicht der richtige Zug.",
    searching: "Alle Züge werden geprüft …",
  },
  notPlayed: (set) => `${set} kann hier noch nicht gespielt werden: Was die neuen Symbole bewirken, ist hier nicht bekannt.`,
  tryAgain: "Noch einmal versuchen",
  problems: {
    size: "Das Protokoll ist länger als 64 KB.",
    network: "Das Protokoll konnte nicht geladen werden.",
    tiles: "Die Plättchen dieses Protokolls konnten nicht geladen werden.",
    empty: "Es ist kein Protokoll angegeben.",
    mode: (mode) => `Den Modus „${mode}“ gibt es nicht.`,
    players: "Die Liste der Spieler ist nicht lesbar. Gib eine Zahl an oder Farben mit Namen: „red Ann, blue (ai:greedy)“.",
    puzzle: "Ein Rätsel braucht ein Protokoll, an dessen Ende ein Plättchen in der Hand ist.",
  },
};
