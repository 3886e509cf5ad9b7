//! What no shape can say: cards that could never be used, that contradict themselves, or that are there twice.

use super::build::local_card;
use super::entry::{BoardEntry, ChallengeEntry, CrisisEntry, GlobalEntry, LocalEntry, Source};
use super::reader::{Entry, Faults, Placed};
use crate::language::{
    Action, CardFilter, Change, Condition, Cost, Effect, Limit, Modifier, Quantity, Solo, Step, Support, Target, Token,
    TuckRule, Who, Window,
};
use crate::sets::TagCounts;
use crate::vocab::{CardNo, Deck, LocalId, SET_CARDS};

/// No hand is known to hold more cards than this.
const MOST_DISCARDS: u8 = 20;

/// Who acts: the front of a stack, a project, or a crisis or a tipping point.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Stack,
    Project,
    Event,
}

pub(super) fn locals<'a>(faults: &mut Faults, cards: impl Iterator<Item = &'a Placed<LocalEntry>> + Clone) {
    let mut printed = TagCounts::NONE;
    for placed in cards.clone() {
        printed.add(&placed.entry.tags.unwrap_or_default().iter().copied().collect());
    }
    let mut seen: Vec<(&Placed<LocalEntry>, TagCounts, Action)> = Vec::new();
    for placed in cards {
        if placed.entry.tags.is_some_and(|tags| tags.is_empty()) {
            faults.at(placed, "tags", "the card has no tag", "1 to 3 tags");
        }
        let Some(action) = placed.entry.action else { continue };
        check_action(faults, placed, "action", &action, Ground::Stack, placed.entry.solo);
        for condition in action.requires.iter() {
            if let Condition::Stack(tag, count) = *condition
                && count > printed.of(tag)
            {
                let problem = format!("no stack can hold {count} {tag} tags; {} are printed", printed.of(tag));
                faults.at(placed, "action.requires", problem, "a number that can be reached");
            }
        }
        let Some(card) = local_card(faults, placed) else { continue };
        let copy = seen.iter().find(|(other, tags, action)| {
            let titles_differ = other.entry.title != placed.entry.title;
            *tags == card.tags && *action == card.action && titles_differ && !same_slot(other, placed)
        });
        if let Some((other, ..)) = copy {
            let problem = format!("a copy of card {} with another title", other.entry.no.unwrap_or(CardNo(0)));
            faults.at(placed, "", problem, "another action or other tags");
        }
        seen.push((placed, card.tags, card.action));
    }
}

/// The five sets open with the same plants and phaseouts, whatever a file of the table's own calls them.
fn same_slot(one: &Placed<LocalEntry>, other: &Placed<LocalEntry>) -> bool {
    let slot = |placed: &Placed<LocalEntry>| {
        let no = placed.entry.no.filter(|no| no.deck() == Some(Deck::Starting))?;
        Some((no.0 - Deck::Starting.first()) % SET_CARDS as u16)
    };
    slot(one).is_some() && slot(one) == slot(other)
}

pub(super) fn globals<'a>(faults: &mut Faults, cards: impl Iterator<Item = &'a Placed<GlobalEntry>>) {
    let mut seen = Vec::new();
    for placed in cards {
        let entry = &placed.entry;
        let standing = entry.standing.unwrap_or_default();
        let actions = entry.action.unwrap_or_default();
        for action in actions.iter() {
            check_action(faults, placed, "action", action, Ground::Project, entry.solo);
        }
        if standing.is_empty() && actions.is_empty() {
            faults.at(placed, "standing", "the project does nothing", "`standing`, `action` or both");
        }
        match entry.support {
            Some(Support::State(Condition::Stack(..) | Condition::Own(_))) => {
                faults.at(placed, "support", "a project has no stack and no owner", "SomePlayer or EveryPlayer");
            }
            Some(Support::Tucked(kinds)) if kinds.is_empty() => {
                faults.at(placed, "support", "no card is asked for", "at least one kind of card");
            }
            _ => {}
        }
        let spends = actions
            .iter()
            .any(|action| action.cost.iter().any(|cost| matches!(cost, Cost::Tucked(_) | Cost::TuckedUpTo(_))));
        let pool = matches!(entry.support, Some(Support::Pool(_) | Support::PoolOfEach(_)));
        if spends != pool {
            let problem = "tucked cards are spent exactly where they form a pool";
            faults.at(placed, "support", problem, "Pool with a cost of Tucked, or neither");
        }
        unique(faults, &mut seen, placed, ((entry.support, standing, actions), false));
    }
}

pub(super) fn crises<'a>(faults: &mut Faults, cards: impl Iterator<Item = &'a Placed<CrisisEntry>>) {
    let mut seen = Vec::new();
    for placed in cards {
        let entry = &placed.entry;
        let (steps, ongoing) = (entry.steps.unwrap_or_default(), entry.ongoing.unwrap_or_default());
        let (tuck, weak) = (entry.tuck.unwrap_or_default(), entry.weakened_by.unwrap_or_default());
        if steps.is_empty() && ongoing.is_empty() {
            faults.at(placed, "steps", "the crisis does nothing", "`steps`, `ongoing` or both");
        }
        for step in steps.iter() {
            check_step(faults, placed, "steps", step, Ground::Event);
        }
        let ends = tuck.iter().any(|rule| matches!(rule, TuckRule::Ends(..)));
        if ends == ongoing.is_empty() {
            faults.at(placed, "tuck", "an ongoing crisis, and no other, can be ended", "Ends exactly with `ongoing`");
        }
        if tuck.iter().any(|rule| matches!(rule, TuckRule::Spares(_))) && entry.target != Some(Target::All) {
            faults.at(placed, "tuck", "only a crisis for all can spare players", "Spares with target All");
        }
        // The place in the deck gives the resilience that weakens a crisis where its page does not.
        let ours = |names: &Vec<String>| names.iter().any(|name| name != "weakened_by");
        let sourced = entry.source != Some(Source::Reconstructed) && !entry.reconstructed.as_ref().is_some_and(ours);
        unique(faults, &mut seen, placed, ((entry.target, steps, weak, tuck, ongoing), sourced));
    }
}

/// `is_there` says whether the files have a card of a deck.
pub(super) fn challenges<'a>(
    faults: &mut Faults,
    cards: impl Iterator<Item = &'a Placed<ChallengeEntry>>,
    is_there: impl Fn(CardNo, &[Deck]) -> bool,
) {
    let mut seen = Vec::new();
    for placed in cards {
        let entry = &placed.entry;
        let changes = entry.changes.unwrap_or_default();
        if changes.is_empty() {
            faults.at(placed, "changes", "the card changes nothing", "at least one change");
        }
        for change in changes.iter() {
            let problem = match *change {
                Change::Board(token, _) if token.is_world() || token.is_any() => {
                    Some("not a token of a player's board")
                }
                Change::World(token, _) | Change::WorldPerPlayer(token, _) if !token.is_world() => {
                    Some("not a token of the world")
                }
                Change::WithoutCard(slot) | Change::OtherCard(slot, _) if slot > 4 => Some("no such starting card"),
                Change::OtherCard(_, no) if !is_there(no, &[Deck::Local, Deck::Starting]) => {
                    Some("not a local or starting card")
                }
                Change::Project(no, _) if !is_there(no, &[Deck::Global]) => Some("not a global project"),
                Change::Crisis(no) if !is_there(no, &[Deck::Crisis]) => Some("not a crisis"),
                Change::Standing(Modifier::WinOnlyIf(Condition::Stack(..) | Condition::Own(_))) => {
                    Some("a win has no stack and no owner")
                }
                _ => None,
            };
            if let Some(problem) = problem {
                let what = match change {
                    Change::OtherCard(_, no) | Change::Project(no, _) | Change::Crisis(no) => format!("card {no}"),
                    other => format!("{other:?}"),
                };
                faults.at(
                    placed,
                    "changes",
                    format!("{what}: {problem}"),
                    "a change that docs/daybreak-cards.md lists",
                );
            }
        }
        unique(faults, &mut seen, placed, ((entry.flavour, entry.scope, changes), false));
    }
}

pub(super) fn tracks(faults: &mut Faults, placed: &Placed<BoardEntry>) {
    for track in placed.entry.tracks.iter().flatten() {
        for step in track.steps.iter() {
            check_step(faults, placed, "tracks", step, Ground::Event);
            if !matches!(step, Step::Do(_)) {
                faults.at(placed, "tracks", "a tipping point asks nothing and rolls nothing", "Do");
            }
        }
    }
}

/// No card is a copy of another with a new name, unless the publisher made both (`body.1`: what it does has a source).
fn unique<'a, E: Entry, T: PartialEq>(
    faults: &mut Faults,
    seen: &mut Vec<(&'a Placed<E>, (T, bool))>,
    placed: &'a Placed<E>,
    body: (T, bool),
) {
    if let Some((other, _)) = seen.iter().find(|(_, known)| known.0 == body.0 && !(known.1 && body.1)) {
        let problem = format!("a copy of card {}", other.entry.card().unwrap_or(CardNo(0)));
        faults.at(placed, "", problem, "something no other card does");
    }
    seen.push((placed, body));
}

fn check_action<E: Entry>(
    faults: &mut Faults,
    placed: &Placed<E>,
    field: &str,
    action: &Action,
    ground: Ground,
    solo: Option<Solo>,
) {
    if action.steps.is_empty() {
        faults.at(placed, field, "the action does nothing", "at least one step");
    }
    let mut windows = Vec::new();
    action.each_effect(|effect| windows.extend(effect.window()));
    if let Some(wrong) = windows.iter().find(|&&window| window != action.window) {
        faults.at(placed, &format!("{field}.window"), "an effect belongs to another window", &format!("{wrong:?}"));
    }
    if action.window == Window::Roll && windows.is_empty() {
        faults.at(placed, &format!("{field}.window"), "nothing answers a roll", "IgnoreRoll in the window Roll");
    }
    if action.any_effect(Effect::needs_others) && solo != Some(Solo::Out) && ground == Ground::Stack {
        let starting = placed.entry.card().and_then(LocalId::of).is_some_and(LocalId::is_starting);
        if !starting {
            faults.at(placed, "solo", "the action needs another player", "solo: Out");
        }
    }
    let mut paid_up_to = false;
    for cost in action.cost.iter() {
        let amount = match *cost {
            Cost::Discard(n) | Cost::DiscardTag(n, _) | Cost::Demand(n) | Cost::Own(_, n) | Cost::Tucked(n) => n,
            Cost::TuckedUpTo(n) => {
                paid_up_to = true;
                n
            }
        };
        let of_project = matches!(cost, Cost::Tucked(_) | Cost::TuckedUpTo(_));
        if amount == 0 || (of_project && ground != Ground::Project) {
            faults.at(placed, &format!("{field}.cost"), format!("{cost:?} cannot be paid here"), "a cost above 0");
        }
        if matches!(cost, Cost::Discard(_) | Cost::DiscardTag(..)) && amount > MOST_DISCARDS {
            let problem = format!("{cost:?} is more than a hand holds");
            faults.at(placed, &format!("{field}.cost"), problem, &format!("{MOST_DISCARDS} cards or fewer"));
        }
        if let Cost::Own(token, _) = *cost
            && (token.is_world() || token == Token::AnyEmissions)
        {
            faults.at(placed, &format!("{field}.cost"), "not a token that a player can pay with", "an own token");
        }
    }
    let stack_only =
        matches!(action.limit, Limit::Per(_)) || action.requires.iter().any(|c| matches!(c, Condition::Stack(..)));
    if stack_only && ground != Ground::Stack {
        faults.at(placed, field, "a project has no stack to count tags in", "a limit and requirements without tags");
    }
    if action.limit == Limit::OnceEach && ground != Ground::Project {
        faults.at(placed, &format!("{field}.limit"), "the card has one owner", "Once");
    }
    for step in action.steps.iter() {
        check_step(faults, placed, &format!("{field}.steps"), step, ground);
        if let Step::Die(_, rows) = step {
            let effects = rows.iter().flat_map(|row| row.1.iter());
            if effects.filter_map(Effect::quantity).any(|quantity| matches!(quantity, Quantity::PerPaid(_))) {
                let problem = "cards that were paid are not counted after the roll";
                faults.at(placed, &format!("{field}.steps"), problem, "PerPaid in what is added to the die");
            }
        }
        step.each_quantity(|quantity| {
            if matches!(quantity, Quantity::PerPaid(_)) && !paid_up_to {
                faults.at(placed, &format!("{field}.steps"), "PerPaid without a cost of up to so many", "TuckedUpTo");
            }
        });
    }
}

fn check_step<E: Entry>(faults: &mut Faults, placed: &Placed<E>, field: &str, step: &Step, ground: Ground) {
    let rises = |from: &[u8]| !from.is_empty() && from.windows(2).all(|pair| pair[0] < pair[1]);
    let rows: Option<Vec<u8>> = match step {
        Step::Rows(_, rows) => Some(rows.iter().map(|row| row.0).collect()),
        Step::Die(_, rows) => Some(rows.iter().map(|row| row.0).collect()),
        _ => None,
    };
    if rows.is_some_and(|from| !rises(&from)) {
        faults.at(placed, field, "the rows do not rise", "rows from low to high");
    }
    if matches!(step, Step::OneOf(effects) if effects.len() < 2) {
        faults.at(placed, field, "there is nothing to choose", "OneOf with two or more effects");
    }
    if matches!(step, Step::Rows(..)) && ground != Ground::Stack {
        faults.at(placed, field, "there is no stack to count tags in", "another kind of step");
    }
    step.each_quantity(|quantity| {
        if quantity.tag().is_some() && ground != Ground::Stack {
            faults.at(
                placed,
                field,
                format!("{quantity:?}: there is no stack to count tags in"),
                "PerArea or a number",
            );
        }
        match quantity {
            Quantity::Rows(_, rows) if !rises(&rows.iter().map(|row| row.0).collect::<Vec<_>>()) => {
                faults.at(placed, field, "the rows do not rise", "rows from low to high");
            }
            Quantity::N(0) if !matches!(step, Step::Die(..)) => {
                faults.at(placed, field, "an amount of 0", "an amount above 0");
            }
            _ => {}
        }
    });
    step.each_effect(|effect| {
        let only_events = matches!(
            effect,
            Effect::Lose(..)
                | Effect::LoseCards(..)
                | Effect::FewerDraws(_)
                | Effect::StepOn(..)
                | Effect::RollPlanet(_)
                | Effect::LoseProjects(_)
                | Effect::CheckDemand
        );
        if only_events && ground != Ground::Event && !matches!(step, Step::Die(..)) {
            faults.at(placed, field, format!("{effect:?} happens only to those a crisis strikes"), "Remove or a cost");
        }
        let only_actions = match effect {
            Effect::Take(..) | Effect::GiveCards(..) | Effect::Recover(..) | Effect::Reveal(_) => true,
            Effect::Give(who, ..) => *who != Who::Right,
            _ => effect.window().is_some(),
        };
        if only_actions && ground == Ground::Event {
            faults.at(placed, field, format!("{effect:?}: a crisis cannot do this, only an action"), "another effect");
        }
        if matches!(step, Step::Die(..)) && ground != Ground::Event && effect.asks() {
            faults.at(placed, field, format!("{effect:?} asks a question after the roll"), "effects without a choice");
        }
        if let Effect::GiveCards(_, filter) | Effect::Recover(_, filter) | Effect::LoseCards(_, filter) = effect {
            check_filter(faults, placed, field, filter);
        }
    });
}

fn check_filter<E: Entry>(faults: &mut Faults, placed: &Placed<E>, field: &str, filter: &CardFilter) {
    let empty = match filter {
        CardFilter::OneOf(tags) => tags.len() < 2,
        CardFilter::Removes(tokens) => tokens.is_empty(),
        CardFilter::Any | CardFilter::Tag(_) => false,
    };
    if empty {
        faults.at(placed, field, "the list of tags or tokens is too short", "two tags or more, one token or more");
    }
}
