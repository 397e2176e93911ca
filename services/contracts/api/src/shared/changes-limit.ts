/** So many streams of a kind a page follows at most. */
export const KEYS_FOLLOWED = 50;
