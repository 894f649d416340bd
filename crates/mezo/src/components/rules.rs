//! All that decides how components play, as a text that is the same for ever: records know components by its fingerprint.

use std::fmt::{self, Write as _};

use super::{Components, Condition, EffectId, RitualRule};
use crate::{Card, Regions};

impl Components {
    /// All that decides how the components play.
    pub(super) fn rules(&self) -> String {
        let mut rules = Rules {
            parts: self,
            text: String::new(),
        };
        rules.map();
        rules.pieces();
        rules.tiles();
        rules.gods();
        rules.modules();
        rules.solo();
        rules.text
    }
}

/// The text as it is written, line by line.
struct Rules<'a> {
    parts: &'a Components,
    text: String,
}

impl Rules<'_> {
    fn line(&mut self, line: impl fmt::Display) {
        writeln!(self.text, "{line}").expect("a string takes it all");
    }

    /// What something is, then its effects.
    fn effects(&mut self, what: &str, effects: &[EffectId]) {
        let parts = self.parts;
        let effects: Vec<String> = effects
            .iter()
            .map(|effect| parts.effect(*effect).to_string())
            .collect();
        self.line(format_args!("{what}: {}", effects.join(" | ")));
    }

    fn map(&mut self) {
        let parts = self.parts;
        self.line(parts.regions.join(" "));
        for around in &parts.vertices {
            let name = |region| parts.region_name(region);
            let names: Vec<&str> = Regions::into_iter(*around).map(name).collect();
            self.line(names.join(" "));
        }
    }

    fn pieces(&mut self) {
        let tribe = self.parts.tribe;
        let counts = [
            &[tribe.warriors, tribe.shamans, tribe.glyphs][..],
            &tribe.floors,
            &tribe.devotion_levels,
        ];
        for counts in counts {
            self.line(numbers(counts));
        }
    }

    fn tiles(&mut self) {
        let parts = self.parts;
        for altar in &parts.altars {
            self.effects(&altar.name, &[altar.effect]);
        }
        for angry in &parts.angry {
            self.effects("angry", angry);
        }
        self.line(format_args!("souls {}", numbers(&parts.souls.altars)));
        for angry in &parts.souls.angry {
            self.line(format_args!("souls {}", numbers(angry)));
        }
        self.effects("calendar", &parts.calendar);
        self.effects("codex", &parts.codex);
    }

    fn gods(&mut self) {
        for god in &self.parts.gods {
            self.line(format_args!("{} {}", god.name, god.set.name()));
            self.effects("call", &[god.call, god.ceremony]);
            for (card, actions) in Card::ALL.iter().zip(&god.cards) {
                self.effects(&card.to_string(), actions);
            }
        }
    }

    fn modules(&mut self) {
        for ritual in &self.parts.rituals {
            self.line(format_args!("{}: {}", ritual.name, ritual.rule));
        }
        for prophecy in &self.parts.prophecies {
            self.line(format_args!("{}: {}", prophecy.name, prophecy.condition));
        }
        for powers in &self.parts.powers {
            self.effects("power", powers);
        }
    }

    fn solo(&mut self) {
        let parts = self.parts;
        self.effects("vengeful", &parts.vengeful);
        for card in &parts.vengeful_cards {
            self.effects(&card.sacrifice.to_string(), &card.actions);
        }
        self.effects("calendar", &parts.vengeful_calendar);
        self.effects("codex", &parts.vengeful_codex);
        for trial in &parts.trials {
            let (you, them) = (trial.you.name(), trial.them.name());
            self.line(format_args!("{}: {you} {them}", trial.name));
        }
        for spaces in &parts.trial_spaces {
            self.line(numbers(spaces));
        }
    }
}

fn numbers(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    numbers.join(" ")
}

/// As the components file has it.
impl fmt::Display for RitualRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DeployLimit(units) => write!(f, "deploy_limit {units}"),
            Self::EachAwakens(units) => write!(f, "each_awakens {units}"),
            Self::NoCallAbilities => f.write_str("no_call_abilities"),
            Self::DevotionOnCall(devotion) => write!(f, "devotion_on_call {devotion}"),
            Self::ChampionsCount(strength) => write!(f, "champions_count {strength}"),
            Self::DevotionOnWin(devotion) => write!(f, "devotion_on_win {devotion}"),
            Self::VpPerGlyph(points) => write!(f, "vp_per_glyph {points}"),
            Self::DevotionLossPerUnits(units) => write!(f, "devotion_loss_per_units {units}"),
        }
    }
}

/// As the components file has it.
impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FloorsInOnePyramid(floors) => write!(f, "floors_in_one_pyramid {floors}"),
            Self::UnitInEveryRegion => f.write_str("unit_in_every_region"),
            Self::WinWithoutChampion => f.write_str("win_without_champion"),
            Self::WinWithGod => f.write_str("win_with_god"),
            Self::UnitsInXibalba(units) => write!(f, "units_in_xibalba {units}"),
            Self::GlyphsInOneRegion(glyphs) => write!(f, "glyphs_in_one_region {glyphs}"),
            Self::DevotionLevel(level) => write!(f, "devotion_level {level}"),
            Self::BuildLevel(level) => write!(f, "build_level {level}"),
            Self::CalendarAndCodex => f.write_str("calendar_and_codex"),
        }
    }
}
