//! Where errands are done: with a house that is open.

use std::path::Path;

use anyhow::Context as _;
use tables::{Acquaintance, Config, House, OpenError, Refusal};

use super::errand::{Answer, Errand};
use super::when::day;

/// So many people are listed.
const LISTED: u32 = 100;

/// Why an errand is not done.
enum Trouble {
    Refused(Refusal),
    Unclear(String),
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Does an errand.
pub(crate) async fn answer(house: &House, errand: &Errand) -> Answer {
    match done(house, errand).await {
        Ok(answer) => answer,
        Err(Trouble::Refused(refusal)) => Answer::Refused {
            reason: format!("{:#}", anyhow::Error::new(refusal)),
        },
        Err(Trouble::Unclear(reason)) => Answer::Unclear { reason },
    }
}

async fn done(house: &House, errand: &Errand) -> Result<Answer, Trouble> {
    Ok(match errand {
        Errand::People { name } => Answer::People {
            people: house.acquaintances(name.as_deref(), LISTED).await?,
        },
        Errand::Export { person } => Answer::Exported {
            kept: house.export_person(&the(house, person).await?.id).await?,
        },
        Errand::Forget { person } => {
            let Acquaintance { id, name, .. } = the(house, person).await?;
            let tables = house.forget_person(&id).await?;
            Answer::Forgotten { id, name, tables }
        }
        Errand::Mute { person, muted } => {
            let id = the(house, person).await?.id;
            let name = house.mute(&id, *muted).await?.name;
            let muted = *muted;
            Answer::Muted { id, name, muted }
        }
        Errand::Ban { person, banned } => {
            let id = the(house, person).await?.id;
            let name = house.ban(&id, *banned).await?.name;
            let banned = *banned;
            Answer::Banned { id, name, banned }
        }
        Errand::Close { table } => {
            house.close_table(table).await?;
            let table = table.clone();
            Answer::Closed { table }
        }
        Errand::RenewKey => {
            house.renew_key().await?;
            Answer::KeyRenewed
        }
        Errand::Reports { all } => Answer::Reports {
            reports: house.reports(*all).await?,
        },
        Errand::Settle { report } => {
            house.settle_report(*report).await?;
            Answer::Settled { report: *report }
        }
    })
}

/// The one person of this id or name.
async fn the(house: &House, person: &str) -> Result<Acquaintance, Trouble> {
    let mut people = house.acquaintances(Some(person), LISTED).await?;
    let is_meant = |known: &Acquaintance| known.id.as_str() == person;
    if people.len() > 1 && !people.first().is_some_and(is_meant) {
        return Err(Trouble::Unclear(several(person, &people)));
    }
    if people.is_empty() {
        return Err(Refusal::NoPerson(person.to_owned()).into());
    }
    Ok(people.swap_remove(0))
}

fn several(person: &str, people: &[Acquaintance]) -> String {
    let one = |known: &Acquaintance| {
        format!(
            "{} (here since {}, {} tables)",
            known.id,
            day(known.made),
            known.tables
        )
    };
    let listed: Vec<String> = people.iter().take(10).map(one).collect();
    let more = if people.len() > 10 { ", and more" } else { "" };
    format!(
        "several people are called `{person}`; give one of the ids: {}{more}",
        listed.join(", ")
    )
}

/// Opens the house for one errand and closes it again. Its bots stay still.
pub(crate) async fn open_and_answer(folder: &Path, errand: &Errand) -> anyhow::Result<Answer> {
    anyhow::ensure!(
        tables::holds_house(folder),
        "there is no house in {}; name its folder with --data",
        folder.display()
    );
    let config = Config {
        thinkers: 1,
        ..Config::new(folder)
    };
    let house = match House::open(config).await {
        Err(OpenError::InUse { folder }) => anyhow::bail!(
            "a patolli is using {}, but does not answer at its socket; try again, or stop it first",
            folder.display()
        ),
        opened => opened.context("the house cannot be opened")?,
    };
    house.begin_to_close();
    let answer = answer(&house, errand).await;
    house.close().await;
    Ok(answer)
}
