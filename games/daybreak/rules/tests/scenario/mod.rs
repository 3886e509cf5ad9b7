//! Scenes of the rulebook: the board is laid out as plain data, then everything goes through the contract. Moves are
//! judged, draws are checked, and nothing is left to chance that matters.
//!
//! ```ignore
//! table(4).bands(1).crisis_stage().planet(ArcticSeaIce).bands_are(2);
//! ```

#![allow(dead_code, clippy::unwrap_used, clippy::panic)] // Every file of tests takes what it needs, and may fail.

mod expect;

use daybreak::content::{BUILTIN, Content, Edition};
use daybreak::language::Token;
use daybreak::{
    ActionSource, CardNo, Chain, CrisisId, CrisisInPlay, Daybreak, Draw, Face, Fact, Few, Frame, GlobalId, LocalId,
    Move, PlanetaryEffect, ProjectInPlay, Setup, Stack, Stage, State, TagCounts,
};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use tabletop::{Game, Next, Refused, Seat, Seats, Silent, Xoshiro, moves_of, refuse};

pub(crate) const CHINA: u8 = 0;
pub(crate) const EUROPE: u8 = 1;
pub(crate) const US: u8 = 2;
pub(crate) const MAJORITY: u8 = 3;

/// Cards of our own, so that no test hangs on what the card writers choose.
pub(crate) const LOCALS: &str = r#"[
    (no: 1, title: "Grid", source: reconstructed, tags_source: reconstructed, tags: [Grid], action: (limit: Once, steps: [Do(Gain(Clean, N(41)))])),
    (no: 2, title: "Society", source: reconstructed, tags_source: reconstructed, tags: [Society], action: (limit: Once, steps: [Do(Gain(Clean, N(42)))])),
    (no: 3, title: "Assemblies", source: reconstructed, tags_source: reconstructed, tags: [Society, Nuclear], action: (limit: Once, steps: [Do(Gain(Resilience(Social), Per(Society)))])),
    (no: 4, title: "Regulation", source: reconstructed, tags_source: reconstructed, tags: [Regulation], action: (limit: Once, steps: [Do(Gain(Clean, N(44)))])),
    (no: 5, title: "Regulation and Ecology", source: reconstructed, tags_source: reconstructed, tags: [Regulation, Ecology], action: (limit: Once, steps: [Do(Gain(Clean, N(45)))])),
    (no: 6, title: "Wind", source: reconstructed, tags_source: reconstructed, tags: [Wind, Wind], action: (cost: [Discard(1)], steps: [Do(Gain(Clean, N(1)))])),
    (no: 7, title: "Buildings", source: reconstructed, tags_source: reconstructed, tags: [Innovation, Nuclear], action: (cost: [Demand(1)], limit: Per(Innovation), steps: [Do(Remove(Emissions(Buildings), N(1)))])),
    (no: 8, title: "Transmission", source: reconstructed, tags_source: reconstructed, tags: [Grid, Infrastructure, Nuclear], action: (limit: Per(Grid), steps: [Do(Gain(Clean, N(1)))])),
    (no: 9, title: "Needs Three Nuclear", source: reconstructed, tags_source: reconstructed, tags: [Nuclear], action: (requires: [Stack(Nuclear, 3)], steps: [Do(Gain(Clean, N(9)))])),
    (no: 10, title: "Removal", source: reconstructed, tags_source: reconstructed, tags: [Innovation, Geoengineering, Nuclear], action: (cost: [Discard(2)], limit: Once, window: Emissions, steps: [Do(AbsorbOwn(N(5)))])),
    (no: 11, title: "Cloud Brightening", source: reconstructed, tags_source: reconstructed, tags: [Geoengineering, Ecology, Nuclear], action: (limit: Once, window: Roll, steps: [Do(IgnoreRoll([ArcticSeaIce]))])),
    (no: 12, title: "Aerosols", source: reconstructed, tags_source: reconstructed, tags: [Geoengineering, Nuclear], action: (limit: Once, steps: [Die(N(0), [(1, [CoolThisRound(N(1)), AddCrises(N(2))]), (6, [CoolThisRound(N(2))])])])),
    (no: 13, title: "Immigration", source: reconstructed, tags_source: reconstructed, solo: Out, tags: [Society, Finance, Nuclear], action: (limit: Once, steps: [Do(Take(Communities, N(1)))])),
    (no: 14, title: "Early Warning", source: reconstructed, tags_source: reconstructed, tags: [Innovation, Infrastructure, Nuclear], action: (cost: [Discard(1)], steps: [Do(Reveal(N(1))), Do(Gain(AnyResilience, N(1)))])),
    (no: 15, title: "Hydro", source: reconstructed, tags_source: reconstructed, tags: [Energy, Infrastructure, Nuclear], action: (cost: [Own(Resilience(Ecological), 1)], limit: Once, steps: [Do(Gain(Clean, N(2)))])),
    (no: 16, title: "Trees", source: reconstructed, tags_source: reconstructed, tags: [Regulation, Finance, Nuclear], action: (limit: Once, steps: [Do(Gain(Trees, N(1)))])),
]"#;

/// Projects of our own.
pub(crate) const GLOBALS: &str = r#"[
    (no: 300, title: "Wind at Scale", source: reconstructed, support: State(SomePlayer(Tags(Wind, 2))), standing: [Yields(Wind, Clean, 2), ProjectChoice(0)]),
    (no: 301, title: "Tax Havens", source: reconstructed, support: Tucked([(Tag(Regulation), PerPlayer(1))]), standing: [Draws(1), ProjectChoice(0)]),
    (no: 302, title: "Fund", source: reconstructed, support: Pool(Any), standing: [ProjectChoice(0)], action: [(cost: [Tucked(1)], window: Crisis, steps: [Do(Weaken(N(1)))])]),
    (no: 303, title: "Two Kinds", source: reconstructed, support: Tucked([(Tag(Regulation), N(1)), (Tag(Ecology), N(1))]), standing: [Growth(1), ProjectChoice(0)]),
    (no: 304, title: "Investment", source: reconstructed, support: State(SomePlayer(AtMost(Emissions(Industry), 0))), standing: [ProjectChoice(0)], action: [(limit: Once, steps: [Do(Remove(Emissions(Industry), N(1)))])]),
    (no: 305, title: "Mirrors", source: reconstructed, support: PoolOfEach([Geoengineering, Regulation, Innovation]), standing: [ProjectChoice(0)], action: [(cost: [TuckedUpTo(3)], limit: Once, steps: [Die(PerPaid(1), [(1, [AddCrises(N(1))])])])]),
]"#;

/// Crises of our own.
pub(crate) const CRISES: &str = r#"[
    (no: 400, title: "Storm", source: reconstructed, target: All, steps: [Do(Gain(Communities, PerBand(1)))], weakened_by: [Infrastructure], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 401, title: "Card Loss", source: reconstructed, target: All, steps: [Do(LoseCards(N(1), Any))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 402, title: "Trees Burn", source: reconstructed, target: Group, steps: [Do(Lose(Trees, N(4)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 403, title: "Any Resilience", source: reconstructed, target: All, steps: [Do(Lose(AnyResilience, N(2)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 404, title: "Most Nuclear", source: reconstructed, target: Most(Tags(Nuclear)), steps: [Do(Lose(Clean, N(7)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 405, title: "Sabotage", source: reconstructed, target: Most(Board(Dirty)), steps: [Do(Lose(Dirty, N(3))), Do(CheckDemand)], weakened_by: [], tuck: [Weakens(Tag(Society))], ongoing: []),
    (no: 406, title: "Erosion", source: reconstructed, target: All, steps: [Do(Lose(Resilience(Social), N(2)))], weakened_by: [], tuck: [Spares(Tag(Society))], ongoing: []),
    (no: 407, title: "Heat", source: reconstructed, target: Group, steps: [Do(Gain(ThermometerCarbon, PerPlayer(5)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 408, title: "Nothing Much", source: reconstructed, target: All, steps: [Do(FewerDraws(N(5)))], weakened_by: [Social, Infrastructure], tuck: [Cancels(Any, N(9))], ongoing: []),
    (no: 409, title: "Migration", source: reconstructed, solo: Out, target: Least(Board(Resilience(Social))), steps: [Do(Give(Right, Communities, N(3)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 410, title: "Choice", source: reconstructed, target: All, steps: [OneOf([Gain(Communities, N(1)), Lose(Clean, N(2))])], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 411, title: "Pledges", source: reconstructed, target: Group, steps: [Do(LoseProjects(N(1)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 412, title: "Lobbying", source: reconstructed, target: All, steps: [], weakened_by: [], tuck: [Ends(OneOf([Nuclear, Geoengineering, Wind]), N(1))], ongoing: [Forbids(RemovingDirty)]),
    (no: 413, title: "Any Resilience Taken", source: reconstructed, target: All, steps: [Do(Remove(AnyResilience, N(2)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 414, title: "Any Emissions", source: reconstructed, target: All, steps: [Do(Gain(AnyEmissions, N(2)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 415, title: "Any Emissions Taken", source: reconstructed, target: All, steps: [Do(Lose(AnyEmissions, N(2)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 416, title: "Any Resilience Passed On", source: reconstructed, solo: Out, target: All, steps: [Do(Give(Right, AnyResilience, N(1)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 417, title: "Any Resilience for All", source: reconstructed, target: Most(Board(Clean)), steps: [Do(Grant(EachPlayer, AnyResilience, N(1)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 418, title: "Any Emissions off All", source: reconstructed, target: Most(Board(Clean)), steps: [Do(Relieve(EachPlayer, AnyEmissions, N(1)))], weakened_by: [], tuck: [Weakens(OneOf([Nuclear, Geoengineering, Wind]))], ongoing: []),
    (no: 444, title: "Disinformation", source: reconstructed, target: All, steps: [], weakened_by: [], tuck: [Ends(Tag(Society), N(2))], ongoing: [Forbids(Forecast)]),
]"#;

fn content() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    let read = || {
        let files = [("local.ron", LOCALS), ("global.ron", GLOBALS), ("crisis.ron", CRISES)];
        let own = BTreeMap::from(files.map(|(name, text)| (name.to_owned(), text.to_owned())));
        Arc::new(Content::with_overrides(&own).unwrap_or_else(|error| panic!("{error}")))
    };
    Arc::clone(CONTENT.get_or_init(read))
}

/// A table on the way.
pub(crate) struct Table {
    pub game: Daybreak,
    pub state: State,
    pub facts: Vec<Fact>,
}

/// A table with the default powers, its first crises and projects laid aside: the beginning of the Local stage of round
/// 1, with empty hands.
pub(crate) fn table(players: u8) -> Table {
    table_of(&Setup::new(players))
}

pub(crate) fn table_of(setup: &Setup) -> Table {
    laid_out(Daybreak::new(&content(), setup).unwrap())
}

fn laid_out(game: Daybreak) -> Table {
    let state = game.begin();
    let mut table = Table { game, state, facts: Vec::new() };
    let state = &mut table.state;
    state.crises = Few::EMPTY;
    while state.agenda.pop().is_some() {}
    state.stage = Stage::Local;
    state.agenda.push(Frame::Local);
    table
}

/// The same with the cards of the box.
pub(crate) fn box_table(players: u8) -> Table {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    let content = CONTENT.get_or_init(|| Arc::new(Content::builtin().unwrap()));
    laid_out(Daybreak::new(content, &Setup::new(players)).unwrap())
}

/// A table with one option.
pub(crate) fn table_with(players: u8, option: &str) -> Table {
    let mut setup = Setup::new(players);
    setup.options.insert(option.to_owned(), "true".to_owned());
    table_of(&setup)
}

/// A table where a challenge card for the group makes these changes, and a card 1.017 has this action.
pub(crate) fn table_changed(players: u8, changes: &str, action: &str) -> Table {
    table_in(&BUILTIN, &Setup::new(players), changes, action)
}

/// The same under an edition, with a setup.
pub(crate) fn table_in(edition: &'static Edition, setup: &Setup, changes: &str, action: &str) -> Table {
    let challenge = format!(
        "[(no: 534, title: \"Ours\", source: reconstructed, flavour: Variety, scope: Group, changes: {changes})]"
    );
    let ours = format!(
        "    (no: 17, title: \"Ours\", source: reconstructed, tags_source: reconstructed, solo: Out, \
         tags: [Nuclear, Nuclear, Wind], action: {action}),\n]"
    );
    let locals = LOCALS.trim_end_matches(']').to_owned() + &ours;
    let files = [
        ("local.ron", locals.as_str()),
        ("global.ron", GLOBALS),
        ("crisis.ron", CRISES),
        ("challenge.ron", &challenge),
    ];
    let own = BTreeMap::from(files.map(|(name, text)| (name.to_owned(), text.to_owned())));
    let content = Arc::new(Content::of_edition(edition, &own).unwrap_or_else(|error| panic!("{error}")));
    let mut setup = setup.clone();
    setup.challenges = vec![daybreak::ChallengePick::Named { card: CardNo(534), seat: None }];
    laid_out(Daybreak::new(&content, &setup).unwrap())
}

/// A table where crisis 3.419 strikes as this says: its target, and its steps.
pub(crate) fn table_struck(players: u8, target: &str, steps: &str) -> Table {
    let ours = format!(
        "    (no: 419, title: \"Ours\", source: reconstructed, target: {target}, steps: {steps}, \
         weakened_by: [Infrastructure], tuck: [Weakens(Any)], ongoing: []),\n]"
    );
    let crises = CRISES.trim_end_matches(']').to_owned() + &ours;
    let files = [("local.ron", LOCALS), ("global.ron", GLOBALS), ("crisis.ron", crises.as_str())];
    let own = BTreeMap::from(files.map(|(name, text)| (name.to_owned(), text.to_owned())));
    let content = Arc::new(Content::with_overrides(&own).unwrap_or_else(|error| panic!("{error}")));
    laid_out(Daybreak::new(&content, &Setup::new(players)).unwrap()).forecast(419)
}

/// A table at its very beginning.
pub(crate) fn opening(players: u8) -> Table {
    let game = Daybreak::new(&content(), &Setup::new(players)).unwrap();
    let state = game.begin();
    Table { game, state, facts: Vec::new() }
}

pub(crate) fn local(no: u16) -> LocalId {
    LocalId::of(CardNo(no)).unwrap()
}

pub(crate) fn crisis(no: u16) -> CrisisId {
    CrisisId::of(CardNo(no)).unwrap()
}

pub(crate) fn global(no: u16) -> GlobalId {
    GlobalId::of(CardNo(no)).unwrap()
}

impl Table {
    // --- laying out the board ---

    pub(crate) fn bands(mut self, bands: u8) -> Table {
        self.state.world.bands = bands;
        self
    }

    pub(crate) fn loose(mut self, carbon: u16) -> Table {
        self.state.world.loose = carbon;
        self
    }

    pub(crate) fn sinks(mut self, trees: u16, oceans: u16, dac: u16) -> Table {
        (self.state.world.trees, self.state.world.oceans, self.state.world.dac) = (trees, oceans, dac);
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Table {
        self.state.round = round;
        self
    }

    /// A board without emissions and dirty energy, with demand met.
    pub(crate) fn clean_boards(mut self) -> Table {
        for board in &mut self.state.boards {
            (board.dirty, board.emissions, board.clean) = (0, [0; 6], board.demand);
        }
        self
    }

    pub(crate) fn set(mut self, seat: u8, token: Token, count: u16) -> Table {
        let board = &mut self.state.boards[usize::from(seat)];
        match token {
            Token::Clean => board.clean = count,
            Token::Dirty => board.dirty = count,
            Token::Demand => board.demand = count,
            Token::Communities => board.communities = count,
            Token::Emissions(sector) => board.emissions[sector.index()] = count,
            Token::Resilience(kind) => board.resilience[kind.index()] = count,
            _ => panic!("{token:?} is not on a board"),
        }
        self
    }

    pub(crate) fn set_all(mut self, token: Token, count: u16) -> Table {
        for seat in 0..4 {
            self = self.set(seat, token, count);
        }
        self
    }

    pub(crate) fn hand(mut self, seat: u8, cards: &[u16]) -> Table {
        for &no in cards {
            let card = local(no);
            assert!(self.state.local_deck.take(card), "card {no} is not in the deck");
            self.state.boards[usize::from(seat)].hand.add(card);
        }
        self
    }

    /// A stack of these cards, front first, in place of the one there.
    pub(crate) fn stack(mut self, seat: u8, place: u8, cards: &[u16]) -> Table {
        let (mut chain, mut tags) = (Chain::EMPTY, TagCounts::NONE);
        for &no in cards.iter().rev() {
            let card = local(no);
            self.state.local_deck.take(card);
            self.state.next_card.0[card.index()] = chain.first;
            chain = Chain { first: card.0, len: chain.len + 1 };
            tags.add(&self.game.content().local(card).tags);
        }
        self.state.boards[usize::from(seat)].stacks[usize::from(place)] = Stack { cards: chain, tags };
        self
    }

    pub(crate) fn project(mut self, place: u8, no: u16) -> Table {
        let card = global(no);
        self.state.global_deck &= !(1 << card.0);
        let project = ProjectInPlay { card, active: false, tucked: Chain::EMPTY, used: [0; 4] };
        self.state.projects[usize::from(place)] = Some(project);
        self
    }

    /// A crisis face up in the row.
    pub(crate) fn forecast(mut self, no: u16) -> Table {
        let card = crisis(no);
        self.state.crisis_deck &= !(1 << card.0);
        self.state.crises.push(CrisisInPlay { face: Face::Up(card), in_force: false, tucked: Chain::EMPTY });
        self
    }

    pub(crate) fn unknown(mut self, count: u8) -> Table {
        for _ in 0..count {
            self.state.crises.push(CrisisInPlay { face: Face::Unknown, in_force: false, tucked: Chain::EMPTY });
        }
        self
    }

    // --- going on ---

    /// Goes to the Crisis stage, without Emissions: the agenda of that stage is empty, so it is over.
    pub(crate) fn crisis_stage(mut self) -> Table {
        while self.state.agenda.pop().is_some() {}
        self.state.stage = Stage::Emissions;
        self.state.agenda.push(Frame::Act { seat: Seat(0), doing: ActionSource::Crisis });
        self.nudge();
        self
    }

    /// Goes to the Growth stage.
    pub(crate) fn growth_stage(mut self) -> Table {
        while self.state.agenda.pop().is_some() {}
        self.state.stage = Stage::Crisis;
        self.state.agenda.push(Frame::Act { seat: Seat(0), doing: ActionSource::Crisis });
        self.nudge();
        self
    }

    /// Lets the table work on: any vote, draw or move does; here a move that nobody can make leaves all as it is.
    fn nudge(&mut self) {
        self.game.play(&mut self.state, Seat(0), Move::Back, &mut self.facts);
    }

    pub(crate) fn play(mut self, seat: u8, mv: Move) -> Table {
        if let Err(why) = refuse(&self.game, &self.state, Seat(seat), mv) {
            panic!("seat {seat} cannot play {mv:?}: {why}");
        }
        self.game.play(&mut self.state, Seat(seat), mv, &mut self.facts);
        self
    }

    /// The move is refused; this is why.
    pub(crate) fn why_not(&self, seat: u8, mv: Move) -> daybreak::Refusal {
        match refuse(&self.game, &self.state, Seat(seat), mv) {
            Err(Refused::Rule(why)) => why,
            other => panic!("{mv:?} of seat {seat}: {other:?}"),
        }
    }

    pub(crate) fn draw(mut self, draw: Draw) -> Table {
        if let Err(why) = self.game.check(&self.state, &draw) {
            panic!("{draw:?}: {why}");
        }
        self.game.draw(&mut self.state, draw, &mut self.facts);
        self
    }

    pub(crate) fn planet(self, effect: PlanetaryEffect) -> Table {
        self.draw(Draw::Planet(effect))
    }

    pub(crate) fn turns_up(self, no: u16) -> Table {
        self.draw(Draw::Crisis(crisis(no)))
    }

    pub(crate) fn all_done(mut self) -> Table {
        for seat in 0..self.game.players() {
            if self.asked().has(Seat(seat)) && self.offers(seat, Move::Done) {
                self = self.play(seat, Move::Done);
            }
        }
        self
    }

    /// Makes the draws that are due, by chance.
    pub(crate) fn settle(mut self) -> Table {
        let mut dice = Xoshiro::new(7);
        while let Next::Draw(need) = self.game.next(&self.state) {
            let draw = self.game.sample(&self.state, need, &mut dice);
            self.game.draw(&mut self.state, draw, &mut self.facts);
        }
        self
    }

    pub(crate) fn asked(&self) -> Seats {
        match self.game.next(&self.state) {
            Next::Ask(asked) => asked,
            _ => Seats::NONE,
        }
    }

    pub(crate) fn moves(&self, seat: u8) -> Vec<Move> {
        moves_of(&self.game, &self.state, Seat(seat))
    }

    pub(crate) fn offers(&self, seat: u8, mv: Move) -> bool {
        self.moves(seat).contains(&mv)
    }

    pub(crate) fn told(&self, is: impl Fn(&Fact) -> bool) -> bool {
        self.facts.iter().any(is)
    }

    /// Uniformly random moves to the end.
    pub(crate) fn play_out(mut self, seed: u64) -> daybreak::Outcome {
        tabletop::playout(&self.game, &mut self.state, &mut Xoshiro::new(seed), &mut Vec::new()).0
    }

    /// Nobody hears it.
    pub(crate) fn quietly(mut self, seat: u8, mv: Move) -> Table {
        self.game.play(&mut self.state, Seat(seat), mv, &mut Silent);
        self
    }
}
