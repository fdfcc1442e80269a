-- Reviews after a stay: the link in the email, what guests submit, and when it becomes public.

create table public.review_imports (
  id uuid primary key default gen_random_uuid(),
  source text not null check (length(source) between 2 and 40),
  created_at timestamptz not null default now()
);

comment on table public.review_imports is 'Imported review files; each can be undone as a whole.';

create table public.review_records (
  review_id uuid primary key references public.cabin_reviews (id) on delete cascade,
  sent_at timestamptz not null default now(),
  publish_at timestamptz,
  published_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text check (hidden_reason in ('spam', 'abuse', 'private', 'off_topic', 'wrong_cabin', 'not_a_guest')),
  import_id uuid references public.review_imports (id),
  import_key text unique,
  check ((hidden_at is null) = (hidden_reason is null))
);

comment on table public.review_records is 'The non-public part of a review. Reviews without a row predate this table.';
comment on column public.review_records.publish_at is
  'When it is published automatically, unless hidden; null for imported ones.';
comment on column public.review_records.hidden_reason is 'Why the host hid it. A poor rating isn''t a reason.';
comment on column public.review_records.import_key is
  'A digest of the imported review; the same one is refused a second time.';

create index review_records_to_publish on public.review_records (publish_at) where published_at is null
  and hidden_at is null;
create index review_records_by_import on public.review_records (import_id);

create table public.review_requests (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  review_id uuid unique references public.cabin_reviews (id) on delete set null
);

comment on table public.review_requests is
  'Stays whose guest was asked for a review, once; review_id: the submitted review.';
comment on column public.review_requests.token is 'The unguessable secret in the link to /review.';

create table public.cabin_review_photos (
  id uuid primary key,
  review_id uuid not null references public.cabin_reviews (id) on delete cascade,
  width smallint not null check (width between 1 and 9999),
  height smallint not null check (height between 1 and 9999),
  created_at timestamptz not null default now()
);

comment on table public.cabin_review_photos is
  'Photographs of a review, public with it. The files are <id>.webp and <id>-small.webp in the bucket review-photos.';

create index cabin_review_photos_by_review on public.cabin_review_photos (review_id, created_at);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('review-photos', 'review-photos', false, 12582912, '{image/webp}');

create function public.due_review_requests(p_most integer, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_due uuid[];
begin
  select array_agg(x.id order by x.due_at, x.id) into v_due from (
    select b.id, d.due_at
    from public.occupancies s
    join public.bookings b on b.occupancy_id = s.id and b.status in ('confirmed', 'completed')
    join public.cabins c on c.id = s.cabin_id
    cross join lateral (select ((s.check_out + 1) + time '10:00') at time zone c.timezone as due_at) d
    where s.released_at is null and s.kind = 'booking' and b.guest_email is not null and not b.is_example
      -- For the index: a day differs from UTC's by at most one.
      and s.check_out between p_now::date - 6 and p_now::date
      and p_now >= d.due_at and p_now < d.due_at + interval '4 days'
      and not exists (select from public.outbox o where o.dedupe_key = 'booking:' || b.id || ':review-request')
    order by d.due_at, b.id
    limit p_most
  ) x;
  insert into public.review_requests (booking_id, token, asked_at, expires_at)
  select b.id, replace(gen_random_uuid()::text, '-', ''), p_now, (s.check_out + 61)::timestamp at time zone c.timezone
  from public.bookings b
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = s.cabin_id
  where b.id = any (v_due)
  on conflict (booking_id) do nothing;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('booking_token', b.token, 'token', r.token,
      'expires_at', r.expires_at)), '[]')
    from public.review_requests r join public.bookings b on b.id = r.booking_id
    where r.booking_id = any (v_due)
  );
end;
$$;

comment on function public.due_review_requests is
  'The booked stays whose guest is due a review request, each with its link''s token: from ten in the morning after '
  'departure, local time at the cabin, at most four days late. Excludes stays without an email address, of other '
  'platforms, and examples.';

create function public.review_state(p_visible boolean, p_publish_at timestamptz, p_published_at timestamptz,
  p_hidden_at timestamptz)
returns text language sql immutable set search_path = '' as $$
  select case
    when p_hidden_at is null and p_published_at is null and p_publish_at is not null and not p_visible then 'new'
    when p_visible then 'published'
    else 'hidden'
  end;
$$;

comment on function public.review_state is 'new: submitted and not published yet; published; hidden.';

create function public.read_review_request(p_token text, p_now timestamptz default now())
returns jsonb language sql stable set search_path = '' as $$
  select case when r.expires_at <= p_now then jsonb_build_object('state', 'expired')
    else jsonb_build_object(
      'state', case when v.id is null then 'open' else public.review_state(v.visible, x.publish_at, x.published_at,
        x.hidden_at) end,
      'cabin', c.title, 'slug', c.slug, 'cabin_id', c.id, 'live', c.live, 'hero_image_url', c.hero_image_url,
      'check_in', s.check_in, 'check_out', s.check_out, 'guest_name', b.guest_name, 'publish_at', x.publish_at,
      'review', case when v.id is not null then jsonb_build_object(
        'id', v.id, 'rating', v.rating, 'author', t.author, 'body', t.body,
        'subjects', jsonb_strip_nulls(jsonb_build_object(
          'cleanliness', v.cleanliness, 'accuracy', v.accuracy, 'arrival', v.arrival, 'communication', v.communication,
          'location', v.location, 'value', v.value)),
        'photos', (select coalesce(jsonb_agg(p.id order by p.created_at, p.id), '[]') from public.cabin_review_photos p
          where p.review_id = v.id)
      ) end
    ) end
  from public.review_requests r
  join public.bookings b on b.id = r.booking_id and b.status in ('confirmed', 'completed')
  join public.occupancies s on s.id = b.occupancy_id
  join public.cabins c on c.id = b.cabin_id
  left join public.cabin_reviews v on v.id = r.review_id
  left join public.cabin_review_texts t on t.review_id = v.id
  left join public.review_records x on x.review_id = v.id
  where r.token = p_token;
$$;

comment on function public.read_review_request is
  'The content of a review link: the stay while nothing was submitted, then the submitted review. Null for an unknown '
  'link; an expired one reveals nothing else.';

create function public.send_review(p_token text, p_review jsonb, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
declare
  v_request public.review_requests;
  v_booking public.bookings;
  v_check_in date;
  v_review_id uuid := gen_random_uuid();
  v_subjects jsonb := coalesce(p_review -> 'subjects', '{}');
begin
  select * into v_request from public.review_requests r where r.token = p_token for update;
  if not found then
    return 'unknown';
  end if;
  select * into v_booking from public.bookings b where b.id = v_request.booking_id;
  if v_booking.status not in ('confirmed', 'completed') then
    return 'unknown';
  elsif v_request.expires_at <= p_now then
    return 'expired';
  elsif v_request.review_id is not null then
    return 'repeated';
  end if;
  select s.check_in into v_check_in from public.occupancies s where s.id = v_booking.occupancy_id;
  insert into public.cabin_reviews
    (id, cabin_id, rating, visible, created_at, origin, cleanliness, accuracy, arrival, communication, location, value)
  values (
    v_review_id, v_booking.cabin_id, (p_review ->> 'rating')::smallint, false, p_now,
    case when v_booking.is_example then 'example' else 'stay' end,
    (v_subjects ->> 'cleanliness')::smallint, (v_subjects ->> 'accuracy')::smallint,
      (v_subjects ->> 'arrival')::smallint,
    (v_subjects ->> 'communication')::smallint, (v_subjects ->> 'location')::smallint,
      (v_subjects ->> 'value')::smallint
  );
  insert into public.cabin_review_texts (review_id, author, body, stayed_on)
  values (v_review_id, p_review ->> 'author', p_review ->> 'body', v_check_in);
  insert into public.review_records (review_id, sent_at, publish_at)
    values (v_review_id, p_now, p_now + interval '7 days');
  update public.review_requests r set review_id = v_review_id where r.booking_id = v_request.booking_id;
  return 'sent';
end;
$$;

comment on function public.send_review is
  'Stores the review of a stay, once, to be published in seven days or by the host: sent, repeated, expired or '
  'unknown.';

create function public.review_for_photos(p_token text, p_now timestamptz default now())
returns uuid language sql stable set search_path = '' as $$
  select v.id
  from public.review_requests r
  join public.cabin_reviews v on v.id = r.review_id
  join public.review_records x on x.review_id = v.id
  where r.token = p_token and r.expires_at > p_now
    and public.review_state(v.visible, x.publish_at, x.published_at, x.hidden_at) = 'new';
$$;

comment on function public.review_for_photos is
  'The review that still accepts photographs by this link: submitted, but not published yet.';

create function public.add_review_photo(p_token text, p_photo jsonb, p_most integer, p_now timestamptz default now())
returns text language plpgsql set search_path = '' as $$
declare
  v_review_id uuid := public.review_for_photos(p_token, p_now);
begin
  -- Locked, so that the number of photographs is exact under concurrency.
  perform from public.cabin_reviews v where v.id = v_review_id for update;
  if not found or public.review_for_photos(p_token, p_now) is null then
    return 'closed';
  elsif exists (select from public.cabin_review_photos p where p.id = (p_photo ->> 'id')::uuid) then
    return 'repeated';
  elsif (select count(*) from public.cabin_review_photos p where p.review_id = v_review_id) >= p_most then
    return 'full';
  end if;
  insert into public.cabin_review_photos (id, review_id, width, height, created_at)
  values ((p_photo ->> 'id')::uuid, v_review_id, (p_photo ->> 'width')::smallint, (p_photo ->> 'height')::smallint,
    p_now);
  return 'added';
end;
$$;

comment on function public.add_review_photo is
  'Adds a photograph, whose files are already stored, to a review that isn''t published yet: added, repeated, full or '
  'closed.';

create function public.remove_review_photo(p_token text, p_id uuid, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
begin
  delete from public.cabin_review_photos p where p.id = p_id and p.review_id = public.review_for_photos(p_token, p_now);
  return found;
end;
$$;

comment on function public.remove_review_photo is 'Removes a photograph from a review that isn''t published yet.';

create function public.publish_due_reviews(p_now timestamptz default now())
returns integer language plpgsql set search_path = '' as $$
declare
  v_published integer;
begin
  with due as (
    update public.review_records x set published_at = p_now
    where x.publish_at <= p_now and x.published_at is null and x.hidden_at is null
    returning x.review_id
  )
  update public.cabin_reviews v set visible = true from due d where v.id = d.review_id;
  get diagnostics v_published = row_count;
  return v_published;
end;
$$;

comment on function public.publish_due_reviews is
  'Publishes the reviews that the host has neither published nor hidden in seven days.';

alter table public.review_imports enable row level security;
alter table public.review_records enable row level security;
alter table public.review_requests enable row level security;
alter table public.cabin_review_photos enable row level security;

grant select on public.cabin_review_photos to anon, authenticated;
grant select, insert, update, delete on
  public.review_imports, public.review_records, public.review_requests, public.cabin_review_photos
  to service_role;
grant execute on function
  public.due_review_requests, public.review_state, public.read_review_request, public.send_review,
    public.review_for_photos,
  public.add_review_photo, public.remove_review_photo, public.publish_due_reviews
  to service_role;

create policy "photographs of visible reviews are public" on public.cabin_review_photos
  for select to anon, authenticated
  using (exists (select 1 from public.cabin_reviews r where r.id = review_id and r.visible));
