-- The console reads, previews and saves rates.

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

comment on function public.rate_versions is
  'What tells whether somebody changed the seasons, or a cabin''s rules, meanwhile. Null: a cabin without rules.';

create function public.proposed_rates(
  p_rates jsonb, out cabin_ids uuid[], out rules public.rate_rules[], out seasons public.rate_seasons[],
    out put_back uuid[]
)
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(p_rates) is distinct from 'object'
    or p_rates - array['rules', 'seasons', 'stop', 'keep', 'put_back', 'resume'] <> '{}'
    or not p_rates ?| array['rules', 'seasons', 'stop']
    or exists (
      select from jsonb_each(p_rates) e
      where jsonb_typeof(e.value) <> case when e.key in ('put_back', 'resume') then 'boolean' else 'array' end
    ) then
    perform public.refuse('bad_rates');
  elsif jsonb_array_length(p_rates -> 'seasons') > 30 then
    perform public.refuse('too_many_seasons', '{"most": 30}');
  end if;
  begin
    rules := array(
      select jsonb_populate_record(null::public.rate_rules, coalesce(to_jsonb(r) - 'rolled_at', '{}') || e)
      from jsonb_array_elements(p_rates -> 'rules') e
      left join public.rate_rules r on r.cabin_id = (e ->> 'cabin_id')::uuid
    );
    seasons := array(
      select jsonb_populate_record(null::public.rate_seasons, e) from jsonb_array_elements(p_rates -> 'seasons') e
    );
    cabin_ids := array(
      select r.cabin_id from unnest(rules) r
      union select e::uuid from jsonb_array_elements_text(p_rates -> 'stop') e
      order by 1
    );
    if exists (
      select from jsonb_array_elements(p_rates -> 'rules') e
      where e - array['cabin_id', 'base_cents', 'weekday_percents', 'weekday_min_stays', 'gap_nights', 'gap_percent',
                      'last_minute_days', 'last_minute_percent', 'last_minute_min_stay', 'window_days', 'notice_days',
                      'seasons', 'differences'] <> '{}'
    ) or exists (
      select from jsonb_array_elements(p_rates -> 'seasons') e
      where e - array['name', 'first_day', 'last_day', 'every_year', 'percent', 'min_stay', 'cabin_ids'] <> '{}'
    ) or exists (select from unnest(rules) r where not public.is_possible_rule(r))
      or exists (select from unnest(seasons) s where not public.is_possible_season(s))
      or (select count(*) <> count(distinct r.cabin_id) from unnest(rules) r)
      or array_position(cabin_ids, null) is not null
      or exists (
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
  if exists (select from unnest(cabin_ids) i where not exists (select from public.cabins c where c.id = i)) then
    perform public.refuse('unknown_cabin');
  elsif cardinality(cabin_ids) > 200 then
    perform public.refuse('too_many_cabins', '{"most": 200}');
  end if;
  put_back := array(
    select r.cabin_id from public.rate_rules r
    where p_rates -> 'put_back' = 'true' and p_rates -> 'stop' ? r.cabin_id::text
      and r.cabin_id not in (select x.cabin_id from unnest(rules) x)
  );
  if p_rates ? 'seasons' then
    -- New seasons are for all cabins with rules.
    rules := rules || array(select r from public.rate_rules r where r.cabin_id <> all (cabin_ids));
  else
    seasons := array(select s from public.rate_seasons s);
  end if;
end;
$$;

comment on function public.proposed_rates is
  'What these rates of host_save_rates make: cabin_ids, whose rules are given or ended; the rules of all cabins whose '
  'calendar they decide, with what is absent as it is stored; the seasons; the cabins to put back. Refuses what is '
  'not of that shape, beyond its limits, or of a cabin that is not there.';

create function public.remember_calendar(p_cabin_ids uuid[], p_keep jsonb, p_now timestamptz)
returns void language sql set search_path = '' as $$
  delete from public.calendar_before_rules b where b.cabin_id = any (p_cabin_ids);
  insert into public.calendar_before_rules
    (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open, source, is_kept, had_row)
  select c.id, x.day, x.price, coalesce(x.min_stay, 1), coalesce(x.allows_check_in, true),
    coalesce(x.allows_check_out, true),
         coalesce(x.open, false), coalesce(x.source, 'rule'), x.is_kept, x.had_row
  from public.cabins c
  cross join lateral (select (p_now at time zone c.timezone)::date as today) t
  cross join lateral (
    select day, k.price, k.min_stay, k.allows_check_in, k.allows_check_out, k.open, k.source,
           h.cabin_id is not null as is_kept, k.cabin_id is not null as had_row
    from (select * from public.cabin_calendar k where k.cabin_id = c.id) k
    full join (select * from public.kept_days(p_keep) h where h.cabin_id = c.id) h using (day)
    where day >= t.today and isfinite(day) and (k.cabin_id is not null or day <= public.calendar_end(t.today))
  ) x
  where c.id = any (p_cabin_ids);
$$;

comment on function public.remember_calendar is
  'Remembers the calendars of cabins that get rules, and which of their nights are kept. The caller has the locks of '
  'the cabins.';

create function public.rates_outcome(
  p_rules public.rate_rules[], p_seasons public.rate_seasons[], p_keep jsonb default '[]', p_put_back uuid[]
    default '{}'
)
returns jsonb language sql stable set search_path = '' as $$
  with days as materialized (
    select d.cabin_id, d.day, d.price, d.open, d.kept, d.change
    from public.rate_changes(p_rules, p_seasons, now(), p_keep, p_put_back) d
  ),
  counted as (
    select d.cabin_id, count(d.change) as changed, count(*) filter (where d.change = 'dearer') as dearer,
           count(*) filter (where d.change = 'cheaper') as cheaper,
             count(*) filter (where d.change = 'opened') as opened,
           count(*) filter (where d.change = 'closed') as closed,
             count(*) filter (where d.kept = 'hand') as kept_by_hand,
           count(*) filter (where d.kept = 'sold') as sold
    from days d group by grouping sets ((), (d.cabin_id))
  )
  select (select to_jsonb(c) - 'cabin_id' from counted c where c.cabin_id is null) || jsonb_build_object(
    'cabins', cardinality(p_rules),
    'by_cabin', (select coalesce(jsonb_agg(to_jsonb(c) order by c.cabin_id), '[]') from counted c
      where c.cabin_id is not null),
    'months', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.month), '[]')
      from (
        select to_char(o.day, 'YYYY-MM') as month, min(o.price) as low_cents, max(o.price) as high_cents,
               round(avg(o.price))::integer as average_cents, count(*) as open_nights
        from days o where o.open and cardinality(p_rules) = 1 and o.cabin_id = p_rules[1].cabin_id
        group by 1 order by 1 limit 12
      ) m
    )
  );
$$;

comment on function public.rates_outcome is
  'What writing the rules, and putting nights back, changes for guests, counted, in all and for each cabin; and the '
  'months as they would be where it is one cabin.';

create function public.host_rates(p_cabin_id uuid default null)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_rules public.rate_rules[] := '{}';
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
          select from public.calendar_before_rules b join public.rate_rules r on r.cabin_id = b.cabin_id
            where b.cabin_id = c.id
        )
      ) order by c.title, c.id), '[]')
      from public.cabins c
      cross join lateral (
        select max(k.day) as last_day from public.cabin_calendar k where k.cabin_id = c.id and k.open
          and isfinite(k.day)
      ) k
      where c.archived_at is null
    ),
    'rules', (
      select coalesce(jsonb_agg(
        to_jsonb(r) - case when r.cabin_id = p_cabin_id then array['rolled_at']
          else array['rolled_at', 'differences'] end
        order by r.cabin_id
      ), '[]')
      from public.rate_rules r
    ),
    'seasons', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'id' order by s.first_day, s.last_day, s.name), '[]')
        from public.rate_seasons s
    ),
    'versions', public.rate_versions(array(select c.id from public.cabins c)),
    'months', public.rates_outcome(v_rules, array(select s from public.rate_seasons s)) -> 'months'
  );
end;
$$;

comment on function public.host_rates is
  'All cabins with their rules, the seasons and the versions that host_save_rates expects; with a cabin, also its '
  'months and the differences of its rules.';

create function public.host_rated_nights(p_cabin_ids uuid[])
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  perform public.require_known_cabins(p_cabin_ids);
  return jsonb_build_object('cabins', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'today', t.today, 'nightly_rate_cents', c.nightly_rate, 'prices', to_jsonb(d.prices),
      'min_stays', to_jsonb(d.min_stays), 'check_in', to_jsonb(d.check_in), 'check_out', to_jsonb(d.check_out),
      'open', to_jsonb(d.open), 'by_hand', to_jsonb(d.by_hand)
    ) order by c.id), '[]')
    from public.cabins c
    cross join lateral (select (now() at time zone c.timezone)::date as today) t
    cross join lateral (
      select array_agg(case when k.day is not null then coalesce(k.price, c.nightly_rate) end order by n) as prices,
             array_agg(coalesce(k.min_stay, 1) order by n) as min_stays,
             array_agg(coalesce(k.allows_check_in, true) order by n) as check_in,
             array_agg(coalesce(k.allows_check_out, true) order by n) as check_out,
             array_agg(coalesce(k.open, false) order by n) as open,
             array_agg(coalesce(k.source = 'hand', false) order by n) as by_hand
      from generate_series(0, public.calendar_end(t.today) - t.today) n
      left join public.cabin_calendar k on k.cabin_id = c.id and k.day = t.today + n
    ) d
    where c.id = any (p_cabin_ids)
  ));
end;
$$;

comment on function public.host_rated_nights is
  'What rules for cabins without any are derived from: the calendars of cabins, at most 50, from today to their ends, '
  'one array entry a night. A price of null: the day has no row.';

create function public.host_preview_rates(p_rates jsonb)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return (
    select public.rates_outcome(x.rules, x.seasons, coalesce(p_rates -> 'keep', '[]'), x.put_back)
    from public.proposed_rates(p_rates) x
  );
end;
$$;

comment on function public.host_preview_rates is 'What host_save_rates would do with these rates, without doing it.';

create function public.host_save_rates(p_rates jsonb, p_expected jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_rates record;
  v_ids uuid[];
  v_keep jsonb := coalesce(p_rates -> 'keep', '[]');
  v_new uuid[];
  v_before jsonb;
  v_outcome jsonb;
begin
  perform public.require_staff('edits_shop');
  perform pg_advisory_xact_lock(hashtextextended('rates', 0));
  select x.* into v_rates from public.proposed_rates(p_rates) x;
  v_ids := v_rates.cabin_ids;
  if public.rate_versions(v_ids) is distinct from p_expected then
    perform public.refuse('rates_changed');
  end if;
  perform public.lock_cabins(array(select r.cabin_id from unnest(v_rates.rules) r) || v_ids);

  v_before := jsonb_strip_nulls(jsonb_build_object(
    'rules', (
      select jsonb_agg(to_jsonb(r) - array['rolled_at', 'differences'] order by r.cabin_id) from public.rate_rules r
        where r.cabin_id = any (v_ids)
    ),
    'seasons', case when p_rates ? 'seasons' then (
      select coalesce(jsonb_agg(to_jsonb(s) - 'id' order by s.first_day, s.name), '[]') from public.rate_seasons s
    ) end
  ));
  v_outcome := public.rates_outcome(v_rates.rules, v_rates.seasons, v_keep, v_rates.put_back);
  v_new := array(
    select r.cabin_id from unnest(v_rates.rules) r where not exists (select from public.rate_rules x
      where x.cabin_id = r.cabin_id)
  );
  if p_rates -> 'resume' is distinct from 'true' then
    perform public.remember_calendar(v_new, v_keep, now());
  end if;
  if p_rates ? 'seasons' then
    delete from public.rate_seasons s where true;
    insert into public.rate_seasons (name, first_day, last_day, every_year, percent, min_stay, cabin_ids)
    select trim(s.name), s.first_day, s.last_day, s.every_year, s.percent, s.min_stay,
      s.cabin_ids from unnest(v_rates.seasons) s;
  end if;
  delete from public.rate_rules r where r.cabin_id = any (v_ids);
  insert into public.rate_rules select r.* from unnest(v_rates.rules) r where r.cabin_id = any (v_ids);
  -- A day without a row is to stay without a night for sale: the rules would open it.
  insert into public.cabin_calendar as k (cabin_id, day, open, source)
  select h.cabin_id, h.day, false, 'hand'
  from (
    select h.cabin_id, h.day from public.kept_days(v_keep) h where h.cabin_id = any (v_ids)
    union
    select b.cabin_id, b.day from public.calendar_before_rules b where b.is_kept and b.cabin_id = any (v_new)
  ) h
  join public.cabins c on c.id = h.cabin_id
  cross join lateral (select (now() at time zone c.timezone)::date as today) t
  where h.day between t.today and public.calendar_end(t.today)
  on conflict (cabin_id, day) do update set source = 'hand' where k.source = 'rule';
  perform public.write_rule_days(v_rates.rules, v_rates.seasons, now(), p_put_back => v_rates.put_back);
  update public.rate_rules r set rolled_at = now() where r.cabin_id in (select x.cabin_id from unnest(v_rates.rules) x);
  perform public.write_audit(
    'save_rates',
    coalesce(case when cardinality(v_ids) = 1 then (select c.slug from public.cabins c where c.id = v_ids[1]) end,
             case when cardinality(v_ids) = 0 then 'seasons' else cardinality(v_ids) || ' cabins' end),
    v_before,
    -- A list of every night would be longer than anybody reads.
    p_rates - 'keep' || jsonb_build_object('outcome', v_outcome - array['months', 'by_cabin'])
      || case when p_rates ? 'rules' then
      jsonb_build_object('rules', (select coalesce(jsonb_agg(e - 'differences'), '[]')
        from jsonb_array_elements(p_rates -> 'rules') e))
      else '{}' end
  );
  return v_outcome || jsonb_build_object('versions', public.rate_versions(v_ids));
end;
$$;

comment on function public.host_save_rates is
  'Saves {rules, seasons, stop, keep, put_back, resume}, each optional, and writes the calendar, all or nothing: '
  'rules of single cabins, of which what is absent stays as it is, the whole list of seasons, cabins whose rules end; '
  'keep: [{cabin_id, days}], nights that stay as they are, as set by hand; put_back: where rules end, the nights go '
  'back to what they were when the rules came; resume: rules that ended come back, and what was remembered before '
  'them stays. p_expected: rate_versions of what is saved; refused rates_changed once it is another.';

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
    select k.cabin_id, k.day, t.reason
    from public.cabin_calendar k
    join public.cabins c on c.id = k.cabin_id
    left join public.taken_days(v_ids, v_from, v_to, now()) t on t.cabin_id = k.cabin_id and t.day = k.day
    where k.cabin_id = any (v_ids) and k.day >= v_from and k.day < v_to and k.source = 'hand'
      and k.day >= (now() at time zone c.timezone)::date
  ),
  released as (
    update public.cabin_calendar k set source = 'rule'
    from by_hand h
    where k.cabin_id = h.cabin_id and k.day = h.day and h.reason is null
    returning k.cabin_id, k.day, to_jsonb(k) - array['cabin_id', 'day'] || '{"source": "hand"}' as before
  )
  select (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from released r),
         (select coalesce(jsonb_agg(jsonb_build_object('cabin_id', h.cabin_id, 'date', h.day, 'reason', h.reason)
            order by h.cabin_id, h.day), '[]') from by_hand h where h.reason is not null)
  into v_before, v_skipped;
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
  'Gives days that a hand set back to the rules, which write them at once where the cabin has any. Sold and held '
  'nights stay as they are.';

grant execute on function
  public.rate_versions, public.proposed_rates, public.remember_calendar, public.rates_outcome
  to service_role;
grant execute on function
  public.host_rates, public.host_rated_nights, public.host_preview_rates, public.host_save_rates,
    public.host_follow_rules
  to authenticated;
