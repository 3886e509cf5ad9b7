//! Whole games of both kinds, every serialised value of which is held against its schema.

use crate::validate::Validator;
use bots::Bot;
use daybreak::content::Content;
use daybreak::language::{Action, Change, Token};
use daybreak::{ChallengeId, ChallengePick, CrisisId, Daybreak, Deck, GlobalId, OwedChoice, Way};
use daybreak_title::DaybreakTitle;
use earthrise::Earthrise;
use earthrise_title::EarthriseTitle;
use serde::Serialize;
use serde_json::{Value, json};
use server::schema::Types;
use std::path::PathBuf;
use std::sync::Arc;
use tabletop::laws::Subject;
use tabletop::log::{ContentRef, Dealt, DealtBy, Entry, EntryOf, FORMAT, GivenShare, Header, LeftOut, SeedRef};
use tabletop::{
    Audience, Chance, Commitment, Dice, Game, Next, Refused, Seat, Seats, Seed, Share, Timeline, Xoshiro, moves_of,
    refuse, told,
};
use title::{FactOf, MoveOf, OutcomeOf, RefusalOf, StateOf, Title};
use wire::of_game;

fn types() -> Types {
    let mut types = Types::default();
    add_rules::<EarthriseTitle>(&mut types);
    add_rules::<DaybreakTitle>(&mut types);
    types
}

/// Adds what is sent and taken of the rules of a game.
fn add_rules<T: Title>(types: &mut Types) {
    types.take::<T::Setup>();
    types.take::<MoveOf<T>>();
    types.add::<T::Shown>();
    types.add::<FactOf<T>>();
    types.add::<RefusalOf<T>>();
    types.add::<OutcomeOf<T>>();
    types.add::<Header<T::Setup>>();
    types.add::<EntryOf<T::Game>>();
}

/// Holds what happens at tables of one game against the schemas.
struct Witness {
    validator: Validator,
    /// What the names of the game's types begin with.
    game: &'static str,
}

impl Witness {
    fn of(game: &'static str) -> Witness {
        let mut schemas = types().schemas().unwrap();
        let other = if game == "Earthrise" { "Daybreak" } else { "Earthrise" };
        schemas.retain(|name, _| !name.starts_with(other));
        Witness { validator: Validator::new(schemas), game }
    }

    fn sees<T: Serialize>(&self, kind: &str, value: &T) {
        let value = serde_json::to_value(value).unwrap();
        let name = format!("{}{kind}", self.game);
        self.validator.check(&name, &value).unwrap_or_else(|why| panic!("{why}\nin {value}"));
    }

    /// What everybody may know of a state, and what the asked seats may do.
    fn sees_state<T: Title>(&self, game: &T::Game, state: &StateOf<T>) {
        for who in audiences(game) {
            self.sees("View", &T::show(game, &game.view(state, who)));
        }
        match game.next(state) {
            Next::Ask(asked) => {
                asked.iter().flat_map(|seat| moves_of(game, state, seat)).for_each(|mv| self.sees("Move", &mv))
            }
            Next::Draw(_) => {}
            Next::Over(outcome) => self.sees("Outcome", &outcome),
        }
    }

    fn sees_facts<G: Game>(&self, game: &G, facts: &[G::Fact]) {
        for who in audiences(game) {
            told(game, facts, who).iter().for_each(|fact| self.sees("Fact", fact));
        }
    }

    /// Tries moves that are mostly impossible.
    fn sees_refusals<G: Subject>(&self, game: &G, state: &G::State, asked: Seats, dice: &mut Xoshiro) {
        for seat in asked.iter() {
            for mv in (0..4).map(|_| game.any_move(dice)) {
                self.sees("Move", &mv);
                if let Err(Refused::Rule(why)) = refuse(game, state, seat, mv) {
                    self.sees("Refusal", &why);
                }
            }
        }
    }

    /// A whole game between bots; now and then somebody takes a move back.
    fn sees_game<T: Title<Game: Subject>>(&self, game: T::Game, bots: &mut [Box<dyn Bot<T::Game>>], seed: u64) {
        let mut dice = Xoshiro::new(seed);
        let mut timeline = Timeline::new(game.clone());
        let mut facts = Vec::new();
        while timeline.len() < game.bound() {
            self.sees_facts(&game, &facts);
            facts.clear();
            self.sees_state::<T>(&game, timeline.state());
            let asked = match timeline.next() {
                Next::Ask(asked) => asked,
                Next::Draw(need) => {
                    let mut chance = timeline.chance(Seed::from(seed));
                    let draw = game.sample(timeline.state(), need, &mut chance.dice(game.source(need)));
                    timeline.draw(draw, &mut facts).unwrap();
                    continue;
                }
                Next::Over(_) => break,
            };
            self.sees_refusals(&game, timeline.state(), asked, &mut dice);
            let seat = busiest(&game, timeline.state(), asked, &mut dice);
            let view = game.view(timeline.state(), Audience::Seat(seat));
            let bot = &mut bots[seat.index() % 2];
            timeline.play(seat, bot.choose(&game, &view, &mut dice), &mut facts).unwrap();
            // Behind a frontier it is refused, and the game goes on.
            if dice.below(16) == 0 && timeline.retract(seat, None, Seats::all(game.players())).is_ok() {
                facts.clear();
            }
        }
        timeline.branch(timeline.len() / 2).unwrap();
        timeline.entries().iter().for_each(|entry| self.sees("Entry", entry));
    }

    /// The logs of finished games that are kept: as they are written, and as they are told.
    fn sees_corpus<T: Title>(&self) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(T::ID);
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let mut lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
            let header = lines.next().unwrap();
            self.sees("Header", &header);
            self.sees("Setup", &header["setup"]);
            let setup: T::Setup = serde_json::from_value(header["setup"].clone()).unwrap();
            self.sees("Setup", &setup);

            let entries = lines.map(|mut entry| {
                entry.as_object_mut().unwrap().remove("n");
                self.sees("Entry", &entry);
                serde_json::from_value(entry).unwrap()
            });
            let entries: Vec<EntryOf<T::Game>> = entries.collect();
            let content = serde_json::from_value(header["content"].clone()).unwrap();
            let content = T::content_of(&content, "the corpus").unwrap();
            self.sees_log::<T>(T::make(&content, &setup).unwrap(), entries);
        }
    }

    fn sees_log<T: Title>(&self, game: T::Game, entries: Vec<EntryOf<T::Game>>) {
        let mut timeline = Timeline::new(game);
        for entry in entries {
            timeline.push(entry).unwrap();
        }
        let game = timeline.game();
        timeline.replay(timeline.len(), |step| {
            step.facts.iter().for_each(|fact| self.sees("Fact", fact));
            if let Entry::Move { seat, .. } = *step.entry {
                self.sees("View", &T::show(game, &game.view(step.after, Audience::Seat(seat))));
            }
        });
        self.sees_state::<T>(game, timeline.state());
    }
}

/// Everybody who can look at a table.
fn audiences<G: Game>(game: &G) -> impl Iterator<Item = Audience> {
    (0..game.players()).map(|seat| Audience::Seat(Seat(seat))).chain([Audience::Spectator, Audience::Omniscient])
}

/// The asked seat with the most moves: in Daybreak those who are done may come back, and need not.
fn busiest<G: Game>(game: &G, state: &G::State, asked: Seats, dice: &mut Xoshiro) -> Seat {
    let mut seats: Vec<Seat> = asked.iter().collect();
    dice.shuffle(&mut seats);
    seats.into_iter().max_by_key(|&seat| moves_of(game, state, seat).len()).unwrap()
}

#[test]
fn whatever_earthrise_serialises_fits_its_schemas() {
    let witness = Witness::of("Earthrise");
    for pick in 0..9 {
        let mut bots = ["steady", "random"].map(|name| earthrise_bots::bot(name).unwrap());
        witness.sees_game::<EarthriseTitle>(Earthrise::any_table(pick), &mut bots, pick);
    }
    witness.sees_corpus::<EarthriseTitle>();
    witness.sees("Setup", &json!({ "players": 3 }));
    witness.sees("Header", &header(earthrise::Setup::new(5)));
    assert_eq!(witness.validator.untried(), [""; 0]);
}

#[test]
fn whatever_daybreak_serialises_fits_its_schemas() {
    let witness = Witness::of("Daybreak");
    for pick in 0..6 {
        let mut bots = ["steady", "random"].map(|name| daybreak_bots::bot(name).unwrap());
        witness.sees_game::<DaybreakTitle>(Daybreak::any_table(pick), &mut bots, pick);
    }
    let content = Arc::new(Content::builtin().unwrap());
    witness.sees_corpus::<DaybreakTitle>();
    sees_cards(&witness, &content);
    // No card of the box takes tokens of any type yet; a table's own may.
    for way in [Way::Gain, Way::Lose, Way::Give] {
        witness.sees("Debt", &OwedChoice::Types { token: Token::AnyEmissions, way, left: 1 });
    }
    let pick = ChallengePick::Named { card: ChallengeId(0).no(), seat: None };
    let setup = daybreak::Setup { challenges: vec![pick], ..daybreak::Setup::new(1) };
    witness.sees("Setup", &setup);
    witness.sees("Setup", &json!({ "powers": ["China"], "challenges": [{ "named": { "card": 1 } }] }));
    witness.sees("Header", &header(setup));
    assert_eq!(witness.validator.untried(), [""; 0]);
}

/// How its deal was made.
fn dealt() -> Dealt {
    let given = GivenShare { seat: Seat(0), name: "Ana".to_owned(), share: Share([1; 32]) };
    let left_out = LeftOut { seat: Seat(1), name: "Bruno".to_owned() };
    Dealt { way: DealtBy::Everybody, secret: None, shares: vec![given], left_out: vec![left_out] }
}

/// The first line of a game that is still going on.
fn header<S>(setup: S) -> Header<S> {
    let hash = Commitment::of_text("");
    let content = ContentRef { id: "own".to_owned(), hash, files: [("a".to_owned(), "b".to_owned())].into() };
    let (game, chance) = ("a game".to_owned(), SeedRef::Commitment(Seed::from(1).commitment()));
    Header {
        firstlight: FORMAT,
        game,
        rules: 1,
        content,
        setup,
        seats: vec!["Ana".to_owned()],
        chance,
        dealt: Some(dealt()),
    }
}

/// What refusals and forecasts can say of cards.
fn sees_cards(witness: &Witness, content: &Content) {
    let sees_action = |action: &Action| {
        action.requires.iter().for_each(|condition| witness.sees("Condition", condition));
        action.steps.iter().for_each(|step| step.each_quantity(|quantity| witness.sees("Quantity", quantity)));
    };
    content.locals().for_each(|card| sees_action(&content.local(card).action));
    for card in (0..content.size(Deck::Global) as u8).map(|card| content.global(GlobalId(card))) {
        card.standing.iter().for_each(|modifier| witness.sees("Modifier", modifier));
        card.action.iter().for_each(sees_action);
    }
    for card in (0..content.size(Deck::Crisis) as u8).map(|card| content.crisis(CrisisId(card))) {
        card.ongoing.iter().for_each(|modifier| witness.sees("Modifier", modifier));
    }
    for card in (0..content.size(Deck::Challenge) as u8).map(|card| content.challenge(ChallengeId(card))) {
        for change in card.changes.iter() {
            if let Change::Standing(modifier) = change {
                witness.sees("Modifier", modifier);
            }
        }
    }
}

#[test]
fn the_types_of_a_game_bear_its_name() {
    let shared =
        ["Commitment", "ContentRef", "Dealt", "DealtBy", "GivenShare", "LeftOut", "Seat", "Seats", "Seed", "Share"];
    let schemas = types().schemas().unwrap();
    let others: Vec<&str> = schemas.keys().map(String::as_str).collect();
    let others = others.into_iter().filter(|name| !name.starts_with("Earthrise") && !name.starts_with("Daybreak"));
    assert_eq!(others.collect::<Vec<_>>(), shared);
    for name in ["Setup", "View", "Move", "Fact", "Refusal", "Outcome", "Header", "Entry"] {
        assert!(schemas.contains_key(&format!("Earthrise{name}")) && schemas.contains_key(&format!("Daybreak{name}")));
    }
}

#[test]
fn what_belongs_to_either_game_is_one_of_the_two() {
    let mut types = Types::default();
    types.take::<of_game::Move>();
    types.add::<Option<of_game::View>>();
    types.add::<of_game::Library>();
    types.add_games();
    let schemas = types.schemas().unwrap();
    for name in ["Move", "View", "Library"] {
        let of = |game: &str| json!({ "$ref": format!("#/components/schemas/{game}{name}") });
        assert_eq!(schemas[name]["anyOf"], json!([of("Daybreak"), of("Earthrise")]), "{name}");
    }
}
