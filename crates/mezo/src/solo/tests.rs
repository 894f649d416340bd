use game::Game;

use crate::scenario::{Table, region, seat};
use crate::stage::Stage;
use crate::{Band, Card, Kind, Mezo};

const ALL: [&str; 6] = ["Uxmal", "Hochob", "Calakmul", "Palenque", "Becan", "Copan"];

#[test]
fn each_age_a_vengeful_god_comes_to_the_region_of_a_tile() {
    let mut table = Table::new(1).at(Stage::AgeBegins);
    let view = table.view();
    assert_eq!(view.age, 2);
    let crate::Pending::VengefulGod { region: here, .. } = &view.pending[0] else {
        panic!("{:?}", view.pending)
    };
    let here = region(here);
    for vertex in table.legal(0) {
        let number: u8 = vertex.strip_prefix("vertex ").unwrap().parse().unwrap();
        assert!(
            table
                .state
                .components
                .around(crate::Vertex(number))
                .contains(here)
        );
    }
    let first = table.legal(0)[0].clone();
    table.play(0, &first);
    assert_eq!(table.phase(), "ability");
    assert_eq!(table.view().solo.unwrap().gods.len(), 1);
    assert_eq!(table.state.tiles.len(), 6, "the tile was shuffled back");
}

#[test]
fn their_ten_cards_are_shuffled_together_each_age() {
    let mut table = Table::new(1);
    let solo = &mut table.state.solo;
    solo.deck = (0..4).collect();
    solo.discard = (4..10).collect();
    let table = table.at(Stage::AgeBegins);
    let solo = table.view().solo.unwrap();
    assert!(solo.discard.is_empty());
    let mut cards: Vec<u8> = table.state.solo.deck.iter().copied().collect();
    assert!(!cards.is_sorted(), "they are shuffled: {cards:?}");
    cards.sort_unstable();
    assert_eq!(cards, (0..10).collect::<Vec<u8>>());
}

#[test]
fn where_no_vertex_is_free_the_next_tile_is_turned_up() {
    let mut table = Table::new(1)
        .vengeful("zotz", 0)
        .vengeful("chaac", 5)
        .vertex(0, 6)
        .next_conflicts(&["Uxmal", "Copan"]);
    table.state.draw_vengeful_god(&mut table.events);
    assert_eq!(table.state.solo.shown, Some(region("Copan")));
}

#[test]
fn the_own_god_and_those_drawn_do_not_come_again() {
    let mut state = Mezo::start(
        &game::Setup::new(
            crate::Options {
                players: 1,
                ..Default::default()
            },
            game::Seed::Short(4),
        ),
        &mut game::Silent,
    );
    let mut chance = game::Chance::new(game::Seed::Short(1));
    let mut actions = Vec::new();
    game::playout(&mut state, &mut chance, &mut actions);
    let mut gods: Vec<u8> = state.solo.gods.iter().map(|(god, _)| god.0).collect();
    gods.extend(state.gods[seat(0)].map(|god| god.0));
    gods.sort_unstable();
    gods.dedup();
    assert_eq!(gods.len(), 4);
}

#[test]
fn vengeful_gods_present_act_first_in_your_order() {
    let mut table = Table::new(1)
        .vengeful("ahau_kin", 1)
        .vengeful("chaac", 4)
        .vengeful("zotz", 9)
        .champion(0, "Becan")
        .next_conflicts(&["Becan"])
        .at(Stage::NextConflict);
    assert_eq!(
        (table.phase(), table.legal(0)),
        (
            "keep".to_owned(),
            vec!["vengeful ahau_kin".into(), "vengeful chaac".into()]
        )
    );
    table.play(0, "vengeful chaac");
    assert_eq!(table.state.glyphs[region("Becan")][1], 1);
    assert_eq!(table.vp_now(), [5, 6], "then the other: 2 points");
    assert!(table.legal(0)[0].starts_with("keep"));
}

#[test]
fn vengeful_gods_present_act_in_the_blessed_region_too() {
    let table = Table::new(1)
        .vengeful("chaac", 4)
        .vengeful("ahau_kin", 9)
        .blessed("Becan")
        .next_conflicts(&["Becan"])
        .at(Stage::NextConflict);
    assert_eq!(table.phase(), "offer");
    assert_eq!(table.state.glyphs[region("Becan")][1], 1);
    assert_eq!(table.vp_now(), [5, 4], "the other god is elsewhere");
}

#[test]
fn they_answer_each_action_at_the_same_place_of_their_card() {
    // Their first card: deploy 2 warriors; build a glyph; 2 points.
    let mut table = Table::new(1)
        .vertex(0, 9)
        .champion(0, "Uxmal")
        .vengeful_card(0)
        .round("Uxmal", &[Card::Task]);
    assert_eq!(
        table.view().solo.unwrap().card,
        None,
        "they draw after your first action"
    );
    table.play(0, "pass devotion 2");
    assert_eq!(table.state.glyphs[region("Uxmal")][1], 1);
    assert_eq!(table.view().solo.unwrap().card, Some(0));
    table.play(0, "pass devotion 3");
    assert_eq!(table.at_region(1, "Uxmal"), (0, 0), "all has gone home");
    assert!(
        table
            .story()
            .contains("The vengeful force gains 2 VP (vengeful)"),
        "{}",
        table.story()
    );
    assert!(
        table
            .story()
            .contains("2 warriors from the reserve to Uxmal (deploy)"),
        "the third regardless"
    );
    assert_eq!(table.view().solo.unwrap().discard, [0]);
}

#[test]
fn you_may_take_the_third_with_a_glyph() {
    let mut table = Table::new(1)
        .vertex(0, 9)
        .champion(0, "Uxmal")
        .glyphs(0, "Uxmal", 1)
        .vengeful_card(0)
        .round("Uxmal", &[Card::Task]);
    table.play(0, "pass devotion 1").play(0, "pass devotion 3");
    assert_eq!(table.phase(), "third");
    let before = table.count("effect");
    table.play(0, "third");
    assert_eq!(table.in_xibalba(0), (0, 1), "recovered");
    assert!(
        table.count("effect") >= before + 2,
        "and they built a glyph"
    );
    assert_eq!(table.state.glyphs[region("Uxmal")], [0, 1, 0, 0]);
}

#[test]
fn their_own_kinds_alternate_shaman_first() {
    let table = Table::new(1)
        .conflict("Uxmal")
        .effect(1, "deploy 3 unit @conflict");
    assert_eq!(table.at_region(1, "Uxmal"), (1, 2));
    let table = Table::new(1)
        .reserve(1, 5, 1)
        .conflict("Uxmal")
        .effect(1, "deploy 4 unit @conflict");
    assert_eq!(table.at_region(1, "Uxmal"), (3, 1), "then the other kind");
}

#[test]
fn their_victims_are_your_more_numerous_kind_recounted() {
    let table = Table::new(1)
        .conflict("Uxmal")
        .units(0, "Uxmal", 2, 2)
        .effect(1, "smite 3 unit @conflict");
    assert_eq!(
        table.at_region(0, "Uxmal"),
        (0, 1),
        "a warrior, a shaman, a warrior"
    );
}

#[test]
fn forced_to_give_up_a_unit_they_give_the_more_numerous_kind() {
    let table = Table::new(1)
        .conflict("Uxmal")
        .units(1, "Uxmal", 1, 3)
        .effect(0, "each_opponent smite 1 unit @conflict");
    assert_eq!(table.at_region(1, "Uxmal"), (1, 2));
}

#[test]
fn without_a_scope_their_effects_are_in_the_conflict() {
    let table = Table::new(1)
        .conflict("Uxmal")
        .effect(1, "build glyph; deploy 1 warrior");
    assert_eq!(
        (
            table.state.glyphs[region("Uxmal")][1],
            table.at_region(1, "Uxmal")
        ),
        (1, (1, 0))
    );
}

#[test]
fn you_choose_among_the_regions_where_most_can_be_done() {
    let mut table = Table::new(1)
        .conflict("Uxmal")
        .units(0, "Becan", 2, 1)
        .units(0, "Copan", 1, 2)
        .units(0, "Hochob", 1, 1)
        .effect(1, "smite 3 unit @other");
    assert_eq!(
        table.asked(),
        (vec![0], vec!["region Becan".into(), "region Copan".into()])
    );
    table.play(0, "region Copan");
    assert_eq!(table.at_region(0, "Copan"), (0, 0));
}

#[test]
fn you_choose_where_they_push_to() {
    let mut table = Table::new(1)
        .conflict("Uxmal")
        .units(0, "Uxmal", 1, 2)
        .effect(1, "push 1 unit @conflict");
    assert_eq!(table.regions(), ALL[1..]);
    table.play(0, "region Copan");
    assert_eq!(table.at_region(0, "Copan"), (0, 1));
}

#[test]
fn devotion_is_points_for_them_and_calls_do_nothing() {
    let table = Table::new(1)
        .conflict("Uxmal")
        .effect(1, "call; vp 4; journey; devotion 3");
    assert_eq!(table.vp_now(), [5, 11]);
    let table = Table::new(1)
        .devotion(0, 3)
        .conflict("Uxmal")
        .effect(1, "drain 2");
    assert_eq!(table.state.devotion[seat(0)], 1);
    let table = Table::new(1)
        .vp(&[5, 20])
        .conflict("Uxmal")
        .effect(0, "drain 2");
    assert_eq!(table.vp_now(), [5, 18]);
}

#[test]
fn altars_resolve_for_them_too() {
    let mut table = Table::new(1)
        .altar("Uxmal", "bones")
        .units(1, "Uxmal", 1, 1)
        .conflict("Uxmal")
        .at(Stage::Strength);
    assert_eq!(table.regions(), ALL, "you choose where they awaken");
    table.play(0, "region Becan");
    assert_eq!(table.at_region(1, "Becan"), (1, 1));
    assert!(
        table
            .story()
            .contains("The vengeful force gains 3 VP (altar)")
    );
}

#[test]
fn ties_go_to_them_except_where_your_champion_stands() {
    let tied = || Table::new(1).altar("Uxmal", "sun").conflict("Uxmal");
    let table = tied()
        .units(1, "Uxmal", 1, 0)
        .units(0, "Uxmal", 1, 0)
        .at(Stage::Strength);
    assert!(table.story().contains("The vengeful force wins in Uxmal"));
    assert!(
        table
            .story()
            .contains("The vengeful force takes space 1 of the Codex")
    );
    let table = tied()
        .units(1, "Uxmal", 2, 1)
        .champion(0, "Uxmal")
        .units(0, "Uxmal", 0, 1)
        .at(Stage::Strength);
    assert!(table.story().contains("Red wins in Uxmal"));
    assert_eq!(
        (table.phase(), table.to_act()),
        ("calendar".to_owned(), vec![0]),
        "a tie of shamans is yours"
    );
}

#[test]
fn they_fill_their_own_books_from_the_left() {
    let table = Table::new(1)
        .altar("Uxmal", "sun")
        .units(1, "Uxmal", 1, 0)
        .conflict("Uxmal")
        .at(Stage::Strength);
    assert_eq!(table.view().solo.unwrap().codex, 1);
    assert_eq!(table.state.written_of(seat(1), Kind::Warrior), 1);
    assert_eq!(
        table.vp_now()[1],
        4 + 7 + 2,
        "the first space of their Codex is 2 points"
    );
    assert_eq!(table.view().codex, [None; 5]);
}

#[test]
fn in_the_blessed_region_they_offer_as_many_as_their_card_says() {
    // Their second card offers 3; shamans first, by turns.
    let mut table = Table::new(1)
        .blessed("Uxmal")
        .units(0, "Uxmal", 2, 0)
        .vengeful_card(1)
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    table.play(0, "offer warrior").play(0, "done");
    assert!(
        table
            .story()
            .contains("Strength: Red 3, The vengeful force 3. The vengeful force wins"),
        "{}",
        table.story()
    );
    assert_eq!(
        table.vp_now(),
        [5, 4 + 3 + 8],
        "3 for the offering as one move, 8 for the win: ties are theirs"
    );
    assert_eq!(table.in_xibalba(1), (2, 3));
    let scored = table.story().matches("The vengeful force gains").count();
    assert_eq!(scored, 2);
}

/// In each step you gain first and take the space that they would end on, so they go on to the next. By points it would be the
/// other way round.
#[test]
fn ends_of_steps_are_yours_first_and_then_theirs() {
    let start = || Table::new(1).vp(&[10, 11]).resolved(&ALL);
    let table = start()
        .floors("Uxmal", &[0])
        .floors("Becan", &[0])
        .floors("Copan", &[1]);
    assert_eq!(table.at(Stage::EndOfAge).vp_now(), [12, 13], "floors");
    let mut table = start().vp(&[10, 12]).age(3);
    table = table
        .written(0, Kind::Warrior, 1)
        .written(0, Kind::Shaman, 5);
    table.state.solo.books = Band::new(1, 0);
    table.state.reserve[seat(1)].remove(Band::new(1, 0));
    let table = table.at(Stage::EndOfAge);
    assert_eq!(table.vp_now(), [14, 15], "books");
    assert!(table.state.is_over());
    assert_eq!(table.state.solo.books, Band::NONE);
}

/// You have devotion 6, so Piety is worth 4: from 8 you would go to 14, where they stand, so to 15, then to 19, and the trial
/// takes you to 23; theirs would take them there too. In any other order of the four somebody ends elsewhere.
#[test]
fn at_the_end_come_your_devotion_your_piety_your_trial_and_then_theirs() {
    let mut table = Table::new(1)
        .vp(&[8, 14])
        .age(3)
        .devotion(0, 6)
        .ability(0, 3, 1)
        .trial("conquest")
        .resolved(&ALL);
    table.state.solo.tokens = [2, 3];
    let table = table.at(Stage::EndOfAge);
    assert_eq!(table.vp_now(), [8 + 6 + 1 + 4 + 4, 14 + 9 + 1]);
}

fn tokens(table: &Table) -> (u8, u8) {
    let solo = table.view().solo.unwrap();
    (solo.you, solo.them)
}

/// Solo with a trial and a conflict in Uxmal, whose altar is worth points.
fn trial(name: &str) -> Table {
    Table::new(1)
        .trial(name)
        .altar("Uxmal", "sun")
        .conflict("Uxmal")
}

#[test]
fn bloodshed_is_smiting_for_you_and_winning_for_them() {
    let table = trial("bloodshed")
        .units(1, "Uxmal", 3, 3)
        .effect(0, "smite 6 unit @conflict");
    assert_eq!(tokens(&table), (5, 0), "for each unit, five at most");
    let mut table = trial("bloodshed")
        .units(0, "Uxmal", 2, 0)
        .units(1, "Uxmal", 1, 0)
        .effect(0, "smite 3 unit @conflict");
    table.plays(0, &["victim 0 warrior", "victim 0 warrior"]);
    assert_eq!(tokens(&table), (1, 0), "opponents' units only");
    let table = trial("bloodshed")
        .units(0, "Uxmal", 1, 1)
        .effect(1, "smite 2 unit @conflict");
    assert_eq!(tokens(&table), (0, 0), "theirs is another");
    let table = trial("bloodshed")
        .units(1, "Uxmal", 1, 0)
        .at(Stage::Strength);
    assert_eq!(tokens(&table), (0, 1));
}

#[test]
fn builders_is_floors_for_you_and_smiting_for_them() {
    let table = trial("builders").effect(0, "build pyramid @conflict; transform any @conflict");
    assert_eq!(tokens(&table), (2, 0), "built or transformed");
    let table = trial("builders").effect(1, "build pyramid @conflict");
    assert_eq!(tokens(&table), (0, 0));
    let table = trial("builders")
        .units(0, "Uxmal", 1, 1)
        .effect(1, "smite 2 unit @conflict");
    assert_eq!(tokens(&table), (0, 2));
    let table = trial("builders")
        .units(0, "Uxmal", 1, 1)
        .effect(1, "exile 2 unit @conflict");
    assert_eq!(tokens(&table), (0, 0));
}

#[test]
fn conquest_is_winning_for_you_and_floors_for_them() {
    let table = trial("conquest").champion(0, "Uxmal").at(Stage::Strength);
    assert_eq!(tokens(&table), (1, 0));
    let table = trial("conquest")
        .units(1, "Uxmal", 1, 0)
        .at(Stage::Strength);
    assert_eq!(tokens(&table), (0, 0));
    let table = trial("conquest").effect(1, "build pyramid @conflict");
    assert_eq!(tokens(&table), (0, 1));
}

#[test]
fn faith_is_devotion_for_you_and_offerings_for_them() {
    let table = trial("faith").effect(0, "devotion 3; devotion 1");
    assert_eq!(tokens(&table), (2, 0), "each gain, however large");
    let mut table = Table::new(1)
        .trial("faith")
        .blessed("Uxmal")
        .vengeful_card(0)
        .next_conflicts(&["Uxmal"])
        .at(Stage::NextConflict);
    table.play(0, "offer shaman");
    assert_eq!(tokens(&table), (1, 0), "at once");
    table.play(0, "offer warrior").play(0, "done");
    assert_eq!(
        tokens(&table),
        (1, 1),
        "yours for the devotion, theirs for the offering"
    );
}

#[test]
fn memory_and_valour_are_calendar_and_codex_the_other_way_round_for_them() {
    let written = |name: &str, owner: u8, warriors: u8, shamans: u8| {
        let mut table = trial(name).units(owner, "Uxmal", warriors, shamans);
        table = table.champion(0, "Becan").at(Stage::Strength);
        if owner == 0 && table.phase() != "tribes" && !table.legal(0).is_empty() {
            table.play(0, "space 3");
        }
        tokens(&table)
    };
    assert_eq!(written("memory", 0, 0, 1), (1, 0));
    assert_eq!(written("memory", 0, 1, 0), (0, 0));
    assert_eq!(written("memory", 1, 0, 1), (0, 0));
    assert_eq!(written("memory", 1, 1, 0), (0, 1));
    assert_eq!(written("valour", 0, 1, 0), (1, 0));
    assert_eq!(written("valour", 0, 0, 1), (0, 0));
    assert_eq!(written("valour", 1, 1, 0), (0, 0));
    assert_eq!(written("valour", 1, 0, 1), (0, 1));
}

#[test]
fn plain_smite_of_theirs_leaves_their_own_alone() {
    let table = Table::new(1)
        .conflict("Uxmal")
        .units(0, "Uxmal", 1, 0)
        .units(1, "Uxmal", 2, 0)
        .effect(1, "smite 3 unit @conflict");
    assert!(table.is_done());
    assert_eq!(
        (table.at_region(0, "Uxmal"), table.at_region(1, "Uxmal")),
        ((0, 0), (2, 0))
    );
    let table = Table::new(1)
        .conflict("Uxmal")
        .units(1, "Becan", 2, 0)
        .effect(1, "exile 3 unit @other; vp 1");
    assert!(table.is_done());
    assert_eq!(
        (table.at_region(1, "Becan"), table.vp_now()[1]),
        ((2, 0), 6)
    );
}

#[test]
fn other_verbs_of_theirs_are_done_without_asking() {
    let table = Table::new(1)
        .conflict("Uxmal")
        .units(1, "Becan", 2, 1)
        .effect(1, "bring 2 unit @conflict");
    assert_eq!(table.at_region(1, "Uxmal"), (1, 1));
    let table = Table::new(1)
        .conflict("Uxmal")
        .units(1, "Becan", 1, 0)
        .units(1, "Copan", 1, 1)
        .effect(1, "bring 8 unit from_one @conflict");
    assert_eq!(
        (table.at_region(1, "Uxmal"), table.at_region(1, "Becan")),
        ((1, 1), (1, 0))
    );
    let table = Table::new(1)
        .conflict("Uxmal")
        .glyphs(1, "Uxmal", 1)
        .glyphs(0, "Uxmal", 1)
        .effect(1, "demolish any @conflict");
    assert_eq!(
        table.state.glyphs[region("Uxmal")],
        [0, 1, 0, 0],
        "yours, if there is one"
    );
    let table = Table::new(1)
        .conflict("Uxmal")
        .units(1, "Uxmal", 2, 1)
        .effect(1, "sacrifice 1 unit; vp 2");
    assert_eq!(
        (table.at_region(1, "Uxmal"), table.vp_now()[1]),
        ((1, 1), 6)
    );
    let table = Table::new(1)
        .conflict("Uxmal")
        .effect(1, "sacrifice upto 3 unit reserve each vp 2");
    assert_eq!(table.vp_now()[1], 10);
    let table = Table::new(1)
        .vp(&[30, 9])
        .conflict("Uxmal")
        .effect(1, "pay devotion 2; strength 3");
    assert_eq!(
        (table.vp_now()[1], table.view().conflict.unwrap().bonus[1]),
        (7, 3)
    );
    let table = Table::new(1)
        .conflict("Uxmal")
        .units(1, "Becan", 1, 0)
        .effect(1, "wander 2 unit; vp 1");
    assert_eq!(
        (table.at_region(1, "Becan"), table.vp_now()[1]),
        ((1, 0), 6),
        "they do not wander"
    );
    assert_eq!(table.state.books[Kind::Warrior as usize], [None; 5]);
}

#[test]
fn the_last_card_of_an_age_is_kept_without_asking() {
    let mut table = Table::new(1)
        .champion(0, "Uxmal")
        .resolved(&ALL[2..])
        .next_conflicts(&["Uxmal"]);
    table.state.decks[seat(0)] = [Card::Edict].into_iter().collect();
    table.state.discards[seat(0)] = [Card::Legacy, Card::Vengeance, Card::Fervor, Card::Task]
        .into_iter()
        .collect();
    let table = table.at(Stage::NextConflict);
    assert_eq!(
        (table.phase(), table.count("shown")),
        ("first".to_owned(), 1)
    );
}

#[test]
fn with_all_at_0_the_vengeful_gods_win_except_where_your_champion_stands() {
    let empty = || Table::new(1).altar("Uxmal", "sun").vp(&[20, 10]);
    let mut table = empty().blessed("Uxmal").next_conflicts(&["Uxmal"]);
    table.state.reserve[seat(1)] = Band::NONE;
    let mut table = table.at(Stage::NextConflict);
    table.play(0, "done");
    assert_eq!(table.vp_now(), [20, 10 + 8]);
    let table = empty().conflict("Uxmal").at(Stage::Strength);
    assert_eq!(table.vp_now(), [20, 10 + 7]);
    let mut table = empty().champion(0, "Uxmal").conflict("Uxmal");
    table.state.the_conflict_mut().penalty[seat(0)] = 2;
    assert_eq!(table.at(Stage::Strength).vp_now(), [20 + 7, 10]);
}
