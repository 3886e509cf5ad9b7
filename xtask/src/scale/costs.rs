//! What things cost, as measured, and the flags that change it.

use std::fmt::Write;

/// What a move costs on its way, in microseconds, and how many hands there are. docs/scale.md says which of the defaults are
/// measured and which are assumed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Costs {
    /// Processor of a node for a move and all that is told of it.
    pub(super) node: f64,
    /// Processor of nodes for a move that the bus carries.
    pub(super) bus: f64,
    /// Time on the wire, there and back.
    pub(super) way: f64,
    pub(super) node_cores: usize,
    /// Processor of PostgreSQL for each event of a transaction.
    pub(super) event: f64,
    /// Processor of PostgreSQL for a transaction, whatever is in it.
    pub(super) transaction: f64,
    pub(super) database_cores: usize,
    /// A flush of its disk.
    pub(super) flush: f64,
    /// Moves in a group, at most.
    pub(super) group: usize,
    /// Tables a day, and what they bring.
    pub(super) tables_per_day: f64,
    pub(super) moves_per_table: f64,
    /// The busiest hour has so many times the moves of the average one.
    pub(super) peak: f64,
}

impl Default for Costs {
    fn default() -> Costs {
        Costs {
            node: 150.0,
            bus: 100.0,
            way: 500.0,
            node_cores: 2,
            event: 19.0,
            transaction: 680.0,
            database_cores: 2,
            flush: 2100.0,
            group: 256,
            tables_per_day: 1_000_000.0,
            moves_per_table: 120.0,
            peak: 3.0,
        }
    }
}

/// A cost that can be set: its flag, what it is, where it lies.
type Setting = (&'static str, &'static str, fn(&mut Costs, f64));

const SETTINGS: [Setting; 12] = [
    ("--node-us", "processor of a node for a move", |costs, value| costs.node = value),
    ("--bus-us", "processor of nodes for a move that the bus carries", |costs, value| costs.bus = value),
    ("--way-us", "time on the wire, there and back", |costs, value| costs.way = value),
    ("--node-cores", "cores of a node", |costs, value| costs.node_cores = value as usize),
    ("--event-us", "processor of PostgreSQL for an event", |costs, value| costs.event = value),
    ("--transaction-us", "processor of PostgreSQL for a transaction", |costs, value| costs.transaction = value),
    ("--database-cores", "cores of a PostgreSQL", |costs, value| costs.database_cores = value as usize),
    ("--flush-us", "a flush of its disk", |costs, value| costs.flush = value),
    ("--group", "moves that a node writes at once, at most", |costs, value| costs.group = value as usize),
    ("--tables", "tables a day", |costs, value| costs.tables_per_day = value),
    ("--moves", "moves of a table", |costs, value| costs.moves_per_table = value),
    ("--peak", "how many times the average the busiest hour is", |costs, value| costs.peak = value),
];

impl Costs {
    /// Reads flags with numbers behind them.
    ///
    /// # Errors
    /// Says which flag is not known or which number cannot be.
    pub(super) fn read(args: &[String]) -> Result<Costs, String> {
        let mut costs = Costs::default();
        let mut args = args.iter();
        while let Some(flag) = args.next() {
            let Some((_, _, set)) = SETTINGS.iter().find(|(name, ..)| name == flag) else {
                return Err(format!("there is no flag `{flag}`; cargo xtask scale --help lists them"));
            };
            let value = args.next().ok_or_else(|| format!("`{flag}` needs a number behind it"))?;
            let number = value.parse::<f64>().ok().filter(|number| (1.0..=1e9).contains(number));
            set(&mut costs, number.ok_or_else(|| format!("`{flag} {value}`: a number from 1 to a billion is needed"))?);
        }
        Ok(costs)
    }

    /// Moves a second in the busiest hour.
    pub(super) fn peak_rate(&self) -> f64 {
        self.tables_per_day * self.moves_per_table / 86_400.0 * self.peak
    }
}

/// All flags, a line each.
pub(super) fn help() -> String {
    let mut text =
        "cargo xtask scale [FLAG NUMBER]...\n\nWhat so many tables a day need, by simulation (docs/scale.md).\n\n"
            .to_owned();
    for (flag, what, _) in SETTINGS {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "  {flag:<18} {what}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(args: &[&str]) -> Result<Costs, String> {
        Costs::read(&args.iter().map(|&arg| arg.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn flags_set_what_they_name() {
        assert_eq!(read(&[]), Ok(Costs::default()));
        assert_eq!(read(&["--flush-us", "900"]).map(|costs| costs.flush), Ok(900.0));
        assert_eq!(read(&["--node-cores", "8"]).map(|costs| costs.node_cores), Ok(8));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for wrong in
            [&["--flush"][..], &["--flush-us"], &["--flush-us", "soon"], &["--flush-us", "0"], &["--group", "inf"]]
        {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
