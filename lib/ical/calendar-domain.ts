/**
 * Marks the events of our calendars, so that they are known when another platform hands them back. Each site has its own:
 * the events of another site that runs the same software are never taken for ours.
 */
export const calendarDomain = (siteUrl: string): string => `stays.${new URL(siteUrl).hostname}`;
