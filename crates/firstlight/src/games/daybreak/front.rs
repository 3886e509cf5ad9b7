//! Daybreak in words and on the screen.

use super::menu;
use super::screen::Screen;
use crate::games::Front;
use crate::screen::{Style, entry, wrapped};
use daybreak::{Daybreak, Fact, Frame, Move, PlanetaryEffect, View};
use server::games::Teller;
use tabletop::{Audience, Game, Seat};
use words::daybreak::Narrator;
use words::{Names, Words};

/// Shows Daybreak to one reader.
pub struct DaybreakFront<'a>(Screen<'a>);

impl<'a> DaybreakFront<'a> {
    pub(super) fn new(game: &'a Daybreak, words: &'a Words, names: &'a Names, style: Style) -> DaybreakFront<'a> {
        DaybreakFront(Screen { words, narrator: Narrator::new(words, game, names), game, style })
    }

    fn seat_of(view: &View) -> Seat {
        match view.who {
            Audience::Seat(seat) => seat,
            Audience::Spectator | Audience::Omniscient => Seat(0),
        }
    }
}

impl Front<Daybreak> for DaybreakFront<'_> {
    fn teller(&self) -> &dyn Teller<Daybreak> {
        &self.0.narrator
    }

    fn table(&self, view: &View) -> String {
        self.0.table(view)
    }

    /// The table is told once a stage, and at every turn of the group.
    fn moment(&self, view: &View) -> Option<u64> {
        let group = !matches!(view.state.frame(), Some(Frame::Local));
        Some(u64::from(view.state.round) << 8 | (view.state.stage.index() as u64) << 1 | u64::from(group))
    }

    fn is_aside(&self, view: &View) -> bool {
        view.ask.is_some()
    }

    fn choices(&self, view: &View, moves: &[Move]) -> String {
        menu::numbered(&self.0, view, DaybreakFront::seat_of(view), moves)
    }

    fn choices_told(&self, view: &View, moves: &[Move], taken: Move) -> String {
        let prompt = self.0.narrator.prompt(view).unwrap_or_default();
        let one_of = self.0.words.say("table-db-one-of", &[("count", moves.len().into())]);
        let label = format!("{} [{one_of}]", self.teller().label(view, taken));
        wrapped(&prompt, "    ") + &entry("      → ", &label)
    }

    fn help(&self) -> String {
        self.0.words.say("table-db-help", &[])
    }

    fn show(&self, view: &View, command: &str, _told: &dyn Fn() -> Vec<Fact>) -> Option<String> {
        let seat = DaybreakFront::seat_of(view);
        let screen = &self.0;
        Some(match command.split_once(' ') {
            None => match command {
                "hand" => screen.hand_read(view, seat),
                "stacks" => screen.stacks_read(view, seat),
                "projects" => screen.projects_read(view),
                "crises" => screen.crises_read(view),
                "planet" => PlanetaryEffect::ALL.map(|effect| screen.track(view, effect)).concat(),
                "forecast" => screen.forecast(view),
                "card" => wrapped(&screen.words.say("table-db-card-usage", &[]), ""),
                "board" => wrapped(&screen.words.say("table-db-board-usage", &[]), ""),
                _ => return None,
            },
            Some(("board", power)) => screen.board(view, power.trim()),
            Some(("card", title)) => screen.card_called(title.trim()),
            Some(_) => return None,
        })
    }

    /// A card by its title: the action of a front card or project of one's own.
    fn meant(&self, view: &View, text: &str) -> Option<Result<Move, String>> {
        let seat = DaybreakFront::seat_of(view);
        let mv = menu::action_called(&self.0, view, seat, text)?;
        let judged = self.0.game.judge(&(&view.state, seat), mv);
        Some(judged.map(|()| mv).map_err(|refusal| self.0.narrator.refusal(&refusal)))
    }

    fn example(&self, view: &View) -> String {
        let board = view.state.board(DaybreakFront::seat_of(view));
        let front = board.stacks.iter().find_map(|stack| stack.cards.front());
        front.map(|card| self.0.cards().title(card.no())).unwrap_or_default()
    }
}
