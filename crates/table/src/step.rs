//! What bots do, step by step: who is asked, what a step is put together of, and when it is made.
//!
//! A step is what a person at the table can follow: all answers of an action, a card, a choice. A bot is asked for its parts
//! one by one, each on a copy of the game with the earlier ones made; then all of them are made at once, so that everybody is
//! told of a whole step. Bots think while the table waits for the moment of the next step.
//!
//! How long a bot has thought tells something: one that has no choice is done at once. So where players hold secrets and
//! people are at the table, a step of a bot that thinks is seen when it would have been done if it had used all its time, and
//! a little later by chance, also without a pace.

use super::effect::{BotAsk, BotMove, BotTime, Effect, Purpose};
use super::{SeatHolder, Table, TableEvent, Transaction};
use tabletop::log::EntryNo;
use tabletop::{Audience, Game, Next, Seat, moves_of, never, refuse};
use title::{MoveOf, StateOf, Title};
use wire::{Millis, Until};

/// The most moves a step is put together of.
const LONGEST_STEP: usize = 64;
/// A step that is held back comes up to so many milliseconds later, by dice that know nothing of the game: what little is left
/// of how long it took is lost in that.
const JITTER: u64 = 200;
/// A moment that is always past.
const AT_ONCE: Millis = 0;

/// A bot that thinks, or that knows what it will do.
pub(super) struct Thinking<T: Title> {
    /// Which one was asked last.
    no: u64,
    seat: Seat,
    purpose: Purpose,
    /// The length of the log when it was asked.
    at: EntryNo,
    /// The moves of the step so far.
    moves: Vec<MoveOf<T>>,
    /// Is the step whole, and waits for its moment?
    ready: bool,
    /// When it would be whole if all the time for it had been used, if it was thought about.
    settled: Option<Millis>,
}

impl<T: Title> Table<T> {
    /// Does a person sit here, or does anybody look on?
    pub fn is_watched(&self) -> bool {
        !self.here.is_empty() || self.seats.iter().any(|holder| matches!(holder, SeatHolder::Person { .. }))
    }

    /// Do bots keep a pace?
    pub(super) fn is_paced(&self) -> bool {
        self.settings.bot_pace > 0 && self.is_watched()
    }

    /// Goes on from what is kept of a table: bots that it has asked since are not heard.
    pub fn go_on_from(&mut self, other: &Table<T>) {
        self.asks = other.asks;
    }

    /// Is a bot asked that has not answered?
    pub fn awaits_bot(&self) -> bool {
        self.thinking.as_ref().is_some_and(|asked| !asked.ready)
    }

    /// Lets the bot whose turn it is think, one at a time.
    pub(super) fn ask_bots(&mut self) -> Option<Effect<T>> {
        if self.thinking.is_some() || self.is_on().is_err() {
            return None;
        }
        let Next::Ask(asked) = self.timeline.next() else { return None };
        let state = self.timeline.state();
        for seat in asked.iter().filter(|&seat| self.bot_of(seat).is_some()) {
            if self.asked_back[seat.index()] == Some(self.timeline.len()) {
                continue;
            }
            let Some((back, _)) = T::return_of(state, seat) else { continue };
            let mut state = state.clone();
            self.rules.play(&mut state, seat, back, &mut tabletop::Silent);
            self.asked_back[seat.index()] = Some(self.timeline.len());
            return self.ask_bot(seat, Purpose::Return, &state);
        }
        let awaited = T::awaited(&self.rules, state, asked);
        let person_first =
            awaited.iter().any(|seat| self.bot_of(seat).is_none() && T::speaks_first(&self.rules, state, seat));
        let bot = awaited.iter().find(|&seat| self.bot_of(seat).is_some()).filter(|_| !person_first)?;
        let state = state.clone();
        self.ask_bot(bot, Purpose::Move, &state)
    }

    fn ask_bot(&mut self, seat: Seat, purpose: Purpose, state: &StateOf<T>) -> Option<Effect<T>> {
        let (at, moves) = (self.timeline.len(), Vec::new());
        let thinking = Thinking { no: 0, seat, purpose, at, moves, ready: false, settled: None };
        self.let_think(thinking, state)
    }

    /// Asks a bot for the next part of its step; the state has the earlier ones made.
    fn let_think(&mut self, mut thinking: Thinking<T>, state: &StateOf<T>) -> Option<Effect<T>> {
        let Thinking { seat, purpose, .. } = thinking;
        let kind = self.bot_of(seat)?.to_owned();
        let entry = self.timeline.len() + thinking.moves.len() as EntryNo;
        self.asks += 1;
        thinking.no = self.asks;
        self.thinking = Some(thinking);
        Some(Effect::AskBot(BotAsk {
            no: self.asks,
            seat,
            purpose,
            kind,
            rules: self.rules.clone(),
            view: Box::new(self.rules.view(state, Audience::Seat(seat))),
            people: self.people(),
            dice: self.dice_at("bot", seat, entry),
        }))
    }

    /// A bot has thought of something, or has given up. If its step is whole, or need not be, and its moment is there, it is made.
    pub(super) fn bot_thought(&mut self, transaction: &mut Transaction<T>, chosen: BotMove<T>, whole: bool) {
        let BotMove { no, seat, mv, given } = chosen;
        // What was asked before is about another game, or was answered.
        let Some(mut asked) = self.thinking.take_if(|asked| asked.no == no && !asked.ready) else { return };
        if !self.still_wanted(&asked) {
            return;
        }
        // What a part takes is counted from when the one before would have been done, and not from when it was.
        if let Some(BotTime { from, time }) = given {
            asked.settled = Some(asked.settled.map_or(from, |before| before.max(from)) + time);
        }
        match asked.purpose {
            Purpose::Return => asked.moves.extend(mv),
            Purpose::Move => {
                let next = mv.zip(self.after(seat, &asked.moves)).filter(|(mv, state)| {
                    asked.moves.len() < LONGEST_STEP && refuse(self.rules.as_ref(), state, seat, *mv).is_ok()
                });
                if let Some((mv, mut state)) = next {
                    asked.moves.push(mv);
                    self.rules.play(&mut state, seat, mv, &mut tabletop::Silent);
                    if whole && self.goes_on(&state, seat) {
                        transaction.extra.extend(self.let_think(asked, &state));
                        return;
                    }
                }
            }
        }
        asked.ready = true;
        let jitter = self.dice("jitter", seat) % JITTER;
        asked.settled = asked.settled.map(|at| at + jitter as Millis);
        self.thinking = Some(asked);
        if self.due_step(transaction.now).is_some() {
            self.step(transaction);
        }
    }

    /// Was the table paused, or the seat taken over, since the bot was asked? Then it is asked again.
    fn still_wanted(&mut self, asked: &Thinking<T>) -> bool {
        let wanted = self.is_on().is_ok() && self.bot_of(asked.seat).is_some();
        if !wanted {
            self.asked_back[asked.seat.index()] = None;
        }
        wanted
    }

    /// The game with these moves made, if all of them are possible and nothing is drawn in between.
    fn after(&self, seat: Seat, moves: &[MoveOf<T>]) -> Option<StateOf<T>> {
        let mut state = self.timeline.state().clone();
        for &mv in moves {
            refuse(self.rules.as_ref(), &state, seat, mv).ok()?;
            self.rules.play(&mut state, seat, mv, &mut tabletop::Silent);
        }
        Some(state)
    }

    /// Is a seat that has just moved in the middle of a step?
    fn goes_on(&self, state: &StateOf<T>, seat: Seat) -> bool {
        matches!(self.rules.next(state), Next::Ask(asked) if asked.has(seat)) && T::goes_on(state, seat)
    }

    /// When the step that is ready may be made.
    pub(super) fn next_step(&self) -> Option<Millis> {
        let asked = self.thinking.as_ref().filter(|asked| asked.ready && self.is_on().is_ok())?;
        let waits = self.is_paced() && self.midway != Some(asked.seat);
        let pace = if waits { self.stepped + Millis::from(self.settings.bot_pace) } else { AT_ONCE };
        let held = asked.settled.filter(|_| T::SECRETS && self.is_watched()).unwrap_or(AT_ONCE);
        Some(pace.max(held))
    }

    /// The seat whose step is ready and due.
    pub(super) fn due_step(&self, now: Millis) -> Option<Seat> {
        let due = self.next_step().is_some_and(|at| at <= now);
        self.thinking.as_ref().filter(|_| due).map(|asked| asked.seat)
    }

    /// Makes the step that is ready.
    pub(super) fn step(&mut self, transaction: &mut Transaction<T>) {
        let Some(asked) = self.thinking.take_if(|asked| asked.ready) else { return };
        if !self.still_wanted(&asked) {
            return;
        }
        let (seat, before) = (asked.seat, self.timeline.len());
        match asked.purpose {
            Purpose::Move => {
                let made = asked.moves.iter().take_while(|&&mv| self.make(transaction, seat, mv).is_ok()).count();
                // What was chosen may be impossible because somebody else has moved; then the bot is asked again.
                if made == 0 && asked.at == self.timeline.len() {
                    self.make_any(transaction, seat);
                }
            }
            Purpose::Return => {
                if let (Some(&mv), Some((back, away))) =
                    (asked.moves.first(), T::return_of(self.timeline.state(), seat))
                    && mv != away
                {
                    let made = self.make(transaction, seat, back);
                    never!(made.is_err(), "seat {seat} may come back, and cannot: {made:?}");
                }
            }
        }
        self.midway = self.goes_on(self.timeline.state(), seat).then_some(seat);
        let lent = matches!(self.seats.get(seat.index()), Some(SeatHolder::Person { until: Until::Step, .. }));
        if lent && self.midway.is_none() && self.timeline.len() > before {
            self.happen(transaction, TableEvent::Back { seat, ended: false, step: true });
        }
    }

    /// The pace counts from what was told last, be it by a bot or by a person whom bots waited for. While a bot is at it,
    /// people do not delay it.
    pub(super) fn count_step(&mut self, transaction: &Transaction<T>) {
        if self.thinking.is_none() && transaction.entries.iter().any(|entry| !entry.facts.is_empty()) {
            self.stepped = transaction.now;
        }
    }

    /// A bot that says nothing, or nothing that the rules allow, must not hold up the table: chance moves for it.
    fn make_any(&mut self, transaction: &mut Transaction<T>, seat: Seat) {
        let moves = moves_of(self.rules.as_ref(), self.timeline.state(), seat);
        let any = self.dice("any", seat).checked_rem(moves.len() as u64);
        if let Some(&mv) = any.and_then(|at| moves.get(at as usize)) {
            let made = self.make(transaction, seat, mv);
            never!(made.is_err(), "seat {seat} may make {mv:?}, and cannot: {made:?}");
        }
    }

    /// What bots think of is about another game, after moves were taken back.
    pub(super) fn forget_thoughts(&mut self) {
        self.asked_back.fill(None);
        self.midway = None;
        self.thinking = None;
    }

    /// A bot whose thoughts nobody wants any more is not waited for.
    pub(super) fn drop_idle_thoughts(&mut self) {
        if let Some(asked) = self.thinking.take_if(|asked| !asked.ready)
            && self.still_wanted(&asked)
        {
            self.thinking = Some(asked);
        }
    }
}
