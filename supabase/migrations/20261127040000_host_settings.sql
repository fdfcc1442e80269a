-- The console's settings of the shop.

create function public.host_settings()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  return (select coalesce(jsonb_object_agg(s.key, s.value), '{}') from public.shop_settings s);
end;
$$;

comment on function public.host_settings is 'The stored settings by key.';

create function public.settle_shown_promotion()
returns void language plpgsql set search_path = '' as $$
begin
  if public.shown_promotion() = 'MAMAFREE4' and exists (
    select from public.promotions p
    where p.code = 'MAMAFREE4' and (
      p.every_nth_night_free, p.season_start, p.season_end, p.stay_from, p.stay_to, p.book_from, p.book_to, p.cabin_ids,
        p.min_nights
    ) is distinct from (4, '09-01', '02-29', null::date, null::date, null::date, null::date, null::uuid[], 1)
  ) then
    delete from public.shop_settings s where s.key = 'promotion';
    insert into public.shop_settings (key, value) values ('promotion', 'MAMAFREE4');
  end if;
end;
$$;

comment on function public.settle_shown_promotion is
  'Once the host has changed its terms, the site says only what she wrote about MAMAFREE4.';

create function public.host_save_settings(p_changes jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_before jsonb;
  v_is_own boolean;
begin
  perform public.require_staff('edits_shop');
  if jsonb_typeof(p_changes) is distinct from 'object' or jsonb_typeof(p_seen) is distinct from 'object'
    or p_changes = '{}' then
    perform public.refuse('bad_change');
  end if;
  lock table public.shop_settings in share row exclusive mode;
  v_is_own := public.missing_shop_facts() = '{}';
  select coalesce(jsonb_object_agg(k.key, s.value), '{}') into v_before
  from jsonb_object_keys(p_changes) k(key) left join public.shop_settings s on s.key = k.key;
  if exists (select from jsonb_each(v_before) b where b.value is distinct from coalesce(p_seen -> b.key, 'null')) then
    perform public.refuse('settings_changed');
  end if;
  delete from public.shop_settings s where p_changes ? s.key;
  begin
    insert into public.shop_settings (key, value)
    select c.key, c.value #>> '{}' from jsonb_each(p_changes) c;
    insert into public.shop_settings (key, value)
    select 'reference_prefix', public.prefix_of(p_changes ->> 'name')
    where p_changes ->> 'name' <> 'Mountain Mama Cabins'
    on conflict do nothing;
  exception when integrity_constraint_violation or invalid_parameter_value then
    perform public.refuse('bad_change');
  end;
  if v_is_own and exists (select from public.cabins c where c.live and not c.is_example) then
    perform public.require_own_shop();
  end if;
  if p_changes ? 'promotion' then
    -- The promotion shown must be usable: it needs a code and isn't paused.
    update public.promotions p set active = true where p.code = public.shown_promotion() and not p.automatic
      and not p.is_personal;
    if not found and p_changes ->> 'promotion' is distinct from 'hidden' and p_changes ->> 'promotion' <> 'shown' then
      perform public.refuse('unknown_promotion');
    end if;
    perform public.settle_shown_promotion();
  end if;
  perform public.write_audit('save_settings', 'settings', v_before, p_changes);
  return '{}';
end;
$$;

comment on function public.host_save_settings is
  'Saves settings by key; p_seen: the values the caller saw, null for unset ones; refused if they have changed since, '
  'or if a shop with live cabins of its own would lose required ones. The shop''s first own name also sets the prefix '
  'of booking references.';

grant execute on function public.settle_shown_promotion to service_role;
grant execute on function public.host_settings, public.host_save_settings to authenticated;
