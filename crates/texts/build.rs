//! Lists the files of texts, so that a subject (the house, a game) is added by adding its folder.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo names the folder")).join("texts");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::new();
    for language in ["en", "it", "pl"] {
        writeln!(list, "const {}: &[&str] = &[", language.to_uppercase())
            .expect("a string takes it all");
        for subject in entries(&root)? {
            for file in entries(&subject.join(language))? {
                let file = file.to_string_lossy();
                writeln!(list, "    include_str!({file:?}),").expect("a string takes it all");
            }
        }
        list.push_str("];\n");
    }
    let out = env::var("OUT_DIR").expect("cargo names a folder for what is made");
    fs::write(Path::new(&out).join("sources.rs"), list)
}

/// What is in a folder, by name.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut entries: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
    entries.sort();
    Ok(entries)
}
