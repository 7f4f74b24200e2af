//! The files of the tiles that are played, as the program carries them: without the notes and the indentation, which are for people.

/// A file of tiles, stripped while the program is compiled.
macro_rules! stripped {
    ($file:literal) => {{
        use $crate::catalogue::sets::strip;
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

/// Whether the program draws tiles. Modules that do not are smaller without the drawings.
const DRAWS: bool = cfg!(any(feature = "board", not(target_arch = "wasm32")));

/// Whether the line that begins at a place of a text begins a drawing.
const fn begins_drawing(text: &[u8], at: usize) -> bool {
    let words: [&[u8]; 2] = [b"picture ", b"plain "];
    let mut word = 0;
    while word < words.len() {
        let mut length = 0;
        while length < words[word].len() && at + length < text.len() && text[at + length] == words[word][length] {
            length += 1;
        }
        if length == words[word].len() {
            return true;
        }
        word += 1;
    }
    false
}

/// Copies a text without notes, which reach from `#` to the end of a line, and without spaces at the beginning of lines; without drawings if nobody
/// draws them. Returns the length.
pub(super) const fn strip(text: &[u8], stripped: &mut [u8]) -> usize {
    let (mut at, mut length) = (0, 0);
    let (mut begins, mut is_note, mut is_drawing) = (true, false, false);
    while at < text.len() {
        let byte = text[at];
        let is_indented = byte == b' ' || byte == b'\n';
        if !DRAWS && !is_indented && (at == 0 || text[at - 1] == b'\n') {
            is_drawing = begins_drawing(text, at);
        }
        match byte {
            b'\n' => (begins, is_note) = (true, false),
            b'#' => is_note = true,
            b' ' => {}
            _ => begins = false,
        }
        let is_indentation = begins && byte == b' ';
        if !(is_note || is_indentation || is_drawing) {
            stripped[length] = byte;
            length += 1;
        }
        at += 1;
    }
    length
}
