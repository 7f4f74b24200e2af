/** Links in messages: whatever stands around them or was put into them, what they hold is found. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { linksIn } from "../../../www/shelf/links-in.js";

const PACKED = "bY0xDoAgEAR7X3E_QCwsqC0tLPwABgkk5k_-YzRYbbKZ2V1fWw_x9a2xJeBxz-k6";

/** @param {string} text */
const found = (text) => linksIn(text).map(({ packed, at }) => (at === undefined ? packed : `${packed} ${at}`));

test("what stands around a link is no part of it", () => {
  const link = `https://example.org/#r=${PACKED}`;
  for (const text of [link, `${link}.`, `(${link})`, `<${link}>`, `[the game](${link}), see there`, `${link}!`, `„${link}“`, `see ${link} or so`])
    assert.equal(found(text)[0], PACKED, text);
  for (const text of [`${link}&at=1`, `${link}&amp;at=1`, `${link}&at=1)`, `${link}&amp;at=1.`, `<a href="${link}&amp;at=1">`])
    assert.equal(found(text)[0], `${PACKED} 1`, text);
  for (const text of [`${link}&at=99999999`, `${link}&at=123456.`, `${link}&at=x`, `${link}&at=`]) assert.equal(found(text)[0], PACKED, "a moment of no game");
});

test("characters that nobody sees, and those that stand for others in an address, do no harm", () => {
  const [one, other] = [PACKED.slice(0, 20), PACKED.slice(20)];
  for (const hidden of ["\u200b", "\u200c", "\u2060", "\ufeff", "\u00ad", encodeURIComponent("\u200b")])
    assert.equal(found(`#r=${one}${hidden}${other}`)[0], PACKED, JSON.stringify(hidden));
  assert.equal(found(`#r=${PACKED}%3E`)[0], PACKED);
  assert.equal(found(`#r=${PACKED}%`)[0], PACKED, "no address at all");
});

test("a link that a message has broken is joined, but the text below it is not taken first", () => {
  const [one, other] = [PACKED.slice(0, 30), PACKED.slice(30)];
  for (const broken of [`#s=${one}\n${other}`, `> #s=${one}\r\n> ${other}`, `#s=${one}  \n  ${other}`]) assert.deepEqual(found(broken), [one, PACKED]);
  assert.deepEqual(found(`#s=${one}\n${other}&at=12`), [one, `${PACKED} 12`]);
  assert.equal(found(`#r=${PACKED}\nYours\nAnn`)[0], PACKED);
});

test("a space that does not break ends a line, a lone % stands beside what stands for other signs, and a broken link stands before a good one", () => {
  const [one, other] = [PACKED.slice(0, 30), PACKED.slice(30)];
  assert.deepEqual(found(`> #s=${one}\u00a0\n>\u00a0${other}`), [one, PACKED]);
  assert.equal(found(`100% sure: ${encodeURIComponent(`https://example.org/#r=${PACKED}&at=2`)}`)[0], `${PACKED} 2`);
  assert.deepEqual(found(`as in #r=… and #r=abc, and this: #r=${PACKED}`), ["abc", PACKED]);
  assert.equal(linksIn("#r=a ".repeat(5000)).length, 12, "of many links some are looked at");
});

test("what is slanted with underlines is tried without them, and a text without a link holds none", () => {
  assert.deepEqual(found(`_#r=${PACKED}_`), [`${PACKED}_`, PACKED]);
  for (const text of ["", "#r=", "#x=abc", "no link", "#r"]) assert.deepEqual(linksIn(text), [], text);
});
