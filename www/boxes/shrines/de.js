// @ts-check
/** Heretics & Shrines, in German. */
import { FIGURES, tiles } from "../../i18n/language/de/game.js";

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    shrine: (completed, around) => ` für ${completed ? "eine fertige" : "eine unfertige"} Kultstätte mit ${tiles(around)} ringsum`,
  },
  causes: {
    challenged: (name, figure) => `Eine Figur von ${name} geht ohne Punkte nach Hause, denn die andere Seite war zuerst fertig: ${FIGURES[figure].name}.`,
  },
  parts: { shrine: "Kultstätte" },
  feature: {
    shrine:
      "Dies ist eine Kultstätte: Sie wird gewertet wie ein Kloster. Wird sie vor einem Kloster daneben fertig, geht die Figur dort ohne Punkte nach Hause, und umgekehrt.",
  },
  why: {
    shrineBarred: "Eine Kultstätte darf nicht neben zwei Klöstern liegen, auch nicht neben einem, das schon eine Kultstätte neben sich hat.",
    monasteryBarred: "Ein Kloster darf nicht neben zwei Kultstätten liegen, auch nicht neben einer, die schon ein Kloster neben sich hat.",
  },
  articles: {
    shrine: {
      title: "Ketzer & Kultstätten",
      text: [
        "Eine Kultstätte ist in allem wie ein Kloster: Eine Figur steht darin, mit den acht Plättchen ringsum ist sie fertig, und sie bringt bis zu 9 Punkte.",
        "Liegen eine Kultstätte und ein Kloster nebeneinander, auch über Eck, und stehen in beiden Figuren, laufen sie um die Wette. Was zuerst fertig wird, wird gewertet wie sonst, und die Figur im anderen geht ohne Punkte nach Hause. Stellt ein Plättchen beide fertig, werden beide gewertet, ebenso am Ende des Spiels. Eine Abtei und eine Kirche gelten als Kloster. Ein Abt, der zurückgenommen wird, fordert niemanden heraus.",
        "Eine Kultstätte darf neben höchstens einem Kloster liegen und ein Kloster neben höchstens einer Kultstätte.",
      ],
      see: "Die Kultstätte ist fertig: 9 Punkte für Rot. Der Mönch von Blau im Kloster daneben ging ohne Punkte nach Hause.",
    },
  },
};
