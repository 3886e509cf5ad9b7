//! Tables that were begun with an earlier edition of the cards.

use crate::bench::{Bench, ana, bot, person};
use daybreak::content::{Content, FIRST, Readings};
use daybreak_title::DaybreakTitle;
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::log::ContentRef;
use title::{Title, content_by_hash};
use wire::{Body, Status};
use words::{Lang, Words};

fn first() -> ContentRef {
    DaybreakTitle::content_ref(&Arc::new(Content::of_edition(&FIRST, &BTreeMap::new()).unwrap()))
}

fn begun() -> Bench<DaybreakTitle> {
    Bench::with(vec![person(&ana()), bot(), bot()], |opening| opening.content = Some(first())).sparse(30)
}

#[test]
fn a_running_table_goes_on_under_its_own_edition() {
    let mut bench = begun();
    for _ in 0..10 {
        let _ = bench.person_plays(&[&ana()]) || bench.bot_answers();
    }
    // As a server does that is started again: the table is made of its header and its events.
    bench.restart();
    let rules = bench.table.rules();
    assert_eq!((rules.content().id(), rules.options().readings), ("daybreak/reconstructed-1", Readings::FIRST));
    assert_eq!(bench.table.info().content, Some(first().hash.to_string()), "clients have to ask for its cards");
    bench.play_out(&[&ana()]);
    assert_eq!(bench.table.status(), Status::Finished);
    assert!(bench.table.debrief(&ana()).is_ok());
}

#[test]
fn what_goes_on_from_a_game_keeps_its_cards_and_a_new_game_has_the_newest() {
    let mut bench = begun();
    bench.play_out(&[&ana()]);
    let half = bench.table.timeline().len() / 2;
    bench.ok(&ana(), Body::Clone { to: half, bot: Some("steady".to_owned()) });
    let (mut copy, _) = bench.open_next("copy");
    assert_eq!(copy.table.fixed().header.content, first());
    copy.check_every = 60;
    copy.play_out(&[&ana()]);
    assert_eq!(copy.table.status(), Status::Finished);

    let next = |same_deal| {
        let mut bench = begun();
        bench.play_out(&[&ana()]);
        bench.ok(&ana(), Body::Rematch { same_deal });
        bench.open_next("next").0.table.info().content
    };
    assert_eq!(next(true), Some(first().hash.to_string()), "the same deal is one of the same cards");
    assert_eq!(next(false), None);
}

#[test]
fn the_library_of_a_table_shows_its_own_cards() {
    let newest = DaybreakTitle::builtin().unwrap();
    let old = content_by_hash::<DaybreakTitle>(first().hash).unwrap().unwrap();
    let unknown = tabletop::Commitment::of_text("no such content");
    assert!(content_by_hash::<DaybreakTitle>(unknown).unwrap().is_none());
    let text = |content: &Arc<Content>, lang, no: &str| {
        let library = DaybreakTitle::library(content, Words::of(lang));
        let card = library.cards.into_iter().find(|card| card.no == no).unwrap();
        (card.title, card.text.join(" "))
    };
    for lang in Lang::ALL {
        // Europe's phaseout counts finance since the second edition, and regulation before.
        assert_ne!(text(&newest, lang, "1.216").1, text(&old, lang, "1.216").1, "{lang}");
        // A title is that of the edition, in every language: in English it stands in its files.
        for about in old.numbers().filter_map(|no| old.about(no)) {
            let (title, _) = text(&old, lang, &about.no.to_string());
            assert!(lang != Lang::En || title == about.title, "{title}");
        }
    }
}
