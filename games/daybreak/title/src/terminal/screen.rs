//! A table of Daybreak as text.

use daybreak::language::Token;
use daybreak::{
    Chain, Daybreak, Face, LocalId, PlanetaryEffect, PlayerBoard, Resilience, Sector, Stack, Tag, TagCounts, View,
};
use daybreak_words::{Cards, Narrator};
use tabletop::{Audience, Game, Seat};
use title::terminal::screen::{Style, entry, headline, listed, row, wrapped};
use words::Words;

/// Columns of the table of powers, each with its head.
const HEADS: [&str; 15] = [
    "table-db-head-carbon",
    "table-db-head-demand",
    "table-db-head-dirty",
    "table-db-head-clean",
    "table-db-head-transportation",
    "table-db-head-fuel-extraction",
    "table-db-head-industry",
    "table-db-head-waste",
    "table-db-head-agriculture",
    "table-db-head-buildings",
    "table-db-head-social",
    "table-db-head-ecological",
    "table-db-head-infrastructure",
    "table-db-head-communities",
    "table-db-head-hand",
];

/// Draws views of one table.
pub(crate) struct Screen<'a> {
    /// The texts.
    pub words: &'a Words,
    /// The sentences of the game.
    pub narrator: Narrator<'a>,
    /// The rules of the table.
    pub game: &'a Daybreak,
    /// Colour or not.
    pub style: Style,
}

impl<'a> Screen<'a> {
    /// The texts of the cards.
    pub(crate) fn cards(&self) -> Cards<'a> {
        self.narrator.cards
    }

    pub(super) fn label(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    fn row(&self, key: &str, items: &[String], gap: &str) -> String {
        match items {
            [] => String::new(),
            items => row(&self.label(key), items, gap),
        }
    }

    /// Everything a player looks at before a decision.
    pub(crate) fn table(&self, view: &View) -> String {
        let mut out = self.title(view);
        out += &self.world(view);
        out += &self.row("table-db-challenges", &self.challenges(view), " · ");
        out += &self.row("table-db-projects", &self.projects(view), " · ");
        out += &self.row("table-db-crises", &self.crises(view), " · ");
        if view.state.ending.is_none() {
            out += &self.forecast(view);
        }
        out += &self.powers(view);
        if let Audience::Seat(seat) = view.who {
            out += &self.stacks(view, seat);
            out += &self.hand(view, seat);
        }
        out
    }

    fn title(&self, view: &View) -> String {
        let mut text = self.narrator.when(view);
        if view.state.world.drawdown {
            text += &format!(" · {}", self.label("table-db-drawdown"));
        }
        headline(self.style, &text)
    }

    /// How things stand, in a line or two: the heat and what the round adds to it, one's own crises and energy.
    pub(crate) fn brief(&self, view: &View, seat: Seat) -> String {
        let (state, forecast) = (&view.state, &view.forecast);
        let net =
            if forecast.net < 0 { format!("−{}", forecast.net.unsigned_abs()) } else { format!("+{}", forecast.net) };
        let (board, most) = (state.board(seat), state.standing[seat.index()].communities_to_lose);
        let bands = [("bands", state.world.bands.into()), ("most", state.standing[0].bands_to_lose.into())];
        let mut items = vec![
            self.words.say("table-db-now-bands", &bands),
            self.words.say("table-db-now-net", &[("net", net.into())]),
            self.words.say("table-db-now-communities", &[("count", board.communities.into()), ("most", most.into())]),
        ];
        if board.shortage() > 0 {
            items.push(self.words.say("table-db-now-shortage", &[("count", board.shortage().into())]));
        }
        listed(&format!(" {} ", self.label("table-db-now")), &items, " · ")
    }

    fn heat(&self, view: &View) -> String {
        let (world, board) = (&view.state.world, self.game.content().board());
        let band = u16::from(board.carbon_per_band) * u16::from(self.game.players());
        let args = [
            ("bands", world.bands.into()),
            ("most", view.state.standing[0].bands_to_lose.into()),
            ("carbon", world.loose.into()),
            ("band", band.into()),
        ];
        self.words.say("table-db-heat", &args)
    }

    /// The thermometer, the sinks and the planetary tracks.
    fn world(&self, view: &View) -> String {
        let (world, board) = (&view.state.world, self.game.content().board());
        let mut heat = vec![self.heat(view)];
        if world.bands_away > 0 {
            heat.push(self.words.say("table-db-heat-away", &[("count", world.bands_away.into())]));
        }
        let sinks = [(Token::Trees, world.trees), (Token::Oceans, world.oceans), (Token::Dac, world.dac)];
        let sinks = sinks.map(|(token, count)| format!("{count} {}", self.cards().token(token)));
        let moved = PlanetaryEffect::ALL.into_iter().filter(|effect| world.tracks[effect.index()] > 0);
        let planet = moved.map(|effect| {
            let (now, spaces) = (world.tracks[effect.index()], board.tracks[effect.index()].spaces);
            format!("{} {now}/{spaces}", self.cards().planetary(effect))
        });
        let planet: Vec<String> = planet.collect();
        self.row("table-db-thermometer", &heat, " · ")
            + &self.row("table-db-sinks", &sinks, " · ")
            + &self.row("table-db-planet", &planet, " · ")
    }

    fn challenges(&self, view: &View) -> Vec<String> {
        let whose = |seat: Option<Seat>| seat.map_or_else(String::new, |s| format!(" ({})", self.narrator.power(s)));
        view.state.challenges.iter().map(|&(card, seat)| self.cards().title(card.no()) + &whose(seat)).collect()
    }

    fn under(&self, tucked: Chain) -> Option<String> {
        (tucked.len > 0).then(|| self.words.say("table-db-tucked", &[("count", tucked.len.into())]))
    }

    fn projects(&self, view: &View) -> Vec<String> {
        let project = |project: &daybreak::ProjectInPlay| {
            let active = if project.active { "table-db-active" } else { "table-db-waiting" };
            let marks: Vec<String> = std::iter::once(self.label(active)).chain(self.under(project.tucked)).collect();
            format!("{} ({})", self.cards().title(project.card.no()), marks.join(", "))
        };
        view.state.projects.iter().flatten().map(project).collect()
    }

    fn crises(&self, view: &View) -> Vec<String> {
        let mut items = Vec::new();
        for crisis in view.state.crises.iter() {
            let Face::Up(card) = crisis.face else { continue };
            let in_force = crisis.in_force.then(|| self.label("table-db-in-force"));
            let marks: Vec<String> = in_force.into_iter().chain(self.under(crisis.tucked)).collect();
            let title = self.style.bold(&self.cards().title(card.no()));
            items.push(if marks.is_empty() { title } else { format!("{title} ({})", marks.join(", ")) });
        }
        let down = view.state.crises.iter().filter(|crisis| !matches!(crisis.face, Face::Up(_))).count();
        if down > 0 {
            items.push(self.words.say("table-db-face-down", &[("count", down.into())]));
        }
        items
    }

    /// The rest of the round, if nobody plays or answers any more: what is certain, what is open, and the worst.
    pub(crate) fn ahead(&self, view: &View) -> String {
        let mut out = String::new();
        for part in self.narrator.ahead(view) {
            out += &entry(" ", &self.style.bold(&part.title));
            part.lines.iter().for_each(|line| out += &entry("   ", line));
        }
        out
    }

    /// The same in short: what is certain, and the worst.
    pub(crate) fn forecast(&self, view: &View) -> String {
        let mut out = String::new();
        let mut label = self.label("table-db-forecast");
        for line in self.narrator.forecast(view) {
            out += &entry(&format!(" {label:<13}"), &line);
            label.clear();
        }
        out
    }

    /// One line a power.
    fn powers(&self, view: &View) -> String {
        let heads: Vec<String> = HEADS.iter().map(|key| self.label(key)).collect();
        let widths: Vec<usize> = heads.iter().map(|head| head.chars().count().max(3) + 1).collect();
        let line = |name: &str, cells: &[String]| {
            let cells: String = cells.iter().zip(&widths).map(|(cell, &width)| format!("{cell:>width$}")).collect();
            format!("{name:<16}{cells}")
        };
        let mut out = format!("{}\n", self.style.dim(&line("", &heads)));
        for seat in (0..self.game.players()).map(Seat) {
            let board = view.state.board(seat);
            let most = view.state.standing[seat.index()].communities_to_lose;
            let mut cells: Vec<String> = [board.carbon(), board.demand, board.dirty, board.clean]
                .into_iter()
                .chain(Sector::ALL.map(|sector| board.emissions[sector.index()]))
                .chain(Resilience::ALL.map(|kind| board.resilience[kind.index()]))
                .map(|count| count.to_string())
                .collect();
            cells.push(format!("{}/{most}", board.communities));
            cells.push(board.hand.len().to_string());
            let mark = if view.state.done.has(seat) { '✓' } else { ' ' };
            let text = line(&format!("{mark}{}", self.narrator.power(seat)), &cells);
            out += &if view.who == Audience::Seat(seat) { self.style.bold(&text) } else { text };
            out.push('\n');
        }
        out + &self.style.dim(&wrapped(&self.label("table-db-legend"), " "))
    }

    /// Tags with how often each is there.
    fn tags(&self, tags: &TagCounts) -> String {
        let tag = |tag: Tag| match tags.of(tag) {
            0 => None,
            1 => Some(self.cards().tag(tag)),
            count => Some(format!("{} ×{count}", self.cards().tag(tag))),
        };
        let tags: Vec<String> = Tag::ALL.into_iter().filter_map(tag).collect();
        if tags.is_empty() { self.label("table-db-no-tags") } else { tags.join(", ") }
    }

    /// A card with its tags.
    pub(crate) fn with_tags(&self, card: LocalId) -> String {
        format!("{} [{}]", self.cards().title(card.no()), self.tags(&self.game.content().local(card).tags))
    }

    pub(super) fn stack(&self, view: &View, number: usize, stack: &Stack) -> Option<String> {
        let front = stack.cards.front()?;
        let (title, tags) = (self.style.bold(&self.cards().title(front.no())), self.tags(&stack.tags));
        let args = [("number", number.into()), ("title", title.into()), ("tags", tags.into())];
        let mut text = self.words.say("table-db-stack", &args);
        let used = view.state.used.0[front.index()];
        if used > 0 {
            text += &format!(" · {}", self.words.say("table-db-used", &[("count", used.into())]));
        }
        Some(text)
    }

    pub(super) fn each_stack(board: &PlayerBoard) -> impl Iterator<Item = (usize, &Stack)> {
        (1..).zip(board.stacks.iter()).filter(|(_, stack)| stack.cards.len > 0)
    }

    pub(super) fn stacks(&self, view: &View, seat: Seat) -> String {
        let mut out = String::new();
        let mut label = self.label("table-db-stacks");
        for (number, stack) in Screen::each_stack(view.state.board(seat)) {
            out += &entry(&format!(" {label:<13}"), &self.stack(view, number, stack).unwrap_or_default());
            label.clear();
        }
        out
    }

    /// Every tag of a power's play area, counted: what projects and crises look at (DB-INFO-01).
    pub(super) fn area_tags(&self, view: &View, seat: Seat) -> String {
        let mut all = TagCounts::NONE;
        view.state.board(seat).stacks.iter().for_each(|stack| all.add(&stack.tags));
        self.row("table-db-area-tags", &[self.tags(&all)], "")
    }

    pub(super) fn hand(&self, view: &View, seat: Seat) -> String {
        let cards: Vec<String> = view.state.board(seat).hand.iter().map(|card| self.with_tags(card)).collect();
        self.row("table-db-hand", &cards, " · ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use title::terminal::screen::visible;
    use words::Lang;

    /// The heads and the cells below them fit a line, with two digits everywhere.
    #[test]
    fn the_table_of_powers_fits_the_width() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let heads: usize = HEADS.iter().map(|key| visible(&words.say(key, &[])).max(3) + 1).sum();
            assert!(16 + heads <= title::terminal::screen::WIDTH, "{lang}: {heads}");
        }
    }
}
