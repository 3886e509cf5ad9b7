//! What the planetary tracks threaten: the tips that are to be expected from where each token stands.

use daybreak::content::Content;
use daybreak::language::{Effect, Quantity, Token};
use daybreak::{Chain, CrisisInPlay, Face, PlanetaryEffect, State};

/// What tips do to the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Harm {
    /// Crises more this round.
    pub crises: f32,
    /// Trees and oceans fewer.
    pub sinks: f32,
    /// Carbon more in the next Emissions stage.
    pub recent: f32,
    /// Carbon more on the thermometer.
    pub heat: f32,
}

impl Harm {
    fn add(&mut self, times: f32, other: &Harm) {
        self.crises += times * other.crises;
        self.sinks += times * other.sinks;
        self.recent += times * other.recent;
        self.heat += times * other.heat;
    }

    /// What is left of it without a part.
    pub(super) fn without(&self, part: &Harm) -> Harm {
        let mut left = *self;
        left.add(-1.0, part);
        left
    }
}

/// A track: its length, where it tips, how often it is rolled, and what a tip does.
#[derive(Clone, Copy, Debug, Default)]
struct Track {
    spaces: u8,
    /// Spaces as bits.
    tips: u32,
    /// Part of the rolls that move its token.
    share: f32,
    harm: Harm,
}

impl Track {
    /// Tips to be expected from a space on, if the token moves so often on average. How often it really moves is taken
    /// to fall by the same part with each further move.
    fn expected(&self, stands: u8, moves: f32) -> f32 {
        let again = moves / (1.0 + moves);
        // From the last space every move tips.
        let mut tips = if self.tips >> self.spaces & 1 == 1 { moves } else { 0.0 };
        for space in (stands + 1..=self.spaces).rev() {
            tips = again * (tips + if self.tips >> space & 1 == 1 { 1.0 } else { 0.0 });
        }
        tips
    }
}

/// The tracks of the board, as a table of so many players has them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Planet {
    tracks: [Track; PlanetaryEffect::COUNT],
}

impl Planet {
    pub(super) fn of(content: &Content, players: u8) -> Planet {
        let board = content.board();
        let faces = board.planetary_die.len().max(1) as f32;
        let mut planet = Planet::default();
        for (at, (track, printed)) in planet.tracks.iter_mut().zip(&board.tracks).enumerate() {
            let rolled = board.planetary_die.iter().filter(|face| face.index() == at).count() as f32;
            (track.spaces, track.tips, track.share) = (printed.spaces, printed.tips, rolled / faces);
            for step in printed.steps.iter() {
                step.each_effect(|effect| track.harm.add(1.0, &harm(effect, players)));
            }
        }
        planet
    }

    /// What so many rolls do on average, from where the tokens stand.
    pub(super) fn expected(&self, stands: &[u8; PlanetaryEffect::COUNT], rolls: f32) -> Harm {
        let mut sum = Harm::default();
        for (track, &stands) in self.tracks.iter().zip(stands) {
            sum.add(track.expected(stands, rolls * track.share), &track.harm);
        }
        sum
    }

    /// A token moves on as if it had been rolled for.
    pub(super) fn step_on(&self, state: &mut State, effect: PlanetaryEffect) {
        let (track, world) = (&self.tracks[effect.index()], &mut state.world);
        let stands = &mut world.tracks[effect.index()];
        *stands = (*stands + 1).min(track.spaces);
        if track.tips >> *stands & 1 == 0 {
            return;
        }
        // Which sink it is makes no difference to a score.
        let (lost, harm) = (track.harm.sinks as u16, track.harm);
        let trees = lost.min(world.trees);
        world.trees -= trees;
        world.oceans = world.oceans.saturating_sub(lost - trees);
        world.recent += harm.recent as u16;
        world.loose += harm.heat as u16;
        for _ in 0..harm.crises as u8 {
            add_crisis(state);
        }
    }

    /// The part of the rolls that is of one of these kinds.
    pub(super) fn share(&self, effects: impl Iterator<Item = PlanetaryEffect>) -> f32 {
        effects.map(|effect| self.tracks[effect.index()].share).sum()
    }
}

/// One more crisis that nobody knows; on a full row it is not laid.
pub(super) fn add_crisis(state: &mut State) {
    state.crises.push(CrisisInPlay { face: Face::Unknown, in_force: false, tucked: Chain::EMPTY });
}

fn harm(effect: &Effect, players: u8) -> Harm {
    let amount = effect.quantity().map_or(0.0, |quantity| match quantity {
        Quantity::N(n) => f32::from(n),
        Quantity::PerPlayer(n) => f32::from(n) * f32::from(players),
        Quantity::ByPlayers(a, b, c, d) => f32::from([a, b, c, d][usize::from(players.clamp(1, 4)) - 1]),
        Quantity::Solo(more, solo) => f32::from(if players == 1 { solo } else { more }),
        _ => 1.0,
    });
    let mut harm = Harm::default();
    match *effect {
        Effect::AddCrises(_) => harm.crises = amount,
        Effect::Lose(Token::Trees | Token::Oceans | Token::Dac, _) => harm.sinks = amount,
        Effect::Gain(Token::RecentCarbon, _) => harm.recent = amount,
        Effect::Gain(Token::ThermometerCarbon, _) => harm.heat = amount,
        // No track of ours does anything else; one that does is felt when it comes.
        Effect::Gain(..)
        | Effect::Remove(..)
        | Effect::Lose(..)
        | Effect::Grant(..)
        | Effect::Relieve(..)
        | Effect::Give(..)
        | Effect::Take(..)
        | Effect::Swap(..)
        | Effect::Draw(..)
        | Effect::Search(..)
        | Effect::GiveCards(..)
        | Effect::Recover(..)
        | Effect::LoseCards(..)
        | Effect::FewerDraws(_)
        | Effect::MoreDraws(_)
        | Effect::AbsorbOwn(_)
        | Effect::CoolThisRound(_)
        | Effect::Reveal(_)
        | Effect::IgnoreRoll(_)
        | Effect::StepBack(..)
        | Effect::StepOn(..)
        | Effect::RollPlanet(_)
        | Effect::Weaken(_)
        | Effect::IgnoreCrisis(_)
        | Effect::LoseProjects(_)
        | Effect::CheckDemand
        | Effect::Special(_) => {}
    }
    harm
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_that_is_nearer_to_its_tipping_points_threatens_more() {
        let track = Track { spaces: 4, tips: 0b11000, share: 1.0, ..Track::default() };
        let tips: Vec<f32> = (0..=4).map(|stands| track.expected(stands, 1.0)).collect();
        assert!(tips[0] < tips[1] && tips[1] < tips[2], "{tips:?}");
        assert_eq!(tips[2..], [1.0; 3], "from here on every move tips");
        assert_eq!(track.expected(2, 0.0), 0.0, "without a roll nothing tips");
    }

    #[test]
    fn a_track_that_tips_everywhere_is_the_same_everywhere() {
        let track = Track { spaces: 3, tips: 0b1110, share: 1.0, ..Track::default() };
        for stands in 0..=3 {
            assert!((track.expected(stands, 0.7) - 0.7).abs() < 1e-6);
        }
    }
}
