//! Crises: each resolved with nothing against it, then against resilience and against cards tucked under it; ongoing
//! ones in force, with what they forbid, and ended.

use crate::acting::{tell, tell_but};
use crate::book::{Book, numbers, wrapped};
use crate::diff::diff;
use crate::drive::{Drive, Policy};
use crate::forbidden::forbids;
use crate::global::amount;
use crate::scene::{CHINA, Scene};
use crate::verdict::taken_back;
use daybreak::language::{CrisisCard, Effect, Measure, Quantity, Target, Token, TuckRule};
use daybreak::{
    CardNo, CardSet, CrisisId, CurrentCrisis, Draw, Fact, Few, Frame, LocalId, Move, PlanetaryEffect, Stage,
};

/// The entry of a crisis.
pub(crate) fn entry(book: &Book, no: CardNo) -> String {
    let card = CrisisId::of(no).expect("it is a crisis");
    let rules = *book.content.crisis(card);
    let mut out = book.head(no);
    out += "  [nothing against it]\n";
    let plain = turned_up(book, &mut out, card, laid(book, &rules, 0));
    assert!(!plain.is_empty() || rules.is_ongoing(), "{no} does nothing");
    if !rules.weakened_by.is_empty() {
        out += "  [resilience against it]\n";
        let resisted = turned_up(book, &mut out, card, laid(book, &rules, 1));
        assert_ne!(resisted, plain, "resilience is of no use against {no}");
    }
    forbids(book, &mut out, card);
    for rule in rules.tuck.iter() {
        let reduced = tucked(book, &mut out, card, rule);
        if let TuckRule::Cancels(..) = rule {
            assert!(reduced.is_empty(), "{no} was not canceled");
        }
        assert!(reduced != plain || rules.is_ongoing(), "tucking is of no use against {no}");
    }
    out
}

/// A scene where China is the target of a crisis for one, everybody has what the crisis takes, and so much of the
/// resilience that reduces it.
fn laid(book: &Book, rules: &CrisisCard, resilience: u16) -> Scene {
    let mut scene = Scene::new(book, 4);
    for kind in rules.weakened_by.iter() {
        for seat in scene.seats() {
            scene.state.boards[seat.index()].resilience[kind.index()] = resilience;
        }
        scene.note(format!("everybody has {resilience} {}", book.cards().resilience(*kind)));
    }
    let mut effects = Vec::new();
    rules.steps.iter().for_each(|step| step.each_effect(|effect| effects.push(*effect)));
    for effect in &effects {
        match effect {
            Effect::LoseCards(n, filter) => {
                let count = match n {
                    Quantity::PerBand(n) => usize::from(n * scene.state.world.bands),
                    n => usize::from(amount(n)),
                };
                let all = matches!(rules.target, Target::All | Target::Group);
                for seat in scene.seats().filter(|&seat| all || seat == CHINA) {
                    let hand = scene.fitting(count + 1, filter);
                    let who = book.power(scene.game.powers(), seat);
                    scene.note(format!("{who}’s hand: {}", numbers(hand.iter().copied())));
                    scene.give(seat, &hand);
                }
            }
            Effect::LoseProjects(_) => scene.bystanders(2),
            Effect::Give(_, token, _) => {
                scene.seats().for_each(|seat| *scene.slot(seat, *token) = 4);
                scene.note(format!("everybody has 4 {}", book.token(*token)));
            }
            Effect::CheckDemand => {
                scene.seats().for_each(|seat| scene.board(seat).clean = 3);
                scene.note(format!("everybody has 3 {}, so that demand is just met", book.token(Token::Clean)));
            }
            _ => {}
        }
    }
    match rules.target {
        Target::Least(measure) => differs(book, &mut scene, &measure, false),
        Target::Most(measure) => differs(book, &mut scene, &measure, true),
        Target::All | Target::Group => {}
    }
    if scene.notes.is_empty() {
        scene.note("the common board");
    }
    scene
}

/// China has the most of something, or the least.
fn differs(book: &Book, scene: &mut Scene, measure: &Measure, most: bool) {
    match *measure {
        Measure::Board(token) => {
            for seat in scene.seats().filter(|&seat| (seat == CHINA) == most) {
                *scene.slot(seat, token) += 1;
            }
            let who = if most { "China has" } else { "the others have" };
            scene.note(format!("{who} 1 {} more", book.token(token)));
        }
        Measure::Carbon => {
            let count = scene.state.board(CHINA).dirty + 3;
            scene.set(book, CHINA, Token::Dirty, count);
        }
        Measure::Tags(tag) => {
            let there = scene.seats().map(|seat| scene.state.board(seat).area_tags(tag) as u8).max().unwrap_or(0);
            let mut cards: Vec<LocalId> = scene.state.chain(scene.state.board(CHINA).stacks[0].cards).collect();
            scene.fill(&mut cards, &[(tag, there + 1)]);
            scene.note(format!("China’s stack: {}", numbers(cards.iter().copied())));
            scene.stack(CHINA, 0, &cards);
        }
        Measure::Hand => {
            let hand = scene.find(2, |_| true);
            scene.give(CHINA, &hand);
        }
    }
}

/// What a crisis did to players and to the world, without the cards that lay under it.
fn harm(drive: &Drive<'_>, scene: &Scene) -> Vec<String> {
    let (mut before, mut after) = (scene.state, *drive.state());
    for state in [&mut before, &mut after] {
        state.crises = Few::EMPTY;
        (state.current_crisis, state.agenda, state.rolls) = (CurrentCrisis::default(), Few::EMPTY, 0);
        (state.crisis_deck, state.crisis_discards, state.local_discards) = (0, 0, CardSet::NONE);
        state.world.tracks = [0; PlanetaryEffect::COUNT];
    }
    diff(drive.book, scene.game.powers(), &before, &after)
}

/// The crisis is turned up and resolved; an unknown one behind it keeps the table waiting. What it did.
fn turned_up(book: &Book, out: &mut String, card: CrisisId, mut scene: Scene) -> Vec<String> {
    scene.unknown(2);
    scene.crisis_stage();
    scene.nudge();
    *out += &wrapped("  ", &format!("Scene: {}.", scene.notes.join("; ")));
    let mut drive = Drive::new(book, scene.timeline(), Policy::default());
    drive.draw(Draw::Crisis(card));
    drive.settle();
    let seen = |fact: &Fact| matches!(fact, Fact::CrisisDiscarded { card: c, .. } | Fact::CrisisInForce { card: c } if *c == card);
    assert!(drive.facts.iter().any(seen), "{} was not resolved", card.no());
    tell(out, &mut drive, &scene);
    let harm = harm(&drive, &scene);
    *out += &format!("    {}\n", taken_back(&mut drive.table));
    harm
}

/// Cards are tucked under it in the Local stage; then it is resolved, or it ends at once.
fn tucked(book: &Book, out: &mut String, card: CrisisId, rule: &TuckRule) -> Vec<String> {
    let rules = *book.content.crisis(card);
    let count = match rule {
        TuckRule::Cancels(_, n) | TuckRule::Ends(_, n) => amount(n),
        TuckRule::Weakens(_) | TuckRule::Spares(_) => 1,
    };
    let mut scene = laid(book, &rules, 0);
    let hand = scene.fitting(count.into(), &rule.filter());
    scene.note(format!("China holds {}", numbers(hand.iter().copied())));
    scene.give(CHINA, &hand);
    scene.crisis_up(card, rules.is_ongoing());
    scene.unknown(1);
    scene.in_force(rules.ongoing.iter());
    *out += &format!("  [{count} tucked under it]\n");
    *out += &wrapped("  ", &format!("Scene: {}.", scene.notes.join("; ")));
    let mut drive = Drive::new(book, scene.timeline(), Policy::default());
    hand.iter().for_each(|&card| drive.play(CHINA, Move::ReduceCrisis { card, crisis: 0 }));
    tell(out, &mut drive, &scene);
    *out += &format!("    {}\n", taken_back(&mut drive.table));
    if rules.is_ongoing() {
        let ended = |fact: &Fact| matches!(fact, Fact::CrisisEnded { card: c } if *c == card);
        assert!(drive.facts.iter().any(ended), "{} was not ended", card.no());
        return Vec::new();
    }
    scene.state = *drive.state();
    resolved_after_a_roll(book, out, scene)
}

/// The Crisis stage with one roll of the planetary die, which moves a token and tips nothing; then the crisis.
fn resolved_after_a_roll(book: &Book, out: &mut String, mut scene: Scene) -> Vec<String> {
    scene.state.stage = Stage::Crisis;
    scene.state.rolls = 1;
    scene.agenda(&[Frame::Crises { at: 0 }, Frame::Rolls]);
    let quiet = |effect: &PlanetaryEffect| {
        let next = scene.state.world.tracks[effect.index()] + 1;
        book.content.board().tracks[effect.index()].tips >> next & 1 == 0
    };
    let effect = PlanetaryEffect::ALL.into_iter().find(quiet).expect("some token can move quietly");
    let mut drive = Drive::new(book, scene.timeline(), Policy::default());
    drive.draw(Draw::Planet(effect));
    drive.settle();
    let track = format!("track: {}", book.cards().planetary(effect));
    tell_but(out, &mut drive, &scene, |line| !line.starts_with(&track) && !line.starts_with("planetary rolls owed"));
    let harm = harm(&drive, &scene);
    *out += &format!("    {}\n", taken_back(&mut drive.table));
    harm
}
