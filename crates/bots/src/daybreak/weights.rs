//! The numbers that rules of thumb need.

/// What Steady weighs. The usual values were found by playing many games, and are not the strongest known: with a lower
/// `fall` and a lower `card` it wins more at four players, by leaving powers short of energy for carbon's sake.
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
