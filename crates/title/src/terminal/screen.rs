//! Text for the terminal: 80 columns, legible without colour.

/// The width everything fits into.
pub const WIDTH: usize = 80;

/// Clears the screen and what can be scrolled back to, in this order: some terminals put a screen that is cleared where it
/// can be scrolled back to.
pub const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// Colour, or none.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Is colour wanted?
    pub colour: bool,
}

impl Style {
    /// No colour.
    pub const PLAIN: Style = Style { colour: false };

    /// Text between the codes for colour, if colour is wanted.
    pub fn paint(self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Something to look at first.
    pub fn bold(self, text: &str) -> String {
        self.paint("1", text)
    }

    /// Something that stands back.
    pub fn dim(self, text: &str) -> String {
        self.paint("2", text)
    }
}

/// The line on top of a table.
pub fn headline(style: Style, text: &str) -> String {
    let rule = "─".repeat(WIDTH.saturating_sub(visible(text) + 4));
    format!("{}\n", style.bold(&format!("── {text} {rule}")))
}

/// A label at the left, and what it labels, wrapped under itself.
pub fn row(label: &str, items: &[String], gap: &str) -> String {
    listed(&format!(" {label:<13}"), items, gap)
}

/// What stands before a list, and its items, wrapped between them and under themselves.
pub fn listed(mark: &str, items: &[String], gap: &str) -> String {
    let indent = visible(mark);
    let mut out = mark.to_owned();
    let mut column = indent;
    let mut pieces: Vec<String> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let item = if at + 1 < items.len() { format!("{item}{gap}") } else { item.clone() };
        match indent + visible(item.trim_end()) <= WIDTH {
            true => pieces.push(item),
            // What does not fit a line of its own is broken between its words.
            false => pieces.extend(item.split_inclusive(' ').map(str::to_owned)),
        }
    }
    for item in pieces {
        let width = visible(item.trim_end());
        if column + width > WIDTH && column > indent {
            out.truncate(out.trim_end().len());
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            column = indent;
        }
        column += visible(&item);
        out.push_str(&item);
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

/// The words of a sentence, so that a row can wrap between them.
pub fn wrap_words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// Breaks a sentence into lines of at most the width of the screen, each begun with `indent`.
pub fn wrapped(text: &str, indent: &str) -> String {
    let mut out = String::new();
    for paragraph in text.lines() {
        // What fits is left as it is, columns and all.
        if visible(indent) + visible(paragraph) <= WIDTH {
            out += format!("{indent}{paragraph}").trim_end();
            out.push('\n');
            continue;
        }
        let mut line = indent.to_owned();
        let hang: String = paragraph.chars().take_while(|c| *c == ' ').collect();
        line += &hang;
        let mut empty = true;
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !empty && visible(&line) + 1 + visible(word) > WIDTH {
                out += &line;
                out.push('\n');
                line = format!("{indent}{hang}");
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line += word;
            empty = false;
        }
        out += line.trim_end();
        out.push('\n');
    }
    out
}

/// An entry of a menu: what stands before it, and its words, wrapped under themselves.
pub fn entry(mark: &str, text: &str) -> String {
    let hang = " ".repeat(visible(mark));
    format!("{mark}{}", &wrapped(text, &hang)[hang.len()..])
}

/// How many columns a text takes: characters, without the codes for colour.
pub fn visible(text: &str) -> usize {
    let mut count = 0;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c == '\x1b' {
            for code in chars.by_ref() {
                if code == 'm' {
                    break;
                }
            }
        } else {
            count += 1;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colour_takes_no_room() {
        let style = Style { colour: true };
        assert_eq!(visible(&style.bold("four")), 4);
        assert_eq!(visible("▸·■"), 3);
    }

    #[test]
    fn lists_break_between_items_and_where_they_must_between_words() {
        let items = ["short".to_owned(), "a word ".repeat(15).trim_end().to_owned(), "end".to_owned()];
        let list = row("Label", &items, " · ");
        assert!(list.lines().all(|line| visible(line) <= WIDTH), "{list}");
        assert_eq!(list.split_whitespace().count(), 1 + 1 + 30 + 1 + 2);
    }

    #[test]
    fn long_sentences_are_wrapped() {
        let text = "word ".repeat(40);
        let wrapped = wrapped(&text, "  ");
        assert!(wrapped.lines().all(|line| visible(line) <= WIDTH && line.starts_with("  word")));
        assert_eq!(wrapped.split_whitespace().count(), 40);
    }
}
