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
grant select, insert, update, delete on public.tax_rates to service_role;
create policy "tax rates are public" on public.tax_rates for select to anon, authenticated using (true);

-- As of 2026-11-20. Wears Valley is unincorporated: the county's lodging tax, which equals Gatlinburg's.
insert into public.tax_rates (place, from_date, label, state_bp, local_bp, occupancy_bp, occupancy_max_nights) values
  ('*', '2000-01-01', 'Gatlinburg', 700, 275, 300, 30),
  ('gatlinburg', '2000-01-01', 'Gatlinburg', 700, 275, 300, 30),
  ('pigeon forge', '2000-01-01', 'Pigeon Forge', 700, 275, 250, 30),
  ('sevierville', '2000-01-01', 'Sevierville', 700, 275, 300, 30),
  ('wears valley', '2000-01-01', 'Sevier County', 700, 275, 300, 30);

create function public.taxes_of(p_city text)
returns jsonb language sql stable set search_path = '' as $$
  with own as (
    select r.* from public.tax_rates r where r.place = lower(trim(p_city))
  ),
  listed as (
    select o.from_date, o.label, o.state_bp, o.local_bp, o.occupancy_bp, o.occupancy_max_nights from own o
    union all
    select r.from_date, case when trim(p_city) = '' then r.label else trim(p_city) || ', at ' || r.label || ' rates' end,
           r.state_bp, r.local_bp, r.occupancy_bp, r.occupancy_max_nights
    from public.tax_rates r
    where r.place = '*' and r.from_date < coalesce((select min(o.from_date) from own o), 'infinity'::date)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'from', l.from_date, 'label', l.label, 'state', l.state_bp, 'local', l.local_bp, 'occupancy', l.occupancy_bp,
    'max_nights', l.occupancy_max_nights
  ) order by l.from_date), '[]')
  from listed l;
$$;

comment on function public.taxes_of is
  'The taxes of a town in the order of their first day; before the first of its own, those of every other place, which says so.';

alter table public.cabins add column taxes jsonb not null default '[]';

comment on column public.cabins.taxes is 'taxes_of(city), kept by triggers: what a price needs of tax_rates.';

create function public.keep_taxes() returns trigger language plpgsql set search_path = '' as $$
begin
  new.taxes := public.taxes_of(new.city);
  return new;
end;
$$;

comment on function public.keep_taxes is 'Sets the taxes of a cabin by its town.';

create trigger keep_taxes before insert or update of city, taxes on public.cabins
  for each row execute function public.keep_taxes();

create function public.spread_taxes() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.cabins c set taxes = c.taxes where c.taxes is distinct from public.taxes_of(c.city);
  return null;
end;
$$;

comment on function public.spread_taxes is 'Gives the cabins the taxes that have changed, and so renews their pages.';

create trigger spread_taxes after insert or update or delete on public.tax_rates
  for each statement execute function public.spread_taxes();

grant execute on function public.taxes_of to service_role;
