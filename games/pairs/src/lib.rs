//! Pairs as a whole game: the smallest title there is. Its rules are those of `tabletop::toy`; what the house needs to know
//! besides is here. `docs/adding-a-game.md` walks through it.

mod players;
mod teller;
mod terminal;

use bots::{Adviser, Bot, Profile, UnknownBot};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use tabletop::log::ContentRef;
use tabletop::toy::{Pairs, State, View};
use tabletop::{Commitment, Seat, Seats, Timeline};
use teller::Narrator;
use terminal::Screen;
use title::sim::Wins;
use title::terminal::Pages;
use title::terminal::screen::Style;
use title::{NotOpened, Refuses, Title, wrong_players};
use words::{Names, Words};

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PairsSetup")]
pub struct Setup {
    /// How many play.
    pub players: u8,
}

/// The whole game.
#[derive(Clone, Copy, Debug)]
pub struct PairsTitle;

impl Title for PairsTitle {
    type Game = Pairs;
    const NAME: &'static str = "Pairs";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const SECRETS: bool = true;
    const RULEBOOK: Pages = Pages {
        en: include_str!("../rulebook/en.txt"),
        es: include_str!("../rulebook/es.txt"),
        pt_br: include_str!("../rulebook/pt-BR.txt"),
    };
    type Setup = Setup;
    type Teller<'a> = Narrator<'a>;
    type Terminal<'a> = Screen<'a>;
    type Tally = Wins;
    // What a larger game has, and this one has not: content files, a debrief, pieces to draw, cards to use, a forecast, and
    // more to say of a move than the chance to win.
    type Content = ();
    type Debrief = ();
    type Shown = View;
    type Library = ();
    type Uses = ();
    type Ahead = ();
    type Forecast = ();
    type Prospect = ();

    fn builtin() -> Result<(), NotOpened> {
        Ok(())
    }

    fn content_ref((): &()) -> ContentRef {
        ContentRef { id: Self::ID.to_owned(), hash: Commitment::of_text(Self::ID), files: BTreeMap::new() }
    }

    fn plain_setup(players: usize) -> Result<Setup, NotOpened> {
        let players = u8::try_from(players).map_err(|_| wrong_players::<Self>(players))?;
        Ok(Setup { players })
    }

    /// One person and one bot.
    fn daily(_number: u64) -> (Setup, usize) {
        (Setup { players: 2 }, 1)
    }

    fn make((): &(), setup: &Setup) -> Result<Pairs, NotOpened> {
        match Self::PLAYERS.contains(&setup.players) {
            true => Ok(Pairs::new(setup.players)),
            false => Err(wrong_players::<Self>(setup.players.into())),
        }
    }

    fn bot(name: &str) -> Result<Box<dyn Bot<Pairs>>, UnknownBot> {
        players::ROSTER.seat(name)
    }

    fn profiles() -> Vec<Profile> {
        players::ROSTER.profiles().collect()
    }

    fn adviser() -> Box<dyn Adviser<Pairs, ()>> {
        players::adviser()
    }

    fn teller<'a>(game: &'a Pairs, words: &'a Words, names: &'a Names) -> Narrator<'a> {
        Narrator { game, words, names }
    }

    fn terminal<'a>(game: &'a Pairs, (): &'a (), words: &'a Words, names: &'a Names, style: Style) -> Screen<'a> {
        Screen { narrator: Narrator { game, words, names }, style }
    }

    fn show(_game: &Pairs, view: &View) -> View {
        view.clone()
    }

    fn library((): &(), _words: &Words) {}

    fn uses(_game: &Pairs, _view: &View, _teller: &Narrator<'_>, _refuses: Refuses<'_, Pairs>) {}

    fn debrief(_timeline: &Timeline<Pairs>) {}

    /// The most points of a person.
    fn score(points: &[u8; 4], people: Seats) -> i64 {
        people.iter().map(|seat| i64::from(points[seat.index()])).max().unwrap_or(0)
    }

    fn won(points: &[u8; 4], seat: Seat) -> bool {
        points.iter().max() == points.get(seat.index())
    }

    fn stretch(state: &State) -> u32 {
        state.rounds.into()
    }

    fn round(game: &Pairs, view: &View) -> u8 {
        (view.rounds + 1).min(game.length())
    }
}
