// @ts-check
/** Was die Einführung sagt, auf Deutsch. Wer lernt, ist Rot; die andere Seite ist Blau. */

/** @type {typeof import("../en/learn.js").learn} */
export const learn = {
  title: "Erstes Spiel",
  steps: {
    lay: "Du bist Rot. In jedem Zug ziehst du ein Plättchen und legst es an die anderen an. Dieses zeigt eine Straße: Wähle das umrandete Feld, dann „Plättchen legen“.",
    highwayman:
      "Jetzt darfst du eine deiner Figuren auf das gelegte Plättchen setzen. Wähle die Straße: Ein Wegelagerer besetzt sie ganz, so lang sie auch wird.",
    blueMonk: "Blau lässt die Straße an einem Kloster enden und setzt einen Mönch hinein. Er bringt 9 Punkte, sobald alle acht Felder um ihn belegt sind.",
    finish: "An den Häusern auf diesem Plättchen enden die Straßen. Lege es ungedreht auf das umrandete Feld: Die Straßen müssen sich treffen.",
    keep: "Die Straße hat jetzt an beiden Seiten ein Ende: Sie ist fertig und wird am Ende des Zuges gewertet. Du könntest noch eine Figur setzen, aber beende den Zug diesmal ohne Figur.",
    blueRoad: "4 Punkte: 1 für jedes Plättchen der Straße. Dein Wegelagerer ist wieder bei dir und kann neu gesetzt werden. Blau beginnt eine Straße.",
    city: "Das ist ein Stück Stadt mit einem Wappen. Stadt muss an Stadt liegen: Lege es auf das umrandete Feld, so gedreht, dass die Mauern zusammenpassen.",
    knight: "Besetze die Stadt mit einem Ritter. Ist ihre Mauer geschlossen, bringt sie 2 Punkte je Plättchen und 2 weitere je Wappen.",
    blueCity: "Blau beginnt eine Stadt neben deiner. Wo schon eine Figur steht, darf niemand eine setzen, aber zwei Städte können später zusammenwachsen.",
    monastery:
      "Ein Kloster bringt Punkte für die Plättchen ringsum, in allen acht Richtungen. Lege es auf das umrandete Feld; im Lauf des Spiels kommen ringsum weitere Plättchen dazu.",
    monk: "Setze einen Mönch hinein: 1 Punkt für das Kloster und 1 für jedes der acht Plättchen ringsum. Sind alle acht da, kommt er zurück.",
    blueLonger: "Blau verlängert die Straße. Das Plättchen ist auch ein Nachbar deines Klosters: Was andere legen, kann dir helfen.",
    apart: "Hier ist noch ein Stück Stadt. Lege es so gedreht auf das umrandete Feld, dass seine Stadt unten liegt: Dort berührt es keine besetzte Stadt.",
    second: "Darum darfst du hier einen zweiten Ritter setzen. Er hilft, wenn die Städte zusammenwachsen.",
    blueNext: "Blau beginnt noch eine Straße und füllt ein Feld neben dem eigenen Kloster.",
    join: "Dieses Stück passt in die Lücke und verbindet alle drei Städte. Lege es auf das umrandete Feld.",
    farmer:
      "Die Stadt ist fertig. Du hast dort zwei Ritter, Blau einen: Die Mehrheit bekommt alle Punkte, bei Gleichstand beide. Setze vorher einen Bauern auf die Wiese; sie reicht bis zu Straßen und Mauern.",
    blueLast:
      "12 Punkte: je 2 für 5 Plättchen und 1 Wappen; Blau bekommt nichts. Jetzt legt Blau das letzte Plättchen. Dann bringen unfertige Gebiete 1 Punkt je Plättchen, und dein Bauer bringt 3 Punkte für jede fertige Stadt an seiner Wiese.",
  },
  part: (part, parts) => `Schritt ${part} von ${parts}`,
  next: "Weiter",
  show: "Zeig es mir",
  /** After that: the button that plays what was shown. */
  shown: (/** @type {string} */ button) => `So geht es. Wähle jetzt „${button}“.`,
  back: "Rückgängig",
  reading: "Lies die Erklärung, und wähle dann „Weiter“.",
  watching: "Blau ist am Zug.",
  wrong: {
    tile: "Auch das erlauben die Regeln. In dieser Einführung gehört das Plättchen aber auf das umrandete Feld, gedreht wie beschrieben: Mach den Zug rückgängig und versuche es noch einmal.",
    figure:
      "Auch das erlauben die Regeln. In dieser Einführung gehört die Figur aber an eine andere Stelle: Mach den Zug rückgängig und versuche es noch einmal.",
    skip: "Du darfst einen Zug immer ohne Figur beenden. In dieser Einführung brauchst du hier aber eine: Mach den Zug rückgängig und versuche es noch einmal.",
  },
  wrongHint: "Mach den letzten Schritt rückgängig, um fortzufahren.",
  unkept: "Der Browser speichert nicht, wie weit du bist. Wenn du gehst, beginnt die Einführung wieder von vorn.",
  menu: { resume: "Zurück zur Einführung", rules: "Alle Regeln", again: "Einführung neu beginnen", leave: "Einführung verlassen" },
  end: {
    title: "Jetzt kannst du spielen!",
    text: (red, blue) =>
      `Du hast mit ${red} zu ${blue} gewonnen. Straßen, Städte und Klöster bringen Punkte während des Spiels, Bauern am Ende, und unfertige Gebiete bringen noch einen Punkt je Plättchen.`,
    hints: [
      "Mit je zwei Rittern hättet ihr beide alle 12 Punkte der Stadt bekommen.",
      "Bauern kommen nie zurück: Behalte genug Figuren für den Rest des Spiels.",
    ],
    next: "Spiele jetzt ein ganzes Spiel gegen den Anfänger, der auch Fehler macht. Die Glühlampe am Rand des Bretts zeigt, was ein Meister tun würde, und die Regeln kannst du jederzeit nachschlagen.",
    expansions: "Kurze Einführungen in Erweiterungen:",
    play: "Gegen den Anfänger spielen",
    rules: "Alle Regeln",
    leave: "Zum Startbildschirm",
  },
};
