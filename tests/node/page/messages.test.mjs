/** Messages of sealed games are found in texts as messengers and mail programs hand them on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { messagesIn } from "../../../www/sealed/messages.js";

const MESSAGE = "AbCd_0123456789-".repeat(12);
const LINK = `https://example.org/bastide/#m=${MESSAGE}`;
const isWhole = (/** @type {string} */ message) => message === MESSAGE;

test("a message is found with a greeting above it and a name below it", () => {
  for (const text of [
    LINK,
    `Your turn! ${LINK} Have fun`,
    `${LINK}\nAnn`,
    `${LINK}\r\n\r\nBest wishes\r\nAnn`,
    `${LINK}\n-- \nAnn`,
    `${LINK}\nSent from my phone`,
    `_${LINK}_`,
    `The old one was #m=x and this is ${LINK}.`,
    LINK.replace("#m=", "%23m%3D"),
    LINK.replace("#m=", "#m=3D"),
  ]) {
    assert.deepEqual(messagesIn(text, isWhole), [MESSAGE], text);
  }
});

test("a message that a mail broke into lines is whole again, also above a name", () => {
  const lines = LINK.match(/.{1,70}/g) ?? [];
  for (const text of [lines.join("\n"), lines.join("=\r\n"), `> ${lines.join("\n> ")}`, `${lines.join("\r\n")}\r\nAnn`]) {
    assert.deepEqual(messagesIn(text, isWhole), [MESSAGE], text);
  }
});

test("several messages of one link stay together, and a text without any has none", () => {
  const both = (/** @type {string} */ message) => isWhole(message) || message === "Second";
  assert.deepEqual(messagesIn(`${LINK}.Second\nAnn`, both), [MESSAGE, "Second"]);
  assert.deepEqual(messagesIn("nothing here", isWhole), []);
  assert.deepEqual(messagesIn(`${LINK.slice(0, -3)}\nAnn`, isWhole).length, 1, "what is not whole is still told as a message");
});
