//! Advice to a person at the table.

use title::AdviceOf;
use title::Title;
use title::terminal::Terminal;
use title::terminal::screen::{entry, wrapped};
use title::{MoveOf, ViewOf};
use words::Words;

/// How many moves a hint shows.
pub(crate) const MOST: usize = 3;

/// The best moves with the numbers to type, and what to expect of each.
pub(crate) fn text<T: Title>(
    front: &T::Terminal<'_>,
    words: &Words,
    view: &ViewOf<T>,
    moves: &[MoveOf<T>],
    advice: &AdviceOf<T>,
) -> String {
    let mut text = wrapped(&words.advice_heading(advice.choices, advice.lines), "");
    if let Some(note) = front.teller().note(advice) {
        text += &wrapped(&note, "");
    }
    for counsel in &advice.moves {
        let number = moves.iter().position(|&mv| mv == counsel.mv).map_or(0, |at| at + 1);
        text += &entry(&format!("  {number:>3}  "), &front.teller().label(view, counsel.mv));
        let figures =
            front.teller().figures(view, counsel).into_iter().map(|one| format!("{} {}", one.amount, one.unit));
        let figures = Some(figures.collect::<Vec<_>>().join(" · ")).filter(|line| !line.is_empty());
        let reason = front.teller().reason(view, counsel);
        for sentence in figures.into_iter().chain(reason).chain(front.teller().expect(view, counsel)) {
            text += &wrapped(&sentence, "       ");
        }
    }
    text
}
