/** A page about a move, written for Preact: a server writes it out, and a browser takes it over. */
import { h } from "preact";
import { useState } from "preact/hooks";

/** @param {{ record: string, drawing: string, statements: number }} given `drawing`: what stands there until the board has come, or for good where no script runs */
export function Page({ record, drawing, statements }) {
  const [moves, setMoves] = useState(0);
  const count = () => setMoves((before) => before + 1);
  return h("main", null,
    h("h1", null, `${statements} statements`),
    h("bastide-board", { mode: "example", record, "onbastide:move": count },
      h("div", { slot: "poster", dangerouslySetInnerHTML: { __html: drawing } }),
      h("span", { slot: "caption" }, "A road"),
    ),
    h("output", null, `${moves} moves`),
  );
}
