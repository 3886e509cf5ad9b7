//! A card is added by one entry in its file; nothing else has to know of it.

use daybreak::content::Content;
use daybreak::{CardNo, ChallengeId, ChallengePick, CrisisId, Daybreak, Deck, Fact, GlobalId, LocalId, Setup, State};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::laws::Subject;
use tabletop::{Dice, Game, Next, Xoshiro, moves_of};

/// One entry for each deck that can grow, with the number that comes next.
const LOCAL: &str = r#"[(no: 134, title: "Rooftop Gardens", source: reconstructed,
    tags: [Ecology, Infrastructure], tags_source: reconstructed,
    action: (limit: Once, steps: [Do(Gain(Trees, N(1))), Do(Draw(Own, N(1)))]))]"#;
const GLOBAL: &str = r#"[(no: 324, title: "Seed Bank", source: reconstructed,
    support: Tucked([(Tag(Ecology), N(1))]), standing: [Draws(1)])]"#;
const CRISIS: &str = r#"[(no: 448, title: "Locusts", source: reconstructed,
    target: All, steps: [Do(Gain(Communities, N(1)))], weakened_by: [Ecological], tuck: [Cancels(Tag(Ecology), N(3))])]"#;
const CHALLENGE: &str = r#"[(no: 542, title: "Green Roofs", source: reconstructed, flavour: Easier, scope: Group,
    changes: [WorldPerPlayer(Trees, 3), OtherCard(4, 134)])]"#;

fn content(files: &[(&str, &str)]) -> Result<Content, String> {
    let own: BTreeMap<String, String> = files.iter().map(|(file, text)| ((*file).into(), (*text).into())).collect();
    Content::with_overrides(&own).map_err(|error| error.to_string())
}

/// Plays a random game and shows every state with what was told.
fn play(game: &Daybreak, seed: u64, mut look: impl FnMut(&State, &[Fact])) {
    let (mut state, mut dice) = (game.begin(), Xoshiro::new(seed));
    loop {
        let mut facts = Vec::new();
        match game.next(&state) {
            Next::Over(_) => return,
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut dice);
                assert_eq!(game.check(&state, &draw), Ok(()));
                game.draw(&mut state, draw, &mut facts);
            }
            Next::Ask(asked) => {
                let seat = *dice.pick(&asked.iter().collect::<Vec<_>>());
                let mv = *dice.pick(&moves_of(game, &state, seat));
                game.play(&mut state, seat, mv, &mut facts);
            }
        }
        look(&state, &facts);
    }
}

#[test]
fn a_card_is_one_entry_in_its_file() {
    let files = [("local.ron", LOCAL), ("global.ron", GLOBAL), ("crisis.ron", CRISIS), ("challenge.ron", CHALLENGE)];
    let (before, after) = (Content::builtin().unwrap(), Arc::new(content(&files).unwrap()));
    for deck in Deck::ALL {
        let more = usize::from(deck != Deck::Starting);
        assert_eq!(after.size(deck), before.size(deck) + more, "{deck}");
    }
    assert_eq!(after.about(CardNo(134)).unwrap().title, "Rooftop Gardens");
    // Those that were there keep their ids, and what they do.
    assert!(before.locals().all(|card| before.local(card) == after.local(card)));
    let (card, crisis, project) = (LocalId(158), CrisisId(48), GlobalId(24));
    assert_eq!((card.no(), crisis.no(), project.no()), (CardNo(134), CardNo(448), CardNo(324)));
    assert_eq!(ChallengeId(42).no(), CardNo(542));
    let (mut drew, mut acted, mut struck, mut kept, mut longest) = (0, 0, 0, 0, 0);
    for seed in 0..120 {
        let mut setup = Setup::new(1 + (seed % 4) as u8);
        if seed % 2 == 1 {
            setup.challenges.push(ChallengePick::Named { card: CardNo(542), seat: None });
        }
        let game = Daybreak::new(&after, &setup).unwrap();
        play(&game, seed, |state, facts| {
            game.conserved(state).unwrap();
            for fact in facts {
                match fact {
                    Fact::Drew { cards, .. } => drew += u32::from(cards.has(card)),
                    Fact::Acted { card: acting, .. } => acted += u32::from(*acting == card),
                    Fact::CrisisShown { card: shown, .. } => struck += u32::from(*shown == crisis),
                    Fact::ProjectKept { card, .. } => kept += u32::from(*card == project),
                    _ => {}
                }
            }
            // A state says something of the new card only where there is something to say.
            let written = serde_json::to_value(state).unwrap();
            longest = longest.max(written["used"].as_array().unwrap().len());
            assert!(written["behind"].as_array().unwrap().len() >= before.locals().count());
            if state.used.0[card.index()] > 0 {
                assert_eq!(serde_json::from_value::<State>(written).unwrap(), *state);
            }
        });
    }
    assert!(drew > 2 && acted > 10 && struck > 10 && kept > 2, "{drew} {acted} {struck} {kept}");
    assert_eq!(longest, after.locals().count());
}

#[test]
fn a_table_of_the_box_knows_nothing_of_it() {
    let game = Daybreak::builtin(&Setup::new(4)).unwrap();
    play(&game, 7, |state, _| {
        let written = serde_json::to_value(state).unwrap();
        assert_eq!(written["used"].as_array().unwrap().len(), game.content().locals().count());
    });
}

#[test]
fn numbers_follow_without_a_gap_as_far_as_there_is_room() {
    let gap = content(&[("local.ron", &LOCAL.replace("134", "136"))]).unwrap_err();
    assert!(gap.contains("local.ron: 134 cards; missing: 1.134, 1.135"), "{gap}");
    let room = content(&[("crisis.ron", &CRISIS.replace("448", "464"))]).unwrap_err();
    assert!(room.contains("expected a number from 400 to 463"), "{room}");
    let starting = content(&[("starting.ron", "[(no: 225, title: \"Wind Mill\")]")]).unwrap_err();
    assert!(starting.contains("expected a number from 200 to 224"), "{starting}");
    let other = content(&[("challenge.ron", CHALLENGE)]).unwrap_err();
    assert!(other.contains("card 1.134: not a local or starting card"), "{other}");
    let half = content(&[("local.ron", "[(no: 134, title: \"Rooftop Gardens\", source: reconstructed)]")]).unwrap_err();
    assert!(half.contains("card 1.134: tags: the field is missing"), "{half}");
}
