//! The referee from outside: output to the letter, exit codes, one clear sentence for bad input.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use bastide::catalogue::BoxId;

fn bastide(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bastide")).args(args).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Writes a file with this content to the tests' own folder and returns its path.
fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

const SMALL: &str =
    "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V V\"]\ntile V 1,0 0\nmeeple road.S\ntile V 1,1 2\n";

#[test]
fn the_trace_tells_each_decision() {
    let path = file("small.game", format!("{SMALL}skip\n"));
    let output = bastide(&["replay", "--trace", &path]);
    assert!(output.status.success(), "{}", stderr(&output));
    let lines: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 5);
    let keys: Vec<&String> = lines[0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["line", "by", "statement", "legal", "events", "scores"]);
    assert_eq!(lines[0]["legal"].as_array().unwrap().len(), 6);
    assert_eq!(lines[1]["statement"], "meeple road.S");
    assert_eq!(lines[1]["legal"], serde_json::json!(["meeple field.NNE", "meeple field.SSW", "meeple road.S", "skip"]));
    assert_eq!(lines[2]["by"], "blue");
    assert_eq!(lines[3]["line"], 7);
    assert_eq!(lines[3]["events"], serde_json::json!(["scored red road 3"]));
    assert_eq!(lines[4], serde_json::json!({"final": {"red": 3, "blue": 0}, "over": true}));
}

#[test]
fn a_declined_decision_stands_in_the_trace() {
    let text = SMALL.replace("meeple road.S\n", "");
    let output = bastide(&["replay", "--trace", &file("declined.game", text)]);
    let second: serde_json::Value = serde_json::from_str(stdout(&output).lines().nth(1).unwrap()).unwrap();
    assert_eq!((second["statement"].as_str(), second["line"].as_u64()), (Some("skip"), Some(5)));
}

#[test]
fn an_open_record_lists_the_places_of_the_tile_it_lays_and_its_end() {
    let path = file("open.game", "[Bastide \"1\"]\n[Players \"red, blue\"]\ntile V 0,1 3\nskip\nend\n");
    let output = bastide(&["replay", "--trace", &path]);
    let lines: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let places = ["-1,0 2", "-1,0 3", "0,1 0", "0,1 3", "1,0 0", "1,0 1"].map(|place| format!("tile V {place}"));
    let legal: Vec<&str> = ["end"].into_iter().chain(places.iter().map(String::as_str)).collect();
    assert_eq!(lines[0]["legal"], serde_json::json!(legal));
    assert_eq!((&lines[2]["legal"], &lines[2]["statement"]), (&serde_json::json!(["end"]), &serde_json::json!("end")));
    assert_eq!(lines[3], serde_json::json!({"final": {"red": 0, "blue": 0}, "over": true}));

    let output = bastide(&["perft", "--depth", "1", &path]);
    assert!(stderr(&output).contains("an open record has no tiles to count with; add the tag Deck"));
}

#[test]
fn several_files_are_told_apart() {
    let (first, second) = (file("one.game", SMALL), file("two.game", SMALL));
    let output = bastide(&["replay", "--trace", &first, &second]);
    let objects: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects[0]["file"], first.as_str());
    assert_eq!(objects.last().unwrap()["file"], second.as_str());
    assert_eq!(objects[0].as_object().unwrap().keys().next().unwrap(), "file");
}

#[test]
fn at_stops_after_some_statements() {
    let output = bastide(&["replay", "--trace", "--at", "1", &file("at.game", SMALL)]);
    assert_eq!(stdout(&output).lines().count(), 2);
}

#[test]
fn the_first_failure_is_told_with_its_place() {
    let path = file("wrong.game", format!("{SMALL}expect score blue 3\n"));
    let output = bastide(&["replay", &path]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stderr(&output), format!("{path}:7:1: the score of blue is 0, not 3\n"));
    assert_eq!(stdout(&output), "");
}

#[test]
fn the_first_failure_of_each_record_is_told() {
    let wrong = "[Bastide \"1\"]\n[Players \"red, blue\"]\ntile V 9,9 0\nexpect score red 9\n";
    let failing = "[Bastide \"1\"]\n[Players \"red, blue\"]\nexpect score red 1\nnonsense\n";
    let path = file("three.game", format!("{wrong}{SMALL}{failing}"));
    let output = bastide(&["replay", &path]);
    assert_eq!(output.status.code(), Some(1));
    let told = "3:1: red cannot play 'tile V 9,9 0': there is no tile next to 9,9";
    assert_eq!(stderr(&output), format!("{path}:{told}\n{path}:13:1: the score of red is 0, not 1\n"));
}

/// A result is about the whole game: below a line that cannot be read, nobody knows how it ended.
#[test]
fn a_line_that_cannot_be_read_is_told_before_the_result() {
    let path = file("result.game", SMALL.replacen("]\n", "]\n[Result \"1 2\"]\n", 1) + "maeple road.E\n");
    let told = stderr(&bastide(&["replay", &path]));
    assert!(told.starts_with(&format!("{path}:8:1: ")) && told.contains("maeple"), "{told}");
}

#[test]
fn objects_before_an_error_are_printed() {
    let path = file("cut.game", SMALL.replace("1,1 2", "9,9 2"));
    let output = bastide(&["replay", "--trace", &path]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(stdout(&output).lines().count(), 2);
    let places = "6:1: blue cannot play 'tile V 9,9 2': there is no tile next to 9,9\n";
    assert_eq!(stderr(&output), format!("{path}:{places}"));
}

#[test]
fn broken_files_get_one_sentence() {
    for (name, content, sentence) in [
        ("empty.game", &b""[..], ":1:1: the text contains no record; a record begins with the tag [Bastide \"1\"]\n"),
        ("nul.game", &b"\0\0"[..], ":1:1: a record begins with the tag [Bastide \"1\"]\n"),
        ("latin.game", &b"[Bastide \"1\"]\n\xff"[..], ":2:1: the file is not UTF-8 text\n"),
    ] {
        let path = file(name, content);
        let output = bastide(&["replay", &path]);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(stderr(&output), format!("{path}{sentence}"));
    }
    let output = bastide(&["replay", "no-such-file.game"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).starts_with("no-such-file.game: "));
}

#[test]
fn seeded_games_are_the_same_again_and_hold() {
    let args = ["playout", "--seed", "5", "--count", "3", "--players", "4", "--options", "farms=second followers=3"];
    let text = stdout(&bastide(&args));
    assert_eq!(text, stdout(&bastide(&args)));
    assert_eq!(text.matches("[Bastide \"1\"]").count(), 3);
    assert!(text.contains("[Options \"farms=second followers=3\"]"));
    let later =
        stdout(&bastide(&["playout", "--seed", "6", "--players", "4", "--options", "farms=second followers=3"]));
    assert!(text.contains(&later), "game k has the seed S + k");
    let output = bastide(&["replay", &file("playout.game", text)]);
    assert!(output.status.success(), "{}", stderr(&output));
}

#[test]
fn quiet_playouts_end_with_a_rate() {
    let output = stdout(&bastide(&["playout", "--seed", "1", "--count", "50", "--quiet"]));
    let words: Vec<&str> = output.split_whitespace().collect();
    assert_eq!((words[0], words[1], words[2], words[4]), ("50", "games", "in", "s:"));
    assert!(words[5].parse::<u64>().is_ok_and(|rate| rate > 0), "{output}");
    assert_eq!(words[6], "games/s");
}

#[test]
fn wrong_arguments_get_one_sentence() {
    for (args, sentence) in [
        (&["playout", "--players", "9"][..], "this game needs 1 to 5 players, not 9\n"),
        (&["playout", "--players", "6", "--boxes", "base+river"], "this game needs 1 to 5 players, not 6\n"),
        (&["playout", "--players", "7", "--boxes", "base+abbey"], "this game needs 1 to 6 players, not 7\n"),
        (
            &["playout", "--policy", "best"],
            "unknown player 'best'; known: novice, greedy, planner, master, random, planner-blind, flat, uct, greedy-frozen\n",
        ),
        (
            &["playout", "--policy", "novice", "greedy", "random"],
            "--policy names 3 players, but only 2 play; see --players\n",
        ),
        (&["tiles", "--boxes", "base+cats"], &format!("unknown expansion 'cats'; known: {}\n", BoxId::names())),
    ] {
        let output = bastide(args);
        assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(1), sentence));
    }
}

#[test]
fn perft_counts_and_divides() {
    let path = file("perft.game", "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\n");
    assert_eq!(stdout(&bastide(&["perft", &path, "--depth", "1"])), "6\n");
    let without_lots =
        "[Bastide \"1\"]\n[Boxes \"base+hills\"]\n[Players \"red, blue\"]\n[Deck \"D U U U\"]\ntile U 1,0 0\n";
    let shepherds = file("perft-lots.game", without_lots);
    assert_eq!(
        stdout(&bastide(&["perft", &shepherds, "--depth", "1"])),
        "6\n",
        "tokens that the record lacks are dealt first"
    );
    let divided = stdout(&bastide(&["perft", &path, "--depth", "2", "--divide"]));
    let counts: Vec<u64> = divided.lines().filter_map(|line| line.split_once(": ")?.1.parse().ok()).collect();
    let total: u64 = divided.lines().last().unwrap().parse().unwrap();
    assert_eq!(counts.len(), 6);
    assert_eq!(counts.iter().sum::<u64>(), total);
}

#[test]
fn the_catalogue_is_a_table() {
    let table = stdout(&bastide(&["tiles", "--boxes", "base"]));
    assert_eq!(table.lines().count(), 1 + 32);
    assert!(table.contains("D      base            4 CRFR  city N, road EW, field ENE+WNW, field ESE+SSE+SSW+WSW\n"));
    let table = stdout(&bastide(&["tiles", "--set", "windroses+hills"]));
    assert_eq!(table.lines().count(), 1 + 6 + 16);
    assert!(
        table.contains("WR02   windroses       1 CFFC  city N, city W, field ENE+ESE+SSE+SSW; wind_rose quarter SE\n")
    );
    assert!(table.contains("HS14   hills           1 FFRR  road W, road S, field"), "{table}");
    assert!(table.contains("; garden, hill\n"), "{table}");
}

#[test]
fn a_board_is_rendered() {
    let record = file("render.game", format!("{SMALL}skip\n"));
    let out = file("render.svg", "");
    let output = bastide(&["render", &record, "-o", &out]);
    assert!(output.status.success() && output.stdout.is_empty(), "{}", stderr(&output));
    let whole = fs::read_to_string(&out).unwrap();
    assert!(whole.starts_with("<svg ") && whole.ends_with("</svg>\n"));
    assert!(whole.contains("width=\"800\"") && whole.contains("<title>Red 3, Blue 0</title>"));
    assert!(whole.contains("Red wins with 3 points."));
    let args = ["render", &record, "--at", "2", "--width", "90", "--style", "print", "--output", &out];
    assert!(bastide(&args).status.success());
    let early = fs::read_to_string(&out).unwrap();
    assert!(early.contains("width=\"90\"") && early.contains("Turn 2: Blue is to lay a tile.</desc>"), "{early:.600}");
    assert!(early.contains("href=\"#print-meeple-red-small\""));
}

#[test]
fn a_board_that_cannot_be_rendered_leaves_no_file() {
    let record = file("unrendered.game", SMALL.replace("road.S", "road.N"));
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("unrendered.svg");
    let missing = out.join("deeper.svg");
    let good = file("rendered.game", SMALL);
    for (args, sentence) in [
        (vec![record.as_str()], format!("{record}:5:1: ")),
        (vec!["nowhere.game"], "nowhere.game: No such file".to_owned()),
        (vec![&good, "--width", "5"], "the width must be 16 to 16384 pixels, not 5\n".to_owned()),
        (vec![&good, "--margin", "3"], "the margin must be 0 to 2 tiles, not 3\n".to_owned()),
        (vec![&good, "--style", "oil"], "unknown style 'oil'; known: standard, contrast, print\n".to_owned()),
        (vec![&good, "--theme", "pink"], "unknown theme 'pink'; known: light, dark\n".to_owned()),
    ] {
        let output = bastide(&[&["render", "-o", out.to_str().unwrap()], args.as_slice()].concat());
        let told = stderr(&output);
        assert_eq!((output.status.code(), told.lines().count()), (Some(1), 1), "{told}");
        assert!(told.starts_with(&sentence) && output.stdout.is_empty(), "{told}");
        assert!(!out.exists());
    }
    let output = bastide(&["render", &good, "-o", missing.to_str().unwrap()]);
    assert_eq!((output.status.code(), stderr(&output).lines().count()), (Some(1), 1));
}

const DIAGRAM: &str =
    "[Bastide \"1\"]\n[Diagram \"1\"]\n[Players \"red, blue\"]\ntile D 0,0 0\nred meeple 0,0 city.N\n";

#[test]
fn a_diagram_is_checked_and_has_only_its_end_in_a_trace() {
    let path = file("diagram.game", format!("{DIAGRAM}expect worth 0,0 city.N red 1\n"));
    let output = bastide(&["replay", "--trace", &path]);
    assert_eq!(stdout(&output), "{\"final\":{\"red\":0,\"blue\":0},\"over\":false}\n", "{}", stderr(&output));
    assert!(output.status.success());
    let path = file("diagram-wrong.game", format!("{DIAGRAM}expect worth 0,0 city.N blue 1\n"));
    let output = bastide(&["replay", "--trace", &path]);
    assert_eq!(stderr(&output), format!("{path}:6:1: the worth of 0,0 city.N for red is 1, not 0\n"));
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
}

#[test]
fn a_position_is_written_as_a_diagram() {
    let path = file("position.game", SMALL);
    let output = bastide(&["replay", "--diagram", "--at", "2", &path]);
    let text = stdout(&output);
    assert!(text.ends_with("tile D 0,0 0\ntile V 1,0 0\nred meeple 1,0 road.S\n"), "{text}");
    let path = file("position.diagram", &text);
    assert_eq!(stdout(&bastide(&["replay", "--diagram", &path])), text);
    assert!(stdout(&bastide(&["replay", "--diagram", "--at", "1", &path])).ends_with("tile D 0,0 0\n"));
}

#[test]
fn a_diagram_is_rendered() {
    let path = file("drawn.game", format!("{DIAGRAM}note 0,0 \"here\"\nghost V 1,0 0\n"));
    let out = file("drawn.svg", "");
    assert!(bastide(&["render", &path, "-o", &out, "--width", "320"]).status.success());
    let drawn = fs::read_to_string(&out).unwrap();
    assert!(drawn.contains("<title>A board with 1 tile and 1 piece</title>") && drawn.contains(">here</text>"));
    assert!(drawn.contains("Tile V is not laid yet at 1,0, unturned; it fits there."));
    assert!(bastide(&["render", &path, "-o", &out, "--at", "1"]).status.success());
    assert!(!fs::read_to_string(&out).unwrap().contains("here"));
}

const STUDY: &str = "[Bastide\"2\"]\n[Players \"red, blue\"]\n[Deck \"D V V\"]\ntile V 1,0 0 ! {As\n[Bastide \"1\"]\nhas it.}\n(\n  tile V 0,1 0\n)\n";

#[test]
fn what_a_comment_says_of_the_version_hides_no_failure() {
    let wrong = format!("{SMALL}expect score red 9\n").replace("tile V 1,1", "# [Bastide \"2\"]\ntile V 1,1");
    let path = file("said.game", &wrong);
    for args in [&["replay", &path][..], &["replay", "--short", &path]] {
        let output = bastide(args);
        assert_eq!((output.status.code(), stdout(&output)), (Some(1), String::new()));
        assert_eq!(stderr(&output), format!("{path}:8:1: the score of red is 0, not 9\n"));
    }
    // Records of both versions may stand in one file, each with its failure.
    let late = STUDY.replace("0,1 0", "9,9 0");
    let path = file("mixed.game", format!("{wrong}{STUDY}{late}{SMALL}expect score red 8\n"));
    let output = bastide(&["replay", &path]);
    let told: Vec<String> = stderr(&output).lines().map(|line| line.replace(&path, "")).collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert_eq!(
        (told[0].as_str(), told[2].as_str()),
        (":8:1: the score of red is 0, not 9", ":33:1: the score of red is 0, not 8")
    );
    assert!(told[1].starts_with(":25:3: red cannot play 'tile V 9,9 0'"), "{told:?}");
    let path = file("two.studies", format!("{STUDY}{STUDY}"));
    let output = bastide(&["replay", "--trace", &path]);
    assert!(output.status.success(), "{}", stderr(&output));
    let lines: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (lines[0]["line"].as_u64(), lines[2]["line"].as_u64(), &lines[2]["file"]),
        (Some(4), Some(13), &path.into())
    );
}

#[test]
fn records_of_both_versions_are_counted_and_drawn() {
    let (plain, study) = (
        file("plain.game", "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V V\"]\ntile V 1,0 0\n"),
        file("study.game", STUDY),
    );
    let count = |path: &str| stdout(&bastide(&["perft", "--depth", "2", path]));
    assert_eq!(count(&study), count(&plain));
    let drawn = |path: &str| {
        let out = file("version.svg", "");
        assert!(bastide(&["render", path, "-o", &out]).status.success());
        fs::read_to_string(out).unwrap()
    };
    assert_eq!(drawn(&study), drawn(&plain));
    let both = file("both.game", format!("{SMALL}{STUDY}"));
    let output = bastide(&["perft", "--depth", "1", &both]);
    assert_eq!(stderr(&output), format!("{both}:7:1: expected one record, not several\n"));
}

#[test]
fn letters_that_only_look_right_are_named() {
    let curly = "'“' is a typographic quote; a record has straight quotes (\")";
    let cr = "this line ends with a carriage return alone (CR); lines end with a line feed (LF or CR LF)";
    let line = "here stands a line separator (U+2028), which ends no line; lines end with a line feed (LF or CR LF)";
    for (text, sentence) in [
        (SMALL.replace("\"1\"", "“1”"), format!("1:10: {curly}")),
        (STUDY.replace("[Players \"", "[Players “"), format!("2:10: {curly}")),
        (SMALL.replace('\n', "\r"), format!("1:14: {cr}")),
        (SMALL.replace("road.S\n", "road.S # a bend\r"), format!("5:23: {cr}")),
        ("[Bastide \"2\"]\n[Players \"red, blue\"]\ntile V 1,0 0 # a\rskip\n".to_owned(), format!("3:17: {cr}")),
        (SMALL.replace('\n', "\u{2028}"), format!("1:14: {line}")),
    ] {
        let path = file("lookalike.game", text);
        assert_eq!(stderr(&bastide(&["replay", &path])), format!("{path}:{sentence}\n"));
    }
}

/// A record holds its tiles no longer than it is checked: there is room for 4,096 of them.
#[test]
fn a_file_may_define_any_number_of_tiles() {
    let diagram = |number: u32| {
        format!(
            "[Bastide \"1\"]\n[Diagram \"1\"]\n[Tile \"Z{number}; edges FFFF; field NNE ENE ESE SSE SSW WSW WNW NNW\"]\ntile Z{number} 0,0 0\n"
        )
    };
    let path = file("tiles.game", (0..4200).map(diagram).collect::<String>());
    let output = bastide(&["replay", &path]);
    assert!(output.status.success(), "{}", stderr(&output));
}

#[test]
fn a_record_of_a_newer_version_is_told_so() {
    for version in [3, 12] {
        let path = file("newer.game", SMALL.replace("\"1\"", &format!("\"{version}\"")));
        let sentence = format!("the record is of a newer version of the format, '{version}'; known: 1 and 2");
        assert_eq!(stderr(&bastide(&["replay", &path])), format!("{path}:1:1: {sentence}\n"));
    }
}

/// A run of carriage returns took a time that grew with its square.
#[test]
fn many_carriage_returns_are_read_at_once() {
    let path = file("returns.game", SMALL.replacen('\n', &format!("{}\n", "\r".repeat(1_000_000)), 1));
    assert!(stderr(&bastide(&["replay", &path])).is_empty());
}

#[cfg(unix)]
#[test]
fn what_has_no_end_is_given_up() {
    let sentence = "/dev/zero: it gives 67108864 bytes or more; only a plain file may be so long\n";
    assert_eq!(stderr(&bastide(&["replay", "/dev/zero"])), sentence);
}

#[test]
fn the_games_of_an_arena_are_even() {
    let output = bastide(&["arena", "greedy", "novice", "--games", "1"]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(stderr(&output).contains("expected an even number, because each deck is played twice"));
}

#[test]
fn a_number_of_nothing_is_refused() {
    for args in [
        &["arena", "greedy", "novice", "--games", "0"][..],
        &["arena", "greedy", "novice", "--threads", "0"],
        &["arena", "greedy", "novice", "--patience-ms", "0"],
        &["calibrate", "greedy", "--games", "0"],
        &["learn", "--games", "0"],
        &["learn", "--every", "0"],
        &["learn", "--rounds", "0"],
        &["playout", "--count", "0"],
    ] {
        let output = bastide(args);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{args:?}");
        assert!(stderr(&output).contains("expected a whole number from 1"), "{args:?}");
    }
}

/// The device that takes nothing exists on Linux alone.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_told_by_every_command_and_a_closed_pipe_ends_quietly() {
    let game = file("full.game", SMALL);
    let commands: [&[&str]; 10] = [
        &["replay", "--trace", &game],
        &["replay", "--diagram", &game],
        &["replay", "--short", &game],
        &["playout", "--count", "3"],
        &["playout", "--count", "3", "--quiet"],
        &["perft", "--depth", "1", "--divide", &game],
        &["search", "score>=0", &game],
        &["tiles"],
        &["arena", "novice", "novice", "--games", "2"],
        &["serve-player", "novice"],
    ];
    for args in commands {
        let run = |out: Stdio| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
            let mut child =
                command.args(args).stdin(Stdio::piped()).stdout(out).stderr(Stdio::piped()).spawn().unwrap();
            drop(std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"go\n"));
            child.wait_with_output().unwrap()
        };
        let full = run(fs::OpenOptions::new().write(true).open("/dev/full").unwrap().into());
        assert_eq!(full.status.code(), Some(1), "{args:?}");
        let told = stderr(&full);
        assert_eq!(told.matches("standard output cannot be written: ").count(), 1, "{args:?}: {told}");
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let closed = run(writer.into());
        assert_eq!((closed.status.code(), stderr(&closed).as_str()), (Some(0), ""), "{args:?}");
    }
}

/// The record of a sealed game is checked with its links and signatures, and a failure names the player, the turn and the reason.
#[test]
fn a_sealed_record_is_verified() {
    let vectors = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/data/seal-vectors.json")).unwrap();
    let vectors: serde_json::Value = serde_json::from_str(&vectors).unwrap();
    let record = vectors["record"].as_str().unwrap();
    let honest = bastide(&["replay", &file("sealed.game", record)]);
    assert!(honest.status.success(), "{}", stderr(&honest));
    let signature = record.split("[SealMoves \"").nth(1).unwrap();
    let forged = record.replace(&signature[..20], &format!("{}AAAA", &signature[..16]));
    let path = file("forged.game", forged);
    let output = bastide(&["replay", "--trace", &path]);
    let expected = format!(
        "{path}:3:1: turn 1, red: the signature is wrong, so this was forged or altered, or the player's game went another way\n"
    );
    assert_eq!((output.status.code(), stderr(&output)), (Some(1), expected));
    let unnamed = bastide(&["replay", &file("unnamed.game", record.replace("[Seal \"", "[Sael \""))]);
    assert!(stderr(&unnamed).contains("the tag Seal "), "{}", stderr(&unnamed));
}
