// @ts-check
/** The settings, in English. */

export const settings = {
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
          label: "With a button",
          help: "One tap chooses a space, the next one turns the tile, and the button places it. One tap places a figure.",
        },
        {
          value: /** @type {const} */ ("twice"),
          label: "With two taps",
          help: "One tap chooses, a second one on the same spot places it. A button turns the tile.",
        },
        {
          value: /** @type {const} */ ("once"),
          label: "With one tap",
          help: "One tap places a figure. It also places a tile, if the tile fits only one way round or has been turned in hand.",
        },
      ],
    },
    hints: {
      title: "Hints on phones",
      values: [
        {
          value: /** @type {const} */ ("first"),
          label: "First games",
          help: "The page says what to do next until you have finished three games here. Screen readers always read it.",
        },
        { value: /** @type {const} */ ("always"), label: "Always" },
        { value: /** @type {const} */ ("never"), label: "Never" },
      ],
    },
    handOver: { title: "Hand over", help: "After each turn the next player first taps “I am …”. After that, the previous turn cannot be undone." },
    talk: { title: "Computer players talk", help: "They say a sentence when they win or lose." },
    pace: {
      title: "Speed of the computer players",
      values: [
        { value: /** @type {const} */ ("slow"), label: "Slow" },
        { value: /** @type {const} */ ("normal"), label: "Normal" },
        { value: /** @type {const} */ ("fast"), label: "Fast" },
      ],
    },
    undoAll: {
      title: "Unlimited undo",
      help: "You can undo all the way back to the first tile, for learning and teaching. Otherwise a turn can be undone until the next player makes a move.",
    },
  },
  table: {
    title: "At the table",
    leftHanded: { title: "Left-handed", help: "The buttons move to the other side." },
    around: { title: "People sit around the tablet", help: "The screen turns to face whoever has to decide." },
    boardTurns: { title: "The board turns too", help: "Otherwise it stays still, and only the buttons turn." },
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
    text: {
      title: "Text",
      values: [
        { value: /** @type {const} */ ("normal"), label: "Normal" },
        { value: /** @type {const} */ ("large"), label: "Large" },
        { value: /** @type {const} */ ("larger"), label: "Very large" },
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
};
