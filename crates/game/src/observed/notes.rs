//! What is noted of one game.

use super::Topic;
use crate::{Seat, Seats};

/// Who had what in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notes {
    topics: Vec<(&'static str, Vec<Note>)>,
}

/// Who had one thing in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// Who could have had it.
    pub offered: Seats,
    /// Who had it.
    pub taken: Seats,
    /// How many times it was had.
    pub times: u32,
    /// What it brought in all, in the unit of its topic.
    pub worth: i32,
}

impl Notes {
    /// Nothing noted yet of these topics.
    pub fn new(topics: &[Topic]) -> Self {
        let empty = |topic: &Topic| (topic.key, vec![Note::default(); topic.items.len()]);
        Self {
            topics: topics.iter().map(empty).collect(),
        }
    }

    /// The seat could have this.
    pub fn offer(&mut self, topic: &str, item: usize, seat: Seat) {
        if let Some(note) = self.note(topic, item) {
            note.offered.insert(seat);
        }
    }

    /// The seat has this, once more.
    pub fn take(&mut self, topic: &str, item: usize, seat: Seat) {
        if let Some(note) = self.note(topic, item) {
            note.offered.insert(seat);
            note.taken.insert(seat);
            note.times += 1;
        }
    }

    /// Every one of these seats has this.
    pub fn share(&mut self, topic: &str, item: usize, seats: Seats) {
        if let Some(note) = self.note(topic, item) {
            note.offered |= seats;
            note.taken |= seats;
            note.times += 1;
        }
    }

    /// What a seat had brought so much.
    pub fn worth(&mut self, topic: &str, item: usize, amount: i32) {
        if let Some(note) = self.note(topic, item) {
            note.worth += amount;
        }
    }

    /// What is noted, topic by topic in their order.
    pub fn topics(&self) -> impl Iterator<Item = &[Note]> {
        self.topics.iter().map(|(_, notes)| notes.as_slice())
    }

    /// A topic that does not apply has nothing in it, and nothing is noted there.
    fn note(&mut self, topic: &str, item: usize) -> Option<&mut Note> {
        let (_, notes) = self.topics.iter_mut().find(|(key, _)| *key == topic)?;
        notes.get_mut(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::observed::{Item, Nature};

    #[test]
    fn what_is_taken_was_offered_and_what_does_not_apply_is_left_out() {
        let gods = Topic::new("gods", Nature::Chosen, ["Zotz", "Chaac"].map(Item::name));
        let cities = Topic::new("cities", Nature::Chosen, [Item::name("Copan")]).only_if(false);
        let mut notes = Notes::new(&[gods, cities]);
        let seat = Seat::new(1);
        notes.offer("gods", 0, Seat::new(0));
        notes.take("gods", 1, seat);
        notes.take("gods", 1, seat);
        notes.worth("gods", 1, 5);
        notes.take("cities", 0, seat);
        let topics: Vec<&[Note]> = notes.topics().collect();
        assert!(topics[0][0].taken.is_empty() && topics[0][0].offered.contains(Seat::new(0)));
        assert!(topics[0][1].offered.contains(seat));
        assert_eq!((topics[0][1].times, topics[0][1].worth), (2, 5));
        assert!(topics[1].is_empty());
    }
}
