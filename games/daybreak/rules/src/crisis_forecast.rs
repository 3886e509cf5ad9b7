//! What a crisis that lies face up would do as things stand: it is resolved on a copy of the state, by the rules that
//! will resolve it, and what has changed is read off.

use crate::course::Course;
use crate::crises;
use crate::desk::{self, move_of};
use crate::facts::Losses;
use crate::few::Few;
use crate::game::Daybreak;
use crate::group;
use crate::harm;
use crate::language::{Modifier, Token};
use crate::measure;
use crate::pending::{Frame, SeatPrompt};
use crate::position::Position;
use crate::stages::{crisis, growth, local};
use crate::state::{MAX_PLAYERS, PerSeat, PlayerBoard, State};
use crate::vocab::{CrisisId, Resilience, Sector};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats, Silent};

/// What one crisis that lies face up would do, as things stand.
///
/// Nobody is taken to answer it in its window. Where somebody would have to choose, the first possible answer is taken
/// and the seat is named in `choice`. In a tie every fall of the die is tried, and the greatest change is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CrisisForecast {
    /// Its place in the row.
    pub at: u8,
    /// Which.
    pub card: CrisisId,
    /// Whom it would strike; more than one for a crisis with one target is a tie.
    pub targets: Seats,
    /// Cancelled or ended by the cards under it.
    pub undone: bool,
    /// Seats that would have something to choose; all of them, where the group decides.
    pub choice: Seats,
    /// Does a die or a draw decide a part of it? What comes of that is left out.
    pub chance: bool,
    /// What would change for each seat.
    pub seats: PerSeat<SeatChange>,
    /// What would change for all.
    pub world: WorldChange,
    /// What is in force from its resolution on, or already.
    pub ongoing: Few<Modifier, 2>,
    /// The losses it would bring.
    pub losses: Losses,
}

/// What would change for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakSeatChange"))]
pub struct SeatChange {
    /// Tokens on the board that change, and by how many.
    pub tokens: Few<(Token, i16), 13>,
    /// Cards in hand and play area.
    pub cards: i16,
    /// Cards of the next draw step; what the crisis takes off, what it puts in force, and what communities cost.
    pub draws: i16,
    /// Growth of demand.
    pub growth: i16,
}

/// What would change for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakWorldChange"))]
pub struct WorldChange {
    /// Tokens of the world that change, and by how many; carbon on the thermometer counts its bands.
    pub tokens: Few<(Token, i16), 5>,
    /// Bands on the thermometer.
    pub bands: i16,
    /// Crises still to come in this round.
    pub crises: i16,
    /// Global projects in play.
    pub projects: i16,
}

/// What the crisis in this place of the row would do as things stand, or, in force, what it does; none if it does
/// not lie face up or the game is over.
pub(crate) fn crisis_forecast(position: Position<'_>, at: u8) -> Option<CrisisForecast> {
    let (crisis, card) = crises::crisis_up(position, at).filter(|_| position.state.ending.is_none())?;
    let rules = position.rules.content.crisis(card);
    let undone = crises::is_undone(position, &crisis, card);
    let mut forecast = CrisisForecast {
        at,
        card,
        targets: crises::targets(position, card),
        undone,
        choice: Seats::NONE,
        chance: false,
        seats: [SeatChange::default(); MAX_PLAYERS],
        world: WorldChange::default(),
        ongoing: if undone { Few::EMPTY } else { rules.ongoing },
        losses: Losses::default(),
    };
    let mut copy = *position.state;
    if crisis.in_force {
        if let Some(place) = copy.crises.get_mut(usize::from(at)) {
            place.in_force = false;
        }
        measure::refresh_modifiers(position.rules, &mut copy);
        forecast.note(position.rules, &copy, position.state);
        return Some(forecast);
    }
    if undone {
        return Some(forecast);
    }
    // A crisis that is being resolved goes on from where it is.
    let resolving = |frame: &Frame| matches!(frame, Frame::Strike { at: place, .. } if *place == at);
    let depth = position.state.agenda.iter().position(resolving);
    match (depth, position.state.frame()) {
        (Some(_), Some(Frame::Ties { tied, .. })) => forecast.targets = tied,
        (Some(_), _) => forecast.targets = position.state.current_crisis.targets,
        (None, _) => {
            copy.agenda = Few::EMPTY;
            copy.desks = [SeatPrompt::EMPTY; MAX_PLAYERS];
            crisis::strike_begins(&mut position.rules.course(&mut copy, &mut Silent), at, card, crisis.tucked.len);
        }
    }
    foresee(position.rules, position.state, copy, depth.unwrap_or(0), &mut forecast);
    Some(forecast)
}

/// Resolves the crisis until its frames are gone, and notes what has changed.
fn foresee(rules: &Daybreak, before: &State, mut after: State, depth: usize, forecast: &mut CrisisForecast) {
    while let Some(frame) = after.frame().filter(|_| after.ending.is_none() && after.agenda.len() > depth) {
        match frame {
            Frame::Strike { at, step } => crisis::strike(&mut rules.course(&mut after, &mut Silent), at, step),
            Frame::Ties { tied, .. } => {
                after.agenda.pop();
                for seat in tied.iter() {
                    after.current_crisis.targets = Seats::only(seat);
                    foresee(rules, before, after, depth, forecast);
                }
                return;
            }
            Frame::Spare { .. } | Frame::LoseProject { .. } => {
                let mut first = None;
                group::each_choice(rules.at(&after), |choice| {
                    first.get_or_insert(choice);
                });
                if group::only_choice(rules.at(&after)).is_none() && first.is_some() {
                    forecast.choice = Seats::all(rules.players);
                }
                match first {
                    Some(choice) => group::decide(&mut rules.course(&mut after, &mut Silent), choice),
                    None => {
                        after.agenda.pop();
                    }
                }
            }
            Frame::Desks { cause } => {
                for seat in rules.seats() {
                    if choose_first(&mut rules.course(&mut after, &mut Silent), seat) {
                        forecast.choice = forecast.choice.with(seat);
                    }
                }
                harm::settle_desks(&mut rules.course(&mut after, &mut Silent), cause);
            }
            Frame::Die { .. } | Frame::DrawCards { .. } => {
                forecast.chance = true;
                after.agenda.pop();
            }
            _ => {
                after.agenda.pop();
            }
        }
    }
    forecast.note(rules, before, &after);
}

/// A seat pays what it owes with the first answers there are. Did it owe anything?
fn choose_first(course: &mut Course<'_, Silent>, seat: Seat) -> bool {
    let owed = course.state.desks[seat.index()].owes();
    while course.state.desks[seat.index()].owes() {
        let open = desk::open_question(course.position(), seat);
        let Some((ask, answer)) = open.and_then(|open| Some((open.ask, open.answers.first()?))) else {
            course.state.desks[seat.index()].owes = None;
            break;
        };
        desk::answer(course, seat, move_of(ask, answer));
    }
    owed
}

impl CrisisForecast {
    /// Notes what is different, where it is more than what was noted before.
    fn note(&mut self, game: &Daybreak, before: &State, after: &State) {
        for seat in game.seats() {
            let (own, now) = (&mut self.seats[seat.index()], after.board(seat));
            let was = before.board(seat);
            for (token, from, to) in board_tokens(was, now) {
                note_token(&mut own.tokens, token, from, to);
            }
            greater(&mut own.cards, change(cards(was), cards(now)));
            let draws = |state: &State| local::draw_step(game.at(state), seat).into();
            greater(&mut own.draws, change(draws(before), draws(after)));
            greater(
                &mut own.growth,
                change(growth::growth(game.at(before), seat), growth::growth(game.at(after), seat)),
            );
        }
        let world = &mut self.world;
        let tokens = [Token::Trees, Token::Oceans, Token::Dac, Token::RecentCarbon, Token::ThermometerCarbon];
        for token in tokens {
            let count = |state: &State| game.at(state).count(Seat(0), token);
            note_token(&mut world.tokens, token, count(before), count(after));
        }
        let to_come = |state: &State| state.crises.iter().filter(|crisis| !crisis.in_force).count() as u16;
        let projects = |state: &State| state.projects.iter().flatten().count() as u16;
        greater(&mut world.bands, change(before.world.bands.into(), after.world.bands.into()));
        greater(&mut world.projects, change(projects(before), projects(after)));
        // The crisis itself leaves or comes into force.
        let still = after.crises.get(usize::from(self.at)).is_some_and(|place| {
            matches!(place.face, crate::state::Face::Up(card) if card == self.card) && !place.in_force
        });
        greater(&mut world.crises, change(to_come(before).saturating_sub(1), to_come(after) - u16::from(still)));
        if let Some(outcome) = after.ending {
            self.losses.too_hot |= outcome.losses.too_hot;
            self.losses.communities = self.losses.communities.iter().chain(outcome.losses.communities.iter()).collect();
        }
    }
}

/// Every token of a board, before and after.
pub(crate) fn board_tokens(was: &PlayerBoard, now: &PlayerBoard) -> impl Iterator<Item = (Token, u16, u16)> {
    let plain = [
        (Token::Communities, was.communities, now.communities),
        (Token::Demand, was.demand, now.demand),
        (Token::Dirty, was.dirty, now.dirty),
        (Token::Clean, was.clean, now.clean),
    ];
    let sector = |s: Sector| (Token::Emissions(s), was.emissions[s.index()], now.emissions[s.index()]);
    let kind = |r: Resilience| (Token::Resilience(r), was.resilience[r.index()], now.resilience[r.index()]);
    plain.into_iter().chain(Sector::ALL.map(sector)).chain(Resilience::ALL.map(kind))
}

fn cards(board: &PlayerBoard) -> u16 {
    board.hand.len() as u16 + board.stacks.iter().map(|stack| u16::from(stack.cards.len)).sum::<u16>()
}

pub(crate) fn change(from: u16, to: u16) -> i16 {
    (i32::from(to) - i32::from(from)) as i16
}

fn greater(noted: &mut i16, change: i16) {
    if change.unsigned_abs() > noted.unsigned_abs() {
        *noted = change;
    }
}

fn note_token<const N: usize>(tokens: &mut Few<(Token, i16), N>, token: Token, from: u16, to: u16) {
    let change = change(from, to);
    let known = tokens.iter().position(|(known, _)| *known == token);
    match known.and_then(|place| tokens.get_mut(place)) {
        Some((_, noted)) => greater(noted, change),
        None if change != 0 => {
            tokens.push((token, change));
        }
        None => {}
    }
}
