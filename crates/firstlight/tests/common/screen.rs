//! A small model of a terminal: rows that show, and rows that can be scrolled back to.
#![allow(dead_code, reason = "not every test file uses everything")]

/// How many rows show at once.
const HEIGHT: usize = 24;

/// A screen, and what is above it.
#[derive(Default)]
pub(crate) struct Screen {
    above: Vec<String>,
    rows: Vec<Vec<char>>,
    row: usize,
    column: usize,
}

impl Screen {
    /// A screen on which this was written from the beginning. An order that it does not know is a panic, so that the
    /// model cannot be blind to something that a terminal would show.
    pub(crate) fn showing(text: &str) -> Screen {
        let mut screen = Screen { rows: vec![Vec::new(); HEIGHT], ..Screen::default() };
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            match letter {
                '\r' => screen.column = 0,
                '\n' => screen.line_feed(),
                '\x1b' => {
                    assert_eq!(letters.next(), Some('['), "an order that the model does not know");
                    let mut order = String::new();
                    // Cut off in the middle of an order: it has not happened yet.
                    let Some(end) = letters.by_ref().find(|&letter| {
                        order.push(letter);
                        letter.is_ascii_alphabetic()
                    }) else {
                        break;
                    };
                    screen.order(end, &order);
                }
                letter => screen.write(letter),
            }
        }
        screen
    }

    fn order(&mut self, end: char, order: &str) {
        match (end, order) {
            ('m', _) => {}
            ('H', "H") => (self.row, self.column) = (0, 0),
            // As the worst of terminals do it: what is cleared away goes where it can be scrolled back to.
            ('J', "2J") => {
                let rows = std::mem::replace(&mut self.rows, vec![Vec::new(); HEIGHT]);
                self.above.extend(rows.into_iter().map(|row| row.into_iter().collect::<String>()));
            }
            ('J', "3J") => self.above.clear(),
            _ => panic!("the model does not know the order {order:?}"),
        }
    }

    fn line_feed(&mut self) {
        if self.row + 1 < HEIGHT {
            self.row += 1;
        } else {
            self.above.push(self.rows.remove(0).into_iter().collect());
            self.rows.push(Vec::new());
        }
    }

    fn write(&mut self, letter: char) {
        let row = &mut self.rows[self.row];
        row.resize(row.len().max(self.column + 1), ' ');
        row[self.column] = letter;
        self.column += 1;
    }

    /// Everything that can be read: above, then what shows.
    pub(crate) fn all(&self) -> String {
        let rows = self.rows.iter().map(|row| row.iter().collect::<String>());
        let lines: Vec<String> = self.above.iter().cloned().chain(rows).collect();
        lines.join("\n").trim().to_owned()
    }
}
