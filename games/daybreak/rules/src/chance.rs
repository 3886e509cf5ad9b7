//! Can a draw come out of a state? And the planetary die.

use crate::begin;
use crate::crises;
use crate::draws::{Draw, Need};
use crate::game::Daybreak;
use crate::pending::Frame;
use crate::position::Position;
use crate::run;
use crate::vocab::PlanetaryEffect;
use tabletop::{Dice, Next, never};

/// A face of the planetary die.
pub(crate) fn sample_planet(rules: &Daybreak, dice: &mut impl Dice) -> PlanetaryEffect {
    let die = &rules.content.board().planetary_die;
    let face = dice.below(die.len().max(1) as u32) as usize;
    die.get(face).unwrap_or_else(|| {
        never!("the planetary die has no face {face}");
        PlanetaryEffect::ALL[0]
    })
}

/// Can this be the draw that is due?
pub(crate) fn check_draw(position: Position<'_>, draw: &Draw) -> Result<(), String> {
    let Next::Draw(need) = run::waits_for(position) else { return Err("no draw is due".to_owned()) };
    let die = position.rules.content.board().geoengineering_die;
    let holds = match (need, draw) {
        (Need::Challenges, Draw::Challenges(cards)) => return begin::check_challenges(position.rules, cards),
        (Need::Local { count }, Draw::Local(cards)) => {
            cards.len() == u32::from(count) && cards.both(&position.state.local_deck) == *cards
        }
        (Need::Projects { count }, Draw::Projects(cards)) => {
            let bits = cards.iter().fold(0u32, |bits, card| bits | 1u32.checked_shl(card.0.into()).unwrap_or(0));
            cards.len() == usize::from(count)
                && bits.count_ones() == u32::from(count)
                && bits & !position.state.global_deck == 0
        }
        (Need::Crisis { .. }, Draw::Crisis(card)) => {
            let at = if let Some(Frame::TurnUp { at }) = position.state.frame() { at } else { 0 };
            crises::crisis_pool(position, at).checked_shr(card.0.into()).unwrap_or(0) & 1 == 1
        }
        (Need::Planet, Draw::Planet(effect)) => {
            position.rules.content.board().planetary_die.iter().any(|face| face == effect)
        }
        (Need::Geoengineering, Draw::Geoengineering(face)) => (1..=die).contains(face),
        (Need::Ties { tied }, Draw::Ties(faces)) => faces.iter().enumerate().all(|(seat, face)| {
            if tied.has(tabletop::Seat(seat as u8)) { (1..=die).contains(face) } else { *face == 0 }
        }),
        _ => return Err(format!("{need:?} is due, not {draw:?}")),
    };
    if holds { Ok(()) } else { Err(format!("{draw:?} cannot come out of the deck or the dice as they are")) }
}
