/** Pages of each kind that a build makes at most; the others are made when first asked for, and kept. */
export const MADE_BY_THE_BUILD = 60;
