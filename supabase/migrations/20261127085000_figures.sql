-- Nights sold and money received, to the cent. Two ledgers, to which the writes themselves append: nights by month of
-- the stay, and money by the day it moved. A job adds them to tables of sums; readers add what the job hasn't processed
-- yet, so that every number is current. No booking waits for a row that another one changes.

create table public.stay_figures (
  id bigint generated always as identity primary key,
  stay_id uuid not null,
  cabin_id uuid not null,
  area text not null,
  source text not null check (source in ('site', 'phone', 'airbnb', 'vrbo', 'booking', 'other', 'block')),
  month date not null check (extract(day from month) = 1),
  day date not null,
  nights integer not null,
  revenue_cents bigint not null,
  stays integer not null,
  stay_nights integer not null,
  lead_days integer not null,
  cancelled integer not null,
  is_folded boolean not null default false
);

comment on table public.stay_figures is
  'Ledger of nights: each row is a difference, and the rows of a stay add up to its current state. Nothing about '
  'guests.';
comment on column public.stay_figures.stay_id is
  'The row of occupancies. All zeros: subtracted from the sums for a deleted stay.';
comment on column public.stay_figures.source is 'block: nights that the host took off sale; only the nights count.';
comment on column public.stay_figures.month is
  'The month of the nights; of the check-in for stays, their length, their lead and cancellations.';
comment on column public.stay_figures.day is 'When it was sold, moved or canceled, in the cabin''s time zone.';
comment on column public.stay_figures.revenue_cents is
  'The guests'' price of the nights, after discounts and agreed changes, before cleaning, pets and taxes. Zero for '
  'other platforms, whose prices are unknown.';
comment on column public.stay_figures.lead_days is
  'Days from the sale to the check-in; only for sales on the site and by phone.';
comment on column public.stay_figures.is_folded is 'Whether it is included in the sums.';

create index stay_figures_of_stay on public.stay_figures (stay_id);
create index stay_figures_of_cabin on public.stay_figures (cabin_id, month);
create index stay_figures_unfolded on public.stay_figures (id) where not is_folded;

create table public.cabin_sums (
  source text not null,
  months smallint not null check (months in (1, 3, 12)),
  month date not null,
  cabin_id uuid not null,
  nights integer not null,
  revenue_cents integer not null,
  stays integer not null,
  stay_nights integer not null,
  lead_days integer not null,
  cancelled integer not null,
  priced_nights integer not null,
  primary key (source, months, month, cabin_id)
);

comment on table public.cabin_sums is
  'Sums of stay_figures by cabin and month, quarter and year; the source all has every sale, without blocks.';
comment on column public.cabin_sums.months is
  'The number of months summed, from month on: one, a quarter or a calendar year.';
comment on column public.cabin_sums.priced_nights is 'The nights with a known price.';

create index cabin_sums_of_cabin on public.cabin_sums (cabin_id, months, month);

create table public.area_months (
  month date not null,
  area text not null,
  source text not null,
  nights integer not null,
  revenue_cents bigint not null,
  stays integer not null,
  stay_nights integer not null,
  lead_days integer not null,
  cancelled integer not null,
  primary key (month, area, source)
);

comment on table public.area_months is 'Sums of stay_figures by area and month.';

create table public.area_days (
  month date not null,
  day date not null,
  area text not null,
  nights integer not null,
  revenue_cents bigint not null,
  primary key (month, day, area)
);

comment on table public.area_days is
  'Sums of stay_figures, without blocks, by the month of the nights and the day of the sale: the bookings on the '
  'books on a given day.';

create table public.money_figures (
  id bigint generated always as identity primary key,
  booking_id uuid not null,
  cabin_id uuid not null,
  place text not null,
  part text not null check (part in ('nights', 'cleaning', 'pets', 'state_tax', 'local_tax', 'occupancy_tax', 'tax',
    'other')),
  name text not null default '',
  day date not null,
  cents bigint not null,
  is_return boolean not null,
  is_folded boolean not null default false
);

comment on table public.money_figures is
  'Ledger of money: each row is a difference, and the rows of a booking add up to what was received and not refunded, '
  'by part of its price.';
comment on column public.money_figures.place is
  'The authority that levies the lodging tax, as the booking''s quote names it.';
comment on column public.money_figures.part is
  'other: extras, payments beyond the price, and the kept part of a damage deposit.';
comment on column public.money_figures.name is 'The name of a tax on the booking''s quote.';
comment on column public.money_figures.is_return is
  'Whether it was a refund; a reversal of such a row counts as one too.';
comment on column public.money_figures.day is 'When it was received, refunded or moved, in the cabin''s time zone.';

create index money_figures_of_booking on public.money_figures (booking_id);
create index money_figures_of_cabin on public.money_figures (cabin_id, day);
create index money_figures_unfolded on public.money_figures (id) where not is_folded;

create table public.money_months (
  month date not null,
  place text not null,
  part text not null,
  name text not null,
  received_cents bigint not null,
  returned_cents bigint not null,
  primary key (month, place, part, name)
);

comment on table public.money_months is 'Sums of money_figures by place, part, name and month, received and returned.';

create function public.share_of(p_cents bigint, p_upto numeric, p_whole numeric)
returns bigint language sql immutable set search_path = '' as $$
  select floor(p_cents * p_upto / p_whole)::bigint;
$$;

comment on function public.share_of is
  'The share of an amount for the first parts of a whole. A part''s own share is the difference of two, so that all '
  'shares add up to the amount, to the cent.';

create function public.nights_cents(p_quote jsonb)
returns integer language sql immutable set search_path = '' as $$
  select coalesce(public.price_cents(p_quote), 0) - coalesce((p_quote ->> 'cleaning_fee_cents')::integer, 0)
    - coalesce((p_quote -> 'tax' ->> 'total_cents')::integer, 0) - coalesce((p_quote ->> 'pet_fee_cents')::integer, 0);
$$;

comment on function public.nights_cents is
  'The guest''s price of the nights: the price without cleaning, pets and taxes, so after every discount and change.';

create function public.booking_nights(p_quote jsonb)
returns table (night date, cents bigint) language sql immutable set search_path = '' as $$
  with n as (
    select (d ->> 'date')::date as night, coalesce((d ->> 'amount_cents')::numeric, 0) as amount
    from jsonb_array_elements(case jsonb_typeof(p_quote -> 'nightly') when 'array' then p_quote -> 'nightly'
      else '[]' end) d
  ),
  -- Nights without a price get equal shares.
  w as (select n.night, case when sum(n.amount) over () > 0 then n.amount else 1 end as weight from n),
  c as (
    select w.night, w.weight, sum(w.weight) over (order by w.night) as upto, sum(w.weight) over () as whole from w
  )
  select c.night, public.share_of(public.nights_cents(p_quote), c.upto, c.whole)
    - public.share_of(public.nights_cents(p_quote), c.upto - c.weight, c.whole)
  from c;
$$;

comment on function public.booking_nights is
  'The price of each night in proportion to the nightly prices; together nights_cents.';

create function public.figures_of_booking(p_stay_id uuid)
returns table (
  cabin_id uuid, area text, source text, month date, nights integer, revenue_cents bigint, stays integer,
  stay_nights integer, lead_days integer, cancelled integer
) language sql stable set search_path = '' as $$
  with b as (
    select c.id as cabin_id, c.area, case o.made_by when 'host' then 'phone' else 'site' end as source, o.quote,
           (o.quote ->> 'check_in')::date as check_in, coalesce((o.quote ->> 'nights')::integer, 0) as nights,
           o.status in ('confirmed', 'completed') as is_sold,
           o.status in ('cancelled', 'refunded') and o.confirmed_at is not null as is_cancelled,
           (o.confirmed_at at time zone c.timezone)::date as sold_on
    from public.bookings o join public.cabins c on c.id = o.cabin_id
    where o.occupancy_id = p_stay_id
  ),
  parts as (
    select date_trunc('month', n.night)::date as month, count(*)::integer as nights, sum(n.cents)::bigint as cents,
           0 as stays, 0 as stay_nights, 0 as lead_days, 0 as cancelled
    from b cross join lateral public.booking_nights(b.quote) n
    where b.is_sold group by 1
    union all
    select date_trunc('month', b.check_in)::date, 0, 0, 1, b.nights,
           coalesce(greatest(b.check_in - b.sold_on, 0), 0), 0 from b where b.is_sold
    union all
    select date_trunc('month', b.check_in)::date, 0, 0, 0, 0, 0, 1 from b where b.is_cancelled
  )
  select b.cabin_id, b.area, b.source, p.month, sum(p.nights)::integer, sum(p.cents)::bigint, sum(p.stays)::integer,
         sum(p.stay_nights)::integer, sum(p.lead_days)::integer, sum(p.cancelled)::integer
  from b cross join parts p where p.month is not null group by 1, 2, 3, 4;
$$;

comment on function public.figures_of_booking is
  'A booking''s current figures. A canceled one counts only as a cancellation; one that was never paid doesn''t '
  'count.';

create function public.figures_of_other_stay(p_stay_id uuid)
returns table (
  cabin_id uuid, area text, source text, month date, nights integer, revenue_cents bigint, stays integer,
  stay_nights integer, lead_days integer, cancelled integer
) language sql stable set search_path = '' as $$
  with s as (
    select c.id as cabin_id, c.area, o.check_in,
           case when o.kind = 'block' then 'block' else (
             select f.platform from public.calendar_feeds f where f.id = o.feed_id
           ) end as source,
           -- Nights already past when it ended are unchanged.
           least(o.check_out, (o.released_at at time zone c.timezone)::date) as check_out
    from public.occupancies o join public.cabins c on c.id = o.cabin_id
    where o.id = p_stay_id and o.kind in ('block', 'imported')
  ),
  parts as (
    select date_trunc('month', s.check_in + n)::date as month, count(*)::integer as nights, 0 as stays, 0 as stay_nights
    from s cross join lateral generate_series(0, s.check_out - s.check_in - 1) n group by 1
    union all
    select date_trunc('month', s.check_in)::date, 0, 1, s.check_out - s.check_in
    from s where s.check_out > s.check_in and s.source <> 'block'
  )
  select s.cabin_id, s.area, s.source, p.month, sum(p.nights)::integer, 0::bigint, sum(p.stays)::integer,
         sum(p.stay_nights)::integer, 0, 0
  from s cross join parts p group by 1, 2, 3, 4;
$$;

comment on function public.figures_of_other_stay is
  'The current figures of a block, or of a stay on another platform: only its nights.';

create function public.append_stay_figures(p_stay_id uuid, p_day date)
returns void language sql security definer set search_path = '' as $$
  insert into public.stay_figures as f (
    stay_id, cabin_id, area, source, month, day, nights, revenue_cents, stays, stay_nights, lead_days, cancelled)
  select p_stay_id, x.cabin_id, x.area, x.source, x.month, p_day, sum(x.nights), sum(x.revenue_cents), sum(x.stays),
         sum(x.stay_nights), sum(x.lead_days), sum(x.cancelled)
  from (
    select n.* from public.figures_of_booking(p_stay_id) n
    union all
    select n.* from public.figures_of_other_stay(p_stay_id) n
    union all
    select o.cabin_id, o.area, o.source, o.month, -o.nights, -o.revenue_cents, -o.stays, -o.stay_nights, -o.lead_days,
      -o.cancelled
    from public.stay_figures o where o.stay_id = p_stay_id
  ) x
  group by x.cabin_id, x.area, x.source, x.month
  having sum(x.nights) <> 0 or sum(x.revenue_cents) <> 0 or sum(x.stays) <> 0 or sum(x.stay_nights) <> 0
    or sum(x.lead_days) <> 0 or sum(x.cancelled) <> 0
  order by x.month;
$$;

comment on function public.append_stay_figures is
  'Appends a stay''s current figures minus what the ledger has. The caller holds the cabin''s lock, or the row''s.';

create function public.take_back_stay_figures(p_stay_id uuid, p_area text)
returns void language sql security definer set search_path = '' as $$
  insert into public.stay_figures (
    stay_id, cabin_id, area, source, month, day, nights, revenue_cents, stays, stay_nights, lead_days, cancelled)
  select o.stay_id, o.cabin_id, s.area, o.source, o.month, o.day, sum(s.sign * o.nights), sum(s.sign * o.revenue_cents),
         sum(s.sign * o.stays), sum(s.sign * o.stay_nights), sum(s.sign * o.lead_days), sum(s.sign * o.cancelled)
  from public.stay_figures o
  cross join lateral (
    select o.area, -1 as sign
    union all
    select p_area, 1
  ) s
  where o.stay_id = p_stay_id
  group by o.stay_id, o.cabin_id, s.area, o.source, o.month, o.day
  having sum(s.sign * o.nights) <> 0 or sum(s.sign * o.revenue_cents) <> 0 or sum(s.sign * o.stays) <> 0
    or sum(s.sign * o.cancelled) <> 0;
$$;

comment on function public.take_back_stay_figures is
  'When a stay''s cabin moves to another area: reverses its figures on their original days, and appends them for the '
  'new area.';

create function public.forget_figures(p_stay_id uuid, p_booking_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  v_nobody uuid := '00000000-0000-0000-0000-000000000000';
begin
  -- The job that sums rows skips these; a call that holds them is soon done.
  perform from public.stay_figures o where o.stay_id = p_stay_id order by o.id for update;
  insert into public.stay_figures (
    stay_id, cabin_id, area, source, month, day, nights, revenue_cents, stays, stay_nights, lead_days, cancelled)
  select v_nobody, o.cabin_id, o.area, o.source, o.month, o.day, -sum(o.nights), -sum(o.revenue_cents), -sum(o.stays),
         -sum(o.stay_nights), -sum(o.lead_days), -sum(o.cancelled)
  from public.stay_figures o where o.stay_id = p_stay_id and o.is_folded
  group by 1, 2, 3, 4, 5, 6;
  delete from public.stay_figures o where o.stay_id = p_stay_id;
  perform from public.money_figures o where o.booking_id = p_booking_id order by o.id for update;
  insert into public.money_figures (booking_id, cabin_id, place, part, name, day, is_return, cents)
  select v_nobody, o.cabin_id, o.place, o.part, o.name, o.day, o.is_return, -sum(o.cents)
  from public.money_figures o where o.booking_id = p_booking_id and o.is_folded
  group by 1, 2, 3, 4, 5, 6, 7;
  delete from public.money_figures o where o.booking_id = p_booking_id;
end;
$$;

comment on function public.forget_figures is
  'When a stay is deleted, as if it had never existed: deletes its rows, and subtracts from the sums under the zero '
  'id.';

create function public.money_parts(p_quote jsonb, p_cents bigint)
returns table (place text, part text, name text, cents bigint) language sql immutable set search_path = '' as $$
  with t as (
    select l.place, l.line ->> 'code' as code, l.line ->> 'label' as name, (l.line ->> 'amount_cents')::integer as cents
    from jsonb_array_elements(case jsonb_typeof(p_quote -> 'lines') when 'array' then p_quote -> 'lines' else '[]' end)
         with ordinality l(line, place)
    where l.line ->> 'code' in ('state_tax', 'local_tax', 'occupancy_tax') or l.line ->> 'code' like 'tax\_%'
  ),
  a as (
    select a.* from (
      select * from (values
        (1, 'nights', '', public.nights_cents(p_quote)),
          (2, 'cleaning', '', (p_quote ->> 'cleaning_fee_cents')::integer),
        (3, 'pets', '', (p_quote ->> 'pet_fee_cents')::integer)
      ) v
      union all
      select 3 + t.place, case when t.code like 'tax\_%' then 'tax' else t.code end, t.name, t.cents from t
      union all
      -- A quote without lines has at least the sum of its taxes.
      select 4, 'tax', '', (p_quote -> 'tax' ->> 'total_cents')::integer where not exists (select from t)
    ) a(position, part, name, cents)
    where public.price_cents(p_quote) > 0
  ),
  c as (
    select a.part, a.name, coalesce(a.cents, 0) as cents, sum(coalesce(a.cents, 0)) over (order by a.position) as upto,
           public.price_cents(p_quote) as whole
    from a
  ),
  r as (select least(p_cents, public.price_cents(p_quote)) as cents)
  select coalesce(p_quote -> 'tax' ->> 'city', ''), c.part, c.name,
         public.share_of(r.cents, c.upto, c.whole) - public.share_of(r.cents, c.upto - c.cents, c.whole)
  from c cross join r
  union all
  select coalesce(p_quote -> 'tax' ->> 'city', ''), 'other',
    '', p_cents - case when public.price_cents(p_quote) > 0 then r.cents else 0 end
  from r;
$$;

comment on function public.money_parts is
  'The amount received for a booking, by the parts of its price in proportion; the whole price is exactly its lines.';

create function public.append_money_figures(
  p_booking public.bookings, p_at timestamptz, p_is_return boolean, p_before public.bookings default null
)
returns void language sql security definer set search_path = '' as $$
  with paid as (
    select coalesce(sum(m.cents) filter (where m.is_extra), 0)::bigint as extra,
           coalesce(sum(m.cents) filter (where not m.is_extra), 0)::bigint as price
    from (
      select coalesce(g.kind = 'extra', false) as is_extra, p.paid_cents - coalesce((
        select sum(r.amount_cents) from public.refunds r where r.payment_id = p.id and r.status <> 'failed'
      ), 0) as cents
      from public.payments p left join public.booking_charges g on g.id = p.charge_id
      where p.booking_id = p_booking.id and p.status = 'paid'
    ) m
  ),
  -- A damage deposit isn't received until a part of it is kept, which then counts as an extra.
  received as (
    select greatest(m.price - d.cents, 0) as price,
           m.extra + least(m.price - d.cents, 0) + least(coalesce(p_booking.damage_kept_cents, 0), d.cents) as extra
    from paid m cross join (select public.unreturned_damage_cents(p_booking) as cents) d
  ),
  -- The payment beyond the new price is about to be refunded, split in the proportions of the old price.
  surplus as (
    select r.price, greatest(
      greatest(r.price - coalesce(public.price_cents(p_booking.quote), 0), 0)
        - greatest(r.price - coalesce(public.price_cents(p_before.quote), 0), 0), 0) as cents
    from received r where p_before.id is not null
  ),
  returned as (
    select p_before.cabin_id as cabin_id, m.place, m.part, m.name, m.cents
    from surplus s cross join lateral public.money_parts(p_before.quote, s.price - s.cents) m
    union all
    select p_before.cabin_id, m.place, m.part, m.name, -m.cents
    from surplus s cross join lateral public.money_parts(p_before.quote, s.price) m
    union all
    select p_booking.cabin_id, coalesce(p_booking.quote -> 'tax' ->> 'city', ''), 'other', '', s.cents from surplus s
  )
  insert into public.money_figures (booking_id, cabin_id, place, part, name, day, cents, is_return)
  select p_booking.id, x.cabin_id, x.place, x.part, x.name, (p_at at time zone c.timezone)::date, sum(x.cents),
    x.is_return
  from (
    select p_booking.cabin_id as cabin_id, m.place, m.part, m.name, m.cents, p_is_return as is_return
    from received r cross join lateral public.money_parts(p_booking.quote, r.price) m
    union all
    select p_booking.cabin_id, coalesce(p_booking.quote -> 'tax' ->> 'city', ''), 'other', '', r.extra,
      p_is_return from received r
    union all
    select o.cabin_id, o.place, o.part, o.name, -o.cents, p_is_return from public.money_figures o
      where o.booking_id = p_booking.id
    union all
    select t.cabin_id, t.place, t.part, t.name, v.sign * t.cents, v.is_return
    from returned t cross join (values (1, true), (-1, false)) v(sign, is_return)
  ) x
  cross join public.cabins c
  where c.id = p_booking.cabin_id
  group by x.cabin_id, x.place, x.part, x.name, x.is_return, c.timezone
  having sum(x.cents) <> 0;
$$;

comment on function public.append_money_figures is
  'Appends what was received for a booking so far, without a damage deposit, minus what the ledger already has: a '
  'payment as received, a refund as returned. With p_before the price has changed, and the paid amount is split among '
  'its parts again, which counts as neither. The caller holds the cabin''s lock.';

create function public.note_booking_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_at timestamptz;
begin
  if tg_op = 'DELETE' then
    perform public.forget_figures(old.occupancy_id, old.id);
    return null;
  end if;
  v_at := case
    when tg_op = 'INSERT' then new.created_at
    when new.status <> old.status and new.status in ('cancelled', 'refunded') then new.cancelled_at
    when new.status <> old.status then new.confirmed_at
    else new.moved_at
  end;
  perform public.append_stay_figures(new.occupancy_id, (coalesce(v_at, now()) at time zone c.timezone)::date)
  from public.cabins c where c.id = new.cabin_id;
  if tg_op = 'UPDATE' and (new.quote <> old.quote or new.cabin_id <> old.cabin_id) then
    perform public.append_money_figures(new, coalesce(v_at, now()), false, old);
  elsif tg_op = 'UPDATE' and new.status = 'confirmed' and new.quote ? 'damage_deposit' then
    -- Until then, a payment has no part that is held.
    perform public.append_money_figures(new, new.confirmed_at, false);
  end if;
  return null;
end;
$$;

comment on function public.note_booking_figures is
  'Updates the ledgers for a sale, a move, a price change, a cancellation, or a removed booking.';

create trigger note_figures after insert on public.bookings
  for each row when (new.status in ('confirmed', 'completed'))
  execute function public.note_booking_figures();
create trigger note_changed_figures after update of status, quote, total_cents, cabin_id, made_by on public.bookings
  for each row when (new.confirmed_at is not null and (
    new.status <> old.status or new.quote is distinct from old.quote or new.cabin_id <> old.cabin_id
      or new.made_by <> old.made_by
  ))
  execute function public.note_booking_figures();
create trigger note_removed_figures after delete on public.bookings
  for each row execute function public.note_booking_figures();

create function public.note_other_stay_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform public.forget_figures(old.id, null);
    return null;
  end if;
  perform public.append_stay_figures(new.id, (now() at time zone c.timezone)::date)
  from public.cabins c where c.id = new.cabin_id;
  return null;
end;
$$;

comment on function public.note_other_stay_figures is
  'Updates the ledger of nights for blocks and other platforms'' stays.';

create trigger note_figures after insert on public.occupancies
  for each row when (new.kind in ('imported', 'block')) execute function public.note_other_stay_figures();
create trigger note_changed_figures after update of check_in, check_out, released_at on public.occupancies
  for each row when (new.kind in ('imported', 'block')) execute function public.note_other_stay_figures();
create trigger note_removed_figures after delete on public.occupancies
  for each row when (old.kind in ('imported', 'block')) execute function public.note_other_stay_figures();

create function public.note_money_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  if tg_table_name = 'payments' then
    select * into v_booking from public.bookings b where b.id = new.booking_id;
    perform public.append_money_figures(v_booking, new.paid_at, false);
  else
    select b.* into v_booking
    from public.payments p join public.bookings b on b.id = p.booking_id
    where p.id = case tg_op when 'DELETE' then old.payment_id else new.payment_id end;
    perform public.append_money_figures(v_booking, case tg_op when 'INSERT' then new.created_at else now() end, true);
  end if;
  return null;
end;
$$;

comment on function public.note_money_figures is
  'Updates the ledger of money for a payment, a refund, a refund that couldn''t be delivered, or a lost dispute that '
  'was won after all.';

create trigger note_figures after insert or update of status on public.payments
  for each row when (new.status = 'paid') execute function public.note_money_figures();
create trigger note_figures after insert or update of status, amount_cents on public.refunds
  for each row execute function public.note_money_figures();
create trigger note_won_dispute after delete on public.refunds
  for each row when (old.dispute_id is not null) execute function public.note_money_figures();

create function public.note_area_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.take_back_stay_figures(f.stay_id, new.area)
  from (select distinct o.stay_id from public.stay_figures o where o.cabin_id = new.id) f;
  return null;
end;
$$;

comment on function public.note_area_figures is 'Moves the past of a cabin to its new area.';

create trigger note_figures after update of area on public.cabins
  for each row when (new.area <> old.area) execute function public.note_area_figures();

create function public.fold_figures(p_most integer)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  v_ids bigint[];
  v_count integer := 0;
begin
  -- Serialized without waiting.
  if not pg_try_advisory_xact_lock(hashtextextended('fold_figures', 0)) then
    return 0;
  end if;
  v_ids := array(select f.id from public.stay_figures f where not f.is_folded order by f.id limit p_most
    for update skip locked);
  v_count := cardinality(v_ids);
  insert into public.cabin_sums as t (
    source, months, month, cabin_id, nights, revenue_cents, stays, stay_nights, lead_days, cancelled, priced_nights)
  select s.source, p.months, p.month, f.cabin_id, sum(f.nights), sum(f.revenue_cents), sum(f.stays), sum(f.stay_nights),
         sum(f.lead_days), sum(f.cancelled), sum(case when f.source in ('site', 'phone') then f.nights else 0 end)
  from public.stay_figures f
  cross join lateral (select f.source union all select 'all' where f.source <> 'block') s
  cross join lateral (values
    (1, f.month), (3, date_trunc('quarter', f.month)::date), (12, date_trunc('year', f.month)::date)
  ) p(months, month)
  where f.id = any (v_ids) group by 1, 2, 3, 4
  on conflict (source, months, month, cabin_id) do update set
    nights = t.nights + excluded.nights, revenue_cents = t.revenue_cents + excluded.revenue_cents,
      stays = t.stays + excluded.stays,
    stay_nights = t.stay_nights + excluded.stay_nights, lead_days = t.lead_days + excluded.lead_days,
    cancelled = t.cancelled + excluded.cancelled, priced_nights = t.priced_nights + excluded.priced_nights;
  insert into public.area_months as t (month, area, source, nights, revenue_cents, stays, stay_nights, lead_days,
    cancelled)
  select f.month, f.area, f.source, sum(f.nights), sum(f.revenue_cents), sum(f.stays), sum(f.stay_nights),
    sum(f.lead_days), sum(f.cancelled)
  from public.stay_figures f where f.id = any (v_ids) group by 1, 2, 3
  on conflict (month, area, source) do update set
    nights = t.nights + excluded.nights, revenue_cents = t.revenue_cents + excluded.revenue_cents,
      stays = t.stays + excluded.stays,
    stay_nights = t.stay_nights + excluded.stay_nights, lead_days = t.lead_days + excluded.lead_days,
      cancelled = t.cancelled + excluded.cancelled;
  insert into public.area_days as t (month, day, area, nights, revenue_cents)
  select f.month, f.day, f.area, sum(f.nights), sum(f.revenue_cents)
  from public.stay_figures f where f.id = any (v_ids) and f.source <> 'block' group by 1, 2, 3
  on conflict (month, day, area) do update set
    nights = t.nights + excluded.nights, revenue_cents = t.revenue_cents + excluded.revenue_cents;
  -- Rows with the zero id have served their purpose.
  delete from public.stay_figures f where f.id = any (v_ids) and f.stay_id = '00000000-0000-0000-0000-000000000000';
  update public.stay_figures f set is_folded = true where f.id = any (v_ids);

  v_ids := array(select f.id from public.money_figures f where not f.is_folded order by f.id limit p_most
    for update skip locked);
  v_count := v_count + cardinality(v_ids);
  insert into public.money_months as t (month, place, part, name, received_cents, returned_cents)
  select date_trunc('month', f.day)::date, f.place, f.part, f.name,
    coalesce(sum(f.cents) filter (where not f.is_return), 0),
         coalesce(-sum(f.cents) filter (where f.is_return), 0)
  from public.money_figures f where f.id = any (v_ids) group by 1, 2, 3, 4
  on conflict (month, place, part, name) do update set
    received_cents = t.received_cents + excluded.received_cents,
      returned_cents = t.returned_cents + excluded.returned_cents;
  delete from public.money_figures f where f.id = any (v_ids) and f.booking_id = '00000000-0000-0000-0000-000000000000';
  update public.money_figures f set is_folded = true where f.id = any (v_ids);
  return v_count;
end;
$$;

comment on function public.fold_figures is
  'Adds at most p_most rows of each ledger to the sums, in the transaction that marks them. Returns how many; 0 while '
  'another call is running.';

alter table public.stay_figures enable row level security;
alter table public.cabin_sums enable row level security;
alter table public.area_months enable row level security;
alter table public.area_days enable row level security;
alter table public.money_figures enable row level security;
alter table public.money_months enable row level security;

grant select on
  public.stay_figures, public.cabin_sums, public.area_months, public.area_days, public.money_figures,
    public.money_months
  to service_role;
grant execute on function
  public.share_of, public.nights_cents, public.booking_nights, public.figures_of_booking, public.figures_of_other_stay,
  public.append_stay_figures, public.take_back_stay_figures, public.forget_figures, public.money_parts,
    public.append_money_figures,
  public.note_booking_figures, public.note_other_stay_figures, public.note_money_figures, public.note_area_figures,
  public.fold_figures
  to service_role;
