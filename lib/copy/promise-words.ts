/** A claim of the example shop, used in several places. */
export const SLEPT_IN = 'I stay a night in every cabin before I list it.';
