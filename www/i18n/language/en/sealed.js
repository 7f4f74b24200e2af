// @ts-check
/** Sealed games: invitations, messages, and why one is refused, in English. */
import { words } from "../words.js";

const { plural, listed, moment } = words("en-GB");

export const sealed = {
  title: "Play apart by message",
  explain:
    "Everybody plays on their own device, and each turn goes to the others as a message, by any messaging app or by email. Nobody can know a tile before it is drawn, and nobody needs an account.",
  order: (/** @type {string} */ colour) => `You play ${colour} and take the first turn. The others follow in the order of the seats.`,
  people: "A game by message needs at least two people. Computer players cannot keep a secret, so they cannot take part.",
  strict: "Nobody can look ahead, not even within a turn",
  strictHelp: "A second tile in the same turn, a die or a bazaar then needs one more message from everybody.",
  aids: "Aids such as marked fields and the chances of a tile are allowed",
  noAids: "Aids such as marked fields and the chances of a tile are not allowed",
  untold: "A game with people who are elsewhere can be analysed once it is over.",
  undrawn: "This record does not say which tile comes next, so you can only view the game. You can begin a new game from its replay.",
  name: "Your name",
  noName: "Please enter a name without commas, brackets or quotation marks.",
  noKey: "This browser stores nothing, so you could not continue a game by message. Allow it to store data, then try again.",
  gameNotKept:
    "This browser has not saved the new game yet, so its invitation cannot be sent. Free some space on the device; then you will find it under “Messages”.",
  notKept: "This browser has not saved your turn yet, so it cannot be sent. Free some space on the device; then you will find it under “Messages”.",
  begin: "Write the invitation",
  invitationTitle: "You are invited",
  accept: "Join the game",
  invitedBy: (/** @type {string} */ name, /** @type {number} */ count) => `${name} invites you to a game ${plural(count, { other: "for # people" })}.`,
  looking: "One moment …",
  watching: "You are watching this game: none of its seats belongs to this device.",
  enter: "Enter a message",
  ready: "Your turn is complete. It counts once you send it, and then it cannot be taken back.",
  send: "Send my turn",
  unsent: "Your turn is not sent yet",
  invited: (/** @type {number} */ count) =>
    `${plural(count, { one: "One seat is still free.", other: "# seats are still free." })} Send the invitation; when an answer comes, open its link.`,
  waiting: (/** @type {string[]} */ names, /** @type {number} */ since) =>
    `${names.length > 0 ? `Waiting for a message from ${listed(names)}` : "Waiting for the others"}, since ${moment(since)}. Under “Messages” you can send your last one again and open theirs.`,
  post: "Messages",
  sendTitle: "Send this message",
  sendHelp: (/** @type {string[]} */ names) =>
    names.length > 0
      ? `Send this link to ${listed(names)}. When they open it, the game continues.`
      : "Send this link to everybody who is to play. When they open it, they are asked for a name.",
  message: "Message",
  code: "A code to scan",
  again: "Your last message",
  invitation: "Your invitation",
  none: "This text contains no message. A message is a link that contains “m=”.",
  enterHelp: "Paste the message that you were sent. Opening its link does the same.",
  enterButton: "Open the message",
  whole: "Share the game so far",
  elsewhere:
    "This message belongs to a game that is not on this device, or its invitation has not been opened here yet. Open it in the browser in which you joined.",
  early: "This message has come too early: an earlier one is still missing. It is kept, and will count when the missing one has arrived.",
  known: "This message was opened before. Nothing has changed.",
  taken: "The message was accepted.",
  left: (/** @type {string} */ name) => `${name} has left the game`,
  leftHelp: (/** @type {string} */ name) =>
    `Say so only if ${name} does not come back. When everybody else has said so too, ${name}’s tiles are placed without ${name} and without figures, and ${name} cannot return.`,
  ended: "Everybody else has left, so the game ends here.",
  /** By the reason. */
  refused: {
    notWhole: (/** @type {string} */ _name, /** @type {number} */ _turn) =>
      "This message is not complete: part of it is missing or has been changed. Copy the whole link, or ask for it again.",
    newer: (/** @type {string} */ _name, /** @type {number} */ _turn) => "This message was written by a newer version of Bastide. Reload the page.",
    foreign: (/** @type {string} */ _name, /** @type {number} */ _turn) => "This message belongs to another game.",
    notNow: (/** @type {string} */ _name, /** @type {number} */ _turn) => "The game is not waiting for such a message.",
    answered: (/** @type {string} */ _name, /** @type {number} */ _turn) => "Somebody else has answered this invitation already.",
    ownInvitation: (/** @type {string} */ _name, /** @type {number} */ _turn) => "This is your own invitation. Send it to those who are to play with you.",
    forged: (/** @type {string} */ name, /** @type {number} */ turn) =>
      `${name} did not sign this message, or their game has gone differently. Turn ${turn} stays as it was. If your game comes from an older file, ask for “Share the game so far”.`,
    link: (/** @type {string} */ name, /** @type {number} */ turn) =>
      `A key that opens the tiles of ${name} in turn ${turn} is missing or wrong. Nothing has changed.`,
    twoTurns: (/** @type {string} */ name, /** @type {number} */ turn) =>
      `${name} has sent two different turns for turn ${turn}. The first one counts. If that was an older copy of the game, send “Share the game so far” after the next turn.`,
    illegal: (/** @type {string} */ name, /** @type {number} */ turn) =>
      `The message contains a move by ${name} that the rules do not allow in turn ${turn}. Nothing has changed.`,
    notAsked: (/** @type {string} */ name, /** @type {number} */ turn) => `It is not for ${name} to decide in turn ${turn}. Nothing has changed.`,
    drawn: (/** @type {string} */ name, /** @type {number} */ turn) => `In turn ${turn}, ${name} drew a different tile from the one in this record.`,
    unsigned: (/** @type {string} */ name, /** @type {number} */ turn) => `${name} has not signed everything in turn ${turn}.`,
    record: (/** @type {string} */ _name, /** @type {number} */ _turn) => "This game cannot be read.",
  },
};
