/** A claim that the example shop makes in several places. */
export const SLEPT_IN = 'I stay a night in every cabin before I list it.';
