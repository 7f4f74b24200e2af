//! Lines from another program, each only up to a largest length, because nobody knows what it sends.

use std::io::{self, BufRead};

/// The largest number of bytes of a line.
pub(crate) const LONGEST: usize = 1 << 20;

/// The next line without its end: `None` after the last, and an error for one that is too long, which is passed over.
pub(crate) fn next(reader: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let (mut line, mut n_bytes, mut ended) = (Vec::new(), 0, false);
    while !ended {
        let bytes = match reader.fill_buf() {
            Ok([]) if n_bytes == 0 => return Ok(None),
            Ok([]) => break,
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        line.extend_from_slice(&part[..part.len().min(LONGEST + 1 - line.len())]);
        ended = end.is_some();
        let taken = part.len() + usize::from(ended);
        n_bytes += taken;
        reader.consume(taken);
    }
    let is_too_long = line.len() > LONGEST;
    let line = String::from_utf8_lossy(&line).trim().to_owned();
    Ok(Some(if is_too_long { Err(format!("a line has at most {LONGEST} bytes")) } else { Ok(line) }))
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::{LONGEST, next};

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        let text = format!("one\r\n\n{}\n{}\nlast", "x".repeat(LONGEST), "y".repeat(LONGEST + 1));
        let mut reader = BufReader::with_capacity(1000, text.as_bytes());
        let mut lengths = Vec::new();
        while let Some(line) = next(&mut reader).unwrap() {
            lengths.push(line.ok().map(|line| line.len()));
        }
        assert_eq!(lengths, [Some(3), Some(0), Some(LONGEST), None, Some(4)]);
    }
}
