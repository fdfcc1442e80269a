/** A page with all that is known of a cabin's house and mountain. */
export const cabinFactsPage = (slug: string) => `/cabins/${encodeURIComponent(slug)}/facts`;

/** The same as JSON. */
export const cabinFactsPath = (slug: string) => `${cabinFactsPage(slug)}.json`;
