//! What is coming at a table: the forecast, the next Global stage, and when the game ends. A standing change shows here.

use crate::book::Book;
use crate::diff::{Row, lines};
use crate::scene::nudge;
use daybreak::{ActionSource, CrisisId, Daybreak, Draw, Few, Forecast, Frame, Need, Stage, State};
use tabletop::{Game, Next, Seat, Silent};

/// No table plays longer, and none gets hotter.
const FAR: u8 = 20;

/// One thing that is coming: whose, what, and how much.
struct Found {
    seat: Option<Seat>,
    label: &'static str,
    value: String,
}

fn table(label: &'static str, value: impl ToString) -> Found {
    Found { seat: None, label, value: value.to_string() }
}

/// What is coming.
fn probe(game: &Daybreak, state: &State) -> Vec<Found> {
    let mut found = forecast(game, state);
    found.extend(next_global(game, state));
    let last = (1..=FAR).find(|&round| end_of_round(game, &State { round, ..*state }, false).ending.is_some());
    found.push(table("the last round", number(last)));
    let hot = (1..=FAR).find(|&bands| {
        let mut state = local(state);
        state.world.bands = bands;
        nudge(game, &mut state);
        state.ending.is_some()
    });
    found.push(table("bands that lose", number(hot)));
    found
}

/// What is coming otherwise at a second table, line by line.
pub(crate) fn coming(book: &Book, was: (&Daybreak, &State), is: (&Daybreak, &State)) -> Vec<String> {
    let found = probe(was.0, was.1).into_iter().zip(probe(is.0, is.1)).filter(|(was, is)| was.value != is.value);
    let row = |(was, is): (Found, Found)| Row {
        seat: was.seat,
        label: format!("coming: {}", was.label),
        was: was.value,
        is: is.value,
        note: String::new(),
    };
    lines(book, is.0.powers(), &found.map(row).collect::<Vec<_>>())
}

/// Would drawdown in this round win?
pub(crate) fn wins(game: &Daybreak, state: &State) -> bool {
    end_of_round(game, &State { round: 1, ..*state }, true).ending.is_some_and(|outcome| outcome.won)
}

fn number(n: Option<u8>) -> String {
    n.map_or_else(|| "none".to_owned(), |n| n.to_string())
}

fn forecast(game: &Daybreak, state: &State) -> Vec<Found> {
    // The others follow from these.
    let Forecast { carbon, shortage, sinks, net, bands, loose, rolls, level, draws, growth, .. } = game.forecast(state);
    let mut found = Vec::new();
    for seat in 0..usize::from(game.players()) {
        let mut own = |label, value: String| found.push(Found { seat: Some(Seat(seat as u8)), label, value });
        own("carbon", carbon[seat].to_string());
        own("energy missing", shortage[seat].to_string());
        own("draw step", draws[seat].to_string());
        own("growth of demand", growth[seat].to_string());
    }
    found.push(table("sinks", sinks));
    found.push(table("net carbon", net));
    found.push(table("bands after Emissions", bands));
    found.push(table("loose carbon after Emissions", loose));
    found.push(table("planetary rolls", rolls));
    found.push(table("crises for the level", level));
    found
}

/// The next Global stage: how many crises are laid, whether one is forecast, how many projects to choose from.
fn next_global(game: &Daybreak, before: &State) -> Vec<Found> {
    let mut state = State { round: 1, drawn_projects: Few::EMPTY, crises: Few::EMPTY, ..*before };
    for &crisis in before.crises.iter().filter(|crisis| crisis.in_force) {
        state.crises.push(crisis);
    }
    let mut state = end_of_round(game, &state, false);
    let laid = state.crises.iter().filter(|crisis| !crisis.in_force).count();
    let shown = matches!(state.frame(), Some(Frame::TurnUp { .. }));
    if shown {
        let card = CrisisId(state.crisis_deck.trailing_zeros() as u8);
        game.draw(&mut state, Draw::Crisis(card), &mut Silent);
    }
    let projects = if let Next::Draw(Need::Projects { count }) = game.next(&state) { count } else { 0 };
    vec![
        table("crises of the next round", laid),
        table("one of them is forecast", if shown { "yes" } else { "no" }),
        table("projects to choose from", projects),
    ]
}

fn local(state: &State) -> State {
    let mut state = State { stage: Stage::Local, ..*state };
    while state.agenda.pop().is_some() {}
    state.agenda.push(Frame::Local);
    state
}

/// The Growth stage comes, with drawdown or without.
fn end_of_round(game: &Daybreak, state: &State, drawdown: bool) -> State {
    let mut state = State { stage: Stage::Crisis, ..*state };
    while state.agenda.pop().is_some() {}
    state.agenda.push(Frame::Act { seat: Seat(0), doing: ActionSource::Crisis });
    state.world.drawdown = drawdown;
    nudge(game, &mut state);
    state
}
