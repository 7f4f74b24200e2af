// @ts-check
/** What the program says about itself: settings, data, new versions and faults, in English. */

export const app = {
  settings: {
    title: "Settings",
    hearing: "Sound",
    sound: "Play sounds",
    volume: "Volume",
    motion: "Animations",
    calm: "Your system prefers reduced motion.",
    playing: {
      title: "Playing",
      tapping: {
        title: "How to place tiles and figures",
        values: [
          {
            value: /** @type {const} */ ("choose"),
            label: "Button",
            help: "One tap chooses a space, the next one turns the tile, and the button places it. One tap places a figure.",
          },
          {
            value: /** @type {const} */ ("twice"),
            label: "Second tap",
            help: "One tap chooses, a second one on the same spot places it. A button turns the tile.",
          },
          {
            value: /** @type {const} */ ("once"),
            label: "First tap",
            help: "One tap places a figure, and a tile if it fits only one way round or was turned in hand.",
          },
        ],
      },
      hints: {
        title: "Hints on phones",
        values: [
          {
            value: /** @type {const} */ ("first"),
            label: "First games",
            help: "What to do next is shown until three games have been finished here. Screen readers always read it.",
          },
          { value: /** @type {const} */ ("always"), label: "Always" },
          { value: /** @type {const} */ ("never"), label: "Never" },
        ],
      },
      handOver: { title: "Hand over", help: "After each turn the next player first taps “I am …”. After that, the previous turn can’t be undone." },
      talk: { title: "Computer players talk", help: "A sentence when they win or lose." },
      pace: {
        title: "Computer players",
        values: [
          { value: /** @type {const} */ ("slow"), label: "Slow" },
          { value: /** @type {const} */ ("normal"), label: "Normal" },
          { value: /** @type {const} */ ("fast"), label: "Fast" },
        ],
      },
      undoAll: {
        title: "Unlimited undo",
        help: "All the way back to the first tile, for learning and teaching. Otherwise a turn can be undone until the next player makes a move.",
      },
    },
    table: {
      title: "At the table",
      leftHanded: { title: "Left-handed", help: "The buttons move to the other side." },
      around: { title: "People sit around the tablet", help: "The screen turns to face whoever has to decide." },
      boardTurns: { title: "The board turns too", help: "Otherwise it stays still, and only the buttons turn." },
      clock: {
        title: "Clock",
        values: [
          { value: /** @type {const} */ ("off"), label: "None", help: "" },
          { value: /** @type {const} */ ("soft"), label: "Time used", help: "Shows how long each player has been thinking." },
          {
            value: /** @type {const} */ ("bank"),
            label: "Time left",
            help: "All players have the same time for the whole game. When somebody’s time runs out, a message says so and the game goes on.",
          },
        ],
      },
      minutes: "Minutes for each player",
      awake: { title: "Keep the screen on", help: "During a game." },
      seat: "Tap a figure to move it to the next side of the table.",
      side: (/** @type {string} */ name) => `Where does ${name} sit?`,
      sides: [
        { value: "0", label: "Front" },
        { value: "1", label: "Left" },
        { value: "2", label: "Back" },
        { value: "3", label: "Right" },
      ],
    },
    look: {
      title: "Appearance",
      theme: {
        title: "Theme",
        values: [
          { value: /** @type {const} */ ("system"), label: "Same as system" },
          { value: /** @type {const} */ ("light"), label: "Light" },
          { value: /** @type {const} */ ("dark"), label: "Dark" },
        ],
      },
      style: {
        title: "Tiles and figures",
        values: [
          { value: /** @type {const} */ ("standard"), label: "Painted" },
          { value: /** @type {const} */ ("contrast"), label: "High contrast" },
        ],
      },
    },
  },
  about: {
    offline: {
      kept: "The game is stored in this browser and works offline.",
      coming: "The game is being downloaded so that you can play offline.",
      never: "This browser does not store the game, so you need to be online to open it.",
      changed: (/** @type {string} */ address) => `This version could not be stored for offline use because the host has altered ${address}.`,
      late: "This version could not be stored for offline use because a file did not load. The next visit will try again.",
    },
    open: "About and data",
    title: "About",
    version: (/** @type {string} */ version, /** @type {string} */ build) =>
      build ? `Bastide ${version}, build ${build}.` : `Bastide ${version}, development build.`,
    licence: "The program, its artwork and its texts may be used under the MIT licence or the Apache licence 2.0.",
    affiliation: "It follows the rules of Carcassonne, a game by Klaus-Jürgen Wrede. It is not affiliated with the game’s publisher.",
    licences: "Licences of the libraries used",
    noLicences: "The licences could not be loaded.",
    data: {
      title: "Your data",
      where: "Your games and settings are stored only in this browser. Nothing is sent anywhere.",
      kept: "The browser has agreed to keep them even if it runs short of space.",
      notKept: "If the browser runs short of space, it may delete them.",
      ask: "Ask it to keep them",
      exportAll: "Save all games to a file",
      erase: "Erase everything",
      warning: "All saved games and settings in this browser will be deleted for good. You can save the games to a file first.",
      keep: "Keep everything",
      eraseAll: "Erase it all",
    },
  },
  update: {
    ready: "A new version of the game is available.",
    restart: "Restart",
    otherTab: "A game is open in another tab. Leave the game or close the tab, then restart.",
  },
  homeScreen: "To play offline and keep your games for longer, tap Share, then “Add to Home Screen”.",
  notice: "Notice",
  missing: {
    title: "Part of the game did not load",
    text: "Part of the game could not be loaded. Are you online? Your games are safe.",
    again: "Try again",
  },
  panic: {
    title: "Something went wrong",
    text: "This is a fault in the program; you did nothing wrong. Your game is not lost: reload the page to continue it.",
    start: "The game could not be loaded. Reload the page; the browser must allow WebAssembly.",
    record: "The game so far, to send with a report:",
    reason: "What the program said:",
    copy: "Copy the record",
    reload: "Reload the page",
  },
};
