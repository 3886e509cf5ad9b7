//! Icon lines: what a card does, in a few signs. What does not fit is in its text.

use super::Cards;
use super::faces::of_the_box;
use super::glyphs::{Glyph, Plain, of_filter};
use daybreak::language::{
    Action, CardFilter, Change, Check, Condition, Cost, CrisisCard, Effect, Forbidden, GlobalCard, Keep, Measure,
    Modifier, Quantity, Step, Support, Target, Token, Who,
};
use daybreak::{CardNo, Deck, PlanetaryEffect};

/// So many signs leave no room for what makes a project active, which is drawn beside them.
const MOST: usize = 10;

/// Signs that belong together.
type Part = Vec<Glyph>;

impl Cards<'_> {
    /// The icon line of a card.
    pub fn line(&self, no: CardNo) -> Vec<Glyph> {
        let parts = no.deck().and_then(|deck| {
            Some(match deck {
                Deck::Local | Deck::Starting => self.action_parts(&self.content.local_of(no)?.action),
                Deck::Global => self.global_parts(self.content.global_of(no)?),
                Deck::Crisis => self.crisis_parts(self.content.crisis_of(no)?),
                Deck::Challenge => {
                    let card = self.content.challenge_of(no)?;
                    card.changes.iter().map(|change| self.change_part(change)).collect()
                }
            })
        });
        of_the_box(no, parts).concat()
    }

    fn action_parts(&self, action: &Action) -> Vec<Part> {
        // The tags that it requires are drawn beside the line.
        let told = |condition: &&Condition| !matches!(condition, Condition::Stack(..));
        let requires = action.requires.iter().filter(told).map(|condition| self.condition_part(condition));
        let mut first: Part = requires.flatten().collect();
        let cost: Part = action.cost.iter().flat_map(cost_part).collect();
        if !cost.is_empty() {
            first.push(Glyph::Cost(cost));
        }
        if !first.is_empty() {
            first.push(Plain::Arrow.into());
        }
        let mut parts: Vec<Part> = action.steps.iter().flat_map(step_parts).collect();
        match parts.first_mut() {
            Some(step) => step.splice(0..0, first).for_each(drop),
            None => parts.push(first),
        }
        parts
    }

    fn global_parts(&self, card: &GlobalCard) -> Vec<Part> {
        let mut first = match &card.support {
            Support::State(condition) => self.condition_part(condition),
            _ => Vec::new(),
        };
        let mut parts: Vec<Part> = card.standing.iter().map(|modifier| self.modifier_part(modifier)).collect();
        parts.extend(card.action.iter().flat_map(|action| self.action_parts(action)));
        // What makes it active is left out before what it does is.
        if !first.is_empty() && first.len() + length(&parts) < MOST {
            first.push(Plain::Arrow.into());
            parts.insert(0, first);
        }
        parts
    }

    fn crisis_parts(&self, card: &CrisisCard) -> Vec<Part> {
        let mut parts: Vec<Part> = card.steps.iter().flat_map(step_parts).collect();
        if let (Some(first), false) = (parts.first_mut(), card.steps.is_empty()) {
            first.splice(0..0, self.target_part(&card.target)).for_each(drop);
        }
        parts.extend(card.ongoing.iter().map(|modifier| self.modifier_part(modifier)));
        if !card.weakened_by.is_empty() {
            parts.push(
                std::iter::once(Glyph::text("−")).chain(card.weakened_by.iter().map(|&kind| kind.into())).collect(),
            );
        }
        parts
    }

    fn target_part(&self, target: &Target) -> Part {
        let compared = |measure: &Measure, word: &str| {
            let what = match *measure {
                Measure::Board(token) => token.into(),
                Measure::Tags(tag) => tag.into(),
                Measure::Hand => Plain::Hand.into(),
                Measure::Carbon => Plain::Carbon.into(),
            };
            vec![Plain::Target.into(), self.word(word), what, Plain::Arrow.into()]
        };
        match target {
            Target::All => vec![Plain::AllPlayers.into()],
            Target::Least(measure) => compared(measure, "db-glyph-least"),
            Target::Most(measure) => compared(measure, "db-glyph-most"),
            Target::Group => Vec::new(),
        }
    }

    fn word(&self, key: &str) -> Glyph {
        Glyph::Text(self.say(key, &[]))
    }

    fn condition_part(&self, condition: &Condition) -> Part {
        let with = |who: Plain, check: &Check| std::iter::once(who.into()).chain(check_part(check)).collect();
        match condition {
            Condition::Stack(tag, count) => vec![(*tag).into(), from(*count)],
            Condition::Own(check) => check_part(check),
            Condition::SomePlayer(check) => with(Plain::Player, check),
            Condition::EveryPlayer(check) => with(Plain::AllPlayers, check),
            Condition::BandsAtMost(n) => vec![Plain::Band.into(), up_to(*n)],
            Condition::BandsAtLeast(n) => vec![Plain::Band.into(), from(*n)],
            Condition::ActiveProjects(n) => vec![Plain::Project.into(), from(*n)],
        }
    }

    pub(super) fn modifier_part(&self, modifier: &Modifier) -> Part {
        let some = |n: i8, what: Plain| vec![Glyph::signed(n.into()), what.into()];
        match *modifier {
            Modifier::Draws(n) => some(n, Plain::Draw),
            Modifier::Yields(tag, token, n) => vec![tag.into(), Glyph::signed(n.into()), token.into()],
            Modifier::Forbids(what) => forbidden_part(what),
            Modifier::Crises(n) => some(n, Plain::Crisis),
            Modifier::Rolls(n) => some(n, Plain::DiePlanet),
            Modifier::Growth(n) => some(n, Plain::Demand),
            Modifier::Cheaper(tag) => vec![tag.into(), Glyph::signed(-1), Plain::Discard.into()],
            Modifier::ExtraTag(tag) => vec![Glyph::signed(1), tag.into()],
            Modifier::Weaker(kind, n) => vec![kind.into(), Glyph::signed(-i32::from(n)), Plain::Crisis.into()],
            Modifier::Absorbs(n) => amount("−", &n, vec![Plain::Carbon.into()]),
            Modifier::ProjectChoice(n) => some(n, Plain::Project),
            Modifier::Stacks(n) => vec![Glyph::signed(n.into()), self.word("db-glyph-stacks")],
            Modifier::Rounds(n) => vec![Glyph::signed(n.into()), self.word("db-glyph-rounds")],
            Modifier::LossCommunities(n) => {
                vec![self.word("db-glyph-limit"), Glyph::signed(n.into()), Plain::Community.into()]
            }
            Modifier::LossBands(n) => vec![self.word("db-glyph-limit"), Glyph::signed(n.into()), Plain::Band.into()],
            Modifier::WinOnlyIf(condition) => {
                std::iter::once(self.word("db-glyph-win")).chain(self.condition_part(&condition)).collect()
            }
        }
    }

    fn change_part(&self, change: &Change) -> Part {
        let some = |n: i32, what: Glyph| vec![Glyph::signed(n), what];
        let place = |slot: u8| Glyph::Text(self.say("db-glyph-card", &[("place", (u16::from(slot) + 1).into())]));
        match *change {
            Change::Board(token, n) | Change::World(token, n) => some(n.into(), token.into()),
            Change::WorldPerPlayer(token, n) => {
                vec![Glyph::signed(n.into()), token.into(), Plain::Per.into(), Plain::Player.into()]
            }
            Change::Bands(n) => some(n.into(), Plain::Band.into()),
            Change::Track(effect, n) => some(n.into(), effect.into()),
            Change::WithoutCard(slot) => vec![Plain::ShieldOff.into(), place(slot)],
            Change::OtherCard(slot, no) => vec![place(slot), Plain::Arrow.into(), Glyph::Text(self.title(no))],
            Change::Project(no, _) => vec![Plain::Project.into(), Glyph::Text(self.title(no))],
            Change::Crisis(no) => vec![Plain::Crisis.into(), Glyph::Text(self.title(no))],
            Change::Hand(n) => some(n.into(), Plain::Hand.into()),
            Change::Standing(modifier) => self.modifier_part(&modifier),
        }
    }
}

fn length(parts: &[Part]) -> usize {
    parts.iter().map(Vec::len).sum()
}

fn from(count: u8) -> Glyph {
    Glyph::Text(format!("{count}+"))
}

fn up_to(count: u8) -> Glyph {
    Glyph::Text(if count == 0 { "0".to_owned() } else { format!("≤{count}") })
}

fn check_part(check: &Check) -> Part {
    match *check {
        Check::AtLeast(token, n) => vec![token.into(), from(n)],
        Check::AtMost(token, n) => vec![token.into(), up_to(n)],
        Check::Tags(tag, n) => vec![tag.into(), from(n)],
        Check::MostlyClean => vec![Plain::Clean.into(), Glyph::text("≥"), Plain::Dirty.into()],
        Check::DemandMet => {
            vec![Plain::Clean.into(), Glyph::text("+"), Plain::Dirty.into(), Glyph::text("≥"), Plain::Demand.into()]
        }
    }
}

pub(super) fn cost_part(cost: &Cost) -> Part {
    let many = |n: u8, what: Part| std::iter::once(Glyph::text(n)).chain(what).collect();
    match *cost {
        Cost::Discard(n) => many(n, vec![Plain::Discard.into()]),
        Cost::DiscardTag(n, tag) => many(n, vec![Plain::Discard.into(), tag.into()]),
        Cost::Demand(n) => vec![Glyph::signed(n.into()), Plain::Demand.into()],
        Cost::Own(token, n) => vec![Glyph::signed(-i32::from(n)), token.into()],
        Cost::Tucked(n) => many(n, vec![Plain::Tuck.into()]),
        Cost::TuckedUpTo(n) => vec![up_to(n), Plain::Tuck.into()],
    }
}

fn forbidden_part(what: Forbidden) -> Part {
    let signs: &[Plain] = match what {
        Forbidden::Forecast => &[Plain::Forecast],
        Forbidden::GivingCards => &[Plain::Give, Plain::Hand],
        Forbidden::TuckingUnderCrises => &[Plain::Tuck, Plain::Crisis],
        Forbidden::RemovingDirty => return vec![Plain::ShieldOff.into(), Glyph::text("−"), Plain::Dirty.into()],
        Forbidden::GivingTokens => &[Plain::Give],
        Forbidden::TuckingUnderProjects => &[Plain::Tuck, Plain::Project],
        Forbidden::NewProjects => &[Plain::Project],
        Forbidden::DrawingByAction => &[Plain::Draw],
    };
    std::iter::once(Plain::ShieldOff).chain(signs.iter().copied()).map(Glyph::from).collect()
}

/// The parts of a step: several, where one of them is chosen.
fn step_parts(step: &Step) -> Vec<Part> {
    match step {
        Step::Do(effect) => vec![effect_part(effect)],
        Step::May(effect) => vec![vec![Glyph::May(effect_part(effect))]],
        Step::OneOf(effects) => either(effects.iter().map(effect_part)),
        Step::Rows(tag, rows) => {
            let counts: Vec<String> = rows.iter().map(|row| row.0.to_string()).collect();
            let mut parts = vec![vec![(*tag).into(), Glyph::Text(counts.join("/")), Plain::Arrow.into()]];
            let steps = rows.iter().map(|row| either(row.1.iter().map(effect_part)).concat());
            for (at, mut part) in steps.enumerate() {
                if at > 0 {
                    part.insert(0, Glyph::text("/"));
                }
                parts.push(part);
            }
            parts
        }
        Step::Die(plus, _) => {
            let mut first = vec![Plain::DieGeo.into()];
            if *plus != Quantity::N(0) {
                first.extend(amount("+", plus, Vec::new()));
            }
            vec![first]
        }
    }
}

/// What the faces of a die do, a line for each row; none for other steps.
pub(super) fn die_lines(step: &Step) -> Vec<Part> {
    let Step::Die(_, rows) = step else { return Vec::new() };
    let next: Vec<u8> = rows.iter().skip(1).map(|row| row.0.saturating_sub(1)).collect();
    let faces = |place: usize, at: u8| match next.get(place) {
        Some(&to) if to > at => Glyph::Text(format!("{at}–{to}")),
        Some(_) => Glyph::text(at),
        None => from(at),
    };
    let lines = rows
        .iter()
        .enumerate()
        .map(|(place, row)| std::iter::once(faces(place, row.0)).chain(row.1.iter().flat_map(effect_part)).collect());
    lines.collect()
}

fn either(parts: impl Iterator<Item = Part>) -> Vec<Part> {
    let mut all: Vec<Part> = parts.collect();
    all.iter_mut().skip(1).for_each(|part| part.insert(0, Plain::Or.into()));
    all
}

fn who_part(who: Who) -> Part {
    match who {
        Who::Own => Vec::new(),
        Who::Other | Who::Anyone | Who::Right => vec![Plain::Player.into()],
        Who::EachPlayer | Who::EachOther => vec![Plain::AllPlayers.into()],
    }
}

/// So many of something and what they are counted by: `+1 clean × tag-grid`.
fn amount(sign: &str, quantity: &Quantity, what: Part) -> Part {
    let (count, by): (String, Part) = match *quantity {
        Quantity::N(n) => (n.to_string(), Vec::new()),
        Quantity::Per(tag) => ("1".to_owned(), vec![Plain::Times.into(), tag.into()]),
        Quantity::Times(n, tag) => (n.to_string(), vec![Plain::Times.into(), tag.into()]),
        Quantity::Capped(most, tag) => ("1".to_owned(), vec![Plain::Times.into(), tag.into(), up_to(most)]),
        Quantity::Rows(tag, rows) => {
            let column =
                |of: fn(&(u8, u8)) -> u8| rows.iter().map(|row| of(row).to_string()).collect::<Vec<_>>().join("/");
            let first = vec![tag.into(), Glyph::Text(column(|row| row.0)), Plain::Arrow.into()];
            let then = std::iter::once(Glyph::Text(format!("{sign}{}", column(|row| row.1)))).chain(what);
            return first.into_iter().chain(then).collect();
        }
        Quantity::PerArea(n, tag) => (n.to_string(), vec![Plain::Per.into(), tag.into()]),
        Quantity::PerEvery(n, token) => ("1".to_owned(), vec![Plain::Per.into(), Glyph::text(n), token.into()]),
        Quantity::PerBand(n) => (n.to_string(), vec![Plain::Per.into(), Plain::Band.into()]),
        Quantity::PerPlayer(n) => (n.to_string(), vec![Plain::Per.into(), Plain::Player.into()]),
        Quantity::PerProject(n) => (n.to_string(), vec![Plain::Per.into(), Plain::Project.into()]),
        Quantity::PerPaid(n) => (n.to_string(), vec![Plain::Per.into(), Plain::Tuck.into()]),
        Quantity::Solo(n, _) => (n.to_string(), Vec::new()),
        Quantity::ByPlayers(one, _, _, four) if one == four => (one.to_string(), Vec::new()),
        Quantity::ByPlayers(one, _, _, four) => (format!("{one}–{four}"), Vec::new()),
        Quantity::All => ("∞".to_owned(), Vec::new()),
    };
    std::iter::once(Glyph::Text(format!("{sign}{count}"))).chain(what).chain(by).collect()
}

pub(super) fn effect_part(effect: &Effect) -> Part {
    let cards = |filter: &CardFilter| of_filter(filter).into_iter().chain([Plain::Hand.into()]).collect::<Part>();
    let before = |first: Part, rest: Part| first.into_iter().chain(rest).collect::<Part>();
    let plain = |what: Plain| vec![what.into()];
    match *effect {
        Effect::Gain(token, n) => amount("+", &n, vec![token.into()]),
        Effect::Remove(token, n) | Effect::Lose(token, n) => amount("−", &n, vec![token.into()]),
        Effect::Grant(who, token, n) => before(who_part(who), amount("+", &n, vec![token.into()])),
        Effect::Relieve(who, token, n) => before(who_part(who), amount("−", &n, vec![token.into()])),
        Effect::Give(_, token, n) => before(plain(Plain::Give), amount("", &n, vec![token.into()])),
        Effect::Take(token, n) => {
            before(vec![Plain::Player.into(), Plain::Arrow.into()], amount("", &n, vec![token.into()]))
        }
        Effect::Swap(one, other, n) => amount("", &n, vec![one.into(), Plain::Arrow.into(), other.into()]),
        Effect::Draw(who, n) => before(who_part(who), amount("+", &n, plain(Plain::Draw))),
        Effect::Search(who, n, keep) => {
            let kept = match keep {
                Keep::Choose(n) => vec![Glyph::text(n), Plain::Hand.into()],
                Keep::Every(filter) => cards(&filter),
            };
            let drawn = before(who_part(who), amount("", &n, plain(Plain::Draw)));
            before(before(drawn, plain(Plain::Arrow)), kept)
        }
        Effect::GiveCards(n, filter) => before(plain(Plain::Give), amount("", &n, cards(&filter))),
        Effect::Recover(n, filter) => {
            before(vec![Plain::Discard.into(), Plain::Arrow.into()], amount("+", &n, cards(&filter)))
        }
        Effect::LoseCards(n, filter) => amount("−", &n, cards(&filter)),
        Effect::FewerDraws(n) => amount("−", &n, plain(Plain::Draw)),
        Effect::MoreDraws(n) => amount("+", &n, plain(Plain::Draw)),
        Effect::AbsorbOwn(n) => amount("−", &n, plain(Plain::Carbon)),
        Effect::CoolThisRound(n) => amount("−", &n, plain(Plain::Band)),
        Effect::Reveal(n) => before(plain(Plain::Eye), amount("", &n, plain(Plain::Crisis))),
        Effect::AddCrises(n) => amount("+", &n, plain(Plain::Crisis)),
        Effect::IgnoreRoll(effects) if effects.len() == PlanetaryEffect::COUNT => {
            vec![Plain::ShieldOff.into(), Plain::DiePlanet.into()]
        }
        Effect::IgnoreRoll(effects) => before(plain(Plain::ShieldOff), effects.iter().map(|&e| e.into()).collect()),
        Effect::StepBack(track, n) => amount("−", &n, vec![track.into()]),
        Effect::StepOn(track, n) => amount("+", &n, vec![track.into()]),
        Effect::RollPlanet(n) => amount("+", &n, plain(Plain::DiePlanet)),
        Effect::Weaken(n) => amount("−", &n, plain(Plain::Crisis)),
        Effect::IgnoreCrisis(kind) => vec![Plain::ShieldOff.into(), Plain::Crisis.into(), kind.into()],
        Effect::LoseProjects(n) => amount("−", &n, plain(Plain::Project)),
        Effect::CheckDemand => vec![Plain::Eye.into(), Token::Demand.into()],
        Effect::Special(special) => match special {},
    }
}
