// @ts-check
/** The rules in detail, in German. */

/** @type {typeof import("../en/options.js").options} */
export const options = {
  farms: {
    title: "Was Bauern bringen",
    help: "Was Bauern am Ende des Spiels bringen.",
    values: {
      third: "3 Punkte für jede fertige Stadt an ihrer Wiese",
      second: "ebenso, aber eine Stadt bringt jedem nur einmal Punkte",
      first: "4 Punkte je Stadt für die meisten Bauern ringsum",
      off: "keine Bauern",
    },
  },
  "small-city": {
    title: "Was eine Stadt aus zwei Plättchen wert ist",
    help: "Was eine fertige Stadt aus nur zwei Plättchen wert ist.",
    values: { full: "2 Punkte je Plättchen, wie jede Stadt", half: "1 Punkt je Plättchen" },
  },
  followers: { title: "Wie viele Meeples jeder hat", help: "Wie viele Meeples jeder hat.", values: {} },
  "first-player": { title: "Wer beginnt", help: "Wer das erste Plättchen legt.", values: { random: "wird ausgelost", seat: "wer oben in der Liste steht" } },
  remaining: { title: "Restliche Plättchen nachsehen", help: "Ob man nachsehen darf, welche Plättchen noch kommen.", values: { shown: "ja", hidden: "nein" } },
  "river-turn": {
    title: "Wie der Fluss abbiegen darf",
    help: "Wie der Fluss abbiegen darf.",
    values: {
      immediate: "nicht auf zwei Plättchen nacheinander in dieselbe Richtung",
      never: "nicht zweimal in dieselbe Richtung, auch nicht nach geraden Stücken",
      any: "beliebig",
    },
  },
  "start-tile": {
    title: "Was aus dem Startplättchen wird",
    help: "Was aus dem Startplättchen wird, wenn das Spiel an einer Quelle beginnt.",
    values: { removed: "es kommt aus dem Spiel", kept: "es wird eingemischt" },
  },
  "river-tiles": {
    title: "Quelle und See des Flusses",
    help: "Welche Quelle und welchen See der Fluss hat.",
    values: { 2016: "die von 2016", 2021: "die der Jubiläumsausgabe" },
  },
  lake: {
    title: "Wer den See legt",
    help: "Wer den See am Ende des Flusses legt.",
    values: { turn: "wer an der Reihe ist, wie bei jedem Plättchen", automatic: "niemand: er wird automatisch gelegt" },
  },
  "unfinished-inn": {
    title: "Unfertige Straße mit Wirtshaus, Stadt mit Kathedrale",
    help: "Was eine unfertige Straße mit Wirtshaus oder eine unfertige Stadt mit Kathedrale am Ende wert ist.",
    values: { zero: "nichts", plain: "so viel wie ohne Wirtshaus oder Kathedrale" },
  },
  wagon: {
    title: "Wohin ein Wagen weiterfährt",
    help: "Wohin ein Wagen weiterfahren darf, wenn seine Straße, seine Stadt oder sein Kloster fertig ist.",
    values: { near: "auf sein Plättchen oder eines der acht ringsum", joined: "zu allem, was an sein fertiges Gebiet grenzt" },
  },
  "barn-on-barn": {
    title: "Zweiter Gutshof auf einer Wiese",
    help: "Ob du einen Gutshof auf eine Wiese setzen darfst, auf der schon einer steht.",
    values: { no: "nein", yes: "ja" },
  },
  "barn-without-farmers": { title: "Gutshöfe ohne Bauern", help: "Ob in einem Spiel ohne Bauern Gutshöfe gesetzt werden.", values: { no: "nein", yes: "ja" } },
  "abbey-end": {
    title: "Abteien legen, wenn keine Plättchen mehr da sind",
    help: "Ob man Abteien noch legen darf, wenn kein Plättchen mehr da ist.",
    values: { yes: "jeder hat noch einen Zug", no: "nein" },
  },
  "pig-second": {
    title: "Was ein zweites Schwein bringt",
    help: "Ob ein zweites Schwein derselben Farbe auf einer Wiese Punkte bringt.",
    values: { no: "nein", yes: "so viele wie das erste" },
  },
  "second-part": {
    title: "Der zweite Teil eines Zuges",
    help: "Ob du auf den zweiten Teil deines Zuges verzichten darfst.",
    values: { must: "nein, du legst noch ein Plättchen", may: "ja, du wirst vor dem Ziehen gefragt" },
  },
  "king-final": {
    title: "Was König und Raubritter bringen",
    help: "Was der König und der Raubritter bringen.",
    values: {
      each: "am Ende 1 Punkt für jede fertige Stadt oder Straße der Landschaft",
      flat: "am Ende 10 Punkte für den König und 20 für den Raubritter",
      continuous: "1 Punkt für jede Stadt oder Straße, sobald sie fertig ist",
    },
  },
  "dragon-move": {
    title: "Wann der Drache zieht",
    help: "Wann der Drache zieht, wenn ein Drachenplättchen gelegt wurde.",
    values: { before: "nach der Figur, vor der Wertung", after: "nach der Wertung" },
  },
  fairy: { title: "Wen die Fee beschützt", help: "Wen die Fee beschützt.", values: { figure: "eine Figur", tile: "alle Figuren auf einem Plättchen" } },
  princess: {
    title: "Was ein Burgfräulein tut",
    help: "Ob ein Burgfräulein einen Ritter nach Hause schickt.",
    values: { may: "man darf einen wählen", must: "man muss einen wählen, wenn einer da ist" },
  },
  "count-move": {
    title: "Wohin der Graf geht",
    help: "Wohin der Graf geht, nachdem jemand eine Figur nach Carcassonne geschickt hat.",
    values: {
      player: "in ein Viertel nach Wahl dieses Spielers, oder nirgendwohin",
      clockwise: "ins nächste Viertel",
      follow: "dorthin, wohin die Figur ging",
    },
  },
  "count-final": {
    title: "Wer Carcassonne am Ende verlässt",
    help: "Welche Figuren Carcassonne vor der Schlusswertung verlassen dürfen.",
    values: { market: "nur die vom Markt, auf Wiesen", any: "alle, in Gebiete, für die ihr Viertel da ist" },
  },
  "bazaar-auction": {
    title: "Wie ein Basar abläuft",
    help: "Wie man auf einem Basar zu den Plättchen kommt.",
    values: { yes: "durch Gebote", no: "jeder wählt reihum eines" },
  },
  festival: {
    title: "Was beim Fest zurückkommt",
    help: "Was beim Fest zurückkommen darf.",
    values: { figure: "jede eigene Figur, auch ein Gutshof", follower: "nur Figuren, die für die Mehrheit zählen" },
  },
  tunnels: {
    title: "Welche Tunnelöffnungen gelten",
    help: "Welche Tunnelöffnungen gelten.",
    values: { all: "alle gedruckten, auch in anderen Erweiterungen", own: "die des Tunnels" },
  },
  "tunnel-pairs": {
    title: "Paare von Tunnelmarken",
    help: "Mit wie vielen Paaren von Tunnelmarken jeder beginnt.",
    values: { "3/2": "zu zweit 3, zu dritt 2, sonst 1", "2/1": "zu zweit 2, sonst 1" },
  },
  escape: {
    title: "Flucht aus belagerten Städten",
    help: "Aus welchen belagerten Städten eine Figur fliehen darf.",
    values: {
      any: "aus jeder, die mit irgendeinem Plättchen neben einem Kloster liegt",
      besieged: "nur, wenn das Kloster neben einem Plättchen mit Belagerern liegt",
    },
  },
  monasteries: {
    title: "Die anderen Klöster",
    help: "Was aus den Klöstern des Grundspiels wird.",
    values: { replace: "die neuen Klöster ersetzen sie", keep: "sie bleiben im Spiel" },
  },
  labyrinth: {
    title: "Was ein Labyrinth bewirkt",
    help: "Was das Labyrinth bewirkt.",
    values: {
      advanced: "jeder Abschnitt seiner Straße kann besetzt werden, und jede Figur bringt 2 Punkte mehr, wenn die Straße fertig ist",
      basic: "es ist nur eine Kreuzung, an der keine Straße endet",
    },
  },
  "message-often": {
    title: "Wann Depeschen kommen",
    help: "Wann für eine Figur auf einem Vielfachen von 5 eine Depesche kommt.",
    values: {
      last: "nach allen Punkten der Wertung",
      round: "auch nach den Punkten vor dem Setzen der Figur und nach einem Basar",
      turn: "höchstens einmal pro Zug; alle Punkte eines Zuges gehören dann derselben Figur",
    },
  },
  "message-alone": {
    title: "Depeschen neben Figuren anderer",
    help: "Ob eine Depesche nur kommt, wo keine Figur eines anderen steht.",
    values: { no: "sie kommt auf jedem solchen Feld", yes: "nur wo keine Figur eines anderen auf der Zählleiste steht" },
  },
  "robber-others": {
    title: "Wer außerdem einen Räuber stellt",
    help: "Wer nach der Person am Zug noch einen Räuber stellen darf.",
    values: { next: "die nächste Person, deren Räuber im Vorrat ist", all: "alle anderen in Zugreihenfolge" },
  },
  buildings: {
    title: "Was kleine Gebäude bringen",
    help: "Was ein Turm, ein Haus und ein Schuppen bringen.",
    values: { "1/1/1": "je 1 Punkt", "3/2/1": "3, 2 und 1 Punkte" },
  },
  "gq11-pigsty": {
    title: "Die Schweineherde der Mini-Erweiterung",
    help: "Ob die Schweineherde der Mini-Erweiterung zählt.",
    values: { yes: "sie bringt 1 Punkt für jede Stadt, auch ohne „Händler & Baumeister“", no: "nein, sie ist bloß Wiese" },
  },
  hill: {
    title: "Wie Hügel einen Gleichstand entscheiden",
    help: "Wie Figuren auf Hügeln einen Gleichstand entscheiden.",
    values: { one: "eine zählt so viel wie mehrere", count: "wer dort mehr hat, gewinnt" },
  },
  edge: { title: "Wie groß der Tisch ist", help: "Wie viele Plättchen der Tisch breit und hoch ist.", values: { open: "so groß, wie die Landschaft wird" } },
};
