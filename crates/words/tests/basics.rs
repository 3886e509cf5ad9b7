//! Languages, look-up and lists.

#![allow(clippy::unwrap_used)] // A test may stop at the first surprise.

use tabletop::Seat;
use words::{Joint, Lang, Names, NotSaid, Words};

#[test]
fn languages_by_tag() {
    for (text, lang) in
        [("en", Lang::En), ("ES", Lang::Es), ("pt", Lang::PtBr), ("pt-br", Lang::PtBr), ("pt-BR", Lang::PtBr)]
    {
        assert_eq!(text.parse(), Ok(lang));
    }
    for lang in Lang::ALL {
        assert_eq!(lang.tag().parse(), Ok(lang));
        assert_eq!(Words::new(lang).lang(), lang);
    }
    let error = "ca".parse::<Lang>().unwrap_err().to_string();
    assert!(Lang::ALL.iter().all(|lang| error.contains(lang.tag())), "{error}");
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn what_is_missing_shows_in_brackets() {
    let words = Words::new(Lang::En);
    assert_eq!(words.say("no-such-key", &[]), "⟨no-such-key⟩");
    assert_eq!(words.try_say("no-such-key", &[]), Err(NotSaid::NoSuchKey("no-such-key".to_owned())));
    let incomplete = words.say("table-saved", &[]);
    assert!(incomplete.ends_with("⟨table-saved⟩"), "{incomplete}");
    // A missing selector leaves no gap in the sentence, only the mark behind it.
    assert!(words.say("retract-nothing", &[("name", "Ana".into())]).ends_with("⟨retract-nothing⟩"));
}

#[test]
fn lists_in_every_language() {
    let list = |lang, items: &[&str], joint| Words::new(lang).list(items.iter().copied(), joint);
    assert_eq!(list(Lang::En, &[], Joint::And), "");
    assert_eq!(list(Lang::En, &["a"], Joint::And), "a");
    assert_eq!(list(Lang::En, &["a", "b", "c"], Joint::And), "a, b and c");
    assert_eq!(list(Lang::En, &["a", "b", "c"], Joint::Comma), "a, b, c");
    assert_eq!(list(Lang::En, &["a", "b", "c"], Joint::Semicolon), "a; b; c");
    assert_eq!(list(Lang::Es, &["Ana", "Inés"], Joint::And), "Ana e Inés");
    assert_eq!(list(Lang::Es, &["Ana", "Óscar"], Joint::Or), "Ana u Óscar");
    assert_eq!(list(Lang::PtBr, &["Ana", "Inês"], Joint::And), "Ana e Inês");
    assert_eq!(list(Lang::PtBr, &["7", "8"], Joint::Or), "7 ou 8");
}

#[test]
fn seats_by_name() {
    let names = Names::new(["Ana", "Luis"], Some(Seat(1)));
    let words = Words::new(Lang::En);
    assert_eq!(words.name(&Names::default(), Seat(2)), "Player 3");
    assert_eq!(words.seat(&names.read_by(None), Seat(1)), "Luis");
}

#[test]
fn large_numbers_are_written_as_the_reader_writes_them() {
    let said = |lang| [7, 999, 1000, 9_999, 10_000, 104_043, 1_000_020].map(|n| Words::new(lang).grouped(n));
    assert_eq!(said(Lang::En), ["7", "999", "1,000", "9,999", "10,000", "104,043", "1,000,020"]);
    assert_eq!(said(Lang::Es), ["7", "999", "1000", "9999", "10.000", "104.043", "1.000.020"]);
    assert_eq!(said(Lang::PtBr), ["7", "999", "1.000", "9.999", "10.000", "104.043", "1.000.020"]);
    let heading = Words::new(Lang::En).advice_heading(3, 104_043);
    assert_eq!(heading, "The best moves, from 104,043 lines of play that were tried:");
}
