//! The rules of Daybreak: one program, so that it is linked once.

mod adding_cards;
mod balances;
mod picking;
mod rules_ahead;
mod rules_cards;
mod rules_crisis;
mod rules_emissions;
mod rules_forecast;
mod rules_growth;
mod rules_local;
mod rules_numbers;
mod rules_readings;
mod rules_setup;
mod scenario;
