//! What a game adds to the search: worlds, a way to play on, and what an end is worth.

use tabletop::{Game, Seat, Seats, Xoshiro};

/// Most seats of a table.
pub const SEATS: usize = Seats::MAX as usize;

/// What an end is worth to every seat, from 0 (the worst) to 1 (the best); beyond the table 0. At a co-operative table
/// all seats have the same value.
pub type Values = [f32; SEATS];

/// A place in an imagined game where a seat is to move.
#[derive(Debug)]
pub struct Position<'a, G: Game> {
    /// The rules at the table.
    pub game: &'a G,
    /// Where the game stands.
    pub state: &'a G::State,
    /// Who is to move.
    pub seat: Seat,
}

/// What a search needs to know of a game besides its rules.
///
/// A guide never sees the state of a table: all states it gets are imagined from a view.
pub trait Guide<G: Game>: Send + Sync {
    /// What one thread keeps between calls, such as lists that are used again.
    type Scratch: Default + Send;

    /// What is worked out once for a decision: at least what sampling worlds behind its view needs.
    type Brief<'a>: Sync
    where
        Self: 'a,
        G: 'a;

    /// Numbers that interest people, such as "honors"; advice gives their mean for each move.
    const GAUGES: &'static [&'static str] = &[];

    /// Looks at a decision.
    fn brief<'a>(&'a self, game: &'a G, view: &'a G::View) -> Self::Brief<'a>;

    /// Worlds are asked for anew, perhaps behind another view: whatever the scratch holds of earlier ones is to be forgotten.
    fn settle(&self, scratch: &mut Self::Scratch) {
        let _ = scratch;
    }

    /// One of the worlds that may lie behind the view, by chance.
    fn imagine(&self, brief: &Self::Brief<'_>, scratch: &mut Self::Scratch, dice: &mut Xoshiro) -> G::State;

    /// The move of an asked seat outside the tree: cheap, legal, and better the more like good players it is.
    fn choose(
        &self,
        brief: &Self::Brief<'_>,
        position: &Position<'_, G>,
        scratch: &mut Self::Scratch,
        dice: &mut Xoshiro,
    ) -> G::Move;

    /// What the end of a game is worth to every seat.
    fn value(&self, game: &G, state: &G::State, outcome: &G::Outcome) -> Values;

    /// What an unfinished game is worth, if it should be judged here and not played on. `moves` have been made since the
    /// decision that is searched.
    fn estimate(&self, game: &G, state: &G::State, moves: u32, scratch: &mut Self::Scratch) -> Option<Values> {
        let _ = (game, state, moves, scratch);
        None
    }

    /// How likely a good player in this seat makes each of the moves: as many numbers as moves, adding up to 1. Left
    /// empty, the search tries every move before it tries one again.
    fn prior(
        &self,
        brief: &Self::Brief<'_>,
        position: &Position<'_, G>,
        moves: &[G::Move],
        scratch: &mut Self::Scratch,
        prior: &mut Vec<f32>,
    ) {
        let _ = (brief, position, moves, scratch, prior);
    }

    /// What a seat sees where it decides, as far as the tree should tell it apart beyond the moves in it.
    fn aspect(&self, game: &G, state: &G::State, seat: Seat) -> u32 {
        let _ = (game, state, seat);
        0
    }

    /// Does this move stay hidden from the other seats for now? The search then does not tell such moves apart.
    fn hides(&self, game: &G, state: &G::State, seat: Seat, mv: G::Move) -> bool {
        let _ = (game, state, seat, mv);
        false
    }

    /// The chance to win that is left to a seat where a line ended. What a search goes by may count more than that.
    fn chance(&self, game: &G, state: &G::State, seat: Seat, values: &Values) -> f32 {
        let _ = (game, state);
        values[seat.index()]
    }

    /// Reads the [`GAUGES`](Guide::GAUGES) for a seat where a line ended.
    fn gauge(&self, game: &G, state: &G::State, seat: Seat, scratch: &mut Self::Scratch, gauges: &mut [f32]) {
        let _ = (game, state, seat, scratch, gauges);
    }
}

/// A guide to any game: worlds as the game imagines them, any legal move, and the value of an end as told.
#[derive(Clone, Copy, Debug)]
pub struct Plain<V>(pub V);

impl<G, V> Guide<G> for Plain<V>
where
    G: Game,
    V: Fn(&G::Outcome) -> Values + Send + Sync,
{
    type Scratch = Vec<G::Move>;
    type Brief<'a>
        = (&'a G, &'a G::View)
    where
        Self: 'a,
        G: 'a;

    fn brief<'a>(&'a self, game: &'a G, view: &'a G::View) -> (&'a G, &'a G::View) {
        (game, view)
    }

    fn imagine(&self, &(game, view): &(&G, &G::View), _room: &mut Vec<G::Move>, dice: &mut Xoshiro) -> G::State {
        game.imagine(view, dice)
    }

    fn choose(
        &self,
        _brief: &(&G, &G::View),
        &Position { game, state, seat }: &Position<'_, G>,
        scratch: &mut Vec<G::Move>,
        dice: &mut Xoshiro,
    ) -> G::Move {
        game.pick(&game.eye(state, seat), scratch, dice)
    }

    fn value(&self, _game: &G, _state: &G::State, outcome: &G::Outcome) -> Values {
        (self.0)(outcome)
    }
}
