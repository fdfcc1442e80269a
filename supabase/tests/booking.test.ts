import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { HOLD_MINUTES } from '../../lib/domain/bookings/hold.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin } from './support/backend.ts';
import {
  changeCabin,
  changeDay,
  createCabin,
  createDeal,
  createPromotion,
  endDeal,
  stayOf,
  takeNights,
} from './support/cabins.ts';
import { day, minutesFromNow } from './support/clock.ts';
import { databaseBooking, GUEST } from './support/database-booking.ts';
import {
  askQuote,
  bookingBody,
  bookStay,
  expectBooked,
  expectRefusal,
  NOBODY,
  post,
  quoteBody,
  readVersion,
  sendBooking,
} from './support/requests.ts';
import { countBookings, countStays, findOverlaps } from './support/stays.ts';

const readBooking = async (reference: string) =>
  expectData(await admin.from('bookings').select().eq('reference', reference).single());

const expectNothingStored = async (cabinId: string) =>
  assert.deepEqual([await countBookings(cabinId), await countStays(cabinId)], [0, 0]);

// Two nights at the test cabins' $100, $50 for cleaning, 12.75 % tax.
const STAY = stayOf(10, 12);
const TOTAL = 28_188;

test('a booking is answered with its reference and stored with stay, guest and quote', async () => {
  const cabin = await createCabin({ pet_fee: 2_000 });
  const party = { adults: 2, children: 1, pets: 1 };
  const { body, booking, quote } = await bookStay(cabin.id, STAY, party);
  assert.match(booking.reference, /^MM-[2-9A-HJ-NP-Z]{8}$/);
  assert.match(booking.token, /^[0-9a-f]{32}$/);
  assert.deepEqual(booking, {
    reference: booking.reference,
    token: booking.token,
    status: 'pending_payment',
    cabin_id: cabin.id,
    check_in: STAY.checkIn,
    check_out: STAY.checkOut,
    total_cents: TOTAL + 2_000,
  });

  const row = await readBooking(booking.reference);
  assert.partialDeepStrictEqual(row, {
    ...party,
    guest_name: 'Dolly Rivers',
    guest_email: body.guest.email,
    guest_phone: `+1${body.guest.phone.replaceAll(/\D/g, '')}`,
    total_cents: TOTAL + 2_000,
    promo_code: null,
    deal_id: null,
  });
  assert.deepEqual({ ...(row.quote as object), expires_at: '' }, { ...quote, expires_at: '' });
  const stay = expectData(
    await admin.from('occupancies').select().eq('id', row.occupancy_id).single(),
  );
  assert.partialDeepStrictEqual(stay, {
    cabin_id: cabin.id,
    check_in: STAY.checkIn,
    check_out: STAY.checkOut,
    kind: 'hold',
    released_at: null,
  });
  assert.equal(stay.expires_at, row.hold_expires_at);
  const minutes = (Date.parse(row.hold_expires_at ?? '') - Date.parse(row.created_at)) / 60_000;
  assert.equal(minutes, HOLD_MINUTES);
});

test('without an Idempotency-Key nothing is booked', async () => {
  const cabin = await createCabin();
  const body = bookingBody(cabin.id, STAY, TOTAL);
  const refusal = await expectRefusal(await post('create-booking', body), 400);
  assert.equal(refusal.code, 'idempotency_key_required');
  await expectNothingStored(cabin.id);
});

test('the same request under the same key is the same booking, its dates being taken by now', async () => {
  const cabin = await createCabin();
  const key = randomUUID();
  const { body, booking } = await bookStay(cabin.id, STAY, {}, key);
  assert.deepEqual(await expectBooked(await sendBooking(body, key)), booking);
  // The same in other words: key order, spelling of the phone number, upper-case ids.
  const { guest, ...offer } = body;
  const again = {
    guest: {
      phone: `+1 ${guest.phone.replace(/[()]/g, '')}`,
      email: ` ${guest.email} `,
      name: `${guest.name} `,
    },
    ...offer,
    cabin_id: cabin.id.toUpperCase(),
  };
  assert.deepEqual(await expectBooked(await sendBooking(again, key.toUpperCase())), booking);
  assert.deepEqual([await countBookings(cabin.id), await countStays(cabin.id)], [1, 1]);
});

test('a repeated request gets its booking whatever has happened to the cabin', async () => {
  const changes: ((cabinId: string) => Promise<unknown>)[] = [
    (id) => changeCabin(id, { nightly_rate: 99_900 }),
    (id) => changeCabin(id, { max_guests: 1 }),
    (id) => changeCabin(id, { live: false }),
    (id) => changeDay(id, STAY.checkIn, { min_stay: 9, allows_check_in: false }),
  ];
  for (const change of changes) {
    const cabin = await createCabin();
    const key = randomUUID();
    const { body, booking } = await bookStay(cabin.id, STAY, {}, key);
    await change(cabin.id);
    assert.deepEqual(await expectBooked(await sendBooking(body, key)), booking);
  }
});

test('another request under a used key is refused, and told nothing of the first', async () => {
  const cabin = await createCabin();
  const other = await createCabin();
  const key = randomUUID();
  const { body, booking } = await bookStay(cabin.id, STAY, {}, key);
  const others: object[] = [
    { ...body, guest: { ...GUEST, email: 'eve@example.com' } },
    { ...body, adults: 1 },
    { ...body, expected_total_cents: TOTAL + 1 },
    { ...body, check_out: day(13) },
    { ...body, check_in: day(20), check_out: day(22) },
    { ...body, check_in: day(200), check_out: day(202) },
    { ...body, promo_code: 'NOSUCHCODE' },
    { ...body, cabin_id: other.id },
    { ...body, cabin_id: NOBODY },
  ];
  for (const each of others) {
    const refusal = await expectRefusal(await sendBooking(each, key), 422);
    assert.equal(refusal.code, 'idempotency_key_reused');
    assert.ok(!JSON.stringify(refusal).includes(booking.reference));
  }
  await expectNothingStored(other.id);
  assert.equal(await countBookings(cabin.id), 1);
});

test('a refused request leaves its key free', async () => {
  const cabin = await createCabin();
  const key = randomUUID();
  await expectRefusal(await sendBooking(bookingBody(cabin.id, STAY, 1), key), 409);
  await expectBooked(await sendBooking(bookingBody(cabin.id, STAY, TOTAL), key));
});

for (const expected of [0, 1, TOTAL - 1, TOTAL + 1, TOTAL * 2, 100_000_000]) {
  test(`a total of ${expected} cents is answered with the right quote, and nothing is stored`, async () => {
    const cabin = await createCabin();
    const response = await sendBooking(bookingBody(cabin.id, STAY, expected));
    const refusal = await expectRefusal(response, 409);
    assert.equal(refusal.code, 'price_changed');
    const { quote } = await askQuote(quoteBody(cabin.id, STAY));
    assert.deepEqual({ ...refusal.quote, expires_at: '' }, { ...quote, expires_at: '' });
    assert.equal(quote.total_cents, TOTAL);
    await expectNothingStored(cabin.id);
  });
}

test('stays that share a night with a booking are refused, neighbours are taken', async () => {
  const cabin = await createCabin({ cleaning_fee: 0, city: 'Gatlinburg' });
  await bookStay(cabin.id, stayOf(20, 24));
  for (const [from, to] of [
    [20, 24],
    [19, 21],
    [23, 25],
    [21, 22],
    [18, 30],
    [23, 24],
  ]) {
    const stay = stayOf(from ?? 0, to ?? 0);
    const refusal = await expectRefusal(await sendBooking(bookingBody(cabin.id, stay, 1)), 409);
    assert.equal(refusal.code, 'dates_unavailable');
    assert.equal(refusal.quote, undefined);
  }
  await bookStay(cabin.id, stayOf(24, 26));
  await bookStay(cabin.id, stayOf(18, 20));
  assert.equal(await countStays(cabin.id), 3);
});

test('host blocks and running holds keep their nights', async () => {
  const cabin = await createCabin();
  await takeNights(cabin.id, stayOf(10, 11), { kind: 'block' });
  await takeNights(cabin.id, stayOf(21, 23), { kind: 'hold', expires_at: minutesFromNow(5) });
  for (const stay of [STAY, stayOf(20, 22)]) {
    const refusal = await expectRefusal(await sendBooking(bookingBody(cabin.id, stay, TOTAL)), 409);
    assert.equal(refusal.code, 'dates_unavailable');
  }
  assert.equal(await countBookings(cabin.id), 0);
});

test('the nights of an expired hold can be booked', async () => {
  const cabin = await createCabin();
  const expired = await takeNights(cabin.id, STAY, {
    kind: 'hold',
    expires_at: minutesFromNow(-1),
  });
  await expectBooked(await sendBooking(bookingBody(cabin.id, STAY, TOTAL)));
  const hold = expectData(await admin.from('occupancies').select().eq('id', expired).single());
  assert.ok(hold.released_at);
  assert.equal(await countStays(cabin.id), 1);
});

test('a stay that breaks a rule is refused with its reason', async () => {
  const cabin = await createCabin();
  await changeDay(cabin.id, day(30), { min_stay: 5 });
  const cases: [object, string][] = [
    [{ check_in: day(30), check_out: day(32) }, 'below-minimum-stay'],
    [{ check_in: day(0), check_out: day(2) }, 'past-or-today'],
    [{ adults: 5 }, 'too-many-guests'],
    [{ pets: 1 }, 'pets-not-allowed'],
  ];
  for (const [change, reason] of cases) {
    const body = bookingBody(cabin.id, STAY, TOTAL, change);
    const refusal = await expectRefusal(await sendBooking(body), 422);
    assert.deepEqual([refusal.code, refusal.reason], ['stay_not_bookable', reason]);
  }
  await expectNothingStored(cabin.id);
});

test('an unknown or hidden cabin cannot be booked', async () => {
  const hidden = await createCabin({ live: false });
  for (const id of [NOBODY, hidden.id]) {
    const refusal = await expectRefusal(await sendBooking(bookingBody(id, STAY, TOTAL)), 404);
    assert.equal(refusal.code, 'unknown_cabin');
  }
});

test('promo code and deal are stored when they counted', async () => {
  const cabin = await createCabin();
  const code = await createPromotion([day(1), day(60)]);
  const dealId = await createDeal(cabin.id, { discount_percent: 10 });
  const offers = { promo_code: code.toLowerCase(), deal_id: dealId };
  const { booking } = await bookStay(cabin.id, stayOf(10, 14), offers);
  const row = await readBooking(booking.reference);
  assert.deepEqual([row.promo_code, row.deal_id], [code, dealId]);
  assert.partialDeepStrictEqual(row.quote, { free_nights: 1, discount_percent: 10 });
});

test('promo code and deal are not stored when they did not count', async () => {
  const cabin = await createCabin();
  const other = await createCabin();
  const code = await createPromotion([day(1), day(60)]);
  const ended = await createDeal(cabin.id);
  await endDeal(ended);
  const useless = [
    { promo_code: code },
    { promo_code: 'NOSUCHCODE' },
    { deal_id: ended },
    { deal_id: await createDeal(other.id) },
    { deal_id: NOBODY },
  ];
  for (const [i, offers] of useless.entries()) {
    const { booking } = await bookStay(cabin.id, stayOf(10 + 3 * i, 13 + 3 * i), offers);
    const row = await readBooking(booking.reference);
    assert.deepEqual([row.promo_code, row.deal_id], [null, null]);
  }
});

test('a deal that has ended since the quote changes the price', async () => {
  const cabin = await createCabin();
  const dealId = await createDeal(cabin.id, { discount_percent: 50 });
  const offers = { deal_id: dealId };
  const { quote } = await askQuote(quoteBody(cabin.id, STAY, offers));
  await endDeal(dealId);
  const body = bookingBody(cabin.id, STAY, quote.total_cents, offers);
  const refusal = await expectRefusal(await sendBooking(body), 409);
  assert.equal(refusal.code, 'price_changed');
  assert.equal(refusal.quote?.total_cents, TOTAL);
});

test('the stored quote outlives a later change of rates', async () => {
  const cabin = await createCabin();
  const key = randomUUID();
  const { body, booking } = await bookStay(cabin.id, STAY, {}, key);
  const before = await readBooking(booking.reference);
  await changeCabin(cabin.id, { nightly_rate: 55_500, cleaning_fee: 1 });
  await changeDay(cabin.id, STAY.checkIn, { price: 99_900 });
  assert.deepEqual(await readBooking(booking.reference), before);
  assert.equal((await expectBooked(await sendBooking(body, key))).total_cents, TOTAL);
});

type Change = [name: string, change: (cabinId: string, dealId: string) => Promise<unknown>];
const CHANGES: Change[] = [
  ['the nightly rate', (id) => changeCabin(id, { nightly_rate: 10_001 })],
  ['the cleaning fee', (id) => changeCabin(id, { cleaning_fee: 0 })],
  ['the surcharge', (id) => changeCabin(id, { mountain_mama_nightly_surcharge: 0.5 })],
  ['the pet fee', (id) => changeCabin(id, { pet_fee: 100 })],
  ['the city', (id) => changeCabin(id, { city: 'Pigeon Forge' })],
  ['the largest party', (id) => changeCabin(id, { max_guests: 1 })],
  ['whether it is live', (id) => changeCabin(id, { live: false })],
  ['a night’s price', (id) => changeDay(id, day(11), { price: 20_000 })],
  ['the minimum stay', (id) => changeDay(id, day(10), { min_stay: 3 })],
  ['the arrival rule', (id) => changeDay(id, day(10), { allows_check_in: false })],
  ['the departure rule', (id) => changeDay(id, day(12), { allows_check_out: false })],
  ['a closed night', (id) => changeDay(id, day(11), { open: false })],
  [
    'the deal',
    async (_id, dealId) =>
      expectData(await admin.from('daily_deals').update({ discount_percent: 5 }).eq('id', dealId)),
  ],
];

async function rpcBooking(cabinId: string, dealId: string, change: object) {
  const p_request = { ...databaseBooking(cabinId, STAY, TOTAL), deal_id: dealId, ...change };
  return expectData(await admin.rpc('create_booking', { p_request })) as { result: string };
}

const versionOf = (cabinId: string, dealId: string) => readVersion(cabinId, STAY, dealId);

for (const [name, change] of CHANGES) {
  test(`a change of ${name} between reading and booking stops the booking`, async () => {
    const cabin = await createCabin();
    const dealId = await createDeal(cabin.id);
    const version = await versionOf(cabin.id, dealId);
    await change(cabin.id, dealId);
    const { result } = await rpcBooking(cabin.id, dealId, { version });
    assert.equal(result, 'inputs_changed');
    await expectNothingStored(cabin.id);
  });
}

test('a booking without a version of what it was quoted on is stopped', async () => {
  const cabin = await createCabin();
  const dealId = await createDeal(cabin.id);
  assert.equal((await rpcBooking(cabin.id, dealId, {})).result, 'inputs_changed');
  await expectNothingStored(cabin.id);
  const version = await versionOf(cabin.id, dealId);
  assert.equal((await rpcBooking(cabin.id, dealId, { version })).result, 'created');
});

test('no refusal names the guest who was first', async () => {
  const cabin = await createCabin();
  const guest = { name: 'Wilhelmina First', email: 'first@example.com', phone: '8655550199' };
  const key = randomUUID();
  const body = bookingBody(cabin.id, STAY, TOTAL, { guest });
  const booking = await expectBooked(await sendBooking(body, key));
  const second = bookingBody(cabin.id, STAY, TOTAL);
  const answers = await Promise.all([
    sendBooking(second),
    sendBooking(second, key),
    sendBooking({ ...body, guest: GUEST }, key),
    post('quote', quoteBody(cabin.id, STAY)),
  ]);
  const secrets = ['Wilhelmina', 'first@', '5550199', booking.reference, booking.token, key];
  for (const answer of answers) {
    assert.ok([409, 422].includes(answer.status));
    const text = await answer.text();
    assert.ok(!secrets.some((secret) => text.includes(secret)), text);
  }
});

test('every booking of this run holds nights of its own, for as long as it counts', async () => {
  assert.deepEqual(await findOverlaps(), []);
  const rows = expectData(
    await admin
      .from('bookings')
      .select('status, quote, occupancies(check_in, check_out, released_at)'),
  );
  assert.ok(rows.length > 0);
  for (const { status, quote, occupancies: stay } of rows) {
    assert.partialDeepStrictEqual(quote, { check_in: stay.check_in, check_out: stay.check_out });
    const isOver = ['cancelled', 'expired', 'refunded'].includes(status);
    assert.equal(stay.released_at !== null, isOver, status);
  }
});
