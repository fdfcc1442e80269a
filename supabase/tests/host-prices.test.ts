import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { priceStay } from '../../lib/domain/pricing/offer.ts';
import { toCamelKeys } from '../../lib/domain/values/key-case.ts';
import { quoteInputsSchema } from '../../lib/schemas/quote-inputs.ts';
import type { QuoteResponse } from '../../lib/schemas/quote.ts';
import { fromPaymentsJson, fromQuoteJson } from '../../lib/schemas/quote-json.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { readBooking } from '../../lib/supabase/booking-row.ts';
import { admin, callFunction, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookedStay } from './support/guest-bookings.ts';
import { hostRequest, readBookingRow } from './support/host-books.ts';
import { moveRefusal, readMove, targetOf } from './support/moves.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { post, quoteBody } from './support/requests.ts';
import { TAX_RATES } from './support/tax-rates.ts';
import { call, refusal, signInAs, type Signed } from './support/staff.ts';
import { countStays } from './support/stays.ts';
import { newPhone } from './support/texts.ts';

const owner = await signInAs('owner');

test('a cabin is given the taxes of its town and those of every other place', async () => {
  const { id } = await createCabin({ city: ' Pigeon FORGE ' });
  const taxes = expectData(await admin.rpc('cabin_taxes', { p_cabin_id: id }));
  assert.deepEqual(
    taxes,
    TAX_RATES.filter(({ place }) => ['*', 'pigeon forge'].includes(place)),
  );
});

const asked = fc.record({
  from: fc.integer({ min: 5, max: 40 }),
  nights: fc.integer({ min: 1, max: 32 }),
  adults: fc.integer({ min: 1, max: 7 }),
  pets: fc.integer({ min: 0, max: 3 }),
  promo: fc.constantFrom('MAMAFREE4', 'NOPE', null),
});

/** What the function `quote` answers, in the words of an offer. */
async function shopOffer(body: object) {
  const answer = (await (await post('quote', body)).json()) as QuoteResponse & {
    error?: { reason: string };
  };
  if (answer.error) return { ok: false as const, reason: answer.error.reason };
  const { quote, promo, deal, payments } = answer;
  assert.ok(payments);
  return {
    ok: true as const,
    quote: fromQuoteJson(quote),
    payments: fromPaymentsJson(payments),
    promo,
    deal,
  };
}

test('without terms of a host the console asks what the shop asks, and refuses what it refuses', async () => {
  const large = await createCabin({
    max_guests: 6,
    max_pets: 2,
    pet_fee: 4_500,
    cleaning_fee: 12_345,
  });
  const small = await createCabin({ max_guests: 2, mountain_mama_nightly_surcharge: 3.33 });
  const ids = [large.id, small.id];
  await bookedStay(large.id, stayOf(20, 24));
  await database.query(
    `update public.cabin_calendar set min_stay = 3, price = 11111 where extract(isodow from day) in (4, 5) and cabin_id = '${large.id}'`,
  );
  const answers = new Set<string>();
  await fc.assert(
    fc.asyncProperty(asked, fc.constantFrom(...ids), async (wish, id) => {
      const stay = stayOf(wish.from, wish.from + wish.nights);
      const promo = wish.promo && { promo_code: wish.promo };
      const body = quoteBody(id, stay, { adults: wish.adults, pets: wish.pets, ...promo });
      const row = await call<object>(owner, 'host_quote', {
        p_cabin_id: id,
        p_check_in: stay.checkIn,
        p_check_out: stay.checkOut,
        ...(wish.promo && { p_promo_code: wish.promo }),
      });
      const party = { adults: wish.adults, children: 0, pets: wish.pets };
      const asked = { ...stay, ...party, promoCode: wish.promo };
      const { version: _, ...offer } = priceStay(
        quoteInputsSchema.parse(toCamelKeys(row)),
        asked,
        new Date(),
      );
      answers.add(offer.ok ? 'ok' : offer.reason);
      assert.deepEqual(offer, await shopOffer(body));
    }),
    { numRuns: 60 },
  );
  assert.ok(answers.has('ok') && answers.size > 3, [...answers].join(' '));
});

/** What the site asks of a function in the name of a member. */
async function ask(name: string, who: Signed | null, body: object, apikey?: string) {
  const response = await callFunction(name, {
    method: 'POST',
    headers: {
      apikey: apikey ?? process.env.SUPABASE_SECRET_KEY ?? '',
      ...(who && { Authorization: `Bearer ${who.token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { error?: { code: string; message: string } };
  const { error } = answer;
  if (error) return `${response.status} ${error.code} ${error.message}`;
  return response.ok ? answer : `${response.status}`;
}

const newForm = (cabinId: string, from: number, expectedTotalCents: number) => ({
  key: randomUUID(),
  stay: {
    ...toCamelKeys(targetOf(cabinId, stayOf(from, from + 2))),
    minimumStayReason: null,
    adjustment: null,
  },
  expectedTotalCents,
  note: '',
  payment: { kind: 'link', holdHours: 24 },
  guest: { name: 'June Carter', email: 'june@example.com', phone: newPhone() },
});

test('a booking by phone is priced by the shop’s function, and made only at the total that was shown', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const { quote } = await hostRequest(cabin.id, stayOf(10, 12));
  const form = newForm(cabin.id, 10, quote.total_cents);
  const less = { ...form, expectedTotalCents: quote.total_cents - 1 };
  assert.equal(await ask('host-booking', owner, less), '422 PT422 quote_changed');
  for (const bad of [
    { ...form, quote },
    { ...form, stay: { ...form.stay, adjustment: { cents: -1, reason: 'x' } } },
    { ...form, stay: { ...form.stay, adults: 0 } },
    { ...form, stay: { ...form.stay, checkOut: 'infinity' } },
    { ...form, key: 'mine' },
  ]) {
    assert.match(String(await ask('host-booking', owner, bad)), /^400 invalid_request/);
  }
  const booked = await ask('host-booking', owner, form);
  const { reference } = booked as unknown as { reference: string };
  const row = await readBookingRow(reference);
  assert.deepEqual([row.status, row.made_by, row.total_cents], ['held', 'host', quote.total_cents]);
  const [entry] = await database.query(
    `select actor_email from public.audit_log where action = 'book' and subject = '${reference}'`,
  );
  assert.equal(entry?.actor_email, owner.email);
  // Its own nights are taken by now.
  assert.deepEqual(await ask('host-booking', owner, form), booked);
  assert.deepEqual(await ask('host-booking', owner, { ...form, key: randomUUID() }), {
    reason: 'unavailable',
  });
});

test('a price that the host agreed to is stored with its line', async () => {
  const cabin = await createCabin();
  const adjustment = { cents: -5_000, reason: 'Returning guest' };
  const { quote } = await hostRequest(cabin.id, stayOf(10, 12), { adjustment });
  const form = newForm(cabin.id, 10, quote.total_cents);
  const stay = { ...form.stay, adjustment };
  const booked = await ask('host-booking', owner, { ...form, stay });
  const { reference } = booked as unknown as { reference: string };
  const [stored] = await database.query(
    `select quote -> 'lines' as lines from public.bookings where reference = '${reference}'`,
  );
  assert.deepEqual(stored?.lines, quote.lines);
});

test('who is not of the staff, may not move money or has no session books and moves nothing', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const cleaner = await signInAs('cleaner', [cabin.id]);
  const paid = await bookedStay(cabin.id, stayOf(20, 22));
  const { quote } = await hostRequest(cabin.id, stayOf(10, 12));
  const { args } = await readMove(owner, paid.reference, targetOf(cabin.id, stayOf(24, 26)));
  const seen = toCamelKeys(args.p_seen);
  const move = { ...moveForm(paid.reference, cabin.id, 24), seen };
  const publishable = process.env.SUPABASE_PUBLISHABLE_KEY ?? '';
  for (const [name, body] of [
    ['host-booking', newForm(cabin.id, 10, quote.total_cents)],
    ['host-move', move],
  ] as const) {
    assert.equal(await ask(name, cleaner, body), '403 42501 not_allowed');
    assert.match(String(await ask(name, null, body)), /^40[13] 42501 /);
    const forged = { ...owner, token: `${owner.token.slice(0, -4)}AAAA` };
    assert.match(String(await ask(name, forged, body)), /^401 /);
    assert.equal(await ask(name, owner, body, publishable), '401');
  }
  assert.equal(await countStays(cabin.id), 1);
});

const moveForm = (reference: string, cabinId: string, from: number) => ({
  reference,
  key: randomUUID(),
  keepsPrice: false,
  reason: 'The guest asked for it',
  to: toCamelKeys(targetOf(cabinId, stayOf(from, from + 2))),
  adjustment: null,
});

test('a changed stay is priced by the shop’s function, and changed only as it was seen', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const { reference } = await bookedStay(cabin.id, stayOf(20, 22));
  const { args } = await readMove(owner, reference, targetOf(cabin.id, stayOf(24, 26)));
  const seen = toCamelKeys(args.p_seen);
  const form = { ...moveForm(reference, cabin.id, 24), seen };
  for (const other of [{ version: 'x' }, { dueCents: seen.dueCents + 1 }]) {
    const stale = { ...form, key: randomUUID(), seen: { ...seen, ...other } };
    assert.equal(await ask('host-move', owner, stale), '422 PT422 price_changed');
  }
  assert.match(
    String(await ask('host-move', owner, { ...form, quote: args.p_quote })),
    /^400 invalid_request/,
  );
  const taken = { ...moveForm(reference, cabin.id, 30), seen };
  await bookedStay(cabin.id, stayOf(30, 32));
  assert.deepEqual(await ask('host-move', owner, taken), { reason: 'unavailable' });
  const moved = await ask('host-move', owner, form);
  assert.deepEqual(moved, {
    chargeId: null,
    chargeCents: 0,
    refundCents: 0,
    balanceCents: 0,
    moves: 1,
  });
  assert.deepEqual(await ask('host-move', owner, form), moved);
});

const PARTIES = [
  { adults: 20, children: 19 },
  { adults: 1, children: 10 },
  { adults: 2, children: 0, pets: 10 },
  { adults: 0, children: 2 },
  { adults: 2, children: -1 },
  { adults: 2, children: 0, pets: -1 },
];

test('a party that the cabin does not take moves no stay and books none', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin({ max_guests: 6, max_pets: 1 });
  const stay = await bookedStay(cabin.id, stayOf(12, 14));
  const { args } = await readMove(owner, stay.reference, targetOf(cabin.id, stayOf(14, 16)));
  const request = await hostRequest(cabin.id, stayOf(20, 22));
  for (const party of PARTIES) {
    const move = { ...args, p_to: { ...args.p_to, ...party } };
    assert.match(await moveRefusal(owner, move), /^PT422 (bad_change|price_changed)$/);
    const p_request = { ...request, ...party };
    assert.equal(await refusal(owner, 'book_for_host', { p_request }), 'PT422 bad_change');
  }
});

test('a reason is stored as one clean line, and one of spaces is refused', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(12, 14));
  const args = {
    p_reference: stay.reference,
    p_amount_cents: 100,
    p_kind: 'partial',
    p_expected_left_cents: stay.totalCents,
  };
  for (const p_reason of ['', ' ', '\r\n\t', '\u202e', 'x'.repeat(501)]) {
    const answer = await refusal(owner, 'host_refund', { ...args, p_reason });
    assert.equal(answer, 'PT422 bad_change', JSON.stringify(p_reason));
  }
  await call(owner, 'host_refund', { ...args, p_reason: ' No\r\nhot\u202e water\t' });
  const [row] = await database.query(
    `select a.after ->> 'reason' as reason from public.audit_log a where a.subject = '${stay.reference}' and a.action = 'refund'`,
  );
  assert.deepEqual(row, { reason: 'No hot water' });
});

test('the guest’s page opens whatever stands in the stored quote', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const reference = (
    await call<{ reference: string }>(owner, 'book_for_host', {
      p_request: await hostRequest(cabin.id, stayOf(12, 14)),
    })
  ).reference;
  const { token, total_cents: total } = await readBookingRow(reference);
  for (const quote of ['{}', '[]', '"x"', '{"total_cents": -100}', '{"lines": null}']) {
    await database.query(
      `update public.bookings set quote = '${quote}' where reference = '${reference}'`,
    );
    const booking = await readBooking(admin, token);
    const { checkIn, checkOut } = stayOf(12, 14);
    assert.ok(booking);
    assert.deepEqual(
      [booking.checkIn, booking.checkOut, booking.quote.totalCents, booking.quote.nights],
      [checkIn, checkOut, total, 2],
    );
    assert.equal(
      booking.quote.lines.reduce((sum, line) => sum + line.amountCents, 0),
      total,
    );
  }
});
