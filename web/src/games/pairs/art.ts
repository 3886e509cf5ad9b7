import Suns from "./Suns.svelte";

export const art = { Poster: Suns, Strip: Suns };
