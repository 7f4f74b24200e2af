//! The web servers that `docs/hosting` configures. The tests serve the build with both if they are installed or can be fetched.

use std::env;
use std::path::PathBuf;

use crate::browser;
use crate::project::{Failure, Project, find_program};

/// Where Debian's packages are unpacked.
const FOLDER: &str = "target/hosts";

/// Each server's program name, the variable that can name its path, and the folders outside PATH in which it is installed.
const NGINX: Server = Server { name: "nginx", variable: "NGINX", elsewhere: ["/usr/sbin", "target/hosts/usr/sbin"] };
const CADDY: Server =
    Server { name: "caddy", variable: "CADDY", elsewhere: ["/usr/local/bin", "target/hosts/usr/bin"] };

/// The paths of both servers.
#[derive(Debug)]
pub(crate) struct Hosts {
    /// The program nginx.
    pub(crate) nginx: PathBuf,
    /// The program caddy.
    pub(crate) caddy: PathBuf,
}

struct Server {
    name: &'static str,
    variable: &'static str,
    elsewhere: [&'static str; 2],
}

/// The programs that NGINX and CADDY name, or else those in the usual places.
pub(crate) fn find(project: &Project) -> Option<Hosts> {
    Some(Hosts { nginx: program(project, &NGINX)?, caddy: program(project, &CADDY)? })
}

/// Fetches the servers if they are missing. If that fails, the tests go on without them.
pub(crate) fn ensure(project: &Project) {
    if find(project).is_some() || find_program("apt-get").is_none() {
        return;
    }
    if let Err(failure) = fetch(project) {
        eprintln!("{failure}. The tests continue without nginx and Caddy.");
    }
}

/// Unpacks Debian's packages instead of installing them, because an installed server starts by itself and occupies ports.
fn fetch(project: &Project) -> Result<(), Failure> {
    if browser::can_install(project) {
        browser::apt_update(project)?;
    }
    project.sh.create_dir(FOLDER)?;
    let _folder = project.sh.push_dir(FOLDER);
    println!("==> Fetching nginx and Caddy: the tests serve the pages with the configurations of docs/hosting.");
    let fetched = project.command(&["apt-get", "download", "nginx", "caddy", "libnginx-mod-http-brotli-static"]).run();
    fetched.map_err(|error| {
        Failure::new(format!(
            "nginx and Caddy could not be fetched ({error}); install both from your system's packages"
        ))
    })?;
    for package in project.sh.read_dir(".")?.iter().filter(|path| path.extension().is_some_and(|kind| kind == "deb")) {
        project.command(&["dpkg-deb", "--extract"]).arg(package).arg(".").run()?;
    }
    match find(project) {
        Some(_) => Ok(()),
        None => Err(Failure::new(format!("the packages were unpacked in {FOLDER}, but hold no servers"))),
    }
}

fn program(project: &Project, server: &Server) -> Option<PathBuf> {
    let named = env::var_os(server.variable).filter(|path| !path.is_empty()).map(PathBuf::from);
    let places = server.elsewhere.iter().map(|folder| project.root.join(folder).join(server.name));
    named.or_else(|| find_program(server.name)).or_else(|| places.into_iter().find(|path| path.is_file()))
}
