/** How long an unpaid hold lasts: enough to type a card, too short to block dates with (decision 18). */
export const HOLD_MINUTES = 15;
