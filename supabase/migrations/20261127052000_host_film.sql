-- The console edits the watch page of a cabin's film: its poster, its chapters, and what is seen and heard.

create function public.film_of(p_cabin_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'poster_url', t.poster_url, 'duration_seconds', t.duration_seconds, 'uploaded_on', t.uploaded_on,
    'chapters', t.chapters, 'transcript', t.transcript)
  from public.cabin_tours t where t.cabin_id = p_cabin_id;
$$;

comment on function public.film_of is
  'The watch page of a cabin''s film, except the film itself. Null: there is no page.';

create function public.host_film(p_slug text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform public.require_staff('edits_shop');
  select jsonb_build_object(
    'id', c.id, 'slug', c.slug, 'title', c.title, 'live', c.live, 'video_url', coalesce(c.video_tour_url, ''),
    'film', public.film_of(c.id), 'pictures', public.shown_photos(c.id)
  )
  into v_answer
  from public.cabins c where c.slug = p_slug;
  if not found then
    perform public.refuse('unknown_cabin');
  end if;
  return v_answer;
end;
$$;

comment on function public.host_film is 'A cabin with its film, the watch page, and the possible posters.';

create function public.is_film(p_film jsonb, p_cabin_id uuid)
returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(p_film) = 'object'
    and p_film ?& array['poster_url', 'duration_seconds', 'uploaded_on', 'chapters', 'transcript']
    and p_film - array['poster_url', 'duration_seconds', 'uploaded_on', 'chapters', 'transcript'] = '{}'
    -- The examples' films have their posters beside them.
    and (public.is_picture_url(p_film ->> 'poster_url', p_cabin_id)
      or p_film ->> 'poster_url' ~ '^/video/tours/[a-z0-9-]+\.webp$')
    and (p_film ->> 'duration_seconds')::numeric between 1 and 3600
    and isfinite((p_film ->> 'uploaded_on')::date)
    and length(p_film ->> 'transcript') <= 20000
    and jsonb_typeof(p_film -> 'chapters') = 'array' and jsonb_array_length(p_film -> 'chapters') <= 40
    and not exists (
      select from (
        select e.value, lag((e.value ->> 'seconds')::numeric) over (order by e.ordinality) as before
        from jsonb_array_elements(p_film -> 'chapters') with ordinality as e
      ) x
      where (
        x.value - array['seconds', 'title'] = '{}' and length(x.value ->> 'title') between 1 and 80
        and public.is_line(x.value ->> 'title') and (x.value ->> 'seconds')::numeric > coalesce(x.before, -1)
        and (x.value ->> 'seconds')::numeric < (p_film ->> 'duration_seconds')::numeric
      ) is not true
    );
exception when data_exception then
  return false;
end;
$$;

comment on function public.is_film is
  'Whether a cabin may have this watch page: an hour at most, with its chapters in order and within the film.';

create function public.host_save_film(p_cabin_id uuid, p_film jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_slug text;
  v_before jsonb;
  v_film jsonb := nullif(p_film, 'null');
begin
  perform public.require_staff('edits_shop');
  perform public.lock_cabin(p_cabin_id);
  select c.slug, public.film_of(c.id) into v_slug, v_before from public.cabins c where c.id = p_cabin_id;
  if not found then
    perform public.refuse('unknown_cabin');
  elsif v_before is distinct from nullif(p_seen, 'null') then
    perform public.refuse('settings_changed');
  elsif v_film is null then
    delete from public.cabin_tours t where t.cabin_id = p_cabin_id;
  elsif public.is_film(v_film, p_cabin_id) is not true then
    perform public.refuse('bad_change');
  else
    insert into public.cabin_tours as t (cabin_id, poster_url, duration_seconds, uploaded_on, chapters, transcript)
    select p_cabin_id, x.* from jsonb_to_record(v_film)
      as x(poster_url text, duration_seconds numeric, uploaded_on date, chapters jsonb, transcript text)
    on conflict (cabin_id) do update set
      poster_url = excluded.poster_url, duration_seconds = excluded.duration_seconds,
        uploaded_on = excluded.uploaded_on,
      chapters = excluded.chapters, transcript = excluded.transcript;
  end if;
  if public.film_of(p_cabin_id) is distinct from v_before then
    perform public.write_audit(
      case when v_film is null then 'remove_film' else 'save_film' end, v_slug, v_before, public.film_of(p_cabin_id));
  end if;
  return jsonb_build_object('slug', v_slug);
end;
$$;

comment on function public.host_save_film is
  'Saves a film''s watch page; null removes it. p_seen: the values the form showed; refused as settings_changed when '
  'they have changed since.';

grant execute on function public.film_of, public.is_film to service_role;
grant execute on function public.host_film, public.host_save_film to authenticated;
