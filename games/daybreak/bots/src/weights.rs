//! The numbers that rules of thumb need.

/// What Steady weighs. The usual values were found by playing many games, and are not the strongest known: those are
/// [`Weights::expert`], which leave powers short of energy for carbon's sake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Carbon that the group takes out of each round, for each player.
    pub fall: f32,
    /// How much of that the seats still at work will do this round.
    pub pending: f32,
    /// What energy beyond demand is worth, as a part of the dirty energy that can go for it.
    pub spare: f32,
    /// How much missing energy is felt in later rounds: what is missing once is soon missing again.
    pub shortage: f32,
    /// How much of next round's missing energy counts already.
    pub next_shortage: f32,
    /// Spread of communities in crisis at the end of this round.
    pub spread_now: f32,
    /// Spread of communities in crisis later.
    pub spread_later: f32,
    /// Spread of bands.
    pub spread_bands: f32,
    /// Spread of rounds until drawdown.
    pub spread_rounds: f32,
    /// Rounds it wants in reserve.
    pub reserve: f32,
    /// Part of the later crises that is felt.
    pub later_crises: f32,
    /// How sure a drawdown is that is still open, for each seat still at work.
    pub doubt: f32,
    /// A card in hand, in tokens of emissions.
    pub card: f32,
    /// A card in hand for which there is no good use.
    pub leftover: f32,
    /// Future uses of a stack, against a use now.
    pub engine: f32,
    /// Every round in which the stacks make less clean energy than demand grows, against a community in crisis.
    pub source: f32,
    /// Uses a round of an action without limit.
    pub repeat: f32,
    /// An action that lacks one tag, against one that lacks none.
    pub unready: f32,
    /// What a project is worth, against what it promises.
    pub project: f32,
    /// Losing a resilience token, in communities in crisis.
    pub lost_resilience: f32,
    /// Losing a card, in communities in crisis.
    pub lost_card: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            fall: 1.5,
            pending: 1.0,
            spare: 0.37,
            shortage: 2.0,
            next_shortage: 0.3,
            spread_now: 2.2,
            spread_later: 2.8,
            spread_bands: 1.2,
            spread_rounds: 0.87,
            reserve: 0.45,
            later_crises: 0.7,
            doubt: 0.95,
            card: 0.7,
            leftover: 0.20,
            engine: 0.3,
            source: 1.0,
            repeat: 3.0,
            unready: 0.3,
            project: 0.5,
            lost_resilience: 0.6,
            lost_card: 0.3,
        }
    }
}

/// A weight by its name.
pub(crate) type Field = (&'static str, fn(&mut Weights) -> &mut f32);

macro_rules! fields {
    ($($name:ident),* $(,)?) => { &[$((stringify!($name), |weights| &mut weights.$name)),*] };
}

impl Weights {
    /// Every weight by its name.
    #[rustfmt::skip]
    pub const FIELDS: &'static [Field] = fields![
        fall, pending, spare, shortage, next_shortage, spread_now, spread_later, spread_bands, spread_rounds, reserve, later_crises, doubt, card, leftover, engine, source, repeat, unready, project, lost_resilience, lost_card,
    ];

    /// The strongest weights known at a table of so many, found by the example `tune`.
    pub fn expert(players: u8) -> Weights {
        if players == 1 { Weights::alone() } else { Weights::together() }
    }

    fn alone() -> Weights {
        Weights {
            fall: 0.865,
            pending: 1.302,
            spare: 0.398,
            shortage: 1.689,
            next_shortage: 0.304,
            spread_now: 1.861,
            spread_later: 2.588,
            spread_bands: 2.817,
            spread_rounds: 1.190,
            reserve: 0.393,
            later_crises: 0.580,
            doubt: 1.214,
            card: 0.658,
            leftover: 0.386,
            engine: 0.294,
            source: 1.071,
            repeat: 3.926,
            unready: 0.405,
            project: 0.275,
            lost_resilience: 0.416,
            lost_card: 0.328,
        }
    }

    fn together() -> Weights {
        Weights {
            fall: 0.809,
            pending: 1.158,
            spare: 0.384,
            shortage: 1.490,
            next_shortage: 0.410,
            spread_now: 1.573,
            spread_later: 2.859,
            spread_bands: 1.321,
            spread_rounds: 1.145,
            reserve: 0.531,
            later_crises: 0.546,
            doubt: 1.216,
            card: 0.568,
            leftover: 0.246,
            engine: 0.294,
            source: 0.514,
            repeat: 3.643,
            unready: 0.373,
            project: 0.385,
            lost_resilience: 0.474,
            lost_card: 0.363,
        }
    }
}
