// @ts-check
/** Hills & Sheep, in Czech. */
import { FIGURES, points } from "../../i18n/language/cs/game.js";
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

Object.assign(FIGURES, { shepherd: { name: "pastýř", object: "pastýře", no: "žádného pastýře" } });

const sheep = (/** @type {number} */ count) => plural(count, { one: "jednu ovci", few: "# ovce", other: "# ovcí" });

/** @type {typeof import("./en.js").words} */
export const words = {
  events: {
    sheep: (name, count) => `${name} losuje ${sheep(count)}.`,
    wolf: (name) => `${name} losuje vlka: rozežene stáda na louce.`,
  },
  scores: { flock: (count) => ` za stádo: ${plural(count, { one: "jedna ovce", few: "# ovce", other: "# ovcí" })}` },
  extras: { vineyards: (count) => plural(count, { one: ", s\u00a0vinicí", few: ", se # vinicemi", other: ", s\u00a0# vinicemi" }), hill: ", díky kopci" },
  causes: { wolf: (name) => `Vlk posílá pastýře domů (${name}).` },
  actions: {
    add: (tokens, wolves) =>
      `Vylosovat další žeton (ve váčku ${tokens}, z\u00a0toho ${plural(wolves, { zero: "žádný vlk", one: "# vlk", few: "# vlci", other: "# vlků" })})`,
    home: (count) => `Přivést stádo domů: ${points(count)}`,
  },
  feature: {
    flock: (name, count) =>
      `Je tu pastýř (${name}); ${plural(count, { zero: "nemá žádnou ovci", one: "má jednu ovci", few: "má # ovce", other: "má # ovcí" })}.`,
    home: (count) => `Až přijde domů, přinese stádo ${points(count)}.`,
    vineyards: (count) =>
      plural(count, {
        one: "Vinice vedle přidá po dokončení 3 body.",
        few: "# vinice vedle přidají po dokončení po 3 bodech.",
        other: "# vinic vedle přidá po dokončení po 3 bodech.",
      }),
    tie: "Při shodě rozhoduje kopec.",
    hill: "Na tomto kopci figurka vyhrává při shodě.",
    vineyard: "Tato vinice přidá dokončenému klášteru vedle 3 body.",
  },
  unseen: (count) =>
    plural(count, { one: "Jedna další leží skrytá pod kopcem.", few: "# další leží skryté pod kopci.", other: "# dalších leží skrytých pod kopci." }),
  parts: { hill: "kopec", vineyard: "vinice" },
  pieces: { shepherd: "Pastýř" },
  hint: {
    shepherd: "Vyber louku bez pastýře. Hned si vylosuje žeton s\u00a0ovcemi, ale pozor na vlka.",
    chosen: "Pastýř si hned vylosuje žeton s\u00a0ovcemi. Až jeho louku rozšíříš, stádo poroste, nebo přijde domů.",
    flock: "Louka tvého pastýře se rozrostla: vylosuj další žeton, nebo přiveď stádo domů a\u00a0získej body za všechny ovce na louce. Vlk by je rozehnal.",
  },
  why: {
    shepherdThere: "Na této louce už pastýř je.",
    flock: "Nejdřív rozhodni, co bude se stádem.",
    noFlock: "O\u00a0žádném stádu se teď nerozhoduje.",
    tokenMissing: "Záznam musí říct, který žeton se vylosoval, jako ve „flock add 3“.",
    tokenKnown: "Který žeton se losuje, říká záznam už jinde (Sheep).",
    notInBag: "Takový žeton už ve váčku není.",
  },
  then: { shepherd: "Pak jde pastýř na louku." },
  advice: { addToFlock: "Vylosuj pro stádo další žeton.", bringHome: "Přiveď stádo domů." },
  steps: {
    herd: "Právě postavený pastýř si vylosuje žeton z\u00a0váčku.",
    flock: "Když kartička rozšíří louku tvého pastýře, jeho stádo poroste, nebo přijde domů.",
  },
  articles: {
    hill: {
      title: "Kopce a\u00a0vinice",
      text: [
        "Když položíš kartičku s kopcem, další kartička z hromádky jde lícem dolů pod ni. Nikdo se na ni už nepodívá a\u00a0do hry se nedostane.",
        "Při shodě rozhoduje kopec: je-li v\u00a0oblasti víc nejsilnějších hráčů, bodují z\u00a0nich jen ti, kdo tam mají figurku na kopci. Nikoho neposiluje a\u00a0jedna figurka na kopci platí stejně jako více.",
        "Každá vinice na osmi kartičkách kolem kláštera přidá 3 body, když se klášter dokončí. Zahrady a\u00a0nedokončené kláštery z\u00a0ní nemají nic.",
      ],
      see: "Obě mají ve městě jednoho rytíře; rytíř Červené stojí na kopci, takže body dostane jen Červená.",
    },
    flock: {
      title: "Pastýři a\u00a0jejich stáda",
      text: [
        "Místo figurky smíš postavit svého pastýře na louku položené kartičky, pokud na celé louce žádný pastýř není. Sedláci mu nevadí a\u00a0on jim také ne. Vylosuje si z\u00a0váčku žeton, jednu až čtyři ovce nebo vlka, a\u00a0položí si ho k\u00a0sobě.",
        "Když položíš kartičku, která louku tvého pastýře rozšíří, vybereš si: vylosovat další žeton, nebo přivést stádo domů. Stádo, které přijde domů, dá každému, kdo má na louce pastýře, 1 bod za každou ovci na louce, i\u00a0za ovce ostatních. Všichni pastýři z\u00a0louky jdou domů a\u00a0žetony se vrátí do váčku.",
        "Vylosuje-li někdo vlka, jdou všichni pastýři z\u00a0louky domů bez bodů. Na louce, která už nemůže růst, bodují stáda hned, ať ji uzavřel kdokoli. Na konci hry stáda na plánu nic nepřinesou.",
      ],
      see: "Červená rozšířila louku pastýře a k jedné ovci vylosovala další tři.",
    },
  },
};
