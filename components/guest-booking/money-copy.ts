import {
  endRefundCents,
  isDisputeRefund,
  isForTheEnd,
  paidCents,
  type Booking,
  type BookingRefund,
} from '@/lib/domain/bookings/booking';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatFullDate, formatMoney } from '@/lib/format';
import { REFUND_DELAY_COPY } from '@/lib/refund-copy';
import { site } from '@/lib/site';

type Circumstances = { timezone: string; isTest: boolean };

function refundText(
  { amountCents, status, sentAt, reason }: BookingRefund,
  { timezone, isTest }: Circumstances,
): string {
  const amount = formatMoney(amountCents);
  if (isDisputeRefund({ reason })) return `Your bank took ${amount} back for you.`;
  if (status === 'by_hand') {
    return `We give ${amount} back to you ourselves, the way you paid it. Hear nothing within a week? Text ${site.phone.display}.`;
  }
  if (isTest) return `A refund of ${amount} is noted, as a test: no money moves.`;
  if (status === 'sent' && sentAt) {
    const day = formatFullDate(todayInZone(new Date(sentAt), timezone));
    return `We sent ${amount} back to the card you paid with on ${day}. ${REFUND_DELAY_COPY}`;
  }
  if (status === 'failed') {
    return `Your refund of ${amount} did not go through. We see it here and sort it out with you: text ${site.phone.display} if you hear nothing within a day.`;
  }
  return `Your refund of ${amount} goes back to the card you paid with, usually within the hour. ${REFUND_DELAY_COPY}`;
}

/** In one sentence, what a cancellation pays back. */
export function refundSummary(booking: Booking): string {
  const refunded = endRefundCents(booking);
  if (refunded > 0) return `You get ${formatMoney(refunded)} back.`;
  if (paidCents(booking) === 0) return 'You had paid nothing, so there is nothing to pay back.';
  return booking.cancelledBy === 'guest'
    ? 'Free cancellation had ended, so nothing is paid back.'
    : 'Nothing is paid back.';
}

/** What was paid, what goes back, and when it arrives. */
export function moneyTexts(booking: Booking): string[] {
  const { cabin, payments, charges, refunds, status } = booking;
  const texts: string[] = [];
  const labels = new Map(charges.map(({ id, label }) => [id, label]));
  for (const { amountCents, paidAt, provider, chargeId } of payments.filter(
    (each) => each.paidAt,
  )) {
    const day = formatFullDate(todayInZone(new Date(paidAt ?? ''), cabin.timezone));
    const test = provider === 'test' ? ', as a test: no money moved' : '';
    const label = chargeId === null ? undefined : labels.get(chargeId);
    texts.push(
      `You paid ${formatMoney(amountCents)} on ${day}${label ? ` for: ${label}` : ''}${test}.`,
    );
  }
  const isTest = payments.some(({ provider }) => provider === 'test');
  texts.push(...refunds.map((refund) => refundText(refund, { timezone: cabin.timezone, isTest })));
  if (status === 'cancelled' && !refunds.some(isForTheEnd)) texts.push(refundSummary(booking));
  if (status === 'confirmed' && paidCents(booking) === 0)
    texts.push('Nothing has been charged yet.');
  return texts;
}

/** A receipt or a page to pay on that may be followed: a path of this site or https. */
export function safeUrl(url: string | null): string | null {
  if (url === null || !URL.canParse(url, 'https://site.invalid')) return null;
  const { protocol } = new URL(url, 'https://site.invalid');
  return protocol === 'https:' || protocol === 'http:' ? url : null;
}
