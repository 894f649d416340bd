//! Calling a god: it moves and its ability resolves, in either order.

use game::Sink;

use crate::ask::Ask;
use crate::frame::{Calling, Frame};
use crate::ledger::Source;
use crate::{Action, Event, Mezo, RitualRule, Vertex};

impl Mezo {
    /// The god of the seat is called in the gods phase.
    pub(crate) fn begin_call(&mut self, seat: game::Seat) {
        let silent = self.ritual_rule() == Some(RitualRule::NoCallAbilities);
        self.frames.push(Frame::Call(Calling {
            seat,
            moved: false,
            invoked: silent,
            moving: false,
        }));
    }

    pub(crate) fn run_call(&mut self, mut calling: Calling, sink: &mut impl Sink<Event>) {
        let Calling {
            seat,
            moved,
            invoked,
            ..
        } = calling;
        if moved && invoked {
            self.frames.pop();
            return;
        }
        if moved {
            self.invoke(calling, sink);
            return;
        }
        let free = self.free_vertices();
        if free.is_empty() {
            calling.moved = true;
            self.keep_frame(Frame::Call(calling));
            return;
        }
        let placed = self.vertex[seat].is_some();
        if placed && !invoked && !calling.moving {
            self.put(seat, Ask::CallOrder);
        } else if let Some(only) = free.single() {
            self.place_god(calling, Vertex(only), sink);
        } else {
            self.put(seat, Ask::Vertex(free));
        }
    }

    pub(crate) fn answer_call(
        &mut self,
        mut calling: Calling,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Move => {
                calling.moving = true;
                self.keep_frame(Frame::Call(calling));
            }
            Action::Vertex(vertex) => self.place_god(calling, vertex, sink),
            _ => self.invoke(calling, sink),
        }
    }

    fn place_god(&mut self, mut calling: Calling, vertex: Vertex, sink: &mut impl Sink<Event>) {
        let seat = calling.seat;
        self.vertex[seat] = Some(vertex);
        self.has_changed = true;
        calling.moved = true;
        self.keep_frame(Frame::Call(calling));
        sink.tell(|| Event::Placed {
            seat,
            god: self.god_name(seat),
            vertex: vertex.0,
        });
    }

    fn invoke(&mut self, mut calling: Calling, sink: &mut impl Sink<Event>) {
        calling.invoked = true;
        self.keep_frame(Frame::Call(calling));
        if let Some(god) = self.gods[calling.seat] {
            let ability = self.components.god(god).call;
            self.begin_effect(ability, Source::Call, calling.seat, sink);
        }
    }

    fn god_name(&self, seat: game::Seat) -> &'static str {
        self.gods[seat].map_or("", |god| &self.components.god(god).name)
    }
}

#[cfg(test)]
mod tests;
