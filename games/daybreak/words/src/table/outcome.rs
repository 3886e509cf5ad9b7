//! How a game ended.

use super::{Narrator, capital};
use daybreak::{Losses, Outcome};
use words::Joint;

impl Narrator<'_> {
    /// Won or lost, in which round and why, and then where temperature and communities stood.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let Outcome { won, round, stage, losses, bands, communities } = outcome;
        let end = if *won {
            self.say("daybreak-outcome-won", &[("round", (*round).into())])
        } else {
            let (stage, losses) = (self.cards.stage(*stage), self.losses(losses));
            self.say(
                "daybreak-outcome-lost",
                &[("round", (*round).into()), ("stage", stage.into()), ("losses", losses.into())],
            )
        };
        let bands = self.say("db-bands", &[("count", (*bands).into())]);
        let communities = self.tally(self.players().map(|seat| (seat, communities[seat.index()].to_string())));
        let stand = self.say("daybreak-outcome-stand", &[("bands", bands.into()), ("communities", communities.into())]);
        self.words.paragraph([capital(&end), capital(&stand)])
    }

    /// Everything that lost the game, as a phrase.
    pub(super) fn losses(&self, losses: &Losses) -> String {
        let Losses { too_hot, communities, out_of_time, condition_unmet } = *losses;
        let mut reasons = Vec::new();
        if too_hot {
            reasons.push(self.say("daybreak-loss-too-hot", &[]));
        }
        if !communities.is_empty() {
            let seats = self.seats(communities);
            reasons.push(self.say("daybreak-loss-communities", &[("seats", seats.into())]));
        }
        if out_of_time {
            reasons.push(self.say("daybreak-loss-out-of-time", &[]));
        }
        if condition_unmet {
            reasons.push(self.say("daybreak-loss-condition", &[]));
        }
        self.words.list(reasons, Joint::Semicolon)
    }
}
