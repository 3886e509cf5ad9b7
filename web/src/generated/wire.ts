// Generated from openapi.json by `npm run types`; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What this server is. */
        About: {
            /**
             * Format: uint32
             * @description The version of the interface.
             */
            api: number;
            /** @description The program's version. */
            firstlight: string;
            /** @description The games there are. */
            games: components["schemas"]["GameInfo"][];
            /** @description The addresses by which other devices in the home network reach this server, if it was started for them. */
            lan?: string[];
            /** @description The languages there are, by tag and by what they call themselves. */
            languages: [
                string,
                string
            ][];
        };
        /** @description Where an action is. */
        ActionAt: {
            /** Format: uint8 */
            stack: number;
        } | {
            /** Format: uint8 */
            project: number;
        };
        /** @description The action of a front card or a project. */
        ActionUse: {
            /** @description Whose. */
            at: components["schemas"]["ActionAt"];
            /** @description How often it can still be used this round, in words. */
            left: string;
            /** @description The same after the price, as it is printed; what is printed, where nothing is known of today. */
            line: components["schemas"]["Glyph"][];
            /**
             * Format: uint8
             * @description Uses allowed; nothing: as often as it can be paid.
             */
            most: number | null;
            /** @description The move that begins it. */
            move: components["schemas"]["DaybreakMove"];
            /** @description Is it possible now? */
            possible: boolean;
            /** @description What it does. */
            text: string;
            /** @description What it costs and brings today, in few words. */
            today: string;
            /**
             * Format: uint8
             * @description Uses in this round so far.
             */
            used: number;
            /** @description Why not. */
            why: string | null;
            /** @description What it brings today, in signs. */
            yields: components["schemas"]["Glyph"][];
        };
        /** @description A move of a hint. */
        Advised: {
            /**
             * @description How it stands beside the best move, in a word or two: "best", "the same", "4 less".
             * @default null
             */
            beside: string | null;
            /**
             * Format: float
             * @description The chance to win, from 0 to 1.
             */
            chance: number;
            /** @description What else to expect of it. */
            expect: string[];
            /**
             * @description What it leads to in numbers, each with its unit, where the game has such numbers.
             * @default []
             */
            figures: components["schemas"]["Figure"][];
            /** @description What a menu says of it. */
            label?: string | null;
            /** @description The move. */
            move: components["schemas"]["Move"];
            /** @description The rest of its line: what the same seat plans to do next, as what it pays with and whom it is for, up to where somebody else moves. Each is a move as long as all before it were made and nothing else came between. */
            rest?: components["schemas"]["Move"][];
            /**
             * @description Why, in a sentence.
             * @default null
             */
            why: string | null;
        };
        /** @description What is ahead in either game as things stand. */
        Ahead: components["schemas"]["DaybreakAhead"];
        /** @description A question that changes nothing and is answered to the asker alone. */
        Ask: {
            /** @constant */
            what: "moves";
        } | {
            /** @description The move. */
            move: components["schemas"]["Move"];
            /** @constant */
            what: "why";
        } | {
            /** @constant */
            what: "uses";
        } | {
            /**
             * Format: uint32
             * @description After which entry; by default after the last one knows.
             */
            to?: number | null;
            /** @constant */
            what: "ahead";
        } | {
            /** @description The move. */
            move: components["schemas"]["Move"];
            /** @constant */
            what: "try";
        } | {
            /** @constant */
            what: "hint";
        } | {
            /** @description Without the view? A client that knows it from what it was told asks for all else. It comes all the same where a move from before was taken back since: then what was told leads elsewhere. */
            bare?: boolean;
            /**
             * Format: uint32
             * @description After which entry.
             */
            to: number;
            /** @constant */
            what: "look";
        } | {
            /**
             * Format: uint32
             * @description The number of that message.
             */
            n: number;
            /**
             * Format: uint32
             * @description Up to which entry of the log; by default up to the last one knows. The answer has the last facts up to it, so that a client reads a long past page by page.
             */
            to?: number | null;
            /** @constant */
            what: "since";
        };
        /** @description A table that was opened or joined. */
        At: {
            /** @description Does one still wait at its door for the host? Ask again to see. */
            knocking?: boolean;
            /** @description Which. */
            table: components["schemas"]["TableId"];
        };
        /** @description The first message on a socket: how the client wants to look at the table. */
        Attach: {
            /**
             * @description As whom; by default one's own first seat, or else as a spectator.
             * @default null
             */
            facing?: components["schemas"]["Facing"] | null;
            /**
             * Format: uint32
             * @description The version of the interface the client speaks.
             */
            hello: number;
            /**
             * @description The language of the sentences: `en`, `es` or `pt-BR`. Without one there are no sentences, which is what bots want.
             * @default null
             */
            lang?: string | null;
            /**
             * @description The moves of the seat, with every message in which it is asked.
             * @default list
             */
            moves?: components["schemas"]["MovesWanted"];
            /**
             * Format: uint32
             * @description The number of the last message the client has. It gets what came after, or a fresh view.
             * @default null
             */
            since?: number | null;
            /**
             * @description How the client wants to know what it sees.
             * @default patches
             */
            view?: components["schemas"]["ViewsWanted"];
        };
        /** @description What happens when the time of a seat is used up. */
        AtZero: "bot" | "pass" | "nothing";
        /** @description What is printed on the central board. */
        BoardFace: {
            /**
             * Format: uint8
             * @description Bands that lose the game.
             */
            bands_to_lose: number;
            /**
             * Format: uint8
             * @description Carbon of a band, for each player.
             */
            carbon_per_band: number;
            /**
             * Format: uint8
             * @description Communities in crisis that lose the game.
             */
            communities_to_lose: number;
            /**
             * Format: uint8
             * @description Local cards of a draw step.
             */
            draw: number;
            /** @description From so many communities in crisis on, so many cards fewer. */
            draw_marks: [
                number,
                number
            ][];
            /**
             * Format: uint8
             * @description The highest face of the geoengineering die.
             */
            geoengineering_die: number;
            /** @description What holds with 0, 1, 2 … bands, up to the most that may lose a game. */
            levels: components["schemas"]["LevelFace"][];
            /** @description The faces of the planetary die. */
            planetary_die: components["schemas"]["DaybreakPlanetaryEffect"][];
            /**
             * Format: uint8
             * @description Places for global projects.
             */
            projects: number;
            /**
             * Format: uint8
             * @description Global projects drawn to choose from.
             */
            projects_drawn: number;
            /**
             * Format: uint8
             * @description Rounds of a game.
             */
            rounds: number;
            /**
             * Format: uint8
             * @description Stacks of a player.
             */
            stacks: number;
            /** @description The tracks of the planetary effects. */
            tracks: components["schemas"]["TrackFace"][];
        };
        /** @description A bot that comes with the server. */
        BotInfo: {
            /** @description Its name. */
            name: string;
            /** @description Is it there to be measured against, and not to be good company? */
            reference: boolean;
            /** @description How it plays, in one English sentence. */
            style: string;
        };
        /** @description A card as it is drawn. */
        CardFace: {
            /** @description The same in as few words as say it. */
            brief: string[];
            /** @description Its deck. */
            deck: components["schemas"]["DeckName"];
            /** @description What it does, sentence by sentence, without what is drawn beside it: required tags, limit, rows of a die, what a project needs and what cards under a crisis do. */
            deed: string[];
            /** @description What the faces of the die do that it rolls. */
            die: components["schemas"]["DieRow"][];
            /** @description The emissions its action touches. */
            emissions: components["schemas"]["DaybreakSector"][];
            /** @description What a challenge card is like. */
            flavour: components["schemas"]["DaybreakFlavour"] | null;
            /** @description How often its action can be used, and when if not in the Local stage; nothing, if it has none. */
            foot: string | null;
            /**
             * Format: uint8
             * @description Its id in views and facts. Local and starting cards share their ids; every other deck has its own.
             */
            id: number;
            /** @description What it is, in a word or two. */
            kind: string;
            /** @description How often its action can be carried out; nothing, if it has none. */
            limit: components["schemas"]["LimitFace"] | null;
            /** @description What it does, in signs. */
            line: components["schemas"]["Glyph"][];
            /** @description The sentence of these that says what a project needs. */
            needs: string | null;
            /** @description The printed number, as in `1.065`. */
            no: string;
            /** @description The same as setups name it: 65 for `1.065`. */
            number: components["schemas"]["DaybreakCardNo"];
            /** @description Does a crisis stay on the table? */
            ongoing: boolean;
            /** @description The fields that were completed although the card has a source. */
            reconstructed: string[];
            /** @description The tags of its stack that its action requires, one each. */
            requires: components["schemas"]["RequiredTag"][];
            /** @description Whom a challenge card is for. */
            scope: components["schemas"]["DaybreakScope"] | null;
            /** @description The set of a starting card: `solo`, `china`, `united-states`, `europe` or `majority-world`. */
            set: string | null;
            /** @description The cards it asks for. */
            slots: components["schemas"]["CardSlots"][];
            /** @description Is it used when one player plays alone? */
            solo: boolean;
            /** @description Where it comes from: `rulebook`, `published`, `play`, `reconstructed` or `printed`. */
            source: string;
            /** @description The same in words, with whether it was completed. */
            source_text: string;
            /** @description Its tags, as often as they are printed. */
            tags: components["schemas"]["DaybreakTag"][];
            /** @description Whom a crisis strikes. */
            target_text: string | null;
            /** @description What it does, sentence by sentence. */
            text: string[];
            /** @description Its title. */
            title: string;
            /** @description When its action can be carried out; nothing, if it has none. */
            window: components["schemas"]["DaybreakWindow"] | null;
            /** @description One sentence on what it is in the real world. */
            world: string | null;
        };
        /** @description Cards that a project or a crisis asks for. */
        CardSlots: {
            /** @description How many of them at 1, 2, 3 and 4 players; empty: any number. */
            count: number[];
            /** @description What they do, in a sentence. */
            text: string;
            /** @description Which cards. */
            wanted: components["schemas"]["DaybreakCardFilter"];
        };
        /** @description A place for a hand card. */
        CardUse: {
            /** @description Is its place among the cards there asked then? */
            asks_place: boolean;
            /**
             * Format: uint8
             * @description Which stack, project or crisis, by its place.
             */
            at: number;
            /** @description What the front card there could still bring today, which it would cover, in signs. */
            covers: components["schemas"]["Glyph"][];
            /** @description What is gained, in signs. */
            gain: components["schemas"]["Glyph"][];
            /** @description What kind of place. */
            kind: components["schemas"]["UseKind"];
            /** @description The move that puts it there. */
            move: components["schemas"]["DaybreakMove"];
            /** @description Is it possible? */
            possible: boolean;
            /** @description The same in words. */
            text: string;
            /** @description Is anything gained today? */
            useful: boolean;
            /** @description Why it is not possible. */
            why: string | null;
        };
        /** @description Where a hand card could go. */
        CardUses: {
            /** @description Could its action be carried out if it lay in front of the best stack? */
            action: components["schemas"]["Judged"];
            /** @description Which card. */
            card: components["schemas"]["DaybreakLocalId"];
            /** @description Where the tags would lie that it requires; nothing, if it requires none. */
            needs: components["schemas"]["NeedsMet"] | null;
            /** @description Actions that could be begun now and be paid with it, by the moves that begin them. */
            pays: components["schemas"]["DaybreakMove"][];
            /** @description Every place for it, those that are not possible among them. */
            uses: components["schemas"]["CardUse"][];
        };
        /** @description A kind of challenge cards. */
        ChallengeKind: {
            /** @description What they are like. */
            flavour: components["schemas"]["DaybreakFlavour"];
            /**
             * Format: uint8
             * @description From so many players on a setup has to say for whom one is; never, if nothing is said.
             */
            names_seat_from: number | null;
            /** @description Whom they are for. */
            scope: components["schemas"]["DaybreakScope"];
        };
        /** @description Which challenge cards a table can have. */
        ChallengesFace: {
            /**
             * Format: uint8
             * @description How often one that is named by its number can be there.
             */
            copies: number;
            /** @description The kinds that can be dealt, in their order. */
            kinds: components["schemas"]["ChallengeKind"][];
            /**
             * Format: uint8
             * @description The most at a table.
             */
            most: number;
        };
        /** @description What somebody changes about themselves. */
        ChangeMe: {
            /**
             * @description Another language.
             * @default null
             */
            lang?: string | null;
            /**
             * @description Another name.
             * @default null
             */
            name?: string | null;
        };
        /** @description A move that can be made. */
        Choice: {
            /** @description What a menu says of it. */
            label?: string | null;
            /** @description The move. */
            move: components["schemas"]["Move"];
        };
        /** @description What a choice of the group would mean for each power now. */
        ChoiceMeans: {
            /** @description Would the project be active at once? */
            at_once: boolean;
            /** @description The move that names it. */
            move: components["schemas"]["DaybreakMove"];
            /** @description Seat by seat. */
            powers: components["schemas"]["PowerMeans"][];
        };
        /** @description How much time people have at a table. Bots have no clock. */
        Clock: {
            /**
             * @description What happens when it is used up.
             * @default bot
             */
            at_zero?: components["schemas"]["AtZero"];
            /** @description How time is measured. */
            kind: components["schemas"]["ClockKind"];
        };
        /** @description How time is measured. */
        ClockKind: {
            move: {
                /**
                 * Format: uint32
                 * @description 5 to 3600 seconds.
                 */
                seconds: number;
            };
        } | {
            stage: {
                /**
                 * Format: uint32
                 * @description 10 to 7200 seconds.
                 */
                seconds: number;
            };
        } | {
            game: {
                /**
                 * Format: uint32
                 * @description What a move gives back, 0 to 300 seconds, though never more than it took.
                 * @default 0
                 */
                increment?: number;
                /**
                 * Format: uint32
                 * @description 1 to 600 minutes.
                 */
                minutes: number;
            };
        } | {
            days: {
                /**
                 * Format: uint32
                 * @description 1 to 14 days.
                 */
                days: number;
            };
        };
        /** @description What kind of thing went wrong. Codes do not change. */
        Code: "malformed" | "unknown_version" | "too_large" | "too_fast" | "busy" | "no_such_route" | "wrong_method" | "no_such_table" | "not_at_table" | "not_your_seat" | "which_seat" | "not_your_turn" | "not_host" | "turned_away" | "removed" | "muted" | "seat_taken" | "not_started" | "started" | "finished" | "not_finished" | "sealed" | "paused" | "out_of_time" | "illegal" | "not_retractable" | "no_such_entry" | "no_such_guest" | "no_such_question" | "no_such_plan" | "plans_off" | "hints_off" | "watching_off" | "not_for_study" | "dealt" | "no_share_wanted" | "other_share" | "only_its_seat" | "already_done" | "bad_name" | "bad_text" | "bad_setup" | "bad_clock" | "unknown_bot" | "unknown_lang" | "unknown_game" | "too_many_tables" | "too_many_here" | "table_full" | "work_wanted" | "too_many_sockets" | "bad_origin" | "no_cookie" | "bad_token" | "logged_out" | "no_such_device" | "no_such_code" | "no_such_deal" | "not_a_log" | "newer_log" | "other_content" | "bad_line" | "store_full" | "store_busy" | "store_failed" | "stopping" | "too_slow" | "internal";
        /** @description A column of the score sheet. */
        ColumnFace: {
            /** @description Its sign, as in `R1` or `F`. */
            code: string;
            /** @description What it is called. */
            name: string;
        };
        /**
         * @description Everything after that: a command, with the client's own id for it.
         *
         *     A command that is sent again under the same id is carried out once and answered with the first result.
         */
        Command: {
            /** @description The client's id for it, up to 64 characters; every answer carries it as `re`. */
            id?: string | null;
        } & ({
            /** @constant */
            do: "move";
            /** @description The move, as the list of moves has it. */
            move: components["schemas"]["Move"];
            /** @description For which seat. */
            seat?: components["schemas"]["Seat"] | null;
        } | {
            /** @constant */
            do: "retract";
            /**
             * Format: uint32
             * @description The first entry to fall.
             */
            from?: number | null;
            /** @description For which seat. */
            seat?: components["schemas"]["Seat"] | null;
        } | {
            /** @constant */
            do: "answer";
            /**
             * Format: uint32
             * @description Which.
             */
            question: number;
            /** @description The answer. */
            yes: boolean;
        } | {
            /** @constant */
            do: "abandon";
        } | {
            /** @constant */
            do: "pause";
        } | {
            /** @constant */
            do: "resume";
        } | {
            /** @constant */
            do: "chat";
            /** @description Up to 500 characters. */
            text: string;
        } | {
            /** @constant */
            do: "signal";
            /** @description What. */
            signal: components["schemas"]["SignalKind"];
            /** @description What it points at, in the client's own terms, up to 200 characters. */
            target?: string | null;
        } | {
            /** @description What it points at, in the client's own terms, up to 200 characters. */
            about?: string | null;
            /** @constant */
            do: "propose";
            /** @description Up to 200 characters. */
            text: string;
        } | {
            /** @constant */
            do: "vote";
            /**
             * Format: uint32
             * @description Which.
             */
            plan: number;
            /**
             * @description For it or against it; nothing takes the vote back.
             * @default null
             */
            yes?: boolean | null;
        } | {
            /** @constant */
            do: "withdraw";
            /**
             * Format: uint32
             * @description Which.
             */
            plan: number;
        } | {
            /** @constant */
            do: "sit";
            /** @description The name for this seat, where several people share a device. */
            name?: string | null;
            /** @description Which; by default the first that is open. */
            seat?: components["schemas"]["Seat"] | null;
        } | {
            /** @constant */
            do: "leave";
            /** @description Which; by default all of one's own. */
            seat?: components["schemas"]["Seat"] | null;
        } | {
            /** @description The bot, such as `steady`; nothing opens the seat. */
            bot?: string | null;
            /** @constant */
            do: "seat";
            /** @description Which. */
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            do: "admit";
            /**
             * Format: uint32
             * @description The number of the knock.
             */
            knock: number;
            /** @description Do they come in? */
            yes: boolean;
        } | {
            /** @constant */
            do: "remove";
            /** @description Somebody without a seat, as the list of guests names them. */
            guest?: string | null;
            /** @description Whoever has this seat. */
            seat?: components["schemas"]["Seat"] | null;
        } | {
            /** @constant */
            do: "mute";
            /** @description Muted, or heard again? */
            muted: boolean;
            /** @description Whom, as seats, guests and lines of chat name them. */
            who: string;
        } | {
            /** @description The bot; nothing gives the seat back. */
            bot?: string | null;
            /** @constant */
            do: "stand_in";
            /** @description Which; by default one's own. */
            seat?: components["schemas"]["Seat"] | null;
            /** @description How long, `stage` or `back`; by default to the end of the stage for whoever is there, and until they are back for others. */
            until?: components["schemas"]["Until"] | null;
        } | {
            /** @description SHA-256 of the share, as `docs/log-format.md` says. */
            commitment: components["schemas"]["Commitment"];
            /** @constant */
            do: "commit";
        } | {
            /** @constant */
            do: "share";
            /** @description 32 bytes of one's own chance. */
            share: components["schemas"]["Share"];
        } | {
            /** @description The bot for open seats, unless it is `steady`. */
            bot?: string | null;
            /** @constant */
            do: "start";
        } | {
            /** @constant */
            do: "rematch";
            /**
             * @description The same deal?
             * @default false
             */
            same_deal?: boolean;
        } | {
            /** @description A bot for all seats but the first; without one, all seats are one's own. */
            bot?: string | null;
            /** @constant */
            do: "clone";
            /**
             * Format: uint32
             * @description After which entry; 0 is the beginning.
             */
            to: number;
        } | {
            /** @constant */
            do: "branch";
            /**
             * Format: uint32
             * @description After which entry; 0 is the beginning.
             */
            to: number;
        } | {
            /** @constant */
            do: "seen";
            /**
             * Format: uint32
             * @description The number of the message.
             */
            n: number;
        } | {
            /** @constant */
            do: "face";
            /** @description As whom. */
            facing: components["schemas"]["Facing"];
        } | (components["schemas"]["Ask"] & {
            /** @constant */
            do: "ask";
        }));
        /** @description A SHA-256: 64 hexadecimal digits. */
        Commitment: string;
        /** @description Which content a game was begun with. */
        ContentRef: {
            /** @description The files themselves, if the content is not the one that comes with the program. */
            files?: {
                [key: string]: string;
            };
            /** @description SHA-256 of its text. */
            hash: components["schemas"]["Commitment"];
            /** @description The name the content gives itself. */
            id: string;
        };
        /** @description A crisis that was resolved. */
        CrisisRound: {
            /** @description Was it cancelled by the cards under it? */
            cancelled: boolean;
            /**
             * Format: uint8
             * @description The card, as in facts.
             */
            card: number;
            /** @description Whom it struck. */
            targets: components["schemas"]["Seats"];
        };
        /** @description The deal of a day. */
        Daily: {
            /** @description SHA-256 of its seed. */
            commitment: string;
            /** @description Which day, as in 2026-11-16, by universal time. */
            day: string;
            /** @description Which game. */
            game: string;
            /** @description How everybody did, with one attempt each: first those who were known here for a day, each part by score. */
            results: components["schemas"]["DealResult"][];
            /** @description The seed, once the day is over. */
            seed?: string | null;
            /** @description Your table of it, if you have one. */
            yours?: components["schemas"]["TableId"] | null;
        };
        /** @description The rest of a round, if nobody plays or answers any more. */
        DaybreakAhead: {
            /** @description What happens for sure. */
            certain: components["schemas"]["DaybreakCertain"];
            /** @description Is it the last one? Nothing comes after it. */
            last: boolean;
            /** @description What is likely. */
            likely: components["schemas"]["DaybreakLikely"];
            /** @description What a die or an unknown card decides. */
            open: components["schemas"]["DaybreakOpen"];
            /**
             * Format: uint8
             * @description Which round.
             */
            round: number;
            /** @description What can happen at worst. */
            worst: components["schemas"]["DaybreakWorst"];
        };
        /** @description A question that one seat has open. */
        DaybreakAsk: {
            under: {
                /** @description The card. */
                card: components["schemas"]["DaybreakLocalId"];
                /**
                 * Format: uint8
                 * @description The stack.
                 */
                stack: number;
            };
        } | {
            pay: {
                /**
                 * Format: uint8
                 * @description Still to pay.
                 */
                left: number;
            };
        } | {
            spend: {
                /**
                 * Format: uint8
                 * @description Still to spend.
                 */
                left: number;
                /** @description May the player stop? */
                or_stop: boolean;
            };
        } | {
            pay_resilience: {
                /**
                 * Format: uint8
                 * @description Still to pay.
                 */
                left: number;
            };
        } | {
            option: {
                /**
                 * Format: uint8
                 * @description The step.
                 */
                step: number;
            };
        } | {
            may: {
                /**
                 * Format: uint8
                 * @description The step.
                 */
                step: number;
            };
        } | {
            to: {
                /**
                 * Format: uint8
                 * @description The step.
                 */
                step: number;
            };
        } | {
            amount: {
                /**
                 * Format: uint8
                 * @description At most.
                 */
                most: number;
                /**
                 * Format: uint8
                 * @description The step.
                 */
                step: number;
            };
        } | {
            sector: {
                /**
                 * Format: uint8
                 * @description Tokens still to choose for.
                 */
                left: number;
                /**
                 * Format: uint8
                 * @description The step.
                 */
                step: number;
            };
        } | {
            resilience: {
                /**
                 * Format: uint8
                 * @description Tokens still to choose for.
                 */
                left: number;
                /**
                 * Format: uint8
                 * @description The step.
                 */
                step: number;
            };
        } | {
            cards: {
                /**
                 * Format: uint8
                 * @description Cards still to choose.
                 */
                left: number;
                /**
                 * Format: uint8
                 * @description The step.
                 */
                step: number;
            };
        } | {
            crisis: {
                /**
                 * Format: uint8
                 * @description Crises still to choose.
                 */
                left: number;
                /**
                 * Format: uint8
                 * @description The step.
                 */
                step: number;
            };
        } | {
            waiting: {
                /** @description Whose. */
                on: components["schemas"]["Seat"];
            };
        } | {
            consent: {
                /** @description Who asks. */
                by: components["schemas"]["Seat"];
            };
        } | {
            keep: {
                /**
                 * Format: uint8
                 * @description Still to keep.
                 */
                left: number;
            };
        } | {
            lose_card: {
                /**
                 * Format: uint8
                 * @description Still to lose.
                 */
                left: number;
            };
        } | {
            lose_resilience: {
                /**
                 * Format: uint8
                 * @description Still to lose.
                 */
                left: number;
            };
        } | {
            own_type: {
                /**
                 * Format: uint8
                 * @description Tokens still to choose for.
                 */
                left: number;
                /** @description Emissions or resilience, of any type. */
                token: components["schemas"]["DaybreakToken"];
                /** @description What happens to it. */
                way: components["schemas"]["DaybreakWay"];
            };
        };
        /** @description Which cards are meant. */
        DaybreakCardFilter: "Any" | {
            Tag: components["schemas"]["DaybreakTag"];
        } | {
            OneOf: components["schemas"]["DaybreakTag"][];
        } | {
            Removes: components["schemas"]["DaybreakToken"][];
        };
        /**
         * Format: uint16
         * @description The printed number of a card, without the leading `1.`: 4 is card 1.004.
         */
        DaybreakCardNo: number;
        /** @description A set of local and starting cards, in the order of their ids. */
        DaybreakCardSet: components["schemas"]["DaybreakLocalId"][];
        /** @description What made a number change. */
        DaybreakCause: {
            local: components["schemas"]["DaybreakLocalId"];
        } | {
            project: components["schemas"]["DaybreakGlobalId"];
        } | {
            crisis: components["schemas"]["DaybreakCrisisId"];
        } | {
            planet: components["schemas"]["DaybreakPlanetaryEffect"];
        } | {
            challenge: components["schemas"]["DaybreakChallengeId"];
        } | {
            cost: components["schemas"]["DaybreakLocalId"];
        } | "shortage" | {
            missing: components["schemas"]["DaybreakToken"];
        } | "growth";
        /** @description What happens for sure. */
        DaybreakCertain: {
            /**
             * Format: uint8
             * @description Crises still to be resolved, face up or not.
             */
            crises: number;
            /** @description Cards of this round's draw step, while it is to come. */
            draws: number[] | null;
            /** @description What happens until chance has to speak or a crisis strikes, in order; each with its cause. */
            facts: components["schemas"]["DaybreakFact"][];
            /** @description How much each demand grows at the end of the round; none, if the game is over by then or a crisis may change it. */
            growth: number[] | null;
            /** @description Is the game lost for sure, whatever chance brings, and why at the latest? */
            lost: components["schemas"]["DaybreakLosses"] | null;
            /**
             * Format: uint8
             * @description Rolls of the planetary die that are to come.
             */
            rolls: number;
            /** @description Has somebody begun what cannot be taken back? What it brings is in none of these. */
            unfinished: boolean;
            /** @description Is it won for sure? */
            won: boolean;
        };
        /**
         * Format: uint8
         * @description A challenge card.
         */
        DaybreakChallengeId: number;
        /** @description A challenge card that a table asks for (DB-CHAL-02). */
        DaybreakChallengePick: {
            named: {
                /** @description Which. */
                card: components["schemas"]["DaybreakCardNo"];
                /**
                 * @description For whom.
                 * @default null
                 */
                seat?: components["schemas"]["Seat"] | null;
            };
        } | {
            dealt: {
                /** @description Harder, easier or variety. */
                flavour: components["schemas"]["DaybreakFlavour"];
                /** @description For the group or for one player. */
                scope: components["schemas"]["DaybreakScope"];
                /**
                 * @description For whom.
                 * @default null
                 */
                seat?: components["schemas"]["Seat"] | null;
            };
        };
        /** @description A challenge card in play. */
        DaybreakChallengeShown: {
            /** @description Which. */
            card: components["schemas"]["DaybreakChallengeId"];
            /** @description Whose; nobody's: the group's. */
            seat: components["schemas"]["Seat"] | null;
        };
        /** @description A state of one player. */
        DaybreakCheck: {
            AtLeast: [
                components["schemas"]["DaybreakToken"],
                number
            ];
        } | {
            AtMost: [
                components["schemas"]["DaybreakToken"],
                number
            ];
        } | {
            Tags: [
                components["schemas"]["DaybreakTag"],
                number
            ];
        } | "MostlyClean" | "DemandMet";
        /** @description Something that must hold: a requirement, what makes a project active, or a condition of the win. */
        DaybreakCondition: {
            Stack: [
                components["schemas"]["DaybreakTag"],
                number
            ];
        } | {
            Own: components["schemas"]["DaybreakCheck"];
        } | {
            SomePlayer: components["schemas"]["DaybreakCheck"];
        } | {
            EveryPlayer: components["schemas"]["DaybreakCheck"];
        } | {
            /** Format: uint8 */
            BandsAtMost: number;
        } | {
            /** Format: uint8 */
            BandsAtLeast: number;
        } | {
            /** Format: uint8 */
            ActiveProjects: number;
        };
        /** @description A crisis that lies face up and is still to strike in this round. */
        DaybreakCrisisAhead: {
            /**
             * Format: uint8
             * @description Its place in the row.
             */
            at: number;
            /** @description Which. */
            card: components["schemas"]["DaybreakCrisisId"];
            /** @description Seats that will have something to choose; what they choose is taken at its worst. Cards that are lost by choice, or from a hand that is still to be drawn, are examples: only their number counts. */
            choice: components["schemas"]["Seats"];
            /**
             * Format: uint8
             * @description The highest face of that die.
             */
            die: number;
            /** @description Is it sure to happen like this? Else a die or a card that comes before may change it. */
            sure: boolean;
            /** @description Those who are tied, if a die decides which one of them it strikes. */
            tied: components["schemas"]["Seats"];
            /** @description What it does: once, or, in a tie, for each who may be struck. */
            ways: components["schemas"]["DaybreakCrisisWay"][];
        };
        /** @description What one crisis that lies face up would do. */
        DaybreakCrisisForecast: {
            /**
             * Format: uint8
             * @description Its place in the row.
             */
            at: number;
            /** @description Which. */
            card: components["schemas"]["DaybreakCrisisId"];
            /** @description Does a die or a draw decide a part of it? What comes of that is left out. */
            chance: boolean;
            /** @description Seats that would have something to choose; all of them, where the group decides. */
            choice: components["schemas"]["Seats"];
            /** @description The losses it would bring. */
            losses: components["schemas"]["DaybreakLosses"];
            /** @description What is in force from its resolution on, or already. */
            ongoing: components["schemas"]["DaybreakModifier"][];
            /** @description What would change for each seat. */
            seats: components["schemas"]["DaybreakSeatChange"][];
            /** @description Whom it would strike; more than one for a crisis with one target is a tie. */
            targets: components["schemas"]["Seats"];
            /** @description Cancelled or ended by the cards under it. */
            undone: boolean;
            /** @description What would change for all. */
            world: components["schemas"]["DaybreakWorldChange"];
        };
        /**
         * Format: uint8
         * @description A crisis.
         */
        DaybreakCrisisId: number;
        /** @description A crisis in the row. */
        DaybreakCrisisShown: {
            /** @description Which, if it lies face up. */
            card: components["schemas"]["DaybreakCrisisId"] | null;
            /** @description Resolved and in force: an ongoing one. */
            in_force: boolean;
            /** @description Face down since before the discards became a new deck? */
            of_old_deck: boolean;
            /** @description Its places for cards; none, where they are not counted. */
            places: components["schemas"]["DaybreakPlacesShown"][];
            /** @description Cards tucked under it. */
            tucked: components["schemas"]["DaybreakLocalId"][];
        };
        /** @description What a crisis does. */
        DaybreakCrisisWay: {
            /** @description What happens, in order; each with its cause. */
            facts: components["schemas"]["DaybreakFact"][];
            /** @description Why nothing changes, if nothing does. */
            harmless: components["schemas"]["DaybreakHarmless"] | null;
            /** @description Whom it strikes; nobody, if it is for the group. */
            targets: components["schemas"]["Seats"];
        };
        /** @description The crisis that is being resolved. */
        DaybreakCurrentCrisis: {
            /** @description How much it does to each seat before anything is taken off; none, unless it does one thing with an amount. */
            amounts: number[];
            /** @description What each seat takes off every amount. */
            less: number[];
            /** @description What each seat has of what is compared to find whom it strikes; none, if nothing is. */
            measured: number[];
            /** @description What each seat has that takes something off, whether it strikes them or not. */
            softened: number[];
            /** @description Targets that ignore it. */
            spared: components["schemas"]["Seats"];
            /** @description Its targets. */
            targets: components["schemas"]["Seats"];
            /**
             * Format: uint8
             * @description How much weaker it is for all, by tucked cards and windows.
             */
            weaker: number;
        };
        /** @description A game in numbers. */
        DaybreakDebrief: {
            /** @description What loses it, and how its thermometer counts. */
            limits: components["schemas"]["DaybreakLimits"];
            /** @description The rounds, with how things stood at the end of each. */
            rounds: components["schemas"]["DaybreakRound"][];
            /** @description How it began: as round 0, in which nothing has happened. */
            start: components["schemas"]["DaybreakRound"];
        };
        /** @description What a seat owes; it cannot back out of it. */
        DaybreakDebt: {
            /** Format: uint8 */
            keep: number;
        } | {
            /** Format: uint8 */
            cards: number;
        } | {
            /** Format: uint8 */
            resilience: number;
        } | {
            types: {
                /**
                 * Format: uint8
                 * @description Tokens still to choose for.
                 */
                left: number;
                /** @description Emissions or resilience, of any type. */
                token: components["schemas"]["DaybreakToken"];
                /** @description What happens to them. */
                way: components["schemas"]["DaybreakWay"];
            };
        } | {
            /** Format: uint8 */
            option: number;
        };
        /** @description How a decision of the group stands (DB-ROUND-04). */
        DaybreakDecision: {
            /** @description What can be chosen. */
            choices: components["schemas"]["DaybreakMove"][];
            /** @description Who has named what, the largest party first. */
            parties: components["schemas"]["DaybreakParty"][];
            /** @description What is to be seen of it. */
            stands: components["schemas"]["DaybreakStands"];
        };
        /** @description The five decks of the box. Starting cards share their ids with local cards. */
        DaybreakDeck: "Local" | "Starting" | "Global" | "Crisis" | "Challenge";
        /** @description The decks and what was discarded. */
        DaybreakDecks: {
            /** @description Crises. */
            crisis: components["schemas"]["DaybreakPileOfDaybreakCrisisId"];
            /** @description Global projects. */
            global: components["schemas"]["DaybreakPileOfDaybreakGlobalId"];
            /** @description Local cards. */
            local: components["schemas"]["DaybreakPileOfDaybreakLocalId"];
        };
        /** @description What chance decided. */
        DaybreakDraw: {
            challenges: components["schemas"]["DaybreakChallengeId"][];
        } | {
            local: components["schemas"]["DaybreakCardSet"];
        } | {
            projects: components["schemas"]["DaybreakGlobalId"][];
        } | {
            crisis: components["schemas"]["DaybreakCrisisId"];
        } | {
            planet: components["schemas"]["DaybreakPlanetaryEffect"];
        } | {
            /** Format: uint8 */
            geoengineering: number;
        } | {
            ties: number[];
        };
        /** @description A global project that was drawn to choose from. */
        DaybreakDrawnShown: {
            /** @description Which. */
            card: components["schemas"]["DaybreakGlobalId"];
            /** @description The places for cards that it would have at this table, kind by kind; none, where they are not counted. */
            places: components["schemas"]["DaybreakPlacesShown"][];
        };
        /** @description Emissions tokens by type. */
        DaybreakEmissionsByType: {
            /**
             * Format: uint16
             * @description For `Agriculture`.
             */
            Agriculture: number;
            /**
             * Format: uint16
             * @description For `Buildings`.
             */
            Buildings: number;
            /**
             * Format: uint16
             * @description For `FuelExtraction`.
             */
            FuelExtraction: number;
            /**
             * Format: uint16
             * @description For `Industry`.
             */
            Industry: number;
            /**
             * Format: uint16
             * @description For `Transportation`.
             */
            Transportation: number;
            /**
             * Format: uint16
             * @description For `Waste`.
             */
            Waste: number;
        };
        /** @description One line of a log after the header. */
        DaybreakEntry: {
            move: components["schemas"]["DaybreakMove"];
            seat: components["schemas"]["Seat"];
        } | {
            draw: components["schemas"]["DaybreakDraw"];
        } | {
            /** @description The entries that no longer hold: the seat's own, and those of seats that agreed to move again. */
            retract: number[];
            seat: components["schemas"]["Seat"];
        } | {
            /**
             * Format: uint32
             * @description The last entry that still holds; 0 for the beginning.
             */
            branch: number;
        };
        /** @description One face of the planetary die. */
        DaybreakFaceAhead: {
            /** @description Which. */
            effect: components["schemas"]["DaybreakPlanetaryEffect"];
            /** @description What it would do from where its token stands. */
            facts: components["schemas"]["DaybreakFact"][];
            /**
             * Format: uint8
             * @description Of so many.
             */
            of: number;
            /**
             * Format: uint8
             * @description So many sides of the die bear it.
             */
            sides: number;
        };
        /** @description Something that happened. Everything in Daybreak is open, so every fact is seen whole by everybody. */
        DaybreakFact: {
            challenge_dealt: {
                card: components["schemas"]["DaybreakChallengeId"];
                seat: components["schemas"]["Seat"] | null;
            };
        } | {
            round_began: {
                /** Format: uint8 */
                round: number;
            };
        } | {
            stage_began: {
                stage: components["schemas"]["DaybreakStage"];
            };
        } | {
            done: {
                seat: components["schemas"]["Seat"];
            };
        } | {
            not_done: {
                seat: components["schemas"]["Seat"];
            };
        } | {
            passed: {
                seat: components["schemas"]["Seat"];
            };
        } | {
            voted: {
                seat: components["schemas"]["Seat"];
                vote: components["schemas"]["DaybreakMove"];
            };
        } | {
            won: {
                /** Format: uint8 */
                round: number;
            };
        } | {
            lost: {
                losses: components["schemas"]["DaybreakLosses"];
            };
        } | {
            crises_laid: {
                /** Format: uint8 */
                unknown: number;
            };
        } | {
            crisis_shown: {
                /** Format: uint8 */
                at: number;
                card: components["schemas"]["DaybreakCrisisId"];
                forecast: boolean;
            };
        } | {
            projects_drawn: {
                cards: components["schemas"]["DaybreakGlobalId"][];
            };
        } | {
            project_kept: {
                /** Format: uint8 */
                at: number;
                card: components["schemas"]["DaybreakGlobalId"];
            };
        } | {
            project_discarded: {
                card: components["schemas"]["DaybreakGlobalId"];
                tucked: components["schemas"]["DaybreakCardSet"];
            };
        } | {
            project_active: {
                card: components["schemas"]["DaybreakGlobalId"];
            };
        } | {
            project_lapsed: {
                card: components["schemas"]["DaybreakGlobalId"];
            };
        } | {
            reshuffled: {
                deck: components["schemas"]["DaybreakDeck"];
            };
        } | {
            drew: {
                cards: components["schemas"]["DaybreakCardSet"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            draw_forfeited: {
                /** Format: uint8 */
                cards: number;
                seat: components["schemas"]["Seat"];
            };
        } | {
            offered: {
                by: components["schemas"]["DaybreakGiver"] | null;
                cards: components["schemas"]["DaybreakCardSet"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            kept: {
                cards: components["schemas"]["DaybreakCardSet"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            started: {
                card: components["schemas"]["DaybreakLocalId"];
                seat: components["schemas"]["Seat"];
                /** Format: uint8 */
                stack: number;
            };
        } | {
            tucked: {
                card: components["schemas"]["DaybreakLocalId"];
                seat: components["schemas"]["Seat"];
                /** Format: uint8 */
                stack: number;
                /** Format: uint8 */
                under: number;
            };
        } | {
            tucked_under_project: {
                card: components["schemas"]["DaybreakLocalId"];
                project: components["schemas"]["DaybreakGlobalId"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            tucked_under_crisis: {
                card: components["schemas"]["DaybreakLocalId"];
                crisis: components["schemas"]["DaybreakCrisisId"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            discarded: {
                cards: components["schemas"]["DaybreakCardSet"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            spent: {
                cards: components["schemas"]["DaybreakCardSet"];
                project: components["schemas"]["DaybreakGlobalId"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            cards_given: {
                cards: components["schemas"]["DaybreakCardSet"];
                from: components["schemas"]["Seat"];
                to: components["schemas"]["Seat"];
            };
        } | {
            recovered: {
                cards: components["schemas"]["DaybreakCardSet"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            cards_lost: {
                cards: components["schemas"]["DaybreakCardSet"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            next_draw: {
                cause: components["schemas"]["DaybreakCause"];
                /** Format: int8 */
                change: number;
                seat: components["schemas"]["Seat"];
            };
        } | {
            acted: {
                card: components["schemas"]["DaybreakLocalId"];
                seat: components["schemas"]["Seat"];
                /** Format: uint8 */
                stack: number;
            };
        } | {
            project_used: {
                project: components["schemas"]["DaybreakGlobalId"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            changed: {
                cause: components["schemas"]["DaybreakCause"];
                /** Format: int16 */
                change: number;
                /** Format: uint16 */
                now: number;
                seat: components["schemas"]["Seat"];
                token: components["schemas"]["DaybreakToken"];
            };
        } | {
            world_changed: {
                cause: components["schemas"]["DaybreakCause"];
                /** Format: int16 */
                change: number;
                /** Format: uint16 */
                now: number;
                token: components["schemas"]["DaybreakToken"];
            };
        } | {
            tokens_given: {
                /** Format: uint8 */
                count: number;
                from: components["schemas"]["Seat"];
                to: components["schemas"]["Seat"];
                token: components["schemas"]["DaybreakToken"];
            };
        } | {
            consent_asked: {
                by: components["schemas"]["Seat"];
                of: components["schemas"]["Seat"];
            };
        } | {
            consent_refused: {
                by: components["schemas"]["Seat"];
                of: components["schemas"]["Seat"];
            };
        } | {
            die_rolled: {
                /** Format: uint8 */
                face: number;
                seat: components["schemas"]["Seat"];
                /** Format: uint8 */
                total: number;
            };
        } | {
            shortage: {
                /** Format: uint16 */
                missing: number;
                seat: components["schemas"]["Seat"];
            };
        } | {
            emitted: {
                /** Format: uint16 */
                absorbed: number;
                /** Format: uint16 */
                carbon: number;
                seat: components["schemas"]["Seat"];
            };
        } | {
            sinks_absorbed: {
                /** Format: uint16 */
                carbon: number;
                /** Format: uint16 */
                unused: number;
            };
        } | {
            drawdown: {
                /** Format: uint16 */
                removed: number;
            };
        } | {
            warmed: {
                /** Format: uint16 */
                carbon: number;
            };
        } | {
            bands: {
                /** Format: int8 */
                change: number;
                /** Format: uint8 */
                now: number;
            };
        } | {
            bands_away: {
                /** Format: int8 */
                change: number;
                /** Format: uint8 */
                now: number;
            };
        } | {
            planet_rolled: {
                effect: components["schemas"]["DaybreakPlanetaryEffect"];
            };
        } | {
            roll_ignored: {
                cause: components["schemas"]["DaybreakCause"];
                effect: components["schemas"]["DaybreakPlanetaryEffect"];
            };
        } | {
            track_moved: {
                effect: components["schemas"]["DaybreakPlanetaryEffect"];
                /** Format: uint8 */
                now: number;
            };
        } | {
            tipped: {
                effect: components["schemas"]["DaybreakPlanetaryEffect"];
            };
        } | {
            tie_rolled: {
                faces: number[];
            };
        } | {
            targets: {
                card: components["schemas"]["DaybreakCrisisId"];
                targets: components["schemas"]["Seats"];
            };
        } | {
            weakened: {
                /** Format: uint8 */
                by: number;
                card: components["schemas"]["DaybreakCrisisId"];
                cause: components["schemas"]["DaybreakCause"];
            };
        } | {
            resisted: {
                /** Format: uint16 */
                by: number;
                resilience: components["schemas"]["DaybreakResilience"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            spared: {
                card: components["schemas"]["DaybreakCrisisId"];
                cause: components["schemas"]["DaybreakCause"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            crisis_cancelled: {
                card: components["schemas"]["DaybreakCrisisId"];
            };
        } | {
            crisis_without_target: {
                card: components["schemas"]["DaybreakCrisisId"];
            };
        } | {
            crisis_in_force: {
                card: components["schemas"]["DaybreakCrisisId"];
            };
        } | {
            crisis_ended: {
                card: components["schemas"]["DaybreakCrisisId"];
            };
        } | {
            crisis_discarded: {
                card: components["schemas"]["DaybreakCrisisId"];
                tucked: components["schemas"]["DaybreakCardSet"];
            };
        };
        /** @description What a challenge card is like (DB-CHAL-01). */
        DaybreakFlavour: "Harder" | "Easier" | "Variety";
        /** @description What a standing change can forbid. */
        DaybreakForbidden: "Forecast" | "GivingCards" | "TuckingUnderCrises" | "RemovingDirty" | "GivingTokens" | "TuckingUnderProjects" | "NewProjects" | "DrawingByAction";
        /** @description What is coming as things stand. Lists are by seat. */
        DaybreakForecast: {
            /**
             * Format: uint16
             * @description How much of it they take.
             */
            absorbed: number;
            /**
             * Format: uint8
             * @description Bands after the Emissions stage.
             */
            bands: number;
            /** @description Carbon that each power will add. */
            carbon: number[];
            /** @description Does that round come? Not after the last one. */
            comes: boolean;
            /** @description What the crisis that is forecast would do, after the Emissions stage. */
            crisis: components["schemas"]["DaybreakCrisisForecast"] | null;
            /** @description Communities that this would bring into crisis. */
            crowded: number[];
            /** @description Is that drawdown? */
            drawdown: boolean;
            /** @description Cards of each next draw step. */
            draws: number[];
            /** @description How much each demand grows. */
            growth: number[];
            /**
             * Format: uint8
             * @description Crisis cards that the level will show then.
             */
            level: number;
            /**
             * Format: uint16
             * @description Loose carbon on the thermometer after it.
             */
            loose: number;
            /** @description The losses that the Emissions stage of this round would bring; nothing once it is over. */
            losses: components["schemas"]["DaybreakLosses"];
            /**
             * Format: uint16
             * @description Carbon that is there for them: what waits in recent emissions, and what all powers add.
             */
            made: number;
            /**
             * Format: int32
             * @description Carbon that stays in the air; below 0: sinks unused.
             */
            net: number;
            /**
             * Format: uint8
             * @description Rolls of the planetary die at the beginning of the next Crisis stage.
             */
            rolls: number;
            /**
             * Format: uint16
             * @description How much more carbon makes another band.
             */
            room: number;
            /**
             * Format: uint8
             * @description The round whose Emissions stage this is.
             */
            round: number;
            /** @description Energy that will be missing at the next energy check, with the growth that comes before it. */
            shortage: number[];
            /**
             * Format: uint16
             * @description Trees, oceans, DAC, and what stands for them.
             */
            sinks: number;
            /**
             * Format: uint16
             * @description How much less carbon would keep the last new band away; nothing, if there is no new band.
             */
            spare: number | null;
            /**
             * Format: uint16
             * @description The temperature then, in tenths of a degree.
             */
            tenths: number;
            /** @description Is it the Emissions stage of this round, which is still to begin? */
            this_round: boolean;
        };
        /** @description Whose action brought something, and of which card. */
        DaybreakGiver: {
            /** @description Of which local card or project. */
            cause: components["schemas"]["DaybreakCause"];
            /** @description Whose. */
            seat: components["schemas"]["Seat"];
        };
        /**
         * Format: uint8
         * @description A global project.
         */
        DaybreakGlobalId: number;
        /** @description Why a crisis changes nothing. */
        DaybreakHarmless: "cancelled" | "nobody_fits" | "reduced" | "nothing_there";
        /** @description The first line of a log: all that is needed to begin the game again. */
        DaybreakHeader: {
            /** @description The content it is played with. */
            content: components["schemas"]["ContentRef"];
            /** @description How the seed came about, if that is told. */
            dealt?: components["schemas"]["Dealt"];
            /**
             * Format: uint32
             * @description The version of the log's own shape.
             */
            firstlight: number;
            /** @description Which game. */
            game: string;
            /**
             * Format: uint32
             * @description The reading of the rules it is played under.
             */
            rules: number;
            /** @description Who sits where; names for people to read, in the order of the seats. */
            seats?: string[];
            /** @description The game's own setup. */
            setup: components["schemas"]["DaybreakSetup"];
        } & ({
            seed: components["schemas"]["Seed"];
        } | {
            commitment: components["schemas"]["Commitment"];
        });
        /** @description What projects, ongoing crises and challenge cards change for a player. */
        DaybreakInForce: {
            /** @description Tags whose cards' actions cost a card less. */
            cheaper: components["schemas"]["DaybreakTag"][];
            /**
             * Format: int8
             * @description Cards more or fewer in each draw step.
             */
            draws: number;
            /** @description Tags that every stack counts besides its own. */
            extra_tags: {
                [key: string]: number;
            };
            /** @description What is forbidden. */
            forbidden: components["schemas"]["DaybreakForbidden"][];
            /**
             * Format: int8
             * @description Growth of demand more or less.
             */
            growth: number;
        };
        /** @description Everything that is drawn at a table of Daybreak. */
        DaybreakLibrary: {
            /** @description What is printed on the central board, and the dice. */
            board: components["schemas"]["BoardFace"];
            /** @description Every card of the five decks. */
            cards: components["schemas"]["CardFace"][];
            /** @description Which challenge cards a table can have. */
            challenges: components["schemas"]["ChallengesFace"];
            /** @description The name of the content. */
            content: string;
            /** @description The small vocabularies, each in its order. */
            order: components["schemas"]["OrderFace"];
            /** @description Are cards reconstructed, in part or as a whole? */
            reference: boolean;
            /** @description The reference cards: how each power opens, and whoever plays alone. */
            sets: components["schemas"]["SetFace"][];
            /** @description The setup table. */
            tables: components["schemas"]["TableFace"][];
        };
        /** @description What came of trying out the rest of the round, with dice and cards as they may fall and choices that are owed made at random. The same table gives the same numbers. */
        DaybreakLikely: {
            /**
             * Format: uint8
             * @description Bands on the thermometer: in 19 of 20 tries no more.
             */
            bands: number;
            /** @description Communities in crisis of each seat at the end of the round: in 19 of 20 tries no more. */
            communities: number[];
            /** @description Because of the communities in crisis of each seat. */
            communities_lost: number[];
            /**
             * Format: uint8
             * @description How often the game was lost.
             */
            lost: number;
            /**
             * Format: uint8
             * @description How often it was lost because of each.
             */
            too_hot: number;
            /**
             * Format: uint8
             * @description How often it was tried.
             */
            tries: number;
        };
        /** @description What loses a game, and how its thermometer counts. */
        DaybreakLimits: {
            /**
             * Format: uint16
             * @description Carbon that makes a band.
             */
            band: number;
            /**
             * Format: uint8
             * @description Bands that lose the game.
             */
            bands: number;
            /** @description Communities in crisis that lose the game, by seat. */
            communities: number[];
        };
        /**
         * Format: uint8
         * @description A local or a starting card.
         */
        DaybreakLocalId: number;
        /** @description Losses that fall together are all named (DB-END-03). */
        DaybreakLosses: {
            /** @description Players with too many communities in crisis. */
            communities: components["schemas"]["Seats"];
            /** @description Drawdown, but a challenge card's condition for the win did not hold in the last round. */
            condition_unmet: boolean;
            /** @description The last round is over. */
            out_of_time: boolean;
            /** @description Too many bands. */
            too_hot: boolean;
        };
        /** @description A standing change of the rules. */
        DaybreakModifier: {
            /** Format: int8 */
            Draws: number;
        } | {
            Yields: [
                components["schemas"]["DaybreakTag"],
                components["schemas"]["DaybreakToken"],
                number
            ];
        } | {
            Forbids: components["schemas"]["DaybreakForbidden"];
        } | {
            /** Format: int8 */
            Crises: number;
        } | {
            /** Format: int8 */
            Rolls: number;
        } | {
            /** Format: int8 */
            Growth: number;
        } | {
            Cheaper: components["schemas"]["DaybreakTag"];
        } | {
            ExtraTag: components["schemas"]["DaybreakTag"];
        } | {
            Weaker: [
                components["schemas"]["DaybreakResilience"],
                number
            ];
        } | {
            Absorbs: components["schemas"]["DaybreakQuantity"];
        } | {
            /** Format: int8 */
            ProjectChoice: number;
        } | {
            /** Format: int8 */
            Stacks: number;
        } | {
            /** Format: int8 */
            Rounds: number;
        } | {
            /** Format: int8 */
            LossCommunities: number;
        } | {
            /** Format: int8 */
            LossBands: number;
        } | {
            WinOnlyIf: components["schemas"]["DaybreakCondition"];
        };
        /** @description One atomic choice. Stacks, projects and crises are named by their place. */
        DaybreakMove: {
            /** Format: uint8 */
            act: number;
        } | {
            /** Format: uint8 */
            use_project: number;
        } | {
            start: {
                /** @description The card. */
                card: components["schemas"]["DaybreakLocalId"];
                /**
                 * Format: uint8
                 * @description The stack.
                 */
                stack: number;
            };
        } | {
            support: {
                /** @description The card. */
                card: components["schemas"]["DaybreakLocalId"];
                /**
                 * Format: uint8
                 * @description The stack.
                 */
                stack: number;
            };
        } | {
            support_project: {
                /** @description The card. */
                card: components["schemas"]["DaybreakLocalId"];
                /**
                 * Format: uint8
                 * @description The project.
                 */
                project: number;
            };
        } | {
            reduce_crisis: {
                /** @description The card. */
                card: components["schemas"]["DaybreakLocalId"];
                /**
                 * Format: uint8
                 * @description The place in the row.
                 */
                crisis: number;
            };
        } | "done" | "not_done" | "pass" | "back" | {
            /** Format: uint8 */
            under: number;
        } | {
            pay: components["schemas"]["DaybreakLocalId"];
        } | {
            spend: components["schemas"]["DaybreakLocalId"];
        } | "stop" | {
            /** Format: uint8 */
            option: number;
        } | "yes" | "no" | {
            to: components["schemas"]["Seat"];
        } | {
            /** Format: uint8 */
            amount: number;
        } | {
            sector: components["schemas"]["DaybreakSector"];
        } | {
            resilience: components["schemas"]["DaybreakResilience"];
        } | {
            card: components["schemas"]["DaybreakLocalId"];
        } | {
            /** Format: uint8 */
            crisis: number;
        } | {
            keep: components["schemas"]["DaybreakLocalId"];
        } | {
            lose: components["schemas"]["DaybreakLocalId"];
        } | {
            keep_project: components["schemas"]["DaybreakGlobalId"];
        } | "keep_none" | {
            /** Format: uint8 */
            drop_project: number;
        } | {
            spare: components["schemas"]["Seat"];
        };
        /** @description Where a token tips next. */
        DaybreakNextTip: {
            /**
             * Format: uint8
             * @description The space, from 1.
             */
            space: number;
            /**
             * Format: uint8
             * @description How many rolls of its effect bring that about; 1: the next one does.
             */
            steps: number;
        };
        /** @description The next tipping point of each planetary effect. */
        DaybreakNextTips: {
            /** @description For `AmazonDieback`. */
            AmazonDieback: components["schemas"]["DaybreakNextTip"] | null;
            /** @description For `ArcticSeaIce`. */
            ArcticSeaIce: components["schemas"]["DaybreakNextTip"] | null;
            /** @description For `Desertification`. */
            Desertification: components["schemas"]["DaybreakNextTip"] | null;
            /** @description For `OceanAcidification`. */
            OceanAcidification: components["schemas"]["DaybreakNextTip"] | null;
            /** @description For `Permafrost`. */
            Permafrost: components["schemas"]["DaybreakNextTip"] | null;
            /** @description For `WeatherSystems`. */
            WeatherSystems: components["schemas"]["DaybreakNextTip"] | null;
        };
        /** @description What chance decides. */
        DaybreakOpen: {
            /** @description The crises that lie face up, in the order in which they strike. */
            crises: components["schemas"]["DaybreakCrisisAhead"][];
            /** @description Cards of each draw step of the next round: the fewest and the most; none, if there is no such round. */
            draws: [
                number,
                number
            ][] | null;
            /** @description The next roll of the planetary die, face by face; nothing, if none is to come. */
            faces: components["schemas"]["DaybreakFaceAhead"][];
            /** @description The crises that lie face down. */
            unknown: components["schemas"]["DaybreakUnknownAhead"] | null;
        };
        /** @description How a game ended. The players win or lose together. */
        DaybreakOutcome: {
            /**
             * Format: uint8
             * @description Bands at the end.
             */
            bands: number;
            /** @description Communities in crisis at the end. */
            communities: number[];
            /** @description Why it was lost; nothing, if it was won. */
            losses: components["schemas"]["DaybreakLosses"];
            /**
             * Format: uint8
             * @description The round it ended in.
             */
            round: number;
            /** @description The stage it ended in. */
            stage: components["schemas"]["DaybreakStage"];
            /** @description Did they win? */
            won: boolean;
        };
        /** @description Those who have named the same. */
        DaybreakParty: {
            /** @description What they have named. */
            move: components["schemas"]["DaybreakMove"];
            /** @description Who. */
            seats: components["schemas"]["Seats"];
        };
        /** @description A deck and its discards. */
        DaybreakPileOfDaybreakCrisisId: {
            /** @description Cards in the discards. */
            discards: components["schemas"]["DaybreakCrisisId"][];
            /**
             * Format: uint32
             * @description How many cards the deck has left.
             */
            left: number;
        };
        /** @description A deck and its discards. */
        DaybreakPileOfDaybreakGlobalId: {
            /** @description Cards in the discards. */
            discards: components["schemas"]["DaybreakGlobalId"][];
            /**
             * Format: uint32
             * @description How many cards the deck has left.
             */
            left: number;
        };
        /** @description A deck and its discards. */
        DaybreakPileOfDaybreakLocalId: {
            /** @description Cards in the discards. */
            discards: components["schemas"]["DaybreakLocalId"][];
            /**
             * Format: uint32
             * @description How many cards the deck has left.
             */
            left: number;
        };
        /** @description Places for cards of a kind under a project or a crisis. */
        DaybreakPlacesShown: {
            /**
             * Format: uint16
             * @description How many places.
             */
            count: number;
            /**
             * Format: uint16
             * @description How many of them are filled.
             */
            filled: number;
            /** @description Which cards. */
            wanted: components["schemas"]["DaybreakCardFilter"];
        };
        /** @description A planetary effect: a face of the die and a track (DB-CRISIS-05). */
        DaybreakPlanetaryEffect: "WeatherSystems" | "Desertification" | "OceanAcidification" | "Permafrost" | "ArcticSeaIce" | "AmazonDieback";
        /** @description A player: board, hand and play area. */
        DaybreakPlayer: {
            /**
             * Format: uint16
             * @description Carbon taken off this round's own emissions.
             */
            absorbed: number;
            /**
             * Format: uint16
             * @description Carbon that this board gives off this round.
             */
            carbon: number;
            /**
             * Format: uint16
             * @description Clean energy.
             */
            clean: number;
            /**
             * Format: uint16
             * @description Communities in crisis.
             */
            communities: number;
            /**
             * Format: uint8
             * @description Communities in crisis that lose the game.
             */
            communities_to_lose: number;
            /** @description Players who ask this one for consent. */
            consent: components["schemas"]["Seats"];
            /**
             * Format: uint16
             * @description Energy demand.
             */
            demand: number;
            /**
             * Format: uint16
             * @description Dirty energy.
             */
            dirty: number;
            /** @description Emissions tokens. */
            emissions: components["schemas"]["DaybreakEmissionsByType"];
            /** @description Cards in hand. */
            hand: components["schemas"]["DaybreakLocalId"][];
            /** @description What is in force for this player. */
            in_force: components["schemas"]["DaybreakInForce"];
            /**
             * Format: int8
             * @description Cards more or fewer in the next draw step.
             */
            next_draw: number;
            /** @description Cards to choose from. */
            offered: components["schemas"]["DaybreakLocalId"][];
            /** @description What this player has to choose. */
            owes: components["schemas"]["DaybreakDebt"] | null;
            /** @description Does this player still play cards and act in the Local stage? */
            playing: boolean;
            /** @description Resilience. */
            resilience: components["schemas"]["DaybreakResilienceByType"];
            /**
             * Format: uint16
             * @description Energy that is missing.
             */
            shortage: number;
            /** @description The play area; an empty list of cards is a place for a new stack. */
            stacks: components["schemas"]["DaybreakStackShown"][];
            /** @description Every printed tag of the whole play area, counted: what projects and crises look at. */
            tags: {
                [key: string]: number;
            };
        };
        /** @description A World Power, in the order of the rulebook. */
        DaybreakPower: "China" | "Europe" | "UnitedStates" | "MajorityWorld";
        /** @description A global project in play. */
        DaybreakProjectShown: {
            /** @description Is it active? */
            active: boolean;
            /** @description Which. */
            card: components["schemas"]["DaybreakGlobalId"];
            /** @description Its places for cards, kind by kind; none, where they are not counted. */
            places: components["schemas"]["DaybreakPlacesShown"][];
            /** @description Cards tucked under it, in the order in which they came. */
            tucked: components["schemas"]["DaybreakLocalId"][];
            /** @description Uses of its action this round, by seat; the group's count is their sum. */
            used: number[];
        };
        /** @description How many. */
        DaybreakQuantity: {
            /** Format: uint8 */
            N: number;
        } | {
            Per: components["schemas"]["DaybreakTag"];
        } | {
            Times: [
                number,
                components["schemas"]["DaybreakTag"]
            ];
        } | {
            Capped: [
                number,
                components["schemas"]["DaybreakTag"]
            ];
        } | {
            Rows: [
                components["schemas"]["DaybreakTag"],
                [
                    number,
                    number
                ][]
            ];
        } | {
            PerArea: [
                number,
                components["schemas"]["DaybreakTag"]
            ];
        } | {
            PerEvery: [
                number,
                components["schemas"]["DaybreakToken"]
            ];
        } | {
            /** Format: uint8 */
            PerBand: number;
        } | {
            /** Format: uint8 */
            PerPlayer: number;
        } | {
            ByPlayers: [
                number,
                number,
                number,
                number
            ];
        } | {
            Solo: [
                number,
                number
            ];
        } | {
            /** Format: uint8 */
            PerProject: number;
        } | {
            /** Format: uint8 */
            PerPaid: number;
        } | "All";
        /** @description What kind of question a seat is asked. */
        DaybreakQuestion: "local" | "done" | "emissions_window" | "roll_window" | "crisis_window" | "under" | "pay" | "spend" | "option" | "may" | "to" | "amount" | "sector" | "resilience" | "cards" | "crisis" | "waiting" | "consent" | "keep" | "lose_card" | "lose_resilience" | "keep_project" | "make_room" | "lose_project" | "spare";
        /** @description Why a move is not possible, with what a sentence about it needs. */
        DaybreakRefusal: {
            other_question: {
                /** @description What it is asked. */
                asked: components["schemas"]["DaybreakQuestion"];
            };
        } | {
            not_the_speaker: {
                /** @description Who does. */
                speaker: components["schemas"]["Seat"];
            };
        } | {
            not_in_hand: {
                /** @description Which. */
                card: components["schemas"]["DaybreakLocalId"];
            };
        } | {
            not_yours: {
                /** @description Which. */
                card: components["schemas"]["DaybreakLocalId"];
            };
        } | {
            already_chosen: {
                /** @description Which. */
                card: components["schemas"]["DaybreakLocalId"];
            };
        } | {
            not_offered: {
                /** @description Which. */
                card: components["schemas"]["DaybreakLocalId"];
            };
        } | {
            no_stack: {
                /**
                 * Format: uint8
                 * @description Which.
                 */
                stack: number;
            };
        } | {
            too_many_stacks: {
                /**
                 * Format: uint8
                 * @description How many.
                 */
                most: number;
            };
        } | {
            no_such_depth: {
                /**
                 * Format: uint8
                 * @description The depth of the stack.
                 */
                most: number;
                /**
                 * Format: uint8
                 * @description What was named.
                 */
                under: number;
            };
        } | {
            no_project: {
                /**
                 * Format: uint8
                 * @description Which.
                 */
                project: number;
            };
        } | {
            not_active: {
                /** @description Which. */
                project: components["schemas"]["DaybreakGlobalId"];
            };
        } | {
            no_action: {
                /** @description Which. */
                project: components["schemas"]["DaybreakGlobalId"];
            };
        } | {
            wrong_window: {
                /** @description The time that it is for. */
                window: components["schemas"]["DaybreakWindow"];
            };
        } | {
            not_this_roll: {
                /** @description What was rolled. */
                rolled: components["schemas"]["DaybreakPlanetaryEffect"];
            };
        } | {
            cannot_pay_cards: {
                /**
                 * Format: uint8
                 * @description How many fitting cards there are.
                 */
                have: number;
                /**
                 * Format: uint8
                 * @description How many it costs.
                 */
                need: number;
                /** @description Which cards fit. */
                which: components["schemas"]["DaybreakCardFilter"];
            };
        } | {
            cannot_pay_tokens: {
                /**
                 * Format: uint16
                 * @description How many there are.
                 */
                have: number;
                /**
                 * Format: uint8
                 * @description How many it costs.
                 */
                need: number;
                /** @description Which. */
                token: components["schemas"]["DaybreakToken"];
            };
        } | {
            tags_short: {
                /**
                 * Format: uint8
                 * @description How many there are.
                 */
                have: number;
                /**
                 * Format: uint8
                 * @description How many are required.
                 */
                need: number;
                /** @description Which. */
                tag: components["schemas"]["DaybreakTag"];
            };
        } | {
            requirement_unmet: {
                /** @description Which. */
                condition: components["schemas"]["DaybreakCondition"];
            };
        } | {
            limit_reached: {
                /**
                 * Format: uint8
                 * @description Uses allowed.
                 */
                most: number;
                /** @description The tag that sets the limit, if one does. */
                per: components["schemas"]["DaybreakTag"] | null;
                /**
                 * Format: uint8
                 * @description Uses so far.
                 */
                used: number;
            };
        } | "no_effect" | {
            none_to_remove: {
                /** @description Which of them there are none. */
                token: components["schemas"]["DaybreakToken"];
            };
        } | {
            forbidden_by: {
                /** @description The ongoing crisis that does; none: a challenge card. */
                by: components["schemas"]["DaybreakCrisisId"] | null;
                /** @description What is forbidden. */
                what: components["schemas"]["DaybreakForbidden"];
            };
        } | {
            does_not_fit: {
                /** @description Which. */
                card: components["schemas"]["DaybreakLocalId"];
                /** @description What fits. */
                wanted: components["schemas"]["DaybreakCardFilter"];
            };
        } | "takes_no_cards" | "already_met" | {
            not_face_up: {
                /**
                 * Format: uint8
                 * @description Which.
                 */
                crisis: number;
            };
        } | {
            not_unknown: {
                /**
                 * Format: uint8
                 * @description Which.
                 */
                crisis: number;
            };
        } | {
            no_option: {
                /**
                 * Format: uint8
                 * @description How many there are.
                 */
                count: number;
                /**
                 * Format: uint8
                 * @description What was named.
                 */
                option: number;
            };
        } | {
            not_a_choice: {
                /** @description Who. */
                seat: components["schemas"]["Seat"];
            };
        } | {
            none_left: {
                /** @description Of what. */
                token: components["schemas"]["DaybreakToken"];
            };
        } | {
            amount_out_of_range: {
                /**
                 * Format: uint8
                 * @description What was named.
                 */
                amount: number;
                /**
                 * Format: uint8
                 * @description At most.
                 */
                most: number;
            };
        } | "nothing_begun" | "owed" | {
            not_drawn: {
                /** @description Which. */
                project: components["schemas"]["DaybreakGlobalId"];
            };
        } | "already_named" | "no_longer_fits";
        /** @description One of the three types of resilience. */
        DaybreakResilience: "Social" | "Ecological" | "Infrastructure";
        /** @description Resilience by type. */
        DaybreakResilienceByType: {
            /**
             * Format: uint16
             * @description For `Ecological`.
             */
            Ecological: number;
            /**
             * Format: uint16
             * @description For `Infrastructure`.
             */
            Infrastructure: number;
            /**
             * Format: uint16
             * @description For `Social`.
             */
            Social: number;
        };
        /** @description A round in numbers. */
        DaybreakRound: {
            /** @description The crises that were resolved, in order. */
            crises: components["schemas"]["CrisisRound"][];
            /** @description Did it come as far as carbon being added? */
            emitted: boolean;
            /**
             * Format: uint16
             * @description Carbon that all powers made, before anything absorbed it.
             */
            made: number;
            /** @description The powers, in the order of the seats. */
            powers: components["schemas"]["PowerRound"][];
            /** @description The global projects in play at the end. */
            projects: components["schemas"]["ProjectRound"][];
            /**
             * Format: uint8
             * @description Which, from 1.
             */
            round: number;
            /** @description The world. */
            world: components["schemas"]["WorldRound"];
        };
        /** @description Whom a challenge card is for. */
        DaybreakScope: "Group" | "One";
        /** @description What would change for a seat. */
        DaybreakSeatChange: {
            /**
             * Format: int16
             * @description Cards in hand and play area.
             */
            cards: number;
            /**
             * Format: int16
             * @description Cards of the next draw step; what the crisis takes off, what it puts in force, and what communities cost.
             */
            draws: number;
            /**
             * Format: int16
             * @description Growth of demand.
             */
            growth: number;
            /** @description Tokens on the board that change, and by how many. */
            tokens: [
                components["schemas"]["DaybreakToken"],
                number
            ][];
        };
        /** @description One of the six types of emissions tokens. */
        DaybreakSector: "Transportation" | "FuelExtraction" | "Industry" | "Waste" | "Agriculture" | "Buildings";
        /** @description How a table is set up. */
        DaybreakSetup: {
            /** @description Challenge cards to play with, in any mix (DB-CHAL-01). */
            challenges?: components["schemas"]["DaybreakChallengePick"][];
            /** @description Options that differ from the defaults, by name. */
            options?: {
                [key: string]: string;
            };
            /** @description The powers in the order of the seats; one power alone is the solo game (DB-SETUP-06, DB-SETUP-13). */
            powers: components["schemas"]["DaybreakPower"][];
        };
        /** @description A stack of local cards. */
        DaybreakStackShown: {
            /** @description Its cards, the front first. */
            cards: components["schemas"]["DaybreakLocalId"][];
            /** @description Every printed tag of the stack, counted. */
            tags: {
                [key: string]: number;
            };
            /**
             * Format: uint8
             * @description Uses of the front card's action this round.
             */
            used: number;
        };
        /** @description A stage of the round (DB-ROUND-01). */
        DaybreakStage: "Global" | "Local" | "Emissions" | "Crisis" | "Growth";
        /** @description What is to be seen of a decision. */
        DaybreakStands: "open" | "tie" | "split";
        /** @description What the table is at. */
        DaybreakStep: "challenges" | "draw_projects" | "keep_project" | {
            make_room: {
                /** @description The project it keeps. */
                keep: components["schemas"]["DaybreakGlobalId"];
            };
        } | {
            draw_cards: {
                /** @description Who. */
                seat: components["schemas"]["Seat"];
            };
        } | "local" | "emissions_window" | "carbon" | "rolls" | {
            roll_window: {
                /** @description What was rolled. */
                effect: components["schemas"]["DaybreakPlanetaryEffect"];
            };
        } | {
            crisis: {
                /**
                 * Format: uint8
                 * @description Its place in the row.
                 */
                at: number;
            };
        } | {
            tie: {
                /**
                 * Format: uint8
                 * @description The place of the crisis.
                 */
                at: number;
                /** @description Who is tied. */
                tied: components["schemas"]["Seats"];
            };
        } | {
            crisis_window: {
                /**
                 * Format: uint8
                 * @description Its place in the row.
                 */
                at: number;
            };
        } | {
            spare: {
                /**
                 * Format: uint8
                 * @description The place of the crisis.
                 */
                at: number;
                /**
                 * Format: uint8
                 * @description Players still to name.
                 */
                left: number;
            };
        } | {
            choices: {
                /** @description What for. */
                cause: components["schemas"]["DaybreakCause"];
            };
        } | {
            lose_project: {
                /**
                 * Format: uint8
                 * @description Projects still to discard.
                 */
                left: number;
            };
        } | {
            die: {
                /** @description Who rolls. */
                seat: components["schemas"]["Seat"];
            };
        } | {
            act: {
                /** @description Whose. */
                seat: components["schemas"]["Seat"];
            };
        } | "over";
        /** @description One of the twelve tags of local cards. */
        DaybreakTag: "Energy" | "Ecology" | "Grid" | "Infrastructure" | "Solar" | "Regulation" | "Wind" | "Finance" | "Nuclear" | "Innovation" | "Society" | "Geoengineering";
        /** @description A sink of which fewer are left than one tipping point takes. */
        DaybreakThinSink: {
            /**
             * Format: uint16
             * @description Communities in crisis for every player then, one for each that is missing (DB-CRISIS-13).
             */
            costs: number;
            /** @description Which effect tips: the nearest of those that take so many. */
            effect: components["schemas"]["DaybreakPlanetaryEffect"];
            /**
             * Format: uint16
             * @description How many are left.
             */
            left: number;
            /**
             * Format: uint8
             * @description How many rolls of it bring that about; 1: the next one does.
             */
            steps: number;
            /**
             * Format: uint16
             * @description How many the tipping point takes.
             */
            takes: number;
            /** @description Trees or oceans. */
            token: components["schemas"]["DaybreakToken"];
        };
        /** @description Something that lies on a board and can be counted. */
        DaybreakToken: "Clean" | "Dirty" | "Demand" | {
            Emissions: components["schemas"]["DaybreakSector"];
        } | "AnyEmissions" | {
            Resilience: components["schemas"]["DaybreakResilience"];
        } | "AnyResilience" | "Communities" | "Trees" | "Oceans" | "Dac" | "RecentCarbon" | "ThermometerCarbon";
        /** @description Where the token of each planetary effect stands; 0 is the start. */
        DaybreakTracks: {
            /**
             * Format: uint8
             * @description For `AmazonDieback`.
             */
            AmazonDieback: number;
            /**
             * Format: uint8
             * @description For `ArcticSeaIce`.
             */
            ArcticSeaIce: number;
            /**
             * Format: uint8
             * @description For `Desertification`.
             */
            Desertification: number;
            /**
             * Format: uint8
             * @description For `OceanAcidification`.
             */
            OceanAcidification: number;
            /**
             * Format: uint8
             * @description For `Permafrost`.
             */
            Permafrost: number;
            /**
             * Format: uint8
             * @description For `WeatherSystems`.
             */
            WeatherSystems: number;
        };
        /** @description Crises that lie face down. */
        DaybreakUnknownAhead: {
            /**
             * Format: uint8
             * @description How many different cards they can be.
             */
            cards: number;
            /**
             * Format: uint8
             * @description How many of these would cost somebody communities in crisis as things stand.
             */
            harmful: number;
            /** @description The most communities in crisis that one of them would cost each seat as things stand. */
            most: number[];
            /**
             * Format: uint8
             * @description How many lie there.
             */
            places: number;
        };
        /** @description Everything a seat of Daybreak could do. */
        DaybreakUses: {
            /** @description The actions of the front cards and of the projects. */
            actions: components["schemas"]["ActionUse"][];
            /** @description The cards of the hand. */
            cards: components["schemas"]["CardUses"][];
            /** @description In a choice of projects, what each choice would mean now. */
            means: components["schemas"]["ChoiceMeans"][];
            /** @description In a window, what a bot would do in this seat's place with something that the group shares. */
            suggested: components["schemas"]["Suggested"] | null;
            /** @description What is still undone in the Local stage. */
            undone: components["schemas"]["Undone"];
        };
        /** @description Daybreak as somebody sees it: everything on the table, and what is coming. */
        DaybreakView: {
            /** @description The question that your seat is asked, if it is one of its own. */
            ask: components["schemas"]["DaybreakAsk"] | null;
            /** @description Challenge cards in play. */
            challenges: components["schemas"]["DaybreakChallengeShown"][];
            /** @description Crises on the table, in the order in which they are resolved. */
            crises: components["schemas"]["DaybreakCrisisShown"][];
            /** @description The crisis that is being resolved, if one is. */
            current_crisis: components["schemas"]["DaybreakCurrentCrisis"] | null;
            /** @description How that decision stands. */
            decision: components["schemas"]["DaybreakDecision"] | null;
            /** @description The decks and what was discarded. */
            decks: components["schemas"]["DaybreakDecks"];
            /** @description Seats that are done with the Local stage, or have passed in a window. */
            done: components["schemas"]["Seats"];
            /** @description Global projects drawn to choose from. */
            drawn_projects: components["schemas"]["DaybreakDrawnShown"][];
            /** @description How it ended, once it has. */
            ending: components["schemas"]["DaybreakOutcome"] | null;
            /** @description What is coming as things stand. */
            forecast: components["schemas"]["DaybreakForecast"];
            /** @description Those of them that may come back, because something has happened since. */
            may_return: components["schemas"]["Seats"];
            /** @description The players, by seat. */
            players: components["schemas"]["DaybreakPlayer"][];
            /** @description The places for global projects, with those in play. */
            projects: (components["schemas"]["DaybreakProjectShown"] | null)[];
            /**
             * Format: uint8
             * @description Planetary rolls that are owed.
             */
            rolls: number;
            /**
             * Format: uint8
             * @description The round, from 1.
             */
            round: number;
            /**
             * Format: uint8
             * @description The last round.
             */
            rounds: number;
            /** @description The stage of the round. */
            stage: components["schemas"]["DaybreakStage"];
            /** @description What the table is at within the stage; nothing while one thing is told and the next has not begun. */
            step: components["schemas"]["DaybreakStep"] | null;
            /** @description The answer to it that is the usual one, where there is such: a tucked card goes behind all others, because its tags count wherever it lies. */
            usual: components["schemas"]["DaybreakMove"] | null;
            /** @description In a decision of all, what each seat has named. */
            votes: (components["schemas"]["DaybreakMove"] | null)[];
            /** @description What the table waits for, in a word. */
            waits_for: components["schemas"]["DaybreakWait"];
            /** @description The central board. */
            world: components["schemas"]["DaybreakWorld"];
        };
        /** @description What the table waits for, in a word. */
        DaybreakWait: "vote" | "local" | "window" | "choice";
        /** @description What happens to tokens whose type a player chooses. */
        DaybreakWay: "gain" | "lose" | "give";
        /** @description When (DB-LOCAL-14). */
        DaybreakWindow: "Local" | "Emissions" | "Roll" | "Crisis";
        /** @description The central board. */
        DaybreakWorld: {
            /**
             * Format: uint16
             * @description Carbon that makes a band.
             */
            band: number;
            /**
             * Format: uint8
             * @description Bands on the thermometer.
             */
            bands: number;
            /**
             * Format: uint8
             * @description Bands that come back at the end of the round.
             */
            bands_away: number;
            /**
             * Format: uint8
             * @description Bands that lose the game.
             */
            bands_to_lose: number;
            /**
             * Format: uint16
             * @description Direct air capture.
             */
            dac: number;
            /** @description Does the round marker show drawdown? */
            drawdown: boolean;
            /**
             * Format: uint16
             * @description Loose carbon on the thermometer, less than a band.
             */
            loose: number;
            /** @description Where each of them tips next; nowhere, where nothing is said. */
            next_tips: components["schemas"]["DaybreakNextTips"];
            /**
             * Format: uint16
             * @description Oceans.
             */
            oceans: number;
            /**
             * Format: uint16
             * @description What stands for such sinks besides.
             */
            other_sinks: number;
            /**
             * Format: uint16
             * @description Carbon in recent emissions.
             */
            recent: number;
            /**
             * Format: uint16
             * @description Carbon that all of these take in a round.
             */
            sinks: number;
            /**
             * Format: uint16
             * @description The temperature with these bands, in tenths of a degree.
             */
            tenths: number;
            /** @description Sinks of which fewer are left than one tipping point takes. */
            thin_sinks: components["schemas"]["DaybreakThinSink"][];
            /** @description The tokens of the planetary effects. */
            tracks: components["schemas"]["DaybreakTracks"];
            /**
             * Format: uint16
             * @description Trees.
             */
            trees: number;
        };
        /** @description What would change for all. */
        DaybreakWorldChange: {
            /**
             * Format: int16
             * @description Bands on the thermometer.
             */
            bands: number;
            /**
             * Format: int16
             * @description Crises still to come in this round.
             */
            crises: number;
            /**
             * Format: int16
             * @description Global projects in play.
             */
            projects: number;
            /** @description Tokens of the world that change, and by how many; carbon on the thermometer counts its bands. */
            tokens: [
                components["schemas"]["DaybreakToken"],
                number
            ][];
        };
        /** @description What can happen at worst by the end of the round. */
        DaybreakWorst: {
            /**
             * Format: uint8
             * @description Bands on the thermometer; those that lose the game likewise.
             */
            bands: number;
            /** @description Communities in crisis of each seat, each at its own worst. Those that lose the game count as just as many as lose it. */
            communities: number[];
            /** @description Can it really come to this? Else it is at most this. */
            exact: boolean;
            /** @description The ways in which the game can be lost this round. */
            losses: components["schemas"]["DaybreakLosses"];
        };
        /** @description Which deal. */
        DealChoice: {
            of: components["schemas"]["TableId"];
        } | {
            seed: string;
        };
        /** @description What people are asked to give to the deal, so that nobody can choose it. */
        DealingInfo: {
            /** @description Those of them who have answered. */
            answered: components["schemas"]["Seats"];
            /** @description Of the people of these seats. */
            asked: components["schemas"]["Seats"];
            /** @description What they have fixed. */
            commitments?: components["schemas"]["SeatCommitment"][];
            /**
             * Format: uint32
             * @description In how many milliseconds those who have not answered are left out, if that is near.
             */
            ends_in?: number | null;
            /** @description What is asked for. */
            step: components["schemas"]["DealStep"];
        };
        /** @description How others did with the same deal. */
        DealResult: {
            /**
             * Format: int64
             * @description When it was over.
             */
            at: number;
            /** @description The bots who played. */
            bots: string[];
            /** @description What the host did while the game was on, in words. */
            host?: string[];
            /** @description Could somebody know the deal before the game began? */
            known_deal?: boolean;
            /** @description How it ended. */
            outcome: components["schemas"]["Outcome"];
            /** @description The names of the people who played. */
            people: string[];
            /** @description Who really played: every seat, with the moves of each who made some. */
            played?: components["schemas"]["Played"][];
            /**
             * Format: int64
             * @description What the list is ordered by: more is better.
             */
            score: number;
            /** @description Their seats, in the same order. */
            seats: components["schemas"]["Seat"][];
            /** @description At which table, if you may look at it. */
            table?: components["schemas"]["TableId"] | null;
            /** @description Was one of the people known here for less than a day when the game ended? A new visitor may be an old one who has seen the deal. Those come after all others. */
            unproven?: boolean;
            /** @description Did one of the people win? */
            won: boolean;
            /** @description Are you among the people? */
            you: boolean;
        };
        /** @description A step of making a deal. */
        DealStep: "commit" | "share";
        /** @description How the seed of a game came about. */
        Dealt: {
            /** @description People with a seat who gave nothing in time. */
            left_out?: components["schemas"]["LeftOut"][];
            /** @description What the server had fixed before anybody gave a share; published when the game has ended. */
            secret?: components["schemas"]["Seed"] | null;
            /** @description What the seats gave, in their order. */
            shares?: components["schemas"]["GivenShare"][];
            /** @description In which way. */
            way: components["schemas"]["DealtBy"];
        };
        /** @description In which way the seed of a game came about. */
        DealtBy: "everybody" | "sitting" | "server" | "given" | "daily" | "study";
        /** @description A game that is over, for talking about it. */
        Debrief: {
            /** @description The game in numbers, round by round. */
            numbers: components["schemas"]["GameDebrief"];
            /** @description How it ended; none, if it was abandoned. */
            outcome?: components["schemas"]["Outcome"] | null;
            /** @description The same in words. */
            outcome_text?: string | null;
            /** @description Where on this site others can look at the game, if they may come in at the table. */
            share: string;
            /** @description The table, with its seed. */
            table: components["schemas"]["TableInfo"];
        };
        /** @description A deck. */
        DeckName: "local" | "starting" | "global" | "crisis" | "challenge";
        /** @description Nothing is left of somebody but their games. */
        Deleted: {
            /**
             * Format: uint32
             * @description At how many tables they are no longer named.
             */
            tables: number;
        };
        /** @description Somebody deletes themselves. */
        DeleteMe: {
            /** @description What you are called, so that nobody goes by a slip. */
            name: string;
        };
        /** @description A browser that is logged in as you. */
        Device: {
            /** @description What kind of browser, as in `Firefox`; empty if that is not known. */
            browser: string;
            /**
             * Format: int64
             * @description Since when.
             */
            first: number;
            /** @description Is it the one that asks? */
            here: boolean;
            /** @description By which it is logged out. It is no secret and opens nothing. */
            id: string;
            /**
             * Format: int64
             * @description When it was last in use, to the hour.
             */
            last: number;
            /** @description What it runs on, as in `Linux`; empty if that is not known. */
            system: string;
        };
        /** @description What some faces of a die do. */
        DieRow: {
            /** @description It in signs: which faces, and what they do. */
            line: components["schemas"]["Glyph"][];
            /** @description The same in words. */
            text: string;
        };
        /** @description How hard a set of powers is. */
        DifficultyName: "easier" | "standard" | "harder" | "extreme";
        /**
         * @description A Mission card: a suit and a number from 1 to 8.
         * @enum {string}
         */
        EarthriseCard: "PHO1" | "PHO2" | "PHO3" | "PHO4" | "PHO5" | "PHO6" | "PHO7" | "PHO8" | "APO1" | "APO2" | "APO3" | "APO4" | "APO5" | "APO6" | "APO7" | "APO8" | "AST1" | "AST2" | "AST3" | "AST4" | "AST5" | "AST6" | "AST7" | "AST8" | "ALE1" | "ALE2" | "ALE3" | "ALE4" | "ALE5" | "ALE6" | "ALE7" | "ALE8";
        /** @description A set of cards, copies repeated, suits in order and low cards first. */
        EarthriseCards: components["schemas"]["EarthriseCard"][];
        /** @description What a card counts in this round for whoever takes it. */
        EarthriseCardWorth: {
            /**
             * Format: uint8
             * @description Alerts.
             */
            alerts: number;
            /** @description Which. */
            card: components["schemas"]["EarthriseCard"];
            /**
             * Format: uint8
             * @description Honors.
             */
            honors: number;
        };
        /** @description A game in numbers. */
        EarthriseDebrief: {
            /** @description The final phase, by seat. */
            last: components["schemas"]["EarthriseFinal"][];
            /** @description The rounds. */
            rounds: components["schemas"]["EarthriseRound"][];
            /** @description Where Honors came from, in the order of the score sheet; together they are all Honors. */
            sources: components["schemas"]["EarthriseHonorsFrom"][];
            /** @description The seats by their Honors, most first; whoever won stands first. */
            standing: components["schemas"]["Seat"][];
            /** @description Whose puzzle was whole at the end. */
            whole: components["schemas"]["Seat"][];
        };
        /** @description A card of the deck, with all its copies. */
        EarthriseDeckCard: {
            /**
             * Format: uint8
             * @description The others: in somebody's hand, or face down.
             */
            out: number;
            /**
             * Format: uint8
             * @description Copies that were played this round and seen by all.
             */
            played: number;
            /**
             * Format: uint8
             * @description Its number.
             */
            value: number;
            /**
             * Format: uint8
             * @description Copies in your hand.
             */
            yours: number;
        };
        /** @description A suit of the deck. */
        EarthriseDeckRow: {
            /** @description Its numbers, lowest first. */
            cards: components["schemas"]["EarthriseDeckCard"][];
            /**
             * Format: uint8
             * @description How many of its cards are still out.
             */
            out: number;
            /** @description Which. */
            suit: components["schemas"]["EarthriseSuit"];
        };
        /** @description What chance decided. */
        EarthriseDraw: {
            pilot: components["schemas"]["Seat"];
        } | {
            pills: (components["schemas"]["EarthrisePillId"] | null)[];
        } | {
            tokens: number[];
        } | {
            hands: components["schemas"]["EarthriseCards"][];
        } | {
            piece: components["schemas"]["EarthrisePiece"];
        };
        /** @description One line of a log after the header. */
        EarthriseEntry: {
            move: components["schemas"]["EarthriseMove"];
            seat: components["schemas"]["Seat"];
        } | {
            draw: components["schemas"]["EarthriseDraw"];
        } | {
            /** @description The entries that no longer hold: the seat's own, and those of seats that agreed to move again. */
            retract: number[];
            seat: components["schemas"]["Seat"];
        } | {
            /**
             * Format: uint32
             * @description The last entry that still holds; 0 for the beginning.
             */
            branch: number;
        };
        /** @description How likely an exchange brings a piece that one lacks. */
        EarthriseExchangeChance: {
            /**
             * Format: uint8
             * @description In so many of 100 cases at least one of them is new.
             */
            new_of_100: number;
            /**
             * Format: uint8
             * @description Tokens given for as many pieces.
             */
            tokens: number;
        };
        /** @description Something that happened. A field in an `Option` may be hidden from some; it is `None` for them. */
        EarthriseFact: {
            lot_drawn: {
                pilot: components["schemas"]["Seat"];
            };
        } | {
            pill_dealt: {
                pill: components["schemas"]["EarthrisePillId"] | null;
                seat: components["schemas"]["Seat"];
            };
        } | {
            tokens_laid: {
                /** Format: uint8 */
                round: number;
                tokens: components["schemas"]["EarthriseTokenId"][];
            };
        } | {
            dealt: {
                hand: components["schemas"]["EarthriseCards"] | null;
                seat: components["schemas"]["Seat"];
            };
        } | {
            trick_began: {
                pilot: components["schemas"]["Seat"];
                /** Format: uint8 */
                stacked: number;
                token: components["schemas"]["EarthriseTokenId"] | null;
                /** Format: uint8 */
                trick: number;
            };
        } | {
            played: {
                card: components["schemas"]["EarthriseCard"] | null;
                face_down: boolean;
                seat: components["schemas"]["Seat"];
                trump: components["schemas"]["EarthriseSuit"] | null;
            };
        } | {
            shown: {
                cards: (components["schemas"]["EarthriseCard"] | null)[];
            };
        } | {
            maneuver_won: {
                seat: components["schemas"]["Seat"];
                tokens: components["schemas"]["EarthriseTokenId"][];
            };
        } | {
            maneuver_unclaimed: {
                /** Format: uint8 */
                stacked: number;
            };
        } | {
            tokens_saved: {
                seat: components["schemas"]["Seat"];
            };
        } | {
            tokens_spent: {
                seat: components["schemas"]["Seat"];
                /** Format: uint8 */
                tokens: number;
            };
        } | {
            piece_drawn: {
                piece: components["schemas"]["EarthrisePiece"] | null;
                seat: components["schemas"]["Seat"];
            };
        } | {
            piece_kept: {
                piece: components["schemas"]["EarthrisePiece"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            pieces_returned: {
                /** Format: uint8 */
                count: number;
                seat: components["schemas"]["Seat"];
            };
        } | {
            copilot_took: {
                card: components["schemas"]["EarthriseCard"];
                seat: components["schemas"]["Seat"];
            };
        } | "no_copilot" | {
            commander_took: {
                cards: components["schemas"]["EarthriseCards"];
                seat: components["schemas"]["Seat"];
                silence: boolean;
            };
        } | {
            apollo_passed: {
                to: components["schemas"]["Seat"];
            };
        } | {
            pill_decided: {
                reveals: boolean | null;
                seat: components["schemas"]["Seat"];
            };
        } | {
            pill_revealed: {
                pill: components["schemas"]["EarthrisePillId"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            pill_scored: {
                /** Format: int16 */
                honors: number;
                pill: components["schemas"]["EarthrisePillId"];
                seat: components["schemas"]["Seat"];
            };
        } | {
            round_scored: {
                /** Format: int16 */
                honors: number;
                /** Format: uint8 */
                round: number;
                seat: components["schemas"]["Seat"];
            };
        } | {
            alerts_taken: {
                /** Format: uint8 */
                alerts: number | null;
                seat: components["schemas"]["Seat"];
            };
        } | {
            alert_given: {
                from: components["schemas"]["Seat"];
                to: components["schemas"]["Seat"];
            };
        } | {
            stack_discarded: {
                /** Format: uint8 */
                tokens: number;
            };
        } | "final_began" | {
            alerts_shown: {
                alerts: number[];
            };
        } | {
            final_scored: {
                /** Format: int16 */
                fewest_alerts: number;
                /** Format: int16 */
                puzzle: number;
                seat: components["schemas"]["Seat"];
                /** Format: int16 */
                tokens: number;
            };
        } | {
            won: {
                /** Format: int16 */
                honors: number;
                tied: components["schemas"]["Seats"];
                winners: components["schemas"]["Seats"];
            };
        };
        /** @description What the final phase brought a seat. */
        EarthriseFinal: {
            /**
             * Format: int16
             * @description Honors for the fewest Alerts.
             */
            fewest_alerts: number;
            /**
             * Format: int16
             * @description All Honors of the game.
             */
            honors: number;
            /**
             * Format: uint8
             * @description Pieces of the puzzle at the end.
             */
            pieces: number;
            /**
             * Format: int16
             * @description Honors of a History Pill.
             */
            pill: number;
            /**
             * Format: int16
             * @description Honors for the puzzle.
             */
            puzzle: number;
            /**
             * Format: int16
             * @description Honors for the tokens that were left.
             */
            tokens: number;
        };
        /** @description Where the Honors of the final phase came from. */
        EarthriseFinalHonors: {
            /**
             * Format: int16
             * @description For the fewest Alerts.
             */
            fewest_alerts: number;
            /**
             * Format: int16
             * @description By the pill.
             */
            pill: number;
            /**
             * Format: int16
             * @description For the puzzle.
             */
            puzzle: number;
            /**
             * Format: int16
             * @description For tokens that were not exchanged.
             */
            tokens: number;
        };
        /** @description The first line of a log: all that is needed to begin the game again. */
        EarthriseHeader: {
            /** @description The content it is played with. */
            content: components["schemas"]["ContentRef"];
            /** @description How the seed came about, if that is told. */
            dealt?: components["schemas"]["Dealt"];
            /**
             * Format: uint32
             * @description The version of the log's own shape.
             */
            firstlight: number;
            /** @description Which game. */
            game: string;
            /**
             * Format: uint32
             * @description The reading of the rules it is played under.
             */
            rules: number;
            /** @description Who sits where; names for people to read, in the order of the seats. */
            seats?: string[];
            /** @description The game's own setup. */
            setup: components["schemas"]["EarthriseSetup"];
        } & ({
            seed: components["schemas"]["Seed"];
        } | {
            commitment: components["schemas"]["Commitment"];
        });
        /** @description Honors from one source. */
        EarthriseHonorsFrom: {
            /** @description How many, by seat. */
            honors: number[];
            /**
             * Format: uint8
             * @description The round, from 1, with `round`.
             */
            round: number | null;
            /** @description Which. */
            source: components["schemas"]["EarthriseHonorsSource"];
        };
        /** @description What Honors were given for. */
        EarthriseHonorsSource: "round" | "alerts" | "tokens" | "puzzle" | "pill";
        /** @description Everything that is drawn at a table of Earthrise. */
        EarthriseLibrary: {
            /** @description The name of the content. */
            content: string;
            /** @description The pools of pills to choose from, the usual one first. */
            pools: string[];
            /** @description The suits, in the order in which hands lie. */
            suits: components["schemas"]["SuitFace"][];
            /** @description Everything that depends on the number of players. */
            tables: components["schemas"]["EarthriseTable"][];
        };
        /** @description One atomic choice. */
        EarthriseMove: {
            play: components["schemas"]["EarthriseCard"];
        } | {
            /** Format: uint8 */
            exchange: number;
        } | "save" | {
            keep_piece: components["schemas"]["EarthrisePiece"];
        } | {
            take: components["schemas"]["EarthriseCard"];
        } | "reveal" | "hold" | {
            give: components["schemas"]["Seat"];
        };
        /** @description How a game ended. */
        EarthriseOutcome: {
            /** @description Honors of every seat; beyond the table 0. */
            honors: number[];
            /** @description Everybody with the most Honors. */
            tied: components["schemas"]["Seats"];
            /** @description Who won. More than one only where the table shares a victory. */
            winners: components["schemas"]["Seats"];
        };
        /** @description What would come of a card, as far as the table shows it. */
        EarthriseOutlook: {
            /** @description Who would be Commander then, with the cards that show. */
            commander: components["schemas"]["Seat"] | null;
            /** @description Does nobody play after it, so that what is said of it holds? */
            last: boolean;
            /** @description What it would do about the tokens on the Earth. */
            reach: components["schemas"]["EarthriseReach"];
            /** @description What it would make of whoever plays it. */
            role: components["schemas"]["EarthriseRole"];
            /** @description The cards that would show then, and what they count in this round; nothing in radio silence. */
            table: components["schemas"]["EarthriseTableWorth"] | null;
            /**
             * Format: uint8
             * @description Tokens on the Earth.
             */
            tokens: number;
        };
        /** @description What the game waits for. */
        EarthrisePhase: "lots" | "pill_deal" | "lay" | "deal" | "play" | {
            exchange: {
                /** @description Who. */
                seat: components["schemas"]["Seat"];
            };
        } | {
            draw_piece: {
                /** @description For whom. */
                seat: components["schemas"]["Seat"];
            };
        } | {
            keep_piece: {
                /** @description Who chooses. */
                seat: components["schemas"]["Seat"];
            };
        } | {
            copilot: {
                /** @description Who. */
                seat: components["schemas"]["Seat"];
            };
        } | "pills" | "score" | {
            give_alerts: {
                /** @description Who. */
                seat: components["schemas"]["Seat"];
            };
        } | "over";
        /**
         * Format: uint8
         * @description A kind of puzzle piece.
         */
        EarthrisePiece: number;
        /** @description A piece under the pile. */
        EarthrisePieceUnder: {
            /** @description Who put it there. */
            by: components["schemas"]["Seat"];
            /** @description Its kind, if you saw it. */
            piece: components["schemas"]["EarthrisePiece"] | null;
        };
        /**
         * Format: uint8
         * @description One of the history pills: its place in the list of the content.
         */
        EarthrisePillId: number;
        /** @description What a pill would bring at this scoring. */
        EarthrisePillNow: {
            /**
             * Format: uint8
             * @description Alerts of this round that it spares you or lets you hand on.
             */
            alerts: number;
            /**
             * Format: int16
             * @description Honors.
             */
            honors: number;
        };
        /** @description A pill at a scoring. */
        EarthrisePillScore: {
            /**
             * Format: int16
             * @description What it adds.
             */
            honors: number;
            /** @description Which. */
            pill: components["schemas"]["EarthrisePillId"];
        };
        /** @description A pill as it is seen. */
        EarthrisePillSeen: "none" | "face_down" | {
            pill: components["schemas"]["EarthrisePillId"];
        };
        /** @description What lies before a player. */
        EarthrisePlayer: {
            /**
             * Format: uint8
             * @description Alert points, if you may look at them.
             */
            alerts: number | null;
            /**
             * Format: uint8
             * @description Alert points, as somebody who followed the game knows them.
             */
            alerts_taken: number;
            /** @description The card in the trick. */
            card: components["schemas"]["EarthriseShown"];
            /** @description Has this player decided about it at this scoring? */
            decided: boolean;
            /** @description Where those of the final phase came from, once the game is over. */
            final_honors: components["schemas"]["EarthriseFinalHonors"] | null;
            /**
             * Format: uint8
             * @description Those of them that were taken for this round's cards and not handed on.
             */
            fresh_alerts: number;
            /** @description The hand, if you may see it, suits in order and low cards first; a card is in it twice if it is held twice. */
            hand: components["schemas"]["EarthriseCard"][] | null;
            /**
             * Format: uint8
             * @description How many cards are in it.
             */
            hand_size: number;
            /** @description Honors by column of the score sheet, the rounds and then the final phase; nothing where none are noted yet. */
            honors: (number | null)[];
            /** @description Has this player had the last exchange? */
            last_exchanged: boolean;
            /** @description Puzzle pieces. */
            pieces: components["schemas"]["EarthrisePiece"][];
            /** @description The pill. */
            pill: components["schemas"]["EarthrisePillSeen"];
            /** @description The scorings at which it may still be revealed, from this one on, if you know it: rounds from 0, and their number for the final phase. */
            pill_chances: number[];
            /** @description Is it used up? */
            pill_used: boolean;
            /**
             * Format: int16
             * @description Honors for them in the final phase.
             */
            puzzle_honors: number;
            /**
             * Format: int16
             * @description The same with one piece more; nothing, if the puzzle is whole.
             */
            puzzle_next: number | null;
            /** @description Is this player known to reveal it? */
            reveals: boolean;
            /**
             * Format: uint8
             * @description Radio Silence tokens taken this round.
             */
            silence: number;
            /**
             * Format: int16
             * @description Honors for them in the final phase, if they are not exchanged.
             */
            token_honors: number;
            /** @description Maneuver tokens. */
            tokens: components["schemas"]["EarthriseTokenId"][];
            /**
             * Format: int16
             * @description All of them.
             */
            total: number;
            /** @description Suits that the player has shown not to hold this round. */
            voids: components["schemas"]["EarthriseSuit"][];
            /** @description Cards captured this round. */
            won: components["schemas"]["EarthriseCard"][];
        };
        /** @description What kind of question a seat is asked. */
        EarthriseQuestion: "play" | "exchange" | "keep_piece" | "take" | "pill" | "give";
        /** @description What a card would do about the tokens on the Earth. */
        EarthriseReach: "takes" | "so_far" | "open" | "no" | "none";
        /** @description Why a move is not possible. */
        EarthriseRefusal: {
            other_question: {
                /** @description What it is asked. */
                asked: components["schemas"]["EarthriseQuestion"];
            };
        } | {
            not_in_hand: {
                /** @description Which. */
                card: components["schemas"]["EarthriseCard"];
            };
        } | {
            must_follow: {
                /** @description What was tried. */
                card: components["schemas"]["EarthriseCard"];
                /** @description Another suit that may always be played, if the hand holds it. */
                or: components["schemas"]["EarthriseSuit"] | null;
                /** @description The suit of this trick. */
                trump: components["schemas"]["EarthriseSuit"];
            };
        } | "exchange_nothing" | {
            too_few_tokens: {
                /**
                 * Format: uint8
                 * @description How many it has.
                 */
                have: number;
                /**
                 * Format: uint8
                 * @description How many were named.
                 */
                wanted: number;
            };
        } | {
            pile_too_small: {
                /**
                 * Format: uint8
                 * @description How many pieces there are.
                 */
                pile: number;
                /**
                 * Format: uint8
                 * @description How many were named.
                 */
                wanted: number;
            };
        } | {
            not_a_new_piece: {
                /** @description Which. */
                piece: components["schemas"]["EarthrisePiece"];
            };
        } | {
            not_in_trick: {
                /** @description Which. */
                card: components["schemas"]["EarthriseCard"];
            };
        } | {
            pill_not_now: {
                /** @description Which. */
                pill: components["schemas"]["EarthrisePillId"];
            };
        } | {
            not_an_opponent: {
                /** @description Whom. */
                seat: components["schemas"]["Seat"];
            };
        };
        /** @description One of the rewards. */
        EarthriseReward: {
            /** @description Is that certain, and done? */
            given: boolean;
            /** @description Who gets it, with the cards that show. */
            seat: components["schemas"]["Seat"] | null;
        };
        /** @description Which reward. */
        EarthriseRewardKind: "maneuver" | "copilot" | "commander";
        /** @description The rewards of a trick, in the order in which they are given. */
        EarthriseRewards: {
            /** @description The other cards. */
            commander: components["schemas"]["EarthriseReward"];
            /** @description The card of the Copilot. */
            copilot: components["schemas"]["EarthriseReward"];
            /** @description The tokens on the Earth. */
            maneuver: components["schemas"]["EarthriseReward"];
            /** @description Which of them is being given. */
            now: components["schemas"]["EarthriseRewardKind"] | null;
        };
        /** @description What a card would make of whoever plays it. */
        EarthriseRole: "leads" | "commander" | "copilot" | "behind" | "not_trump" | "hidden";
        /** @description A round in numbers. */
        EarthriseRound: {
            /**
             * Format: uint8
             * @description Which, from 1.
             */
            round: number;
            /** @description What it brought, by seat. */
            seats: components["schemas"]["EarthriseSeat"][];
            /** @description Its tricks, in order. */
            tricks: components["schemas"]["EarthriseTrick"][];
        };
        /** @description What the cards of a round count. */
        EarthriseRoundScore: {
            /**
             * Format: uint8
             * @description The round, from 0.
             */
            round: number;
            /** @description The players, by seat. */
            seats: components["schemas"]["EarthriseSeatScore"][];
        };
        /** @description What a round brought a seat. */
        EarthriseSeat: {
            /**
             * Format: uint8
             * @description Alert points at the end, those handed on and those received counted.
             */
            alerts: number;
            /**
             * Format: uint8
             * @description Cards captured.
             */
            cards: number;
            /**
             * Format: uint8
             * @description Tricks as Commander.
             */
            commander: number;
            /**
             * Format: uint8
             * @description Tricks as Copilot.
             */
            copilot: number;
            /**
             * Format: int16
             * @description Honors for them.
             */
            honors: number;
            /**
             * Format: uint8
             * @description Maneuvers won.
             */
            maneuvers: number;
            /**
             * Format: uint8
             * @description Pieces of the puzzle at the end.
             */
            pieces: number;
            /**
             * Format: int16
             * @description Honors of a History Pill.
             */
            pill: number;
            /**
             * Format: uint8
             * @description Radio Silence tokens taken.
             */
            silence: number;
            /**
             * Format: uint8
             * @description Tokens at the end.
             */
            tokens: number;
            /**
             * Format: int16
             * @description All Honors of the game at the end.
             */
            total: number;
        };
        /** @description What the cards of a round count for a player. */
        EarthriseSeatScore: {
            /**
             * Format: int16
             * @description Honors for all cards.
             */
            cards: number;
            /** @description The pill revealed at this scoring. */
            pill: components["schemas"]["EarthrisePillScore"] | null;
            /** @description By suit, in the order in which hands lie. */
            suits: components["schemas"]["EarthriseSuitScore"][];
            /**
             * Format: int16
             * @description Honors of the round: cards and pill.
             */
            sum: number;
        };
        /** @description How a table is set up. */
        EarthriseSetup: {
            /** @description Options that differ from those of the content, by name. */
            options?: {
                [key: string]: string;
            };
            /** @description Which pills are in use: a pool of the content by name, or its usual one. */
            pill_pool?: string | null;
            /**
             * @description Play with the history pills?
             * @default false
             */
            pills?: boolean;
            /**
             * Format: uint8
             * @description 3, 4 or 5.
             */
            players: number;
        };
        /** @description A card of the running trick as it is seen. */
        EarthriseShown: "nothing" | "face_down" | {
            card: components["schemas"]["EarthriseCard"];
        };
        /** @description A part of a round. */
        EarthriseStep: "maneuver" | "trick" | "rewards" | "passes" | "scoring";
        /** @description One of the four suits of the Mission cards. */
        EarthriseSuit: "PHO" | "APO" | "AST" | "ALE";
        /** @description The cards of a suit at a scoring. */
        EarthriseSuitScore: {
            /**
             * Format: uint8
             * @description Alerts for all of them; nothing, if you may not look at them.
             */
            alerts: number | null;
            /** @description The cards captured; nothing, if you may not look at them. */
            cards: components["schemas"]["EarthriseCard"][] | null;
            /**
             * Format: uint8
             * @description Honors for each.
             */
            each: number;
            /**
             * Format: int16
             * @description Honors for all of them.
             */
            honors: number;
            /** @description Which. */
            suit: components["schemas"]["EarthriseSuit"];
        };
        /** @description Everything at a table of so many players. */
        EarthriseTable: {
            /** @description Alert tokens: value and how many. */
            alert_tokens: [
                number,
                number
            ][];
            /** @description The columns of the score sheet: the rounds, then the final phase. */
            columns: components["schemas"]["ColumnFace"][];
            /**
             * Format: uint8
             * @description How often each kind is in the pile.
             */
            copies: number;
            /**
             * Format: uint8
             * @description Honors for the fewest Alerts.
             */
            fewest_alerts: number;
            /** @description The suit that may be played although one holds the Trump. */
            free_suit: components["schemas"]["EarthriseSuit"] | null;
            /**
             * Format: uint8
             * @description Maneuver tokens that a round lays.
             */
            maneuvers: number;
            /**
             * Format: uint8
             * @description Honors for each Maneuver token that is not exchanged.
             */
            per_token: number;
            /** @description The kinds of puzzle pieces, by their ids. */
            pieces: components["schemas"]["PieceFace"][];
            /** @description The History Pills, by their ids. */
            pills: components["schemas"]["PillFace"][];
            /**
             * Format: uint8
             * @description 3, 4 or 5.
             */
            players: number;
            /** @description Honors for 0, 1, 2 … puzzle pieces. */
            puzzle: number[];
            /** @description The rounds, and what a captured card counts in each. */
            rounds: components["schemas"]["RoundFace"][];
            /** @description The tricks of a round that are played in radio silence, counted from 0. */
            silent: number[];
            /** @description The steps of a trick, in their order. */
            steps: components["schemas"]["EarthriseStep"][];
            /** @description The Maneuver tokens, by their ids. */
            tokens: components["schemas"]["TokenFace"][];
            /**
             * Format: uint8
             * @description Tricks of a round, which are the cards of a hand.
             */
            tricks: number;
        };
        /** @description What the open cards of a trick count together. */
        EarthriseTableWorth: {
            /**
             * Format: uint8
             * @description Alerts.
             */
            alerts: number;
            /**
             * Format: uint8
             * @description How many.
             */
            cards: number;
            /**
             * Format: int16
             * @description Honors.
             */
            honors: number;
        };
        /**
         * Format: uint8
         * @description One of the Maneuver tokens: its place in the list of the content.
         */
        EarthriseTokenId: number;
        /** @description Where a token of the track is. */
        EarthriseTokenPlace: "track" | "earth" | {
            held: components["schemas"]["Seat"];
        } | "box";
        /** @description A trick. */
        EarthriseTrick: {
            /** @description Who took most of the cards. */
            commander: components["schemas"]["Seat"] | null;
            /** @description Who took the other card. */
            copilot: components["schemas"]["Seat"] | null;
            /** @description Who won the Maneuver. */
            maneuver: components["schemas"]["Seat"] | null;
            /** @description Who led it. */
            pilot: components["schemas"]["Seat"];
            /** @description Was it one of Radio Silence? */
            silent: boolean;
            /** @description The suit that was Trump, as in facts. */
            trump: components["schemas"]["EarthriseSuit"] | null;
        };
        /** @description A complete trick. */
        EarthriseTrickSeen: {
            /** @description Its cards, by seat. */
            cards: components["schemas"]["EarthriseCard"][];
            /** @description Who is Commander. */
            commander: components["schemas"]["Seat"];
            /** @description Who is Copilot. */
            copilot: components["schemas"]["Seat"] | null;
            /** @description Who won the Maneuver. */
            maneuver: components["schemas"]["Seat"] | null;
            /** @description The seats in the order in which they played. */
            order: components["schemas"]["Seat"][];
            /** @description Who led it. */
            pilot: components["schemas"]["Seat"];
        };
        /** @description The hand of a seat of Earthrise. */
        EarthriseUses: {
            /** @description Each card once, suits in order. */
            cards: components["schemas"]["HandCard"][];
            /**
             * Format: uint8
             * @description How many had played to it.
             */
            played: number;
            /**
             * Format: uint8
             * @description The round of the trick that this is about, from 0.
             */
            round: number;
            /**
             * Format: uint8
             * @description Which trick of it, from 0.
             */
            trick: number;
        };
        /** @description Earthrise as somebody sees it. */
        EarthriseView: {
            /** @description Those whose conditions count in this trick. */
            asking: components["schemas"]["EarthriseTokenId"][];
            /** @description Who leads its Trump cards, as far as they show. */
            commander: components["schemas"]["Seat"] | null;
            /** @description Have all played to it? */
            complete: boolean;
            /** @description Who is second. */
            copilot: components["schemas"]["Seat"] | null;
            /** @description The deck, a row for each suit, as far as you have seen it this round. */
            deck: components["schemas"]["EarthriseDeckRow"][];
            /** @description Pieces drawn in the exchange that is going on; nothing for one that you did not see. */
            drawn: (components["schemas"]["EarthrisePiece"] | null)[];
            /** @description Tokens on the Earth. */
            earth: components["schemas"]["EarthriseTokenId"][];
            /** @description How likely each exchange brings a piece that you lack, while you are asked. */
            exchange: components["schemas"]["EarthriseExchangeChance"][];
            /** @description Are all rounds behind us? */
            final_phase: boolean;
            /** @description Who led the very first trick. */
            first_pilot: components["schemas"]["Seat"];
            /** @description The one that came last. */
            newest: components["schemas"]["EarthriseTokenId"] | null;
            /** @description The seats in the order in which they play to this trick. */
            order: components["schemas"]["Seat"][];
            /** @description What the game waits for. */
            phase: components["schemas"]["EarthrisePhase"];
            /**
             * Format: uint8
             * @description Pieces in the pile.
             */
            pile: number;
            /** @description What your pill would bring now, while you are asked and it can be revealed. */
            pill_now: components["schemas"]["EarthrisePillNow"] | null;
            /** @description Who holds the Apollo 8. */
            pilot: components["schemas"]["Seat"];
            /**
             * Format: uint8
             * @description How many have played to it.
             */
            played: number;
            /** @description The players, by seat. */
            players: components["schemas"]["EarthrisePlayer"][];
            /** @description The rewards of the trick, or of the last one of the round; nothing, when all rounds are behind us. */
            rewards: components["schemas"]["EarthriseRewards"] | null;
            /**
             * Format: uint8
             * @description The round, from 0; the number of rounds stands for the final phase.
             */
            round: number;
            /** @description What the cards of the round count, from the end of its last trick until the next round begins. */
            scoring: components["schemas"]["EarthriseRoundScore"] | null;
            /** @description Is it played in radio silence? */
            silent: boolean;
            /** @description The seats by their Honors, most first; once the game is over, whoever wins stands first. */
            standing: components["schemas"]["Seat"][];
            /** @description Which part of a round that belongs to. */
            step: components["schemas"]["EarthriseStep"];
            /** @description Tokens nobody has seen yet, in no order. */
            supply: components["schemas"]["EarthriseTokenId"][];
            /** @description Who would take the tokens on the Earth, with the cards that show. */
            taker: components["schemas"]["Seat"] | null;
            /**
             * Format: uint8
             * @description Pieces of it still to be drawn.
             */
            to_draw: number;
            /** @description What each card counts that the Copilot can take, while that is asked. */
            to_take: components["schemas"]["EarthriseCardWorth"][];
            /** @description The token laid at each trick of the round. */
            track: (components["schemas"]["EarthriseTokenId"] | null)[];
            /** @description Where each of these tokens is. */
            track_places: (components["schemas"]["EarthriseTokenPlace"] | null)[];
            /**
             * Format: uint8
             * @description The trick of the round, from 0.
             */
            trick: number;
            /** @description The complete tricks of this round. */
            tricks: components["schemas"]["EarthriseTrickSeen"][];
            /** @description The suit of this trick. */
            trump: components["schemas"]["EarthriseSuit"] | null;
            /** @description Pieces put under the pile, the one that comes first in front. */
            under: components["schemas"]["EarthrisePieceUnder"][];
            /** @description How many pieces of each kind lie where you do not know. */
            unplaced: number[];
        };
        /** @description As whom a client looks at a table. */
        Facing: {
            seat: components["schemas"]["Seat"];
        } | "spectator" | "everything";
        /** @description Something that happened in either game. */
        Fact: components["schemas"]["DaybreakFact"] | components["schemas"]["EarthriseFact"];
        /** @description A fact of the game. */
        FactMessage: {
            /** @description The bot that made this move in place of the person of the seat, if one did; on the first fact of a move. */
            bot?: string | null;
            /** @description The seats it is about: those who did it, and those to whom it was done, given or asked. */
            concerns?: components["schemas"]["Seats"];
            /** @description In an answer about the past, on the last fact of an entry: what changes in the view after it, before the next entry. */
            end?: components["schemas"]["Patch"] | null;
            /**
             * Format: uint32
             * @description The entry that brought it about; a retraction has one too, and no fact.
             */
            entry: number;
            /** @description What happened; none, if moves were taken back or the game went back to an earlier moment. */
            fact?: components["schemas"]["Fact"] | null;
            /** @description Does something new begin with it? */
            opens?: boolean;
            /** @description What changes in the view with it: the reader who makes all these changes has the table as it is just after it. */
            patch?: components["schemas"]["Patch"] | null;
            /**
             * Format: uint8
             * @description The round that begins with it, from 1; 0 is what comes after all rounds.
             */
            round?: number | null;
            /** @description The step of the game that it belongs to, by the name that views give it, in a game whose facts say so. */
            step?: string | null;
            /** @description In words. */
            text?: string | null;
        };
        /** @description A number of a hint, with its unit. */
        Figure: {
            /** @description It in words, as in "31 of 100". */
            amount: string;
            /** @description What it counts, as in "games won". */
            unit: string;
            /**
             * Format: float
             * @description The number.
             */
            value: number;
        };
        /** @description A game of either kind in numbers. */
        GameDebrief: components["schemas"]["DaybreakDebrief"] | components["schemas"]["EarthriseDebrief"];
        /** @description A game that can be played here. */
        GameInfo: {
            /** @description The bots that play it, weakest first. */
            bots: components["schemas"]["BotInfo"][];
            /** @description The content new tables begin with. */
            content: string;
            /**
             * Format: uint8
             * @description The fewest who can play.
             */
            fewest: number;
            /** @description Its name in addresses and messages. */
            id: string;
            /**
             * Format: uint8
             * @description The most who can play.
             */
            most: number;
            /** @description What it is called. */
            name: string;
            /** @description The readings of the rules that a table may choose between. */
            options: components["schemas"]["OptionInfo"][];
            /** @description Do players hold things that others may not see? */
            secrets: boolean;
            /** @description How a table is set up unless somebody says otherwise: for the fewest players, for one more, and so on. */
            setups: components["schemas"]["Setup"][];
            /** @description How "Play now" can set a table up, the easiest first. */
            steps: components["schemas"]["Step"][];
            /** @description What a bot that stands in plays to the end of: `stage`, `trick` or `round`. */
            stretch: string;
            /** @description Do all seats win or lose together? */
            together: boolean;
            /**
             * Format: uint8
             * @description How many a new table is for, unless somebody chooses.
             */
            usual: number;
        };
        /** @description A secret that somebody was given. */
        Given: {
            /** @description The secret. */
            secret: string;
        };
        /** @description The share of a seat. */
        GivenShare: {
            /** @description Who had it. */
            name: string;
            /** @description Which. */
            seat: components["schemas"]["Seat"];
            /** @description What they gave. */
            share: components["schemas"]["Share"];
        };
        /** @description A sign of an icon line. */
        Glyph: {
            icon: components["schemas"]["IconName"];
        } | {
            text: string;
        } | {
            cost: components["schemas"]["Glyph"][];
        } | {
            may: components["schemas"]["Glyph"][];
        };
        /** @description Somebody at the table without a seat. */
        GuestInfo: {
            /** @description By which they are told apart at this table, and nowhere else. */
            guest: string;
            /** @description Are they connected? */
            here: boolean;
            /** @description Has the host muted them? */
            muted?: boolean;
            /** @description What they are called. */
            name: string;
        };
        /** @description A card of a hand. */
        HandCard: {
            /** @description Which. */
            card: components["schemas"]["EarthriseCard"];
            /** @description The move that plays it. */
            move: components["schemas"]["EarthriseMove"];
            /** @description What would come of it, if it can be played. */
            outlook: components["schemas"]["EarthriseOutlook"] | null;
            /** @description Can it be played? */
            possible: boolean;
            /** @description The same as data, if it is one of the rules that forbids it. */
            refusal: components["schemas"]["EarthriseRefusal"] | null;
            /** @description Why not. */
            why: string | null;
        };
        /** @description Who holds a seat. */
        Holder: "open" | "person" | "bot";
        /** @description Something a host did to a table, as everybody may know it. */
        HostDeed: {
            /** @description The name of the host. */
            by: string;
            /** @description In words. */
            text?: string | null;
            /**
             * Format: uint32
             * @description How often.
             */
            times: number;
        } & ({
            /** @description What kind of bot. */
            bot: string;
            /** @constant */
            deed: "bot";
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            deed: "program";
            /** @description What the program is called. */
            name: string;
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            deed: "key";
            /** @description What the program is called. */
            name: string;
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
        } | {
            /** @description What kind of bot. */
            bot: string;
            /** @constant */
            deed: "stand_in";
            /** @description Whose it is. */
            name: string;
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            deed: "paused";
        } | {
            /** @constant */
            deed: "resumed";
        } | {
            /** @constant */
            deed: "removed";
            /** @description Whom. */
            name: string;
        } | {
            /** @constant */
            deed: "muted";
            /** @description Whom. */
            name: string;
        } | {
            /** @constant */
            deed: "unmuted";
            /** @description Whom. */
            name: string;
        } | {
            /** @constant */
            deed: "more";
        });
        /**
         * @description The name of a picture.
         * @enum {string}
         */
        IconName: "tag-energy" | "tag-ecology" | "tag-grid" | "tag-infrastructure" | "tag-solar" | "tag-regulation" | "tag-wind" | "tag-finance" | "tag-nuclear" | "tag-innovation" | "tag-society" | "tag-geoengineering" | "em-transportation" | "em-fuel-extraction" | "em-industry" | "em-waste" | "em-agriculture" | "em-buildings" | "em-any" | "res-social" | "res-ecological" | "res-infrastructure" | "res-any" | "planet-weather-systems" | "planet-desertification" | "planet-ocean-acidification" | "planet-permafrost" | "planet-arctic-sea-ice" | "planet-amazon-dieback" | "clean" | "dirty" | "demand" | "carbon" | "tree" | "ocean" | "dac" | "community" | "discard" | "draw" | "hand" | "tuck" | "arrow" | "times" | "per" | "or" | "crisis" | "forecast" | "project" | "die-planet" | "die-geo" | "band" | "thermometer" | "recent" | "target" | "player" | "all-players" | "give" | "eye" | "shield-off";
        /** @description An invitation or token of a table, without its secret. */
        Issued: {
            /**
             * Format: int64
             * @description When it was made.
             */
            created: number;
            /** @description Is the program connected? */
            here: boolean;
            /** @description By which it can be revoked. */
            id: string;
            /** @description What the program is called, for a bot. */
            name?: string | null;
            /** @description `invite` or `bot`. */
            purpose: string;
            /** @description Is it revoked? */
            revoked: boolean;
            /** @description The seat of the program, for a bot that has one. */
            seat?: components["schemas"]["Seat"] | null;
        };
        /** @description Whether something is possible. */
        Judged: {
            /** @description The same in as few words as a card has room for. */
            brief: string | null;
            /** @description Is it? */
            possible: boolean;
            /** @description Why not. */
            why: string | null;
        };
        /** @description Somebody at the door who asks to come in. */
        KnockInfo: {
            /**
             * Format: uint32
             * @description Its number, for the answer.
             */
            knock: number;
            /** @description Who asks. */
            name: string;
        };
        /** @description Somebody with a seat who gave no share. */
        LeftOut: {
            /** @description Who had it. */
            name: string;
            /** @description Which. */
            seat: components["schemas"]["Seat"];
        };
        /** @description What holds with so many bands. */
        LevelFace: {
            /**
             * Format: uint8
             * @description So many bands.
             */
            bands: number;
            /**
             * Format: uint8
             * @description Crisis cards.
             */
            crises: number;
            /**
             * Format: uint8
             * @description Rolls of the planetary die.
             */
            rolls: number;
            /**
             * Format: uint16
             * @description The temperature, in tenths of a degree.
             */
            tenths: number;
        };
        /** @description Everything that is drawn at a table of either game. */
        Library: components["schemas"]["DaybreakLibrary"] | components["schemas"]["EarthriseLibrary"];
        /** @description How often an action can be carried out in a round. */
        LimitFace: {
            /** @description By what. */
            kind: components["schemas"]["LimitKind"];
            /** @description Once for each such tag of the stack, with `per`. */
            tag?: components["schemas"]["DaybreakTag"] | null;
            /**
             * Format: uint8
             * @description How many times; nothing, if that hangs on the stack or has no end.
             */
            times?: number | null;
        };
        /** @description By what an action is limited. */
        LimitKind: "unlimited" | "once" | "times" | "per" | "once_each";
        /** @description A table on a list. */
        Listed: {
            /** @description How much time people have, if there is a clock. */
            clock?: components["schemas"]["Clock"] | null;
            /**
             * Format: int64
             * @description When it was opened.
             */
            created: number;
            /** @description Which game. */
            game: string;
            /** @description What it is. */
            kind: components["schemas"]["TableKind"];
            /** @description Could somebody know the deal before the game began, because others have played it or the seed was chosen? */
            known_deal?: boolean;
            /** @description What lists show. Of a game that runs and is watched later, whoever has no seat gets neither `awaited` nor `n`. */
            summary: components["schemas"]["Summary"];
            /** @description Which. */
            table: components["schemas"]["TableId"];
            /**
             * Format: int64
             * @description When something last happened, as far as the list knows.
             */
            touched: number;
            /**
             * Format: uint32
             * @description How many things happened since you looked.
             */
            unseen?: number | null;
            /** @description Did one of your seats win? Only of a game of yours that is over and counts. */
            won?: boolean | null;
            /** @description Your seats at it. */
            yours?: components["schemas"]["Seat"][];
        };
        /** @description You are logged out. */
        LoggedOut: {
            /**
             * Format: uint32
             * @description How many devices were.
             */
            devices: number;
            /** @description The new link by which you come back, if you logged out everywhere. It is shown once. */
            link?: components["schemas"]["Secret"] | null;
        };
        /** @description Where to log out. */
        LogOut: {
            /** @description Where. */
            from: components["schemas"]["LogOutFrom"];
        };
        /** @description Where to log out. */
        LogOutFrom: "here" | "others" | "everywhere";
        /** @description Whoever asks. */
        Me: {
            /** @description Who they are. */
            id: string;
            /** @description The language they chose. */
            lang?: string | null;
            /**
             * Format: int64
             * @description When they made the link by which they come back, if they have one.
             */
            link?: number | null;
            /**
             * Format: uint32
             * @description The most a name may have, in characters.
             */
            longest_name: number;
            /** @description What they are called. */
            name: string;
        };
        /** @description One thing that a choice would mean for a power. */
        MeansLine: {
            /** @description The card of which it says that its action would bring something else. */
            card: components["schemas"]["DaybreakLocalId"] | null;
            /** @description What that action would bring instead, in signs. */
            signs: components["schemas"]["Glyph"][];
            /** @description It in words, without whom it is about. */
            text: string;
        };
        /** @description A message of a table. All but `signal`, `reply` and `error` carry a number that never falls: how far the client has been told what happened. To whoever watches with a delay it is the number of what they have been told of the game. */
        Message: (components["schemas"]["Welcome"] & {
            /** @constant */
            type: "welcome";
        }) | (components["schemas"]["Update"] & {
            /** @constant */
            type: "update";
        }) | {
            /** @description Who. */
            name: string;
            /** @description From which seat, if they have one. */
            seat: components["schemas"]["Seat"] | null;
            /** @description What. */
            signal: components["schemas"]["SignalKind"];
            /** @description What it points at, in the client's own terms, up to 200 characters. */
            target?: string | null;
            /** @constant */
            type: "signal";
            /** @description By which they are told apart at this table, and nowhere else. */
            who?: string | null;
        } | {
            /** @description The command it answers. */
            re: string | null;
            /** @description The answer. */
            reply: components["schemas"]["Reply"];
            /** @constant */
            type: "reply";
        } | (components["schemas"]["Said"] & {
            /** @constant */
            type: "error";
        }) | {
            /** @description May the client come back? */
            again: boolean;
            /** @description Why. */
            code: components["schemas"]["Code"];
            /** @description In words. */
            message: string;
            /**
             * Format: uint64
             * @description How long it has to wait before that, in milliseconds, if it has to.
             */
            retry_after_ms?: number | null;
            /** @constant */
            type: "goodbye";
        };
        /** @description A choice in either game. */
        Move: components["schemas"]["DaybreakMove"] | components["schemas"]["EarthriseMove"];
        /** @description How much a client wants to know of its moves without asking. */
        MovesWanted: "none" | "list" | "labels" | "changes";
        /** @description Whether the tags that a card requires are there. */
        NeedsMet: {
            /** @description Would some stack have them, with the card in front? */
            met: boolean;
            /** @description Which stacks, or how many tags the best would have. */
            text: string;
        };
        /** @description A table to be opened. */
        NewTable: {
            /** @description The deal, if it is one that others have played. */
            deal?: components["schemas"]["DealChoice"] | null;
            /** @description Which game, by its id. */
            game: string;
            /** @description The client's id for the request, up to 64 characters: whoever sends it again is led to the table it has opened. */
            id?: string | null;
            /** @description Who sits where. */
            seats: components["schemas"]["SeatChoice"][];
            /**
             * @description What the host decides.
             * @default {
             *       "away_after": 60,
             *       "bot_pace": 700,
             *       "hints": true,
             *       "name": "",
             *       "one_device": false,
             *       "purpose": "game",
             *       "slow": false,
             *       "stand_in_after": null,
             *       "study": false,
             *       "visibility": "link",
             *       "watch": null
             *     }
             */
            settings?: components["schemas"]["Settings"];
            /** @description Its setup; by default the usual one for that number of seats. */
            setup?: components["schemas"]["Setup"] | null;
        };
        /** @description A seat for a program of one's own. */
        NewToken: {
            /** @description What the program is called. */
            name: string;
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
        };
        /** @description Something that happened at the table, beside the game. */
        Note: {
            /**
             * Format: int64
             * @description When.
             */
            at: number;
            /** @description In words. */
            text?: string | null;
        } & ({
            /** @description Who. */
            name: string;
            /** @constant */
            note: "sat";
            /** @description Whose program it is, if it is one. */
            program_of?: string | null;
            /** @description Which. */
            seat: components["schemas"]["Seat"];
        } | {
            /** @description What kind. */
            bot: string;
            /** @description The host, if they did it. */
            by?: string | null;
            /** @description Its name. */
            name: string;
            /** @constant */
            note: "bot";
            /** @description Which. */
            seat: components["schemas"]["Seat"];
        } | {
            /** @description The host, if they did it. */
            by?: string | null;
            /** @constant */
            note: "opened";
            /** @description Which. */
            seat: components["schemas"]["Seat"];
        } | {
            /** @description The host. */
            by: string;
            /** @description Who. */
            name: string;
            /** @constant */
            note: "admitted";
            /** @description Did they come in? */
            yes: boolean;
        } | {
            /** @description The host. */
            by: string;
            /** @description Who. */
            name: string;
            /** @constant */
            note: "removed";
        } | {
            /** @description The host. */
            by: string;
            /** @description Whom. */
            name: string;
            /** @constant */
            note: "muted";
        } | {
            /** @description The host. */
            by: string;
            /** @description Whom. */
            name: string;
            /** @constant */
            note: "unmuted";
        } | {
            /** @description The host. */
            by: string;
            /** @description What the program is called. */
            name: string;
            /** @constant */
            note: "key";
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
        } | {
            /**
             * Format: uint32
             * @description By which the host answers.
             */
            knock: number;
            /** @description Who. */
            name: string;
            /** @constant */
            note: "knocked";
        } | {
            /** @description What they are called. */
            name: string;
            /** @constant */
            note: "renamed";
            /** @description What they were called. */
            old: string;
        } | {
            /** @description Those who gave none in time. */
            left_out: string[];
            /** @description Those who gave a share besides the server. */
            names: string[];
            /** @constant */
            note: "dealt";
        } | {
            /** @constant */
            note: "started";
        } | {
            /** @description What kind of bot. */
            bot: string;
            /** @description The host, if they did it. */
            by?: string | null;
            /** @constant */
            note: "stand_in";
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
            /** @description How long. */
            until: components["schemas"]["Until"];
        } | {
            /** @constant */
            note: "clock_out";
            /** @description Which. */
            seat: components["schemas"]["Seat"];
            /** @description What was done about it. */
            then: components["schemas"]["RanOut"];
        } | {
            /** @description Because the stage or trick is over? */
            ended: boolean;
            /** @constant */
            note: "back";
            /** @description Which. */
            seat: components["schemas"]["Seat"];
        } | {
            /** @constant */
            note: "taken_back";
            /** @description Who. */
            seat: components["schemas"]["Seat"];
        } | (components["schemas"]["Spoken"] & {
            /** @constant */
            note: "said";
        }) | {
            /** @description Who. */
            name: string;
            /** @constant */
            note: "paused";
        } | {
            /** @description Who. */
            name: string;
            /** @constant */
            note: "resumed";
        } | {
            /** @constant */
            note: "asked";
            /**
             * Format: uint32
             * @description The number of the question.
             */
            question: number;
        } | {
            /** @description Did all agree? */
            agreed: boolean;
            /** @constant */
            note: "settled";
            /**
             * Format: uint32
             * @description The number of the question.
             */
            question: number;
        } | {
            /** @description Who. */
            name: string;
            /** @constant */
            note: "planned";
            /**
             * Format: uint32
             * @description Its number.
             */
            plan: number;
            /** @description From which seat. */
            seat: components["schemas"]["Seat"];
            /** @description What is planned. */
            text: string;
            /** @description By which they are told apart at this table; none for a bot. */
            who?: string | null;
        } | {
            /** @constant */
            note: "abandoned";
        } | {
            /** @constant */
            note: "next";
            /** @description Where. */
            table: components["schemas"]["TableId"];
        } | {
            /** @description Who. */
            name: string;
            /** @constant */
            note: "host";
        } | {
            /** @constant */
            note: "hurried";
        });
        /** @description Errors in a page that nobody caught. */
        Oops: {
            /**
             * Format: uint32
             * @description How many since the page last said so; what they are stays with the person.
             */
            count: number;
        };
        /** @description A rule that can be read in several ways. */
        OptionInfo: {
            /** @description Its name in a setup. */
            name: string;
            /** @description The one that holds unless a table chooses another. */
            usual: string;
            /** @description The ways to read it. */
            values: string[];
        };
        /** @description The small vocabularies of the game, each in the order in which it is told and drawn. */
        OrderFace: {
            /** @description The decks. */
            decks: components["schemas"]["DeckName"][];
            /** @description The types of emissions. */
            emissions: components["schemas"]["DaybreakSector"][];
            /** @description The powers. */
            powers: components["schemas"]["DaybreakPower"][];
            /** @description The types of resilience. */
            resilience: components["schemas"]["DaybreakResilience"][];
            /** @description The stages of a round. */
            stages: components["schemas"]["DaybreakStage"][];
            /** @description The tags. */
            tags: components["schemas"]["DaybreakTag"][];
        };
        /** @description How either game ended. */
        Outcome: components["schemas"]["DaybreakOutcome"] | components["schemas"]["EarthriseOutcome"];
        /** @description Sentences under a title. */
        Passage: {
            /** @description The sentences. */
            lines: string[];
            /** @description The title. */
            title: string;
        };
        /** @description What changes in the view, step by step. `[place, value]` puts a value in a place, such as `players/0/clean`; `[place, from, gone, come]` replaces entries of a list. */
        Patch: ([
            string,
            unknown
        ] | [
            string,
            number,
            number,
            unknown[]
        ])[];
        /** @description A kind of puzzle piece. */
        PieceFace: {
            /** @description Which. */
            id: components["schemas"]["EarthrisePiece"];
            /** @description Where it belongs in the picture. */
            name: string;
        };
        /** @description A History Pill. */
        PillFace: {
            /** @description Is it among those that are dealt unless another pool is chosen? */
            dealt: boolean;
            /** @description Which. */
            id: components["schemas"]["EarthrisePillId"];
            /** @description What it is called. */
            name: string;
            /**
             * Format: uint8
             * @description The number on it.
             */
            number: number;
            /** @description Where its effect comes from: `rulebook`, `derived`, `reconstructed` or `printed`. */
            source: string;
            /** @description The same in words. */
            source_text: string;
            /** @description What it does. */
            text: string;
            /** @description The scorings at which it may be revealed: rounds from 0, and their number for the final phase. */
            windows: number[];
            /** @description When it may be revealed, as a sentence. */
            windows_text: string;
        };
        /** @description A plan that somebody put before the table. Names and texts are plain text: whoever shows them escapes them. */
        PlanInfo: {
            /** @description What it points at, in the client's own terms. */
            about?: string | null;
            /**
             * Format: int64
             * @description When it was made.
             */
            at: number;
            /** @description Whose plan it is. */
            by: string;
            /** @description The seats that are against it. */
            no: components["schemas"]["Seats"];
            /**
             * Format: uint32
             * @description Its number, for votes.
             */
            plan: number;
            /** @description From which seat. */
            seat: components["schemas"]["Seat"];
            /** @description What is planned. */
            text: string;
            /** @description By which whoever made it is told apart at this table; none for a bot. */
            who?: string | null;
            /** @description The seats that are for it. Whoever proposed it is not counted without a vote. */
            yes: components["schemas"]["Seats"];
        };
        /** @description Who made moves of a seat, and how many of those that hold. */
        Played: {
            /** @description The bot, if one made them: its own seat, or in place of a person. */
            bot?: string | null;
            /**
             * Format: uint32
             * @description How many.
             */
            moves: number;
            /** @description What the person or the program is called; empty for a bot. */
            name?: string;
            /** @description Whose program it is, if one made them. */
            program_of?: string | null;
            /** @description Which seat. */
            seat: components["schemas"]["Seat"];
        };
        /** @description What a choice would mean for one power. */
        PowerMeans: {
            /** @description What, a phrase each; none: nothing that could be said for sure. */
            lines: components["schemas"]["MeansLine"][];
            /** @description Whose. */
            seat: components["schemas"]["Seat"];
        };
        /** @description A power in a round. */
        PowerRound: {
            /**
             * Format: uint16
             * @description How much of it was absorbed at once.
             */
            absorbed: number;
            /**
             * Format: uint16
             * @description Carbon emitted in the Emissions stage, before anything absorbed it.
             */
            carbon: number;
            /**
             * Format: uint16
             * @description Clean energy at the end.
             */
            clean: number;
            /**
             * Format: uint16
             * @description Communities in crisis at the end.
             */
            communities: number;
            /**
             * Format: uint16
             * @description Energy demand at the end.
             */
            demand: number;
            /**
             * Format: uint16
             * @description Dirty energy at the end.
             */
            dirty: number;
            /** @description Emissions tokens by sector at the end. */
            emissions: components["schemas"]["DaybreakEmissionsByType"];
            /** @description The power. */
            power: components["schemas"]["DaybreakPower"];
            /** @description Resilience by kind at the end. */
            resilience: components["schemas"]["DaybreakResilienceByType"];
            /** @description The seat. */
            seat: components["schemas"]["Seat"];
            /**
             * Format: uint16
             * @description Energy that was missing.
             */
            shortage: number;
        };
        /** @description A global project in play. */
        ProjectRound: {
            /** @description Is it active? */
            active: boolean;
            /**
             * Format: uint8
             * @description The card, as in facts.
             */
            card: number;
        };
        /** @description What a table is for, as whoever opens it says. */
        Purpose: "game" | "lesson" | "what_if" | "file";
        /** @description What a table can be asked. */
        QuestionAbout: {
            retract: {
                /**
                 * Format: uint32
                 * @description The first entry to fall.
                 */
                from: number | null;
                /** @description Who. */
                seat: components["schemas"]["Seat"];
            };
        } | "abandon" | "study" | {
            branch: {
                /**
                 * Format: uint32
                 * @description After which entry; 0 is the beginning.
                 */
                to: number;
            };
        } | {
            stand_in: {
                /** @description For whom. */
                seat: components["schemas"]["Seat"];
            };
        };
        /** @description Something the table is asked to agree to. */
        QuestionInfo: {
            /** @description What it is about. */
            about: components["schemas"]["QuestionAbout"];
            /** @description Those who have. */
            agreed: components["schemas"]["Seats"];
            /** @description The seats whose people have to agree. */
            asked: components["schemas"]["Seats"];
            /** @description Who asks. */
            by: string;
            /**
             * Format: uint32
             * @description Its number, for the answer.
             */
            question: number;
        };
        /** @description What was done when the time of a seat was used up. */
        RanOut: "bot" | "pass" | "step" | "nothing";
        /** @description An answer to the asker alone. */
        Reply: {
            done: {
                /**
                 * Format: uint32
                 * @description The number.
                 */
                n: number;
            };
        } | {
            opened: {
                /** @description Which. */
                table: components["schemas"]["TableId"];
            };
        } | {
            moves: components["schemas"]["Choice"][];
        } | {
            why: {
                /** @description Is it possible? */
                possible: boolean;
                /** @description The typed reason of the rules, if it is not. */
                reason: unknown;
                /** @description The rule that explains the reason, by its id in the rulebook of the game. */
                rule?: string | null;
                /** @description In words. */
                text: string;
            };
        } | {
            uses: components["schemas"]["Uses"];
        } | {
            ahead: {
                /** @description In the terms of the game; nothing, where it has nothing to say about it. */
                ahead?: components["schemas"]["Ahead"] | null;
                /**
                 * Format: uint32
                 * @description After which entry of the log.
                 */
                entry: number;
                /** @description In words, part by part. */
                parts: components["schemas"]["Passage"][];
            };
        } | {
            tried: components["schemas"]["Tried"];
        } | {
            hint: {
                /** @description What the advice rests on. */
                heading: string;
                /** @description The moves, best first. */
                moves: components["schemas"]["Advised"][];
                /**
                 * Format: uint64
                 * @description In how many milliseconds the next hint can be asked for; 0: at once.
                 */
                next_in_ms: number;
                /**
                 * @description What holds for all of them, as that hardly anything lies between them.
                 * @default null
                 */
                note: string | null;
            };
        } | {
            look: components["schemas"]["Scene"];
        } | {
            since: components["schemas"]["Since"];
        };
        /** @description Somebody is reported to whoever runs the server. */
        Report: {
            /** @description What for. */
            reason: components["schemas"]["ReportReason"];
            /**
             * @description In one's own words, up to 500 characters.
             * @default
             */
            text?: string;
            /** @description Whom, as seats, guests and lines of chat name them. */
            who: string;
        };
        /** @description Whoever runs the server has the report. */
        Reported: {
            /**
             * Format: int64
             * @description When it was taken.
             */
            at: number;
        };
        /** @description What somebody is reported for. */
        ReportReason: "insults" | "hate" | "spam" | "cheating" | "other";
        /** @description A tag that an action requires in its stack. */
        RequiredTag: {
            /** @description Does the card have it itself? */
            own: boolean;
            /** @description Which tag. */
            tag: components["schemas"]["DaybreakTag"];
        };
        /** @description A round. */
        RoundFace: {
            /** @description Its sign, as in `R1`. */
            code: string;
            /** @description What it is called. */
            name: string;
            /** @description What a captured card counts, by suit. */
            worth: components["schemas"]["SuitWorth"][];
        };
        /** @description Something that went wrong, in words. */
        Said: {
            /** @description What the sentence is about. */
            args?: {
                [key: string]: string;
            };
            /** @description What kind. */
            code: components["schemas"]["Code"];
            /** @description A sentence in the asked language. */
            message: string;
            /** @description The command it answers. */
            re?: string | null;
            /** @description The typed reason of the rules, where they refuse. */
            reason?: unknown;
            /** @description The rule that explains the reason, by its id in the rulebook of the game. */
            rule?: string | null;
        };
        /** @description The game from where somebody looks. */
        Scene: {
            /** @description Who may move. */
            asked: components["schemas"]["Seats"];
            /** @description Whom the table waits for. */
            awaited: components["schemas"]["Seats"];
            /**
             * Format: uint32
             * @description After which entry of the log.
             */
            entry: number;
            /** @description Is one's only move one that a client may make by itself, because asking would be pointless and its speed tells nobody anything new? */
            forced?: boolean;
            /** @description One's moves. */
            moves?: components["schemas"]["Choice"][] | null;
            /** @description Are one's moves those of the message before? Only whoever wants changes alone is told so, in place of the moves. */
            moves_stay?: boolean;
            /** @description How it ended. */
            outcome?: components["schemas"]["Outcome"] | null;
            /** @description The same in words. */
            outcome_text?: string | null;
            /** @description What changes in the view after the last fact that came with it, if anything does. */
            patch?: components["schemas"]["Patch"] | null;
            /** @description What one is asked. */
            prompt?: string | null;
            /** @description The rule about what is going on, by its id in the rulebook of the game, if a language was given. */
            rule?: string | null;
            /** @description Can one take one's last move back? Not, if nothing is said. */
            take_back?: components["schemas"]["TakeBack"] | null;
            /** @description The whole view, for whoever wants it and where patches do not lead to it. */
            view?: components["schemas"]["View"] | null;
            /** @description When in the game this is. */
            when?: string | null;
        };
        /**
         * Format: uint8
         * @description A place at the table, counted from 0 in the order in which the table was set up.
         */
        Seat: number;
        /** @description Who is to sit on a seat. */
        SeatChoice: "me" | {
            me_as: string;
        } | "open" | {
            bot: string;
        };
        /** @description The clock of a seat. */
        SeatClock: {
            /**
             * Format: uint32
             * @description How many milliseconds are left, counted from this message.
             */
            left: number;
            /**
             * Format: uint32
             * @description How many there are in all.
             */
            of: number;
            /** @description Were they used up? */
            out?: boolean;
            /** @description Do they pass? */
            runs: boolean;
            /** @description Whose. */
            seat: components["schemas"]["Seat"];
        };
        /** @description What a seat has fixed. */
        SeatCommitment: {
            /** @description SHA-256 of its share. */
            commitment: components["schemas"]["Commitment"];
            /** @description Which. */
            seat: components["schemas"]["Seat"];
        };
        /** @description A seat as others see it. */
        SeatInfo: {
            /**
             * Format: uint32
             * @description In how many milliseconds, counted from this message, a person without a connection counts as away; 0: now. Nothing where they are connected, or where nobody counts as away.
             */
            away_in?: number | null;
            /** @description The bot that plays it: its own, or the one that stands in for an absent person. */
            bot?: string | null;
            /** @description Is the person connected? */
            here: boolean;
            /** @description Who holds it. */
            holder: components["schemas"]["Holder"];
            /** @description Has the host muted them? */
            muted?: boolean;
            /** @description The name of the person or the bot. */
            name: string;
            /** @description Whose program has the seat, if one does. */
            program_of?: string | null;
            /** @description Which. */
            seat: components["schemas"]["Seat"];
            /** @description How long the bot plays in place of the person, if it does. */
            until?: components["schemas"]["Until"] | null;
            /** @description By which the person, or the program, is told apart at this table, and nowhere else. */
            who?: string | null;
        };
        /** @description A set of seats, in order. */
        Seats: components["schemas"]["Seat"][];
        /** @description A secret that is shown once. */
        Secret: {
            /**
             * Format: int64
             * @description Until when it can be used.
             */
            expires?: number | null;
            /** @description A name by which it can be revoked. */
            id: string;
            /** @description The secret itself. */
            secret: string;
        };
        /** @description The seed of a table: a whole number of 64 bits, or 64 hexadecimal digits. */
        Seed: string;
        /** @description A reference card. */
        SetFace: {
            /**
             * Format: uint8
             * @description Clean energy.
             */
            clean: number;
            /**
             * Format: uint8
             * @description Communities in crisis.
             */
            communities: number;
            /**
             * Format: uint8
             * @description Energy demand.
             */
            demand: number;
            /**
             * Format: uint8
             * @description Dirty energy.
             */
            dirty: number;
            /** @description Emissions, in the order of the sectors: transportation, fuel extraction, industry, waste, agriculture, buildings. */
            emissions: number[];
            /**
             * Format: uint8
             * @description How much demand grows each round.
             */
            growth: number;
            /** @description What it is called. */
            name: string;
            /** @description The power; nothing for whoever plays alone. */
            power: components["schemas"]["DaybreakPower"] | null;
            /** @description The fields that were completed. */
            reconstructed: string[];
            /** @description Resilience: social, ecological, infrastructure. */
            resilience: number[];
            /** @description Whose: `solo`, `china`, `united-states`, `europe` or `majority-world`. */
            set: string;
            /** @description Where it comes from. */
            source: string;
        };
        /** @description What the host decides about a table. */
        Settings: {
            /**
             * Format: uint32
             * @description After this many seconds without a connection a person counts as away, 30 to 86400; not before that does a bot play for them, be it by the host or by `stand_in_after`.
             * @default 60
             */
            away_after?: number;
            /**
             * Format: uint32
             * @description How long bots wait between two steps, in milliseconds, up to 5000. A step is what one can follow: an action, a card, a choice. Where no person has a seat and nobody looks on, they do not wait.
             * @default 700
             */
            bot_pace?: number;
            /** @description How much time people have; nothing: as much as they like. */
            clock?: components["schemas"]["Clock"] | null;
            /**
             * @description Are there hints?
             * @default true
             */
            hints?: boolean;
            /**
             * @description What the table is called, up to 40 characters.
             * @default
             */
            name?: string;
            /**
             * @description Several people share a device, so that it is passed on and hands are hidden in between.
             * @default false
             */
            one_device?: boolean;
            /**
             * @description What it is for. Whoever opens a table says `game` or `lesson`; the others are made by the server.
             * @default game
             */
            purpose?: components["schemas"]["Purpose"];
            /**
             * @description Is it played over days? Then nobody is away for lack of a connection.
             * @default false
             */
            slow?: boolean;
            /**
             * Format: uint32
             * @description After this many seconds of absence a bot plays for a person whom others wait for; nothing: never.
             * @default null
             */
            stand_in_after?: number | null;
            /**
             * @description A table to try things at: one can go on from any earlier moment. Where several people sit, all have to agree.
             * @default false
             */
            study?: boolean;
            /**
             * @description Who may find it.
             * @default link
             */
            visibility?: components["schemas"]["Visibility"];
            /**
             * @description Who may watch; by default a game without secrets is watched live, and one with secrets a minute later.
             * @default null
             */
            watch?: components["schemas"]["Watch"] | null;
        };
        /** @description How a table of either game is set up. */
        Setup: components["schemas"]["DaybreakSetup"] | components["schemas"]["EarthriseSetup"];
        /** @description What a seat gives to a deal: 64 hexadecimal digits. */
        Share: string;
        /** @description A short code, as in `SUN-4Q7`, that leads to a table. It is no secret: at a private table one knocks by it. */
        ShortCode: {
            /** @description The code. */
            code: string;
        };
        /** @description What can be signalled. */
        SignalKind: "look" | "yes" | "no" | "wait" | "ready" | "thanks" | "well_played" | "sorry";
        /** @description What changed since somebody looked. */
        Since: {
            /** @description Were there more? */
            cut: boolean;
            /**
             * Format: uint32
             * @description The last message they had.
             */
            n: number;
            /** @description What changes in the view after the last of them, if anything does. */
            patch?: components["schemas"]["Patch"] | null;
            /** @description What was told after it: whole entries, about the last 500 facts. */
            told: components["schemas"]["FactMessage"][];
            /** @description The view before all that follows, if it has patches. */
            view?: components["schemas"]["View"] | null;
        };
        /** @description Something somebody said. Names and texts are plain text: whoever shows them escapes them. */
        Spoken: {
            /**
             * Format: int64
             * @description When.
             */
            at: number;
            /** @description Who. */
            name: string;
            /** @description From which seat, if they have one. */
            seat?: components["schemas"]["Seat"] | null;
            /** @description What. */
            text: string;
            /** @description By which they are told apart at this table, and nowhere else; lines from before there was such a thing have none. */
            who?: string | null;
        };
        /** @description Where a table is in its life. */
        Status: "waiting" | "running" | "finished" | "abandoned";
        /** @description A way to set a table up at once. */
        Step: {
            /** @description For whom it is unless they choose another. */
            meant: components["schemas"]["StepFor"];
            /** @description Who sits where. */
            seats: components["schemas"]["SeatChoice"][];
            /** @description The setup; none is the usual one for that number of seats. */
            setup?: components["schemas"]["Setup"] | null;
            /** @description Its name, as in `gentle`. */
            step: string;
            /**
             * Format: uint8
             * @description Of a hundred games, how many the bot `steady` won in your place.
             */
            wins: number;
        };
        /** @description For whom a way to set a table up is. */
        StepFor: "first" | "standard" | "choice";
        /** @description What a bot would do in somebody's place. */
        Suggested: {
            /** @description The move that begins it. */
            move: components["schemas"]["DaybreakMove"];
            /** @description For whom, where that is asked next. */
            to: components["schemas"]["Seat"] | null;
        };
        /** @description A suit. */
        SuitFace: {
            /** @description Three letters for it. */
            code: string;
            /** @description What it is called. */
            name: string;
            /** @description Which. */
            suit: components["schemas"]["EarthriseSuit"];
        };
        /** @description What a captured card of a suit counts in a round. */
        SuitWorth: {
            /**
             * Format: uint8
             * @description Alerts.
             */
            alerts: number;
            /**
             * Format: uint8
             * @description Honors.
             */
            honors: number;
            /** @description Which suit. */
            suit: components["schemas"]["EarthriseSuit"];
        };
        /** @description What lists of tables show. */
        Summary: {
            /** @description Whom it waits for. */
            awaited: components["schemas"]["Seats"];
            /**
             * Format: uint32
             * @description The number of the last event.
             */
            n: number;
            /** @description What the table is called. */
            name: string;
            /** @description Is it stopped for a while? */
            paused: boolean;
            /** @description The seats. */
            seats: components["schemas"]["SeatInfo"][];
            /** @description Where it is in its life. */
            status: components["schemas"]["Status"];
        };
        /** @description A table, and what it knows of whoever asks. */
        TableAndYou: {
            /** @description The table. */
            table: components["schemas"]["TableInfo"];
            /** @description You at it. */
            you: components["schemas"]["You"];
        };
        /** @description A row of the setup table. */
        TableFace: {
            /** @description The powers that a seat can have, each at one seat. */
            choices: components["schemas"]["DaybreakPower"][];
            /** @description How hard it is. */
            difficulty: components["schemas"]["DifficultyName"];
            /** @description The same in words. */
            difficulty_text: string;
            /**
             * Format: uint8
             * @description Oceans at the start.
             */
            oceans: number;
            /**
             * Format: uint8
             * @description How many play.
             */
            players: number;
            /** @description The powers, in their order; none for one who plays alone with any of them. */
            powers: components["schemas"]["DaybreakPower"][];
            /** @description The powers that the seats have at first. */
            seats: components["schemas"]["DaybreakPower"][];
            /**
             * Format: uint8
             * @description Trees at the start.
             */
            trees: number;
        };
        /** @description The name of a table in addresses. */
        TableId: string;
        /** @description A table as everybody at it may know it. */
        TableInfo: {
            /** @description The clocks of the seats that people have, if the table has one. While a game runs that is watched later or not at all, whoever has no seat gets none. */
            clocks?: components["schemas"]["SeatClock"][];
            /** @description SHA-256 of what the server fixed when the table was opened: of the seed, unless shares of people go into it. */
            commitment: string;
            /** @description SHA-256 of the content it is played with, if new tables begin with another: what `library` takes for its cards. */
            content?: string | null;
            /**
             * Format: int64
             * @description When it was opened.
             */
            created: number;
            /** @description The day, if this is a daily deal. */
            daily?: string | null;
            /** @description Names everything that makes two games comparable: rules, content, setup and seed. */
            deal: string;
            /** @description What people are asked to give to the deal, before the game begins. */
            dealing?: components["schemas"]["DealingInfo"] | null;
            /** @description How the seed came about, once the game has begun; the server's part of it is told when the game is over. */
            dealt?: components["schemas"]["Dealt"] | null;
            /**
             * Format: uint32
             * @description How many entries the log of the game has.
             */
            entries: number;
            /** @description Which game. */
            game: string;
            /** @description Those at the table without a seat, as far as is known: at most 32. */
            guests?: components["schemas"]["GuestInfo"][];
            /** @description The name of the host; empty, if there is none: the deal of a day has no host. */
            host: string;
            /** @description What the host did to the table since the game began, and whom they removed or muted; at most 64 things. */
            host_did?: components["schemas"]["HostDeed"][];
            /** @description Its name in addresses. */
            id: components["schemas"]["TableId"];
            /** @description Who asks to come in, having the code of a private table. */
            knocks: components["schemas"]["KnockInfo"][];
            /** @description Could somebody know the deal before the game began, because others have played it or the seed was chosen? */
            known_deal: boolean;
            /** @description The names of those who look at the table before it begins, without a seat. */
            looking: string[];
            /** @description Where the table went on after a rematch. */
            next?: components["schemas"]["TableId"] | null;
            /** @description Is it stopped for a while? */
            paused: boolean;
            /** @description The plans before the table, the oldest first: at most 8. */
            plans: components["schemas"]["PlanInfo"][];
            /** @description What waits for agreement. */
            questions: components["schemas"]["QuestionInfo"][];
            /** @description Is the deal of a day still secret, though the game is over? It ended without a result, and others play it today. */
            sealed?: boolean;
            /** @description The seats. */
            seats: components["schemas"]["SeatInfo"][];
            /** @description The seed, once the game is over. */
            seed?: string | null;
            /** @description What the host decided. */
            settings: components["schemas"]["Settings"];
            /** @description The setup of the game. */
            setup: components["schemas"]["Setup"];
            /** @description Where it is in its life. */
            status: components["schemas"]["Status"];
            /** @description Is it open for study: one person has all seats that people have, or everybody has agreed? */
            study?: boolean;
            /** @description Who may watch, as it comes out. */
            watch: components["schemas"]["Watch"];
        };
        /** @description What a table on a list is. */
        TableKind: "game" | "daily" | "lesson" | "study" | "what_if" | "file";
        /** @description A notice on the socket of a person: a table of theirs has changed. */
        TableNotice: {
            /** @description What lists show. */
            summary: components["schemas"]["Summary"];
            /** @description Which. */
            table: components["schemas"]["TableId"];
            /** @description Does it wait for you? */
            your_turn: boolean;
        };
        /** @description How one's last move can be taken back. */
        TakeBack: "free" | "ask";
        /** @description A Maneuver token. */
        TokenFace: {
            /** @description Which. */
            id: components["schemas"]["EarthriseTokenId"];
            /** @description What it asks for. */
            kind: components["schemas"]["TokenKind"];
            /** @description Its condition in a few letters. */
            mark: string;
            /** @description The suit, with `lowest`. */
            suit: components["schemas"]["EarthriseSuit"] | null;
            /** @description Its condition as a phrase. */
            text: string;
            /** @description The numbers, with `number`. */
            values: number[];
        };
        /** @description What a Maneuver token asks for. */
        TokenKind: "lowest" | "number" | "same_right" | "same_left";
        /** @description The track of a planetary effect. */
        TrackFace: {
            /** @description Which. */
            effect: components["schemas"]["DaybreakPlanetaryEffect"];
            /** @description What it is called. */
            name: string;
            /** @description The spaces after the start. */
            spaces: components["schemas"]["TrackSpace"][];
        };
        /** @description A space of a track. */
        TrackSpace: {
            /** @description What happens there; nothing, if it is none. */
            text: string | null;
            /** @description Is it a tipping point? */
            tips: boolean;
        };
        /** @description What a move would bring, up to the next thing that chance or somebody else decides. */
        Tried: {
            /** @description Were further answers needed? Taken were those that the move is for: what may happen does, as many as can be are given, to whoever lacks the most energy; else the first. */
            assumed: boolean;
            /** @description What it would change in the forecast, in words, a phrase each. Nothing: the forecast stays, or is one of another stage. */
            changes: string[];
            /** @description Is one of these answers a choice between different things, so that this is only one of the ways it could go? */
            chosen: boolean;
            /** @description What it would do, in words, a phrase each: first what is gained. */
            effect: string[];
            /** @description What would be coming then. */
            forecast: components["schemas"]["TriedForecast"];
            /** @description Does another stage or round begin with it? */
            moved_on: boolean;
            /** @description The moves that were tried: the one that was asked about, and the answers that had to follow it. */
            moves: components["schemas"]["Move"][];
            /** @description Does it end because chance or somebody else comes next? */
            open: boolean;
            /** @description What would happen. */
            told: components["schemas"]["FactMessage"][];
        };
        /** @description What would be coming after a move that is tried. */
        TriedForecast: components["schemas"]["DaybreakForecast"];
        /** @description A move that changed the chance to win, or for which there was a better one. Chances are estimates from 0 to 1: what the game came to in many futures in which everybody played on by rules of thumb, first from before the move and then from after it. Where all win or lose together it is the chance of all, otherwise that of the seat that moved. */
        TurningPoint: {
            /**
             * Format: float
             * @description The chance to win after.
             */
            after: number;
            /**
             * Format: float
             * @description The chance to win before.
             */
            before: number;
            /** @description The move that would have been better, as a menu says it. */
            better: string | null;
            /**
             * Format: float
             * @description `after` less `before`.
             */
            change: number;
            /**
             * Format: uint32
             * @description The entry of the move.
             */
            entry: number;
            /**
             * Format: float
             * @description Half of a 95 % interval of the change.
             */
            error: number;
            /**
             * Format: uint8
             * @description The round, from 1.
             */
            round: number;
            /** @description Whose move it is. */
            seat: components["schemas"]["Seat"];
            /** @description What happened, and what it did to the chance. */
            text: string;
            /** @description Who did what. */
            title: string;
            /** @description When in the game it was. */
            when: string;
            /** @description Is it a move of yours? */
            yours: boolean;
        };
        /** @description The turning points of a game, as far as they are known. Whoever asks while they are worked out asks again later. */
        TurningPoints: {
            /**
             * Format: uint32
             * @description How much of the work is done.
             */
            done: number;
            /**
             * Format: uint32
             * @description How much there is in all; 0 while nobody knows.
             */
            of: number;
            /** @description The turning points: first your own moves, then those of others, and what changed most before the rest; none before they are known. */
            points: components["schemas"]["TurningPoint"][];
            /** @description Are they known? */
            state: components["schemas"]["TurningPointsState"];
        };
        /** @description How far the work on turning points is. */
        TurningPointsState: "working" | "done" | "failed";
        /** @description What is still undone in the Local stage. */
        Undone: {
            /**
             * Format: uint32
             * @description Actions that are possible.
             */
            actions: number;
            /**
             * Format: uint32
             * @description Hand cards that would bring something where they could go.
             */
            cards: number;
            /** @description The same in words, a sentence each; what costs most comes first. */
            lines: components["schemas"]["UndoneLine"][];
            /**
             * Format: uint16
             * @description Energy that is missing.
             */
            shortage: number;
        };
        /** @description What can be undone. */
        UndoneKind: "shortage" | "actions" | "cards";
        /** @description One of the things that are still undone. */
        UndoneLine: {
            /** @description What it is about. */
            kind: components["schemas"]["UndoneKind"];
            /** @description It in words. */
            text: string;
        };
        /** @description How long a bot plays in place of a person. Unless a clock has put it there, a move of their own gives them their seat back in any case. */
        Until: "stage" | "back" | "clock" | "step";
        /** @description Something happened. */
        Update: {
            /** @description The clocks, if they changed and the table did not: `table` has them too. */
            clocks?: components["schemas"]["SeatClock"][];
            /**
             * Format: uint32
             * @description Its number.
             */
            n: number;
            /** @description What happened at the table. */
            notes?: components["schemas"]["Note"][];
            /** @description The game, from where one looks, if it changed. */
            now?: components["schemas"]["Scene"] | null;
            /** @description The command it answers, for whoever gave it. */
            re?: string | null;
            /** @description The table, if it changed. */
            table?: components["schemas"]["TableInfo"] | null;
            /** @description What happened in the game, as far as one may know it. */
            told?: components["schemas"]["FactMessage"][];
        };
        /** @description What kind of place a card goes to. */
        UseKind: "start" | "support" | "project" | "crisis";
        /** @description What the seat one faces can do with its cards. */
        Uses: components["schemas"]["DaybreakUses"] | components["schemas"]["EarthriseUses"];
        /** @description Either game as one audience sees it. */
        View: components["schemas"]["DaybreakView"] | components["schemas"]["EarthriseView"];
        /** @description How a client wants to know what it sees. */
        ViewsWanted: "patches" | "whole" | "none";
        /** @description Who may find a table. */
        Visibility: "public" | "link" | "private";
        /** @description Who may watch. */
        Watch: "off" | "live" | {
            /** Format: uint32 */
            delayed: number;
        };
        /** @description The table as it is. */
        Welcome: {
            /** @description What has been said lately. */
            chat: components["schemas"]["Spoken"][];
            /**
             * Format: uint32
             * @description The number of the last message.
             */
            n: number;
            /** @description The game, from where one looks. */
            now: components["schemas"]["Scene"];
            /** @description The command it answers, if it does. */
            re?: string | null;
            /** @description What changed since one looked: told in words if a language was given. */
            since?: components["schemas"]["Since"] | null;
            /** @description The table. */
            table: components["schemas"]["TableInfo"];
            /** @description What the table knows of whoever looks. */
            you: components["schemas"]["You"];
        };
        /** @description The world in a round. */
        WorldRound: {
            /**
             * Format: uint8
             * @description Bands on the thermometer at the end.
             */
            bands: number;
            /**
             * Format: uint16
             * @description Direct air capture at the end.
             */
            dac: number;
            /** @description Was there drawdown? */
            drawdown: boolean;
            /**
             * Format: uint16
             * @description Loose carbon on it at the end.
             */
            loose: number;
            /**
             * Format: uint16
             * @description Oceans at the end.
             */
            oceans: number;
            /**
             * Format: uint16
             * @description Carbon in recent emissions at the end.
             */
            recent: number;
            /** @description Planetary effects that were rolled, in order. */
            rolled: components["schemas"]["DaybreakPlanetaryEffect"][];
            /**
             * Format: uint16
             * @description Carbon that trees, oceans, direct air capture and what stands for them take in a round, at the end.
             */
            sinks: number;
            /**
             * Format: uint16
             * @description Carbon that trees, oceans and direct air capture took.
             */
            sinks_absorbed: number;
            /** @description Tipping points that were reached, in order. */
            tipped: components["schemas"]["DaybreakPlanetaryEffect"][];
            /** @description Where the token of each planetary effect stood at the end. */
            tracks: components["schemas"]["DaybreakTracks"];
            /**
             * Format: uint16
             * @description Trees at the end.
             */
            trees: number;
            /**
             * Format: uint16
             * @description Carbon that went onto the thermometer.
             */
            warmed: number;
        };
        /** @description What the table knows of whoever looks. */
        You: {
            /** @description As whom they look. */
            facing: components["schemas"]["Facing"];
            /** @description Are they the host? */
            host: boolean;
            /** @description Has the host muted them? */
            muted?: boolean;
            /** @description The seats that are theirs. */
            seats: components["schemas"]["Seats"];
            /** @description By which they are told apart at this table. */
            who?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type About = components['schemas']['About'];
export type ActionAt = components['schemas']['ActionAt'];
export type ActionUse = components['schemas']['ActionUse'];
export type Advised = components['schemas']['Advised'];
export type Ahead = components['schemas']['Ahead'];
export type Ask = components['schemas']['Ask'];
export type At = components['schemas']['At'];
export type Attach = components['schemas']['Attach'];
export type AtZero = components['schemas']['AtZero'];
export type BoardFace = components['schemas']['BoardFace'];
export type BotInfo = components['schemas']['BotInfo'];
export type CardFace = components['schemas']['CardFace'];
export type CardSlots = components['schemas']['CardSlots'];
export type CardUse = components['schemas']['CardUse'];
export type CardUses = components['schemas']['CardUses'];
export type ChallengeKind = components['schemas']['ChallengeKind'];
export type ChallengesFace = components['schemas']['ChallengesFace'];
export type ChangeMe = components['schemas']['ChangeMe'];
export type Choice = components['schemas']['Choice'];
export type ChoiceMeans = components['schemas']['ChoiceMeans'];
export type Clock = components['schemas']['Clock'];
export type ClockKind = components['schemas']['ClockKind'];
export type Code = components['schemas']['Code'];
export type ColumnFace = components['schemas']['ColumnFace'];
export type Command = components['schemas']['Command'];
export type Commitment = components['schemas']['Commitment'];
export type ContentRef = components['schemas']['ContentRef'];
export type CrisisRound = components['schemas']['CrisisRound'];
export type Daily = components['schemas']['Daily'];
export type DaybreakAhead = components['schemas']['DaybreakAhead'];
export type DaybreakAsk = components['schemas']['DaybreakAsk'];
export type DaybreakCardFilter = components['schemas']['DaybreakCardFilter'];
export type DaybreakCardNo = components['schemas']['DaybreakCardNo'];
export type DaybreakCardSet = components['schemas']['DaybreakCardSet'];
export type DaybreakCause = components['schemas']['DaybreakCause'];
export type DaybreakCertain = components['schemas']['DaybreakCertain'];
export type DaybreakChallengeId = components['schemas']['DaybreakChallengeId'];
export type DaybreakChallengePick = components['schemas']['DaybreakChallengePick'];
export type DaybreakChallengeShown = components['schemas']['DaybreakChallengeShown'];
export type DaybreakCheck = components['schemas']['DaybreakCheck'];
export type DaybreakCondition = components['schemas']['DaybreakCondition'];
export type DaybreakCrisisAhead = components['schemas']['DaybreakCrisisAhead'];
export type DaybreakCrisisForecast = components['schemas']['DaybreakCrisisForecast'];
export type DaybreakCrisisId = components['schemas']['DaybreakCrisisId'];
export type DaybreakCrisisShown = components['schemas']['DaybreakCrisisShown'];
export type DaybreakCrisisWay = components['schemas']['DaybreakCrisisWay'];
export type DaybreakCurrentCrisis = components['schemas']['DaybreakCurrentCrisis'];
export type DaybreakDebrief = components['schemas']['DaybreakDebrief'];
export type DaybreakDebt = components['schemas']['DaybreakDebt'];
export type DaybreakDecision = components['schemas']['DaybreakDecision'];
export type DaybreakDeck = components['schemas']['DaybreakDeck'];
export type DaybreakDecks = components['schemas']['DaybreakDecks'];
export type DaybreakDraw = components['schemas']['DaybreakDraw'];
export type DaybreakDrawnShown = components['schemas']['DaybreakDrawnShown'];
export type DaybreakEmissionsByType = components['schemas']['DaybreakEmissionsByType'];
export type DaybreakEntry = components['schemas']['DaybreakEntry'];
export type DaybreakFaceAhead = components['schemas']['DaybreakFaceAhead'];
export type DaybreakFact = components['schemas']['DaybreakFact'];
export type DaybreakFlavour = components['schemas']['DaybreakFlavour'];
export type DaybreakForbidden = components['schemas']['DaybreakForbidden'];
export type DaybreakForecast = components['schemas']['DaybreakForecast'];
export type DaybreakGiver = components['schemas']['DaybreakGiver'];
export type DaybreakGlobalId = components['schemas']['DaybreakGlobalId'];
export type DaybreakHarmless = components['schemas']['DaybreakHarmless'];
export type DaybreakHeader = components['schemas']['DaybreakHeader'];
export type DaybreakInForce = components['schemas']['DaybreakInForce'];
export type DaybreakLibrary = components['schemas']['DaybreakLibrary'];
export type DaybreakLikely = components['schemas']['DaybreakLikely'];
export type DaybreakLimits = components['schemas']['DaybreakLimits'];
export type DaybreakLocalId = components['schemas']['DaybreakLocalId'];
export type DaybreakLosses = components['schemas']['DaybreakLosses'];
export type DaybreakModifier = components['schemas']['DaybreakModifier'];
export type DaybreakMove = components['schemas']['DaybreakMove'];
export type DaybreakNextTip = components['schemas']['DaybreakNextTip'];
export type DaybreakNextTips = components['schemas']['DaybreakNextTips'];
export type DaybreakOpen = components['schemas']['DaybreakOpen'];
export type DaybreakOutcome = components['schemas']['DaybreakOutcome'];
export type DaybreakParty = components['schemas']['DaybreakParty'];
export type DaybreakPileOfDaybreakCrisisId = components['schemas']['DaybreakPileOfDaybreakCrisisId'];
export type DaybreakPileOfDaybreakGlobalId = components['schemas']['DaybreakPileOfDaybreakGlobalId'];
export type DaybreakPileOfDaybreakLocalId = components['schemas']['DaybreakPileOfDaybreakLocalId'];
export type DaybreakPlacesShown = components['schemas']['DaybreakPlacesShown'];
export type DaybreakPlanetaryEffect = components['schemas']['DaybreakPlanetaryEffect'];
export type DaybreakPlayer = components['schemas']['DaybreakPlayer'];
export type DaybreakPower = components['schemas']['DaybreakPower'];
export type DaybreakProjectShown = components['schemas']['DaybreakProjectShown'];
export type DaybreakQuantity = components['schemas']['DaybreakQuantity'];
export type DaybreakQuestion = components['schemas']['DaybreakQuestion'];
export type DaybreakRefusal = components['schemas']['DaybreakRefusal'];
export type DaybreakResilience = components['schemas']['DaybreakResilience'];
export type DaybreakResilienceByType = components['schemas']['DaybreakResilienceByType'];
export type DaybreakRound = components['schemas']['DaybreakRound'];
export type DaybreakScope = components['schemas']['DaybreakScope'];
export type DaybreakSeatChange = components['schemas']['DaybreakSeatChange'];
export type DaybreakSector = components['schemas']['DaybreakSector'];
export type DaybreakSetup = components['schemas']['DaybreakSetup'];
export type DaybreakStackShown = components['schemas']['DaybreakStackShown'];
export type DaybreakStage = components['schemas']['DaybreakStage'];
export type DaybreakStands = components['schemas']['DaybreakStands'];
export type DaybreakStep = components['schemas']['DaybreakStep'];
export type DaybreakTag = components['schemas']['DaybreakTag'];
export type DaybreakThinSink = components['schemas']['DaybreakThinSink'];
export type DaybreakToken = components['schemas']['DaybreakToken'];
export type DaybreakTracks = components['schemas']['DaybreakTracks'];
export type DaybreakUnknownAhead = components['schemas']['DaybreakUnknownAhead'];
export type DaybreakUses = components['schemas']['DaybreakUses'];
export type DaybreakView = components['schemas']['DaybreakView'];
export type DaybreakWait = components['schemas']['DaybreakWait'];
export type DaybreakWay = components['schemas']['DaybreakWay'];
export type DaybreakWindow = components['schemas']['DaybreakWindow'];
export type DaybreakWorld = components['schemas']['DaybreakWorld'];
export type DaybreakWorldChange = components['schemas']['DaybreakWorldChange'];
export type DaybreakWorst = components['schemas']['DaybreakWorst'];
export type DealChoice = components['schemas']['DealChoice'];
export type DealingInfo = components['schemas']['DealingInfo'];
export type DealResult = components['schemas']['DealResult'];
export type DealStep = components['schemas']['DealStep'];
export type Dealt = components['schemas']['Dealt'];
export type DealtBy = components['schemas']['DealtBy'];
export type Debrief = components['schemas']['Debrief'];
export type DeckName = components['schemas']['DeckName'];
export type Deleted = components['schemas']['Deleted'];
export type DeleteMe = components['schemas']['DeleteMe'];
export type Device = components['schemas']['Device'];
export type DieRow = components['schemas']['DieRow'];
export type DifficultyName = components['schemas']['DifficultyName'];
export type EarthriseCard = components['schemas']['EarthriseCard'];
export type EarthriseCards = components['schemas']['EarthriseCards'];
export type EarthriseCardWorth = components['schemas']['EarthriseCardWorth'];
export type EarthriseDebrief = components['schemas']['EarthriseDebrief'];
export type EarthriseDeckCard = components['schemas']['EarthriseDeckCard'];
export type EarthriseDeckRow = components['schemas']['EarthriseDeckRow'];
export type EarthriseDraw = components['schemas']['EarthriseDraw'];
export type EarthriseEntry = components['schemas']['EarthriseEntry'];
export type EarthriseExchangeChance = components['schemas']['EarthriseExchangeChance'];
export type EarthriseFact = components['schemas']['EarthriseFact'];
export type EarthriseFinal = components['schemas']['EarthriseFinal'];
export type EarthriseFinalHonors = components['schemas']['EarthriseFinalHonors'];
export type EarthriseHeader = components['schemas']['EarthriseHeader'];
export type EarthriseHonorsFrom = components['schemas']['EarthriseHonorsFrom'];
export type EarthriseHonorsSource = components['schemas']['EarthriseHonorsSource'];
export type EarthriseLibrary = components['schemas']['EarthriseLibrary'];
export type EarthriseMove = components['schemas']['EarthriseMove'];
export type EarthriseOutcome = components['schemas']['EarthriseOutcome'];
export type EarthriseOutlook = components['schemas']['EarthriseOutlook'];
export type EarthrisePhase = components['schemas']['EarthrisePhase'];
export type EarthrisePiece = components['schemas']['EarthrisePiece'];
export type EarthrisePieceUnder = components['schemas']['EarthrisePieceUnder'];
export type EarthrisePillId = components['schemas']['EarthrisePillId'];
export type EarthrisePillNow = components['schemas']['EarthrisePillNow'];
export type EarthrisePillScore = components['schemas']['EarthrisePillScore'];
export type EarthrisePillSeen = components['schemas']['EarthrisePillSeen'];
export type EarthrisePlayer = components['schemas']['EarthrisePlayer'];
export type EarthriseQuestion = components['schemas']['EarthriseQuestion'];
export type EarthriseReach = components['schemas']['EarthriseReach'];
export type EarthriseRefusal = components['schemas']['EarthriseRefusal'];
export type EarthriseReward = components['schemas']['EarthriseReward'];
export type EarthriseRewardKind = components['schemas']['EarthriseRewardKind'];
export type EarthriseRewards = components['schemas']['EarthriseRewards'];
export type EarthriseRole = components['schemas']['EarthriseRole'];
export type EarthriseRound = components['schemas']['EarthriseRound'];
export type EarthriseRoundScore = components['schemas']['EarthriseRoundScore'];
export type EarthriseSeat = components['schemas']['EarthriseSeat'];
export type EarthriseSeatScore = components['schemas']['EarthriseSeatScore'];
export type EarthriseSetup = components['schemas']['EarthriseSetup'];
export type EarthriseShown = components['schemas']['EarthriseShown'];
export type EarthriseStep = components['schemas']['EarthriseStep'];
export type EarthriseSuit = components['schemas']['EarthriseSuit'];
export type EarthriseSuitScore = components['schemas']['EarthriseSuitScore'];
export type EarthriseTable = components['schemas']['EarthriseTable'];
export type EarthriseTableWorth = components['schemas']['EarthriseTableWorth'];
export type EarthriseTokenId = components['schemas']['EarthriseTokenId'];
export type EarthriseTokenPlace = components['schemas']['EarthriseTokenPlace'];
export type EarthriseTrick = components['schemas']['EarthriseTrick'];
export type EarthriseTrickSeen = components['schemas']['EarthriseTrickSeen'];
export type EarthriseUses = components['schemas']['EarthriseUses'];
export type EarthriseView = components['schemas']['EarthriseView'];
export type Facing = components['schemas']['Facing'];
export type Fact = components['schemas']['Fact'];
export type FactMessage = components['schemas']['FactMessage'];
export type Figure = components['schemas']['Figure'];
export type GameDebrief = components['schemas']['GameDebrief'];
export type GameInfo = components['schemas']['GameInfo'];
export type Given = components['schemas']['Given'];
export type GivenShare = components['schemas']['GivenShare'];
export type Glyph = components['schemas']['Glyph'];
export type GuestInfo = components['schemas']['GuestInfo'];
export type HandCard = components['schemas']['HandCard'];
export type Holder = components['schemas']['Holder'];
export type HostDeed = components['schemas']['HostDeed'];
export type IconName = components['schemas']['IconName'];
export type Issued = components['schemas']['Issued'];
export type Judged = components['schemas']['Judged'];
export type KnockInfo = components['schemas']['KnockInfo'];
export type LeftOut = components['schemas']['LeftOut'];
export type LevelFace = components['schemas']['LevelFace'];
export type Library = components['schemas']['Library'];
export type LimitFace = components['schemas']['LimitFace'];
export type LimitKind = components['schemas']['LimitKind'];
export type Listed = components['schemas']['Listed'];
export type LoggedOut = components['schemas']['LoggedOut'];
export type LogOut = components['schemas']['LogOut'];
export type LogOutFrom = components['schemas']['LogOutFrom'];
export type Me = components['schemas']['Me'];
export type MeansLine = components['schemas']['MeansLine'];
export type Message = components['schemas']['Message'];
export type Move = components['schemas']['Move'];
export type MovesWanted = components['schemas']['MovesWanted'];
export type NeedsMet = components['schemas']['NeedsMet'];
export type NewTable = components['schemas']['NewTable'];
export type NewToken = components['schemas']['NewToken'];
export type Note = components['schemas']['Note'];
export type Oops = components['schemas']['Oops'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type OrderFace = components['schemas']['OrderFace'];
export type Outcome = components['schemas']['Outcome'];
export type Passage = components['schemas']['Passage'];
export type Patch = components['schemas']['Patch'];
export type PieceFace = components['schemas']['PieceFace'];
export type PillFace = components['schemas']['PillFace'];
export type PlanInfo = components['schemas']['PlanInfo'];
export type Played = components['schemas']['Played'];
export type PowerMeans = components['schemas']['PowerMeans'];
export type PowerRound = components['schemas']['PowerRound'];
export type ProjectRound = components['schemas']['ProjectRound'];
export type Purpose = components['schemas']['Purpose'];
export type QuestionAbout = components['schemas']['QuestionAbout'];
export type QuestionInfo = components['schemas']['QuestionInfo'];
export type RanOut = components['schemas']['RanOut'];
export type Reply = components['schemas']['Reply'];
export type Report = components['schemas']['Report'];
export type Reported = components['schemas']['Reported'];
export type ReportReason = components['schemas']['ReportReason'];
export type RequiredTag = components['schemas']['RequiredTag'];
export type RoundFace = components['schemas']['RoundFace'];
export type Said = components['schemas']['Said'];
export type Scene = components['schemas']['Scene'];
export type Seat = components['schemas']['Seat'];
export type SeatChoice = components['schemas']['SeatChoice'];
export type SeatClock = components['schemas']['SeatClock'];
export type SeatCommitment = components['schemas']['SeatCommitment'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type Seats = components['schemas']['Seats'];
export type Secret = components['schemas']['Secret'];
export type Seed = components['schemas']['Seed'];
export type SetFace = components['schemas']['SetFace'];
export type Settings = components['schemas']['Settings'];
export type Setup = components['schemas']['Setup'];
export type Share = components['schemas']['Share'];
export type ShortCode = components['schemas']['ShortCode'];
export type SignalKind = components['schemas']['SignalKind'];
export type Since = components['schemas']['Since'];
export type Spoken = components['schemas']['Spoken'];
export type Status = components['schemas']['Status'];
export type Step = components['schemas']['Step'];
export type StepFor = components['schemas']['StepFor'];
export type Suggested = components['schemas']['Suggested'];
export type SuitFace = components['schemas']['SuitFace'];
export type SuitWorth = components['schemas']['SuitWorth'];
export type Summary = components['schemas']['Summary'];
export type TableAndYou = components['schemas']['TableAndYou'];
export type TableFace = components['schemas']['TableFace'];
export type TableId = components['schemas']['TableId'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableKind = components['schemas']['TableKind'];
export type TableNotice = components['schemas']['TableNotice'];
export type TakeBack = components['schemas']['TakeBack'];
export type TokenFace = components['schemas']['TokenFace'];
export type TokenKind = components['schemas']['TokenKind'];
export type TrackFace = components['schemas']['TrackFace'];
export type TrackSpace = components['schemas']['TrackSpace'];
export type Tried = components['schemas']['Tried'];
export type TriedForecast = components['schemas']['TriedForecast'];
export type TurningPoint = components['schemas']['TurningPoint'];
export type TurningPoints = components['schemas']['TurningPoints'];
export type TurningPointsState = components['schemas']['TurningPointsState'];
export type Undone = components['schemas']['Undone'];
export type UndoneKind = components['schemas']['UndoneKind'];
export type UndoneLine = components['schemas']['UndoneLine'];
export type Until = components['schemas']['Until'];
export type Update = components['schemas']['Update'];
export type UseKind = components['schemas']['UseKind'];
export type Uses = components['schemas']['Uses'];
export type View = components['schemas']['View'];
export type ViewsWanted = components['schemas']['ViewsWanted'];
export type Visibility = components['schemas']['Visibility'];
export type Watch = components['schemas']['Watch'];
export type Welcome = components['schemas']['Welcome'];
export type WorldRound = components['schemas']['WorldRound'];
export type You = components['schemas']['You'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
