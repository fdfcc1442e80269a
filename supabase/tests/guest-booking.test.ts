import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { readBooking } from '../../lib/supabase/booking-row.ts';
import { phaseOf, refundNowCents } from '../../lib/domain/bookings/booking.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import {
  bookedStay,
  cancelStay,
  holdStay,
  openPayment,
  type HeldStay,
} from './support/guest-bookings.ts';
import { post } from './support/requests.ts';

const read = (token: string) => readBooking(admin, token);

async function readKnown({ token }: HeldStay) {
  const stay = await read(token);
  assert.ok(stay);
  return stay;
}

const cabin = await createCabin({ house_rules: ['Quiet after 10 PM'], free_cancel_days: 14 });
await database.query(
  `insert into public.cabin_arrivals values ('${cabin.id}', '1 Ridge Road', 'Turn left at the oak.')`,
);

test('a link opens its own booking and no other', async () => {
  const [mine, other] = [
    await bookedStay(cabin.id, stayOf(20, 23)),
    await holdStay(cabin.id, stayOf(30, 33)),
  ];
  assert.equal((await readKnown(mine)).reference, mine.reference);
  assert.equal((await readKnown(other)).reference, other.reference);
  const wrong = [
    randomBytes(16).toString('hex'),
    mine.token.toUpperCase(),
    mine.token.slice(0, 31),
    `${mine.token} `,
    `${mine.token}%`,
    '0'.repeat(32),
    '1e1'.padEnd(32, '0'),
    '',
    `' or true --`,
  ];
  for (const token of wrong) assert.equal(await read(token), null, token);
});

test('the exact location is for confirmed bookings only', async () => {
  const held = await holdStay(cabin.id, stayOf(35, 38));
  await openPayment(held);
  assert.equal((await readKnown(held)).arrival, null);
  const booked = await bookedStay(cabin.id, stayOf(40, 43));
  assert.deepEqual((await readKnown(booked)).arrival, {
    location: { latitude: 35.7, longitude: -83.5 },
    address: '1 Ridge Road',
    directions: 'Turn left at the oak.',
    parking: null,
    opensAt: null,
  });
  await cancelStay(booked, booked.totalCents);
  assert.equal((await readKnown(booked)).arrival, null);
});

test('what was paid and what goes back, as it is stored', async () => {
  const booked = await bookedStay(cabin.id, stayOf(45, 48));
  const before = await readKnown(booked);
  assert.deepEqual(
    before.payments.map(({ status, amountCents }) => [status, amountCents]),
    [['paid', booked.totalCents]],
  );
  assert.equal(refundNowCents(before, new Date()), booked.totalCents);
  assert.equal(before.quote.totalCents, booked.totalCents);
  await cancelStay(booked, booked.totalCents);
  const after = await readKnown(booked);
  assert.deepEqual(
    after.refunds.map(({ status, amountCents, reason }) => [status, amountCents, reason]),
    [['queued', booked.totalCents, 'cancellation']],
  );
  assert.equal(phaseOf(after, new Date()), 'cancelled');
});

test('the deadline is the one of the booking, whatever the cabin says later', async () => {
  const booked = await bookedStay(cabin.id, stayOf(50, 53));
  const { freeCancelUntil } = await readKnown(booked);
  await database.query(`update public.cabins set free_cancel_days = 60 where id = '${cabin.id}'`);
  assert.equal((await readKnown(booked)).freeCancelUntil, freeCancelUntil);
});

const cancel = (token: string, cents: number) =>
  post('cancel-booking', { token, expected_refund_cents: cents });

test('a cancellation needs the refund that was stated, happens once, and repeats its answer', async () => {
  const other = await createCabin();
  const booked = await bookedStay(other.id, stayOf(30, 33));
  const refused = await cancel(booked.token, booked.totalCents - 1);
  assert.equal(refused.status, 409);
  assert.equal((await readKnown(booked)).status, 'confirmed');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => cancel(booked.token, booked.totalCents)),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  const after = await readKnown(booked);
  assert.deepEqual(
    after.refunds.map(({ amountCents }) => amountCents),
    [booked.totalCents],
  );
  assert.equal((await cancel(randomBytes(16).toString('hex'), 0)).status, 404);
});

test('what the page would state is what the database pays back', async () => {
  const near = await createCabin({ free_cancel_days: 30 });
  const booked = await bookedStay(near.id, stayOf(10, 13));
  const stay = await readKnown(booked);
  assert.equal(refundNowCents(stay, new Date()), 0);
  assert.equal((await cancel(booked.token, booked.totalCents)).status, 409);
  assert.equal((await cancel(booked.token, 0)).status, 200);
  assert.deepEqual((await readKnown(booked)).refunds, []);
});
