//! Earthrise in words and on the screen.

use super::screen::Screen;
use crate::EarthriseTitle;
use earthrise::content::Content;
use earthrise::{Earthrise, Eye, Fact, Move, Piece, View};
use earthrise_words::Narrator;
use tabletop::{Audience, Game, Seat};
use title::Teller;
use title::terminal::screen::{Style, entry, wrapped};
use title::terminal::{OwnCommand, Terminal};
use words::{Names, Words};

/// What can be looked at.
const COMMANDS: [OwnCommand; 8] = [
    OwnCommand::plain("hand", "command-hand", "command-hand-does"),
    OwnCommand::plain("track", "command-track", "command-track-does"),
    OwnCommand::plain("worth", "command-worth", "command-worth-does"),
    OwnCommand::plain("last", "command-last", "command-last-does"),
    OwnCommand::plain("cards", "command-cards", "command-cards-does"),
    OwnCommand::plain("pile", "command-pile", "command-pile-does"),
    OwnCommand::plain("pill", "command-pill", "command-pill-does"),
    OwnCommand::plain("score", "command-score", "command-score-does"),
];

/// Shows Earthrise to one reader.
pub struct EarthriseTerminal<'a> {
    screen: Screen<'a>,
    content: &'a Content,
}

impl<'a> EarthriseTerminal<'a> {
    /// Shows a game to whoever the names are for.
    pub fn new(
        game: &'a Earthrise,
        content: &'a Content,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> EarthriseTerminal<'a> {
        let narrator = Narrator::new(words, game, names);
        EarthriseTerminal { screen: Screen { words, narrator, game, style }, content }
    }

    fn eye(&self, view: &View) -> Eye {
        self.screen.game.eye_of(view).unwrap_or(Eye::Nothing)
    }

    /// What a question is about: the puzzle that pieces are for, or what the pill counts.
    fn at_stake(&self, view: &View, seat: Seat, eye: Eye) -> String {
        match eye {
            Eye::Exchange { .. } | Eye::KeepPiece { .. } => self.screen.puzzle(view, seat),
            Eye::Pill { open: true, .. } if view.round >= self.screen.game.table().rounds => {
                self.screen.puzzle(view, seat)
            }
            Eye::Pill { open: true, .. } => self.screen.pile(view, seat),
            Eye::Pill { open: false, .. } | Eye::Play { .. } | Eye::Take { .. } | Eye::Give { .. } | Eye::Nothing => {
                String::new()
            }
        }
    }

    /// The facts of the last trick of this round that is complete.
    fn last_trick(mut facts: Vec<Fact>) -> Vec<Fact> {
        let round = facts.iter().rposition(|fact| matches!(fact, Fact::TokensLaid { .. })).unwrap_or(0);
        let facts = facts.split_off(round);
        let Some(end) = facts.iter().rposition(|fact| matches!(fact, Fact::CommanderTook { .. })) else {
            return Vec::new();
        };
        let start = facts[..end].iter().rposition(|fact| matches!(fact, Fact::TrickBegan { .. })).unwrap_or(0);
        facts[start..=end].to_vec()
    }
}

/// The piece that was drawn, where the reader saw it.
fn drawn(fact: &Fact) -> Option<Piece> {
    match *fact {
        Fact::PieceDrawn { piece, .. } => piece,
        _ => None,
    }
}

impl Terminal<EarthriseTitle> for EarthriseTerminal<'_> {
    fn teller(&self) -> &dyn Teller<EarthriseTitle> {
        &self.screen.narrator
    }

    fn table(&self, view: &View) -> String {
        self.screen.table(view)
    }

    /// A round, its scoring, the final phase: within them, what changes is told.
    fn scene(&self, view: &View) -> Option<u64> {
        Some(u64::from(view.round) * 2 + u64::from(!self.screen.has_tricks(view)))
    }

    /// What a card is judged by: the worth of the suits always, and as far as the question is about them the Earth and the
    /// trick.
    fn brief(&self, view: &View) -> String {
        let screen = &self.screen;
        match self.eye(view) {
            Eye::Play { .. } => screen.worth(view) + &screen.earth(view) + &screen.trick(view),
            Eye::Take { .. } => screen.worth(view) + &screen.trick(view),
            _ => screen.worth(view),
        }
    }

    /// Exchanges come first, so that their numbers are those of the tokens.
    fn arrange(&self, mut moves: Vec<Move>) -> Vec<Move> {
        moves.sort_by_key(|mv| *mv == Move::Save);
        moves
    }

    /// Nothing is told twice: a trick that begins names its Pilot, pieces that are drawn one after the other are one
    /// sentence, and who has won stands at the end. Pieces that all go back are repeats.
    fn told(&self, _earlier: &[Fact], facts: &[Fact]) -> Vec<String> {
        let narrator = &self.screen.narrator;
        let said = |(at, fact): (usize, &Fact)| match *fact {
            Fact::ApolloPassed { .. } if matches!(facts.get(at + 1), Some(Fact::TrickBegan { .. })) => String::new(),
            Fact::Won { .. } => String::new(),
            Fact::PieceDrawn { piece: Some(_), .. } if at > 0 && drawn(&facts[at - 1]).is_some() => String::new(),
            Fact::PieceDrawn { seat, piece: Some(_) } => {
                narrator.pieces_drawn(seat, &facts[at..].iter().map_while(drawn).collect::<Vec<_>>())
            }
            Fact::PiecesReturned { seat, count } if at > 0 && drawn(&facts[at - 1]).is_some() => {
                narrator.pieces_repeated(seat, count)
            }
            _ => narrator.fact(fact),
        };
        facts.iter().enumerate().map(said).collect()
    }

    fn choices(&self, view: &View, moves: &[Move]) -> String {
        let (eye, screen) = (self.eye(view), &self.screen);
        let mut text = screen.hand(view.hand(), &eye);
        // Cards to play carry their numbers in the hand.
        if matches!(eye, Eye::Play { .. }) {
            return text;
        }
        if let Some(seat) = view.seat() {
            text += &self.at_stake(view, seat, eye);
        }
        for (number, &mv) in (1..).zip(moves) {
            let label = match mv {
                Move::Take(card) => screen.narrator.label_with_worth(mv, card.suit(), view.round),
                _ => screen.narrator.label(mv),
            };
            text += &entry(&format!("  {number:>2}  "), &label);
            if matches!(eye, Eye::Pill { .. }) {
                text += &screen
                    .narrator
                    .effects(view, mv)
                    .iter()
                    .map(|effect| wrapped(effect, "      "))
                    .collect::<String>();
            }
        }
        text
    }

    fn choices_told(&self, view: &View, moves: &[Move], taken: Move) -> String {
        let mut text = self.screen.hand(view.hand(), &self.eye(view));
        for &mv in moves {
            let mark = if mv == taken { "→" } else { " " };
            text += &entry(&format!("  {mark} "), &self.screen.narrator.label(mv));
        }
        text
    }

    fn commands(&self) -> &'static [OwnCommand] {
        &COMMANDS
    }

    fn show(&self, view: &View, command: &str, told: &dyn Fn() -> Vec<Fact>) -> Option<String> {
        let Audience::Seat(seat) = view.who else { return None };
        let screen = &self.screen;
        Some(match command {
            "hand" => match screen.hand(view.hand(), &self.eye(view)) {
                none if none.is_empty() => screen.row("table-hand", &[screen.narrator.count_of_cards(0)], ""),
                hand => hand,
            },
            "track" => screen.tricks_ahead(view),
            "worth" => screen.all_worth(view),
            "cards" => screen.cards(view, self.content.source_of("deck_base")),
            "pile" => screen.pile(view, seat),
            "score" => screen.standing(view),
            "pill" => screen.pill_in_full(view, seat),
            "last" => match EarthriseTerminal::last_trick(told()) {
                facts if facts.is_empty() => format!("{}\n", screen.words.say("table-no-last-trick", &[])),
                facts => facts.iter().map(|fact| wrapped(&self.screen.narrator.fact(fact), "  ")).collect(),
            },
            _ => return None,
        })
    }

    fn meant(&self, view: &View, text: &str) -> Option<Result<Move, String>> {
        let card = self.screen.narrator.card_from(text)?;
        let eye = self.eye(view);
        let mv = if matches!(eye, Eye::Take { .. }) { Move::Take(card) } else { Move::Play(card) };
        Some(match self.screen.game.judge(&eye, mv) {
            Ok(()) => Ok(mv),
            Err(refusal) => Err(self.screen.narrator.refusal(&refusal)),
        })
    }

    fn example(&self, view: &View) -> String {
        view.hand().kinds().next().map(|card| self.screen.narrator.card_mark(card)).unwrap_or_default()
    }
}
