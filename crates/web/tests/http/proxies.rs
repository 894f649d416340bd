//! Behind proxies: who asks is what our own proxies tell, not what the client tells them.

use reqwest::Method;
use web::{Bounds, Settings};

use crate::kit::{Server, send};

fn behind(trusted_proxies: usize) -> Settings {
    Settings {
        trusted_proxies,
        ..Settings::DEFAULT
    }
}

/// Another address for each number.
fn any(number: u32) -> String {
    format!("10.1.0.{number}")
}

#[tokio::test]
async fn what_a_client_writes_to_the_left_of_our_proxies_changes_nothing() {
    type Lines = fn(u32) -> Vec<String>;
    // Trusted proxies, what the nearest of them sends, whether it is one and the same client.
    let cases: &[(usize, Lines, bool)] = &[
        (0, |n| vec![any(n)], true),
        (1, |n| vec![format!("{}, 203.0.113.1", any(n))], true),
        (1, |n| vec![any(n), "203.0.113.2".to_owned()], true),
        (1, |n| vec![format!("203.0.113.3:{}", 1024 + n)], true),
        (1, |n| vec![format!("2001:db8:0:1::{n:x}")], true),
        (
            1,
            |n| vec![format!("[2001:db8:0:2::{n:x}]:{}", 1024 + n)],
            true,
        ),
        (1, |n| vec![format!("2001:db8:0:{n:x}::3")], false),
        (1, |n| vec![format!("203.0.113.4, {}", any(n))], false),
        (1, |n| vec![format!("no address {n}")], true),
        (
            2,
            |n| vec![any(n), "203.0.113.5, 10.0.0.1".to_owned()],
            true,
        ),
        (
            2,
            |n| vec![format!("203.0.113.6, {}, 10.0.0.1", any(n))],
            false,
        ),
    ];
    for (number, (proxies, lines, one)) in cases.iter().enumerate() {
        // With one live stream for each address, a second shows whether it is the same.
        let server = Server::with(Settings {
            bounds: Bounds {
                streams_per_address: 1,
                ..Bounds::DEFAULT
            },
            ..behind(*proxies)
        });
        let server = server.await;
        let client = server.guest("Hana").await;
        let table = client.play_now().await;
        let stream = async |number| {
            let request = client.bare(Method::GET, &format!("{table}/live"));
            let request = lines(number).into_iter().fold(request, |request, line| {
                request.header("x-forwarded-for", line)
            });
            request.send().await.expect("the server answers")
        };
        let first = stream(1).await;
        let second = stream(2).await;
        assert_eq!(first.status(), 200, "case {number}");
        let expected = if *one { 503 } else { 200 };
        assert_eq!(second.status(), expected, "case {number}");
    }
}

#[tokio::test]
async fn browsers_that_came_over_tls_are_told_to_come_so_again() {
    let proxied = Server::with(behind(1)).await;
    let direct = Server::open().await;
    let told = async |server: &Server, protocols: &[&str], path: &str| {
        let client = server.browser();
        let mut request = client.bare(Method::GET, path);
        for protocol in protocols {
            request = request.header("x-forwarded-proto", *protocol);
        }
        let answer = send(request).await;
        let header = answer.header("strict-transport-security");
        header.starts_with("max-age=")
    };
    for path in ["/", "/nowhere", "/healthz", "/assets/patolli.css"] {
        assert!(told(&proxied, &["https"], path).await, "{path}");
        assert!(told(&proxied, &["http", "https"], path).await, "{path}");
        assert!(!told(&proxied, &["https", "http"], path).await, "{path}");
        assert!(!told(&proxied, &[], path).await, "{path}");
        assert!(!told(&direct, &["https"], path).await, "{path}");
    }
}

#[tokio::test]
async fn the_host_is_the_one_that_the_nearest_proxy_tells() {
    let server = Server::with(behind(1)).await;
    for (hosts, status) in [
        (&["patolli.example"][..], 303),
        (&["evil.example", "patolli.example"], 303),
        (&["patolli.example", "other.example"], 403),
        (&["patolli.example, other.example"], 403),
    ] {
        let client = server.browser();
        let mut request = client
            .bare(Method::POST, "/settings")
            .header("origin", "https://patolli.example")
            .form(&[("theme", "dark")]);
        for host in hosts {
            request = request.header("x-forwarded-host", *host);
        }
        send(request).await.expect(status);
    }
}
