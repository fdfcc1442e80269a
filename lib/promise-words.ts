/** A claim that the example shop makes in several places. */
export const SLEPT_IN = 'I have slept in every cabin on this site.';
