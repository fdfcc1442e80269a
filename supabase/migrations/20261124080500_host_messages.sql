-- The console's inbox: guests' messages from the pages of their bookings and questions, and the replies. A reply is
-- shown there at once, and the job booking-messages sends it as an email. A thread is a booking's or a question's; its
-- reference tells which.

create function public.is_thread_closed(p_thread_id uuid, p_closed_at timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select p_closed_at is not null and not exists (
    select from public.guest_messages m
    where m.thread_id = p_thread_id and m.author = 'guest' and m.created_at > p_closed_at
  );
$$;

comment on function public.is_thread_closed is
  'Whether the host closed the thread and the guest has not written since.';

create function public.lock_thread(
  p_reference text, out booking_id uuid, out question_id uuid, out closed_at timestamptz
)
language plpgsql set search_path = '' as $$
begin
  select b.id, b.messages_closed_at into booking_id, closed_at
  from public.bookings b where b.reference = p_reference for no key update;
  if not found then
    select q.id, q.messages_closed_at into question_id, closed_at
    from public.guest_questions q where q.reference = p_reference for no key update;
  end if;
  if not found then
    perform public.refuse('unknown_booking');
  end if;
end;
$$;

comment on function public.lock_thread is 'Locks the booking or the question of a thread, or refuses.';

create function public.host_threads(p_filter jsonb default '{}')
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_after text[];
  v_me uuid;
begin
  perform public.require_staff('serves_guests');
  if length(p_filter::text) > 1000 then
    perform public.refuse('bad_change');
  end if;
  v_after := string_to_array(p_filter ->> 'after', '|');
  v_me := auth.uid();
  return (
    with origins as (
      select b.id, b.reference, b.cabin_id, b.guest_name, b.is_example, b.messages_closed_at, false as is_question,
        false as is_possible_spam
      from public.bookings b
      union all
      select q.id, q.reference, q.cabin_id, q.guest_name, false, q.messages_closed_at, true, q.is_possible_spam
      from public.guest_questions q
    ),
    threads as (
      select b.reference, c.title, b.guest_name, b.is_example, b.is_question, b.is_possible_spam, l.created_at, l.body,
        n.unread, public.is_thread_closed(b.id, b.messages_closed_at) as closed,
             a.user_id as assigned_to, public.staff_label(u.email) as assignee,
             to_char(l.created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') collate "C" as sort_key
      from origins b
      join public.cabins c on c.id = b.cabin_id
      left join public.thread_assignments a on a.thread_id = b.id
      left join public.staff u on u.user_id = a.user_id
      cross join lateral (
        select m.created_at, m.body from public.guest_messages m where m.thread_id = b.id
        order by m.created_at desc, m.id desc limit 1
      ) l
      cross join lateral (
        select count(*) as unread from public.guest_messages m
        where m.thread_id = b.id and m.author = 'guest' and m.read_at is null
      ) n
    ),
    page as (
      select t.* from threads t
      where (p_filter ->> 'state' is null or t.closed = (p_filter ->> 'state' = 'closed'))
        and (p_filter ->> 'assigned' is distinct from 'mine' or t.assigned_to = v_me)
        and (p_filter ->> 'assigned' is distinct from 'nobody' or t.assigned_to is null)
        and (v_after is null or (t.sort_key, t.reference) < (v_after[1] collate "C", v_after[2]))
      order by t.sort_key desc, t.reference desc
      limit 51
    ),
    shown as (select p.*, row_number() over (order by p.sort_key desc, p.reference desc) as place from page p)
    select jsonb_build_object(
      'threads', coalesce(jsonb_agg(jsonb_build_object(
        'reference', x.reference, 'cabin', x.title, 'guest_name', x.guest_name, 'is_example', x.is_example,
        'is_question', x.is_question, 'is_possible_spam', x.is_possible_spam, 'last_at', x.created_at,
        'last_text', left(x.body, 200), 'unread', x.unread, 'closed', x.closed,
        'assignee', x.assignee, 'is_mine', x.assigned_to is not null and x.assigned_to = v_me
      ) order by x.place) filter (where x.place <= 50), '[]'),
      'next', max(x.sort_key || '|' || x.reference) filter (where x.place = 50 and (select count(*) from shown) > 50),
      'unread', (select count(*) from public.guest_messages m where m.author = 'guest' and m.read_at is null),
      'texts', (
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'phone', t.phone, 'text', t.body, 'at', t.received_at)
                                  order by t.received_at desc, t.id), '[]')
        from (select * from public.inbound_texts i where i.settled_at is null order by i.received_at desc,
          i.id limit 50) t
      )
    )
    from shown x
  );
end;
$$;

comment on function public.host_threads is
  'Fifty threads, newest first: all, or those that are open or closed, the caller''s or unassigned.';

create function public.host_thread(p_reference text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_thread jsonb;
begin
  perform public.require_staff('serves_guests');
  with origins as (
    select b.id, b.reference, b.cabin_id, b.guest_name, b.guest_email, b.is_example, b.messages_closed_at, s.check_in,
      s.check_out, b.adults, b.children, b.pets, false as is_question, false as is_possible_spam
    from public.bookings b join public.occupancies s on s.id = b.occupancy_id
    where b.reference = p_reference
    union all
    select q.id, q.reference, q.cabin_id, q.guest_name, q.guest_email, false, q.messages_closed_at, q.check_in,
      q.check_out, q.adults, q.children, q.pets, true, q.is_possible_spam
    from public.guest_questions q
    where q.reference = p_reference
  )
  select jsonb_build_object(
    'reference', b.reference, 'cabin', c.title, 'cabin_id', c.id, 'check_in', b.check_in, 'check_out', b.check_out,
    'adults', b.adults, 'children', b.children, 'pets', b.pets, 'guest_name', b.guest_name,
    'guest_email', b.guest_email, 'is_example', b.is_example, 'is_question', b.is_question,
    'is_possible_spam', b.is_possible_spam,
    'closed', public.is_thread_closed(b.id, b.messages_closed_at),
    'assigned_to', (select a.user_id from public.thread_assignments a where a.thread_id = b.id),
    'staff', (
      select coalesce(jsonb_agg(jsonb_build_object('user_id', u.user_id, 'name', public.staff_label(u.email))
        order by public.staff_label(u.email), u.user_id), '[]')
      from public.staff u where public.role_can(u.role, 'serves_guests') and u.disabled_at is null
    ),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'author', m.author, 'text', m.body, 'at', m.created_at, 'read_at', m.read_at
      ) order by m.created_at, m.id), '[]')
      from public.guest_messages m where m.thread_id = b.id
    )
  ) into v_thread
  from origins b join public.cabins c on c.id = b.cabin_id;
  if v_thread is null then
    perform public.refuse('unknown_booking');
  end if;
  return v_thread;
end;
$$;

comment on function public.host_thread is 'All messages of a booking or a question, in both directions.';

create function public.host_reply(p_reference text, p_text text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_thread record;
  v_thread_id uuid;
  v_text text;
  v_id uuid;
begin
  perform public.require_staff('serves_guests');
  v_text := trim(p_text);
  if coalesce(length(v_text), 0) not between 1 and 2000 then
    perform public.refuse('bad_change');
  end if;
  v_thread := public.lock_thread(p_reference);
  v_thread_id := coalesce(v_thread.booking_id, v_thread.question_id);
  -- The same text within two minutes is a form sent twice.
  select m.id into v_id from public.guest_messages m
  where m.thread_id = v_thread_id and m.author = 'host' and m.body = v_text
    and m.created_at > now() - interval '2 minutes';
  if found then
    return jsonb_build_object('id', v_id);
  end if;
  insert into public.guest_messages (id, booking_id, question_id, body, created_at, author)
  values (gen_random_uuid(), v_thread.booking_id, v_thread.question_id, v_text, now(), 'host')
  returning id into v_id;
  update public.guest_messages m set answered_at = now(), read_at = coalesce(m.read_at, now())
  where m.thread_id = v_thread_id and m.author = 'guest' and m.answered_at is null;
  perform public.write_audit('reply', p_reference, null, jsonb_build_object('message_id', v_id));
  return jsonb_build_object('id', v_id);
end;
$$;

comment on function public.host_reply is
  'Stores a reply for the guest''s page, to be sent as an email too, and marks the guest''s messages as answered.';

create function public.host_read(p_reference text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform public.require_staff('serves_guests');
  update public.guest_messages m set read_at = now()
  where m.author = 'guest' and m.read_at is null and m.thread_id in (
    select b.id from public.bookings b where b.reference = p_reference
    union all
    select q.id from public.guest_questions q where q.reference = p_reference
  );
  get diagnostics v_count = row_count;
  if v_count > 0 then
    perform public.write_audit('read', p_reference, null, jsonb_build_object('messages', v_count));
  end if;
  return jsonb_build_object('read', v_count);
end;
$$;

comment on function public.host_read is 'Marks the guest''s messages of a thread as read.';

create function public.host_close(p_reference text, p_closed boolean)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_thread record;
  v_closed_at timestamptz := case when p_closed then now() end;
begin
  perform public.require_staff('serves_guests');
  v_thread := public.lock_thread(p_reference);
  update public.bookings b set messages_closed_at = v_closed_at where b.id = v_thread.booking_id;
  update public.guest_questions q set messages_closed_at = v_closed_at where q.id = v_thread.question_id;
  perform public.write_audit(case when p_closed then 'close_thread' else 'open_thread' end, p_reference,
    jsonb_build_object('closed', public.is_thread_closed(coalesce(v_thread.booking_id, v_thread.question_id),
      v_thread.closed_at)),
    jsonb_build_object('closed', coalesce(p_closed, false)));
  return jsonb_build_object('closed', coalesce(p_closed, false));
end;
$$;

comment on function public.host_close is 'Closes a thread, or reopens it.';

grant execute on function public.is_thread_closed, public.lock_thread to service_role;
grant execute on function
  public.host_threads, public.host_thread, public.host_reply, public.host_read, public.host_close
  to authenticated;
