#[path = "bench/reference.rs"]
mod reference;
use earthrise::*;
use tabletop::*;
use std::time::Instant;
fn main() {
    let game = Earthrise::builtin(&Setup::new(4)).unwrap();
    println!("state {} view {} move {} draw {}", size_of::<State>(), size_of::<View>(), size_of::<Move>(), size_of::<Draw>());
    for _ in 0..4 {
        let n = 400_000;
        let mut dice = Xoshiro::new(1);
        let t = Instant::now();
        let mut m = 0u64; let mut h = 0i64;
        for _ in 0..n { let p = reference::play(&mut dice); m += p.moves as u64; h += p.honors.iter().map(|x| *x as i64).sum::<i64>(); }
        let e = t.elapsed().as_secs_f64();
        println!("reference {:.0} games/s {:.1}M moves/s moves/game {:.2} honors {:.3}", n as f64/e, m as f64/e/1e6, m as f64/n as f64, h as f64/n as f64/4.0);
        let mut dice = Xoshiro::new(1);
        let t = Instant::now();
        let mut m = 0u64; let mut h = 0i64; let mut moves = Vec::new();
        for _ in 0..n { let mut s = game.begin(); let (o, l) = playout(&game, &mut s, &mut dice, &mut moves); m += l.moves as u64; h += o.honors.iter().map(|x| *x as i64).sum::<i64>(); }
        let e = t.elapsed().as_secs_f64();
        println!("contract {:.0} games/s {:.1}M moves/s moves/game {:.2} honors {:.3}", n as f64/e, m as f64/e/1e6, m as f64/n as f64, h as f64/n as f64/4.0);
    }
}
