import { bastide, type BastideBoard } from "bastide-board";
import "bastide-board/embed.css";

const { v1 } = bastide;
const home = document.querySelector("#here");
if (!home) throw new Error("the page has no place for a board");
const board: BastideBoard = v1.createBoard(home, { mode: "play", record: '[Bastide "1"]\n[Players "red Ann, blue (ai:greedy)"]\n[Deck "D V U"]\n' });
board.addEventListener("bastide:ready", () => board.play("tile V 1,0 1"));
board.addEventListener("bastide:move", async ({ detail }) => {
  const found = await v1.validate(detail.record);
  const { tiles } = board.getState().view;
  document.querySelector("output")!.textContent = `${tiles.length} tiles`;
  if (!document.title.startsWith("1")) document.title = found.ok ? `${found.at} ${detail.events.map(({ type }) => type).join(" ")}` : found.message;
});
