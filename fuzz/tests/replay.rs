//! Runs the fuzz targets on the stored corpora and on the records of `tests/boxes`. This works with any compiler.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails loudly, also in its helpers")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use bastide::rules::{below, seeded};
use bastide_fuzz::{TARGETS, Target};

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Tries a whole file, and the same file cut off at several places, because a text can end anywhere.
fn tried(target: Target, path: &Path) {
    let data = fs::read(path).unwrap();
    for end in (0..data.len()).step_by(1 + data.len() / 8).chain([data.len()]) {
        let run = || (target.run)(&data[..end]);
        assert!(std::panic::catch_unwind(run).is_ok(), "{}: {} cut off after {end} bytes", target.name, path.display());
    }
}

#[test]
fn nothing_in_the_corpora_breaks_anything() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for target in TARGETS {
        let corpus = files(&root.join("corpus").join(target.name));
        assert!(corpus.len() > 100, "{} has {} files", target.name, corpus.len());
        for path in corpus {
            tried(target, &path);
        }
    }
}

/// Bytes by chance reach every box and decision, also those that are newer than the corpora.
#[test]
fn nor_does_chance() {
    let mut rng = seeded(22);
    let actions = TARGETS.into_iter().find(|target| target.name == "actions").unwrap();
    for number in 0..1500 {
        let data: Vec<u8> = (0..600).map(|_| below(&mut rng, 256) as u8).collect();
        assert!(std::panic::catch_unwind(|| (actions.run)(&data)).is_ok(), "game {number} of chance");
    }
}

#[test]
fn nor_do_the_records_of_the_tests_cut_off_anywhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/boxes");
    let games: Vec<PathBuf> = files(&root).iter().flat_map(|folder| files(&folder.join("games"))).collect();
    assert!(games.len() > 200);
    for path in &games {
        for target in TARGETS {
            tried(target, path);
        }
    }
}
