/** How long dates wait for their payment: long enough to type a card, short enough that a hold is no way to keep them. */
export const HOLD_MINUTES = 15;
