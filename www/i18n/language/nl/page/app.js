// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in Dutch. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Instellingen",
    hearing: "Geluid",
    sound: "Geluiden afspelen",
    volume: "Volume",
    motion: "Animaties",
    calm: "Je systeem is ingesteld op minder beweging.",
    playing: {
      title: "Spelen",
      tapping: {
        title: "Tegels leggen en pionnen zetten",
        values: [
          { value: "choose", label: "Knop", help: "Een tik kiest een plek, de volgende draait de tegel en de knop legt hem. Een pion zet je met één tik." },
          { value: "twice", label: "Tweede tik", help: "Een tik kiest, een tweede op dezelfde plek legt. Draaien doe je met de knop." },
          { value: "once", label: "Eerste tik", help: "Een tik zet een pion, en legt de tegel als die maar op één manier past of in de hand gedraaid is." },
        ],
      },
      hints: {
        title: "Aanwijzingen op de telefoon",
        values: [
          {
            value: "first",
            label: "Eerste spellen",
            help: "Wat je nu kunt doen staat erbij tot hier drie spellen zijn uitgespeeld. Schermlezers lezen het altijd voor.",
          },
          { value: "always", label: "Altijd" },
          { value: "never", label: "Nooit" },
        ],
      },
      handOver: {
        title: "Doorgeven",
        help: "Na elke beurt tikt de volgende speler eerst op ‘Ik ben …’. Daarna kan de vorige beurt niet meer worden teruggenomen.",
      },
      talk: { title: "Computerspelers praten", help: "Een zin als ze winnen of verliezen." },
      pace: {
        title: "Computerspelers",
        values: [
          { value: "slow", label: "Langzaam" },
          { value: "normal", label: "Normaal" },
          { value: "fast", label: "Snel" },
        ],
      },
      undoAll: {
        title: "Onbeperkt terugnemen",
        help: "Terug tot de eerste tegel, om te leren en uit te leggen. Anders kun je een beurt terugnemen tot de volgende speler iets doet.",
      },
    },
    table: {
      title: "Aan tafel",
      leftHanded: { title: "Linkshandig", help: "De knoppen wisselen van kant." },
      around: { title: "Spelers zitten om de tablet", help: "Het scherm draait naar wie moet kiezen." },
      boardTurns: { title: "Het bord draait mee", help: "Anders blijft het stil liggen en draaien alleen de knoppen." },
      clock: {
        title: "Klok",
        values: [
          { value: "off", label: "Geen", help: "" },
          { value: "soft", label: "Bedenktijd", help: "Toont hoe lang iedereen heeft nagedacht." },
          {
            value: "bank",
            label: "Tijd over",
            help: "Iedereen heeft evenveel tijd voor het hele spel. Als de tijd op is, verschijnt een melding en gaat het spel verder.",
          },
        ],
      },
      minutes: "Minuten per speler",
      awake: { title: "Scherm aan laten", help: "Tijdens een spel." },
      seat: "Tik op een figuur om die naar de volgende kant van de tafel te zetten.",
      side: (name) => `Waar zit ${name}?`,
      sides: [
        { value: "0", label: "Voor" },
        { value: "1", label: "Links" },
        { value: "2", label: "Achter" },
        { value: "3", label: "Rechts" },
      ],
    },
    look: {
      title: "Uiterlijk",
      theme: {
        title: "Thema",
        values: [
          { value: "system", label: "Zoals het systeem" },
          { value: "light", label: "Licht" },
          { value: "dark", label: "Donker" },
        ],
      },
      style: {
        title: "Tegels en pionnen",
        values: [
          { value: "standard", label: "Geschilderd" },
          { value: "contrast", label: "Hoog contrast" },
        ],
      },
    },
  },
  about: {
    offline: {
      kept: "Het spel is in deze browser opgeslagen en werkt offline.",
      coming: "Het spel wordt gedownload zodat je offline kunt spelen.",
      never: "Deze browser slaat het spel niet op. Je moet dus online zijn om het te openen.",
      changed: (/** @type {string} */ address) => `Deze versie kon niet worden opgeslagen voor offline gebruik, omdat de server ${address} gewijzigd levert.`,
      late: "Deze versie kon niet worden opgeslagen voor offline gebruik, omdat een bestand niet is geladen. Bij je volgende bezoek wordt het opnieuw geprobeerd.",
    },
    open: "Info en gegevens",
    title: "Over het spel",
    version: (version, build) => (build ? `Bastide ${version}, versie ${build}.` : `Bastide ${version}, ontwikkelversie.`),
    licence: "Het programma, de illustraties en de teksten mogen gebruikt worden onder de MIT-licentie of de Apache-licentie 2.0.",
    affiliation: "Het volgt de regels van Carcassonne, een spel van Klaus-Jürgen Wrede. Er is geen band met de uitgever van dat spel.",
    licences: "Licenties van de gebruikte bibliotheken",
    noLicences: "De licenties konden niet geladen worden.",
    data: {
      title: "Je gegevens",
      where: "Je spellen en instellingen zijn alleen in deze browser opgeslagen. Er wordt niets verstuurd.",
      kept: "De browser heeft toegezegd ze te bewaren, ook als de ruimte krap wordt.",
      notKept: "Als de ruimte krap wordt, kan de browser ze verwijderen.",
      ask: "Vragen ze te bewaren",
      exportAll: "Alle spellen opslaan",
      erase: "Alles wissen",
      warning: "Alle opgeslagen spellen en instellingen in deze browser worden definitief gewist. Je kunt de spellen eerst opslaan in een bestand.",
      keep: "Alles behouden",
      eraseAll: "Ja, alles wissen",
    },
  },
  update: {
    ready: "Er is een nieuwe versie van het spel beschikbaar.",
    restart: "Herstarten",
    otherTab: "Er is een spel open in een ander tabblad. Verlaat het spel of sluit het tabblad en herstart dan.",
  },
  homeScreen: "Om offline te spelen en je spellen langer te bewaren, tik je op ‘Deel’ en dan op ‘Zet op beginscherm’.",
  notice: "Melding",
  missing: {
    title: "Niet geladen",
    text: "Een deel van het spel kon niet worden geladen. Heb je verbinding? Je spellen zijn veilig.",
    again: "Opnieuw proberen",
  },
  panic: {
    title: "Er ging iets mis",
    text: "Dit is een fout in het programma, niet van jou. Je spel is niet weg: laad de pagina opnieuw om verder te gaan.",
    start: "Het spel kon niet geladen worden. Laad de pagina opnieuw; de browser moet WebAssembly toestaan.",
    record: "Het spel tot nu toe, om met een melding mee te sturen:",
    reason: "De melding van het programma:",
    copy: "Spelverslag kopiëren",
    reload: "Pagina opnieuw laden",
  },
};
