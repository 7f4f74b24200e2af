// @ts-check
/** Sealed games: invitations, messages, and why one is refused, in Czech. */
import { words } from "../words.js";

const { plural, listed, moment } = words("cs");

/** @type {typeof import("../en/sealed.js").sealed} */
export const sealed = {
  title: "Hra na dálku pomocí zpráv",
  explain:
    "Každý hraje na svém zařízení a\u00a0každý tah odchází ostatním jako zpráva, přes libovolnou aplikaci na zprávy nebo e-mailem. Nikdo nemůže znát kartičku dřív, než je vytažena, a\u00a0nikdo nepotřebuje účet.",
  order: (colour) => `Tvoje barva: ${colour}. Začínáš ty, ostatní následují v\u00a0pořadí míst.`,
  people: "Zapečetěná hra potřebuje aspoň dva lidi. Počítačoví hráči neumějí udržet tajemství, proto v\u00a0ní nemají místo.",
  strict: "Nikdo se nemůže podívat dopředu, ani během tahu",
  strictHelp: "Druhá kartička v\u00a0témže tahu, kostka nebo bazar pak vyžaduje od každého ještě jednu zprávu.",
  aids: "Pomůcky jako louky a\u00a0šance jsou povoleny",
  noAids: "Pomůcky jako louky a\u00a0šance nejsou povoleny",
  untold: "Hru s\u00a0lidmi, kteří jsou jinde, lze rozebrat, až skončí.",
  undrawn: "Tento záznam neříká, která kartička přijde jako další, takže si hru lze jen přehrát. Z\u00a0jejího přehrání může začít nová.",
  name: "Tvoje jméno",
  noName: "Zadej jméno bez čárky, závorky a\u00a0uvozovek.",
  noKey: "Tento prohlížeč nic neukládá, takže by se ve hře pomocí zpráv nedalo pokračovat. Povol mu ukládání a\u00a0zkus to znovu.",
  gameNotKept: "Tento prohlížeč novou hru ještě neuložil, a\u00a0tak se její zpráva neodešle. Uvolni na zařízení místo, pak ji najdeš pod položkou „Zprávy“.",
  notKept: "Tento prohlížeč tvůj tah ještě neuložil, a\u00a0tak se neodešle. Uvolni na zařízení místo, pak ho najdeš pod položkou „Zprávy“.",
  begin: "Napsat pozvánku",
  invitationTitle: "Máš pozvánku",
  accept: "Přidat se ke hře",
  invitedBy: (name, count) => `${name} tě zve do hry ${plural(count, { few: "pro # hráče", other: "pro # hráčů" })}.`,
  looking: "Okamžik…",
  watching: "Tuto hru jen sleduješ: žádné z\u00a0jejích míst nepatří tomuto zařízení.",
  enter: "Vložit zprávu",
  ready: "Tvůj tah je hotový. Platí, jakmile ho odešleš, a\u00a0pak už ho nelze vzít zpět.",
  send: "Odeslat tah",
  unsent: "Tvůj tah ještě není odeslaný",
  invited: (count) =>
    `${plural(count, { one: "Jedno místo je ještě volné.", few: "Ještě jsou volná # místa.", other: "Ještě je volných # míst." })} Odešli pozvánku; až přijde odpověď, otevři její odkaz.`,
  waiting: (names, since) =>
    `${names.length > 0 ? `Čeká se na zprávu od: ${listed(names)}` : "Čeká se na ostatní"}, od ${moment(since)}. V\u00a0části „Zprávy“ můžeš svou poslední odeslat znovu a\u00a0otevřít jejich.`,
  post: "Zprávy",
  sendTitle: "Odešli tuto zprávu",
  sendHelp: (names) =>
    names.length > 0
      ? `Pošli tento odkaz. Dostane ho: ${listed(names)}. Po jeho otevření hra pokračuje.`
      : "Pošli tento odkaz všem, kdo mají hrát. Po otevření se stránka zeptá na jméno.",
  message: "Zpráva",
  code: "Kód k\u00a0naskenování",
  again: "Tvoje poslední zpráva",
  invitation: "Tvoje pozvánka",
  none: "V\u00a0tomto textu není žádná zpráva. Zpráva je odkaz, který obsahuje m=.",
  enterHelp: "Vlož zprávu, která ti přišla. Stejně poslouží i\u00a0otevření jejího odkazu.",
  enterButton: "Otevřít zprávu",
  whole: "Sdílet dosavadní hru",
  elsewhere:
    "Tato zpráva patří ke hře, která není na tomto zařízení, nebo její pozvánka tu ještě nebyla otevřena. Otevři ji v\u00a0prohlížeči, ve kterém tuto hru hraješ.",
  early: "Před touto zprávou ještě jiná chybí. Tato se uloží a\u00a0bude platit, až ta chybějící přijde.",
  known: "Tato zpráva už byla otevřena. Nic se nezměnilo.",
  taken: "Zpráva byla přijata.",
  left: (name) => `${name} už nehraje`,
  leftHelp: (name) =>
    `Řekni to jen tehdy, když se ${name} nevrátí. Až to řeknou i\u00a0všichni ostatní, budou se kartičky hráče ${name} pokládat samy, bez figurek, a\u00a0${name} se už nebude moci vrátit.`,
  ended: "Všichni ostatní hru opustili, proto tady končí.",
  /** By the reason. */
  refused: {
    notWhole: () => "Tato zpráva není celá: část chybí nebo byla změněna. Zkopíruj celý odkaz, nebo o\u00a0něj požádej znovu.",
    newer: () => "Tuto zprávu napsala novější verze Bastide. Načti stránku znovu.",
    foreign: () => "Tato zpráva patří k\u00a0jiné hře.",
    notNow: () => "Hra na takovou zprávu nečeká.",
    answered: () => "Na tuto pozvánku už odpověděl někdo jiný.",
    ownInvitation: () => "To je tvoje vlastní pozvánka. Pošli ji těm, kdo mají hrát s\u00a0tebou.",
    forged: (name, turn) =>
      `Zpráva nemá platný podpis hráče ${name}, nebo má ${name} před sebou jinou hru. Tah ${turn} zůstává, jak byl. Pokud tvá hra pochází ze staršího souboru, popros o\u00a0„Sdílet dosavadní hru“.`,
    link: (name, turn) => `Klíč, který odkrývá kartičky hráče ${name} v\u00a0tahu ${turn}, chybí nebo je chybný. Nic se nezměnilo.`,
    twoTurns: (name, turn) =>
      `Od hráče ${name} přišly dva různé tahy pro tah ${turn}. Platí první. Pokud šlo o\u00a0starší kopii hry, po příštím tahu pomůže „Sdílet dosavadní hru“.`,
    illegal: (name, turn) => `Zpráva obsahuje v\u00a0tahu ${turn} něco od hráče ${name}, co pravidla nedovolují. Nic se nezměnilo.`,
    notAsked: (name, turn) => `V\u00a0tahu ${turn} nemá ${name} co rozhodovat. Nic se nezměnilo.`,
    drawn: (name, turn) => `V\u00a0tahu ${turn} si ${name} bere jinou kartičku, než říká tento záznam.`,
    unsigned: (name, turn) => `V\u00a0tahu ${turn} nemá ${name} všechno podepsané.`,
    record: () => "Tuto hru nelze přečíst.",
  },
};
