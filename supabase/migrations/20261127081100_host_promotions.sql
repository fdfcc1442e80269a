-- The console's daily deals and promotions.

create function public.likely_deals(p_now timestamptz, p_days integer)
returns table (day date, cabin_id uuid, discount_percent smallint, source text)
language plpgsql stable set search_path = '' as $$
declare
  v_today date := (p_now at time zone 'UTC')::date;
  v_queue uuid[];
begin
  select array_agg(c.id order by l.last nulls first, md5(c.id::text)) into v_queue
  from public.cabins c
  cross join lateral (select max(d.starts_at) as last from public.daily_deals d where d.cabin_id = c.id) l
  where c.live and public.has_bookable_night(c.id, 30, p_now);
  for i in 0..p_days - 1 loop
    day := v_today + i;
    source := 'none';
    select d.cabin_id, d.discount_percent, 'made' into cabin_id, discount_percent, source
    from public.daily_deals d where (d.starts_at at time zone 'UTC')::date = day;
    if not found then
      select p.cabin_id, coalesce(p.discount_percent, public.deal_percent(likely_deals.day, p.cabin_id)), 'pinned'
      into cabin_id, discount_percent, source
      from public.deal_pins p join public.cabins c on c.id = p.cabin_id and c.live where p.day = likely_deals.day;
    end if;
    if not found then
      cabin_id := v_queue[1];
      discount_percent := public.deal_percent(day, cabin_id);
      source := case when cabin_id is null then 'none' else 'likely' end;
    end if;
    if cabin_id = any (v_queue) then
      v_queue := array_append(array_remove(v_queue, cabin_id), cabin_id);
    end if;
    return next;
  end loop;
end;
$$;

comment on function public.likely_deals is
  'The deals of the coming UTC days as of now: created, pinned, or the rotation''s choice (likely). Cabins sold out '
  'or added meanwhile change it.';

create function public.host_deals()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return jsonb_build_object(
    'days', (
      select jsonb_agg(jsonb_build_object(
        'day', l.day, 'starts_at', l.day::timestamp at time zone 'UTC', 'source', l.source,
        'cabin_id', l.cabin_id, 'title', c.title, 'percent', l.discount_percent,
        'pin', (
          select jsonb_build_object('cabin_id', p.cabin_id, 'title', x.title, 'percent', p.discount_percent)
          from public.deal_pins p join public.cabins x on x.id = p.cabin_id where p.day = l.day
        )
      ) order by l.day)
      from public.likely_deals(now(), 28) l left join public.cabins c on c.id = l.cabin_id
    ),
    'today', (
      select jsonb_build_object(
        'id', d.id, 'expires_at', d.expires_at, 'is_over', d.expires_at <= now(),
        'unlocks', (select count(*) from public.deal_unlocks u where u.deal_id = d.id),
        'bookings', (
          select count(*) from public.bookings b
          where b.deal_id = d.id and b.status not in ('expired', 'cancelled', 'refunded')
        )
      )
      from public.daily_deals d where (d.starts_at at time zone 'UTC')::date = (now() at time zone 'UTC')::date
    ),
    'cabins', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title) order by c.title, c.id), '[]')
      from public.cabins c where c.live
    ),
    'timezone', public.usual_timezone()
  );
end;
$$;

comment on function public.host_deals is
  'The deals of today and the next four weeks, and the cabins that can be pinned.';

create function public.host_pin_deal(p_day date, p_cabin_id uuid, p_percent integer default null)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_today date := (now() at time zone 'UTC')::date;
  v_old public.deal_pins;
begin
  perform public.require_staff('edits_shop');
  if p_day is null or p_percent not between 1 and 60 then
    perform public.refuse('bad_change');
  elsif p_day < v_today then
    perform public.refuse('past');
  elsif p_day > v_today + 366 then
    perform public.refuse('too_far');
  elsif not exists (select from public.cabins c where c.id = p_cabin_id and c.live) then
    perform public.refuse('unknown_cabin');
  end if;
  -- Keeps the day's first visitor from creating its deal meanwhile.
  lock table public.daily_deals in share row exclusive mode;
  if exists (select from public.daily_deals d where (d.starts_at at time zone 'UTC')::date = p_day) then
    perform public.refuse('deal_begun');
  end if;
  delete from public.deal_pins p where p.day = p_day returning * into v_old;
  insert into public.deal_pins (day, cabin_id, discount_percent) values (p_day, p_cabin_id, p_percent);
  perform public.write_audit('pin_deal', p_day::text, to_jsonb(v_old),
                             jsonb_build_object('day', p_day, 'cabin_id', p_cabin_id, 'discount_percent', p_percent));
  return jsonb_build_object('day', p_day);
end;
$$;

comment on function public.host_pin_deal is
  'Makes a live cabin the deal of a future UTC day, or of today before its first visitor, replacing that day''s pin. '
  'Without p_percent: the rotation''s discount.';

create function public.host_unpin_deal(p_day date)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_old public.deal_pins;
begin
  perform public.require_staff('edits_shop');
  if exists (select from public.daily_deals d where (d.starts_at at time zone 'UTC')::date = p_day) then
    perform public.refuse('deal_begun');
  end if;
  delete from public.deal_pins p where p.day = p_day returning * into v_old;
  if not found then
    perform public.refuse('unknown_pin');
  end if;
  perform public.write_audit('unpin_deal', p_day::text, to_jsonb(v_old), null);
  return jsonb_build_object('day', p_day);
end;
$$;

comment on function public.host_unpin_deal is 'Removes the pin of a day whose deal hasn''t started.';

create function public.host_end_deal(p_deal_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_deal public.daily_deals;
begin
  perform public.require_staff('edits_shop');
  select * into v_deal from public.daily_deals d where d.id = p_deal_id for update;
  if not found or v_deal.starts_at >= now() or v_deal.expires_at <= now() then
    perform public.refuse('deal_over');
  end if;
  update public.daily_deals d set expires_at = now() where d.id = p_deal_id;
  perform public.write_audit('end_deal', (v_deal.starts_at at time zone 'UTC')::date::text,
                             to_jsonb(v_deal), jsonb_build_object('expires_at', now()));
  return jsonb_build_object('day', (v_deal.starts_at at time zone 'UTC')::date);
end;
$$;

comment on function public.host_end_deal is
  'Ends the running deal at once: existing bookings keep it, later ones are told that it is over.';

create function public.read_promotion(p_promotion jsonb)
returns public.promotions language plpgsql stable set search_path = '' as $$
declare
  v_new public.promotions;
begin
  if jsonb_typeof(p_promotion) is distinct from 'object' then
    perform public.refuse('bad_change');
  end if;
  v_new.code := upper(trim(p_promotion ->> 'code'));
  v_new.label := public.read_line(p_promotion ->> 'label', 1, 60);
  v_new.every_nth_night_free := (p_promotion ->> 'every_nth_night_free')::smallint;
  v_new.percent_off := (p_promotion ->> 'percent_off')::smallint;
  v_new.amount_off_cents := (p_promotion ->> 'amount_off_cents')::integer;
  v_new.season_start := p_promotion ->> 'season_start';
  v_new.season_end := p_promotion ->> 'season_end';
  v_new.stay_from := (p_promotion ->> 'stay_from')::date;
  v_new.stay_to := (p_promotion ->> 'stay_to')::date;
  v_new.book_from := (p_promotion ->> 'book_from')::date;
  v_new.book_to := (p_promotion ->> 'book_to')::date;
  if jsonb_typeof(p_promotion -> 'cabin_ids') = 'array' then
    select array_agg(distinct x.id::uuid) into v_new.cabin_ids
      from jsonb_array_elements_text(p_promotion -> 'cabin_ids') x(id);
    -- No cabins isn't the same as all.
    if v_new.cabin_ids is null then
      perform public.refuse('no_cabin');
    elsif exists (select from unnest(v_new.cabin_ids) x(id) where not exists (select from public.cabins c
      where c.id = x.id)) then
      perform public.refuse('unknown_cabin');
    end if;
  end if;
  v_new.min_nights := coalesce((p_promotion ->> 'min_nights')::smallint, 1);
  v_new.max_uses := (p_promotion ->> 'max_uses')::integer;
  v_new.once_per_guest := coalesce((p_promotion ->> 'once_per_guest')::boolean, false);
  v_new.automatic := coalesce((p_promotion ->> 'automatic')::boolean, false);
  v_new.active := true;
  v_new.is_personal := false;
  v_new.is_example := false;
  v_new.created_at := now();
  if v_new.code !~ '^[A-Z0-9][A-Z0-9_-]{2,31}$' is not false or not (
    num_nonnulls(v_new.every_nth_night_free, v_new.percent_off, v_new.amount_off_cents) = 1
    and coalesce(v_new.every_nth_night_free between 2 and 30, true) and coalesce(v_new.percent_off between 1 and 90,
      true)
    and coalesce(v_new.amount_off_cents between 100 and 1000000, true)
  ) then
    perform public.refuse('bad_change');
  end if;
  return v_new;
exception when data_exception then
  perform public.refuse('bad_change');
end;
$$;

comment on function public.read_promotion is 'A promotion as the console sends it; bad_change when invalid.';

create function public.host_promotions()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return jsonb_build_object(
    'promotions', (
      select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object(
        'version', md5(to_jsonb(p)::text), 'uses', public.promotion_uses(p.code, now()),
        'was_used', exists (select from public.bookings b where b.promo_code = p.code),
        'state', case
          when not p.active then 'paused'
          when t.today > p.book_to or t.today > p.stay_to then 'ended'
          when public.promotion_uses(p.code, now()) >= p.max_uses then 'used_up'
          when t.today < p.book_from then 'scheduled'
          else 'active'
        end
      ) order by p.created_at, p.code), '[]')
      from public.promotions p
      cross join (select (now() at time zone public.usual_timezone())::date as today) t
      where not p.is_personal
    ),
    'personal', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'code', p.code, 'percent_off', p.percent_off, 'book_to', p.book_to, 'state', p.state,
        'reference', case when public.can('sees_guests') then p.reference end,
        'guest_name', case when public.can('sees_guests') then p.guest_name end
      ) order by p.created_at desc, p.code), '[]')
      from (
        select p.*, public.return_offer_state(p) as state, b.reference, b.guest_name
        from public.promotions p left join public.bookings b on b.id = p.for_booking
        where p.is_personal order by p.created_at desc, p.code limit 200
      ) p
    ),
    'cabins', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title, 'live', c.live) order by c.title,
        c.id), '[]')
      from public.cabins c where c.archived_at is null
    ),
    'shown', public.shown_promotion()
  );
end;
$$;

comment on function public.host_promotions is
  'Every promotion with its uses and its state, the latest codes of single guests, the cabins a promotion can apply '
  'to, and the code shown on the site.';

create function public.host_save_promotion(p_promotion jsonb, p_seen text default null)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_new public.promotions;
  v_old public.promotions;
begin
  perform public.require_staff('edits_shop');
  v_new := public.read_promotion(p_promotion);
  select * into v_old from public.promotions p where p.code = v_new.code for update;
  begin
    if p_seen is null then
      if v_old.code is not null then
        perform public.refuse('known_code');
      elsif (select count(*) >= 200 from public.promotions p where not p.is_personal) then
        perform public.refuse('too_many_promotions');
      end if;
      insert into public.promotions select v_new.*;
    elsif v_old.code is null then
      perform public.refuse('unknown_promotion');
    elsif v_old.is_personal then
      perform public.refuse('promotion_personal');
    elsif md5(to_jsonb(v_old)::text) <> p_seen then
      perform public.refuse('promotion_changed');
    elsif v_new.automatic and public.shown_promotion() = v_new.code then
      perform public.refuse('promotion_shown');
    else
      update public.promotions p set
        label = v_new.label, every_nth_night_free = v_new.every_nth_night_free, percent_off = v_new.percent_off,
        amount_off_cents = v_new.amount_off_cents, season_start = v_new.season_start, season_end = v_new.season_end,
        stay_from = v_new.stay_from, stay_to = v_new.stay_to, book_from = v_new.book_from, book_to = v_new.book_to,
        cabin_ids = v_new.cabin_ids, min_nights = v_new.min_nights, max_uses = v_new.max_uses,
        once_per_guest = v_new.once_per_guest, automatic = v_new.automatic, is_example = false
      where p.code = v_new.code;
    end if;
  exception
    when unique_violation then
      perform public.refuse('known_code');
    when integrity_constraint_violation then
      perform public.refuse('bad_change');
  end;
  perform public.settle_shown_promotion();
  perform public.write_audit('save_promotion', v_new.code, to_jsonb(v_old), (
    select to_jsonb(p) from public.promotions p where p.code = v_new.code));
  return jsonb_build_object('code', v_new.code);
end;
$$;

comment on function public.host_save_promotion is
  'Adds a promotion, or changes the version that was seen (p_seen); existing bookings keep their discount.';

create function public.host_pause_promotion(p_code text, p_is_paused boolean)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_is_hidden boolean := false;
begin
  perform public.require_staff('edits_shop');
  update public.promotions p set active = not p_is_paused where p.code = p_code and p.active = p_is_paused;
  if not found then
    if exists (select from public.promotions p where p.code = p_code) then
      perform public.refuse('promotion_changed');
    end if;
    perform public.refuse('unknown_promotion');
  end if;
  if p_is_paused then
    v_is_hidden := public.hide_promotion(p_code);
  end if;
  perform public.write_audit('pause_promotion', p_code, jsonb_build_object('active', p_is_paused),
                             jsonb_build_object('active', not p_is_paused, 'hidden_on_site', v_is_hidden));
  return jsonb_build_object('is_hidden', v_is_hidden);
end;
$$;

comment on function public.host_pause_promotion is
  'Pauses a promotion, which the site then stops showing, or resumes it. Existing bookings keep it.';

create function public.host_remove_promotion(p_code text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_old public.promotions;
begin
  perform public.require_staff('edits_shop');
  select * into v_old from public.promotions p where p.code = p_code for update;
  if not found then
    perform public.refuse('unknown_promotion');
  elsif exists (select from public.bookings b where b.promo_code = p_code) then
    perform public.refuse('promotion_used');
  end if;
  perform public.hide_promotion(p_code);
  delete from public.promotions p where p.code = p_code;
  perform public.write_audit('remove_promotion', p_code, to_jsonb(v_old), null);
  return jsonb_build_object('code', p_code);
end;
$$;

comment on function public.host_remove_promotion is
  'Removes a promotion that no booking has used, and stops showing it on the site.';

create function public.host_try_promotion(p_promotion jsonb, p_cabin_id uuid, p_check_in date, p_check_out date)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_inputs jsonb;
begin
  perform public.require_staff('edits_shop');
  v_inputs := public.quote_inputs(p_cabin_id, p_check_in, p_check_out, null, null, now());
  if v_inputs is null then
    perform public.refuse('unknown_cabin');
  end if;
  return jsonb_build_object(
    'inputs', v_inputs,
    'promotion', public.promotion_json(public.read_promotion(p_promotion), p_cabin_id, null, now(), null, false)
  );
end;
$$;

comment on function public.host_try_promotion is
  'The quote inputs of a stay with a promotion, saved or not; nothing is stored.';

grant execute on function public.likely_deals, public.read_promotion to service_role;
grant execute on function
  public.host_deals, public.host_pin_deal, public.host_unpin_deal, public.host_end_deal, public.host_promotions,
  public.host_save_promotion, public.host_pause_promotion, public.host_remove_promotion, public.host_try_promotion
  to authenticated;
