import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { adjustQuote } from '../../lib/domain/pricing/adjustment.ts';
import { taxRateOn } from '../../lib/domain/pricing/tax.ts';
import type { TaxRate } from '../../lib/domain/pricing/tax-rate.ts';
import { addDays, type CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { toSnakeKeys } from '../../lib/domain/values/key-case.ts';
import type { QuoteJson, QuoteResponse } from '../../lib/schemas/quote.ts';
import { fromQuoteJson, toQuoteJson } from '../../lib/schemas/quote-json.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { readBooking } from '../../lib/supabase/booking-row.ts';
import { priceStay, type QuoteInputsRow } from '../../lib/supabase/quote-inputs.ts';
import { offers } from '../../__tests__/lib/support/promotions.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookedStay } from './support/guest-bookings.ts';
import { hostRequest, readBookingRow } from './support/host-books.ts';
import { moveRefusal, readMove, targetOf } from './support/moves.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { post, quoteBody } from './support/requests.ts';
import { taxLines } from '../../__tests__/support/tax-rates.ts';
import { TAX_RATES } from './support/tax-rates.ts';
import { call, refusal, signInAs } from './support/staff.ts';

const owner = await signInAs('owner');

const CITIES = ['Gatlinburg', ' Pigeon FORGE ', 'wears valley', 'Cosby', 'Knoxville', ''];
const county = {
  label: 'Cocke County',
  lines: [
    ...taxLines(725, 250, 150, 20),
    { name: 'Bed levy of {place}', cents: 350 },
    { name: 'Tourism fee', rate: 100, nights: 5 },
  ],
};
const TAXES = [...TAX_RATES, { place: 'cosby', from: '2027-03-01', ...county }];

test('the tax of a stay in the database is that of the domain, on each side of a change', async () => {
  for (const city of CITIES) {
    for (const checkIn of ['2027-02-28', '2027-03-01', '1999-12-31']) {
      const [row] = await database.query(
        `select public.stay_tax_rate('${JSON.stringify(TAXES)}', '${city}', '${checkIn}') as rate`,
      );
      const told = `${city} ${checkIn}`;
      if (checkIn < '2000') {
        assert.equal(row?.rate, null, told);
        assert.throws(() => taxRateOn(TAXES, city, checkIn), RangeError, told);
      } else {
        // The label of another place's taxes names the town too.
        const expected = taxRateOn(TAXES, city, checkIn);
        const { label, ...rate } = row?.rate as TaxRate;
        assert.deepEqual({ ...expected, label }, { ...rate, label }, told);
        assert.ok(expected.label.includes(label), told);
      }
    }
  }
});

test('a cabin is given the taxes of its town and those of every other place', async () => {
  const { id } = await createCabin({ city: ' Pigeon FORGE ' });
  const taxes = expectData(await admin.rpc('cabin_taxes', { p_cabin_id: id }));
  assert.deepEqual(
    taxes,
    TAX_RATES.filter(({ place }) => ['*', 'pigeon forge'].includes(place)),
  );
});

const CABIN_ID = '00000000-0000-4000-8000-00000000abcd';
const priced = fc.record({
  city: fc.constantFrom(...CITIES),
  checkIn: fc.constantFrom<CalendarDate>(
    ...(['2027-02-27', '2027-03-01', '2027-08-31', '2027-12-30'] as CalendarDate[]),
  ),
  prices: fc.array(fc.option(fc.integer({ min: 0, max: 90_000 }), { freq: 4 }), {
    minLength: 1,
    maxLength: 40,
  }),
  surcharge: fc.constantFrom(0, 5, 12.5, 3.33),
  cleaning: fc.integer({ min: 0, max: 30_000 }),
  petFee: fc.option(fc.integer({ min: 0, max: 9_000 })),
  pets: fc.integer({ min: 0, max: 2 }),
  offers,
  percent: fc.option(fc.constantFrom(5, 12.5, 33.33, 100)),
  change: fc.integer({ min: -20_000, max: 20_000 }),
});

test('the database prices a stay as the domain does, and takes that quote alone', async () => {
  await fc.assert(
    fc.asyncProperty(priced, fc.nat(), async (wish, pick) => {
      const { checkIn, prices } = wish;
      const checkOut = addDays(checkIn, prices.length);
      const { promotion, automatic } = wish.offers;
      const input = {
        cabin: {
          ...{ id: CABIN_ID, slug: 'a', city: wish.city, timezone: 'America/New_York' },
          ...{ maxGuests: 6, maxPets: 2, nightlyRateCents: 15_000, freeCancelDays: 14 },
          ...{ cleaningFeeCents: wish.cleaning, petFeeCents: wish.petFee },
          nightlySurchargePercent: wish.surcharge,
        },
        taxes: TAXES,
        stay: { checkIn, checkOut },
        dayPrices: new Map(prices.map((price, at) => [addDays(checkIn, at), price])),
        pets: wish.pets,
        ...{ promotion, automatic },
        discountPercent: wish.percent ?? 0,
      };
      const quote = adjustQuote(input, { cents: wish.change, reason: 'Returning  guest' });
      if (!quote) return;
      const json = toQuoteJson(quote, '2026-11-25T12:00:00.000Z');
      const inputs = {
        taxes: TAXES as never,
        cabin: {
          ...{ id: CABIN_ID, city: wish.city, nightly_rate: 15_000, cleaning_fee: wish.cleaning },
          ...{ pet_fee: wish.petFee, nightly_surcharge: wish.surcharge },
        },
        days: prices.map((price, at) => ({ day: addDays(checkIn, at), price })),
        promotion: promotion && toSnakeKeys(promotion),
        automatic: automatic.map((each) => toSnakeKeys(each)),
        deal: wish.percent && {
          ...{ discount_percent: wish.percent, starts_at: '2026-11-20', expires_at: '2026-11-21' },
        },
      };
      const isTaken = async (candidate: unknown) =>
        expectData(
          await admin.rpc('is_quote_of', {
            p_quote: candidate as never,
            p_to: { check_in: checkIn, check_out: checkOut, pets: wish.pets },
            p_inputs: inputs as never,
            p_deal_at: '2026-11-20T12:00:00Z',
          }),
        );
      assert.equal(await isTaken(json), true, JSON.stringify(json));
      const amounts = Object.entries(json).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      );
      const [name, amount] = amounts[pick % amounts.length] ?? [];
      assert.equal(await isTaken({ ...json, [name ?? '']: (amount ?? 0) + 1 }), false, name);
    }),
    { numRuns: 60 },
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
  const { quote, promo, deal } = answer;
  return { ok: true as const, quote: fromQuoteJson(quote), promo, deal };
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
      const row = await call<QuoteInputsRow>(owner, 'host_quote', {
        ...{ p_cabin_id: id, p_check_in: stay.checkIn, p_check_out: stay.checkOut },
        ...(wish.promo && { p_promo_code: wish.promo }),
      });
      const party = { adults: wish.adults, children: 0, pets: wish.pets };
      const asked = { ...stay, ...party, promoCode: wish.promo };
      const { version: _, ...offer } = priceStay(row, asked, new Date());
      answers.add(offer.ok ? 'ok' : offer.reason);
      assert.deepEqual(offer, await shopOffer(body));
    }),
    { numRuns: 60 },
  );
  assert.ok(answers.has('ok') && answers.size > 3, [...answers].join(' '));
});

type Hostile = [name: string, change: (quote: QuoteJson) => unknown];
const first = (quote: QuoteJson, patch: object) => [
  { ...quote.lines[0], ...patch },
  ...quote.lines.slice(1),
];
const HOSTILE: Hostile[] = [
  ['nothing', () => null],
  ['a number', () => 7],
  ['empty', () => ({})],
  [
    'nothing to pay',
    (quote) => ({
      ...quote,
      lines: [{ code: 'nights', label: 'Nights', amount_cents: 0 }],
      total_cents: 0,
    }),
  ],
  [
    'less than nothing',
    (quote) => ({ ...quote, lines: first(quote, { amount_cents: -100 }), total_cents: -100 }),
  ],
  ['no lines', ({ lines: _, ...quote }) => quote],
  ['lines that are none', (quote) => ({ ...quote, lines: 'nights' })],
  ['lines of nothing', (quote) => ({ ...quote, lines: [null] })],
  ['a line twice', (quote) => ({ ...quote, lines: [quote.lines[0], ...quote.lines] })],
  [
    'a line of nothing twice',
    (quote) => ({
      ...quote,
      lines: [
        ...quote.lines,
        { code: 'pet_fee', label: 'Pets', amount_cents: 0 },
        { code: 'pet_fee', label: 'Pets', amount_cents: 0 },
      ],
    }),
  ],
  [
    'an unknown line',
    (quote) => ({
      ...quote,
      lines: [...quote.lines, { code: 'gift', label: 'Gift', amount_cents: 0 }],
    }),
  ],
  [
    'no tax',
    (quote) => ({ ...quote, lines: quote.lines.filter(({ code }) => !code.endsWith('tax')) }),
  ],
  [
    'tax moved into the nights',
    (quote) => {
      const [tax = 0] = quote.lines
        .filter(({ code }) => code === 'state_tax')
        .map((line) => line.amount_cents);
      return {
        ...quote,
        lines: quote.lines
          .filter(({ code }) => code !== 'state_tax')
          .map((line) =>
            line.code === 'nights' ? { ...line, amount_cents: line.amount_cents + tax } : line,
          ),
      };
    },
  ],
  ['half a cent', (quote) => ({ ...quote, lines: first(quote, { amount_cents: 0.5 }) })],
  [
    'a label of two lines',
    (quote) => ({ ...quote, lines: first(quote, { label: 'Nights\r\nTotal $0' }) }),
  ],
  [
    'a label read backwards',
    (quote) => ({ ...quote, lines: first(quote, { label: 'Nights \u202E0$' }) }),
  ],
  ['an empty label', (quote) => ({ ...quote, lines: first(quote, { label: '' }) })],
  [
    'a label without end',
    (quote) => ({ ...quote, lines: first(quote, { label: 'x'.repeat(161) }) }),
  ],
  ['more in a line', (quote) => ({ ...quote, lines: first(quote, { note: 'x' }) })],
  ['more in the quote', (quote) => ({ ...quote, note: 'x' })],
  ['no fee', ({ cleaning_fee_cents: _, ...quote }) => quote],
  ['another fee', (quote) => ({ ...quote, cleaning_fee_cents: quote.cleaning_fee_cents + 100 })],
  ['no end', ({ expires_at: _, ...quote }) => quote],
  ['an end that is none', (quote) => ({ ...quote, expires_at: 'tomorrow' })],
  ['no such day', (quote) => ({ ...quote, expires_at: '2026-13-41T00:00:00Z' })],
  ['another currency', (quote) => ({ ...quote, currency: 'EUR' })],
  ['a night less', (quote) => ({ ...quote, nightly: quote.nightly.slice(1) })],
  [
    'a night cheaper',
    (quote) => ({
      ...quote,
      nightly: quote.nightly.map((night) => ({ ...night, amount_cents: 0 })),
    }),
  ],
  ['no city', (quote) => ({ ...quote, tax: { ...quote.tax, city: null } })],
  ['a discount that nobody gave', (quote) => ({ ...quote, discount_percent: 50 })],
  [
    'a change without a reason',
    (quote) => ({
      ...quote,
      lines: [...quote.lines, { code: 'adjustment', label: 'x', amount_cents: -100 }],
      total_cents: quote.total_cents - 100,
    }),
  ],
  [
    'a change beside the taxes',
    (quote) => ({
      ...quote,
      lines: [
        ...quote.lines,
        { code: 'adjustment', label: 'Returning guest', amount_cents: -quote.total_cents },
      ],
      total_cents: 0,
    }),
  ],
];

test('a quote that the rules do not make moves no stay and books none', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(12, 14));
  const { args } = await readMove(owner, stay.reference, targetOf(cabin.id, stayOf(14, 16)));
  const request = await hostRequest(cabin.id, stayOf(20, 22));
  for (const [name, change] of HOSTILE) {
    const p_quote = change(args.p_quote);
    assert.equal(await moveRefusal(owner, { ...args, p_quote }), 'PT422 price_changed', name);
    const quote = change(request.quote);
    const answer = await refusal(owner, 'host_book', { p_request: { ...request, quote } });
    assert.match(answer, /^PT422 (bad_change|quote_changed)$/, name);
  }
  assert.equal(await moveRefusal(owner, args), 'none');
  assert.equal(await refusal(owner, 'host_book', { p_request: request }), 'none');
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
    assert.equal(await refusal(owner, 'host_book', { p_request }), 'PT422 bad_change');
  }
});

test('a reason is stored as one clean line, and one of spaces is refused', async (t) => {
  expectErrorOutput(t);
  const cabin = await createCabin();
  const stay = await bookedStay(cabin.id, stayOf(12, 14));
  const args = {
    ...{ p_reference: stay.reference, p_amount_cents: 100, p_kind: 'partial' },
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
    await call<{ reference: string }>(owner, 'host_book', {
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
