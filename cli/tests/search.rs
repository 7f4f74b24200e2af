//! `bastide search` from outside.

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn search(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bastide")).arg("search").args(args).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A folder of its own with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&path));
    for (file, text) in files {
        let file = path.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    path.to_str().unwrap().to_owned()
}

const OVER: &str = "[Bastide \"1\"]\n[Players \"red Ann, blue\"]\n[Deck \"D V V\"]\n[Date \"2026-01-31\"]\ntile V 1,0 0\nmeeple road.S\ntile V 1,1 2\nskip\n";
const STUDY: &str = "[Bastide \"2\"]\n[Players \"red Eve, blue Bob\"]\n[Deck \"D V U\"]\ntile V 1,0 1 ! {A start.}\n(\n  tile V 0,1 0\n)\n";
const PICTURE: &str = "[Bastide \"1\"]\n[Diagram \"1\"]\ntile V 0,0 0\n";

#[test]
fn games_are_found_in_files_and_folders_by_number_with_the_moment() {
    let club = format!("Solved: none\n{OVER}\n{STUDY}\n{PICTURE}");
    let files =
        [("club.bastide", club.as_str()), ("more/one.game", OVER), ("note.txt", "no game"), ("picture.png", "x")];
    let home = folder("search", &files);
    let output = search(&["tiles:D@0,0+V@1,0", &home]);
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(0), ""));
    let lines = [("club.bastide#1", "red Ann 3, blue 0"), ("more/one.game", "red Ann 3, blue 0")];
    let told = lines.map(|(file, players)| format!("{home}/{file}: {players}; --at 1: 0,0 1,0\n"));
    assert_eq!(stdout(&output), told.concat());
    let output = search(&["player:eve over:no", &home]);
    assert_eq!(stdout(&output), format!("{home}/club.bastide#2: red Eve 0, blue Bob 0; running\n"));
    let output = search(&["date:2026-01 road@ann>=3", &format!("{home}/more/one.game")]);
    assert_eq!(stdout(&output), format!("{home}/more/one.game: red Ann 3, blue 0\n"));
}

#[test]
fn the_exit_code_is_that_of_grep() {
    let home = folder(
        "search-codes",
        &[("one.game", OVER), ("broken.game", "[Bastide \"1\"]\n[Players \"red\"]\ntile V 9,9 0\n")],
    );
    let one = format!("{home}/one.game");
    assert_eq!(search(&["eve", &one]).status.code(), Some(1), "nothing was found");
    let output = search(&["score>=many", &one]);
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(2), "'many' is not a whole number\n"));
    let output = search(&["ann", &home]);
    assert_eq!(
        (output.status.code(), stdout(&output).lines().count()),
        (Some(2), 1),
        "what is sound is searched all the same"
    );
    assert!(stderr(&output).starts_with(&format!("{home}/broken.game:3:1: red cannot play 'tile V 9,9 0'")));
    assert_eq!(search(&["ann", &format!("{home}/none.game")]).status.code(), Some(2));
    let output = search(&["ann", &folder("search-empty", &[("note.txt", "")])]);
    assert_eq!(output.status.code(), Some(1), "a text in a folder need not be a game");
    let output = search(&["--help"]);
    assert!(stdout(&output).contains("tiles:D@0,0+V@1,0'"));
}

#[cfg(unix)]
#[test]
fn each_folder_is_visited_once_and_plain_files_only() {
    let home = folder("search-links", &[("deep/one.game", OVER)]);
    for link in ["again", "deep/up"] {
        std::os::unix::fs::symlink(&home, format!("{home}/{link}")).unwrap();
    }
    assert!(Command::new("mkfifo").arg(format!("{home}/pipe.game")).status().unwrap().success());
    let output = search(&["ann", &home, &home]);
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(0), ""));
    assert_eq!(stdout(&output), format!("{home}/deep/one.game: red Ann 3, blue 0\n"));
}
