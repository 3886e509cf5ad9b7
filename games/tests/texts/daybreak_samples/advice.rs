//! What to expect of a move.

use super::scenes::scene;
use super::{crisis, local};
use crate::samples::Sheet;
use daybreak::language::Token;
use daybreak::{Face, Few, Forecast, Frame, Move, SeatChange};
use daybreak_words::Narrator;
use tabletop::Seat;

pub(super) fn advice(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("A hint");
    for futures in [0, 1, 60] {
        sheet.line(&format!("odds of {futures}"), &narrator.odds(0.78, 3, 0.45, futures));
    }
    for count in [0, 1, 9] {
        sheet.line(&format!("strain {count}"), &narrator.strain(count, 12));
    }
    let view = scene(narrator.game, Frame::Local, |state| {
        if let Some(first) = state.crises.get_mut(0) {
            first.face = Face::Up(crisis(402));
        }
    });
    let mut before: Forecast = view.forecast;
    before.net = 1;
    let mut drawdown = before;
    drawdown.net = -1;
    let mut cooler = drawdown;
    cooler.bands = before.bands + 1;
    cooler.shortage[0] = before.shortage[0] + 2;
    cooler.draws[2] = before.draws[2] + 1;
    if let Some(crisis) = &mut cooler.crisis {
        crisis.seats[0] = SeatChange { tokens: Few::from([(Token::Communities, 3)]), ..SeatChange::default() };
    }
    let mut lost = before;
    lost.losses.too_hot = true;
    sheet.line("nothing changes", &narrator.course(&before, &before, &before));
    sheet.line("drawdown at once", &narrator.course(&before, &drawdown, &drawdown));
    sheet.line("more with the plan", &narrator.course(&before, &drawdown, &cooler));
    sheet.line("only with the plan", &narrator.course(&drawdown, &drawdown, &before));
    sheet.line("the plan makes up for it", &narrator.course(&before, &drawdown, &before));
    sheet.line("lost", &narrator.course(&before, &lost, &lost));
    sheet.line("saved", &narrator.course(&lost, &before, &before));
    let mut other = before;
    (other.sinks, other.loose) = (before.sinks + 1, before.loose + 1);
    (other.rolls, other.level) = (before.rolls + 1, before.level + 1);
    (other.carbon[1], other.growth[2]) = (before.carbon[1] + 1, before.growth[2] + 1);
    other.crisis = None;
    let mut undone = before;
    let mut tied = before;
    if let (Some(crisis), Some(tie)) = (&mut undone.crisis, &mut tied.crisis) {
        crisis.undone = true;
        tie.chance = true;
    }
    sheet.line("all the rest", &narrator.course(&before, &other, &other));
    sheet.line("a crisis is undone", &narrator.course(&before, &undone, &undone));
    sheet.line("a crisis has a die more", &narrator.course(&before, &tied, &tied));
    sheet.line("a crisis has a die less", &narrator.course(&tied, &before, &before));

    for (what, to) in [("nobody", None), ("itself", Some(Seat(0))), ("another", Some(Seat(1)))] {
        sheet.line(&format!("proposed for {what}"), &narrator.proposal(&view.state, Seat(0), 0, to));
    }

    let line = [(Seat(0), Move::Start { card: local(15), stack: 0 }), (Seat(0), Move::Done), (Seat(0), Move::Pass)];
    sheet.line("plan", &narrator.plan(&view, &line).unwrap());
    assert_eq!(narrator.plan(&view, &line[..1]), None, "one move is no plan");
}
