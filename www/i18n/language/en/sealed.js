// @ts-check
/** Sealed games: invitations, messages, and why one is refused, in English. */
import { words } from "../words.js";

const { plural, listed, moment } = words("en-GB");

export const sealed = {
  title: "Play apart by message",
  explain:
    "Everybody plays on their own device, and each turn goes to the others as a message, by any messenger or by mail. Nobody can know a tile before it is drawn, and nobody needs an account.",
  order: (/** @type {string} */ colour) => `You play ${colour} and take the first turn. The others follow in the order of the seats.`,
  people: "A sealed game needs two people or more. Computer players cannot keep a secret, so they have no seat in it.",
  strict: "Nobody can look ahead, not even within a turn",
  strictHelp: "A second tile in the same turn, a die or a bazaar then needs one more message from everybody.",
  aids: "Aids such as fields and chances are allowed",
  noAids: "Aids such as fields and chances are not allowed",
  untold: "A game with people who are elsewhere can be analysed once it is over.",
  undrawn: "This record does not say which tile comes next, so the game can only be looked at. A new game can begin from its replay.",
  name: "Your name",
  noName: "Please enter a name without a comma, a bracket or a quotation mark.",
  noKey: "This browser keeps nothing, so a game by message could not be gone on with. Allow it to store data, and try again.",
  gameNotKept: "This browser has not kept the new game yet, so its message is not given away. Make room on the device: then it is below Messages.",
  notKept: "This browser has not kept your turn yet, so it is not sent. Make room on the device: then it is below Messages.",
  begin: "Write the invitation",
  invitationTitle: "You are invited",
  accept: "Join the game",
  invitedBy: (/** @type {string} */ name, /** @type {number} */ count) => `${name} invites you to a game ${plural(count, { other: "for # people" })}.`,
  looking: "One moment …",
  watching: "You watch this game: none of its seats belongs to this device.",
  enter: "Enter a message",
  ready: "Your turn is complete. It counts once you send it, and cannot be taken back then.",
  send: "Send my turn",
  invited: (/** @type {number} */ count) => `Send the invitation. ${plural(count, { one: "One seat is still free.", other: "# seats are still free." })}`,
  waiting: (/** @type {string[]} */ names, /** @type {number} */ since) =>
    `${names.length > 0 ? `Waiting for a message from ${listed(names)}` : "Waiting for the others"}, since ${moment(since)}.`,
  post: "Messages",
  sendTitle: "Send this message",
  sendHelp: (/** @type {string[]} */ names) =>
    names.length > 0
      ? `Give this link to ${listed(names)}. Opened there, it goes on with the game.`
      : "Give this link to everybody who is to play. Opened there, it asks for a name.",
  message: "Message",
  code: "A code to scan",
  again: "Your last message",
  invitation: "Your invitation",
  none: "There is no message in this text. A message is a link with m= in it.",
  enterHelp: "Paste the message that you were sent. To open its link does the same.",
  enterButton: "Open the message",
  whole: "Share the game so far",
  elsewhere: "This message belongs to a game that is not on this device, or its invitation has not been opened here yet.",
  early: "This message comes before another one that is missing. It is kept, and counts when the other has come.",
  known: "This message was opened before. Nothing has changed.",
  taken: "The message was taken in.",
  left: (/** @type {string} */ name) => `${name} has left the game`,
  leftHelp: (/** @type {string} */ name) =>
    `Say so only if ${name} does not come back. When all others have said so, too, the tiles of ${name} go on by themselves, without figures, and ${name} cannot return.`,
  ended: "Everybody else has left, so the game ends here.",
  /** By the reason. */
  refused: {
    notWhole: (/** @type {string} */ _name, /** @type {number} */ _turn) => "This is no whole message: a part of it is missing or changed.",
    newer: (/** @type {string} */ _name, /** @type {number} */ _turn) => "This message was written by a newer version of Bastide. Load this page again.",
    foreign: (/** @type {string} */ _name, /** @type {number} */ _turn) => "This message belongs to another game.",
    notNow: (/** @type {string} */ _name, /** @type {number} */ _turn) => "The game does not wait for such a message.",
    answered: (/** @type {string} */ _name, /** @type {number} */ _turn) => "Somebody else has answered this invitation already.",
    ownInvitation: (/** @type {string} */ _name, /** @type {number} */ _turn) => "This is your own invitation. Send it to those who are to play with you.",
    forged: (/** @type {string} */ name, /** @type {number} */ turn) =>
      `${name} did not sign this, or has another game in front of them. Turn ${turn} stays as it was.`,
    link: (/** @type {string} */ name, /** @type {number} */ turn) =>
      `A key that opens the tiles of ${name} in turn ${turn} is missing or wrong. Nothing has changed.`,
    twoTurns: (/** @type {string} */ name, /** @type {number} */ turn) => `${name} has sent two different turns for turn ${turn}. The first one counts.`,
    illegal: (/** @type {string} */ name, /** @type {number} */ turn) =>
      `The message has something by ${name} that the rules do not allow in turn ${turn}. Nothing has changed.`,
    notAsked: (/** @type {string} */ name, /** @type {number} */ turn) => `It is not for ${name} to decide in turn ${turn}. Nothing has changed.`,
    drawn: (/** @type {string} */ name, /** @type {number} */ turn) => `In turn ${turn} of ${name}, another tile was drawn than this record says.`,
    unsigned: (/** @type {string} */ name, /** @type {number} */ turn) => `${name} has not signed everything in turn ${turn}.`,
    record: (/** @type {string} */ _name, /** @type {number} */ _turn) => "This game cannot be read.",
  },
};
