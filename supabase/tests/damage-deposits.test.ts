import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, test } from 'node:test';
import fc from 'fast-check';
import { heldDamageCents, refundNowCents } from '../../lib/domain/bookings/booking.ts';
import { addDays } from '../../lib/domain/values/calendar-date.ts';
import { requireBooking } from '../../lib/supabase/booking-row.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  pay,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { hostRequest } from './support/host-books.ts';
import { moveStay, targetOf } from './support/moves.ts';
import { expectErrorOutput } from './support/quiet.ts';
import {
  askQuote,
  bookingBody,
  expectRefusal,
  post,
  quoteBody,
  sendBooking,
} from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const { query } = database;
const owner = await signInAs('owner');
const DAMAGE = 20_000;
const TEXT = 'Back within two days of check-out.';
const HALF = { deposit_cents: 15_000, balance_days: 30 };

const forget = () =>
  query(`delete from public.shop_settings where key in ('damage_deposit', 'damage_text')`);
async function askDeposit(dollars: number) {
  await forget();
  await query(
    `insert into public.shop_settings (key, value) values ('damage_deposit', '${dollars}'), ('damage_text', '${TEXT}')`,
  );
}
async function booked(rest: Parameters<typeof bookedStay>[2] = {}, from = 40, nights = 3) {
  const cabin = await createCabin();
  return { cabin, stay: await bookedStay(cabin.id, stayOf(from, from + nights), rest) };
}

/** The guest leaves today. */
const leave = ({ id }: HeldStay) =>
  query(
    `update public.occupancies s set check_in = '${day(-3)}', check_out = '${day(0)}'
     from public.bookings b where b.occupancy_id = s.id and b.id = '${id}'`,
  );

async function moneyOf({ id }: HeldStay) {
  const [row] = await query(
    `select b.status, public.refundable_cents(b.id) as left, public.held_damage_cents(b) as held,
       public.open_balance_cents(b.id) as open, public.price_cents(b.quote) as price, coalesce((
         select sum(f.cents) from public.money_figures f where f.booking_id = b.id), 0)::integer as earned, coalesce((
         select sum(f.revenue_cents) from public.stay_figures f where f.stay_id = b.occupancy_id), 0)::integer as nights,
       (b.quote -> 'tax' ->> 'total_cents')::integer + (b.quote ->> 'cleaning_fee_cents')::integer as beside
     from public.bookings b where b.id = '${id}'`,
  );
  assert.ok(row);
  const { status, ...cents } = row;
  const numbers = Object.fromEntries(
    Object.entries(cents).map(([key, value]) => [key, Number(value)]),
  );
  return { status: String(status), ...numbers } as { status: string } & Record<
    'left' | 'held' | 'open' | 'price' | 'earned' | 'nights' | 'beside',
    number
  >;
}

const refundsOf = async ({ id }: HeldStay) =>
  (await query(
    `select r.amount_cents, r.reason from public.refunds r join public.payments p on p.id = r.payment_id
     where p.booking_id = '${id}' order by r.created_at, r.id`,
  )) as { amount_cents: number; reason: string }[];

const returnArgs = ({ reference }: HeldStay, cents = DAMAGE, reason = '', held = DAMAGE) => ({
  p_reference: reference,
  p_amount_cents: cents,
  p_reason: reason,
  p_expected_held_cents: held,
  p_key: randomUUID(),
});
const giveBack = (...args: Parameters<typeof returnArgs>) =>
  call<{ refund_cents: number; kept_cents: number }>(
    owner,
    'host_return_damage',
    returnArgs(...args),
  );
const giveBackRefusal = (...args: Parameters<typeof returnArgs>) =>
  refusal(owner, 'host_return_damage', returnArgs(...args));

const partialArgs = ({ reference }: HeldStay, cents: number, left: number) => ({
  p_reference: reference,
  p_amount_cents: cents,
  p_kind: 'goodwill',
  p_reason: 'Noise',
  p_expected_left_cents: left,
});

// Hooks outside of it would run for the suites of other files too.
describe('damage deposits', () => {
  beforeEach(() => askDeposit(DAMAGE / 100));
  afterEach(forget);

  test('a quote has the deposit as its last line, untaxed, and a change of it is noticed', async () => {
    const cabin = await createCabin();
    const stay = stayOf(40, 43);
    const { quote } = await askQuote(quoteBody(cabin.id, stay));
    await forget();
    const { quote: without } = await askQuote(quoteBody(cabin.id, stay));
    await askDeposit(DAMAGE / 100);
    assert.deepEqual(quote.damage_deposit, { cents: DAMAGE, text: TEXT });
    assert.deepEqual(quote.lines, [
      ...without.lines,
      { code: 'damage_deposit', label: 'Refundable damage deposit', amount_cents: DAMAGE },
    ]);
    assert.deepEqual(
      [quote.total_cents, quote.tax, quote.subtotal_cents, quote.savings_cents],
      [without.total_cents + DAMAGE, without.tax, without.subtotal_cents, without.savings_cents],
    );
    const refused = await sendBooking(bookingBody(cabin.id, stay, without.total_cents));
    assert.equal((await expectRefusal(refused, 409)).code, 'price_changed');
    assert.equal((await sendBooking(bookingBody(cabin.id, stay, quote.total_cents))).status, 201);
  });

  test('a version that was priced before the deposit changed books nothing', async (t) => {
    expectErrorOutput(t);
    const cabin = await createCabin();
    const p_request = await hostRequest(cabin.id, stayOf(40, 43));
    await askDeposit(DAMAGE / 100 + 1);
    assert.equal(await refusal(owner, 'book_for_host', { p_request }), 'PT422 quote_changed');
    await askDeposit(DAMAGE / 100);
  });

  test('a cancellation gives the deposit back whatever the terms keep', async () => {
    const early = await booked();
    const late = await booked();
    assert.equal(await cancelStay(early.stay, early.stay.totalCents), 'cancelled');
    const lastDay = new Date(`${addDays(day(0), 39)}T00:00:00Z`);
    assert.equal(refundNowCents(await requireBooking(admin, late.stay.token), lastDay), DAMAGE);
    assert.equal(await cancelStay(late.stay, 0, lastDay), 'refund_changed');
    assert.equal(await cancelStay(late.stay, DAMAGE, lastDay), 'cancelled');
    assert.deepEqual(await refundsOf(late.stay), [
      { amount_cents: DAMAGE, reason: 'damage_deposit' },
    ]);
    assert.partialDeepStrictEqual(await moneyOf(late.stay), {
      status: 'cancelled',
      left: late.stay.totalCents - DAMAGE,
      earned: late.stay.totalCents - DAMAGE,
      held: 0,
    });
    assert.partialDeepStrictEqual(await moneyOf(early.stay), { left: 0, earned: 0 });
  });

  test('the host cannot keep the deposit of a canceled booking, nor refund it as part of the price', async (t) => {
    expectErrorOutput(t);
    const { stay } = await booked();
    const cancel = (cents: number) => ({
      p_reference: stay.reference,
      p_expected_refund_cents: cents,
      p_reason: 'Storm',
      p_how: 'amount',
      p_refund_cents: cents,
    });
    const price = stay.totalCents - DAMAGE;
    assert.equal(
      await refusal(owner, 'host_refund', partialArgs(stay, price + 1, price)),
      'PT422 more_than_left',
    );
    await call(owner, 'host_refund', partialArgs(stay, price - 1, price));
    assert.equal(await refusal(owner, 'host_cancel', cancel(DAMAGE - 1)), 'PT422 refund_changed');
    await call(owner, 'host_cancel', cancel(DAMAGE));
    assert.deepEqual((await moneyOf(stay)).left, 1);
  });

  test('the deposit is the last of what is paid in two parts', async () => {
    const { stay } = await booked({ deposit: HALF });
    assert.partialDeepStrictEqual(await moneyOf(stay), { held: 0, earned: HALF.deposit_cents });
    const lastDay = new Date(`${addDays(day(0), 39)}T00:00:00Z`);
    assert.equal(refundNowCents(await requireBooking(admin, stay.token), lastDay), 0);
    await payBalance(stay);
    const { held, earned, price } = await moneyOf(stay);
    assert.deepEqual([held, earned], [DAMAGE, price]);
  });

  test('a changed stay keeps the deposit agreed when it was booked', async () => {
    const { cabin, stay } = await booked();
    await askDeposit(500);
    const { quote } = await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(50, 55)));
    await askDeposit(DAMAGE / 100);
    assert.deepEqual(quote.damageDeposit, { cents: DAMAGE, text: TEXT });
    const { left, price } = await moneyOf(stay);
    // All but the difference is paid, and none of that is missing from the deposit.
    assert.equal(left - DAMAGE, stay.totalCents - DAMAGE);
    await call(owner, 'host_refund', partialArgs(stay, left - DAMAGE, left - DAMAGE));
    await moveStay(owner, stay.reference, targetOf(cabin.id, stayOf(50, 51)));
    assert.partialDeepStrictEqual(await moneyOf(stay), { left: DAMAGE, held: DAMAGE });
    assert.ok(price > 0);
  });

  test('after departure the host gives it back once, and the guest is told', async (t) => {
    expectErrorOutput(t);
    await clearMessages();
    const { cabin, stay } = await booked();
    assert.equal(await giveBackRefusal(stay), 'PT422 no_damage_deposit', 'before departure');
    const today = async () => {
      type Held = { reference: string; amount_cents: number };
      const { held_damage_deposits: held } = await call<{ held_damage_deposits: Held[] }>(
        owner,
        'host_today',
      );
      return held.filter(({ reference }) => reference === stay.reference);
    };
    assert.deepEqual(await today(), []);
    await leave(stay);
    assert.partialDeepStrictEqual(await today(), [{ cabin: cabin.title, amount_cents: DAMAGE }]);
    assert.equal(await giveBackRefusal(stay, DAMAGE, '', DAMAGE - 1), 'PT422 refund_changed');
    assert.equal(await giveBackRefusal(stay, DAMAGE + 1), 'PT422 bad_change');
    assert.equal(await giveBackRefusal(stay, DAMAGE - 1), 'PT422 bad_change', 'without a reason');
    assert.equal(await giveBackRefusal(stay, -1, 'Broken'), 'PT422 bad_change');
    const args = returnArgs(stay);
    const answer = { refund_cents: DAMAGE, kept_cents: 0 };
    assert.deepEqual(await call(owner, 'host_return_damage', args), answer);
    assert.deepEqual(await call(owner, 'host_return_damage', args), answer, 'the answer was lost');
    assert.equal(await giveBackRefusal(stay), 'PT422 no_damage_deposit');
    assert.deepEqual(await refundsOf(stay), [{ amount_cents: DAMAGE, reason: 'damage_deposit' }]);
    assert.deepEqual(await today(), []);
    const { left, earned, price } = await moneyOf(stay);
    assert.deepEqual([left, earned], [price, price]);

    await query(
      `update public.refunds r set status = 'sent', sent_at = now() from public.payments p
     where p.id = r.payment_id and p.booking_id = '${stay.id}'`,
    );
    await runMessages();
    const letter = (await readStayMessages(stay)).find(({ purpose }) => purpose === 'refund-sent');
    assert.match(letter?.body ?? '', /It’s your damage deposit\./);
    const { departures } = await call<{ departures: { reference: string; balance: number }[] }>(
      owner,
      'host_today',
    );
    assert.equal(departures.find(({ reference }) => reference === stay.reference)?.balance, 0);
  });

  for (const [what, cents, purpose] of [
    ['a part', 12_345, 'refund-sent'],
    ['all', 0, 'damage-kept'],
  ] as const) {
    test(`what is kept for damage, here ${what} of it, is an extra, and the guest reads why`, async () => {
      await clearMessages();
      const { stay } = await booked();
      await leave(stay);
      const { price } = await moneyOf(stay);
      const kept = DAMAGE - cents;
      assert.deepEqual(await giveBack(stay, cents, 'A broken lamp'), {
        refund_cents: cents,
        kept_cents: kept,
      });
      const parts = await query(
        `select f.part, sum(f.cents)::integer as cents, bool_or(f.is_return) as is_return from public.money_figures f
       where f.booking_id = '${stay.id}' and f.part = 'other' group by 1`,
      );
      assert.partialDeepStrictEqual(parts, [{ part: 'other', cents: kept, is_return: false }]);
      assert.equal((await moneyOf(stay)).earned, price + kept);
      await query(
        `update public.refunds r set status = 'sent', sent_at = now() from public.payments p
       where p.id = r.payment_id and p.booking_id = '${stay.id}'`,
      );
      await runMessages();
      const letter = (await readStayMessages(stay)).find((each) => each.purpose === purpose);
      assert.match(letter?.body ?? '', /I kept \$\d+\.\d\d of it: A broken lamp/);
      const { damageReturn } = await requireBooking(admin, stay.token);
      assert.partialDeepStrictEqual(damageReturn, { keptCents: kept, reason: 'A broken lamp' });
    });
  }

  test('a guest who is paid back by hand also hears by email what was kept, and why', async () => {
    await clearMessages();
    const { stay } = await booked();
    await query(
      `update public.payments p set provider = 'offline', method = 'check', url = '' where p.booking_id = '${stay.id}'`,
    );
    await leave(stay);
    await giveBack(stay, 12_345, 'A broken lamp');
    await runMessages();
    const letters = (await readStayMessages(stay)).filter(
      ({ purpose }) => purpose === 'damage-kept',
    );
    assert.equal(letters.length, 1);
    assert.match(
      letters[0]?.body ?? '',
      /I’m sending \$123\.45 of your damage deposit back the way you paid it\. I kept \$76\.55 of it: A broken lamp/,
    );
  });

  test('two clicks and a refund of the price at once: each is done once, and nothing more is paid back', async (t) => {
    expectErrorOutput(t);
    for (let round = 0; round < 3; round += 1) {
      const { stay } = await booked();
      await leave(stay);
      const { price } = await moneyOf(stay);
      const attempt = async (name: 'host_return_damage' | 'host_refund', args: object) =>
        call(owner, name, args).then(
          () => 'done',
          () => 'refused',
        );
      const outcomes = await Promise.all([
        attempt('host_return_damage', returnArgs(stay)),
        attempt('host_return_damage', returnArgs(stay, 1, 'A broken lamp')),
        attempt('host_refund', partialArgs(stay, price, price)),
        attempt('host_refund', partialArgs(stay, price, price)),
      ]);
      const done = outcomes.filter((outcome) => outcome === 'done').length;
      const refunds = await refundsOf(stay);
      const ofDamage = refunds.filter(({ reason }) => reason === 'damage_deposit');
      assert.equal(ofDamage.length, 1);
      assert.ok(refunds.length === done && done <= 2);
      const { left, held, earned } = await moneyOf(stay);
      assert.deepEqual([held, earned], [0, left]);
      const back = refunds.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
      assert.equal(left + back, stay.totalCents);
    }
  });

  async function payBalance(stay: HeldStay) {
    const [charge] = await query(
      `select id, amount_cents from public.booking_charges where booking_id = '${stay.id}' and status = 'open'`,
    );
    if (!charge) return;
    const response = await post('stay-payment', { token: stay.token, charge_id: charge.id });
    const { url } = (await response.json()) as { url: string };
    await pay(url.split('/').at(-1) ?? '', Number(charge.amount_cents));
  }

  /** A change of a booked stay; nothing where the step doesn't fit. */
  async function change(cabinId: string, stay: HeldStay, { work, from, nights, cents }: Step) {
    const before = await moneyOf(stay);
    const price = before.left - before.held;
    if (work === 'pay') await payBalance(stay);
    if (work === 'refund' && price > 0) {
      await call(owner, 'host_refund', partialArgs(stay, Math.min(cents, price), price));
    }
    if (work === 'charge') {
      const extra = { p_reference: stay.reference, p_amount_cents: cents + 100, p_label: 'Wood' };
      await call(owner, 'host_charge', { ...extra, p_reason: '' });
    }
    if (work === 'lose') {
      await query(
        `select public.record_dispute(p.provider_payment_id, jsonb_build_object(
         'event_id', 'evt_${randomUUID()}', 'type', 'charge.dispute.closed', 'dispute_id', 'dp_' || p.id,
         'amount_cents', ${cents}, 'reason', 'general', 'state', 'lost'))
       from public.payments p where p.booking_id = '${stay.id}' and p.charge_id is null`,
      );
    }
    if (work === 'move') {
      const to = stayOf(from, from + nights);
      const { checkIn, checkOut } = await requireBooking(admin, stay.token);
      if (checkIn === to.checkIn && checkOut === to.checkOut) return;
      await moveStay(owner, stay.reference, targetOf(cabinId, to));
    }
  }

  const STEPS = ['pay', 'refund', 'charge', 'lose', 'move', 'move'] as const;
  const stepArbitrary = fc.record({
    work: fc.constantFrom(...STEPS),
    from: fc.integer({ min: 50, max: 70 }),
    nights: fc.integer({ min: 1, max: 6 }),
    cents: fc.integer({ min: 1, max: 40_000 }),
  });
  type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never;

  async function expectConserved(stay: HeldStay) {
    const booking = await requireBooking(admin, stay.token);
    const { left, held, open, price, earned, nights, beside, status } = await moneyOf(stay);
    assert.equal(held, heldDamageCents(booking), 'the page says what the database holds');
    assert.ok(held >= 0 && held <= left, 'what is held is there');
    assert.equal(earned, left - held, 'the deposit is never earned');
    assert.equal(nights, status === 'confirmed' ? price - beside : 0, 'nor a part of the nights');
    const { cleaningFeeCents, subtotalCents, tax } = booking.quote;
    assert.equal(
      tax.totalCents,
      Math.round((subtotalCents + cleaningFeeCents) * 0.1275),
      'nor taxed',
    );
    const isDue = status === 'confirmed' && open === 0 && booking.damageReturn === null;
    if (isDue && left >= DAMAGE) assert.equal(held, DAMAGE);
  }

  test('in any order: the deposit is never earned, taxed, kept by a cancellation or returned twice', async (t) => {
    expectErrorOutput(t);
    const endArbitrary = fc.constantFrom('cancel', 'host', 'return', 'keep');
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(stepArbitrary, { maxLength: 5 }),
        endArbitrary,
        async (isHalf, steps, end) => {
          const { cabin, stay } = await booked(isHalf ? { deposit: HALF } : {}, 80);
          for (const step of steps) {
            await change(cabin.id, stay, step);
            await expectConserved(stay);
          }
          const { left, held } = await moneyOf(stay);
          if (end === 'cancel' || end === 'host') {
            const { checkIn } = await requireBooking(admin, stay.token);
            const late = new Date(`${addDays(checkIn, -2)}T12:00:00Z`);
            const by = end === 'host' ? 'host' : 'guest';
            const refund = by === 'host' ? left : held;
            assert.equal(await cancelStay(stay, refund, late, by), 'cancelled');
            assert.equal((await moneyOf(stay)).left, left - refund);
          } else {
            await payBalance(stay);
            await payBalance(stay);
            await leave(stay);
            const now = await moneyOf(stay);
            if (now.held === 0) return;
            const back = end === 'keep' ? now.held - 1 : now.held;
            await giveBack(stay, back, end === 'keep' ? 'A cup' : '', now.held);
            assert.equal(await giveBackRefusal(stay), 'PT422 no_damage_deposit');
            assert.equal((await moneyOf(stay)).left, now.left - back);
          }
          await expectConserved(stay);
        },
      ),
      { numRuns: 12 },
    );
  });
});
