//! Facts that are told one after the other, where a sentence depends on those before it.

use super::{EUROPE, ME, STATES, cards, crisis, project};
use crate::samples::Sheet;
use daybreak::language::{Effect, Keep, Token};
use daybreak::{Cause, Daybreak, Deck, Fact, LocalId, PlanetaryEffect, Resilience, Stage};
use daybreak_words::Narrator;
use tabletop::{Seat, Seats};

/// The card of the box that keeps of what it draws whatever fits.
fn searching(game: &Daybreak) -> Option<LocalId> {
    let every = |effect: &Effect| matches!(effect, Effect::Search(_, _, Keep::Every(_)));
    let mut cards = game.content().locals().filter(|&card| game.content().local(card).action.any_effect(every));
    cards.next()
}

fn stories(game: &Daybreak) -> Vec<(&'static str, Vec<Fact>)> {
    let change = |seat, token, change, now, cause| Fact::Changed { seat, token, change, now, cause };
    let gift = |from: Seat, to: Seat| {
        let cause = Cause::Project(project(308));
        vec![
            change(from, Token::Clean, -2, 3, cause),
            change(to, Token::Clean, 2, 5, cause),
            Fact::TokensGiven { from, to, token: Token::Clean, count: 2 },
        ]
    };
    let lacks = |seat, count: i16, token| change(seat, Token::Communities, count, 7, Cause::Missing(token));
    let missing = |seat, count: i16| lacks(seat, count, Token::Trees);
    let tipped = Fact::Tipped { effect: PlanetaryEffect::Desertification };
    let lost = |left: i16| {
        let cause = Cause::Planet(PlanetaryEffect::Desertification);
        Fact::WorldChanged { token: Token::Trees, change: -left, now: 0, cause }
    };
    let strikes = |card, seat| Fact::Targets { card, targets: Seats::only(seat) };
    let card = searching(game);
    let search = |seat, kept: &[u16]| {
        let acted = card.map(|card| Fact::Acted { seat, card, stack: 0 });
        let drawn = Fact::Offered { seat, cards: cards(&[4, 15, 65]) };
        acted.into_iter().chain([drawn, Fact::Kept { seat, cards: cards(kept) }]).collect::<Vec<_>>()
    };
    let resisted = Fact::Resisted { seat: ME, resilience: Resilience::Social, by: 3 };
    let discarded = |card, tucked: &[u16]| Fact::CrisisDiscarded { card, tucked: cards(tucked) };
    vec![
        ("a gift of mine", gift(ME, EUROPE)),
        ("a gift to me", gift(STATES, ME)),
        ("a gift between others", gift(EUROPE, STATES)),
        ("trees are missing", vec![tipped.clone(), lost(2), missing(ME, 4), missing(STATES, 4)]),
        ("one tree is missing", vec![tipped, missing(ME, 1)]),
        ("resilience is missing", vec![strikes(crisis(436), ME), lacks(ME, 1, Token::Resilience(Resilience::Social))]),
        ("any resilience is missing", vec![lacks(EUROPE, 2, Token::AnyResilience)]),
        ("a round", vec![Fact::StageBegan { stage: Stage::Global }, Fact::CrisesLaid { unknown: 1 }]),
        (
            "a round with a new deck",
            vec![
                Fact::StageBegan { stage: Stage::Global },
                Fact::Reshuffled { deck: Deck::Crisis },
                Fact::CrisesLaid { unknown: 3 },
            ],
        ),
        ("it is hotter", vec![Fact::Bands { change: 1, now: 2 }, Fact::CrisesLaid { unknown: 1 }]),
        ("it is much hotter", vec![Fact::Bands { change: 2, now: 4 }, Fact::CrisesLaid { unknown: 2 }]),
        (
            "a tipping point lays crises out",
            vec![
                Fact::Tipped { effect: PlanetaryEffect::WeatherSystems },
                Fact::CrisesLaid { unknown: 1 },
                Fact::CrisesLaid { unknown: 2 },
            ],
        ),
        ("nothing fits", search(ME, &[])),
        ("one fits", search(EUROPE, &[15])),
        ("all fit", search(STATES, &[4, 15, 65])),
        ("nothing comes of it", vec![strikes(crisis(436), ME), resisted.clone(), discarded(crisis(436), &[])]),
        (
            "something comes of it",
            vec![
                strikes(crisis(436), ME),
                resisted,
                change(ME, Token::Communities, 1, 2, Cause::Crisis(crisis(436))),
                discarded(crisis(436), &[4]),
            ],
        ),
    ]
}

pub(super) fn stories_told(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("Facts told one after the other");
    for (what, facts) in stories(narrator.game) {
        let told = narrator.story(&[], &facts);
        assert_eq!(told.len(), facts.len(), "{what}");
        let told: Vec<String> = told.into_iter().filter(|sentence| !sentence.is_empty()).collect();
        sheet.line(what, &told.join(" "));
        // Whatever was told before, the rest is told the same.
        let (earlier, rest) = facts.split_at(facts.len() / 2);
        assert_eq!(narrator.story(earlier, rest), narrator.story(&[], &facts)[earlier.len()..], "{what}");
    }
}
