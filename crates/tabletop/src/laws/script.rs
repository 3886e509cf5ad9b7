//! Scripts that lead through a game, and the walk along one.

use super::{Broken, Subject, askable, line_of};
use crate::log::{Entry, EntryOf};
use crate::{Chance, Dice, Keyed, Next, Seat, Seed, Silent, Tell, Timeline, Xoshiro, refuse};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What decides a whole game: a seed for the draws and a list of choices. It is made to shrink well: fewer and smaller
/// numbers are plainer games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// Decides the draws.
    pub seed: u64,
    /// Decides who moves and what, each taken modulo the number of possibilities; a single one takes no choice.
    pub choices: Vec<u16>,
    /// What chooses when the list has run out: always the first if 0, otherwise a generator begun with this.
    pub beyond: u64,
}

/// A game on its way along a script.
pub(super) struct Walk<G: Subject> {
    pub timeline: Timeline<G>,
    /// For what a law itself leaves to chance.
    pub dice: Xoshiro,
    seed: Seed,
    chance: Keyed,
    choices: std::vec::IntoIter<u16>,
    beyond: Option<Xoshiro>,
}

impl<G: Subject> Walk<G> {
    pub(super) fn new(game: &G, script: &Script) -> Self {
        let seed = Seed::from(script.seed);
        Walk {
            timeline: Timeline::new(game.clone()),
            dice: Xoshiro::new(seed.number("laws")),
            seed,
            chance: Keyed::new(seed),
            choices: script.choices.clone().into_iter(),
            beyond: (script.beyond != 0).then(|| Xoshiro::new(script.beyond)),
        }
    }

    pub(super) fn seed(&self) -> Seed {
        self.seed
    }

    /// The next choice of the script: a number below `bound`, 0 if there is nothing to choose.
    pub(super) fn choose(&mut self, bound: usize) -> usize {
        if bound <= 1 {
            return 0;
        }
        match (self.choices.next(), &mut self.beyond) {
            (Some(choice), _) => usize::from(choice) % bound,
            (None, Some(dice)) => dice.below(bound as u32) as usize,
            (None, None) => 0,
        }
    }

    /// The move or draw that comes next by the script. None at the end, at the bound, and where a law is broken that
    /// makes it impossible to go on.
    pub(super) fn decide(&mut self) -> Option<EntryOf<G>> {
        if self.timeline.line().len() >= self.timeline.game().bound() as usize {
            return None;
        }
        faultless(|| self.candidate()).ok()?.filter(|entry| self.is_sound(entry))
    }

    fn candidate(&mut self) -> Option<EntryOf<G>> {
        match self.timeline.next() {
            Next::Over(_) => None,
            Next::Draw(need) => {
                let game = self.timeline.game();
                let dice = &mut self.chance.dice(game.source(need));
                Some(Entry::Draw(game.sample(self.timeline.state(), need, dice)))
            }
            Next::Ask(asked) => {
                let seats: Vec<Seat> = askable(self.timeline.game(), asked).collect();
                let seat = *seats.get(self.choose(seats.len()))?;
                let mut moves = Vec::new();
                let game = self.timeline.game();
                game.moves(&game.eye(self.timeline.state(), seat), &mut moves);
                let mv = *moves.get(self.choose(moves.len()))?;
                Some(Entry::Move { seat, mv })
            }
        }
    }

    /// Is the entry accepted, and does it not fault? Tried on a copy, so that the walk never stands in half a move.
    fn is_sound(&self, entry: &EntryOf<G>) -> bool {
        let (game, mut copy) = (self.timeline.game(), self.timeline.state().clone());
        faultless(|| match entry {
            Entry::Move { seat, mv } => {
                let accepted = refuse(game, &copy, *seat, *mv).is_ok();
                if accepted {
                    game.play(&mut copy, *seat, *mv, &mut Silent);
                }
                accepted
            }
            Entry::Draw(draw) => {
                let possible = game.check(&copy, draw).is_ok();
                if possible {
                    game.draw(&mut copy, draw.clone(), &mut Silent);
                }
                possible
            }
            Entry::Retract { .. } | Entry::Branch { .. } => true,
        }) == Ok(true)
    }

    /// Goes on with a decided entry; false if it cannot.
    pub(super) fn go(&mut self, entry: &EntryOf<G>, tell: &mut impl Tell<G::State, G::Fact>) -> bool {
        match entry {
            Entry::Move { seat, mv } => self.timeline.play(*seat, *mv, tell).is_ok(),
            Entry::Draw(draw) => self.timeline.draw(draw.clone(), tell).is_ok(),
            Entry::Retract { .. } | Entry::Branch { .. } => false,
        }
    }

    /// Takes the draws from where the line now is, after a retraction or a branch.
    pub(super) fn rewind_chance(&mut self) {
        self.chance = self.timeline.chance(self.seed);
    }

    pub(super) fn broken(&self, law: &'static str, what: impl Into<String>) -> Broken {
        broken(&self.timeline, law, what)
    }
}

/// A law that is broken at the end of this log.
pub(super) fn broken<G: Subject>(timeline: &Timeline<G>, law: &'static str, what: impl Into<String>) -> Broken {
    let log = timeline.entries().iter().map(line_of::<G>).collect();
    Broken { law, entry: timeline.len(), what: what.into(), log, again: String::new() }
}

/// One point of a walk: a state, and what is about to happen to it.
pub(super) struct Point<'a, G: Subject> {
    pub game: &'a G,
    pub state: &'a G::State,
    pub timeline: &'a Timeline<G>,
    pub coming: Option<&'a EntryOf<G>>,
}

/// Walks along a script and looks at every point, the beginning and the end included.
pub(super) fn at_every_point<G: Subject>(
    law: &'static str,
    game: &G,
    script: &Script,
    mut look: impl FnMut(&Point<'_, G>, &mut Xoshiro) -> Result<(), String>,
) -> Result<(), Broken> {
    let mut walk = Walk::new(game, script);
    loop {
        let coming = walk.decide();
        let point = Point { game, state: walk.timeline.state(), timeline: &walk.timeline, coming: coming.as_ref() };
        look(&point, &mut walk.dice).map_err(|what| walk.broken(law, what))?;
        match coming {
            Some(entry) if walk.go(&entry, &mut Silent) => {}
            _ => return Ok(()),
        }
    }
}

/// Does something that should not panic; if it does, the message.
pub(super) fn faultless<T>(deed: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(deed)).map_err(|payload| {
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(|| payload.downcast_ref::<String>().cloned())
            .unwrap_or_else(|| "a panic without a text".to_owned())
    })
}
