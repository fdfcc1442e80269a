-- A console form that moves money is sent with a key created when it opens; sent again, it gets the same response.

create table public.host_requests (
  action text not null check (length(action) between 2 and 40),
  key uuid not null,
  request_hash text not null check (request_hash ~ '^[0-9a-f]{32}$'),
  answer jsonb not null,
  at timestamptz not null default now(),
  primary key (action, key)
);

comment on table public.host_requests is
  'Responses of the console''s functions that move money, by form key. Kept for thirty days.';
comment on column public.host_requests.request_hash is
  'Covers the sender and the request; the key is valid only for both.';

create index host_requests_by_time on public.host_requests (at);

create function public.request_hash(p_request jsonb)
returns text language sql stable set search_path = '' as $$
  select md5(jsonb_build_array(auth.uid(), p_request)::text);
$$;

comment on function public.request_hash is 'Equal for the same request by the same member.';

create function public.answered_before(p_action text, p_key uuid, p_request jsonb)
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_former public.host_requests;
begin
  if p_key is null then
    return null;
  end if;
  -- A second request with the key waits for the first response.
  perform pg_advisory_xact_lock(hashtextextended('host_requests:' || p_action || ':' || p_key, 0));
  select * into v_former from public.host_requests r where r.action = p_action and r.key = p_key;
  if found and v_former.request_hash <> public.request_hash(p_request) then
    perform public.refuse('sent_before');
  end if;
  return v_former.answer;
end;
$$;

comment on function public.answered_before is
  'The earlier response of this action for this key; null when it hasn''t run yet. sent_before: the key was used for '
  'something else. Called before anything is locked or read.';

create function public.keep_answer(p_action text, p_key uuid, p_request jsonb, p_answer jsonb)
returns jsonb language plpgsql set search_path = '' as $$
begin
  if p_key is not null then
    insert into public.host_requests (action, key, request_hash, answer)
    values (p_action, p_key, public.request_hash(p_request), p_answer);
  end if;
  return p_answer;
end;
$$;

comment on function public.keep_answer is 'Stores the response for retries of the form, and returns it.';

alter table public.host_requests enable row level security;

grant select, insert, update, delete on public.host_requests to service_role;
grant execute on function public.request_hash, public.answered_before, public.keep_answer to service_role;
