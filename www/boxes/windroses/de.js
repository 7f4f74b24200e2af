// @ts-check
/** Wind Roses, in German. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    rose: " für eine Windrose",
  },
  rose: "Windrose",
  winds: {
    NE: "Viertel der Windrose: Nordosten",
    SE: "Viertel der Windrose: Südosten",
    SW: "Viertel der Windrose: Südwesten",
    NW: "Viertel der Windrose: Nordwesten",
  },
  hint: "Im Viertel, auf das seine Windrose zeigt, bringt dieses Plättchen 3 Punkte.",
  articles: {
    windrose: {
      title: "Die Windrosen",
      text: [
        "Das Spiel beginnt mit einem Plättchen mit orangefarbener Windrose, dem Zentrum. Alle vier üblichen Startplättchen werden unter die anderen gemischt. Vier Plättchen zeigen ein Viertel der Rose: Legst du ein solches Plättchen in diesem Viertel der Landschaft an, vom Zentrum aus gesehen, bekommst du sofort 3 Punkte. Die Zeile und die Spalte des Zentrums gehören zu beiden angrenzenden Vierteln.",
        "Wie das Plättchen selbst gedreht ist, spielt keine Rolle. Wird das Plättchen mit der blauen Rose gelegt, ist es das neue Zentrum, und die Viertel drehen sich so, wie dieses Plättchen gedreht ist.",
      ],
      see: "Das Plättchen von Rot zeigt das nordöstliche Viertel und liegt nordöstlich der Rose: 3 Punkte.",
    },
  },
};
