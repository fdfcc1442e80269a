/** How many pages of each kind are prerendered at build time; others on first request, then cached. */
export const MADE_BY_THE_BUILD = 60;
