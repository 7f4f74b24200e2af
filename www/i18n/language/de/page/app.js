// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in German. */

/** @type {typeof import("../../en/page/app.js").app} */
export const app = {
  settings: {
    title: "Einstellungen",
    hearing: "Ton",
    sound: "Töne abspielen",
    volume: "Lautstärke",
    motion: "Animationen",
    calm: "Dein System ist auf weniger Bewegung eingestellt.",
    playing: {
      title: "Spielen",
      tapping: {
        title: "Legen und Setzen",
        values: [
          {
            value: "choose",
            label: "Schaltfläche",
            help: "Ein Tipp wählt ein Feld, der nächste dreht das Plättchen, die Schaltfläche legt es. Eine Figur setzt ein einziger Tipp.",
          },
          { value: "twice", label: "Zweiter Tipp", help: "Ein Tipp wählt, ein zweiter an derselben Stelle legt. Gedreht wird mit der Schaltfläche." },
          {
            value: "once",
            label: "Erster Tipp",
            help: "Ein Tipp setzt eine Figur, und er legt das Plättchen, wenn es nur so passt oder in der Hand gedreht wurde.",
          },
        ],
      },
      hints: {
        title: "Hinweise auf dem Handy",
        values: [
          {
            value: "first",
            label: "Erste Spiele",
            help: "Was zu tun ist, steht da, bis hier drei Spiele beendet sind. Screenreader lesen es immer vor.",
          },
          { value: "always", label: "Immer" },
          { value: "never", label: "Nie" },
        ],
      },
      handOver: {
        title: "Weitergeben",
        help: "Nach jedem Zug tippt die nächste Person zuerst auf „Ich bin …“. Danach lässt sich der vorige Zug nicht mehr rückgängig machen.",
      },
      talk: { title: "Computergegner reden", help: "Ein Satz, wenn sie gewinnen oder verlieren." },
      pace: {
        title: "Computerspieler",
        values: [
          { value: "slow", label: "Langsam" },
          { value: "normal", label: "Normal" },
          { value: "fast", label: "Schnell" },
        ],
      },
      undoAll: {
        title: "Unbegrenzt rückgängig",
        help: "Zurück bis zum ersten Plättchen, zum Lernen und Erklären. Sonst lässt sich ein Zug rückgängig machen, bis der nächste begonnen hat.",
      },
    },
    table: {
      title: "Am Tisch",
      leftHanded: { title: "Linkshändig", help: "Die Schaltflächen wechseln die Seite." },
      around: { title: "Alle sitzen um das Tablet", help: "Der Bildschirm dreht sich zu der Person, die dran ist." },
      boardTurns: { title: "Das Brett dreht sich mit", help: "Sonst bleibt es liegen, und nur die Schaltflächen drehen sich." },
      clock: {
        title: "Uhr",
        values: [
          { value: "off", label: "Keine", help: "" },
          { value: "soft", label: "Bedenkzeit", help: "Zeigt, wie lange jeder nachgedacht hat." },
          {
            value: "bank",
            label: "Restzeit",
            help: "Alle haben gleich viel Zeit für das ganze Spiel. Läuft eine Zeit ab, erscheint ein Hinweis, und das Spiel geht weiter.",
          },
        ],
      },
      minutes: "Minuten pro Person",
      awake: { title: "Bildschirm anlassen", help: "Während eines Spiels." },
      seat: "Tippe auf eine Figur, um sie an die nächste Seite des Tisches zu setzen.",
      side: (name) => `Wo sitzt ${name}?`,
      sides: [
        { value: "0", label: "Vorn" },
        { value: "1", label: "Links" },
        { value: "2", label: "Hinten" },
        { value: "3", label: "Rechts" },
      ],
    },
    look: {
      title: "Aussehen",
      theme: {
        title: "Design",
        values: [
          { value: "system", label: "Wie das System" },
          { value: "light", label: "Hell" },
          { value: "dark", label: "Dunkel" },
        ],
      },
      style: {
        title: "Plättchen und Figuren",
        values: [
          { value: "standard", label: "Gemalt" },
          { value: "contrast", label: "Starker Kontrast" },
        ],
      },
    },
  },
  about: {
    offline: {
      kept: "Das Spiel ist in diesem Browser gespeichert und funktioniert ohne Internet.",
      coming: "Das Spiel wird gerade geladen, damit du ohne Internet spielen kannst.",
      never: "Dieser Browser speichert das Spiel nicht. Zum Öffnen brauchst du deshalb eine Internetverbindung.",
      changed: (/** @type {string} */ address) =>
        `Diese Version konnte nicht für die Nutzung ohne Internet gespeichert werden, weil der Server ${address} verändert ausliefert.`,
      late: "Diese Version konnte nicht für die Nutzung ohne Internet gespeichert werden, weil eine Datei nicht geladen wurde. Beim nächsten Besuch wird es noch einmal versucht.",
    },
    open: "Info und Daten",
    title: "Über Bastide",
    version: (version, build) => (build ? `Bastide ${version}, Build ${build}.` : `Bastide ${version}, Entwicklungs-Build.`),
    licence: "Das Programm, seine Grafiken und seine Texte dürfen unter der MIT-Lizenz oder der Apache-Lizenz 2.0 benutzt werden.",
    affiliation: "Gespielt wird nach den Regeln von Carcassonne, einem Spiel von Klaus-Jürgen Wrede. Zu dessen Verlag besteht keine Verbindung.",
    licences: "Lizenzen der verwendeten Bibliotheken",
    noLicences: "Die Lizenzen konnten nicht geladen werden.",
    data: {
      title: "Deine Daten",
      where: "Deine Spiele und Einstellungen sind nur in diesem Browser gespeichert. Es wird nichts übertragen.",
      kept: "Der Browser hat zugesagt, sie zu behalten, auch wenn der Platz knapp wird.",
      notKept: "Wird der Platz knapp, kann der Browser sie löschen.",
      ask: "Dauerhaft speichern lassen",
      exportAll: "Alle Spiele als Datei speichern",
      erase: "Alles löschen",
      warning: "Alle gespeicherten Spiele und Einstellungen in diesem Browser werden endgültig gelöscht. Du kannst die Spiele vorher als Datei speichern.",
      keep: "Alles behalten",
      eraseAll: "Wirklich alles löschen",
    },
  },
  update: {
    ready: "Eine neue Version des Spiels ist verfügbar.",
    restart: "Neu starten",
    otherTab: "In einem anderen Tab ist ein Spiel offen. Verlasse das Spiel oder schließe den Tab, und starte dann neu.",
  },
  homeScreen: "Um ohne Internet zu spielen und Spiele länger zu behalten, tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
  notice: "Hinweis",
  missing: {
    title: "Nicht vollständig geladen",
    text: "Ein Teil des Spiels konnte nicht geladen werden. Bist du mit dem Internet verbunden? Deine Spiele sind nicht verloren.",
    again: "Noch einmal versuchen",
  },
  panic: {
    title: "Etwas ist schiefgegangen",
    text: "Das ist ein Fehler im Programm; du hast nichts falsch gemacht. Dein Spiel ist nicht verloren: Lade die Seite neu, um es fortzusetzen.",
    start: "Das Spiel konnte nicht geladen werden. Lade die Seite neu; der Browser muss WebAssembly erlauben.",
    record: "Das bisherige Spiel, für deine Fehlermeldung:",
    reason: "Die Meldung des Programms:",
    copy: "Protokoll kopieren",
    reload: "Seite neu laden",
  },
};
