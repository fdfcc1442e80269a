import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { monthFrom } from '../../lib/domain/host/figures.ts';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';
import { taxesDueSchema } from '../../lib/schemas/host/money/money.ts';
import { database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import { bookedStay, cancelStay, pay, type HeldStay } from './support/guest-bookings.ts';
import { moveStay, targetOf } from './support/moves.ts';
import { post } from './support/requests.ts';
import { call, signInAs } from './support/staff.ts';
import {
  payChange,
  readChange,
  sendChange,
  setRules,
  type Changed,
} from './support/stay-changes.ts';
import { addTown } from './support/tax-rates.ts';

const manager = await signInAs('manager');
const month = monthFrom(day(0), 0);
const RENT = ['nights', 'cleaning'];
/** 12.75 %, as in the towns of the example shop. */
const TAX = 0.1275;

async function createTown() {
  const place = `town ${randomUUID().slice(0, 8)}`;
  await addTown(place, { from: '2000-01-01' });
  const cabins = [
    await createCabin({ city: place, nightly_rate: 16_300, cleaning_fee: 4_300 }),
    await createCabin({ city: place, nightly_rate: 22_222, cleaning_fee: 15_000 }),
  ];
  return { place, cabins };
}

type Line = { part: string; receivedCents: number; returnedCents: number };
async function linesOf(place: string): Promise<Line[]> {
  const args = { p_from: month, p_to: month };
  const read = await call<object>(manager, 'host_taxes_due', args);
  return taxesDueSchema.parse(toCamelKeys(read)).rows.filter((row) => row.place === place);
}
const sum = (lines: readonly Line[], of: (line: Line) => number) =>
  lines.reduce((total, line) => total + of(line), 0);

async function providerOf({ id }: HeldStay) {
  const [row] = await database.query(
    `select coalesce(sum(p.paid_cents), 0)::integer as paid, coalesce(sum((
       select sum(r.amount_cents) from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
     )), 0)::integer as back
     from public.payments p where p.booking_id = '${id}' and p.status = 'paid'`,
  );
  return { paid: Number(row?.paid), back: Number(row?.back) };
}

const leftOf = async ({ id }: HeldStay) => {
  const [row] = await database.query(`select public.refundable_cents('${id}') as cents`);
  return Number(row?.cents);
};

async function refund(stay: HeldStay, cents: number, kind: string) {
  const left = await leftOf(stay);
  const amount = Math.min(cents, left);
  if (amount < 1) return;
  await call(manager, 'host_refund', {
    p_reference: stay.reference,
    p_amount_cents: amount,
    p_kind: kind,
    p_reason: 'No hot tub',
    p_expected_left_cents: left,
  });
}

async function payCharge(stay: HeldStay) {
  const [charge] = await database.query(
    `select id, amount_cents from public.booking_charges where booking_id = '${stay.id}' and status = 'open'`,
  );
  if (!charge) return;
  const page = await post('stay-payment', { token: stay.token, charge_id: charge.id });
  const session = ((await page.json()) as { url: string }).url.split('/').at(-1) ?? '';
  await pay(session, Number(charge.amount_cents));
}

/** A guest's own change, paid if it costs something. */
async function changeAsGuest(stay: HeldStay, from: number, nights: number) {
  const change = await readChange(stay, stayOf(from, from + nights));
  const { data, error } = await sendChange(change);
  if (error) return assert.equal(error.message, 'nothing_changed');
  const changed = { ...change, ...(data as Changed) };
  if (changed.charge_id) assert.equal(await payChange(stay, changed), 'charge_paid');
}

const STEPS = [
  'move',
  'move',
  'change',
  'change',
  'refund',
  'goodwill',
  'pay',
  'failRefund',
  'lose',
] as const;
const stepArbitrary = fc.record({
  work: fc.constantFrom(...STEPS),
  from: fc.integer({ min: 20, max: 40 }),
  nights: fc.integer({ min: 1, max: 12 }),
  cabin: fc.nat(1),
  cents: fc.integer({ min: 1, max: 30_000 }),
  keepsPrice: fc.constantFrom(false, false, false, true),
});
type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never;

async function take(stay: HeldStay, cabins: readonly { id: string }[], step: Step) {
  const { work, from, nights, cents } = step;
  if (work === 'refund' || work === 'goodwill') {
    await refund(stay, cents, work === 'refund' ? 'partial' : 'goodwill');
  }
  if (work === 'change') await changeAsGuest(stay, from, nights);
  if (work === 'pay') await payCharge(stay);
  if (work === 'failRefund') {
    await database.query(
      `update public.refunds r set status = 'failed' from public.payments p
       where p.id = r.payment_id and p.booking_id = '${stay.id}' and r.dispute_id is null`,
    );
  }
  if (work === 'lose') {
    await database.query(
      `select public.record_dispute(p.provider_payment_id, jsonb_build_object(
         'event_id', 'evt_${randomUUID()}', 'type', 'charge.dispute.closed', 'dispute_id', 'dp_' || p.id,
         'amount_cents', ${cents}, 'reason', 'general', 'state', 'lost'))
       from public.payments p where p.booking_id = '${stay.id}' and p.charge_id is null`,
    );
  }
  if (work === 'move') {
    const target = targetOf(cabins[step.cabin]?.id ?? '', stayOf(from, from + nights));
    const [now] = await database.query(
      `select b.cabin_id, s.check_in::text, s.check_out::text from public.bookings b
       join public.occupancies s on s.id = b.occupancy_id where b.id = '${stay.id}'`,
    );
    const isSame =
      now?.cabin_id === target.cabin_id &&
      now.check_in === target.check_in &&
      now.check_out === target.check_out;
    if (!isSame) await moveStay(manager, stay.reference, target, step.keepsPrice);
  }
}

/** A share of every payment is rent, and the same share of every refund: a split changes it by less than a cent. */
async function expectTrue(stay: HeldStay, place: string, splits: number, hasKeptPrice: boolean) {
  const lines = await linesOf(place);
  const { paid, back } = await providerOf(stay);
  assert.equal(
    sum(lines, (line) => line.receivedCents),
    paid,
    'received is what the provider has taken',
  );
  assert.equal(
    sum(lines, (line) => line.returnedCents),
    back,
    'given back is what the provider has given',
  );
  const [row] = await database.query(
    `select json_object_agg(m.part, m.cents) as parts
     from public.bookings b cross join lateral public.money_parts(b.quote, ${paid - back}) m where b.id = '${stay.id}'`,
  );
  const parts = row?.parts as Record<string, number>;
  for (const { part, receivedCents, returnedCents } of lines) {
    assert.equal(receivedCents - returnedCents, parts[part], `${part}: what is kept`);
  }
  const rent = lines.filter(({ part }) => RENT.includes(part));
  const surplus = parts.other ?? 0;
  const near = (cents: number, expected: number, what: string) =>
    assert.ok(Math.abs(cents - expected) <= splits + 2, `${what}: ${cents}, not ${expected}`);
  // A kept price has a part that is not taxed.
  if (surplus === 0 && !hasKeptPrice) {
    near(
      sum(rent, (line) => line.returnedCents),
      back / (1 + TAX),
      'rent given back',
    );
    near(
      sum(rent, (line) => line.receivedCents),
      paid / (1 + TAX),
      'rent received',
    );
  }
}

test('$30 of goodwill, a night added and not paid, then cancelled: all of the rent went back, and no more', async () => {
  const { place, cabins } = await createTown();
  const [cabin] = cabins;
  const stay = await bookedStay(cabin?.id ?? '', stayOf(20, 22));
  assert.equal(stay.totalCents, 41_605);
  await refund(stay, 3_000, 'goodwill');
  await moveStay(manager, stay.reference, targetOf(cabin?.id ?? '', stayOf(20, 23)));
  assert.equal(await cancelStay(stay, 38_605, new Date(), 'host'), 'cancelled');
  const lines = await linesOf(place);
  const rent = lines.filter(({ part }) => RENT.includes(part));
  assert.deepEqual(
    [sum(rent, (line) => line.receivedCents), sum(rent, (line) => line.returnedCents)],
    [36_900, 36_900],
  );
  assert.equal(
    sum(lines, (line) => line.receivedCents),
    41_605,
  );
  assert.equal(
    sum(lines, (line) => line.returnedCents),
    41_605,
  );
});

test('a stay moved to fewer nights gives back the same part of the rent and of every tax', async () => {
  const { place, cabins } = await createTown();
  const id = cabins[0]?.id ?? '';
  const stay = await bookedStay(id, stayOf(20, 23));
  const { moved } = await moveStay(manager, stay.reference, targetOf(id, stayOf(20, 22)));
  const lines = await linesOf(place);
  const rent = lines.filter(({ part }) => RENT.includes(part));
  const returned = sum(rent, (line) => line.returnedCents);
  assert.ok(Math.abs(returned - moved.refund_cents / (1 + TAX)) < 2, String(returned));
  assert.deepEqual(
    lines.filter(({ part }) => part === 'other').map((line) => line.receivedCents),
    [],
  );
});

test('whatever is moved, refunded, lost and cancelled: received less given back is what is kept, line by line', async (t) => {
  t.after(await setRules({ dates: 'guest' }));
  const steps = fc.array(stepArbitrary, { minLength: 2, maxLength: 8 });
  const end = fc.constantFrom('stays', 'cancelled' as const);
  await fc.assert(
    fc.asyncProperty(steps, end, async (work, ending) => {
      const { place, cabins } = await createTown();
      const stay = await bookedStay(cabins[0]?.id ?? '', stayOf(20, 22));
      const hasKeptPrice = work.some((step) => step.work === 'move' && step.keepsPrice);
      for (const step of work) {
        await take(stay, cabins, step);
        await expectTrue(stay, place, work.length * 2, hasKeptPrice);
      }
      if (ending === 'cancelled') {
        await cancelStay(stay, await leftOf(stay), new Date(), 'host');
        await expectTrue(stay, place, work.length * 2, hasKeptPrice);
      }
    }),
    { numRuns: 12 },
  );
});
