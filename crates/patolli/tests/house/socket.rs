//! The socket in the folder of an open house.

use std::io::{Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixStream;

use crate::kit::{Server, folder, house};

#[tokio::test]
async fn only_the_owner_reads_the_folder_and_all_that_is_in_it() {
    let somewhere = folder();
    let data = somewhere.path().join("house");
    let server = Server::start(&data);
    server.guest("Ada").await;
    let mode =
        |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let mut names = Vec::new();
    for file in std::fs::read_dir(&data).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        names.push(path.file_name().unwrap().to_string_lossy().into_owned());
    }
    for name in [
        "patolli.sqlite",
        "patolli.sqlite-wal",
        "patolli.lock",
        "patolli.sock",
    ] {
        assert!(
            names.iter().any(|other| other == name),
            "{name} of {names:?}"
        );
    }
    server.stop();
    assert!(
        !data.join("patolli.sock").exists(),
        "it goes with the house"
    );
}

#[tokio::test]
async fn a_socket_that_was_left_behind_is_in_nobodys_way() {
    let data = folder();
    let server = Server::start(data.path());
    server.guest("Ada").await;
    server.kill();
    assert!(
        data.path().join("patolli.sock").exists(),
        "it was left behind"
    );
    house(data.path(), &["mute", "Ada"]).ok();
    let server = Server::start(data.path());
    let people = house(data.path(), &["people", "--json"]).json();
    assert_eq!(people[0]["muted"], true);
    server.stop();
}

#[tokio::test]
async fn nonsense_at_the_socket_is_answered_and_harms_nobody() {
    let data = folder();
    let server = Server::start(data.path());
    for nonsense in [
        &b"\n"[..],
        b"hello\n",
        b"{\"errand\":\"dance\"}\n",
        b"{}\n",
        b"\xff\xfe\n",
        &vec![b'x'; 100_000],
    ] {
        let mut socket = UnixStream::connect(data.path().join("patolli.sock")).unwrap();
        let _ = socket.write_all(nonsense);
        let _ = socket.shutdown(std::net::Shutdown::Write);
        let mut answer = String::new();
        let _ = socket.read_to_string(&mut answer);
        assert!(
            answer.is_empty() || answer.contains("does not know the errand"),
            "{answer}"
        );
    }
    drop(UnixStream::connect(data.path().join("patolli.sock")).unwrap());
    house(data.path(), &["people"]).ok();
    server.stop();
}

#[tokio::test]
async fn a_house_deep_in_folders_is_asked_all_the_same() {
    let somewhere = folder();
    let data = somewhere.path().join("d".repeat(60)).join("e".repeat(60));
    let server = Server::start(&data);
    server.guest("Ada").await;
    house(&data, &["mute", "Ada"]).ok();
    let people = house(&data, &["people", "--json"]).json();
    assert_eq!(people[0]["muted"], true);
    server.stop();
}
