//! The files of the tiles that are played, as the program carries them: without the notes and the indentation, which are for people.

/// A file of tiles, stripped while the program is compiled.
macro_rules! stripped {
    ($file:literal) => {{
        const TEXT: &[u8] = include_bytes!($file);
        const LENGTH: usize = strip(TEXT, &mut [0; TEXT.len()]);
        const STRIPPED: [u8; LENGTH] = {
            let mut stripped = [0; LENGTH];
            strip(TEXT, &mut stripped);
            stripped
        };
        match std::str::from_utf8(&STRIPPED) {
            Ok(text) => text,
            Err(_) => panic!("a file of tiles is text"),
        }
    }};
}

/// The text files in catalogue order.
pub(super) const SETS: [&str; 14] = [
    stripped!("sets/base.tiles"),
    stripped!("../boxes/river/river.tiles"),
    stripped!("../boxes/inns/inns.tiles"),
    stripped!("../boxes/traders/traders.tiles"),
    stripped!("../boxes/dragon/dragon.tiles"),
    stripped!("../boxes/tower/tower.tiles"),
    stripped!("../boxes/abbey/abbey.tiles"),
    stripped!("../boxes/count/count.tiles"),
    stripped!("../boxes/king/king.tiles"),
    stripped!("../boxes/river/river2.tiles"),
    stripped!("../boxes/bridges/bridges.tiles"),
    stripped!("../boxes/anniversary/anniversary.tiles"),
    stripped!("../boxes/hills/hills.tiles"),
    stripped!("../boxes/flier/flier.tiles"),
];

/// Copies a text without notes, which reach from `#` to the end of a line, and without spaces at the beginning of lines. Returns the length.
const fn strip(text: &[u8], stripped: &mut [u8]) -> usize {
    let (mut at, mut length) = (0, 0);
    let (mut begins, mut is_note) = (true, false);
    while at < text.len() {
        let byte = text[at];
        match byte {
            b'\n' => (begins, is_note) = (true, false),
            b'#' => is_note = true,
            b' ' => {}
            _ => begins = false,
        }
        let is_indentation = begins && byte == b' ';
        if !(is_note || is_indentation) {
            stripped[length] = byte;
            length += 1;
        }
        at += 1;
    }
    length
}
