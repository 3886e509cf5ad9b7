//! The game as it is played here: its log, the chance behind it, and of each entry which event brought it, when, and which
//! bot made it in place of a person.

use crate::TableEvent;
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::log::{Entry, EntryNo, EntryOf};
use tabletop::{Fault, Game, Keyed, Next, Refused, Seat, Seats, Seed, Timeline, never};
use title::{FactOf, MoveOf, OutcomeOf, RefusalOf, StateOf, Title};
use wire::Millis;

/// What a game of this title waits for.
type NextOf<T> = Next<<<T as Title>::Game as Game>::Need, OutcomeOf<T>>;

/// An entry that was just made.
pub(crate) struct Made<T: Title> {
    pub(crate) no: EntryNo,
    /// What happened.
    pub(crate) facts: Vec<FactOf<T>>,
    /// The game before it; nothing, if it takes others back.
    pub(crate) before: Option<StateOf<T>>,
}

impl<T: Title> Made<T> {
    /// An entry that takes others back.
    pub(crate) fn taking_back(no: EntryNo) -> Made<T> {
        Made { no, facts: Vec::new(), before: None }
    }
}

/// The game as it is played here.
pub(crate) struct GameLog<T: Title> {
    rules: Arc<T::Game>,
    timeline: Timeline<T::Game>,
    /// From which every draw follows: the secret of the server, or what the shares of people made of it.
    seed: Seed,
    /// Names what decides whether two games can be compared.
    deal: String,
    chance: Keyed,
    /// The number of the event that brought each entry.
    numbers: Vec<u32>,
    /// When each entry was made; 0 for those that everybody may know: played elsewhere, or in a game that was over.
    times: Vec<Millis>,
    /// The bot that made an entry in place of a person.
    played_by: BTreeMap<EntryNo, String>,
    /// The stage or trick that the table has taken note of.
    stretch: u32,
}

impl<T: Title> GameLog<T> {
    /// A game in which nothing has happened.
    pub(crate) fn new(rules: T::Game, seed: Seed, deal: String) -> GameLog<T> {
        let timeline = Timeline::new(rules.clone());
        GameLog {
            rules: Arc::new(rules),
            seed,
            deal,
            chance: timeline.chance(seed),
            numbers: Vec::new(),
            times: Vec::new(),
            played_by: BTreeMap::new(),
            stretch: T::stretch(timeline.state()),
            timeline,
        }
    }

    /// What an event beside the game changes.
    pub(crate) fn apply(&mut self, event: &TableEvent) {
        match event {
            TableEvent::PlayedElsewhere { bots } => self.played_by.extend(bots.clone()),
            // Everybody knows all of it, also if the game should go on from an earlier moment.
            TableEvent::Finished | TableEvent::Abandoned => self.times.fill(0),
            _ => {}
        }
    }

    /// Another seed, made of shares, before anything is drawn.
    pub(crate) fn reseed(&mut self, seed: Seed, deal: String) {
        (self.seed, self.deal) = (seed, deal);
        self.find_chance();
    }

    /// The streams of the seed, past the draws that hold.
    fn find_chance(&mut self) {
        self.chance = self.timeline.chance(self.seed);
    }

    /// All entries are read: the game goes on from here.
    pub(crate) fn go_on(&mut self) {
        self.find_chance();
        self.stretch = self.stretch();
    }

    pub(crate) fn play(&mut self, seat: Seat, mv: MoveOf<T>) -> Result<Made<T>, Refused<RefusalOf<T>>> {
        let (before, mut facts) = (self.state().clone(), Vec::new());
        let no = self.timeline.play(seat, mv, &mut facts)?;
        Ok(Made { no, facts, before: Some(before) })
    }

    /// Makes the next draw that is due, if one is.
    pub(crate) fn draw(&mut self) -> Option<Made<T>> {
        let (before, mut facts) = (self.state().clone(), Vec::new());
        match self.timeline.draw_due(&mut self.chance, &mut facts) {
            Ok(no) => Some(Made { no: no?, facts, before: Some(before) }),
            Err(fault) => {
                // The table stands still rather than break.
                never!("the rules sample what they do not take: {fault:?}");
                None
            }
        }
    }

    /// Takes moves back, with the agreement of those whose moves would fall with them.
    pub(crate) fn retract(
        &mut self,
        seat: Seat,
        from: Option<EntryNo>,
        agreed: Seats,
    ) -> Result<EntryNo, Fault<RefusalOf<T>>> {
        self.timeline.retract(seat, from, agreed)?;
        self.find_chance();
        Ok(self.len())
    }

    /// Goes on from an earlier moment.
    pub(crate) fn branch(&mut self, to: EntryNo) -> Result<EntryNo, Fault<RefusalOf<T>>> {
        let no = self.timeline.branch(to)?;
        self.find_chance();
        Ok(no)
    }

    /// Takes an entry that was made elsewhere or before.
    pub(crate) fn push(&mut self, entry: EntryOf<T::Game>) -> Result<EntryNo, Fault<RefusalOf<T>>> {
        self.timeline.push(entry)
    }

    /// Notes which event brought the last entry, and when.
    pub(crate) fn count(&mut self, event: u32, at: Millis) {
        self.numbers.push(event);
        self.times.push(at);
    }

    /// A bot makes an entry in place of a person.
    pub(crate) fn note_bot(&mut self, no: EntryNo, kind: &str) {
        self.played_by.insert(no, kind.to_owned());
    }

    /// Goes on from what a snapshot has of it.
    pub(crate) fn assume(
        &mut self,
        entries: Vec<EntryOf<T::Game>>,
        numbers: Vec<u32>,
        times: Vec<Millis>,
        played_by: BTreeMap<EntryNo, String>,
    ) -> Result<(), String> {
        for (no, entry) in (1 as EntryNo..).zip(entries) {
            self.push(entry).map_err(|e| format!("entry {no} of its snapshot: {e}"))?;
        }
        if numbers.len() != self.timeline.entries().len() || times.len() != numbers.len() {
            return Err("its snapshot does not say when each entry was made".to_owned());
        }
        (self.numbers, self.times, self.played_by) = (numbers, times, played_by);
        Ok(())
    }

    /// Has another stage or trick begun since this was last asked?
    pub(crate) fn enters_stretch(&mut self) -> bool {
        let now = self.stretch();
        std::mem::replace(&mut self.stretch, now) != now
    }

    /// The stage or trick the game is in.
    pub(crate) fn stretch(&self) -> u32 {
        T::stretch(self.state())
    }

    pub(crate) fn rules(&self) -> &Arc<T::Game> {
        &self.rules
    }

    pub(crate) fn timeline(&self) -> &Timeline<T::Game> {
        &self.timeline
    }

    pub(crate) fn state(&self) -> &StateOf<T> {
        self.timeline.state()
    }

    pub(crate) fn next(&self) -> NextOf<T> {
        self.timeline.next()
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.next(), Next::Over(_))
    }

    /// The number of the last entry.
    pub(crate) fn len(&self) -> EntryNo {
        self.timeline.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.timeline.is_empty()
    }

    pub(crate) fn entries(&self) -> &[EntryOf<T::Game>] {
        self.timeline.entries()
    }

    pub(crate) fn entry(&self, no: EntryNo) -> Option<&EntryOf<T::Game>> {
        self.entries().get((no as usize).checked_sub(1)?)
    }

    /// The seat that made an entry, if it is a move.
    pub(crate) fn mover(&self, no: EntryNo) -> Option<Seat> {
        match self.entry(no)? {
            Entry::Move { seat, .. } => Some(*seat),
            Entry::Draw(_) | Entry::Retract { .. } | Entry::Branch { .. } => None,
        }
    }

    /// The moves that hold, and who made them.
    pub(crate) fn moves_that_hold(&self) -> impl Iterator<Item = (EntryNo, Seat)> {
        self.timeline.line().filter_map(|no| Some((no, self.mover(no)?)))
    }

    pub(crate) fn seed(&self) -> Seed {
        self.seed
    }

    pub(crate) fn deal(&self) -> &String {
        &self.deal
    }

    pub(crate) fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    pub(crate) fn times(&self) -> &[Millis] {
        &self.times
    }

    /// The bots that made entries in place of people.
    pub(crate) fn played_by(&self) -> &BTreeMap<EntryNo, String> {
        &self.played_by
    }

    /// The bot that made an entry in place of a person.
    pub(crate) fn bot_of(&self, no: EntryNo) -> Option<&str> {
        self.played_by.get(&no).map(String::as_str)
    }

    /// Dice that depend on the seed and the place in the log alone.
    pub(crate) fn dice(&self, purpose: &str, seat: Seat) -> u64 {
        self.dice_at(purpose, seat, self.len())
    }

    /// The dice of a place in the log.
    pub(crate) fn dice_at(&self, purpose: &str, seat: Seat, entry: EntryNo) -> u64 {
        self.seed.number(&format!("{purpose} {seat} {entry}"))
    }

    /// An entry as it was when it was made.
    pub(crate) fn made(&self, no: EntryNo) -> Made<T> {
        let mut made = Made::taking_back(no);
        self.timeline.replay(no, |step| {
            if step.no == no {
                made = Made { no, facts: step.facts.to_vec(), before: Some(step.before.clone()) };
            }
        });
        made
    }
}
