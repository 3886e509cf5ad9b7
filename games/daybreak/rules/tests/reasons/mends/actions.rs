//! Whether an action is there, in time, paid for and allowed.

use super::{all_cards, doing_of, enrich, goes, project_mut, tag, with_frame};
use daybreak::language::{Check, Condition, Cost, Effect, Limit, Token, Window};
use daybreak::{ActionSource, Chain, Frame, GlobalId, Move, PlanetaryEffect, ProjectInPlay, Refusal};
use tabletop::Seats;

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
            let action = example.game.action_of(state, example.seat, ActionSource::Project(at)).unwrap();
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
