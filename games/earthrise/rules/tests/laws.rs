//! Earthrise keeps the laws of the house.

tabletop::laws!(earthrise::Earthrise);
