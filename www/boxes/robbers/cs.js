// @ts-check
/** Loupežníci, česky. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

const points = (/** @type {number} */ count) => plural(count, { one: "1\u00a0bod", few: "#\u00a0body", other: "#\u00a0bodů" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    put: (name, space) => `${name}: loupežník stojí na políčku ${space} počitadla bodů.`,
    robbed: (name, from, count) => `${name} okrádá hráče ${from} a\u00a0získává ${points(count)}.`,
    followed: (name, space) => `Loupežník hráče ${name} jde dál na políčko ${space}.`,
    home: (name) => `Loupežník hráče ${name} se vrací do zásoby.`,
  },
  scores: { loot: " za lup" },
  actions: {
    put: (names, space) => `Vedle: ${names} (políčko ${space})`,
    rob: (name) => `Okrást hráče ${name}`,
    follow: (name) => `Jít dál s\u00a0hráčem ${name}`,
  },
  parts: { robber: "loupežníkův pytel" },
  holdings: {
    figure: (space) => `na políčku ${space} počitadla bodů`,
    robber: (space) => `loupežník na políčku ${space}`,
    home: "loupežník v\u00a0zásobě",
    kinds: { figure: "Políčko na počitadle", robber: "Políčko loupežníka" },
  },
  pieces: { robber: "Loupežník" },
  mover: {
    robber: (name) => `${name}: loupežník`,
    rob: (name) => `${name}: volba loupežníka`,
  },
  hint: {
    put: "Smíš postavit svého loupežníka na počitadle bodů vedle figurky soupeře. Až ten příště získá body, dostaneš jich polovinu.",
    rob: "Několik hráčů vedle tvého loupežníka teď získává body. Vyber, koho okradeš.",
    follow: "Figurka vedle tvého loupežníka jde dál díky lupu, a\u00a0ten ukrást nelze. Tvůj loupežník smí jít s\u00a0ní, nebo zůstat u\u00a0ostatních.",
  },
  skip: { robber: "Bez loupežníka", rob: "Loupežník zůstane" },
  why: {
    robber: "Nejdřív rozhodni, kam tvůj loupežník půjde, nebo se ho vzdej.",
    robVictim: "Nejdřív vyber, koho tvůj loupežník okrade.",
    robFollow: "Nejdřív vyber, zda tvůj loupežník půjde dál, nebo zůstane.",
    robNobodyThere: "Na tom políčku počitadla bodů nestojí figurka jiného hráče.",
    robAlreadyThere: "Tvůj loupežník už na tom políčku stojí.",
    robNoVictim: "Tento hráč teď vedle tvého loupežníka body nezískává.",
    noRobber: "Teď se o\u00a0žádném loupežníkovi nerozhoduje.",
  },
  advice: { robber: "Postav loupežníka tam.", rob: "Okraď tohoto hráče.", follow: "Nech loupežníka jít dál." },
  steps: {
    robber: "Kartička s\u00a0pytlem: smíš postavit svého loupežníka na počitadlo bodů, ostatní také.",
    advance: "Figurky na počitadle bodů postoupí a\u00a0loupežníci si vezmou svůj díl.",
  },
  articles: {
    robbers: {
      title: "Loupežníci",
      text: [
        "Každý hráč má loupežníka. Když přiložíš kartičku s\u00a0pytlem, smíš svého loupežníka postavit na políčko počitadla bodů, kde stojí figurka jiného hráče, nebo ho na jiné takové políčko přesunout. Uděláš to dřív, než na kartičku postavíš figurku. Potom smí totéž udělat ještě jeden hráč: nejbližší po směru hodinových ručiček, jehož loupežník je v\u00a0zásobě. Počitadlo má 50 políček, takže 3 a\u00a053 bodů je na stejném.",
        "Když figurka vedle tvého loupežníka postoupí, protože její hráč získal body, dostaneš polovinu těchto bodů zaokrouhlenou nahoru a\u00a0loupežník se vrátí. Druhý hráč nic neztrácí. Loupežník musí vzít první body, které přijdou, ať je jich jakkoli málo, a\u00a0každé bodování se počítá zvlášť: oblast, víla, strážní věž, hrad. Získá-li body za stejnou oblast několik hráčů vedle tvého loupežníka, vybereš si, koho okradeš. Stojí-li na políčku několik loupežníků, každý dostane polovinu.",
        "Body z\u00a0lupu se nekradou. Loupežník vedle figurky, která díky nim postoupí, jde s\u00a0ní; zůstanou-li na políčku jiné figurky, smí zůstat u\u00a0nich. Body, které hráč platí, loupežníkem nehýbou. Při závěrečném hodnocení se nekrade.",
      ],
      see: "Červená získá 3 body za cestu. Loupežník Modré stojí vedle figurky Červené: Modrá dostane 2 body.",
    },
  },
};
