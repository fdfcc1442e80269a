/** One fact about the days of a stay at a cabin; `href` leads to more. */
export type StayFact = { label: string; text: string; href?: string };

/** A stay's name as a guest would say it, with facts about its days. */
export type StayDays = { name: string; facts: readonly StayFact[] };
