//! Lines folded at spaces, so that a terminal breaks no word in the middle.

use std::io::{self, BufWriter, Write};

use textwrap::{WordSeparator, WordSplitter};

/// Writes lines on that are no wider than the terminal. Where nobody looks at a terminal, lines stay as they come.
///
/// What belongs to a line goes on below its text, not below its number or bullet. A word that is wider than the terminal is
/// left whole.
#[derive(Debug)]
pub(crate) struct Folded<W: Write> {
    out: W,
    /// The width of the terminal.
    width: Option<usize>,
    /// What was written since the last end of a line.
    line: Vec<u8>,
}

impl Folded<BufWriter<io::StdoutLock<'static>>> {
    /// What is printed for people.
    pub(crate) fn stdout() -> Self {
        let out = io::stdout().lock();
        let width = columns(terminal_size::terminal_size_of(&out));
        Self::new(BufWriter::new(out), width)
    }

    /// What is printed for programs: lines stay as they come.
    pub(crate) fn plain_stdout() -> Self {
        Self::new(BufWriter::new(io::stdout().lock()), None)
    }
}

impl Folded<io::StderrLock<'static>> {
    /// What is said beside it.
    pub(crate) fn stderr() -> Self {
        let out = io::stderr().lock();
        let width = columns(terminal_size::terminal_size_of(&out));
        Self::new(out, width)
    }
}

fn columns(size: Option<(terminal_size::Width, terminal_size::Height)>) -> Option<usize> {
    size.map(|(width, _)| usize::from(width.0))
        .filter(|width| *width > 0)
}

impl<W: Write> Folded<W> {
    pub(crate) fn new(out: W, width: Option<usize>) -> Self {
        Self {
            out,
            width,
            line: Vec::new(),
        }
    }

    /// Whether a line of so many characters fits.
    pub(crate) fn fits(&self, characters: usize) -> bool {
        self.width.is_none_or(|width| characters <= width)
    }

    fn put(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        match (self.width, std::str::from_utf8(&line)) {
            (Some(width), Ok(text)) => self.out.write_all(folded(text, width).as_bytes()),
            _ => self.out.write_all(&line),
        }
    }
}

impl<W: Write> Write for Folded<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.width.is_none() {
            return self.out.write(bytes);
        }
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.line.extend(part);
            if part.ends_with(b"\n") {
                self.put()?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.put()?;
        self.out.flush()
    }
}

/// What was not flushed is written, if it can be.
impl<W: Write> Drop for Folded<W> {
    fn drop(&mut self) {
        let _ = self.put();
    }
}

/// One line on as many as it takes.
fn folded(line: &str, width: usize) -> String {
    let (text, end) = match line.strip_suffix('\n') {
        Some(text) => (text, "\n"),
        None => (line, ""),
    };
    if textwrap::core::display_width(text) <= width {
        return line.to_owned();
    }
    let below = " ".repeat(start_of_words(text).min(width / 3));
    let options = textwrap::Options::new(width)
        .subsequent_indent(&below)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).join("\n") + end
}

/// Where the words of a line begin, after what it is numbered or marked with.
fn start_of_words(text: &str) -> usize {
    let indent = text.len() - text.trim_start().len();
    let first = text[indent..].split(' ').next().unwrap_or_default();
    let digits = first.strip_suffix('.').unwrap_or(first);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if first == "·" || is_number {
        let gap = text[indent + first.len()..].chars();
        let gap = gap.take_while(|c| *c == ' ').count();
        indent + first.chars().count() + gap
    } else {
        indent + 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(width: Option<usize>, text: &str) -> String {
        let mut out = Vec::new();
        let mut folding = Folded::new(&mut out, width);
        folding.write_all(text.as_bytes()).unwrap();
        folding.flush().unwrap();
        drop(folding);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_line_is_folded_at_spaces_and_goes_on_below_its_words() {
        let line = "· Serpent places a pawn in 14 Teotihuacan.\n";
        assert_eq!(
            written(Some(24), line),
            "· Serpent places a pawn\n  in 14 Teotihuacan.\n"
        );
        let choice = "  12. place 14    Tollan, city\n";
        assert_eq!(
            written(Some(20), choice),
            "  12. place 14\n      Tollan, city\n"
        );
        let ply = "   40  Ocelot is tied in 6 Xalapan.\n";
        assert_eq!(
            written(Some(30), ply),
            "   40  Ocelot is tied in 6\n       Xalapan.\n"
        );
    }

    #[test]
    fn what_fits_and_what_nobody_looks_at_stays_as_it_is() {
        let text = "  a  table   of  numbers \n\n> ";
        assert_eq!(written(Some(25), text), text);
        let long = "word ".repeat(100) + "\n";
        assert_eq!(written(None, &long), long);
    }

    #[test]
    fn no_word_is_broken_even_if_it_is_wider_than_the_terminal() {
        let text = "Go on with Ix-Tub-Tun and aztlan-0123456789abcdef.json now\n";
        let lines = written(Some(12), text);
        let words: Vec<&str> = lines.split_whitespace().collect();
        assert_eq!(words, text.split_whitespace().collect::<Vec<_>>());
        let width = |line: &str| line.chars().count();
        assert!(
            lines
                .lines()
                .all(|line| width(line) <= 12 || !line.trim().contains(' ')),
            "{lines}"
        );
    }

    #[test]
    fn lines_are_folded_however_they_are_written() {
        let mut out = Vec::new();
        let mut folding = Folded::new(&mut out, Some(10));
        write!(folding, "one two ").unwrap();
        writeln!(folding, "three").unwrap();
        drop(folding);
        assert_eq!(out, b"one two\n  three\n");
    }
}
