//! What hand cards and actions would bring, in signs and sentences.

use super::Narrator;
use crate::cards::lowered;
use crate::glyphs::{Glyph, Plain};
use crate::line::{cost_part, effect_part};
use crate::{Mood, sentence};
use daybreak::language::{Action, Cost, Quantity, TuckRule};
use daybreak::{ActionSource, CardNo, GlobalId, Refusal, Slots, State, Uses, Yield};
use tabletop::Seat;
use words::Joint;

/// What a card can do other than to act in front of a stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Elsewhere {
    /// It can go behind a stack, under a project or under a crisis.
    pub tucked: bool,
    /// It can pay for an action.
    pub pays: bool,
}

/// More actions than these are counted and not named.
const MOST_NAMED: usize = 2;

impl Narrator<'_> {
    /// What an action brings, in signs; with how many times, if it can be more than one.
    pub fn yield_signs(&self, yields: &[Yield], left: Option<u8>) -> Vec<Glyph> {
        let mut parts: Vec<Vec<Glyph>> = Vec::new();
        for each in yields {
            let mut part = effect_part(&each.effect);
            if each.may {
                part = vec![Glyph::May(part)];
            }
            if each.or {
                part.insert(0, Plain::Or.into());
            }
            parts.push(part);
        }
        if let (Some(times), Some(first)) = (left.filter(|&times| times > 1), parts.first_mut()) {
            first.insert(0, many(times));
        }
        parts.concat()
    }

    /// What an action costs on one's board, cards apart: in signs, and as a sentence; empty where it costs no more than cards.
    pub fn board_price(&self, action: &Action) -> (Vec<Glyph>, String) {
        let board = |cost: &&Cost| matches!(cost, Cost::Demand(_) | Cost::Own(..));
        let costs: Vec<&Cost> = action.cost.iter().filter(board).collect();
        let text = self.words.list(costs.iter().map(|cost| self.cards.cost(cost)), Joint::And);
        let mut signs = costs.into_iter().map(cost_part).collect::<Vec<_>>().concat();
        if !signs.is_empty() {
            signs.push(Plain::Arrow.into());
        }
        (signs, if text.is_empty() { text } else { sentence(&text) })
    }

    /// What an action brings as a sentence; nothing, if it brings nothing that can be said before a die is rolled.
    pub fn yield_text(&self, yields: &[Yield]) -> Option<String> {
        let mut groups: Vec<Vec<String>> = Vec::new();
        for each in yields {
            let phrase = self.cards.effect(&each.effect, Mood::Do);
            match groups.last_mut() {
                Some(group) if each.or => group.push(phrase),
                _ => groups.push(vec![phrase]),
            }
        }
        let groups = groups.into_iter().map(|group| self.words.list(group, Joint::Or));
        let text = self.words.list(groups, Joint::And);
        (!text.is_empty()).then(|| sentence(&text))
    }

    /// What an action costs and brings today, in few words; what is printed, where a die decides.
    pub fn today_text(&self, no: CardNo, action: &Action, yields: &[Yield]) -> String {
        let cards = self.cards.brief();
        if yields.is_empty() {
            return cards.deed_of(no).join(" ");
        }
        let mut done: Vec<Vec<String>> = Vec::new();
        for each in yields.iter().filter(|each| !each.may) {
            let phrase = cards.effect(&each.effect, Mood::Do);
            match done.last_mut() {
                Some(group) if each.or => group.push(phrase),
                _ => done.push(vec![phrase]),
            }
        }
        let done = done.into_iter().map(|group| self.words.list(group, Joint::Or));
        let effect = self.words.list(done, Joint::And);
        let cost = self.words.list(action.cost.iter().map(|cost| cards.cost(cost)), Joint::And);
        let first = match (cost.is_empty(), effect.is_empty()) {
            (true, _) => effect,
            (false, true) => cost,
            (false, false) => self.say("db-action-paid-by", &[("cost", cost.into()), ("effect", effect.into())]),
        };
        let may = yields.iter().filter(|each| each.may).map(|each| {
            let effect = cards.effect(&each.effect, Mood::May);
            sentence(&self.say("db-step-then-may", &[("effect", effect.into())]))
        });
        let first = if first.is_empty() { first } else { sentence(&first) };
        self.words.paragraph(std::iter::once(first).chain(may))
    }

    /// How often an action can still be used this round, in words.
    pub fn uses_left(&self, uses: &Uses) -> String {
        let Some(most) = uses.most else { return self.say("db-left-unlimited", &[]) };
        let left = most.saturating_sub(uses.used);
        let count = [("left", left.into()), ("most", most.into())];
        match (left, uses.used, uses.per) {
            (0, 1.., _) => self.say("db-left-none", &[]),
            (_, _, Some(tag)) => {
                let tags = self.cards.tag_count(tag, most);
                let [left, most] = count;
                self.say("db-left-per", &[left, most, ("tags", tags.into())])
            }
            _ => self.say("db-left", &count),
        }
    }

    /// Where the tags that a card requires would lie with it in front: the number of the only stack, or how many.
    pub fn needs_met(&self, stacks: &[u8]) -> String {
        match stacks {
            [only] => self.say("db-needs-met-in", &[("number", (u16::from(*only) + 1).into())]),
            _ => self.say("db-needs-met", &[("count", (stacks.len() as u16).into())]),
        }
    }

    /// How many of the tags that a card requires the best stack would have.
    pub fn needs_unmet(&self, have: u8) -> String {
        self.say("db-needs-unmet", &[("have", have.into())])
    }

    /// How many times an action can still be carried out, as a sentence; nothing, if there is no limit.
    pub fn times_left(&self, uses: &Uses) -> Option<String> {
        let left = uses.most?.saturating_sub(uses.used);
        Some(self.say("db-use-times", &[("count", left.into())]))
    }

    /// What an action brings more than it did, in signs: `−2 → −3 dirty`.
    pub fn gain_signs(&self, before: &[Yield], after: &[Yield]) -> Vec<Glyph> {
        let bare = |each: &Yield| each.effect.with_quantity(Quantity::N(0));
        let mut parts = Vec::new();
        for now in after {
            let part = effect_part(&now.effect);
            match before.iter().find(|old| bare(old) == bare(now)) {
                Some(old) if old.effect == now.effect => {}
                Some(old) => parts.push(risen(&effect_part(&old.effect), part)),
                None => parts.push(part),
            }
        }
        parts.concat()
    }

    /// Once before, so many times after.
    pub fn times_signs(&self, before: u8, after: u8) -> Vec<Glyph> {
        vec![many(before), Plain::Arrow.into(), many(after)]
    }

    /// The front card would do more.
    pub fn does_more(&self, yields: &[Yield]) -> String {
        let effect = lowered(&self.yield_text(yields).unwrap_or_default());
        self.say("db-use-more", &[("effect", effect.into())])
    }

    /// The front card could act, which it cannot now.
    pub fn enables(&self, yields: &[Yield]) -> String {
        let effect = self.yield_text(yields).unwrap_or_default();
        self.words.paragraph([self.say("db-use-enables", &[]), effect])
    }

    /// The front card could act more often.
    pub fn more_often(&self, times: u8) -> String {
        self.say("db-use-more-often", &[("count", times.into())])
    }

    /// Nothing is gained there today.
    pub fn no_gain(&self) -> String {
        self.say("db-use-none", &[])
    }

    /// A project would become active.
    pub fn activates(&self, project: GlobalId) -> String {
        self.say("db-use-activates", &[("card", self.project(project).into())])
    }

    /// A card under a project: what lies there then, in signs and words.
    pub fn under_project(&self, slots: Slots, activates: Option<GlobalId>) -> (Vec<Glyph>, String) {
        let Some(need) = slots.need else {
            return (vec![Glyph::signed(1), Plain::Tuck.into()], self.say("db-use-pool", &[]));
        };
        let mut signs = filled(slots, need);
        let mut text = self.slots_text(slots, need);
        if let Some(project) = activates {
            signs.extend([Plain::Arrow.into(), Plain::Project.into()]);
            text = self.words.paragraph([text, self.activates(project)]);
        }
        (signs, text)
    }

    /// A card under a crisis: what it does, in signs and words.
    pub fn under_crisis(&self, slots: Slots, rule: &TuckRule) -> (Vec<Glyph>, String) {
        let need = slots.need.unwrap_or(0);
        let whole = u16::from(slots.have) + 1 >= need;
        let counted = |done: &str| {
            let mut signs = filled(slots, need);
            let mut text = self.slots_text(slots, need);
            if whole {
                signs.extend([Plain::Arrow.into(), Plain::ShieldOff.into(), Plain::Crisis.into()]);
                text = self.words.paragraph([text, done.to_owned()]);
            }
            (signs, text)
        };
        match rule {
            TuckRule::Cancels(..) => counted(&self.say("db-use-cancels", &[])),
            TuckRule::Ends(..) => counted(&self.say("db-use-ends", &[])),
            TuckRule::Weakens(_) => (vec![Glyph::signed(-1), Plain::Crisis.into()], self.say("db-use-weakens", &[])),
            TuckRule::Spares(_) => {
                (vec![Plain::ShieldOff.into(), Plain::Player.into()], self.say("db-use-spares", &[]))
            }
        }
    }

    fn slots_text(&self, slots: Slots, need: u16) -> String {
        self.say("db-use-slots", &[("have", (u16::from(slots.have) + 1).into()), ("need", need.into())])
    }

    /// Why the action of a card could be carried out in front of no stack, the best being this one; `else_where` is what
    /// it can do instead.
    pub fn not_even_there(&self, refusal: &Refusal, else_where: Elsewhere) -> String {
        match *refusal {
            // The card itself cannot pay: it lies in front by then.
            Refusal::CannotPayCards { need, have, which } => {
                let need = self.cards.cards_of(need, &which);
                let short = self.say("db-use-cannot-pay", &[("need", need.into()), ("have", have.into())]);
                let still = match (else_where.tucked, else_where.pays) {
                    (true, true) => self.say("db-use-still-both", &[]),
                    (true, false) => self.say("db-use-still-tuck", &[]),
                    (false, true) => self.say("db-use-still-pay", &[]),
                    (false, false) => String::new(),
                };
                self.words.paragraph([short, still])
            }
            Refusal::TagsShort { tag, need, have } => {
                let tags =
                    self.say("db-requires-tag", &[("count", need.into()), ("tag", self.cards.tag_of(tag).into())]);
                self.say("db-use-best", &[("tags", tags.into()), ("have", have.into())])
            }
            _ => self.refusal(refusal),
        }
    }

    /// The same in few words, where the sentence is long for a card.
    pub fn not_there_in_brief(&self, refusal: &Refusal) -> Option<String> {
        let &Refusal::CannotPayCards { need, have, which } = refusal else { return None };
        let need = self.cards.cards_of(need, &which);
        Some(self.say("db-use-cannot-pay-brief", &[("need", need.into()), ("have", have.into())]))
    }

    /// Actions that were not used.
    pub fn undone_actions(&self, state: &State, seat: Seat, actions: &[ActionSource]) -> String {
        if actions.len() > MOST_NAMED {
            return self.say("db-undone-actions-many", &[("count", actions.len().into())]);
        }
        let titles = actions.iter().filter_map(|&doing| self.card_of(state, seat, doing));
        let titles = self.words.list(titles.map(|no| self.cards.title(no)), Joint::Comma);
        self.say("db-undone-actions", &[("count", actions.len().into()), ("cards", titles.into())])
    }

    /// Cards in hand that could still bring something.
    pub fn undone_cards(&self, cards: usize) -> String {
        self.say("db-undone-cards", &[("count", cards.into())])
    }

    /// Demand that is not met.
    pub fn undone_shortage(&self, shortage: u16) -> String {
        self.say("db-undone-shortage", &[("count", shortage.into())])
    }

    /// What the action of a front card or project does, whatever it would bring today.
    pub fn action_text(&self, state: &State, seat: Seat, doing: ActionSource) -> String {
        self.card_of(state, seat, doing).map_or(String::new(), |no| self.text(no))
    }
}

fn many(times: u8) -> Glyph {
    Glyph::Text(format!("{times}×"))
}

fn filled(slots: Slots, need: u16) -> Vec<Glyph> {
    vec![Plain::Tuck.into(), Glyph::Text(format!("{}/{need}", slots.have + 1))]
}

/// The signs of now, with what was before where they begin to differ.
fn risen(before: &[Glyph], now: Vec<Glyph>) -> Vec<Glyph> {
    let at = now.iter().zip(before).position(|(now, before)| now != before);
    match at {
        Some(at) => {
            let mut all = now;
            all.splice(at..at, [before[at].clone(), Plain::Arrow.into()]);
            all
        }
        None => now,
    }
}
