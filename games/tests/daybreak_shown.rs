//! What readers of Daybreak are told besides the table itself holds against the rules: places that cards fill, the usual
//! answer, what is made and absorbed, what cards can pay for, and what stands on the line of an action.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use daybreak::language::{Effect, Quantity, Token};
use daybreak::{
    Ask, Cause, ChallengePick, Daybreak, Fact, Move, PlanetaryEffect, Power, Question, Refusal, Setup, Stage, Stands,
    State,
};
use daybreak_title::{ActionAt, DaybreakLibrary, DaybreakTitle, DaybreakUses, DaybreakView, DaybreakWait, PlacesShown};
use tabletop::log::Entry;
use tabletop::{Audience, Dice, Game, Next, Refused, Seat, Seats, Silent, Timeline, Xoshiro, refuse};
use title::Title;
use words::{Lang, Names, Words};

struct Looked {
    view: DaybreakView,
    uses: DaybreakUses,
}

fn look(game: &Daybreak, state: &State, seat: Seat) -> Looked {
    let names = Names::new((0..game.players()).map(|seat| format!("P{seat}")), Some(seat));
    let view = game.view(state, Audience::Seat(seat));
    let teller = DaybreakTitle::teller(game, Words::of(Lang::En), &names);
    let uses = DaybreakTitle::uses(game, &view, &teller, &|mv| refuse(game, state, seat, mv).err());
    Looked { view: DaybreakTitle::show(game, &view), uses }
}

fn moves(game: &Daybreak, state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&(state, seat), &mut moves);
    moves
}

fn played(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> State {
    let mut after = *state;
    game.play(&mut after, seat, mv, &mut Silent);
    after
}

fn world_adds_up(view: &DaybreakView) {
    let (world, forecast) = (&view.world, &view.forecast);
    assert_eq!(world.sinks, world.trees + world.oceans + world.dac + world.other_sinks);
    assert_eq!(i32::from(forecast.made - forecast.absorbed), forecast.net.max(0));
    assert_eq!(forecast.drawdown, forecast.sinks > forecast.made);
    assert_eq!(forecast.made, world.recent + view.players.iter().map(|player| player.carbon).sum::<u16>());
    assert_eq!(forecast.this_round, matches!(view.stage, Stage::Global | Stage::Local));
    if forecast.net >= 0 {
        let carbon = u32::from(world.bands) * u32::from(world.band) + u32::from(world.loose) + forecast.net as u32;
        let bands = |carbon: u32| carbon / u32::from(world.band);
        assert_eq!(bands(carbon), u32::from(forecast.bands));
        assert_eq!(forecast.spare.is_some(), forecast.bands > world.bands);
        // So much less keeps the last new band away, and one less of it does not; so much more makes another.
        if let Some(spare) = forecast.spare.map(u32::from) {
            assert_eq!((bands(carbon - spare), bands(carbon - spare + 1)), (bands(carbon) - 1, bands(carbon)));
        }
        let room = u32::from(forecast.room);
        assert_eq!((bands(carbon + room), bands(carbon + room - 1)), (bands(carbon) + 1, bands(carbon)));
    }
}

/// A token that moves on space by space, and stays on the last, tips where and when the view says.
fn tracks_tip(game: &Daybreak, view: &DaybreakView) {
    for effect in PlanetaryEffect::ALL {
        let track = &game.content().board().tracks[effect.index()];
        let at = view.world.tracks.get(effect);
        let tips = |steps: &u8| track.tips >> (at + steps).min(track.spaces) & 1 == 1;
        let first = (1..=track.spaces + 1).find(tips);
        let shown = view.world.next_tips.get(effect);
        assert_eq!(shown.map(|tip| tip.steps), first, "{effect:?} at {at}");
        assert!(shown.is_none_or(|tip| tip.space == (at + tip.steps).min(track.spaces)), "{effect:?} at {at}");
    }
}

/// Who has named what, what can be named, and who is asked for it (DB-ROUND-04).
fn decision_stands(game: &Daybreak, state: &State, view: &DaybreakView, seat: Seat, legal: &[Move]) {
    let is_vote =
        |mv: &Move| matches!(mv, Move::KeepNone | Move::KeepProject(_) | Move::DropProject(_) | Move::Spare(_));
    assert_eq!(view.decision.is_some(), view.waits_for == DaybreakWait::Vote);
    assert_eq!(view.decision.is_some(), legal.iter().any(is_vote));
    let Some(decision) = &view.decision else { return };
    let open = |mv: &&Move| view.votes[seat.index()] != Some(**mv);
    assert_eq!(decision.choices.iter().filter(open).collect::<Vec<_>>(), legal.iter().collect::<Vec<_>>());
    for (at, vote) in view.votes.iter().enumerate() {
        let named = decision.parties.iter().find(|party| party.seats.has(Seat(at as u8))).map(|party| party.mv);
        assert_eq!(named, *vote);
    }
    let Next::Ask(asked) = game.next(state) else { panic!("nobody is asked") };
    let largest = decision.parties.first().map_or(Seats::NONE, |party| party.seats);
    match decision.stands {
        Stands::Open => assert!(asked.iter().all(|seat| view.votes[seat.index()].is_none())),
        Stands::Tie => assert_eq!(asked, Seats::all(game.players())),
        Stands::Split => assert!(asked.iter().all(|seat| !largest.has(seat))),
    }
}

/// A project that is kept has the places that were shown when it was drawn.
fn drawn_have_places(game: &Daybreak, state: &State, view: &DaybreakView, seat: Seat, legal: &[Move]) {
    for drawn in &view.drawn_projects {
        let keep = Move::KeepProject(drawn.card);
        if game.players() > 1 || !legal.contains(&keep) {
            continue;
        }
        let kept = look(game, &played(game, state, seat, keep), seat).view;
        if let Some(project) = kept.projects.iter().flatten().find(|project| project.card == drawn.card) {
            assert_eq!(project.places, drawn.places, "{:?}", drawn.card);
        }
    }
}

/// A choice of projects says of every power what it would mean, and of a project whether it is active at once: it is then.
/// What its front cards would bring instead is what they bring when it is active.
fn means_hold(game: &Daybreak, state: &State, looked: &Looked, seat: Seat, legal: &[Move]) -> u32 {
    let Looked { view, uses } = looked;
    let chosen = |mv: &Move| matches!(mv, Move::KeepProject(_) | Move::DropProject(_));
    let named = view.decision.as_ref().map_or(0, |decision| decision.choices.iter().filter(|mv| chosen(mv)).count());
    assert_eq!(uses.means.len(), named);
    let mut lines = 0;
    for means in &uses.means {
        assert!(means.powers.iter().map(|power| power.seat).eq(game.seats()), "{means:?}");
        let said = means.powers.iter().flat_map(|power| &power.lines);
        assert!(said.clone().all(|line| !line.text.is_empty() && (line.signs.is_empty() || line.card.is_some())));
        lines += said.count() as u32;
        let Move::KeepProject(card) = means.mv else { continue };
        let room = state.projects.iter().any(Option::is_none);
        if game.players() == 1 && room && legal.contains(&means.mv) {
            let after = played(game, state, seat, means.mv);
            let kept = after.projects.iter().flatten().find(|project| project.card == card).unwrap();
            assert_eq!(kept.active, means.at_once, "{card:?}");
        }
    }
    lines
}

/// Whatever is suggested can be done; and a sink is thin exactly if a tipping point of its tracks leaves some of it missing.
fn suggestions_and_sinks_hold(game: &Daybreak, state: &State, looked: &Looked, legal: &[Move]) {
    let Looked { view, uses } = looked;
    assert!(uses.suggested.is_none_or(|it| legal.contains(&it.mv)), "{:?}", uses.suggested);
    let world = &view.world;
    for (token, left) in [(Token::Trees, world.trees), (Token::Oceans, world.oceans)] {
        let takes = |effect: &PlanetaryEffect| {
            world.next_tips.get(*effect)?;
            let steps = &game.content().board().tracks[effect.index()].steps;
            let mut lost = 0;
            for step in steps.iter() {
                step.each_effect(|harm| {
                    if let Effect::Lose(of, Quantity::PerPlayer(n)) = harm
                        && *of == token
                    {
                        lost += u16::from(*n) * u16::from(game.players());
                    }
                });
            }
            Some(lost)
        };
        let most = PlanetaryEffect::ALL.iter().filter_map(takes).max().unwrap_or(0);
        let thin = world.thin_sinks.iter().find(|sink| sink.token == token);
        assert_eq!(thin.is_some(), most > left, "{token:?}: {left} of {most} at round {}", state.round);
        assert!(thin.is_none_or(|sink| sink.left == left && sink.takes == most && sink.costs == most - left));
        assert!(thin.is_none_or(|sink| world.next_tips.get(sink.effect).is_some_and(|tip| tip.steps == sink.steps)));
    }
}

fn places_are_filled(view: &DaybreakView) {
    let check = |places: &[PlacesShown], tucked: usize| {
        assert!(places.iter().all(|place| place.filled <= place.count), "{places:?}");
        let filled: usize = places.iter().map(|place| usize::from(place.filled)).sum();
        assert!(places.is_empty() || filled == tucked, "{places:?} with {tucked} cards");
    };
    for project in view.projects.iter().flatten() {
        check(&project.places, project.tucked.len());
    }
    for crisis in &view.crises {
        check(&crisis.places, crisis.tucked.len());
    }
}

/// The state when all is answered that a begun action asks, in the first way there is.
fn answered(game: &Daybreak, mut begun: State, seat: Seat) -> State {
    while begun.desks[seat.index()].draft.is_some() {
        let Some(answer) = moves(game, &begun, seat).into_iter().find(|mv| *mv != Move::Back) else { break };
        begun = played(game, &begun, seat, answer);
    }
    begun
}

/// How many answers were the usual ones, how many cards could pay, and what choices would mean.
fn uses_hold(game: &Daybreak, library: &DaybreakLibrary, state: &State, seat: Seat, seen: &mut (u32, u32, u32)) {
    let looked = look(game, state, seat);
    let legal = moves(game, state, seat);
    seen.2 += means_hold(game, state, &looked, seat, &legal);
    suggestions_and_sinks_hold(game, state, &looked, &legal);
    let Looked { view, uses } = looked;
    world_adds_up(&view);
    places_are_filled(&view);
    tracks_tip(game, &view);
    decision_stands(game, state, &view, seat, &legal);
    drawn_have_places(game, state, &view, seat, &legal);
    assert_eq!(view.usual.is_some(), matches!(view.ask, Some(Ask::Under { .. })));
    if let Some(usual) = view.usual {
        let deepest = |mv: &&Move| if let Move::Under(at) = mv { *at } else { 0 };
        assert_eq!(Some(&usual), legal.iter().max_by_key(deepest));
        seen.0 += 1;
    }
    for card in &uses.cards {
        for place in card.uses.iter().filter(|place| place.possible) {
            let after = played(game, state, seat, place.mv);
            assert_eq!(place.asks_place, after.desks[seat.index()].tucking.is_some(), "{:?}", place.mv);
        }
        for &mv in &card.pays {
            let begun = played(game, state, seat, mv);
            let asked = moves(game, &begun, seat).contains(&Move::Pay(card.card));
            // Whoever is not asked which card pays gives the only one that can; it goes when all else is answered.
            let goes = || !answered(game, begun, seat).board(seat).hand.has(card.card);
            assert!(legal.contains(&mv) && (asked || goes()), "{mv:?}");
            seen.1 += 1;
        }
    }
    for action in &uses.actions {
        let printed = |deck: &[daybreak_title::DeckName], id: u8| {
            let card = library.cards.iter().find(|card| deck.contains(&card.deck) && card.id == id);
            card.unwrap().line.clone()
        };
        let printed = match action.at {
            ActionAt::Stack(at) => {
                use daybreak_title::DeckName::{Local, Starting};
                printed(&[Local, Starting], view.players[seat.index()].stacks[usize::from(at)].cards[0].0)
            }
            ActionAt::Project(at) => {
                printed(&[daybreak_title::DeckName::Global], view.projects[usize::from(at)].as_ref().unwrap().card.0)
            }
        };
        if action.yields.is_empty() {
            assert_eq!(action.line, printed);
        } else {
            assert!(action.line.ends_with(&action.yields), "{:?}", action.line);
            let price = &action.line[..action.line.len() - action.yields.len()];
            assert!(printed.starts_with(price), "{:?} of {printed:?}", action.line);
        }
    }
}

#[test]
fn what_readers_are_told_holds_against_the_rules() {
    let content = DaybreakTitle::builtin().unwrap();
    let library = DaybreakTitle::library(&content, Words::of(Lang::En));
    let mut seen = (0, 0, 0);
    for (players, seed) in [(1, 5), (2, 11), (3, 7), (4, 3), (4, 8)] {
        let game = DaybreakTitle::make(&content, &Setup::new(players)).unwrap();
        let mut dice = Xoshiro::new(seed);
        let mut state = game.begin();
        let (mut wild, mut calm) = (DaybreakTitle::bot("random").unwrap(), DaybreakTitle::bot("steady").unwrap());
        loop {
            match game.next(&state) {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut dice);
                    game.draw(&mut state, draw, &mut Silent);
                }
                Next::Ask(asked) => {
                    let seat = *dice.pick(&asked.iter().collect::<Vec<Seat>>());
                    uses_hold(&game, &library, &state, seat, &mut seen);
                    let bot = if dice.below(4) == 0 { &mut wild } else { &mut calm };
                    let mv = bot.choose(&game, &game.view(&state, Audience::Seat(seat)), &mut dice);
                    game.play(&mut state, seat, mv, &mut Silent);
                }
            }
        }
    }
    assert!(seen.0 > 20 && seen.1 > 100 && seen.2 > 20, "{seen:?}");
}

/// The cards that somebody chooses from come from the last action before them, unless a stage or a crisis lies between.
#[test]
fn offered_cards_say_whose_action_brought_them() {
    let content = DaybreakTitle::builtin().unwrap();
    let mut seen = 0;
    for (players, seed) in [(2, 11), (3, 7), (4, 3), (4, 8), (2, 1), (3, 2), (4, 5), (4, 6)] {
        let game = DaybreakTitle::make(&content, &Setup::new(players)).unwrap();
        let mut timeline = Timeline::new(game);
        let mut dice = Xoshiro::new(seed);
        let mut bot = DaybreakTitle::bot("random").unwrap();
        loop {
            match timeline.next() {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = timeline.game().sample(timeline.state(), need, &mut dice);
                    timeline.push(Entry::Draw(draw)).unwrap();
                }
                Next::Ask(asked) => {
                    let seat = *dice.pick(&asked.iter().collect::<Vec<Seat>>());
                    let view = timeline.game().view(timeline.state(), Audience::Seat(seat));
                    let mv = bot.choose(timeline.game(), &view, &mut dice);
                    timeline.push(Entry::Move { seat, mv }).unwrap();
                }
            }
        }
        let mut last = None;
        timeline.replay(timeline.len(), |step| {
            for fact in step.facts {
                match fact {
                    Fact::Acted { seat, card, .. } => last = Some((*seat, Cause::Local(*card))),
                    Fact::ProjectUsed { seat, project } => last = Some((*seat, Cause::Project(*project))),
                    Fact::StageBegan { .. } | Fact::Targets { .. } => last = None,
                    Fact::Offered { by, .. } => {
                        assert_eq!(by.map(|giver| (giver.seat, giver.cause)), last);
                        seen += u32::from(by.is_some());
                    }
                    _ => {}
                }
            }
        });
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn what_a_table_can_have_is_what_the_rules_take() {
    let content = DaybreakTitle::builtin().unwrap();
    let library = DaybreakTitle::library(&content, Words::of(Lang::En));
    let takes = |setup: &Setup| DaybreakTitle::make(&content, setup).is_ok();
    let most = usize::from(library.challenges.most);
    for players in 1..=4 {
        let with = |challenges: Vec<ChallengePick>| Setup { challenges, ..Setup::new(players) };
        for kind in &library.challenges.kinds {
            let pick = |seat| ChallengePick::Dealt { flavour: kind.flavour, scope: kind.scope, seat };
            let names_seat = kind.names_seat_from.is_some_and(|from| players >= from);
            assert!(takes(&with(vec![pick(names_seat.then_some(Seat(0)))])), "{kind:?} with {players}");
            assert_eq!(takes(&with(vec![pick(None)])), !names_seat, "{kind:?} with {players}");
            assert_eq!(takes(&with(vec![pick(Some(Seat(0)))])), kind.names_seat_from.is_some(), "{kind:?}");
        }
        let group = library.challenges.kinds.iter().find(|kind| kind.names_seat_from.is_none()).unwrap();
        let dealt = ChallengePick::Dealt { flavour: group.flavour, scope: group.scope, seat: None };
        assert!(takes(&with(vec![dealt; most])) && !takes(&with(vec![dealt; most + 1])));
        let card = library.cards.iter().find(|card| card.scope == Some(group.scope)).unwrap().number;
        let named = ChallengePick::Named { card, seat: None };
        let copies = usize::from(library.challenges.copies);
        assert!(takes(&with(vec![named; copies])) && !takes(&with(vec![named; copies + 1])));
    }
    for row in &library.tables {
        assert!(row.seats.iter().all(|power| row.choices.contains(power)), "{row:?}");
        let alone = |power: &Power| takes(&Setup { powers: vec![*power], ..Setup::new(1) });
        assert!(row.players > 1 || Power::ALL.iter().all(|power| row.choices.contains(power) && alone(power)));
    }
}

#[test]
fn a_refusal_leads_to_the_rule_of_what_is_asked() {
    let content = DaybreakTitle::builtin().unwrap();
    let game = DaybreakTitle::make(&content, &Setup::new(2)).unwrap();
    let mut state = game.begin();
    while let Next::Draw(need) = game.next(&state) {
        let draw = game.sample(&state, need, &mut Xoshiro::new(3));
        game.draw(&mut state, draw, &mut Silent);
    }
    let refused = refuse(&game, &state, Seat(0), Move::Done);
    let Err(Refused::Rule(refusal)) = refused else { panic!("{refused:?}") };
    assert_eq!(refusal, Refusal::OtherQuestion { asked: Question::KeepProject });
    assert_eq!(DaybreakTitle::rule_of_refusal(&refusal), Some("DB-GLOBAL-03"));
    let view = game.view(&state, Audience::Seat(Seat(0)));
    assert_eq!(DaybreakTitle::rule_of_view(&game, &view), Some("DB-0-global"));
}
