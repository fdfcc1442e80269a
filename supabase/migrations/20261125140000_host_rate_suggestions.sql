-- What rules for a cabin without any are derived from.

create function public.host_rated_nights(p_cabin_ids uuid[])
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('edits_shop');
  perform public.require_rated_cabins(jsonb_build_object('stop', to_jsonb(p_cabin_ids)));
  return jsonb_build_object('cabins', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'today', t.today, 'nightly_rate_cents', c.nightly_rate, 'prices', to_jsonb(d.prices),
      'min_stays', to_jsonb(d.min_stays), 'check_in', to_jsonb(d.check_in), 'check_out', to_jsonb(d.check_out),
      'open', to_jsonb(d.open), 'by_hand', to_jsonb(d.by_hand)
    ) order by c.id), '[]')
    from public.cabins c
    cross join lateral (select (now() at time zone c.timezone)::date as today) t
    cross join lateral (
      select array_agg(case when k.day is not null then coalesce(k.price, c.nightly_rate) end order by n) as prices,
             array_agg(coalesce(k.min_stay, 1) order by n) as min_stays,
             array_agg(coalesce(k.allows_check_in, true) order by n) as check_in,
             array_agg(coalesce(k.allows_check_out, true) order by n) as check_out,
             array_agg(coalesce(k.open, false) order by n) as open,
             array_agg(coalesce(k.source = 'hand', false) order by n) as by_hand
      from generate_series(0, public.calendar_end(t.today) - t.today) n
      left join public.cabin_calendar k on k.cabin_id = c.id and k.day = t.today + n
    ) d
    where c.id = any (p_cabin_ids)
  ));
end;
$$;

comment on function public.host_rated_nights is
  'The calendars of cabins, at most 200, from today to their ends, one array entry a night. A price of null: the day has no row.';

grant execute on function public.host_rated_nights to authenticated;
