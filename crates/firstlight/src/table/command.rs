//! What a person types at the table.

/// Something typed, understood as far as it goes without the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Nothing.
    Empty,
    /// The move with this number.
    Number(usize),
    /// What can be typed.
    Help,
    /// Why is this move possible, or not? `None` without saying which.
    Why(Option<String>),
    /// What would be good?
    Hint,
    /// Take the last move back; `true` to begin a what-if where it cannot be taken back.
    Back(bool),
    /// Let another person who is asked go first.
    Next,
    /// Show the whole table again.
    Table,
    /// Tell what has happened so far.
    Log,
    /// Leave the table.
    Quit,
    /// Anything else: a command of the game's own, or the name of a move.
    Words(String),
}

impl Command {
    /// Reads a line.
    pub fn parse(line: &str) -> Command {
        let line = line.trim();
        let lower = line.to_lowercase();
        let mut words = lower.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (None, ..) => Command::Empty,
            (Some("?" | "help" | "ayuda" | "ajuda"), None, _) => Command::Help,
            (Some("why"), None, _) => Command::Why(None),
            (Some("why"), Some(_), _) => Command::Why(Some(line[3..].trim().to_owned())),
            (Some("hint"), None, _) => Command::Hint,
            (Some("back"), None, _) => Command::Back(false),
            (Some("back"), Some("anyway"), None) => Command::Back(true),
            (Some("next"), None, _) => Command::Next,
            (Some("table"), None, _) => Command::Table,
            (Some("log"), None, _) => Command::Log,
            (Some("quit" | "exit" | "q"), None, _) => Command::Quit,
            (Some(number), None, _) if number.bytes().all(|b| b.is_ascii_digit()) => {
                number.parse().map_or_else(|_| Command::Words(line.to_owned()), Command::Number)
            }
            _ => Command::Words(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let cases = [
            ("", Command::Empty),
            (" 12 ", Command::Number(12)),
            ("?", Command::Help),
            ("why", Command::Why(None)),
            ("Why  PHO4", Command::Why(Some("PHO4".to_owned()))),
            ("hint", Command::Hint),
            ("back", Command::Back(false)),
            ("back anyway", Command::Back(true)),
            ("TABLE", Command::Table),
            ("q", Command::Quit),
            ("pho 4", Command::Words("pho 4".to_owned())),
            ("99999999999999999999999", Command::Words("99999999999999999999999".to_owned())),
        ];
        for (line, expected) in cases {
            assert_eq!(Command::parse(line), expected, "{line:?}");
        }
    }
}
