/**
 * What JavaScript may hand over to the engine's methods: values of the wrong kind, out of every range, objects that throw. Each call
 * gives a value or throws an error with a sentence; none panics, and one that throws has changed nothing. `cargo xtask soak boundary`
 * tries longer, with other values each time.
 */
import { test } from "@playwright/test";
import { checkModule } from "../../support/boundary.mjs";
import { onStage } from "../../support/stage.mjs";

const stage = onStage();

test("no value breaks the methods of the game's module", () => checkModule(stage, "./bastide.js", 3000, 1));
test("no value breaks the methods of the boards' module", () => checkModule(stage, "./boards.js", 1000, 1));
