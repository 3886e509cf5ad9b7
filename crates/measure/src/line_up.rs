//! Who plays: the names, and which of them sits where as the seats rotate.

/// The bots of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    /// Every name once, in the order of the list.
    pub names: Vec<String>,
    /// Which of the names sits at each place before the seats rotate.
    pub places: Vec<usize>,
}

impl LineUp {
    /// A list such as `steady,random`; a shorter one is repeated until the table is full.
    ///
    /// ```
    /// let line_up = measure::LineUp::parse("steady,random", 4).unwrap();
    /// assert_eq!(line_up.seating(1), [1, 0, 1, 0]);
    /// assert!(measure::LineUp::parse("a,b,c,d,e", 4).is_err());
    /// ```
    pub fn parse(list: &str, players: u8) -> Result<LineUp, String> {
        let entries: Vec<&str> = list.split(',').map(str::trim).collect();
        if entries.len() > usize::from(players) {
            return Err(format!("names {} bots for {players} players", entries.len()));
        }
        let mut names: Vec<String> = Vec::new();
        let mut known = Vec::new();
        for entry in entries {
            let at = names.iter().position(|name| name == entry).unwrap_or_else(|| {
                names.push(entry.to_owned());
                names.len() - 1
            });
            known.push(at);
        }
        let places = known.into_iter().cycle().take(usize::from(players)).collect();
        Ok(LineUp { names, places })
    }

    /// The bot at each seat, as places in `names`, after `turn` turns of the table.
    pub fn seating(&self, turn: u64) -> Vec<usize> {
        let turn = (turn % self.places.len().max(1) as u64) as usize;
        let mut seating = self.places.clone();
        seating.rotate_right(turn);
        seating
    }

    /// How often a deal is played so that everybody has sat in every seat: once, if all are the same.
    pub fn turns(&self) -> usize {
        if self.names.len() == 1 { 1 } else { self.places.len() }
    }

    /// How many places a name has.
    pub fn places_of(&self, name: usize) -> usize {
        self.places.iter().filter(|&&place| place == name).count()
    }

    /// The line-up in words, as in `steady, 3 random`.
    pub fn describe(&self) -> String {
        let count = |at: usize| match self.places_of(at) {
            1 => self.names[at].clone(),
            n => format!("{n} {}", self.names[at]),
        };
        match self.names.as_slice() {
            [name] => name.clone(),
            names => (0..names.len()).map(count).collect::<Vec<_>>().join(", "),
        }
    }

    /// Do bots of this table think by the clock, so that another run gives other games?
    pub fn is_by_the_clock(&self) -> bool {
        self.names.iter().any(|name| is_by_the_clock(name))
    }
}

/// Does a bot of this name think by the clock? The ones without a search do not, nor does a budget in whole numbers.
fn is_by_the_clock(name: &str) -> bool {
    match name.split_once(':') {
        Some((_, budget)) => budget.parse::<u64>().is_err(),
        None => !matches!(name, "random" | "casual" | "steady"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_once() {
        let line_up = LineUp::parse("a,b,b,c", 4).unwrap();
        let seats: Vec<Vec<usize>> = (0..line_up.turns() as u64).map(|turn| line_up.seating(turn)).collect();
        for seat in 0..4 {
            let mut met: Vec<usize> = seats.iter().map(|seating| seating[seat]).collect();
            met.sort_unstable();
            assert_eq!(met, [0, 1, 1, 2]);
        }
        assert_eq!(LineUp::parse("a", 4).unwrap().turns(), 1);
        assert_eq!(line_up.describe(), "a, 2 b, c");
    }

    #[test]
    fn time_budgets_are_by_the_clock() {
        let clock = |list| LineUp::parse(list, 4).unwrap().is_by_the_clock();
        assert!(!clock("steady,random,expert:2000"));
        assert!(clock("steady,expert:400ms") && clock("expert:1.5s") && clock("expert"));
    }
}
