//! How much anybody may ask of the house.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use game::{Bits, Seat};
use sha2::{Digest as _, Sha256};
use tables::{
    Allowance, Allowances, Asker, Meter, Order, Places, Player, PlayerId, Quotas, Refusal,
    SeatOrder, Stage, StoreError, Table, TableId, Wishes,
};

use crate::app::App;
use crate::cookies::shown_identity;
use crate::fault::Fault;
use crate::visitor::bearer;

/// Who has rested may ask for so many seconds' worth at once.
const AT_ONCE: u32 = 4;

/// How much anybody may ask; none is as much as they like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Pages and the like from one address in a second; four times as many after a rest.
    pub reads: Option<NonZeroU32>,
    /// Forms and the like in a second; four times as many after a rest.
    pub writes: Option<Allowance>,
    /// What is dear.
    pub allowances: Allowances,
}

impl Limits {
    /// As `patolli serve` has it.
    pub const DEFAULT: Self = Self {
        // A page with all that belongs to it is six requests: thirty load one within half a second after a rest.
        reads: NonZeroU32::new(100),
        // Nobody decides ten times in a second, and thirty do not decide at once.
        writes: Some(Allowance::new(10, 30)),
        allowances: Allowances::DEFAULT,
    };

    /// As much as anybody likes.
    pub const OFF: Self = Self {
        reads: None,
        writes: None,
        allowances: Allowances::OFF,
    };
}

impl Default for Limits {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Address {
    /// The person at this address.
    pub(crate) fn of(self, person: &PlayerId) -> Asker<'_> {
        Asker {
            person: Some(person),
            address: self.0,
        }
    }

    /// Whoever it is at this address.
    pub(crate) fn anybody(self) -> Asker<'static> {
        Asker {
            person: None,
            address: self.0,
        }
    }

    /// As [`guard::limit`](crate::guard::limit) found it.
    pub(crate) fn read(parts: &Parts) -> Self {
        let found = parts.extensions.get::<Self>();
        *found.expect("every request comes through the limits")
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Fault> {
        Ok(Self::read(parts))
    }
}

/// What was asked lately.
pub(crate) struct Counts {
    reads: Option<Meter>,
    writes: Option<Meter>,
    /// By what shows who somebody is, whether it is true or not.
    identities: Option<Meter>,
    pub(crate) quotas: Quotas,
}

impl Counts {
    pub(crate) fn new(limits: &Limits) -> Self {
        let meter = |a_second: NonZeroU32| {
            let at_once = a_second.saturating_mul(NonZeroU32::new(AT_ONCE).expect("a number"));
            Meter::new(at_once, Duration::from_secs(AT_ONCE.into()))
        };
        Self {
            reads: limits.reads.map(meter),
            writes: limits.writes.map(|writes| meter(writes.address)),
            identities: limits.writes.map(|writes| meter(writes.person)),
            quotas: Quotas::new(&limits.allowances),
        }
    }

    /// Counts one more request, or says how long to wait.
    pub(crate) fn ask(
        &self,
        address: Address,
        headers: &HeaderMap,
        is_write: bool,
    ) -> Result<(), Duration> {
        if !is_write {
            return take(self.reads.as_ref(), &address.0);
        }
        if let Some(shown) = bearer(headers).or_else(|| shown_identity(headers)) {
            take(
                self.identities.as_ref(),
                &Sha256::digest(shown.as_bytes())[..16],
            )?;
        }
        take(self.writes.as_ref(), &address.0)
    }
}

fn take(meter: Option<&Meter>, who: &(impl std::hash::Hash + ?Sized)) -> Result<(), Duration> {
    meter.map_or(Ok(()), |meter| meter.take(&who, NonZeroU32::MIN))
}

/// Does something to its end, also if the one who asked for it hangs up meanwhile.
async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|_| Err(StoreError::Closing.into()))
}

impl App {
    /// Makes a table for somebody, if they may have one more. What they may have is counted also if they hang up.
    pub(crate) async fn found(
        &self,
        address: Address,
        host: &Player,
        order: Order,
    ) -> Result<Arc<Table>, Refusal> {
        let bots = order
            .seats
            .iter()
            .any(|seat| matches!(seat, SeatOrder::Bot(_)));
        let (app, host) = (self.clone(), host.clone());
        to_the_end(async move {
            let asker = address.of(&host.id);
            let quotas = &app.counts.quotas;
            let places = quotas.table(&app.house, asker, order.public, bots).await?;
            let table = app.house.found(&host, order).await?;
            places.are_for(table.id());
            Ok(table)
        })
        .await
    }

    /// Has the same people play again, if whoever asks may have one more table.
    pub(crate) async fn rematch(
        &self,
        address: Address,
        id: &TableId,
        who: &PlayerId,
        share: Option<Bits>,
    ) -> Result<TableId, Refusal> {
        let table = self.house.table(id).await?;
        // Who comes second only goes along, and who may not is told so.
        let makes_one = table.rematch().is_none()
            && table.stage() == Stage::Over
            && table.seat_of(who).is_some();
        if !makes_one {
            return self.house.rematch(id, who, share).await;
        }
        let bots = table.chairs().iter().any(|chair| chair.bot().is_some());
        let public = false; // it begins at once
        let (app, id, who) = (self.clone(), id.clone(), who.clone());
        to_the_end(async move {
            let asker = address.of(&who);
            let quotas = &app.counts.quotas;
            let places = quotas.table(&app.house, asker, public, bots).await?;
            let next = app.house.rematch(&id, &who, share).await?;
            places.are_for(&next);
            Ok(next)
        })
        .await
    }

    /// Seats somebody at a table. If bots wait there, whoever sits down has a place for them: they begin with the last seat.
    pub(crate) async fn sit(
        &self,
        address: Address,
        id: &TableId,
        player: &Player,
        seat: Option<Seat>,
        wishes: Wishes<'_>,
    ) -> Result<Arc<Table>, Refusal> {
        let table = self.house.table(id).await?;
        let bots = table.chairs().iter().any(|chair| chair.bot().is_some());
        if bots && table.stage() == Stage::Waiting {
            let _places = self.room_for_bots(address, &player.id, id)?;
        }
        self.house.sit_as(id, player, seat, wishes).await
    }

    /// Has somebody return to their seat. Where everybody was away, whoever returns has a place for the bots that go on.
    pub(crate) async fn come_back(
        &self,
        address: Address,
        id: &TableId,
        who: &PlayerId,
    ) -> Result<Arc<Table>, Refusal> {
        let table = self.house.table(id).await?;
        if table.is_deserted() && table.seat_of(who).is_some() {
            let _places = self.room_for_bots(address, who, id)?;
        }
        self.house.come_back(id, who).await
    }

    /// A place for bots at a table that is there.
    pub(crate) fn room_for_bots(
        &self,
        address: Address,
        who: &PlayerId,
        table: &TableId,
    ) -> Result<Places, Refusal> {
        self.counts.quotas.bots(&self.house, address.of(who), table)
    }
}
