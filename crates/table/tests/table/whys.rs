//! What a move at a table of Earthrise is said to do is what it does: in positions of the corpus every move that is offered
//! is asked about, and made; what was claimed is compared with what the table shows then, and with what is told.

use crate::corpus::positions;
use earthrise::{Card, Earthrise, Fact, Move, Phase, Piece, Shown, View};
use earthrise_title::EarthriseTitle;
use tabletop::{Audience, Game, Keyed, Next, Seat, Seed, Timeline, moves_of};
use title::Title;
use words::{Lang, Names, Words};

/// Of the entries of each log, every so many is looked at.
const EVERY: u32 = 2;

fn why(now: &Timeline<Earthrise>, seat: Seat, mv: Move) -> String {
    let game = now.game();
    let names = Names::new((0..game.players()).map(|n| format!("P{n}")), Some(seat));
    let view = game.view(now.state(), Audience::Seat(seat));
    EarthriseTitle::teller(game, Words::of(Lang::En), &names).why(&view, mv)
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
    exchanged: u32,
    saved: u32,
    taken: u32,
    given: u32,
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
        Move::Exchange(tokens) => {
            check_exchange(&about, &view, then, facts, seat, tokens);
            assert_eq!(number(&said, "You draw "), Some(i16::from(tokens)), "{about}");
            seen.exchanged += 1;
        }
        Move::Save => {
            let after = then.game().view(then.state(), Audience::Seat(seat));
            assert_eq!(after.tokens, view.tokens, "{about}");
            assert!(
                facts.iter().any(|fact| matches!(fact, Fact::TokensSaved { seat: who } if *who == seat)),
                "{about}"
            );
            let honors = number(&said, "A token you never exchange counts ").unwrap_or_else(|| panic!("{about}"));
            check_leftovers(&about, then, facts, honors);
            seen.saved += 1;
        }
        Move::Take(card) => {
            check_taken(&about, &said, &view, (then, facts), (seat, card));
            seen.taken += 1;
        }
        Move::Give(to) => {
            assert!(said.contains(&format!("P{} gets one more Alert, and you have one fewer", to.0)), "{about}");
            let everything = |of: &Timeline<Earthrise>| of.game().view(of.state(), Audience::Omniscient).memory.alerts;
            let mut expected = everything(now);
            expected[to.index()] += 1;
            expected[seat.index()] -= 1;
            // When the last is handed on the scoring goes on; nobody takes Alerts again before another round.
            assert_eq!(everything(&then), expected, "{about}");
            seen.given += 1;
        }
    }
}

/// So many tokens are gone whatever comes, as many pieces are drawn, and of those that are new one is kept.
fn check_exchange(about: &str, view: &View, then: Timeline<Earthrise>, facts: Vec<Fact>, seat: Seat, tokens: u8) {
    let after = then.game().view(then.state(), Audience::Seat(seat));
    let held = |view: &View| view.tokens[seat.index()].len();
    assert_eq!(held(&after) + u32::from(tokens), held(view), "{about}");
    let ended = |fact: &Fact| match *fact {
        Fact::PieceKept { seat: who, .. } | Fact::PiecesReturned { seat: who, .. } => who == seat,
        _ => false,
    };
    let (mut drawn, mut kept) = (Vec::new(), Vec::new());
    for fact in until(then, facts, ended) {
        match fact {
            Fact::PieceDrawn { seat: who, piece } if who == seat => drawn.push(piece.unwrap()),
            Fact::PieceKept { seat: who, piece } if who == seat => kept.push(piece),
            _ => {}
        }
    }
    assert_eq!(drawn.len(), usize::from(tokens), "{about}");
    let is_new = |piece: &Piece| view.pieces[seat.index()] & (1 << piece.0) == 0;
    assert_eq!(kept.len(), usize::from(drawn.iter().any(is_new)), "{about}");
    assert!(kept.iter().all(|piece| is_new(piece) && drawn.contains(piece)), "{about}");
}

/// Whoever has tokens at the end gets so much for each.
fn check_leftovers(about: &str, mut then: Timeline<Earthrise>, mut facts: Vec<Fact>, honors: i16) {
    let mut chance = Keyed::new(Seed([5; 32]));
    loop {
        then.settle(&mut chance, &mut facts).unwrap();
        let Next::Ask(asked) = then.next() else { break };
        let seat = asked.first().unwrap();
        let moves = moves_of(then.game(), then.state(), seat);
        let mv = if moves.contains(&Move::Save) { Move::Save } else { moves[0] };
        then.play(seat, mv, &mut facts).unwrap();
    }
    let held = then.game().view(then.state(), Audience::Omniscient).tokens;
    let mut scored = 0;
    for fact in &facts {
        if let Fact::FinalScored { seat, tokens, .. } = *fact {
            assert_eq!(tokens, honors * held[seat.index()].len() as i16, "{about}");
            scored += 1;
        }
    }
    assert_eq!(scored, then.game().players(), "{about}");
}

/// What the card is said to count and to bring is its part of what the seat gets for all its cards of the round.
fn check_taken(
    about: &str,
    said: &str,
    view: &View,
    (then, facts): (Timeline<Earthrise>, Vec<Fact>),
    (seat, card): (Seat, Card),
) {
    let (counts, brings) = (number(said, "the card counts "), number(said, "brings "));
    assert!(counts.is_some() || brings.is_some(), "{about}");
    let table = then.game().table().clone();
    let told = until(then, facts, |fact| matches!(fact, Fact::AlertsTaken { seat: who, .. } if *who == seat));
    let (mut pile, mut honors, mut alerts, mut pill) = (view.memory.won[seat.index()], None, None, false);
    for fact in &told {
        match fact {
            Fact::CopilotTook { seat: who, card } if *who == seat => pile = pile.with(*card),
            Fact::CommanderTook { seat: who, cards, .. } if *who == seat => pile = pile.plus(*cards),
            Fact::RoundScored { seat: who, honors: scored, .. } if *who == seat => honors = Some(*scored),
            Fact::AlertsTaken { seat: who, alerts: taken } if *who == seat => alerts = taken.map(i16::from),
            Fact::PillRevealed { seat: who, .. } => pill |= *who == seat,
            _ => {}
        }
    }
    assert!(pile.has(card), "{about}");
    let others = |rates: &[[u8; 4]]| -> i16 {
        pile.without(card).iter().map(|other| i16::from(rates[usize::from(view.round)][other.suit().index()])).sum()
    };
    assert_eq!(honors, Some(others(&table.honors) + counts.unwrap_or(0)), "{about}");
    // A pill may take Alerts off again.
    if !pill {
        assert_eq!(alerts, Some(others(&table.alerts_per_card) + brings.unwrap_or(0)), "{about}");
    }
}

#[test]
fn what_a_move_is_said_to_do_it_does() {
    let mut seen = Seen::default();
    let count = positions::<EarthriseTitle>("earthrise", EVERY, |place, now| {
        let Next::Ask(asked) = now.next() else { return };
        assert_ne!(game_phase(now), Phase::Over);
        for seat in asked.iter() {
            for mv in moves_of(now.game(), now.state(), seat) {
                check_move(place, now, seat, mv, &mut seen);
            }
        }
    });
    assert!(count >= 500, "{count} positions");
    let Seen { roles, last, never, kept, revealed, held, exchanged, saved, taken, given } = seen;
    let all = [roles, last, never, kept, revealed, held, exchanged, saved, taken, given];
    assert!(all.iter().all(|count| *count > 0), "{seen:?}");
}

fn game_phase(now: &Timeline<Earthrise>) -> Phase {
    now.game().view(now.state(), Audience::Spectator).phase
}
