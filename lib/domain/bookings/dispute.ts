/** `inquiry`: the bank only asks. `open`: the bank withholds the money. `closed`: it ended undecided. */
export const DISPUTE_STATES = ['inquiry', 'open', 'closed', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const isUndecided = (state: DisputeState): boolean =>
  state === 'inquiry' || state === 'open';

/** The bank's reason code, such as `product_not_received`, as words. */
export const disputeReason = (reason: string): string => reason.replaceAll('_', ' ');
