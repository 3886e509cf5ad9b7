//! The mechanisms of the rulebook, each with a table at which it means nothing, for `firstlight lab meaning`.

mod edits;
mod neutral;

use crate::{DaybreakTitle, unfit};
use daybreak::content::{Content, Parts};
use daybreak::language::{Change, Flavour, Forbidden, Modifier, Scope, Solo, Window};
use daybreak::{
    CardNo, ChallengePick, Daybreak, Deck, Few, GlobalId, Outcome, PlanetaryEffect, Resilience, Sector, Setup, Tag,
};
use std::sync::Arc;
use tabletop::Seat;
use title::{Mechanism, NotOpened};

/// Won or lost, when, and why.
pub(crate) fn result(outcome: &Outcome) -> String {
    let losses = &outcome.losses;
    let by_communities = !losses.communities.is_empty();
    let why = (losses.too_hot, by_communities, losses.out_of_time, losses.condition_unmet);
    format!("{} {} {why:?}", outcome.won, outcome.round)
}

/// Every mechanism at a table.
pub(crate) fn mechanisms(content: &Arc<Content>, setup: &Setup) -> Result<Vec<Mechanism<DaybreakTitle>>, NotOpened> {
    let mut list = List { content, setup, found: Vec::new() };
    tracks(&mut list)?;
    tokens(&mut list)?;
    cards(&mut list)?;
    world(&mut list)?;
    forbidden(&mut list)?;
    challenges(&mut list)?;
    Ok(list.found)
}

/// The mechanisms that were found so far.
struct List<'a> {
    content: &'a Arc<Content>,
    setup: &'a Setup,
    found: Vec<Mechanism<DaybreakTitle>>,
}

impl List<'_> {
    /// One that is made neutral by other content.
    fn add(
        &mut self,
        (kind, name): (&str, &str),
        neutral: &str,
        change: impl FnOnce(&mut Parts<'_>),
    ) -> Result<(), NotOpened> {
        let content = Arc::new(self.content.altered(change));
        self.found.push(Mechanism {
            kind: kind.to_owned(),
            name: name.to_owned(),
            neutral: neutral.to_owned(),
            in_one_line: false,
            game: game(&content, self.setup)?,
        });
        Ok(())
    }
}

fn game(content: &Arc<Content>, setup: &Setup) -> Result<Daybreak, NotOpened> {
    Daybreak::new(content, setup).map_err(|error| NotOpened(unfit::unfit(&error)))
}

/// A word of the game as a report shows it.
fn called(key: &str) -> String {
    let words = key.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn tracks(list: &mut List<'_>) -> Result<(), NotOpened> {
    for effect in PlanetaryEffect::ALL {
        let name = called(effect.key());
        list.add(("Track's place", &name), "every space tips", |parts| neutral::place(parts, effect))?;
    }
    for effect in PlanetaryEffect::ALL {
        let name = called(effect.key());
        list.add(("Track", &name), "no space tips, as if its token never moved", |parts| {
            neutral::track(parts, effect)
        })?;
    }
    list.add(("Track", "Moved by cards"), "only the die moves tokens", neutral::steps)
}

fn tokens(list: &mut List<'_>) -> Result<(), NotOpened> {
    for kind in Resilience::ALL {
        let name = called(kind.key());
        list.add(("Resilience", &name), "it reduces no crisis", |parts| neutral::resilience(parts, kind))?;
    }
    for sector in Sector::ALL {
        let name = called(sector.key());
        let what = "what acts on this kind alone does nothing";
        list.add(("Emissions", &name), what, |parts| neutral::emission(parts, sector))?;
    }
    Ok(())
}

fn cards(list: &mut List<'_>) -> Result<(), NotOpened> {
    let (content, alone) = (list.content, list.setup.powers.len() == 1);
    for id in (0..content.size(Deck::Global) as u8).map(GlobalId) {
        let Some(about) = content.about(id.no()) else { continue };
        if alone && content.global(id).solo == Solo::Out {
            continue;
        }
        let name = format!("{} {}", about.no, about.title);
        list.add(("Project", &name), "it does nothing when it is active", |parts| neutral::project(parts, id))?;
    }
    for tag in Tag::ALL {
        list.add(("Tag", &called(tag.key())), "no card bears it", |parts| neutral::tag(parts, tag))?;
    }
    let own = "an action counts the tags of its own card alone";
    list.add(("Stacks", "Tucking behind a stack"), own, neutral::tucking)?;
    let first = "only starting cards can act, so fronts stay";
    list.add(("Stacks", "Covering"), first, neutral::covering)?;
    list.add(("Stacks", "Tags that an action asks for"), "it asks for none", neutral::requirements)?;
    let free = "actions are free, and those without a limit once a round";
    list.add(("Stacks", "Discarding cards as a price"), free, neutral::prices)?;
    list.add(("Support", "Crises"), "no card fits under one", neutral::under_crises)?;
    list.add(("Support", "Projects"), "no card fits under one", neutral::under_projects)
}

fn world(list: &mut List<'_>) -> Result<(), NotOpened> {
    for (name, window) in [("Emissions", Window::Emissions), ("Roll", Window::Roll), ("Crisis", Window::Crisis)] {
        list.add(("Window", name), "nobody can act in it", |parts| neutral::window(parts, window))?;
    }
    list.add(("World", "Crises"), "none does anything", neutral::crises)?;
    list.add(("World", "Crises by temperature"), "as many as at the lowest", neutral::heat)?;
    list.add(("World", "Cards lost to communities in crisis"), "none in the draw step", neutral::draw_marks)?;
    list.add(("World", "Growth of demand"), "none", neutral::growth)?;
    list.add(("World", "Geoengineering die"), "always the middle row", neutral::die)
}

/// Is the card on the table anyway?
fn is_picked(setup: &Setup, no: CardNo) -> bool {
    setup.challenges.iter().any(|pick| matches!(pick, ChallengePick::Named { card, .. } if *card == no))
}

/// What a table can be forbidden. A challenge card says so, which is otherwise empty.
fn forbidden(list: &mut List<'_>) -> Result<(), NotOpened> {
    let content = list.content;
    let for_all = |no: &CardNo| {
        content.challenge_of(*no).is_some_and(|card| card.scope == Scope::Group) && !is_picked(list.setup, *no)
    };
    let Some(card) = content.numbers().find(for_all) else { return Ok(()) };
    let mut setup = list.setup.clone();
    setup.challenges.push(ChallengePick::Named { card, seat: None });
    let mut own = List { content, setup: &setup, found: Vec::new() };
    let mut add = |name: (&str, &str), what: &str, forbidden: Forbidden| {
        own.add(name, what, |parts| {
            let at = usize::from(card.0 - Deck::Challenge.first());
            if let Some(card) = parts.challenge.get_mut(at) {
                (card.changes, card.solo) = (Few::from([Change::Standing(Modifier::Forbids(forbidden))]), Solo::In);
            }
        })
    };
    add(("World", "Forecast"), "all crises lie face down", Forbidden::Forecast)?;
    if setup.powers.len() > 1 {
        add(("Giving", "Cards"), "nobody gives any", Forbidden::GivingCards)?;
        add(("Giving", "Tokens"), "nobody gives any", Forbidden::GivingTokens)?;
    }
    list.found.append(&mut own.found);
    Ok(())
}

/// Challenge cards, each against the game without it; those for one player go to the seats in turn.
fn challenges(list: &mut List<'_>) -> Result<(), NotOpened> {
    let (content, players) = (list.content, list.setup.powers.len());
    for no in content.numbers() {
        let (Some(card), Some(about)) = (content.challenge_of(no), content.about(no)) else { continue };
        if players == 1 && card.solo == Solo::Out || is_picked(list.setup, no) {
            continue;
        }
        let flavour = match card.flavour {
            Flavour::Harder => "harder",
            Flavour::Easier => "easier",
            Flavour::Variety => "variety",
        };
        let (whose, seat) = match card.scope {
            Scope::Group => ("group", None),
            Scope::One => ("one player", Some(Seat((usize::from(no.0) % players) as u8))),
        };
        let mut setup = list.setup.clone();
        setup.challenges.push(ChallengePick::Named { card: no, seat });
        list.found.push(Mechanism {
            kind: format!("Challenge cards, {flavour}, {whose}"),
            name: format!("{no} {}", about.title),
            neutral: "the game without it".to_owned(),
            in_one_line: true,
            game: game(content, &setup)?,
        });
    }
    Ok(())
}
