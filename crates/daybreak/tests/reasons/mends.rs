//! Each kind of refusal is made untrue, and goes.

use crate::{Example, examples};
use daybreak::language::{CardFilter, Check, Condition, Cost, Effect, Limit, Support, Token, Window};
use daybreak::{
    Chain, CrisisId, CrisisInPlay, Desk, Doing, Draft, Face, Frame, GlobalId, LocalId, Move, PlanetaryEffect,
    ProjectInPlay, Refusal, Stage, State, TagCounts,
};
use tabletop::{Game, Seat, Seats};

/// Kinds that none of the positions has; the test beside it reaches them in a position of its own.
pub const UNREACHED: [&str; 1] = ["NoLongerFits"];

/// Mends every example of a kind that can be mended, and sees that the refusal is gone.
fn goes(name: &str, mend: impl Fn(&Example, &mut State, &mut Move) -> bool) {
    let list = examples().get(name).unwrap_or_else(|| panic!("no example of {name}"));
    let mut mended = 0;
    for example in list {
        let (mut state, mut mv) = (example.state, example.mv);
        if !mend(example, &mut state, &mut mv) {
            continue;
        }
        let now = example.game.judge(&(&state, example.seat), mv);
        let same = now
            .as_ref()
            .err()
            .is_some_and(|now| std::mem::discriminant(now) == std::mem::discriminant(&example.refusal));
        assert!(!same, "{name}: {:?} is still refused: {now:?}", example.mv);
        mended += 1;
    }
    assert!(mended > 0, "no example of {name} could be mended, of {}", list.len());
}

/// What the move would be about instead.
fn card_of(mv: Move) -> LocalId {
    match mv {
        Move::Start { card, .. }
        | Move::Support { card, .. }
        | Move::SupportProject { card, .. }
        | Move::ReduceCrisis { card, .. }
        | Move::Pay(card)
        | Move::Lose(card)
        | Move::Keep(card)
        | Move::Spend(card)
        | Move::Card(card) => card,
        other => panic!("{other:?} is about no card"),
    }
}

fn doing_of(mv: Move) -> Doing {
    match mv {
        Move::Act(stack) => Doing::Stack(stack),
        Move::UseProject(at) => Doing::Project(at),
        other => panic!("{other:?} begins no action"),
    }
}

fn all_cards() -> impl Iterator<Item = LocalId> {
    (0..daybreak::LOCAL_CARDS as u8).map(LocalId).filter(|card| !card.is_starting())
}

/// A frame at the end of the agenda.
fn with_frame(state: &mut State, frame: Frame) {
    state.agenda.pop();
    state.agenda.push(frame);
}

/// A wealth of everything, so that whatever an action does would change something.
fn enrich(state: &mut State) {
    for board in &mut state.boards {
        (board.clean, board.dirty, board.demand, board.communities) = (9, 9, 30, 5);
        board.emissions = [3; 6];
        board.resilience = [3; 3];
        board.absorbed = 0;
    }
    state.world.trees = 9;
    state.world.oceans = 9;
    state.world.dac = 9;
    state.world.recent = 9;
    state.world.bands = 3;
    state.world.tracks = [2; 6];
}

#[test]
fn other_question() {
    // Once nothing else is asked, whoever is in the Local stage may say so.
    goes("OtherQuestion", |example, state, mv| {
        if state.stage != Stage::Local {
            return false;
        }
        state.desks[example.seat.index()] = Desk::EMPTY;
        with_frame(state, Frame::Local);
        state.done = Seats::NONE;
        *mv = Move::Done;
        true
    });
}

#[test]
fn not_the_speaker() {
    // In another round it is this seat that speaks.
    goes("NotTheSpeaker", |example, state, _| {
        state.round = example.seat.0 + 1;
        true
    });
}

#[test]
fn not_in_hand() {
    goes("NotInHand", |example, state, mv| {
        state.boards[example.seat.index()].hand.add(card_of(*mv));
        true
    });
}

#[test]
fn not_yours() {
    goes("NotYours", |example, state, mv| {
        state.desks[example.seat.index()].offered.add(card_of(*mv));
        true
    });
}

#[test]
fn already_chosen() {
    goes("AlreadyChosen", |example, state, mv| {
        let desk = &mut state.desks[example.seat.index()];
        desk.chosen.take(card_of(*mv));
        desk.offered.add(card_of(*mv));
        true
    });
}

#[test]
fn not_offered() {
    goes("NotOffered", |example, state, mv| {
        let Move::Keep(card) = *mv else { return false };
        state.desks[example.seat.index()].offered.add(card);
        true
    });
}

#[test]
fn no_stack() {
    goes("NoStack", |example, state, mv| {
        let (Move::Act(at) | Move::Support { stack: at, .. } | Move::Start { stack: at, .. }) = *mv else {
            return false;
        };
        let front = all_cards().find(|card| !state.board(example.seat).hand.has(*card)).unwrap();
        let Some(stack) = state.boards[example.seat.index()].stacks.get_mut(usize::from(at)) else { return false };
        stack.cards = Chain { first: front.0, len: 1 };
        true
    });
}

#[test]
fn too_many_stacks() {
    goes("TooManyStacks", |example, state, _| {
        state.standing[example.seat.index()].stacks = 9;
        true
    });
}

#[test]
fn no_such_depth() {
    goes("NoSuchDepth", |_, _, mv| {
        *mv = Move::Under(1);
        true
    });
}

#[test]
fn no_project() {
    goes("NoProject", |_, state, mv| {
        let (Move::UseProject(at) | Move::SupportProject { project: at, .. } | Move::DropProject(at)) = *mv else {
            return false;
        };
        let Some(place) = state.projects.get_mut(usize::from(at)) else { return false };
        *place = Some(ProjectInPlay { card: GlobalId(0), active: true, tucked: Chain::EMPTY, used: [0; 4] });
        true
    });
}

fn project_mut(state: &mut State, mv: Move) -> &mut ProjectInPlay {
    let (Move::UseProject(at) | Move::SupportProject { project: at, .. }) = mv else { panic!("{mv:?}") };
    state.projects[usize::from(at)].as_mut().unwrap()
}

#[test]
fn not_active() {
    goes("NotActive", |_, state, mv| {
        project_mut(state, *mv).active = true;
        true
    });
}

#[test]
fn no_action() {
    goes("NoAction", |example, state, mv| {
        let content = example.game.content();
        let acts = |card: &GlobalId| !content.global(*card).action.is_empty();
        project_mut(state, *mv).card = (0..25).map(GlobalId).find(acts).unwrap();
        true
    });
}

#[test]
fn wrong_window() {
    goes("WrongWindow", |example, state, _| {
        let Refusal::WrongWindow { window } = example.refusal else { panic!("{:?}", example.refusal) };
        with_frame(
            state,
            match window {
                Window::Local => Frame::Local,
                Window::Emissions => Frame::EmissionsWindow,
                Window::Roll => Frame::RollWindow { effect: PlanetaryEffect::ArcticSeaIce },
                Window::Crisis => Frame::CrisisWindow { at: 0 },
            },
        );
        state.done = Seats::NONE;
        true
    });
}

#[test]
fn not_this_roll() {
    goes("NotThisRoll", |example, state, mv| {
        let action = example.game.action_of(state, example.seat, doing_of(*mv)).unwrap();
        let mut rolls = None;
        action.each_effect(|effect| {
            if let Effect::IgnoreRoll(effects) = effect {
                rolls = effects.get(0);
            }
        });
        let Some(effect) = rolls else { return false };
        with_frame(state, Frame::RollWindow { effect });
        true
    });
}

#[test]
fn cannot_pay_cards() {
    goes("CannotPayCards", |example, state, mv| {
        state.boards[example.seat.index()].hand = all_cards().collect();
        // What is spent from under a project lies there.
        if let Move::UseProject(at) = *mv {
            let action = example.game.action_of(state, example.seat, Doing::Project(at)).unwrap();
            if action.cost.iter().any(|cost| matches!(cost, Cost::Tucked(_) | Cost::TuckedUpTo(_))) {
                project_mut(state, *mv).tucked = Chain { first: 0, len: 9 };
            }
        }
        true
    });
}

#[test]
fn cannot_pay_tokens() {
    goes("CannotPayTokens", |_, state, _| {
        enrich(state);
        true
    });
}

/// Plenty of every tag in a stack.
fn tag(state: &mut State, seat: Seat, mv: Move) -> bool {
    let Move::Act(stack) = mv else { return false };
    let tags: TagCounts = daybreak::Tag::ALL.into_iter().flat_map(|tag| [tag; 9]).collect();
    state.boards[seat.index()].stacks[usize::from(stack)].tags = tags;
    true
}

#[test]
fn tags_short() {
    goes("TagsShort", |example, state, mv| tag(state, example.seat, *mv));
}

/// Makes a state of a player so.
fn fulfil(board: &mut daybreak::PlayerBoard, check: Check) {
    match check {
        Check::AtLeast(Token::Emissions(sector), n) => board.emissions[sector.index()] = n.into(),
        Check::AtLeast(Token::Resilience(kind), n) => board.resilience[kind.index()] = n.into(),
        Check::AtLeast(_, n) => {
            (board.clean, board.dirty, board.communities) = (n.into(), n.into(), n.into());
            board.emissions = [n.into(); 6];
            board.resilience = [n.into(); 3];
        }
        Check::AtMost(..) => {
            (board.clean, board.dirty, board.communities, board.demand) = (0, 0, 0, 0);
            board.emissions = [0; 6];
            board.resilience = [0; 3];
        }
        Check::Tags(tag, n) => board.stacks[0].tags = std::iter::repeat_n(tag, n.into()).collect(),
        Check::MostlyClean => board.clean = 40,
        Check::DemandMet => board.demand = 0,
    }
}

#[test]
fn requirement_unmet() {
    goes("RequirementUnmet", |example, state, _| {
        let Refusal::RequirementUnmet { condition } = example.refusal else { panic!("{:?}", example.refusal) };
        match condition {
            Condition::Own(check) | Condition::SomePlayer(check) | Condition::EveryPlayer(check) => {
                state.boards.iter_mut().for_each(|board| fulfil(board, check));
            }
            Condition::BandsAtMost(n) | Condition::BandsAtLeast(n) => state.world.bands = n,
            Condition::ActiveProjects(_) => {
                for (place, card) in state.projects.iter_mut().zip((0..).map(GlobalId)) {
                    let project = ProjectInPlay { card, active: true, tucked: Chain::EMPTY, used: [0; 4] };
                    *place = Some(place.map_or(project, |there| ProjectInPlay { active: true, ..there }));
                }
            }
            Condition::Stack(..) => panic!("{condition:?} is told as missing tags"),
        }
        true
    });
}

#[test]
fn limit_reached() {
    goes("LimitReached", |example, state, mv| {
        let action = *example.game.action_of(state, example.seat, doing_of(*mv)).unwrap();
        if let Move::Act(stack) = *mv {
            let front = state.board(example.seat).stacks[usize::from(stack)].cards.front().unwrap();
            state.used.0[front.index()] = 0;
            if let Limit::Per(_) = action.limit {
                tag(state, example.seat, *mv);
            }
        } else {
            project_mut(state, *mv).used = [0; 4];
        }
        true
    });
}

#[test]
fn no_effect() {
    goes("NoEffect", |example, state, mv| {
        enrich(state);
        tag(state, example.seat, *mv);
        state.crises.push(CrisisInPlay { face: Face::Unknown, in_force: false, tucked: Chain::EMPTY });
        state.local_discards = all_cards().collect();
        state.boards[example.seat.index()].hand = all_cards().collect();
        for desk in &mut state.desks {
            *desk = Desk::EMPTY;
        }
        true
    });
}

#[test]
fn none_to_remove() {
    goes("NoneToRemove", |_, state, _| {
        enrich(state);
        true
    });
}

#[test]
fn forbidden_by() {
    goes("ForbiddenBy", |_, state, _| {
        for standing in &mut state.standing {
            standing.forbids = 0;
        }
        true
    });
}

#[test]
fn does_not_fit() {
    goes("DoesNotFit", |example, state, mv| {
        let Refusal::DoesNotFit { wanted, .. } = example.refusal else { panic!("{:?}", example.refusal) };
        let content = example.game.content();
        let fits = all_cards().find(|card| content.local(*card).fits(&wanted)).unwrap();
        state.boards[example.seat.index()].hand.add(fits);
        match mv {
            Move::SupportProject { card, .. } | Move::ReduceCrisis { card, .. } => *card = fits,
            other => panic!("{other:?}"),
        }
        true
    });
}

#[test]
fn takes_no_cards() {
    goes("TakesNoCards", |example, state, mv| {
        let content = example.game.content();
        match *mv {
            Move::SupportProject { .. } => {
                let pool = |card: &GlobalId| matches!(content.global(*card).support, Support::Pool(CardFilter::Any));
                project_mut(state, *mv).card = (0..25).map(GlobalId).find(pool).unwrap();
            }
            Move::ReduceCrisis { crisis, .. } => {
                let takes = |card: &CrisisId| !content.crisis(*card).tuck.is_empty();
                let card = (0..48).map(CrisisId).find(takes).unwrap();
                state.crises.get_mut(usize::from(crisis)).unwrap().face = Face::Up(card);
            }
            _ => return false,
        }
        true
    });
}

#[test]
fn already_met() {
    goes("AlreadyMet", |_, state, mv| {
        match *mv {
            Move::SupportProject { .. } => {
                let project = project_mut(state, *mv);
                project.active = false;
                project.tucked = Chain::EMPTY;
            }
            Move::ReduceCrisis { crisis, .. } => {
                state.crises.get_mut(usize::from(crisis)).unwrap().tucked = Chain::EMPTY;
            }
            _ => return false,
        }
        true
    });
}

#[test]
fn not_face_up() {
    goes("NotFaceUp", |_, state, mv| {
        let Move::ReduceCrisis { crisis, .. } = *mv else { return false };
        let Some(place) = state.crises.get_mut(usize::from(crisis)) else { return false };
        place.face = Face::Up(CrisisId(0));
        true
    });
}

#[test]
fn not_unknown() {
    goes("NotUnknown", |_, state, mv| {
        let Move::Crisis(crisis) = *mv else { return false };
        // Chosen already, it can be chosen in another turn only.
        let Some(place) = state.crises.get_mut(usize::from(crisis)) else { return false };
        let known = matches!(place.face, Face::Up(_));
        place.face = Face::Unknown;
        known
    });
}

/// The first answer there is instead.
fn first(example: &Example, state: &State) -> Option<Move> {
    let mut moves = Vec::new();
    example.game.moves(&(state, example.seat), &mut moves);
    moves.into_iter().find(|mv| *mv != Move::Back)
}

#[test]
fn no_option() {
    goes("NoOption", |example, state, mv| first(example, state).map(|offered| *mv = offered).is_some());
}

#[test]
fn not_a_choice() {
    goes("NotAChoice", |example, state, mv| first(example, state).map(|offered| *mv = offered).is_some());
}

#[test]
fn none_left() {
    goes("NoneLeft", |_, state, mv| {
        let token = match *mv {
            Move::Sector(sector) => Token::Emissions(sector),
            Move::Resilience(kind) => Token::Resilience(kind),
            _ => return false,
        };
        for board in &mut state.boards {
            match token {
                Token::Emissions(sector) => board.emissions[sector.index()] = 20,
                Token::Resilience(kind) => board.resilience[kind.index()] = 20,
                _ => {}
            }
        }
        true
    });
}

#[test]
fn amount_out_of_range() {
    goes("AmountOutOfRange", |_, _, mv| {
        *mv = Move::Amount(1);
        true
    });
}

#[test]
fn nothing_begun() {
    goes("NothingBegun", |example, state, _| {
        state.desks[example.seat.index()].draft = Some(Draft::of(Doing::Stack(0)));
        true
    });
}

#[test]
fn owed() {
    goes("Owed", |example, state, _| {
        state.desks[example.seat.index()] = Desk { draft: Some(Draft::of(Doing::Stack(0))), ..Desk::EMPTY };
        true
    });
}

#[test]
fn not_drawn() {
    goes("NotDrawn", |_, state, mv| {
        let Move::KeepProject(card) = *mv else { return false };
        state.drawn_projects.push(card)
    });
}

#[test]
fn already_named() {
    goes("AlreadyNamed", |example, state, _| {
        state.votes[example.seat.index()] = None;
        true
    });
}

/// What somebody has begun to pay for with a card that another effect takes meanwhile: in games of the corpus nobody takes
/// cards out of another's hand while an action is being put together, so the position is made.
#[test]
fn no_longer_fits() {
    let mut met = 0;
    for example in examples().values().flatten() {
        let (game, mut state, seat) = (&example.game, example.state, example.seat);
        let Some(draft) = state.desks[seat.index()].draft.filter(|draft| draft.from == 0) else { continue };
        let desk = &state.desks[seat.index()];
        if draft.waiting.is_some() || draft.answers.is_empty() || desk.owes() || !desk.consent.is_empty() {
            continue;
        }
        // The first answer was a card to pay with: it is gone, and others are there.
        let paid = LocalId(draft.answers.as_slice()[0]);
        if !state.board(seat).hand.has(paid) {
            continue;
        }
        let action = game.action_of(&state, seat, draft.doing).unwrap();
        if action.discards() == 0 {
            continue;
        }
        let hand = &mut state.boards[seat.index()].hand;
        hand.add_all(all_cards().collect());
        hand.take(paid);
        let judge = |state: &State, mv: Move| game.judge(&(state, seat), mv);
        assert_eq!(judge(&state, Move::Done), Err(Refusal::NoLongerFits), "{draft:?}");
        assert_eq!(judge(&state, Move::Back), Ok(()));
        state.boards[seat.index()].hand.add(paid);
        assert_ne!(judge(&state, Move::Done), Err(Refusal::NoLongerFits), "{draft:?}");
        met += 1;
    }
    assert!(met > 0);
}
