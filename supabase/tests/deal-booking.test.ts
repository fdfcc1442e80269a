import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin } from './support/backend.ts';
import { createCabin, createDeal, createPromotion, endDeal, stayOf } from './support/cabins.ts';
import { day, utcDayStart } from './support/clock.ts';
import {
  askQuote,
  bookingBody,
  expectBooked,
  expectRefusal,
  quoteBody,
  sendBooking,
} from './support/requests.ts';
import { stopClock } from './support/stop-clock.ts';

const STAY = stayOf(10, 14);
// Four nights of 100, cleaning 50, 12.75 % of it all.
const FULL = 50_738;
// 20 % off the nights: 320, cleaning 50, tax.
const WITH_DEAL = 41_718;

async function readBooking(reference: string) {
  return expectData(
    await admin
      .from('bookings')
      .select('deal_id, promo_code, total_cents')
      .eq('reference', reference)
      .single(),
  );
}

const book = (cabinId: string, total: number, offers: object) =>
  sendBooking(bookingBody(cabinId, STAY, total, offers), randomUUID());

test('the deal is part of the price that is quoted, booked and kept', async () => {
  const cabin = await createCabin();
  const dealId = await createDeal(cabin.id);
  const { quote } = await askQuote(quoteBody(cabin.id, STAY, { deal_id: dealId }));
  assert.deepEqual(
    [quote.total_cents, quote.original_total_cents, quote.discount_percent, quote.discount_cents],
    [WITH_DEAL, FULL, 20, 8_000],
  );
  const booking = await expectBooked(await book(cabin.id, WITH_DEAL, { deal_id: dealId }));
  assert.equal(booking.total_cents, WITH_DEAL);
  assert.equal((await readBooking(booking.reference)).deal_id, dealId);
});

const USELESS: [name: string, make: (cabinId: string) => Promise<string>][] = [
  ['a forged id', async () => randomUUID()],
  ['the deal of another cabin', async () => createDeal((await createCabin()).id)],
  ['yesterday’s deal', (cabinId) => createDeal(cabinId, {}, -1)],
  ['tomorrow’s deal', (cabinId) => createDeal(cabinId, {}, 1)],
  [
    'a deal the host has ended',
    async (cabinId) => {
      const dealId = await createDeal(cabinId);
      await endDeal(dealId);
      return dealId;
    },
  ],
];
for (const [name, make] of USELESS) {
  test(`${name} buys nothing: the discounted total is refused, the full one is booked`, async () => {
    const cabin = await createCabin();
    const offers = { deal_id: await make(cabin.id) };
    const { quote, deal } = await askQuote(quoteBody(cabin.id, STAY, offers));
    assert.equal(quote.total_cents, FULL);
    assert.equal(deal?.applied, false);
    const refusal = await expectRefusal(await book(cabin.id, WITH_DEAL, offers), 409);
    assert.equal(refusal.code, 'price_changed');
    assert.deepEqual([refusal.quote?.total_cents, refusal.quote?.discount_percent], [FULL, 0]);
    const booking = await expectBooked(await book(cabin.id, FULL, offers));
    assert.deepEqual(await readBooking(booking.reference), {
      deal_id: null,
      promo_code: null,
      total_cents: FULL,
    });
  });
}

test('without asking for it nobody gets the deal', async () => {
  const cabin = await createCabin();
  await createDeal(cabin.id);
  assert.equal((await askQuote(quoteBody(cabin.id, STAY))).quote.total_cents, FULL);
  const refusal = await expectRefusal(await book(cabin.id, WITH_DEAL, {}), 409);
  assert.equal(refusal.code, 'price_changed');
});

test('with a promo code: the free night first, then the percent off what remains', async () => {
  const cabin = await createCabin();
  const code = await createPromotion([day(1), day(60)]);
  const dealId = await createDeal(cabin.id, { discount_percent: 15 });
  const offers = { deal_id: dealId, promo_code: code };
  const { quote } = await askQuote(quoteBody(cabin.id, STAY, offers));
  assert.deepEqual(
    quote.lines.map((line) => [line.code, line.amount_cents]),
    [
      ['nights', 40_000],
      ['free_nights', -10_000],
      ['deal', -4_500],
      ['cleaning_fee', 5_000],
      ['state_tax', 2_135],
      ['local_tax', 839],
      ['occupancy_tax', 915],
    ],
  );
  const booking = await expectBooked(await book(cabin.id, quote.total_cents, offers));
  assert.deepEqual(await readBooking(booking.reference), {
    deal_id: dealId,
    promo_code: code,
    total_cents: 34_389,
  });
});

const EDGES: [name: string, at: () => number, total: number][] = [
  ['one millisecond before the deal begins', () => Date.parse(utcDayStart()) - 1, FULL],
  ['at the instant it begins', () => Date.parse(utcDayStart()), WITH_DEAL],
  ['one millisecond before it ends', () => Date.parse(utcDayStart(1)) - 1, WITH_DEAL],
  ['at the very instant it ends', () => Date.parse(utcDayStart(1)), FULL],
];
for (const [name, at, total] of EDGES) {
  test(`${name} a booking costs ${total}`, async (t) => {
    const cabin = await createCabin();
    const offers = { deal_id: await createDeal(cabin.id) };
    stopClock(t, at());
    const { quote } = await askQuote(quoteBody(cabin.id, STAY, offers));
    assert.equal(quote.total_cents, total);
    const other = total === FULL ? WITH_DEAL : FULL;
    const refusal = await expectRefusal(await book(cabin.id, other, offers), 409);
    assert.equal(refusal.quote?.total_cents, total);
    const booking = await expectBooked(await book(cabin.id, total, offers));
    const stored = (await readBooking(booking.reference)).deal_id;
    assert.equal(stored, total === FULL ? null : offers.deal_id);
  });
}
