//! Daybreak as a [`Game`]: every question and draw goes to the module that carries it out.

use crate::ahead::Memory;
use crate::content::{Content, Options};
use crate::draws::{Draw, Need};
use crate::facts::{Fact, Outcome};
use crate::moves::{Move, Refusal};
use crate::pending::{ActionSource, Frame};
use crate::setup::{ChallengePick, Setup, SetupError};
use crate::stages::{crisis, global, local};
use crate::state::{MAX_PLAYERS, PerSeat, State};
use crate::view::View;
use crate::vocab::{CrisisId, Deck, GlobalId, Power, Set, Stage};
use crate::{begin, chance, crises, desk, group, projects, run, thermometer, walk, windows};
use std::sync::Arc;
use tabletop::{Audience, Dice, Game, Next, Seat, Seats, Sight, Silent, Source, Tell};

/// The rules of Daybreak at one table: content, powers, options.
#[derive(Clone, Debug)]
pub struct Daybreak {
    pub(crate) content: Arc<Content>,
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) powers: Vec<Power>,
    pub(crate) sets: PerSeat<Set>,
    pub(crate) trees: u16,
    pub(crate) oceans: u16,
    pub(crate) challenges: Vec<ChallengePick>,
    /// By project: the cards that make it active, where nothing else does.
    pub(crate) cards_needed: Vec<Option<u16>>,
    /// The state every game at this table begins with.
    opening: State,
    /// What was worked out last for those who look.
    pub(crate) memory: Memory,
}

/// What decides the moves of a seat: nothing is hidden, so it is the state itself.
pub type Eye<'a> = (&'a State, Seat);

impl Daybreak {
    /// A table.
    pub fn new(content: &Arc<Content>, setup: &Setup) -> Result<Daybreak, SetupError> {
        let mut options = content.options();
        for (name, value) in &setup.options {
            options.set(name, value)?;
        }
        Daybreak::with_options(content, setup, options)
    }

    /// A table with these options as a base, such as [`Options::simulation`]; those of the setup are not read.
    pub fn with_options(content: &Arc<Content>, setup: &Setup, options: Options) -> Result<Daybreak, SetupError> {
        setup.check(content)?;
        let players = setup.powers.len();
        let row = if players == 1 { content.setup(&[]) } else { content.setup(&setup.powers) };
        let row = row.ok_or(SetupError::Powers(players))?;
        // DB-SETUP-13: alone, the power is a name and a colour only.
        let mut sets = [Set::Solo; MAX_PLAYERS];
        if players > 1 {
            setup.powers.iter().zip(&mut sets).for_each(|(power, set)| *set = power.set());
        }
        let mut game = Daybreak {
            content: Arc::clone(content),
            options,
            players: players as u8,
            powers: setup.powers.clone(),
            sets,
            trees: row.trees.into(),
            oceans: row.oceans.into(),
            challenges: setup.challenges.clone(),
            cards_needed: (0..content.size(Deck::Global) as u8)
                .map(|card| projects::cards_needed(content, GlobalId(card), players as u8))
                .collect(),
            opening: State::BARE,
            memory: Memory::default(),
        };
        game.opening = begin::set_up(&game, &mut Silent);
        Ok(game)
    }

    /// A table with the content that comes with the program.
    pub fn builtin(setup: &Setup) -> Result<Daybreak, SetupError> {
        Daybreak::new(&Arc::new(Content::builtin()?), setup)
    }

    /// The cards and the board this table plays with.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// The readings this table plays by.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The powers in the order of the seats.
    pub fn powers(&self) -> &[Power] {
        &self.powers
    }

    /// The seats in order.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }
}

impl Game for Daybreak {
    const ID: &'static str = "daybreak";
    const RULES: u32 = 1;
    type State = State;
    type Move = Move;
    type Need = Need;
    type Draw = Draw;
    type View = View;
    type Eye<'a> = Eye<'a>;
    type Fact = Fact;
    type Refusal = Refusal;
    type Outcome = Outcome;

    fn players(&self) -> u8 {
        self.players
    }

    fn begin(&self) -> State {
        self.opening
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Need, Outcome> {
        // Most questions are those of the Local stage: these are answered here, the others elsewhere.
        match state.frame() {
            Some(Frame::Local) if state.ending.is_none() => Next::Ask(windows::asked_in_local(self.at(state))),
            _ => run::waits_for(self.at(state)),
        }
    }

    fn eye<'a>(&'a self, state: &'a State, seat: Seat) -> Eye<'a> {
        (state, seat)
    }

    fn eye_of<'a>(&'a self, view: &'a View) -> Option<Eye<'a>> {
        match view.who {
            Audience::Seat(seat) => Some((&view.state, seat)),
            Audience::Spectator | Audience::Omniscient => None,
        }
    }

    fn moves(&self, &(state, seat): &Eye<'_>, out: &mut Vec<Move>) {
        let position = self.at(state);
        if group::group_question(position).is_some() {
            group::vote_moves(position, seat, out);
        } else if let Some(open) = desk::open_question(position, seat) {
            desk::open_moves(&open, out);
        } else {
            windows::free_moves(position, seat, out);
        }
    }

    fn pick(&self, &(state, seat): &Eye<'_>, room: &mut Vec<Move>, dice: &mut impl Dice) -> Move {
        let position = self.at(state);
        let open = state.desks[seat.index()].is_open();
        if !open && matches!(state.frame(), Some(Frame::Local)) && !state.done.has(seat) {
            return windows::pick_local(position, seat, dice);
        }
        if open
            && group::group_question(position).is_none()
            && let Some(open) = desk::open_question(position, seat)
        {
            return desk::pick_open(&open, dice);
        }
        room.clear();
        self.moves(&(state, seat), room);
        *dice.pick(room)
    }

    fn judge(&self, &(state, seat): &Eye<'_>, mv: Move) -> Result<(), Refusal> {
        let position = self.at(state);
        if group::group_question(position).is_some() {
            group::judge_vote(position, seat, mv)
        } else if let Some(open) = desk::open_question(position, seat) {
            desk::judge_open(position, seat, &open, mv)
        } else {
            windows::judge_free(position, seat, mv)
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<State, Fact>) {
        let course = &mut self.course(state, tell);
        if group::group_question(course.position()).is_some() {
            group::vote(course, seat, mv);
        } else if course.state.desks[seat.index()].is_open() {
            desk::answer(course, seat, mv);
        } else {
            match mv {
                Move::Act(stack) => desk::begin_action(course, seat, ActionSource::Stack(stack)),
                Move::UseProject(at) => desk::begin_action(course, seat, ActionSource::Project(at)),
                Move::Pass => run::pass(course, seat),
                _ => local::play_local(course, seat, mv),
            }
        }
        walk::go_on_with_others(course, seat);
        thermometer::check_loss(course);
        run::run_on(course);
    }

    /// The end of a stage, of a window, of a decision: whatever changes what the table does next.
    fn frontier(&self, state: &State, seat: Seat, mv: Move) -> Seats {
        let mut after = *state;
        self.play(&mut after, seat, mv, &mut Silent);
        let same = after.agenda == state.agenda && after.stage == state.stage && after.round == state.round;
        if same { Seats::NONE } else { Seats::all(self.players) }
    }

    fn source(&self, need: Need) -> Source {
        need.source()
    }

    fn sample(&self, state: &State, need: Need, dice: &mut impl Dice) -> Draw {
        match need {
            Need::Challenges => Draw::Challenges(begin::sample_challenges(self, dice)),
            Need::Local { count } => Draw::Local(local::sample_cards(self.at(state), count, dice)),
            Need::Projects { count } => Draw::Projects(global::sample_projects(self.at(state), count, dice)),
            Need::Crisis { .. } => {
                let at = if let Some(Frame::TurnUp { at }) = state.frame() { at } else { 0 };
                let mut pool = crises::crisis_pool(self.at(state), at);
                for _ in 0..dice.below(pool.count_ones().max(1)) {
                    pool &= pool - 1;
                }
                Draw::Crisis(CrisisId(pool.trailing_zeros() as u8))
            }
            Need::Planet => Draw::Planet(chance::sample_planet(self, dice)),
            Need::Geoengineering => {
                Draw::Geoengineering(1 + dice.below(self.content.board().geoengineering_die.into()) as u8)
            }
            Need::Ties { tied } => Draw::Ties(crises::sample_ties(self, tied, dice)),
        }
    }

    fn check(&self, state: &State, draw: &Draw) -> Result<(), String> {
        chance::check_draw(self.at(state), draw)
    }

    fn draw(&self, state: &mut State, draw: Draw, tell: &mut impl Tell<State, Fact>) {
        // Nobody hears the beginning itself, so what happened in it is told with the first draw.
        if tell.listens() && state.round == 1 && state.stage == Stage::Global && *state == self.opening {
            begin::set_up(self, tell);
        }
        let course = &mut self.course(state, tell);
        match (draw, course.state.frame()) {
            (Draw::Challenges(cards), _) => begin::challenge(course, &cards),
            (Draw::Local(cards), _) => local::draw_cards(course, cards),
            (Draw::Projects(cards), _) => global::draw_projects(course, &cards),
            (Draw::Crisis(card), Some(Frame::TurnUp { at })) => crises::turn_up(course, at, card),
            (Draw::Planet(effect), _) => crisis::roll_planet(course, effect),
            (Draw::Geoengineering(face), _) => run::roll_die(course, face),
            (Draw::Ties(faces), _) => crises::break_tie(course, faces),
            (Draw::Crisis(_), _) => {}
        }
        run::run_on(course);
    }

    fn view(&self, state: &State, who: Audience) -> View {
        View::of(self, state, who)
    }

    fn seen(&self, _fact: &Fact, _who: Audience) -> Sight<Fact> {
        // DB-INFO-01, DB-INFO-02: what happens, happens in the open.
        Sight::Whole
    }

    fn imagine(&self, view: &View, _dice: &mut impl Dice) -> State {
        view.state
    }
}
