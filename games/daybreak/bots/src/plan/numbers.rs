//! The numbers of the judge, one opinion after the other: `data/judge.txt`, which the example `train` finds.

use std::sync::LazyLock;
use tabletop::never;

static NUMBERS: LazyLock<Vec<f32>> = LazyLock::new(|| read(include_str!("../../data/judge.txt")));

/// The numbers that come with the program.
pub(super) fn taught() -> &'static [f32] {
    &NUMBERS
}

/// Numbers with commas between them; a line that begins with `#` is a remark.
fn read(text: &str) -> Vec<f32> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let numbers = lines.flat_map(|line| line.split(',')).map(str::trim).filter(|number| !number.is_empty());
    let number = |text: &str| {
        text.parse().unwrap_or_else(|_| {
            never!("`{text}` in the judge's file is a number");
            0.0
        })
    };
    numbers.map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::SIZE;

    #[test]
    fn every_opinion_has_all_its_numbers() {
        assert!(!taught().is_empty() && taught().len().is_multiple_of(SIZE), "{} numbers", taught().len());
        assert!(taught().iter().all(|number| number.is_finite() && number.abs() < 10.0));
    }

    #[test]
    fn remarks_and_line_ends_are_no_numbers() {
        assert_eq!(read("# one, 2\n-0.5, 1,\n\n0.25\n"), [-0.5, 1.0, 0.25]);
    }
}
