use tabletop::Xoshiro;
use tabletop::deck::{Bag, Deck, Front, Pile};

/// Ids 0 to 3, two of each in the middle.
fn deck() -> Deck<4, 3> {
    Deck::shuffled(Bag::of([2; 4]))
}

#[test]
fn a_shuffled_deck_is_all_middle() {
    let deck = deck();
    assert_eq!(deck.len(), 8);
    assert_eq!(deck.front(), Front::Unknown);
    assert_eq!((deck.top(), deck.bottom()), (&[][..], &[][..]));
    assert!(!deck.is_empty() && Deck::<4, 3>::default().is_empty());
}

#[test]
fn the_order_of_a_deck_is_top_middle_bottom() {
    let mut deck = deck();
    assert!(deck.put_on_top(1) && deck.put_on_top(0) && deck.put_under(2) && deck.put_under(3));
    assert_eq!((deck.top(), deck.bottom()), (&[0, 1][..], &[2, 3][..]));
    assert_eq!(deck.front(), Front::Known(0));
    assert!(!deck.take_drawn(0), "a known card comes first");
    assert_eq!(deck.take_known(), Some(0));
    assert_eq!(deck.take_known(), Some(1));

    assert_eq!((deck.front(), deck.take_known()), (Front::Unknown, None));
    for id in [0, 0, 1, 1, 2, 2, 3, 3] {
        assert!(deck.take_drawn(id));
    }
    assert!(!deck.take_drawn(3), "only the known bottom is left");
    assert_eq!((deck.take_known(), deck.take_known()), (Some(2), Some(3)));
    assert_eq!((deck.front(), deck.take_known()), (Front::Empty, None));
}

#[test]
fn a_card_somebody_looked_at_is_known_below_the_known_top() {
    let mut deck = deck();
    assert!(deck.learn(3) && deck.learn(1) && deck.put_on_top(2));
    assert_eq!(deck.top(), [2, 3, 1]);
    assert_eq!(deck.middle().count(3), 1);
    assert_eq!(deck.len(), 9);

    let before = deck;
    assert!(!deck.learn(0), "no room for a fourth known card");
    assert!(!deck.put_on_top(0));
    deck.take_known();
    assert!(!deck.learn(9), "no such card");
    assert_eq!(deck.middle(), before.middle());
}

#[test]
fn learning_a_card_the_middle_lacks_changes_nothing() {
    let mut deck = Deck::<4, 3>::shuffled(Bag::of([1, 0, 0, 0]));
    let before = deck;
    assert!(!deck.learn(1));
    assert_eq!(deck, before);
}

#[test]
fn shuffling_a_card_in_forgets_the_order() {
    let mut deck = deck();
    deck.put_on_top(0);
    deck.put_under(1);
    assert!(deck.shuffle_in(2));
    assert_eq!(deck, Deck::shuffled(Bag::of([3, 3, 3, 2])));
}

#[test]
fn decks_that_differ_in_nothing_known_are_equal() {
    let (mut one, mut two) = (deck(), deck());
    one.put_on_top(1);
    one.put_on_top(0);
    assert_eq!(one.take_known(), Some(0));
    two.put_on_top(1);
    assert_eq!(one, two, "what was behind the end of a pile leaves no trace");
    let text = serde_json::to_string(&one).unwrap();
    assert_eq!(text, r#"{"top":[1],"middle":[2,2,2,2],"bottom":[]}"#);
    assert_eq!(serde_json::from_str::<Deck<4, 3>>(&text).unwrap(), one);
}

#[test]
fn a_bag_counts() {
    let mut bag = Bag::<3>::EMPTY;
    assert!(bag.is_empty() && !bag.take(0) && bag.sample(&mut Xoshiro::new(1)).is_none());
    assert!(bag.add(1) && bag.add(1) && bag.add(2) && !bag.add(3));
    assert_eq!((bag.len(), bag.count(1), bag.count(200)), (3, 2, 0));
    assert_eq!(bag.ids().collect::<Vec<_>>(), [1, 2]);
    assert!(bag.take(2) && !bag.take(2) && !bag.take(3));
    assert_eq!(format!("{bag:?}"), "{1: 2}");
    assert!(!Bag::of([u8::MAX]).add(0), "a full bag does not begin again at 0");
    let error = serde_json::from_str::<Bag<3>>("[1,2]").unwrap_err().to_string();
    assert!(error.contains("a bag needs 3 counts"), "{error}");
}

#[test]
fn a_bag_is_drawn_from_by_what_is_in_it() {
    let bag = Bag::of([1, 0, 3]);
    let mut counts = [0_u32; 3];
    let mut dice = Xoshiro::new(3);
    (0..4000).for_each(|_| counts[usize::from(bag.sample(&mut dice).unwrap())] += 1);
    assert_eq!(counts[1], 0);
    assert!((900..1100).contains(&counts[0]), "{counts:?}");
}

#[test]
fn a_pile_is_a_short_list() {
    let mut pile = Pile::<2>::default();
    assert!(pile.is_empty() && pile.pop_front().is_none());
    assert!(pile.push(5) && pile.push_front(4) && !pile.push(6) && !pile.push_front(6));
    assert_eq!((pile.as_slice(), pile.len()), (&[4, 5][..], 2));
    assert_eq!(pile.pop_front(), Some(4));
    pile.clear();
    assert_eq!(pile, Pile::EMPTY);
    let error = serde_json::from_str::<Pile<2>>("[1,2,3]").unwrap_err().to_string();
    assert!(error.contains("more than 2 cards in a pile"), "{error}");
}
