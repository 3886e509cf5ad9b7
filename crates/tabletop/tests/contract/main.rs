//! The parts of the contract, one by one.

#![expect(clippy::unwrap_used, reason = "helpers of tests")]

mod chance;
mod dealt;
mod deck;
mod forced;
mod log;
mod refuse;
mod retract;
mod seats;
mod shelf;
mod timeline;

use tabletop::toy::{Call, Pairs};
use tabletop::{Seat, Silent, Timeline};

/// A table of Pairs where everybody has been dealt these numbers.
fn dealt(numbers: &[u8]) -> Timeline<Pairs> {
    let mut table = Timeline::new(Pairs::new(numbers.len() as u8));
    deal(&mut table, numbers);
    table
}

fn deal(table: &mut Timeline<Pairs>, numbers: &[u8]) {
    for &number in numbers {
        table.draw(number, &mut Silent).unwrap();
    }
}

fn call(table: &mut Timeline<Pairs>, seat: u8, call: Call) -> u32 {
    table.play(Seat(seat), call, &mut Silent).unwrap()
}
