//! What a card shows beside its text: the cards it asks for, whom it strikes, and the emissions it touches.

use super::glyphs::Glyph;
use super::line::die_lines;
use super::{Cards, sentence};
use daybreak::content::Difficulty;
use daybreak::language::{Action, CardFilter, Effect, Quantity, Support, Token, TuckRule};
use daybreak::{CardNo, Deck, MAX_PLAYERS, Sector, Tag};
use tabletop::never;

/// Cards that a project or a crisis asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slots {
    /// Which cards.
    pub wanted: CardFilter,
    /// How many of them at 1, 2, 3 and 4 players; empty: any number.
    pub count: Vec<u8>,
    /// What they do, in a sentence.
    pub text: String,
}

/// What a face of a die does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieRow {
    /// It in signs: which faces, and what they do.
    pub line: Vec<Glyph>,
    /// The same in words.
    pub text: String,
}

/// What was looked up of a card. Whoever asks has the number from the same box, so the card is in it.
pub(super) fn of_the_box<T: Default>(no: CardNo, found: Option<T>) -> T {
    found.unwrap_or_else(|| {
        never!("the box has no card {no}");
        T::default()
    })
}

impl Cards<'_> {
    /// What a card does, sentence by sentence, without the rest that is drawn beside it: the tags it requires, its limit,
    /// the rows of a die, what a project needs to be active and what cards under a crisis do.
    pub fn deed_of(&self, no: CardNo) -> Vec<String> {
        let deed = match no.deck() {
            Some(Deck::Local | Deck::Starting) => self.content.local_of(no).map(|card| self.bare_deed(&card.action)),
            Some(Deck::Global) => self.content.global_of(no).map(|card| self.project_deed(card)),
            Some(Deck::Crisis) => self.content.crisis_of(no).map(|card| self.crisis_deed(card)),
            Some(Deck::Challenge) | None => self.card(no).map(|card| card.text),
        };
        of_the_box(no, deed)
    }

    fn bare_deed(&self, action: &Action) -> Vec<String> {
        let mut lines = self.conditions(action);
        lines.extend(self.paid(action));
        lines.extend(action.steps.iter().filter_map(|step| self.then_may(step)));
        lines
    }

    /// The action of a card.
    fn action_of(&self, no: CardNo) -> Option<Action> {
        match no.deck()? {
            Deck::Local | Deck::Starting => self.content.local_of(no).map(|card| card.action),
            Deck::Global => self.content.global_of(no).and_then(|card| card.action.get(0)),
            _ => None,
        }
    }

    /// How often the action of a card can be used, and when if not in the Local stage.
    pub fn foot_of(&self, no: CardNo) -> Option<String> {
        self.action_of(no).map(|action| self.foot(&action))
    }

    /// The tags of its stack that a card requires.
    pub fn required_of(&self, no: CardNo) -> Vec<(Tag, u8)> {
        self.action_of(no).map(|action| Self::required_tags(&action).collect()).unwrap_or_default()
    }

    /// What the faces of the die do that a card rolls.
    pub fn die_of(&self, no: CardNo) -> Vec<DieRow> {
        let Some(action) = self.action_of(no) else { return Vec::new() };
        let rows = action.steps.iter().flat_map(|step| {
            let texts = self.die_rows(step).into_iter().map(|text| sentence(&text));
            texts.zip(die_lines(step)).map(|(text, line)| DieRow { line, text }).collect::<Vec<_>>()
        });
        rows.collect()
    }

    /// The cards that a card asks for.
    pub fn slots(&self, no: CardNo) -> Vec<Slots> {
        let found = match no.deck() {
            Some(Deck::Global) => self.content.global_of(no).map(|card| self.support_slots(&card.support)),
            Some(Deck::Crisis) => {
                self.content.crisis_of(no).map(|card| card.tuck.iter().map(|rule| self.tuck_slots(rule)).collect())
            }
            Some(Deck::Local | Deck::Starting | Deck::Challenge) | None => return Vec::new(),
        };
        of_the_box(no, found)
    }

    fn support_slots(&self, support: &Support) -> Vec<Slots> {
        let text = sentence(&self.support(support));
        let slots = |wanted: CardFilter, count: Vec<u8>| Slots { wanted, count, text: text.clone() };
        match support {
            Support::Tucked(kinds) => kinds.iter().map(|(wanted, n)| slots(*wanted, by_players(n))).collect(),
            Support::Pool(wanted) => vec![slots(*wanted, Vec::new())],
            Support::PoolOfEach(tags) => {
                tags.iter().map(|&tag| slots(CardFilter::Tag(tag), vec![1; MAX_PLAYERS])).collect()
            }
            Support::State(_) => Vec::new(),
        }
    }

    fn tuck_slots(&self, rule: &TuckRule) -> Slots {
        let count = match rule {
            TuckRule::Cancels(_, n) | TuckRule::Ends(_, n) => by_players(n),
            TuckRule::Weakens(_) | TuckRule::Spares(_) => Vec::new(),
        };
        Slots { wanted: rule.filter(), count, text: sentence(&self.tuck(rule)) }
    }

    /// Whom a crisis strikes.
    pub fn struck(&self, no: CardNo) -> Option<String> {
        let card = self.content.crisis_of(no)?;
        (!card.steps.is_empty()).then(|| self.target(&card.target))
    }

    /// How hard a row of the setup table is.
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        match difficulty {
            Difficulty::Easier => self.say("db-difficulty-easier", &[]),
            Difficulty::Standard => self.say("db-difficulty-standard", &[]),
            Difficulty::Harder => self.say("db-difficulty-harder", &[]),
            Difficulty::Extreme => self.say("db-difficulty-extreme", &[]),
        }
    }

    /// The emissions that the action of a card makes or removes.
    pub fn emissions(&self, no: CardNo) -> Vec<Sector> {
        let action = self.action_of(no);
        let touches = |action: &Action, sector: Sector| action.any_effect(|effect| touches(effect, sector));
        Sector::ALL.into_iter().filter(|&sector| action.is_some_and(|action| touches(&action, sector))).collect()
    }
}

fn touches(effect: &Effect, sector: Sector) -> bool {
    let is = |token: Token| token == Token::Emissions(sector) || token == Token::AnyEmissions;
    match *effect {
        Effect::Gain(token, _)
        | Effect::Remove(token, _)
        | Effect::Lose(token, _)
        | Effect::Grant(_, token, _)
        | Effect::Relieve(_, token, _)
        | Effect::Give(_, token, _)
        | Effect::Take(token, _) => is(token),
        Effect::Swap(from, into, _) => is(from) || is(into),
        _ => false,
    }
}

/// How many at 1, 2, 3 and 4 players. Slots count by players alone; other amounts are as many as they say.
fn by_players(quantity: &Quantity) -> Vec<u8> {
    let at = |players: u8| match *quantity {
        Quantity::PerPlayer(n) => n.saturating_mul(players),
        Quantity::ByPlayers(one, two, three, four) => [one, two, three, four][usize::from(players) - 1],
        Quantity::Solo(several, alone) => {
            if players == 1 {
                alone
            } else {
                several
            }
        }
        Quantity::N(n) => n,
        _ => 0,
    };
    (1..=MAX_PLAYERS as u8).map(at).collect()
}
