//! Deals made of shares: the same everywhere and for ever, so also in a browser (`web/src/table/dealing.test.ts`).

use tabletop::log::{Dealt, DealtBy, GivenShare, NotDealtSo};
use tabletop::{Seat, Seed, Share};

fn second() -> Share {
    Share(std::array::from_fn(|at| at as u8))
}

#[test]
fn a_share_is_fixed_for_one_seat() {
    let first = Share([1; 32]);
    assert_eq!(
        first.commitment(Seat(0)).to_string(),
        "b3079fcf4b618cf640cbab2d6200fe4a574bd96b796204f6fb638dc2f0f78c35"
    );
    assert_eq!(
        second().commitment(Seat(3)).to_string(),
        "e9f7417397d20fcac8c5e97af01cb39c272b195365714edc6774fc30101f0be9"
    );
    assert_ne!(first.commitment(Seat(0)), first.commitment(Seat(1)));
}

#[test]
fn a_secret_and_shares_make_one_seed() {
    let (secret, one, other) = (Seed([7; 32]), Share([1; 32]), second());
    let made = Seed::of_shares(&secret, [(Seat(0), &one), (Seat(3), &other)]);
    assert_eq!(made.to_string(), "be74f566c23f767de877cce318e4a1eedb57661ce9b529cbce3353a3d4ae3a9a");
    assert_ne!(made, Seed::of_shares(&secret, [(Seat(0), &other), (Seat(3), &one)]));
    assert_ne!(made, Seed::of_shares(&secret, [(Seat(0), &one)]));
    assert_ne!(made, Seed::of_shares(&Seed([8; 32]), [(Seat(0), &one), (Seat(3), &other)]));
}

#[test]
fn a_header_that_tells_of_shares_is_proven_or_refuted() {
    let given = |seat, share| GivenShare { seat: Seat(seat), name: "Ana".to_owned(), share };
    let shares = vec![given(0, Share([1; 32])), given(3, second())];
    let dealt = Dealt { way: DealtBy::Everybody, secret: Some(Seed([7; 32])), shares, left_out: Vec::new() };
    let seed = "be74f566c23f767de877cce318e4a1eedb57661ce9b529cbce3353a3d4ae3a9a".parse().unwrap();
    assert_eq!(dealt.check(seed), Ok(()));
    assert_eq!(dealt.check(Seed::from(42)), Err(NotDealtSo::OtherSeed));
    let alone = Dealt { way: DealtBy::Server, ..dealt.clone() };
    assert_eq!(alone.check(seed), Err(NotDealtSo::Half), "the server alone takes no shares");
    let twice = Dealt { shares: vec![given(0, second()), given(0, second())], ..dealt.clone() };
    assert_eq!(twice.check(seed), Err(NotDealtSo::Order));
    let none = Dealt { shares: Vec::new(), ..dealt.clone() };
    assert_eq!(none.check(seed), Err(NotDealtSo::Half));
    let text = serde_json::to_string(&dealt).unwrap();
    assert_eq!(serde_json::from_str::<Dealt>(&text).unwrap(), dealt);
    assert!(serde_json::from_str::<Dealt>(r#"{"way":"server","luck":1}"#).is_err());
}
