//! Looks at JSON just closely enough to tell its parts apart: JSON of our own making, so that anything else in it is a fault of ours.

use tabletop::never;

/// The parts of a list or of an object, each with its name, in a text that has no spaces between them.
pub(crate) struct Parts<'a> {
    rest: &'a [u8],
    named: bool,
}

impl<'a> Parts<'a> {
    pub(crate) fn of(text: &'a [u8]) -> Parts<'a> {
        let (named, rest) = match text {
            [b'{', rest @ .., b'}'] => (true, rest),
            [b'[', rest @ .., b']'] => (false, rest),
            _ => {
                never!("no list and no object: {}", String::from_utf8_lossy(text));
                (false, &[][..])
            }
        };
        Parts { rest, named }
    }

    /// Have both the same names, in the same order?
    pub(crate) fn eq_by_key(self, other: Parts<'_>) -> bool {
        self.map(|(key, _)| key).eq(other.map(|(key, _)| key))
    }

    fn take(&mut self, end: usize) -> &'a [u8] {
        let (part, rest) = self.rest.split_at(end);
        self.rest = match rest {
            [b',' | b':', rest @ ..] => rest,
            [] => rest,
            _ => {
                never!("neither a comma nor a colon behind a part: {}", String::from_utf8_lossy(rest));
                &[]
            }
        };
        part
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = (&'a [u8], &'a [u8]);

    fn next(&mut self) -> Option<(&'a [u8], &'a [u8])> {
        if self.rest.is_empty() {
            return None;
        }
        let mut key = &[][..];
        if self.named {
            let end = end_of_string(self.rest);
            match self.take(end) {
                [b'"', name @ .., b'"'] => key = name,
                unnamed => never!("a part without a name: {}", String::from_utf8_lossy(unnamed)),
            }
        }
        let end = end_of_part(self.rest);
        Some((key, self.take(end)))
    }
}

/// Where the part ends that a text begins with.
fn end_of_part(text: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 0_u32);
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => {
                at += end_of_string(&text[at..]);
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

/// Where the string ends that a text begins with, behind its last quote.
fn end_of_string(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    text.len()
}
