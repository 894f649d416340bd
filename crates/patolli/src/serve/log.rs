//! How the server tells what it does.

use tracing_subscriber::EnvFilter;

/// How logs are written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LogForm {
    /// For people.
    Text,
    /// One JSON object a line, for programs, with every request.
    Json,
}

pub(super) fn start(form: LogForm) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
    }
}
