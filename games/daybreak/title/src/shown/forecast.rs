//! What is coming, as readers get it.

use daybreak::language::Modifier;
use daybreak::{CrisisForecast, CrisisId, Daybreak, Forecast, Losses, SeatChange, WorldChange};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Seats};

/// What is coming as things stand. Lists are by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakForecast {
    /// Carbon that each power will add.
    pub carbon: Vec<u16>,
    /// Energy that will be missing at the next energy check, with the growth that comes before it.
    pub shortage: Vec<u16>,
    /// Communities that this would bring into crisis.
    pub crowded: Vec<u16>,
    /// Trees, oceans, DAC, and what stands for them.
    pub sinks: u16,
    /// Carbon that is there for them: what waits in recent emissions, and what all powers add.
    pub made: u16,
    /// How much of it they take.
    pub absorbed: u16,
    /// Carbon that stays in the air; below 0: sinks unused.
    pub net: i32,
    /// Is that drawdown?
    pub drawdown: bool,
    /// Bands after the Emissions stage.
    pub bands: u8,
    /// The temperature then, in tenths of a degree.
    pub tenths: u16,
    /// Loose carbon on the thermometer after it.
    pub loose: u16,
    /// How much less carbon would keep the last new band away; nothing, if there is no new band.
    pub spare: Option<u16>,
    /// How much more carbon makes another band.
    pub room: u16,
    /// Is it the Emissions stage of this round, which is still to begin?
    pub this_round: bool,
    /// The round whose Emissions stage this is.
    pub round: u8,
    /// Does that round come? Not after the last one.
    pub comes: bool,
    /// Rolls of the planetary die at the beginning of the next Crisis stage.
    pub rolls: u8,
    /// Crisis cards that the level will show then.
    pub level: u8,
    /// Cards of each next draw step.
    pub draws: Vec<u8>,
    /// How much each demand grows.
    pub growth: Vec<u16>,
    /// The losses that the Emissions stage of this round would bring; nothing once it is over.
    pub losses: Losses,
    /// What the crisis that is forecast would do, after the Emissions stage.
    pub crisis: Option<DaybreakCrisisForecast>,
}

/// What one crisis that lies face up would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakCrisisForecast {
    /// Its place in the row.
    pub at: u8,
    /// Which.
    pub card: CrisisId,
    /// Whom it would strike; more than one for a crisis with one target is a tie.
    pub targets: Seats,
    /// Cancelled or ended by the cards under it.
    pub undone: bool,
    /// Seats that would have something to choose; all of them, where the group decides.
    pub choice: Seats,
    /// Does a die or a draw decide a part of it? What comes of that is left out.
    pub chance: bool,
    /// What would change for each seat.
    pub seats: Vec<SeatChange>,
    /// What would change for all.
    pub world: WorldChange,
    /// What is in force from its resolution on, or already.
    pub ongoing: Vec<Modifier>,
    /// The losses it would bring.
    pub losses: Losses,
}

impl DaybreakForecast {
    /// A forecast of the rules as a reader gets it.
    pub(crate) fn of(game: &Daybreak, forecast: &Forecast) -> DaybreakForecast {
        let players = usize::from(game.players());
        let crisis = |crisis: &CrisisForecast| DaybreakCrisisForecast {
            at: crisis.at,
            card: crisis.card,
            targets: crisis.targets,
            undone: crisis.undone,
            choice: crisis.choice,
            chance: crisis.chance,
            seats: crisis.seats[..players].to_vec(),
            world: crisis.world,
            ongoing: crisis.ongoing.iter().copied().collect(),
            losses: crisis.losses,
        };
        DaybreakForecast {
            carbon: forecast.carbon[..players].to_vec(),
            shortage: forecast.shortage[..players].to_vec(),
            crowded: forecast.crowded[..players].to_vec(),
            sinks: forecast.sinks,
            made: forecast.made,
            absorbed: forecast.absorbed,
            net: forecast.net,
            drawdown: forecast.net < 0,
            bands: forecast.bands,
            tenths: game.content().board().tenths(forecast.bands),
            loose: forecast.loose,
            spare: forecast.spare,
            room: forecast.room,
            this_round: forecast.this_round,
            round: forecast.round,
            comes: forecast.comes,
            rolls: forecast.rolls,
            level: forecast.level,
            draws: forecast.draws[..players].to_vec(),
            growth: forecast.growth[..players].to_vec(),
            losses: forecast.losses,
            crisis: forecast.crisis.as_ref().map(crisis),
        }
    }
}
