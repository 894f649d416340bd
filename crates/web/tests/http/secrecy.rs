//! Nobody is ever sent what he must not know: everything that each seat and a spectator get in whole games is looked
//! through. A game says in a file of its own in which words and drawings its secrets would show.

mod amazonas;
mod aztlan;
mod mezo;
mod space_aztecs;

mod trial;
mod truth;
mod witness;

use game::{Game, Viewer};
use serde_json::Value;

use crate::kit::Server;
use crate::plan::Plan;
use trial::Trial;
use witness::Look;

/// A game whose secrets can be looked for.
trait Secrets: Game {
    /// The words of a language in which secrets would be told.
    type Words;

    /// In every game there are so many secret choices that can be taken back.
    const SECRET_CHOICES: usize;

    /// Whole pages are looked through after every so many decisions; live updates always.
    const STRIDE: usize = 1;

    /// The words of this language about these people.
    fn words(language: &str, names: &[&str]) -> Self::Words;

    /// Looks through a page or a part of one: it shows nothing that the looker must not know. How often it shows something
    /// of his own that is secret to others.
    fn check_html(look: &Look<'_, Self>, html: &str) -> usize;

    /// Looks through a whole page of a game that is not over: it shows all that is the looker's own.
    fn check_page(look: &Look<'_, Self>, html: &str);

    /// Looks through a view of a game that is not over, without asking the rules what a view is.
    fn check_view(look: &Look<'_, Self>, view: &Value);
}

/// Plays a whole game and looks through all that anybody is sent.
async fn nobody_sees_too_much<G: Secrets>(plan: Plan) {
    let server = Server::open().await;
    let mut trial = Trial::<G>::open(&server, &plan).await;
    trial.look_everywhere().await;
    trial.nothing_is_open_yet().await;
    while trial.step().await {}
    assert!(trial.truth.now().is_over());
    let record = trial.party.seats[0]
        .get(&trial.party.page("/record.json"))
        .await
        .expect(200);
    let played = game::Record {
        proof: server.table(&trial.party.id).await.proof(),
        ..trial.truth.record()
    };
    assert_eq!(record.text, played.to_string());
    trial.look_back().await;
    assert!(
        trial.rethought >= G::SECRET_CHOICES,
        "{} secret choices are few",
        trial.rethought
    );
    for witness in &trial.witnesses {
        let looked_for = witness.viewer == Viewer::Spectator || witness.own_secrets_seen > 100;
        assert!(
            looked_for,
            "{} never saw his own choices in words",
            witness.viewer
        );
    }
}
