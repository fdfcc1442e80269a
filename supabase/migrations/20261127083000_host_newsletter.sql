-- The console's newsletter: its subscribers, and the newsletters sent to them.

create function public.subscriber_state(p_email text, p_confirmed_at timestamptz, p_unsubscribed_at timestamptz)
returns text language sql stable set search_path = '' as $$
  select case
    when exists (select from public.email_stops t where t.email_hash = public.email_hash(p_email)) then 'stopped'
    when p_unsubscribed_at is not null then 'unsubscribed'
    when p_confirmed_at is not null then 'subscribed'
    else 'unconfirmed'
  end;
$$;

comment on function public.subscriber_state is
  'unconfirmed, subscribed, unsubscribed, or stopped, which overrides the others.';

create function public.newsletter_audience(p_now timestamptz)
returns integer language sql stable set search_path = '' as $$
  select count(*)::integer from public.newsletter_signups s
  where s.confirmed_at <= p_now and public.may_be_mailed(s.email, 'letters');
$$;

comment on function public.newsletter_audience is 'The number of recipients a newsletter would have.';

create function public.newsletter_results(p_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'queued', count(*) filter (where r.state = 'queued'),
    'sent', count(*) filter (where r.state = 'sent'),
    'kept', count(*) filter (where r.state = 'kept'),
    'failed', count(*) filter (where r.state in ('failed', 'unknown')),
    'left_out', count(*) filter (where r.state = 'cancelled'),
    'bounced', count(r.bounced_at),
    'complained', count(r.complained_at),
    'unsubscribed', count(r.unsubscribed_at)
  )
  from public.newsletter_recipients r where r.newsletter_id = p_id;
$$;

comment on function public.newsletter_results is
  'The outcome of a newsletter. left_out: readers who unsubscribed, or whose address was stopped, before their turn.';

create function public.has_postal_address()
returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.shop_settings s where s.key = 'postal_address' and trim(s.value) <> '');
$$;

comment on function public.has_postal_address is
  'Whether the shop has a postal address, which the law requires in every newsletter.';

create function public.newsletter_for_change(p_id uuid)
returns public.newsletters language plpgsql set search_path = '' as $$
declare
  v_letter public.newsletters;
begin
  select * into v_letter from public.newsletters n where n.id = p_id for update;
  if not found then
    perform public.refuse('unknown_letter');
  end if;
  return v_letter;
end;
$$;

comment on function public.newsletter_for_change is 'The newsletter, locked, or unknown_letter.';

create function public.host_newsletters()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  return jsonb_build_object(
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'subject', n.subject, 'state', n.state, 'updated_at', n.updated_at, 'send_at', n.send_at,
        'finished_at', n.finished_at, 'results', public.newsletter_results(n.id)
      ) order by n.state = 'draft' desc, coalesce(n.send_at, n.updated_at) desc, n.id), '[]')
      from (select * from public.newsletters x order by x.updated_at desc, x.id limit 200) n
    ),
    'counts', (
      select jsonb_object_agg(k.state, coalesce(x.count, 0))
      from (values ('unconfirmed'), ('subscribed'), ('unsubscribed'), ('stopped')) k(state)
      left join (
        select public.subscriber_state(s.email, s.confirmed_at, s.unsubscribed_at) as state, count(*) as count
        from public.newsletter_signups s group by 1
      ) x on x.state = k.state
    ),
    'has_address', public.has_postal_address()
  );
end;
$$;

comment on function public.host_newsletters is
  'The newsletters, drafts first, with their outcomes; and the number of addresses in each state.';

create function public.host_newsletter(p_id uuid)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_letter public.newsletters;
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  select * into v_letter from public.newsletters n where n.id = p_id;
  if not found then
    perform public.refuse('unknown_letter');
  end if;
  return jsonb_build_object(
    'id', v_letter.id, 'subject', v_letter.subject, 'preview_line', v_letter.preview_line, 'body', v_letter.body,
    'state', v_letter.state, 'version', v_letter.version, 'updated_at', v_letter.updated_at,
      'send_at', v_letter.send_at,
    'finished_at', v_letter.finished_at, 'results', public.newsletter_results(p_id),
    'audience', public.newsletter_audience(now()), 'has_address', public.has_postal_address()
  );
end;
$$;

comment on function public.host_newsletter is 'A newsletter, its outcome, and its current number of recipients.';

create function public.host_save_newsletter(p_id uuid, p_letter jsonb, p_seen integer)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_before public.newsletters;
  v_new public.newsletters;
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  if jsonb_typeof(p_letter) is distinct from 'object'
    or p_letter - array['subject', 'preview_line', 'body'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  begin
    insert into public.newsletters as n (id, subject, preview_line, body)
    values (p_id, trim(p_letter ->> 'subject'), coalesce(trim(p_letter ->> 'preview_line'), ''),
      trim(p_letter ->> 'body'))
    on conflict (id) do nothing
    returning n.* into v_new;
    if v_new.id is null then
      v_before := public.newsletter_for_change(p_id);
      if v_before.state <> 'draft' then
        perform public.refuse('letter_begun');
      elsif v_before.version is distinct from p_seen then
        perform public.refuse('settings_changed');
      end if;
      update public.newsletters n set
        subject = trim(p_letter ->> 'subject'), preview_line = coalesce(trim(p_letter ->> 'preview_line'), ''),
        body = trim(p_letter ->> 'body'), version = n.version + 1, updated_at = now()
      where n.id = p_id
      returning n.* into v_new;
    end if;
  exception when integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('save_newsletter', p_id::text,
    case when v_before.id is not null then
      jsonb_build_object('subject', v_before.subject, 'preview_line', v_before.preview_line, 'body', v_before.body) end,
    jsonb_build_object('subject', v_new.subject, 'preview_line', v_new.preview_line, 'body', v_new.body));
  return jsonb_build_object('id', v_new.id, 'version', v_new.version);
end;
$$;

comment on function public.host_save_newsletter is
  'Saves a draft, a new one under an id of the caller, so that a form sent twice creates one. p_seen: the version the '
  'caller saw; refused when it has changed since, or when the newsletter is being sent.';

create function public.host_delete_newsletter(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_letter public.newsletters;
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  v_letter := public.newsletter_for_change(p_id);
  if v_letter.state <> 'draft' then
    perform public.refuse('letter_begun');
  end if;
  delete from public.newsletters n where n.id = p_id;
  perform public.write_audit('delete_newsletter', p_id::text,
    jsonb_build_object('subject', v_letter.subject, 'body', v_letter.body), null);
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_delete_newsletter is 'Deletes a draft.';

create function public.host_test_newsletter(p_letter jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_staff public.staff := public.require_staff('edits_shop', 'serves_guests');
begin
  if jsonb_typeof(p_letter) is distinct from 'object' or length(p_letter ->> 'subject') not between 1 and 150
    or length(p_letter ->> 'plain') not between 1 and 16000 or coalesce(length(p_letter ->> 'html') > 200000, true) then
    perform public.refuse('bad_change');
  end if;
  if public.take_allowances(
    format('[{"key": "newsletter-test:%s", "most": 20, "seconds": 3600}]', v_staff.user_id)::jsonb
  ) is not null then
    perform public.refuse('too_many_tests');
  end if;
  begin
    perform public.queue_message(jsonb_build_object(
      'channel', 'email', 'recipient', v_staff.email, 'subject', 'Test: ' || (p_letter ->> 'subject'),
      'body', p_letter ->> 'plain', 'html', p_letter ->> 'html', 'purpose', 'newsletter-test', 'budget', 'guests',
      'dedupe_key', 'newsletter-test:' || gen_random_uuid()
    ));
  exception when integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('test_newsletter', v_staff.email, null,
    jsonb_build_object('subject', p_letter ->> 'subject'));
  return jsonb_build_object('email', v_staff.email);
end;
$$;

comment on function public.host_test_newsletter is
  'Queues the newsletter {subject, plain, html} to the caller''s own address only.';

create function public.host_send_newsletter(p_id uuid, p_seen integer, p_expected integer, p_send_at timestamptz
  default null)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_letter public.newsletters;
  v_audience integer := public.newsletter_audience(now());
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  perform public.require_second_factor();
  v_letter := public.newsletter_for_change(p_id);
  if v_letter.state <> 'draft' then
    perform public.refuse('letter_begun');
  elsif v_letter.version is distinct from p_seen then
    perform public.refuse('settings_changed');
  elsif not public.has_postal_address() then
    perform public.refuse('no_postal_address');
  elsif v_audience = 0 then
    perform public.refuse('no_readers');
  elsif v_audience is distinct from p_expected then
    perform public.refuse('audience_changed', jsonb_build_object('audience', v_audience));
  elsif p_send_at < now() - interval '5 minutes' then
    perform public.refuse('past');
  elsif p_send_at > now() + interval '1 year' then
    perform public.refuse('too_far');
  end if;
  update public.newsletters n set
    state = 'sending', send_at = greatest(coalesce(p_send_at, now()), now()), updated_at = now(),
      version = n.version + 1
  where n.id = p_id
  returning * into v_letter;
  perform public.write_audit('send_newsletter', p_id::text, null,
    jsonb_build_object('subject', v_letter.subject, 'audience', v_audience, 'send_at', v_letter.send_at));
  return jsonb_build_object('audience', v_audience, 'version', v_letter.version);
end;
$$;

comment on function public.host_send_newsletter is
  'Has the job send-outbox render a draft and send it to all addresses confirmed by then. p_seen: the version the '
  'caller saw; p_expected: the number of recipients; refused when either has changed since, and without a postal '
  'address.';

create function public.host_steer_newsletter(p_id uuid, p_state text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_letter public.newsletters;
  v_messages uuid[];
  v_state text := p_state;
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  if coalesce(p_state, '') not in ('sending', 'paused', 'stopped') then
    perform public.refuse('bad_change');
  end if;
  -- Resuming sends email, so it needs a second factor like starting; stopping must not wait for a code.
  if p_state = 'sending' then
    perform public.require_second_factor();
  end if;
  v_letter := public.newsletter_for_change(p_id);
  if v_letter.state not in ('sending', 'paused') then
    perform public.refuse('not_sending');
  end if;
  if p_state <> 'sending' then
    -- Messages that no worker has claimed are withdrawn, so that nobody gets it twice when it resumes.
    with gone as (
      delete from public.outbox o
      using public.newsletter_recipients r
      where r.newsletter_id = p_id and o.id = r.message_id and o.status = 'queued' and o.claimed_until is null
      returning o.id
    )
    select array_agg(g.id) into v_messages from gone g;
    delete from public.newsletter_recipients r where r.message_id = any (v_messages);
  end if;
  if p_state = 'stopped' and not exists (select from public.newsletter_recipients r where r.newsletter_id = p_id) then
    v_state := 'draft';
  end if;
  update public.newsletters n set
    state = v_state, updated_at = now(), version = n.version + 1,
    finished_at = case when v_state = 'stopped' then now() end,
    send_at = case when v_state = 'draft' then null else n.send_at end
  where n.id = p_id;
  perform public.write_audit('steer_newsletter', p_id::text, to_jsonb(v_letter.state), to_jsonb(v_state));
  return jsonb_build_object('state', v_state);
end;
$$;

comment on function public.host_steer_newsletter is
  'paused: nothing more is sent; sending: resumed; stopped: for good, or a draft again if nobody has got it yet.';

create function public.subscribers_page(p_search jsonb, p_most integer)
returns jsonb language sql stable set search_path = '' as $$
  with page as (
    select s.*, public.subscriber_state(s.email, s.confirmed_at, s.unsubscribed_at) as state, t.reason, t.stopped_at,
           to_char(s.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') collate "C" || '|' || s.id::text as sort_key
    from public.newsletter_signups s
    left join public.email_stops t on t.email_hash = public.email_hash(s.email)
    where (nullif(trim(p_search ->> 'text'), '') is null
           or position(lower(trim(p_search ->> 'text')) in lower(s.email)) > 0)
      and (p_search ->> 'state' is null or public.subscriber_state(s.email, s.confirmed_at,
        s.unsubscribed_at) = p_search ->> 'state')
      and (p_search ->> 'after' is null
           or to_char(s.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') collate "C" || '|' || s.id::text
              < (p_search ->> 'after') collate "C")
    order by sort_key desc
    limit p_most + 1
  ), shown as (select p.*, row_number() over (order by p.sort_key desc) as place from page p)
  select jsonb_build_object(
    'subscribers', coalesce(jsonb_agg(jsonb_build_object(
      'id', x.id, 'email', x.email, 'state', x.state, 'signed_up_at', x.created_at, 'confirmed_at', x.confirmed_at,
      'unsubscribed_at', x.unsubscribed_at, 'stopped_by', x.reason, 'stopped_at', x.stopped_at,
      'form', coalesce(x.signup_source, 'popup'), 'came_from', x.traffic_source, 'consent_words', x.consent_words,
      'consent_asked_at', x.consent_asked_at
    ) order by x.place) filter (where x.place <= p_most), '[]'),
    'next', max(x.sort_key) filter (where x.place = p_most and (select count(*) from shown) > p_most)
  )
  from shown x;
$$;

comment on function public.subscribers_page is 'Addresses that match the search, newest first, after a given one.';

create function public.host_subscribers(p_search jsonb)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  if jsonb_typeof(p_search) is distinct from 'object' or length(p_search::text) > 1000 then
    perform public.refuse('bad_change');
  end if;
  return public.subscribers_page(p_search, 50) || jsonb_build_object(
    -- An address that is no longer on the list and wants or takes no email.
    'stop', (
      select t.reason from public.email_stops t
      where t.email_hash = public.email_hash(p_search ->> 'text') and not exists (
        select from public.newsletter_signups s where lower(trim(s.email)) = lower(trim(p_search ->> 'text'))
      )
    )
  );
end;
$$;

comment on function public.host_subscribers is
  'Fifty addresses that match {text, state, after}; stop: why a fully entered address that isn''t listed gets no '
  'email.';

create function public.host_export_subscribers(p_search jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  if jsonb_typeof(p_search) is distinct from 'object' or length(p_search::text) > 1000 then
    perform public.refuse('bad_change');
  end if;
  if p_search ->> 'after' is null then
    perform public.write_audit('export_subscribers', 'newsletter', null,
      jsonb_build_object('state', p_search -> 'state'));
  end if;
  return public.subscribers_page(p_search, 1000);
end;
$$;

comment on function public.host_export_subscribers is
  'Like host_subscribers, a thousand at once for a file; the first call is recorded in the audit log.';

create function public.host_delete_subscriber(p_id uuid, p_keep_out boolean)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_signup public.newsletter_signups;
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  delete from public.newsletter_signups s where s.id = p_id returning * into v_signup;
  if not found then
    perform public.refuse('unknown_subscriber');
  end if;
  delete from public.outbox o
  where o.budget in ('newsletter', 'letters') and o.claimed_until is null
    and lower(trim(o.recipient)) = lower(trim(v_signup.email));
  delete from public.email_events e where e.email_hash = public.email_hash(v_signup.email);
  if p_keep_out then
    insert into public.email_stops (email_hash, reason) values (public.email_hash(v_signup.email), 'asked')
    on conflict (email_hash) do update set reason = 'asked', stopped_at = now();
  end if;
  -- The audit log can't be changed, so it doesn't name the address.
  perform public.write_audit('delete_subscriber', p_id::text, null,
    jsonb_build_object('keep_out', coalesce(p_keep_out, false)));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_delete_subscriber is
  'Deletes an address and the newsletters to it. p_keep_out: its hash stays, so that it gets no email even when '
  'somebody signs it up again.';

create function public.host_allow_subscriber(p_email text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_reason text;
begin
  perform public.require_staff('edits_shop', 'serves_guests');
  delete from public.email_stops t where t.email_hash = public.email_hash(p_email) returning t.reason into v_reason;
  if not found then
    perform public.refuse('unknown_subscriber');
  end if;
  perform public.write_audit('allow_subscriber', 'newsletter', to_jsonb(v_reason), null);
  return jsonb_build_object('reason', v_reason);
end;
$$;

comment on function public.host_allow_subscriber is 'Lifts the stop of an address at its owner''s request.';

grant execute on function
  public.subscriber_state, public.newsletter_audience, public.newsletter_results, public.has_postal_address,
  public.newsletter_for_change, public.subscribers_page
  to service_role;
grant execute on function
  public.host_newsletters, public.host_newsletter, public.host_save_newsletter, public.host_delete_newsletter,
  public.host_test_newsletter, public.host_send_newsletter, public.host_steer_newsletter, public.host_subscribers,
  public.host_export_subscribers, public.host_delete_subscriber, public.host_allow_subscriber
  to authenticated;
