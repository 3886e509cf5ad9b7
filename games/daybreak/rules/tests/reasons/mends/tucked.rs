//! Cards under projects and crises.

use super::{all_cards, goes, project_mut};
use daybreak::language::{CardFilter, Support};
use daybreak::{Chain, CrisisId, Face, GlobalId, Move, Refusal};

#[test]
fn does_not_fit() {
    goes("DoesNotFit", |example, state, mv| {
        let Refusal::DoesNotFit { wanted, .. } = example.refusal else { panic!("{:?}", example.refusal) };
        let content = example.game.content();
        let fits = all_cards().find(|card| content.local(*card).fits(&wanted)).unwrap();
        state.boards[example.seat.index()].hand.add(fits);
        match mv {
            Move::SupportProject { card, .. } | Move::ReduceCrisis { card, .. } => *card = fits,
            other => panic!("{other:?}"),
        }
        true
    });
}

#[test]
fn takes_no_cards() {
    goes("TakesNoCards", |example, state, mv| {
        let content = example.game.content();
        match *mv {
            Move::SupportProject { .. } => {
                let pool = |card: &GlobalId| matches!(content.global(*card).support, Support::Pool(CardFilter::Any));
                project_mut(state, *mv).card = (0..25).map(GlobalId).find(pool).unwrap();
            }
            Move::ReduceCrisis { crisis, .. } => {
                let takes = |card: &CrisisId| !content.crisis(*card).tuck.is_empty();
                let card = (0..48).map(CrisisId).find(takes).unwrap();
                state.crises.get_mut(usize::from(crisis)).unwrap().face = Face::Up(card);
            }
            _ => return false,
        }
        true
    });
}

#[test]
fn already_met() {
    goes("AlreadyMet", |_, state, mv| {
        match *mv {
            Move::SupportProject { .. } => {
                let project = project_mut(state, *mv);
                project.active = false;
                project.tucked = Chain::EMPTY;
            }
            Move::ReduceCrisis { crisis, .. } => {
                state.crises.get_mut(usize::from(crisis)).unwrap().tucked = Chain::EMPTY;
            }
            _ => return false,
        }
        true
    });
}

#[test]
fn not_face_up() {
    goes("NotFaceUp", |_, state, mv| {
        let Move::ReduceCrisis { crisis, .. } = *mv else { return false };
        let Some(place) = state.crises.get_mut(usize::from(crisis)) else { return false };
        place.face = Face::Up(CrisisId(0));
        true
    });
}
