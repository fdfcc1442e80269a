import fc from 'fast-check';
import { createCabin } from './cabins.ts';
import { day, minutesFromNow } from './clock.ts';

export const PARTY = 38;
/** No edit makes a cabin smaller. */
export const LEAST_PARTY = PARTY - 1;
export const DAYS = 320;

export const cabins = await Promise.all(
  [0, 1, 2, 3].map((n) =>
    createCabin(
      {
        max_guests: PARTY,
        nightly_rate: 10_000 + n,
        mountain_mama_nightly_surcharge: n,
        display_order: n,
      },
      [day(0), day(DAYS)],
    ),
  ),
);

const cabin = fc.constantFrom(...cabins.map(({ id }) => id));
export const dayAway = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: DAYS }));
export const nights = fc.integer({ min: 1, max: 8 });

const stay = (id: string, from: number, length: number) =>
  `insert into public.occupancies (cabin_id, check_in, check_out, kind) values ('${id}', '${day(from)}', '${day(from + length)}', 'booking') on conflict do nothing`;
const days = (id: string, from: number, length: number) =>
  `cabin_id = '${id}' and day between '${day(from)}' and '${day(from + length)}'`;
const several = fc.tuple(cabin, dayAway, nights);

/** Actions of hosts and guests, each as one statement. */
export const edit: fc.Arbitrary<string> = fc.oneof(
  several.map((of) => stay(...of)),
  fc.tuple(several, fc.constantFrom(-5, 60)).map(
    ([[id, from, length], minutes]) =>
      `insert into public.occupancies (cabin_id, check_in, check_out, kind, expires_at)
       values ('${id}', '${day(from)}', '${day(from + length)}', 'hold', '${minutesFromNow(minutes)}') on conflict do nothing`,
  ),
  several.map(
    ([id, from]) =>
      `update public.occupancies set released_at = now() where cabin_id = '${id}' and check_out > '${day(from)}' and released_at is null`,
  ),
  several.map(
    ([id, from]) =>
      `delete from public.occupancies where cabin_id = '${id}' and check_in > '${day(from)}'`,
  ),
  several.map(
    ([id, from]) =>
      `update public.occupancies set kind = 'booking', expires_at = null where cabin_id = '${id}' and check_in >= '${day(from)}' and kind = 'hold'`,
  ),
  fc
    .tuple(several, fc.integer({ min: 1, max: 30_000 }))
    .map(([of, price]) => `update public.cabin_calendar set price = ${price} where ${days(...of)}`),
  fc
    .tuple(
      several,
      fc.constantFrom('open', 'allows_check_in', 'allows_check_out', 'min_stay'),
      fc.boolean(),
    )
    .map(
      ([of, column, on]) =>
        `update public.cabin_calendar set ${column} = ${column === 'min_stay' ? (on ? 1 : 4) : on} where ${days(...of)}`,
    ),
  several.map((of) => `delete from public.cabin_calendar where ${days(...of)}`),
  several.map(
    ([id, from, length]) =>
      `insert into public.cabin_calendar (cabin_id, day) select '${id}', date '${day(from)}' + n from generate_series(0, ${length}) n on conflict do nothing`,
  ),
  fc
    .tuple(
      cabin,
      fc.constantFrom(
        'live = not live',
        'nightly_rate = nightly_rate + 77',
        'cleaning_fee = cleaning_fee + 13',
        "city = 'Pigeon Forge'",
        "area = 'sevierville'",
        "area = 'gatlinburg'",
        'mountain_mama_nightly_surcharge = 3.25',
        'display_order = 9 - display_order',
        "timezone = 'Pacific/Kiritimati'",
        `max_guests = ${LEAST_PARTY}`,
        `max_guests = ${PARTY}`,
        'pet_fee = null',
        'pet_fee = 2500',
        'views_last_7_days = (views_last_7_days + 2) % 5',
        `amenities = '{"hot_tub": true, "mountain_view": "true"}'`,
        `amenities = '{"indoor_pool": true, "mountain_view": true}'`,
      ),
    )
    .map(([id, patch]) => `update public.cabins set ${patch} where id = '${id}'`),
);
