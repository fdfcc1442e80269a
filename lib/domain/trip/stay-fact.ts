/** One fact of a stay's days at a cabin: what it is about, and what is to be said; `href`: where there is more. */
export type StayFact = { label: string; text: string; href?: string };

/** A stay as a guest would call it, and what its days are like. */
export type StayDays = { name: string; facts: readonly StayFact[] };
