//! Studies: what is played beside the game becomes variations, every change can be undone, and the text stays one that reads back.

use bastide::{
    ai::random_action,
    catalogue::Catalogue,
    record::{Mark, Notes, Statement, parse_record},
    rules::{Generator, below, legal_actions, seeded, unseen},
    session::{Path, Replay, Study, StudyError},
};

use crate::common;

const GAME: &str = "[Bastide \"1\"]\n[Players \"red Ann, blue Bob\"]\n[Deck \"D V U C E\"]\ntile V 1,0 1\nmeeple road.N\ntile U -1,0 0\nmeeple field.NNE\n";

fn study(text: &str) -> Study {
    Study::of_text(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Plays statements at the cursor.
fn play(study: &mut Study, statements: &[&str]) {
    let mut replay = study.moment();
    for statement in statements {
        let statement: Statement = statement.parse().unwrap();
        replay.play_statement(&statement, Default::default(), &mut ()).unwrap();
        study.follow(&replay).unwrap();
    }
}

fn path(steps: &[usize]) -> Path {
    Path::of(steps.to_vec()).unwrap()
}

#[test]
fn a_game_to_which_nothing_was_added_stays_a_record_of_version_1() {
    let mut study = study(GAME);
    play(&mut study, &["tile V 1,0 1", "meeple road.N", "tile U -1,0 0"]);
    assert_eq!(study.path().steps(), [3], "what the game plays as well is the game");
    assert_eq!(study.to_text(), GAME);
    assert!(!study.can_undo());
}

#[test]
fn what_is_played_besides_becomes_a_variation_and_can_be_promoted() {
    let mut study = study(GAME);
    play(&mut study, &["tile V 1,0 1", "meeple field.WNW"]);
    assert_eq!(study.path().steps(), [1, 0, 1]);
    study.set_mark(Some(Mark::Dubious)).unwrap();
    study.set_comment("A field so early?").unwrap();
    study.go(&path(&[1]));
    play(&mut study, &["meeple field.WNW"]);
    assert_eq!(study.path().steps(), [1, 0, 1], "the same again is the same variation");
    let text = "tile V 1,0 1\nmeeple road.N\n(\n  meeple field.WNW ?! {A field so early?}\n)\ntile U -1,0 0\nmeeple field.NNE\n";
    assert!(study.to_text().ends_with(text), "{}", study.to_text());
    study.promote().unwrap();
    assert_eq!(study.path().steps(), [2]);
    let text = "tile V 1,0 1\nmeeple field.WNW ?! {A field so early?}\n(\n  meeple road.N\n  tile U -1,0 0\n  meeple field.NNE\n)\n";
    assert!(study.to_text().ends_with(text), "{}", study.to_text());
    assert_eq!(study.promote(), Err(StudyError::NoVariation));
}

#[test]
fn declining_is_written_only_where_it_must_be() {
    let mut study = study(GAME);
    play(&mut study, &["tile V 1,0 1", "skip"]);
    assert_eq!(study.path().steps(), [1], "what was declined waits for what follows");
    play(&mut study, &["tile U -1,0 0"]);
    assert_eq!(study.path().steps(), [1, 0, 1]);
    assert!(study.to_text().contains("(\n  tile U -1,0 0\n)\n"));
}

#[test]
fn marks_notes_and_arrows_are_on_something() {
    let mut study = study(GAME);
    study.go(&Path::main(1));
    study.toggle_shape("mark 1,0 road.N \"hers\"").unwrap();
    study.toggle_shape("arrow 1,0 0,0 red").unwrap();
    assert!(study.toggle_shape("mark 5,5 road.N").is_err());
    assert!(study.toggle_shape("tile V 1,0 1").is_err());
    let text = study.to_text();
    assert!(text.contains("tile V 1,0 1\nmark 1,0 road.N \"hers\"\narrow 1,0 0,0 red\n"), "{text}");
    study.toggle_shape("arrow 1,0 0,0 red").unwrap();
    assert_eq!(study.notes().shapes.len(), 1);
    study.go(&Path::main(0));
    assert_eq!(study.set_mark(Some(Mark::Good)), Err(StudyError::NothingPlayed));
}

#[test]
fn a_comment_is_kept_without_what_nobody_sees_and_its_record_can_be_read() {
    let mut study = study(GAME);
    study.go(&Path::main(1));
    for (written, kept) in [
        ("Die Ver\u{ad}tei\u{ad}digung", "Die Verteidigung"),
        ("a\tb\t", "a b"),
        ("\u{feff}a\u{200b}b\u{200f}", "ab"),
        ("one\r\ntwo\rthree\u{2028}four\u{2029}five\u{85}six\u{b}seven", "one\ntwo\nthree\nfour\nfive\nsix\nseven"),
        ("\u{202a}Good\u{202c} \u{2067}x\u{2069} \u{1b}[1m", "Good x [1m"),
        (
            "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467} \u{2764}\u{fe0f} \u{6cc}\u{200c}\u{62e}",
            "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467} \u{2764}\u{fe0f} \u{6cc}\u{200c}\u{62e}",
        ),
        ("a\u{1f468}\u{200b}\u{200d}\u{1f469}", "a\u{1f468}\u{1f469}"),
        ("\u{200b}", ""),
        ("\u{200b} \u{fe0f}\u{20e3}a", "\u{20e3}a"),
    ] {
        study.set_comment(written).unwrap();
        assert_eq!(study.notes().comment, kept, "{}", written.escape_unicode());
        let again = self::study(&study.to_text());
        assert_eq!(again.to_text(), study.to_text());
    }
    for number in 0..=0x10_ffff {
        let Some(letter) = char::from_u32(number).filter(|_| number < 0x3_0000 || number % 97 == 0) else { continue };
        let kept = Notes::cleaned(&format!("a{letter}b \u{6cc}{letter}\u{62e} {letter}\u{20e3}"));
        assert_eq!(Notes::cleaned(&kept), kept, "U+{number:04X}");
        assert!(kept.split('\n').all(|line| unseen(line).is_none()), "U+{number:04X}");
    }
    assert!(matches!(study.set_comment(&"x".repeat(4001)), Err(StudyError::TooLarge(_))));
    study.set_comment(&"x\u{ad}".repeat(4000)).unwrap();
}

#[test]
fn what_is_deleted_can_be_undone() {
    let mut study = study(GAME);
    study.go(&Path::main(2));
    play(&mut study, &["tile U 2,0 1"]);
    assert_eq!(study.path().steps(), [2, 0, 1]);
    let with = study.to_text();
    study.delete().unwrap();
    assert_eq!((study.path().steps(), study.to_text().as_str()), (&[2][..], GAME));
    assert!(study.undo());
    assert_eq!(study.to_text(), with);
    assert!(study.redo() && !study.redo());
    assert_eq!(study.to_text(), GAME);
    study.delete().unwrap();
    assert!(study.to_text().ends_with("tile V 1,0 1\n"));
}

#[test]
fn a_record_with_more_notes_takes_the_place_of_another_in_one_change() {
    let mut study = study(GAME);
    study.go(&Path::main(2));
    let noted = GAME
        .replace("Bastide \"1\"", "Bastide \"2\"")
        .replace("meeple road.N", "meeple road.N ?! {Why?}\n(\n  meeple field.WNW\n)");
    study.replace(&noted).unwrap();
    assert_eq!((study.path().steps(), study.to_text()), (&[2][..], noted.clone()));
    assert!(study.replace("[Bastide \"2\"]\n[Players \"red, blue\"]\ntile V 9,9 0\n").is_err());
    assert_eq!(study.to_text(), noted, "nothing is lost");
    assert!(study.undo() && !study.can_undo());
    assert_eq!(study.to_text(), GAME);
    assert!(study.redo());
    assert_eq!(study.to_text(), noted);
}

#[test]
fn a_study_is_written_in_a_line_for_talk() {
    let mut study = study(GAME);
    study.go(&Path::main(1));
    study.set_mark(Some(Mark::Interesting)).unwrap();
    study.set_comment("One end\nis closed.").unwrap();
    play(&mut study, &["meeple field.WNW", "tile U 2,0 1"]);
    study.go(&Path::main(2));
    play(&mut study, &["tile U 2,0 1"]);
    assert_eq!(
        study.record().to_short(),
        "1. V@1,0' !? {One end is closed.} =road.N (1. =field.WNW 2. U@2,0') 2. U@-1,0 (2. U@2,0') =field.NNE"
    );
}

#[test]
fn tiles_of_an_open_record_are_taken_by_hand() {
    let mut study = study("[Bastide \"1\"]\n[Players \"red, blue\"]\ntile V 1,0 1\nskip\n");
    study.go(&Path::main(2));
    let mut replay = study.moment();
    let tile = |name: &str| Catalogue::get().find(name).unwrap();
    assert_eq!(legal_actions(replay.game()).count(), 1, "only the end");
    assert!(replay.take_tile(tile("U")));
    assert!(replay.game().drawn() == Some(tile("U")) && legal_actions(replay.game()).count() > 3);
    let action = legal_actions(replay.game()).next().unwrap();
    replay.play(action).unwrap();
    assert!(study.follow(&replay).unwrap());
    assert!(study.to_text().contains("tile V 1,0 1\ntile U "), "{}", study.to_text());
    assert_eq!(study.moment().game().drawn(), None);
    assert!(!study.start().clone().take_tile(tile("ABBEY")), "abbeys are not drawn");
}

/// Random games, in which somebody walks about, plays, writes and reorders: what is written reads back as the same at every moment,
/// and undoing everything gives the game.
#[test]
fn random_studies_read_back_and_undo() {
    let mut n_variations = 0;
    for seed in 0..40 {
        let mut rng = seeded(seed);
        let (setup, _) = common::numbered(seed);
        let mut replay = Replay::new(setup).unwrap();
        for _ in 0..40 {
            let Some(action) = random_action(replay.game(), &mut rng) else { break };
            replay.play(action).unwrap();
        }
        let game = replay.to_text();
        let mut study = study(&game);
        for _ in 0..60 {
            change(&mut study, &mut rng);
            let text = study.to_text();
            let again = Study::of_text(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(again.to_text(), text);
            let at_cursor = study.moment().to_text();
            assert!(parse_record(&at_cursor).is_ok());
            n_variations += usize::from(study.path().depth() > 0);
        }
        while study.undo() {}
        assert_eq!(study.to_text(), game);
    }
    assert!(n_variations > 200, "{n_variations}");
}

fn change(study: &mut Study, rng: &mut Generator) {
    match below(rng, 8) {
        0 => drop(study.promote()),
        1 => drop(study.set_mark(Mark::ALL.get(below(rng, 7)).map(|(mark, _)| *mark))),
        2 => study.set_comment(["", "a } brace", "two\nlines \\ slash", "(no variation)"][below(rng, 4)]).unwrap(),
        3 if below(rng, 4) == 0 => drop(study.delete()),
        4 => study.go(&Path::main(below(rng, 30))),
        5 if study.path().depth() > 0 => {
            let parent = study.path().parent().unwrap();
            study.go(&parent);
        }
        _ => {
            let mut replay = study.moment();
            for _ in 0..=below(rng, 3) {
                let Some(action) = random_action(replay.game(), rng) else { break };
                replay.play(action).unwrap();
                if below(rng, 2) == 0 {
                    study.follow(&replay).unwrap();
                }
            }
            study.follow(&replay).unwrap();
        }
    }
}
