//! What happens, told one fact after the other.
//!
//! A fact alone cannot say everything: why crises are laid out, what was drawn in vain. That is
//! taken from the facts before it. What another sentence tells already is left out.

use super::{Narrator, capital};
use daybreak::language::{CardFilter, Effect, Keep, Step, Token};
use daybreak::{CardSet, Cause, CrisisId, Fact, Stage};
use tabletop::Seat;

impl Narrator<'_> {
    /// A sentence for each of these facts, empty where another tells it already. `earlier` is what was told before them, as
    /// far as it is known.
    pub fn story(&self, earlier: &[Fact], facts: &[Fact]) -> Vec<String> {
        let all: Vec<&Fact> = earlier.iter().chain(facts).collect();
        (earlier.len()..all.len()).map(|at| self.in_context(&all, at)).collect()
    }

    fn in_context(&self, all: &[&Fact], at: usize) -> String {
        let (before, fact) = all.split_at(at);
        let Some(&fact) = fact.first() else { return String::new() };
        match fact {
            Fact::Changed { .. } if is_of_a_gift(all, at) || is_of_a_gift(all, at + 1) => String::new(),
            Fact::TokensGiven { from, to, token, .. } => self.gift(before, fact, (*from, *to), *token),
            Fact::CrisesLaid { unknown } => self.laid(before, *unknown),
            // Nobody is asked where all that fits is kept.
            Fact::Offered { seat, cards, .. } if self.fitting(before).is_some() => {
                self.fact(&Fact::Drew { seat: *seat, cards: *cards })
            }
            Fact::Kept { seat, cards } => self.kept(before, *seat, cards).unwrap_or_else(|| self.fact(fact)),
            Fact::CrisisDiscarded { card, .. } if came_to_nothing(before, *card) => {
                self.words.paragraph([self.about_crisis("daybreak-fact-came-to-nothing", *card), self.fact(fact)])
            }
            _ => self.fact(fact),
        }
    }

    /// Tokens that went from board to board: once, with what both have now.
    fn gift(&self, before: &[&Fact], fact: &Fact, (from, to): (Seat, Seat), given: Token) -> String {
        let now = |of: Seat| {
            before.iter().rev().take(2).find_map(|fact| match **fact {
                Fact::Changed { seat, token, now, .. } if seat == of && token == given => Some((of, now.to_string())),
                _ => None,
            })
        };
        let each = self.tally([from, to].into_iter().filter_map(now));
        let told = self.fact(fact);
        if each.is_empty() {
            return told;
        }
        self.words.paragraph([told, self.say("daybreak-fact-given-now", &[("each", each.into())])])
    }

    /// The card or tipping point of this stage that was carried out last and has such an effect.
    fn source(&self, before: &[&Fact], is: impl Fn(&Effect) -> bool) -> Option<Cause> {
        let stage = before.iter().rev().take_while(|fact| !matches!(fact, Fact::StageBegan { .. }));
        let causes = stage.filter_map(|fact| match **fact {
            Fact::Acted { card, .. } => Some(Cause::Local(card)),
            Fact::ProjectUsed { project, .. } => Some(Cause::Project(project)),
            Fact::Targets { card, .. } => Some(Cause::Crisis(card)),
            Fact::Tipped { effect } => Some(Cause::Planet(effect)),
            _ => None,
        });
        causes.into_iter().find(|&cause| {
            let mut found = false;
            self.each_effect(cause, |effect| found |= is(effect));
            found
        })
    }

    fn each_effect(&self, cause: Cause, mut visit: impl FnMut(&Effect)) {
        let content = self.game.content();
        let each = |step: &Step| step.each_effect(&mut visit);
        match cause {
            Cause::Local(card) => content.local(card).action.steps.iter().for_each(each),
            Cause::Project(card) => content.global(card).action.iter().flat_map(|it| it.steps.iter()).for_each(each),
            Cause::Crisis(card) => content.crisis(card).steps.iter().for_each(each),
            Cause::Planet(effect) => content.board().tracks[effect.index()].steps.iter().for_each(each),
            Cause::Challenge(_) | Cause::Cost(_) | Cause::Shortage | Cause::Missing(_) | Cause::Growth => {}
        }
    }

    /// Crises are laid out: why.
    fn laid(&self, before: &[&Fact], count: u8) -> String {
        let count = ("count", count.into());
        let last = before.iter().rev().find(|fact| !matches!(fact, Fact::Reshuffled { .. }));
        capital(&match last {
            Some(Fact::StageBegan { stage: Stage::Global }) => self.say("daybreak-fact-crises-laid-round", &[count]),
            Some(Fact::Bands { .. }) => self.say("daybreak-fact-crises-laid-heat", &[count]),
            _ => match self.source(before, |effect| matches!(effect, Effect::AddCrises(_))) {
                Some(cause) => {
                    self.say("daybreak-fact-crises-laid-card", &[count, ("cause", self.cause(cause).into())])
                }
                None => self.say("daybreak-fact-crises-laid", &[count]),
            },
        })
    }

    /// Cards that were kept because they fit, and what became of the others; none, if somebody chose them.
    fn kept(&self, before: &[&Fact], keeper: Seat, cards: &CardSet) -> Option<String> {
        let mut rest = CardSet::NONE;
        for fact in before.iter().rev() {
            match fact {
                Fact::Offered { seat, cards, .. } if *seat == keeper => rest.add_all(*cards),
                Fact::Kept { seat, .. } | Fact::Acted { seat, .. } if *seat == keeper => break,
                _ => {}
            }
        }
        // What the others do while somebody chooses does not count.
        let offered = before.iter().rposition(|fact| matches!(fact, Fact::Offered { seat, .. } if *seat == keeper))?;
        let until = before.split_at(offered).0;
        let filter = self.fitting(until).filter(|filter| *filter != CardFilter::Any && !rest.is_empty())?;
        rest.take_all(*cards);
        let wanted = self.say("db-cards-all", &[("filter", self.cards.filter(&filter).into())]);
        let args = [
            ("count", cards.len().into()),
            ("cards", self.titles(cards).into()),
            ("wanted", wanted.into()),
            ("others", rest.len().into()),
            ("rest", self.titles(&rest).into()),
        ];
        Some(capital(&self.say_of(keeper, "daybreak-fact-kept-fitting", &args)))
    }

    /// The cards that whatever is going on keeps of those it draws.
    fn fitting(&self, before: &[&Fact]) -> Option<CardFilter> {
        let every = |effect: &Effect| match *effect {
            Effect::Search(_, _, Keep::Every(filter)) => Some(filter),
            _ => None,
        };
        let mut found = None;
        // The last search may be one where somebody chooses.
        let source = self.source(before, |effect| matches!(effect, Effect::Search(..)))?;
        self.each_effect(source, |effect| found = found.or(every(effect)));
        found
    }
}

/// Are these the two changes and the gift that they are of, the first at `at - 1` or the second at `at`?
fn is_of_a_gift(all: &[&Fact], second: usize) -> bool {
    let Some(&[first, other, given]) = second.checked_sub(1).and_then(|first| all.get(first..first + 3)) else {
        return false;
    };
    match (first, other, given) {
        (
            Fact::Changed { seat: loser, token: gone, .. },
            Fact::Changed { seat: gainer, token: come, .. },
            Fact::TokensGiven { from, to, token, .. },
        ) => loser == from && gainer == to && gone == token && come == token,
        _ => false,
    }
}

/// Has nothing changed since this crisis struck?
fn came_to_nothing(before: &[&Fact], struck: CrisisId) -> bool {
    for fact in before.iter().rev() {
        match **fact {
            Fact::Targets { card, .. } => return card == struck,
            // What is done against it, and what it does not do.
            Fact::Weakened { .. }
            | Fact::Resisted { .. }
            | Fact::Spared { .. }
            | Fact::Voted { .. }
            | Fact::Passed { .. }
            | Fact::Acted { .. }
            | Fact::ProjectUsed { .. }
            | Fact::Discarded { .. }
            | Fact::Spent { .. } => {}
            Fact::Changed { cause, .. } | Fact::WorldChanged { cause, .. } if is_of_an_action(cause) => {}
            _ => return false,
        }
    }
    false
}

fn is_of_an_action(cause: Cause) -> bool {
    matches!(cause, Cause::Local(_) | Cause::Project(_) | Cause::Cost(_))
}
