-- Message templates with fields, those sent on a schedule, and the assignment of threads to staff. The job
-- booking-messages fills in and queues what is due; docs/product.md §10.

create table public.thread_assignments (
  booking_id uuid unique references public.bookings (id) on delete cascade,
  question_id uuid unique references public.guest_questions (id) on delete cascade,
  thread_id uuid generated always as (coalesce(booking_id, question_id)) stored primary key,
  user_id uuid not null references public.staff (user_id) on delete cascade,
  assigned_at timestamptz not null default now(),
  check (num_nonnulls(booking_id, question_id) = 1)
);

comment on table public.thread_assignments is 'The staff member who handles the thread of a booking or a question.';

create index thread_assignments_by_user on public.thread_assignments (user_id);

create function public.host_assign(p_reference text, p_user_id uuid default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_thread record;
  v_before text;
  v_email text;
begin
  perform public.require_staff('serves_guests');
  v_thread := public.lock_thread(p_reference);
  select s.email into v_email from public.staff s
  where s.user_id = p_user_id and public.role_can(s.role, 'serves_guests') and s.disabled_at is null for share;
  if p_user_id is not null and not found then
    perform public.refuse('unknown_staff');
  end if;
  select s.email into v_before from public.thread_assignments a join public.staff s on s.user_id = a.user_id
  where a.thread_id = coalesce(v_thread.booking_id, v_thread.question_id);
  if p_user_id is null then
    delete from public.thread_assignments a where a.thread_id = coalesce(v_thread.booking_id, v_thread.question_id);
  else
    insert into public.thread_assignments as a (booking_id, question_id, user_id)
    values (v_thread.booking_id, v_thread.question_id, p_user_id)
    on conflict (thread_id) do update set user_id = excluded.user_id, assigned_at = now();
  end if;
  if v_before is distinct from v_email then
    perform public.write_audit('assign', p_reference, jsonb_build_object('to', v_before),
      jsonb_build_object('to', v_email));
  end if;
  return jsonb_build_object('assigned_to', p_user_id);
end;
$$;

comment on function public.host_assign is 'Assigns a thread to an owner or manager; null unassigns it.';

create table public.message_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 60),
  subject text not null check (length(subject) between 1 and 150),
  body text not null check (length(body) between 1 and 1800),
  sms text check (length(sms) between 1 and 160),
  anchor text check (anchor in ('check_in', 'check_out')),
  days integer not null default 0 check (days between -60 and 14),
  hour integer not null default 10 check (hour between 0 and 23),
  on_since timestamptz,
  cabin_ids uuid[] not null default '{}' check (cardinality(cabin_ids) <= 200),
  changed_at timestamptz not null default now(),
  constraint message_templates_have_a_time check (on_since is null or anchor is not null)
);

comment on table public.message_templates is
  'Texts with fields that the host inserts into a reply or has sent on a schedule.';
comment on column public.message_templates.sms is
  'Also sent as a text message, where the guest may get texts. Null: only an email.';
comment on column public.message_templates.anchor is 'The day from which the schedule counts. Null: not scheduled.';
comment on column public.message_templates.days is 'Days after that day; negative for before.';
comment on column public.message_templates.hour is 'The hour in the cabin''s time zone.';
comment on column public.message_templates.on_since is 'Sent when due later than this. Null: turned off.';
comment on column public.message_templates.cabin_ids is 'Only for these cabins; empty: all.';

create function public.template_fields() returns text[] language sql immutable set search_path = '' as $$
  select array['guest_name', 'cabin', 'city', 'check_in', 'check_out', 'check_in_time', 'check_out_time', 'nights',
    'party',
               'reference', 'stay_link', 'phone'];
$$;

comment on function public.template_fields is 'The fields of a template: those of template.ts in lib/domain.';

create function public.unknown_template_field(p_text text, p_fields text[] default public.template_fields())
returns text language sql immutable set search_path = '' as $$
  select m[1] from regexp_matches(p_text, '\{([^{}\n]{1,60})\}', 'g') m where m[1] <> all (p_fields) limit 1;
$$;

comment on function public.unknown_template_field is 'The first unknown field of a text; null when all are known.';

create function public.template_json(p_template public.message_templates)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_template.id, 'name', p_template.name, 'subject', p_template.subject, 'body', p_template.body,
      'sms', p_template.sms,
    'anchor', p_template.anchor, 'days', p_template.days, 'hour', p_template.hour,
      'is_on', p_template.on_since is not null,
    'cabin_ids', p_template.cabin_ids
  );
$$;

comment on function public.template_json is 'A template as the console reads it.';

create function public.host_templates()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('serves_guests');
  return jsonb_build_object(
    'templates', (select coalesce(jsonb_agg(public.template_json(t) order by t.anchor nulls last, t.days, t.hour,
      t.name), '[]') from public.message_templates t),
    'cabins', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by c.title, c.id), '[]')
      from public.cabins c),
    'bookings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reference', x.reference, 'guest_name', x.guest_name, 'cabin', x.title, 'check_in', x.check_in,
          'check_out', x.check_out
      ) order by x.check_in, x.reference), '[]')
      from (
        select b.reference, b.guest_name, c.title, s.check_in, s.check_out
        from public.bookings b join public.cabins c on c.id = b.cabin_id join public.occupancies s
          on s.id = b.occupancy_id
        where b.status in ('confirmed', 'completed')
        order by s.check_out < current_date, abs(s.check_in - current_date), b.reference limit 20
      ) x
    )
  );
end;
$$;

comment on function public.host_templates is 'All templates, and up to twenty bookings to preview them with.';

create function public.host_template_values(p_reference text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_values jsonb;
begin
  perform public.require_staff('serves_guests');
  select jsonb_build_object(
    'guest_name', b.guest_name, 'cabin', c.title, 'city', c.city, 'check_in', s.check_in, 'check_out', s.check_out,
    'check_in_time', to_char(c.check_in_time, 'HH24:MI'),
      'check_out_time', to_char(coalesce(s.late_check_out, c.check_out_time), 'HH24:MI'),
    'adults', b.adults, 'children', b.children, 'pets', b.pets, 'reference', b.reference, 'token', b.token
  ) into v_values
  from public.bookings b join public.cabins c on c.id = b.cabin_id join public.occupancies s on s.id = b.occupancy_id
  where b.reference = p_reference;
  if v_values is null then
    perform public.refuse('unknown_booking');
  end if;
  return v_values;
end;
$$;

comment on function public.host_template_values is 'A booking''s values of the template fields.';

create function public.host_save_template(p_template jsonb, p_seen jsonb default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_before public.message_templates;
  v_new public.message_templates;
  v_after public.message_templates;
  v_is_on boolean;
  v_field text;
begin
  perform public.require_staff('serves_guests');
  if jsonb_typeof(p_template) is distinct from 'object'
    or p_template - array['id', 'name', 'subject', 'body', 'sms', 'anchor', 'days', 'hour', 'is_on',
      'cabin_ids'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  begin
    v_new.id := (p_template ->> 'id')::uuid;
    v_new.name := trim(p_template ->> 'name');
    v_new.subject := trim(p_template ->> 'subject');
    v_new.body := trim(p_template ->> 'body');
    v_new.sms := nullif(trim(p_template ->> 'sms'), '');
    v_new.anchor := p_template ->> 'anchor';
    v_new.days := coalesce((p_template ->> 'days')::integer, 0);
    v_new.hour := coalesce((p_template ->> 'hour')::integer, 10);
    v_is_on := coalesce((p_template ->> 'is_on')::boolean, false);
    v_new.cabin_ids := array(
      select distinct i::uuid from jsonb_array_elements_text(coalesce(nullif(p_template -> 'cabin_ids', 'null'),
        '[]')) i order by 1);
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  if not public.is_line(concat(v_new.subject, v_new.name, v_new.sms)) then
    perform public.refuse('bad_change');
  end if;
  v_field := public.unknown_template_field(concat_ws(E'\n', v_new.subject, v_new.body, v_new.sms));
  if v_field is not null then
    perform public.refuse('unknown_field', jsonb_build_object('field', v_field));
  end if;
  if (select count(*) from public.cabins c where c.id = any (v_new.cabin_ids)) <> cardinality(v_new.cabin_ids) then
    perform public.refuse('unknown_cabin');
  end if;
  if v_new.id is not null then
    select * into v_before from public.message_templates t where t.id = v_new.id for update;
    if not found then
      perform public.refuse('unknown_template');
    end if;
    perform public.require_seen_changes(p_template, p_seen);
    if public.changed_since(public.template_json(v_before), p_seen, p_template) <> '{}' then
      perform public.refuse('settings_changed');
    end if;
  elsif (select count(*) from public.message_templates) >= 60 then
    perform public.refuse('too_many_templates');
  end if;
  begin
    insert into public.message_templates as t (id, name, subject, body, sms, anchor, days, hour, on_since, cabin_ids)
    values (coalesce(v_new.id, gen_random_uuid()), v_new.name, v_new.subject, v_new.body, v_new.sms, v_new.anchor,
      v_new.days, v_new.hour,
            case when v_is_on then coalesce(v_before.on_since, now()) end, v_new.cabin_ids)
    on conflict (id) do update set
      name = excluded.name, subject = excluded.subject, body = excluded.body, sms = excluded.sms,
        anchor = excluded.anchor,
      days = excluded.days, hour = excluded.hour, on_since = excluded.on_since, cabin_ids = excluded.cabin_ids,
        changed_at = now()
    returning * into v_after;
  exception
    when unique_violation then perform public.refuse('known_name');
    when check_violation or not_null_violation then perform public.refuse('bad_change');
  end;
  perform public.write_audit('save_template', v_after.name,
    case when v_before.id is not null then public.template_json(v_before) end, public.template_json(v_after));
  return jsonb_build_object('id', v_after.id);
end;
$$;

comment on function public.host_save_template is
  'Adds or changes a template. An unknown field is refused by its name. Once turned on, it is sent when it falls due. '
  'p_seen: the template the form showed, null for a new one; refused as settings_changed when it has changed since.';

create function public.host_delete_template(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_template public.message_templates;
begin
  perform public.require_staff('serves_guests');
  delete from public.message_templates t where t.id = p_id returning * into v_template;
  if not found then
    perform public.refuse('unknown_template');
  end if;
  perform public.write_audit('delete_template', v_template.name, public.template_json(v_template), null);
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_delete_template is 'Deletes a template; messages already sent stay.';

create function public.due_template_messages(p_most integer, p_now timestamptz default now())
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'template_id', x.id, 'subject', x.subject, 'body', x.body, 'sms', x.sms, 'token', x.token, 'check_in', x.check_in,
      'check_out', x.check_out,
    'send_before', x.send_before
  ) order by x.due_at, x.key), '[]')
  from (
    select t.id, t.subject, t.body, t.sms, b.token, s.check_in, s.check_out, d.due_at,
      d.due_at + d.grace as send_before, k.key
    from public.message_templates t
    join public.occupancies s on s.released_at is null and s.kind = 'booking'
      -- For the indexes: a day differs from UTC's by at most one, and nothing is sent twelve hours late.
      and ((t.anchor = 'check_in' and s.check_in between p_now::date - t.days - 2 and p_now::date - t.days + 1)
        or (t.anchor = 'check_out' and s.check_out between p_now::date - t.days - 2 and p_now::date - t.days + 1))
    join public.bookings b on b.occupancy_id = s.id and b.status in ('confirmed', 'completed')
      -- A guest without an email address can get a text, if the number is a US one.
      and (b.guest_email is not null or (t.sms is not null and b.guest_phone like '+1%'))
    join public.cabins c on c.id = s.cabin_id
    cross join lateral (
      select ((case t.anchor when 'check_in' then s.check_in else s.check_out end + t.days) + make_time(t.hour, 0,
        0)) at time zone c.timezone as due_at,
             case when t.days = 0 then interval '3 hours' else interval '12 hours' end as grace
    ) d
    cross join lateral (select 'booking:' || b.id || ':template:' || t.id as key) k
    where t.on_since is not null and d.due_at >= t.on_since and d.due_at <= p_now and p_now < d.due_at + d.grace
      and (t.cabin_ids = '{}' or c.id = any (t.cabin_ids))
      and not exists (select from public.outbox o where o.dedupe_key = k.key)
    order by d.due_at, k.key
    limit p_most
  ) x;
$$;

comment on function public.due_template_messages is
  'The scheduled messages that are due for booked stays by their current dates and weren''t queued yet: on the day '
  'itself at most three hours late, else twelve.';

insert into public.message_templates (name, subject, body, anchor, days, hour) values
  ('A week before', 'One week until {cabin}',
   E'Just one more week! {cabin} is yours on {check_in}, anytime after {check_in_time}.\n\n'
     'Directions and the house rules are on your stay page. '
     'Anything I can get ready for you? Just reply.',
   'check_in', -7, 10),
  ('Arrival day', 'See you today at {cabin}',
   E'Today’s the day! Come anytime after {check_in_time}.\n\n'
     'Directions are on your stay page. Running late, or can’t find it? Text or call {phone}.',
   'check_in', 0, 9),
  ('Morning of departure', 'Your last morning at {cabin}',
   E'I hope you’ve had a good time at {cabin}. Check-out is by {check_out_time} today.\n\n'
     'Before you go, close the windows, start the dishwasher and lock the door. Safe travels home!',
   'check_out', 0, 8),
  ('Early check-in', 'Checking in early at {cabin}',
   E'Thanks for asking! We’re cleaning {cabin} until {check_in_time} on {check_in}. '
     'If it’s ready sooner, I’ll text you right away.',
   null, 0, 10),
  ('Thanks for writing', 'Your question about {cabin}',
   E'Thanks for writing about booking {reference}. Let me look into it, and I’ll get back to you today.',
   null, 0, 10);

alter table public.thread_assignments enable row level security;
alter table public.message_templates enable row level security;

grant select, insert, update, delete on public.thread_assignments, public.message_templates to service_role;
grant execute on function
  public.template_fields, public.unknown_template_field, public.template_json, public.due_template_messages
  to service_role;
grant execute on function
  public.host_assign, public.host_templates, public.host_template_values, public.host_save_template,
    public.host_delete_template
  to authenticated;
