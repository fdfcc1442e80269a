export const FEED_PLATFORMS = ['airbnb', 'vrbo', 'booking', 'other'] as const;
export type FeedPlatform = (typeof FEED_PLATFORMS)[number];
