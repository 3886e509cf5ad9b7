//! What a move that is tried would do.

use super::{EUROPE, ME, WORLD, crisis, project, seats};
use crate::samples::Sheet;
use daybreak::language::{CardFilter, Token};
use daybreak::{
    CrisisChange, Difference, PlanetaryEffect, ProjectChange, Refusal, Resilience, SeatDifference, Tag, Upcoming,
};
use daybreak_words::{Elsewhere, Narrator};
use tabletop::Seat;

pub(super) fn previews(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("What a move that is tried would do");
    let card = project(309);
    let projects = [
        ProjectChange::Started,
        ProjectChange::Gone,
        ProjectChange::Active,
        ProjectChange::Lapsed,
        ProjectChange::Cards(1),
        ProjectChange::Cards(-2),
    ];
    let struck = crisis(432);
    let crises = [
        CrisisChange::Shown,
        CrisisChange::Gone,
        CrisisChange::Undone,
        CrisisChange::InForce,
        CrisisChange::Cards(1),
        CrisisChange::Weaker(2),
        CrisisChange::Spared(seats(&[EUROPE])),
        CrisisChange::Spared(seats(&[ME, WORLD])),
    ];
    let seat = |seat: Seat, tokens: &[(Token, i16)]| SeatDifference {
        seat,
        tokens: tokens.to_vec(),
        hand: -1,
        area: 1,
        absorbed: 5,
        next_draw: -2,
    };
    let all = Difference {
        seats: vec![
            seat(ME, &[(Token::Clean, 2), (Token::Demand, 1)]),
            seat(EUROPE, &[(Token::Resilience(Resilience::Social), 1)]),
        ],
        world: vec![(Token::Trees, -1), (Token::ThermometerCarbon, 3)],
        bands: 1,
        tracks: vec![(PlanetaryEffect::Permafrost, -1)],
        projects: projects.map(|change| (card, change)).to_vec(),
        crises: crises.map(|change| (struck, change)).to_vec(),
        to_come: 2,
    };
    narrator.effect(&all).iter().for_each(|phrase| sheet.line("changes", phrase));
    let next = [
        Upcoming::Cards { seat: ME, count: 1, keep: None },
        Upcoming::Cards { seat: EUROPE, count: 3, keep: Some(1) },
        Upcoming::Die,
        Upcoming::Crisis,
        Upcoming::Projects,
        Upcoming::Roll,
        Upcoming::Tie,
    ];
    next.iter().for_each(|next| sheet.line(&format!("{next:?}"), &narrator.comes_next(next)));
    sheet.heading("Why a card cannot act in front of any stack");
    for (have, tucked, pays) in [(0, true, true), (1, true, false), (2, false, true), (0, false, false)] {
        let refusal = Refusal::CannotPayCards { need: have + 1, have, which: CardFilter::Any };
        sheet.line(&format!("{refusal:?}"), &narrator.not_even_there(&refusal, Elsewhere { tucked, pays }));
    }
    let refusal = Refusal::TagsShort { tag: Tag::Regulation, need: 2, have: 1 };
    sheet.line(&format!("{refusal:?}"), &narrator.not_even_there(&refusal, Elsewhere::default()));
}
