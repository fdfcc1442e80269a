import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { database } from './support/backend.ts';
import {
  changeDay,
  createCabin,
  createDeal,
  createPromotion,
  endDeal,
  stayOf,
  takeNights,
} from './support/cabins.ts';
import { day } from './support/clock.ts';
import {
  askQuote,
  bookingBody,
  expectRefusal,
  NOBODY,
  post,
  quoteBody,
} from './support/requests.ts';

// Before the first test: the harness ends with the last of those it knows of.
const strict = await createCabin({ max_guests: 4, pet_fee: null }, [day(0), day(90)]);
const petFriendly = await createCabin({ pet_fee: 1_000, max_pets: 1 });
await changeDay(strict.id, day(10), { min_stay: 3 });
await changeDay(strict.id, day(14), { allows_check_in: false });
await changeDay(strict.id, day(18), { allows_check_out: false });
await changeDay(strict.id, day(22), { open: false });
await takeNights(strict.id, stayOf(26, 28));
await changeDay(strict.id, day(24), { min_stay: 4 });

test('a quote has all its lines, and they sum to the total', async () => {
  const cabin = await createCabin({
    nightly_rate: 10_001,
    cleaning_fee: 7_777,
    pet_fee: 3_000,
    mountain_mama_nightly_surcharge: 2.5,
  });
  await changeDay(cabin.id, day(11), { price: 12_345 });
  const { quote, promo, deal } = await askQuote(quoteBody(cabin.id, stayOf(10, 13), { pets: 2 }));
  assert.deepEqual([promo, deal], [null, null]);
  assert.deepEqual(
    quote.nightly.map(({ amount_cents: cents }) => cents),
    [10_251, 12_654, 10_251],
  );
  assert.deepEqual(
    quote.lines.map(({ code, amount_cents: cents }) => [code, cents]),
    [
      ['nights', 33_156],
      ['cleaning_fee', 7_777],
      ['state_tax', 2_865],
      ['local_tax', 1_126],
      ['occupancy_tax', 1_228],
      ['pet_fee', 3_000],
    ],
  );
  assert.equal(quote.total_cents, 49_152);
  const minutes = (Date.parse(quote.expires_at) - Date.now()) / 60_000;
  assert.ok(minutes > 14 && minutes <= 15);
});

const REFUSALS: [reason: string, from: number, to: number, party?: object, cabinId?: string][] = [
  ['past-month', -40, -38],
  ['past-or-today', 0, 2],
  ['below-minimum-stay', 10, 12],
  ['closed-to-arrival', 14, 16],
  ['closed-to-departure', 16, 18],
  ['unavailable', 22, 23],
  ['night-unavailable', 21, 25],
  ['minimum-stay-blocked', 24, 26],
  ['above-longest-stay', 30, 61],
  ['not-after-check-in', 30, 30],
  ['not-after-check-in', 30, 29],
  ['no-data', 89, 91],
  ['no-data', 120, 122],
  ['too-many-guests', 40, 42, { adults: 3, children: 2 }],
  ['pets-not-allowed', 40, 42, { pets: 1 }],
  ['too-many-pets', 40, 42, { pets: 2 }, petFriendly.id],
];
for (const [reason, from, to, party = {}, cabinId = strict.id] of REFUSALS) {
  test(`a quote is refused for ${reason}, days ${from} to ${to}`, async () => {
    const body = quoteBody(cabinId, stayOf(from, to), party);
    const refusal = await expectRefusal(await post('quote', body), 422);
    assert.deepEqual([refusal.code, refusal.reason], ['stay_not_bookable', reason]);
  });
}

test('what the refused stays only touch can be sold', async () => {
  for (const [from, to] of [
    [10, 13],
    [13, 16],
    [14 - 1, 15],
    [16, 19],
    [20, 22],
    [28, 30],
    [30, 60],
  ]) {
    const { quote } = await askQuote(quoteBody(strict.id, stayOf(from ?? 0, to ?? 0)));
    assert.equal(quote.nights, (to ?? 0) - (from ?? 0));
  }
});

test('dates as far away as a date can be are refused, without a look at each day until then', async () => {
  for (const [checkIn = '', checkOut = ''] of [
    ['2199-12-20', '2199-12-25'],
    ['1900-01-01', '2199-12-31'],
    [day(30), '2199-12-31'],
    ['2199-12-31', '1900-01-01'],
  ]) {
    const stay = { check_in: checkIn, check_out: checkOut };
    const response = await post('quote', { ...quoteBody(strict.id, stayOf(1, 2)), ...stay });
    assert.equal((await expectRefusal(response, 422)).code, 'stay_not_bookable');
    const [row] = await database.query(
      `select jsonb_array_length(public.quote_inputs('${strict.id}', '${checkIn}', '${checkOut}') -> 'days') as days`,
    );
    assert.ok(Number(row?.days) <= 91);
  }
});

test('a quote of an unknown or hidden cabin is refused', async () => {
  const hidden = await createCabin({ live: false });
  for (const id of [NOBODY, hidden.id]) {
    const refusal = await expectRefusal(await post('quote', quoteBody(id, stayOf(10, 12))), 404);
    assert.equal(refusal.code, 'unknown_cabin');
  }
});

const inSeason = await createPromotion([day(5), day(60)]);
const offSeason = await createPromotion([day(100), day(110)]);
const PROMOS: [name: string, code: string, nights: number, outcome: object, freeNights: number][] =
  [
    ['applies', inSeason, 4, { applied: true, free_nights: 1 }, 1],
    ['applies once per four nights', inSeason, 9, { applied: true, free_nights: 2 }, 2],
    [
      'applies in any spelling',
      ` ${inSeason.toLowerCase()} `,
      4,
      { applied: true, free_nights: 1 },
      1,
    ],
    ['is too long for the stay', inSeason, 3, { applied: false, reason: 'stay-too-short' }, 0],
    ['is out of season', offSeason, 4, { applied: false, reason: 'out-of-season' }, 0],
    ['is unknown', 'NOSUCHCODE', 4, { applied: false, reason: 'unknown-code' }, 0],
    ['is SQL', `'; drop table cabins; --`, 4, { applied: false, reason: 'unknown-code' }, 0],
  ];
for (const [name, code, nights, outcome, freeNights] of PROMOS) {
  test(`a promo code ${name}`, async () => {
    const cabin = await createCabin();
    const stay = stayOf(10, 10 + nights);
    const { quote, promo } = await askQuote(quoteBody(cabin.id, stay, { promo_code: code }));
    assert.deepEqual(promo, { code: code.trim(), ...outcome });
    assert.equal(quote.free_nights, freeNights);
    assert.equal(quote.promo_discount_cents, freeNights * 10_000);
    assert.equal(quote.subtotal_cents, (nights - freeNights) * 10_000);
  });
}

let networks = 0;
const newAddress = () => `203.0.${(networks += 1)}.7`;
const tryCode = async (promo_code: string, address: string) => {
  const body = quoteBody(strict.id, stayOf(40, 44), { promo_code });
  const response = await post('quote', body, { 'X-Forwarded-For': address });
  await response.text();
  return response.status;
};

test('unknown codes are counted by network, and after twenty no code is checked', async () => {
  const code = await createPromotion([day(0), day(60)]);
  const [guesser, neighbor, guest] = [newAddress(), newAddress(), newAddress()];
  for (let i = 0; i < 25; i += 1) assert.equal(await tryCode(code, guesser), 200);
  for (let i = 0; i < 20; i += 1) assert.equal(await tryCode(`GUESS${i}`, guesser), 200);
  assert.deepEqual([await tryCode('GUESS20', guesser), await tryCode(code, guesser)], [429, 429]);
  const limited = await expectRefusal(
    await post('quote', quoteBody(strict.id, stayOf(40, 44), { promo_code: code }), {
      'X-Forwarded-For': guesser,
    }),
    429,
  );
  assert.match(limited.message, /promo codes/);
  const plain = await post('quote', quoteBody(strict.id, stayOf(40, 44)), {
    'X-Forwarded-For': guesser,
  });
  assert.equal(plain.status, 200);
  assert.deepEqual([await tryCode(code, guest), await tryCode('GUESS0', neighbor)], [200, 200]);
});

test('concurrent guesses are all counted, and bookings count like quotes', async () => {
  const guesser = newAddress();
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, i) => tryCode(`STORM${i}`, guesser)),
  );
  assert.equal(statuses.filter((status) => status === 200).length, 20);
  const [first, other] = [newAddress(), await createCabin()];
  const { quote } = await askQuote(quoteBody(other.id, stayOf(10, 12)));
  const book = async (i: number) => {
    const body = bookingBody(other.id, stayOf(10, 12), quote.total_cents + 1, {
      promo_code: `B${i}`,
    });
    const headers = { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': first };
    return (await post('create-booking', body, headers)).status;
  };
  const tries: number[] = [];
  for (let i = 0; i < 21; i += 1) tries.push(await book(i));
  assert.deepEqual(tries, [...Array<number>(20).fill(409), 429]);
  assert.equal(await tryCode('B99', first), 429);
});

test('an inactive promo code is unknown', async () => {
  const code = await createPromotion([day(5), day(60)]);
  await database.query(`update public.promotions set active = false where code = '${code}'`);
  const { promo } = await askQuote(quoteBody(strict.id, stayOf(40, 44), { promo_code: code }));
  assert.deepEqual(promo, { code, applied: false, reason: 'unknown-code' });
});

test('a live deal takes its percent off the nights that are paid for', async () => {
  const cabin = await createCabin();
  const dealId = await createDeal(cabin.id, { discount_percent: 15 });
  const offers = { deal_id: dealId, promo_code: inSeason };
  const { quote, deal } = await askQuote(quoteBody(cabin.id, stayOf(10, 14), offers));
  assert.deepEqual(deal, { id: dealId, applied: true });
  assert.deepEqual([quote.discount_percent, quote.discount_cents], [15, 4_500]);
  assert.equal(quote.subtotal_cents, 25_500);
});

test('a deal that has ended, has not begun, is of another cabin or does not exist gives nothing', async () => {
  const cabin = await createCabin();
  const other = await createCabin();
  const ended = await createDeal(cabin.id);
  await endDeal(ended);
  const deals: [string, string][] = [
    [ended, 'deal-expired'],
    [await createDeal(cabin.id, {}, -1), 'deal-expired'],
    [await createDeal(cabin.id, {}, 1), 'deal-expired'],
    [await createDeal(other.id), 'unknown-deal'],
    [NOBODY, 'unknown-deal'],
  ];
  for (const [id, reason] of deals) {
    const { quote, deal } = await askQuote(quoteBody(cabin.id, stayOf(10, 12), { deal_id: id }));
    assert.deepEqual(deal, { id, applied: false, reason });
    assert.equal(quote.discount_cents, 0);
  }
});
