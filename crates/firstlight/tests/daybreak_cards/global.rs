//! Global projects: how each becomes active, what then holds, and what it lets players do.

use crate::acting::{Staged, acts, tell};
use crate::book::{Book, numbers, wrapped};
use crate::diff::diff;
use crate::drive::{Drive, Policy};
use crate::probe::coming;
use crate::scene::{CHINA, Scene};
use crate::staging::{cases, prepare, project, stack};
use crate::verdict::taken_back;
use daybreak::language::{CardFilter, Check, Condition, Effect, Modifier, Quantity, Step, Support, Token, Window};
use daybreak::{CardNo, GlobalId, LocalId, Move, Tag};

/// The entry of a project.
pub(crate) fn entry(book: &Book, no: CardNo) -> String {
    let card = GlobalId::of(no).expect("it is a global project");
    let mut out = book.head(no);
    becomes_active(book, &mut out, card);
    for modifier in book.content.global(card).standing.iter() {
        holds(book, &mut out, card, modifier);
    }
    for action in book.content.global(card).action.iter() {
        out += "  [its action]\n";
        acts(book, &mut out, action, &cases(book, action), |case| {
            let mut scene = Scene::new(book, 4);
            project(&mut scene, book, card, action, case);
            prepare(&mut scene, book, CHINA, action, case);
            if scene.notes.is_empty() {
                scene.note(format!("{no} is active"));
            }
            Staged { scene, seat: CHINA, begin: Move::UseProject(0) }
        });
    }
    out
}

/// The moves that make a project active, in a scene where one of them is missing.
fn becomes_active(book: &Book, out: &mut String, card: GlobalId) {
    let mut scene = Scene::new(book, 4);
    scene.project(0, card, false, &[]);
    let support = book.content.global(card).support;
    let moves = match support {
        Support::Tucked(_) | Support::Pool(_) | Support::PoolOfEach(_) => tucks(book, &mut scene, &support),
        Support::State(condition) => vec![reach(book, &mut scene, &condition)],
    };
    scene.nudge();
    let active = |scene: &Scene| scene.state.projects[0].is_some_and(|project| project.active);
    let pool = matches!(support, Support::Pool(_) | Support::PoolOfEach(_));
    assert_eq!(active(&scene), pool, "a pool alone is active from the start");
    *out += if pool { "  [active at once; it takes cards]\n" } else { "  [becomes active]\n" };
    *out += &wrapped("  ", &format!("Scene: {}.", scene.notes.join("; ")));
    let mut drive = Drive::new(book, scene.timeline(), Policy::default());
    for (at, &mv) in moves.iter().enumerate() {
        let still = drive.state().projects[0].is_some_and(|project| project.active);
        assert_eq!(still, pool, "after {at} of {} moves", moves.len());
        drive.play(CHINA, mv);
        drive.settle();
    }
    assert!(drive.state().projects[0].is_some_and(|project| project.active), "{} is not active", card.no());
    tell(out, &mut drive, &scene);
    let after = *drive.state();
    if !book.content.global(card).standing.is_empty() {
        let lines = coming(book, (&scene.game, &scene.state), (&scene.game, &after));
        lines.iter().for_each(|line| *out += &format!("    {line}\n"));
    }
    *out += &format!("    {}\n", taken_back(&mut drive.table));
}

/// Cards for a hand that go under the project: as many as it asks for, two of a pool.
fn tucks(book: &Book, scene: &mut Scene, support: &Support) -> Vec<Move> {
    let kinds: Vec<(CardFilter, u8)> = match support {
        Support::Tucked(kinds) => kinds.iter().map(|(filter, n)| (*filter, amount(n))).collect(),
        Support::Pool(filter) => vec![(*filter, 2)],
        Support::PoolOfEach(tags) => tags.iter().map(|&tag| (CardFilter::Tag(tag), 1)).collect(),
        Support::State(_) => Vec::new(),
    };
    let mut cards: Vec<LocalId> = Vec::new();
    for (at, (filter, count)) in kinds.iter().enumerate() {
        let only = |card: LocalId| {
            let others = kinds.iter().enumerate().filter(|(other, _)| *other != at);
            book.fits(card, filter) && !others.into_iter().any(|(_, (other, _))| book.fits(card, other))
        };
        cards.extend(scene.find((*count).into(), only));
    }
    scene.note(format!("China’s hand: {}", numbers(cards.iter().copied())));
    scene.give(CHINA, &cards);
    cards.into_iter().map(|card| Move::SupportProject { card, project: 0 }).collect()
}

/// An amount at a table of four.
pub(crate) fn amount(quantity: &Quantity) -> u8 {
    match *quantity {
        Quantity::N(n) | Quantity::ByPlayers(_, _, _, n) | Quantity::Solo(n, _) => n,
        Quantity::PerPlayer(n) => 4 * n,
        _ => panic!("{quantity:?} is not an amount of cards"),
    }
}

/// A scene where a state is missed by one, and the move that reaches it.
fn reach(book: &Book, scene: &mut Scene, condition: &Condition) -> Move {
    let (every, check) = match condition {
        Condition::SomePlayer(check) => (false, *check),
        Condition::EveryPlayer(check) => (true, *check),
        other => panic!("no move is known that reaches {other:?}"),
    };
    let wanted: Box<dyn Fn(&Effect) -> bool> = match check {
        Check::Tags(tag, n) => return reach_tags(book, scene, tag, n),
        Check::AtMost(token, _) => Box::new(move |effect| matches!(effect, Effect::Remove(t, _) if *t == token)),
        Check::AtLeast(token, _) => Box::new(move |effect| matches!(effect, Effect::Gain(t, _) if *t == token)),
        Check::MostlyClean | Check::DemandMet => Box::new(|effect| matches!(effect, Effect::Gain(Token::Clean, _))),
    };
    let card = actor(book, |_, effect| wanted(effect)).expect("some card reaches it");
    let action = book.content.local(card).action;
    let case = cases(book, &action).remove(0);
    stack(scene, book, CHINA, 0, card, &case);
    prepare(scene, book, CHINA, &action, &case);
    match check {
        Check::AtMost(token, n) => scene.set(book, CHINA, token, u16::from(n) + 1),
        Check::AtLeast(token, n) => {
            for seat in scene.seats() {
                let short = seat == CHINA || !every;
                *scene.slot(seat, token) = u16::from(n) - u16::from(short);
            }
            let who = if every { "only China" } else { "everybody" };
            scene.note(format!("{who} has 1 {} too few", book.token(token)));
        }
        Check::MostlyClean => {
            let clean = scene.state.board(CHINA).dirty - 1;
            scene.set(book, CHINA, Token::Clean, clean);
        }
        Check::DemandMet => {
            let energy = scene.state.board(CHINA).dirty + scene.state.board(CHINA).clean;
            scene.seats().for_each(|seat| *scene.slot(seat, Token::Demand) = energy + 1);
            scene.note(format!("everybody: {} {}", energy + 1, book.token(Token::Demand)));
        }
        Check::Tags(..) => {}
    }
    Move::Act(0)
}

/// A play area with a tag too few, and a card in hand that bears it.
fn reach_tags(book: &Book, scene: &mut Scene, tag: Tag, n: u8) -> Move {
    let there = scene.state.board(CHINA).area_tags(tag) as u8;
    let mut cards: Vec<LocalId> = scene.state.chain(scene.state.board(CHINA).stacks[1].cards).collect();
    let own = scene.tags_of(&cards).of(tag);
    scene.fill(&mut cards, &[(tag, own + n - 1 - there)]);
    scene.note(format!("China’s stack 2: {}", numbers(cards.iter().copied())));
    scene.stack(CHINA, 1, &cards);
    let hand = scene.find(1, |card| book.content.local(card).bears(tag));
    scene.note(format!("hand: {}", numbers(hand.iter().copied())));
    scene.give(CHINA, &hand);
    Move::Support { card: hand[0], stack: 0 }
}

/// The first local card that acts in the Local stage and whose first step is like this.
pub(crate) fn actor(book: &Book, like: impl Fn(LocalId, &Effect) -> bool) -> Option<LocalId> {
    book.content.locals().filter(|card| !card.is_starting()).find(|&card| {
        let action = &book.content.local(card).action;
        let first = if let Some(Step::Do(effect)) = action.steps.get(0) { like(card, &effect) } else { false };
        action.window == Window::Local && first
    })
}

/// Where a standing change is felt in an action: the action of a card without it, and with it.
fn holds(book: &Book, out: &mut String, card: GlobalId, modifier: &Modifier) {
    let bears = |card: LocalId, tag| book.content.local(card).bears(tag);
    let felt = match *modifier {
        Modifier::Yields(tag, token, _) => {
            actor(book, |card, effect| bears(card, tag) && matches!(effect, Effect::Gain(t, _) if *t == token))
        }
        Modifier::Cheaper(tag) => {
            actor(book, |card, _| bears(card, tag) && book.content.local(card).action.discards() > 0)
        }
        Modifier::ExtraTag(tag) => {
            actor(book, |_, effect| matches!(effect, Effect::Gain(_, Quantity::Per(t)) if *t == tag))
        }
        _ => return,
    };
    let felt = felt.expect("some card feels it");
    let action = book.content.local(felt).action;
    let case = cases(book, &action).remove(0);
    let mut changes = Vec::new();
    for active in [false, true] {
        let mut scene = Scene::new(book, 4);
        stack(&mut scene, book, CHINA, 0, felt, &case);
        prepare(&mut scene, book, CHINA, &action, &case);
        if active {
            scene.project(0, card, true, &[]);
            scene.in_force(book.content.global(card).standing.iter());
        }
        scene.nudge();
        let label = if active { "with it" } else { "without it" };
        *out += &format!("  [{} {label}]\n", book.local(felt));
        *out += &wrapped("  ", &format!("Scene: {}.", scene.notes.join("; ")));
        let mut drive = Drive::new(book, scene.timeline(), Policy::default());
        drive.play(CHINA, Move::Act(0));
        drive.settle();
        tell(out, &mut drive, &scene);
        changes.push(diff(book, scene.game.powers(), &scene.state, drive.state()));
    }
    assert_ne!(changes[0], changes[1], "{} is not felt", card.no());
}
