//! A game in words, for one reader.

use crate::{AdviceOf, CounselOf, FactOf, MoveOf, OutcomeOf, RefusalOf, Title, ViewOf};
use tabletop::{Fault, Seat};
use wire::Figure;

/// A game in words, for one reader.
pub trait Teller<T: Title> {
    /// How a seat is called, also if it is the reader's.
    fn name(&self, seat: Seat) -> String;

    /// Who sits there, as a welcome says it; `kind` is the kind of bot.
    fn player(&self, seat: Seat, kind: Option<&str>) -> String {
        let name = self.name(seat);
        kind.map_or_else(|| name.clone(), |kind| format!("{name} ({kind})"))
    }

    /// Something that happened.
    fn fact(&self, fact: &FactOf<T>) -> String;

    /// Does something new begin with this fact, so that a line is left free before it?
    fn opens(&self, _fact: &FactOf<T>) -> bool {
        false
    }

    /// The round that begins with this fact, from 1; 0 is what comes after all rounds.
    fn round(&self, _fact: &FactOf<T>) -> Option<u8> {
        None
    }

    /// An entry of a menu.
    fn label(&self, view: &ViewOf<T>, mv: MoveOf<T>) -> String;

    /// What the reader is asked.
    fn prompt(&self, view: &ViewOf<T>) -> Option<String>;

    /// Why something cannot be done to a log.
    fn fault(&self, fault: &Fault<RefusalOf<T>>) -> String;

    /// Why a move is possible and what it would do, or why it is not.
    fn why(&self, view: &ViewOf<T>, mv: MoveOf<T>) -> String;

    /// When in the game this is: "Round 2 of 6 · Local stage". Everybody is told the same of a moment.
    fn when(&self, view: &ViewOf<T>) -> String;

    /// What to expect of a move, a sentence each.
    fn expect(&self, view: &ViewOf<T>, counsel: &CounselOf<T>) -> Vec<String>;

    /// What a move leads to in numbers, each with its unit, where the game has such numbers.
    fn figures(&self, _view: &ViewOf<T>, _counsel: &CounselOf<T>) -> Vec<Figure> {
        Vec::new()
    }

    /// How a move stands beside the best one, in a word or two.
    fn beside(&self, _best: &CounselOf<T>, _counsel: &CounselOf<T>) -> Option<String> {
        None
    }

    /// Why a move does what the numbers say, in a sentence.
    fn reason(&self, _view: &ViewOf<T>, _counsel: &CounselOf<T>) -> Option<String> {
        None
    }

    /// What holds for all the moves of an advice, as that hardly anything lies between them.
    fn note(&self, _advice: &AdviceOf<T>) -> Option<String> {
        None
    }

    /// What is planned after the first move of a line, if anything is.
    fn plan(&self, _view: &ViewOf<T>, _line: &[(Seat, MoveOf<T>)]) -> Option<String> {
        None
    }

    /// What is ahead as things stand, in parts, each with a title; nothing, where a game has nothing to say about it.
    fn ahead(&self, _view: &ViewOf<T>) -> Vec<(String, Vec<String>)> {
        Vec::new()
    }

    /// How it ended.
    fn outcome(&self, outcome: &OutcomeOf<T>) -> String;
}
