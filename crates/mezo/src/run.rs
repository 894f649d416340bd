//! The interpreter: does the steps of effects one after another, and stops wherever somebody must decide.

use game::{Seat, Sink};

use crate::ask::Ask;
use crate::effect::{Effect, Scope, Step, Verb};
use crate::frame::{At, Frame, Running};
use crate::ledger::Source;
use crate::reach::Reach;
use crate::{Action, EffectId, Event, Mezo, Region, Regions, verbs};

/// What becomes of a step that was worked on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Flow {
    /// Somebody was asked.
    Asked,
    /// It is done, here at least.
    Done,
    /// A cost was not paid: the rest of the effect is skipped.
    Stop,
    /// Something else has to happen before the effect goes on.
    Nested(Frame),
}

impl Mezo {
    /// Begins an effect; what is under way waits for its end.
    pub(crate) fn begin_effect(
        &mut self,
        effect: EffectId,
        origin: Source,
        actor: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        self.frames
            .push(Frame::Effect(Running::new(effect, origin, actor)));
        sink.tell(|| Event::Effect {
            seat: actor,
            origin,
            effect: self.components.effect(effect).to_string(),
        });
    }

    /// Goes on with the innermost thing under way.
    pub(crate) fn run(&mut self, sink: &mut impl Sink<Event>) {
        match self.frames.last().copied() {
            Some(Frame::Effect(running)) => self.run_effect(running, sink),
            Some(Frame::Call(calling)) => self.run_call(calling, sink),
            Some(Frame::Ceremony(ceremony)) => self.run_ceremony(ceremony, sink),
            Some(Frame::Appease(appeasing)) => self.run_appeasement(appeasing, sink),
            None => {}
        }
    }

    /// A decision within what is under way.
    pub(crate) fn answer_frame(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        match self.frames.last().copied() {
            Some(Frame::Effect(running)) => self.answer_effect(running, action, sink),
            Some(Frame::Call(calling)) => self.answer_call(calling, action, sink),
            Some(Frame::Ceremony(ceremony)) => self.answer_ceremony(ceremony, action, sink),
            Some(Frame::Appease(appeasing)) => self.answer_appeasement(appeasing, action, sink),
            None => {}
        }
    }

    /// Keeps the innermost thing under way.
    #[inline]
    pub(crate) fn keep_frame(&mut self, frame: Frame) {
        if let Some(last) = self.frames.last_mut() {
            *last = frame;
        }
    }

    fn run_effect(&mut self, mut running: Running, sink: &mut impl Sink<Event>) {
        let effect: &'static Effect = self.components.effect(running.effect);
        let Some(step) = effect.steps.get(usize::from(running.step)) else {
            self.end_effect(running, sink);
            return;
        };
        if running.at == At::Begin {
            if running.step == 0 {
                self.has_changed = false;
            }
            if self.is_out_of_place(step) {
                running.lose_region(step);
                running.step += 1;
                return self.keep_frame(Frame::Effect(running));
            }
            running.begin_step(self.value(&step.number, running.actor));
        }
        if running.at == At::Where {
            match self.find_region(&mut running, effect, step) {
                Found::Asked => return self.keep_frame(Frame::Effect(running)),
                Found::Nowhere => return self.finish_step(running, step, sink),
                Found::Here => {}
            }
        }
        self.work(running, step, sink);
    }

    fn work(&mut self, mut running: Running, step: &Step, sink: &mut impl Sink<Event>) {
        match verbs::work(self, &mut running, step, sink) {
            Flow::Asked => self.keep_frame(Frame::Effect(running)),
            Flow::Done if goes_on_elsewhere(&mut running, step) => {
                running.look_for_region();
                self.keep_frame(Frame::Effect(running));
            }
            Flow::Done => self.finish_step(running, step, sink),
            Flow::Stop => self.end_effect(running, sink),
            Flow::Nested(frame) => {
                running.step += 1;
                running.at = At::Begin;
                self.keep_frame(Frame::Effect(running));
                self.frames.push(frame);
            }
        }
    }

    /// Finds out where a step acts, asking if there is a choice.
    fn find_region(&mut self, running: &mut Running, effect: &Effect, step: &Step) -> Found {
        if !step.is_regional() {
            running.begin_work(None, self.opponents(running.actor));
            return Found::Here;
        }
        let reach = Reach::of(running, effect);
        let mut options = self.regions_for(reach, running.number);
        if options.is_empty() {
            running.lose_region(step);
            return Found::Nowhere;
        }
        if self.is_vengeful(running.actor) {
            options = self.richest(step, running.number, running.actor, options);
        }
        let given = matches!(step.scope, Scope::Conflict | Scope::Same);
        let refuse = step.is_cost() && !given && !self.is_vengeful(running.actor);
        match options.single() {
            Some(only) if !refuse => {
                self.settle_in(running, step, only);
                Found::Here
            }
            _ => {
                let done = false;
                let ask = Ask::Region {
                    options,
                    refuse,
                    done,
                };
                self.put(running.actor, ask);
                Found::Asked
            }
        }
    }

    fn settle_in(&self, running: &mut Running, step: &Step, region: Region) {
        if step.has_one_region() {
            running.same = Some(region);
        }
        running.begin_work(Some(region), self.opponents(running.actor));
    }

    /// A step is over; the next one is counted afresh.
    fn finish_step(&mut self, mut running: Running, step: &Step, sink: &mut impl Sink<Event>) {
        if step.is_cost() && running.taken == 0 && !running.agreed {
            // No region was left to pay in, or nothing it would have bought.
            return self.end_effect(running, sink);
        }
        running.step += 1;
        running.at = At::Begin;
        self.keep_frame(Frame::Effect(running));
    }

    /// An effect is over, or what is left of it is skipped; one that has changed nothing is told.
    fn end_effect(&mut self, running: Running, sink: &mut impl Sink<Event>) {
        self.frames.pop();
        if !self.has_changed {
            sink.tell(|| Event::Nothing {
                seat: running.actor,
                origin: running.origin,
            });
        }
        // What has been told of need not be told again of the effect around it.
        self.has_changed = true;
    }

    fn answer_effect(&mut self, mut running: Running, action: Action, sink: &mut impl Sink<Event>) {
        let effect: &'static Effect = self.components.effect(running.effect);
        let step = &effect.steps[usize::from(running.step)];
        match (running.at, action) {
            (_, Action::Refuse) => {
                sink.tell(|| Event::Refused {
                    seat: running.actor,
                });
                self.has_changed = true;
                return self.end_effect(running, sink);
            }
            (At::Where, Action::Region(region)) => {
                running.agreed = true;
                self.settle_in(&mut running, step, region);
            }
            (_, Action::Done) => running.left = 0,
            _ => verbs::answer(self, &mut running, step, action, sink),
        }
        self.work(running, step, sink);
    }
}

/// Where a step acts.
enum Found {
    Asked,
    Nowhere,
    Here,
}

impl Running {
    /// Starts a step, of which nothing is known but its number.
    fn begin_step(&mut self, number: u8) {
        self.number = number;
        self.used = Regions::NONE;
        self.agreed = false;
        self.look_for_region();
    }

    /// A step that acts nowhere has no region that later ones could be in.
    fn lose_region(&mut self, step: &Step) {
        if step.has_one_region() && step.scope != Scope::Same {
            self.same = None;
        }
    }

    /// The region is to be found, and nothing has been done there.
    fn look_for_region(&mut self) {
        self.here = None;
        self.other = None;
        self.left = self.number;
        self.taken = 0;
        self.at = At::Where;
    }

    /// Starts on the pieces of a region.
    fn begin_work(&mut self, region: Option<Region>, opponents: game::Seats) {
        self.here = region;
        self.other = None;
        self.left = self.number;
        self.taken = 0;
        self.waiting = opponents;
        self.victim = None;
        self.at = At::Work;
    }
}

/// Whether the step has another region to act in: each of presence, or the next of several glyphs.
fn goes_on_elsewhere(running: &mut Running, step: &Step) -> bool {
    if let (Scope::EachPresence, Some(here)) = (step.scope, running.here) {
        running.used.insert(here);
        return true;
    }
    if step.verb == Verb::BuildGlyph && !step.has_one_region() {
        running.number -= 1;
        return running.number > 0;
    }
    false
}
