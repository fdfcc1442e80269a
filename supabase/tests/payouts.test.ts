import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payoutsSchema } from '../../lib/schemas/host/money/payouts.ts';
import { readPayouts } from '../functions/payouts/read-payouts.ts';
import { callFunction } from './support/backend.ts';
import { signInAs, type Signed } from './support/staff.ts';

const tokenOf = async ({ client }: Signed) =>
  (await client.auth.getSession()).data.session?.access_token ?? '';

async function ask(who: Signed | null) {
  const token = who && (await tokenOf(who));
  return callFunction('payouts', {
    method: 'POST',
    headers: {
      apikey: process.env.SUPABASE_SECRET_KEY ?? '',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ from: '2026-11-01', end: '2026-12-01' }),
  });
}

test('without Stripe there are no payouts, and members who may not see payments are refused', async () => {
  const answer = await ask(await signInAs('manager'));
  assert.deepEqual(payoutsSchema.parse(await answer.json()), { state: 'none', payouts: [] });
  for (const role of ['cleaner', 'cabin_owner']) {
    assert.equal((await ask(await signInAs(role))).status, 403, role);
  }
  assert.ok((await ask(null)).status >= 400);
});

test('a payout is read page by page with the payments in it; one made by hand has unknown parts', async () => {
  const asked: object[] = [];
  const charge = (id: string, amount: number, fee: number) => ({
    id,
    type: 'charge',
    amount,
    fee,
    source: { payment_intent: `pi_${id}` },
  });
  const pages = [
    {
      data: [
        charge('a', 30_000, 900),
        { id: 'p', type: 'payout', amount: -29_100, fee: 0, source: null },
      ],
      has_more: true,
    },
    { data: [{ ...charge('b', -500, 0), type: 'refund' }], has_more: false },
  ];
  const stripe = {
    payouts: {
      list: (options: object) => {
        asked.push(options);
        const payout = {
          arrival_date: Date.UTC(2026, 10, 5) / 1000,
          amount: 28_600,
          status: 'paid',
        };
        return Promise.resolve({
          data: [
            { id: 'po_1', ...payout, automatic: true },
            { id: 'po_2', ...payout, automatic: false },
          ],
        });
      },
    },
    balanceTransactions: {
      list: (options: object) => {
        asked.push(options);
        return Promise.resolve(pages.shift());
      },
    },
  };
  const [first, second] = await readPayouts(stripe as never, '2026-11-01', '2026-12-01');
  assert.deepEqual(
    first?.parts.map(({ kind, cents, feeCents, paymentId }) => [kind, cents, feeCents, paymentId]),
    [
      ['charge', 30_000, 900, 'pi_a'],
      ['refund', -500, 0, 'pi_b'],
    ],
  );
  assert.deepEqual([first?.day, first?.cents, first?.isWhole], ['2026-11-05', 28_600, true]);
  assert.equal(
    first?.parts.reduce((sum, { cents, feeCents }) => sum + cents - feeCents, 0),
    28_600,
  );
  assert.deepEqual([second?.parts, second?.isWhole], [[], false]);
  assert.deepEqual(asked[2], {
    payout: 'po_1',
    limit: 100,
    expand: ['data.source'],
    starting_after: 'p',
  });
});
