// @ts-check
/** What the program says about itself and its data, in Czech. */

/** @type {typeof import("../en/about.js").about} */
export const about = {
  title: "O hře",
  version: (version, build) => (build ? `Bastide ${version}, sestavení ${build}.` : `Bastide ${version}, vývojové sestavení.`),
  licence: "Program, jeho ilustrace i texty lze používat pod licencí MIT nebo Apache 2.0.",
  affiliation: "Řídí se pravidly hry Carcassonne, jejímž autorem je Klaus-Jürgen Wrede. Nemá vazbu na vydavatele.",
  licences: "Licence použitých knihoven",
  noLicences: "Licence se nepodařilo načíst.",
  data: {
    title: "Tvoje data",
    where: "Tvoje hry a nastavení jsou uložené jen v tomto prohlížeči. Nikam se nic neposílá.",
    kept: "Prohlížeč slíbil, že je zachová, i když dojde místo.",
    notKept: "Když dojde místo, může je prohlížeč smazat.",
    ask: "Požádat o zachování",
    exportAll: "Uložit všechny hry do souboru",
    erase: "Smazat vše",
    warning: "Všechny uložené hry a nastavení v tomto prohlížeči budou trvale smazány. Hry si předtím můžeš uložit do souboru.",
    keep: "Nechat vše",
    eraseAll: "Opravdu smazat vše",
  },
};
