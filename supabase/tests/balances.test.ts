import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { addDays } from '../../lib/domain/values/calendar-date.ts';
import { chargeBalances } from '../functions/_shared/payments/charge-balances.ts';
import type { PaymentPort, SavedCharge } from '../functions/_shared/payments/payment-port.ts';
import { readFunctionEnv } from '../../lib/env/functions.ts';
import { choosePaymentPort } from '../functions/_shared/payments/choose-payment-port.ts';
import { admin, database } from './support/backend.ts';
import { paidEvent, sendEvent } from './support/payment-events.ts';
import { useStripe, type FakeStripe } from './support/servers/fake-stripe.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  holdStay,
  namesOf,
  openPayment,
  pay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { moveStay, targetOf } from './support/moves.ts';
import { expectErrorOutput } from './support/quiet.ts';
import {
  askQuote,
  bookingBody,
  bookStay,
  expectRefusal,
  post,
  quoteBody,
  sendBooking,
} from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const { query } = database;
const owner = await signInAs('owner');
const HALF = { deposit_cents: 15_000, balance_days: 30 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A new cabin, because each test moves and cancels as it likes. */
async function halfPaid(from = 60, nights = 3) {
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(from, from + nights), { deposit: HALF });
  return { cabin, stay };
}

type Balance = {
  id: string;
  amount_cents: number;
  status: string;
  due_on: string;
  attempts: number;
  next_attempt_at: string | null;
};
async function balancesOf({ id }: HeldStay): Promise<Balance[]> {
  return (await query(
    `select id, amount_cents, status, due_on::text, attempts, next_attempt_at::text
     from public.booking_charges where booking_id = '${id}' and kind = 'balance' order by created_at, status desc`,
  )) as Balance[];
}
async function openBalance(stay: HeldStay): Promise<Balance> {
  const open = (await balancesOf(stay)).find(({ status }) => status === 'open');
  assert.ok(open, 'a balance is open');
  return open;
}

async function moneyOf({ id }: HeldStay) {
  const [row] = await query(
    `select b.total_cents, b.status, public.refundable_cents(b.id) as left, coalesce((
       select sum(p.paid_cents) from public.payments p where p.booking_id = b.id and p.status = 'paid'), 0)::integer as paid
     from public.bookings b where b.id = '${id}'`,
  );
  assert.ok(row);
  return {
    total: Number(row.total_cents),
    left: Number(row.left),
    paid: Number(row.paid),
    status: String(row.status),
  };
}

type Answer = 'paid' | 'refused' | 'unknown' | 'crash_after';
/** A provider that charges as instructed and records its charges. */
function savedCards(answers: Answer[] = []) {
  const charged = new Map<string, number>();
  const asked: SavedCharge[] = [];
  const port = {
    provider: 'test',
    chargeSavedCard: async (charge: SavedCharge) => {
      asked.push(charge);
      const { chargeId, amountCents, mayCharge } = charge;
      const paid = () => ({
        state: 'paid' as const,
        paymentId: `pi_${chargeId}`,
        amountCents: charged.get(chargeId) ?? 0,
        receiptUrl: null,
      });
      if (charged.has(chargeId)) return Promise.resolve(paid());
      if (!mayCharge) return Promise.resolve({ state: 'none' as const });
      const answer = answers.shift() ?? 'paid';
      if (answer === 'paid' || answer === 'crash_after') charged.set(chargeId, amountCents);
      if (answer === 'crash_after') return Promise.reject(new Error('The connection was lost'));
      if (answer !== 'paid') return Promise.resolve({ state: answer, detail: 'card_declined' });
      return Promise.resolve(paid());
    },
  } as unknown as PaymentPort;
  return { port, charged, asked };
}

/** Other tests' balances that the run would charge, too. */
async function settleOthers(stay: HeldStay) {
  await query(
    `update public.booking_charges set next_attempt_at = null where kind = 'balance' and booking_id <> '${stay.id}'`,
  );
  await query(
    `update public.payments set status = 'failed'
     where is_automatic and status = 'open' and booking_id <> '${stay.id}'`,
  );
}

async function runAt(stay: HeldStay, now: Date, { port }: ReturnType<typeof savedCards>) {
  await settleOthers(stay);
  return chargeBalances({ admin, port, now });
}

const dueTime = async (stay: HeldStay) =>
  new Date(Date.parse((await openBalance(stay)).next_attempt_at ?? '') + 1_000);

test('the deposit confirms the booking, and the balance is due as many days before check-in as agreed', async () => {
  const { cabin, stay } = await halfPaid();
  const [balance, ...others] = await balancesOf(stay);
  assert.deepEqual(others, []);
  assert.partialDeepStrictEqual(balance, {
    amount_cents: stay.totalCents - HALF.deposit_cents,
    status: 'open',
    due_on: addDays(stayOf(60, 63).checkIn, -30),
    attempts: 0,
  });
  assert.deepEqual(await moneyOf(stay), {
    total: stay.totalCents,
    left: HALF.deposit_cents,
    paid: HALF.deposit_cents,
    status: 'confirmed',
  });
  const [{ local } = {}] = await query(
    `select to_char(g.next_attempt_at at time zone c.timezone, 'YYYY-MM-DD HH24:MI') as local
     from public.booking_charges g join public.cabins c on c.id = '${cabin.id}' where g.id = '${balance?.id}'`,
  );
  assert.equal(local, `${balance?.due_on} 09:00`);
});

test('a booking paid in full has no balance', async () => {
  const cabin = await createCabin();
  assert.deepEqual(await balancesOf(await bookedStay(cabin.id, stayOf(60, 62))), []);
});

test('a page paid with the whole price instead of the deposit goes back', async () => {
  const cabin = await createCabin();
  const held = await holdStay(cabin.id, stayOf(60, 63), { deposit: HALF });
  assert.equal(await pay(await openPayment(held), held.totalCents), 'amount_refunded');
  assert.deepEqual(await balancesOf(held), []);
});

test('a late deposit takes the nights again and has its balance', async () => {
  const cabin = await createCabin();
  const held = await holdStay(cabin.id, stayOf(60, 63), { deposit: HALF });
  const session = await openPayment(held);
  const late = new Date(Date.now() + HOUR_MS);
  await admin.rpc('expire_holds', { p_now: late.toISOString() });
  assert.equal(await pay(session, HALF.deposit_cents, late), 'late_confirmed');
  assert.equal((await openBalance(held)).amount_cents, held.totalCents - HALF.deposit_cents);
});

test('the saved card is charged once, on its day, and the guest and the host are told', async () => {
  const { stay } = await halfPaid();
  await runMessages();
  await clearMessages();
  const due = await dueTime(stay);
  const cards = savedCards();
  assert.deepEqual(await runAt(stay, new Date(due.getTime() - 60_000), cards), {
    paid: 0,
    refused: 0,
  });
  const runs = await Promise.all(
    [1, 2, 3].map(() => chargeBalances({ admin, port: cards.port, now: due })),
  );
  assert.equal(
    runs.reduce((sum, { paid }) => sum + paid, 0),
    1,
  );
  assert.deepEqual([...cards.charged.values()], [stay.totalCents - HALF.deposit_cents]);
  assert.deepEqual(await runAt(stay, new Date(due.getTime() + DAY_MS), cards), {
    paid: 0,
    refused: 0,
  });
  assert.partialDeepStrictEqual(await moneyOf(stay), {
    left: stay.totalCents,
    status: 'confirmed',
  });
  await runMessages();
  const names = namesOf(await readStayMessages(stay));
  assert.ok(
    names.includes('charge-paid email') && names.includes('host-charge-paid email'),
    String(names),
  );
});

test('the guest can pay the balance before it is due, and the card is left alone', async () => {
  const { stay } = await halfPaid();
  const due = await dueTime(stay);
  const { id, amount_cents: cents } = await openBalance(stay);
  const response = await post('stay-payment', { token: stay.token, charge_id: id });
  const { url } = (await response.json()) as { url: string };
  const cards = savedCards();
  // Her open page goes first, even when the balance is due.
  assert.deepEqual(await runAt(stay, due, cards), { paid: 0, refused: 0 });
  assert.equal(await pay(url.split('/').at(-1) ?? '', cents), 'charge_paid');
  await runAt(stay, new Date(due.getTime() + DAY_MS), cards);
  assert.deepEqual(cards.asked, []);
  assert.equal((await moneyOf(stay)).left, stay.totalCents);
});

test('while the card is being charged no page opens beside it', async (t) => {
  expectErrorOutput(t);
  const { stay } = await halfPaid();
  const due = await dueTime(stay);
  await runAt(stay, due, savedCards(['unknown']));
  const { id } = await openBalance(stay);
  const refused = await post('stay-payment', { token: stay.token, charge_id: id });
  assert.equal((await expectRefusal(refused, 409)).code, 'charging');
});

test('a refused card is tried three more times, each time the guest is told, then the host decides', async (t) => {
  expectErrorOutput(t);
  const { stay } = await halfPaid();
  let now = await dueTime(stay);
  const cards = savedCards(['refused', 'refused', 'refused', 'refused', 'refused']);
  for (const waits of [1, 2, 3]) {
    assert.deepEqual(await runAt(stay, now, cards), { paid: 0, refused: 1 });
    const { attempts, next_attempt_at } = await openBalance(stay);
    assert.equal(attempts, waits);
    assert.equal(Date.parse(next_attempt_at ?? ''), now.getTime() + waits * DAY_MS);
    assert.deepEqual(await runAt(stay, new Date(now.getTime() + HOUR_MS), cards), {
      paid: 0,
      refused: 0,
    });
    now = new Date(now.getTime() + waits * DAY_MS);
  }
  assert.deepEqual(await runAt(stay, now, cards), { paid: 0, refused: 1 });
  assert.partialDeepStrictEqual(await openBalance(stay), { attempts: 4, next_attempt_at: null });
  await runAt(stay, new Date(now.getTime() + 30 * DAY_MS), cards);
  assert.equal(cards.asked.length, 4, 'never again by itself');
  // The guest pays by the link after all.
  const { id, amount_cents: cents } = await openBalance(stay);
  const response = await post('stay-payment', { token: stay.token, charge_id: id });
  const { url } = (await response.json()) as { url: string };
  assert.equal(await pay(url.split('/').at(-1) ?? '', cents), 'charge_paid');
});

test('a run that crashes after the charge finds it again and charges nothing twice', async (t) => {
  expectErrorOutput(t);
  const { stay } = await halfPaid();
  const due = await dueTime(stay);
  const cards = savedCards(['crash_after']);
  assert.deepEqual(await runAt(stay, due, cards), { paid: 0, refused: 0 });
  assert.deepEqual(await runAt(stay, new Date(due.getTime() + 60_000), cards), {
    paid: 0,
    refused: 0,
  });
  assert.equal(cards.asked.length, 1, 'leased for two minutes');
  assert.deepEqual(await runAt(stay, new Date(due.getTime() + 5 * DAY_MS), cards), {
    paid: 1,
    refused: 0,
  });
  assert.equal(cards.charged.size, 1);
  assert.equal((await moneyOf(stay)).paid, stay.totalCents);
});

for (const [when, answer] of [
  ['after the provider has taken it', 'crash_after'],
  ['before the provider has taken it', 'unknown'],
] as const) {
  test(`a cancellation in the middle of the charge, ${when}, leaves nothing kept`, async (t) => {
    expectErrorOutput(t);
    const { stay } = await halfPaid();
    const due = await dueTime(stay);
    const cards = savedCards([answer]);
    await runAt(stay, due, cards);
    assert.equal(await cancelStay(stay, HALF.deposit_cents, due), 'cancelled');
    await runAt(stay, new Date(due.getTime() + HOUR_MS), cards);
    assert.equal(cards.asked.at(-1)?.mayCharge, false, 'only looked up');
    assert.deepEqual(
      [(await moneyOf(stay)).left, (await balancesOf(stay))[0]?.status],
      [0, 'cancelled'],
    );
    assert.equal(
      (await moneyOf(stay)).paid,
      HALF.deposit_cents + [...cards.charged.values()].reduce((a, b) => a + b, 0),
    );
  });
}

test('a cancellation at the very moment of the charge: in either order, everything is refunded', async (t) => {
  expectErrorOutput(t);
  for (let round = 0; round < 4; round += 1) {
    const { stay } = await halfPaid();
    const due = await dueTime(stay);
    const cards = savedCards();
    await settleOthers(stay);
    const [, result] = await Promise.all([
      chargeBalances({ admin, port: cards.port, now: due }),
      cancelStay(stay, HALF.deposit_cents, new Date()),
    ]);
    // The charge came first, so there is more to refund than the guest was shown.
    if (result === 'refund_changed') {
      assert.equal(await cancelStay(stay, stay.totalCents, new Date()), 'cancelled');
    }
    await runAt(stay, new Date(due.getTime() + HOUR_MS), cards);
    const { left, status } = await moneyOf(stay);
    assert.deepEqual([left, status, cards.charged.size < 2], [0, 'cancelled', true]);
  }
});

test('a canceled booking owes nothing: in time the deposit goes back, later it is kept', async () => {
  const early = await halfPaid();
  assert.equal(await cancelStay(early.stay, HALF.deposit_cents), 'cancelled');
  assert.equal((await balancesOf(early.stay))[0]?.status, 'cancelled');
  assert.equal((await moneyOf(early.stay)).left, 0);
  const late = await halfPaid();
  const dayBefore = new Date(`${addDays(day(0), 59)}T00:00:00Z`);
  assert.equal(await cancelStay(late.stay, 0, dayBefore), 'cancelled');
  assert.equal((await balancesOf(late.stay))[0]?.status, 'cancelled');
  assert.equal((await moneyOf(late.stay)).left, HALF.deposit_cents);
});

test('a changed stay changes the balance, and only what it cannot cover is refunded', async () => {
  const { cabin, stay } = await halfPaid(60, 4);
  const longer = await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(70, 76)));
  assert.deepEqual([longer.moved.charge_cents, longer.moved.refund_cents], [0, 0]);
  const { total } = await moneyOf(stay);
  assert.partialDeepStrictEqual(await openBalance(stay), {
    amount_cents: total - HALF.deposit_cents,
    due_on: addDays(day(70), -30),
  });
  const shorter = await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(70, 71)));
  assert.equal(shorter.moved.charge_cents, 0);
  const now = await moneyOf(stay);
  const open = (await balancesOf(stay)).find(({ status }) => status === 'open');
  assert.equal((open?.amount_cents ?? 0) + now.left, now.total);
});

test('a stay moved near its arrival has its balance due today', async () => {
  const { cabin, stay } = await halfPaid();
  await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(10, 13)));
  assert.equal((await openBalance(stay)).due_on, day(0));
});

test('the host records a balance as paid elsewhere, but cannot withdraw it', async (t) => {
  expectErrorOutput(t);
  const { stay } = await halfPaid();
  const { id } = await openBalance(stay);
  assert.equal(await refusal(owner, 'host_cancel_charge', { p_charge_id: id }), 'PT422 bad_change');
  await call(owner, 'host_record_offline_payment', {
    p_reference: stay.reference,
    p_charge_id: id,
    p_method: 'check',
    p_note: '',
  });
  assert.equal((await moneyOf(stay)).left, stay.totalCents);
});

const STEPS = [
  'run',
  'run',
  'refuse',
  'crash',
  'pay',
  'move',
  'offline',
  'refund',
  'cancel',
] as const;

test('in any order: nothing is charged twice, and what is kept and what is owed make up the price', async (t) => {
  expectErrorOutput(t);
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          work: fc.constantFrom(...STEPS),
          from: fc.integer({ min: 40, max: 60 }),
          nights: fc.integer({ min: 1, max: 6 }),
        }),
        {
          minLength: 1,
          maxLength: 8,
        },
      ),
      async (steps) => {
        const { cabin, stay } = await halfPaid(80, 3);
        let now = new Date();
        let isOver = false;
        const answers: Answer[] = [];
        const cards = savedCards(answers);
        for (const { work, from, nights } of steps) {
          const balance = (await balancesOf(stay)).find(({ status }) => status === 'open');
          if (work === 'run' || work === 'refuse' || work === 'crash') {
            if (balance?.next_attempt_at) {
              now = new Date(Math.max(now.getTime(), Date.parse(balance.next_attempt_at) + 1_000));
            }
            answers[0] = work === 'run' ? 'paid' : work === 'refuse' ? 'refused' : 'crash_after';
            await runAt(stay, now, cards);
            answers.length = 0;
          }
          if (work === 'pay' && balance) {
            const response = await post('stay-payment', {
              token: stay.token,
              charge_id: balance.id,
            });
            if (response.ok) {
              const { url } = (await response.json()) as { url: string };
              await pay(url.split('/').at(-1) ?? '', balance.amount_cents);
            }
          }
          if (work === 'move' && !isOver) {
            const to = stayOf(from, from + nights);
            const [at] = await query(
              `select s.check_in::text, s.check_out::text from public.occupancies s join public.bookings b
               on b.occupancy_id = s.id where b.id = '${stay.id}'`,
            );
            if (at?.check_in !== to.checkIn || at.check_out !== to.checkOut) {
              await moveStay(owner, stay.reference, targetOf(cabin.id, to));
            }
          }
          if (work === 'offline' && balance) {
            await call(owner, 'host_record_offline_payment', {
              p_reference: stay.reference,
              p_charge_id: balance.id,
              p_method: 'cash',
              p_note: '',
            });
          }
          if (work === 'refund' && !isOver) {
            const { left } = await moneyOf(stay);
            await call(owner, 'host_refund', {
              p_reference: stay.reference,
              p_amount_cents: 1,
              p_kind: 'goodwill',
              p_reason: 'Sorry',
              p_expected_left_cents: left,
            });
          }
          if (work === 'cancel' && !isOver) {
            const { left } = await moneyOf(stay);
            assert.equal(await cancelStay(stay, left, new Date(), 'host'), 'cancelled');
            isOver = true;
          }
        }
        // What a crash left unfinished is finished by a later run.
        await runAt(stay, new Date(now.getTime() + 4 * DAY_MS), cards);
        const { total, left, paid } = await moneyOf(stay);
        const back = paid - left;
        assert.ok(back >= 0 && left >= 0, 'never refunded more than was paid');
        const [row] = await query(
          `select coalesce(sum(g.amount_cents), 0)::integer as owed from public.booking_charges g
           where g.booking_id = '${stay.id}' and g.status = 'open'`,
        );
        const goodwill = await query(
          `select coalesce(sum(r.amount_cents), 0)::integer as cents from public.refunds r
           join public.payments p on p.id = r.payment_id where p.booking_id = '${stay.id}' and r.reason = 'goodwill'`,
        );
        if (isOver) assert.equal(left, 0, 'the host canceled, so everything went back');
        else assert.equal(left + Number(row?.owed) + Number(goodwill[0]?.cents), total);
        const doubles = await query(
          `select p.charge_id from public.payments p join public.booking_charges g on g.id = p.charge_id
           where p.booking_id = '${stay.id}' and p.status = 'paid'
           group by p.charge_id, g.amount_cents
           having sum(p.paid_cents) - coalesce((
             select sum(r.amount_cents) from public.refunds r join public.payments o on o.id = r.payment_id
             where o.charge_id = p.charge_id and r.reason in ('second_payment', 'payment_after_cancellation')
           ), 0) > g.amount_cents`,
        );
        assert.deepEqual(doubles, [], 'no charge was paid twice');
      },
    ),
    { numRuns: 12 },
  );
});

test('a booking on the site asks for the deposit of the host’s terms, and refuses another amount due now', async (t) => {
  await query(
    `insert into public.shop_settings (key, value) values ('deposit', '30'), ('balance_days', '14')`,
  );
  t.after(() => query(`delete from public.shop_settings where key in ('deposit', 'balance_days')`));
  const cabin = await createCabin();
  const stay = stayOf(60, 63);
  const { quote, payments } = await askQuote(quoteBody(cabin.id, stay));
  const due = Math.round(quote.total_cents * 0.3);
  assert.deepEqual(payments, {
    due_now_cents: due,
    balance: { cents: quote.total_cents - due, due_on: addDays(stay.checkIn, -14), days: 14 },
  });
  const other = bookingBody(cabin.id, stay, quote.total_cents, {
    expected_due_now_cents: quote.total_cents,
  });
  assert.equal((await expectRefusal(await sendBooking(other), 409)).code, 'price_changed');
  const right = { ...other, expected_due_now_cents: due };
  const response = await sendBooking(right, randomUUID());
  assert.equal(response.status, 201, await response.clone().text());
  const { booking } = (await response.json()) as { booking: { reference: string } };
  const [page] = await query(
    `select p.amount_cents, x.saves_card from public.payments p join public.bookings b on b.id = p.booking_id
     join public.test_payment_pages x on x.session_id = p.session_id where b.reference = '${booking.reference}'`,
  );
  assert.deepEqual(page, { amount_cents: due, saves_card: true });
  // Nearer than two weeks everything is due at once.
  const near = await askQuote(quoteBody(cabin.id, stayOf(12, 15)));
  assert.deepEqual(near.payments, { due_now_cents: near.quote.total_cents, balance: null });
});

test('the database keeps no terms that the price could not read', async () => {
  for (const [deposit, days] of [
    ['0', '30'],
    ['9', '30'],
    ['91', '30'],
    ['100', '30'],
    ['half', '30'],
    ['50', '0'],
    ['50', '181'],
    ['50', '1.5'],
  ]) {
    await assert.rejects(
      query(
        `insert into public.shop_settings (key, value) values ('deposit', '${deposit}'), ('balance_days', '${days}')`,
      ),
      `${deposit} ${days}`,
    );
  }
});

/** A stay booked at Stripe with half of it still due, and its deposit paid there. */
async function halfPaidAtStripe(t: TestContext, stripe: FakeStripe) {
  await query(`insert into public.shop_settings (key, value) values ('deposit', '50')`);
  t.after(() => query(`delete from public.shop_settings where key = 'deposit'`));
  // The suite of connections looks at Stripe's events of this month.
  t.after(() => query(`delete from public.payment_events where provider = 'stripe'`));
  const cabin = await createCabin();
  const { booking } = await bookStay(cabin.id, stayOf(60, 63));
  const [row] = await query(
    `select b.id, b.deposit_cents, p.session_id from public.bookings b
     join public.payments p on p.booking_id = b.id where b.token = '${booking.token}'`,
  );
  assert.ok(row);
  const session = stripe.account.pay(String(row.session_id));
  const paid = { ...paidEvent(session.id), data: { object: session } };
  assert.equal((await sendEvent(paid)).result, 'confirmed');
  const stay = { id: String(row.id), token: booking.token } as HeldStay;
  await settleOthers(stay);
  const run = (now: Date) =>
    chargeBalances({ admin, port: choosePaymentPort(readFunctionEnv(), admin), now });
  return {
    stripe,
    stay,
    run,
    totalCents: booking.total_cents,
    depositCents: Number(row.deposit_cents),
  };
}

test('Stripe saves the card with the deposit, and the balance is charged to it', async (t) => {
  const { stripe, stay, run, totalCents, depositCents } = await halfPaidAtStripe(
    t,
    await useStripe(t),
  );
  assert.partialDeepStrictEqual(stripe.calls[0]?.form, {
    'line_items[0][price_data][unit_amount]': String(depositCents),
    'payment_intent_data[setup_future_usage]': 'off_session',
    customer_creation: 'always',
  });
  const due = await dueTime(stay);
  assert.deepEqual(await run(due), { paid: 1, refused: 0 });
  const charge = stripe.calls.find(
    ({ method, path }) => method === 'POST' && path === '/v1/payment_intents',
  );
  assert.partialDeepStrictEqual(charge?.form, {
    amount: String(totalCents - depositCents),
    currency: 'usd',
    off_session: 'true',
    confirm: 'true',
    'payment_method_types[0]': 'card',
  });
  assert.equal((await moneyOf(stay)).left, totalCents);
  // The webhook of the same payment changes nothing.
  const [intent] = stripe.account.intents;
  const event = {
    id: `evt_${randomUUID()}`,
    type: 'payment_intent.succeeded',
    data: { object: { ...intent } },
  };
  assert.equal((await sendEvent(event)).result, 'repeated');
  assert.equal(await cancelStay(stay, totalCents), 'cancelled');
});

test('a payment without a charge of ours is none of our business', async (t) => {
  await useStripe(t);
  const object = { id: 'pi_other', amount_received: 100, currency: 'usd', metadata: {} };
  const event = { id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded', data: { object } };
  assert.equal((await sendEvent(event)).result, 'ignored');
});

for (const bank of ['declines', 'authentication_required'] as const) {
  test(`a bank that says no (${bank}) leaves the balance to the guest, and to another day`, async (t) => {
    expectErrorOutput(t);
    const { stripe, stay, run } = await halfPaidAtStripe(t, await useStripe(t));
    stripe.account.bank = bank;
    const due = await dueTime(stay);
    assert.deepEqual(await run(due), { paid: 0, refused: 1 });
    assert.equal((await openBalance(stay)).attempts, 1);
    stripe.account.bank = 'succeeds';
    assert.deepEqual(await run(new Date(due.getTime() + DAY_MS)), { paid: 1, refused: 0 });
  });
}

for (const trouble of ['answer_lost', 'down', 'gateway', 'bad_key'] as const) {
  test(`Stripe in trouble (${trouble}) while it charges: asked again, charged once`, async (t) => {
    expectErrorOutput(t);
    const { stripe, stay, run, totalCents } = await halfPaidAtStripe(t, await useStripe(t));
    const due = await dueTime(stay);
    // Before the charge, the first payment and the list of the customer's payments are read.
    for (const skipped of [0, 1, 2]) {
      stripe.makeTrouble(trouble, 1, skipped);
      assert.equal((await run(new Date(due.getTime() + skipped * HOUR_MS))).refused, 0);
    }
    assert.equal(stripe.account.intents.length, trouble === 'answer_lost' ? 1 : 0);
    stripe.makeTrouble('none');
    await run(new Date(due.getTime() + DAY_MS));
    assert.equal(stripe.account.intents.filter(({ status }) => status === 'succeeded').length, 1);
    assert.equal((await moneyOf(stay)).paid, totalCents);
  });
}

test('a payment that the bank is still processing is waited for, and never made again', async (t) => {
  expectErrorOutput(t);
  const { stripe, stay, run, totalCents } = await halfPaidAtStripe(t, await useStripe(t));
  stripe.account.bank = 'processing';
  const due = await dueTime(stay);
  assert.deepEqual(await run(due), { paid: 0, refused: 0 });
  stripe.account.bank = 'succeeds';
  assert.deepEqual(await run(new Date(due.getTime() + 5 * DAY_MS)), { paid: 0, refused: 0 });
  assert.equal(stripe.account.intents.length, 1);
  const [intent] = stripe.account.intents;
  assert.ok(intent);
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  assert.deepEqual(await run(new Date(due.getTime() + 6 * DAY_MS)), { paid: 1, refused: 0 });
  assert.equal((await moneyOf(stay)).paid, totalCents);
});

test('on the test provider’s page a card can be made to fail and to work again', async (t) => {
  expectErrorOutput(t);
  await query(`insert into public.shop_settings (key, value) values ('deposit', '50')`);
  t.after(() => query(`delete from public.shop_settings where key = 'deposit'`));
  const cabin = await createCabin();
  const { booking } = await bookStay(cabin.id, stayOf(60, 63));
  const [row] = await query(
    `select b.id, p.session_id from public.bookings b join public.payments p on p.booking_id = b.id
     where b.token = '${booking.token}'`,
  );
  const session_id = String(row?.session_id);
  const act = async (action: string) =>
    ((await (await post('test-payment', { session_id, action })).json()) as { outcome: string })
      .outcome;
  assert.equal(await act('approve'), 'paid');
  assert.equal(await act('card_fails'), 'noted');
  const stay = { id: String(row?.id), token: booking.token } as HeldStay;
  await settleOthers(stay);
  const run = (now: Date) =>
    chargeBalances({ admin, port: choosePaymentPort(readFunctionEnv(), admin), now });
  const due = await dueTime(stay);
  assert.deepEqual(await run(due), { paid: 0, refused: 1 });
  assert.equal(await act('card_works'), 'noted');
  assert.deepEqual(await run(new Date(due.getTime() + DAY_MS)), { paid: 1, refused: 0 });
  assert.equal(await cancelStay(stay, booking.total_cents), 'cancelled');
});
