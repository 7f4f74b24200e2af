/**
 * A reporter for `node --test` that writes the path of the file of each test that failed, a line each.
 *
 *     node --test --test-reporter=./tests/e2e/failed.mjs --test-reporter-destination=failed.txt
 */

/** @param {AsyncIterable<{ type: string, data: { file?: string } }>} events */
export default async function* failed(events) {
  for await (const { type, data } of events) if (type === "test:fail" && data.file) yield `${data.file}\n`;
}
