/** The claim of the example shop that it makes in several places. */
export const SLEPT_IN = 'I have slept in every cabin on this site.';
