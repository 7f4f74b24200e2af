/** The field in which a comment is written: what is taken is shown as it is kept, and what is not taken stays in it. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "../support/small-page.mjs";

const { NotesEditor } = await import("../../../www/analysis/notes-editor.js");
const { analysis } = await import("../../../www/i18n/language/en/analysis.js");

/** An editor, and what is kept of what is written there. @param {(comment: string) => string | undefined} keep what is kept; nothing: it is refused */
function editor(keep) {
  const kept = { comment: "" };
  const moment = () => ({ played: true, variation: false, mark: undefined, shapes: 0, lit: false, canUndo: false, canRedo: false, ...kept });
  const nothing = () => {};
  const notes = new NotesEditor(analysis, {
    ...{ onMark: nothing, onFeature: nothing, onArrow: nothing, onClear: nothing, onPromote: nothing, onDelete: nothing, onUndo: nothing, onRedo: nothing },
    onComment: (comment) => {
      const taken = keep(comment);
      if (taken === undefined) return "It is too long.";
      kept.comment = taken;
      notes.render(moment());
    },
  });
  const field = /** @type {any} */ (notes.comment);
  const write = (/** @type {string} */ text) => Object.assign(field, { value: text, selectionEnd: text.length });
  Object.assign(field, { matches: () => true, setSelectionRange: mock.fn(), value: "" });
  return { notes, field, write, goTo: (/** @type {string} */ comment) => notes.render({ ...moment(), comment }) };
}

test("a comment is shown as it is kept, and the next word can follow", () => {
  const { notes, field, write, goTo } = editor((comment) => comment.replaceAll("\u00ad", "").trim());
  write("Ver\u00adtei\u00addigung ");
  assert.ok(notes.keep());
  assert.equal(field.value, "Verteidigung ");
  assert.deepEqual(field.setSelectionRange.mock.calls.at(-1)?.arguments, [13, 13]);
  goTo("another");
  assert.equal(field.value, "another");
});

test("a comment that is not taken stays in the field with the reason until it is taken or removed", () => {
  const { notes, field, write, goTo } = editor((comment) => (comment.length > 9 ? undefined : comment));
  write("far too long");
  for (let tries = 0; tries < 2; tries += 1) {
    assert.ok(!notes.keep());
    goTo("another");
    assert.deepEqual([field.value, notes.problem.textContent], ["far too long", "It is too long."]);
  }
  write("shorter");
  assert.ok(notes.keep());
  assert.deepEqual([field.value, notes.problem.textContent], ["shorter", ""]);
  write("again too long");
  assert.ok(!notes.keep());
  write("");
  assert.ok(notes.keep());
  goTo("another");
  assert.equal(field.value, "another");
});
