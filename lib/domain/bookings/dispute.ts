/** `inquiry`: the bank asks, and the money stays. `open`: the bank holds the money. `closed`: it ended undecided. */
export const DISPUTE_STATES = ['inquiry', 'open', 'closed', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const isUndecided = (state: DisputeState): boolean =>
  state === 'inquiry' || state === 'open';

/** The bank's reason in words: it writes `product_not_received`. */
export const disputeReason = (reason: string): string => reason.replaceAll('_', ' ');
