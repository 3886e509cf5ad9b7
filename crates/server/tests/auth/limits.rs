//! Buckets: what they let through, and that they stay small.

use proptest::prelude::*;
use server::auth::limits::{Buckets, Class, Limits, Rate, Rates, SharedHash, TooFast};

const NOW: i64 = 1_800_000_000_000;

fn rate(text: &str) -> Rate {
    text.parse().unwrap()
}

#[test]
fn a_burst_then_one_at_a_time() {
    let mut buckets = Buckets::new(rate("3+2/s"), 10);
    for _ in 0..3 {
        assert_eq!(buckets.take(NOW, "anna", 1), Ok(()));
    }
    assert_eq!(buckets.take(NOW, "anna", 1), Err(TooFast { retry_after_ms: 500 }));
    assert_eq!(buckets.take(NOW, "ben", 1), Ok(()), "each has their own");
    assert_eq!(buckets.take(NOW + 499, "anna", 1), Err(TooFast { retry_after_ms: 1 }));
    assert_eq!(buckets.take(NOW + 500, "anna", 1), Ok(()));
    assert_eq!(buckets.take(NOW + 500, "anna", 1), Err(TooFast { retry_after_ms: 500 }));
    for _ in 0..3 {
        assert_eq!(buckets.take(NOW + 60_000, "anna", 1), Ok(()), "a bucket holds no more than the burst");
    }
    assert!(buckets.take(NOW + 60_000, "anna", 1).is_err());
}

#[test]
fn looking_costs_nothing() {
    let mut buckets = Buckets::new(rate("1+1/m"), 10);
    for _ in 0..5 {
        assert_eq!(buckets.peek(NOW, "anna", 1), Ok(()));
    }
    assert!(buckets.is_empty());
    assert_eq!(buckets.take(NOW, "anna", 1), Ok(()));
    assert_eq!(buckets.peek(NOW, "anna", 1), Err(TooFast { retry_after_ms: 60_000 }));
}

#[test]
fn a_cost_above_the_burst_waits_for_a_full_bucket() {
    let mut buckets = Buckets::new(rate("4+1/s"), 10);
    assert_eq!(buckets.take(NOW, "anna", 1), Ok(()));
    assert_eq!(buckets.take(NOW, "anna", 100), Err(TooFast { retry_after_ms: 1000 }));
    assert_eq!(buckets.take(NOW + 1000, "anna", 100), Ok(()));
}

#[test]
fn a_clock_set_back_locks_nobody_out_for_long() {
    let mut buckets = Buckets::new(rate("2+1/s"), 10);
    assert_eq!(buckets.take(NOW, "anna", 2), Ok(()));
    assert_eq!(buckets.take(NOW - 3_600_000, "anna", 1), Err(TooFast { retry_after_ms: 1000 }));
}

#[test]
fn a_flood_of_keys_stays_within_the_bound() {
    let mut buckets = Buckets::new(rate("10+1/s"), 100_000);
    let mut largest = 0;
    for key in 0..500_000u32 {
        assert_eq!(buckets.take(NOW, key, 1), Ok(()));
        largest = largest.max(buckets.len());
    }
    assert_eq!(largest, 100_000);
}

#[test]
fn who_took_most_is_remembered_longest() {
    let mut buckets = Buckets::new(rate("10+1/s"), 100);
    for _ in 0..10 {
        assert_eq!(buckets.take(NOW, "greedy", 1), Ok(()));
    }
    for key in 0..10_000u32 {
        assert_eq!(buckets.take(NOW, key, 1), Ok(()));
    }
    assert!(buckets.take(NOW, "greedy", 1).is_err());
}

#[test]
fn full_buckets_are_forgotten_first() {
    let mut buckets = Buckets::new(rate("10+1/s"), 100);
    for key in 0..100u32 {
        assert_eq!(buckets.take(NOW, key, 1), Ok(()));
    }
    assert_eq!(buckets.take(NOW + 1000, "new", 1), Ok(()));
    assert_eq!(buckets.len(), 1);
}

#[test]
fn a_node_that_is_new_begins_with_what_is_missing_elsewhere() {
    let hash = SharedHash::new(1, 2);
    let node = || {
        let mut buckets = Buckets::hashed(rate("10+1/s"), 100, hash.clone());
        buckets.note_taken();
        buckets
    };
    let (mut one, mut other, mut new) = (node(), node(), node());
    for _ in 0..4 {
        one.take(NOW, "Anna", 1).unwrap();
    }
    for (key, count) in one.taken() {
        other.taken_elsewhere(NOW, key, count);
    }
    other.take(NOW, "Anna", 3).unwrap();
    // All that know more tell it, and it counts once.
    for old in [&one, &other, &other] {
        for (key, count) in old.missing(NOW) {
            new.missing_elsewhere(NOW, key, count);
        }
    }
    assert_eq!(new.missing(NOW), other.missing(NOW));
    assert!(new.peek(NOW, "Anna", 4).is_err(), "7 of 10 are missing");
    assert!(new.peek(NOW, "Anna", 3).is_ok(), "and no more than that");
    assert!(new.missing(NOW + 7000).is_empty(), "what is full again is not told");
}

#[test]
fn classes_do_not_mix_and_can_be_turned_off() {
    let limits = Limits::new(Rates { tables: rate("1+1/h"), chat: rate("1+1/h"), keys: 100, ..Rates::off() });
    assert_eq!(limits.take(Class::Tables, NOW, "anna"), Ok(()));
    assert!(limits.take(Class::Tables, NOW, "anna").is_err());
    assert_eq!(limits.peek(Class::Chat, NOW, "anna"), Ok(()));
    assert_eq!(limits.take(Class::Chat, NOW, "anna"), Ok(()));
    assert!(limits.peek(Class::Chat, NOW, "anna").is_err());
    assert_eq!(limits.take(Class::Commands, NOW, "anna"), Ok(()));
    let off = Limits::new(Rates::off());
    for _ in 0..10_000 {
        assert_eq!(off.take(Class::Guesses, NOW, "anna"), Ok(()));
    }
}

#[test]
fn every_class_has_the_rate_of_its_name() {
    let one = rate("1+1/h");
    type Set = fn(&mut Rates, Rate);
    let classes: [(Class, Set); 7] = [
        (Class::Requests, |rates, rate| rates.requests = rate),
        (Class::Commands, |rates, rate| rates.commands = rate),
        (Class::Tables, |rates, rate| rates.tables = rate),
        (Class::Guesses, |rates, rate| rates.guesses = rate),
        (Class::AddressSockets, |rates, rate| rates.address_sockets = rate),
        (Class::PersonSockets, |rates, rate| rates.person_sockets = rate),
        (Class::Chat, |rates, rate| rates.chat = rate),
    ];
    for (limited, set) in classes {
        let mut rates = Rates::off();
        set(&mut rates, one);
        let limits = Limits::new(rates);
        for (class, _) in classes {
            assert_eq!(limits.take(class, NOW, "anna"), Ok(()));
            assert_eq!(limits.take(class, NOW, "anna").is_err(), class == limited, "{class:?} for {limited:?}");
        }
    }
}

#[test]
fn rates_are_read() {
    assert_eq!(rate("off"), Rate::Off);
    assert_eq!(rate("60+20/s"), Rate::Limited { burst: 60, every: 50_000 });
    assert_eq!(rate("10 + 2 / m"), Rate::Limited { burst: 10, every: 30_000_000 });
    assert_eq!(rate("1+1/h"), Rate::Limited { burst: 1, every: 3_600_000_000 });
    for wrong in ["", "on", "60", "60/20", "0+1/s", "1+0/s", "1+2000000/s", "1+1/d", "-1+1/s", "1+1"] {
        let said = wrong.parse::<Rate>().unwrap_err().to_string();
        assert!(said.contains(&format!("`{wrong}`")) && said.contains("60+20/s"), "{said}");
    }
}

proptest! {
    /// However somebody spaces what they do, they get no more than the burst and what came back in the meantime, and who
    /// waits as long as told gets through.
    #[test]
    fn never_more_than_the_rate(
        burst in 1u32..20,
        every in 1u32..2_000_000,
        steps in prop::collection::vec((0i64..3000, 1u32..4), 1..200),
    ) {
        let mut buckets = Buckets::new(Rate::Limited { burst, every }, 4);
        let (mut now, mut taken) = (NOW, 0i128);
        for (wait, cost) in steps {
            now += wait;
            let cost = cost.min(burst);
            match buckets.take(now, 1, cost) {
                Ok(()) => taken += i128::from(cost),
                Err(TooFast { retry_after_ms }) => {
                    prop_assert!(retry_after_ms > 0);
                    prop_assert!(buckets.peek(now + i64::try_from(retry_after_ms).unwrap() - 1, 1, cost).is_err());
                    prop_assert_eq!(buckets.peek(now + i64::try_from(retry_after_ms).unwrap(), 1, cost), Ok(()));
                }
            }
            let most = i128::from(burst) * i128::from(every) + i128::from(now - NOW) * 1000;
            prop_assert!(taken * i128::from(every) <= most);
        }
    }

    #[test]
    fn no_moment_breaks_the_arithmetic(now: i64, later: i64, cost: u32, burst in 1u32.., every in 1u32..) {
        let mut buckets = Buckets::new(Rate::Limited { burst, every }, 1);
        let _ = buckets.take(now, 1, cost);
        let _ = buckets.take(later, 2, cost);
        let _ = buckets.take(later, 1, cost);
        prop_assert!(buckets.len() <= 1);
    }
}
