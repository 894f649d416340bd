//! How much those who visit may ask, as the command line says it.

use std::num::NonZeroU32;
use std::str::FromStr;

use web::{Allowance, Allowances, Limits};

/// What may be had for the asking: a person's, and that of all who come from one address.
///
/// The defaults let thirty people play from one address as if they were alone.
#[derive(clap::Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Limits (of one PERSON:of all at one ADDRESS, or off)")]
pub(crate) struct LimitArgs {
    /// Switch all limits off at once: for measurements, and where nobody unknown comes
    #[arg(long, value_name = "on|off", value_enum, default_value_t = Switch::On)]
    limits: Switch,
    /// Pages and the like from one address in a second; four times as many after a rest
    #[arg(long, value_name = "ADDRESS", default_value = "100")]
    limit_reads: One,
    /// Forms, moves and the like in a second; four times as many after a rest
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "10:30")]
    limit_writes: Two,
    /// New guests from one address in an hour: four browsers each for thirty people
    #[arg(long, value_name = "ADDRESS", default_value = "120")]
    limit_guests: One,
    /// Tables made in an hour: ten games each for thirty people
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "30:300")]
    limit_tables: Two,
    /// Public tables that wait for players at once: thirty people sit at fifteen tables of two, and twenty are listed
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "3:15")]
    limit_public: Two,
    /// Tables at which bots are to move at once: one each for thirty people, and ten more
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "6:40")]
    limit_bots: Two,
    /// KiB of records imported in a day: a hundred records of 10 KiB each for thirty people
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "4096:30720")]
    limit_imports: Two,
    /// Hints and analyses in an hour: a hundred each for thirty people
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "200:3000")]
    limit_advice: Two,
    /// Messages in an hour: two a minute each for thirty people
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "240:3600")]
    limit_chat: Two,
    /// Decisions taken back, sides picked, bots arranged, seats left and returned to in an hour: 300 each for thirty people; a correction
    /// counts as many as it takes back
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "1800:9000")]
    limit_changes: Two,
    /// New names of people in an hour: five each for thirty people
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "10:150")]
    limit_names: Two,
    /// Reports in a day: three each for thirty people
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "10:90")]
    limit_reports: Two,
    /// Downloads of all that is kept about somebody in an hour: one each for thirty people
    #[arg(long, value_name = "PERSON:ADDRESS", default_value = "5:30")]
    limit_exports: Two,
}

/// Whether something is done at all.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Switch {
    On,
    Off,
}

/// A number, or none for as much as anybody likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct One(Option<NonZeroU32>);

/// A person's and an address's, or none for as much as anybody likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Two(Option<Allowance>);

impl FromStr for One {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "off" => Ok(Self(None)),
            _ => number(text).map(|number| Self(Some(number))),
        }
    }
}

impl FromStr for Two {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "off" {
            return Ok(Self(None));
        }
        let (person, address) = text
            .split_once(':')
            .ok_or("write what a person may have, a colon and what an address may have, like 10:100, or off")?;
        let (person, address) = (number(person)?, number(address)?);
        if person > address {
            return Err("an address may have no less than a person at it".to_owned());
        }
        Ok(Self(Some(Allowance { person, address })))
    }
}

/// The largest number that a limit can be; what is more is none.
const LARGEST: u32 = 1_000_000_000;

fn number(text: &str) -> Result<NonZeroU32, String> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| plain);
    let number = number.filter(|number| *number <= LARGEST);
    let refused = || format!("a limit is a number from 1 to {LARGEST}, or off");
    number.and_then(NonZeroU32::new).ok_or_else(refused)
}

impl LimitArgs {
    pub(crate) fn limits(&self) -> Limits {
        if self.limits == Switch::Off {
            return Limits::OFF;
        }
        Limits {
            reads: self.limit_reads.0,
            writes: self.limit_writes.0,
            allowances: Allowances {
                guests: self.limit_guests.0,
                tables: self.limit_tables.0,
                public_tables: self.limit_public.0,
                bots: self.limit_bots.0,
                imports: self.limit_imports.0,
                advice: self.limit_advice.0,
                chat: self.limit_chat.0,
                changes: self.limit_changes.0,
                names: self.limit_names.0,
                reports: self.limit_reports.0,
                exports: self.limit_exports.0,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    #[derive(clap::Parser, Debug)]
    struct Line {
        #[command(flatten)]
        args: LimitArgs,
    }

    fn limits(args: &[&str]) -> Result<Limits, clap::Error> {
        let line = Line::try_parse_from(["patolli"].iter().chain(args))?;
        Ok(line.args.limits())
    }

    #[test]
    fn who_says_nothing_has_the_limits_of_the_house() {
        assert_eq!(limits(&[]).unwrap(), Limits::default());
    }

    #[test]
    fn each_limit_and_all_of_them_can_be_set_or_switched_off() {
        assert_eq!(limits(&["--limits", "off"]).unwrap(), Limits::OFF);
        let some = limits(&["--limit-chat", "5:50", "--limit-bots", "off"]).unwrap();
        let chat = some.allowances.chat.unwrap();
        assert_eq!((chat.person.get(), chat.address.get()), (5, 50));
        assert_eq!(some.allowances.bots, None);
        assert_eq!(some.reads, Limits::default().reads);
    }

    #[test]
    fn a_limit_that_makes_no_sense_is_refused_with_a_sentence() {
        for (value, reason) in [
            ("5", "a colon"),
            ("0:5", "from 1 to"),
            ("-1:5", "from 1 to"),
            ("5:1000000001", "from 1 to"),
            ("5:99999999999999999999", "from 1 to"),
            ("50:5", "no less than"),
        ] {
            let refused = limits(&[&format!("--limit-chat={value}")]).unwrap_err();
            assert!(refused.to_string().contains(reason), "{value}: {refused}");
        }
    }
}
