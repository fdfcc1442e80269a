import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { sized } from './support/harness.ts';
import { askQuote, bookingBody, quoteBody, sendBooking } from './support/requests.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';

// The server answers each of them in the same way; PGlite only takes longer for it.
const HAND_OFFS = sized(2_000, 200);
const AT_ONCE = 10;
const SEED = 20261123;

const cabins = [
  await createCabin({ pet_fee: 7_500 }),
  await createCabin({ nightly_rate: 45_000, max_guests: 12, pet_fee: 2_500 }),
];
const expired = randomUUID();
expectData(
  await admin.from('daily_deals').insert({
    id: expired,
    cabin_id: cabins[0]?.id ?? '',
    discount_percent: 90,
    starts_at: '2020-01-01T00:00:00Z',
    expires_at: '2020-01-02T00:00:00Z',
  }),
);

type Offer = { adults: number; children: number; pets: number };
type Honest = { cabinId: string; from: number; nights: number; offer: Offer; total: number };

/** What the site says each stay costs; the tampering starts from there. */
const honest: Honest[] = [];
for (const [index, { id }] of cabins.entries()) {
  for (let n = 0; n < 6; n++) {
    const offer = { adults: 2 + (n % 2), children: 0, pets: n % 2 ? 1 : 0 };
    const [from, nights] = [5 + 10 * n, 2 + n + index];
    const { quote } = await askQuote(quoteBody(id, stayOf(from, from + nights), offer));
    honest.push({ cabinId: id, from, nights, offer, total: quote.total_cents });
  }
}

const other = (cabinId: string) => cabins.find(({ id }) => id !== cabinId)?.id ?? cabinId;
const claim = fc.oneof(
  fc.nat(1_000_000),
  fc.constantFrom(0, 1, 100, -1, 0.5, 1e21, '0', null, [], {}),
);

/** One change of what the browser hands to the booking, by name. */
const tampering: fc.Arbitrary<(stay: Honest) => Record<string, unknown>> = fc.oneof(
  claim.map((total) => () => ({ expected_total_cents: total })),
  fc.integer({ min: 1, max: 99 }).map((percent) => ({ total }: Honest) => ({
    expected_total_cents: Math.floor((total * (100 - percent)) / 100),
  })),
  fc.integer({ min: 1, max: 12 }).map((more) => ({ from, nights, total }: Honest) => ({
    check_in: stayOf(from, from + nights + more).checkIn,
    expected_total_cents: total,
    check_out: stayOf(from, from + nights + more).checkOut,
  })),
  fc.constant(({ cabinId }: Honest) => ({ cabin_id: other(cabinId) })),
  fc.integer({ min: 0, max: 40 }).map((adults) => () => ({ adults })),
  fc
    .integer({ min: 1, max: 2 })
    .map((pets) => ({ offer }: Honest) => ({ pets: offer.pets + pets })),
  fc.constantFrom(expired, randomUUID(), 'free').map((deal_id) => ({ total }: Honest) => ({
    deal_id,
    expected_total_cents: Math.floor(total / 2),
  })),
  fc.constantFrom('FREE100', 'MAMAFREE4', '%', '').map((promo_code) => ({ total }: Honest) => ({
    promo_code,
    expected_total_cents: Math.floor(total * 0.75),
  })),
  fc
    .tuple(
      fc.constantFrom(
        'total_cents',
        'price_cents',
        'nightly_rate',
        'cleaning_fee',
        'tax_cents',
        'discount_percent',
        'discount_cents',
        'nights',
        'free_nights',
        'quote',
        'status',
        'lines',
      ),
      claim,
    )
    .map(([field, value]) => () => ({ [field]: value })),
);

const attempts = fc.sample(fc.tuple(fc.constantFrom(...honest), tampering), {
  numRuns: HAND_OFFS,
  seed: SEED,
});

test(`of ${HAND_OFFS} tampered hand-offs none books below the server’s own quote`, async (t) => {
  const statuses: Record<number, number> = {};
  for (let at = 0; at < attempts.length; at += AT_ONCE) {
    await Promise.all(
      attempts.slice(at, at + AT_ONCE).map(async ([stay, change]) => {
        const body = bookingBody(
          stay.cabinId,
          stayOf(stay.from, stay.from + stay.nights),
          stay.total,
          {
            ...stay.offer,
            ...change(stay),
          },
        );
        const response = await sendBooking(body);
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        if (response.status !== 201) return;
        const { booking } = (await response.json()) as { booking: { total_cents: number } };
        assert.equal(booking.total_cents, body.expected_total_cents);
      }),
    );
  }
  t.diagnostic(JSON.stringify(statuses));
  assert.deepEqual(
    Object.keys(statuses).filter((status) => !['201', '400', '404', '409', '422'].includes(status)),
    [],
  );
  // Whatever of it was booked, was booked at the price that its own inputs have.
  const booked = await database.query(
    `select cabin_id, adults, children, pets, total_cents, quote ->> 'check_in' as check_in, quote ->> 'check_out' as check_out
     from public.bookings where cabin_id in (${cabins.map(({ id }) => `'${id}'`).join(', ')})`,
  );
  await database.query(
    `update public.occupancies set released_at = now() where cabin_id in (${cabins.map(({ id }) => `'${id}'`).join(', ')})`,
  );
  for (const { total_cents: total, ...inputs } of booked) {
    const { quote } = await askQuote(inputs);
    assert.ok(Number(total) >= quote.total_cents, JSON.stringify(inputs));
  }
});
