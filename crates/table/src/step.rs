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
use super::parts::Thinking;
use super::{Table, TableEvent, Transaction};
use tabletop::log::EntryNo;
use tabletop::{Audience, Game, Next, Seat, moves_of, never, refuse};
use title::{MoveOf, StateOf, Title};
use wire::{Millis, Until};

/// The most moves a step is put together of.
const LONGEST_STEP: usize = 64;
/// A step that is held back comes up to this many milliseconds later, by dice that know nothing of the game: what little is left
/// of how long it took is lost in that.
const JITTER: u64 = 200;
/// A moment that is always past.
pub(super) const AT_ONCE: Millis = 0;

impl<T: Title> Table<T> {
    /// Does a person sit here, or does anybody look on?
    pub fn is_watched(&self) -> bool {
        self.presence.is_anybody_here() || self.seating.has_person()
    }

    /// Do bots keep a pace?
    pub(super) fn is_paced(&self) -> bool {
        self.fixed.settings.bot_pace > 0 && self.is_watched()
    }

    /// Goes on from what is kept of a table: bots that it has asked since are not heard.
    pub fn go_on_from(&mut self, other: &Table<T>) {
        self.bots.go_on_from(&other.bots);
    }

    /// Is a bot asked that has not answered?
    pub fn awaits_bot(&self) -> bool {
        self.bots.thinking().is_some_and(|asked| !asked.ready)
    }

    /// Lets the bot whose turn it is think, one at a time.
    pub(super) fn ask_bots(&mut self) -> Option<Effect<T>> {
        if self.bots.thinking().is_some() || self.progress.is_on().is_err() {
            return None;
        }
        let Next::Ask(asked) = self.game.next() else { return None };
        let state = self.game.state();
        for seat in asked.iter().filter(|&seat| self.seating.bot_of(seat).is_some()) {
            if self.bots.was_asked_back(seat, self.game.len()) {
                continue;
            }
            let Some((back, _)) = T::return_of(state, seat) else { continue };
            let mut state = state.clone();
            self.game.rules().play(&mut state, seat, back, &mut tabletop::Silent);
            self.bots.note_asked_back(seat, Some(self.game.len()));
            return self.ask_bot(seat, Purpose::Return, &state);
        }
        let awaited = T::awaited(self.game.rules(), state, asked);
        let person_first = awaited
            .iter()
            .any(|seat| self.seating.bot_of(seat).is_none() && T::speaks_first(self.game.rules(), state, seat));
        let bot = awaited.iter().find(|&seat| self.seating.bot_of(seat).is_some()).filter(|_| !person_first)?;
        let state = state.clone();
        self.ask_bot(bot, Purpose::Move, &state)
    }

    fn ask_bot(&mut self, seat: Seat, purpose: Purpose, state: &StateOf<T>) -> Option<Effect<T>> {
        let (at, moves) = (self.game.len(), Vec::new());
        let thinking = Thinking { no: 0, seat, purpose, at, moves, ready: false, settled: None };
        self.let_think(thinking, state)
    }

    /// Asks a bot for the next part of its step; the state has the earlier ones made.
    fn let_think(&mut self, thinking: Thinking<T>, state: &StateOf<T>) -> Option<Effect<T>> {
        let Thinking { seat, purpose, .. } = thinking;
        let kind = self.seating.bot_of(seat)?.to_owned();
        let entry = self.game.len() + thinking.moves.len() as EntryNo;
        let no = self.bots.ask(thinking);
        Some(Effect::AskBot(BotAsk {
            no,
            seat,
            purpose,
            kind,
            rules: self.game.rules().clone(),
            view: Box::new(self.game.rules().view(state, Audience::Seat(seat))),
            people: self.seating.played_themselves(),
            dice: self.game.dice_at("bot", seat, entry),
        }))
    }

    /// A bot has thought of something, or has given up. If its step is whole, or need not be, and its moment is there, it is made.
    pub(super) fn bot_thought(&mut self, transaction: &mut Transaction<T>, chosen: BotMove<T>, whole: bool) {
        let BotMove { no, seat, mv, given } = chosen;
        // What was asked before is about another game, or was answered.
        let Some(mut asked) = self.bots.take_if(|asked| asked.no == no && !asked.ready) else { return };
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
                    asked.moves.len() < LONGEST_STEP && refuse(self.game.rules().as_ref(), state, seat, *mv).is_ok()
                });
                if let Some((mv, mut state)) = next {
                    asked.moves.push(mv);
                    self.game.rules().play(&mut state, seat, mv, &mut tabletop::Silent);
                    if whole && self.goes_on(&state, seat) {
                        transaction.extra.extend(self.let_think(asked, &state));
                        return;
                    }
                }
            }
        }
        asked.ready = true;
        let jitter = self.game.dice("jitter", seat) % JITTER;
        asked.settled = asked.settled.map(|at| at + jitter as Millis);
        self.bots.put_back(asked);
        if self.due_step(transaction.now).is_some() {
            self.step(transaction);
        }
    }

    /// Was the table paused, or the seat taken over, since the bot was asked? Then it is asked again.
    fn still_wanted(&mut self, asked: &Thinking<T>) -> bool {
        let wanted = self.progress.is_on().is_ok() && self.seating.bot_of(asked.seat).is_some();
        if !wanted {
            self.bots.note_asked_back(asked.seat, None);
        }
        wanted
    }

    /// The game with these moves made, if all of them are possible and nothing is drawn in between.
    fn after(&self, seat: Seat, moves: &[MoveOf<T>]) -> Option<StateOf<T>> {
        let mut state = self.game.state().clone();
        for &mv in moves {
            refuse(self.game.rules().as_ref(), &state, seat, mv).ok()?;
            self.game.rules().play(&mut state, seat, mv, &mut tabletop::Silent);
        }
        Some(state)
    }

    /// Is a seat that has just moved in the middle of a step?
    fn goes_on(&self, state: &StateOf<T>, seat: Seat) -> bool {
        matches!(self.game.rules().next(state), Next::Ask(asked) if asked.has(seat)) && T::goes_on(state, seat)
    }

    /// When the step that is ready may be made.
    pub(super) fn next_step(&self) -> Option<Millis> {
        let asked = self.bots.thinking().filter(|asked| asked.ready && self.progress.is_on().is_ok())?;
        let waits = self.is_paced() && self.bots.midway() != Some(asked.seat);
        let pace = if waits { self.bots.stepped() + Millis::from(self.fixed.settings.bot_pace) } else { AT_ONCE };
        let held = asked.settled.filter(|_| T::SECRETS && self.is_watched()).unwrap_or(AT_ONCE);
        Some(pace.max(held))
    }

    /// The seat whose step is ready and due.
    pub(super) fn due_step(&self, now: Millis) -> Option<Seat> {
        let due = self.next_step().is_some_and(|at| at <= now);
        self.bots.thinking().filter(|_| due).map(|asked| asked.seat)
    }

    /// Makes the step that is ready.
    pub(super) fn step(&mut self, transaction: &mut Transaction<T>) {
        let Some(asked) = self.bots.take_if(|asked| asked.ready) else { return };
        if !self.still_wanted(&asked) {
            return;
        }
        let (seat, before) = (asked.seat, self.game.len());
        match asked.purpose {
            Purpose::Move => {
                let made = asked.moves.iter().take_while(|&&mv| self.make(transaction, seat, mv).is_ok()).count();
                // What was chosen may be impossible because somebody else has moved; then the bot is asked again.
                if made == 0 && asked.at == self.game.len() {
                    self.make_any(transaction, seat);
                }
            }
            Purpose::Return => {
                if let (Some(&mv), Some((back, away))) = (asked.moves.first(), T::return_of(self.game.state(), seat))
                    && mv != away
                {
                    let made = self.make(transaction, seat, back);
                    never!(made.is_err(), "seat {seat} may come back, and cannot: {made:?}");
                }
            }
        }
        let midway = self.goes_on(self.game.state(), seat);
        self.bots.set_midway(midway.then_some(seat));
        let lent = self.seating.lent_until(seat) == Some(Until::Step);
        if lent && !midway && self.game.len() > before {
            self.happen(transaction, TableEvent::Back { seat, ended: false, step: true });
        }
    }

    /// The pace counts from what was told last, be it by a bot or by a person whom bots waited for. While a bot is at it,
    /// people do not delay it.
    pub(super) fn count_step(&mut self, transaction: &Transaction<T>) {
        if self.bots.thinking().is_none() && transaction.entries.iter().any(|entry| !entry.facts.is_empty()) {
            self.bots.set_stepped(transaction.now);
        }
    }

    /// A bot that says nothing, or nothing that the rules allow, must not hold up the table: chance moves for it.
    fn make_any(&mut self, transaction: &mut Transaction<T>, seat: Seat) {
        let moves = moves_of(self.game.rules().as_ref(), self.game.state(), seat);
        let any = self.game.dice("any", seat).checked_rem(moves.len() as u64);
        if let Some(&mv) = any.and_then(|at| moves.get(at as usize)) {
            let made = self.make(transaction, seat, mv);
            never!(made.is_err(), "seat {seat} may make {mv:?}, and cannot: {made:?}");
        }
    }

    /// A bot whose thoughts nobody wants any more is not waited for.
    pub(super) fn drop_idle_thoughts(&mut self) {
        if let Some(asked) = self.bots.take_if(|asked| !asked.ready)
            && self.still_wanted(&asked)
        {
            self.bots.put_back(asked);
        }
    }
}
