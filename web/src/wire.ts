/** What this server is. */
export interface About {
  /** The program's version. */
  firstlight: string;
  /** The version of the interface. */
  api: number;
  /** The games there are. */
  games: GameInfo[];
  /** The languages there are, by tag and by what they call themselves. */
  languages: [string, string][];
  /** The addresses by which other devices in the home network reach this server, if it was started for them. */
  lan?: string[];
}

/** Where an action is. */
export type ActionAt =
  /** On the front card of this stack. */
  | { stack: number }
  /** On the project in this place. */
  | { project: number };

/** The action of a front card or a project. */
export interface ActionUse {
  /** Whose. */
  at: ActionAt;
  /** The move that begins it. */
  move: DaybreakMove;
  /** Is it possible now? */
  possible: boolean;
  /** Why not. */
  why: string | null;
  /** What it brings today, in signs. */
  yields: Glyph[];
  /** What it does. */
  text: string;
  /** Uses in this round so far. */
  used: number;
  /** Uses allowed; nothing: as often as it can be paid. */
  most: number | null;
}

/** A move of a hint. */
export interface Advised {
  /** The move. */
  move: Move;
  /** The chance to win, from 0 to 1. */
  chance: number;
  /** What to expect of it. */
  expect: string[];
  /** What a menu says of it. */
  label?: string | null;
}

/** A question that changes nothing and is answered to the asker alone. */
export type Ask =
  /** The moves of the seat one faces, with what a menu says of them. */
  | { what: "moves" }
  /** Why a move is possible and what it would do, or why it is not. */
  | {
      what: "why";
      /** The move. */
      move: Move;
    }
  /**
   * What the seat one faces can do with its cards: every place for each of them, what it would bring, or why it is not
   * possible.
   */
  | { what: "uses" }
  /**
   * What a move would bring, tried on a copy up to the next thing that chance or somebody else decides; not every game
   * has it.
   */
  | {
      what: "try";
      /** The move. */
      move: Move;
    }
  /** The best moves, if the table allows hints. */
  | { what: "hint" }
  /** The table as one saw it at an earlier moment. */
  | {
      what: "look";
      /** After which entry. */
      to: number;
    }
  /** Everything one was told after a message. */
  | {
      what: "since";
      /** The number of that message. */
      n: number;
      /**
       * Up to which entry of the log; unless said, up to the last one knows. The answer has the last facts up to it, so
       * that a client reads a long past page by page.
       */
      to?: number | null;
    };

/** A table that was opened or joined. */
export interface At {
  /** Which. */
  table: TableId;
  /** Does one still wait at its door for the host? Ask again to see. */
  knocking?: boolean;
}

/** What happens when the time of a seat is used up. */
export type AtZero =
  /** A `steady` bot plays for the seat to the end of the stage or trick. */
  | "bot"
  /** The plainest move is made: done, pass, save or hold; where there is none, a bot makes one step. */
  | "pass"
  /** It is told, and the others may ask to let a bot play. */
  | "nothing";

/** The first message on a socket: how the client wants to look at the table. */
export interface Attach {
  /** The version of the interface the client speaks. */
  hello: number;
  /** As whom; unless said, one's own first seat, or else as a spectator. */
  facing?: Facing | null;
  /**
   * The language of the sentences: `en`, `es` or `pt-BR`. Without one there are no sentences, which is what bots want.
   */
  lang?: string | null;
  /** The moves of the seat, with every message in which it is asked. */
  moves?: MovesWanted;
  /** The number of the last message the client has. It gets what came after, or a fresh view. */
  since?: number | null;
  /** Leave the view out of updates, for clients that follow the facts alone. */
  without_view?: boolean;
}

/** Who is looking. */
export type Audience =
  /** The player in a seat. */
  | { seat: Seat }
  /** Somebody without a seat, who sees what all may see. */
  | "spectator"
  /** Somebody who studies a finished game and sees everything. */
  | "omniscient";

/** What is printed on the central board. */
export interface BoardFace {
  /** Rounds of a game. */
  rounds: number;
  /** Local cards of a draw step. */
  draw: number;
  /** From so many communities in crisis on, so many cards fewer. */
  draw_marks: [number, number][];
  /** Communities in crisis that lose the game. */
  communities_to_lose: number;
  /** Bands that lose the game. */
  bands_to_lose: number;
  /** Carbon of a band, for each player. */
  carbon_per_band: number;
  /** What holds with 0, 1, 2 … bands, up to those that lose the game. */
  levels: LevelFace[];
  /** Global projects drawn to choose from. */
  projects_drawn: number;
  /** Places for global projects. */
  projects: number;
  /** Stacks of a player. */
  stacks: number;
  /** The faces of the planetary die. */
  planetary_die: DaybreakPlanetaryEffect[];
  /** The highest face of the geoengineering die. */
  geoengineering_die: number;
  /** The tracks of the planetary effects. */
  tracks: TrackFace[];
}

/** A bot that comes with the server. */
export interface BotInfo {
  /** Its name. */
  name: string;
  /** How it plays, in one English sentence. */
  style: string;
  /** Is it there to be measured against, and not to be good company? */
  reference: boolean;
}

/** A card as it is drawn. */
export interface CardFace {
  /** Its deck. */
  deck: DeckName;
  /** Its id in views and facts. Local and starting cards share their ids; every other deck has its own. */
  id: number;
  /** The printed number, as in `1.065`. */
  no: string;
  /** Its title. */
  title: string;
  /** What it is, in a word or two. */
  kind: string;
  /** Its tags, as often as they are printed. */
  tags: DaybreakTag[];
  /** What it does, in signs. */
  line: Glyph[];
  /** How often its action can be carried out; nothing, if it has none. */
  limit: LimitFace | null;
  /** When its action can be carried out; nothing, if it has none. */
  window: DaybreakWindow | null;
  /** What it does, sentence by sentence. */
  text: string[];
  /** One sentence on what it is in the real world. */
  world: string | null;
  /** Where it comes from: `rulebook`, `published`, `play`, `reconstructed` or `printed`. */
  source: string;
  /** The same in words, with whether it was completed. */
  source_text: string;
  /** The fields that were completed although the card has a source. */
  reconstructed: string[];
  /** Is it used when one player plays alone? */
  solo: boolean;
  /** The cards it asks for. */
  slots: CardSlots[];
  /** Whom a crisis strikes. */
  target_text: string | null;
  /** Does a crisis stay on the table? */
  ongoing: boolean;
  /** What a challenge card is like. */
  flavour: DaybreakFlavour | null;
  /** Whom a challenge card is for. */
  scope: DaybreakScope | null;
  /** The set of a starting card: `solo`, `china`, `united-states`, `europe` or `majority-world`. */
  set: string | null;
  /** The emissions its action touches. */
  emissions: DaybreakSector[];
}

/** Cards that a project or a crisis asks for. */
export interface CardSlots {
  /** Which cards. */
  wanted: DaybreakCardFilter;
  /** How many of them at 1, 2, 3 and 4 players; empty: any number. */
  count: number[];
  /** What they do, in a sentence. */
  text: string;
}

/** A place for a hand card. */
export interface CardUse {
  /** The move that puts it there. */
  move: DaybreakMove;
  /** What kind of place. */
  kind: UseKind;
  /** Which stack, project or crisis, by its place. */
  at: number;
  /** Is it possible? */
  possible: boolean;
  /** Is anything gained today? */
  useful: boolean;
  /** What is gained, in signs. */
  gain: Glyph[];
  /** The same in words. */
  text: string;
  /** Why it is not possible. */
  why: string | null;
}

/** Where a hand card could go. */
export interface CardUses {
  /** Which card. */
  card: DaybreakLocalId;
  /** Every place for it, those that are not possible among them. */
  uses: CardUse[];
  /** Could its action be carried out if it lay in front of the best stack? */
  action: Judged;
}

/** What somebody changes about themselves. */
export interface ChangeMe {
  /** Another language. */
  lang?: string | null;
  /** Another name. */
  name?: string | null;
}

/** A move that can be made. */
export interface Choice {
  /** The move. */
  move: Move;
  /** What a menu says of it. */
  label?: string | null;
}

/** How much time people have at a table. Bots have no clock. */
export interface Clock {
  /** How time is measured. */
  kind: ClockKind;
  /** What happens when it is used up. */
  at_zero?: AtZero;
}

/** How time is measured. */
export type ClockKind =
  /** So much for every move, each with its own time: what is not used is lost. */
  | {
      move: {
        /** 5 to 3600 seconds. */
        seconds: number;
      };
    }
  /** So much for all moves of a seat in a stage together; it runs while the seat still has something to do. */
  | {
      stage: {
        /** 10 to 7200 seconds. */
        seconds: number;
      };
    }
  /** So much for all moves of a seat in the whole game together. */
  | {
      game: {
        /** 1 to 600 minutes. */
        minutes: number;
        /** What a move gives back, 0 to 300 seconds, though never more than it took. */
        increment?: number;
      };
    }
  /** So many days for every move. It is the clock of slow tables. */
  | {
      days: {
        /** 1 to 14 days. */
        days: number;
      };
    };

/** What kind of thing went wrong. Codes do not change. */
export type Code =
  /** Not the JSON this interface speaks. */
  | "malformed"
  /** A version of the interface that is not spoken here. */
  | "unknown_version"
  /** More than is taken at once. */
  | "too_large"
  /** More often than is taken. */
  | "too_fast"
  /** The server has too much to think about; `retry_after_ms` says when there may be room. */
  | "busy"
  /** No such address. */
  | "no_such_route"
  /** The address is there, for another method. */
  | "wrong_method"
  /** No such table, or none for you. */
  | "no_such_table"
  /** Only those who belong to the table may. */
  | "not_at_table"
  /** Not a seat of yours. */
  | "not_your_seat"
  /** Several seats are yours; say which. */
  | "which_seat"
  /** Your seat is not asked. */
  | "not_your_turn"
  /** Only the host may. */
  | "not_host"
  /** The host did not let you in. */
  | "turned_away"
  /** The host removed you. */
  | "removed"
  /** The host muted you here. */
  | "muted"
  /** There is no such seat, or it is not free. */
  | "seat_taken"
  /** The game has not begun. */
  | "not_started"
  /** The game has begun. */
  | "started"
  /** The game is over. */
  | "finished"
  /** The game is not over. */
  | "not_finished"
  /** The deal of a day is not told before the day is over, unless one has finished it. */
  | "sealed"
  /** The table is paused. */
  | "paused"
  /** Your time is used up, and a bot plays or moves for you. */
  | "out_of_time"
  /** The rules do not allow it; `reason` says why. */
  | "illegal"
  /** It cannot be taken back; `reason` says why. */
  | "not_retractable"
  /** There is no such entry. */
  | "no_such_entry"
  /** Nobody at the table is named like that. */
  | "no_such_guest"
  /** No such question, or it is not yours to answer. */
  | "no_such_question"
  /** No such plan is before the table. */
  | "no_such_plan"
  /** Players hold secrets, so plans are not talked over while the game is on. */
  | "plans_off"
  /** The table has no hints. */
  | "hints_off"
  /** The table has no spectators. */
  | "watching_off"
  /** Branches are for tables of study. */
  | "not_for_study"
  /** Players hold secrets, so no program takes a seat while the game is on. */
  | "dealt"
  /** No share of the deal is asked for, or not from this person. */
  | "no_share_wanted"
  /** The share is not the one that was fixed before. */
  | "other_share"
  /** A program plays its seat and does nothing else. */
  | "only_its_seat"
  /** A command under an id that was used long ago. */
  | "already_done"
  /** A name has 1 to 20 characters that can be seen. */
  | "bad_name"
  /** A text is empty or too long. */
  | "bad_text"
  /** The table cannot be set up like this. */
  | "bad_setup"
  /** The table cannot have such a clock; `why` says what is wrong with it. */
  | "bad_clock"
  /** No bot of that name. */
  | "unknown_bot"
  /** No language of that name. */
  | "unknown_lang"
  /** No game of that name. */
  | "unknown_game"
  /** Too many tables of one person. */
  | "too_many_tables"
  /** Too many tables were opened from one address, or too much of them is kept. */
  | "too_many_here"
  /** As much of the table is kept as may be. */
  | "table_full"
  /** Many new people come from this address; whoever solves the `challenge` is let in. */
  | "work_wanted"
  /** Too many sockets. */
  | "too_many_sockets"
  /** The request comes from another site. */
  | "bad_origin"
  /** Something would be kept for somebody whose browser did not send the cookie of this site. */
  | "no_cookie"
  /** A link or token that is wrong, used up, revoked or too old. */
  | "bad_token"
  /** This browser is logged out: it was logged out elsewhere, or whoever it was is deleted. */
  | "logged_out"
  /** No device of that name is logged in as you. */
  | "no_such_device"
  /** A short code that leads nowhere. */
  | "no_such_code"
  /** A day or deal that is not there. */
  | "no_such_deal"
  /** A file that is not a log of a game. */
  | "not_a_log"
  /** A log that a newer program wrote. */
  | "newer_log"
  /** A log of a game with content that does not come with this program. */
  | "other_content"
  /** A line of a log that does not hold. */
  | "bad_line"
  /** The disk is full. */
  | "store_full"
  /** The database is busy. */
  | "store_busy"
  /** The database failed. */
  | "store_failed"
  /** The server is about to stop. */
  | "stopping"
  /** The client did not read fast enough. */
  | "too_slow"
  /** A fault of the program. */
  | "internal";

/**
 * Everything after that: a command, with the client's own id for it.
 *
 * A command that is sent again under the same id is carried out once and answered with the first result.
 */
export type Command = {
  /** The client's id for it, up to 64 characters; every answer carries it as `re`. */
  id?: string | null;
} & (
  /** Make a move of the game. */
  | {
      do: "move";
      /** The move, as the list of moves has it. */
      move: Move;
      /** For which seat. */
      seat?: Seat | null;
    }
  /** Take back one's moves from an entry on, or the last one. Whose moves would fall with them is asked. */
  | {
      do: "retract";
      /** The first entry to fall. */
      from?: number | null;
      /** For which seat. */
      seat?: Seat | null;
    }
  /** Answer a question of the table. */
  | {
      do: "answer";
      /** Which. */
      question: number;
      /** The answer. */
      yes: boolean;
    }
  /** End the game without a result; everybody with a seat is asked. */
  | { do: "abandon" }
  /** Stop the table: nobody can move and bots wait. */
  | { do: "pause" }
  /** Go on. */
  | { do: "resume" }
  /** Say something to everybody at the table. */
  | {
      do: "chat";
      /** Up to 500 characters. */
      text: string;
    }
  /** A quick signal. It is not kept. */
  | {
      do: "signal";
      /** What. */
      signal: SignalKind;
      /** What it points at, in the client's own terms, up to 200 characters. */
      target?: string | null;
    }
  /** Put a plan before the table. Where players hold secrets, only before the game begins. */
  | {
      do: "propose";
      /** Up to 200 characters. */
      text: string;
      /** What it points at, in the client's own terms, up to 200 characters. */
      about?: string | null;
    }
  /** Vote on a plan, for all of one's seats. */
  | {
      do: "vote";
      /** Which. */
      plan: number;
      /** For it or against it; nothing takes the vote back. */
      yes?: boolean | null;
    }
  /** Take a plan off the table: one's own, or any as host. */
  | {
      do: "withdraw";
      /** Which. */
      plan: number;
    }
  /** Take an open seat. */
  | {
      do: "sit";
      /** The name for this seat, where several people share a device. */
      name?: string | null;
      /** Which; unless said, the first that is open. */
      seat?: Seat | null;
    }
  /** Give up a seat. While the game runs, a bot takes it. */
  | {
      do: "leave";
      /** Which; unless said, all of one's own. */
      seat?: Seat | null;
    }
  /** As host: put a bot on a seat that no person holds, or open it. */
  | {
      do: "seat";
      /** Which. */
      seat: Seat;
      /** The bot, such as `steady`; nothing opens the seat. */
      bot?: string | null;
    }
  /** As host: let somebody in who has knocked, or do not. */
  | {
      do: "admit";
      /** The number of the knock. */
      knock: number;
      /** Do they come in? */
      yes: boolean;
    }
  /** As host: remove somebody from the table, who cannot come back. While the game runs, a bot takes their seats. */
  | {
      do: "remove";
      /** Somebody without a seat, as the list of guests names them. */
      guest?: string | null;
      /** Whoever has this seat. */
      seat?: Seat | null;
    }
  /**
   * As host: let somebody say, signal and propose nothing at this table, or let them again. They play, vote and answer
   * on.
   */
  | {
      do: "mute";
      /** Whom, as seats, guests and lines of chat name them. */
      who: string;
      /** Muted, or heard again? */
      muted: boolean;
    }
  /**
   * Let a bot play a seat in place of its person, or give it back. For a seat of somebody else whose time is used up,
   * where nothing else happens then, the others are asked.
   */
  | {
      do: "stand_in";
      /** The bot; nothing gives the seat back. */
      bot?: string | null;
      /** Which; unless said, one's own. */
      seat?: Seat | null;
      /**
       * How long, `stage` or `back`; unless said, to the end of the stage for whoever is there, and until they are back
       * for others.
       */
      until?: Until | null;
    }
  /** While the deal is made: fix one's share of it by its hash, before anybody shows theirs. */
  | {
      do: "commit";
      /** SHA-256 of the share, as `docs/log-format.md` says. */
      commitment: Commitment;
    }
  /** While the deal is made: show the share that was fixed; at a slow table, as soon as one sits. */
  | {
      do: "share";
      /** 32 bytes of one's own chance. */
      share: Share;
    }
  /** As host: begin, with bots on the seats that are still open. */
  | {
      do: "start";
      /** The bot for open seats, unless it is `steady`. */
      bot?: string | null;
    }
  /** After the game: the same people, with the same deal or a new one, at a new table. */
  | {
      do: "rematch";
      /** The same deal? */
      same_deal?: boolean;
    }
  /** After the game: a new table of one's own that begins at an earlier moment of this one. */
  | {
      do: "clone";
      /** After which entry; 0 is the beginning. */
      to: number;
      /** A bot for all seats but the first; without one, all seats are one's own. */
      bot?: string | null;
    }
  /** At a table for study: go on from an earlier moment. */
  | {
      do: "branch";
      /** After which entry; 0 is the beginning. */
      to: number;
    }
  /** Says how far the client has shown things to its person. */
  | {
      do: "seen";
      /** The number of the message. */
      n: number;
    }
  /** Look from another seat of one's own, or as a spectator. */
  | {
      do: "face";
      /** As whom. */
      facing: Facing;
    }
  /** A question that changes nothing. */
  | Ask & { do: "ask" });

/** A SHA-256: 64 hexadecimal digits. */
export type Commitment = string;

/** Which content a game was begun with. */
export interface ContentRef {
  /** The name the content gives itself. */
  id: string;
  /** SHA-256 of its text. */
  hash: Commitment;
  /** The files themselves, if the content is not the one that comes with the program. */
  files?: { [key: string]: string };
}

/** A crisis that was resolved. */
export interface CrisisRound {
  /** The card, as in facts. */
  card: number;
  /** Whom it struck. */
  targets: Seats;
  /** Was it cancelled by the cards under it? */
  cancelled: boolean;
}

/** The deal of a day. */
export interface Daily {
  /** Which game. */
  game: string;
  /** Which day, as in 2026-11-16, by universal time. */
  day: string;
  /** SHA-256 of its seed. */
  commitment: string;
  /** How everybody did, with one attempt each: first those who were known here for a day, each part by score. */
  results: DealResult[];
  /** The seed, once the day is over. */
  seed?: string | null;
  /** Your table of it, if you have one. */
  yours?: TableId | null;
}

/** A question that one seat has open. */
export type DaybreakAsk =
  /** How many cards shall lie in front of the tucked card? (DB-LOCAL-06) */
  | {
      under: {
        /** The card. */
        card: DaybreakLocalId;
        /** The stack. */
        stack: number;
      };
    }
  /** Which card to discard as a cost. */
  | {
      pay: {
        /** Still to pay. */
        left: number;
      };
    }
  /** Which tucked card of the project to spend; with `or_stop` it may be enough. */
  | {
      spend: {
        /** Still to spend. */
        left: number;
        /** May the player stop? */
        or_stop: boolean;
      };
    }
  /** Which own resilience to pay with (a cost of any type). */
  | {
      pay_resilience: {
        /** Still to pay. */
        left: number;
      };
    }
  /** Which of the alternatives of a step. */
  | {
      option: {
        /** The step. */
        step: number;
      };
    }
  /** Whether a step happens at all. */
  | {
      may: {
        /** The step. */
        step: number;
      };
    }
  /** Which player a step reaches. */
  | {
      to: {
        /** The step. */
        step: number;
      };
    }
  /** How many tokens to give. */
  | {
      amount: {
        /** The step. */
        step: number;
        /** At most. */
        most: number;
      };
    }
  /** Which type of emissions, for one token. */
  | {
      sector: {
        /** The step. */
        step: number;
        /** Tokens still to choose for. */
        left: number;
      };
    }
  /** Which type of resilience, for one token. */
  | {
      resilience: {
        /** The step. */
        step: number;
        /** Tokens still to choose for. */
        left: number;
      };
    }
  /** Which hand card to give, or which discarded card to take back. */
  | {
      cards: {
        /** The step. */
        step: number;
        /** Cards still to choose. */
        left: number;
      };
    }
  /** Which unknown crisis to turn up. */
  | {
      crisis: {
        /** The step. */
        step: number;
        /** Crises still to choose. */
        left: number;
      };
    }
  /** Waiting for another player's consent (card 1.108). */
  | {
      waiting: {
        /** Whose. */
        on: Seat;
      };
    }
  /** May this player take tokens off your board? (card 1.108) */
  | {
      consent: {
        /** Who asks. */
        by: Seat;
      };
    }
  /** Which of the drawn cards to keep. */
  | {
      keep: {
        /** Still to keep. */
        left: number;
      };
    }
  /** Which card to lose, from hand or play area (DB-CRISIS-14). */
  | {
      lose_card: {
        /** Still to lose. */
        left: number;
      };
    }
  /** Which resilience to lose (DB-CRISIS-23). */
  | {
      lose_resilience: {
        /** Still to lose. */
        left: number;
      };
    };

/** Which cards are meant. */
export type DaybreakCardFilter =
  /** Every card (1.308, 1.401). */
  | "Any"
  /** Those that bear a tag (1.322, 1.440). */
  | { Tag: DaybreakTag }
  /** Those that bear one of the tags (1.314). */
  | { OneOf: DaybreakTag[] }
  /** Those whose action removes one of these tokens (1.208). */
  | { Removes: DaybreakToken[] };

/** The printed number of a card, without the leading `1.`: 4 is card 1.004. */
export type DaybreakCardNo = number;

/** A set of local and starting cards, in the order of their ids. */
export type DaybreakCardSet = DaybreakLocalId[];

/** What made a number change. */
export type DaybreakCause =
  /** The action of a local card. */
  | { local: DaybreakLocalId }
  /** A global project. */
  | { project: DaybreakGlobalId }
  /** A crisis. */
  | { crisis: DaybreakCrisisId }
  /** A planetary effect. */
  | { planet: DaybreakPlanetaryEffect }
  /** A challenge card. */
  | { challenge: DaybreakChallengeId }
  /** A cost that was paid. */
  | { cost: DaybreakLocalId }
  /** The energy check (DB-EMIT-01). */
  | "shortage"
  /** Resilience or sinks that were to be lost and not there (DB-CRISIS-12, DB-CRISIS-13). */
  | "missing"
  /** The Growth stage. */
  | "growth";

/** Cards that lie behind or under something, in order: the first, and `State::behind` leads on from each. */
export interface DaybreakChain {
  /** The first card, or `NO_CARD`. */
  first: number;
  /** How many. */
  len: number;
}

/** A challenge card (0 to 41). */
export type DaybreakChallengeId = number;

/** A challenge card that a table asks for (DB-CHAL-02). */
export type DaybreakChallengePick =
  /** This card; `seat` for those that are for one player. */
  | {
      named: {
        /** Which. */
        card: DaybreakCardNo;
        /** For whom. */
        seat?: Seat | null;
      };
    }
  /** One of the kind, by chance; one for a player goes to `seat`. */
  | {
      dealt: {
        /** Harder, easier or variety. */
        flavour: DaybreakFlavour;
        /** For the group or for one player. */
        scope: DaybreakScope;
        /** For whom. */
        seat?: Seat | null;
      };
    };

/** A state of one player. */
export type DaybreakCheck =
  /** At least so many; a token of the world counts the same for everybody (the renewable energy partnership). */
  | { AtLeast: [DaybreakToken, number] }
  /** At most so many (1.315: no industry token). */
  | { AtMost: [DaybreakToken, number] }
  /** At least so many such tags in the whole play area (1.300). */
  | { Tags: [DaybreakTag, number] }
  /** At least as much clean as dirty energy (for reconstructed cards). */
  | "MostlyClean"
  /** Energy meets demand (for challenge cards). */
  | "DemandMet";

/** Something that must hold: a requirement, what makes a project active, or a condition of the win. */
export type DaybreakCondition =
  /** At least so many such tags in the acting stack, the card's own included (DB-LOCAL-04; 1.014, 1.025). */
  | { Stack: [DaybreakTag, number] }
  /** The acting player (the renewable energy partnership). */
  | { Own: DaybreakCheck }
  /** At least one player (1.300, 1.315). */
  | { SomePlayer: DaybreakCheck }
  /** Every player (for challenge cards). */
  | { EveryPlayer: DaybreakCheck }
  /** At most so many bands (for challenge cards). */
  | { BandsAtMost: number }
  /** At least so many bands (for reconstructed cards). */
  | { BandsAtLeast: number }
  /** At least so many active global projects (for challenge cards). */
  | { ActiveProjects: number };

/**
 * What one crisis that lies face up would do, as things stand.
 *
 * Nobody is taken to answer it in its window. Where somebody would have to choose, the first possible answer is taken
 * and the seat is named in `choice`. In a tie every fall of the die is tried, and the greatest change is given.
 */
export interface DaybreakCrisisForecast {
  /** Its place in the row. */
  at: number;
  /** Which. */
  card: DaybreakCrisisId;
  /** Whom it would strike; more than one for a crisis with one target is a tie. */
  targets: Seats;
  /** Cancelled or ended by the cards under it. */
  undone: boolean;
  /** Seats that would have something to choose; all of them, where the group decides. */
  choice: Seats;
  /** Does a die or a draw decide a part of it? What comes of that is left out. */
  chance: boolean;
  /** What would change for each seat. */
  seats: DaybreakSeatChange[];
  /** What would change for all. */
  world: DaybreakWorldChange;
  /** What is in force from its resolution on, or already. */
  ongoing: DaybreakModifier[];
  /** The losses it would bring. */
  losses: DaybreakLosses;
}

/** A crisis (0 to 47). */
export type DaybreakCrisisId = number;

/** A crisis in the row. */
export interface DaybreakCrisisInPlay {
  /** What shows of it. */
  face: DaybreakFace;
  /** Resolved and in force: an ongoing one (DB-CRISIS-10). */
  in_force: boolean;
  /** Cards tucked under it. */
  tucked: DaybreakChain;
}

/** A game in numbers. */
export interface DaybreakDebrief {
  /** How it began: as round 0, in which nothing has happened. */
  start: DaybreakRound;
  /** The rounds, with how things stood at the end of each. */
  rounds: DaybreakRound[];
}

/** What a seat owes; it cannot back out of it. */
export type DaybreakDebt =
  /** So many of the offered cards are still to be kept. */
  | { keep: number }
  /** So many of the offered cards are still to be lost. */
  | { cards: number }
  /** So many resilience tokens are still to be lost. */
  | { resilience: number }
  /** One of so many alternatives of a crisis is to be chosen; `SeatPrompt::option` holds the choice. */
  | { option: number };

/** The five decks of the box. Starting cards share their ids with local cards. */
export type DaybreakDeck =
  /** 1.001 to 1.133. */
  | "Local"
  /** 1.200 to 1.224. */
  | "Starting"
  /** 1.300 to 1.323. */
  | "Global"
  /** 1.400 to 1.447. */
  | "Crisis"
  /** 1.500 to 1.541. */
  | "Challenge";

/** The place of a seat where choices are made; all seats have theirs at the same time. */
export interface DaybreakDesk {
  /** The action being put together, if there is one. */
  draft: DaybreakDraft | null;
  /** The card that is being tucked, and its stack. */
  tucking: [DaybreakLocalId, number] | null;
  /** What is owed. */
  owes: DaybreakDebt | null;
  /** Cards to choose from. */
  offered: DaybreakCardSet;
  /** Cards chosen to be lost. */
  chosen: DaybreakCardSet;
  /** Resilience chosen to be lost, by `Resilience`. */
  resilience: number[];
  /** The alternative chosen, or `NO_CARD`. */
  option: number;
  /** Players who ask for consent to take tokens. */
  consent: Seats;
}

/** Which action a seat has begun. */
export type DaybreakDoing =
  /** The action of the front card of this own stack. */
  | { stack: number }
  /** The action of the project in this place. */
  | { project: number }
  /** A choice that a crisis or a tipping point demands. */
  | "crisis";

/**
 * An action that is being put together: the answers given so far, in order. Nothing on any board has changed yet; it
 * happens all at once when the last answer is there, and until then the seat can back out.
 *
 * To see what is asked next, the action is carried out on a copy of the state with these answers (see `walk.rs`), so
 * that every choice is made on the board as the earlier parts of the action leave it.
 */
export interface DaybreakDraft {
  /** Which action. */
  doing: DaybreakDoing;
  /** The step it goes on with after a draw; 0: nothing is paid yet. */
  from: number;
  /** Cards that were spent from under the project. */
  paid: number;
  /** Whose consent it waits for (card 1.108). */
  waiting: Seat | null;
  /** Cards, seats, places and numbers, as the questions ask for them. */
  answers: number[];
}

/** What chance decided. */
export type DaybreakDraw =
  /** Challenge cards, in the order of the setup. */
  | { challenges: DaybreakChallengeId[] }
  /** Local cards; in which order they come makes no difference. */
  | { local: DaybreakCardSet }
  /** Global projects in the order drawn. */
  | { projects: DaybreakGlobalId[] }
  /** The crisis that was turned up. */
  | { crisis: DaybreakCrisisId }
  /** The face of the planetary die. */
  | { planet: DaybreakPlanetaryEffect }
  /** The face of the geoengineering die. */
  | { geoengineering: number }
  /** The faces by seat; 0 for those who do not roll. */
  | { ties: number[] };

/** One line of a log after the header. */
export type DaybreakEntry =
  /** A seat moved. */
  | { seat: Seat; move: DaybreakMove }
  /** Chance answered a draw. */
  | { draw: DaybreakDraw }
  /** A seat took moves back. */
  | {
      seat: Seat;
      /** The entries that no longer hold: the seat's own, and those of seats that agreed to move again. */
      retract: number[];
    }
  /** The game goes on from an earlier point, as a what-if. */
  | {
      /** The last entry that still holds; 0 for the beginning. */
      branch: number;
    };

/** What shows of a crisis in the row. */
export type DaybreakFace =
  /** Face down, drawn from the deck as it is: one of `State::crisis_deck`. */
  | "unknown"
  /** Face down since before the discards became a new deck: one of `State::crisis_laid`. */
  | "laid"
  /** Face up. */
  | { up: DaybreakCrisisId };

/** Something that happened. Everything in Daybreak is open, so every fact is seen whole by everybody. */
export type DaybreakFact =
  /** A challenge card is in play. */
  | { challenge_dealt: { card: DaybreakChallengeId; seat: Seat | null } }
  /** A round began. */
  | { round_began: { round: number } }
  /** A stage began. */
  | { stage_began: { stage: DaybreakStage } }
  /** A seat is done with the Local stage. */
  | { done: { seat: Seat } }
  /** It takes that back. */
  | { not_done: { seat: Seat } }
  /** A seat passed in a window. */
  | { passed: { seat: Seat } }
  /** A seat named its choice in a group decision. */
  | { voted: { seat: Seat; vote: DaybreakMove } }
  /** The game was won. */
  | { won: { round: number } }
  /** The game was lost. */
  | { lost: { losses: DaybreakLosses } }
  /** Crisis cards were laid; the forecast is told apart. */
  | { crises_laid: { unknown: number } }
  /** A crisis is face up: the forecast, turned up by an effect, or because its turn has come. */
  | { crisis_shown: { at: number; card: DaybreakCrisisId; forecast: boolean } }
  /** Global projects to choose from. */
  | { projects_drawn: { cards: DaybreakGlobalId[] } }
  /** The group keeps one. */
  | { project_kept: { card: DaybreakGlobalId; at: number } }
  /** A project was discarded, with the cards under it. */
  | { project_discarded: { card: DaybreakGlobalId; tucked: DaybreakCardSet } }
  /** A project became active. */
  | { project_active: { card: DaybreakGlobalId } }
  /** A project is no longer active (option `projects_lapse`). */
  | { project_lapsed: { card: DaybreakGlobalId } }
  /** A deck was made anew from its discards. */
  | { reshuffled: { deck: DaybreakDeck } }
  /** Somebody drew cards. */
  | { drew: { seat: Seat; cards: DaybreakCardSet } }
  /** The draw step gave fewer cards than its number because deck and discards are empty. */
  | { draw_forfeited: { seat: Seat; cards: number } }
  /** Cards drawn to choose from. */
  | { offered: { seat: Seat; cards: DaybreakCardSet } }
  /** Kept of them. */
  | { kept: { seat: Seat; cards: DaybreakCardSet } }
  /** A card was put in front of a stack. */
  | { started: { seat: Seat; card: DaybreakLocalId; stack: number } }
  /** A card was tucked into a stack. */
  | { tucked: { seat: Seat; card: DaybreakLocalId; stack: number; under: number } }
  /** A card was tucked under a project. */
  | { tucked_under_project: { seat: Seat; card: DaybreakLocalId; project: DaybreakGlobalId } }
  /** A card was tucked under a crisis. */
  | { tucked_under_crisis: { seat: Seat; card: DaybreakLocalId; crisis: DaybreakCrisisId } }
  /** Cards were discarded as a cost. */
  | { discarded: { seat: Seat; cards: DaybreakCardSet } }
  /** Cards under a project were spent. */
  | { spent: { seat: Seat; project: DaybreakGlobalId; cards: DaybreakCardSet } }
  /** Cards went from hand to hand. */
  | { cards_given: { from: Seat; to: Seat; cards: DaybreakCardSet } }
  /** Cards were taken back from the discards. */
  | { recovered: { seat: Seat; cards: DaybreakCardSet } }
  /** Cards were lost to a crisis. */
  | { cards_lost: { seat: Seat; cards: DaybreakCardSet } }
  /** The next draw step changes. */
  | { next_draw: { seat: Seat; change: number; cause: DaybreakCause } }
  /** An action was taken: what follows comes from it. */
  | { acted: { seat: Seat; card: DaybreakLocalId; stack: number } }
  /** The action of a project was taken. */
  | { project_used: { seat: Seat; project: DaybreakGlobalId } }
  /** Tokens of a player changed; `now` is how many there are after it. */
  | {
      changed: { seat: Seat; token: DaybreakToken; change: number; now: number; cause: DaybreakCause };
    }
  /** Tokens of the world changed. */
  | { world_changed: { token: DaybreakToken; change: number; now: number; cause: DaybreakCause } }
  /** Tokens went from board to board. */
  | { tokens_given: { from: Seat; to: Seat; token: DaybreakToken; count: number } }
  /** Somebody asks for consent. */
  | { consent_asked: { by: Seat; of: Seat } }
  /** It was refused. */
  | { consent_refused: { by: Seat; of: Seat } }
  /** The geoengineering die for a card. */
  | { die_rolled: { seat: Seat; face: number; total: number } }
  /** Demand was not met. */
  | { shortage: { seat: Seat; missing: number } }
  /** A player's carbon, less what was absorbed. */
  | { emitted: { seat: Seat; carbon: number; absorbed: number } }
  /** Sinks took carbon from recent emissions; so many sinks are unused. */
  | { sinks_absorbed: { carbon: number; unused: number } }
  /** Drawdown: so much was taken off the thermometer. */
  | { drawdown: { removed: number } }
  /** Carbon moved onto the thermometer. */
  | { warmed: { carbon: number } }
  /** The number of bands changed. */
  | { bands: { change: number; now: number } }
  /** Bands left until the end of the round, or came back. */
  | { bands_away: { change: number; now: number } }
  /** The planetary die. */
  | { planet_rolled: { effect: DaybreakPlanetaryEffect } }
  /** The roll was ignored. */
  | { roll_ignored: { effect: DaybreakPlanetaryEffect; cause: DaybreakCause } }
  /** A token moved on its track. */
  | { track_moved: { effect: DaybreakPlanetaryEffect; now: number } }
  /** A tipping point. */
  | { tipped: { effect: DaybreakPlanetaryEffect } }
  /** Tied players rolled; a seat that did not has 0. */
  | { tie_rolled: { faces: number[] } }
  /** Whom a crisis strikes. */
  | { targets: { card: DaybreakCrisisId; targets: Seats } }
  /** A crisis is weaker for all its targets. */
  | { weakened: { card: DaybreakCrisisId; by: number; cause: DaybreakCause } }
  /** What resilience took off for one target. */
  | { resisted: { seat: Seat; resilience: DaybreakResilience; by: number } }
  /** A target ignores the crisis. */
  | { spared: { seat: Seat; card: DaybreakCrisisId; cause: DaybreakCause } }
  /** Cancelled by the cards under it. */
  | { crisis_cancelled: { card: DaybreakCrisisId } }
  /** It struck nobody. */
  | { crisis_without_target: { card: DaybreakCrisisId } }
  /** An ongoing crisis is in force. */
  | { crisis_in_force: { card: DaybreakCrisisId } }
  /** An ongoing crisis was ended. */
  | { crisis_ended: { card: DaybreakCrisisId } }
  /** A crisis was discarded with the cards under it. */
  | { crisis_discarded: { card: DaybreakCrisisId; tucked: DaybreakCardSet } };

/** What a challenge card is like (DB-CHAL-01). */
export type DaybreakFlavour =
  /** Red, minus. */
  | "Harder"
  /** Green, plus. */
  | "Easier"
  /** Grey, question mark. */
  | "Variety";

/** What a standing change can forbid. */
export type DaybreakForbidden =
  /** A forecast: new crises are all face down (1.444). */
  | "Forecast"
  /** Giving cards to others (1.445). */
  | "GivingCards"
  /** Tucking cards under other crises; this one can still be ended (1.446). */
  | "TuckingUnderCrises"
  /** Removing dirty energy; a crisis can still take it (1.447). */
  | "RemovingDirty"
  /** Giving tokens to others (for reconstructed crises). */
  | "GivingTokens"
  /** Tucking cards under global projects (for reconstructed crises). */
  | "TuckingUnderProjects"
  /** Keeping a new global project (for reconstructed crises). */
  | "NewProjects"
  /** Drawing cards by an action; the draw step is not one (for reconstructed crises). */
  | "DrawingByAction";

/** What is coming. */
export interface DaybreakForecast {
  /** Carbon that each power will add (DB-EMIT-02). */
  carbon: number[];
  /** Energy that will be missing at the next energy check (DB-EMIT-01), with the growth that comes before it. */
  shortage: number[];
  /** Trees, oceans, DAC, and what stands for them (DB-EMIT-03). */
  sinks: number;
  /** Carbon that stays in the air; below 0: sinks unused, which is drawdown (DB-EMIT-04). */
  net: number;
  /** Bands after the Emissions stage. */
  bands: number;
  /** Loose carbon on the thermometer after it. */
  loose: number;
  /** Rolls of the planetary die at the beginning of the next Crisis stage. */
  rolls: number;
  /** Crisis cards that the level will show then. */
  level: number;
  /** Cards of each next draw step. */
  draws: number[];
  /** How much each demand grows (DB-GROW-03). */
  growth: number[];
  /** The losses that the Emissions stage of this round would bring; nothing once it is over. */
  losses: DaybreakLosses;
  /**
   * The crisis that is forecast: the first that lies face up and is not in force, with the bands and communities in
   * crisis that the Emissions stage leaves. `Daybreak::crisis_forecast` tells of any that lies face up, as on the state
   * it is given.
   */
  crisis: DaybreakCrisisForecast | null;
}

/** What the table does next; the last frame of the agenda is the one at work. */
export type DaybreakFrame =
  /** Challenge cards are turned over (DB-CHAL-02). */
  | "challenges"
  /** Global projects are drawn (DB-GLOBAL-03). */
  | "draw_projects"
  /** The group keeps one of them or none. */
  | "keep_project"
  /** The group makes room for a fifth (DB-GLOBAL-04). */
  | {
      make_room: {
        /** The project to start. */
        keep: DaybreakGlobalId;
      };
    }
  /** Somebody draws local cards. */
  | {
      draw_cards: {
        /** Who. */
        seat: Seat;
        /** Cards still to draw. */
        left: number;
        /** Where they go. */
        into: DaybreakInto;
      };
    }
  /** The Local stage, until all are done (DB-LOCAL-01). */
  | "local"
  /** Before carbon is added (DB-EMIT-08). */
  | "emissions_window"
  /** Carbon is added and absorbed (DB-EMIT-02 to DB-EMIT-07). */
  | "carbon"
  /** Rolls of the planetary die that are owed (`State::rolls`; DB-CRISIS-01). */
  | "rolls"
  /** A roll may be ignored. */
  | {
      roll_window: {
        /** What was rolled. */
        effect: DaybreakPlanetaryEffect;
      };
    }
  /** All crises, one at a time (DB-CRISIS-06). */
  | {
      crises: {
        /** The place in the row that is next. */
        at: number;
      };
    }
  /** A crisis is turned up. */
  | {
      turn_up: {
        /** Its place in the row. */
        at: number;
      };
    }
  /** The tied players roll (DB-CRISIS-07). */
  | {
      ties: {
        /** The place of the crisis. */
        at: number;
        /** Who is tied. */
        tied: Seats;
      };
    }
  /** The crisis is up and its targets are known (DB-CRISIS-21). */
  | {
      crisis_window: {
        /** The place of the crisis. */
        at: number;
      };
    }
  /** The group names a player who is spared (1.436). */
  | {
      spare: {
        /** The place of the crisis. */
        at: number;
        /** Players still to name. */
        left: number;
      };
    }
  /** Choices that several players owe are made at their desks (DB-ROUND-03). */
  | {
      desks: {
        /** What they are owed to. */
        cause: DaybreakCause;
      };
    }
  /** The steps of the crisis go on after an interruption. */
  | {
      strike: {
        /** The place of the crisis. */
        at: number;
        /** The step that is next. */
        step: number;
      };
    }
  /** The group discards a project (1.442). */
  | {
      lose_project: {
        /** Still to discard. */
        left: number;
      };
    }
  /** The geoengineering die is rolled for a step. */
  | {
      die: {
        /** Who rolls. */
        seat: Seat;
        /** For which action. */
        doing: DaybreakDoing;
        /** For which step. */
        step: number;
        /** What is added. */
        plus: number;
      };
    }
  /** The steps of the action on this seat's desk go on after an interruption (a die, a draw). */
  | {
      act: {
        /** Whose. */
        seat: Seat;
      };
    }
  /** The game has ended. */
  | "over";

/** A global project (0 to 23). */
export type DaybreakGlobalId = number;

/** The first line of a log: all that is needed to begin the game again. */
export type DaybreakHeader = {
  /** The version of the log's own shape. */
  firstlight: number;
  /** Which game. */
  game: string;
  /** The reading of the rules it is played under. */
  rules: number;
  /** The content it is played with. */
  content: ContentRef;
  /** The game's own setup. */
  setup: DaybreakSetup;
  /** How the seed came about, if that is told. */
  dealt?: Dealt;
  /** Who sits where; names for people to read, in the order of the seats. */
  seats?: string[];
} & (
  /** The seed itself. */
  | { seed: Seed }
  /** Its hash; the seed is published when the game has ended. */
  | { commitment: Commitment });

/** Where drawn local cards go. */
export type DaybreakInto =
  /** Into the hand. */
  | "hand"
  /** Onto the desk, to choose from: so many may be kept. */
  | { choose: number }
  /** Onto the desk; what fits is kept. */
  | { fitting: DaybreakCardFilter };

/** Everything that is drawn at a table of Daybreak. */
export interface DaybreakLibrary {
  /** The name of the content. */
  content: string;
  /** Are cards reconstructed, in part or as a whole? */
  reference: boolean;
  /** Every card of the five decks. */
  cards: CardFace[];
  /** What is printed on the central board, and the dice. */
  board: BoardFace;
  /** The reference cards: how each power opens, and whoever plays alone. */
  sets: SetFace[];
  /** The setup table. */
  tables: TableFace[];
}

/** A local card (0 to 132) or a starting card (133 to 157). */
export type DaybreakLocalId = number;

/** Losses that fall together are all named (DB-END-03). */
export interface DaybreakLosses {
  /** Too many bands. */
  too_hot: boolean;
  /** Players with too many communities in crisis. */
  communities: Seats;
  /** The last round is over. */
  out_of_time: boolean;
  /** Drawdown, but a challenge card's condition for the win did not hold in the last round. */
  condition_unmet: boolean;
}

/** A standing change of the rules. */
export type DaybreakModifier =
  /** So many more (or fewer) cards in each draw step (1.309, challenge cards). */
  | { Draws: number }
  /** A local action on a card that itself bears the tag and makes the token makes so many more, per action (1.300). */
  | { Yields: [DaybreakTag, DaybreakToken, number] }
  /** Something is not possible (1.444 to 1.447). */
  | { Forbids: DaybreakForbidden }
  /** So many more (or fewer) crisis cards in each Global stage, all face down (challenge cards). */
  | { Crises: number }
  /** So many more (or fewer) rolls of the planetary die in each Crisis stage (challenge cards). */
  | { Rolls: number }
  /** Demand grows by so much more (or less) (challenge cards). */
  | { Growth: number }
  /** An action on a card that itself bears the tag costs one discarded card less (for reconstructed projects). */
  | { Cheaper: DaybreakTag }
  /** Every stack counts one more of this tag (for reconstructed projects and challenge cards). */
  | { ExtraTag: DaybreakTag }
  /** Every crisis that this resilience reduces is so much weaker (for reconstructed projects). */
  | { Weaker: [DaybreakResilience, number] }
  /**
   * So much more carbon is absorbed in each Emissions stage, like a sink (for reconstructed projects, challenge cards).
   */
  | { Absorbs: DaybreakQuantity }
  /** So many more (or fewer) global projects to choose from (for reconstructed cards). */
  | { ProjectChoice: number }
  /** So many more (or fewer) stacks (challenge cards). */
  | { Stacks: number }
  /** So many more (or fewer) rounds (challenge cards). */
  | { Rounds: number }
  /** The game is lost at so many more (or fewer) communities in crisis (challenge cards). */
  | { LossCommunities: number }
  /** The game is lost at so many more (or fewer) bands (challenge cards). */
  | { LossBands: number }
  /** Without this there is no win (challenge cards). */
  | { WinOnlyIf: DaybreakCondition };

/** One atomic choice. Stacks, projects and crises are named by their place. */
export type DaybreakMove =
  /** Begin the action of the front card of this stack. */
  | { act: number }
  /** Begin the action of this project. */
  | { use_project: number }
  /** Put a card from hand in front of this stack (DB-LOCAL-05), or found one in an empty place (DB-LOCAL-09). */
  | {
      start: {
        /** The card. */
        card: DaybreakLocalId;
        /** The stack. */
        stack: number;
      };
    }
  /** Tuck a card from hand behind this stack (DB-LOCAL-06). */
  | {
      support: {
        /** The card. */
        card: DaybreakLocalId;
        /** The stack. */
        stack: number;
      };
    }
  /** Tuck a card from hand under this project (DB-LOCAL-07). */
  | {
      support_project: {
        /** The card. */
        card: DaybreakLocalId;
        /** The project. */
        project: number;
      };
    }
  /** Tuck a card from hand under this crisis (DB-LOCAL-08). */
  | {
      reduce_crisis: {
        /** The card. */
        card: DaybreakLocalId;
        /** The place in the row. */
        crisis: number;
      };
    }
  /** Done with the Local stage. */
  | "done"
  /** Not done after all (DB-LOCAL-01). */
  | "not_done"
  /** Nothing more in this window. */
  | "pass"
  /** Drop the action that is being put together; nothing has happened. */
  | "back"
  /** The tucked card lies behind so many cards. */
  | { under: number }
  /** Discard this card from hand as a cost. */
  | { pay: DaybreakLocalId }
  /** Spend this card from under the project. */
  | { spend: DaybreakLocalId }
  /** Enough. */
  | "stop"
  /** This alternative, by its place. */
  | { option: number }
  /** The step happens, or another player may. */
  | "yes"
  /** It does not. */
  | "no"
  /** This player. */
  | { to: Seat }
  /** So many. */
  | { amount: number }
  /** This type of emissions, for one token. */
  | { sector: DaybreakSector }
  /** This type of resilience, for one token. */
  | { resilience: DaybreakResilience }
  /** This card: to give or to take back from the discards. */
  | { card: DaybreakLocalId }
  /** This unknown crisis. */
  | { crisis: number }
  /** Keep this drawn card. */
  | { keep: DaybreakLocalId }
  /** Lose this card. */
  | { lose: DaybreakLocalId }
  /** Keep this project. */
  | { keep_project: DaybreakGlobalId }
  /** Keep none. */
  | "keep_none"
  /** Discard the project in this place. */
  | { drop_project: number }
  /** This player is spared. */
  | { spare: Seat };

/** How a game ended. The players win or lose together. */
export interface DaybreakOutcome {
  /** Did they win? */
  won: boolean;
  /** The round it ended in. */
  round: number;
  /** The stage it ended in. */
  stage: DaybreakStage;
  /** Why it was lost; nothing, if it was won. */
  losses: DaybreakLosses;
  /** Bands at the end. */
  bands: number;
  /** Communities in crisis at the end. */
  communities: number[];
}

/** A planetary effect: a face of the die and a track (DB-CRISIS-05). */
export type DaybreakPlanetaryEffect =
  /** Change in major weather systems. */
  | "WeatherSystems"
  /** Desertification. */
  | "Desertification"
  /** Ocean acidification. */
  | "OceanAcidification"
  /** Thawing permafrost. */
  | "Permafrost"
  /** Loss of Arctic sea ice. */
  | "ArcticSeaIce"
  /** Amazon dieback. */
  | "AmazonDieback";

/** The board, hand and play area of a player. */
export interface DaybreakPlayerBoard {
  /** Energy demand. */
  demand: number;
  /** Dirty energy. */
  dirty: number;
  /** Clean energy. */
  clean: number;
  /** Emissions tokens by `Sector`. */
  emissions: number[];
  /** Resilience by `Resilience`. */
  resilience: number[];
  /** Communities in crisis. */
  communities: number;
  /** Carbon that windows have taken off this round's own emissions (card 1.120). */
  absorbed: number;
  /** Cards more or fewer in the next draw step (card 1.443). */
  next_draw: number;
  /** Cards in hand. */
  hand: DaybreakCardSet;
  /** The play area. */
  stacks: DaybreakStack[];
}

/** A World Power, in the order of the rulebook. */
export type DaybreakPower =
  /** China. */
  | "China"
  /** Europe. */
  | "Europe"
  /** United States. */
  | "UnitedStates"
  /** Majority World. */
  | "MajorityWorld";

/** A global project in play. */
export interface DaybreakProjectInPlay {
  /** Which. */
  card: DaybreakGlobalId;
  /** Is it active? */
  active: boolean;
  /** Cards tucked under it, in the order in which they came. */
  tucked: DaybreakChain;
  /** Uses of its action this round, by seat; the group's count is their sum. */
  used: number[];
}

/** How many. */
export type DaybreakQuantity =
  /** So many (most cards). */
  | { N: number }
  /** 1 for each such tag in the acting stack (1.205). */
  | { Per: DaybreakTag }
  /** So many for each such tag in the acting stack (1.025, 1.097). */
  | { Times: [number, DaybreakTag] }
  /** 1 for each such tag in the acting stack, at most so many (for reconstructed cards). */
  | { Capped: [number, DaybreakTag] }
  /**
   * By the number of such tags in the acting stack: from so many tags on, so much; below the first row 0 (1.004,
   * 1.035).
   */
  | { Rows: [DaybreakTag, [number, number][]] }
  /** So many for each such tag in the whole play area of the player (for reconstructed cards and crises). */
  | { PerArea: [number, DaybreakTag] }
  /** 1 for every full so many of this token on the player's board (for reconstructed crises). */
  | { PerEvery: [number, DaybreakToken] }
  /** So many for each band on the thermometer now (1.402; DB-CRISIS-25). */
  | { PerBand: number }
  /** So many for each player (1.309, planetary effects). */
  | { PerPlayer: number }
  /** At 1, 2, 3 and 4 players (1.314, 1.318). */
  | { ByPlayers: [number, number, number, number] }
  /** The first, in solo the second (1.432, 1.440). */
  | { Solo: [number, number] }
  /** So many for each active global project (for reconstructed cards). */
  | { PerProject: number }
  /** So many for each card that was paid under `UpTo` (1.320). */
  | { PerPaid: number }
  /** All there are; where a player gives, up to all (the renewable energy partnership). */
  | "All";

/** What kind of question a seat is asked. */
export type DaybreakQuestion =
  /** Anything of the Local stage. */
  | "local"
  /** Done; only taking it back is possible. */
  | "done"
  /** Act in the Emissions stage or pass. */
  | "emissions_window"
  /** Answer a roll or pass. */
  | "roll_window"
  /** Answer a crisis or pass. */
  | "crisis_window"
  /** Where to tuck. */
  | "under"
  /** What to pay. */
  | "pay"
  /** Which tucked card to spend. */
  | "spend"
  /** Which alternative. */
  | "option"
  /** Whether. */
  | "may"
  /** Which player. */
  | "to"
  /** How many. */
  | "amount"
  /** Which type of emissions. */
  | "sector"
  /** Which type of resilience. */
  | "resilience"
  /** Which card to give or take back. */
  | "cards"
  /** Which crisis to turn up. */
  | "crisis"
  /** Waiting for consent. */
  | "waiting"
  /** Consent? */
  | "consent"
  /** Which card to keep. */
  | "keep"
  /** Which card to lose. */
  | "lose_card"
  /** Which resilience to lose. */
  | "lose_resilience"
  /** The group: which project to keep. */
  | "keep_project"
  /** The group: which project makes room. */
  | "make_room"
  /** The group: which project is lost. */
  | "lose_project"
  /** The group: who is spared. */
  | "spare";

/** Why a move is not possible, with what a sentence about it needs. */
export type DaybreakRefusal =
  /** The seat is asked something else. */
  | {
      other_question: {
        /** What it is asked. */
        asked: DaybreakQuestion;
      };
    }
  /** Another seat speaks for the group this round (DB-ROUND-04). */
  | {
      not_the_speaker: {
        /** Who does. */
        speaker: Seat;
      };
    }
  /** The card is not in hand. */
  | {
      not_in_hand: {
        /** Which. */
        card: DaybreakLocalId;
      };
    }
  /** The card is neither in hand nor in the play area. */
  | {
      not_yours: {
        /** Which. */
        card: DaybreakLocalId;
      };
    }
  /** The card was chosen already. */
  | {
      already_chosen: {
        /** Which. */
        card: DaybreakLocalId;
      };
    }
  /** The card was not drawn to choose from, or is not among the cards meant. */
  | {
      not_offered: {
        /** Which. */
        card: DaybreakLocalId;
      };
    }
  /** There is no stack in this place. */
  | {
      no_stack: {
        /** Which. */
        stack: number;
      };
    }
  /** A player has at most so many stacks (DB-LOCAL-09). */
  | {
      too_many_stacks: {
        /** How many. */
        most: number;
      };
    }
  /** A tucked card lies behind at least one card and no deeper than the stack. */
  | {
      no_such_depth: {
        /** What was named. */
        under: number;
        /** The depth of the stack. */
        most: number;
      };
    }
  /** There is no project in this place. */
  | {
      no_project: {
        /** Which. */
        project: number;
      };
    }
  /** The project is not active. */
  | {
      not_active: {
        /** Which. */
        project: DaybreakGlobalId;
      };
    }
  /** The project has no action. */
  | {
      no_action: {
        /** Which. */
        project: DaybreakGlobalId;
      };
    }
  /** The action belongs to another time. */
  | {
      wrong_window: {
        /** The time that it is for. */
        window: DaybreakWindow;
      };
    }
  /** The action answers other effects than the one rolled. */
  | {
      not_this_roll: {
        /** What was rolled. */
        rolled: DaybreakPlanetaryEffect;
      };
    }
  /** Not enough cards to pay. */
  | {
      cannot_pay_cards: {
        /** How many it costs. */
        need: number;
        /** How many fitting cards there are. */
        have: number;
        /** Which cards fit. */
        which: DaybreakCardFilter;
      };
    }
  /** Not enough tokens to pay. */
  | {
      cannot_pay_tokens: {
        /** Which. */
        token: DaybreakToken;
        /** How many it costs. */
        need: number;
        /** How many there are. */
        have: number;
      };
    }
  /** Not enough tags in the stack. */
  | {
      tags_short: {
        /** Which. */
        tag: DaybreakTag;
        /** How many are required. */
        need: number;
        /** How many there are. */
        have: number;
      };
    }
  /** Another requirement does not hold. */
  | {
      requirement_unmet: {
        /** Which. */
        condition: DaybreakCondition;
      };
    }
  /** The limit of this round is reached. */
  | {
      limit_reached: {
        /** Uses so far. */
        used: number;
        /** Uses allowed. */
        most: number;
        /** The tag that sets the limit, if one does. */
        per: DaybreakTag | null;
      };
    }
  /** It would change nothing (DB-LOCAL-17). */
  | "no_effect"
  /** It would change nothing (DB-LOCAL-17): all it does is to take these off the own board or out of the world. */
  | {
      none_to_remove: {
        /** Which of them there are none. */
        token: DaybreakToken;
      };
    }
  /** Something in force forbids it. */
  | {
      forbidden_by: {
        /** What is forbidden. */
        what: DaybreakForbidden;
        /** The ongoing crisis that does; none: a challenge card. */
        by: DaybreakCrisisId | null;
      };
    }
  /** The card does not fit what is asked for. */
  | {
      does_not_fit: {
        /** Which. */
        card: DaybreakLocalId;
        /** What fits. */
        wanted: DaybreakCardFilter;
      };
    }
  /** The project or crisis asks for no card. */
  | "takes_no_cards"
  /** The project or crisis has all the cards of this kind that it asks for (DB-LOCAL-18). */
  | "already_met"
  /** No face-up crisis in this place (DB-LOCAL-08). */
  | {
      not_face_up: {
        /** Which. */
        crisis: number;
      };
    }
  /** No unknown crisis in this place. */
  | {
      not_unknown: {
        /** Which. */
        crisis: number;
      };
    }
  /** No such alternative. */
  | {
      no_option: {
        /** What was named. */
        option: number;
        /** How many there are. */
        count: number;
      };
    }
  /** The player cannot be chosen here. */
  | {
      not_a_choice: {
        /** Who. */
        seat: Seat;
      };
    }
  /** None of these is left. */
  | {
      none_left: {
        /** Of what. */
        token: DaybreakToken;
      };
    }
  /** A number beyond what is possible. */
  | {
      amount_out_of_range: {
        /** What was named. */
        amount: number;
        /** At most. */
        most: number;
      };
    }
  /** There is nothing to drop. */
  | "nothing_begun"
  /** The choice is owed and cannot be dropped. */
  | "owed"
  /** The project was not drawn. */
  | {
      not_drawn: {
        /** Which. */
        project: DaybreakGlobalId;
      };
    }
  /** The seat has named this choice already (DB-ROUND-04). */
  | "already_named"
  /** What was begun is no longer possible as it was answered: somebody has changed something since. */
  | "no_longer_fits";

/** One of the three types of resilience. */
export type DaybreakResilience =
  /** Social. */
  | "Social"
  /** Ecological. */
  | "Ecological"
  /** Infrastructure. */
  | "Infrastructure";

/** A round in numbers. */
export interface DaybreakRound {
  /** Which, from 1. */
  round: number;
  /** The powers, in the order of the seats. */
  powers: PowerRound[];
  /** The world. */
  world: WorldRound;
  /** The crises that were resolved, in order. */
  crises: CrisisRound[];
  /** The global projects in play at the end. */
  projects: ProjectRound[];
}

/** Whom a challenge card is for. */
export type DaybreakScope =
  /** The group: boards of all players, the world, standing changes for all. */
  | "Group"
  /** One player: that board, standing changes for that player. */
  | "One";

/** What would change for a seat. */
export interface DaybreakSeatChange {
  /** Tokens on the board that change, and by how many. */
  tokens: [DaybreakToken, number][];
  /** Cards in hand and play area. */
  cards: number;
  /** Cards of the next draw step; what the crisis takes off, what it puts in force, and what communities cost. */
  draws: number;
  /** Growth of demand. */
  growth: number;
}

/** One of the six types of emissions tokens. */
export type DaybreakSector =
  /** Transportation. */
  | "Transportation"
  /** Fuel extraction. */
  | "FuelExtraction"
  /** Industry. */
  | "Industry"
  /** Waste. */
  | "Waste"
  /** Agriculture. */
  | "Agriculture"
  /** Buildings. */
  | "Buildings";

/** How a table is set up. */
export interface DaybreakSetup {
  /** The powers in the order of the seats; one power alone is the solo game (DB-SETUP-06, DB-SETUP-13). */
  powers: DaybreakPower[];
  /** Challenge cards to play with, in any mix (DB-CHAL-01). */
  challenges?: DaybreakChallengePick[];
  /** Options that differ from the defaults, by name. */
  options?: { [key: string]: string };
}

/**
 * A stack of local cards; the first of its chain is the front. An empty one is a place for a new stack (DB-LOCAL-09).
 */
export interface DaybreakStack {
  /** The cards, front first. */
  cards: DaybreakChain;
  /** Every printed tag of the stack, counted; standing extra tags are not in it. */
  tags: DaybreakTagCounts;
}

/** A stage of the round (DB-ROUND-01). */
export type DaybreakStage =
  /** Crises are forecast and a global project is chosen. */
  | "Global"
  /** Everybody plays local cards. */
  | "Local"
  /** Carbon is added and absorbed. */
  | "Emissions"
  /** Planetary effects and crises. */
  | "Crisis"
  /** The win is checked and demand grows. */
  | "Growth";

/**
 * What is in force for a player, added up from active projects, ongoing crises and challenge cards. Kept up to date
 * whenever one of these changes, so that legality is a look-up.
 */
export interface DaybreakStanding {
  /** Cards more or fewer in each draw step. */
  draws: number;
  /** Growth of demand more or less. */
  growth: number;
  /** Stacks allowed. */
  stacks: number;
  /** Communities in crisis that lose the game. */
  communities_to_lose: number;
  /** Bands that lose the game; the same for all. */
  bands_to_lose: number;
  /** Tags that every stack counts besides its own. */
  extra_tags: DaybreakTagCounts;
  /** Tags, as bits, whose cards' actions cost a card less. */
  cheaper: number;
  /** What is forbidden, as bits by `Forbidden`. */
  forbids: number;
}

/** A game of Daybreak. Plain data, copied freely. */
export interface DaybreakState {
  /** The stage of the round. */
  stage: DaybreakStage;
  /** The round, from 1. */
  round: number;
  /** What the table does next, the last first. Never empty. */
  agenda: DaybreakFrame[];
  /** The open questions of the seats. */
  desks: DaybreakDesk[];
  /** Seats that are done with the Local stage, or have passed in a window. */
  done: Seats;
  /** Seats that are done and may come back, because something has happened since (DB-LOCAL-01). */
  stirred: Seats;
  /** In a group decision, what each seat has named (DB-ROUND-04). */
  votes: (DaybreakMove | null)[];
  /** The central board. */
  world: DaybreakWorld;
  /** The players. */
  boards: DaybreakPlayerBoard[];
  /** What is in force for each of them. */
  standing: DaybreakStanding[];
  /** Global projects in play; a place stays empty when one is discarded. */
  projects: (DaybreakProjectInPlay | null)[];
  /** Global projects drawn to choose from. */
  drawn_projects: DaybreakGlobalId[];
  /** Crises on the table, in the order in which they are resolved. */
  crises: DaybreakCrisisInPlay[];
  /** Crisis cards drawn for the level of the thermometer this round (DB-EMIT-06). */
  level_crises: number;
  /** Planetary rolls that are owed (DB-CRISIS-17). */
  rolls: number;
  /** The crisis that is being resolved. */
  struck: DaybreakStruck;
  /** Ties that were rolled for it and came out tied again with the same players. */
  tie_rolls: number;
  /** For each local card, the one behind it in its `Chain`, or `NO_CARD`. */
  behind: number[];
  /** Uses of each local card's action this round (DB-LOCAL-10). */
  used: number[];
  /** Local cards in the deck. */
  local_deck: DaybreakCardSet;
  /** Local cards in the discards. */
  local_discards: DaybreakCardSet;
  /** Global projects in the deck, as bits. */
  global_deck: number;
  /** Global projects in the discards, as bits. */
  global_discards: number;
  /** Crises in the deck and face down on the table, as bits: nobody has seen which is which. */
  crisis_deck: number;
  /** Crises face down on the table when the discards became a new deck, as bits. */
  crisis_laid: number;
  /** Crises in the discards, as bits. */
  crisis_discards: number;
  /** Challenge cards in play and whose they are; none: the group's. */
  challenges: [DaybreakChallengeId, Seat | null][];
  /** How it ended, once it has. */
  ending: DaybreakOutcome | null;
}

/** The crisis that is being resolved. */
export interface DaybreakStruck {
  /** Its targets. */
  targets: Seats;
  /** Targets that ignore it. */
  spared: Seats;
  /** How much weaker it is for all, by tucked cards and windows. */
  weaker: number;
  /** What each target takes off every amount, once that is worked out (DB-CRISIS-21). */
  less: number[];
}

/** One of the twelve tags of local cards. */
export type DaybreakTag =
  /** Energy ("electricity"). */
  | "Energy"
  /** Ecology. */
  | "Ecology"
  /** Grid. */
  | "Grid"
  /** Infrastructure. */
  | "Infrastructure"
  /** Solar. */
  | "Solar"
  /** Regulation. */
  | "Regulation"
  /** Wind. */
  | "Wind"
  /** Finance ("incentive"). */
  | "Finance"
  /** Nuclear. */
  | "Nuclear"
  /** Innovation. */
  | "Innovation"
  /** Society. */
  | "Society"
  /** Geoengineering. */
  | "Geoengineering";

/** How many of each tag. */
export type DaybreakTagCounts = number[];

/** Something that lies on a board and can be counted. */
export type DaybreakToken =
  /** Clean energy of a player (1.205). */
  | "Clean"
  /** Dirty energy of a player (1.206). */
  | "Dirty"
  /** The demand marker of a player (1.034). */
  | "Demand"
  /** Emissions of one type (1.065). */
  | { Emissions: DaybreakSector }
  /** Emissions of any type, chosen token by token; as a count, all of them (1.053). */
  | "AnyEmissions"
  /** Resilience of one type (1.087). */
  | { Resilience: DaybreakResilience }
  /** Resilience of any type, chosen token by token; as a count, all of it (1.207). */
  | "AnyResilience"
  /** Communities in crisis (1.402). */
  | "Communities"
  /** Trees of the world (1.037). */
  | "Trees"
  /** Oceans of the world (1.040). */
  | "Oceans"
  /** Direct air capture of the world (1.124). */
  | "Dac"
  /** Carbon in recent emissions (1.424, permafrost). */
  | "RecentCarbon"
  /** Carbon on the thermometer; bands form and break as it changes (Arctic sea ice). */
  | "ThermometerCarbon";

/** Everything a seat of Daybreak could do. */
export interface DaybreakUses {
  /** The cards of the hand. */
  cards: CardUses[];
  /** The actions of the front cards and of the projects. */
  actions: ActionUse[];
  /** What is still undone in the Local stage. */
  undone: Undone;
}

/** The game as one audience sees it. */
export interface DaybreakView {
  /** Who is looking. */
  who: Audience;
  /** Everything on the table. */
  state: DaybreakState;
  /** Who is asked now. */
  asked: Seats;
  /** What the seat that looks is asked, if it is a question of its own. */
  ask: DaybreakAsk | null;
  /** What is coming. */
  forecast: DaybreakForecast;
}

/** When (DB-LOCAL-14). */
export type DaybreakWindow =
  /** In the Local stage. */
  | "Local"
  /** In the Emissions stage, after the energy check and before carbon is added (card 1.120). */
  | "Emissions"
  /** In the Crisis stage, in answer to a planetary roll (1.129, 1.318). */
  | "Roll"
  /** In the Crisis stage, when a crisis is up and its targets are known (1.304, 1.308; DB-CRISIS-21). */
  | "Crisis";

/** The central board. */
export interface DaybreakWorld {
  /** Trees. */
  trees: number;
  /** Oceans. */
  oceans: number;
  /** Direct air capture. */
  dac: number;
  /** Carbon in recent emissions. */
  recent: number;
  /** Loose carbon on the thermometer, less than a band. */
  loose: number;
  /** Bands on the thermometer. */
  bands: number;
  /** Bands that come back at the end of the round (DB-TEMP-01). */
  bands_away: number;
  /** Where the token of each `PlanetaryEffect` stands; 0 is the start. */
  tracks: number[];
  /** Does the round marker show drawdown? */
  drawdown: boolean;
}

/** What would change for all. */
export interface DaybreakWorldChange {
  /** Tokens of the world that change, and by how many; carbon on the thermometer counts its bands. */
  tokens: [DaybreakToken, number][];
  /** Bands on the thermometer. */
  bands: number;
  /** Crises still to come in this round. */
  crises: number;
  /** Global projects in play. */
  projects: number;
}

/** Which deal. */
export type DealChoice =
  /** The one of a table that is over. */
  | { of: TableId }
  /** The one of a seed: a whole number, or 64 hexadecimal digits. */
  | { seed: string };

/** How others did with the same deal. */
export interface DealResult {
  /** When it was over. */
  at: number;
  /** The names of the people who played. */
  people: string[];
  /** The bots who played. */
  bots: string[];
  /** How it ended. */
  outcome: Outcome;
  /** What the list is ordered by: more is better. */
  score: number;
  /** Are you among the people? */
  you: boolean;
  /** What the host did while the game was on, in words. */
  host?: string[];
  /** Could somebody know the deal before the game began? */
  known_deal?: boolean;
  /** Who really played: every seat, with the moves of each who made some. */
  played?: Played[];
  /** At which table, if you may look at it. */
  table?: TableId | null;
  /**
   * Was one of the people known here for less than a day when the game ended? A new visitor may be an old one who has
   * seen the deal. Those come after all others.
   */
  unproven?: boolean;
}

/** A step of making a deal. */
export type DealStep =
  /** All fix their shares by a hash. */
  | "commit"
  /** All show them. */
  | "share";

/** What people are asked to give to the deal, so that nobody can choose it. */
export interface DealingInfo {
  /** What is asked for. */
  step: DealStep;
  /** Of the people of these seats. */
  asked: Seats;
  /** Those of them who have answered. */
  answered: Seats;
  /** What they have fixed. */
  commitments?: SeatCommitment[];
  /** In how many milliseconds those who have not answered are left out, if that is near. */
  ends_in?: number | null;
}

/** How the seed of a game came about. */
export interface Dealt {
  /** In which way. */
  way: DealtBy;
  /** People with a seat who gave nothing in time. */
  left_out?: LeftOut[];
  /** What the server had fixed before anybody gave a share; published when the game has ended. */
  secret?: Seed | null;
  /** What the seats gave, in their order. */
  shares?: GivenShare[];
}

/** In which way the seed of a game came about. */
export type DealtBy =
  /** From the server's secret and shares of the seats: all committed to theirs before any was shown. */
  | "everybody"
  /** From the server's secret and shares that the server took one by one as people sat down. */
  | "sitting"
  /** The server alone drew it: there was one person at the table, or none, or nobody gave a share. */
  | "server"
  /** It was given: somebody chose it, or it is the deal of another table. */
  | "given"
  /** It is the deal of a day. */
  | "daily"
  /** The table is for study. */
  | "study";

/** A game that is over, for talking about it. */
export interface Debrief {
  /** The table, with its seed. */
  table: TableInfo;
  /** The game in numbers, round by round. */
  numbers: GameDebrief;
  /** Where on this site others can look at the game, if they may come in at the table. */
  share: string;
  /** How it ended; none, if it was abandoned. */
  outcome_text?: string | null;
}

/** A deck. */
export type DeckName =
  /** Local cards. */
  | "local"
  /** Starting cards. */
  | "starting"
  /** Global projects. */
  | "global"
  /** Crises. */
  | "crisis"
  /** Challenge cards. */
  | "challenge";

/** Somebody deletes themselves. */
export interface DeleteMe {
  /** What you are called, so that nobody goes by a slip. */
  name: string;
}

/** Nothing is left of somebody but their games. */
export interface Deleted {
  /** At how many tables they are no longer named. */
  tables: number;
}

/** A browser that is logged in as you. */
export interface Device {
  /** By which it is logged out. It is no secret and opens nothing. */
  id: string;
  /** What kind of browser, as in `Firefox`; empty if that is not known. */
  browser: string;
  /** What it runs on, as in `Linux`; empty if that is not known. */
  system: string;
  /** Since when. */
  first: number;
  /** When it was last in use, to the hour. */
  last: number;
  /** Is it the one that asks? */
  here: boolean;
}

/** How hard a set of powers is. */
export type DifficultyName =
  /** Easier. */
  | "easier"
  /** Standard. */
  | "standard"
  /** Harder. */
  | "harder"
  /** Extreme. */
  | "extreme";

/** A Mission card: a suit and a number from 1 to 8. */
export type EarthriseCard =
  | "PHO1"
  | "PHO2"
  | "PHO3"
  | "PHO4"
  | "PHO5"
  | "PHO6"
  | "PHO7"
  | "PHO8"
  | "APO1"
  | "APO2"
  | "APO3"
  | "APO4"
  | "APO5"
  | "APO6"
  | "APO7"
  | "APO8"
  | "AST1"
  | "AST2"
  | "AST3"
  | "AST4"
  | "AST5"
  | "AST6"
  | "AST7"
  | "AST8"
  | "ALE1"
  | "ALE2"
  | "ALE3"
  | "ALE4"
  | "ALE5"
  | "ALE6"
  | "ALE7"
  | "ALE8";

/** A set of cards, copies repeated, suits in order and low cards first. */
export type EarthriseCards = EarthriseCard[];

/** A game in numbers. */
export interface EarthriseDebrief {
  /** The rounds. */
  rounds: EarthriseRound[];
  /** The final phase, by seat. */
  last: EarthriseFinal[];
}

/** What chance decided. */
export type EarthriseDraw =
  /** The first Pilot. */
  | { pilot: Seat }
  /** One pill a seat. */
  | { pills: (EarthrisePillId | null)[] }
  /** The tokens of the round in track order. */
  | { tokens: number[] }
  /** One hand a seat. */
  | { hands: EarthriseCards[] }
  /** The next piece. */
  | { piece: EarthrisePiece };

/** One line of a log after the header. */
export type EarthriseEntry =
  /** A seat moved. */
  | { seat: Seat; move: EarthriseMove }
  /** Chance answered a draw. */
  | { draw: EarthriseDraw }
  /** A seat took moves back. */
  | {
      seat: Seat;
      /** The entries that no longer hold: the seat's own, and those of seats that agreed to move again. */
      retract: number[];
    }
  /** The game goes on from an earlier point, as a what-if. */
  | {
      /** The last entry that still holds; 0 for the beginning. */
      branch: number;
    };

/** Something that happened. A field in an `Option` may be hidden from some; it is `None` for them. */
export type EarthriseFact =
  /** The lot made this seat the first Pilot. */
  | { lot_drawn: { pilot: Seat } }
  /** A secret pill was dealt. */
  | { pill_dealt: { seat: Seat; pill: EarthrisePillId | null } }
  /** A round began; these tokens lie on the track in order. */
  | { tokens_laid: { round: number; tokens: EarthriseTokenId[] } }
  /** A hand was dealt. */
  | { dealt: { seat: Seat; hand: EarthriseCards | null } }
  /** A trick began. Without a token it is a silent one. `stacked` tokens lie on the Earth now. */
  | { trick_began: { trick: number; pilot: Seat; token: EarthriseTokenId | null; stacked: number } }
  /** A card was played; face down, only its owner knows it. `trump` is the suit it sets, if it leads. */
  | {
      played: { seat: Seat; card: EarthriseCard | null; face_down: boolean; trump: EarthriseSuit | null };
    }
  /** The cards of a silent trick were shown. */
  | { shown: { cards: (EarthriseCard | null)[] } }
  /** The Maneuver reward went to this seat. */
  | { maneuver_won: { seat: Seat; tokens: EarthriseTokenId[] } }
  /** Nobody met the condition; so many tokens lie on the Earth. */
  | { maneuver_unclaimed: { stacked: number } }
  /** A seat keeps its tokens for later. */
  | { tokens_saved: { seat: Seat } }
  /** A seat put tokens into the box to draw as many pieces. */
  | { tokens_spent: { seat: Seat; tokens: number } }
  /** A piece was drawn. */
  | { piece_drawn: { seat: Seat; piece: EarthrisePiece | null } }
  /** A new piece was added to a puzzle. */
  | { piece_kept: { seat: Seat; piece: EarthrisePiece } }
  /** The other pieces went under the pile. */
  | { pieces_returned: { seat: Seat; count: number } }
  /** The Copilot took a card. */
  | { copilot_took: { seat: Seat; card: EarthriseCard } }
  /** Only one Trump card: no Copilot. */
  | "no_copilot"
  /** The Commander took the rest, and in a silent trick the Radio Silence token. */
  | { commander_took: { seat: Seat; cards: EarthriseCards; silence: boolean } }
  /** The Apollo 8 passed to this seat. */
  | { apollo_passed: { to: Seat } }
  /** Somebody decided about a pill. */
  | { pill_decided: { seat: Seat; reveals: boolean | null } }
  /** A pill was revealed. */
  | { pill_revealed: { seat: Seat; pill: EarthrisePillId } }
  /** A pill gave Honors. */
  | { pill_scored: { seat: Seat; pill: EarthrisePillId; honors: number } }
  /** Honors for the cards of a round. */
  | { round_scored: { round: number; seat: Seat; honors: number } }
  /** Alert tokens were taken. */
  | { alerts_taken: { seat: Seat; alerts: number | null } }
  /** An Alert token was handed on. */
  | { alert_given: { from: Seat; to: Seat } }
  /** Unclaimed tokens left the Earth for the box. */
  | { stack_discarded: { tokens: number } }
  /** The final phase began. */
  | "final_began"
  /** All Alert tokens were turned up. */
  | { alerts_shown: { alerts: number[] } }
  /** Honors of the final phase. */
  | { final_scored: { seat: Seat; fewest_alerts: number; tokens: number; puzzle: number } }
  /** The game ended. `tied` holds everybody with the most Honors. */
  | { won: { winners: Seats; tied: Seats; honors: number } };

/** What the final phase brought a seat. */
export interface EarthriseFinal {
  /** Honors for the fewest Alerts. */
  fewest_alerts: number;
  /** Honors for the tokens that were left. */
  tokens: number;
  /** Honors for the puzzle. */
  puzzle: number;
  /** Honors of a History Pill. */
  pill: number;
  /** Pieces of the puzzle at the end. */
  pieces: number;
  /** All Honors of the game. */
  honors: number;
}

/** The first line of a log: all that is needed to begin the game again. */
export type EarthriseHeader = {
  /** The version of the log's own shape. */
  firstlight: number;
  /** Which game. */
  game: string;
  /** The reading of the rules it is played under. */
  rules: number;
  /** The content it is played with. */
  content: ContentRef;
  /** The game's own setup. */
  setup: EarthriseSetup;
  /** How the seed came about, if that is told. */
  dealt?: Dealt;
  /** Who sits where; names for people to read, in the order of the seats. */
  seats?: string[];
} & (
  /** The seed itself. */
  | { seed: Seed }
  /** Its hash; the seed is published when the game has ended. */
  | { commitment: Commitment });

/** Everything that is drawn at a table of Earthrise. */
export interface EarthriseLibrary {
  /** The name of the content. */
  content: string;
  /** The suits. */
  suits: SuitFace[];
  /** Everything that depends on the number of players. */
  tables: EarthriseTable[];
}

/**
 * What a perfect memory of the open table holds although it lies face down now. A screen keeps it closed; whoever
 * followed the game could write it down.
 */
export interface EarthriseMemory {
  /** Cards captured this round. */
  won: EarthriseCards[];
  /** The cards of the complete tricks of this round by seat, first trick first. */
  tricks: (EarthriseCard | null)[][];
  /** Alert points. */
  alerts: number[];
  /** Those of them that were taken for this round's cards and not handed on. */
  fresh_alerts: number[];
}

/** One atomic choice. */
export type EarthriseMove =
  /** Play a card from the hand. */
  | { play: EarthriseCard }
  /** Exchange this many tokens for as many pieces to choose from. */
  | { exchange: number }
  /** Keep the tokens for later. */
  | "save"
  /** Of the new pieces drawn, keep this one. */
  | { keep_piece: EarthrisePiece }
  /** As Copilot, take this card of the trick. */
  | { take: EarthriseCard }
  /** Reveal the pill and score it now. */
  | "reveal"
  /** Leave the pill face down at this scoring. */
  | "hold"
  /** Hand one Alert token to this player. */
  | { give: Seat };

/** How a game ended. */
export interface EarthriseOutcome {
  /** Honors of every seat; beyond the table 0. */
  honors: number[];
  /** Who won. More than one only where the table shares a victory. */
  winners: Seats;
  /** Everybody with the most Honors. */
  tied: Seats;
}

/** What the game waits for. */
export type EarthrisePhase =
  /** The lot for the first Pilot (ER-3.6). */
  | "lots"
  /** The secret pills (ER-13.1). */
  | "pill_deal"
  /** The Maneuver tokens of this round (ER-3.3). */
  | "lay"
  /** The hands of this round (ER-3.5). */
  | "deal"
  /** The next card of the trick. */
  | "play"
  /** Somebody may exchange tokens for pieces (ER-9.2). */
  | {
      exchange: {
        /** Who. */
        seat: Seat;
      };
    }
  /** A piece is drawn from the unknown part of the pile. */
  | {
      draw_piece: {
        /** For whom. */
        seat: Seat;
      };
    }
  /** Several new kinds were drawn: which one is kept? (ER-9.4) */
  | {
      keep_piece: {
        /** Who chooses. */
        seat: Seat;
      };
    }
  /** The Copilot takes a card (ER-8.11). */
  | {
      copilot: {
        /** Who. */
        seat: Seat;
      };
    }
  /** Everybody with a pill decides whether to use it now (ER-13.2). */
  | "pills"
  /** Pill 06: the owner hands on this round's Alert tokens, one by one (ER-13.6). */
  | {
      give_alerts: {
        /** Who. */
        seat: Seat;
      };
    }
  /** The game has ended. */
  | "over";

/** A kind of puzzle piece. */
export type EarthrisePiece = number;

/** One of the history pills: its place in the list of the content. */
export type EarthrisePillId = number;

/** A pill as it is seen. */
export type EarthrisePillSeen =
  /** No pill here. */
  | "none"
  /** A pill face down. */
  | "face_down"
  /** This pill, one's own or one that was revealed. */
  | { pill: EarthrisePillId };

/** What kind of question a seat is asked. */
export type EarthriseQuestion =
  /** Which card to play. */
  | "play"
  /** Exchange tokens or save them. */
  | "exchange"
  /** Which new piece to keep. */
  | "keep_piece"
  /** Which card to take as Copilot. */
  | "take"
  /** Reveal the pill or hold it. */
  | "pill"
  /** Whom to give an Alert token. */
  | "give";

/** Why a move is not possible. */
export type EarthriseRefusal =
  /** The seat is asked something else. */
  | {
      other_question: {
        /** What it is asked. */
        asked: EarthriseQuestion;
      };
    }
  /** The card is not in hand. */
  | {
      not_in_hand: {
        /** Which. */
        card: EarthriseCard;
      };
    }
  /** Trump is in hand, so it must be Trump or the suit that may always be played. */
  | {
      must_follow: {
        /** What was tried. */
        card: EarthriseCard;
        /** The suit of this trick. */
        trump: EarthriseSuit;
        /** Another suit that may always be played, if the hand holds it. */
        or: EarthriseSuit | null;
      };
    }
  /** An exchange needs at least one token. */
  | "exchange_nothing"
  /** More tokens than the seat has. */
  | {
      too_few_tokens: {
        /** How many were named. */
        wanted: number;
        /** How many it has. */
        have: number;
      };
    }
  /** More pieces than the pile holds. */
  | {
      pile_too_small: {
        /** How many were named. */
        wanted: number;
        /** How many pieces there are. */
        pile: number;
      };
    }
  /** The piece was not drawn, or is already in the puzzle. */
  | {
      not_a_new_piece: {
        /** Which. */
        piece: EarthrisePiece;
      };
    }
  /** The card is not in this trick. */
  | {
      not_in_trick: {
        /** Which. */
        card: EarthriseCard;
      };
    }
  /** The pill cannot be used at this scoring. */
  | {
      pill_not_now: {
        /** Which. */
        pill: EarthrisePillId;
      };
    }
  /** Alert tokens go to another player at the table. */
  | {
      not_an_opponent: {
        /** Whom. */
        seat: Seat;
      };
    };

/** A round in numbers. */
export interface EarthriseRound {
  /** Which, from 1. */
  round: number;
  /** Its tricks, in order. */
  tricks: EarthriseTrick[];
  /** What it brought, by seat. */
  seats: EarthriseSeat[];
}

/** What a round brought a seat. */
export interface EarthriseSeat {
  /** Tricks as Commander. */
  commander: number;
  /** Tricks as Copilot. */
  copilot: number;
  /** Maneuvers won. */
  maneuvers: number;
  /** Cards captured. */
  cards: number;
  /** Honors for them. */
  honors: number;
  /** Honors of a History Pill. */
  pill: number;
  /** Radio Silence tokens taken. */
  silence: number;
  /** Alert points at the end, those handed on and those received counted. */
  alerts: number;
  /** Tokens at the end. */
  tokens: number;
  /** Pieces of the puzzle at the end. */
  pieces: number;
}

/** How a table is set up. */
export interface EarthriseSetup {
  /** 3, 4 or 5. */
  players: number;
  /** Options that differ from those of the content, by name. */
  options?: { [key: string]: string };
  /** Which pills are in use: a pool of the content by name, or its usual one. */
  pill_pool?: string | null;
  /** Play with the history pills? */
  pills?: boolean;
}

/** A card of the running trick as it is seen. */
export type EarthriseShown =
  /** Not played yet. */
  | "nothing"
  /** Played face down, by somebody else. */
  | "face_down"
  /** This card. */
  | { card: EarthriseCard };

/** One of the four suits of the Mission cards. */
export type EarthriseSuit =
  /** Photography. */
  | "PHO"
  /** Apollo. */
  | "APO"
  /** Astronauts. */
  | "AST"
  /** Alert. */
  | "ALE";

/** Everything at a table of so many players. */
export interface EarthriseTable {
  /** 3, 4 or 5. */
  players: number;
  /** The rounds, and what a captured card counts in each. */
  rounds: RoundFace[];
  /** Tricks of a round, which are the cards of a hand. */
  tricks: number;
  /** The tricks of a round that are played in radio silence, counted from 0. */
  silent: number[];
  /** Maneuver tokens that a round lays. */
  maneuvers: number;
  /** The Maneuver tokens, by their ids. */
  tokens: TokenFace[];
  /** The kinds of puzzle pieces, by their ids. */
  pieces: PieceFace[];
  /** How often each kind is in the pile. */
  copies: number;
  /** The History Pills, by their ids. */
  pills: PillFace[];
  /** The suit that may be played although one holds the Trump. */
  free_suit: EarthriseSuit | null;
  /** Alert tokens: value and how many. */
  alert_tokens: [number, number][];
  /** Honors for 0, 1, 2 … puzzle pieces. */
  puzzle: number[];
  /** Honors for each Maneuver token that is not exchanged. */
  per_token: number;
  /** Honors for the fewest Alerts. */
  fewest_alerts: number;
}

/** One of the Maneuver tokens: its place in the list of the content. */
export type EarthriseTokenId = number;

/** A set of Maneuver tokens, in the order of the list of the content. */
export type EarthriseTokens = EarthriseTokenId[];

/** A trick. */
export interface EarthriseTrick {
  /** Who led it. */
  pilot: Seat;
  /** Was it one of Radio Silence? */
  silent: boolean;
  /** The suit that was Trump, as in facts. */
  trump: string | null;
  /** Who took most of the cards. */
  commander: Seat | null;
  /** Who took the other card. */
  copilot: Seat | null;
  /** Who won the Maneuver. */
  maneuver: Seat | null;
}

/** The hand of a seat of Earthrise. */
export interface EarthriseUses {
  /** Each card once, suits in order. */
  cards: HandCard[];
}

/** The game as one audience sees it. There is no way back from it to the state. */
export interface EarthriseView {
  /** Who is looking. */
  who: Audience;
  /** What the game waits for. */
  phase: EarthrisePhase;
  /** Who is asked now. */
  asked: Seats;
  /** The round, from 0; the number of rounds stands for the final phase. */
  round: number;
  /** The trick of the round, from 0. */
  trick: number;
  /** Who led the very first trick. */
  first_pilot: Seat;
  /** Who holds the Apollo 8. */
  pilot: Seat;
  /** The suit of this trick. */
  trump: EarthriseSuit | null;
  /** How many have played to it. */
  played: number;
  /** The cards of the trick. */
  table: EarthriseShown[];
  /** Hands this audience may see. */
  hands: (EarthriseCards | null)[];
  /** How many cards everybody holds. */
  hand_sizes: number[];
  /** Suits, as bits, that a seat has shown not to hold this round. */
  voids: number[];
  /** The token laid at each trick of the round. */
  track: (EarthriseTokenId | null)[];
  /** Tokens nobody has seen yet, in no order. */
  supply: EarthriseTokens;
  /** Tokens on the Earth. */
  earth: EarthriseTokens;
  /** The one whose condition counts. */
  newest: EarthriseTokenId | null;
  /** Tokens everybody holds. */
  tokens: EarthriseTokens[];
  /** Pieces in the pile. */
  pile: number;
  /** Pieces put under the pile, next one first; `UNKNOWN_PIECE` where this audience did not see them. */
  under: number[];
  /** Who put them there. */
  under_by: number[];
  /** Pieces drawn in the exchange that is going on. */
  drawn: number[];
  /** Pieces of it still to be drawn. */
  to_draw: number;
  /** Pieces whose place this audience does not know. */
  unplaced: number[];
  /** Kinds of pieces everybody has, as bits. */
  pieces: number[];
  /** Radio Silence tokens taken this round. */
  silence: number[];
  /** Alert points, as far as they may be looked at. */
  alerts: (number | null)[];
  /** The pad: the rounds, then F. */
  pad: number[][];
  /** The pills. */
  pills: EarthrisePillSeen[];
  /** Seats whose pill is used up. */
  pills_used: Seats;
  /** Seats that have decided about their pill at this scoring. */
  decided: Seats;
  /** Those of them that are known to reveal it. */
  revealing: Seats;
  /** Seats that have had their last exchange. */
  last_exchanged: Seats;
  /** What somebody who forgot nothing knows besides. */
  memory: EarthriseMemory;
}

/** As whom a client looks at a table. */
export type Facing =
  /** From a seat that is one's own. */
  | { seat: Seat }
  /** As somebody without a seat. */
  | "spectator"
  /** Seeing everything, once the game is over. */
  | "everything";

/** Something that happened in either game. */
export type Fact = DaybreakFact | EarthriseFact;

/** A game of either kind in numbers. */
export type GameDebrief = DaybreakDebrief | EarthriseDebrief;

/** A game that can be played here. */
export interface GameInfo {
  /** Its name in addresses and messages. */
  id: string;
  /** What it is called. */
  name: string;
  /** The fewest who can play. */
  fewest: number;
  /** The most who can play. */
  most: number;
  /** The bots that play it, weakest first. */
  bots: BotInfo[];
  /** The content new tables begin with. */
  content: string;
  /** How "Play now" can set a table up, the easiest first. */
  steps: Step[];
}

/** A secret that somebody was given. */
export interface Given {
  /** The secret. */
  secret: string;
}

/** The share of a seat. */
export interface GivenShare {
  /** Which. */
  seat: Seat;
  /** Who had it. */
  name: string;
  /** What they gave. */
  share: Share;
}

/** A sign of an icon line. */
export type Glyph =
  /** A picture of the sprite. */
  | { icon: IconName }
  /** A number or a short word. */
  | { text: string };

/** Somebody at the table without a seat. */
export interface GuestInfo {
  /** By which they are told apart at this table, and nowhere else. */
  guest: string;
  /** What they are called. */
  name: string;
  /** Are they connected? */
  here: boolean;
  /** Has the host muted them? */
  muted?: boolean;
}

/** A card of a hand. */
export interface HandCard {
  /** Which. */
  card: EarthriseCard;
  /** The move that plays it. */
  move: EarthriseMove;
  /** Can it be played? */
  possible: boolean;
  /** Why not. */
  why: string | null;
}

/** Who holds a seat. */
export type Holder =
  /** Nobody yet. */
  | "open"
  /** A person. */
  | "person"
  /** A program that comes with the server. */
  | "bot";

/** Something a host did to a table, as everybody may know it. */
export type HostDeed = {
  /** The name of the host. */
  by: string;
  /** How often. */
  times: number;
  /** In words. */
  text?: string | null;
} & (
  /** Put a bot on a seat. */
  | {
      deed: "bot";
      /** Which seat. */
      seat: Seat;
      /** What kind of bot. */
      bot: string;
    }
  /** Gave a seat to a program. */
  | {
      deed: "program";
      /** Which seat. */
      seat: Seat;
      /** What the program is called. */
      name: string;
    }
  /** Made a new key for a program. */
  | {
      deed: "key";
      /** Which seat. */
      seat: Seat;
      /** What the program is called. */
      name: string;
    }
  /** Let a bot play for somebody who was away. */
  | {
      deed: "stand_in";
      /** Which seat. */
      seat: Seat;
      /** Whose it is. */
      name: string;
      /** What kind of bot. */
      bot: string;
    }
  /** Stopped the table. */
  | { deed: "paused" }
  /** Let it go on. */
  | { deed: "resumed" }
  /** Removed somebody. */
  | {
      deed: "removed";
      /** Whom. */
      name: string;
    }
  /** Muted somebody. */
  | {
      deed: "muted";
      /** Whom. */
      name: string;
    }
  /** Let somebody be heard again. */
  | {
      deed: "unmuted";
      /** Whom. */
      name: string;
    }
  /** More than is listed. */
  | { deed: "more" });

/** The name of a picture. */
export type IconName =
  | "tag-energy"
  | "tag-ecology"
  | "tag-grid"
  | "tag-infrastructure"
  | "tag-solar"
  | "tag-regulation"
  | "tag-wind"
  | "tag-finance"
  | "tag-nuclear"
  | "tag-innovation"
  | "tag-society"
  | "tag-geoengineering"
  | "em-transportation"
  | "em-fuel-extraction"
  | "em-industry"
  | "em-waste"
  | "em-agriculture"
  | "em-buildings"
  | "em-any"
  | "res-social"
  | "res-ecological"
  | "res-infrastructure"
  | "res-any"
  | "planet-weather-systems"
  | "planet-desertification"
  | "planet-ocean-acidification"
  | "planet-permafrost"
  | "planet-arctic-sea-ice"
  | "planet-amazon-dieback"
  | "clean"
  | "dirty"
  | "demand"
  | "carbon"
  | "tree"
  | "ocean"
  | "dac"
  | "community"
  | "discard"
  | "draw"
  | "hand"
  | "tuck"
  | "arrow"
  | "times"
  | "per"
  | "or"
  | "crisis"
  | "forecast"
  | "project"
  | "die-planet"
  | "die-geo"
  | "band"
  | "thermometer"
  | "recent"
  | "player"
  | "all-players"
  | "give"
  | "eye"
  | "shield-off"
  | "more";

/** An invitation or token of a table, without its secret. */
export interface Issued {
  /** By which it can be revoked. */
  id: string;
  /** `invite` or `bot`. */
  purpose: string;
  /** Is the program connected? */
  here: boolean;
  /** When it was made. */
  created: number;
  /** Is it revoked? */
  revoked: boolean;
  /** What the program is called, for a bot. */
  name?: string | null;
  /** The seat of the program, for a bot that has one. */
  seat?: Seat | null;
}

/** Whether something is possible. */
export interface Judged {
  /** Is it? */
  possible: boolean;
  /** Why not. */
  why: string | null;
}

/** Somebody at the door who asks to come in. */
export interface KnockInfo {
  /** Its number, for the answer. */
  knock: number;
  /** Who asks. */
  name: string;
}

/** Somebody with a seat who gave no share. */
export interface LeftOut {
  /** Which. */
  seat: Seat;
  /** Who had it. */
  name: string;
}

/** What holds with so many bands. */
export interface LevelFace {
  /** So many bands. */
  bands: number;
  /** The temperature, in tenths of a degree. */
  tenths: number;
  /** Rolls of the planetary die. */
  rolls: number;
  /** Crisis cards. */
  crises: number;
}

/** Everything that is drawn at a table of either game. */
export type Library = DaybreakLibrary | EarthriseLibrary;

/** How often an action can be carried out in a round. */
export interface LimitFace {
  /** By what. */
  kind: LimitKind;
  /** Once for each such tag of the stack, with `per`. */
  tag?: DaybreakTag | null;
  /** How many times, with `times`. */
  times?: number | null;
}

/** By what an action is limited. */
export type LimitKind =
  /** As often as it can be paid. */
  | "unlimited"
  /** Once. */
  | "once"
  /** So many times. */
  | "times"
  /** Once for each such tag in the stack. */
  | "per"
  /** Once for each player. */
  | "once_each";

/** A table on a list. */
export interface Listed {
  /** Which. */
  table: TableId;
  /** Which game. */
  game: string;
  /** What it is. */
  kind: TableKind;
  /** What lists show. Of a game that runs and is watched later, whoever has no seat gets neither `awaited` nor `n`. */
  summary: Summary;
  /** When it was opened. */
  created: number;
  /** When something last happened, as far as the list knows. */
  touched: number;
  /** How much time people have, if there is a clock. */
  clock?: Clock | null;
  /** Could somebody know the deal before the game began, because others have played it or the seed was chosen? */
  known_deal?: boolean;
  /** How many things happened since you looked. */
  unseen?: number | null;
  /** Your seats at it. */
  yours?: Seat[];
}

/** Where to log out. */
export interface LogOut {
  /** Where. */
  from: LogOutFrom;
}

/** Where to log out. */
export type LogOutFrom =
  /** In this browser. */
  | "here"
  /** In all others. Codes for other devices are void. */
  | "others"
  /** In all of them. Codes and the link by which one comes back are void, and there is a new link. */
  | "everywhere";

/** You are logged out. */
export interface LoggedOut {
  /** How many devices were. */
  devices: number;
  /** The new link by which you come back, if you logged out everywhere. It is shown once. */
  link?: Secret | null;
}

/** Whoever asks. */
export interface Me {
  /** Who they are. */
  id: string;
  /** What they are called. */
  name: string;
  /** The most a name may have, in characters. */
  longest_name: number;
  /** The language they chose. */
  lang?: string | null;
  /** When they made the link by which they come back, if they have one. */
  link?: number | null;
}

/**
 * A message of a table. All but `signal`, `reply` and `error` carry a number that never falls: how far the client has
 * been told what happened. To whoever watches with a delay it is the number of what they have been told of the game.
 */
export type Message =
  /** The table as it is: the first message on a socket, and after a turn to another seat. */
  | Welcome & { type: "welcome" }
  /** Something happened. */
  | Update & { type: "update" }
  /** A quick signal. */
  | {
      type: "signal";
      /** Who. */
      name: string;
      /** From which seat, if they have one. */
      seat: Seat | null;
      /** What. */
      signal: SignalKind;
      /** What it points at, in the client's own terms, up to 200 characters. */
      target?: string | null;
      /** By which they are told apart at this table, and nowhere else. */
      who?: string | null;
    }
  /** The answer to a question that changes nothing, or to a command that changed nothing that is told. */
  | {
      type: "reply";
      /** The command it answers. */
      re: string | null;
      /** The answer. */
      reply: Reply;
    }
  /** A command was not carried out. */
  | Said & { type: "error" }
  /** The server ends the connection. */
  | {
      type: "goodbye";
      /** Why. */
      code: Code;
      /** In words. */
      message: string;
      /** May the client come back? */
      again: boolean;
      /** How long it has to wait before that, in milliseconds, if it has to. */
      retry_after_ms?: number | null;
    };

/** A choice in either game. */
export type Move = DaybreakMove | EarthriseMove;

/** How much a client wants to know of its moves without asking. */
export type MovesWanted =
  /** Nothing. */
  | "none"
  /** The moves themselves. */
  | "list"
  /** The moves and what a menu says of them. */
  | "labels";

/** A table to be opened. */
export interface NewTable {
  /** Which game, by its id. */
  game: string;
  /** Who sits where. */
  seats: SeatChoice[];
  /** The deal, if it is one that others have played. */
  deal?: DealChoice | null;
  /**
   * The client's id for the request, up to 64 characters: whoever sends it again is led to the table it has opened.
   */
  id?: string | null;
  /** What the host decides. */
  settings?: Settings;
  /** Its setup; unless said, the usual one for so many seats. */
  setup?: Setup | null;
}

/** A seat for a program of one's own. */
export interface NewToken {
  /** Which seat. */
  seat: Seat;
  /** What the program is called. */
  name: string;
}

/** Something that happened at the table, beside the game. */
export type Note = {
  /** When. */
  at: number;
  /** In words. */
  text?: string | null;
} & (
  /** Somebody took a seat. */
  | {
      note: "sat";
      /** Which. */
      seat: Seat;
      /** Who. */
      name: string;
      /** Whose program it is, if it is one. */
      program_of?: string | null;
    }
  /** A bot was put on a seat. */
  | {
      note: "bot";
      /** Which. */
      seat: Seat;
      /** Its name. */
      name: string;
      /** What kind. */
      bot: string;
      /** The host, if they did it. */
      by?: string | null;
    }
  /** A seat was opened. */
  | {
      note: "opened";
      /** Which. */
      seat: Seat;
      /** The host, if they did it. */
      by?: string | null;
    }
  /** The host let somebody in, or did not. */
  | {
      note: "admitted";
      /** Who. */
      name: string;
      /** The host. */
      by: string;
      /** Did they come in? */
      yes: boolean;
    }
  /** The host removed somebody. */
  | {
      note: "removed";
      /** Who. */
      name: string;
      /** The host. */
      by: string;
    }
  /** The host muted somebody. */
  | {
      note: "muted";
      /** Whom. */
      name: string;
      /** The host. */
      by: string;
    }
  /** The host lets somebody be heard again. */
  | {
      note: "unmuted";
      /** Whom. */
      name: string;
      /** The host. */
      by: string;
    }
  /** The host made a new key for a program. */
  | {
      note: "key";
      /** Which seat. */
      seat: Seat;
      /** What the program is called. */
      name: string;
      /** The host. */
      by: string;
    }
  /** Somebody asks to come in. */
  | {
      note: "knocked";
      /** By which the host answers. */
      knock: number;
      /** Who. */
      name: string;
    }
  /** Somebody is called something else. */
  | {
      note: "renamed";
      /** What they were called. */
      old: string;
      /** What they are called. */
      name: string;
    }
  /** The deal is made. */
  | {
      note: "dealt";
      /** Those who gave a share besides the server. */
      names: string[];
      /** Those who gave none in time. */
      left_out: string[];
    }
  /** The game began. */
  | { note: "started" }
  /** A bot plays for somebody. */
  | {
      note: "stand_in";
      /** Which seat. */
      seat: Seat;
      /** What kind of bot. */
      bot: string;
      /** How long. */
      until: Until;
      /** The host, if they did it. */
      by?: string | null;
    }
  /** The time of a seat is used up. */
  | {
      note: "clock_out";
      /** Which. */
      seat: Seat;
      /** What was done about it. */
      then: RanOut;
    }
  /** Somebody has their seat back. */
  | {
      note: "back";
      /** Which. */
      seat: Seat;
      /** Because the stage or trick is over? */
      ended: boolean;
    }
  /** Somebody took moves back. */
  | {
      note: "taken_back";
      /** Who. */
      seat: Seat;
    }
  /** Somebody said something. */
  | Spoken & { note: "said" }
  /** Somebody stopped the table. */
  | {
      note: "paused";
      /** Who. */
      name: string;
    }
  /** Somebody let it go on. */
  | {
      note: "resumed";
      /** Who. */
      name: string;
    }
  /** Somebody asks the table. */
  | {
      note: "asked";
      /** The number of the question. */
      question: number;
    }
  /** A question is settled. */
  | {
      note: "settled";
      /** The number of the question. */
      question: number;
      /** Did all agree? */
      agreed: boolean;
    }
  /** Somebody put a plan before the table. */
  | {
      note: "planned";
      /** Its number. */
      plan: number;
      /** From which seat. */
      seat: Seat;
      /** Who. */
      name: string;
      /** What is planned. */
      text: string;
      /** By which they are told apart at this table; none for a bot. */
      who?: string | null;
    }
  /** The game ended without a result. */
  | { note: "abandoned" }
  /** The table goes on elsewhere. */
  | {
      note: "next";
      /** Where. */
      table: TableId;
    }
  /** There is another host. */
  | {
      note: "host";
      /** Who. */
      name: string;
    }
  /** The server is busy, so that bots have less time to think. It is told once in a game. */
  | { note: "hurried" });

/** Errors in a page that nobody caught. */
export interface Oops {
  /** How many since the page last said so; what they are stays with the person. */
  count: number;
}

/** How either game ended. */
export type Outcome = DaybreakOutcome | EarthriseOutcome;

/** A kind of puzzle piece. */
export interface PieceFace {
  /** Which. */
  id: EarthrisePiece;
  /** Where it belongs in the picture. */
  name: string;
}

/** A History Pill. */
export interface PillFace {
  /** Which. */
  id: EarthrisePillId;
  /** The number on it. */
  number: number;
  /** What it is called. */
  name: string;
  /** What it does. */
  text: string;
  /** The scorings at which it may be revealed: rounds from 0, and their number for the final phase. */
  windows: number[];
  /** When it may be revealed, as a sentence. */
  windows_text: string;
  /** Is it among those that are dealt unless another pool is chosen? */
  dealt: boolean;
  /** Where its effect comes from: `rulebook`, `derived`, `reconstructed` or `printed`. */
  source: string;
  /** The same in words. */
  source_text: string;
}

/** A plan that somebody put before the table. Names and texts are plain text: whoever shows them escapes them. */
export interface PlanInfo {
  /** Its number, for votes. */
  plan: number;
  /** Whose plan it is. */
  by: string;
  /** From which seat. */
  seat: Seat;
  /** What is planned. */
  text: string;
  /** The seats that are for it. Whoever proposed it is not counted without a vote. */
  yes: Seats;
  /** The seats that are against it. */
  no: Seats;
  /** When it was made. */
  at: number;
  /** What it points at, in the client's own terms. */
  about?: string | null;
  /** By which whoever made it is told apart at this table; none for a bot. */
  who?: string | null;
}

/** Who made moves of a seat, and how many of those that hold. */
export interface Played {
  /** Which seat. */
  seat: Seat;
  /** How many. */
  moves: number;
  /** The bot, if one made them: its own seat, or in place of a person. */
  bot?: string | null;
  /** What the person or the program is called; empty for a bot. */
  name?: string;
  /** Whose program it is, if one made them. */
  program_of?: string | null;
}

/** A power in a round. */
export interface PowerRound {
  /** The seat. */
  seat: Seat;
  /** The power. */
  power: string;
  /** Energy demand at the end. */
  demand: number;
  /** Dirty energy at the end. */
  dirty: number;
  /** Clean energy at the end. */
  clean: number;
  /** Emissions tokens by sector at the end. */
  emissions: { [key: string]: number };
  /** Resilience by kind at the end. */
  resilience: { [key: string]: number };
  /** Communities in crisis at the end. */
  communities: number;
  /** Carbon emitted in the Emissions stage, before anything absorbed it. */
  carbon: number;
  /** How much of it was absorbed at once. */
  absorbed: number;
  /** Energy that was missing. */
  shortage: number;
}

/** A global project in play. */
export interface ProjectRound {
  /** The card, as in facts. */
  card: number;
  /** Is it active? */
  active: boolean;
}

/** What a table is for, as whoever opens it says. */
export type Purpose =
  /** To play. */
  | "game"
  /** To learn a game step by step. */
  | "lesson"
  /** To go on from an earlier moment of another game. */
  | "what_if"
  /** To look at a game whose log somebody had as a file. */
  | "file";

/** What a table can be asked. */
export type QuestionAbout =
  /** A seat takes back moves, and moves of others would fall with them. */
  | {
      retract: {
        /** Who. */
        seat: Seat;
        /** The first entry to fall. */
        from: number | null;
      };
    }
  /** The game ends without a result. */
  | "abandon"
  /** The table is for study: everybody with a seat may see all hands while the game is on. */
  | "study"
  /** The game goes on from an earlier moment. */
  | {
      branch: {
        /** After which entry; 0 is the beginning. */
        to: number;
      };
    }
  /** A bot plays for somebody whose time is used up, to the end of the stage or trick. */
  | {
      stand_in: {
        /** For whom. */
        seat: Seat;
      };
    };

/** Something the table is asked to agree to. */
export interface QuestionInfo {
  /** Its number, for the answer. */
  question: number;
  /** What it is about. */
  about: QuestionAbout;
  /** Who asks. */
  by: string;
  /** The seats whose people have to agree. */
  asked: Seats;
  /** Those who have. */
  agreed: Seats;
}

/** What was done when the time of a seat was used up. */
export type RanOut =
  /** A bot plays to the end of the stage or trick. */
  | "bot"
  /** The plainest move was made. */
  | "pass"
  /** A bot makes one step. */
  | "step"
  /** Nothing. */
  | "nothing";

/** An answer to the asker alone. */
export type Reply =
  /** It was done, and everything up to this number has been told. */
  | {
      done: {
        /** The number. */
        n: number;
      };
    }
  /** A table was opened. */
  | {
      opened: {
        /** Which. */
        table: TableId;
      };
    }
  /** The moves of the seat one faces. */
  | { moves: Choice[] }
  /** Why. */
  | {
      why: {
        /** Is it possible? */
        possible: boolean;
        /** In words. */
        text: string;
        /** The typed reason of the rules, if it is not. */
        reason: unknown;
      };
    }
  /** What the seat one faces can do with its cards. */
  | { uses: Uses }
  /** What a move would bring. */
  | { tried: Tried }
  /** The best moves. */
  | {
      hint: {
        /** What the advice rests on. */
        heading: string;
        /** The moves, best first. */
        moves: Advised[];
        /** In how many milliseconds the next hint can be asked for; 0: at once. */
        next_in_ms: number;
      };
    }
  /** An earlier moment. */
  | { look: Scene }
  /** Everything one was told after a message. */
  | { since: Since };

/** Somebody is reported to whoever runs the server. */
export interface Report {
  /** Whom, as seats, guests and lines of chat name them. */
  who: string;
  /** What for. */
  reason: ReportReason;
  /** In one's own words, up to 500 characters. */
  text?: string;
}

/** What somebody is reported for. */
export type ReportReason =
  /** They insult or threaten. */
  | "insults"
  /** They spread hate. */
  | "hate"
  /** They flood the table, or advertise. */
  | "spam"
  /** They cheat, or spoil the game on purpose. */
  | "cheating"
  /** Something else. */
  | "other";

/** Whoever runs the server has the report. */
export interface Reported {
  /** When it was taken. */
  at: number;
}

/** A round. */
export interface RoundFace {
  /** Its sign, as in `R1`. */
  code: string;
  /** What it is called. */
  name: string;
  /** Honors for a captured card, in the order of the suits PHO, APO, AST, ALE. */
  honors: number[];
  /** Alerts for a captured card, in the same order. */
  alerts: number[];
}

/** Something that went wrong, in words. */
export interface Said {
  /** What kind. */
  code: Code;
  /** A sentence in the asked language. */
  message: string;
  /** What the sentence is about. */
  args?: { [key: string]: string };
  /** The command it answers. */
  re?: string | null;
  /** The typed reason of the rules, where they refuse. */
  reason?: unknown;
}

/** The game from where somebody looks. */
export interface Scene {
  /** After which entry of the log. */
  entry: number;
  /** Who may move. */
  asked: Seats;
  /** Whom the table waits for. */
  awaited: Seats;
  /** One's moves. */
  moves?: Choice[] | null;
  /** How it ended. */
  outcome?: Outcome | null;
  /** The same in words. */
  outcome_text?: string | null;
  /** What one is asked. */
  prompt?: string | null;
  /** Can one take one's last move back? Not, if nothing is said. */
  take_back?: TakeBack | null;
  /** The view. */
  view?: View | null;
  /** When in the game this is. */
  when?: string | null;
}

/** A place at the table, counted from 0 in the order in which the table was set up. */
export type Seat = number;

/** Who is to sit on a seat. */
export type SeatChoice =
  /** Whoever opens the table. */
  | "me"
  /** The same, under another name: several people on one device. */
  | { me_as: string }
  /** Whoever comes. */
  | "open"
  /** A bot of this kind. */
  | { bot: string };

/** The clock of a seat. */
export interface SeatClock {
  /** Whose. */
  seat: Seat;
  /** How many milliseconds are left, counted from this message. */
  left: number;
  /** How many there are in all. */
  of: number;
  /** Do they pass? */
  runs: boolean;
  /** Were they used up? */
  out?: boolean;
}

/** What a seat has fixed. */
export interface SeatCommitment {
  /** Which. */
  seat: Seat;
  /** SHA-256 of its share. */
  commitment: Commitment;
}

/** A seat as others see it. */
export interface SeatInfo {
  /** Which. */
  seat: Seat;
  /** Who holds it. */
  holder: Holder;
  /** The name of the person or the bot. */
  name: string;
  /** Is the person connected? */
  here: boolean;
  /**
   * In how many milliseconds, counted from this message, a person without a connection counts as away; 0: now. Nothing
   * where they are connected, or where nobody counts as away.
   */
  away_in?: number | null;
  /** The bot that plays it: its own, or the one that stands in for an absent person. */
  bot?: string | null;
  /** Has the host muted them? */
  muted?: boolean;
  /** Whose program has the seat, if one does. */
  program_of?: string | null;
  /** How long the bot plays in place of the person, if it does. */
  until?: Until | null;
  /** By which the person, or the program, is told apart at this table, and nowhere else. */
  who?: string | null;
}

/** A set of seats, in order. */
export type Seats = Seat[];

/** A secret that is shown once. */
export interface Secret {
  /** The secret itself. */
  secret: string;
  /** A name by which it can be revoked. */
  id: string;
  /** Until when it can be used. */
  expires?: number | null;
}

/** The seed of a table: a whole number of 64 bits, or 64 hexadecimal digits. */
export type Seed = string;

/** A reference card. */
export interface SetFace {
  /** Whose: `solo`, `china`, `united-states`, `europe` or `majority-world`. */
  set: string;
  /** The power; nothing for whoever plays alone. */
  power: DaybreakPower | null;
  /** What it is called. */
  name: string;
  /** Energy demand. */
  demand: number;
  /** Dirty energy. */
  dirty: number;
  /** Clean energy. */
  clean: number;
  /**
   * Emissions, in the order of the sectors: transportation, fuel extraction, industry, waste, agriculture, buildings.
   */
  emissions: number[];
  /** Resilience: social, ecological, infrastructure. */
  resilience: number[];
  /** Communities in crisis. */
  communities: number;
  /** How much demand grows each round. */
  growth: number;
  /** Where it comes from. */
  source: string;
  /** The fields that were completed. */
  reconstructed: string[];
}

/** What the host decides about a table. */
export interface Settings {
  /**
   * After so many seconds without a connection a person counts as away, 30 to 86400; not before that does a bot play
   * for them, be it by the host or by `stand_in_after`.
   */
  away_after?: number;
  /**
   * How long bots wait between two steps, in milliseconds, up to 5000. A step is what one can follow: an action, a
   * card, a choice. Where no person has a seat and nobody looks on, they do not wait.
   */
  bot_pace?: number;
  /** How much time people have; nothing: as much as they like. */
  clock?: Clock | null;
  /** Are there hints? */
  hints?: boolean;
  /** What the table is called, up to 40 characters. */
  name?: string;
  /** Several people share a device, so that it is passed on and hands are hidden in between. */
  one_device?: boolean;
  /** What it is for. Whoever opens a table says `game` or `lesson`; the others are made by the server. */
  purpose?: Purpose;
  /** Is it played over days? Then nobody is away for lack of a connection. */
  slow?: boolean;
  /** After so many seconds of absence a bot plays for a person whom others wait for; nothing: never. */
  stand_in_after?: number | null;
  /** A table to try things at: one can go on from any earlier moment. Where several people sit, all have to agree. */
  study?: boolean;
  /** Who may find it. */
  visibility?: Visibility;
  /** Who may watch; by default a game without secrets is watched live, and one with secrets a minute later. */
  watch?: Watch | null;
}

/** How a table of either game is set up. */
export type Setup = DaybreakSetup | EarthriseSetup;

/** What a seat gives to a deal: 64 hexadecimal digits. */
export type Share = string;

/** A short code, as in `SUN-4Q7`, that leads to a table. It is no secret: at a private table one knocks by it. */
export interface ShortCode {
  /** The code. */
  code: string;
}

/** What can be signalled. */
export type SignalKind =
  /** Look here. */
  | "look"
  /** Yes. */
  | "yes"
  /** No. */
  | "no"
  /** Wait for me. */
  | "wait"
  /** I am ready. */
  | "ready"
  /** Thank you. */
  | "thanks"
  /** Well played. */
  | "well_played"
  /** Sorry. */
  | "sorry";

/** What changed since somebody looked. */
export interface Since {
  /** The last message they had. */
  n: number;
  /** What was told after it, at most the last 500. */
  told: Told[];
  /** Were there more? */
  cut: boolean;
}

/** Something somebody said. Names and texts are plain text: whoever shows them escapes them. */
export interface Spoken {
  /** When. */
  at: number;
  /** Who. */
  name: string;
  /** What. */
  text: string;
  /** From which seat, if they have one. */
  seat?: Seat | null;
  /**
   * By which they are told apart at this table, and nowhere else; lines from before there was such a thing have none.
   */
  who?: string | null;
}

/** Where a table is in its life. */
export type Status =
  /** Seats are still open. */
  | "waiting"
  /** The game goes on. */
  | "running"
  /** The game is over. */
  | "finished"
  /** It was ended without a result. */
  | "abandoned";

/** A way to set a table up at once. */
export interface Step {
  /** Its name, as in `gentle`. */
  step: string;
  /** For whom it is unless they choose another. */
  meant: StepFor;
  /** Who sits where. */
  seats: SeatChoice[];
  /** Of a hundred games, how many the bot `steady` won in your place. */
  wins: number;
  /** The setup; none is the usual one for so many seats. */
  setup?: Setup | null;
}

/** For whom a way to set a table up is. */
export type StepFor =
  /** For who has not finished a game of this kind. */
  | "first"
  /** For everybody else. */
  | "standard"
  /** For who chooses it. */
  | "choice";

/** A suit. */
export interface SuitFace {
  /** Which. */
  suit: EarthriseSuit;
  /** What it is called. */
  name: string;
  /** Three letters for it. */
  code: string;
}

/** What lists of tables show. */
export interface Summary {
  /** What the table is called. */
  name: string;
  /** Where it is in its life. */
  status: Status;
  /** The seats. */
  seats: SeatInfo[];
  /** Whom it waits for. */
  awaited: Seats;
  /** Is it stopped for a while? */
  paused: boolean;
  /** The number of the last event. */
  n: number;
}

/** A table, and what it knows of whoever asks. */
export interface TableAndYou {
  /** The table. */
  table: TableInfo;
  /** You at it. */
  you: You;
}

/** A row of the setup table. */
export interface TableFace {
  /** How many play. */
  players: number;
  /** The powers; none for one who plays alone with any of them. */
  powers: DaybreakPower[];
  /** Is it what so many players begin with unless they say otherwise? */
  usual: boolean;
  /** How hard it is. */
  difficulty: DifficultyName;
  /** The same in words. */
  difficulty_text: string;
  /** Trees at the start. */
  trees: number;
  /** Oceans at the start. */
  oceans: number;
}

/** The name of a table in addresses. */
export type TableId = string;

/** A table as everybody at it may know it. */
export interface TableInfo {
  /** Its name in addresses. */
  id: TableId;
  /** Which game. */
  game: string;
  /** The setup of the game. */
  setup: Setup;
  /** What the host decided. */
  settings: Settings;
  /** Who may watch, as it comes out. */
  watch: Watch;
  /** Where it is in its life. */
  status: Status;
  /** Is it stopped for a while? */
  paused: boolean;
  /** The name of the host; empty, if there is none: the deal of a day has no host. */
  host: string;
  /** The seats. */
  seats: SeatInfo[];
  /** What waits for agreement. */
  questions: QuestionInfo[];
  /** Who asks to come in, having the code of a private table. */
  knocks: KnockInfo[];
  /** The names of those who look at the table before it begins, without a seat. */
  looking: string[];
  /** The plans before the table, the oldest first: at most 8. */
  plans: PlanInfo[];
  /** SHA-256 of what the server fixed when the table was opened: of the seed, unless shares of people go into it. */
  commitment: string;
  /** Names everything that makes two games comparable: rules, content, setup and seed. */
  deal: string;
  /** Could somebody know the deal before the game began, because others have played it or the seed was chosen? */
  known_deal: boolean;
  /** How many entries the log of the game has. */
  entries: number;
  /** When it was opened. */
  created: number;
  /**
   * The clocks of the seats that people have, if the table has one. While a game runs that is watched later or not at
   * all, whoever has no seat gets none.
   */
  clocks?: SeatClock[];
  /** The day, if this is a daily deal. */
  daily?: string | null;
  /** What people are asked to give to the deal, before the game begins. */
  dealing?: DealingInfo | null;
  /** How the seed came about, once the game has begun; the server's part of it is told when the game is over. */
  dealt?: Dealt | null;
  /** Those at the table without a seat, as far as is known: at most 32. */
  guests?: GuestInfo[];
  /** What the host did to the table since the game began, and whom they removed or muted; at most 64 things. */
  host_did?: HostDeed[];
  /** Where the table went on after a rematch. */
  next?: TableId | null;
  /**
   * Is the deal of a day still secret, though the game is over? It ended without a result, and others play it today.
   */
  sealed?: boolean;
  /** The seed, once the game is over. */
  seed?: string | null;
  /** Is it open for study: one person has all seats that people have, or everybody has agreed? */
  study?: boolean;
}

/** What a table on a list is. */
export type TableKind =
  /** A game. */
  | "game"
  /** A game of the deal of a day. */
  | "daily"
  /** A lesson. */
  | "lesson"
  /** A table to try things at. */
  | "study"
  /** Another game, from an earlier moment on. */
  | "what_if"
  /** A game that was opened from a file. */
  | "file";

/** A notice on the socket of a person: a table of theirs has changed. */
export interface TableNotice {
  /** Which. */
  table: TableId;
  /** What lists show. */
  summary: Summary;
  /** Does it wait for you? */
  your_turn: boolean;
}

/** How one's last move can be taken back. */
export type TakeBack =
  /** At once. */
  | "free"
  /** If the others agree, who are asked. */
  | "ask";

/** A Maneuver token. */
export interface TokenFace {
  /** Which. */
  id: EarthriseTokenId;
  /** What it asks for. */
  kind: TokenKind;
  /** The numbers, with `number`. */
  values: number[];
  /** The suit, with `lowest`. */
  suit: EarthriseSuit | null;
  /** Its condition in a few letters. */
  mark: string;
  /** Its condition as a phrase. */
  text: string;
}

/** What a Maneuver token asks for. */
export type TokenKind =
  /** The lowest card of a suit. */
  | "lowest"
  /** A card with one of some numbers. */
  | "number"
  /** The number of the card before. */
  | "same_right"
  /** The number of the card after. */
  | "same_left";

/** A fact of the game. */
export interface Told {
  /** The entry that brought it about; a retraction has one too, and no fact. */
  entry: number;
  /** The bot that made this move in place of the person of the seat, if one did; on the first fact of a move. */
  bot?: string | null;
  /** What happened; none, if moves were taken back or the game went back to an earlier moment. */
  fact?: Fact | null;
  /** Does something new begin with it? */
  opens?: boolean;
  /** In words. */
  text?: string | null;
}

/** The track of a planetary effect. */
export interface TrackFace {
  /** Which. */
  effect: DaybreakPlanetaryEffect;
  /** What it is called. */
  name: string;
  /** The spaces after the start. */
  spaces: TrackSpace[];
}

/** A space of a track. */
export interface TrackSpace {
  /** Is it a tipping point? */
  tips: boolean;
  /** What happens there; nothing, if it is none. */
  text: string | null;
}

/** What a move would bring, up to the next thing that chance or somebody else decides. */
export interface Tried {
  /** What would be coming then. */
  forecast: TriedForecast;
  /** What would happen. */
  told: Told[];
  /** The moves that were tried: the one that was asked about, and the answers that had to follow it. */
  moves: Move[];
  /**
   * Were further answers needed? Taken were those that the move is for: what may happen does, as many as can be are
   * given, to whoever lacks the most energy; else the first.
   */
  assumed: boolean;
  /** Is one of these answers a choice between different things, so that this is only one of the ways it could go? */
  chosen: boolean;
  /** Does it end because chance or somebody else comes next? */
  open: boolean;
  /** Does another stage or round begin with it? */
  moved_on: boolean;
  /** What it would do, in words, a phrase each: first what is gained. */
  effect: string[];
  /**
   * What it would change in the forecast, in words, a phrase each. Nothing: the forecast stays, or is one of another
   * stage.
   */
  changes: string[];
}

/** What would be coming after a move that is tried. */
export type TriedForecast = DaybreakForecast;

/**
 * A place of a game where the chance to win changed: a part of the game, or a move for which there was a better one.
 * Chances are estimates from 0 to 1.
 */
export interface TurningPoint {
  /** The entry after which the change was complete. */
  entry: number;
  /** The round, from 1. */
  round: number;
  /** Whose chance or whose move it is; none, if the chance is that of all. */
  seat: Seat | null;
  /** `after` less `before`. */
  change: number;
  /** The chance to win before; for a move, with the better one. */
  before: number;
  /** The chance to win after. */
  after: number;
  /** When it was, or who did what. */
  title: string;
  /** What happened, and what it did to the chance. */
  text: string;
  /** The move that would have been better, as a menu says it. */
  better: string | null;
}

/** The turning points of a game, as far as they are known. Whoever asks while they are worked out asks again later. */
export interface Turns {
  /** Are they known? */
  state: TurnsState;
  /** How much of the work is done. */
  done: number;
  /** How much there is in all; 0 while nobody knows. */
  of: number;
  /** The turning points in the order of the game; none before they are known. */
  points: TurningPoint[];
}

/** How far the work on turning points is. */
export type TurnsState =
  /** It waits or goes on. */
  | "working"
  /** All are known. */
  | "done"
  /** It could not be done. */
  | "failed";

/** What is still undone in the Local stage. */
export interface Undone {
  /** Actions that are possible. */
  actions: number;
  /** Hand cards that would bring something where they could go. */
  cards: number;
  /** Energy that is missing. */
  shortage: number;
  /** The same in words, a sentence each; what costs most comes first. */
  lines: UndoneLine[];
}

/** What can be undone. */
export type UndoneKind =
  /** Demand that is not met. */
  | "shortage"
  /** Actions that were not used. */
  | "actions"
  /** Cards in hand that would bring something. */
  | "cards";

/** One of the things that are still undone. */
export interface UndoneLine {
  /** What it is about. */
  kind: UndoneKind;
  /** It in words. */
  text: string;
}

/**
 * How long a bot plays in place of a person. Unless a clock has put it there, a move of their own gives them their seat
 * back in any case.
 */
export type Until =
  /** To the end of the stage or trick. */
  | "stage"
  /**
   * Until the person is back. If every person's seat is played by a bot, it ends with the stage too: at a table with a
   * pace bots do not play for nobody.
   */
  | "back"
  /** To the end of the stage or trick, because their time was used up. Nothing gives them their seat back before. */
  | "clock"
  /** For one step, because their time was used up. Nothing gives them their seat back before. */
  | "step";

/** Something happened. */
export interface Update {
  /** Its number. */
  n: number;
  /** The clocks, if they changed and the table did not: `table` has them too. */
  clocks?: SeatClock[];
  /** What happened at the table. */
  notes?: Note[];
  /** The game, from where one looks, if it changed. */
  now?: Scene | null;
  /** The command it answers, for whoever gave it. */
  re?: string | null;
  /** The table, if it changed. */
  table?: TableInfo | null;
  /** What happened in the game, as far as one may know it. */
  told?: Told[];
}

/** What kind of place a card goes to. */
export type UseKind =
  /** In front of a stack, or as a new one. */
  | "start"
  /** Behind a stack. */
  | "support"
  /** Under a project. */
  | "project"
  /** Under a crisis. */
  | "crisis";

/** What the seat one faces can do with its cards. */
export type Uses = DaybreakUses | EarthriseUses;

/** Either game as one audience sees it. */
export type View = DaybreakView | EarthriseView;

/** Who may find a table. */
export type Visibility =
  /** Everybody: it is on the list of tables. */
  | "public"
  /** Whoever has its address. */
  | "link"
  /** Whoever was invited. */
  | "private";

/** Who may watch. */
export type Watch =
  /** Nobody. */
  | "off"
  /** As it happens. */
  | "live"
  /** So many seconds later, so that nobody can look on for a friend. */
  | { delayed: number };

/** The table as it is. */
export interface Welcome {
  /** The number of the last message. */
  n: number;
  /** The table. */
  table: TableInfo;
  /** What the table knows of whoever looks. */
  you: You;
  /** The game, from where one looks. */
  now: Scene;
  /** What has been said lately. */
  chat: Spoken[];
  /** The command it answers, if it does. */
  re?: string | null;
  /** What changed since one looked: told in words if a language was given. */
  since?: Since | null;
}

/** The world in a round. */
export interface WorldRound {
  /** Bands on the thermometer at the end. */
  bands: number;
  /** Loose carbon on it at the end. */
  loose: number;
  /** Carbon in recent emissions at the end. */
  recent: number;
  /** Trees at the end. */
  trees: number;
  /** Oceans at the end. */
  oceans: number;
  /** Direct air capture at the end. */
  dac: number;
  /** Where the token of each planetary effect stood at the end. */
  tracks: { [key: string]: number };
  /** Carbon that trees, oceans and direct air capture took. */
  sinks_absorbed: number;
  /** Carbon that went onto the thermometer. */
  warmed: number;
  /** Was there drawdown? */
  drawdown: boolean;
  /** Planetary effects that were rolled, in order. */
  rolled: string[];
  /** Tipping points that were reached, in order. */
  tipped: string[];
}

/** What the table knows of whoever looks. */
export interface You {
  /** The seats that are theirs. */
  seats: Seats;
  /** Are they the host? */
  host: boolean;
  /** As whom they look. */
  facing: Facing;
  /** Has the host muted them? */
  muted?: boolean;
  /** By which they are told apart at this table. */
  who?: string | null;
}
