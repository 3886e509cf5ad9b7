//! What a move at a table of Earthrise is said to do is what it does: in positions of the corpus every move that is offered
//! is asked about, and made; what was claimed is compared with what the table shows then, and with what is told.

use crate::corpus::positions;
use earthrise::{Card, Earthrise, Fact, Move, Phase, Shown, View};
use server::games::Hosted;
use server::speech;
use tabletop::{Audience, Game, Keyed, Next, Seat, Seed, Timeline, moves_of};
use words::{Lang, Names};

/// Of the entries of each log, every so many is looked at.
const EVERY: u32 = 2;

fn why(now: &Timeline<Earthrise>, seat: Seat, mv: Move) -> String {
    let game = now.game();
    let names = Names::new((0..game.players()).map(|n| format!("P{n}")), Some(seat));
    let view = game.view(now.state(), Audience::Seat(seat));
    game.teller(speech::words(Lang::En), &names).why(&view, mv)
}

/// The seats whose Trump cards lie on the table, the first in the ranking first (ER-8.1, ER-8.2).
fn ranked(view: &View, players: u8) -> Vec<Seat> {
    let mut list: Vec<(u8, u8, Seat)> = (0..players)
        .map(|step| (step, Seat((view.pilot.0 + step) % players)))
        .filter_map(|(step, seat)| match view.table[seat.index()] {
            Shown::Card(card) if Some(card.suit()) == view.trump => Some((card.value(), step, seat)),
            _ => None,
        })
        .collect();
    list.sort();
    list.into_iter().rev().map(|(_, _, seat)| seat).collect()
}

/// Goes on with the first moves there are until something is told, and says all that was.
fn until(mut then: Timeline<Earthrise>, mut facts: Vec<Fact>, end: impl Fn(&Fact) -> bool) -> Vec<Fact> {
    let mut chance = Keyed::new(Seed([5; 32]));
    while !facts.iter().any(&end) {
        then.settle(&mut chance, &mut facts).unwrap();
        let Next::Ask(asked) = then.next() else { break };
        let seat = asked.first().unwrap();
        let mv = moves_of(then.game(), then.state(), seat)[0];
        then.play(seat, mv, &mut facts).unwrap();
    }
    facts
}

#[derive(Debug, Default)]
struct Seen {
    roles: u32,
    last: u32,
    never: u32,
    kept: u32,
    revealed: u32,
    held: u32,
}

fn check_card(place: &str, now: &Timeline<Earthrise>, seat: Seat, card: Card, seen: &mut Seen) {
    let game = now.game();
    let before = game.view(now.state(), Audience::Seat(seat));
    let said = why(now, seat, Move::Play(card));
    let about = format!("{place}, {card}: {said}");
    let mut then = now.clone();
    let mut facts = Vec::new();
    then.play(seat, Move::Play(card), &mut facts).unwrap();
    assert_eq!(said.contains("becomes Trump"), before.trump.is_none(), "{about}");
    assert_eq!(said.contains("It is not Trump"), before.trump.is_some_and(|trump| trump != card.suit()), "{about}");
    let mut after = before;
    after.table[seat.index()] = Shown::Card(card);
    let ranking = ranked(&after, game.players());
    let claims =
        [("you would be Commander", 0), ("you would be Copilot", 1), ("it makes you neither Commander nor Copilot", 2)];
    for (claim, rank) in claims {
        if said.contains(claim) {
            seen.roles += 1;
            assert_eq!(ranking.iter().position(|&one| one == seat).map(|at| at.min(2)), Some(rank), "{about}");
        }
    }
    let last = before.played + 1 == game.players();
    let won =
        |facts: &[Fact]| facts.iter().any(|fact| matches!(fact, Fact::ManeuverWon { seat: who, .. } if *who == seat));
    if said.contains("So far it wins the Maneuver") && last {
        seen.last += 1;
        assert!(won(&facts), "{about}");
    }
    if last && said.contains("you would be Commander") {
        let told = until(then.clone(), facts.clone(), |fact| matches!(fact, Fact::CommanderTook { .. }));
        let took = told.iter().find_map(|fact| match fact {
            Fact::CommanderTook { seat, .. } => Some(*seat),
            _ => None,
        });
        assert_eq!(took, Some(seat), "{about}");
    }
    // Whatever comes, this card does not win it.
    if said.contains("It does not win the Maneuver") {
        seen.never += 1;
        let told = until(then, facts, |fact| matches!(fact, Fact::ManeuverWon { .. } | Fact::ManeuverUnclaimed { .. }));
        assert!(!won(&told), "{about}");
    }
}

fn number(text: &str, after: &str) -> Option<i16> {
    let word = text.split(after).nth(1)?.split(' ').next()?;
    if word == "no" { Some(0) } else { word.parse().ok() }
}

fn check_move(place: &str, now: &Timeline<Earthrise>, seat: Seat, mv: Move, seen: &mut Seen) {
    let game = now.game();
    let said = why(now, seat, mv);
    let about = format!("{place}, {mv:?}: {said}");
    let view = game.view(now.state(), Audience::Seat(seat));
    let mut then = now.clone();
    let mut facts = Vec::new();
    then.play(seat, mv, &mut facts).unwrap();
    match mv {
        Move::Play(card) => check_card(place, now, seat, card, seen),
        Move::KeepPiece(_) => {
            let pieces = then.game().view(then.state(), Audience::Seat(seat)).pieces[seat.index()].count_ones();
            assert_eq!(number(&said, "grows to "), Some(pieces as i16), "{about}");
            seen.kept += 1;
        }
        Move::Reveal => {
            let told = until(then, facts, |fact| matches!(fact, Fact::PillScored { seat: who, .. } if *who == seat));
            let scored = told.iter().find_map(|fact| match fact {
                Fact::PillScored { seat: who, honors, .. } if *who == seat => Some(*honors),
                _ => None,
            });
            if let Some(honors) = number(&said, "It gives you ") {
                assert_eq!(scored, Some(honors), "{about}");
                seen.revealed += 1;
            }
        }
        Move::Hold => {
            // The scorings that are named are those at which it can be revealed later, and the last chance is called so.
            let earthrise::PillSeen::Pill(pill) = view.pills[seat.index()] else { panic!("{about}") };
            let rule = &game.table().pills[usize::from(pill.0)];
            let rounds = game.table().rounds;
            let open = |round: u8| if round < rounds { rule.in_round(round) } else { rule.in_final() };
            for round in 0..=rounds {
                let code = if round < rounds { format!("R{}", round + 1) } else { "F".to_owned() };
                let named = said.split(|c: char| !c.is_alphanumeric()).any(|word| word == code);
                assert_eq!(named, round > view.round && open(round), "{about}");
            }
            let later = (view.round + 1..=rounds).any(open);
            assert_eq!(said.contains("the last scoring"), open(view.round) && !later, "{about}");
            seen.held += 1;
        }
        Move::Give(_) | Move::Exchange(_) | Move::Save | Move::Take(_) => {}
    }
}

#[test]
fn what_a_move_is_said_to_do_it_does() {
    let mut seen = Seen::default();
    let count = positions::<Earthrise>("earthrise", EVERY, |place, now| {
        let Next::Ask(asked) = now.next() else { return };
        assert_ne!(game_phase(now), Phase::Over);
        for seat in asked.iter() {
            for mv in moves_of(now.game(), now.state(), seat) {
                check_move(place, now, seat, mv, &mut seen);
            }
        }
    });
    assert!(count >= 500, "{count} positions");
    let Seen { roles, last, never, kept, revealed, held } = seen;
    assert!([roles, last, never, kept, revealed, held].iter().all(|count| *count > 0), "{seen:?}");
}

fn game_phase(now: &Timeline<Earthrise>) -> Phase {
    now.game().view(now.state(), Audience::Spectator).phase
}
