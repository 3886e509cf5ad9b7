//! Daybreak in words and on the screen.

use super::menu;
use super::screen::Screen;
use crate::DaybreakTitle;
use daybreak::{Daybreak, Fact, Frame, Move, View};
use daybreak_words::Narrator;
use tabletop::{Audience, Game, Seat};
use title::Teller;
use title::terminal::screen::{Style, entry, wrapped};
use title::terminal::{OwnCommand, Terminal};
use words::{Names, Words};

/// What can be looked at.
const COMMANDS: [OwnCommand; 9] = [
    OwnCommand::plain("hand", "command-hand", "command-hand-read-does"),
    OwnCommand::plain("stacks", "command-stacks", "command-stacks-does"),
    OwnCommand::about("board", "command-board", "command-board-does", "command-board-takes"),
    OwnCommand::about("card", "command-card", "command-card-does", "command-card-takes"),
    OwnCommand::plain("projects", "command-projects", "command-projects-does"),
    OwnCommand::plain("crises", "command-crises", "command-crises-does"),
    OwnCommand::plain("planet", "command-planet", "command-planet-does"),
    OwnCommand::plain("discards", "command-discards", "command-discards-does"),
    OwnCommand::plain("forecast", "command-forecast", "command-forecast-does"),
];

/// Shows Daybreak to one reader.
pub struct DaybreakTerminal<'a>(Screen<'a>);

impl<'a> DaybreakTerminal<'a> {
    /// Shows a game to whoever the names are for.
    pub fn new(game: &'a Daybreak, words: &'a Words, names: &'a Names, style: Style) -> DaybreakTerminal<'a> {
        DaybreakTerminal(Screen { words, narrator: Narrator::new(words, game, names), game, style })
    }

    fn seat_of(view: &View) -> Seat {
        match view.who {
            Audience::Seat(seat) => seat,
            Audience::Spectator | Audience::Omniscient => Seat(0),
        }
    }
}

impl Terminal<DaybreakTitle> for DaybreakTerminal<'_> {
    fn teller(&self) -> &dyn Teller<DaybreakTitle> {
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

    /// Within a stage only what changes is shown.
    fn scene(&self, view: &View) -> Option<u64> {
        Some(u64::from(view.state.round) << 8 | view.state.stage.index() as u64)
    }

    fn brief(&self, view: &View) -> String {
        self.0.brief(view, DaybreakTerminal::seat_of(view))
    }

    fn arrange(&self, moves: Vec<Move>) -> Vec<Move> {
        menu::arranged(moves)
    }

    fn told(&self, earlier: &[Fact], facts: &[Fact]) -> Vec<String> {
        self.0.narrator.story(earlier, facts)
    }

    fn why(&self, view: &View, mv: Move) -> String {
        self.0.why(view, DaybreakTerminal::seat_of(view), mv)
    }

    fn explain(&self, view: &View, moves: &[Move], what: &str) -> Option<String> {
        self.0.explain(view, DaybreakTerminal::seat_of(view), moves, what)
    }

    fn is_aside(&self, view: &View) -> bool {
        view.ask.is_some()
    }

    fn choices(&self, view: &View, moves: &[Move]) -> String {
        menu::numbered(&self.0, view, DaybreakTerminal::seat_of(view), moves)
    }

    fn choices_told(&self, view: &View, moves: &[Move], taken: Move) -> String {
        let prompt = self.0.narrator.prompt(view).unwrap_or_default();
        let one_of = self.0.words.say("table-db-one-of", &[("count", moves.len().into())]);
        let label = format!("{} [{one_of}]", self.teller().label(view, taken));
        wrapped(&prompt, "    ") + &entry("      → ", &label)
    }

    fn commands(&self) -> &'static [OwnCommand] {
        &COMMANDS
    }

    fn show(&self, view: &View, command: &str, _told: &dyn Fn() -> Vec<Fact>) -> Option<String> {
        let seat = DaybreakTerminal::seat_of(view);
        let screen = &self.0;
        Some(match command.split_once(' ') {
            None => match command {
                "hand" => screen.hand_read(view, seat),
                "stacks" => screen.stacks_read(view, seat),
                "projects" => screen.projects_read(view),
                "crises" => screen.crises_read(view),
                "planet" => screen.planet(view),
                "discards" => screen.discards_read(view),
                "forecast" => screen.ahead(view),
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
        let seat = DaybreakTerminal::seat_of(view);
        let mv = menu::action_called(&self.0, view, seat, text)?;
        let judged = self.0.game.judge(&(&view.state, seat), mv);
        Some(judged.map(|()| mv).map_err(|refusal| self.0.narrator.refusal(&refusal)))
    }

    fn example(&self, view: &View) -> String {
        let board = view.state.board(DaybreakTerminal::seat_of(view));
        let front = board.stacks.iter().find_map(|stack| stack.cards.front());
        front.map(|card| self.0.cards().title(card.no())).unwrap_or_default()
    }
}
