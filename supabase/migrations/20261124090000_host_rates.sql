-- Rates that roll: each cabin's rules and the seasons write the calendar forward, a day's own hand-set values excepted.

create table public.rate_rules (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  base_cents integer not null,
  weekday_percents smallint[] not null,
  weekday_min_stays smallint[] not null,
  gap_nights smallint not null,
  gap_percent smallint not null,
  last_minute_days smallint not null,
  last_minute_percent smallint not null,
  last_minute_min_stay smallint,
  window_days smallint not null,
  notice_days smallint not null,
  seasons jsonb,
  differences jsonb,
  rolled_at timestamptz
);

comment on table public.rate_rules is
  'What a cabin''s nights cost and how they are sold, by rule. A cabin without a row has no rules: its calendar repeats the year before.';
comment on column public.rate_rules.base_cents is 'US cents a night, before the percents and the surcharge.';
comment on column public.rate_rules.weekday_percents is 'Percent of the base for the night that begins on that weekday, Sunday first.';
comment on column public.rate_rules.weekday_min_stays is 'Minimum nights of a stay that arrives on that weekday, Sunday first.';
comment on column public.rate_rules.gap_nights is
  'A gap between two stays of at most so many nights may be sold whole: its minimum stay is its length. 0: no such rule.';
comment on column public.rate_rules.last_minute_days is 'The nights of the next so many days are last-minute. 0: none are.';
comment on column public.rate_rules.last_minute_min_stay is 'The minimum stay of last-minute arrivals, where it is less. Null: as ever.';
comment on column public.rate_rules.window_days is 'How many days from today are open; the days after them wait, closed.';
comment on column public.rate_rules.notice_days is 'Arrivals are closed so many days from today on.';
comment on column public.rate_rules.seasons is
  'Array of {name, percent, min_stay}: what counts for this cabin in the season of that name, instead of the season''s own values. Null: none.';
comment on column public.rate_rules.differences is
  'Array of [first night, how many nights, basis points]: what the rule''s price is multiplied by in those nights, 10000 for 1; taken from the calendar that the rules found. Null: none.';
comment on column public.rate_rules.rolled_at is 'When the rules were written to the calendar last.';

create table public.rate_seasons (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  first_day date not null,
  last_day date not null,
  every_year boolean not null,
  percent smallint not null,
  min_stay smallint,
  cabin_ids uuid[] not null
);

comment on table public.rate_seasons is
  'Seasons of the cabins that have rules, at most thirty. Where two overlap the shorter one counts, then the one that begins later.';
comment on column public.rate_seasons.last_day is 'The last night of the season.';
comment on column public.rate_seasons.every_year is 'Repeats on the same days of every year.';
comment on column public.rate_seasons.percent is 'Percent of the base for its nights.';
comment on column public.rate_seasons.min_stay is 'Minimum nights of a stay that arrives in it, instead of the weekday''s. Null: the weekday''s.';
comment on column public.rate_seasons.cabin_ids is 'The cabins it is for; empty: all.';

create table public.calendar_before_rules (
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  day date not null,
  price integer,
  min_stay smallint not null,
  allows_check_in boolean not null,
  allows_check_out boolean not null,
  open boolean not null,
  source text not null,
  is_kept boolean not null,
  had_row boolean not null,
  primary key (cabin_id, day)
);

comment on table public.calendar_before_rules is
  'The calendar of a cabin as it was when it got rules, so that the nights can be put back when the rules end.';
comment on column public.calendar_before_rules.had_row is 'False: the calendar had no row, which is kept as a closed one.';
comment on column public.calendar_before_rules.is_kept is 'The night was kept as it was when the rules came, as if a hand had set it.';

create function public.is_possible_rule(p_rule public.rate_rules)
returns boolean language sql immutable set search_path = '' as $$
  select coalesce(
    p_rule.base_cents between 100 and 10000000
    and cardinality(p_rule.weekday_percents) = 7 and 10 <= all (p_rule.weekday_percents) and 400 >= all (p_rule.weekday_percents)
    and cardinality(p_rule.weekday_min_stays) = 7 and 1 <= all (p_rule.weekday_min_stays) and 30 >= all (p_rule.weekday_min_stays)
    and p_rule.gap_nights between 0 and 14 and p_rule.gap_percent between 10 and 400
    and p_rule.last_minute_days between 0 and 60 and p_rule.last_minute_percent between 10 and 400
    and coalesce(p_rule.last_minute_min_stay between 1 and 30, true)
    and p_rule.window_days between 1 and 540 and p_rule.notice_days between 0 and 60
    and p_rule.cabin_id is not null
    and case when p_rule.seasons is null then true
      when jsonb_typeof(p_rule.seasons) <> 'array' or jsonb_array_length(p_rule.seasons) > 30 then false
      else not exists (
        select from jsonb_to_recordset(p_rule.seasons) as s(name text, percent smallint, min_stay smallint)
        where not coalesce(length(trim(s.name)) between 1 and 60 and s.percent between 10 and 400, false)
          or not coalesce(s.min_stay between 1 and 30, true)
      ) end
    and case when p_rule.differences is null then true
      when jsonb_typeof(p_rule.differences) <> 'array' or jsonb_array_length(p_rule.differences) > 600 then false
      else not exists (
        select from jsonb_array_elements(p_rule.differences) d
        where not coalesce((d ->> 0)::date between '2000-01-01' and '2100-01-01' and (d ->> 1)::integer between 1 and 600
                           and (d ->> 2)::integer between 100 and 100000, false)
      ) end,
    false
  );
$$;

comment on function public.is_possible_rule is 'Whether every value of a cabin''s rules lies within its limits.';

create function public.is_possible_season(p_season public.rate_seasons)
returns boolean language sql immutable set search_path = '' as $$
  select coalesce(
    length(trim(p_season.name)) between 1 and 60
    and p_season.first_day between '2000-01-01' and '2100-01-01'
    and p_season.last_day - p_season.first_day between 0 and 365
    and p_season.every_year is not null and p_season.percent between 10 and 400
    and coalesce(p_season.min_stay between 1 and 30, true)
    and cardinality(p_season.cabin_ids) <= 200,
    false
  );
$$;

comment on function public.is_possible_season is 'Whether every value of a season lies within its limits.';

alter table public.rate_rules add check (public.is_possible_rule(rate_rules));
alter table public.rate_seasons add check (public.is_possible_season(rate_seasons));

create function public.rule_price(
  p_base_cents integer, p_weekday integer, p_season integer, p_last_minute integer, p_gap integer,
  p_difference integer default 10000
)
returns integer language sql immutable set search_path = '' as $$
  select least(10000000, greatest(100, div(
    p_base_cents::numeric * p_weekday * p_season * p_last_minute * p_gap * p_difference + 50000000000000, 100000000000000
  ) * 100))::integer;
$$;

comment on function public.rule_price is
  'The price of a night by rule: the base times four percents and a difference in basis points, rounded once, half up, to whole dollars; at least one dollar, at most 100,000.';

create function public.season_days(p_seasons public.rate_seasons[], p_from date, p_to date)
returns table (name text, day date, days integer, first_day date, percent smallint, min_stay smallint, cabin_ids uuid[])
language sql stable set search_path = '' as $$
  select s.name, d.day, s.last_day - s.first_day, s.first_day, s.percent, s.min_stay, s.cabin_ids
  from unnest(p_seasons) s
  cross join lateral (
    select case when s.every_year then n else 0 end as years
    from generate_series(
      extract(year from p_from)::integer - extract(year from s.first_day)::integer - 1,
      extract(year from p_to)::integer - extract(year from s.first_day)::integer
    ) n
    where s.every_year
    union all select 0 where not s.every_year
  ) y
  cross join lateral (
    select (s.first_day + make_interval(years => y.years))::date as first,
           -- The day after it is moved, so that a season to the end of February ends there in every year.
           (s.last_day + 1 + make_interval(years => y.years))::date - 1 as last
  ) r
  cross join lateral (
    select greatest(r.first, p_from) + n as day from generate_series(0, least(r.last, p_to) - greatest(r.first, p_from)) n
  ) d;
$$;

comment on function public.season_days is 'The days from p_from to p_to of each season.';

create function public.sellable_gaps(p_rules public.rate_rules[], p_now timestamptz)
returns table (cabin_id uuid, day date, nights integer) language sql stable set search_path = '' as $$
  select g.cabin_id, g.first_day + n, g.nights
  from (
    select x.cabin_id, x.gap_nights, x.first_day, x.check_in - x.first_day as nights
    from (
      select s.cabin_id, r.gap_nights, s.check_in,
             greatest(lag(s.check_out) over (partition by s.cabin_id order by s.check_in), t.today) as first_day,
             lag(s.check_out) over (partition by s.cabin_id order by s.check_in) is not null as is_between
      from unnest(p_rules) r
      join public.cabins c on c.id = r.cabin_id
      cross join lateral (select (p_now at time zone c.timezone)::date as today) t
      join public.occupancies s on s.cabin_id = r.cabin_id
      where r.gap_nights > 0 and s.released_at is null and s.kind <> 'hold'
        and s.check_out > t.today - r.gap_nights
    ) x
    where x.is_between
  ) g
  cross join lateral generate_series(0, g.nights - 1) n
  where g.nights between 1 and g.gap_nights;
$$;

comment on function public.sellable_gaps is
  'Nights of gaps between two stays (bookings, blocks, imported) that are no longer than the cabin''s rule says. A gap begins today at the earliest.';

create function public.rule_days(p_rules public.rate_rules[], p_seasons public.rate_seasons[], p_now timestamptz)
returns table (cabin_id uuid, day date, price integer, min_stay smallint, allows_check_in boolean,
               allows_check_out boolean, open boolean)
language sql stable set search_path = '' as $$
  with ruled as materialized (
    select r.*, (p_now at time zone c.timezone)::date as today
    from unnest(p_rules) r join public.cabins c on c.id = r.cabin_id
  ),
  own as materialized (
    select distinct on (r.cabin_id, o.name) r.cabin_id, o.name, o.percent, o.min_stay
    from ruled r
    cross join lateral jsonb_to_recordset(coalesce(r.seasons, '[]')) as o(name text, percent smallint, min_stay smallint)
    order by r.cabin_id, o.name
  ),
  seasoned as materialized (
    select distinct on (r.cabin_id, s.day) r.cabin_id, s.day, coalesce(o.percent, s.percent) as percent,
           case when o.name is null then s.min_stay else o.min_stay end as min_stay
    from public.season_days(p_seasons, p_now::date - 1, public.calendar_end(p_now::date) + 2) s
    join ruled r on s.cabin_ids = '{}' or r.cabin_id = any (s.cabin_ids)
    left join own o on o.cabin_id = r.cabin_id and o.name = trim(s.name)
    order by r.cabin_id, s.day, s.days, s.first_day desc, s.name
  ),
  differing as materialized (
    select distinct on (r.cabin_id, n.day) r.cabin_id, n.day, (x ->> 2)::integer as basis_points
    from ruled r
    cross join lateral jsonb_array_elements(coalesce(r.differences, '[]')) x
    cross join lateral (select (x ->> 0)::date + i as day from generate_series(0, (x ->> 1)::integer - 1) i) n
    order by r.cabin_id, n.day
  ),
  gaps as materialized (select * from public.sellable_gaps(p_rules, p_now))
  select r.cabin_id, d.day,
         public.rule_price(
           r.base_cents, r.weekday_percents[w.n], coalesce(s.percent, 100),
           case when l.is_last_minute then r.last_minute_percent else 100 end,
           case when g.day is null then 100 else r.gap_percent end,
           coalesce(x.basis_points, 10000)
         ),
         least(
           coalesce(s.min_stay, r.weekday_min_stays[w.n]),
           case when l.is_last_minute then r.last_minute_min_stay end,
           g.nights
         )::smallint,
         d.day >= r.today + r.notice_days,
         true,
         d.day < r.today + r.window_days
  from ruled r
  cross join lateral (
    select r.today + n as day from generate_series(0, public.calendar_end(r.today) + 1 - r.today) n
  ) d
  cross join lateral (select extract(dow from d.day)::integer + 1 as n) w
  cross join lateral (select d.day < r.today + r.last_minute_days as is_last_minute) l
  left join seasoned s on s.cabin_id = r.cabin_id and s.day = d.day
  left join gaps g on g.cabin_id = r.cabin_id and g.day = d.day
  left join differing x on x.cabin_id = r.cabin_id and x.day = d.day;
$$;

comment on function public.rule_days is
  'The calendar from today to its end as the rules have it. Minimum stay: the season''s, else the weekday''s; last-minute and gap rules only lower it.';

create function public.kept_days(p_keep jsonb)
returns table (cabin_id uuid, day date) language sql stable set search_path = '' as $$
  select distinct (e ->> 'cabin_id')::uuid, d::date
  from jsonb_array_elements(p_keep) e cross join lateral jsonb_array_elements_text(e -> 'days') d;
$$;

comment on function public.kept_days is 'The nights of [{cabin_id, days}].';

create function public.rate_changes(
  p_rules public.rate_rules[], p_seasons public.rate_seasons[], p_now timestamptz, p_keep jsonb default '[]'
)
returns table (cabin_id uuid, day date, price integer, min_stay smallint, allows_check_in boolean,
               allows_check_out boolean, open boolean, kept text, is_stale boolean, change text)
language sql stable set search_path = '' as $$
  select d.cabin_id, d.day,
         case when x.kept is null then d.price else coalesce(k.price, c.nightly_rate) end,
         d.min_stay, d.allows_check_in, d.allows_check_out,
         case when x.kept is null then d.open else coalesce(k.open, false) end,
         x.kept,
         x.kept is null and (k.price, k.min_stay, k.allows_check_in, k.allows_check_out, k.open)
           is distinct from (d.price, d.min_stay, d.allows_check_in, d.allows_check_out, d.open),
         case when x.kept is not null or d.day > public.calendar_end((p_now at time zone c.timezone)::date) then null
              when d.open and not coalesce(k.open, false) then 'opened'
              when not d.open and coalesce(k.open, false) then 'closed'
              when not d.open then null
              when d.price > coalesce(k.price, c.nightly_rate) then 'dearer'
              when d.price < coalesce(k.price, c.nightly_rate) then 'cheaper'
              when (k.min_stay, k.allows_check_in, k.allows_check_out)
                is distinct from (d.min_stay, d.allows_check_in, d.allows_check_out) then 'other' end
  from public.rule_days(p_rules, p_seasons, p_now) d
  join public.cabins c on c.id = d.cabin_id
  left join public.cabin_calendar k on k.cabin_id = d.cabin_id and k.day = d.day and k.day >= p_now::date - 1
  left join public.taken_days(
    array(select r.cabin_id from unnest(p_rules) r), p_now::date - 1, public.calendar_end(p_now::date) + 3, p_now
  ) t on t.cabin_id = d.cabin_id and t.day = d.day
  left join public.kept_days(p_keep) h on h.cabin_id = d.cabin_id and h.day = d.day
  cross join lateral (
    select case when t.day is not null then 'sold' when k.source = 'hand' or h.day is not null then 'hand' end as kept
  ) x;
$$;

comment on function public.rate_changes is
  'Each day under the rules against the calendar: what it would become, whether it is kept (sold or held, or set by hand, or to be kept) and what a guest would notice. Price and open are those the day ends up with.';

create function public.put_back_days(p_cabin_ids uuid[], p_now timestamptz)
returns table (cabin_id uuid, day date, price integer, min_stay smallint, allows_check_in boolean, allows_check_out boolean,
               open boolean, source text, is_gone boolean, kept text, change text)
language sql stable set search_path = '' as $$
  select x.cabin_id, x.day, b.price, b.min_stay, b.allows_check_in, b.allows_check_out, coalesce(b.open, false), b.source,
         not coalesce(b.had_row, false), v.kept,
         case when v.kept is not null then null
              when coalesce(b.open, false) and not coalesce(k.open, false) then 'opened'
              when not coalesce(b.open, false) and coalesce(k.open, false) then 'closed'
              when not coalesce(b.open, false) then null
              when coalesce(b.price, c.nightly_rate) > coalesce(k.price, c.nightly_rate) then 'dearer'
              when coalesce(b.price, c.nightly_rate) < coalesce(k.price, c.nightly_rate) then 'cheaper'
              when a.is_other then 'other' end
  from (
    select b.cabin_id, b.day from public.calendar_before_rules b where b.cabin_id = any (p_cabin_ids)
    union
    select k.cabin_id, k.day from public.cabin_calendar k
    where k.cabin_id = any (p_cabin_ids)
      and exists (select from public.calendar_before_rules b where b.cabin_id = k.cabin_id)
  ) x
  join public.cabins c on c.id = x.cabin_id
  left join public.calendar_before_rules b on b.cabin_id = x.cabin_id and b.day = x.day
  left join public.cabin_calendar k on k.cabin_id = x.cabin_id and k.day = x.day
  cross join lateral (
    select (b.price, b.min_stay, b.allows_check_in, b.allows_check_out, b.open)
      is distinct from (k.price, k.min_stay, k.allows_check_in, k.allows_check_out, k.open) as is_other
  ) a
  cross join lateral (
    -- A hand has set it since.
    select case when k.source = 'hand' and a.is_other then 'hand' end as kept
  ) v
  where x.day >= (p_now at time zone c.timezone)::date and isfinite(x.day);
$$;

comment on function public.put_back_days is
  'The nights from today on as they were when the cabins got rules, against the calendar: what they become, whether a hand has set them since, and what a guest would notice. is_gone: the day had no row.';

create function public.rates_outcome(
  p_rules public.rate_rules[], p_seasons public.rate_seasons[], p_now timestamptz,
  p_keep jsonb default '[]', p_put_back uuid[] default '{}'
)
returns jsonb language sql stable set search_path = '' as $$
  with days as materialized (
    select d.cabin_id, d.day, d.price, d.open, d.kept, d.change
    from public.rate_changes(p_rules, p_seasons, p_now, p_keep) d
    union all
    select b.cabin_id, b.day, b.price, b.open, b.kept, b.change from public.put_back_days(p_put_back, p_now) b
  ),
  counted as (
    select d.cabin_id, count(d.change) as changed, count(*) filter (where d.change = 'dearer') as dearer,
           count(*) filter (where d.change = 'cheaper') as cheaper, count(*) filter (where d.change = 'opened') as opened,
           count(*) filter (where d.change = 'closed') as closed, count(*) filter (where d.kept = 'hand') as kept_by_hand,
           count(*) filter (where d.kept = 'sold') as sold
    from days d group by d.cabin_id
  )
  select jsonb_build_object(
    'changed', coalesce(sum(c.changed), 0), 'dearer', coalesce(sum(c.dearer), 0), 'cheaper', coalesce(sum(c.cheaper), 0),
    'opened', coalesce(sum(c.opened), 0), 'closed', coalesce(sum(c.closed), 0),
    'kept_by_hand', coalesce(sum(c.kept_by_hand), 0), 'sold', coalesce(sum(c.sold), 0),
    'cabins', cardinality(p_rules),
    'by_cabin', coalesce(jsonb_agg(to_jsonb(c) order by c.cabin_id), '[]'),
    'months', case when cardinality(p_rules) = 1 then (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.month), '[]')
      from (
        select to_char(o.day, 'YYYY-MM') as month, min(o.price) as low_cents, max(o.price) as high_cents,
               round(avg(o.price))::integer as average_cents, count(*) as open_nights
        from days o where o.open and o.cabin_id = p_rules[1].cabin_id
        group by 1 order by 1 limit 12
      ) m
    ) else '[]' end
  )
  from counted c;
$$;

comment on function public.rates_outcome is
  'What writing the rules, and putting nights back, changes for guests, counted, in all and for each cabin; and the months as they would be where it is one cabin.';

create function public.write_rule_days(
  p_rules public.rate_rules[], p_seasons public.rate_seasons[], p_now timestamptz,
  p_from date default '-infinity', p_to date default 'infinity'
)
returns integer language plpgsql set search_path = '' as $$
declare
  v_written integer;
begin
  insert into public.cabin_calendar as k (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open, source)
  select d.cabin_id, d.day, d.price, d.min_stay, d.allows_check_in, d.allows_check_out, d.open, 'rule'
  from public.rate_changes(p_rules, p_seasons, p_now) d
  where d.is_stale and d.day >= p_from and d.day < p_to
  on conflict (cabin_id, day) do update set
    price = excluded.price, min_stay = excluded.min_stay, allows_check_in = excluded.allows_check_in,
    allows_check_out = excluded.allows_check_out, open = excluded.open
  where k.source = 'rule';
  get diagnostics v_written = row_count;
  return v_written;
end;
$$;

comment on function public.write_rule_days is
  'Writes the rules to the calendar, from p_from to before p_to, where they differ. The caller has the locks of the cabins.';

create function public.roll_rates(p_most integer, p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_ids uuid[] := array(
    select x.cabin_id from (
      select r.cabin_id from public.rate_rules r where r.rolled_at is null or r.rolled_at < p_now
      order by r.rolled_at nulls first, r.cabin_id limit p_most
    ) x
  );
begin
  perform public.lock_cabins(v_ids);
  -- Read with the locks held, so that rules saved meanwhile are not overwritten by those before.
  perform public.write_rule_days(
    array(select r from public.rate_rules r where r.cabin_id = any (v_ids)),
    array(select s from public.rate_seasons s), p_now
  );
  update public.rate_rules r set rolled_at = p_now where r.cabin_id = any (v_ids);
  return cardinality(v_ids);
end;
$$;

comment on function public.roll_rates is
  'Writes the calendars of at most p_most cabins with rules forward, those first that waited longest. Returns how many; each once for one p_now.';

create function public.rate_versions(p_cabin_ids uuid[])
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('seasons', (
    select md5(coalesce(string_agg((to_jsonb(s) - 'id')::text, ',' order by (to_jsonb(s) - 'id')::text), ''))
    from public.rate_seasons s
  )) || coalesce((
    select jsonb_object_agg(i, (
      select md5((to_jsonb(r) - 'rolled_at')::text) from public.rate_rules r where r.cabin_id = i
    ))
    from unnest(p_cabin_ids) i
  ), '{}');
$$;

comment on function public.rate_versions is 'What tells whether somebody changed the seasons, or a cabin''s rules, meanwhile. Null: a cabin without rules.';

create function public.whole_rule(p_rule jsonb)
returns public.rate_rules language sql stable set search_path = '' as $$
  select jsonb_populate_record(null::public.rate_rules, coalesce(
    (select to_jsonb(r) - 'rolled_at' from public.rate_rules r where r.cabin_id = (p_rule ->> 'cabin_id')::uuid), '{}'
  ) || p_rule);
$$;

comment on function public.whole_rule is 'The rules of a cabin with these values; what is absent stays as it is.';

create function public.validate_rates(p_rates jsonb)
returns void language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(p_rates) is distinct from 'object'
    or p_rates - array['rules', 'seasons', 'stop', 'keep', 'put_back', 'resume'] <> '{}'
    or not p_rates ?| array['rules', 'seasons', 'stop']
    or exists (
      select from jsonb_each(p_rates) e
      where jsonb_typeof(e.value) <> case when e.key in ('put_back', 'resume') then 'boolean' else 'array' end
    ) then
    perform public.refuse('bad_rates');
  end if;
  if jsonb_array_length(coalesce(p_rates -> 'seasons', '[]')) > 30 then
    perform public.refuse('too_many_seasons', '{"most": 30}');
  end if;
  begin
    if exists (
      select from jsonb_array_elements(p_rates -> 'rules') e
      where e - array['cabin_id', 'base_cents', 'weekday_percents', 'weekday_min_stays', 'gap_nights', 'gap_percent',
                      'last_minute_days', 'last_minute_percent', 'last_minute_min_stay', 'window_days', 'notice_days',
                      'seasons', 'differences'] <> '{}'
        or not public.is_possible_rule(public.whole_rule(e))
    ) or exists (
      select from jsonb_array_elements(p_rates -> 'seasons') e
      where e - array['name', 'first_day', 'last_day', 'every_year', 'percent', 'min_stay', 'cabin_ids'] <> '{}'
        or not public.is_possible_season(jsonb_populate_record(null::public.rate_seasons, e))
    ) or exists (
      select from jsonb_array_elements_text(p_rates -> 'stop') e where e::uuid is null
    ) or (
      select count(*) <> count(distinct e ->> 'cabin_id') from jsonb_array_elements(p_rates -> 'rules') e
    ) or exists (
      select from jsonb_array_elements(p_rates -> 'keep') e
      where jsonb_typeof(e) <> 'object' or e - array['cabin_id', 'days'] <> '{}' or not e ?& array['cabin_id', 'days']
        or jsonb_typeof(e -> 'days') <> 'array' or jsonb_array_length(e -> 'days') > 600
    ) or exists (
      select from public.kept_days(coalesce(p_rates -> 'keep', '[]')) k where k.cabin_id is null or k.day is null
    ) then
      perform public.refuse('bad_rates');
    end if;
  exception when data_exception then
    perform public.refuse('bad_rates');
  end;
end;
$$;

comment on function public.validate_rates is 'Refuses rates that are not of the shape of host_save_rates, or beyond their limits.';

create function public.rated_cabins(p_rates jsonb)
returns uuid[] language sql stable set search_path = '' as $$
  select array(
    select (e ->> 'cabin_id')::uuid from jsonb_array_elements(p_rates -> 'rules') e
    union select e::uuid from jsonb_array_elements_text(p_rates -> 'stop') e
    order by 1
  );
$$;

comment on function public.rated_cabins is 'The cabins whose rules are given, or ended.';

create function public.require_rated_cabins(p_rates jsonb)
returns void language plpgsql stable set search_path = '' as $$
declare
  v_ids uuid[] := public.rated_cabins(p_rates);
begin
  if exists (select from unnest(v_ids) i where not exists (select from public.cabins c where c.id = i)) then
    perform public.refuse('unknown_cabin');
  elsif cardinality(v_ids) > 200 then
    perform public.refuse('too_many_cabins', '{"most": 200}');
  end if;
end;
$$;

comment on function public.require_rated_cabins is 'Refuses rates of a cabin that is not there, or of more than 200.';

create function public.proposed_rules(p_rates jsonb)
returns setof public.rate_rules language sql stable set search_path = '' as $$
  select n.* from jsonb_array_elements(p_rates -> 'rules') e cross join lateral public.whole_rule(e) n
  union all
  -- New seasons are for all cabins with rules.
  select r.* from public.rate_rules r
  where p_rates ? 'seasons' and r.cabin_id <> all (public.rated_cabins(p_rates));
$$;

comment on function public.proposed_rules is 'The rules of all cabins whose calendar these rates decide.';

create function public.proposed_seasons(p_rates jsonb)
returns setof public.rate_seasons language sql stable set search_path = '' as $$
  select (jsonb_populate_record(null::public.rate_seasons, e)).* from jsonb_array_elements(p_rates -> 'seasons') e
  union all
  select s.* from public.rate_seasons s where not p_rates ? 'seasons';
$$;

comment on function public.proposed_seasons is 'The seasons of these rates, or those that are there.';

create function public.put_back_cabins(p_rates jsonb)
returns uuid[] language sql stable set search_path = '' as $$
  select array(
    select r.cabin_id from public.rate_rules r
    where p_rates -> 'put_back' = 'true' and r.cabin_id in (select i::uuid from jsonb_array_elements_text(p_rates -> 'stop') i)
  );
$$;

comment on function public.put_back_cabins is 'The cabins whose nights these rates put back as they were when the rules came.';

create function public.remember_calendar(p_cabin_ids uuid[], p_keep jsonb, p_now timestamptz)
returns void language plpgsql set search_path = '' as $$
begin
  delete from public.calendar_before_rules b where b.cabin_id = any (p_cabin_ids);
  insert into public.calendar_before_rules
    (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open, source, is_kept, had_row)
  select k.cabin_id, k.day, k.price, k.min_stay, k.allows_check_in, k.allows_check_out, k.open, k.source, h.day is not null, true
  from public.cabin_calendar k
  join public.cabins c on c.id = k.cabin_id
  left join public.kept_days(p_keep) h on h.cabin_id = k.cabin_id and h.day = k.day
  where k.cabin_id = any (p_cabin_ids) and k.day >= (p_now at time zone c.timezone)::date and isfinite(k.day);
  insert into public.calendar_before_rules
    (cabin_id, day, min_stay, allows_check_in, allows_check_out, open, source, is_kept, had_row)
  select h.cabin_id, h.day, 1, true, true, false, 'rule', true, false
  from public.kept_days(p_keep) h
  join public.cabins c on c.id = h.cabin_id
  cross join lateral (select (p_now at time zone c.timezone)::date as today) t
  where h.cabin_id = any (p_cabin_ids) and h.day between t.today and public.calendar_end(t.today)
  on conflict do nothing;
end;
$$;

comment on function public.remember_calendar is
  'Remembers the calendars of cabins that get rules, and which of their nights are kept. The caller has the locks of the cabins.';

create function public.put_back_calendar(p_cabin_ids uuid[], p_now timestamptz)
returns void language plpgsql set search_path = '' as $$
begin
  delete from public.cabin_calendar k using public.put_back_days(p_cabin_ids, p_now) b
  where k.cabin_id = b.cabin_id and k.day = b.day and b.is_gone and b.kept is null;
  insert into public.cabin_calendar as k (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open, source)
  select b.cabin_id, b.day, b.price, b.min_stay, b.allows_check_in, b.allows_check_out, b.open, b.source
  from public.put_back_days(p_cabin_ids, p_now) b
  where not b.is_gone and b.kept is null
  on conflict (cabin_id, day) do update set
    price = excluded.price, min_stay = excluded.min_stay, allows_check_in = excluded.allows_check_in,
    allows_check_out = excluded.allows_check_out, open = excluded.open, source = excluded.source
  where (k.price, k.min_stay, k.allows_check_in, k.allows_check_out, k.open, k.source)
    is distinct from
        (excluded.price, excluded.min_stay, excluded.allows_check_in, excluded.allows_check_out, excluded.open, excluded.source);
end;
$$;

comment on function public.put_back_calendar is
  'Puts the nights from today on back as they were when the cabins got rules, but those that a hand has set since. The caller has the locks of the cabins.';

create function public.host_rates(p_cabin_id uuid default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_rules public.rate_rules[];
begin
  perform public.require_staff('edits_shop');
  if p_cabin_id is not null then
    perform public.require_known_cabins(array[p_cabin_id]);
    v_rules := array(select r from public.rate_rules r where r.cabin_id = p_cabin_id);
  end if;
  return jsonb_build_object(
    'cabins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'title', c.title, 'slug', c.slug, 'city', c.city, 'live', c.live,
        'nightly_rate_cents', c.nightly_rate, 'open_until', k.last_day,
        'can_put_back', exists (
          select from public.calendar_before_rules b join public.rate_rules r on r.cabin_id = b.cabin_id where b.cabin_id = c.id
        )
      ) order by c.title, c.id), '[]')
      from public.cabins c
      cross join lateral (
        select max(k.day) as last_day from public.cabin_calendar k where k.cabin_id = c.id and k.open and isfinite(k.day)
      ) k
    ),
    'rules', (
      select coalesce(jsonb_agg(
        to_jsonb(r) - case when r.cabin_id = p_cabin_id then array['rolled_at'] else array['rolled_at', 'differences'] end
        order by r.cabin_id
      ), '[]')
      from public.rate_rules r
    ),
    'seasons', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'id' order by s.first_day, s.last_day, s.name), '[]') from public.rate_seasons s
    ),
    'versions', public.rate_versions(array(select c.id from public.cabins c)),
    'months', case when cardinality(v_rules) = 1
      then public.rates_outcome(v_rules, array(select s from public.rate_seasons s), now()) -> 'months' else '[]' end
  );
end;
$$;

comment on function public.host_rates is
  'All cabins with their rules, the seasons and the versions that host_save_rates expects; with a cabin, also its months and the differences of its rules.';

create function public.host_preview_rates(p_rates jsonb)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  perform public.validate_rates(p_rates);
  perform public.require_rated_cabins(p_rates);
  return public.rates_outcome(
    array(select r from public.proposed_rules(p_rates) r), array(select s from public.proposed_seasons(p_rates) s), now(),
    coalesce(p_rates -> 'keep', '[]'), public.put_back_cabins(p_rates)
  );
end;
$$;

comment on function public.host_preview_rates is 'What host_save_rates would do with these rates, without doing it.';

create function public.host_save_rates(p_rates jsonb, p_expected jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_ids uuid[];
  v_rules public.rate_rules[];
  v_seasons public.rate_seasons[];
  v_keep jsonb := coalesce(p_rates -> 'keep', '[]');
  v_new uuid[];
  v_put_back uuid[];
  v_before jsonb;
  v_outcome jsonb;
begin
  perform public.require_staff('edits_shop');
  perform public.validate_rates(p_rates);
  perform public.require_rated_cabins(p_rates);
  v_ids := public.rated_cabins(p_rates);
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  if public.rate_versions(v_ids) is distinct from p_expected then
    perform public.refuse('rates_changed');
  end if;
  v_rules := array(select r from public.proposed_rules(p_rates) r);
  v_seasons := array(select s from public.proposed_seasons(p_rates) s);
  perform public.lock_cabins(array(select r.cabin_id from unnest(v_rules) r) || v_ids);

  v_before := jsonb_strip_nulls(jsonb_build_object(
    'rules', (
      select jsonb_agg(to_jsonb(r) - array['rolled_at', 'differences'] order by r.cabin_id) from public.rate_rules r where r.cabin_id = any (v_ids)
    ),
    'seasons', case when p_rates ? 'seasons' then (
      select coalesce(jsonb_agg(to_jsonb(s) - 'id' order by s.first_day, s.name), '[]') from public.rate_seasons s
    ) end
  ));
  v_put_back := public.put_back_cabins(p_rates);
  v_outcome := public.rates_outcome(v_rules, v_seasons, now(), v_keep, v_put_back);
  v_new := array(
    select r.cabin_id from unnest(v_rules) r where not exists (select from public.rate_rules x where x.cabin_id = r.cabin_id)
  );
  if p_rates -> 'resume' is distinct from 'true' then
    perform public.remember_calendar(v_new, v_keep, now());
  end if;
  perform public.put_back_calendar(v_put_back, now());
  if p_rates ? 'seasons' then
    delete from public.rate_seasons s where true;
    insert into public.rate_seasons (name, first_day, last_day, every_year, percent, min_stay, cabin_ids)
    select trim(s.name), s.first_day, s.last_day, s.every_year, s.percent, s.min_stay, s.cabin_ids from unnest(v_seasons) s;
  end if;
  delete from public.rate_rules r where r.cabin_id = any (v_ids);
  insert into public.rate_rules select r.* from unnest(v_rules) r where r.cabin_id = any (v_ids);
  with kept as (
    select h.cabin_id, h.day from public.kept_days(v_keep) h where h.cabin_id = any (v_ids)
    union
    select b.cabin_id, b.day from public.calendar_before_rules b where b.is_kept and b.cabin_id = any (v_new)
  ),
  -- A day without a row is to stay without a night for sale: the rules would open it.
  closed as (
    insert into public.cabin_calendar (cabin_id, day, open, source)
    select b.cabin_id, b.day, false, 'hand' from public.calendar_before_rules b
    where b.is_kept and not b.had_row and b.cabin_id = any (v_new)
    on conflict do nothing
  )
  update public.cabin_calendar k set source = 'hand'
  from kept h
  where k.cabin_id = h.cabin_id and k.day = h.day and k.source = 'rule';
  perform public.write_rule_days(v_rules, v_seasons, now());
  update public.rate_rules r set rolled_at = now() where r.cabin_id in (select x.cabin_id from unnest(v_rules) x);
  perform public.write_audit(
    'save_rates',
    coalesce(case when cardinality(v_ids) = 1 then (select c.slug from public.cabins c where c.id = v_ids[1]) end,
             case when cardinality(v_ids) = 0 then 'seasons' else cardinality(v_ids) || ' cabins' end),
    v_before,
    -- Night by night it would be longer than a person reads.
    p_rates - 'keep' || jsonb_build_object('outcome', v_outcome - array['months', 'by_cabin']) || case when p_rates ? 'rules' then
      jsonb_build_object('rules', (select coalesce(jsonb_agg(e - 'differences'), '[]') from jsonb_array_elements(p_rates -> 'rules') e))
      else '{}' end
  );
  return v_outcome || jsonb_build_object('versions', public.rate_versions(v_ids));
end;
$$;

comment on function public.host_save_rates is
  'Saves {rules, seasons, stop, keep, put_back, resume}, each optional, and writes the calendar, all or nothing: rules of single cabins, of which what is absent stays as it is, the whole list of seasons, cabins whose rules end; keep: [{cabin_id, days}], nights that stay as they are, as set by hand; put_back: where rules end, the nights go back to what they were when the rules came; resume: rules that ended come back, and what was remembered before them stays. p_expected: rate_versions of what is saved; refused rates_changed once it is another.';

create function public.host_follow_rules(p_range jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_ids uuid[];
  v_from date;
  v_to date;
  v_before jsonb;
  v_skipped jsonb;
  v_days jsonb;
  v_id uuid;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_range) is distinct from 'object' or p_range - array['cabin_ids', 'from', 'to'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  begin
    v_ids := array(select distinct i::uuid from jsonb_array_elements_text(p_range -> 'cabin_ids') i);
    v_from := (p_range ->> 'from')::date;
    v_to := (p_range ->> 'to')::date;
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  perform public.require_known_cabins(v_ids);
  perform public.require_open_range(v_ids, v_from, v_to, now());
  perform public.lock_cabins(v_ids);

  with by_hand as (
    select k.cabin_id, k.day, to_jsonb(k) - array['cabin_id', 'day'] as before, t.reason
    from public.cabin_calendar k
    join public.cabins c on c.id = k.cabin_id
    left join public.taken_days(v_ids, v_from, v_to, now()) t on t.cabin_id = k.cabin_id and t.day = k.day
    where k.cabin_id = any (v_ids) and k.day >= v_from and k.day < v_to and k.source = 'hand'
      and k.day >= (now() at time zone c.timezone)::date
  )
  select coalesce(jsonb_agg(jsonb_build_object('cabin_id', h.cabin_id, 'day', h.day, 'before', h.before)) filter (where h.reason is null), '[]'),
         coalesce(jsonb_agg(jsonb_build_object('cabin_id', h.cabin_id, 'date', h.day, 'reason', h.reason)
           order by h.cabin_id, h.day) filter (where h.reason is not null), '[]')
  into v_before, v_skipped
  from by_hand h;

  update public.cabin_calendar k set source = 'rule'
  from jsonb_to_recordset(v_before) as b(cabin_id uuid, day date)
  where k.cabin_id = b.cabin_id and k.day = b.day;
  perform public.write_rule_days(
    array(select r from public.rate_rules r where r.cabin_id = any (v_ids)),
    array(select s from public.rate_seasons s), now(), v_from, v_to
  );
  select jsonb_agg(jsonb_build_object(
    'cabin_id', k.cabin_id, 'day', k.day, 'before', b.before, 'after', to_jsonb(k) - array['cabin_id', 'day']
  ) order by k.cabin_id, k.day)
  into v_days
  from jsonb_to_recordset(v_before) as b(cabin_id uuid, day date, before jsonb)
  join public.cabin_calendar k on k.cabin_id = b.cabin_id and k.day = b.day;

  if v_days is not null then
    delete from public.calendar_changes x where x.made_at < now() - interval '7 days';
    insert into public.calendar_changes (made_at, made_by, kind, days) values (now(), auth.uid(), 'days', v_days)
    returning id into v_id;
    perform public.write_audit('follow_rules', v_id::text, public.day_runs(v_days, 'before'),
      p_range || jsonb_build_object('changed', jsonb_array_length(v_days), 'skipped', jsonb_array_length(v_skipped)));
  end if;
  return public.day_change(v_id, v_days, v_skipped);
end;
$$;

comment on function public.host_follow_rules is
  'Gives days that a hand set back to the rules, which write them at once where the cabin has any. Sold and held nights stay as they are.';

alter table public.rate_rules enable row level security;
alter table public.rate_seasons enable row level security;
alter table public.calendar_before_rules enable row level security;

grant select, insert, update, delete on public.rate_rules, public.rate_seasons, public.calendar_before_rules to service_role;
grant execute on function
  public.is_possible_rule, public.is_possible_season, public.rule_price, public.season_days, public.sellable_gaps,
  public.rule_days, public.rate_changes, public.rates_outcome, public.write_rule_days, public.roll_rates,
  public.rate_versions, public.whole_rule, public.validate_rates, public.require_rated_cabins, public.rated_cabins, public.proposed_rules,
  public.proposed_seasons, public.kept_days, public.put_back_days, public.put_back_cabins, public.remember_calendar,
  public.put_back_calendar
  to service_role;
grant execute on function public.host_rates, public.host_preview_rates, public.host_save_rates, public.host_follow_rules
  to authenticated;
