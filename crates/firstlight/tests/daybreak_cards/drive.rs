//! Plays a scene on by a fixed policy, and tells every answer and every draw.
//!
//! Alternatives (one of several effects, an effect that may happen) are all played, one after the other. Every other
//! question gets the first answer that is offered, but: as many tokens as can be given, another player before oneself,
//! no card back that was just paid, and consent is given. Decks give their cards in the order of their numbers; where drawn cards are kept by their
//! kind, every other one is of that kind.

use crate::book::{Book, numbers};
use crate::laid::Laid;
use daybreak::{CardSet, CrisisId, Draw, DrawTo, Face, Fact, Frame, LocalId, Move, Need, Stage, State};
use tabletop::{Game, Next, Seat, Timeline, moves_of};

/// How questions are answered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Policy {
    /// The places of the alternatives to take, in order; beyond the end the first.
    pub script: Vec<usize>,
    /// How many alternatives each of those questions had.
    pub met: Vec<usize>,
    /// The face of the geoengineering die.
    pub face: Option<u8>,
    /// Cards that were paid; they are not taken back from the discards.
    pub paid: CardSet,
}

impl Policy {
    /// The script after this one, if not all alternatives have been played.
    pub(crate) fn next_script(&self) -> Option<Vec<usize>> {
        let mut script: Vec<usize> = (0..self.met.len()).map(|at| self.script.get(at).copied().unwrap_or(0)).collect();
        while let Some(last) = script.pop() {
            if last + 1 < self.met[script.len()] {
                script.push(last + 1);
                return Some(script);
            }
        }
        None
    }

    fn answer(&mut self, state: &State, seat: Seat, mut moves: Vec<Move>) -> Move {
        let first = moves[0];
        match first {
            Move::No | Move::Yes if !state.desks[seat.index()].consent.is_empty() => Move::Yes,
            Move::No | Move::Yes | Move::Option(_) => {
                if matches!(first, Move::No) {
                    moves.reverse();
                }
                let place = self.script.get(self.met.len()).copied().unwrap_or(0);
                self.met.push(moves.len());
                moves[place]
            }
            Move::Amount(_) => *moves.last().unwrap_or(&first),
            Move::To(_) => moves.into_iter().find(|mv| *mv != Move::To(seat)).unwrap_or(first),
            Move::Card(_) => {
                let paid = |mv: &Move| matches!(mv, Move::Card(card) if self.paid.has(*card));
                moves.into_iter().find(|mv| !paid(mv)).unwrap_or(first)
            }
            Move::Pay(card) => {
                self.paid.add(card);
                first
            }
            _ => first,
        }
    }
}

/// A table on the way, with what was answered and drawn.
pub(crate) struct Drive<'a> {
    pub book: &'a Book,
    pub table: Timeline<Laid>,
    pub policy: Policy,
    pub told: Vec<String>,
    pub facts: Vec<Fact>,
}

impl<'a> Drive<'a> {
    pub(crate) fn new(book: &'a Book, table: Timeline<Laid>, policy: Policy) -> Drive<'a> {
        Drive { book, table, policy, told: Vec::new(), facts: Vec::new() }
    }

    pub(crate) fn state(&self) -> &State {
        self.table.state()
    }

    /// Plays a move, which must be possible.
    pub(crate) fn play(&mut self, seat: Seat, mv: Move) {
        let told = self.said(seat, mv);
        if let Err(why) = self.table.play(seat, mv, &mut self.facts) {
            panic!("seat {seat} cannot play {mv:?}: {why:?}");
        }
        self.told.push(told);
    }

    pub(crate) fn draw(&mut self, draw: Draw) {
        let told = self.drawn(&draw);
        if let Err(why) = self.table.draw(draw, &mut self.facts) {
            panic!("{draw:?} cannot be drawn: {why}");
        }
        self.told.push(told);
    }

    /// Answers what is asked and draws what is due, until the table waits for something else than this card.
    pub(crate) fn settle(&mut self) {
        loop {
            match self.table.next() {
                Next::Over(_) => return,
                Next::Draw(need) => match self.due(need) {
                    Some(draw) => self.draw(draw),
                    None => return,
                },
                Next::Ask(asked) => {
                    let game = &self.table.game().clone();
                    let state = *self.state();
                    let group = matches!(
                        state.frame(),
                        Some(Frame::LoseProject { .. } | Frame::Spare { .. } | Frame::Desks { .. })
                    );
                    let answers =
                        asked.iter().filter(|seat| group || state.desks[seat.index()].is_open()).find_map(|seat| {
                            let mut moves = moves_of(game, &state, seat);
                            moves.retain(|mv| *mv != Move::Back);
                            (!moves.is_empty()).then_some((seat, moves))
                        });
                    let Some((seat, moves)) = answers else { return };
                    let mv = self.policy.answer(&state, seat, moves);
                    self.play(seat, mv);
                }
            }
        }
    }

    /// The draw that a card asks for; none where the table has gone on to what comes after it.
    fn due(&self, need: Need) -> Option<Draw> {
        let state = self.state();
        match need {
            Need::Local { count } => {
                let Some(Frame::DrawCards { into, .. }) = state.frame() else { return None };
                Some(Draw::Local(self.top_cards(count, into)))
            }
            Need::Geoengineering => Some(Draw::Geoengineering(self.policy.face.unwrap_or(1))),
            Need::Ties { tied } => {
                let mut faces = [0; 4];
                tied.iter().for_each(|seat| faces[seat.index()] = seat.0 + 1);
                Some(Draw::Ties(faces))
            }
            Need::Crisis { .. } if state.stage == Stage::Local => {
                Some(Draw::Crisis(CrisisId(state.crisis_deck.trailing_zeros() as u8)))
            }
            Need::Crisis { .. } | Need::Planet | Need::Projects { .. } | Need::Challenges => None,
        }
    }

    fn top_cards(&self, count: u8, into: DrawTo) -> CardSet {
        let deck: Vec<LocalId> = self.state().local_deck.iter().collect();
        let DrawTo::Fitting(filter) = into else { return deck.into_iter().take(count.into()).collect() };
        let (fit, other): (Vec<_>, Vec<_>) = deck.into_iter().partition(|&card| self.book.fits(card, &filter));
        let fits = fit.len().min(usize::from(count).div_ceil(2));
        fit.into_iter().take(fits).chain(other.into_iter().take(usize::from(count) - fits)).collect()
    }

    fn power(&self, seat: Seat) -> String {
        self.book.power(self.table.game().game.powers(), seat)
    }

    /// A move in words, before it is played.
    pub(crate) fn said(&self, seat: Seat, mv: Move) -> String {
        let (book, state) = (self.book, self.state());
        let who = self.power(seat);
        let project =
            |at: u8| state.projects[usize::from(at)].map_or(String::new(), |project| project.card.no().to_string());
        let words = match mv {
            Move::Act(stack) => {
                let front = state.board(seat).stacks[usize::from(stack)].cards.front();
                format!("acts with {}", front.map_or(String::new(), |card| card.no().to_string()))
            }
            Move::UseProject(at) => format!("uses {}", project(at)),
            Move::Start { card, stack } => format!("puts {} in front of stack {}", card.no(), stack + 1),
            Move::Support { card, stack } => format!("tucks {} behind stack {}", card.no(), stack + 1),
            Move::SupportProject { card, project: at } => format!("tucks {} under {}", card.no(), project(at)),
            Move::ReduceCrisis { card, crisis } => {
                let face = state.crises.get(usize::from(crisis)).map(|crisis| crisis.face);
                let under = if let Some(Face::Up(crisis)) = face { crisis.no().to_string() } else { String::new() };
                format!("tucks {} under {under}", card.no())
            }
            Move::Done => "is done".to_owned(),
            Move::NotDone => "is not done".to_owned(),
            Move::Pass => "passes".to_owned(),
            Move::Back => "drops it".to_owned(),
            Move::Under(under) => format!("lays it behind {under}"),
            Move::Pay(card) => format!("pays {}", card.no()),
            Move::Spend(card) => format!("spends {}", card.no()),
            Move::Stop => "stops".to_owned(),
            Move::Option(option) => format!("takes alternative {}", option + 1),
            Move::Yes => "says yes".to_owned(),
            Move::No => "says no".to_owned(),
            Move::To(to) => format!("chooses {}", self.power(to)),
            Move::Amount(amount) => format!("gives {amount}"),
            Move::Sector(sector) => format!("chooses {}", book.cards().sector(sector)),
            Move::Resilience(kind) => format!("chooses {}", book.cards().resilience(kind)),
            Move::Card(card) => format!("chooses {}", card.no()),
            Move::Crisis(at) => format!("chooses crisis {} of the row", at + 1),
            Move::Keep(card) => format!("keeps {}", card.no()),
            Move::Lose(card) => format!("loses {}", card.no()),
            Move::KeepProject(card) => format!("wants {}", card.no()),
            Move::KeepNone => "wants no project".to_owned(),
            Move::DropProject(at) => format!("would discard {}", project(at)),
            Move::Spare(seat) => format!("would spare {}", self.power(seat)),
        };
        format!("{who} {words}")
    }

    fn drawn(&self, draw: &Draw) -> String {
        match draw {
            Draw::Local(cards) => {
                let who = match self.state().frame() {
                    Some(Frame::DrawCards { seat, .. }) => self.power(seat),
                    _ => String::new(),
                };
                format!("{who} draws {}", numbers(cards.iter()))
            }
            Draw::Crisis(card) => {
                let place = if let Some(Frame::TurnUp { at }) = self.state().frame() { at + 1 } else { 0 };
                format!("crisis {place} of the row is {}", self.book.crisis(*card))
            }
            Draw::Planet(effect) => format!("the planet: {}", self.book.cards().planetary(*effect)),
            Draw::Geoengineering(face) => format!("the die: {face}"),
            Draw::Ties(faces) => format!("the tied roll: {faces:?}"),
            Draw::Challenges(cards) => {
                format!("dealt: {}", cards.iter().map(|card| card.no().to_string()).collect::<Vec<_>>().join(", "))
            }
            Draw::Projects(cards) => {
                format!("projects: {}", cards.iter().map(|card| card.no().to_string()).collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// Everything that was answered and drawn, in one line; whoever goes on is not named again.
    pub(crate) fn story(&self) -> String {
        let mut story = String::new();
        let mut last = "";
        let powers: Vec<String> = (0..self.table.game().players()).map(|seat| self.power(Seat(seat))).collect();
        for told in &self.told {
            let who = powers.iter().find(|power| told.starts_with(power.as_str())).map_or("", String::as_str);
            let words = if !who.is_empty() && who == last { told[who.len()..].trim_start() } else { told };
            if !story.is_empty() {
                story += "; ";
            }
            story += words;
            last = who;
        }
        story
    }
}
