// @ts-check
/** Lupiči, česky. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

const points = (/** @type {number} */ count) => plural(count, { one: "1\u00a0bod", few: "#\u00a0body", other: "#\u00a0bodů" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    put: (name, space) => `${name}: lupič stojí na políčku ${space} počitadla bodů.`,
    robbed: (name, from, count) => `${name} okrádá hráče ${from}: ${points(count)} pro hráče ${name}.`,
    followed: (name, space) => `Lupič hráče ${name} jde dál na políčko ${space}.`,
    home: (name) => `Lupič hráče ${name} se vrací do zásoby.`,
  },
  scores: { loot: " za lup" },
  actions: {
    put: (names, space) => `Vedle hráče ${names} (políčko ${space})`,
    rob: (name) => `Okrást hráče ${name}`,
    follow: (name) => `Jít dál s\u00a0hráčem ${name}`,
  },
  parts: { robber: "lupičův pytel" },
  holdings: {
    figure: (space) => `na políčku ${space} počitadla bodů`,
    robber: (space) => `lupič na políčku ${space}`,
    home: "lupič v\u00a0zásobě",
    kinds: { figure: "Políčko na počitadle", robber: "Políčko lupiče" },
  },
  pieces: { robber: "Lupič" },
  mover: {
    robber: (name) => `${name}: lupič`,
    rob: (name) => `${name}: volba lupiče`,
  },
  hint: {
    put: "Smíte postavit svého lupiče na počitadle bodů vedle figurky soupeře. Až ten příště získá body, dostanete jich polovinu.",
    rob: "Několik hráčů vedle vašeho lupiče teď získává body. Vyberte, koho okradete.",
    follow: "Figurka vedle vašeho lupiče jde dál díky lupu, a\u00a0ten ukrást nelze. Váš lupič smí jít s\u00a0ní, nebo zůstat u\u00a0ostatních.",
  },
  skip: { robber: "Bez lupiče", rob: "Lupič zůstane" },
  why: {
    robber: "Nejdřív rozhodněte, kam váš lupič půjde, nebo se ho vzdejte.",
    robVictim: "Nejdřív vyberte, koho váš lupič okrade.",
    robFollow: "Nejdřív vyberte, zda váš lupič půjde dál, nebo zůstane.",
    robNobodyThere: "Na tom políčku počitadla bodů nestojí figurka jiného hráče.",
    robAlreadyThere: "Váš lupič už na tom políčku stojí.",
    robNoVictim: "Tento hráč teď vedle vašeho lupiče body nezískává.",
    noRobber: "Teď se o\u00a0lupiči nerozhoduje.",
  },
  advice: { robber: "Postavte lupiče tam.", rob: "Okraďte tohoto hráče.", follow: "Nechte lupiče jít dál." },
  articles: {
    robbers: {
      title: "Lupiči",
      text: [
        "Každý hráč má lupiče. Když přiložíte kartičku s\u00a0pytlem, smíte svého lupiče postavit na políčko počitadla bodů, kde stojí figurka jiného hráče, nebo ho na jiné takové políčko přesunout. Uděláte to dřív, než na kartičku postavíte figurku. Potom smí totéž udělat ještě jeden hráč: nejbližší po směru hodinových ručiček, jehož lupič je v\u00a0zásobě. Počitadlo má 50 políček, takže 3 a\u00a053 bodů je na stejném.",
        "Když figurka vedle vašeho lupiče postoupí, protože její hráč získal body, dostanete polovinu těchto bodů zaokrouhlenou nahoru a\u00a0váš lupič se vrátí. Druhý hráč nic neztrácí. Lupič musí vzít první body, které přijdou, ať je jich jakkoli málo, a\u00a0každé bodování se počítá zvlášť: území, víla, strážní věž, hrad. Získá-li body za stejné území několik hráčů vedle vašeho lupiče, vyberete si, koho okradete. Stojí-li na políčku několik lupičů, každý dostane polovinu.",
        "Body z\u00a0lupu se nekradou. Lupič vedle figurky, která díky nim postoupí, jde s\u00a0ní; zůstanou-li na políčku jiné figurky, smí zůstat u\u00a0nich. Body, které hráč platí, lupičem nehýbou. V\u00a0závěrečném bodování se nekrade.",
      ],
      see: "Červený získá 3 body za cestu. Lupič modrého stojí vedle figurky červeného: modrý dostane 2 body.",
    },
  },
};
