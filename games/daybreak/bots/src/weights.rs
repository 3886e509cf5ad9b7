//! The numbers that rules of thumb need.

/// What Steady weighs. The usual values were found by playing many games, and are not the strongest known: those are
/// [`Weights::expert`], which hurry more with carbon.
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
    /// Part of the tips of planetary tracks that is felt this round.
    pub tips: f32,
    /// Part of the later tips that is felt.
    pub later_tips: f32,
    /// Part of an unknown crisis that is averted by knowing it in time.
    pub foresight: f32,
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
            fall: 3.0,
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
            tips: 0.5,
            later_tips: 0.3,
            foresight: 0.2,
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
        fall, pending, spare, shortage, next_shortage, spread_now, spread_later, spread_bands, spread_rounds, reserve, later_crises, tips, later_tips, foresight, doubt, card, leftover, engine, source, repeat, unready, project, lost_resilience, lost_card,
    ];

    /// The strongest weights known at a table of so many, found by the example `tune`.
    pub fn expert(players: u8) -> Weights {
        if players == 1 { Weights::alone() } else { Weights::together() }
    }

    fn alone() -> Weights {
        Weights {
            fall: 1.438,
            pending: 0.829,
            spare: 0.419,
            shortage: 1.599,
            next_shortage: 0.273,
            spread_now: 1.772,
            spread_later: 2.132,
            spread_bands: 4.037,
            spread_rounds: 0.993,
            reserve: 0.402,
            later_crises: 0.712,
            tips: 0.960,
            later_tips: 0.422,
            foresight: 0.247,
            doubt: 1.052,
            card: 0.616,
            leftover: 0.342,
            engine: 0.254,
            source: 2.184,
            repeat: 3.359,
            unready: 0.388,
            project: 0.406,
            lost_resilience: 0.435,
            lost_card: 0.203,
        }
    }

    fn together() -> Weights {
        Weights {
            fall: 1.354,
            pending: 0.815,
            spare: 0.409,
            shortage: 1.719,
            next_shortage: 0.307,
            spread_now: 1.455,
            spread_later: 2.436,
            spread_bands: 1.529,
            spread_rounds: 1.219,
            reserve: 0.478,
            later_crises: 0.449,
            tips: 0.898,
            later_tips: 0.380,
            foresight: 0.206,
            doubt: 1.511,
            card: 0.561,
            leftover: 0.248,
            engine: 0.288,
            source: 0.683,
            repeat: 4.221,
            unready: 0.275,
            project: 0.321,
            lost_resilience: 0.531,
            lost_card: 0.408,
        }
    }
}
