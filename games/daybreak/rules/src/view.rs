//! What somebody sees: everything (DB-INFO-01, DB-INFO-02), and what is coming.
//!
//! Only the order of decks and the faces of unknown crises are hidden, and these do not exist before they are drawn.

use crate::desk;
use crate::forecast::{self, Forecast};
use crate::game::Daybreak;
use crate::group;
use crate::pending::Ask;
use crate::run;
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{Audience, Next, Seats};

/// The game as one audience sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub who: Audience,
    /// Everything on the table.
    pub state: State,
    /// Who is asked now.
    pub asked: Seats,
    /// What the seat that looks is asked, if it is a question of its own.
    pub ask: Option<Ask>,
    /// What is coming.
    pub forecast: Forecast,
}

impl View {
    pub(crate) fn of(game: &Daybreak, state: &State, who: Audience) -> View {
        let asked = match run::waits_for(game.at(state)) {
            Next::Ask(asked) => asked,
            Next::Draw(_) | Next::Over(_) => Seats::NONE,
        };
        let ask = match who {
            Audience::Seat(seat) if asked.has(seat) && group::group_question(game.at(state)).is_none() => {
                desk::open_question(game.at(state), seat).map(|open| open.ask)
            }
            _ => None,
        };
        View { who, state: *state, asked, ask, forecast: forecast::forecast(game.at(state)) }
    }
}
