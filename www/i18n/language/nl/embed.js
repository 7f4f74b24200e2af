// @ts-check
/** Borden op pagina's van anderen, in het Nederlands. @type {typeof import("../en/embed.js").embed} */
export const embed = {
  wheel: "Klik op het bord om met het muiswiel te zoomen.",
  fingers: "Verplaats het bord met twee vingers, of tik het eerst aan.",
  again: "Nieuw spel",
  boards: {
    view: "Bord. Plus en min zoomen, I leest de laatste tegel voor, S de punten.",
    example: "Bord van het voorbeeld. De pijltjestoetsen kiezen een plek, R draait de tegel, Enter bevestigt, Escape maakt de keuze ongedaan.",
  },
  legend: { label: "Legenda", others: "Andere teksten op het bord" },
  example: {
    label: "Voorbeeld",
    step: (step, all) => `Stap ${step} van ${all}`,
    begin: "Volg het voorbeeld stap voor stap, of probeer een eigen zet.",
    next: "Verder",
    back: "Terug",
    own: "Je probeert een eigen zet.",
    return: "Terug naar het voorbeeld",
    done: "Hier eindigt het voorbeeld. Probeer een eigen zet.",
  },
  puzzle: {
    task: (name) => `${name} is aan de beurt: vind de juiste zet.`,
    other: "Dat is niet de juiste zet.",
    searching: "Alle zetten worden geprobeerd …",
  },
  notPlayed: (set) => `${set} kan hier nog niet worden gespeeld: wat de eigen symbolen doen, is hier niet bekend.`,
  tryAgain: "Opnieuw proberen",
  problems: {
    size: "Het spelverslag is langer dan 64 KB.",
    network: "Het spelverslag kon niet worden geladen.",
    tiles: "De tegels van dit spelverslag konden niet worden geladen.",
    empty: "Er is geen spelverslag opgegeven.",
    mode: (mode) => `De modus ‘${mode}’ bestaat niet.`,
    players: "De lijst van spelers is niet te lezen. Geef een aantal op, of kleuren met namen: ‘red Ann, blue (ai:greedy)’.",
    puzzle: "Een puzzel heeft een spelverslag nodig dat eindigt met een tegel in de hand.",
  },
};
