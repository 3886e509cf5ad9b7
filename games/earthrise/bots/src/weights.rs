//! The numbers that rules of thumb need.

/// What Steady weighs. The usual values were found by playing many games against itself and against random players, at
/// three, four and five; near them no change made it clearly stronger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How much an Honor of every opponent together hurts, in own Honors; one of them hurts his part of it.
    pub rival: f32,
    /// How much more it hurts if they are all in the lead.
    pub leader: f32,
    /// Spread of the Alerts still to come, for each square root of their number.
    pub alert_spread: f32,
    /// What a token is worth, against what the plan of exchanges makes of it alone: it is also kept from others.
    pub token: f32,
    /// Part of the open tricks in which one player of four wins the token.
    pub token_share: f32,
    /// What it costs to give up the highest card of a suit, as a part of a usual trick.
    pub keep_high: f32,
    /// How much more if the suit counts twice as much as others this round.
    pub keep_rich: f32,
    /// What it costs to give up an Alert, with which one always gets out of a trick, as a part of a usual trick.
    pub keep_alert: f32,
    /// How much less with the highest Alert, which may win a trick full of them.
    pub keep_alert_slope: f32,
    /// What it costs to give up the last card of a suit, as a part of a usual trick: only Trump can win.
    pub keep_last: f32,
    /// What it costs to give up a card that fits a token ahead, as a part of that token's worth.
    pub keep_token: f32,
    /// How much of a pill's gain counts while cards are played, if a later round could use it instead.
    pub pill_focus: f32,
    /// Use a pill if it gives at least this multiple of what it gives in a usual round, with one scoring to come.
    pub pill_patience: f32,
    /// The same with several scorings to come.
    pub pill_patience_early: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            rival: 0.36,
            leader: 0.35,
            alert_spread: 0.5,
            token: 1.8,
            token_share: 0.32,
            keep_high: 0.56,
            keep_rich: 0.8,
            keep_alert: 0.44,
            keep_alert_slope: 0.35,
            keep_last: 0.3,
            keep_token: 0.6,
            pill_focus: 0.3,
            pill_patience: 1.0,
            pill_patience_early: 1.3,
        }
    }
}
