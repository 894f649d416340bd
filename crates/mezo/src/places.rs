//! Where units are, and how they get from one place to another.

use game::{Seat, Sink};

use crate::{Band, Event, Kind, Mezo, Region};

/// A place where a seat has units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Reserve,
    Xibalba,
    Below,
    Offered,
    Region(Region),
}

impl Mezo {
    /// The units of a seat in a place.
    #[inline]
    pub(crate) fn units_at(&self, seat: Seat, place: Place) -> Band {
        match place {
            Place::Reserve => self.reserve[seat],
            Place::Xibalba => self.xibalba[seat],
            Place::Below => self.below[seat],
            Place::Offered => self.offered[seat],
            Place::Region(region) => self.units[region][seat.index()],
        }
    }

    /// The units of a seat in a region.
    #[inline]
    pub(crate) fn units_in(&self, seat: Seat, region: Region) -> Band {
        self.units[region][seat.index()]
    }

    fn band_mut(&mut self, seat: Seat, place: Place) -> &mut Band {
        match place {
            Place::Reserve => &mut self.reserve[seat],
            Place::Xibalba => &mut self.xibalba[seat],
            Place::Below => &mut self.below[seat],
            Place::Offered => &mut self.offered[seat],
            Place::Region(region) => &mut self.units[region][seat.index()],
        }
    }

    /// Moves units that are there.
    #[inline]
    pub(crate) fn move_units(
        &mut self,
        seat: Seat,
        band: Band,
        [from, to]: [Place; 2],
        by: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        if band.is_empty() {
            return;
        }
        self.band_mut(seat, from).remove(band);
        self.band_mut(seat, to).add(band);
        sink.tell(|| Event::Moved {
            seat,
            warriors: band.warriors(),
            shamans: band.shamans(),
            from: self.place_name(from),
            to: self.place_name(to),
            by,
        });
    }

    /// Moves one unit that is there.
    #[inline]
    pub(crate) fn move_one(
        &mut self,
        seat: Seat,
        kind: Kind,
        places: [Place; 2],
        by: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        self.move_units(seat, Band::of(kind, 1), places, by, sink);
    }

    fn place_name(&self, place: Place) -> &'static str {
        match place {
            Place::Reserve => "reserve",
            Place::Xibalba => "xibalba",
            Place::Below => "below",
            Place::Offered => "offered",
            Place::Region(region) => self.name_of(region),
        }
    }
}
