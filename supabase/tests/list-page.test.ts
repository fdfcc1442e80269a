import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { listAmenities } from '../../lib/domain/catalog/cabin.ts';
import { CABIN_FILTERS, matchesFilter } from '../../lib/domain/catalog/cabin-filters.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin } from './support/cabins.ts';
import { shop } from '../../lib/shop/shop.ts';

type Row = {
  id: string;
  area: string;
  max_guests: number;
  pet_fee: number | null;
  views: number;
  amenities: Record<string, unknown>;
};

const PARTY = 33;
const FLAGS = ['{}', '{"hot_tub": true, "indoor_pool": true}', '{"mountain_view": true}'];

for (let n = 0; n < 12; n += 1) {
  await createCabin({
    max_guests: PARTY,
    area: shop().areas[n % 4]?.slug,
    amenities: JSON.parse(FLAGS[n % 3] ?? ''),
    pet_fee: n % 2 ? null : 2500,
    views_last_7_days: n % 4,
    display_order: n % 5,
  });
}

const listCabins = async () =>
  (await database.query(
    `select id, area, max_guests, pet_fee, views_last_7_days as views, amenities
     from public.cabins where live order by display_order, id`,
  )) as Row[];

const list = fc.record({
  area: fc.option(fc.constantFrom(...shop().areas.map(({ slug }) => slug as string))),
  guests: fc.constantFrom(1, PARTY - 1, PARTY, PARTY + 1),
  filter: fc.option(fc.constantFrom(...CABIN_FILTERS)),
  popular: fc.boolean(),
  limit: fc.integer({ min: 1, max: 9 }),
  offset: fc.integer({ min: 0, max: 20 }),
  countTo: fc.constantFrom(0, 5, 1000),
});

test('a page of a list without dates is what the rules of lib/domain list', async () => {
  const cabins = await listCabins();
  await fc.assert(
    fc.asyncProperty(list, async ({ area, guests, filter, popular, limit, offset, countTo }) => {
      const listed = cabins
        .filter((cabin) => area === null || cabin.area === area)
        .filter((cabin) => cabin.max_guests >= guests)
        .filter(({ amenities, pet_fee: petFeeCents, max_guests: maxGuests }) =>
          filter === null
            ? true
            : matchesFilter(
                { amenities: listAmenities(amenities), petFeeCents, maxGuests },
                filter,
              ),
        );
      if (popular) listed.sort((a, b) => b.views - a.views);
      const found = Math.min(listed.length, countTo + 1);
      const page = expectData(
        await admin.rpc('list_cabin_page', {
          ...(area && { p_area: area }),
          ...(filter && { p_filter: filter }),
          p_guests: guests,
          p_popular: popular,
          p_limit: limit,
          p_offset: offset,
          p_count_to: countTo,
        }),
      );
      assert.deepEqual(
        page,
        listed.slice(offset, offset + limit).map(({ id }) => ({ cabin_id: id, found })),
      );
    }),
    { numRuns: 200 },
  );
});
