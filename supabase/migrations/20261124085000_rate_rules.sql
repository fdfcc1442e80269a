-- Rolling rates: each cabin's rules and the seasons extend the calendar, except for a day's hand-set values.

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
  'The rules for a cabin''s prices and minimum stays. A cabin without a row has no rules: its calendar repeats the '
  'year before.';
comment on column public.rate_rules.base_cents is 'US cents a night, before the percents and the surcharge.';
comment on column public.rate_rules.weekday_percents is
  'Percent of the base for the night that starts on that weekday, Sunday first.';
comment on column public.rate_rules.weekday_min_stays is
  'Minimum nights of a stay that arrives on that weekday, Sunday first.';
comment on column public.rate_rules.gap_nights is
  'A gap between two stays of at most this many nights may be sold whole: its minimum stay is its length. 0: no such '
  'rule.';
comment on column public.rate_rules.last_minute_days is
  'The nights of the next this many days are last-minute. 0: none are.';
comment on column public.rate_rules.last_minute_min_stay is
  'The minimum stay of last-minute arrivals, if lower. Null: no such rule.';
comment on column public.rate_rules.window_days is
  'How many days from today are open; later ones stay closed until then.';
comment on column public.rate_rules.notice_days is 'Arrivals are closed for this many days from today.';
comment on column public.rate_rules.seasons is
  'Array of {name, percent, min_stay}: this cabin''s values in the season of that name, instead of the season''s own. '
  'Null: none.';
comment on column public.rate_rules.differences is
  'Array of [first night, number of nights, basis points]: the factor on the rule''s price in those nights, 10000 for '
  '1; derived from the calendar before the rules. Null: none.';
comment on column public.rate_rules.rolled_at is
  'When the rules were last written to the calendar. Null: not since the cabin''s gaps may have changed.';

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
  'Seasons of cabins with rules, at most thirty. Of two that overlap the shorter applies, then the one that starts '
  'later.';
comment on column public.rate_seasons.last_day is 'The last night of the season.';
comment on column public.rate_seasons.every_year is 'Repeats on the same days of every year.';
comment on column public.rate_seasons.percent is 'Percent of the base for its nights.';
comment on column public.rate_seasons.min_stay is
  'The minimum stay of arrivals in it, instead of the weekday''s. Null: the weekday''s.';
comment on column public.rate_seasons.cabin_ids is 'The cabins it applies to; empty: all.';

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
  'A cabin''s calendar before it got rules, so that the nights can be restored when the rules end.';
comment on column public.calendar_before_rules.had_row is 'False: the calendar had no row; stored as a closed night.';
comment on column public.calendar_before_rules.is_kept is
  'The night was kept as it was when the rules started, as if set by hand.';

create function public.is_possible_rule(p_rule public.rate_rules)
returns boolean language sql immutable set search_path = '' as $$
  select coalesce(
    p_rule.base_cents between 100 and 10000000
    and cardinality(p_rule.weekday_percents) = 7 and 10 <= all (p_rule.weekday_percents)
      and 400 >= all (p_rule.weekday_percents)
    and cardinality(p_rule.weekday_min_stays) = 7 and 1 <= all (p_rule.weekday_min_stays)
      and 30 >= all (p_rule.weekday_min_stays)
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
        where not coalesce((d ->> 0)::date between '2000-01-01' and '2100-01-01'
          and (d ->> 1)::integer between 1 and 600
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
    p_base_cents::numeric * p_weekday * p_season * p_last_minute * p_gap * p_difference + 50000000000000,
      100000000000000
  ) * 100))::integer;
$$;

comment on function public.rule_price is
  'The price of a night by rule: the base times four percents and a difference in basis points, rounded once, half '
  'up, to whole dollars; at least one dollar, at most 100,000.';

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
           -- Moves the day after, so that a season to the end of February ends there in every year.
           (s.last_day + 1 + make_interval(years => y.years))::date - 1 as last
  ) r
  cross join lateral (
    select greatest(r.first, p_from) + n as day
      from generate_series(0, least(r.last, p_to) - greatest(r.first, p_from)) n
  ) d;
$$;

comment on function public.season_days is 'The days from p_from to p_to of each season.';

create function public.rule_seasons(
  p_rules public.rate_rules[], p_seasons public.rate_seasons[], p_from date, p_to date
)
returns table (cabin_id uuid, day date, percent smallint, min_stay smallint)
language sql stable set search_path = '' as $$
  with own as materialized (
    select distinct on (r.cabin_id, o.name) r.cabin_id, o.name, o.percent, o.min_stay
    from unnest(p_rules) r
    cross join lateral jsonb_to_recordset(coalesce(r.seasons, '[]')) as o(name text, percent smallint,
      min_stay smallint)
    order by r.cabin_id, o.name
  )
  select distinct on (r.cabin_id, s.day) r.cabin_id, s.day, coalesce(o.percent, s.percent),
         case when o.name is null then s.min_stay else o.min_stay end
  from public.season_days(p_seasons, p_from, p_to) s
  join unnest(p_rules) r on s.cabin_ids = '{}' or r.cabin_id = any (s.cabin_ids)
  left join own o on o.cabin_id = r.cabin_id and o.name = trim(s.name)
  order by r.cabin_id, s.day, s.days, s.first_day desc, s.name;
$$;

comment on function public.rule_seasons is
  'Each day''s season from p_from to p_to for the cabins with these rules: the shorter of two that overlap, '
  'with the cabin''s own values where it has any.';

create function public.gaps_between_stays(p_cabin_ids uuid[], p_to date, p_now timestamptz)
returns table (cabin_id uuid, left_on date, first_day date, nights integer)
language sql stable set search_path = '' as $$
  select x.cabin_id, x.left_on, greatest(x.left_on, x.today), x.check_in - greatest(x.left_on, x.today)
  from (
    select s.cabin_id, s.check_in, t.today,
           lag(s.check_out) over (partition by s.cabin_id order by s.check_in) as left_on
    from public.cabins c
    cross join lateral (select (p_now at time zone c.timezone)::date as today) t
    join public.occupancies s on s.cabin_id = c.id
    where c.id = any (p_cabin_ids) and s.released_at is null and s.kind <> 'hold'
      -- The longest gap that a rule may know.
      and s.check_out > t.today - 14 and s.check_in <= p_to
  ) x
  where x.check_in > greatest(x.left_on, x.today);
$$;

comment on function public.gaps_between_stays is
  'The unsold nights between each two stays (bookings, blocks, imported) of cabins, of which the second begins by '
  'p_to. A gap starts today at the earliest; left_on is the check-out before it. A hold bounds no gap, '
  'because it lapses.';

create function public.sellable_gaps(p_rules public.rate_rules[], p_now timestamptz)
returns table (cabin_id uuid, day date, nights integer) language sql stable set search_path = '' as $$
  select g.cabin_id, g.first_day + n, g.nights
  from unnest(p_rules) r
  join public.gaps_between_stays(
    array(select x.cabin_id from unnest(p_rules) x where x.gap_nights > 0), 'infinity', p_now
  ) g on g.cabin_id = r.cabin_id
  join public.cabins c on c.id = r.cabin_id
  cross join lateral generate_series(0, g.nights - 1) n
  where g.nights <= r.gap_nights and g.left_on > (p_now at time zone c.timezone)::date - r.gap_nights;
$$;

comment on function public.sellable_gaps is
  'Nights of gaps between two stays no longer than the cabin''s rule allows.';

create function public.kept_days(p_keep jsonb)
returns table (cabin_id uuid, day date) language sql stable set search_path = '' as $$
  select distinct (e ->> 'cabin_id')::uuid, d::date
  from jsonb_array_elements(p_keep) e cross join lateral jsonb_array_elements_text(e -> 'days') d;
$$;

comment on function public.kept_days is 'The nights of [{cabin_id, days}].';

create function public.rate_changes(
  p_rules public.rate_rules[], p_seasons public.rate_seasons[], p_now timestamptz,
  p_keep jsonb default '[]', p_put_back uuid[] default '{}'
)
returns table (cabin_id uuid, day date, price integer, min_stay smallint, allows_check_in boolean,
  allows_check_out boolean,
               open boolean, source text, is_gone boolean, kept text, is_stale boolean, change text)
language sql stable set search_path = '' as $$
  with ruled as materialized (
    select r.*, (p_now at time zone c.timezone)::date as today
    from unnest(p_rules) r join public.cabins c on c.id = r.cabin_id
  ),
  seasoned as materialized (
    select * from public.rule_seasons(p_rules, p_seasons, p_now::date - 1, public.calendar_end(p_now::date) + 2)
  ),
  differing as materialized (
    select distinct on (r.cabin_id, n.day) r.cabin_id, n.day, (x ->> 2)::integer as basis_points
    from ruled r
    cross join lateral jsonb_array_elements(coalesce(r.differences, '[]')) x
    cross join lateral (select (x ->> 0)::date + i as day from generate_series(0, (x ->> 1)::integer - 1) i) n
    order by r.cabin_id, n.day
  ),
  gaps as materialized (select * from public.sellable_gaps(p_rules, p_now)),
  new_days as materialized (
    select r.cabin_id, d.day,
           public.rule_price(
             r.base_cents, r.weekday_percents[w.n], coalesce(s.percent, 100),
             case when l.is_last_minute then r.last_minute_percent else 100 end,
             case when g.day is null then 100 else r.gap_percent end,
             coalesce(x.basis_points, 10000)
           ) as price,
           least(
             coalesce(s.min_stay, r.weekday_min_stays[w.n]),
             case when l.is_last_minute then r.last_minute_min_stay end,
             g.nights
           )::smallint as min_stay,
           d.day >= r.today + r.notice_days as allows_check_in, true as allows_check_out,
           d.day < r.today + r.window_days as open, 'rule' as source, false as is_put_back, false as is_gone
    from ruled r
    cross join lateral (
      select r.today + n as day from generate_series(0, public.calendar_end(r.today) + 1 - r.today) n
    ) d
    cross join lateral (select extract(dow from d.day)::integer + 1 as n) w
    cross join lateral (select d.day < r.today + r.last_minute_days as is_last_minute) l
    left join seasoned s on s.cabin_id = r.cabin_id and s.day = d.day
    left join gaps g on g.cabin_id = r.cabin_id and g.day = d.day
    left join differing x on x.cabin_id = r.cabin_id and x.day = d.day
    union all
    select x.cabin_id, x.day, b.price, b.min_stay, b.allows_check_in, b.allows_check_out, b.open, b.source, true,
           not coalesce(b.had_row, false)
    from (
      select b.cabin_id, b.day from public.calendar_before_rules b where b.cabin_id = any (p_put_back)
      union
      select k.cabin_id, k.day from public.cabin_calendar k
      where k.cabin_id = any (p_put_back)
        and exists (select from public.calendar_before_rules b where b.cabin_id = k.cabin_id)
    ) x
    join public.cabins c on c.id = x.cabin_id
    left join public.calendar_before_rules b on b.cabin_id = x.cabin_id and b.day = x.day
    where x.day >= (p_now at time zone c.timezone)::date and isfinite(x.day)
  )
  select d.cabin_id, d.day, case when v.kept is null then d.price else coalesce(k.price, c.nightly_rate) end,
         d.min_stay, d.allows_check_in, d.allows_check_out, o.is_open, d.source, d.is_gone, v.kept,
         v.kept is null and (k.price, k.min_stay, k.allows_check_in, k.allows_check_out, k.open, k.source)
           is distinct from (d.price, d.min_stay, d.allows_check_in, d.allows_check_out, d.open, d.source),
         case when v.kept is not null or d.day > public.calendar_end((p_now at time zone c.timezone)::date) then null
              when o.is_open and not o.was_open then 'opened'
              when not o.is_open and o.was_open then 'closed'
              when not o.is_open then null
              when coalesce(d.price, c.nightly_rate) > coalesce(k.price, c.nightly_rate) then 'dearer'
              when coalesce(d.price, c.nightly_rate) < coalesce(k.price, c.nightly_rate) then 'cheaper'
              when (k.min_stay, k.allows_check_in, k.allows_check_out)
                is distinct from (d.min_stay, d.allows_check_in, d.allows_check_out) then 'other' end
  from new_days d
  join public.cabins c on c.id = d.cabin_id
  -- The list of cabins keeps the planner on the index, because it greatly overestimates new_days.
  left join public.cabin_calendar k on k.cabin_id = d.cabin_id and k.day = d.day and k.day >= p_now::date - 1
    and k.cabin_id = any (p_put_back || array(select r.cabin_id from unnest(p_rules) r))
  left join public.taken_days(
    array(select r.cabin_id from unnest(p_rules) r), p_now::date - 1, public.calendar_end(p_now::date) + 3, p_now
  ) t on t.cabin_id = d.cabin_id and t.day = d.day
  left join public.kept_days(p_keep) h on h.cabin_id = d.cabin_id and h.day = d.day
  cross join lateral (
    select case when t.day is not null then 'sold'
                when not d.is_put_back and (k.source = 'hand' or h.day is not null) then 'hand'
                -- It was set by hand since the rules started.
                when d.is_put_back and k.source = 'hand'
                  and (k.price, k.min_stay, k.allows_check_in, k.allows_check_out, k.open)
                    is distinct from (d.price, d.min_stay, d.allows_check_in, d.allows_check_out, d.open) then 'hand'
           end as kept
  ) v
  cross join lateral (
    select coalesce(k.open, false) as was_open, coalesce(case when v.kept is null then d.open else k.open end,
      false) as is_open
  ) o;
$$;

comment on function public.rate_changes is
  'Each day from today to the calendar''s end under the rules, and each day of the cabins to put back as it was when '
  'they got rules, against the calendar: what it would become, whether it is kept (sold or held, set by hand, or to '
  'be kept) and what a guest would notice. Price and open are those the day ends up with. Minimum stay: the '
  'season''s, else the weekday''s; last-minute and gap rules only lower it. is_gone: a day put back had no row.';

create function public.write_rule_days(
  p_rules public.rate_rules[], p_seasons public.rate_seasons[], p_now timestamptz,
  p_from date default '-infinity', p_to date default 'infinity', p_put_back uuid[] default '{}'
)
returns void language sql set search_path = '' as $$
  with days as materialized (
    select d.* from public.rate_changes(p_rules, p_seasons, p_now, p_put_back => p_put_back) d
    where d.is_stale and d.day >= p_from and d.day < p_to
  ),
  gone as (
    delete from public.cabin_calendar k using days d where d.is_gone and k.cabin_id = d.cabin_id and k.day = d.day
  )
  insert into public.cabin_calendar (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open, source)
  select d.cabin_id, d.day, d.price, d.min_stay, d.allows_check_in, d.allows_check_out, d.open, d.source
  from days d where not d.is_gone
  on conflict (cabin_id, day) do update set
    price = excluded.price, min_stay = excluded.min_stay, allows_check_in = excluded.allows_check_in,
    allows_check_out = excluded.allows_check_out, open = excluded.open, source = excluded.source;
$$;

comment on function public.write_rule_days is
  'Writes the rules to the calendar from p_from to before p_to, and restores cabins, where that differs. The caller '
  'holds the cabins'' locks.';

create function public.roll_rates(
  p_most integer, p_now timestamptz default now(), p_changed_only boolean default false
)
returns integer language plpgsql set search_path = '' as $$
declare
  v_ids uuid[] := array(
    select x.cabin_id from (
      select r.cabin_id from public.rate_rules r
      where r.rolled_at is null or (not p_changed_only and r.rolled_at < p_now)
      order by r.rolled_at nulls first, r.cabin_id limit p_most
    ) x
  );
begin
  perform public.lock_cabins(v_ids);
  -- Read under the locks, so that rules saved meanwhile aren't overwritten by older ones.
  perform public.write_rule_days(
    array(select r from public.rate_rules r where r.cabin_id = any (v_ids)),
    array(select s from public.rate_seasons s), p_now
  );
  update public.rate_rules r set rolled_at = p_now where r.cabin_id = any (v_ids);
  return cardinality(v_ids);
end;
$$;

comment on function public.roll_rates is
  'Extends the calendars of at most p_most cabins with rules, those waiting longest first. Returns how many; each '
  'once per p_now. p_changed_only: only those whose gaps may have changed.';

create function public.note_changed_gaps() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.rate_rules r set rolled_at = null
  where r.gap_nights > 0 and r.rolled_at is not null and r.cabin_id in (
    select x.cabin_id from changed x where x.kind <> 'hold' and x.check_out > now()::date - 16
  );
  return null;
end;
$$;

comment on function public.note_changed_gaps is
  'Notes the cabins whose gaps a changed stay may have opened or closed, for the next run of the job recount-search.';

create trigger note_changed_gaps_insert after insert on public.occupancies
  referencing new table as changed for each statement execute function public.note_changed_gaps();
create trigger note_changed_gaps_delete after delete on public.occupancies
  referencing old table as changed for each statement execute function public.note_changed_gaps();
-- Two, because a stay may be moved between cabins.
create trigger note_changed_gaps_update_from after update on public.occupancies
  referencing old table as changed for each statement execute function public.note_changed_gaps();
create trigger note_changed_gaps_update_to after update on public.occupancies
  referencing new table as changed for each statement execute function public.note_changed_gaps();

alter table public.rate_rules enable row level security;
alter table public.rate_seasons enable row level security;
alter table public.calendar_before_rules enable row level security;

grant select, insert, update, delete on public.rate_rules, public.rate_seasons,
  public.calendar_before_rules to service_role;
grant execute on function
  public.is_possible_rule, public.is_possible_season, public.rule_price, public.season_days, public.rule_seasons,
  public.gaps_between_stays, public.sellable_gaps, public.kept_days, public.rate_changes,
  public.write_rule_days, public.roll_rates, public.note_changed_gaps
  to service_role;
