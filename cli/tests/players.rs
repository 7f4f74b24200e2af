//! The arena and the match port from outside.

use std::{
    io::Write,
    process::{Command, Stdio},
};

/// Runs the program with some input and returns the lines that it writes.
fn lines(args: &[&str], input: &str) -> Vec<String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

const NEW: &str = "new [Bastide \"1\"] [Players \"red Ann, blue Bob (ai:master)\"]\n";

#[test]
fn a_player_answers_and_does_not_play() {
    let input = format!("{NEW}draw V\ngo\ngo\ntile V 1,0 0\ngo\nquit\ngo\n");
    let answers = lines(&["serve-player", "planner"], &input);
    assert_eq!(answers.len(), 3, "{answers:?}");
    assert!(answers[0].starts_with("tile V "));
    assert_eq!(answers[0], answers[1]);
    assert!(answers[2] == "skip" || answers[2].starts_with("meeple "));
}

#[test]
fn a_wrong_line_gets_one_sentence_and_the_game_goes_on() {
    let input = format!(
        "go\nnew [Players]\n{NEW}go\ndraw X9\ndraw ABBEY\nundo\njump\ntile V 9,9 0\ndraw V\ntile K 1,0 0\ntile V 1,0 0\nskip\nundo\nskip\ndraw V\ngo\n"
    );
    let answers = lines(&["serve-player", "greedy"], &input);
    let (last, errors) = answers.split_last().unwrap();
    assert_eq!(errors.len(), 9, "{answers:?}");
    assert!(errors.iter().all(|error| error.starts_with("error: ")), "{answers:?}");
    assert_eq!(errors[2], "error: no tile has been drawn; send 'draw' before 'go'");
    assert_eq!(errors[8], "error: K is laid, but V was drawn");
    assert!(last.starts_with("tile V "));
}

#[test]
fn a_new_game_that_is_refused_ends_no_other() {
    let input = format!("{NEW}draw V\nnew [Bastide \"1\"] [Players \"red\"] [Deck \"D V\"]\nnew [Players]\ngo\n");
    let answers = lines(&["serve-player", "greedy"], &input);
    assert!(answers[0].starts_with("error: ") && answers[1].starts_with("error: "), "{answers:?}");
    assert!(answers[2].starts_with("tile V "), "{answers:?}");
}

#[test]
fn undo_gives_the_tile_back_into_the_hand() {
    let input = format!("{NEW}draw V\ngo\ntile V 1,0 0\nskip\ndraw K\nundo\nundo\ngo\ndiscard V\ngo\n");
    let answers = lines(&["serve-player", "master", "--iterations", "20"], &input);
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[2], "error: no tile has been drawn; send 'draw' before 'go'");
}

#[test]
fn a_whole_match_with_all_boxes_can_be_played_through_the_port() {
    let all = "base+river+abbot+inns+abbey+river2";
    let records = lines(
        &["playout", "--boxes", all, "--seed", "3", "--policy", "greedy", "random", "--options", "start-tile=kept"],
        "",
    );
    assert!(records.iter().any(|line| line.starts_with("[Result")));
    let again = lines(
        &["playout", "--boxes", all, "--seed", "3", "--policy", "greedy", "random", "--options", "start-tile=kept"],
        "",
    );
    assert_eq!(records, again);
}

#[test]
fn the_arena_tells_the_same_again() {
    let args =
        ["arena", "master", "novice", "--games", "4", "--iterations", "4", "--players", "3", "--boxes", "base+abbot"];
    let told = lines(&args, "");
    assert_eq!(told, lines(&args, ""));
    assert!(told[0].starts_with("master against novice: 4 games, "), "{told:?}");
    let output = Command::new(env!("CARGO_BIN_EXE_bastide")).args(["arena", "best", "novice"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
}

/// A level behind the match port plays the same as the level itself, so each wins the same game of every deck, or none of both.
#[test]
fn the_arena_plays_against_a_program() {
    let port = concat!("port:", env!("CARGO_BIN_EXE_bastide"), " serve-player planner");
    for boxes in ["base", "base+river+abbot+inns+abbey"] {
        let told = lines(&["arena", "planner", port, "--games", "4", "--boxes", boxes], "");
        let is_even = told[0].contains(": 4 games, ") && told[0].contains(", 50.0 % ± 0.0, margin +0.0 ± 0.0");
        assert!(is_even, "{boxes}: {told:?}");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_bastide")).args(["arena", "greedy", "port:no-such-program"]).output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("'no-such-program' cannot be started: "));
}

/// When no tile is left, players with an abbey are asked once more, and those with figures in Carcassonne.
#[test]
fn the_arena_says_that_no_tile_is_left() {
    let port = concat!("port:", env!("CARGO_BIN_EXE_bastide"), " serve-player greedy");
    for (boxes, players, seed) in
        [("base+abbey", "2", "46"), ("base+abbey+count", "2", "0"), ("base+abbey+count+traders+dragon", "3", "1")]
    {
        let args = ["arena", "greedy", port, "--boxes", boxes, "--players", players, "--seed", seed, "--games", "8"];
        let told = lines(&args, "");
        assert!(told[0].contains(": 8 games, ") && told[0].contains(", 50.0 % ± 0.0, "), "{boxes}: {told:?}");
    }
}

/// A game that was played, as a caller tells it up to the last tile, and the statements after that.
fn told(boxes: &str, seed: &str) -> (String, Vec<String>) {
    let record = lines(&["playout", "--boxes", boxes, "--seed", seed, "--policy", "greedy", "greedy"], "");
    let is_tag = |line: &&String| line.starts_with('[') && !line.starts_with("[Deck") && !line.starts_with("[Result");
    let mut told = format!("new {}\n", record.iter().filter(is_tag).cloned().collect::<Vec<_>>().join(" "));
    let last = record.iter().rposition(|line| line.starts_with("tile ")).unwrap();
    for line in record[..=last].iter().filter(|line| !line.is_empty() && !line.starts_with('[')) {
        if let Some(id) = line.strip_prefix("tile ").and_then(|tile| tile.split(' ').next()) {
            told += &format!("draw {id}\n");
        }
        told += &format!("{line}\n");
    }
    (told, record[last + 1..].to_vec())
}

#[test]
fn who_is_asked_once_more_after_the_last_tile_answers_and_can_take_back() {
    let (game, after) = told("base+abbey+count", "63");
    let (red, blue) = (&after[0], &after[1]);
    assert!(red.starts_with("red move quarter.market ") && blue.starts_with("blue move quarter.market "), "{after:?}");
    let input = format!(
        "{game}go\nend\nend\ndraw V\ngo\n{red}\ngo\n{blue}\nundo\ngo\nundo\ngo\nundo\ngo\nend\n{red}\n{blue}\ngo\n"
    );
    let answers = lines(&["serve-player", "greedy"], &input);
    let once = "error: 'end' was said before; each player still to be asked decides with a statement";
    assert_eq!(answers[1..3], [once, "error: no tile is left, as 'end' said"], "{answers:?}");
    assert_eq!(answers[3..7], [&**red, blue, blue, red], "{answers:?}");
    assert_eq!(answers[7], answers[0], "a tile may come again");
    assert_eq!(answers[8..], ["error: the game is over"], "{answers:?}");
    let (game, after) = told("base+abbey", "53");
    let input = format!("{game}{}\nend\ngo\n{}\ngo\nundo\ngo\n", after[0], after[1]);
    assert_eq!(lines(&["serve-player", "greedy"], &input), [&after[1], &after[2], &after[1]].map(|line| &**line));
}

/// What stands instead of an answer is told in a sentence, and no other deck is begun.
#[test]
fn the_arena_waits_for_no_program_for_ever() {
    for (program, sentence) in [
        ("port:sleep 60", "the program gave no answer within 200 ms\n"),
        ("port:yes", "the program answered 'y': unknown statement 'y'; "),
        ("port:echo skip", "the program answered 'skip': "),
        ("port:echo tile E 0,0 0", "the program answered 'tile E 0,0 0': "),
        ("port:cat /dev/zero", "the program gave no answer within 200 ms\n"),
        ("port:head -c 2000000 /dev/zero", "the program's answer is too long: a line has at most 1048576 bytes\n"),
    ] {
        let args = ["arena", "greedy", program, "--games", "1000", "--patience-ms", "200"];
        let output = Command::new(env!("CARGO_BIN_EXE_bastide")).args(args).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{program}");
        assert!(told.starts_with(sentence), "{program}: {told}");
    }
}

/// A script may start the player. What it has started would hold the pipe of errors for a minute.
#[cfg(unix)]
#[test]
fn nothing_that_a_program_has_started_stays() {
    let script = std::env::temp_dir().join(format!("bastide-wrapper-{}", std::process::id()));
    std::fs::write(&script, "sleep 60 &\nsleep 60\n").unwrap();
    let begun = std::time::Instant::now();
    let program = format!("port:sh {}", script.display());
    let args = ["arena", "greedy", &program, "--games", "2", "--threads", "1", "--patience-ms", "200"];
    let output = Command::new(env!("CARGO_BIN_EXE_bastide")).args(args).output().unwrap();
    std::fs::remove_file(&script).unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "the program gave no answer within 200 ms\n");
    assert!(begun.elapsed() < std::time::Duration::from_secs(30));
}

#[test]
fn the_port_names_what_it_does_not_play() {
    let port = concat!("port:", env!("CARGO_BIN_EXE_bastide"), " serve-player greedy");
    let sentence = "the match port does not play the box bridges, because it has no line for the tiles of a bazaar";
    let args = ["arena", "greedy", port, "--games", "2", "--boxes", "base+bridges"];
    let output = Command::new(env!("CARGO_BIN_EXE_bastide")).args(args).output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("{sentence}\n"));
    let (boxes, two) = (NEW.replace("] [P", "] [Boxes \"base+bridges\"] [P"), NEW.replace("\"1\"", "\"2\""));
    let input = format!("{boxes}new {}\n{two}draw V\ngo\n", "x".repeat(2_000_000));
    let answers = lines(&["serve-player", "greedy"], &input);
    assert_eq!(answers[0], format!("error: {sentence}"));
    assert_eq!(answers[1], "error: a line has at most 1048576 bytes");
    assert!(answers[2].starts_with("tile V "), "version 2 has the same tags: {answers:?}");
}

/// Each line is about one plan; the same seed gives the same lines in the same order, however many games run at the same time.
#[test]
fn what_is_learned_from_comes_again_in_the_same_order() {
    let args = ["learn", "--games", "3", "--every", "24", "--rounds", "1", "--best", "2", "--others", "1"];
    let plans = lines(&args, "");
    assert_eq!(plans, lines(&[&args[..], &["--threads", "1"]].concat(), ""));
    assert!(plans.len() >= 6, "{}", plans.len());
    let words: Vec<Vec<&str>> = plans.iter().map(|plan| plan.split(' ').collect()).collect();
    assert!(words.iter().all(|plan| plan.len() == words[0].len() && plan[2] == "1"));
    assert!(words.windows(2).any(|pair| pair[0][0] == pair[1][0] && pair[0][4] != pair[1][4]), "all games end alike");
}
