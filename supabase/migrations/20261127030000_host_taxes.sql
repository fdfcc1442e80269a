-- The console's tax rates: each place's, from a first check-in day on.

create function public.host_tax_rates()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return jsonb_build_object(
    'rates', public.tax_rates_json(),
    'in_use', (select coalesce(jsonb_agg(distinct r.place), '[]') from public.tax_rates r
      where public.is_taxed_by(r.place)),
    'towns', (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'cabins', t.cabins) order by t.name), '[]')
      from (
        select min(trim(c.city)) as name, count(*) as cabins
        from public.cabins c where trim(c.city) <> '' and c.archived_at is null
        group by lower(trim(c.city))
      ) t
    )
  );
end;
$$;

comment on function public.host_tax_rates is
  'Every rate by first day, the places whose taxes cabins need, and the towns of cabins that aren''t archived.';

create function public.host_save_tax_rate(p_rate jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_today date := (now() at time zone 'UTC')::date;
  v_new public.tax_rates;
  v_old public.tax_rates;
begin
  perform public.require_staff('edits_shop');
  begin
    v_new.place := lower(trim(p_rate ->> 'place'));
    v_new.from_date := (p_rate ->> 'from')::date;
    v_new.label := trim(p_rate ->> 'label');
    v_new.lines := p_rate -> 'lines';
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  -- A day behind UTC is still today somewhere.
  if v_new.from_date < v_today - 1 then
    perform public.refuse('past');
  elsif v_new.from_date > v_today + 1100 then
    perform public.refuse('too_far');
  end if;
  lock table public.tax_rates in share row exclusive mode;
  if (select count(*) >= 500 from public.tax_rates) then
    perform public.refuse('too_many_rates');
  end if;
  delete from public.tax_rates r where r.place = v_new.place and r.from_date = v_new.from_date returning * into v_old;
  begin
    insert into public.tax_rates select v_new.*;
  exception when integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('save_tax_rate', 'taxes', to_jsonb(v_old), to_jsonb(v_new));
  return jsonb_build_object('place', v_new.place);
end;
$$;

comment on function public.host_save_tax_rate is
  'Saves the rates of a place from a day on, today or later, replacing those of the same day. Booked stays keep '
  'theirs.';

create function public.is_taxed_by(p_place text)
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from public.cabins c
    where (lower(trim(c.city)) = p_place or p_place = '*' and not public.has_tax_place(c.city))
      and (c.live or exists (
        select from public.bookings b join public.occupancies s on s.id = b.occupancy_id
        where b.cabin_id = c.id and b.status in ('held', 'pending_payment', 'confirmed')
          and s.check_out >= current_date - 1
      ))
  );
$$;

comment on function public.is_taxed_by is
  'Whether a live cabin, or one with stays to come, needs the taxes of a place; * stands for every place without its '
  'own.';

create function public.host_remove_tax_rate(p_place text, p_from date default null)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_old public.tax_rates;
begin
  perform public.require_staff('edits_shop');
  if p_from is null then
    lock table public.tax_rates in share row exclusive mode;
    if public.is_taxed_by(p_place) then
      perform public.refuse('taxes_in_use');
    end if;
    for v_old in delete from public.tax_rates r where r.place = p_place returning * loop
      perform public.write_audit('remove_tax_rate', 'taxes', to_jsonb(v_old), null);
    end loop;
    if v_old.place is null then
      perform public.refuse('unknown_rate');
    end if;
    return jsonb_build_object('place', p_place);
  end if;
  select * into v_old from public.tax_rates r where r.place = p_place and r.from_date = p_from for update;
  if not found then
    perform public.refuse('unknown_rate');
  end if;
  -- Rates that have started may already tax a place's stays.
  if p_from <= (now() at time zone 'UTC')::date then
    perform public.refuse('rate_begun');
  end if;
  delete from public.tax_rates r where r.place = p_place and r.from_date = p_from;
  perform public.write_audit('remove_tax_rate', 'taxes', to_jsonb(v_old), null);
  return jsonb_build_object('place', p_place);
end;
$$;

comment on function public.host_remove_tax_rate is
  'Removes the rates of a future first day; without a day, all rates of a place that no cabin needs.';

grant execute on function public.is_taxed_by to service_role;
grant execute on function public.host_tax_rates, public.host_save_tax_rate,
  public.host_remove_tax_rate to authenticated;
