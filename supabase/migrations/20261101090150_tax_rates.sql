-- The taxes of each place, each from a day on. A stay is taxed as of its check-in; a booking keeps what it was quoted.

create table public.tax_rates (
  place text not null check (place = lower(trim(place)) and length(place) between 1 and 60),
  from_date date not null,
  label text not null check (length(label) between 1 and 60),
  state_bp integer not null check (state_bp between 0 and 5000),
  local_bp integer not null check (local_bp between 0 and 5000),
  occupancy_bp integer not null check (occupancy_bp between 0 and 5000),
  occupancy_max_nights integer not null check (occupancy_max_nights between 0 and 365),
  primary key (place, from_date)
);

comment on table public.tax_rates is
  'Taxes on nights and cleaning, in basis points, by place (lower case; * for every other place) and the first check-in day of each.';
comment on column public.tax_rates.label is 'What the quote calls the place: the town or county that takes the occupancy tax.';
comment on column public.tax_rates.occupancy_max_nights is 'Longer stays are free of the occupancy tax.';

alter table public.tax_rates enable row level security;
grant select on public.tax_rates to anon, authenticated;
grant select, insert, delete on public.tax_rates to service_role;
create policy "tax rates are public" on public.tax_rates for select to anon, authenticated using (true);

-- As of 2026-11-20. Wears Valley is unincorporated: the county's lodging tax, which equals Gatlinburg's.
insert into public.tax_rates (place, from_date, label, state_bp, local_bp, occupancy_bp, occupancy_max_nights) values
  ('*', '2000-01-01', 'Gatlinburg', 700, 275, 300, 30),
  ('gatlinburg', '2000-01-01', 'Gatlinburg', 700, 275, 300, 30),
  ('pigeon forge', '2000-01-01', 'Pigeon Forge', 700, 275, 250, 30),
  ('sevierville', '2000-01-01', 'Sevierville', 700, 275, 300, 30),
  ('wears valley', '2000-01-01', 'Sevier County', 700, 275, 300, 30);

create function public.tax_rates_json(p_places text[] default null)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'place', r.place, 'from', r.from_date, 'label', r.label, 'state', r.state_bp, 'local', r.local_bp,
    'occupancy', r.occupancy_bp, 'nights', r.occupancy_max_nights
  ) order by r.from_date, r.place), '[]')
  from public.tax_rates r
  where p_places is null or r.place = any (p_places);
$$;

comment on function public.tax_rates_json is 'The taxes of these places, or all, in the order of their first day: TaxRate of lib/domain.';

create function public.cabin_taxes(p_cabin_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select public.tax_rates_json(array['*', lower(trim(c.city))]) from public.cabins c where c.id = p_cabin_id;
$$;

comment on function public.cabin_taxes is 'The taxes of the cabin''s town and of every other place, in the order of their first day.';

create function public.stay_tax_rate(p_taxes jsonb, p_city text, p_check_in date)
returns jsonb language sql immutable set search_path = '' as $$
  select t from jsonb_array_elements(p_taxes) t
  where t ->> 'place' in ('*', lower(trim(p_city))) and t ->> 'from' <= to_char(p_check_in, 'YYYY-MM-DD')
  order by t ->> 'place' = '*', t ->> 'from' desc
  limit 1;
$$;

comment on function public.stay_tax_rate is
  'Of the taxes of a cabin, the one that holds for a check-in: the rule of tax.ts in lib/domain; a test compares the two.';

grant execute on function public.tax_rates_json, public.cabin_taxes, public.stay_tax_rate to service_role;
