-- The taxes of each place by first check-in day. A stay is taxed as of its check-in; a booking keeps its quoted taxes.

create function public.are_tax_lines(p_lines jsonb)
returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(p_lines) = 'array' and jsonb_array_length(p_lines) between 1 and 12
    and not exists (
      select from jsonb_array_elements(p_lines) l
      where (jsonb_typeof(l) = 'object' and l - array['name', 'code', 'rate', 'cents', 'nights'] = '{}'
        and jsonb_typeof(l -> 'name') = 'string' and l ->> 'name' = trim(l ->> 'name')
          and length(l ->> 'name') between 1 and 60
        and l ->> 'name' !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
        and coalesce(l ->> 'code' in ('state_tax', 'local_tax', 'occupancy_tax'), not l ? 'code')
        -- Each tax is either a percentage or an amount.
        and (l ? 'rate') <> (l ? 'cents')
        and case when l ? 'rate' then l ->> 'rate' ~ '^[0-9]{1,4}$' and (l ->> 'rate')::integer <= 5000
                 else l ->> 'cents' ~ '^[0-9]{1,5}$' and (l ->> 'cents')::integer <= 50000 end
        and (not l ? 'nights' or l ->> 'nights' ~ '^[0-9]{1,3}$' and (l ->> 'nights')::integer between 1 and 365)
      ) is not true
    )
    and (select count(l -> 'code') = count(distinct l -> 'code') from jsonb_array_elements(p_lines) l), false);
$$;

comment on function public.are_tax_lines is
  'Whether this is a valid list of TaxLine (lib/domain) with each code at most once.';

create table public.tax_rates (
  place text not null check (place = lower(trim(place)) and length(place) between 1 and 60),
  from_date date not null,
  label text not null check (length(label) between 1 and 60),
  lines jsonb not null check (public.are_tax_lines(lines)),
  primary key (place, from_date)
);

comment on table public.tax_rates is
  'Taxes on nights and cleaning, by place (lower case; * for every other place) and the first check-in day of each.';
comment on column public.tax_rates.label is
  'The place''s name in the quote: the town or county that levies the occupancy tax.';
comment on column public.tax_rates.lines is
  'Each tax under the host''s name: rate is in basis points of nights and cleaning, cents is per night, nights is the '
  'longest taxed stay.';

alter table public.tax_rates enable row level security;
grant select on public.tax_rates to anon, authenticated;
grant select, insert, delete on public.tax_rates to service_role;
create policy "tax rates are public" on public.tax_rates for select to anon, authenticated using (true);

-- As of 2026-11-20. Wears Valley is unincorporated, so the county's lodging tax applies, which equals Gatlinburg's.
insert into public.tax_rates (place, from_date, label, lines)
select t.place, '2000-01-01', t.label, jsonb_build_array(
  jsonb_build_object('code', 'state_tax', 'name', 'State sales tax', 'rate', 700),
  jsonb_build_object('code', 'local_tax', 'name', 'County/local tax', 'rate', 275),
  jsonb_build_object('code', 'occupancy_tax', 'name', 'Occupancy tax ({place})', 'rate', t.occupancy, 'nights', 30))
from (values
  ('*', 'Gatlinburg', 300), ('gatlinburg', 'Gatlinburg', 300), ('pigeon forge', 'Pigeon Forge', 250),
  ('sevierville', 'Sevierville', 300), ('wears valley', 'Sevier County', 300)
) t(place, label, occupancy);

create function public.tax_rates_json(p_places text[] default null)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'place', r.place, 'from', r.from_date, 'label', r.label, 'lines', r.lines
  ) order by r.from_date, r.place), '[]')
  from public.tax_rates r
  where p_places is null or r.place = any (p_places);
$$;

comment on function public.tax_rates_json is
  'The taxes of these places, or all, ordered by first day: TaxRate of lib/domain.';

create function public.cabin_taxes(p_cabin_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select public.tax_rates_json(array['*', lower(trim(c.city))]) from public.cabins c where c.id = p_cabin_id;
$$;

comment on function public.cabin_taxes is
  'The taxes of the cabin''s town and of all other places, ordered by first day.';

grant execute on function public.are_tax_lines, public.tax_rates_json, public.cabin_taxes to service_role;
