export type {
  CardFace,
  CardSlots as Slot,
  CardUse as Use,
  DaybreakLibrary,
  DaybreakUses as Uses,
  EarthriseLibrary,
  Glyph,
  LimitFace as Limit,
  Tried,
} from "./wire";
