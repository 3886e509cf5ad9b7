import Poster from "./Poster.svelte";
import Strip from "./Strip.svelte";

export const art = { Poster, Strip };
