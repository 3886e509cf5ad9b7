//! What the house makes of words of the games: plurals and names.

use crate::table::{NAMES, game};
use earthrise_words::Narrator;
use tabletop::{Seat, Seats};
use words::{Lang, Names, Words};

#[test]
fn narrators_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Narrator<'static>>();
    shared::<daybreak_words::Narrator<'static>>();
}

#[test]
fn plurals_follow_the_language() {
    let count = |lang, tokens: f32| Words::new(lang).say("count-tokens", &[("tokens", tokens.into())]);
    assert_eq!([0.0, 1.0, 2.0].map(|n| count(Lang::En, n)), ["0 tokens", "1 token", "2 tokens"]);
    assert_eq!([0.0, 1.0, 2.0].map(|n| count(Lang::Es, n)), ["0 fichas", "1 ficha", "2 fichas"]);
    assert_eq!([0.0, 1.0, 2.0].map(|n| count(Lang::PtBr, n)), ["0 fichas", "1 ficha", "2 fichas"]);
    // What is less than two is singular in Portuguese: this proves that its own rule is used.
    assert_eq!(count(Lang::PtBr, 1.5), "1.5 ficha");
    assert_eq!(count(Lang::Es, 1.5), "1.5 fichas");
}

#[test]
fn seats_by_name() {
    let game = game(4);
    let names = Names::new(NAMES, Some(Seat(1)));
    let both = [Seat(0), Seat(1)].into_iter().collect::<Seats>();
    for (lang, phrase) in [(Lang::En, "you and Ana"), (Lang::Es, "Ana y tú"), (Lang::PtBr, "você e Ana")] {
        let words = Words::new(lang);
        assert_eq!(Narrator::new(&words, &game, &names).seats(both), phrase);
    }
    let words = Words::new(Lang::En);
    assert_eq!(words.name(&Names::default(), Seat(2)), "Player 3");
    assert_eq!(words.seat(&names.read_by(None), Seat(1)), "Luis");
}
