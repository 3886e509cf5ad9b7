//! A small table laid out by hand: the same board for every card, and what the card needs besides.

use crate::book::{Book, numbers};
use crate::laid::Laid;
use daybreak::language::{CardFilter, Check, Condition, Modifier, Token};
use daybreak::{
    Chain, CrisisId, CrisisInPlay, Daybreak, Face, Few, Frame, GlobalId, LocalId, Move, PlanetaryEffect, PlayerBoard,
    ProjectInPlay, Setup, Stack, Stage, State, Tag, TagCounts, World,
};
use tabletop::{Game, Seat, Silent, Timeline};

/// The seat that acts or is struck, where nothing says otherwise.
pub(crate) const CHINA: Seat = Seat(0);

/// The common board in words, for the head of a golden file.
pub(crate) fn board_in_words(book: &Book) -> String {
    let State { round, world, boards: [board, ..], .. } = Scene::new(book, 4).state;
    let PlayerBoard { demand, dirty, clean, emissions, resilience, communities, .. } = board;
    let World { trees, oceans, dac, bands, loose, tracks, .. } = world;
    format!(
        "Everybody has demand {demand}, {dirty} dirty and {clean} clean energy, {} emissions of each type, {} resilience \
         of each type and {communities} communities in crisis; the world has {trees} trees, {oceans} oceans, {dac} \
         direct air capture, {bands} bands, {loose} loose carbon, and every track on space {}. It is round {round}.",
        emissions[0], resilience[0], tracks[0],
    )
}

/// A table being laid out.
#[derive(Clone)]
pub(crate) struct Scene {
    pub game: Daybreak,
    pub state: State,
    /// What is special about it, for the reader.
    pub notes: Vec<String>,
}

impl Scene {
    /// The common board: every kind of token can come and go.
    pub(crate) fn new(book: &Book, players: u8) -> Scene {
        Scene::of(book, &Setup::new(players))
    }

    pub(crate) fn of(book: &Book, setup: &Setup) -> Scene {
        let game = Daybreak::new(&book.content, setup).expect("the table can be set up");
        let mut state = game.begin();
        while state.agenda.pop().is_some() {}
        while state.crises.pop().is_some() {}
        (state.stage, state.round) = (Stage::Local, 2);
        state.agenda.push(Frame::Local);
        let world = &mut state.world;
        (world.trees, world.oceans, world.dac, world.bands, world.loose) = (10, 10, 1, 3, 4);
        world.tracks = [2; PlanetaryEffect::COUNT];
        for board in &mut state.boards[..usize::from(game.players())] {
            (board.demand, board.dirty, board.clean, board.communities) = (12, 9, 6, 3);
            (board.emissions, board.resilience) = ([3; 6], [2; 3]);
        }
        Scene { game, state, notes: Vec::new() }
    }

    pub(crate) fn timeline(&self) -> Timeline<Laid> {
        Timeline::new(Laid { game: self.game.clone(), state: self.state })
    }

    pub(crate) fn note(&mut self, text: impl Into<String>) {
        self.notes.push(text.into());
    }

    pub(crate) fn board(&mut self, seat: Seat) -> &mut PlayerBoard {
        &mut self.state.boards[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.players()).map(Seat)
    }

    /// Where a token of a board or of the world is counted.
    pub(crate) fn slot(&mut self, seat: Seat, token: Token) -> &mut u16 {
        let board = &mut self.state.boards[seat.index()];
        match token {
            Token::Clean => &mut board.clean,
            Token::Dirty => &mut board.dirty,
            Token::Demand => &mut board.demand,
            Token::Communities => &mut board.communities,
            Token::Emissions(sector) => &mut board.emissions[sector.index()],
            Token::Resilience(kind) => &mut board.resilience[kind.index()],
            Token::AnyEmissions => &mut board.emissions[0],
            Token::AnyResilience => &mut board.resilience[0],
            Token::Trees => &mut self.state.world.trees,
            Token::Oceans => &mut self.state.world.oceans,
            Token::Dac => &mut self.state.world.dac,
            Token::RecentCarbon => &mut self.state.world.recent,
            Token::ThermometerCarbon => &mut self.state.world.loose,
        }
    }

    /// So many of a token, with a note.
    pub(crate) fn set(&mut self, book: &Book, seat: Seat, token: Token, count: u16) {
        if *self.slot(seat, token) == count {
            return;
        }
        *self.slot(seat, token) = count;
        let whose =
            if token.is_world() { String::new() } else { format!("{}: ", book.power(self.game.powers(), seat)) };
        self.note(format!("{whose}{count} {}", book.token(token)));
    }

    // --- cards ---

    /// The first cards of the deck that are like this.
    pub(crate) fn find(&self, count: usize, mut like: impl FnMut(LocalId) -> bool) -> Vec<LocalId> {
        self.state.local_deck.iter().filter(|&card| like(card)).take(count).collect()
    }

    /// Cards from the deck into a hand.
    pub(crate) fn give(&mut self, seat: Seat, cards: &[LocalId]) {
        for &card in cards {
            assert!(self.state.local_deck.take(card), "{} is not in the deck", card.no());
            self.board(seat).hand.add(card);
        }
    }

    pub(crate) fn discard(&mut self, cards: &[LocalId]) {
        for &card in cards {
            assert!(self.state.local_deck.take(card), "{} is not in the deck", card.no());
            self.state.local_discards.add(card);
        }
    }

    /// A stack of these cards, front first, in place of the one there.
    pub(crate) fn stack(&mut self, seat: Seat, place: u8, cards: &[LocalId]) {
        let tags = self.tags_of(cards);
        let stack = Stack { cards: self.chain(cards), tags };
        self.board(seat).stacks[usize::from(place)] = stack;
    }

    pub(crate) fn tags_of(&self, cards: &[LocalId]) -> TagCounts {
        let mut tags = TagCounts::NONE;
        cards.iter().for_each(|&card| tags.add(&self.game.content().local(card).tags));
        tags
    }

    /// Cards from the deck in a chain; a starting card is where it is put.
    fn chain(&mut self, cards: &[LocalId]) -> Chain {
        let mut chain = Chain::EMPTY;
        for &card in cards.iter().rev() {
            assert!(self.state.local_deck.take(card) || card.is_starting(), "{} is not in the deck", card.no());
            self.state.next_card.0[card.index()] = chain.first;
            chain = Chain { first: card.0, len: chain.len + 1 };
        }
        chain
    }

    pub(crate) fn project(&mut self, place: u8, card: GlobalId, active: bool, under: &[LocalId]) {
        self.state.global_deck &= !(1 << card.0);
        let tucked = self.chain(under);
        self.state.projects[usize::from(place)] = Some(ProjectInPlay { card, active, tucked, used: [0; 4] });
    }

    /// A crisis face up at the end of the row.
    pub(crate) fn crisis_up(&mut self, card: CrisisId, in_force: bool) {
        self.state.crisis_deck &= !(1 << card.0);
        self.state.crises.push(CrisisInPlay { face: Face::Up(card), in_force, tucked: Chain::EMPTY });
    }

    pub(crate) fn unknown(&mut self, count: u8) {
        for _ in 0..count {
            self.state.crises.push(CrisisInPlay { face: Face::Unknown, in_force: false, tucked: Chain::EMPTY });
        }
    }

    /// So many of a tag in a stack behind its front: cards that bear it and as little else as can be.
    pub(crate) fn fill(&mut self, cards: &mut Vec<LocalId>, wanted: &[(Tag, u8)]) {
        for &(tag, count) in wanted {
            while self.tags_of(cards).of(tag) < count {
                let content = self.game.content();
                let others = |card: LocalId| {
                    let tags = content.local(card).tags;
                    let wanted_too = wanted.iter().filter(|(other, _)| *other != tag && tags.of(*other) > 0).count();
                    (wanted_too, Tag::ALL.into_iter().map(|tag| usize::from(tags.of(tag))).sum::<usize>())
                };
                let free = |card: &LocalId| !cards.contains(card) && content.local(*card).bears(tag);
                let best = self.state.local_deck.iter().filter(free).min_by_key(|&card| (others(card), card));
                cards.push(best.unwrap_or_else(|| panic!("the deck has no {count} {tag}")));
            }
        }
    }

    pub(crate) fn fitting(&self, count: usize, filter: &CardFilter) -> Vec<LocalId> {
        self.find(count, |card| self.game.content().local(card).fits(filter))
    }

    // --- conditions ---

    /// Makes a condition hold, seen from a seat.
    pub(crate) fn meet(&mut self, book: &Book, seat: Seat, condition: &Condition) {
        match *condition {
            Condition::Stack(..) => {}
            Condition::Own(check) | Condition::SomePlayer(check) => self.meet_check(book, seat, &check),
            Condition::EveryPlayer(check) => self.seats().for_each(|seat| self.meet_check(book, seat, &check)),
            Condition::BandsAtMost(n) => self.state.world.bands = self.state.world.bands.min(n),
            Condition::BandsAtLeast(n) => self.state.world.bands = self.state.world.bands.max(n),
            Condition::ActiveProjects(n) => self.bystanders(n),
        }
    }

    fn meet_check(&mut self, book: &Book, seat: Seat, check: &Check) {
        match *check {
            Check::AtLeast(token, n) => {
                let count = (*self.slot(seat, token)).max(n.into());
                self.set(book, seat, token, count);
            }
            Check::AtMost(token, n) => {
                let count = (*self.slot(seat, token)).min(n.into());
                self.set(book, seat, token, count);
            }
            Check::Tags(tag, n) => {
                let mut cards: Vec<LocalId> = self.state.chain(self.state.board(seat).stacks[1].cards).collect();
                self.fill(&mut cards, &[(tag, n)]);
                self.note(format!("stack 2: {}", numbers(cards.iter().copied())));
                self.stack(seat, 1, &cards);
            }
            Check::MostlyClean => {
                let dirty = self.state.board(seat).dirty;
                let clean = self.state.board(seat).clean.max(dirty);
                self.set(book, seat, Token::Clean, clean);
            }
            Check::DemandMet => {
                let short = self.state.board(seat).shortage();
                let clean = self.state.board(seat).clean + short;
                self.set(book, seat, Token::Clean, clean);
            }
        }
    }

    /// Makes a condition fail.
    pub(crate) fn fail(&mut self, condition: &Condition) {
        match *condition {
            Condition::Own(check) | Condition::EveryPlayer(check) => self.fail_check(Seat(0), &check),
            Condition::SomePlayer(check) => self.seats().for_each(|seat| self.fail_check(seat, &check)),
            Condition::BandsAtMost(n) => self.state.world.bands = n + 1,
            Condition::BandsAtLeast(n) => self.state.world.bands = n.saturating_sub(1),
            Condition::ActiveProjects(_) => self.state.projects = [None; 4],
            Condition::Stack(..) => {}
        }
    }

    fn fail_check(&mut self, seat: Seat, check: &Check) {
        match *check {
            Check::AtLeast(token, n) => *self.slot(seat, token) = u16::from(n).saturating_sub(1),
            Check::AtMost(token, n) => *self.slot(seat, token) = u16::from(n) + 1,
            Check::MostlyClean => self.board(seat).clean = self.state.board(seat).dirty.saturating_sub(1),
            Check::DemandMet => self.board(seat).demand += 50,
            Check::Tags(..) => {}
        }
    }

    /// So many active projects that change nothing by themselves.
    pub(crate) fn bystanders(&mut self, count: u8) {
        let content = self.game.content();
        let deck = self.state.global_deck;
        let quiet = |card: &GlobalId| deck >> card.0 & 1 == 1 && content.global(*card).standing.is_empty();
        let cards: Vec<GlobalId> = (0..24).map(GlobalId).filter(quiet).take(count.into()).collect();
        self.note(format!(
            "active projects: {}",
            cards.iter().map(|c| c.no().to_string()).collect::<Vec<_>>().join(", ")
        ));
        for card in cards {
            let place = self.state.projects.iter().position(Option::is_none).expect("there is room for a project");
            self.project(place as u8, card, true, &[]);
        }
    }

    /// What is in force for everybody is kept in the state, so a project or a crisis that is laid out in force brings
    /// its part along.
    pub(crate) fn in_force<'m>(&mut self, modifiers: impl Iterator<Item = &'m Modifier>) {
        for modifier in modifiers {
            for seat in self.seats() {
                let standing = &mut self.state.standing[seat.index()];
                match *modifier {
                    Modifier::Cheaper(tag) => standing.cheaper |= 1 << tag.index(),
                    Modifier::ExtraTag(tag) => standing.extra_tags.add(&[tag].into_iter().collect()),
                    Modifier::Forbids(what) => standing.forbids |= 1 << what.index(),
                    _ => {}
                }
            }
        }
    }

    // --- where the table is ---

    /// Before carbon is added.
    pub(crate) fn emissions_window(&mut self) {
        self.state.stage = Stage::Emissions;
        self.agenda(&[Frame::Carbon, Frame::EmissionsWindow]);
    }

    /// A roll that can be answered; one more is owed, so that the table waits after it.
    pub(crate) fn roll_window(&mut self, effect: PlanetaryEffect) {
        self.state.stage = Stage::Crisis;
        self.state.rolls = 1;
        self.agenda(&[Frame::Crises { at: 0 }, Frame::Rolls, Frame::RollWindow { effect }]);
    }

    /// The crises of the row come next.
    pub(crate) fn crisis_stage(&mut self) {
        self.state.stage = Stage::Crisis;
        self.agenda(&[Frame::Crises { at: 0 }]);
    }

    pub(crate) fn agenda(&mut self, frames: &[Frame]) {
        self.state.agenda = Few::EMPTY;
        frames.iter().for_each(|&frame| assert!(self.state.agenda.push(frame)));
    }

    /// Lets the table work on until it waits: a move that nobody can make changes nothing else.
    pub(crate) fn nudge(&mut self) {
        nudge(&self.game, &mut self.state);
    }
}

/// Lets a table work on until it waits.
pub(crate) fn nudge(game: &Daybreak, state: &mut State) {
    game.play(state, Seat(0), Move::Back, &mut Silent);
}
