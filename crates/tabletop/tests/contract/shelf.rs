//! A game for taking back: four things on a shelf, and everybody helps themselves at the same time, as long as they
//! like.

use serde::{Deserialize, Serialize};
use tabletop::{Audience, Dice, Game, Next, Seat, Seats, Source, Tell, Timeline};

#[derive(Clone, Debug)]
pub(crate) struct Shelf;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Deed {
    /// Takes a thing from the shelf.
    Take(usize),
    /// Takes a thing from somebody else.
    Snatch(usize),
    /// Looks at something hidden, alone.
    Peek,
    /// Shows something to one seat.
    Show(Seat),
    /// Lets chance put a thing back.
    Roll,
    /// Ends the game for all.
    Leave,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Things {
    pub owners: [Option<Seat>; 4],
    pub rolling: bool,
    pub over: bool,
}

impl Game for Shelf {
    const ID: &'static str = "shelf";
    const RULES: u32 = 1;
    type State = Things;
    type Move = Deed;
    type Need = ();
    type Draw = usize;
    type View = Things;
    type Eye<'a> = (&'a Things, Seat);
    type Fact = ();
    type Refusal = &'static str;
    type Outcome = ();

    fn players(&self) -> u8 {
        3
    }

    fn begin(&self) -> Things {
        Things::default()
    }

    fn next(&self, state: &Things) -> Next<(), ()> {
        match state {
            Things { over: true, .. } => Next::Over(()),
            Things { rolling: true, .. } => Next::Draw(()),
            _ => Next::Ask(Seats::all(3)),
        }
    }

    fn eye<'a>(&'a self, state: &'a Things, seat: Seat) -> (&'a Things, Seat) {
        (state, seat)
    }

    fn eye_of<'a>(&'a self, view: &'a Things) -> Option<(&'a Things, Seat)> {
        Some((view, Seat(0)))
    }

    fn moves(&self, eye: &(&Things, Seat), out: &mut Vec<Deed>) {
        let things = (0..4).flat_map(|thing| [Deed::Take(thing), Deed::Snatch(thing)]);
        out.extend(things.chain([Deed::Peek, Deed::Roll, Deed::Leave]).filter(|&deed| self.judge(eye, deed).is_ok()));
    }

    fn judge(&self, &(state, seat): &(&Things, Seat), mv: Deed) -> Result<(), &'static str> {
        match mv {
            Deed::Take(thing) if state.owners[thing].is_some() => Err("it is not on the shelf"),
            Deed::Snatch(thing) if state.owners[thing].is_none_or(|owner| owner == seat) => Err("nobody else has it"),
            _ => Ok(()),
        }
    }

    fn play(&self, state: &mut Things, seat: Seat, mv: Deed, _tell: &mut impl Tell<Things, ()>) {
        match mv {
            Deed::Take(thing) | Deed::Snatch(thing) => state.owners[thing] = Some(seat),
            Deed::Roll => state.rolling = true,
            Deed::Leave => state.over = true,
            Deed::Peek | Deed::Show(_) => {}
        }
    }

    fn frontier(&self, _state: &Things, seat: Seat, mv: Deed) -> Seats {
        match mv {
            Deed::Peek => Seats::only(seat),
            Deed::Show(other) => Seats::only(other),
            _ => Seats::NONE,
        }
    }

    fn source(&self, (): ()) -> Source {
        Source("thing")
    }

    fn sample(&self, _state: &Things, (): (), dice: &mut impl Dice) -> usize {
        dice.below(4) as usize
    }

    fn check(&self, _state: &Things, draw: &usize) -> Result<(), String> {
        if *draw < 4 { Ok(()) } else { Err("there are four things".to_owned()) }
    }

    fn draw(&self, state: &mut Things, draw: usize, _tell: &mut impl Tell<Things, ()>) {
        state.rolling = false;
        state.owners[draw] = None;
    }

    fn view(&self, state: &Things, _who: Audience) -> Things {
        state.clone()
    }

    fn imagine(&self, view: &Things, _dice: &mut impl Dice) -> Things {
        view.clone()
    }
}

/// A shelf after these deeds.
pub(crate) fn shelf(deeds: &[(u8, Deed)]) -> Timeline<Shelf> {
    let mut timeline = Timeline::new(Shelf);
    for &(seat, deed) in deeds {
        timeline.play(Seat(seat), deed, &mut tabletop::Silent).unwrap();
    }
    timeline
}
