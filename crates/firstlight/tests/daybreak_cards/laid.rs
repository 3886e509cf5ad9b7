//! A game of Daybreak that begins in the middle: on a board that was laid out by hand.

use daybreak::{Daybreak, Draw, Eye, Fact, Move, Need, Outcome, Refusal, State, View};
use tabletop::{Audience, Dice, Game, Next, Seat, Seats, Sight, Source, Tell};

/// The rules of a table, and the state its timeline begins with. Everything but the beginning is the game's own.
#[derive(Clone, Debug)]
pub(crate) struct Laid {
    pub game: Daybreak,
    pub state: State,
}

impl Game for Laid {
    const ID: &'static str = Daybreak::ID;
    const RULES: u32 = Daybreak::RULES;
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
        self.game.players()
    }

    fn begin(&self) -> State {
        self.state
    }

    fn next(&self, state: &State) -> Next<Need, Outcome> {
        self.game.next(state)
    }

    fn eye<'a>(&'a self, state: &'a State, seat: Seat) -> Eye<'a> {
        self.game.eye(state, seat)
    }

    fn eye_of<'a>(&'a self, view: &'a View) -> Option<Eye<'a>> {
        self.game.eye_of(view)
    }

    fn moves(&self, eye: &Eye<'_>, out: &mut Vec<Move>) {
        self.game.moves(eye, out);
    }

    fn judge(&self, eye: &Eye<'_>, mv: Move) -> Result<(), Refusal> {
        self.game.judge(eye, mv)
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Move, tell: &mut impl Tell<State, Fact>) {
        self.game.play(state, seat, mv, tell);
    }

    fn frontier(&self, state: &State, seat: Seat, mv: Move) -> Seats {
        self.game.frontier(state, seat, mv)
    }

    fn source(&self, need: Need) -> Source {
        self.game.source(need)
    }

    fn sample(&self, state: &State, need: Need, dice: &mut impl Dice) -> Draw {
        self.game.sample(state, need, dice)
    }

    fn check(&self, state: &State, draw: &Draw) -> Result<(), String> {
        self.game.check(state, draw)
    }

    fn draw(&self, state: &mut State, draw: Draw, tell: &mut impl Tell<State, Fact>) {
        self.game.draw(state, draw, tell);
    }

    fn view(&self, state: &State, who: Audience) -> View {
        self.game.view(state, who)
    }

    fn seen(&self, fact: &Fact, who: Audience) -> Sight<Fact> {
        self.game.seen(fact, who)
    }

    fn imagine(&self, view: &View, dice: &mut impl Dice) -> State {
        self.game.imagine(view, dice)
    }
}
