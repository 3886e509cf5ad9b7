//! The menu of a decision: cards of the hand with all the places they can go to, everything else a line each.

use super::screen::Screen;
use daybreak::{ActionSource, Face, LocalId, Move, View};
use tabletop::Seat;
use title::terminal::screen::{entry, listed, visible};
use words::{Value, folded};

/// Where a card of the hand can go, in the order in which it is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
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

/// Does it put a card of the hand somewhere?
pub(crate) fn is_placing(mv: Move) -> bool {
    placing(mv).is_some()
}

/// The moves as the menu shows them: first those of a line each, then card by card and place by place.
pub(crate) fn arranged(moves: Vec<Move>) -> Vec<Move> {
    let (placings, mut plain): (Vec<Move>, Vec<Move>) = moves.into_iter().partition(|&mv| is_placing(mv));
    let cards: Vec<LocalId> = placings.iter().filter_map(|&mv| Some(placing(mv)?.0)).collect();
    let mut placings: Vec<Move> = placings;
    placings.sort_by_key(|&mv| {
        placing(mv).map(|(card, place, at)| (cards.iter().position(|&other| other == card), place, at))
    });
    plain.extend(placings);
    plain
}

/// Every move with its number.
pub(crate) fn numbered(screen: &Screen<'_>, view: &View, seat: Seat, moves: &[Move]) -> String {
    let mut text = String::new();
    let mut cards: Vec<LocalId> = Vec::new();
    for (number, &mv) in (1..).zip(moves) {
        match placing(mv) {
            None => text += &entry(&format!("  {number:>3}  "), &line(screen, view, seat, mv)),
            Some((card, ..)) if !cards.contains(&card) => cards.push(card),
            Some(_) => {}
        }
    }
    for card in cards {
        text += &entry("       ", &screen.style.bold(&screen.with_tags(card)));
        text += &listed(
            "         ",
            &places(screen, view, seat, moves, |mv| placing(mv).is_some_and(|of| of.0 == card)),
            " · ",
        );
    }
    text
}

/// The places that some of the moves put a card into, with the numbers to type: "in front: 7–11 stacks 1–5".
pub(crate) fn places(
    screen: &Screen<'_>,
    view: &View,
    seat: Seat,
    moves: &[Move],
    wanted: impl Fn(Move) -> bool,
) -> Vec<String> {
    let mut texts = Vec::new();
    for place in Place::ALL {
        let there = (1_usize..).zip(moves).filter(|(_, mv)| wanted(**mv));
        let there = there.filter_map(|(number, &mv)| placing(mv).filter(|of| of.1 == place).map(|of| (number, of.2)));
        let mut head = format!("{} ", screen.words.say(head(place), &[]));
        for run in runs(there.collect(), |at| is_stack(view, seat, place, at)) {
            let (Some(&(first, from)), Some(&(last, to))) = (run.first(), run.last()) else { continue };
            let (number, name) = if first == last {
                (first.to_string(), name(screen, view, seat, place, from))
            } else {
                let args = [("first", place_number(from)), ("last", place_number(to))];
                (format!("{first}–{last}"), screen.words.say("table-db-stack-numbers", &args))
            };
            texts.push(format!("{head}{} {name}", screen.style.bold(&number)));
            head.clear();
        }
    }
    texts
}

/// Stacks that follow each other and whose numbers do are taken together, three and more of them.
fn runs(list: Vec<(usize, u8)>, joins: impl Fn(u8) -> bool) -> Vec<Vec<(usize, u8)>> {
    let mut runs: Vec<Vec<(usize, u8)>> = Vec::new();
    for (number, at) in list {
        match runs.last_mut() {
            Some(run)
                if run
                    .last()
                    .is_some_and(|&(before, of)| number == before + 1 && at == of + 1 && joins(of) && joins(at)) =>
            {
                run.push((number, at))
            }
            _ => runs.push(vec![(number, at)]),
        }
    }
    let long = |run: Vec<(usize, u8)>| match run.len() {
        0..=2 => run.into_iter().map(|one| vec![one]).collect(),
        _ => vec![run],
    };
    runs.into_iter().flat_map(long).collect()
}

fn place_number(at: u8) -> Value<'static> {
    (at + 1).into()
}

/// Is it a stack that lies there already?
fn is_stack(view: &View, seat: Seat, place: Place, at: u8) -> bool {
    let taken = view.state.board(seat).stacks.get(usize::from(at)).is_some_and(|stack| stack.cards.len > 0);
    taken && matches!(place, Place::Front | Place::Behind)
}

/// A move of its own, with what it brings today or, where a card is chosen, what that does.
fn line(screen: &Screen<'_>, view: &View, seat: Seat, mv: Move) -> String {
    let label = screen.narrator.label(view, seat, mv);
    let more = match mv {
        Move::Act(stack) => today(screen, view, seat, ActionSource::Stack(stack)),
        Move::UseProject(at) => today(screen, view, seat, ActionSource::Project(at)),
        Move::KeepProject(_) | Move::DropProject(_) => screen.deed(view, seat, mv),
        _ => None,
    };
    match more {
        Some(more) => format!("{label}. {}", screen.style.dim(&more)),
        None => label,
    }
}

/// What an action brings as things stand, and for how many cards; what a die decides is read from the card.
fn today(screen: &Screen<'_>, view: &View, seat: Seat, doing: ActionSource) -> Option<String> {
    let state = &view.state;
    let brings = screen.narrator.yield_text(&screen.game.today(state, seat, doing));
    let Some(brings) = brings else { return Some(screen.narrator.action_text(state, seat, doing)) };
    let action = screen.game.action_of(state, seat, doing)?;
    let cards = action.discards();
    // After the price it goes on in the middle of a sentence.
    let brings = if cards > 0 { lowered(&brings) } else { brings };
    let args = [("count", cards.into()), ("effect", brings.into())];
    let text = screen.words.say("table-db-today", &args);
    // Demand and tokens that it costs are told first.
    let (_, price) = screen.narrator.board_price(action);
    Some(if price.is_empty() { text } else { format!("{price} {text}") })
}

fn lowered(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_lowercase).collect();
    first + letters.as_str()
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
        Place::Front | Place::Behind => match is_stack(view, seat, place, at) {
            true => screen.words.say("table-db-stack-number", &[("number", place_number(at))]),
            false => screen.words.say("table-db-new-stack", &[]),
        },
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
pub(crate) fn action_called(screen: &Screen<'_>, view: &View, seat: Seat, text: &str) -> Option<Move> {
    let wanted = folded(text);
    if visible(&wanted) < 3 {
        return None;
    }
    let begins = |no| folded(&screen.cards().title(no)).starts_with(&wanted);
    let stacks = view.state.board(seat).stacks.iter().enumerate();
    let fronts = stacks.filter_map(|(at, stack)| Some((at, stack.cards.front()?)));
    let mut fronts = fronts.filter(|(_, card)| begins(card.no())).map(|(at, _)| Move::Act(at as u8));
    let projects = view.state.projects.iter().enumerate().filter_map(|(at, project)| Some((at, (*project)?.card)));
    let mut projects = projects.filter(|(_, card)| begins(card.no())).map(|(at, _)| Move::UseProject(at as u8));
    fronts.next().or_else(|| projects.next())
}
