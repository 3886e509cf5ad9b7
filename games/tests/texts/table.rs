//! Tables to speak about.

use earthrise::content::{BUILTIN, Content};
use earthrise::{Card, Cards, Earthrise, Setup, Suit, View};
use tabletop::{Audience, Game, Seat, Seats};

pub(crate) const NAMES: [&str; 5] = ["Ana", "Luis", "Inés", "Óscar", "Bia"];
pub(crate) const ME: Seat = Seat(0);
pub(crate) const OTHER: Seat = Seat(1);
pub(crate) const THIRD: Seat = Seat(2);

/// A table with pills.
pub(crate) fn game(players: u8) -> Earthrise {
    game_with(players, &[])
}

/// The same with some options changed.
pub(crate) fn game_with(players: u8, options: &[(&str, &str)]) -> Earthrise {
    Earthrise::builtin(&setup(players, options)).unwrap()
}

fn setup(players: u8, options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Setup { pills: true, options, ..Setup::new(players) }
}

/// A table with a box of its own: a fourth round, six puzzle pieces, Alerts that count Honors, an eleventh pill.
pub(crate) fn strange_game(players: u8) -> Earthrise {
    let pieces = [
        ("rounds: [R1, R2, R3],", "rounds: [R1, R2, R3, R4],"),
        ("(token: LowestOf(PHO), n: 2)", "(token: LowestOf(PHO), n: 4)"),
        ("(token: LowestOf(APO), n: 2)", "(token: LowestOf(APO), n: 4)"),
        ("(token: LowestOf(AST), n: 2)", "(token: LowestOf(AST), n: 4)"),
        ("(token: SameAs(right), n: 2)", "(token: SameAs(left), n: 2)"),
        (
            "R1: {APO: 4, AST: 3, PHO: 2, ALE: 0},",
            "R1: {APO: 4, AST: 3, PHO: 2, ALE: 1}, R4: {APO: 1, AST: 1, PHO: 1, ALE: 1},",
        ),
        ("R3: {ALE: 1},", "R3: {ALE: 1}, R4: {ALE: 1},"),
        ("kinds: 4,", "kinds: 6,"),
        ("copies: 5,", "copies: 3,"),
        ("puzzle: [0, 5, 10, 17, 25],", "puzzle: [0, 5, 10, 17, 25, 30, 40],"),
        ("puzzle_bonus: [0, 2, 4, 7, 10]", "puzzle_bonus: [1, 2, 4, 7, 10, 12, 15]"),
        (
            "\"10\": (per_set: (suits: [APO, PHO, AST], honors: 8), windows: [R1, R2, R3]),",
            "\"10\": (per_set: (suits: [APO, PHO, AST], honors: 8), windows: [R1, R2, R3]),
             \"11\": (per_card: {APO: 1, ALE: 1}, give_away_round_alerts: true, windows: [R4]),",
        ),
    ];
    let text = pieces.iter().fold(BUILTIN.to_owned(), |text, (piece, replacement)| {
        assert_eq!(text.matches(piece).count(), 1, "`{piece}` should be in the built-in file exactly once");
        text.replacen(piece, replacement, 1)
    });
    let content = Content::parse("strange.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    Earthrise::new(&content, &setup(players, &[])).unwrap()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn cards(text: &str) -> Cards {
    text.split(' ').map(card).collect()
}

pub(crate) fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}

/// A view of the seat [`ME`], which is asked, for others to fill in.
pub(crate) fn view(game: &Earthrise) -> View {
    let mut view = game.view(&game.begin(), Audience::Seat(ME));
    view.asked = Seats::only(ME);
    view
}

/// The same, to play a card from this hand.
pub(crate) fn view_to_play(game: &Earthrise, hand: &str, trump: Option<Suit>, trick: u8) -> View {
    let mut view = view(game);
    view.phase = earthrise::Phase::Play;
    view.hands[ME.index()] = Some(cards(hand));
    view.trump = trump;
    view.trick = trick;
    view
}
