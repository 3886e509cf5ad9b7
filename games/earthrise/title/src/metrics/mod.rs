//! What the lab counts in Earthrise.

use earthrise::Earthrise;
use measure::Record;
use measure::Sample;
use measure::stats::Estimate;

measure::metrics!(Earthrise: honors, sources, rounds, lot);

/// The mean of a number over the games of one of the bots, each deal counted once: games of one deal are alike.
fn mean_of_bot(sample: &Sample<'_>, bot: usize, value: impl Fn(&Record, usize) -> Option<f64>) -> Option<Estimate> {
    let mut deals: std::collections::BTreeMap<u64, (f64, u32)> = std::collections::BTreeMap::new();
    for record in sample.records {
        let seating = sample.line_up.seating(record.turn);
        for (seat, _) in seating.iter().enumerate().filter(|&(_, &name)| name == bot) {
            if let Some(value) = value(record, seat) {
                let deal = deals.entry(record.deal).or_default();
                *deal = (deal.0 + value, deal.1 + 1);
            }
        }
    }
    let means: Vec<f64> = deals.values().map(|&(sum, count)| sum / f64::from(count)).collect();
    let one = means.first().map(|&value| Estimate { value, low: value, high: value });
    Estimate::of(&means).or(one)
}
