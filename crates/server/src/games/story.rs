//! What a game says about its own course, for whoever looks for its turning points.

use bots::Advised;
use daybreak::language::Token;
use daybreak::{Daybreak, Stage};
use earthrise::Earthrise;
use tabletop::Seat;

/// A game whose course can be told.
pub trait Storied: Advised {
    /// Do all seats win or lose together?
    const TOGETHER: bool;

    /// Does [`Teller::when`](super::Teller::when) name the part of a round, as it does with a stage? Otherwise a part is told
    /// by its round.
    const NAMED_PARTS: bool;

    /// The round, from 1, and the part of it, from 0.
    fn part(&self, view: &Self::View) -> (u8, u8);

    /// Did this seat win?
    fn won(outcome: &Self::Outcome, seat: Seat) -> bool;

    /// How good a fact is for a seat, in no unit: below 0 it is bad, and what says nothing about the chance to win is 0. It
    /// decides which facts are told of many, and nothing else.
    fn weight(fact: &Self::Fact, seat: Seat) -> i32;
}

impl Storied for Daybreak {
    const TOGETHER: bool = true;
    const NAMED_PARTS: bool = true;

    fn part(&self, view: &daybreak::View) -> (u8, u8) {
        let part = match view.state.stage {
            Stage::Global => 0,
            Stage::Local => 1,
            Stage::Emissions => 2,
            Stage::Crisis => 3,
            Stage::Growth => 4,
        };
        (view.state.round, part)
    }

    fn won(outcome: &daybreak::Outcome, _seat: Seat) -> bool {
        outcome.won
    }

    /// What wins or loses the game counts most, then what brings that closer, then what is done about it.
    fn weight(fact: &daybreak::Fact, _seat: Seat) -> i32 {
        use daybreak::Fact;
        match fact {
            Fact::Won { .. } => 1000,
            Fact::Lost { .. } => -1000,
            Fact::Tipped { .. } => -400,
            Fact::Bands { change, .. } => -(300 * i32::from(*change)),
            Fact::Changed { token: Token::Communities, change, .. } => -(100 * i32::from(*change)),
            Fact::ProjectActive { .. } | Fact::Drawdown { .. } => 200,
            Fact::ProjectLapsed { .. } => -200,
            Fact::Shortage { missing, .. } => -(100 + i32::from(*missing)),
            Fact::CrisisCancelled { .. } | Fact::CrisisEnded { .. } => 150,
            Fact::CrisisInForce { .. } => -150,
            Fact::Spared { .. } | Fact::RollIgnored { .. } | Fact::CrisisWithoutTarget { .. } => 100,
            Fact::Weakened { by, .. } => 50 + i32::from(*by),
            Fact::Resisted { by, .. } => 30 + i32::from(*by),
            Fact::ProjectKept { .. } => 20,
            Fact::CrisisDiscarded { .. } => 10,
            Fact::SinksAbsorbed { carbon, .. } => i32::from(*carbon),
            Fact::Warmed { carbon } => -(20 + i32::from(*carbon)),
            Fact::CardsLost { cards, .. } => -(10 * cards.len() as i32),
            Fact::Changed { token, change, .. } | Fact::WorldChanged { token, change, .. } => {
                token_weight(*token) * i32::from(*change)
            }
            _ => 0,
        }
    }
}

/// What one more of a token is worth to the group.
fn token_weight(token: Token) -> i32 {
    match token {
        Token::Clean | Token::Resilience(_) | Token::AnyResilience => 10,
        Token::Trees | Token::Oceans | Token::Dac => 12,
        Token::Demand | Token::Dirty | Token::Emissions(_) | Token::AnyEmissions => -10,
        _ => 0,
    }
}

impl Storied for Earthrise {
    const TOGETHER: bool = false;
    const NAMED_PARTS: bool = false;

    fn part(&self, view: &earthrise::View) -> (u8, u8) {
        let last = self.table().rounds;
        // The final phase belongs to the last round.
        ((view.round + 1).min(last), u8::from(view.round >= last))
    }

    fn won(outcome: &earthrise::Outcome, seat: Seat) -> bool {
        outcome.winners.has(seat)
    }

    /// What others gain is bad. Honors count most, then what brings some later.
    fn weight(fact: &earthrise::Fact, me: Seat) -> i32 {
        use earthrise::Fact;
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
}
