import "bastide-board/embed";
import "bastide-board/embed.css";
import { h, hydrate } from "preact";
import { Page } from "./page.js";

hydrate(h(Page, JSON.parse(document.querySelector("#data").textContent)), document.querySelector("#page"));
