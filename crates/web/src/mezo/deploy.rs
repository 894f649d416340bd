//! Deploying with few clicks, and correcting it before one is done.

use ::mezo::{Kind, Region};

use super::MezoScene;

/// What a button sends to take back one unit of this kind that the viewer has deployed here in this turn; none if there is none.
pub(super) fn take_back(_: &MezoScene<'_>, _: Region, _: Kind) -> Option<String> {
    None
}

/// What a button sends to deploy as many units of this kind here as are still allowed, and how many that are; none if it is
/// fewer than two, because one has a button of its own.
pub(super) fn fill_up(_: &MezoScene<'_>, _: Region, _: Kind) -> Option<(u8, String)> {
    None
}
