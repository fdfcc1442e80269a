/** The size in pixels of a shared link's picture. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
