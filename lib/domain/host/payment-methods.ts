/** How a guest pays outside the site; the check of the table payments has the same list. */
export const PAYMENT_METHODS = ['cash', 'check', 'card_terminal', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The longest the host may hold nights for a payment: a week. */
export const MAX_HOLD_HOURS = 168;
