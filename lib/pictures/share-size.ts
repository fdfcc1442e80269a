/** Of the picture that a shared link shows, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
