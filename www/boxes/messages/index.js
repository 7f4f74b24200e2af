// @ts-check
/** The Messages on the page. */

/** @typedef {typeof import("./en.js").words} Words */

export const languages = {
  en: () => import("./en.js"),
  de: () => import("./de.js"),
  fr: () => import("./fr.js"),
  es: () => import("./es.js"),
  nl: () => import("./nl.js"),
  cs: () => import("./cs.js"),
};

/** The message that gives another tile, and so no points by itself. */
const ANOTHER_TILE = 4;
/** The message that scores a follower, who is chosen on the board. */
const FOLLOWER = 8;

/** Whether a statement says which message came, because nothing else does. @param {{ statement: string }} action */
const isNamed = ({ statement }) => /message \d /.test(statement);

/**
 * @param {Words} words
 * @returns {import("../../i18n/boxes.js").Box}
 */
export function box({ events, scores, actions, cards, holdings, pieces, mover, primary, hint, why, advice, articles }) {
  /** What a button says of a message, which it names where no other does. @param {{ statement: string, card: number }} action @param {string} text */
  const ofCard = (action, text) => (isNamed(action) ? actions.named(action.card, cards[action.card - 1].title, text) : text);

  return {
    events: {
      messageCame: ({ player, card }, players) => events.came(players[player].name, cards[card - 1].title),
      messageRead: ({ player, card, deed, points }, players) => {
        const { name } = players[player];
        if (!deed) return events.points(name);
        return card === ANOTHER_TILE ? events.tile(name) : events.action(name, points);
      },
      messageTile: ({ player }, players) => events.another(players[player].name),
    },
    scores: { message: () => scores.message },
    actions: {
      score: ({ figure, count, points, message }) => actions.score(figure, count, count + points, message),
      messagePoints: (action) => ofCard(action, actions.points),
      messageAction: (action) => ofCard(action, action.card === ANOTHER_TILE ? actions.tile : actions.action(action.points)),
      messageFollower: (action) => ofCard(action, actions.follower(action.figure, action.points)),
    },
    labels: { messageFollower: ({ points }) => actions.label(points) },
    holdings: ({ track }) => (track?.counts ? [holdings.counts(track.counts.meeple, track.counts.woman)] : []),
    possessions: [
      { label: holdings.kinds.meeple, picture: "people", of: ({ track }) => track?.counts?.meeple, isPlace: true },
      { label: holdings.kinds.woman, picture: "people", of: ({ track }) => track?.counts?.woman, isPlace: true },
    ],
    pieces,
    mover,
    primary: { ...primary, messagePoints: actions.points },
    inHand: { score: "woman", message: "message" },
    buttons: ["score", "messagePoints", "messageAction"],
    news: { messageCame: "message", messageTile: "message" },
    why,
    advice,
    articles,
    topics: Object.fromEntries([...Object.keys(why), "message"].map((reason) => [reason, "messages"])),
    hint({ asks }, _selection, legal) {
      if (asks === "score") return hint.score;
      if (asks !== "message") return undefined;
      const [first] = legal.flatMap((action) => (action.type === "messagePoints" ? [action] : []));
      if (!first || isNamed(first)) return hint.named;
      return `${cards[first.card - 1].text} ${first.card === FOLLOWER && legal.some(({ type }) => type === "messageFollower") ? hint.follower : hint.message}`;
    },
  };
}
