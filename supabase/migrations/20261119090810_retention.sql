-- Forgetting what is about people, table by table: the times stand in lib/domain/retention.ts, which the privacy page
-- shows; a test compares the two.

create index bookings_over on public.bookings (created_at) where status in ('expired', 'cancelled');

create function public.prune_bookings(p_most integer, p_now timestamptz)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_gone jsonb := '{}';
  v_kind record;
  v_ids uuid[];
  v_stays uuid[];
begin
  for v_kind in
    select * from (values
      -- Nobody paid, and no page is open on which somebody could.
      ('unpaid_bookings', $rule$b.status in ('expired', 'cancelled') and b.created_at < $1 - interval '30 days'
        and not exists (select from public.payments p where p.booking_id = b.id and p.status in ('paid', 'open'))$rule$),
      -- As long as a tax office may ask, and a year to be sure.
      ('bookings', $rule$b.created_at < $1 - interval '7 years' and exists (
        select from public.stays s where s.id = b.stay_id and s.check_out < ($1 - interval '7 years')::date)$rule$)
    ) as r(name, is_due)
  loop
    execute format(
      'select array_agg(x.id), array_agg(x.stay_id) from (
         select b.id, b.stay_id from public.bookings b where %s order by b.created_at limit $2 for update skip locked
       ) x', v_kind.is_due) into v_ids, v_stays using p_now, p_most;
    continue when v_ids is null;
    delete from public.booking_events e where e.booking_id = any (v_ids);
    delete from public.refunds r using public.payments p where p.id = r.payment_id and p.booking_id = any (v_ids);
    delete from public.payments p where p.booking_id = any (v_ids);
    delete from public.bookings b where b.id = any (v_ids);
    delete from public.stays s where s.id = any (v_stays);
    v_gone := v_gone || jsonb_build_object(v_kind.name, cardinality(v_ids));
  end loop;
  return v_gone;
end;
$$;

comment on function public.prune_bookings is
  'Forgets bookings that nobody ever paid, and paid ones after seven years, with everything that hangs on them.';

create or replace function public.prune(p_most integer, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_rule record;
  v_gone jsonb;
  v_rows integer;
begin
  v_gone := public.prune_bookings(p_most, p_now);
  for v_rule in
    select * from (values
      ('site_visits', $rule$t.visited_at < $1 - interval '90 days'$rule$),
      ('site_events', $rule$t.happened_at < $1 - interval '31 days'$rule$),
      ('cabin_clicks', $rule$t.clicked_at < $1 - interval '400 days'$rule$),
      ('deal_unlocks', $rule$t.unlocked_at < $1 - interval '90 days'$rule$),
      -- The longest window anything is limited by is thirty days; tracking knows none above one.
      ('allowances', $rule$t.window_start < $1 - interval '32 days'
        or (t.key like 'track:%' and t.window_start < $1 - interval '2 days')$rule$),
      ('outbox', $rule$t.status <> 'queued' and greatest(t.send_at, t.created_at) < $1 - interval '180 days'$rule$),
      -- As long as somebody may claim to have been texted unasked: four years, and the time to hear of it.
      ('text_consents', $rule$t.given_at < $1 - interval '5 years'$rule$),
      -- Thirty days after it was made.
      ('text_links', $rule$t.expires_at <= $1$rule$),
      ('video_embeds', $rule$t.fresh_until < $1 - interval '7 days' and coalesce(t.claimed_until, $1) <= $1$rule$),
      -- Who left stays, so that nobody signs the address up again unheard.
      ('newsletter_signups', $rule$t.confirmed_at is null and t.unsubscribed_at is null
        and greatest(t.created_at, t.confirmation_sent_at) < $1 - interval '30 days'$rule$),
      ('owner_applications', $rule$t.created_at < $1 - interval '1 year'$rule$),
      -- The date of its end is set when it is saved.
      ('itineraries', $rule$t.expires_at <= $1 or t.revoked_at <= $1$rule$),
      -- Long after the provider has stopped repeating a notice.
      ('payment_events', $rule$t.received_at < $1 - interval '90 days'$rule$),
      -- One that was paid on goes with its booking.
      ('test_payment_pages', $rule$t.expires_at < $1 - interval '30 days'
        and (t.status <> 'complete'
             or not exists (select from public.bookings b where b.id::text = t.client_reference_id))$rule$),
      ('job_runs', $rule$t.started_at < $1 - interval '7 days'$rule$)
    ) as r(relation, is_due)
  loop
    -- What somebody else holds can wait for the next time.
    execute format(
      'delete from public.%1$I where ctid = any (array(
         select t.ctid from public.%1$I t where %2$s limit $2 for update skip locked
       ))', v_rule.relation, v_rule.is_due) using p_now, p_most;
    get diagnostics v_rows = row_count;
    if v_rows > 0 then
      v_gone := v_gone || jsonb_build_object(v_rule.relation, v_rows);
    end if;
  end loop;
  update public.cabin_clicks set address_hash = null
  where ctid = any (array(
    select t.ctid from public.cabin_clicks t
    where t.address_hash is not null and t.clicked_at < p_now - interval '1 day'
    limit p_most for update skip locked
  ));
  get diagnostics v_rows = row_count;
  if v_rows > 0 then
    v_gone := v_gone || jsonb_build_object('networks_of_clicks', v_rows);
  end if;
  return v_gone;
end;
$$;

comment on function public.prune is
  'Forgets what is due, at most p_most rows of each kind, so that no call takes long. How many of each; a kind that reached p_most may have more.';

-- Payments and refunds can be deleted by prune_bookings alone, which asks for their age itself.
grant delete on public.test_payment_pages to service_role;
-- To skip rows that others hold, the job has to be allowed to hold them.
grant update (received_at) on public.payment_events to service_role;
revoke all on function public.prune_bookings from public, anon, authenticated;
grant execute on function public.prune_bookings to service_role;
