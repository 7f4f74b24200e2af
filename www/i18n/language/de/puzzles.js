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
  about: "Eine echte Stellung und ein Plättchen in der Hand: Finde den besten Zug.",
  unkept: "Der Browser hat nicht gespeichert, dass dieses Rätsel gelöst ist. Es zählt, bis du diese Seite verlässt.",
  solvedOf: (solved, all) => `${solved} von ${all} gelöst`,
  base: "Grundspiel",
  difficulty: ["Leicht", "Mittel", "Schwer"],
  board: "Spielbrett des Rätsels. Die Pfeiltasten wählen ein Feld, R dreht das Plättchen, Enter bestätigt, Escape hebt die Auswahl auf.",
  tasks: {
    now: (name) => `${name} ist am Zug: Hole in diesem Zug so viele Punkte wie möglich.`,
    lead: (name) => `${name} legt das letzte Plättchen des Spiels: Beende es mit möglichst großem Vorsprung.`,
    finish: { city: "Stelle deine markierte Stadt fertig.", road: "Stelle deine markierte Straße fertig." },
    hold: {
      city: "Erreiche in der markierten Stadt die Mehrheit oder einen Gleichstand.",
      road: "Erreiche auf der markierten Straße die Mehrheit oder einen Gleichstand.",
      field: "Erreiche auf der markierten Wiese die Mehrheit oder einen Gleichstand.",
    },
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
    lead: (got, best) => `Dein Ergebnis: ${ahead(got)}. Mit dem besten Zug: ${ahead(best)}.`,
    finish: () => "Nach diesem Zug ist das Gebiet noch nicht fertig. Es gibt aber einen Weg.",
    hold: () => "Nach diesem Zug hast du dort weder die Mehrheit noch einen Gleichstand. Es gibt aber einen Weg.",
  },
  reached: {
    now: (best) => `${points(best)} in einem Zug.`,
    lead: (best) => `Dein Ergebnis: ${ahead(best)}. Besser geht es nicht.`,
    finish: () => "Das Gebiet ist fertig, und mit keinem anderen Zug geht das.",
    hold: () => "Du hast dort die Mehrheit oder einen Gleichstand, und mit keinem anderen Zug geht das.",
  },
  all: "Das war das letzte. Sehr gut!",
  today: "Heute",
  puzzleOfDay: "Rätsel des Tages",
  progress: { solved: "Gelöst", tried: "Versucht", new: "Neu" },
  others: "Andere Felder",
  othersHelp: "Die Zahlen auf dem Brett sagen, wie viele Punkte der beste Zug auf jedem anderen Feld weniger bringt.",
  fewer: (count, action) => `${points(count)} weniger: ${action}`,
  /** Decks that one person plays alone. */
  solo: {
    title: "Solo",
    about:
      "Spiele allein um Punkte. Die Plättchen eines Stapels kommen immer in derselben Reihenfolge. Silber und Gold entsprechen dem, was zwei Computerspieler, Anselm und Isaura, allein mit denselben Plättchen erreichen.",
    ofDay: "Solo-Stapel des Tages",
    base: "Grundspiel",
    unplayed: "Noch nicht gespielt",
    begun: (turn) => `Begonnen: Zug ${turn}`,
    goesOn: "Du spielst die begonnene Partie weiter.",
    anew: "Neu beginnen",
    result: (count) => `Ergebnis: ${points(count)}`,
    best: (count) => `Bestes Ergebnis: ${points(count)}`,
    newBest: "Das ist dein bisher bestes Ergebnis.",
    hinted: "Mit Tipps",
    computing: "Zwei Computerspieler spielen diesen Stapel …",
    noPar: "Die Punkte für die Medaillen ließen sich nicht berechnen.",
    medals: { gold: "Gold", silver: "Silber", bronze: "Bronze" },
    from: (medal, count) => `${medal} ab ${count}`,
    won: (medal) => `${medal}medaille!`,
    noMedal: "Diesmal keine Medaille.",
    next: (medal, count) => `${medal} gibt es ab ${plural(count, { one: "# Punkt", other: "# Punkten" })}.`,
    inARow: (count) => `${count} Tage nacheinander`,
    unkept: "Der Browser hat dieses Ergebnis nicht gespeichert: Sein Speicher ist voll.",
    picture: "Bild vom Ergebnis",
    shareResult: "Ergebnis teilen",
    share: "Diesen Stapel teilen",
    again: "Noch einmal spielen",
    others: "Solo-Stapel",
    duel: {
      title: "Duell des Tages",
      against: (name, level) => `Gegen ${name} (${level})`,
      best: (lead) =>
        lead === 0
          ? "Bestes Ergebnis: unentschieden"
          : `Bestes Ergebnis: mit ${plural(Math.abs(lead), { one: "# Punkt", other: "# Punkten" })} ${lead > 0 ? "gewonnen" : "verloren"}`,
      outcome: (mine, theirs) => `${mine > theirs ? "Gewonnen" : mine < theirs ? "Verloren" : "Unentschieden"}, ${mine} : ${theirs}`,
    },
    decks: {
      hamlet: "Der Weiler",
      kingdom: "Das ganze Land",
      river: "Am Fluss entlang",
      inns: "Wirtshäuser am Weg",
      abbot: "Die Gärten des Abtes",
      traders: "Markttag",
      mayor: "Die Stadt des Bürgermeisters",
      dragon: "Im Schatten des Drachen",
    },
  },
  each: {
    gap: {
      title: "Die Lücke",
      hint: "Eine deiner Städte hat nur noch eine offene Seite.",
      why: "Das Plättchen stellt deine Stadt fertig, und ein Wappen zählt wie ein weiteres Plättchen.",
    },
    "long-road": { title: "Am Tor", hint: "Eine Straße endet auch an einer Stadt.", why: "Die Straße endet an der neuen Stadt und ist fertig." },
    crown: { title: "Die Krone", hint: "Sieh dir die größte Stadt an.", why: "Nur eine Seite war offen. Stelle große Städte fertig, solange es geht." },
    "two-cities": {
      title: "Zwei auf einmal",
      hint: "Zwischen zwei kleinen Städten ist eine Lücke, und nur in einer steht ein Ritter.",
      why: "Das Plättchen stellt beide Städte fertig. Deine Figur kommt in die Stadt, die niemandem gehört, und gleich wieder zu dir zurück.",
    },
    seam: {
      title: "Straße und Dach",
      hint: "Stelle ein eigenes Gebiet fertig und besetze eines, das niemandem gehört.",
      why: "Deine Straße ist fertig, und zugleich eine kleine Stadt: Eine Figur dort bringt sofort Punkte.",
    },
    sharing: {
      title: "Gute Nachbarn",
      hint: "Ein Plättchen kann zwei Gebiete fertigstellen, auch wenn du eines davon teilst.",
      why: "Das Plättchen stellt dein Kloster und eine Straße fertig. Dass du die Straße teilst, kostet dich nichts.",
    },
    "last-stone": {
      title: "Der letzte Stein",
      hint: "Dem Kloster fehlt noch ein Nachbar. Wohin könnte deine Figur?",
      why: "Der achte Nachbar stellt das Kloster fertig, und das Plättchen auch eine kurze Straße: Setze deine Figur darauf.",
    },
    ring: { title: "Der Schlüssel", hint: "Die Stadt ist nur an einer Seite offen.", why: "Das Plättchen schließt die Mauer nur, wenn es so gedreht ist." },
    "far-road": {
      title: "Das ferne Ende",
      hint: "Folge der Straße bis zu ihrem offenen Ende.",
      why: "Die Kreuzung beendet die Straße, und jedes ihrer Plättchen zählt.",
    },
    mayor: {
      title: "Eine freie Stadt",
      hint: "Eine Stadt hat keinen Besitzer.",
      why: "Das Plättchen stellt sie fertig, und deine Figur darauf bekommt alle Punkte: ein Meeple oder, wegen der Wappen, der Bürgermeister.",
    },
    bend: { title: "Am Ziel", hint: "Die Straße hat ein offenes Ende. Was kann eine Straße beenden?", why: "Das Tor der neuen Stadt beendet die Straße." },
    partners: {
      title: "Teilhaber",
      hint: "In eine besetzte Stadt darfst du nicht, aber zwei Städte können zusammenwachsen.",
      why: "Deine Stadt und diese werden eine, mit gleich vielen Rittern auf beiden Seiten: Beide bekommen alle Punkte.",
    },
    bridge: {
      title: "Das Bindeglied",
      hint: "Daneben steht eine Stadt von dir.",
      why: "Das Plättchen verbindet die beiden Städte, und dein Ritter steht nun auch in dieser.",
    },
    shepherds: {
      title: "Hirten",
      hint: "Wo berührt die Wiese deines Bauern beinahe die andere?",
      why: "Das Plättchen verbindet die beiden Wiesen, und du hast dort so viele Bauern wie dein Gegner.",
    },
    meadow: {
      title: "Die Wiese",
      hint: "Wiesen wachsen zusammen, wo keine Straße und keine Stadt sie trennt.",
      why: "Neben der Kurve liegt ein Streifen Wiese, der die Wiesen deiner Bauern mit dieser verbindet.",
    },
    harvest: {
      title: "Die Ernte",
      hint: "In der Schlusswertung bringen Bauern Punkte für jede fertige Stadt an ihrer Wiese.",
      why: "Ein Bauer auf dieser Wiese bringt mehr als jede Straße oder Stadt, die das Plättchen vergrößern könnte.",
    },
    cloister: {
      title: "Unter Freunden",
      hint: "Auch ein unfertiges Kloster bringt Punkte für seine Nachbarn.",
      why: "Wo schon viele Plättchen liegen, ist ein Kloster sofort viel wert, auch wenn es nie fertig wird.",
    },
    hay: {
      title: "Heuernte",
      hint: "Es ist das letzte Plättchen: Suche eine Wiese mit vielen Städten.",
      why: "Ein Bauer auf dem letzten Plättchen kostet dich nichts und bringt drei Punkte für jede fertige Stadt an dieser Wiese.",
    },
    "abbot-home": {
      title: "Komm zurück!",
      hint: "Statt eine Figur zu setzen, darfst du deinen Abt zurücknehmen.",
      why: "Das Plättchen stellt deine Stadt fertig, und der Abt kommt zurück und bringt Punkte für die Plättchen um ihn.",
    },
    "abbot-and-city": {
      title: "Zweimal in einem Zug",
      hint: "Das Plättchen tut das eine, dein Abt das andere.",
      why: "Zuerst wird die Stadt fertig, dann nimmst du den Abt zurück, und auch er bringt Punkte.",
    },
    "abbot-garden": {
      title: "Der Garten",
      hint: "Auf dem Plättchen ist ein Garten.",
      why: "Um den Garten liegen schon viele Plättchen, und dein Abt darf darin stehen.",
    },
    guests: {
      title: "Gäste",
      hint: "Zwei Städte können zusammenwachsen.",
      why: "Das Plättchen verbindet deine Stadt mit der anderen, und beide Seiten sind darin gleich stark.",
    },
    "inn-road": {
      title: "Das Wirtshaus",
      hint: "Eine fertige Straße mit Wirtshaus zählt doppelt.",
      why: "Mit einem Wirtshaus bringt jedes Plättchen der fertigen Straße zwei Punkte statt nur einen.",
    },
    cathedral: {
      title: "Die Kathedrale",
      hint: "Eine fertige Stadt mit Kathedrale bringt drei Punkte je Plättchen.",
      why: "Mit einer Kathedrale bringen jedes Plättchen und jedes Wappen der fertigen Stadt drei Punkte; unfertig brächte sie keine.",
    },
    "big-farmer": {
      title: "Ein großer Bauer",
      hint: "Welche deiner Figuren zählt doppelt?",
      why: "Ein Bauer wäre auf dieser Wiese zu wenig; der große Meeple zählt wie zwei.",
    },
    "inn-loop": {
      title: "Um die Kurve",
      hint: "Finde das Ende der Straße, das dieses Plättchen schließen kann.",
      why: "Das Plättchen beendet die Straße. Mit einem Wirtshaus bringt jedes Plättchen zwei Punkte, aber nur, wenn die Straße fertig ist.",
    },
    abbey: {
      title: "Die Abtei",
      hint: "Eines deiner Teile passt in jede Lücke.",
      why: "Die Abtei schließt alle Straßen und Städte an ihren Seiten, was immer sie zeigen.",
    },
    barn: {
      title: "Der Gutshof",
      hint: "Ein Gutshof steht, wo vier Plättchen mit Wiese zusammenstoßen, und bringt deinen Bauern sofort Punkte.",
      why: "Das Plättchen ist der letzte Nachbar des Klosters, und mit dem Gutshof wird die Wiese im selben Zug gewertet.",
    },
    wagon: {
      title: "Unterwegs",
      hint: "Ein Wagen darf aus einem fertigen Gebiet ins nächste weiterfahren.",
      why: "Der Wagen bringt die Punkte für eine kurze fertige Straße und fährt dann in das Kloster daneben.",
    },
    "last-word": {
      title: "Das letzte Wort",
      hint: "Wer mehr Bauern hat, gewinnt die ganze Wiese.",
      why: "Das Plättchen verbindet deine Wiesen, und zusammen haben deine Bauern die Mehrheit.",
    },
    builder: {
      title: "Noch ein Plättchen",
      hint: "Dein Baumeister steht in der Stadt: Vergrößerst du sie, ziehst du ein zweites Plättchen. Lass dafür eine Lücke.",
      why: "Das erste Plättchen vergrößert die Stadt deines Baumeisters. Darum darfst du ein zweites legen, und das schließt die letzte Lücke.",
    },
    wine: {
      title: "Ein guter Jahrgang",
      hint: "Eine fremde Stadt fertigzustellen kann dir mehr bringen als ihrem Besitzer.",
      why: "Die Stadt bringt deinem Gegner Punkte, aber der Wein gehört dir: 10 Punkte am Ende. Außerdem zählt die Stadt für deine Bauern und für dein Schwein.",
    },
    pig: {
      title: "Gut gefüttert",
      hint: "Du teilst dir die Wiese an den meisten fertigen Städten, aber nur dein Gegner hat dort ein Schwein.",
      why: "Mit deinem Schwein bringt jede der vier fertigen Städte auch dir 4 Punkte.",
    },
    throne: {
      title: "Der Thron",
      hint: "Einer deiner Städte fehlt nur noch ein Plättchen.",
      why: "Mit vier Plättchen ist sie die größte fertige Stadt: Sie bringt dir auch den König.",
    },
    robber: {
      title: "Die längste Straße",
      hint: "Den Raubritter bekommst du für eine Straße mit mehr Plättchen als die bisher längste.",
      why: "Der Ring hat vier Plättchen, eines mehr als die bisher längste Straße: Du bekommst die Punkte und den Raubritter.",
    },
    kingmaker: {
      title: "Der Königsmacher",
      hint: "Wer hat am Ende den König?",
      why: "Dein Gegner bekommt 12 Punkte für die Stadt, aber du nimmst den König, der für fünf fertige Städte zählt, und dein Bauer auf dem letzten Plättchen zählt für die neue.",
    },
    twice: {
      title: "Zwei an einer Kreuzung",
      hint: "Die Kreuzung stellt zwei Straßen fertig, die niemandem gehören.",
      why: "Dein Meeple nimmt die eine Straße, dein Phantom die andere: Beide zählen sofort, und beide kommen zurück.",
    },
    doorway: {
      title: "An der Klosterpforte",
      hint: "Das Plättchen stellt eine kurze Straße fertig, und du hast zwei Figuren dafür.",
      why: "Eine Figur bringt die Punkte für die fertige Straße, die andere bleibt im Kloster.",
    },
    "two-jobs": {
      title: "Zwei Aufgaben",
      hint: "Eine Stadt kann fertig werden. Was auf dem Plättchen zählt sonst noch am Ende?",
      why: "Eine Figur bringt sofort die Punkte für die Stadt. Die andere liegt auf der Wiese daneben und zählt am Ende für sie.",
    },
    gift: {
      title: "Das Geschenk der Fee",
      hint: "Statt eine Figur zu setzen, darfst du die Fee versetzen.",
      why: "Das Plättchen stellt deine Stadt fertig. Die Fee neben deinem Ritter bringt noch 3 Punkte, sobald er gewertet wird.",
    },
    volcano: {
      title: "Feuer an der Mauer",
      hint: "Auf ein Vulkanplättchen darf keine Figur. Nützlich sein kann es trotzdem.",
      why: "Das Vulkanplättchen schließt deine Stadt. Dein Ritter bringt die Punkte dafür, und die Fee neben ihm bringt noch 3 Punkte.",
    },
    princess: {
      title: "Das Burgfräulein entscheidet",
      hint: "In der größten Stadt deines Gegners steht nur ein Ritter. Wer kann ihn wegschicken?",
      why: "Das Burgfräulein gehört nun zu dieser Stadt und schickt den Ritter nach Hause. Ohne ihn bekommt dein Gegner dort keine Punkte.",
    },
    steering: {
      title: "Ohne Schutz",
      hint: "Der Drache betritt nie das Plättchen der Fee. Wen schützt sie jetzt?",
      why: "Steht die Fee bei deinem Bauern, ist der Ritter deines Gegners ohne Schutz. Jeder zweite Schritt des Drachen gehört dir, und was dein Gegner dazwischen auch tut: Der Drache erreicht den Ritter.",
    },
    watchtower: {
      title: "Der Wachturm",
      hint: "Ein neuer Turm reicht bis auf die Plättchen daneben.",
      why: "Das erste Stockwerk nimmt den Bauern daneben gefangen: Für diese Wiese bekommt dein Gegner keine Punkte.",
    },
    "line-of-sight": {
      title: "In einer Linie",
      hint: "Ein Turm reicht in gerader Linie. Wer steht dort?",
      why: "Der neue Turm erreicht den Ritter auf dem Plättchen daneben. Ist er gefangen, steht in der Stadt deines Gegners niemand mehr, und sie bringt nichts. Weil auch eine deiner Figuren gefangen ist, werden die beiden sofort ausgetauscht.",
    },
    takeover: {
      title: "Übernommen",
      hint: "Verbinde zuerst zwei Städte. Sieh dir dann den Turm in der Nähe an.",
      why: "Das Plättchen verbindet deine Stadt mit der deines Gegners. Ein Stockwerk auf dem Turm nimmt den anderen Ritter gefangen: Die ganze Stadt gehört dir.",
    },
    span: {
      title: "Der Brückenschlag",
      hint: "Ein Plättchen, das nirgends passt, passt vielleicht mit einer Brücke. Welches deiner Gebiete wartet darauf?",
      why: "Mit einer Brücke passt das Plättchen in die Lücke und stellt deine Stadt fertig. Die Burg daneben bringt noch einmal so viele Punkte.",
    },
    "three-monks": {
      title: "Drei Mönche",
      hint: "Bringt eine Figur auf diesem Plättchen wirklich am meisten?",
      why: "Ein Gebäude zählt für jedes Kloster ringsum: Drei davon gehören dir.",
    },
    "fair-wind": {
      title: "Günstiger Wind",
      hint: "Die Windrose bringt nur in ihrem eigenen Viertel Punkte. Was ist dort noch offen?",
      why: "Das Plättchen liegt in seinem Viertel und bringt drei Punkte. Dort stellt es auch deine Stadt fertig, und deine Figur besetzt die neue Wiese an zwei Städten.",
    },
    lookout: {
      title: "Der Ausguck",
      hint: "Drei deiner Figuren warten auf dasselbe Feld.",
      why: "Das Plättchen stellt das Kloster und die Stadt am Wachturm fertig, deren Ritter fünf Punkte mehr bringt. Auch eine zweite kleine Stadt wird fertig: Deine neue Figur dort bringt sofort Punkte.",
    },
    sacrifice: {
      title: "Ein kleines Opfer",
      hint: "Gleich müssen alle einen Bauern zurücknehmen. Welcher von deinen fehlt dir am wenigsten?",
      why: "Das Plättchen stellt deine Stadt fertig. Du setzt einen Bauern nur, um ihn gleich wieder zurückzunehmen; dein Gegner kann keinen entbehren.",
    },
    ferryman: {
      title: "Der Fährmann",
      hint: "Eine Straße endet an einem See, wenn keine Fähre sie hinüberführt.",
      why: "Das Plättchen stellt deine Stadt fertig. Dann versetzt du die andere Fähre: Deine neue Straße endet an beiden Seen und ist fertig.",
    },
    underground: {
      title: "Unter der Erde",
      hint: "Die zweite Marke eines Paares verbindet zwei Straßen, wie weit sie auch auseinanderliegen.",
      why: "Deine zweite Marke verbindet die kurze Straße dieses Plättchens mit der langen, die deinem Gegner allein gehörte. Jetzt teilt ihr euch sieben Plättchen.",
    },
    ambush: {
      title: "Der Hinterhalt",
      hint: "Ihr teilt euch eine Straße. Wie bekommst du mehr davon als dein Gegner?",
      why: "Das Plättchen stellt die gemeinsame Straße fertig. Kurz davor stellt sich dein Räuber auf der Zählleiste neben die Figur deines Gegners und nimmt die Hälfte von dessen Punkten.",
    },
    ringmaster: {
      title: "Manege frei!",
      hint: "Zwei deiner Figuren könnten auf die kurze Straße. Welcher gefällt die Nachbarschaft?",
      why: "Dein Zirkusdirektor wertet die fertige Straße und bringt 2 Punkte mehr für jedes der vier Plättchen mit Manege oder Artisten um ihn: 11 Punkte statt 3.",
    },
    "front-row": {
      title: "In der ersten Reihe",
      hint: "Wo zählt eine Figur zweimal: für sich selbst und für ihren Platz?",
      why: "Das Plättchen vergrößert deine Stadt, mit einem Wappen. Gleich daneben bringt ein weiterer Artist am Ende 5 Punkte. Und weil er neben dem Zirkuszelt steht, bringt er auch, was dessen Tierplättchen zeigt, was immer es ist.",
    },
    "lie-down": {
      title: "Der müde Mönch",
      hint: "Zähle, was um das Kloster liegt, und dann, was in seiner Reihe und seiner Spalte liegt.",
      why: "Im Stehen brächte der Mönch 6 Punkte für das Kloster und fünf Nachbarn. Im Liegen bringt er 9: einen für das Kloster und acht für die Plättchen in seinen Reihen.",
    },
    pond: {
      title: "Ins Wasser",
      hint: "Am Teich steht niemand gern. Wer stünde dort?",
      why: "Wegelagerer und Ritter deines Gegners fallen in den Teich. Straße und Stadt bringen deinem Gegner nichts mehr, und jede Figur im Teich kostet am Ende 2 Punkte.",
    },
    "side-door": {
      title: "Der Nebeneingang",
      hint: "Ihr teilt euch eine Straße ins Labyrinth. Kann eine zweite Figur von dir dazukommen?",
      why: "Das Plättchen liegt an einem Arm des Labyrinths, auf dem niemand steht. Deshalb darfst du dort eine Figur einsetzen: Mit zwei Wegelagerern gegen einen gehört dir die Straße allein.",
    },
    eviction: {
      title: "Glaubensstreit",
      hint: "Kultstätte und Kloster liegen nebeneinander. Wer zuerst fertig ist, gewinnt den Streit.",
      why: "Das Plättchen stellt deine Kultstätte fertig: 9 Punkte. Der Mönch im unfertigen Kloster daneben geht leer aus, und deine Figur besetzt die neue Stadt mit dem Wappen.",
    },
    "under-siege": {
      title: "Gute Geschäfte",
      hint: "Eine belagerte Stadt bringt ihren Rittern wenig. Wem bringt sie viel?",
      why: "Das Plättchen stellt zwei belagerte Städte fertig, und die neue Wiese liegt an beiden. Für Bauern zählt jede belagerte Stadt doppelt: Dein Bauer bekommt 6 Punkte für jede.",
    },
    "gold-ring": {
      title: "Der goldene Ring",
      hint: "Wer eine Straße fertigstellt, die ihm gehört, bekommt das Gold auf ihren Plättchen.",
      why: "Das Plättchen schließt deine Straße zum Ring. Du gewinnst die sechs Barren darauf, und bei vier bis sechs Barren zählt jeder 2 Punkte: 12 am Ende, dazu 4 für die Straße.",
    },
    "magic-road": {
      title: "Die verzauberte Straße",
      hint: "Der Magier bringt 1 Punkt mehr für jedes Plättchen seiner Straße. Wo wächst sie um mehr als eines?",
      why: "Das Plättchen verbindet deine Straße mit der, die niemandem gehört. Sie wächst von drei auf sechs Plättchen, und mit dem Magier zählt jedes doppelt: 12 Punkte statt 6.",
    },
    "high-ground": {
      title: "Von oben herab",
      hint: "In dieser Stadt hättet ihr beide einen Ritter. Achte darauf, wo sie stehen.",
      why: "Das Plättchen verbindet die beiden Städte und stellt sie als eine fertig. Ihr habt je einen Ritter darin, aber deiner steht auf einem Hügel: Bei Gleichstand bekommst du allein die 8 Punkte.",
    },
    "shared-flock": {
      title: "Heimwärts",
      hint: "Ein Plättchen kann zwei deiner Figuren nützen: Achte auf die Straße und auf die Wiese daneben.",
      why: "Das Plättchen stellt deine Straße fertig und verbindet die Wiese deines Schäfers mit der des anderen. Bring die Herde heim: Für dich zählen alle Schafe auf der Wiese, auch die deines Gegners.",
    },
    "church-square": {
      title: "Der Kirchplatz",
      hint: "Eine Kirche bringt nicht nur ihrem Mönch etwas, sondern auch dem, der ringsum die meisten Meeples hat.",
      why: "Das Plättchen stellt die Kirche deines Gegners fertig, aber ringsum hast du mehr Meeples und bekommst 3 Punkte. Deine neue Figur wertet die kurze fertige Straße: noch einmal 3.",
    },
    "along-the-arrow": {
      title: "Dem Pfeil nach",
      hint: "Dein Gegner hat einen Bauern mehr als du. Auf welchem Feld erlaubt dir das Plättchen, deine Figur anderswohin zu setzen?",
      why: "Der Pfeil mit den zwei Figuren zeigt auf das gelegte Plättchen: Deine Figur darf neben eine eigene. Mit je zwei Bauern teilt ihr euch die Wiese, und ihre drei Städte bringen auch dir 9 Punkte.",
    },
  },
};

/** @param {number} lead */
function ahead(lead) {
  return lead === 0
    ? "Gleichstand"
    : plural(Math.abs(lead), { one: `# Punkt ${lead > 0 ? "Vorsprung" : "Rückstand"}`, other: `# Punkte ${lead > 0 ? "Vorsprung" : "Rückstand"}` });
}

/** @type {typeof import("../en/puzzles.js").career} */
export const career = {
  title: "Spielstatistik",
  back: "Zurück",
  none: "Du hast noch kein Spiel beendet. Danach findest du hier deine Statistik.",
  counting: (done, all) => `Spiel ${done} von ${all} wird gezählt …`,
  whose: "Wessen Spiele?",
  unreadable: (count) => plural(count, { one: "# Spiel ist nicht lesbar und fehlt hier.", other: "# Spiele sind nicht lesbar und fehlen hier." }),
  games: "Beendete Spiele",
  won: "Gewonnen",
  best: "Bestes Ergebnis",
  mean: "Durchschnittliches Ergebnis",
  longestRoad: "Längste Straße",
  largestCity: "Größte Stadt",
  tiles: (count) => plural(count, { one: "# Plättchen", other: "# Plättchen" }),
  against: "Gegen",
  people: "Nur Menschen",
  results: "Ergebnisse",
  resultsHelp: "Ein Spiel gegen mehrere Computerspieler wird beim stärksten von ihnen gezählt. Ein geteilter Sieg zählt als gewonnen.",
  byKind: "Punkte nach Gebiet",
  kind: "Gebiet",
  all: "Gesamt",
  perGame: "Pro Spiel",
  number: decimal,
};
