-- The console's reviews: published, hidden with a reason, replied to, imported.

create function public.review_json(p_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', v.id, 'cabin_id', c.id, 'cabin', c.title, 'slug', c.slug, 'rating', v.rating,
    'origin', v.origin, 'source', v.source, 'answer', v.answer,
    'author', t.author, 'body', t.body, 'stayed_on', t.stayed_on,
    'state', public.review_state(v.visible, x.publish_at, x.published_at, x.hidden_at),
    'reason', x.hidden_reason, 'sent_at', coalesce(x.sent_at, v.created_at), 'publish_at', x.publish_at,
    'reference', b.reference,
    'subjects', jsonb_strip_nulls(jsonb_build_object(
      'cleanliness', v.cleanliness, 'accuracy', v.accuracy, 'arrival', v.arrival,
      'communication', v.communication, 'location', v.location, 'value', v.value)),
    'photos', (
      select coalesce(jsonb_agg(p.id order by p.created_at, p.id), '[]') from public.cabin_review_photos p
      where p.review_id = v.id
    )
  )
  from public.cabin_reviews v
  join public.cabins c on c.id = v.cabin_id
  left join public.cabin_review_texts t on t.review_id = v.id
  left join public.review_records x on x.review_id = v.id
  left join public.review_requests r on r.review_id = v.id
  left join public.bookings b on b.id = r.booking_id
  where v.id = p_id;
$$;

comment on function public.review_json is 'A review as the console shows it. reference: that of its booking.';

create function public.host_reviews(p_filter text, p_slug text default null, p_offset integer default 0)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform public.require_staff('sees_guests', 'edits_shop');
  with known as (
    select v.id, v.cabin_id, v.created_at, v.answer, t.review_id is not null as has_words,
           public.review_state(v.visible, x.publish_at, x.published_at, x.hidden_at) as state
    from public.cabin_reviews v
    join public.cabins c on c.id = v.cabin_id and (p_slug is null or c.slug = p_slug)
    left join public.cabin_review_texts t on t.review_id = v.id
    left join public.review_records x on x.review_id = v.id
  ), matches as (
    select k.id, k.created_at from known k
    where case p_filter
      when 'unanswered' then k.answer is null and k.has_words and k.state <> 'hidden'
      when 'all' then true
      else k.state = p_filter end
  )
  select jsonb_build_object(
    'reviews', (
      select coalesce(jsonb_agg(public.review_json(m.id) order by m.created_at desc, m.id), '[]')
      from (select * from matches m order by m.created_at desc, m.id limit 30 offset greatest(p_offset, 0)) m
    ),
    'found', (select count(*) from matches),
    'counts', (
      select jsonb_build_object(
        'new', count(*) filter (where k.state = 'new'), 'published', count(*) filter (where k.state = 'published'),
        'hidden', count(*) filter (where k.state = 'hidden'),
        'unanswered', count(*) filter (where k.answer is null and k.has_words and k.state <> 'hidden'), 'all', count(*)
      ) from known k
    ),
    'cabins', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'title', c.title) order by c.title), '[]')
      from public.cabins c where c.archived_at is null
    ),
    'imports', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'source', i.source, 'at', i.created_at,
        'reviews', (select count(*) from public.review_records x where x.import_id = i.id)
      ) order by i.created_at desc), '[]')
      from public.review_imports i
    )
  ) into v_answer;
  return v_answer;
end;
$$;

comment on function public.host_reviews is
  'The newest reviews: new, published, hidden, unanswered or all, of one cabin or all, thirty from p_offset on. found '
  'and counts: their numbers.';

create function public.locked_review(p_id uuid)
returns public.cabin_reviews language plpgsql set search_path = '' as $$
declare
  v_review public.cabin_reviews;
begin
  select * into v_review from public.cabin_reviews v where v.id = p_id for update;
  if not found then
    perform public.refuse('unknown_review');
  end if;
  return v_review;
end;
$$;

comment on function public.locked_review is 'A review, locked; refused when it doesn''t exist.';

create function public.host_set_review(p_id uuid, p_state text, p_reason text, p_seen text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_review public.cabin_reviews;
  v_record public.review_records;
  v_state text;
begin
  perform public.require_staff('sees_guests', 'edits_shop');
  v_review := public.locked_review(p_id);
  insert into public.review_records (review_id, sent_at, published_at)
  values (p_id, v_review.created_at, case when v_review.visible then v_review.created_at end)
  on conflict (review_id) do nothing;
  select * into v_record from public.review_records x where x.review_id = p_id;
  v_state := public.review_state(v_review.visible, v_record.publish_at, v_record.published_at, v_record.hidden_at);
  if v_state is distinct from p_seen then
    perform public.refuse('review_changed');
  elsif p_state is null or p_state not in ('new', 'published', 'hidden') or p_state = v_state
    or (p_state = 'hidden') <> (p_reason is not null)
    -- Undone only while it would still be waiting.
    or (p_state = 'new' and coalesce(v_record.publish_at <= now(), true)) then
    perform public.refuse('bad_change');
  end if;
  begin
    update public.review_records x set
      published_at = case p_state when 'published' then coalesce(x.published_at, now()) when 'new' then null
        else x.published_at end,
      hidden_at = case p_state when 'hidden' then now() end,
      hidden_reason = p_reason
    where x.review_id = p_id;
  exception when check_violation then
    perform public.refuse('bad_change');
  end;
  update public.cabin_reviews v set visible = p_state = 'published' where v.id = p_id;
  perform public.write_audit(
    case p_state when 'published' then 'publish_review' when 'hidden' then 'hide_review' else 'reopen_review' end,
    public.photo_cabin(v_review.cabin_id),
    jsonb_build_object('id', p_id, 'state', v_state, 'reason', v_record.hidden_reason),
    jsonb_build_object('id', p_id, 'state', p_state, 'reason', p_reason));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_set_review is
  'Publishes a review, hides it with a reason, or undoes either while it would still be waiting. p_seen: the state '
  'the caller saw.';

create function public.host_answer_review(p_id uuid, p_answer text, p_seen text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_review public.cabin_reviews;
  v_answer text := nullif(trim(p_answer), '');
begin
  perform public.require_staff('sees_guests', 'edits_shop');
  v_review := public.locked_review(p_id);
  if v_review.answer is distinct from nullif(p_seen, '') then
    perform public.refuse('review_changed');
  elsif v_answer is not distinct from v_review.answer or length(v_answer) > 2000
    or not exists (select from public.cabin_review_texts t where t.review_id = p_id) then
    perform public.refuse('bad_change');
  end if;
  update public.cabin_reviews v set answer = v_answer where v.id = p_id;
  perform public.write_audit('answer_review', public.photo_cabin(v_review.cabin_id),
    jsonb_build_object('id', p_id, 'answer', v_review.answer), jsonb_build_object('id', p_id, 'answer', v_answer));
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_answer_review is
  'Saves the host''s reply to a review; an empty one removes it. p_seen: the reply the caller saw.';

create function public.host_delete_review(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_review public.cabin_reviews;
  v_photos jsonb;
begin
  perform public.require_staff('sees_guests', 'edits_shop');
  v_review := public.locked_review(p_id);
  if v_review.visible or not exists (
    select from public.review_records x where x.review_id = p_id and x.hidden_at is not null
  ) then
    perform public.refuse('review_changed');
  end if;
  select coalesce(jsonb_agg(p.id), '[]') into v_photos from public.cabin_review_photos p where p.review_id = p_id;
  delete from public.cabin_reviews v where v.id = p_id;
  -- Without the words, because the guest asked to have them removed.
  perform public.write_audit('delete_review', public.photo_cabin(v_review.cabin_id),
    jsonb_build_object('id', p_id, 'rating', v_review.rating), null);
  return jsonb_build_object('photos', v_photos);
end;
$$;

comment on function public.host_delete_review is
  'Deletes a hidden review with its words and photographs at the guest''s request; the caller removes its files.';

create function public.host_review_photo(p_id uuid)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('sees_guests', 'edits_shop');
  if not exists (select from public.cabin_review_photos p where p.id = p_id) then
    perform public.refuse('unknown_review');
  end if;
  return jsonb_build_object('id', p_id);
end;
$$;

comment on function public.host_review_photo is
  'Whether the caller may see this photograph of a review, published or not.';

create function public.review_import_rows(p_import jsonb)
returns table (line integer, cabin_id uuid, rating numeric, author text, stayed_on date, body text, key text,
  problem text)
language plpgsql stable set search_path = '' as $$
begin
  return query
  with typed as (
    select (r ->> 'line')::integer as line, c.id as cabin_id, (r ->> 'rating')::numeric as rating,
      r ->> 'author' as author,
           (r ->> 'stayed_on')::date as stayed_on, r ->> 'body' as body,
           md5(concat_ws('|', lower(p_import ->> 'source'), c.id, r ->> 'rating', lower(r ->> 'author'),
             r ->> 'stayed_on', r ->> 'body')) as key
    from jsonb_array_elements(p_import -> 'rows') r
    left join lateral (
      select x.id from public.cabins x
      where x.archived_at is null and (x.slug = lower(r ->> 'cabin') or lower(x.title) = lower(r ->> 'cabin'))
      order by x.slug = lower(r ->> 'cabin') desc, x.id limit 1
    ) c on true
  )
  select t.line, t.cabin_id, t.rating, t.author, t.stayed_on, t.body, t.key,
    case
      when t.cabin_id is null then 'unknown_cabin'
      when t.stayed_on > (now() at time zone 'UTC')::date + 1 then 'future'
      when exists (select from public.review_records x where x.import_key = t.key)
        or row_number() over (partition by t.key order by t.line) > 1 then 'duplicate'
    end
  from typed t
  order by t.line;
end;
$$;

comment on function public.review_import_rows is
  'The reviews of a file as they would be stored, each with its problem, if any: unknown_cabin, future or duplicate.';

create function public.checked_review_import(p_import jsonb)
returns void language plpgsql stable set search_path = '' as $$
begin
  if not coalesce(
    jsonb_typeof(p_import) = 'object' and p_import - array['source', 'rows'] = '{}'
    and length(trim(p_import ->> 'source')) between 2 and 40 and public.is_line(p_import ->> 'source')
    and jsonb_typeof(p_import -> 'rows') = 'array' and jsonb_array_length(p_import -> 'rows') between 1 and 500, false)
      then
    perform public.refuse('bad_change');
  end if;
end;
$$;

comment on function public.checked_review_import is 'Refuses anything but a file of 1 to 500 reviews with a source.';

create function public.host_preview_review_import(p_import jsonb)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform public.require_staff('sees_guests', 'edits_shop');
  perform public.checked_review_import(p_import);
  begin
    select jsonb_build_object(
      'problems', coalesce(jsonb_agg(jsonb_build_object('line', r.line, 'problem', r.problem) order by r.line)
        filter (where r.problem is not null), '[]'),
      'cabins', coalesce(jsonb_agg(distinct c.title) filter (where c.id is not null), '[]')
    ) into v_answer
    from public.review_import_rows(p_import) r left join public.cabins c on c.id = r.cabin_id;
  exception when data_exception then
    perform public.refuse('bad_change');
  end;
  return v_answer;
end;
$$;

comment on function public.host_preview_review_import is
  'The problems of a review file''s lines, and the cabins they are about; nothing is written.';

create function public.host_import_reviews(p_import jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_id uuid;
  v_row record;
  v_review_id uuid;
  v_count integer := 0;
begin
  perform public.require_staff('sees_guests', 'edits_shop');
  perform public.checked_review_import(p_import);
  lock table public.review_imports in share row exclusive mode;
  insert into public.review_imports (source) values (trim(p_import ->> 'source')) returning id into v_id;
  begin
    for v_row in select * from public.review_import_rows(p_import) loop
      if v_row.problem is not null then
        perform public.refuse('import_problems');
      end if;
      insert into public.cabin_reviews (cabin_id, rating, origin, source, created_at)
      values (v_row.cabin_id, v_row.rating, 'import', trim(p_import ->> 'source'),
        least(v_row.stayed_on::timestamptz, now()))
      returning id into v_review_id;
      if v_row.body is not null then
        insert into public.cabin_review_texts (review_id, author, body, stayed_on)
        values (v_review_id, v_row.author, v_row.body, v_row.stayed_on);
      end if;
      insert into public.review_records (review_id, published_at, import_id, import_key)
      values (v_review_id, now(), v_id, v_row.key);
      v_count := v_count + 1;
    end loop;
  exception when integrity_constraint_violation or data_exception then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('import_reviews', 'reviews', null,
    jsonb_build_object('id', v_id, 'source', trim(p_import ->> 'source'), 'reviews', v_count));
  return jsonb_build_object('id', v_id, 'reviews', v_count);
end;
$$;

comment on function public.host_import_reviews is
  'Stores and publishes the reviews of a file: {source, rows: [{line, cabin, rating, author, stayed_on, body}]}. All '
  'or none; a duplicate is a problem.';

create function public.host_undo_review_import(p_id uuid)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_import public.review_imports;
  v_count integer;
begin
  perform public.require_staff('sees_guests', 'edits_shop');
  select * into v_import from public.review_imports i where i.id = p_id for update;
  if not found then
    perform public.refuse('already_undone');
  end if;
  delete from public.cabin_reviews v using public.review_records x where x.review_id = v.id and x.import_id = p_id;
  get diagnostics v_count = row_count;
  delete from public.review_imports i where i.id = p_id;
  perform public.write_audit('undo_review_import', 'reviews',
    jsonb_build_object('id', p_id, 'source', v_import.source, 'reviews', v_count), null);
  return jsonb_build_object('reviews', v_count);
end;
$$;

comment on function public.host_undo_review_import is 'Removes every review of an imported file, with its replies.';

grant execute on function
  public.review_json, public.locked_review, public.review_import_rows, public.checked_review_import
  to service_role;
grant execute on function
  public.host_reviews, public.host_set_review, public.host_answer_review, public.host_delete_review,
    public.host_review_photo,
  public.host_preview_review_import, public.host_import_reviews, public.host_undo_review_import
  to authenticated;
