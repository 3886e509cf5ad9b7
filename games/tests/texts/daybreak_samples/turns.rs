//! Questions, moves, reasons and what is coming.

use super::kinds::{MOVES, move_kind};
use super::scenes::{
    asked, asked_by_europe, asked_by_project, card_doing, card_with, front, owed, project_costing, scene,
};
use super::{EUROPE, ME, STATES, crisis, local, project, seats};
use crate::samples::Sheet;
use daybreak::language::{Cost, Effect, Step, Token};
use daybreak::{
    ActionSource, Ask, Daybreak, Draft, Face, Few, Frame, GlobalId, LocalId, Losses, Move, OwedChoice, PlanetaryEffect,
    Resilience, SeatChange, Sector, View, Way, WorldChange,
};
use daybreak_words::Narrator;
use std::collections::BTreeSet;
use tabletop::Seats;

/// Questions that the table as a whole asks.
fn frames(game: &Daybreak) -> Vec<(&'static str, View)> {
    let frame = |frame| scene(game, frame, |_| ());
    vec![
        ("Local", frame(Frame::Local)),
        ("Local without cards", scene(game, Frame::Local, |state| state.boards[0].hand = Default::default())),
        ("Done", scene(game, Frame::Local, |state| state.done = Seats::only(ME))),
        ("EmissionsWindow", frame(Frame::EmissionsWindow)),
        ("RollWindow", frame(Frame::RollWindow { effect: PlanetaryEffect::Permafrost })),
        (
            "CrisisWindow",
            scene(game, Frame::CrisisWindow { at: 0 }, |state| {
                state.current_crisis.targets = seats(&[ME, EUROPE, STATES])
            }),
        ),
        ("CrisisWindow of the group", frame(Frame::CrisisWindow { at: 0 })),
        (
            "KeepProject",
            scene(game, Frame::KeepProject, |state| state.drawn_projects = Few::from([project(300), project(318)])),
        ),
        (
            "KeepProject with votes",
            scene(game, Frame::KeepProject, |state| {
                state.drawn_projects = Few::from([project(300), project(318)]);
                state.votes[1] = Some(Move::KeepProject(project(300)));
                state.votes[2] = Some(Move::KeepNone);
            }),
        ),
        (
            "KeepProject in a tie",
            scene(game, Frame::KeepProject, |state| {
                state.drawn_projects = Few::from([project(300), project(318)]);
                let (one, other) = (Some(Move::KeepProject(project(300))), Some(Move::KeepProject(project(318))));
                state.votes = [one, other, one, other];
            }),
        ),
        (
            "KeepProject with one who sees it otherwise",
            scene(game, Frame::KeepProject, |state| {
                state.drawn_projects = Few::from([project(300), project(318)]);
                state.votes = [Some(Move::KeepProject(project(300))); 4];
                state.votes[1] = Some(Move::KeepNone);
            }),
        ),
        (
            "MakeRoom",
            scene(game, Frame::MakeRoom { keep: project(300) }, |state| {
                state.votes[1] = Some(Move::DropProject(1));
            }),
        ),
        ("LoseProject", frame(Frame::LoseProject { left: 1 })),
        ("LoseProject, two of them", frame(Frame::LoseProject { left: 2 })),
        ("Spare", frame(Frame::Spare { at: 0, left: 1 })),
        (
            "Spare, two of them",
            scene(game, Frame::Spare { at: 0, left: 2 }, |state| state.votes[1] = Some(Move::Spare(ME))),
        ),
    ]
}

/// Questions on my own desk. An effect that no card of the box has is asked about with a card that has another.
fn asks(game: &Daybreak) -> Vec<(&'static str, View)> {
    let plain = (local(15), 0);
    let doing = |is: &dyn Fn(&Effect) -> bool| card_doing(game, is).unwrap_or(plain);
    let (option, at_option) = card_with(game, |step| matches!(step, Step::OneOf(_))).unwrap_or(plain);
    let (may, at_may) = card_with(game, |step| matches!(step, Step::May(_))).unwrap_or(plain);
    let (give, at_give) = doing(&|effect| matches!(effect, Effect::Give(..)));
    let (sector, at_sector) = doing(&|effect| matches!(effect, Effect::Remove(Token::AnyEmissions, _)));
    let (resilience, at_resilience) = doing(&|effect| matches!(effect, Effect::Gain(Token::AnyResilience, _)));
    let (give_cards, at_give_cards) = doing(&|effect| matches!(effect, Effect::GiveCards(..)));
    let (recover, at_recover) = doing(&|effect| matches!(effect, Effect::Recover(..)));
    let (reveal, at_reveal) = doing(&|effect| matches!(effect, Effect::Reveal(_)));
    let (take, _) = doing(&|effect| matches!(effect, Effect::Take(..)));
    let pool = project_costing(game, |cost| matches!(cost, Cost::TuckedUpTo(_))).unwrap_or(GlobalId(0));
    vec![
        ("Under", under(game)),
        ("Pay", asked(game, local(15), Ask::Pay { left: 1 })),
        ("Pay, two of them", asked(game, local(86), Ask::Pay { left: 2 })),
        ("Pay, the second of two", asked(game, local(86), Ask::Pay { left: 1 })),
        ("Pay for what cannot go on", stale(game)),
        ("Spend", asked_by_project(game, project(308), Ask::Spend { left: 1, or_stop: false })),
        ("Spend, two of them", asked_by_project(game, project(308), Ask::Spend { left: 2, or_stop: false })),
        ("Spend or stop", asked_by_project(game, pool, Ask::Spend { left: 1, or_stop: true })),
        ("Spend or stop, two of them", asked_by_project(game, pool, Ask::Spend { left: 2, or_stop: true })),
        ("PayResilience", asked(game, local(15), Ask::PayResilience { left: 1 })),
        ("PayResilience, two of them", asked(game, local(15), Ask::PayResilience { left: 2 })),
        ("Option", asked(game, option, Ask::Option { step: at_option })),
        ("Option of a crisis", owed(game, 432, OwedChoice::Option(2), Ask::Option { step: 0 })),
        ("May", asked(game, may, Ask::May { step: at_may })),
        ("May of an effect that is not there", asked(game, local(15), Ask::May { step: 9 })),
        ("To", asked(game, give, Ask::To { step: at_give })),
        ("To, of an effect that is not there", asked(game, local(15), Ask::To { step: 9 })),
        ("Amount", asked(game, give, Ask::Amount { step: at_give, most: 3 })),
        ("Sector", asked(game, sector, Ask::Sector { step: at_sector, left: 1 })),
        ("Sector, two of them", asked(game, sector, Ask::Sector { step: at_sector, left: 2 })),
        ("Resilience", asked(game, resilience, Ask::Resilience { step: at_resilience, left: 1 })),
        ("Cards to give", asked(game, give_cards, Ask::Cards { step: at_give_cards, left: 1 })),
        ("Cards to give, two of them", asked(game, give_cards, Ask::Cards { step: at_give_cards, left: 2 })),
        ("Cards to take back", asked(game, recover, Ask::Cards { step: at_recover, left: 1 })),
        ("Cards to take back, two of them", asked(game, recover, Ask::Cards { step: at_recover, left: 2 })),
        ("Crisis", asked(game, reveal, Ask::Crisis { step: at_reveal, left: 1 })),
        ("Crisis, two of them", asked(game, reveal, Ask::Crisis { step: at_reveal, left: 2 })),
        ("Waiting", asked(game, take, Ask::Waiting { on: STATES })),
        ("Consent", asked_by_europe(game, take)),
        ("Consent to what is not known", asked_by_europe(game, local(15))),
        ("Keep", asked(game, local(15), Ask::Keep { left: 1 })),
        ("Keep, two of them", asked(game, local(15), Ask::Keep { left: 2 })),
        ("LoseCard", owed(game, 401, OwedChoice::Cards(1), Ask::LoseCard { left: 1 })),
        ("LoseCard, two of them", owed(game, 401, OwedChoice::Cards(2), Ask::LoseCard { left: 2 })),
        ("LoseResilience", owed(game, 436, OwedChoice::Resilience(1), Ask::LoseResilience { left: 1 })),
        ("LoseResilience, two of them", owed(game, 436, OwedChoice::Resilience(2), Ask::LoseResilience { left: 2 })),
        ("Type of what comes", types(game, Token::AnyEmissions, Way::Gain, 2)),
        ("Type of what goes", types(game, Token::AnyEmissions, Way::Lose, 1)),
        ("Type of what is given", types(game, Token::AnyResilience, Way::Give, 1)),
    ]
}

/// A card goes into a stack of two.
/// The type of tokens is owed to a crisis.
fn types(game: &Daybreak, token: Token, way: Way, left: u8) -> View {
    owed(game, 401, OwedChoice::Types { token, way, left }, Ask::OwnType { token, way, left })
}

fn under(game: &Daybreak) -> View {
    let mut view = scene(game, Frame::Local, |state| front(state, ME, local(37)));
    view.ask = Some(Ask::Under { card: local(15), stack: 0 });
    view
}

/// An action that was begun and whose requirement does not hold.
fn stale(game: &Daybreak) -> View {
    let mut view = scene(game, Frame::EmissionsWindow, |state| {
        state.desks[ME.index()].draft = Some(Draft::of(ActionSource::Stack(0)));
    });
    view.ask = Some(Ask::Pay { left: 0 });
    view
}

pub(super) fn prompts(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("Prompts");
    for (what, view) in frames(narrator.game).into_iter().chain(asks(narrator.game)) {
        sheet.line(what, &narrator.prompt(&view).unwrap_or_default());
    }
    let mut view = scene(narrator.game, Frame::Local, |_| ());
    view.asked = Seats::only(EUROPE);
    assert_eq!(narrator.prompt(&view), None);
}

pub(super) fn moves(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("Moves");
    let game = narrator.game;
    let (asks, local_stage) = (asks(game), scene(game, Frame::Local, |_| ()));
    let of = |name: &str| asks.iter().find(|(what, _)| *what == name).map_or(local_stage, |(_, view)| *view);
    let card = local(15);
    let samples: Vec<(View, Move)> = vec![
        (local_stage, Move::Act(1)),
        (local_stage, Move::Act(5)),
        (local_stage, Move::UseProject(0)),
        (local_stage, Move::UseProject(3)),
        (local_stage, Move::Start { card, stack: 0 }),
        (local_stage, Move::Start { card, stack: 5 }),
        (local_stage, Move::Support { card, stack: 0 }),
        (local_stage, Move::SupportProject { card, project: 1 }),
        (local_stage, Move::ReduceCrisis { card, crisis: 0 }),
        (local_stage, Move::ReduceCrisis { card, crisis: 1 }),
        (local_stage, Move::Done),
        (local_stage, Move::NotDone),
        (local_stage, Move::Pass),
        (local_stage, Move::Back),
        (of("Under"), Move::Under(1)),
        (of("Under"), Move::Under(2)),
        (local_stage, Move::Under(1)),
        (local_stage, Move::Under(2)),
        (of("Pay"), Move::Pay(card)),
        (of("Spend"), Move::Spend(card)),
        (of("Spend or stop"), Move::Stop),
        (of("Option"), Move::Option(0)),
        (of("Option"), Move::Option(1)),
        (of("Option of a crisis"), Move::Option(0)),
        (of("Option of a crisis"), Move::Option(1)),
        (local_stage, Move::Option(1)),
        (of("May"), Move::Yes),
        (of("May of an effect that is not there"), Move::Yes),
        (of("Consent"), Move::Yes),
        (of("Consent to what is not known"), Move::Yes),
        (local_stage, Move::Yes),
        (of("May"), Move::No),
        (of("To"), Move::To(ME)),
        (of("To"), Move::To(STATES)),
        (of("Amount"), Move::Amount(1)),
        (of("Amount"), Move::Amount(2)),
        (local_stage, Move::Amount(2)),
        (of("Sector"), Move::Sector(Sector::Industry)),
        (of("Resilience"), Move::Resilience(Resilience::Social)),
        (of("PayResilience"), Move::Resilience(Resilience::Social)),
        (of("LoseResilience"), Move::Resilience(Resilience::Social)),
        (of("Type of what comes"), Move::Sector(Sector::Waste)),
        (of("Type of what goes"), Move::Sector(Sector::Waste)),
        (of("Type of what is given"), Move::Resilience(Resilience::Social)),
        (local_stage, Move::Resilience(Resilience::Social)),
        (of("Cards to give"), Move::Card(card)),
        (of("Cards to take back"), Move::Card(card)),
        (of("Crisis"), Move::Crisis(2)),
        (of("Keep"), Move::Keep(card)),
        (of("LoseCard"), Move::Lose(card)),
        (of("LoseCard"), Move::Lose(LocalId::starting(daybreak::Set::China)[2])),
        (local_stage, Move::KeepProject(project(300))),
        (local_stage, Move::KeepNone),
        (local_stage, Move::DropProject(1)),
        (local_stage, Move::Spare(ME)),
        (local_stage, Move::Spare(STATES)),
    ];
    let kinds: BTreeSet<&str> = samples.iter().map(|(_, mv)| move_kind(mv)).collect();
    assert_eq!(kinds, MOVES.iter().copied().collect(), "samples of moves");
    for (view, mv) in samples {
        sheet.line(&format!("{mv:?}"), &narrator.label(&view, ME, mv));
    }
}

pub(super) fn reasons(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("Why");
    let view = scene(narrator.game, Frame::Local, |_| ());
    let card = local(15);
    let samples = [
        Move::Act(0),
        Move::Act(2),
        Move::UseProject(0),
        Move::Start { card, stack: 0 },
        Move::Support { card, stack: 1 },
        Move::Support { card: local(4), stack: 1 },
        Move::Support { card: local(65), stack: 1 },
        Move::SupportProject { card, project: 1 },
        Move::ReduceCrisis { card, crisis: 0 },
        Move::Start { card: local(9), stack: 0 },
        Move::Done,
        Move::Yes,
    ];
    for mv in samples {
        sheet.line(&format!("{mv:?}"), &narrator.why(&view, mv));
    }
    let vote = scene(narrator.game, Frame::KeepProject, |state| {
        state.drawn_projects = Few::from([project(300), project(318)]);
    });
    sheet.line("a vote", &narrator.why(&vote, Move::KeepProject(project(300))));
    let mut waiting = view;
    waiting.asked = Seats::only(EUROPE);
    sheet.line("when another is asked", &narrator.why(&waiting, Move::Done));
    waiting.who = tabletop::Audience::Spectator;
    sheet.line("for those who only watch", &narrator.why(&waiting, Move::Done));
    // What no table of the samples comes to.
    let reason = narrator.words.say("daybreak-refusal-no-effect", &[]);
    sheet.line("an action not yet", &narrator.words.say("daybreak-why-not-yet", &[("reason", reason.into())]));
    let pay = [("card", "Green Bonds".into()), ("count", 2.into()), ("first", "no".into())];
    sheet.line("two more to pay", &narrator.words.say("daybreak-prompt-pay", &pay));
    let none = [("sinks", 27.into()), ("net", 0.into())];
    sheet.line("nothing to come", &narrator.words.say("daybreak-forecast-net", &none));
}

pub(super) fn forecasts(sheet: &mut Sheet, narrator: &Narrator) {
    let game = narrator.game;
    let with = |no: u16, trees: u16| {
        scene(game, Frame::Local, |state| {
            state.world.trees = trees;
            if let Some(first) = state.crises.get_mut(0) {
                first.face = Face::Up(crisis(no));
            }
        })
    };
    let mut short = with(402, 10);
    short.forecast.shortage = [2, 0, 1, 0];
    short.forecast.losses.too_hot = true;
    short.state.world.recent = 3;
    short.forecast.rolls = 1;
    short.forecast.net = 1;
    short.forecast.loose = 1;
    short.forecast.level = 1;
    let mut undone = with(432, 10);
    undone.forecast.level = 0;
    if let Some(crisis) = &mut undone.forecast.crisis {
        crisis.undone = true;
    }
    let mut nobody = with(432, 10);
    if let Some(crisis) = &mut nobody.forecast.crisis {
        crisis.targets = Seats::NONE;
        crisis.seats = Default::default();
    }
    let mut nothing = with(402, 10);
    if let Some(crisis) = &mut nothing.forecast.crisis {
        crisis.seats = Default::default();
    }
    let mut everything = with(402, 10);
    if let Some(crisis) = &mut everything.forecast.crisis {
        let tokens = Few::from([(Token::Communities, 1), (Token::Clean, -2)]);
        crisis.seats[0] = SeatChange { tokens, cards: -1, draws: -1, growth: 1 };
        crisis.world = WorldChange { tokens: Few::from([(Token::Trees, -2)]), bands: 1, crises: 1, projects: -1 };
        crisis.ongoing = game.content().crisis(super::crisis(447)).ongoing;
        crisis.choice = seats(&[ME, STATES]);
        crisis.chance = true;
        crisis.losses = Losses { too_hot: true, ..Losses::default() };
    }
    let views = [
        ("What is coming", short),
        ("What is coming: drawdown", with(432, 200)),
        ("What is coming: a crisis undone", undone),
        ("What is coming: a crisis without a target", nobody),
        ("What is coming: a crisis that changes nothing", nothing),
        ("What is coming: a crisis of the group", with(442, 10)),
        ("What is coming: a crisis that changes everything", everything),
    ];
    for (heading, view) in views {
        sheet.heading(heading);
        for part in narrator.ahead(&view) {
            sheet.line("*", &part.title);
            part.lines.iter().for_each(|line| sheet.line("-", line));
        }
        for line in view.forecast.crisis.iter().flat_map(|crisis| narrator.crisis_forecast(crisis)) {
            sheet.line("+", &line);
        }
    }
}

/// What is ahead, in every wording.
pub(super) fn what_is_ahead(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("What is ahead");
    let each = || ("each", "China 2".into());
    let mut say = |key: &str, args: &[(&str, words::Value<'_>)]| {
        let key = format!("daybreak-ahead-{key}");
        sheet.line("-", &narrator.words.say(&key, args));
    };
    for key in ["draws", "growth"] {
        say(key, &[each()]);
    }
    for (rolls, crises) in [(0, 0), (1, 1), (2, 5)] {
        say("to-come", &[("rolls", rolls.into()), ("crises", crises.into())]);
    }
    say("lost", &[("losses", narrator.words.say("daybreak-loss-out-of-time", &[]).into())]);
    for key in ["won", "last", "unfinished", "safe", "tips-again"] {
        say(key, &[]);
    }
    say("if", &[("seat", "China".into()), ("what", "…".into())]);
    say("between", &[("least", 3.into()), ("most", 5.into())]);
    for (places, harmful) in [(1, 0), (1, 1), (3, 12)] {
        let args = [("places", places.into()), ("cards", 40.into()), ("harmful", harmful.into())];
        say("unknown", &[args.as_slice(), &[("most", "China +2".into())]].concat());
    }
    for sure in ["yes", "no"] {
        let head = || [("card", narrator.crisis(crisis(432)).into()), ("sure", sure.into())];
        say("crisis", &head());
        say("strikes", &[head().as_slice(), &[("targets", "China".into())]].concat());
        say("tie", &[head().as_slice(), &[("die", 6.into()), ("seats", "China, Europe".into())]].concat());
    }
    for space in ["moves", "tips"] {
        say(space, &[("space", 3.into())]);
    }
    say("choice", &[("seats", narrator.seats(seats(&[ME, STATES])).into())]);
    for why in ["cancelled", "nobody", "reduced", "nothing"] {
        say("harmless", &[("why", why.into())]);
    }
    for exact in ["yes", "no"] {
        say("worst-numbers", &[("exact", exact.into()), each(), ("bands", "5/8".into())]);
        let losses = narrator.words.say("daybreak-loss-too-hot", &[]);
        say("may-lose", &[("exact", exact.into()), ("losses", losses.into())]);
    }
    let tie = [("card", narrator.crisis(crisis(432)).into()), ("targets", "China, Europe".into())];
    sheet.line("-", &narrator.words.say("daybreak-forecast-tie", &tie));
}
