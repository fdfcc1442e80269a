import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, test } from 'node:test';
import { monthFrom } from '../../lib/domain/host/figures.ts';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';
import { hostBookingSchema } from '../../lib/schemas/host/bookings/bookings.ts';
import {
  paymentsSchema,
  statementSchema,
  taxesDueSchema,
} from '../../lib/schemas/host/money/money.ts';
import { todaySchema } from '../../lib/schemas/host/today.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { setEnvironment } from './support/environment.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  pay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { sendEvent, WEBHOOK_SECRET, type TestEvent } from './support/payment-events.ts';
import { post } from './support/requests.ts';
import { call, signInAs } from './support/staff.ts';
import { addTown } from './support/tax-rates.ts';

const manager = await signInAs('manager');
const STARTED = Math.floor(Date.now() / 1000) - 3600;
const HOST = 'host@example.com';

type Change = { id?: string; status: string; amount: number; at?: number | null; eventId?: string };

/** The event that the provider sends of a dispute, `at` seconds after it was opened. */
function disputeEvent(type: string, payment: string, change: Change): TestEvent {
  const { id = 'dp_1', status, amount, at = 0, eventId = `evt_${randomUUID()}` } = change;
  return {
    id: eventId,
    type: `charge.dispute.${type}`,
    ...(at !== null && { created: STARTED + at }),
    data: {
      object: {
        object: 'dispute',
        id: `${id}_${payment}`,
        payment_intent: payment,
        amount,
        status,
        currency: 'usd',
        reason: 'product_not_received',
        created: STARTED,
        metadata: {},
        evidence_details: { due_by: STARTED + 7 * 86_400 },
      },
    },
  } as TestEvent;
}

async function paymentOf({ id }: HeldStay, chargeId: string | null = null): Promise<string> {
  const [row] = await database.query(
    `select provider_payment_id from public.payments
     where booking_id = '${id}' and charge_id is not distinct from ${chargeId === null ? 'null' : `'${chargeId}'`}`,
  );
  return String(row?.provider_payment_id);
}

async function paidStay(rest: Parameters<typeof createCabin>[0] = {}) {
  await clearMessages();
  const cabin = await createCabin(rest);
  const stay = await bookedStay(cabin.id, stayOf(20, 23));
  return { cabin, stay, payment: await paymentOf(stay) };
}

const read = async ({ reference }: HeldStay) =>
  hostBookingSchema.parse(
    toCamelKeys(await call<object>(manager, 'host_booking', { p_reference: reference })),
  );
const keptBy = async (stay: HeldStay) => (await read(stay)).leftCents;
const lettersOf = async (stay: HeldStay) =>
  (await readStayMessages(stay)).filter(({ purpose }) => purpose === 'host-dispute');
const monthNow = monthFrom(day(0), 0);

async function taxMonthOf(place: string) {
  const args = { p_from: monthNow, p_to: monthNow };
  const { rows } = taxesDueSchema.parse(
    toCamelKeys(await call<object>(manager, 'host_taxes_due', args)),
  );
  return rows
    .filter((row) => row.place === place)
    .reduce((sum, { receivedCents, returnedCents }) => sum + receivedCents - returnedCents, 0);
}

describe('disputed payments', () => {
  beforeEach((t) => {
    setEnvironment(t as Parameters<typeof setEnvironment>[0], {
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      HOST_EMAIL: HOST,
    });
  });

  test('the host is notified of a dispute at once, and it is on the booking, on Today and in Money', async () => {
    const { stay, payment } = await paidStay();
    const opened = disputeEvent('created', payment, {
      status: 'needs_response',
      amount: stay.totalCents,
    });
    assert.deepEqual(await sendEvent(opened), { status: 200, result: 'dispute_opened' });
    assert.equal((await sendEvent(opened)).result, 'repeated');
    await runMessages();
    const [letter, ...others] = await lettersOf(stay);
    assert.deepEqual([letter?.recipient, others.length], [HOST, 0]);
    assert.match(letter?.subject ?? '', /^Payment disputed: \$/);
    assert.match(letter?.body ?? '', /product not received/);
    assert.match(letter?.body ?? '', new RegExp(stay.reference));
    assert.ok(!letter?.body.includes(stay.token), 'the host gets no key');

    const page = await read(stay);
    assert.deepEqual(
      page.disputes.map(({ state, amountCents, reason }) => [state, amountCents, reason]),
      [['open', stay.totalCents, 'product_not_received']],
    );
    assert.equal(page.leftCents, stay.totalCents, 'undecided, it counts as paid');
    assert.equal(page.booking.status, 'confirmed');
    assert.ok(page.events.some(({ kind }) => kind === 'dispute_opened'));
    const today = todaySchema.parse(toCamelKeys(await call<object>(manager, 'host_today', {})));
    assert.ok(today.disputes?.some(({ reference }) => reference === stay.reference));
    const money = paymentsSchema.parse(
      toCamelKeys(await call<object>(manager, 'host_payments', { p_month: monthNow })),
    );
    assert.ok(money.disputes.some(({ reference }) => reference === stay.reference));
  });

  test('a lost dispute counts as paid back in money, taxes and the owner’s statement; won after all, as paid', async () => {
    const place = `fork ${randomUUID().slice(0, 8)}`;
    await addTown(place, { from: '2000-01-01' });
    const { cabin, stay, payment } = await paidStay({ city: place });
    const statement = async (month: string) =>
      statementSchema
        .parse(
          toCamelKeys(
            await call<object>(manager, 'host_statement', { p_month: month, p_cabin: cabin.slug }),
          ),
        )
        .stays.map(({ nightsCents, refundedCents, disputes }) => ({
          nightsCents,
          refundedCents,
          states: disputes.map(({ state }) => state),
        }));
    const month = monthFrom(day(23), 0);
    const change = { amount: stay.totalCents };
    await sendEvent(disputeEvent('created', payment, { ...change, status: 'needs_response' }));
    const [paid] = await statement(month);
    assert.deepEqual([paid?.refundedCents, paid?.states], [0, ['open']]);
    assert.equal(await taxMonthOf(place), stay.totalCents);

    const lost = disputeEvent('closed', payment, { ...change, status: 'lost', at: 60 });
    assert.equal((await sendEvent(lost)).result, 'dispute_lost');
    assert.equal(await keptBy(stay), 0);
    assert.equal(await taxMonthOf(place), 0);
    assert.deepEqual(await statement(month), [
      { nightsCents: 0, refundedCents: stay.totalCents, states: ['lost'] },
    ]);
    const page = await read(stay);
    assert.deepEqual(
      page.refunds.map(({ reason, status }) => [reason, status]),
      [['dispute', 'sent']],
    );
    assert.equal(page.booking.status, 'confirmed');
    await runMessages();
    const purposes = (await readStayMessages(stay)).map(({ purpose }) => purpose);
    assert.ok(!purposes.includes('refund-sent'), 'the site sent nothing back');

    const won = disputeEvent('funds_reinstated', payment, { ...change, status: 'won', at: 120 });
    assert.equal((await sendEvent(won)).result, 'dispute_won');
    assert.equal(await keptBy(stay), stay.totalCents);
    assert.equal(await taxMonthOf(place), stay.totalCents);
    assert.deepEqual(await statement(month), [{ ...paid, states: ['won'] }]);
    await runMessages();
    assert.deepEqual(
      (await lettersOf(stay)).map(({ subject }) => subject?.split(':')[0]).sort(),
      ['Dispute lost', 'Dispute won'],
      'what was decided before it was told is told as decided',
    );
  });

  const ORDERS = [
    ['opened, then decided', [0, 1, 2, 3, 4]],
    ['closed before created', [3, 0, 1, 2, 4]],
    ['all backwards', [4, 3, 2, 1, 0]],
    ['each twice', [0, 0, 3, 3, 2, 1, 4, 4]],
  ] as const;

  for (const [name, order] of ORDERS) {
    for (const [outcome, kept] of [
      ['lost', 0],
      ['won', 1],
    ] as const) {
      for (const isTimed of [true, false]) {
        test(`${name}: ${outcome}, ${isTimed ? 'with' : 'without'} the events’ own times`, async () => {
          const { stay, payment } = await paidStay();
          const at = (seconds: number) => ({
            amount: stay.totalCents,
            at: isTimed ? seconds : null,
          });
          const events = [
            disputeEvent('created', payment, { ...at(0), status: 'needs_response' }),
            disputeEvent('funds_withdrawn', payment, { ...at(0), status: 'needs_response' }),
            disputeEvent('updated', payment, { ...at(30), status: 'under_review' }),
            disputeEvent('closed', payment, { ...at(60), status: outcome }),
            outcome === 'won'
              ? disputeEvent('funds_reinstated', payment, { ...at(60), status: outcome })
              : disputeEvent('updated', payment, { ...at(60), status: outcome }),
          ];
          for (const place of order) {
            const { status } = await sendEvent(events[place] as TestEvent);
            assert.equal(status, 200);
          }
          assert.equal(await keptBy(stay), kept * stay.totalCents);
          const { disputes } = await read(stay);
          assert.deepEqual(
            disputes.map(({ state }) => state),
            [outcome],
          );
        });
      }
    }
  }

  test('all events of a dispute at once, many times: one dispute, counted once', async () => {
    const { stay, payment } = await paidStay();
    const change = { amount: stay.totalCents };
    const events = [
      disputeEvent('created', payment, { ...change, status: 'needs_response' }),
      disputeEvent('updated', payment, { ...change, status: 'under_review', at: 5 }),
      disputeEvent('closed', payment, { ...change, status: 'lost', at: 9 }),
    ];
    await Promise.all([...events, ...events, ...events].reverse().map((each) => sendEvent(each)));
    assert.equal(await keptBy(stay), 0);
    assert.equal((await read(stay)).refunds.length, 1);
    await runMessages();
    assert.equal(
      (await lettersOf(stay)).filter(({ subject }) => subject?.startsWith('Dispute lost')).length,
      1,
    );
  });

  test('partial disputes, two of one payment, and a refund before or after: never more back than was paid', async () => {
    const { stay, payment } = await paidStay();
    const total = stay.totalCents;
    const lose = (id: string, amount: number) =>
      sendEvent(disputeEvent('closed', payment, { id, amount, status: 'lost', at: 60 }));
    await lose('dp_a', 10_000);
    assert.equal(await keptBy(stay), total - 10_000);
    const [refund] = await database.query(
      `select public.refund_booking('${stay.id}', 5000, 'goodwill', now()) as cents`,
    );
    assert.equal(refund?.cents, 5_000);
    assert.equal(await keptBy(stay), total - 15_000);
    await lose('dp_b', total);
    assert.equal(await keptBy(stay), 0, 'of the second only what is left');
    await database.query(
      `update public.refunds r set status = 'failed' from public.payments p
     where p.id = r.payment_id and p.booking_id = '${stay.id}' and r.reason = 'goodwill'`,
    );
    assert.equal(await keptBy(stay), 0, 'a refund that failed leaves more for the bank');
    await sendEvent(
      disputeEvent('closed', payment, { id: 'dp_b', amount: total, status: 'won', at: 90 }),
    );
    assert.equal(await keptBy(stay), total - 10_000);
    const returned = await database.query(
      `select sum(cents)::integer as cents from public.money_figures where booking_id = '${stay.id}'`,
    );
    assert.deepEqual(returned, [{ cents: total - 10_000 }], 'the ledger says the same');
  });

  test('the provider’s own refund beside a lost dispute is counted once, whichever came first', async () => {
    for (const isRefundFirst of [true, false]) {
      const { stay, payment } = await paidStay();
      const refunded = async () =>
        sendEvent({
          id: `evt_${randomUUID()}`,
          type: 'charge.refunded',
          data: { object: { object: 'charge', payment_intent: payment, amount_refunded: 7_000 } },
        });
      const lost = () =>
        sendEvent(
          disputeEvent('closed', payment, { amount: stay.totalCents, status: 'lost', at: 60 }),
        );
      for (const send of isRefundFirst ? [refunded, lost] : [lost, refunded]) await send();
      const { refunds, leftCents } = await read(stay);
      assert.deepEqual(
        refunds
          .map(({ reason, amountCents }) => [reason, amountCents])
          .sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
        [
          ['dispute', stay.totalCents - 7_000],
          ['made_at_provider', 7_000],
        ],
      );
      assert.equal(leftCents, 0);
    }
  });

  test('a dispute of an extra payment leaves the price of the stay alone', async () => {
    const { stay } = await paidStay();
    const { charge_id: chargeId } = await call<{ charge_id: string }>(manager, 'host_charge', {
      p_reference: stay.reference,
      p_amount_cents: 4_500,
      p_label: 'Firewood',
      p_reason: '',
    });
    const page = await post('stay-payment', { token: stay.token, charge_id: chargeId });
    const session = ((await page.json()) as { url: string }).url.split('/').at(-1) ?? '';
    assert.equal(await pay(session, 4_500), 'charge_paid');
    const payment = await paymentOf(stay, chargeId);
    await sendEvent(disputeEvent('closed', payment, { amount: 4_500, status: 'lost', at: 60 }));
    assert.equal(await keptBy(stay), stay.totalCents);
    const nights = await database.query(
      `select sum(cents)::integer as cents from public.money_figures where booking_id = '${stay.id}' and part = 'nights'`,
    );
    assert.deepEqual(nights, [{ cents: 30_000 }]);
  });

  test('an inquiry holds no money; it may close, or become a dispute later', async () => {
    const { stay, payment } = await paidStay();
    const send = (status: string, at: number, type = 'updated') =>
      sendEvent(disputeEvent(type, payment, { amount: stay.totalCents, status, at }));
    const stateNow = async () => (await read(stay)).disputes[0]?.state;
    assert.equal((await send('warning_needs_response', 0, 'created')).result, 'dispute_opened');
    assert.equal(await stateNow(), 'inquiry');
    assert.equal((await send('warning_closed', 100, 'closed')).result, 'dispute_closed');
    assert.equal((await send('warning_under_review', 50)).result, 'known');
    assert.equal((await send('needs_response', 50)).result, 'known');
    assert.equal(await stateNow(), 'closed');
    assert.equal((await send('needs_response', 200)).result, 'dispute_opened');
    assert.equal((await send('a_status_of_tomorrow', 300)).result, 'known');
    assert.equal(await stateNow(), 'open', 'what is not known is undecided');
    assert.equal((await send('lost', 400, 'closed')).result, 'dispute_lost');
    assert.equal(await keptBy(stay), 0);
  });

  test('a cancelled stay whose payment was lost stays cancelled; what was refunded is not lost twice', async () => {
    const { stay, payment } = await paidStay();
    assert.equal(await cancelStay(stay, stay.totalCents), 'cancelled');
    await sendEvent(
      disputeEvent('closed', payment, { amount: stay.totalCents, status: 'lost', at: 60 }),
    );
    const page = await read(stay);
    assert.deepEqual(
      [page.leftCents, page.refunds.map(({ reason }) => reason)],
      [0, ['cancellation']],
    );
    await admin.rpc('postpone_refund', {
      p_refund_id: page.refunds[0]?.id ?? '',
      p_error: 'charge_disputed',
      p_final: true,
    });
    const after = await read(stay);
    assert.deepEqual(
      after.refunds.map(({ reason, status }) => [reason, status]).sort(),
      [
        ['cancellation', 'failed'],
        ['dispute', 'sent'],
      ],
      'the refund the provider refused is not what went back: the bank’s is',
    );
  });

  test('a dispute of a payment that is not known yet is sent again by the provider; without a payment it is not ours', async () => {
    const unknown = disputeEvent('created', `pi_${randomUUID()}`, {
      status: 'needs_response',
      amount: 100,
    });
    assert.equal((await sendEvent(unknown)).status, 404);
    const foreign = disputeEvent('created', '', { status: 'needs_response', amount: 100 });
    assert.deepEqual(await sendEvent(foreign), { status: 200, result: 'ignored' });
  });
});
