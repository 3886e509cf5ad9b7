//! What counts in the course of a game.

use crate::{EarthriseTitle, RoundStep};
use earthrise::{Earthrise, Fact, View};
use tabletop::{Seat, Seats};
use title::Title;

/// The round; the final phase belongs to the last one.
pub(crate) fn round(game: &Earthrise, view: &View) -> u8 {
    (view.round + 1).min(game.table().rounds)
}

/// What others gain is bad. Honors count most, then what brings some later.
pub(crate) fn weight(fact: &Fact, me: Seat) -> i32 {
    let gain = |seat: Seat, worth: i32| if seat == me { worth } else { -worth };
    match fact {
        Fact::Won { winners, .. } => {
            if winners.has(me) {
                1000
            } else {
                -1000
            }
        }
        Fact::FinalScored { seat, fewest_alerts, tokens, puzzle } => {
            gain(*seat, 300 + i32::from(fewest_alerts + tokens + puzzle))
        }
        Fact::PillScored { seat, honors, .. } => gain(*seat, 250 + i32::from(*honors)),
        Fact::RoundScored { seat, honors, .. } => gain(*seat, 200 + i32::from(*honors)),
        Fact::AlertsTaken { seat, alerts: Some(alerts) } => gain(*seat, -20 * i32::from(*alerts)),
        Fact::AlertGiven { from, to } => gain(*from, 60) - gain(*to, 60),
        Fact::ManeuverWon { seat, tokens } => gain(*seat, 50 + tokens.len() as i32),
        Fact::PieceKept { seat, .. } => gain(*seat, 40),
        Fact::CommanderTook { seat, cards, .. } => gain(*seat, cards.len() as i32),
        _ => 0,
    }
}

/// The step of a round that a fact belongs to.
pub(crate) fn step_of(fact: &Fact) -> RoundStep {
    match fact {
        Fact::LotDrawn { .. } | Fact::PillDealt { .. } | Fact::TokensLaid { .. } | Fact::Dealt { .. } => {
            RoundStep::Trick
        }
        Fact::TrickBegan { .. } => RoundStep::Maneuver,
        Fact::Played { .. } | Fact::Shown { .. } => RoundStep::Trick,
        Fact::ManeuverWon { .. }
        | Fact::ManeuverUnclaimed { .. }
        | Fact::TokensSaved { .. }
        | Fact::TokensSpent { .. }
        | Fact::PieceDrawn { .. }
        | Fact::PieceKept { .. }
        | Fact::PiecesReturned { .. }
        | Fact::CopilotTook { .. }
        | Fact::NoCopilot
        | Fact::CommanderTook { .. } => RoundStep::Rewards,
        Fact::ApolloPassed { .. } => RoundStep::Passes,
        Fact::PillDecided { .. }
        | Fact::PillRevealed { .. }
        | Fact::PillScored { .. }
        | Fact::RoundScored { .. }
        | Fact::AlertsTaken { .. }
        | Fact::AlertGiven { .. }
        | Fact::StackDiscarded { .. }
        | Fact::FinalBegan
        | Fact::AlertsShown { .. }
        | Fact::FinalScored { .. }
        | Fact::Won { .. } => RoundStep::Scoring,
    }
}

/// The seats that a fact is about.
pub(crate) fn concerns(fact: &Fact) -> Seats {
    match *fact {
        Fact::PillDealt { seat, .. }
        | Fact::Dealt { seat, .. }
        | Fact::Played { seat, .. }
        | Fact::ManeuverWon { seat, .. }
        | Fact::TokensSaved { seat }
        | Fact::TokensSpent { seat, .. }
        | Fact::PieceDrawn { seat, .. }
        | Fact::PieceKept { seat, .. }
        | Fact::PiecesReturned { seat, .. }
        | Fact::CopilotTook { seat, .. }
        | Fact::CommanderTook { seat, .. }
        | Fact::PillDecided { seat, .. }
        | Fact::PillRevealed { seat, .. }
        | Fact::PillScored { seat, .. }
        | Fact::RoundScored { seat, .. }
        | Fact::AlertsTaken { seat, .. }
        | Fact::FinalScored { seat, .. } => Seats::only(seat),
        Fact::ApolloPassed { to } => Seats::only(to),
        Fact::AlertGiven { from, to } => Seats::only(from).with(to),
        Fact::LotDrawn { .. }
        | Fact::TokensLaid { .. }
        | Fact::TrickBegan { .. }
        | Fact::Shown { .. }
        | Fact::ManeuverUnclaimed { .. }
        | Fact::NoCopilot
        | Fact::StackDiscarded { .. }
        | Fact::FinalBegan
        | Fact::AlertsShown { .. }
        | Fact::Won { .. } => Seats::NONE,
    }
}

/// The seats that a sentence about a fact may call "you".
pub(crate) fn called_you(fact: &Fact) -> Seats {
    match *fact {
        Fact::LotDrawn { pilot } | Fact::TrickBegan { pilot, .. } => Seats::only(pilot),
        // These name all of them.
        Fact::Shown { .. } | Fact::AlertsShown { .. } | Fact::Won { .. } => Seats::all(*EarthriseTitle::PLAYERS.end()),
        _ => concerns(fact),
    }
}

impl RoundStep {
    /// Its word in views and messages.
    pub(crate) fn word(self) -> &'static str {
        match self {
            RoundStep::Maneuver => "maneuver",
            RoundStep::Trick => "trick",
            RoundStep::Rewards => "rewards",
            RoundStep::Passes => "passes",
            RoundStep::Scoring => "scoring",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::json;

    #[test]
    fn a_step_has_one_word() {
        for step in [RoundStep::Maneuver, RoundStep::Trick, RoundStep::Rewards, RoundStep::Passes, RoundStep::Scoring] {
            assert_eq!(json::word(&step), step.word());
        }
    }

    #[test]
    fn a_fact_is_about_who_did_it_and_to_whom_it_was_done() {
        let (one, two) = (Seat(1), Seat(2));
        assert_eq!(concerns(&Fact::AlertGiven { from: one, to: two }), Seats::only(one).with(two));
        assert_eq!(concerns(&Fact::TokensSaved { seat: two }), Seats::only(two));
        assert_eq!(concerns(&Fact::FinalBegan), Seats::NONE);
    }
}
