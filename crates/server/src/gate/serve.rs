//! Takes connections and has them answered.

use super::Times;
use super::connections::{Gate, HeldConnection, Phase};
use super::wire::Wire;
use crate::auth::address::group;
use crate::clock::now;
use crate::logging::ThrottledCount;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use table::Problem;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower_service::Service;
use wire::Millis;
use words::Lang;

/// The most bytes that say what is asked, and of a body that are read ahead.
const READ_AHEAD: usize = 64 * 1024;
/// How soon connections are taken again when the system has no room for one.
const BREATHER: Duration = Duration::from_millis(50);
/// The log has at most one line in this time about connections that were not taken.
const LINE_EVERY: Millis = 10_000;
/// Whoever finds no room may come back after this time.
const COME_BACK: Duration = Duration::from_secs(5);

/// Takes connections until it is told to close, and then waits for those that are being answered.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    gate: Gate,
    times: Times,
    is_proxy: impl Fn(IpAddr) -> bool,
    closing: watch::Receiver<bool>,
) {
    let (alive, mut gone) = mpsc::channel::<()>(1);
    let untold = ThrottledCount::every(LINE_EVERY);
    let mut stop = closing.clone();
    loop {
        let taken = tokio::select! {
            taken = listener.accept() => taken,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match taken {
            Ok((stream, peer)) => {
                let address = group(peer.ip());
                let Some(held) = gate.enter(address, is_proxy(peer.ip())) else {
                    refuse(&stream);
                    if let Some(times) = untold.add(1, now()) {
                        tracing::warn!(times, "all connections belong to people who play; a new one was not taken");
                    }
                    continue;
                };
                // A connection that keeps its packets back is slower, and nothing worse.
                let _ = stream.set_nodelay(true);
                let wire = Wire::new(stream, held.clone(), times);
                let (router, closing, alive) = (router.clone(), closing.clone(), alive.clone());
                tokio::spawn(async move {
                    answer(wire, &held, peer, router, closing).await;
                    drop(alive);
                });
            }
            // It was gone before it was taken.
            Err(error) if is_of_one(error.kind()) => {}
            Err(error) => {
                gate.squeeze();
                if let Some(times) = untold.add(1, now()) {
                    tracing::warn!(times, %error, "the system gives no room for a connection");
                }
                tokio::time::sleep(BREATHER).await;
            }
        }
    }
    drop((listener, alive));
    gone.recv().await;
}

fn is_of_one(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}

/// Says that there is no room, if that can be said at once.
fn refuse(stream: &TcpStream) {
    let said = Problem::busy(COME_BACK).say(words::Words::of(Lang::En), None);
    let body = wire::json::text(&said);
    let head = format!(
        "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        COME_BACK.as_secs(),
        body.len()
    );
    let _ = stream.try_write(&[head.as_bytes(), body.as_bytes()].concat());
}

/// Answers what a connection asks until it ends, or becomes a socket.
async fn answer(
    wire: Wire,
    held: &Arc<HeldConnection>,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let service = service_fn(|mut request: Request<Incoming>| {
        held.turn(Phase::Answered);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(held.clone());
        let (held, answering) = (held.clone(), router.clone().call(request));
        async move {
            let answer = answering.await?;
            let socket = answer.status() == StatusCode::SWITCHING_PROTOCOLS;
            held.turn(if socket { Phase::Socket } else { Phase::Waiting });
            Ok::<_, std::convert::Infallible>(answer)
        }
    });
    let connection = http1::Builder::new()
        .max_buf_size(READ_AHEAD)
        .header_read_timeout(None)
        .serve_connection(TokioIo::new(wire), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // What breaks is the client's; there is nobody left to tell.
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
