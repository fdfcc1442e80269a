-- The console's blocks and owner stays, which are rows of stays like bookings, and undoing a calendar change.

create function public.host_block(p_block jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_ids uuid[];
  v_id uuid;
  v_from date;
  v_to date;
  v_kind text;
  v_reason text;
  v_refused jsonb := '[]';
  v_blocks uuid[] := '{}';
  v_nights jsonb := '[]';
  v_change_id uuid;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_block) is distinct from 'object'
    or p_block - array['cabin_ids', 'from', 'to', 'kind', 'reason'] <> '{}' then
    perform public.refuse('bad_change');
  end if;
  begin
    v_ids := array(select distinct i::uuid from jsonb_array_elements_text(p_block -> 'cabin_ids') i order by 1);
    v_from := (p_block ->> 'from')::date;
    v_to := (p_block ->> 'to')::date;
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  v_kind := p_block ->> 'kind';
  v_reason := nullif(public.clean_line(p_block ->> 'reason'), '');
  if v_kind is null or v_kind not in ('block', 'owner') or length(v_reason) > 200 then
    perform public.refuse('bad_change');
  end if;
  perform public.require_known_cabins(v_ids);
  perform public.require_open_range(v_ids, v_from, v_to, now());
  perform public.lock_cabins(v_ids);

  foreach v_id in array v_ids loop
    perform public.free_lapsed_holds(v_id, now());
    v_refused := v_refused || (
      select coalesce(jsonb_agg(jsonb_build_object(
        'cabin_id', s.cabin_id, 'check_in', greatest(s.check_in, v_from), 'check_out', least(s.check_out, v_to),
        'kind', public.shown_stay_kind(s.kind, s.is_owner_stay)
      ) order by s.check_in), '[]')
      from public.occupancies s
      where s.cabin_id = v_id and s.released_at is null and s.during && daterange(v_from, v_to, '[)')
    );
    with made as (
      insert into public.occupancies (cabin_id, check_in, check_out, kind, is_owner_stay, block_reason, created_at)
      select v_id, lower(r.free), upper(r.free), 'block', v_kind = 'owner', v_reason, now()
      from unnest(datemultirange(daterange(v_from, v_to, '[)')) - coalesce((
        select range_agg(s.during) from public.occupancies s
        where s.cabin_id = v_id and s.released_at is null and s.during && daterange(v_from, v_to, '[)')
      ), '{}'::datemultirange)) as r(free)
      returning id, check_in, check_out
    )
    select v_blocks || coalesce(array_agg(m.id order by m.check_in), '{}'),
           v_nights || coalesce(jsonb_agg(jsonb_build_object(
             'cabin_id', v_id, 'check_in', m.check_in, 'check_out', m.check_out
           ) order by m.check_in), '[]')
    into v_blocks, v_nights
    from made m;
  end loop;

  if cardinality(v_blocks) > 0 then
    insert into public.calendar_changes (made_at, made_by, kind, stay_ids) values (now(), auth.uid(), 'block', v_blocks)
    returning id into v_change_id;
    perform public.write_audit('block', v_change_id::text, null,
      p_block || jsonb_build_object('blocks', to_jsonb(v_blocks), 'refused', v_refused));
  end if;
  return jsonb_build_object(
    'change_id', v_change_id, 'blocks', to_jsonb(v_blocks), 'blocked', v_nights, 'refused', v_refused);
end;
$$;

comment on function public.host_block is
  'Blocks the free nights from..to of each cabin, one block per run, and returns the stays in the way, under the same '
  'lock and exclusion constraint as bookings.';

create function public.host_unblock(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_stay public.occupancies;
  v_change_id uuid;
begin
  perform public.require_staff('edits_shop');
  perform public.lock_cabin(s.cabin_id) from public.occupancies s where s.id = p_id;
  update public.occupancies s set released_at = now()
  where s.id = p_id and s.kind = 'block' and s.released_at is null
  returning * into v_stay;
  if not found then
    perform public.refuse('not_a_block');
  end if;
  insert into public.calendar_changes (made_at, made_by, kind, stay_ids)
  values (now(), auth.uid(), 'unblock', array[p_id])
  returning id into v_change_id;
  perform public.write_audit('unblock', v_change_id::text, jsonb_build_object(
    'cabin_id', v_stay.cabin_id, 'from', v_stay.check_in, 'to', v_stay.check_out, 'reason', v_stay.block_reason
  ), null);
  return jsonb_build_object('change_id', v_change_id);
end;
$$;

comment on function public.host_unblock is 'Frees the nights of a block or an owner stay.';

create function public.undo_days(p_days jsonb, p_now timestamptz)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_changed integer;
  v_cabins integer;
  v_skipped jsonb;
begin
  with changed as (
    select d.*, to_jsonb(k) - array['cabin_id', 'day'] is distinct from d.after as is_other, t.reason
    from jsonb_to_recordset(p_days) as d(cabin_id uuid, day date, before jsonb, after jsonb)
    left join public.cabin_calendar k on k.cabin_id = d.cabin_id and k.day = d.day
    left join public.taken_days(
      array(select distinct (e ->> 'cabin_id')::uuid from jsonb_array_elements(p_days) e),
      (select min((e ->> 'day')::date) from jsonb_array_elements(p_days) e),
      (select max((e ->> 'day')::date) + 1 from jsonb_array_elements(p_days) e), p_now
    ) t on t.cabin_id = d.cabin_id and t.day = d.day
  ),
  removed as (
    delete from public.cabin_calendar k using changed x
    where k.cabin_id = x.cabin_id and k.day = x.day and not x.is_other and x.reason is null
      and jsonb_typeof(x.before) is distinct from 'object'
    returning k.cabin_id
  ),
  restored as (
    update public.cabin_calendar k set
      price = (x.before ->> 'price')::integer, min_stay = (x.before ->> 'min_stay')::smallint,
      allows_check_in = (x.before ->> 'allows_check_in')::boolean,
      allows_check_out = (x.before ->> 'allows_check_out')::boolean,
      open = (x.before ->> 'open')::boolean, source = x.before ->> 'source'
    from changed x
    where k.cabin_id = x.cabin_id and k.day = x.day and not x.is_other and x.reason is null
      and jsonb_typeof(x.before) = 'object'
    returning k.cabin_id
  ),
  given_back as (select * from removed union all select * from restored)
  select (select count(*) from given_back), (select count(distinct g.cabin_id) from given_back g),
         (select coalesce(jsonb_agg(jsonb_build_object(
            'cabin_id', x.cabin_id, 'date', x.day, 'reason', coalesce(x.reason, 'changed')
          ) order by x.cabin_id, x.day) filter (where x.is_other or x.reason is not null), '[]') from changed x)
  into v_changed, v_cabins, v_skipped;
  return jsonb_build_object('changed', v_changed, 'cabins', v_cabins, 'skipped', v_skipped);
end;
$$;

comment on function public.undo_days is
  'Restores the values of days before a change, where they are still as the change left them and nobody has booked '
  'them since. The caller holds the locks.';

create function public.undo_blocks(p_kind text, p_stay_ids uuid[], p_now timestamptz)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_changed integer := 0;
  v_cabin_ids uuid[] := '{}';
  v_skipped jsonb := '[]';
  v_stay public.occupancies;
begin
  for v_stay in select s.* from public.occupancies s where s.id = any (p_stay_ids) order by s.cabin_id, s.id loop
    if p_kind = 'block' then
      update public.occupancies s set released_at = p_now where s.id = v_stay.id and s.released_at is null;
    else
      perform public.free_lapsed_holds(v_stay.cabin_id, p_now);
      insert into public.occupancies (cabin_id, check_in, check_out, kind, is_owner_stay, block_reason, created_at)
      values (v_stay.cabin_id, v_stay.check_in, v_stay.check_out, 'block', v_stay.is_owner_stay, v_stay.block_reason,
        p_now)
      on conflict do nothing;
    end if;
    if found then
      v_changed := v_changed + (v_stay.check_out - v_stay.check_in);
      v_cabin_ids := v_cabin_ids || v_stay.cabin_id;
    else
      v_skipped := v_skipped || (
        select jsonb_agg(jsonb_build_object('cabin_id', v_stay.cabin_id, 'date', v_stay.check_in + n, 'reason',
          'changed'))
        from generate_series(0, v_stay.check_out - v_stay.check_in - 1) n
      );
    end if;
  end loop;
  return jsonb_build_object(
    'changed', v_changed, 'cabins', (select count(distinct i) from unnest(v_cabin_ids) i), 'skipped', v_skipped);
end;
$$;

comment on function public.undo_blocks is
  'Removes blocks again, or restores them where the nights are still free; returns the number of nights. The caller '
  'holds the locks.';

create function public.host_undo(p_change_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_change public.calendar_changes;
  v_outcome jsonb;
  v_before jsonb;
begin
  perform public.require_staff('edits_shop');
  select * into v_change from public.calendar_changes x where x.id = p_change_id for update;
  if not found then
    perform public.refuse('unknown_change');
  elsif v_change.undone_at is not null then
    perform public.refuse('already_undone');
  elsif v_change.made_at < now() - interval '7 days' then
    perform public.refuse('too_late');
  end if;
  if v_change.kind = 'days' then
    perform public.lock_cabins(array(select distinct (e ->> 'cabin_id')::uuid
      from jsonb_array_elements(v_change.days) e));
    v_outcome := public.undo_days(v_change.days, now());
    v_before := public.day_runs((
      select jsonb_agg(d) from jsonb_array_elements(v_change.days) d
      where (d ->> 'cabin_id', d ->> 'day') not in (
        select s ->> 'cabin_id', s ->> 'date' from jsonb_array_elements(v_outcome -> 'skipped') s
      )
    ), 'after');
  else
    perform public.lock_cabins(array(select s.cabin_id from public.occupancies s where s.id = any (v_change.stay_ids)));
    v_outcome := public.undo_blocks(v_change.kind, v_change.stay_ids, now());
  end if;
  update public.calendar_changes x set undone_at = now() where x.id = p_change_id;
  perform public.write_audit('undo', p_change_id::text, v_before, jsonb_build_object(
    'changed', v_outcome -> 'changed', 'skipped', jsonb_array_length(v_outcome -> 'skipped')));
  return v_outcome;
end;
$$;

comment on function public.host_undo is
  'Undoes a calendar change, once and within seven days, where nothing has changed since.';

grant execute on function public.undo_days, public.undo_blocks to service_role;
grant execute on function public.host_block, public.host_unblock, public.host_undo to authenticated;
