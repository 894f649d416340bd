//! Where units are, and how they get from one place to another.

use game::{Seat, Sink};

use crate::prophecy::Cause;
use crate::{Band, Event, Kind, Means, Mezo, Region, Whereabouts};

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

    /// Moves units that are there: one by one, warriors first, each a moment of its own.
    #[inline]
    pub(crate) fn move_units(
        &mut self,
        seat: Seat,
        band: Band,
        places: [Place; 2],
        by: Means,
        sink: &mut impl Sink<Event>,
    ) {
        if self.is_foretold() {
            self.move_one_by_one(seat, band, places, by, sink);
        } else {
            self.move_at_once(seat, band, places, by, sink);
        }
    }

    /// Moves units that are there as part of something that is one moment.
    #[inline]
    pub(crate) fn move_at_once(
        &mut self,
        seat: Seat,
        band: Band,
        places: [Place; 2],
        by: Means,
        sink: &mut impl Sink<Event>,
    ) {
        if !band.is_empty() {
            self.transfer(seat, band, places);
            self.tell_moved(seat, band, places, by, sink);
        }
    }

    /// Those that have gone are told together, unless the prophecy has its say in between.
    fn move_one_by_one(
        &mut self,
        seat: Seat,
        band: Band,
        places: [Place; 2],
        by: Means,
        sink: &mut impl Sink<Event>,
    ) {
        let mut gone = Band::NONE;
        for kind in Kind::ALL {
            for _ in 0..band[kind] {
                let unit = Band::of(kind, 1);
                self.transfer(seat, unit, places);
                gone.add(unit);
                if self.fulfils(seat, Cause::Other) {
                    self.tell_moved(seat, gone, places, by, sink);
                    gone = Band::NONE;
                    self.moment(seat, Cause::Other, sink);
                }
            }
        }
        if !gone.is_empty() {
            self.tell_moved(seat, gone, places, by, sink);
        }
    }

    fn transfer(&mut self, seat: Seat, band: Band, [from, to]: [Place; 2]) {
        self.band_mut(seat, from).remove(band);
        self.band_mut(seat, to).add(band);
        self.has_changed = true;
    }

    fn tell_moved(
        &self,
        seat: Seat,
        band: Band,
        [from, to]: [Place; 2],
        by: Means,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell(|| Event::Moved {
            seat,
            warriors: band.warriors(),
            shamans: band.shamans(),
            from: self.whereabouts(from),
            to: self.whereabouts(to),
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
        by: Means,
        sink: &mut impl Sink<Event>,
    ) {
        self.move_units(seat, Band::of(kind, 1), places, by, sink);
    }

    fn whereabouts(&self, place: Place) -> Whereabouts {
        match place {
            Place::Reserve => Whereabouts::Reserve,
            Place::Xibalba => Whereabouts::Xibalba,
            Place::Below => Whereabouts::Below,
            Place::Offered => Whereabouts::Offered,
            Place::Region(region) => Whereabouts::Region(self.name_of(region)),
        }
    }
}
