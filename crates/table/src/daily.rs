//! The deal of a day: it has no host, and nothing of it is told before the day is over, except to whoever has a result.

use super::Table;
use crate::Problem;
use title::Title;
use wire::{Code, Millis, Status};

const DAY: Millis = 24 * 60 * 60 * 1000;

/// A day as in 2026-11-16, by universal time.
pub fn day_of(at: Millis) -> String {
    // Days since 1970 to a date, by the calendar's periods of 400 years (146,097 days), counted from March.
    let days = at.div_euclid(DAY) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (date, month) = (of_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}")
}

/// Names the deal of a day.
pub fn daily_deal(game: &str, day: &str) -> String {
    format!("{game} {day}")
}

impl<T: Title> Table<T> {
    /// Is the deal still secret, also if the game is over? A game without a result must not tell what others play today:
    /// whoever abandons it could play it as somebody else.
    pub(super) fn is_sealed(&self) -> bool {
        let today = |day: &String| *day >= day_of(self.now);
        self.progress.status() != Status::Finished && self.fixed.daily.as_ref().is_some_and(today)
    }

    /// Is the game over, and everything about it open?
    pub(super) fn is_open(&self) -> Result<(), Problem> {
        self.progress.is_over()?;
        if self.is_sealed() { Err(Code::Sealed.into()) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_right() {
        let day = |days: Millis| day_of(days * DAY + DAY - 1);
        let known = [(0, "1970-01-01"), (59, "1970-03-01"), (789, "1972-02-29"), (11_016, "2000-02-29")];
        assert_eq!(known.map(|(days, _)| day(days)), known.map(|(_, text)| text.to_owned()));
        assert_eq!([day(20_773), day(47_540), day(47_541)], ["2026-11-16", "2100-02-28", "2100-03-01"]);
    }
}
