// @ts-check
/** Die Rätsel und die Statistik aller Spiele, auf Deutsch. */
import { words } from "../words.js";

const { plural, decimal } = words("de");

/** @param {number} count */
const points = (count) => plural(count, { one: "# Punkt", other: "# Punkte" });

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  title: "Rätsel",
  back: "Zurück",
  about: "Eine echte Stellung, ein Plättchen in der Hand: Finde den besten Zug.",
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  solved: "Gelöst",
  base: "Grundspiel",
  difficulty: ["Leicht", "Mittel", "Schwer"],
  board: "Spielfeld des Rätsels. Pfeiltasten wählen einen Platz, R dreht das Plättchen, Eingabe bestätigt, Escape nimmt die Wahl zurück.",
  tasks: {
    now: (name) => `${name} ist am Zug: Hole in diesem Zug so viele Punkte wie möglich.`,
    lead: (name) => `${name} legt das letzte Plättchen der Partie: Beende sie mit möglichst großem Vorsprung.`,
    finish: { city: "Vollende deine markierte Stadt.", road: "Vollende deine markierte Straße." },
    hold: { city: "Sichere dir einen Anteil an der markierten Stadt oder die ganze.", road: "Sichere dir einen Anteil an der markierten Straße oder die ganze.", field: "Sichere dir einen Anteil an der markierten Wiese oder die ganze." },
  },
  hint: "Tipp",
  solution: "Lösung",
  again: "Noch einmal",
  next: "Nächstes Rätsel",
  list: "Alle Rätsel",
  right: "Richtig!",
  wrong: "Noch nicht",
  shown: "Die Lösung",
  results: {
    now: (got, best) => `Dieser Zug bringt ${points(got)}. Der beste bringt ${best}.`,
    lead: (got, best) => `Am Ende steht es für dich: ${ahead(got)}. Nach dem besten Zug: ${ahead(best)}.`,
    finish: () => "Nach diesem Zug ist das Bauwerk nicht vollendet. Es gibt einen Weg.",
    hold: () => "Nach diesem Zug hast du keinen Anteil. Es gibt einen Weg dorthin.",
  },
  reached: {
    now: (best) => `${points(best)} in einem Zug.`,
    lead: (best) => `Am Ende steht es für dich: ${ahead(best)}. Besser geht es nicht.`,
    finish: () => "Vollendet – mit keinem anderen Zug geht das.",
    hold: () => "Du hast deinen Anteil – mit keinem anderen Zug bekommst du ihn.",
  },
  all: "Das war das letzte. Sehr gut!",
  each: {
    gap: { title: "Die Lücke", hint: "Eine deiner Städte hat nur noch eine offene Seite.", why: "Das Plättchen schließt deine Stadt, und ein Wappen zählt wie ein weiteres Plättchen." },
    "long-road": { title: "Am Tor", hint: "Eine Straße endet auch an einer Stadt.", why: "Die Straße führt in die neue Stadt und ist dort vollendet." },
    crown: { title: "Die Krone", hint: "Sieh dir die größte Stadt an.", why: "Nur eine Seite war offen. Große Städte schließt man, solange es geht." },
    "two-cities": { title: "Zwei auf einmal", hint: "Ein Loch, zwei kleine Städte, und nur in einer steht ein Ritter.", why: "Das Plättchen schließt beide Städte. Deine Figur kommt in die, die niemandem gehörte, und gleich zurück." },
    seam: { title: "Straße und Dach", hint: "Vollende etwas Eigenes und nimm, was niemandem gehört.", why: "Deine Straße ist vollendet, und zugleich eine kleine Stadt: Eine Figur dort zählt sofort." },
    sharing: { title: "Gute Nachbarn", hint: "Ein Plättchen kann zweierlei vollenden, auch wenn du eines davon teilst.", why: "Das Plättchen vollendet dein Kloster und eine Straße. Dass du die Straße teilst, nimmt dir nichts." },
    "last-stone": { title: "Der letzte Stein", hint: "Dem Kloster fehlt ein Nachbar. Und deine Figur?", why: "Der achte Nachbar vollendet das Kloster, und das Plättchen auch eine kurze Straße: Stelle deine Figur darauf." },
    ring: { title: "Der Schlüssel", hint: "Die Stadt ist nur an einer Seite offen.", why: "Nur dieses Plättchen, so gedreht, schließt die Mauer." },
    "far-road": { title: "Das ferne Ende", hint: "Folge der Straße bis zu ihrem offenen Ende.", why: "Die Kreuzung beendet die Straße, und jedes ihrer Plättchen zählt." },
    mayor: { title: "Niemandes Stadt", hint: "Eine Stadt hat keinen Besitzer.", why: "Das Plättchen vollendet sie, und deine Figur darauf bekommt alles: ein Meeple oder, der Wappen wegen, der Bürgermeister." },
    bend: { title: "Am Ziel", hint: "Die Straße hat ein offenes Ende. Was kann dort stehen?", why: "Das Tor der neuen Stadt beendet die Straße." },
    partners: { title: "Teilhaber", hint: "In eine besetzte Stadt darfst du nicht, aber zwei Städte können zusammenwachsen.", why: "Deine Stadt und diese werden eine, mit gleich vielen Rittern von beiden: Beide bekommen alle Punkte." },
    bridge: { title: "Das Gelenk", hint: "Daneben steht eine Stadt von dir.", why: "Das Plättchen verbindet die beiden Städte, und dein Ritter steht nun auch in dieser." },
    shepherds: { title: "Hirten", hint: "Wo berührt die Wiese deines Bauern beinahe die andere?", why: "Das Plättchen verbindet die beiden Wiesen, und dein Bauer zählt so viel wie die anderen." },
    meadow: { title: "Die Aue", hint: "Wiesen wachsen zusammen, wo keine Straße und keine Stadt sie trennt.", why: "Die Kurve lässt einen Streifen Gras, der die Wiese deiner Bauern mit dieser verbindet." },
    harvest: { title: "Die Ernte", hint: "In der Schlusswertung versorgt jede vollendete Stadt ihre Bauern.", why: "Ein Bauer auf dieser Wiese bringt mehr als jede Straße oder Stadt, die das Plättchen vergrößern könnte." },
    cloister: { title: "Unter Freunden", hint: "Auch ein unvollendetes Kloster zählt seine Nachbarn.", why: "Wo schon viele Plättchen liegen, ist ein Kloster sofort viel wert, auch wenn es nie vollendet wird." },
    hay: { title: "Heuernte", hint: "Es ist das letzte Plättchen: Suche eine Wiese mit vielen Städten.", why: "Ein Bauer auf dem letzten Plättchen kostet dich nichts, und jede vollendete Stadt an dieser Wiese zählt drei Punkte." },
    "abbot-home": { title: "Hol ihn heim", hint: "Statt eine Figur zu setzen, darfst du deinen Abt zurücknehmen.", why: "Das Plättchen vollendet deine Stadt, und der Abt kommt zurück und wertet, was um ihn liegt." },
    "abbot-and-city": { title: "Zweimal in einem Zug", hint: "Das Plättchen tut das eine, dein Abt das andere.", why: "Erst ist die Stadt vollendet, dann kommt der Abt zurück und bringt auch Punkte." },
    "abbot-garden": { title: "Der Garten", hint: "Auf dem Plättchen ist ein Garten.", why: "Um den Garten liegen schon viele Plättchen, und dein Abt darf darin stehen." },
    guests: { title: "Gäste", hint: "Zwei Städte können zusammenwachsen.", why: "Das Plättchen verbindet deine Stadt mit der anderen, und beide Seiten sind darin gleich stark." },
    "inn-road": { title: "Das Wirtshaus", hint: "Eine vollendete Straße mit Wirtshaus zählt doppelt.", why: "Mit einem Wirtshaus bringt jedes Plättchen der vollendeten Straße zwei Punkte statt einem." },
    cathedral: { title: "Die Kathedrale", hint: "Eine vollendete Stadt mit Kathedrale bringt drei Punkte je Plättchen.", why: "Mit einer Kathedrale bringen jedes Plättchen und jedes Wappen der vollendeten Stadt drei Punkte; offen brächte sie keinen." },
    "big-farmer": { title: "Ein großer Bauer", hint: "Welche deiner Figuren zählt doppelt?", why: "Ein Bauer wäre auf dieser Wiese zu wenig; der große Meeple zählt wie zwei." },
    "inn-loop": { title: "Um die Kurve", hint: "Finde das Ende der Straße, das dieses Plättchen schließen kann.", why: "Das Plättchen beendet die Straße. Mit einem Wirtshaus zählt jedes Plättchen zwei Punkte, aber nur, wenn die Straße vollendet ist." },
    abbey: { title: "Die Abtei", hint: "Einer deiner Steine passt in jedes Loch.", why: "Die Abtei schließt alle Straßen und Städte an ihren Seiten, was immer sie zeigen." },
    barn: { title: "Die Scheune", hint: "Eine Scheune steht, wo vier Wiesen sich treffen, und wertet deine Bauern sofort.", why: "Das Plättchen ist der letzte Nachbar des Klosters, und die Scheune wertet die Wiese im selben Zug." },
    wagon: { title: "Unterwegs", hint: "Ein Wagen darf aus einem vollendeten Bauwerk ins nächste weiterfahren.", why: "Der Wagen vollendet eine kurze Straße, bekommt ihre Punkte und fährt weiter in das Kloster daneben." },
    "last-word": { title: "Das letzte Wort", hint: "Mehr Bauern gewinnen die ganze Wiese.", why: "Das Plättchen verbindet deine Wiesen, und zusammen haben deine Bauern die Mehrheit." },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0 ? "Gleichstand" : plural(Math.abs(lead), { one: `# Punkt ${lead > 0 ? "Vorsprung" : "Rückstand"}`, other: `# Punkte ${lead > 0 ? "Vorsprung" : "Rückstand"}` });
}

/** @type {typeof import("../en/puzzles.js").career} */
export const career = {
  title: "Statistik deiner Spiele",
  back: "Zurück",
  none: "Noch kein Spiel ist beendet. Danach findest du hier, wie du spielst.",
  counting: (done, all) => `Spiel ${done} von ${all} wird gezählt …`,
  whose: "Wessen Spiele?",
  unreadable: (count) => plural(count, { one: "# Spiel ist nicht lesbar und fehlt hier.", other: "# Spiele sind nicht lesbar und fehlen hier." }),
  games: "Beendete Spiele",
  won: "Gewonnen",
  best: "Bestes Ergebnis",
  mean: "Durchschnitt",
  longestRoad: "Längste Straße",
  largestCity: "Größte Stadt",
  tiles: (count) => plural(count, { one: "# Plättchen", other: "# Plättchen" }),
  against: "Gegen",
  people: "Nur Menschen",
  results: "Ergebnisse",
  resultsHelp: "Ein Spiel mit mehreren Computerspielern zählt beim stärksten; ein geteilter Sieg zählt als gewonnen.",
  byKind: "Punkte nach Art",
  kind: "Art",
  all: "Insgesamt",
  perGame: "Je Spiel",
  number: decimal,
};
