//! Checks before the window opens, so that a missing part is reported in a sentence.

use std::net::{TcpStream, ToSocketAddrs};
use std::process::ExitCode;
use std::time::Duration;

use bevy::tasks::block_on;
use wgpu::{Adapter, Backends, Instance, InstanceDescriptor};

use crate::logbook::wording::{Fact, key};

use super::{Speaker, output};

/// Nothing stands between the player and the window: a display that answers, a driver that draws.
pub fn clear_the_way() -> Result<(), Fact> {
    display()?;
    if !can_draw() {
        return Err(Fact::from(key::TROUBLE_NO_GPU));
    }
    Ok(())
}

/// There is a driver that draws.
#[must_use]
pub fn can_draw() -> bool {
    !adapters().is_empty()
}

/// Every adapter that the program could draw with; `WGPU_BACKEND` narrows the search.
fn adapters() -> Vec<Adapter> {
    let backends = Backends::from_env().unwrap_or(Backends::all());
    let instance = Instance::new(InstanceDescriptor { backends, ..InstanceDescriptor::new_without_display_handle() });
    block_on(instance.enumerate_adapters(backends))
}

/// Prints every adapter on a line of its own: name, backend, kind, driver.
#[must_use]
pub fn list(speaker: &Speaker) -> ExitCode {
    let adapters = adapters();
    for adapter in &adapters {
        let info = adapter.get_info();
        output::print(format_args!(
            "{}\t{}\t{:?}\t{} {}",
            info.name, info.backend, info.device_type, info.driver, info.driver_info
        ));
    }
    if adapters.is_empty() {
        speaker.complain(&Fact::from(key::TROUBLE_NO_GPU));
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// On Linux a display is named by the environment, but only knocking shows that it answers.
fn display() -> Result<(), Fact> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let named = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    match (named("DISPLAY"), named("WAYLAND_DISPLAY").or_else(|| named("WAYLAND_SOCKET"))) {
        (Some(display), _) if answers(&display) => Ok(()),
        (_, Some(_)) => Ok(()),
        _ => Err(Fact::from(key::TROUBLE_NO_DISPLAY)),
    }
}

/// The address at which an X display listens: `host:display.screen`.
#[derive(PartialEq, Eq, Debug)]
enum Door<'a> {
    /// A socket of this machine, by the display's number.
    Here(u16),
    There(&'a str, u16),
}

fn door(display: &str) -> Option<Door<'_>> {
    let (host, number) = display.rsplit_once(':')?;
    let number: u16 = number.split('.').next()?.parse().ok()?;
    match host {
        "" | "unix" => Some(Door::Here(number)),
        _ => Some(Door::There(host, number)),
    }
}

fn answers(display: &str) -> bool {
    match door(display) {
        Some(Door::Here(number)) => answers_here(number),
        Some(Door::There(host, number)) => {
            (host, 6000_u16.saturating_add(number)).to_socket_addrs().is_ok_and(|mut places| {
                places.any(|place| TcpStream::connect_timeout(&place, Duration::from_secs(3)).is_ok())
            })
        }
        None => false,
    }
}

#[cfg(target_os = "linux")]
fn answers_here(number: u16) -> bool {
    use std::os::linux::net::SocketAddrExt as _;
    use std::os::unix::net::{SocketAddr, UnixStream};

    let path = format!("/tmp/.X11-unix/X{number}");
    let hidden = SocketAddr::from_abstract_name(&path).and_then(|place| UnixStream::connect_addr(&place));
    hidden.is_ok()
        || UnixStream::connect(&path).is_ok()
        || TcpStream::connect(("localhost", 6000_u16.saturating_add(number))).is_ok()
}

#[cfg(not(target_os = "linux"))]
fn answers_here(_number: u16) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn displays_are_found_where_x_puts_them() {
        assert_eq!(door(":0"), Some(Door::Here(0)));
        assert_eq!(door(":77.1"), Some(Door::Here(77)));
        assert_eq!(door("unix:3"), Some(Door::Here(3)));
        assert_eq!(door("harbour:10.0"), Some(Door::There("harbour", 10)));
        assert_eq!(door(""), None);
        assert_eq!(door("nonsense"), None);
        assert_eq!(door(":many"), None);
    }

    #[test]
    fn a_display_that_nobody_keeps_does_not_answer() {
        assert!(!answers(":64999"));
        assert!(!answers("nonsense"));
    }
}
