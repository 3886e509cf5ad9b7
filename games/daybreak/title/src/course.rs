//! What counts in the course of a game.

use daybreak::language::Token;
use daybreak::{Fact, Stage, View};

/// The round and its stage.
pub(crate) fn part(view: &View) -> (u8, u8) {
    let part = match view.state.stage {
        Stage::Global => 0,
        Stage::Local => 1,
        Stage::Emissions => 2,
        Stage::Crisis => 3,
        Stage::Growth => 4,
    };
    (view.state.round, part)
}

/// What wins or loses the game counts most, then what brings that closer, then what is done about it.
pub(crate) fn weight(fact: &Fact) -> i32 {
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

/// What one more of a token is worth to the group.
fn token_weight(token: Token) -> i32 {
    match token {
        Token::Clean | Token::Resilience(_) | Token::AnyResilience => 10,
        Token::Trees | Token::Oceans | Token::Dac => 12,
        Token::Demand | Token::Dirty | Token::Emissions(_) | Token::AnyEmissions => -10,
        _ => 0,
    }
}
