//! Daybreak keeps the laws of the house.

tabletop::laws!(daybreak::Daybreak);
