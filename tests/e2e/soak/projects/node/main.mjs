// @ts-check
/** What a server does with the package: it looks records through, and draws boards. Prints what it found. */
import { bastide } from "bastide-board";
import { BastideBoard } from "bastide-board/embed";

const { v1 } = bastide;
const record = '[Bastide "1"]\n[Players "red Ann, blue Bob"]\n[Deck "D V U"]\n# A bend.\ntile V 1,0 1\n';
const diagram = '[Bastide "1"]\n[Diagram "1"]\ntile E 0,0 0\nmark 0,0 city.N "open"\n';

console.log(JSON.stringify({
  attributes: BastideBoard.observedAttributes,
  parsed: await v1.parse(record),
  right: await v1.validate(record),
  broken: await v1.validate(`${record}tile V 9,9 0\n`),
  legal: (await v1.legal(record)).map(({ statement }) => statement),
  text: await v1.toText(record),
  link: await v1.link(record, "https://bastide.example/embed.html"),
  sets: [await v1.loadSet("gold"), await v1.loadSet("hills")],
  drawings: await Promise.all([record, diagram].map((text) => v1.toSvg(text, { width: 320, theme: "dark" }))),
}));
