//! The rules of Earthrise: one program, so that it is linked once.

mod content_builtin;
mod content_faults;
mod content_variants;
mod examples;
mod imagine;
mod options;
mod rules_arithmetic;
mod rules_exchange;
mod rules_pill_effects;
mod rules_pills;
mod rules_properties;
mod rules_reach;
mod rules_retract;
mod rules_rewards;
mod rules_scoring;
mod rules_setup;
mod rules_silence;
mod rules_tricks;
mod rules_views;
mod scenario;
