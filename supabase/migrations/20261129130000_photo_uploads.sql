-- A signature of Storage opens one upload, until what it is for ends: Storage itself would take any number under it.

create table public.photo_uploads (
  id uuid primary key,
  purpose text not null check (purpose in ('cabin', 'post', 'review', 'task')),
  owner_id uuid not null,
  started_at timestamptz not null default now(),
  storage_id text unique,
  sealed_at timestamptz,
  done_at timestamptz
);

comment on table public.photo_uploads is 'The uploads of the last day for which a signature was given. The file is <owner>/<id> in a bucket of uploads.';
comment on column public.photo_uploads.owner_id is 'The cabin, post, review or task that the photograph is for.';
comment on column public.photo_uploads.storage_id is 'The id of the upload in Storage. One that is begun later takes its place, and parts of the former are refused.';
comment on column public.photo_uploads.sealed_at is 'When a picture began to be made of the file: no other file may come in its place.';
comment on column public.photo_uploads.done_at is 'When the picture was added.';

create index photo_uploads_by_start on public.photo_uploads (started_at);

create function public.start_upload(p_id uuid, p_purpose text, p_owner_id uuid, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
begin
  insert into public.photo_uploads as u (id, purpose, owner_id, started_at) values (p_id, p_purpose, p_owner_id, p_now)
  -- A phone sends a photograph again whose picture was not added.
  on conflict (id) do update set started_at = p_now, storage_id = null, sealed_at = null
  where u.purpose = p_purpose and u.owner_id = p_owner_id and u.done_at is null;
  return found;
end;
$$;

comment on function public.start_upload is 'Lets one file be sent under this id. False: a picture was made of it before, or it is for something else.';

create function public.is_upload_open(p_id uuid, p_now timestamptz default now())
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from public.photo_uploads u
    where u.id = p_id and u.sealed_at is null and u.done_at is null and u.started_at > p_now - interval '1 day'
      and case u.purpose
        when 'cabin' then exists (select from public.cabins c where c.id = u.owner_id)
        when 'post' then exists (select from public.posts p where p.id = u.owner_id)
        when 'task' then exists (select from public.cabin_tasks t where t.id = u.owner_id and t.state in ('open', 'begun'))
        else exists (
          select from public.review_requests r where r.review_id = u.owner_id and public.review_for_photos(r.token, p_now) is not null
        )
      end
  );
$$;

comment on function public.is_upload_open is 'Whether the file may still be sent: no picture was made of it, and what it is for has not ended.';

create function public.begin_upload(p_owner_id uuid, p_id uuid, p_storage_id text, p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_former text;
begin
  select u.storage_id into v_former from public.photo_uploads u where u.id = p_id and u.owner_id = p_owner_id for update;
  if not found or not public.is_upload_open(p_id, p_now)
    -- It has come whole.
    or exists (select from storage.objects o where o.bucket_id like '%-uploads' and o.name = p_owner_id || '/' || p_id) then
    return null;
  end if;
  update public.photo_uploads u set storage_id = p_storage_id where u.id = p_id;
  return jsonb_build_object('former', v_former);
end;
$$;

comment on function public.begin_upload is 'Makes this the one upload under its signature: {former: the one that it ends, or null}. Null: it may not be sent.';

create function public.open_upload(p_storage_id text, p_now timestamptz default now())
returns uuid language sql stable set search_path = '' as $$
  select u.owner_id from public.photo_uploads u where u.storage_id = p_storage_id and public.is_upload_open(u.id, p_now);
$$;

comment on function public.open_upload is 'The owner of an upload whose parts may still come; null: it has ended.';

create function public.seal_upload(p_owner_id uuid, p_id uuid, p_now timestamptz default now())
returns text language sql set search_path = '' as $$
  update public.photo_uploads u set sealed_at = coalesce(u.sealed_at, p_now)
  where u.id = p_id and u.owner_id = p_owner_id
  returning case when u.done_at is null then 'sealed' else 'done' end;
$$;

comment on function public.seal_upload is
  'Keeps the file that has come as it is: sealed, or done where a picture was made of it before. Null: there is no such upload.';

create function public.end_upload(p_id uuid, p_now timestamptz default now())
returns void language sql set search_path = '' as $$
  update public.photo_uploads u set sealed_at = coalesce(u.sealed_at, p_now), done_at = coalesce(u.done_at, p_now) where u.id = p_id;
$$;

comment on function public.end_upload is 'Remembers that a picture was made of an upload, for as long as its signature lasts.';

create function public.unclaimed_files(p_most integer, p_now timestamptz default now())
returns table (bucket text, name text) language sql stable set search_path = '' as $$
  select o.bucket_id, o.name from storage.objects o
  where o.created_at < p_now - interval '1 day' and case o.bucket_id
    when 'cabin-photo-uploads' then true
    when 'task-photo-uploads' then true
    -- The site ended between the file and its row.
    when 'task-photos' then not exists (
      select from public.cabin_task_photos p
      where p.id = substring(o.name from '/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})[.]webp$')::uuid
    )
    when 'review-photos' then not exists (
      select from public.cabin_review_photos p
      where p.id = substring(o.name from '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-small)?[.]webp$')::uuid
    )
    else false
  end
  order by o.created_at limit p_most;
$$;

comment on function public.unclaimed_files is
  'Files that were sent a day ago and never became a picture; the job prune removes them through Storage, which has the bytes.';

alter table public.photo_uploads enable row level security;

grant select, insert, update, delete on public.photo_uploads to service_role;
grant execute on function
  public.start_upload, public.is_upload_open, public.begin_upload, public.open_upload, public.seal_upload,
  public.end_upload, public.unclaimed_files
  to service_role;
