// @ts-check
/** Was die Einführung sagt, auf Deutsch. Wer lernt, ist Rot; die andere Seite ist Blau. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "Erstes Spiel",
  steps: {
    lay: "Du bist Rot. In jedem Zug ziehst du ein Plättchen und legst es an die anderen an. Dieses zeigt eine Straße: Wähle das umrandete Feld, dann „Plättchen legen“.",
    highwayman: "Jetzt darfst du eine deiner Figuren auf das gelegte Plättchen setzen. Wähle die Straße: Ein Wegelagerer besetzt sie ganz, so lang sie auch wird.",
    blueMonk: "Blau lässt die Straße an einem Kloster enden und setzt einen Mönch hinein. Er bringt 9 Punkte, sobald alle acht Felder um ihn belegt sind.",
    finish: "An den Häusern auf diesem Plättchen enden Straßen. Lege es ungedreht auf das umrandete Feld: Die Straßen müssen sich treffen.",
    keep: "Die Straße hat jetzt zwei Enden: Sie ist fertig und zählt am Ende des Zuges. Du könntest noch eine Figur setzen; diesmal wähle „Zug ohne Figur beenden“.",
    blueRoad: "4 Punkte: 1 für jedes Plättchen der Straße. Dein Wegelagerer ist wieder bei dir und kann neu gesetzt werden. Blau beginnt eine Straße.",
    city: "Ein Stück Stadt mit einem Wappen. Stadt muss an Stadt: Lege es auf das umrandete Feld, so gedreht, dass die Mauern zusammenpassen.",
    knight: "Besetze die Stadt mit einem Ritter. Ist ihre Mauer geschlossen, bringt sie 2 Punkte je Plättchen und 2 weitere je Wappen.",
    blueCity: "Blau beginnt neben dir eine Stadt. Wo schon eine Figur steht, darf niemand eine setzen, aber zwei Städte können später zusammenwachsen.",
    monastery: "Ein Kloster zählt die Plättchen ringsum, in alle acht Richtungen. Lege es auf das umrandete Feld; das Spiel wächst darum herum.",
    monk: "Setze einen Mönch hinein: 1 Punkt für das Kloster und 1 für jedes der acht Plättchen ringsum. Sind alle acht da, kommt er zurück.",
    blueLonger: "Blau verlängert die Straße. Das Plättchen ist auch ein Nachbar deines Klosters: Was andere legen, kann dir helfen.",
    apart: "Noch ein Stück Stadt. Lege es so gedreht auf das umrandete Feld, dass seine Stadt unten liegt: Dort berührt es keine besetzte Stadt.",
    second: "Darum darfst du hier einen zweiten Ritter setzen. Er hilft, wenn die Städte zusammenwachsen.",
    blueNext: "Blau beginnt noch eine Straße und füllt ein Feld neben dem eigenen Kloster.",
    join: "Dieses Stück passt in die Lücke und verbindet alle drei Städte. Lege es auf das umrandete Feld.",
    farmer: "Die Stadt ist fertig. Du hast dort zwei Ritter, Blau einen: Die Mehrheit bekommt alle Punkte, bei Gleichstand beide. Setze vorher einen Bauern auf die Wiese; sie reicht bis zu Straßen und Mauern.",
    blueLast: "12 Punkte: 5 Plättchen und 1 Wappen, je 2; Blau bekommt nichts. Jetzt legt Blau das letzte Plättchen. Dann zählt, was unfertig ist, 1 Punkt je Plättchen, und dein Bauer bringt 3 Punkte für jede fertige Stadt an seiner Wiese.",
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
    text: (red, blue) => `Du hast ${red} zu ${blue} gewonnen. Straßen, Städte und Klöster bringen Punkte während des Spiels, Bauern am Ende, und was unfertig ist, bringt noch einen Punkt je Plättchen.`,
    hints: ["Mit je zwei Rittern hättet ihr beide alle 12 Punkte der Stadt bekommen.", "Bauern kommen nie zurück: Behalte genug Figuren für den Rest des Spiels."],
    next: "Spiel jetzt eine ganze Partie gegen den Anfänger, der auch Fehler macht. Die Glühlampe am Rand des Bretts zeigt, was ein Meister täte, und die Regeln sind immer zur Hand.",
    play: "Gegen den Anfänger spielen",
    rules: "Alle Regeln",
    leave: "Zum Startbildschirm",
  },
};
