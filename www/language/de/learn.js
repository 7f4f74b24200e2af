// @ts-check
/** Was die Einführung sagt, auf Deutsch. Wer lernt, ist Rot; die andere Seite ist Blau. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "Erstes Spiel",
  steps: {
    lay: "Du bist Rot. In jedem Zug ziehst du ein Plättchen und legst es an die anderen an. Dieses zeigt eine Straße: Wähle das umrandete Feld, dann „Plättchen legen“.",
    highwayman: "Jetzt darfst du eine deiner Figuren auf das gelegte Plättchen setzen. Wähle die Straße: Ein Wegelagerer besetzt sie ganz, so lang sie auch wird.",
    blueMonk: "Blau lässt die Straße an einem Kloster enden und setzt einen Mönch hinein. Er bringt 9 Punkte, sobald alle acht Felder um ihn belegt sind.",
    finish: "An diesen Häusern endet eine Straße. Lege das Plättchen so auf das umrandete Feld, dass die Straßen sich treffen; wähle es noch einmal, um es zu drehen.",
    keep: "Die Straße hat jetzt zwei Enden: Sie ist fertig und zählt am Ende des Zuges. Du könntest noch eine Figur setzen; diesmal wähle „Zug ohne Figur beenden“.",
    blueRoad: "4 Punkte: 1 für jedes Plättchen der Straße. Dein Wegelagerer ist wieder bei dir und kann neu gesetzt werden. Blau beginnt eine Straße.",
    city: "Ein Stück Stadt mit einem Wappen. Stadt muss an Stadt: Lege es auf das umrandete Feld, so gedreht, dass die Mauern zusammenpassen.",
    knight: "Besetze die Stadt mit einem Ritter. Ist ihre Mauer geschlossen, bringt sie 2 Punkte je Plättchen und 2 weitere je Wappen.",
    blueCity: "Blau beginnt neben dir eine Stadt. Wo schon eine Figur steht, darf niemand eine setzen, aber zwei Städte können später zusammenwachsen.",
    monastery: "Ein Kloster zählt seine Nachbarn; am besten liegt es dort, wo schon viele Plättchen sind. Lege es auf das umrandete Feld.",
    monk: "Setze einen Mönch hinein: 1 Punkt für das Kloster und 1 für jedes der acht Plättchen ringsum. Sind alle acht da, kommt er zurück.",
    blueLonger: "Blau verlängert die Straße. Das Plättchen ist auch ein Nachbar deines Klosters: Was andere legen, kann dir helfen.",
    apart: "Noch ein Stück Stadt. Lege es mit der offenen Seite nach unten auf das umrandete Feld: Dort berührt es keine besetzte Stadt.",
    second: "Darum darfst du hier einen zweiten Ritter setzen. Gleich siehst du, wozu.",
    blueNext: "Blau beginnt noch eine Straße und füllt ein Feld neben dem eigenen Kloster.",
    join: "Dieses Stück passt in die Lücke und verbindet alle drei Städte. Lege es auf das umrandete Feld.",
    farmer: "Die Stadt ist fertig. Du hast dort zwei Ritter, Blau hat einen: Wer die meisten hat, bekommt alle Punkte. Setze vorher noch eine Figur auf die Wiese: einen Bauern.",
    blueLast: "12 Punkte: 5 Plättchen und 1 Wappen, je 2; Blau bekommt nichts. Jetzt legt Blau das letzte Plättchen. Dann zählt, was unfertig ist, und dein Bauer bringt 3 Punkte für jede fertige Stadt an seiner Wiese.",
  },
  part: (part, parts) => `Schritt ${part} von ${parts}`,
  next: "Weiter",
  show: "Zeig es mir",
  back: "Zurücknehmen",
  reading: "Lies, was oben steht, dann wähle „Weiter“.",
  watching: "Blau ist am Zug.",
  wrong: {
    tile: "Auch das erlauben die Regeln. Für die Einführung gehört das Plättchen auf das umrandete Feld, gedreht wie beschrieben: Nimm es zurück und versuch es noch einmal.",
    figure: "Nach den Regeln ist das ein guter Platz. Für die Einführung gehört die Figur woandershin: Nimm sie zurück und versuch es noch einmal.",
    skip: "Du darfst deine Figuren immer behalten. Für die Einführung wird hier eine gebraucht: Nimm es zurück und versuch es noch einmal.",
  },
  wrongHint: "Nimm den letzten Schritt zurück, dann geht es weiter.",
  menu: { resume: "Zurück zur Einführung", rules: "Alle Regeln", again: "Einführung von vorn beginnen", leave: "Einführung verlassen" },
  end: {
    title: "Jetzt kannst du spielen!",
    text: (red, blue) => `Du hast ${red} zu ${blue} gewonnen. Straßen, Städte und Klöster bringen Punkte während des Spiels, Bauern am Ende, und was unfertig ist, zählt noch ein wenig.`,
    hints: ["Mit ebenso vielen Rittern wie du hätte auch Blau alle Punkte der Stadt bekommen.", "Bauern kommen nie zurück: Behalte genug Figuren für den Rest des Spiels."],
    play: "Gegen den Anfänger spielen",
    rules: "Alle Regeln",
    leave: "Zum Startbildschirm",
  },
};
