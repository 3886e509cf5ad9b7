//! Labels of the score sheet.

use super::Narrator;

/// A heading of a column or row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoreLabel {
    /// The sheet itself.
    Title,
    /// The column of names.
    Player,
    /// A round, counted from 0; the number of rounds stands for the final phase.
    Round(u8),
    /// The sum.
    Total,
    /// Honors for captured cards.
    Cards,
    /// Honors from a pill.
    Pill,
    /// Honors for the fewest Alerts.
    FewestAlerts,
    /// Honors for tokens that were not exchanged.
    Tokens,
    /// Honors for the puzzle.
    Puzzle,
    /// Alerts, which are not Honors.
    Alerts,
}

impl Narrator<'_> {
    /// A heading of the score sheet.
    pub fn score_label(&self, label: ScoreLabel) -> String {
        let key = match label {
            ScoreLabel::Round(round) => return self.round_code(round),
            ScoreLabel::Title => "score-title",
            ScoreLabel::Player => "score-player",
            ScoreLabel::Total => "score-total",
            ScoreLabel::Cards => "score-cards",
            ScoreLabel::Pill => "score-pill",
            ScoreLabel::FewestAlerts => "score-fewest-alerts",
            ScoreLabel::Tokens => "score-tokens",
            ScoreLabel::Puzzle => "score-puzzle",
            ScoreLabel::Alerts => "score-alerts",
        };
        self.say(key, &[])
    }
}
