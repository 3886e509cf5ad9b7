//! QR codes: of a text, as a picture for a page and as lines for a terminal.

use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// Light modules around a code, without which cameras do not find it.
const QUIET: usize = 4;

/// The modules of a code with the quiet zone around it, dark or light.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    side: usize,
    dark: Vec<bool>,
}

impl Grid {
    /// The code of a text; none, if it is too long for one.
    pub fn of(text: &str) -> Option<Grid> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let inner = code.width();
        let side = inner + 2 * QUIET;
        let mut dark = vec![false; side * side];
        for (at, colour) in code.to_colors().into_iter().enumerate() {
            let (row, column) = (at / inner + QUIET, at % inner + QUIET);
            dark[row * side + column] = colour == Color::Dark;
        }
        Some(Grid { side, dark })
    }

    /// How many modules it has on each side.
    pub fn side(&self) -> usize {
        self.side
    }

    /// Is a module dark? Outside of the code everything is light.
    pub fn is_dark(&self, row: usize, column: usize) -> bool {
        row < self.side && column < self.side && self.dark[row * self.side + column]
    }

    /// As a picture: dark on white whatever the page around it looks like, without styles.
    pub fn svg(&self) -> String {
        let mut path = String::new();
        for row in 0..self.side {
            for column in (0..self.side).filter(|&column| self.is_dark(row, column)) {
                // Writing to a string does not fail.
                let _ = write!(path, "M{column} {row}h1v1h-1z");
            }
        }
        let side = self.side;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
             <path fill=\"#fff\" d=\"M0 0h{side}v{side}h-{side}z\"/><path fill=\"#000\" d=\"{path}\"/></svg>"
        )
    }

    /// As lines for a terminal, two modules above each other in a character. `colours` puts black on white, which cameras
    /// read whatever colours the terminal has; without it the ink of the terminal is what is dark.
    pub fn lines(&self, colours: bool) -> Vec<String> {
        let glyph = |above: bool, below: bool| match (above, below) {
            (false, false) => ' ',
            (true, false) => '▀',
            (false, true) => '▄',
            (true, true) => '█',
        };
        let line = |row: usize| -> String {
            (0..self.side).map(|column| glyph(self.is_dark(row, column), self.is_dark(row + 1, column))).collect()
        };
        let (on, off) = if colours { ("\u{1b}[38;5;16;48;5;231m", "\u{1b}[0m") } else { ("", "") };
        (0..self.side).step_by(2).map(|row| format!("{on}{}{off}", line(row))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a camera reads from modules that are drawn so many pixels wide.
    fn read(side: usize, dark: impl Fn(usize, usize) -> bool) -> String {
        const WIDE: usize = 6;
        let shade = |x: usize, y: usize| if dark(y / WIDE, x / WIDE) { 0 } else { 255 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side * WIDE, side * WIDE, shade);
        let found = image.detect_grids();
        assert_eq!(found.len(), 1);
        found[0].decode().unwrap().1
    }

    const ADDRESSES: [&str; 3] = [
        "http://192.168.178.21:7878",
        "http://10.0.0.7:7878/t/0123456789ab",
        "https://play.example.org/j/0123456789abcdefghjkmnpqrstvwxyz0123456789",
    ];

    #[test]
    fn a_camera_reads_what_was_drawn() {
        for address in ADDRESSES {
            let grid = Grid::of(address).unwrap();
            assert_eq!(read(grid.side(), |row, column| grid.is_dark(row, column)), address);
            assert!(grid.side() < 60, "{address} has {} modules", grid.side());
        }
        assert_eq!(Grid::of(&"x".repeat(5000)), None);
    }

    #[test]
    fn the_terminal_shows_the_same_modules() {
        for address in ADDRESSES {
            let grid = Grid::of(address).unwrap();
            let lines: Vec<Vec<char>> = grid.lines(false).iter().map(|line| line.chars().collect()).collect();
            let dark = |row: usize, column: usize| match (lines[row / 2][column], row % 2) {
                ('█', _) | ('▀', 0) | ('▄', 1) => true,
                (' ' | '▀' | '▄', _) => false,
                (other, _) => panic!("{other:?}"),
            };
            assert_eq!(read(grid.side(), dark), address);
            let coloured = grid.lines(true);
            assert!(coloured.iter().all(|line| line.starts_with('\u{1b}') && line.ends_with("\u{1b}[0m")));
        }
    }

    #[test]
    fn the_picture_has_a_square_for_each_dark_module_and_no_style() {
        let grid = Grid::of(ADDRESSES[0]).unwrap();
        let svg = grid.svg();
        let dark = (0..grid.side()).flat_map(|row| (0..grid.side()).map(move |column| (row, column)));
        let dark: Vec<_> = dark.filter(|&(row, column)| grid.is_dark(row, column)).collect();
        assert_eq!(svg.matches("h1v1h-1z").count(), dark.len());
        assert!(dark.iter().all(|(row, column)| svg.contains(&format!("M{column} {row}h1"))));
        assert!(!svg.contains("style") && !svg.contains("<script"));
    }
}
