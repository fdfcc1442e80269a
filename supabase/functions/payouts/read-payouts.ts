import type Stripe from 'stripe';
import type { Payout, PayoutPart } from '../../../lib/schemas/host/money/payouts.ts';
import { VERSION } from '../_shared/payments/stripe.ts';

type Client = {
  payouts: Pick<Stripe['payouts'], 'list'>;
  balanceTransactions: Pick<Stripe['balanceTransactions'], 'list'>;
};

// Stripe's largest page.
const PAGE = 100;
// A month has few payouts, but a large shop's payout has many parts.
const MAX_PAGES = 5;

const instant = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;
const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string') return null;
  const intent = 'payment_intent' in source ? source.payment_intent : null;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

async function readParts(stripe: Client, payout: string) {
  const parts: PayoutPart[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, has_more: hasMore } = await stripe.balanceTransactions.list(
      { payout, limit: PAGE, expand: ['data.source'], ...(after && { starting_after: after }) },
      VERSION,
    );
    for (const { type, amount, fee, source } of data) {
      // Stripe lists the payout among its own parts.
      if (type === 'payout') continue;
      parts.push({
        kind: type,
        cents: amount,
        feeCents: fee,
        paymentId: paymentOf(source),
        reference: null,
      });
    }
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) return { parts, isWhole: true };
  }
  return { parts, isWhole: false };
}

/** The payouts that arrive in a period (end exclusive), each with its parts. */
export async function readPayouts(stripe: Client, from: string, end: string): Promise<Payout[]> {
  const arrival_date = { gte: instant(from), lt: instant(end) };
  const { data } = await stripe.payouts.list({ arrival_date, limit: PAGE }, VERSION);
  const payouts: Payout[] = [];
  for (const { id, arrival_date: arrives, amount, status, automatic } of data) {
    // Stripe lists parts only for automatic payouts, not for manual ones.
    const { parts, isWhole } = automatic
      ? await readParts(stripe, id)
      : { parts: [], isWhole: false };
    payouts.push({
      id,
      day: dateOf(arrives) as Payout['day'],
      cents: amount,
      status,
      isWhole,
      parts,
    });
  }
  return payouts;
}
