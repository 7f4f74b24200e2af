// @ts-check
/** Dopisy, česky. */
import { words as of } from "../../i18n/language/words.js";

const { plural } = of("cs");

const points = (/** @type {number} */ count) => plural(count, { one: "1\u00a0bod", few: "#\u00a0body", other: "#\u00a0bodů" });

/** @type {import("./index.js").Words} */
export const words = {
  events: {
    came: (name, card) => `${name} dostává dopis: ${card}.`,
    points: (name) => `${name} bere 2\u00a0body dopisu.`,
    action: (name, count) => `${name} volí akci dopisu: ${points(count)}.`,
    tile: (name) => `${name} položí ještě jednu kartičku.`,
    another: (name) => `${name} si díky dopisu bere kartičku.`,
  },
  scores: { message: " za dopis" },
  actions: {
    score: (figure, from, to, message) => `Posunout ${figure === "woman" ? "poselkyni" : "družiníka"} z\u00a0${from} na ${to}${message ? ": dopis" : ""}`,
    points: "Vzít 2\u00a0body",
    action: (count) => `Vzít akci: ${points(count)}`,
    tile: "Položit ještě jednu kartičku",
    follower: (figure, count) => `Ohodnotit: ${figure}, ${points(count)}`,
    named: (card, title, text) => `Dopis ${card}, ${title}: ${text}`,
    label: (count) => `+${count}`,
  },
  cards: [
    { title: "nejmenší cesta", text: "Ohodnoť svou nejmenší cestu jako na konci hry; tvoje figurka zůstává." },
    { title: "nejmenší město", text: "Ohodnoť své nejmenší město jako na konci hry; tvoje figurka zůstává." },
    { title: "nejmenší klášter", text: "Ohodnoť svůj nejmenší klášter jako na konci hry; tvoje figurka zůstává." },
    { title: "ještě jedna kartička", text: "Vezmi si a\u00a0polož ještě jednu kartičku." },
    { title: "erby", text: "2\u00a0body za každý erb ve městech, kde máš rytíře." },
    { title: "rytíři", text: "2\u00a0body za každého tvého rytíře." },
    { title: "sedláci", text: "2\u00a0body za každého tvého sedláka." },
    { title: "jeden družiník", text: "Ohodnoť jednoho svého družiníka jako na konci hry a\u00a0vezmi si ho zpět." },
  ],
  holdings: {
    counts: (meeple, woman) => `družiník na ${meeple}, poselkyně na ${woman}`,
    kinds: { meeple: "Body družiníka", woman: "Body poselkyně" },
  },
  pieces: { woman: "Poselkyně", message: "Dopis" },
  mover: {
    score: (name) => `${name}: která figurka postoupí?`,
    message: (name) => `${name}: dopis`,
  },
  primary: { messageFollower: "Ohodnotit tohoto družiníka", messageAction: "Vzít akci" },
  hint: {
    score: "Vyber, která z\u00a0tvých dvou figurek na počitadle bodů postoupí. Zastaví-li se ve tvém tahu na násobku pěti, dostaneš dopis.",
    message: "Vyber akci, nebo si místo ní vezmi 2\u00a0body.",
    follower: "Vyber družiníka, nebo si místo toho vezmi 2\u00a0body.",
    named: "Přišel dopis. Řekni, který to je a\u00a0co si z\u00a0něj vezmeš.",
  },
  why: {
    scoreFigure: "Nejdřív vyber, která z\u00a0tvých figurek na počitadle bodů postoupí.",
    noScoreFigure: "Teď se nerozhoduje, která figurka na počitadle bodů postoupí.",
    message: "Nejdřív vyber akci dopisu, nebo jeho 2\u00a0body.",
    noMessage: "Žádný dopis nepřišel.",
    messageNothing: "Dopis nemá co počítat, takže přinese 2\u00a0body.",
    messageNoFollower: "Tento dopis žádného družiníka nehodnotí.",
    messageNotThisOne: "Dopis hodnotí jen tvé družiníky na nedokončených cestách, v\u00a0nedokončených městech, klášterech a\u00a0zahradách a\u00a0na lukách.",
    messageFollower: "Nejdřív vyber družiníka, kterého dopis ohodnotí.",
    messageMissing: "Nejdřív řekni, který dopis přišel.",
    messageKnown: "Ví se, který dopis přišel.",
    messageCameBefore: "Tento dopis už byl. Přijde znovu až po všech ostatních.",
  },
  advice: {
    score: "Posuň tuto figurku.",
    messagePoints: "Vezmi 2\u00a0body.",
    messageAction: "Vyber akci.",
    messageFollower: "Ohodnoť tohoto družiníka.",
  },
  steps: {
    advance: "Body posunou jednu ze dvou hráčových figurek na počitadle bodů.",
    message: "Když se tvá figurka zastaví na násobku pěti, dostaneš dopis.",
  },
  articles: {
    messages: {
      title: "Dopisy",
      text: [
        "Každý hráč má na počitadle bodů dvě figurky, družiníka a\u00a0poselkyni. Kdykoli získáš body, ve svém tahu nebo mimo něj, vybereš, která z\u00a0nich postoupí; všechny body jednoho bodování patří jedné figurce. Tvoje body jsou součtem obou.",
        "Postoupila-li některá tvá figurka ve tvém vlastním tahu a\u00a0zastavila se na násobku pěti, dostaneš dopis: otoč vrchní a\u00a0vezmi si buď jeho akci, nebo 2\u00a0body. Potom jde dospod hromádky. Dopisů je osm: tvoje nejmenší cesta, tvoje nejmenší město nebo tvůj nejmenší klášter se ohodnotí jako na konci hry, ať má většinu kdokoli, a\u00a0figurka zůstává; přiložíš ještě jednu kartičku; 2\u00a0body za každý erb ve městech, kde máš rytíře, za každého tvého rytíře nebo za každého tvého sedláka; jeden tvůj družiník se ohodnotí jako na konci hry, jen pro tebe, a\u00a0vrátí se.",
        "Rozhoduje jen políčko, kde figurka stojí po všech bodech bodování. Body z\u00a0dopisu mohou figurku posunout na další násobek pěti, a\u00a0pak přijde další dopis. Není-li co počítat, dopis přinese 2\u00a0body. Kartička navíc je samostatný tah mezi ostatními: druhá část tahu přijde po ní. Závěrečné hodnocení žádný dopis nepřináší.",
      ],
      see: "Cesta Červené přinese 5 bodů, které posunou poselkyni na 5. Dopis ohodnotí nejmenší město Červené: 3\u00a0body pro družiníka.",
    },
  },
};
