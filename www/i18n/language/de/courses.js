// @ts-check
/** The short guided games of expansions, in German: what each step says, and at last what else there is to know. */

/** @type {typeof import("../en/courses.js").courses} */
export const courses = {
  again: "Einführung neu beginnen",
  text: (red, blue) => `Du hast ${red} Punkte, Blau hat ${blue}.`,
  play: "Damit gegen den Anfänger spielen",
  next: (title) => `Als Nächstes: ${title}`,
  river: {
    steps: {
      source: "Der Fluss fließt von der Quelle zum See, seine Plättchen kommen zuerst. Dieses hat an beiden Ufern eine Stadt: Lege es auf das umrandete Feld.",
      knight: "Figuren dürfen auf Flussplättchen wie auf alle anderen, nur nicht auf den Fluss. Wähle die obere Stadt für einen Ritter.",
      blueBend: "Der Fluss muss an seinem offenen Ende weitergehen. Blau lässt ihn abbiegen.",
      bend: "Drehe das Plättchen so, dass der Fluss weitergeht. Zwei Biegungen nacheinander dürfen nicht zur selben Seite führen, deshalb passt es hier nur auf eine Art.",
      highwayman: "Wähle die Straße: Ein Wegelagerer beginnt sie.",
      blueLake: "Blau legt den See: Der Fluss ist fertig. Ab jetzt zieht ihr von allen anderen Plättchen.",
      land: "Das ist ein Landschaftsplättchen. Seine Stadt schließt deine: Lege es auf das umrandete Feld.",
      none: "Die Stadt ist fertig. Beende deinen Zug diesmal ohne Figur.",
      blueLast: "4 Punkte für die Stadt. Der Fluss trennt die Wiesen: Bauern an beiden Ufern treffen nicht aufeinander. Blau legt das letzte Plättchen.",
    },
    end: "Mit dem Fluss ist vom ersten Zug an Platz, und seine Ufer teilen die Wiesen.",
  },
  abbot: {
    steps: {
      garden: "Dieses Plättchen zeigt einen Garten. Lege es auf das umrandete Feld.",
      abbot: "Neben deinen Meeples hast du einen Abt. Er darf nur in einen Garten oder ein Kloster: Wähle den Garten.",
      blueMonk: "Ein Garten zählt wie ein Kloster: 1 Punkt für sich und 1 für jedes Plättchen ringsum. Blau setzt einen Mönch.",
      beside: "Lege das Kloster auf das umrandete Feld: Es liegt auch neben deinem Garten.",
      recall: "Statt eine Figur zu setzen, darfst du deinen Abt zurücknehmen und werten, was jetzt da ist. Wähle deinen Abt.",
      blueRoad: "3 Punkte: der Garten und 2 Plättchen ringsum. Dein Abt ist wieder im Vorrat. Blau beginnt eine Straße.",
      monastery: "Noch ein Kloster. Lege es auf das umrandete Feld.",
      again:
        "Schicke deinen Abt dorthin: Wähle ihn unter deinen Figuren und dann das Kloster. Er wird gewertet, wenn du ihn zurücknimmst, wenn das Kloster ganz umgeben ist oder wenn das Spiel endet.",
      blueLast: "Blau legt das letzte Plättchen, und was unfertig ist, wird gewertet.",
    },
    end: "Wer den Abt zurücknimmt, setzt in diesem Zug keine Figur. Auf eine Wiese darf der Abt nie.",
  },
  inns: {
    steps: {
      inn: "An dieser Straße steht ein Wirtshaus. Lege das Plättchen auf das umrandete Feld.",
      large: "Du hast einen großen Meeple. Er zählt doppelt, wenn es darum geht, wer die Mehrheit hat. Wähle ihn unter deinen Figuren und dann die Straße.",
      blueMonk: "Blau beendet die Straße an einem Kloster.",
      close: "Lege dieses Plättchen auf das umrandete Feld, so gedreht, dass die Straße dort endet.",
      keep: "Die Straße ist fertig. Beende deinen Zug diesmal ohne Figur.",
      blueMore: "8 Punkte: Mit einem Wirtshaus zählt jedes der 4 Plättchen 2. Eine unfertige Straße mit Wirtshaus bringt am Ende aber nichts.",
      cathedral: "Das ist eine Kathedrale: Mit ihr bringt eine Stadt 3 Punkte je Plättchen und je Wappen. Lege das Plättchen auf das umrandete Feld.",
      knight: "Besetze die Stadt mit einem Ritter. Sie ist aber an drei Seiten offen.",
      blueLast: "Blau legt das letzte Plättchen. Eine unfertige Stadt mit Kathedrale bringt nichts: Lege Kathedralen früh oder in die Städte der anderen.",
    },
    end: "Wirtshäuser und Kathedralen bringen viel, wenn du die Straße oder Stadt fertigstellst, und sonst nichts.",
  },
  traders: {
    steps: {
      road: "Beginne eine Straße: Lege das Plättchen auf das umrandete Feld.",
      highwayman: "Besetze sie mit einem Wegelagerer.",
      blueMonk: "Blau beendet die Straße auf dieser Seite und setzt einen Mönch.",
      longer: "Verlängere deine Straße auf dem umrandeten Feld.",
      builder: "Jetzt darfst du deinen Baumeister auf diese Straße setzen, weil dort schon eine Figur von dir steht. Für die Mehrheit zählt er nicht.",
      blueMore: "Immer wenn du die Straße oder Stadt deines Baumeisters verlängerst, bekommst du im selben Zug noch ein Plättchen. Blau hat noch keinen.",
      builds: "Verlängere die Straße deines Baumeisters.",
      none: "Beende diesen Teil deines Zuges ohne Figur, dann ziehst du noch ein Plättchen.",
      goods: "Das Plättchen deines Baumeisters: eine Stadt mit einem Weinfass. Lege es auf das umrandete Feld, so gedreht, dass die Mauern passen.",
      knight: "Besetze die Stadt mit einem Ritter.",
      blueLast: "Sieh zu: Blau stellt deine Stadt fertig. Die Punkte bekommst du, aber die Waren bekommt, wer eine Stadt fertigstellt.",
    },
    end: "Wer am meisten Wein, Getreide oder Tuch hat, bekommt am Ende dafür je 10 Punkte. Das Schwein macht jede fertige Stadt an deiner Wiese 1 Punkt mehr wert.",
  },
  dragon: {
    steps: {
      road: "Beginne eine Straße: Lege das Plättchen auf das umrandete Feld.",
      highwayman: "Besetze sie mit einem Wegelagerer.",
      blueVolcano: "Blau zieht einen Vulkan: Der Drache fliegt dorthin. Auf dieses Plättchen darf keine Figur.",
      monastery: "Lege das Kloster auf das umrandete Feld. Lass es diesmal aber leer.",
      fairy:
        "Statt eine Figur zu setzen, darfst du die Fee zu einer deiner Figuren stellen: Auf ihr Plättchen kommt der Drache nie. Wähle die Fee unter den Figuren und dann deinen Wegelagerer.",
      blueDragon:
        "Blau zieht ein Plättchen mit dem Drachenzeichen: Der Drache macht höchstens sechs Schritte, und alle ziehen ihn reihum. Er frisst alle Figuren auf seinem Weg, aber das Plättchen der Fee hält ihn auf.",
      portal: "1 Punkt, weil dein Zug mit der Fee bei deiner Figur begann. Dieses Plättchen hat einen Zaubergang: Lege es auf das umrandete Feld.",
      monk: "Durch einen Zaubergang darf deine Figur in jedes unfertige und unbesetzte Gebiet auf dem Brett. Wähle das Kloster, das du leer gelassen hast.",
    },
    end: "Bei einer Wertung bringt die Fee der Figur neben ihr 3 Punkte mehr. Legst du ein Burgfräulein an eine Stadt, schickt es einen Ritter von dort nach Hause.",
  },
};
