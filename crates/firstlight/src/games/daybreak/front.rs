//! Daybreak in words and on the screen.

use super::menu;
use super::screen::Screen;
use crate::games::Front;
use crate::screen::{Style, entry, wrapped};
use bots::CounselOf;
use daybreak::{Daybreak, Fact, Frame, Move, Outcome, PlanetaryEffect, Refusal, View};
use tabletop::{Audience, Fault, Game, Seat};
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
    fn name(&self, seat: Seat) -> String {
        self.0.narrator.power(seat)
    }

    fn player(&self, seat: Seat, kind: Option<&str>) -> String {
        let names = self.0.narrator.names;
        let player = match kind {
            Some(kind) => format!("{}, {kind}", self.0.words.name(names, seat)),
            None => self.0.words.seat(names, seat),
        };
        format!("{} ({player})", self.0.narrator.power(seat))
    }

    fn fact(&self, fact: &Fact) -> String {
        self.0.narrator.fact(fact)
    }

    fn opens(&self, fact: &Fact) -> bool {
        matches!(fact, Fact::RoundBegan { .. } | Fact::StageBegan { .. })
    }

    fn label(&self, view: &View, mv: Move) -> String {
        self.0.narrator.label(view, DaybreakFront::seat_of(view), mv)
    }

    fn prompt(&self, view: &View) -> Option<String> {
        self.0.narrator.prompt(view)
    }

    fn fault(&self, fault: &Fault<Refusal>) -> String {
        self.0.narrator.fault(fault)
    }

    fn why(&self, view: &View, mv: Move) -> String {
        self.0.narrator.why(view, mv)
    }

    fn when(&self, view: &View) -> String {
        self.0.when(view)
    }

    fn expect(&self, view: &View, counsel: &CounselOf<Daybreak>) -> Vec<String> {
        let (narrator, course) = (&self.0.narrator, &counsel.prospect);
        let limit = view.state.standing[DaybreakFront::seat_of(view).index()].communities_to_lose;
        let changes = narrator.course(&course.before, &course.after, &course.planned);
        let odds = narrator.odds(course.survives, course.round, counsel.chance, counsel.visits);
        // What is far from losing the game is no risk to speak of.
        let strain = (2 * course.strained >= limit).then(|| narrator.strain(course.strained, limit));
        [changes, odds].into_iter().chain(strain).chain(self.plan(view, &counsel.line)).collect()
    }

    fn plan(&self, view: &View, line: &[(Seat, Move)]) -> Option<String> {
        self.0.narrator.plan(view, line)
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        self.0.narrator.outcome(outcome)
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
        let prompt = self.prompt(view).unwrap_or_default();
        let one_of = self.0.words.say("table-db-one-of", &[("count", moves.len().into())]);
        let label = format!("{} [{one_of}]", self.label(view, taken));
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
