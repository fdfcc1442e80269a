/** How many pages of each kind are prerendered at build time; others on first request, then cached. */
export const PRERENDER_LIMIT = 60;
