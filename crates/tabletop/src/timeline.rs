//! A game in progress: the log, the entries of it that hold, and the state they fold to.

mod retract;
mod snapshots;

pub use retract::Retraction;

use self::snapshots::Snapshots;
use crate::log::{Entry, EntryNo, EntryOf};
use crate::{Chance, Game, Keyed, Next, Refused, Seat, Seats, Seed, Silent, Source, Tell, refuse};

/// A log being written or read, with the state it has led to.
///
/// The log only grows. Which of its entries hold, the *line*, changes when a seat retracts or a branch begins.
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    game: G,
    entries: Vec<EntryOf<G>>,
    /// For each entry, where its draw came from, if it is one.
    sources: Vec<Option<Source>>,
    /// The entries that hold.
    line: Vec<EntryNo>,
    state: G::State,
    snapshots: Snapshots<G::State>,
}

/// Why something cannot be added to a timeline.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault<R> {
    /// A move that is not possible now.
    #[error(transparent)]
    Refused(#[from] Refused<R>),
    /// A draw where none is due.
    #[error("no draw is due here")]
    NoDrawDue,
    /// A draw that cannot come out of the state.
    #[error("this draw cannot happen here: {0}")]
    ImpossibleDraw(String),
    /// A draw that is not the one the seed gives.
    #[error("the seed gives another draw here")]
    NotFromSeed,
    /// The seat has no move that it could take back.
    #[error("seat {seat} has made no move that it could take back")]
    NothingToRetract {
        /// The seat that wanted to.
        seat: Seat,
    },
    /// Something was shown or drawn since, so the move stands.
    #[error("seat {seat} cannot take back entry {entry}: entry {frontier} has shown something since")]
    BehindFrontier {
        /// The seat that wanted to.
        seat: Seat,
        /// The move it wanted to take back.
        entry: EntryNo,
        /// The draw, reveal or end of a stage that stands in the way.
        frontier: EntryNo,
    },
    /// Moves of other seats would fall with it, or they have shown something since, and not all of them have agreed.
    #[error("seats {seats:?} have to agree: they have moved or shown something since")]
    NeedsConsent {
        /// Who has to agree.
        seats: Seats,
    },
    /// The log names lifted entries that are not the ones that fall.
    #[error("the retraction lifts entries {expected:?}, not {found:?}")]
    WrongRetraction {
        /// What falls by the rules.
        expected: Vec<EntryNo>,
        /// What the log says.
        found: Vec<EntryNo>,
    },
    /// A reference to an entry that is not there.
    #[error("there is no entry {0}")]
    NoSuchEntry(EntryNo),
}

/// One entry that holds, with what it did.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// Its number in the log.
    pub no: EntryNo,
    /// The entry: a move or a draw.
    pub entry: &'a EntryOf<G>,
    /// The state before it.
    pub before: &'a G::State,
    /// The state after it.
    pub after: &'a G::State,
    /// What happened, before anybody asks who may see it.
    pub facts: &'a [G::Fact],
}

impl<G: Game> Timeline<G> {
    /// A game that is about to begin.
    pub fn new(game: G) -> Self {
        let state = game.begin();
        Timeline {
            game,
            entries: Vec::new(),
            sources: Vec::new(),
            line: Vec::new(),
            state,
            snapshots: Snapshots::new(),
        }
    }

    /// The rules it is played by.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The whole log, entries that no longer hold included.
    pub fn entries(&self) -> &[EntryOf<G>] {
        &self.entries
    }

    /// How many entries the log has; also the number of the last.
    pub fn len(&self) -> EntryNo {
        self.entries.len() as EntryNo
    }

    /// Nothing has happened yet?
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The numbers of the entries that hold.
    pub fn line(&self) -> impl ExactSizeIterator<Item = EntryNo> {
        self.line.iter().copied()
    }

    /// What the state waits for.
    pub fn next(&self) -> Next<G::Need, G::Outcome> {
        self.game.next(&self.state)
    }

    /// Plays a move, if it is possible now.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        tell: &mut impl Tell<G::State, G::Fact>,
    ) -> Result<EntryNo, Refused<G::Refusal>> {
        refuse(&self.game, &self.state, seat, mv)?;
        self.keep_snapshot();
        self.game.play(&mut self.state, seat, mv, tell);
        Ok(self.hold(Entry::Move { seat, mv }, None))
    }

    /// Applies a draw, if it is due and possible.
    pub fn draw(
        &mut self,
        draw: G::Draw,
        tell: &mut impl Tell<G::State, G::Fact>,
    ) -> Result<EntryNo, Fault<G::Refusal>> {
        let Next::Draw(need) = self.next() else { return Err(Fault::NoDrawDue) };
        self.game.check(&self.state, &draw).map_err(Fault::ImpossibleDraw)?;
        self.keep_snapshot();
        self.game.draw(&mut self.state, draw.clone(), tell);
        Ok(self.hold(Entry::Draw(draw), Some(self.game.source(need))))
    }

    /// Makes the next draw, if one is due: its number.
    pub fn draw_due(
        &mut self,
        chance: &mut impl Chance,
        tell: &mut impl Tell<G::State, G::Fact>,
    ) -> Result<Option<EntryNo>, Fault<G::Refusal>> {
        let Next::Draw(need) = self.next() else { return Ok(None) };
        let draw = self.game.sample(&self.state, need, &mut chance.dice(self.game.source(need)));
        self.draw(draw, tell).map(Some)
    }

    /// Makes the draws that are due, until somebody is asked or the game is over.
    pub fn settle(
        &mut self,
        chance: &mut impl Chance,
        tell: &mut impl Tell<G::State, G::Fact>,
    ) -> Result<(), Fault<G::Refusal>> {
        while self.draw_due(chance, tell)?.is_some() {}
        Ok(())
    }

    /// The streams of a seed, past the draws that hold.
    pub fn chance(&self, seed: Seed) -> Keyed {
        let mut keyed = Keyed::new(seed);
        let sources = self.line.iter().filter_map(|&no| *self.sources.get(no as usize - 1)?);
        sources.for_each(|source| keyed.skip(source));
        keyed
    }

    /// Does every draw that holds come out of this seed? If not, the entry that does not.
    pub fn check_seed(&self, seed: Seed) -> Result<(), EntryNo> {
        let mut keyed = Keyed::new(seed);
        let mut wrong = None;
        self.replay(self.len(), |step| {
            if let (Entry::Draw(draw), Next::Draw(need)) = (step.entry, self.game.next(step.before)) {
                let due = self.game.sample(step.before, need, &mut keyed.dice(self.game.source(need)));
                if due != *draw && wrong.is_none() {
                    wrong = Some(step.no);
                }
            }
        });
        wrong.map_or(Ok(()), Err)
    }

    /// Adds an entry of a stored log, judging it as if it came in now.
    pub fn push(&mut self, entry: EntryOf<G>) -> Result<EntryNo, Fault<G::Refusal>> {
        match entry {
            Entry::Move { seat, mv } => Ok(self.play(seat, mv, &mut Silent)?),
            Entry::Draw(draw) => self.draw(draw, &mut Silent),
            Entry::Branch { to } => self.branch(to),
            Entry::Retract { seat, lifted } => {
                let plan = self.retraction(seat, self.first_of(seat, &lifted))?;
                if plan.lifted() != lifted {
                    return Err(Fault::WrongRetraction { expected: plan.lifted(), found: lifted });
                }
                Ok(self.lift(plan))
            }
        }
    }

    /// The game goes on from the point after entry `to` (0: the beginning), as a what-if.
    pub fn branch(&mut self, to: EntryNo) -> Result<EntryNo, Fault<G::Refusal>> {
        if to > self.len() {
            return Err(Fault::NoSuchEntry(to));
        }
        let line = self.line_at(to);
        self.set_line(line);
        Ok(self.write(Entry::Branch { to }, None))
    }

    /// A timeline of its own that begins with the first `to` entries of this one.
    pub fn fork(&self, to: EntryNo) -> Result<Self, Fault<G::Refusal>>
    where
        G: Clone,
    {
        let entries = self.entries.get(..to as usize).ok_or(Fault::NoSuchEntry(to))?;
        let mut fork = Timeline::new(self.game.clone());
        entries.iter().try_for_each(|entry| fork.push(entry.clone()).map(|_| ()))?;
        Ok(fork)
    }

    /// The state after the first `upto` entries of the log.
    pub fn at(&self, upto: EntryNo) -> G::State {
        let line = self.line_at(upto.min(self.len()));
        let shared = line.iter().zip(&self.line).take_while(|(then, now)| then == now).count();
        let (from, mut state) = self.nearest(shared);
        self.fold(&mut state, &line[from..]);
        state
    }

    /// Do the entries that held after the first `upto` of the log hold still? Not, if one of them was taken back since.
    pub fn holds_still(&self, upto: EntryNo) -> bool {
        let now = self.line.iter().take_while(|&&no| no <= upto);
        self.line_at(upto.min(self.len())).iter().eq(now)
    }

    /// Goes through the entries that held after the first `upto` of the log, with what each of them did.
    pub fn replay(&self, upto: EntryNo, mut visit: impl FnMut(Step<'_, G>)) {
        let mut state = self.game.begin();
        let mut facts = Vec::new();
        for no in self.line_at(upto.min(self.len())) {
            let Some(entry) = self.entry(no) else { continue };
            let before = state.clone();
            facts.clear();
            self.apply(&mut state, entry, &mut facts);
            visit(Step { no, entry, before: &before, after: &state, facts: &facts });
        }
    }

    fn entry(&self, no: EntryNo) -> Option<&EntryOf<G>> {
        self.entries.get((no as usize).checked_sub(1)?)
    }

    fn mover(&self, no: EntryNo) -> Option<Seat> {
        match self.entry(no)? {
            Entry::Move { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// The first of these entries that is a move of this seat.
    fn first_of(&self, seat: Seat, entries: &[EntryNo]) -> Option<EntryNo> {
        entries.iter().copied().find(|&no| self.mover(no) == Some(seat))
    }

    fn hold(&mut self, entry: EntryOf<G>, source: Option<Source>) -> EntryNo {
        let no = self.write(entry, source);
        self.line.push(no);
        no
    }

    fn write(&mut self, entry: EntryOf<G>, source: Option<Source>) -> EntryNo {
        self.entries.push(entry);
        self.sources.push(source);
        self.len()
    }

    fn keep_snapshot(&mut self) {
        self.snapshots.keep(self.line.len(), &self.state);
    }

    /// The line as it was after the first `upto` entries.
    fn line_at(&self, upto: EntryNo) -> Vec<EntryNo> {
        // Stretches of the log from branch to branch, the last one first.
        let mut stretches = Vec::new();
        let mut end = upto as usize;
        loop {
            let branch = self.entries[..end].iter().enumerate().rev().find_map(|(at, entry)| match entry {
                Entry::Branch { to } => Some((at, *to as usize)),
                _ => None,
            });
            match branch {
                Some((at, to)) => {
                    stretches.push(at + 1..end);
                    end = to;
                }
                None => {
                    stretches.push(0..end);
                    break;
                }
            }
        }
        let mut line: Vec<EntryNo> = Vec::new();
        for index in stretches.into_iter().rev().flatten() {
            match &self.entries[index] {
                Entry::Move { .. } | Entry::Draw(_) => line.push(index as EntryNo + 1),
                Entry::Retract { lifted, .. } => line.retain(|no| !lifted.contains(no)),
                Entry::Branch { .. } => {}
            }
        }
        line
    }

    fn set_line(&mut self, line: Vec<EntryNo>) {
        let shared = line.iter().zip(&self.line).take_while(|(then, now)| then == now).count();
        self.snapshots.forget_after(shared);
        let (from, mut state) = self.nearest(shared);
        self.fold(&mut state, &line[from..]);
        self.state = state;
        self.line = line;
    }

    /// The last snapshot at or before a place of the line.
    fn nearest(&self, place: usize) -> (usize, G::State) {
        match self.snapshots.nearest(place) {
            Some((at, state)) => (*at, state.clone()),
            None => (0, self.game.begin()),
        }
    }

    fn state_before(&self, place: usize) -> G::State {
        let (from, mut state) = self.nearest(place);
        self.fold(&mut state, &self.line[from..place]);
        state
    }

    fn fold(&self, state: &mut G::State, line: &[EntryNo]) {
        for &no in line {
            if let Some(entry) = self.entry(no) {
                self.apply(state, entry, &mut Silent);
            }
        }
    }

    fn apply(&self, state: &mut G::State, entry: &EntryOf<G>, tell: &mut impl Tell<G::State, G::Fact>) {
        apply(&self.game, state, entry, tell);
    }
}

/// Makes a move or a draw that fits; an entry that takes others back changes nothing by itself.
pub fn apply<G: Game>(game: &G, state: &mut G::State, entry: &EntryOf<G>, tell: &mut impl Tell<G::State, G::Fact>) {
    match entry {
        Entry::Move { seat, mv } => game.play(state, *seat, *mv, tell),
        Entry::Draw(draw) => game.draw(state, draw.clone(), tell),
        Entry::Retract { .. } | Entry::Branch { .. } => {}
    }
}
