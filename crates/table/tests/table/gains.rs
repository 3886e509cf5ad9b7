//! What a hand card is said to bring: also what lasts beyond the moment, and with what it costs.

use daybreak::content::Content;
use daybreak::{CardNo, Daybreak, Frame, LocalId, Move, Power, Setup, State};
use daybreak_title::{CardUse, DaybreakTitle, UseKind};
use std::sync::Arc;
use tabletop::{Audience, Chance, Game, Keyed, Next, Seat, Seed, Silent, refuse};
use title::Title;
use words::{Lang, Names, Words};

/// Community Investment: Incentive.
const COMMUNITY: CardNo = CardNo(6);
/// Cultivated Meat: raise demand by 1 to remove 1 agriculture.
const MEAT: CardNo = CardNo(62);
/// The stack of Europe with Dirty Electricity Phaseout: 1 dirty energy for each Incentive tag in it.
const PHASEOUT: u8 = 1;

/// Europe in its first Local stage with these cards in hand.
fn europe(hand: &[CardNo]) -> (Daybreak, State) {
    let content = Arc::new(Content::builtin().unwrap());
    let setup = Setup { powers: vec![Power::Europe, Power::UnitedStates], ..Setup::new(2) };
    let game = Daybreak::new(&content, &setup).unwrap();
    let (mut state, mut chance) = (game.begin(), Keyed::new(Seed::from(3)));
    while state.frame() != Some(Frame::Local) {
        match game.next(&state) {
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut chance.dice(game.source(need)));
                game.draw(&mut state, draw, &mut Silent);
            }
            Next::Ask(asked) => game.play(&mut state, asked.first().unwrap(), Move::KeepNone, &mut Silent),
            Next::Over(_) => panic!("over before it began"),
        }
    }
    state.boards[0].hand = hand.iter().map(|no| LocalId::of(*no).unwrap()).collect();
    (game, state)
}

fn uses(game: &Daybreak, state: &State) -> Vec<CardUse> {
    let names = Names::new(["Ana".to_owned(), "Ada".to_owned()], Some(Seat(0)));
    let view = game.view(state, Audience::Seat(Seat(0)));
    let teller = DaybreakTitle::teller(game, Words::of(Lang::En), &names);
    let uses = DaybreakTitle::uses(game, &view, &teller, &|mv| refuse(game, state, Seat(0), mv).err());
    uses.cards.into_iter().flat_map(|card| card.uses).collect()
}

fn at(uses: &[CardUse], kind: UseKind, at: u8) -> &CardUse {
    uses.iter().find(|one| one.kind == kind && one.at == at).unwrap()
}

#[test]
fn the_last_card_of_a_hand_still_adds_its_tag() {
    // With another card to pay, the action would do more at once; with none, from the next card on.
    for hand in [&[COMMUNITY, MEAT][..], &[COMMUNITY]] {
        let (game, state) = europe(hand);
        let uses = uses(&game, &state);
        let tucked = at(&uses, UseKind::Support, PHASEOUT);
        assert!(tucked.useful && !tucked.gain.is_empty(), "{tucked:?}");
        assert_eq!(tucked.text, "The front card would then do more: remove 2 dirty energy tokens.");
        // Behind a card that does not count that tag it brings nothing.
        assert!(!at(&uses, UseKind::Support, 0).useful);
    }
}

#[test]
fn what_it_costs_is_told_with_what_it_brings() {
    let (game, state) = europe(&[MEAT]);
    let uses = uses(&game, &state);
    let front = at(&uses, UseKind::Start, 2);
    assert_eq!(front.text, "Raise your energy demand by 1. Remove 1 agriculture emissions token. Once this round.");
    let signs = serde_json::to_string(&front.gain).unwrap();
    assert!(signs.find("demand").unwrap() < signs.find("arrow").unwrap(), "{signs}");
    assert!(signs.find("arrow").unwrap() < signs.find("agriculture").unwrap(), "{signs}");
}
