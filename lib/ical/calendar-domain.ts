/**
 * The UID domain of our events, which identifies them when another platform sends them back. It differs by site, so
 * that events of another site with the same software aren't taken for ours.
 */
export const calendarDomain = (siteUrl: string): string => `stays.${new URL(siteUrl).hostname}`;
