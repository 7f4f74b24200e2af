/** Sealed games: everything of a short one is found again by code that was written from docs/SEALED.md alone. */
import assert from "node:assert/strict";
import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const vectors = JSON.parse(readFileSync(new URL("../../data/seal-vectors.json", import.meta.url), "utf8"));

const hex = (/** @type {string} */ text) => Buffer.from(text, "hex");
const number = (/** @type {number} */ value, bytes = 2) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** @param {string} use @param {(Buffer | string)[]} fields */
function H(use, ...fields) {
  const parts = [`bastide-seal-1/${use}`, ...fields].map((field) => Buffer.from(field));
  const hasher = createHash("sha256");
  for (const part of parts) hasher.update(number(part.length, 4)).update(part);
  return hasher.digest();
}

/** The links of one chain, from 0 on. @param {number} chain @param {Buffer} nonce @param {Buffer} seed */
function chainOf(chain, nonce, seed) {
  const links = [H("top", Buffer.of(chain), seed)];
  for (let index = 1024; index > 0; index -= 1) links.unshift(H("link", Buffer.of(chain), nonce, number(index), links[0]));
  return links;
}

/** @param {{ device: string, nonce: string }} vector */
function playerOf(vector) {
  const [device, nonce] = [hex(vector.device), hex(vector.nonce)];
  const derive = (/** @type {string} */ info) => Buffer.from(hkdfSync("sha256", device, nonce, `bastide-seal-1/${info}`, 32));
  const pkcs8 = Buffer.concat([hex("302e020100300506032b657004220420"), derive("sign")]);
  const secret = createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" });
  const key = createPublicKey(secret).export({ format: "der", type: "spki" }).subarray(-32);
  const chains = [0, 1].map((chain) => chainOf(chain, nonce, derive("seed")));
  return { nonce, secret, key, chains, pledge: Buffer.concat([nonce, chains[0][0], chains[1][0], key]) };
}

const players = vectors.players.map(playerOf);
const terms = Buffer.of(0, 0); // fast, every tile once, no aids; the first player invited
const game = H("game", vectors.head, terms, ...players.map((/** @type {{ pledge: Buffer }} */ { pledge }) => pledge));

/** What a message holds between its kind and its sum. @param {string} text */
function contentOf(text) {
  const bytes = Buffer.from(text, "base64url");
  const [content, sum] = [bytes.subarray(0, -4), bytes.subarray(-4)];
  assert.deepEqual(H("sum", content).subarray(0, 4), sum);
  return { kind: content[0], content: content.subarray(1) };
}

test("keys, chains and pledges come from the device's key and the nonce", () => {
  for (const [at, vector] of vectors.players.entries()) {
    const { chains, key } = players[at];
    assert.equal(key.toString("hex"), vector.key);
    assert.deepEqual([chains[0][0], chains[1][0]].map(String), vector.roots.map(hex).map(String));
    for (const [name, chain] of [
      ["turns", chains[0]],
      ["further", chains[1]],
    ])
      for (const [index, link] of vector[name]) assert.equal(chain[index].toString("hex"), link);
  }
  assert.equal(game.toString("hex"), vectors.game);
});

test("invitation and answer hold the pledges, and the answer the link for the first turn", () => {
  const invitation = contentOf(vectors.invitation);
  assert.equal(invitation.kind, 0);
  assert.ok(invitation.content.includes(players[0].pledge));
  const answer = contentOf(vectors.answer);
  assert.equal(answer.kind, 1);
  const head = vectors.head.replace(" Bob", "");
  const id = H("game", head, terms, players[0].pledge, Buffer.alloc(112)).subarray(0, 4);
  const link = Buffer.concat([Buffer.of(1), number(1), players[1].chains[0][1]]);
  assert.deepEqual(answer.content, Buffer.concat([id, number(3), Buffer.from("Bob"), players[1].pledge, link]));
});

test("each tile is the one that the links give, and each move is signed on everything before it", () => {
  const deck = /^\[Deck "(.*)"\]$/m.exec(vectors.record)?.[1].split(" ") ?? [];
  const bag = deck.slice(1).sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  let transcript = game;
  for (const [index, move] of vectors.moves.entries()) {
    const turn = index + 1;
    const links = players.map((/** @type {{ chains: Buffer[][] }} */ { chains }) => chains[0][turn]);
    const random = H("draw", game, number(turn), "tile", number(0), ...links);
    const limit = 0xffffffff - (0xffffffff % bag.length);
    let drawn = limit;
    for (let attempt = 0; drawn >= limit; attempt += 1) drawn = H("number", random, number(attempt, 4)).readUInt32BE();
    const [tile] = bag.splice(drawn % bag.length, 1);
    assert.equal(tile, move.drawn);
    assert.ok(move.statements[0].startsWith(`tile ${tile} `));

    const { secret, chains } = players[move.seat];
    transcript = H("move", transcript, number(turn), Buffer.of(move.seat), move.statements.join("\n"));
    assert.equal(transcript.toString("hex"), move.transcript);
    const { kind, content } = contentOf(move.message);
    const signature = content.subarray(-64);
    assert.equal(kind, 5);
    assert.deepEqual(signature, sign(null, transcript, secret));
    assert.ok(verify(null, transcript, createPublicKey(secret), signature));
    const given = content.subarray(7, -64).subarray(0, 35);
    assert.deepEqual(given, Buffer.concat([Buffer.of(1), number(turn + 1), chains[0][turn + 1]]), "the last link before the player's next turn");
  }
});
