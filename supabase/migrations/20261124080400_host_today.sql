-- The console's first page: today's arrivals and departures, and what needs attention.

create function public.today_bookings(p_cabin_ids uuid[], p_kind text, p_now timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'reference', b.reference, 'cabin_id', c.id, 'cabin', c.title, 'slug', c.slug, 'check_in', s.check_in,
      'check_out', s.check_out, 'adults', b.adults, 'children', b.children, 'pets', b.pets, 'is_example', b.is_example,
      'guest_name', case when (select public.can('sees_guests')) then b.guest_name end,
      'notes', (
        select coalesce(jsonb_agg(n.body order by n.at, n.id), '[]') from public.booking_notes n
        where n.booking_id = b.id and public.can('sees_notes')
      )
    )
    || case when (select public.can('moves_money'))
         then jsonb_build_object('balance', case when b.damage_returned_at is null then b.total_cents
           else public.price_cents(b.quote) + b.damage_kept_cents end - m.paid_cents + m.refunded_cents)
         else '{}' end
    order by case p_kind when 'arriving' then s.check_in when 'leaving' then s.check_out end, c.title, b.reference
  ), '[]')
  from public.occupancies s
  join public.bookings b on b.occupancy_id = s.id and b.status in ('confirmed', 'completed')
  join public.cabins c on c.id = s.cabin_id
  cross join lateral (select (p_now at time zone c.timezone)::date as today) t
  cross join lateral public.booking_money(b.id) m
  where s.released_at is null and s.kind = 'booking'
    -- For the index: today is at most a day away in any zone.
    and s.check_in <= p_now::date + 4 and s.check_out >= p_now::date - 1
    and case p_kind when 'arrivals' then s.check_in = t.today
                    when 'departures' then s.check_out = t.today
                    when 'arriving' then s.check_in between t.today + 1 and t.today + 3
                    when 'leaving' then s.check_out between t.today + 1 and t.today + 3
                    else s.check_in < t.today and s.check_out > t.today end
    and c.id = any (p_cabin_ids);
$$;

comment on function public.today_bookings is
  'Bookings that arrive or depart on the cabin''s own date (arrivals, departures) or in the three days after it '
  '(arriving, leaving), or stay over it (any other p_kind), as the caller may see them.';

create function public.coming_turnovers(p_cabin_ids uuid[], p_now timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('cabin_id', x.id, 'cabin', x.title, 'date', x.check_out)
    order by x.check_out, x.title), '[]')
  from (
    select distinct c.id, c.title, leaving.check_out
    from public.occupancies leaving
    join public.cabins c on c.id = leaving.cabin_id
    join public.occupancies coming on coming.cabin_id = leaving.cabin_id and coming.check_in = leaving.check_out
    cross join lateral (select (p_now at time zone c.timezone)::date as today) t
    where leaving.released_at is null and coming.released_at is null
      and leaving.check_out between t.today and t.today + 6
      and (leaving.kind <> 'block' or leaving.is_owner_stay) and (coming.kind <> 'block' or coming.is_owner_stay)
      and leaving.kind <> 'hold' and coming.kind <> 'hold'
      and c.id = any (p_cabin_ids)
  ) x;
$$;

comment on function public.coming_turnovers is
  'Days of this week on which one party leaves a cabin and the next one arrives.';

create function public.ending_calendars(p_cabin_ids uuid[], p_days integer, p_now timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'cabin_id', c.id, 'cabin', c.title, 'ends_on', k.last_day, 'days_left', greatest(coalesce(k.last_day - t.today, 0),
      0)
  ) order by k.last_day nulls first, c.title), '[]')
  from public.cabins c
  cross join lateral (select (p_now at time zone c.timezone)::date as today) t
  cross join lateral (
    select max(k.day) as last_day from public.cabin_calendar k where k.cabin_id = c.id and isfinite(k.day)
  ) k
  where c.live and (k.last_day is null or k.last_day < t.today + p_days)
    and c.id = any (p_cabin_ids);
$$;

comment on function public.ending_calendars is 'Live cabins whose calendar ends within p_days.';

create function public.waiting_messages(p_now timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  with waiting as (
    select o.channel, o.created_at, b.reference,
           case when o.status = 'kept' then 'no_account' when o.error = 'daily_budget' then o.error
             else 'late' end as why
    from public.outbox o
    left join public.bookings b on o.dedupe_key like 'booking:%' and b.id::text = split_part(o.dedupe_key, ':', 2)
    where o.budget = 'guests' and o.purpose <> 'newsletter-test'
      -- Emails to the host have the same budget but don't count here.
      and (o.channel = 'text' or o.recipient = b.guest_email)
      and o.created_at > p_now - interval '30 days' and b.is_example is not true and (
      (o.status = 'kept' and not exists (
        select from public.outbox x
        where x.dedupe_key like o.dedupe_key || ':again:%' and x.status in ('sent', 'queued')
      ))
      or (o.status = 'queued' and (o.error = 'daily_budget' or o.send_at < p_now - interval '30 minutes'))
    )
  )
  select coalesce(jsonb_agg(to_jsonb(x) order by x.channel, x.why), '[]')
  from (
    select w.channel, w.why, count(*) as count, min(w.created_at) as since,
           (array_agg(w.reference order by w.created_at desc) filter (where w.reference is not null))[1] as reference
    from waiting w group by w.channel, w.why
  ) x;
$$;

comment on function public.waiting_messages is
  'Emails and texts to guests that are overdue, by channel and reason: no_account, there was no provider, and none '
  'takes them later; daily_budget; late, due for half an hour.';

create function public.today_problems(p_now timestamptz)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'conflicts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', x.id, 'cabin', c.title, 'check_in', x.check_in, 'check_out', x.check_out, 'platform', f.platform,
        'reference', b.reference
      ) order by x.check_in, x.id), '[]')
      from public.calendar_conflicts x
      join public.cabins c on c.id = x.cabin_id
      join public.calendar_feeds f on f.id = x.feed_id
      left join public.bookings b on b.occupancy_id = x.occupancy_id
      where x.resolved_at is null and not x.is_echo
    ),
    'failed_refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reference', b.reference, 'amount_cents', r.amount_cents, 'error', r.error
      ) order by r.created_at), '[]')
      from public.refunds r join public.payments p on p.id = r.payment_id join public.bookings b on b.id = p.booking_id
      where r.status = 'failed'
    ),
    'unpaid_balances', (
      select coalesce(jsonb_agg(jsonb_build_object('reference', b.reference, 'amount_cents', g.amount_cents)
        order by s.check_in, b.reference), '[]')
      from public.booking_charges g
      join public.bookings b on b.id = g.booking_id and b.status = 'confirmed'
      join public.occupancies s on s.id = b.occupancy_id
      where g.kind = 'balance' and g.status = 'open' and g.next_attempt_at is null
    ),
    'disputes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'reference', b.reference, 'amount_cents', d.amount_cents, 'state', d.state, 'answer_by', d.answer_by
      ) order by d.answer_by, d.opened_at), '[]')
      from public.disputes d join public.payments p on p.id = d.payment_id join public.bookings b on b.id = p.booking_id
      where d.state in ('inquiry', 'open')
    ),
    'failed_messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'to', o.recipient, 'subject', o.subject, 'error', o.error
      ) order by o.created_at desc), '[]')
      from (
        select o.* from public.outbox o
        where o.status in ('failed', 'unknown') and o.budget = 'guests' and o.created_at > p_now - interval '7 days'
        order by o.created_at desc limit 50
      ) o
    ),
    'waiting_messages', public.waiting_messages(p_now),
    'test_payments', exists (
      select from public.payments p join public.bookings b on b.id = p.booking_id
      where p.provider = 'test' and p.created_at > p_now - interval '30 days' and not b.is_example
    ),
    'silent_feeds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'cabin', c.title, 'platform', f.platform, 'last_read_at', f.last_success_at, 'error', f.last_error
      ) order by f.last_success_at nulls first), '[]')
      from public.calendar_feeds f join public.cabins c on c.id = f.cabin_id
      where f.active and (
        coalesce(f.last_success_at, f.created_at) < p_now - interval '6 hours'
        -- A new feed that failed has taken no night yet.
        or f.failures > 0 and f.last_success_at is null
      )
    ),
    'copies', (
      select count(*) from public.calendar_conflicts x where x.resolved_at is null and x.is_echo
    ),
    'feed_problems', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'cabin', c.title, 'platform', f.platform, 'problems', f.problems
      ) order by c.title, f.id), '[]')
      from public.calendar_feeds f join public.cabins c on c.id = f.cabin_id
      where f.active and f.problems <> '[]'
    ),
    'late_jobs', (
      select coalesce(jsonb_agg(jsonb_build_object('name', j.name, 'last_at', r.last_at) order by j.name), '[]')
      from public.job_schedule() j
      cross join lateral (
        select max(x.started_at) as last_at from public.job_runs x where x.name = j.name and x.error is null
      ) r
      -- A job before its first scheduled run isn't late.
      where coalesce(r.last_at, (select min(x.started_at) from public.job_runs x),
        (select min(s.created_at) from public.staff s))
            < p_now - make_interval(secs => greatest(3 * j.every_seconds, 600))
    )
  );
$$;

comment on function public.today_problems is
  'Problems that only the host can settle: double bookings, disputed payments, failed refunds and messages, waiting '
  'messages, test payments, feeds not read for six hours or never, events not followed, jobs that miss their runs or '
  'have had none.';

create function public.host_today()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_cabin_ids uuid[] := public.visible_cabins();
  v_today jsonb;
begin
  perform public.require_staff();
  v_today := jsonb_build_object(
    'arrivals', public.today_bookings(v_cabin_ids, 'arrivals', now()),
    'departures', public.today_bookings(v_cabin_ids, 'departures', now()),
    'in_house', public.today_bookings(v_cabin_ids, 'in_house', now()),
    'arriving', public.today_bookings(v_cabin_ids, 'arriving', now()),
    'leaving', public.today_bookings(v_cabin_ids, 'leaving', now()),
    'turnovers', public.coming_turnovers(v_cabin_ids, now()),
    'unanswered', 0
  );
  if public.can('sees_prices') then
    v_today := v_today || jsonb_build_object('short_calendars', public.ending_calendars(v_cabin_ids, 60, now()));
  end if;
  if public.can('edits_shop', 'moves_money', 'serves_guests') then
    v_today := v_today || jsonb_build_object('has_examples', public.can('manages_staff') and (
      exists (select from public.bookings b where b.is_example)
      or exists (select from public.occupancies s where s.is_example)
      or exists (select from public.cabins c where c.is_example)
    ));
    v_today := v_today || public.today_problems(now()) || public.today_tasks(now())
      || jsonb_build_object('held_damage_deposits', public.held_damage_deposits(now())) || (
      select jsonb_build_object('unanswered', count(*),
                                'unanswered_thread', case when count(distinct m.thread_id) = 1
                                  then min(coalesce(b.reference, q.reference)) end)
      from public.guest_messages m
      left join public.bookings b on b.id = m.booking_id
      left join public.guest_questions q on q.id = m.question_id
      where m.author = 'guest' and m.answered_at is null
        and m.created_at > coalesce(b.messages_closed_at, q.messages_closed_at, '-infinity')
    ) || jsonb_build_object('unknown_texts', (select count(*) from public.inbound_texts t where t.settled_at is null),
       'missing_codes', public.missing_door_codes(now()), 'change_requests', public.open_change_requests(now()),
       'new_reviews', (
         select count(*) from public.review_records x join public.cabin_reviews v on v.id = x.review_id
         where not v.visible and x.publish_at is not null and x.published_at is null and x.hidden_at is null
       ),
       'new_owners', (select count(*) from public.owner_applications a where a.state = 'new'),
       'live_cabins', (select count(*) from public.cabins c where c.live),
       'draft_cabins', (select count(*) from public.cabins c where not c.live and c.archived_at is null));
  end if;
  return v_today;
end;
$$;

comment on function public.host_today is
  'The day at a glance. The problems are shown to members who may settle all of them: the shop''s, payments'' and '
  'guests''.';

create index guest_messages_unanswered on public.guest_messages (thread_id) where author = 'guest'
  and answered_at is null;
create index occupancies_by_check_out on public.occupancies (check_out) where released_at is null;

grant execute on function
  public.today_bookings, public.coming_turnovers, public.ending_calendars, public.waiting_messages,
    public.today_problems
  to service_role;
grant execute on function public.host_today to authenticated;
