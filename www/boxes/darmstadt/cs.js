// @ts-check
/** Darmstadt, in Czech. */

/** @type {typeof import("./en.js").words} */
export const words = {
  scores: {
    church: " za nejvíc družiníků kolem kostela",
  },
  extras: {
    hall: ", s kongresovým centrem",
  },
  parts: {
    church: "kostel",
    hall: "kongresové centrum",
  },
  feature: {
    church: "Až se tento kostel dokončí, dostane 3 body ten, kdo má na jeho kartičce a kolem ní nejvíc družiníků.",
    hall: "Až se dokončí, přinese město s tímto kongresovým centrem o 3 body víc.",
  },
  articles: {
    church: {
      title: "Darmstadt",
      text: [
        "Na dvou kartičkách je kostel. Kostel je ve všem jako klášter. Když se dokončí, dostane navíc 3 body ten, kdo má na jeho kartičce a na osmi okolních nejvíc družiníků, ať v něm někdo má mnicha, nebo ne. Každý družiník se počítá za jednoho, i mnich; má-li nejvíc družiníků několik hráčů, dostane každý z nich 3 body. Počítá se dřív, než se kdokoli vrátí.",
        "Město s kongresovým centrem přinese o 3 body víc, když se dokončí. Nedokončené město z něj nic nemá. Lilie na kartičkách nic neznamenají.",
      ],
      see: "Kostel je dokončený: 9 bodů pro mnicha Červené. Modrá má kolem dva družiníky a Červená jednoho, takže 3 body dostane Modrá.",
    },
  },
};
