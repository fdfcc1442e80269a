-- The console's connections: the last activity of the providers of payments, emails and texts, and tests of them.

create function public.last_messages(p_channel text)
returns jsonb language sql stable set search_path = '' as $$
  with sent as (
    select o.sent_at from public.outbox o
    where o.channel = p_channel and o.status = 'sent' and not public.is_example_message(o.dedupe_key)
    order by o.created_at desc limit 1
  ), failed as (
    select o.created_at, o.error from public.outbox o
    where o.channel = p_channel and o.error is not null and o.status in ('queued', 'failed', 'unknown')
    order by o.created_at desc limit 1
  ), kept as (
    select o.created_at from public.outbox o
    where o.channel = p_channel and o.status = 'kept' and not public.is_example_message(o.dedupe_key)
    order by o.created_at desc limit 1
  )
  select jsonb_build_object(
    'sent_at', (select s.sent_at from sent s),
    'kept_at', (select k.created_at from kept k),
    'failed', (select jsonb_build_object('at', f.created_at, 'error', f.error) from failed f)
  );
$$;

comment on function public.last_messages is
  'A channel''s last message that a provider accepted, that was kept without one, and that failed. Excludes examples.';

create function public.last_run(p_name text)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('at', r.started_at, 'error', r.error)
  from public.job_runs r where r.name = p_name and r.finished_at is not null
  order by r.started_at desc limit 1;
$$;

comment on function public.last_run is 'A job''s last finished run, and its error; null when there is none.';

create function public.host_connections()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('manages_staff');
  return jsonb_build_object(
    'letters', public.last_messages('email'),
    'texts', public.last_messages('text'),
    'sending', public.last_run('send-outbox'),
    'settling', public.last_run('settle-payments'),
    'event', (
      select jsonb_build_object('at', e.received_at, 'type', e.type, 'provider', e.provider)
      from public.payment_events e
      -- Requests of the job settle-payments.
      where e.type not in ('asked', 'lost')
      order by e.provider = 'test', e.received_at desc limit 1
    )
  );
end;
$$;

comment on function public.host_connections is
  'The last activity of each provider: messages, the last event of a payment provider (of test payments if there is '
  'no other), and the jobs that call them.';

create function public.host_test_connection(p_connection text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_staff public.staff := public.require_staff('manages_staff');
begin
  if coalesce(p_connection, '') not in ('payments', 'letters', 'texts', 'map', 'analytics') then
    perform public.refuse('bad_change');
  end if;
  if public.take_allowances(
    format('[{"key": "connection-test:%s", "most": 10, "seconds": 60}]', v_staff.user_id)::jsonb
  ) is not null then
    perform public.refuse('too_many_tests');
  end if;
  perform public.write_audit('test_connection', p_connection, null, null);
  return jsonb_build_object('email', v_staff.email);
end;
$$;

comment on function public.host_test_connection is
  'Admits and records a connection test, which the edge function connections then runs; returns the address for its '
  'email.';

grant execute on function public.last_messages, public.last_run to service_role;
grant execute on function public.host_connections, public.host_test_connection to authenticated;
