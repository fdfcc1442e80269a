-- Limits each signature of Storage to one upload for as long as its owner exists, because Storage would accept any
-- number.

create table public.photo_uploads (
  id uuid primary key,
  purpose text not null check (purpose in ('cabin', 'post', 'shop', 'review', 'task')),
  owner_id uuid not null,
  started_at timestamptz not null default now(),
  storage_id text unique,
  sealed_at timestamptz,
  done_at timestamptz
);

comment on table public.photo_uploads is
  'Signed uploads of photos and voices of the last day. The file is <owner>/<id> in a bucket of uploads.';
comment on column public.photo_uploads.owner_id is
  'The cabin, post, review or task that the photo or voice is for; zeros for the shop itself.';
comment on column public.photo_uploads.storage_id is
  'The id of the current upload in Storage. A later one replaces it, and parts of the earlier one are refused.';
comment on column public.photo_uploads.sealed_at is
  'When the conversion of the file started; no other file can replace it afterwards.';
comment on column public.photo_uploads.done_at is 'When the picture was added.';

create index photo_uploads_by_start on public.photo_uploads (started_at);

create function public.start_upload(p_id uuid, p_purpose text, p_owner_id uuid, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
begin
  insert into public.photo_uploads as u (id, purpose, owner_id, started_at) values (p_id, p_purpose, p_owner_id, p_now)
  -- A phone retries a photo that wasn't added.
  on conflict (id) do update set started_at = p_now, storage_id = null, sealed_at = null
  where u.purpose = p_purpose and u.owner_id = p_owner_id and u.done_at is null;
  return found;
end;
$$;

comment on function public.start_upload is
  'Allows one file to be uploaded under this id. False: it already became a picture, or the id belongs to another '
  'owner.';

create function public.is_upload_open(p_id uuid, p_now timestamptz default now())
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from public.photo_uploads u
    where u.id = p_id and u.sealed_at is null and u.done_at is null and u.started_at > p_now - interval '1 day'
      and case u.purpose
        when 'cabin' then exists (select from public.cabins c where c.id = u.owner_id)
        when 'post' then exists (select from public.posts p where p.id = u.owner_id)
        when 'shop' then true
        when 'task' then exists (select from public.cabin_tasks t where t.id = u.owner_id
          and t.state in ('open', 'begun'))
        else exists (
          select from public.review_requests r where r.review_id = u.owner_id and public.review_for_photos(r.token,
            p_now) is not null
        )
      end
  );
$$;

comment on function public.is_upload_open is
  'Whether the file may still be uploaded: it has not become a picture, and its owner still takes photos.';

create function public.begin_upload(p_owner_id uuid, p_id uuid, p_storage_id text, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_former text;
begin
  select u.storage_id into v_former from public.photo_uploads u where u.id = p_id and u.owner_id = p_owner_id
    for update;
  if not found or not public.is_upload_open(p_id, p_now)
    -- The file has already arrived.
    or exists (select from storage.objects o where o.bucket_id like '%-uploads' and o.name = p_owner_id || '/' || p_id)
      then
    return null;
  end if;
  update public.photo_uploads u set storage_id = p_storage_id where u.id = p_id;
  return jsonb_build_object('former', v_former);
end;
$$;

comment on function public.begin_upload is
  'Makes this the only upload under its signature: {former: the one it replaces, or null}. Null: the file may not be '
  'sent.';

create function public.open_upload(p_storage_id text, p_now timestamptz default now())
returns uuid language sql stable set search_path = '' as $$
  select u.owner_id from public.photo_uploads u where u.storage_id = p_storage_id and public.is_upload_open(u.id,
    p_now);
$$;

comment on function public.open_upload is 'The owner of an upload that still accepts parts; null when it has ended.';

create function public.seal_upload(p_owner_id uuid, p_id uuid, p_now timestamptz default now())
returns text language sql set search_path = '' as $$
  update public.photo_uploads u set sealed_at = coalesce(u.sealed_at, p_now)
  where u.id = p_id and u.owner_id = p_owner_id
  returning case when u.done_at is null then 'sealed' else 'done' end;
$$;

comment on function public.seal_upload is
  'Freezes the uploaded file: sealed, or done if it already became a picture. Null: there is no such upload.';

create function public.end_upload(p_id uuid, p_now timestamptz default now())
returns void language sql set search_path = '' as $$
  update public.photo_uploads u set sealed_at = coalesce(u.sealed_at, p_now), done_at = coalesce(u.done_at, p_now)
    where u.id = p_id;
$$;

comment on function public.end_upload is 'Marks an upload as done for as long as its signature lasts.';

create function public.unclaimed_files(p_most integer, p_now timestamptz default now())
returns table (bucket text, name text) language sql stable set search_path = '' as $$
  select o.bucket_id, o.name from storage.objects o
  where o.created_at < p_now - interval '1 day' and case o.bucket_id
    when 'cabin-photo-uploads' then true
    when 'cabin-voice-uploads' then true
    when 'task-photo-uploads' then true
    -- The site may have stopped between writing the file and its row.
    when 'task-photos' then not exists (
      select from public.cabin_task_photos p
      where p.id = substring(o.name from '/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.]webp$')::uuid
    )
    when 'cabin-voices' then not exists (select from public.cabin_voices v where v.url = '/voices/' || o.name)
    when 'review-photos' then not exists (
      select from public.cabin_review_photos p
      where p.id = substring(o.name from '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-small)?[.]webp$')::uuid
    )
    else false
  end
  order by o.created_at limit p_most;
$$;

comment on function public.unclaimed_files is
  'Files uploaded a day ago that never became a picture or voice, or whose cabin is gone. The job prune removes them '
  'through Storage, which has the bytes.';

alter table public.photo_uploads enable row level security;

grant select, insert, update, delete on public.photo_uploads to service_role;
grant execute on function
  public.start_upload, public.is_upload_open, public.begin_upload, public.open_upload, public.seal_upload,
  public.end_upload, public.unclaimed_files
  to service_role;
