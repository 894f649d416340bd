//! Numbers by which a house would loop or allocate if it believed them.

use crate::kit::Server;

const GAMES: [&str; 4] = ["aztlan", "amazonas", "space-aztecs", "mezo"];

const HUGE: [&str; 4] = [
    "999999999",
    "4294967296",
    "18446744073709551615",
    "99999999999999999999999999",
];

/// So much work, in hundredths of a second of the processor, is enough for all these refusals; one of these numbers that is
/// believed takes minutes.
#[cfg(target_os = "linux")]
const WORK: u64 = 1000;

/// So many bytes are enough for a house with nothing in it.
const MEMORY: f64 = 512e6;

#[test]
fn a_number_of_players_that_no_table_has_is_refused_at_little_cost_and_the_house_lives() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), &[]);
    let cookie = server.guest();
    let form = "application/x-www-form-urlencoded";
    #[cfg(target_os = "linux")]
    let before = server.busy_ticks();
    for game in GAMES {
        for number in HUGE {
            let fields = format!("option-players={number}&seat-0=me");
            let page = server.post(&format!("/new/{game}"), &cookie, form, &fields);
            assert_eq!(page.status, 422, "{game} {number}: {}", page.body);
            for players in [number.to_owned(), format!("\"{number}\"")] {
                let order = format!(
                    r#"{{"game":"{game}","options":{{"players":{players}}},"seats":["me"]}}"#
                );
                let refused = server.post("/api/v1/tables", &cookie, "application/json", &order);
                assert_eq!(refused.status, 422, "{order}: {}", refused.body);
                assert!(refused.body.contains("options"), "{}", refused.body);
            }
        }
    }
    #[cfg(target_os = "linux")]
    {
        let work = server.busy_ticks() - before;
        assert!(work < WORK, "{work} hundredths of a second");
    }
    let memory = server.number("patolli_memory_bytes");
    assert!(memory < MEMORY, "{memory} bytes");
    assert_eq!(server.status("/healthz"), 200);
    server.table(&cookie);
}
