import type { Booking } from '../domain/bookings/booking.ts';

/** How long until a refund shows on a statement. */
export const REFUND_DELAY_COPY = 'It can take 5 to 10 business days to show up on your statement.';

/** Says that a canceled booking has no refund, besides that of its damage deposit if there is one. */
export function noRefundText(
  { cancelledBy }: Pick<Booking, 'cancelledBy'>,
  hasDamageRefund: boolean,
): string {
  const refund = hasDamageRefund ? 'other refund' : 'refund';
  return cancelledBy === 'guest'
    ? `Free cancellation had ended, so there’s no ${refund} unless someone else books those nights.`
    : `There’s no ${refund}.`;
}
