import {
  damageRefundCents,
  endRefundCents,
  heldDamageCents,
  isDisputeRefund,
  endsBooking,
  paidCents,
  type Booking,
  type BookingRefund,
} from '@/lib/domain/bookings/booking';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatFullDate, formatMoney } from '@/lib/copy/format';
import { noRefundText, REFUND_DELAY_COPY } from '@/lib/copy/refund-copy';
import { shop } from '@/lib/shop/shop';

type Circumstances = { timezone: string; isTest: boolean };

function refundText(
  { amountCents, status, sentAt, reason }: BookingRefund,
  { timezone, isTest }: Circumstances,
): string {
  const cents = formatMoney(amountCents);
  const amount = reason === 'damage_deposit' ? `${cents} of your damage deposit` : cents;
  if (isDisputeRefund({ reason })) return `Your bank took ${amount} back for you.`;
  if (status === 'by_hand') {
    return `We’re sending ${amount} back the way you paid it. Nothing after a week? Text ${shop().phone.display}.`;
  }
  if (isTest) return `Test refund of ${amount}: no money moves.`;
  if (status === 'sent' && sentAt) {
    const day = formatFullDate(todayInZone(new Date(sentAt), timezone));
    return `We sent ${amount} back to your card on ${day}. ${REFUND_DELAY_COPY}`;
  }
  if (status === 'failed') {
    return `Your ${cents} refund didn’t go through. We’re on it. If you don’t hear from us in a day, text ${shop().phone.display}.`;
  }
  return `We’ll refund ${amount} to your card, usually within the hour. ${REFUND_DELAY_COPY}`;
}

/** Says in one sentence what a cancellation refunds. */
export function refundSummary(booking: Booking): string {
  const refunded = endRefundCents(booking);
  if (refunded > 0) return `You’ll get ${formatMoney(refunded)} back.`;
  if (paidCents(booking) === 0) return 'You hadn’t paid anything, so there’s nothing to refund.';
  const damage = damageRefundCents(booking);
  const none = noRefundText(booking, damage > 0);
  return damage > 0 ? `You’ll get your ${formatMoney(damage)} damage deposit back. ${none}` : none;
}

/** Says what becomes of a damage deposit that is held, and what was kept of one. */
function damageTexts(booking: Booking): string[] {
  const held = heldDamageCents(booking);
  if (held > 0)
    return [`We’re holding your ${formatMoney(held)} damage deposit until you’ve left.`];
  const { damageReturn: settled, cabin } = booking;
  if (!settled || settled.keptCents === 0) return [];
  const day = formatFullDate(todayInZone(new Date(settled.at), cabin.timezone));
  return [
    `On ${day} we kept ${formatMoney(settled.keptCents)} of your damage deposit: ${settled.reason}`,
  ];
}

/** Says what was paid, what is refunded, and when it arrives. */
export function moneyTexts(booking: Booking): string[] {
  const { cabin, payments, charges, refunds, status } = booking;
  const texts: string[] = [];
  const labels = new Map(charges.map(({ id, label }) => [id, label]));
  for (const { amountCents, paidAt, provider, chargeId } of payments.filter(
    (each) => each.paidAt,
  )) {
    const day = formatFullDate(todayInZone(new Date(paidAt ?? ''), cabin.timezone));
    const test = provider === 'test' ? ' (test, no money moved)' : '';
    const label = chargeId === null ? undefined : labels.get(chargeId);
    texts.push(
      `You paid ${formatMoney(amountCents)} on ${day}${label ? ` for: ${label}` : ''}${test}.`,
    );
  }
  const isTest = payments.some(({ provider }) => provider === 'test');
  texts.push(...refunds.map((refund) => refundText(refund, { timezone: cabin.timezone, isTest })));
  texts.push(...damageTexts(booking));
  if (status === 'cancelled' && !refunds.some(endsBooking)) texts.push(refundSummary(booking));
  if (status === 'confirmed' && paidCents(booking) === 0)
    texts.push('You haven’t been charged yet.');
  return texts;
}

/** Returns the URL of a receipt or payment page if it is safe to link to: a path of this site or https. */
export function safeUrl(url: string | null): string | null {
  if (url === null || !URL.canParse(url, 'https://site.invalid')) return null;
  const { protocol } = new URL(url, 'https://site.invalid');
  return protocol === 'https:' || protocol === 'http:' ? url : null;
}
