//! The menu of a decision: cards of the hand with all the places they can go to, everything else a line each.

use super::screen::Screen;
use crate::screen::{entry, listed, visible};
use daybreak::{Face, LocalId, Move, View};
use tabletop::Seat;

/// Where a card of the hand can go, in the order in which it is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Front,
    Behind,
    Project,
    Crisis,
}

impl Place {
    const ALL: [Place; 4] = [Place::Front, Place::Behind, Place::Project, Place::Crisis];
}

/// A card that is put somewhere.
fn placing(mv: Move) -> Option<(LocalId, Place, u8)> {
    Some(match mv {
        Move::Start { card, stack } => (card, Place::Front, stack),
        Move::Support { card, stack } => (card, Place::Behind, stack),
        Move::SupportProject { card, project } => (card, Place::Project, project),
        Move::ReduceCrisis { card, crisis } => (card, Place::Crisis, crisis),
        _ => return None,
    })
}

/// Every move with its number.
pub fn numbered(screen: &Screen<'_>, view: &View, seat: Seat, moves: &[Move]) -> String {
    let mut text = String::new();
    let mut cards: Vec<LocalId> = Vec::new();
    for (number, &mv) in (1..).zip(moves) {
        match placing(mv) {
            None => {
                text += &entry(&format!("  {number:>3}  "), &screen.narrator.label(view, seat, mv));
                if let Some(deed) = screen.deed(view, seat, mv) {
                    text += &screen.style.dim(&entry("         ", &deed));
                }
            }
            Some((card, ..)) if !cards.contains(&card) => cards.push(card),
            Some(_) => {}
        }
    }
    for card in cards {
        text += &entry("       ", &screen.style.bold(&screen.with_tags(card)));
        for place in Place::ALL {
            let wanted = |(number, &mv): (usize, &Move)| match placing(mv) {
                Some((of, at, where_)) if of == card && at == place => Some((number, where_)),
                _ => None,
            };
            let places: Vec<String> = (1..)
                .zip(moves)
                .filter_map(wanted)
                .map(|(number, at)| {
                    let number = screen.style.bold(&number.to_string());
                    format!("{number} {}", name(screen, view, seat, place, at))
                })
                .collect();
            if !places.is_empty() {
                let head = screen.words.say(head(place), &[]);
                text += &listed(&format!("         {head} "), &places, " · ");
            }
        }
    }
    text
}

fn head(place: Place) -> &'static str {
    match place {
        Place::Front => "table-db-in-front",
        Place::Behind => "table-db-behind",
        Place::Project => "table-db-under-project",
        Place::Crisis => "table-db-under-crisis",
    }
}

/// What a place is called: stacks by number, projects and crises by title.
fn name(screen: &Screen<'_>, view: &View, seat: Seat, place: Place, at: u8) -> String {
    let state = &view.state;
    let by_number = || (at + 1).to_string();
    match place {
        Place::Front | Place::Behind => {
            let taken = state.board(seat).stacks.get(usize::from(at)).is_some_and(|stack| stack.cards.len > 0);
            match taken {
                true => screen.words.say("table-db-stack-number", &[("number", (at + 1).into())]),
                false => screen.words.say("table-db-new-stack", &[]),
            }
        }
        Place::Project => {
            let project = state.projects.get(usize::from(at)).copied().flatten();
            project.map_or_else(by_number, |project| screen.cards().title(project.card.no()))
        }
        Place::Crisis => match state.crises.get(usize::from(at)).map(|crisis| crisis.face) {
            Some(Face::Up(card)) => screen.cards().title(card.no()),
            _ => by_number(),
        },
    }
}

/// The action of one's own front card, or of a project, whose title begins like this.
pub fn action_called(screen: &Screen<'_>, view: &View, seat: Seat, text: &str) -> Option<Move> {
    let wanted = text.to_lowercase();
    if visible(&wanted) < 3 {
        return None;
    }
    let begins = |no| screen.cards().title(no).to_lowercase().starts_with(&wanted);
    let stacks = view.state.board(seat).stacks.iter().enumerate();
    let fronts = stacks.filter_map(|(at, stack)| Some((at, stack.cards.front()?)));
    let mut fronts = fronts.filter(|(_, card)| begins(card.no())).map(|(at, _)| Move::Act(at as u8));
    let projects = view.state.projects.iter().enumerate().filter_map(|(at, project)| Some((at, (*project)?.card)));
    let mut projects = projects.filter(|(_, card)| begins(card.no())).map(|(at, _)| Move::UseProject(at as u8));
    fronts.next().or_else(|| projects.next())
}
