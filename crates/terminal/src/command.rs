//! What a person types at the table, in their own language or in English.

use tabletop::never;
use title::terminal::OwnCommand;
use title::terminal::screen::{entry, visible, wrapped};
use words::{Lang, Words, folded};

/// Something typed, understood as far as it goes without the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Nothing.
    Empty,
    /// The move with this number.
    Number(usize),
    /// What can be typed.
    Help,
    /// What the rules say about something; `None`: what they are about at all.
    Rules(Option<String>),
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
    /// A command of the game's own: its English name and what stands behind it.
    Own(String),
    /// Anything else: the name of a move.
    Words(String),
}

const HELP: OwnCommand = OwnCommand::plain("help", "command-help", "command-help-does");
const RULES: OwnCommand = OwnCommand::about("rules", "command-rules", "command-rules-does", "command-rules-takes");
/// The command that explains a move.
pub(crate) const WHY: OwnCommand = OwnCommand::about("why", "command-why", "command-why-does", "command-why-takes");
const HINT: OwnCommand = OwnCommand::plain("hint", "command-hint", "command-hint-does");
const BACK: OwnCommand = OwnCommand::plain("back", "command-back", "command-back-does");
/// The command that begins a what-if.
pub(crate) const BACK_ANYWAY: OwnCommand =
    OwnCommand::plain("back anyway", "command-back-anyway", "command-back-anyway-does");
const NEXT: OwnCommand = OwnCommand::plain("next", "command-next", "command-next-does");
const TABLE: OwnCommand = OwnCommand::plain("table", "command-table", "command-table-does");
const LOG: OwnCommand = OwnCommand::plain("log", "command-log", "command-log-does");
const QUIT: OwnCommand = OwnCommand::plain("quit", "command-quit", "command-quit-does");

/// What can be typed at every table, before and after the game's own commands.
const BEFORE: [OwnCommand; 8] = [HELP, RULES, HINT, WHY, BACK, BACK_ANYWAY, NEXT, TABLE];
const AFTER: [OwnCommand; 2] = [LOG, QUIT];

/// All commands of a table, in the words of one language and in English.
pub(crate) struct Vocabulary<'a> {
    words: &'a Words,
    commands: Vec<OwnCommand>,
    /// What is typed, word by word as letters are compared, and which command it is; the longest first.
    phrases: Vec<(Vec<String>, usize)>,
}

impl<'a> Vocabulary<'a> {
    pub(crate) fn new(words: &'a Words, own: &[OwnCommand]) -> Vocabulary<'a> {
        let commands = [&BEFORE[..], own, &AFTER[..]].concat();
        let english = Words::new(Lang::En);
        let mut phrases: Vec<(Vec<String>, usize)> = Vec::new();
        for (at, command) in commands.iter().enumerate() {
            for words in [words, &english] {
                let said = spoken(words, command);
                phrases.extend(said.iter().map(|phrase| (split(&folded(phrase)), at)));
            }
        }
        phrases.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        Vocabulary { words, commands, phrases }
    }

    /// The word that help shows for a command.
    pub(crate) fn word(&self, command: &OwnCommand) -> String {
        spoken(self.words, command).into_iter().next().unwrap_or_else(|| {
            never!("`{}` has no word", command.name);
            command.name.to_owned()
        })
    }

    /// The word for looking a rule up.
    pub(crate) fn rules(&self) -> String {
        self.word(&RULES)
    }

    /// Reads a line.
    pub(crate) fn read(&self, line: &str) -> Command {
        let line = line.trim();
        if line == "?" {
            return Command::Help;
        }
        // As a Spanish question is written.
        let typed: Vec<&str> = line.trim_matches(['?', '¿']).split_whitespace().collect();
        let Some(&first) = typed.first() else { return Command::Empty };
        if typed.len() == 1 && first.bytes().all(|byte| byte.is_ascii_digit()) {
            return first.parse().map_or_else(|_| Command::Words(line.to_owned()), Command::Number);
        }
        let plain: Vec<String> = typed.iter().map(|word| folded(word)).collect();
        for (phrase, at) in &self.phrases {
            let Some(command) = self.commands.get(*at).filter(|_| plain.starts_with(phrase)) else { continue };
            let rest = typed[phrase.len()..].join(" ");
            if rest.is_empty() || command.takes.is_some() {
                return understood(command, rest);
            }
        }
        Command::Words(line.to_owned())
    }

    /// What can be typed, a line each.
    pub(crate) fn help(&self) -> String {
        let lines: Vec<(String, String)> = self.commands.iter().map(|command| self.line(command)).collect();
        let width = lines.iter().map(|(word, _)| visible(word)).max().unwrap_or(0);
        let mut text = wrapped(&self.words.say("help-moves", &[]), "");
        for (word, does) in lines {
            let gap = " ".repeat(width - visible(&word));
            text += &entry(&format!("  {word}{gap}  "), &does);
        }
        if self.words.lang() != Lang::En {
            let english: Vec<&str> = self.commands.iter().map(|command| command.name).collect();
            text += &wrapped(&self.words.say("help-english", &[("words", english.join(", ").into())]), "");
        }
        text
    }

    fn line(&self, command: &OwnCommand) -> (String, String) {
        let mut word = self.word(command);
        if *command == HELP {
            word += ", ?";
        }
        if let Some(takes) = command.takes {
            word += &format!(" {}", self.words.say(takes, &[]));
        }
        (word, self.words.say(command.does, &[]))
    }
}

fn understood(command: &OwnCommand, rest: String) -> Command {
    let about = || Some(rest.clone()).filter(|rest| !rest.is_empty());
    match *command {
        HELP => Command::Help,
        RULES => Command::Rules(about()),
        WHY => Command::Why(about()),
        HINT => Command::Hint,
        BACK => Command::Back(false),
        BACK_ANYWAY => Command::Back(true),
        NEXT => Command::Next,
        TABLE => Command::Table,
        LOG => Command::Log,
        QUIT => Command::Quit,
        own => Command::Own(format!("{} {rest}", own.name).trim_end().to_owned()),
    }
}

/// The words for a command, as its text lists them.
fn spoken(words: &Words, command: &OwnCommand) -> Vec<String> {
    let said = words.say(command.words, &[]);
    said.split(',').map(|phrase| phrase.trim().to_owned()).filter(|phrase| !phrase.is_empty()).collect()
}

fn split(phrase: &str) -> Vec<String> {
    phrase.split_whitespace().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: [OwnCommand; 2] = [
        OwnCommand::plain("hand", "command-hand", "command-hand-does"),
        OwnCommand::about("board", "command-board", "command-board-does", "command-board-takes"),
    ];

    fn read(lang: Lang, line: &str) -> Command {
        let words = Words::new(lang);
        Vocabulary::new(&words, &OWN).read(line)
    }

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
            ("rules", Command::Rules(None)),
            ("rules radio silence", Command::Rules(Some("radio silence".to_owned()))),
            ("board us", Command::Own("board us".to_owned())),
            ("board", Command::Own("board".to_owned())),
            ("hand over", Command::Words("hand over".to_owned())),
            ("pho 4", Command::Words("pho 4".to_owned())),
            ("99999999999999999999999", Command::Words("99999999999999999999999".to_owned())),
        ];
        for (line, expected) in cases {
            for lang in Lang::ALL {
                assert_eq!(read(lang, line), expected, "{lang}: {line:?}");
            }
        }
    }

    #[test]
    fn every_language_has_words_of_its_own() {
        let why = || Command::Why(Some("3".to_owned()));
        for line in ["por qué 3", "¿Por qué 3?", "porque 3", "POR QUE 3"] {
            assert_eq!(read(Lang::Es, line), why(), "{line}");
        }
        assert_eq!(read(Lang::PtBr, "por que 3"), why());
        assert_eq!(read(Lang::Es, "tablero China"), Command::Own("board China".to_owned()));
        assert_eq!(read(Lang::Es, "deshacer igual"), Command::Back(true));
        assert_eq!(read(Lang::PtBr, "mao"), Command::Own("hand".to_owned()));
        assert_eq!(read(Lang::PtBr, "sair"), Command::Quit);
        assert_eq!(read(Lang::En, "salir"), Command::Words("salir".to_owned()));
    }

    #[test]
    fn help_lists_the_words_of_the_language() {
        let words = Words::new(Lang::Es);
        let help = Vocabulary::new(&words, &OWN).help();
        for word in ["ayuda, ?", "por qué JUGADA", "tablero POTENCIA", "salir", "board"] {
            assert!(help.contains(word), "no {word} in\n{help}");
        }
        assert!(help.lines().all(|line| visible(line) <= title::terminal::screen::WIDTH), "{help}");
    }
}
