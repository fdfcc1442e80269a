import { sqlHash } from './sql.ts';

const hash = (what: string, of = 'occupancies.id') => sqlHash(`${of}::text || '${what}'`);

export const dollars = (cents: string) => `'$' || to_char(${cents} / 100.0, 'FM999,999,990.00')`;
const line = (code: string, label: string, cents: string) =>
  `jsonb_build_object('code', '${code}', 'label', ${label}, 'amount_cents', ${cents})`;

/** The parts of the quote of each row of `unbooked`, as quoteStay makes it without promotion or deal; a test compares them. */
export const quotes = `nights as (
  select occupancies.id,
    jsonb_agg(jsonb_build_object('date', night.day, 'amount_cents', price.cents) order by night.day) as nightly,
    sum(price.cents)::int as cents, min(price.cents) as least, max(price.cents) as most
  from unbooked as occupancies
  join public.cabins on cabins.id = occupancies.cabin_id
  cross join lateral (select occupancies.check_in + n as day from generate_series(0, occupancies.check_out - occupancies.check_in - 1) as n) as night
  left join public.cabin_calendar as calendar on calendar.cabin_id = occupancies.cabin_id and calendar.day = night.day
  cross join lateral (
    select round(coalesce(calendar.price, cabins.nightly_rate) * (100 + cabins.mountain_mama_nightly_surcharge) / 100)::int as cents
  ) as price
  group by occupancies.id
),
priced as (
  select occupancies.*, nights.nightly, nights.cents, nights.least, nights.most, cabins.timezone, cabins.free_cancel_days,
    cabins.cleaning_fee, cabins.title, cabins.city, occupancies.check_out - occupancies.check_in as length, tax.label as tax_label,
    taxes.*, (tax.state + tax.local + tax.occupancy) / 100.0 as total_rate, party.*,
    case when party.pets > 0 then coalesce(cabins.pet_fee, 0) else 0 end as pet_cents
  from unbooked as occupancies
  join nights on nights.id = occupancies.id
  join public.cabins on cabins.id = occupancies.cabin_id
  -- An example is shorter than the stays that are free of the occupancy tax.
  cross join lateral (
    select rate ->> 'label' as label, (rate -> 'lines' -> 0 ->> 'rate')::int as state, (rate -> 'lines' -> 1 ->> 'rate')::int as local,
           (rate -> 'lines' -> 2 ->> 'rate')::int as occupancy
    from jsonb_array_elements(public.cabin_taxes(cabins.id)) as rate
    where rate ->> 'from' <= occupancies.check_in::text
    order by rate ->> 'place' = '*', rate ->> 'from' desc limit 1
  ) as tax
  cross join lateral (select nights.cents + cabins.cleaning_fee as base) as taxable
  cross join lateral (
    select round(base * tax.state / 10000.0)::int as state_cents, round(base * tax.local / 10000.0)::int as local_cents,
           round(base * tax.occupancy / 10000.0)::int as occupancy_cents
  ) as taxes
  cross join lateral (
    select (1 + ${hash('adults')} % least(cabins.max_guests, 6))::smallint as adults,
           case when cabins.pet_fee is not null and cabins.max_pets > 0 and ${hash('pets')} % 4 = 0 then 1 else 0 end::smallint as pets
  ) as party
),
quoted as (
  select priced.*,
    least(${hash('children', 'priced.id')} % 3, greatest(0, max_guests - adults))::smallint as children,
    state_cents + local_cents + occupancy_cents as tax_cents,
    cents + cleaning_fee + state_cents + local_cents + occupancy_cents + pet_cents as total
  from priced
  join (select id as of_cabin, max_guests from public.cabins) as room on room.of_cabin = priced.cabin_id
)`;

/** Of a row of `quoted`, made at `booked_at`. */
export const quoteJson = `jsonb_build_object(
    'cabin_id', cabin_id, 'check_in', check_in, 'check_out', check_out, 'nights', length, 'currency', 'USD',
    'nightly', nightly, 'original_subtotal_cents', cents, 'free_nights', 0, 'promo_discount_cents', 0,
    'discount_percent', 0, 'discount_cents', 0, 'subtotal_cents', cents, 'cleaning_fee_cents', cleaning_fee,
    'tax', jsonb_build_object(
      'state_cents', state_cents, 'local_cents', local_cents, 'occupancy_cents', occupancy_cents,
      'occupancy_applies', true, 'total_rate', total_rate::float, 'total_cents', tax_cents, 'city', tax_label
    ),
    'pet_fee_cents', pet_cents, 'total_cents', total, 'avg_nightly_cents', round(cents::numeric / length)::int,
    'taxes_before_discount_cents', tax_cents, 'original_total_cents', total, 'savings_cents', 0,
    'lines', jsonb_build_array(${line(
      'nights',
      `case when least = most then ${dollars('least')} || ' × ' else '' end || length || case when length = 1 then ' night' else ' nights' end`,
      'cents',
    )})
      || case when cleaning_fee > 0 then jsonb_build_array(${line('cleaning_fee', "'Cleaning fee'", 'cleaning_fee')}) else '[]' end
      || jsonb_build_array(
        ${line('state_tax', "'State sales tax'", 'state_cents')},
        ${line('local_tax', "'County/local tax'", 'local_cents')},
        ${line('occupancy_tax', "'Occupancy tax (' || tax_label || ')'", 'occupancy_cents')}
      )
      || case when pet_cents > 0 then jsonb_build_array(${line('pet_fee', "'Pet fee'", 'pet_cents')}) else '[]' end,
    'expires_at', to_char(booked_at at time zone 'UTC' + interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  )`;
