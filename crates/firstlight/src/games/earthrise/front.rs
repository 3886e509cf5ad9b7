//! Earthrise in words and on the screen.

use super::screen::Screen;
use crate::games::Front;
use crate::screen::{entry, wrapped};
use earthrise::content::Content;
use earthrise::{Earthrise, Eye, Fact, Move, View};
use server::games::Teller;
use tabletop::{Audience, Game};

/// Shows Earthrise to one reader.
pub struct EarthriseFront<'a> {
    pub(super) screen: Screen<'a>,
    pub(super) content: &'a Content,
}

impl EarthriseFront<'_> {
    fn eye(&self, view: &View) -> Eye {
        self.screen.game.eye_of(view).unwrap_or(Eye::Nothing)
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

impl Front<Earthrise> for EarthriseFront<'_> {
    fn teller(&self) -> &dyn Teller<Earthrise> {
        &self.screen.narrator
    }

    fn table(&self, view: &View) -> String {
        self.screen.table(view)
    }

    fn choices(&self, view: &View, moves: &[Move]) -> String {
        let eye = self.eye(view);
        let mut text = self.screen.hand(view.hand(), &eye);
        // Cards to play carry their numbers in the hand.
        if !matches!(eye, Eye::Play { .. }) {
            for (number, &mv) in (1..).zip(moves) {
                text += &entry(&format!("  {number:>2}  "), &self.screen.narrator.label(mv));
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

    fn help(&self) -> String {
        self.screen.words.say("table-help", &[])
    }

    fn show(&self, view: &View, command: &str, told: &dyn Fn() -> Vec<Fact>) -> Option<String> {
        let Audience::Seat(seat) = view.who else { return None };
        let screen = &self.screen;
        Some(match command {
            "hand" => screen.hand(view.hand(), &self.eye(view)),
            "track" => screen.track(view),
            "cards" => screen.cards(view, self.content.source_of("deck_base")),
            "pile" => screen.pile(view, seat),
            "score" => screen.standing(view),
            "pill" => {
                screen.pill(view, seat).unwrap_or_else(|| format!("{}\n", screen.words.say("table-no-pill", &[])))
            }
            "last" => match EarthriseFront::last_trick(told()) {
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
