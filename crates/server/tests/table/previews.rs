//! The law of the preview: what is said of a move before it is made is what is there after it was made. In positions of the
//! corpus every move that is offered is tried; then it is made on a timeline of the game, and what was said is compared
//! with what the two positions show, worked out here and not by the words.

use daybreak::language::{Condition, Effect, Quantity, Token, TuckRule};
use daybreak::{
    CrisisId, Daybreak, Face, Fact, Forecast, Frame, Move, PlanetaryEffect, Resilience, Sector, Setup, State,
};
use server::games::{Hosted, Trial};
use server::lines::read_entry;
use server::speech;
use server::wire::uses::{CardUses, DaybreakUses, UseKind, Uses};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tabletop::log::{EntryNo, Header};
use tabletop::{Audience, Game, Keyed, Next, Seat, Seed, Timeline, moves_of, refuse};
use words::daybreak::Narrator;
use words::{Lang, Names};

/// Of the entries of each log, every so many is looked at.
const EVERY: u32 = 9;

/// The logs of a game in the corpus.
pub fn logs(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(game);
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// A game of the corpus.
pub fn read<G: Hosted>(path: &Path) -> Timeline<G> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let header: Header<serde_json::Value> = serde_json::from_str(lines.next().unwrap()).unwrap();
    let content = G::content_of(&header.content, "corpus").unwrap();
    let setup: G::Setup = serde_json::from_value(header.setup).unwrap();
    let mut timeline = Timeline::new(G::make(&content, &setup).unwrap());
    for (line, n) in lines.zip(1..) {
        timeline.push(read_entry::<G>(n, line).unwrap().0).unwrap();
    }
    timeline
}

/// Visits every so many positions of the corpus in which somebody is asked, with the game up to there.
pub fn positions<G: Hosted>(game: &str, every: u32, mut visit: impl FnMut(&str, &Timeline<G>)) -> u32 {
    let mut count = 0;
    for path in logs(game) {
        let whole = read::<G>(&path);
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut now = Timeline::new(whole.game().clone());
        for (entry, no) in whole.entries().iter().zip(1 as EntryNo..) {
            if let (Next::Ask(_), 0) = (now.next(), no % every) {
                count += 1;
                visit(&format!("{name} before entry {no}"), &now);
            }
            now.push(entry.clone()).unwrap();
        }
    }
    count
}

/// The words of one seat.
struct Reader {
    names: Names,
    seat: Seat,
}

impl Reader {
    fn new(game: &Daybreak, seat: Seat) -> Reader {
        Reader { names: Names::new((0..game.players()).map(|n| format!("P{n}")), Some(seat)), seat }
    }

    fn narrator<'a>(&'a self, game: &'a Daybreak) -> Narrator<'a> {
        game.teller(speech::words(Lang::En), &self.names)
    }
}

fn tried(timeline: &Timeline<Daybreak>, reader: &Reader, mv: Move) -> Trial<Move, Fact> {
    let game = timeline.game();
    let view = game.view(timeline.state(), Audience::Seat(reader.seat));
    game.trial(&view, &reader.narrator(game), mv).unwrap()
}

// --- what two positions show ---

fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", -by) } else { format!("+{by}") }
}

/// Every number on a board, with what it is called.
fn board(narrator: &Narrator<'_>, state: &State, seat: Seat) -> Vec<(String, i32)> {
    let board = state.board(seat);
    let token = |token: Token| narrator.cards.token(token);
    let mut list = vec![
        (token(Token::Clean), i32::from(board.clean)),
        (token(Token::Dirty), i32::from(board.dirty)),
        (token(Token::Demand), i32::from(board.demand)),
        (token(Token::Communities), i32::from(board.communities)),
        ("cards in hand".to_owned(), board.hand.iter().count() as i32),
        ("cards in play".to_owned(), board.stacks.iter().map(|stack| state.chain(stack.cards).count() as i32).sum()),
        ("own carbon absorbed".to_owned(), i32::from(board.absorbed)),
        ("next draw".to_owned(), i32::from(board.next_draw)),
    ];
    list.extend(Sector::ALL.map(|one| (token(Token::Emissions(one)), i32::from(board.emissions[one.index()]))));
    list.extend(Resilience::ALL.map(|one| (token(Token::Resilience(one)), i32::from(board.resilience[one.index()]))));
    list
}

/// Every number of the world.
fn world(narrator: &Narrator<'_>, game: &Daybreak, state: &State) -> Vec<(String, i32)> {
    let world = &state.world;
    let token = |token: Token| narrator.cards.token(token);
    let band = i32::from(game.content().board().carbon_per_band) * i32::from(game.players());
    let mut list = vec![
        (token(Token::Trees), i32::from(world.trees)),
        (token(Token::Oceans), i32::from(world.oceans)),
        (token(Token::Dac), i32::from(world.dac)),
        (token(Token::RecentCarbon), i32::from(world.recent)),
        (token(Token::ThermometerCarbon), i32::from(world.loose) + i32::from(world.bands) * band),
        ("temperature bands".to_owned(), i32::from(world.bands)),
        ("crises to come".to_owned(), state.crises.iter().filter(|crisis| !crisis.in_force).count() as i32),
    ];
    let steps = |effect: PlanetaryEffect| (narrator.cards.planetary(effect), world.tracks[effect.index()].into());
    list.extend(PlanetaryEffect::ALL.map(steps));
    list
}

fn up(state: &State) -> Vec<(CrisisId, u8, bool)> {
    let face = |crisis: &daybreak::CrisisInPlay| match crisis.face {
        Face::Up(card) => Some((card, crisis.tucked.len, crisis.in_force)),
        _ => None,
    };
    state.crises.iter().filter_map(face).collect()
}

/// Do so many cards under a crisis undo it?
fn undoes(game: &Daybreak, card: CrisisId, tucked: u8) -> bool {
    let players = usize::from(game.players());
    let rule = game.content().crisis(card).tuck.get(0);
    let (Some(TuckRule::Cancels(_, need)) | Some(TuckRule::Ends(_, need))) = rule else { return false };
    let need = match need {
        Quantity::N(n) => n,
        Quantity::PerPlayer(n) => n * players as u8,
        Quantity::ByPlayers(one, two, three, four) => [one, two, three, four][players - 1],
        Quantity::Solo(several, alone) => [several, alone][usize::from(players == 1)],
        other => panic!("{other:?} of {card:?}"),
    };
    tucked >= need.max(1)
}

/// Everything that is different, each in the words a preview has for it. The card that a move puts somewhere is the move.
fn truth(
    narrator: &Narrator<'_>,
    game: &Daybreak,
    before: &State,
    after: &State,
    me: Seat,
    mv: Move,
) -> BTreeSet<String> {
    let mut list = BTreeSet::new();
    let put = match mv {
        Move::Start { .. } | Move::Support { .. } => (1, 1),
        Move::SupportProject { .. } | Move::ReduceCrisis { .. } => (1, 0),
        _ => (0, 0),
    };
    for seat in (0..game.players()).map(Seat) {
        for ((what, from), (_, to)) in board(narrator, before, seat).into_iter().zip(board(narrator, after, seat)) {
            let by = to - from
                + match what.as_str() {
                    "cards in hand" if seat == me => put.0,
                    "cards in play" if seat == me => -put.1,
                    _ => 0,
                };
            let whose = if seat == me { String::new() } else { format!("{}: ", narrator.seat(seat)) };
            if by != 0 {
                list.insert(format!("{whose}{what} {}", signed(by)));
            }
        }
    }
    for ((what, from), (_, to)) in world(narrator, game, before).into_iter().zip(world(narrator, game, after)) {
        if from != to {
            list.insert(format!("{what} {}", signed(to - from)));
        }
    }
    for old in before.projects.iter().flatten() {
        let title = narrator.project(old.card);
        match after.projects.iter().flatten().find(|new| new.card == old.card) {
            None => {
                list.insert(format!("{title} is discarded"));
            }
            Some(new) => {
                if new.active && !old.active {
                    list.insert(format!("{title} becomes active"));
                }
                if !new.active && old.active {
                    list.insert(format!("{title} is no longer active"));
                }
                let by = i32::from(new.tucked.len) - i32::from(old.tucked.len);
                if by != 0 {
                    list.insert(format!("{title}: cards under it {}", signed(by)));
                }
            }
        }
    }
    for new in after.projects.iter().flatten() {
        if !before.projects.iter().flatten().any(|old| old.card == new.card) {
            list.insert(format!("{} starts", narrator.project(new.card)));
            if new.active {
                list.insert(format!("{} becomes active", narrator.project(new.card)));
            }
        }
    }
    let (was, is) = (up(before), up(after));
    for &(card, cards, force) in &was {
        let title = narrator.crisis(card);
        match is.iter().find(|new| new.0 == card) {
            None => {
                list.insert(format!("{title} leaves the table"));
            }
            Some(&(_, now, in_force)) => {
                if undoes(game, card, now) && !undoes(game, card, cards) {
                    list.insert(format!("{title} is canceled"));
                }
                if in_force && !force {
                    list.insert(format!("{title} is in force"));
                }
                if now != cards {
                    list.insert(format!("{title}: cards under it {}", signed(i32::from(now) - i32::from(cards))));
                }
            }
        }
    }
    for &(card, ..) in is.iter().filter(|new| !was.iter().any(|old| old.0 == new.0)) {
        list.insert(format!("{} is turned up", narrator.crisis(card)));
    }
    list
}

/// What a preview says, one thing each, without what chance decides next and how a crisis in its window is answered.
fn said(narrator: &Narrator<'_>, game: &Daybreak, trial: &Trial<Move, Fact>, mv: Move) -> BTreeSet<String> {
    let gain = usize::from(is_placing(mv));
    let others: Vec<String> = (0..game.players()).map(|n| format!("{}: ", narrator.seat(Seat(n)))).collect();
    let mut list = BTreeSet::new();
    for phrase in trial.effect.iter().skip(gain) {
        if phrase.starts_with("then ") || phrase.contains(" is weaker: ") || phrase.contains(" spares ") {
            continue;
        }
        let whole = phrase.contains(": cards under it ") || !phrase.ends_with(|last: char| last.is_ascii_digit());
        if whole {
            list.insert(phrase.clone());
            continue;
        }
        let whose = others.iter().find(|prefix| phrase.starts_with(prefix.as_str())).cloned().unwrap_or_default();
        list.extend(phrase[whose.len()..].split(", ").map(|item| format!("{whose}{item}")));
    }
    list
}

fn is_placing(mv: Move) -> bool {
    matches!(mv, Move::Start { .. } | Move::Support { .. } | Move::SupportProject { .. } | Move::ReduceCrisis { .. })
}

// --- what the forecasts show ---

/// Is every change of a number told, and no other?
fn check_changes(narrator: &Narrator<'_>, game: &Daybreak, before: &Forecast, after: &Forecast, told: &[String]) {
    let same = |one: &Forecast| {
        let mut one = *one;
        // Its place in the row is no news.
        if let Some(crisis) = &mut one.crisis {
            crisis.at = 0;
        }
        one
    };
    assert_eq!(told.is_empty(), same(before) == same(after), "{told:?}\n{before:?}\n{after:?}");
    let only = |prefix: String, from: String, to: String| {
        let wanted: Vec<String> = (from != to).then(|| format!("{prefix} {from} to {to}")).into_iter().collect();
        let found: Vec<&String> = told.iter().filter(|one| one.starts_with(&format!("{prefix} "))).collect();
        assert_eq!(found, wanted.iter().collect::<Vec<_>>(), "{told:?}");
    };
    only("net carbon".to_owned(), signed(before.net), signed(after.net));
    only("temperature bands".to_owned(), before.bands.to_string(), after.bands.to_string());
    for seat in (0..game.players()).map(Seat) {
        let (name, at) = (narrator.seat(seat), seat.index());
        only(format!("missing energy ({name})"), before.shortage[at].to_string(), after.shortage[at].to_string());
        only(format!("cards to draw ({name})"), before.draws[at].to_string(), after.draws[at].to_string());
        only(format!("growth of demand ({name})"), before.growth[at].to_string(), after.growth[at].to_string());
    }
    let undone = |one: &Forecast| one.crisis.filter(|crisis| crisis.undone).map(|crisis| crisis.card);
    if let Some(card) = undone(after).filter(|_| undone(before).is_none())
        && before.crisis.is_some_and(|crisis| crisis.card == card)
    {
        assert!(told.iter().any(|one| *one == format!("{} will do nothing", narrator.crisis(card))), "{told:?}");
    }
}

/// How many cards each seat draws next, as the words say.
fn draws_said(narrator: &Narrator<'_>, game: &Daybreak, effect: &[String]) -> Vec<u32> {
    let of = |seat: Seat| {
        let begins = format!("then draws ({}): ", narrator.seat(seat));
        let count = |phrase: &String| phrase.strip_prefix(&begins)?.split(' ').next()?.parse::<u32>().ok();
        effect.iter().filter_map(count).sum()
    };
    (0..game.players()).map(|n| of(Seat(n))).collect()
}

/// How many cards each seat has drawn.
fn draws_made(game: &Daybreak, facts: &[Fact]) -> Vec<u32> {
    let of = |seat: Seat| {
        let count = |fact: &Fact| match fact {
            Fact::Drew { seat: who, cards } | Fact::Offered { seat: who, cards } if *who == seat => cards.len(),
            _ => 0,
        };
        facts.iter().map(count).sum()
    };
    (0..game.players()).map(|n| of(Seat(n))).collect()
}

#[derive(Default)]
struct Seen {
    tried: u32,
    given: u32,
    met: u32,
    cancelled: u32,
    clean: u32,
    drawn: u32,
    stays: u32,
}

fn check_trial(place: &str, now: &Timeline<Daybreak>, reader: &Reader, mv: Move, seen: &mut Seen) {
    let game = now.game();
    let narrator = reader.narrator(game);
    let trial = tried(now, reader, mv);
    assert_eq!(trial.moves[0], mv);
    // The move is really made, with the answers that were taken to follow it.
    let mut then = now.clone();
    let mut facts: Vec<Fact> = Vec::new();
    for &made in &trial.moves {
        then.play(reader.seat, made, &mut facts).unwrap_or_else(|refused| panic!("{place}, {mv:?}: {refused:?}"));
    }
    let (before, after) = (now.state(), then.state());
    let (old, new) = (game.view(before, Audience::Spectator).forecast, game.view(after, Audience::Spectator).forecast);
    assert_eq!(trial.forecast, new, "{place}, {mv:?}");
    assert_eq!(trial.moved_on, (before.stage, before.round) != (after.stage, after.round), "{place}, {mv:?}");
    let wanted = truth(&narrator, game, before, after, reader.seat, mv);
    assert_eq!(said(&narrator, game, &trial, mv), wanted, "{place}, {mv:?}: {:?}", trial.effect);
    if trial.moved_on {
        assert!(trial.changes.is_empty());
    } else {
        check_changes(&narrator, game, &old, &new, &trial.changes);
        let said = draws_said(&narrator, game, &trial.effect);
        if let Next::Draw(_) = then.next() {
            let mut drawn = Vec::new();
            then.settle(&mut Keyed::new(Seed([7; 32])), &mut drawn).unwrap();
            let made = draws_made(game, &drawn);
            assert!(said.iter().zip(&made).all(|(said, made)| said <= made), "{place}, {mv:?}: {said:?} {made:?}");
            let any = drawn.iter().any(|fact| matches!(fact, Fact::Drew { .. } | Fact::Offered { .. }));
            assert_eq!(any, said.iter().any(|count| *count > 0), "{place}, {mv:?}: {:?}", trial.effect);
            seen.drawn += u32::from(any);
        } else {
            assert!(said.iter().all(|count| *count == 0), "{place}, {mv:?}");
        }
    }
    // The findings that led here: energy that is given, a crisis that is cancelled, one clean energy more.
    let gives = |fact: &Fact| matches!(fact, Fact::TokensGiven { token: Token::Clean, .. });
    let others_short = |one: &Forecast| {
        let short = one.shortage.iter().enumerate().filter(|(at, _)| *at != reader.seat.index());
        short.map(|(_, short)| *short).sum::<u16>()
    };
    seen.tried += 1;
    if facts.iter().any(gives) {
        seen.given += 1;
        assert!(trial.effect.iter().any(|one| one.contains(": clean energy +")), "{:?}", trial.effect);
        if others_short(&new) < others_short(&old) {
            seen.met += 1;
            assert!(trial.changes.iter().any(|one| one.starts_with("missing energy (")), "{:?}", trial.changes);
        }
    }
    let undone = |one: &Forecast| one.crisis.is_some_and(|crisis| crisis.undone);
    if !trial.moved_on && undone(&new) && !undone(&old) {
        seen.cancelled += 1;
        assert!(!trial.changes.is_empty());
    }
    seen.clean += u32::from(trial.effect.iter().any(|one| one.starts_with("clean energy +1")));
    seen.stays += u32::from(trial.changes.is_empty());
}

#[test]
fn what_a_move_is_said_to_bring_is_there_after_it() {
    let mut seen = Seen::default();
    let count = positions::<Daybreak>("daybreak", EVERY, |place, now| {
        let Next::Ask(asked) = now.next() else { return };
        for seat in asked.iter() {
            let reader = Reader::new(now.game(), seat);
            for mv in moves_of(now.game(), now.state(), seat) {
                check_trial(place, now, &reader, mv, &mut seen);
            }
        }
    });
    assert!(count >= 500, "{count} positions");
    assert!(seen.tried > 5000, "{} moves", seen.tried);
    let Seen { given, met, cancelled, clean, drawn, stays, .. } = seen;
    assert!(
        [given, met, cancelled, clean, drawn, stays].iter().all(|count| *count > 0),
        "{given} {met} {cancelled} {clean} {drawn} {stays}"
    );
}

// --- hand cards ---

fn uses(now: &Timeline<Daybreak>, reader: &Reader) -> DaybreakUses {
    let (game, state) = (now.game(), now.state());
    let view = game.view(state, Audience::Seat(reader.seat));
    match Hosted::uses(game, &view, &reader.narrator(game), &|mv| refuse(game, state, reader.seat, mv).err()) {
        Uses::Daybreak(uses) => uses,
        other => panic!("{other:?}"),
    }
}

/// A move made on a timeline of its own, and a card that is tucked goes to the back.
fn made(now: &Timeline<Daybreak>, seat: Seat, mv: Move) -> Timeline<Daybreak> {
    let mut then = now.clone();
    then.play(seat, mv, &mut Vec::new()).unwrap();
    if let Some((_, stack)) = then.state().desks[seat.index()].tucking {
        let depth = then.state().board(seat).stacks[usize::from(stack)].cards.len;
        then.play(seat, Move::Under(depth), &mut Vec::new()).unwrap();
    }
    then
}

/// How many tags the front card of a stack misses there, and how many it has, of the first that are too few.
fn tags_missing(game: &Daybreak, state: &State, seat: Seat, stack: u8) -> Option<(u8, u8)> {
    let there = state.board(seat).stacks[usize::from(stack)];
    let action = &game.content().local(there.cards.front()?).action;
    action.requires.iter().find_map(|condition| {
        let Condition::Stack(tag, need) = *condition else { return None };
        let have = there.tags.of(tag) + state.standing[seat.index()].extra_tags.of(tag);
        (have < need).then(|| (need - have, have))
    })
}

fn check_card(place: &str, now: &Timeline<Daybreak>, reader: &Reader, card: &CardUses, seen: &mut [u32; 4]) {
    let (game, seat) = (now.game(), reader.seat);
    let narrator = reader.narrator(game);
    let about = format!("{place}, {:?}", card.card);
    let mut possible = false;
    let mut later = false;
    // How many tags are missing in front of each stack, and how many lie there.
    let mut tags: Vec<(u8, u8)> = Vec::new();
    let mut other_reason = false;
    let mut unpaid = false;
    for one in &card.uses {
        assert_eq!(one.possible, refuse(game, now.state(), seat, one.mv).is_ok(), "{about}");
        if !one.possible {
            continue;
        }
        let then = made(now, seat, one.mv);
        // Projects that become active, and crises that are undone, are named; and no others.
        for project in then.state().projects.iter().flatten() {
            let was = now.state().projects.iter().flatten().find(|old| old.card == project.card).unwrap();
            let says = one.text.contains(&format!("{} would become active.", narrator.project(project.card)));
            assert_eq!(says, project.active && !was.active, "{about}: {}", one.text);
        }
        if one.kind == UseKind::Crisis {
            let place = now.state().crises.get(one.at.into()).unwrap();
            let Face::Up(crisis) = place.face else { panic!("{about}") };
            let gone = up(then.state()).iter().all(|there| there.0 != crisis);
            let undone = gone || undoes(game, crisis, place.tucked.len + 1);
            let says = one.text.contains("would be canceled") || one.text.contains("would end");
            assert_eq!(says, undone, "{about}: {}", one.text);
        }
        if one.kind == UseKind::Start {
            match game.judge(&(then.state(), seat), Move::Act(one.at)) {
                Ok(()) => possible = true,
                // Its time comes later; whether its tags lie there can be seen now.
                Err(daybreak::Refusal::WrongWindow { .. }) => match tags_missing(game, then.state(), seat, one.at) {
                    Some(missing) => tags.push(missing),
                    None => later = true,
                },
                Err(daybreak::Refusal::TagsShort { .. }) => {
                    tags.extend(tags_missing(game, then.state(), seat, one.at));
                }
                Err(daybreak::Refusal::CannotPayCards { .. }) => (unpaid, other_reason) = (true, true),
                Err(_) => other_reason = true,
            }
        }
    }
    let Some(why) = &card.action.why else {
        assert!(possible || later, "{about}: it is said to be possible");
        return;
    };
    assert!(!possible, "{about}: {why}");
    seen[0] += 1;
    // Tags are only missed where they are missing in front of every stack, and as few as in the best.
    if let Some(rest) = why.split("your best stack would have ").nth(1) {
        assert!(!other_reason, "{about}: {why}");
        let (said, fewest) = (rest.trim_end_matches('.').parse::<u8>().unwrap(), tags.iter().min().unwrap().0);
        assert!(tags.contains(&(fewest, said)), "{about}: {why} {tags:?}");
        seen[1] += 1;
    }
    if why.starts_with("Played in front") {
        assert!(unpaid, "{about}: {why}");
        let tucks = card.uses.iter().any(|one| one.possible && one.kind != UseKind::Start);
        let pays = moves_of(game, now.state(), seat).into_iter().any(|mv| {
            if !matches!(mv, Move::Act(_) | Move::UseProject(_)) {
                return false;
            }
            let then = made(now, seat, mv);
            let asks = moves_of(game, then.state(), seat).contains(&Move::Pay(card.card));
            asks || !then.state().board(seat).hand.has(card.card)
        });
        assert_eq!(why.contains("tucked"), tucks, "{about}: {why}");
        assert_eq!(why.contains("pay for another action"), pays, "{about}: {why}");
        seen[2] += 1;
    }
    seen[3] += u32::from(why.contains(" left to take away"));
}

#[test]
fn reasons_of_hand_cards_are_those_of_the_best_stack() {
    let mut seen = [0; 4];
    let mut quiet = 0;
    let count = positions::<Daybreak>("daybreak", EVERY, |place, now| {
        for seat in (0..now.game().players()).map(Seat) {
            let reader = Reader::new(now.game(), seat);
            let uses = uses(now, &reader);
            let state = now.state();
            let free =
                state.frame() == Some(Frame::Local) && !state.done.has(seat) && !state.desks[seat.index()].is_open();
            for card in &uses.cards {
                if free {
                    check_card(place, now, &reader, card, &mut seen);
                } else {
                    // Whoever is asked something else is told nothing about the card.
                    assert_eq!(card.action.why, None, "{place}");
                    quiet += 1;
                }
            }
        }
    });
    assert!(count >= 500, "{count} positions");
    assert!(seen.iter().all(|count| *count > 0) && quiet > 100, "{seen:?} {quiet}");
}

/// The position of the finding: the tags that a card requires lie in a stack, and no emissions of its kind are left.
#[test]
fn nothing_to_remove_is_not_told_as_tags_that_are_missing() {
    let game = Daybreak::builtin(&Setup::new(2)).unwrap();
    let mut now = Timeline::new(game.clone());
    let mut chance = Keyed::new(Seed([3; 32]));
    now.settle(&mut chance, &mut Vec::new()).unwrap();
    while now.state().frame() != Some(Frame::Local) {
        let Next::Ask(asked) = now.next() else { panic!("{:?}", now.next()) };
        now.play(asked.first().unwrap(), Move::KeepNone, &mut Vec::new()).unwrap();
        now.settle(&mut chance, &mut Vec::new()).unwrap();
    }
    let seat = Seat(0);
    let reader = Reader::new(&game, seat);
    let mut told = 0;
    for card in (0..daybreak::LOCAL_CARDS as u8).map(daybreak::LocalId) {
        let action = &game.content().local(card).action;
        let tags: Vec<daybreak::Tag> = action
            .requires
            .iter()
            .flat_map(|condition| match condition {
                Condition::Stack(tag, n) => vec![*tag; usize::from(*n)],
                _ => Vec::new(),
            })
            .collect();
        if tags.is_empty() || !action.any_effect(|effect| matches!(effect, Effect::Remove(Token::Emissions(_), _))) {
            continue;
        }
        let mut state = *now.state();
        let own = &mut state.boards[0];
        own.hand.add(card);
        own.emissions = [0; 6];
        own.stacks[1].tags.add(&tags.into_iter().collect());
        let view = game.view(&state, Audience::Seat(seat));
        let uses = Hosted::uses(&game, &view, &reader.narrator(&game), &|mv| refuse(&game, &state, seat, mv).err());
        let Uses::Daybreak(uses) = uses else { panic!("{uses:?}") };
        let found = uses.cards.iter().find(|one| one.card == card).unwrap();
        let why = found.action.why.clone().unwrap_or_default();
        assert!(!why.contains("your best stack"), "{card:?}: {why}");
        told += u32::from(why.contains("left to take away"));
    }
    assert!(told > 0);
}
