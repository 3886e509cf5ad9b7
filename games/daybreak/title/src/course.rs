//! What counts in the course of a game.

use crate::DaybreakTitle;
use daybreak::language::Token;
use daybreak::{Fact, Move};
use tabletop::Seats;
use title::Title;

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

/// The seats that a fact is about.
pub(crate) fn concerns(fact: &Fact) -> Seats {
    match *fact {
        Fact::ChallengeDealt { seat, .. } => seat.into_iter().collect(),
        Fact::Done { seat }
        | Fact::NotDone { seat }
        | Fact::Passed { seat }
        | Fact::Voted { seat, .. }
        | Fact::Drew { seat, .. }
        | Fact::DrawForfeited { seat, .. }
        | Fact::Offered { seat, .. }
        | Fact::Kept { seat, .. }
        | Fact::Started { seat, .. }
        | Fact::Tucked { seat, .. }
        | Fact::TuckedUnderProject { seat, .. }
        | Fact::TuckedUnderCrisis { seat, .. }
        | Fact::Discarded { seat, .. }
        | Fact::Spent { seat, .. }
        | Fact::Recovered { seat, .. }
        | Fact::CardsLost { seat, .. }
        | Fact::NextDraw { seat, .. }
        | Fact::Acted { seat, .. }
        | Fact::ProjectUsed { seat, .. }
        | Fact::Changed { seat, .. }
        | Fact::DieRolled { seat, .. }
        | Fact::Shortage { seat, .. }
        | Fact::Emitted { seat, .. }
        | Fact::Resisted { seat, .. }
        | Fact::Spared { seat, .. } => Seats::only(seat),
        Fact::CardsGiven { from, to, .. } | Fact::TokensGiven { from, to, .. } => Seats::only(from).with(to),
        Fact::ConsentAsked { by, of } | Fact::ConsentRefused { by, of } => Seats::only(by).with(of),
        Fact::Targets { targets, .. } => targets,
        Fact::RoundBegan { .. }
        | Fact::StageBegan { .. }
        | Fact::Won { .. }
        | Fact::Lost { .. }
        | Fact::CrisesLaid { .. }
        | Fact::CrisisShown { .. }
        | Fact::ProjectsDrawn { .. }
        | Fact::ProjectKept { .. }
        | Fact::ProjectDiscarded { .. }
        | Fact::ProjectActive { .. }
        | Fact::ProjectLapsed { .. }
        | Fact::Reshuffled { .. }
        | Fact::WorldChanged { .. }
        | Fact::SinksAbsorbed { .. }
        | Fact::Drawdown { .. }
        | Fact::Warmed { .. }
        | Fact::Bands { .. }
        | Fact::BandsAway { .. }
        | Fact::PlanetRolled { .. }
        | Fact::RollIgnored { .. }
        | Fact::TrackMoved { .. }
        | Fact::Tipped { .. }
        | Fact::TieRolled { .. }
        | Fact::Weakened { .. }
        | Fact::CrisisCancelled { .. }
        | Fact::CrisisWithoutTarget { .. }
        | Fact::CrisisInForce { .. }
        | Fact::CrisisEnded { .. }
        | Fact::CrisisDiscarded { .. } => Seats::NONE,
    }
}

/// The seats that a sentence about a fact may call "you".
pub(crate) fn called_you(fact: &Fact) -> Seats {
    match *fact {
        Fact::Voted { seat, vote: Move::Spare(spared) } => Seats::only(seat).with(spared),
        // These name several seats, or all of them.
        Fact::TieRolled { .. } | Fact::Lost { .. } | Fact::Targets { .. } => Seats::all(*DaybreakTitle::PLAYERS.end()),
        _ => concerns(fact),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seat;

    #[test]
    fn a_fact_is_about_who_did_it_and_to_whom_it_was_done() {
        let (one, two) = (Seat(1), Seat(2));
        let both = Seats::only(one).with(two);
        assert_eq!(concerns(&Fact::Emitted { seat: two, carbon: 3, absorbed: 0 }), Seats::only(two));
        assert_eq!(concerns(&Fact::TokensGiven { from: two, to: one, token: Token::Clean, count: 1 }), both);
        assert_eq!(concerns(&Fact::ConsentAsked { by: one, of: two }), both);
        assert_eq!(concerns(&Fact::ConsentRefused { by: one, of: two }), both);
        assert_eq!(concerns(&Fact::Warmed { carbon: 3 }), Seats::NONE);
    }
}
