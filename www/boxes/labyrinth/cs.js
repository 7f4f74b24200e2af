// @ts-check
/** Labyrint, česky. */

/** @type {import("./index.js").Words} */
export const words = {
  extras: ", s\u00a0figurkami labyrintu",
  parts: { labyrinth: "labyrint" },
  facts: {
    labyrinth:
      "Na této cestě leží labyrint: každý její úsek lze obsadit zvlášť, a\u00a0když je cesta dokončena, každá figurka na ní přinese 2\u00a0body navíc.",
  },
  articles: {
    labyrinth: {
      title: "Labyrint",
      text: [
        "Na kartičce s\u00a0labyrintem je jedna cesta se čtyřmi rameny; cesta tam nekončí. Na samotný labyrint smíš postavit figurku, nestojí-li tam nikdo, a\u00a0na každé rameno, nestojí-li nikdo na tom, co s\u00a0ním souvisí jinudy než přes labyrint. Na cestě tak může být od začátku několik hráčů. Vůz, který jede dál, smí stejně tak na rameno, ale na samotný labyrint jen tehdy, je-li celá cesta volná.",
        "Když je cesta dokončena, ten, kdo má na celé cestě nejvíc lupičů, dostane jako obvykle 1\u00a0bod za každou kartičku a\u00a02\u00a0body navíc za každou figurku, která na ní stojí, ať patří komukoli; počítají se i\u00a0stavitelé. Nedokončená cesta za figurky nic nedostane. V\u00a0„Možnostech pravidel“ může být labyrint pouhou křižovatkou.",
      ],
      see: "Červená stojí na labyrintu a\u00a0Modrá na východním rameni: 6 kartiček a\u00a02\u00a0figurky přinesou každé 10 bodů.",
    },
  },
};
