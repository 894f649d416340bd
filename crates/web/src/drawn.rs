//! What a game needs to be drawn and told of: on a page, in a terminal, in a notebook.
//!
//! ```
//! use game::{Match, Seed, Setup, Shown, Viewer};
//! use games::Aztlan;
//! use texts::Lang;
//! use web::drawn::{Drawn as _, Scene};
//! use web::parts::Parts;
//!
//! let game = Match::new(Setup::<Aztlan>::new(games::aztlan::Options::default(), Seed::Short(1)));
//! let names = ["Ada", "Bruno", "Celina", "Dario"].map(str::to_owned);
//! let scene = Scene::of(Lang::En, Shown::new(&game), &names, Viewer::Spectator, 0);
//! let mut parts = Parts::default();
//! Aztlan::fill(&scene, &mut parts);
//! assert!(Aztlan::stage(&scene, &parts).into_string().contains("<svg"));
//! ```

use std::cell::OnceCell;
use std::fmt;

use game::Estimate;
use game::{Game, Options, Seat, Shown, Viewer};
use maud::Markup;

use crate::parts::Parts;
use crate::plot::{self, Course};
use crate::reference::Reference;
use texts::Lang;

/// The last turn is shown at most this far back.
const LATEST: usize = 4;

/// The number of a shape and colour: that of a tribe, a colour or a faction, whichever seat has it. Styles call it
/// `.side-NUMBER`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side(pub u8);

impl Side {
    /// Its place in lists.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The side of a seat, in a list of the sides of all.
pub fn side_of(sides: &[Side], seat: Seat) -> Side {
    let number = u8::try_from(seat.index()).unwrap_or(u8::MAX);
    sides.get(seat.index()).copied().unwrap_or(Side(number))
}

/// The sides of so many seats as the options have them; a seat that has none takes the first one that is free.
pub fn sides_by_options(options: &impl Options, seats: usize) -> Vec<Side> {
    let mut sides: Vec<u8> = options.chosen_sides().unwrap_or_default();
    for _ in sides.len()..seats {
        let free = (0..u8::MAX).find(|side| !sides.contains(side));
        sides.extend(free);
    }
    sides.into_iter().map(Side).collect()
}

/// A position as somebody sees it, and all that a drawing of it needs.
pub struct Scene<'a, G: Game> {
    /// The language of whoever looks.
    pub lang: Lang,
    /// What is played with.
    pub components: &'static G::Components,
    /// What the viewer sees.
    pub view: G::View,
    /// Who looks.
    pub viewer: Viewer,
    /// What the viewer may do now; nothing in a replay.
    pub legal: &'a [G::Action],
    /// What everybody is called, by seat.
    pub names: &'a [String],
    /// The shape and colour of everybody, by seat.
    pub sides: Vec<Side>,
    /// What the viewer was told of the last turn.
    pub latest: Vec<G::Event>,
    /// Which decision led here.
    pub ply: usize,
    /// All that the viewer was told on the way here.
    pub story: Story<'a, G>,
}

/// All that a viewer was told up to some position: gathered when somebody asks, because few drawings need it.
pub struct Story<'a, G: Game> {
    game: Shown<'a, G>,
    viewer: Viewer,
    ply: usize,
    told: OnceCell<Told<G>>,
}

/// What was told, and by which decision each thing came about.
struct Told<G: Game> {
    events: Vec<G::Event>,
    plies: Vec<usize>,
}

impl<'a, G: Game> Story<'a, G> {
    /// The story of a game up to this ply, as the viewer was told it.
    pub fn new(game: Shown<'a, G>, viewer: Viewer, ply: usize) -> Self {
        Self {
            game,
            viewer,
            ply,
            told: OnceCell::new(),
        }
    }

    /// What the viewer was told, the latest last.
    pub fn told(&self) -> &[G::Event] {
        &self.gathered().events
    }

    /// For each thing that the viewer was told, which decision led to it; 0 is the setup.
    pub fn plies(&self) -> &[usize] {
        &self.gathered().plies
    }

    fn gathered(&self) -> &Told<G> {
        self.told.get_or_init(|| {
            let told = self.game.told(self.viewer, 0..=self.ply).into_iter();
            let told =
                told.flat_map(|(ply, events)| events.into_iter().map(move |event| (ply, event)));
            let (plies, events) = told.unzip();
            Told { events, plies }
        })
    }
}

impl<'a, G: Drawn> Scene<'a, G> {
    /// A position as somebody sees it who is not asked anything.
    pub fn of(
        lang: Lang,
        game: Shown<'a, G>,
        names: &'a [String],
        viewer: Viewer,
        ply: usize,
    ) -> Self {
        Self {
            lang,
            components: game.components(),
            view: game.view(viewer, ply),
            viewer,
            legal: &[],
            names,
            sides: G::sides(game, ply),
            latest: latest(game, viewer, ply),
            ply,
            story: Story::new(game, viewer, ply),
        }
    }
}

/// What the viewer was told of the turn that ended at this ply.
fn latest<G: Game>(game: Shown<'_, G>, viewer: Viewer, ply: usize) -> Vec<G::Event> {
    let ply = ply.min(game.ply());
    let deciders = (0..ply).rev().map(|before| game.decider(before));
    let mut deciders = deciders.take(LATEST).peekable();
    let Some(last) = deciders.peek().copied() else {
        return Vec::new();
    };
    let run = deciders.take_while(|seat| *seat == last).count();
    let told = game.told(viewer, ply + 1 - run..=ply).into_iter();
    told.flat_map(|(_, events)| events).collect()
}

impl<G: Game> Scene<'_, G> {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The shape and colour of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        side_of(&self.sides, seat)
    }

    /// The viewer's own seat.
    pub fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// An action as a button sends it.
    pub fn notation(&self, action: G::Action) -> String {
        G::write_action(self.components, action)
    }
}

/// What to do now: a sentence that begins with the verb, a softer one with the reason, and where the rules say more.
pub struct Prompt {
    /// What to do.
    pub sentence: String,
    /// Why, or what may follow.
    pub reason: String,
    /// A section of the rules page.
    pub rules: &'static str,
}

/// A game that can be drawn. Texts that all games have are found by convention in the game's own file, where `GAME` is its name:
/// `GAME-pitch`, `GAME-option-KEY`, `GAME-option-KEY-VALUE`, `GAME-source-SOURCE`, `GAME-tip-TIP`, `GAME-round`,
/// `GAME-plot-end`, and `GAME-seat-SEAT` for a seat that the rules themselves play.
pub trait Drawn: Estimate {
    /// Its stylesheet. Classes and ids have a prefix of their own, because the first page shows the pictures of all games.
    const STYLES: &'static str;

    /// Every source of points, in the order in which the breakdown lists them.
    const SOURCES: &'static [&'static str];

    /// What makes the reference of all that is printed on the components, of a game that has more of it than its rules can show.
    /// Its texts: `GAME-rules-reference` is the title, `GAME-rules-reference-about` says what it is, `GAME-rules-reference-link`
    /// leads to it from the rules.
    const REFERENCE: Option<fn(Lang, &Self::Components) -> Reference> = None;

    /// A small picture for the list of games.
    fn picture() -> Markup;

    /// The board and the hand, with the parts in their places. What is not a part never changes during a game.
    fn stage(scene: &Scene<'_, Self>, parts: &Parts) -> Markup;

    /// Fills the parts of the stage.
    fn fill(scene: &Scene<'_, Self>, parts: &mut Parts);

    /// Where in the game we are, in a few words and signs.
    fn heading(scene: &Scene<'_, Self>) -> Markup;

    /// What the viewer is to do, who may act.
    fn prompt(scene: &Scene<'_, Self>) -> Prompt;

    /// What others are doing, for one who waits, and the section of the rules about it.
    fn waiting(scene: &Scene<'_, Self>) -> (String, &'static str);

    /// What an action of the viewer is called in a list of choices: a few words without a subject, as on a button
    /// (`Keep Fervor`, `Build a tent in Manaus`, `Battle`). It does not depend on what is legal, and choices that differ for the
    /// viewer have different names.
    fn naming(scene: &Scene<'_, Self>, action: Self::Action) -> String;

    /// Buttons for the choices that have no place on the stage.
    fn choices(scene: &Scene<'_, Self>) -> Markup;

    /// The tip of the first-game helper that fits the position.
    fn tip(view: &Self::View) -> Option<&'static str>;

    /// All seats in the order in which they are listed: turn order.
    fn order(view: &Self::View) -> Vec<Seat>;

    /// The score of a seat as the viewer knows it, to compare with the others'.
    fn score(scene: &Scene<'_, Self>, seat: Seat) -> i32;

    /// The side of every seat after so many decisions. Most games keep what their options say.
    fn sides(game: Shown<'_, Self>, _ply: usize) -> Vec<Side> {
        sides_by_options(game.options(), game.seats().len())
    }

    /// The shape and colour of what can be picked before the game with so many players, by its place among the names.
    fn pickable(_players: usize, place: u8) -> Side {
        Side(place)
    }

    /// The shape and colour of a side, as the content of an SVG of -14 to 14.
    fn emblem(side: Side) -> Markup;

    /// The mark of a side on a line of a plot, about 12 wide.
    fn mark(side: Side) -> Markup {
        plot::mark(side)
    }

    /// What a seat plays: a tribe, a people.
    fn role(scene: &Scene<'_, Self>, seat: Seat) -> String;

    /// What else is worth knowing about a seat, in signs.
    fn holdings(scene: &Scene<'_, Self>, seat: Seat) -> Markup;

    /// What happened, in one sentence, and whose doing it was; none if it is not worth a line.
    fn sentence(
        lang: Lang,
        components: &Self::Components,
        names: &[String],
        event: &Self::Event,
    ) -> Option<(Option<Seat>, String)>;

    /// How the scores went, of a game that is over.
    fn course(game: Shown<'_, Self>) -> Course;

    /// The rules, in our own words.
    fn rules(lang: Lang) -> Markup;
}

#[cfg(test)]
pub(crate) mod tests;
