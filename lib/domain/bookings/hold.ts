/** The minutes an unpaid hold lasts: enough to enter a card, too short to block dates with (decision 18). */
export const HOLD_MINUTES = 15;
