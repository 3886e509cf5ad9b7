//! Advice and analysis, in the words that all games share.

use crate::{Joint, Words};

/// A move that cost something, in numbers from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// The chance to win with the move that was made.
    pub made: f32,
    /// The chance to win with the better one.
    pub best: f32,
    /// How much was given away.
    pub cost: f32,
    /// Half of the interval it lies in.
    pub error: f32,
}

/// What a seat gave away, in numbers from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Given {
    /// Moves that were judged.
    pub judged: u32,
    /// Those that were mistakes.
    pub mistakes: u32,
    /// What all moves cost together.
    pub given: f32,
    /// Half of the interval it lies in.
    pub error: f32,
}

impl Given {
    /// Is the interval so wide that the sum says nothing?
    fn is_rough(&self) -> bool {
        self.error > 0.3 && self.error > 0.5 * self.given.abs()
    }
}

impl Words {
    /// What stands over advice on a decision with N choices.
    pub fn advice_heading(&self, choices: usize, lines: u32) -> String {
        match choices {
            0 => self.say("advice-nothing", &[]),
            1 => self.say("advice-only", &[]),
            _ => self.say("advice-best", &[("lines", lines.into()), ("number", self.grouped(lines).into())]),
        }
    }

    /// What usually follows a move, each with who does it; nothing if that is not known.
    pub fn advice_follows(&self, turns: impl IntoIterator<Item = (String, String)>) -> Option<String> {
        let turn =
            |(name, mv): (String, String)| self.say("advice-turn", &[("name", name.into()), ("move", mv.into())]);
        let list = self.list(turns.into_iter().map(turn), Joint::Semicolon);
        (!list.is_empty()).then(|| self.say("advice-follows", &[("list", list.into())]))
    }

    /// A chance: "41 %". Only what is certain is 0 or 100.
    pub fn percent(&self, part: f32) -> String {
        match (part * 100.0).round() {
            _ if part > 0.0 && part < 0.01 => self.say("advice-percent-below", &[]),
            _ if part > 0.99 && part < 1.0 => self.say("advice-percent-above", &[]),
            number => self.say("advice-percent", &[("number", number.into())]),
        }
    }

    /// A number with one digit behind the mark: "1.6".
    pub fn decimal(&self, number: f32) -> String {
        let tenths = (number * 10.0).round() as i32;
        let sign = if tenths < 0 { "−" } else { "" };
        let whole = format!("{sign}{}", tenths.abs() / 10);
        self.say("advice-decimal", &[("whole", whole.into()), ("tenths", (tenths.abs() % 10).to_string().into())])
    }

    /// A large number, thousands apart: "104,043".
    pub fn grouped(&self, number: u32) -> String {
        if number < self.lang().groups_from() { number.to_string() } else { self.thousands(number) }
    }

    fn thousands(&self, number: u32) -> String {
        match number / 1000 {
            0 => number.to_string(),
            whole => {
                let (whole, rest) = (self.thousands(whole), format!("{:03}", number % 1000));
                self.say("advice-thousands", &[("whole", whole.into()), ("rest", rest.into())])
            }
        }
    }

    /// What stands over the moves that cost most.
    pub fn analysis_heading(&self, count: usize) -> String {
        match count {
            0 => self.say("analysis-none", &[]),
            _ => self.say("analysis-turns", &[("count", count.into())]),
        }
    }

    /// How many more there are than are shown.
    pub fn analysis_more(&self, count: usize) -> String {
        self.say("analysis-more", &[("count", count.into())])
    }

    /// When a move was made, and its number in the log.
    pub fn analysis_where(&self, when: String, entry: u32) -> String {
        self.say("analysis-where", &[("when", when.into()), ("entry", entry.into())])
    }

    /// Who did what.
    pub fn analysis_made(&self, name: String, mv: String) -> String {
        self.say("analysis-made", &[("name", name.into()), ("move", mv.into())])
    }

    /// What would have been better.
    pub fn analysis_better(&self, mv: String) -> String {
        self.say("analysis-better", &[("move", mv.into())])
    }

    /// What a move cost.
    pub fn analysis_cost(&self, cost: &Cost) -> String {
        self.say(
            "analysis-cost",
            &[
                ("made", self.percent(cost.made).into()),
                ("best", self.percent(cost.best).into()),
                ("cost", self.decimal(100.0 * cost.cost).into()),
                ("error", self.decimal(100.0 * cost.error).into()),
            ],
        )
    }

    /// What stands over what everybody gave away.
    pub fn analysis_accounts(&self) -> String {
        self.say("analysis-accounts", &[])
    }

    /// What one seat gave away.
    pub fn analysis_account(&self, name: String, given: &Given) -> String {
        let error = self.decimal(100.0 * given.error);
        let mut args = vec![
            ("name", name.into()),
            ("judged", given.judged.into()),
            ("mistakes", given.mistakes.into()),
            ("error", error.into()),
        ];
        if given.is_rough() {
            return self.say("analysis-account-rough", &args);
        }
        // Nobody gives away less than nothing.
        args.push(("given", self.decimal(100.0 * given.given.max(0.0)).into()));
        self.say("analysis-account", &args)
    }

    /// How the numbers are meant.
    pub fn analysis_note(&self) -> String {
        self.say("analysis-note", &[])
    }
}
