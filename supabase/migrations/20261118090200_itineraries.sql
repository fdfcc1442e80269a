-- Plans and shortlists shared by an unguessable link. Everything goes through the site's own routes.

create table public.itineraries (
  id uuid primary key default gen_random_uuid(),
  token text not null unique check (token ~ '^[0-9a-f]{32}$'),
  edit_token_hash text not null check (edit_token_hash ~ '^[0-9a-f]{64}$'),
  title text not null check (length(title) between 1 and 80),
  plan jsonb check (jsonb_typeof(plan) = 'object' and length(plan::text) <= 8000),
  check_in date,
  check_out date,
  guests smallint not null check (guests between 1 and 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((check_in is null) = (check_out is null)),
  check (check_out - check_in between 1 and 30),
  check (plan is null or check_in is not null)
);

comment on table public.itineraries is 'Plans and lists of cabins that somebody shared with a group. Plain text: what shows it must escape it.';
comment on column public.itineraries.token is 'Stands in the link that the group reads by.';
comment on column public.itineraries.edit_token_hash is 'SHA-256 of the creator''s own token.';

create table public.itinerary_cabins (
  itinerary_id uuid not null references public.itineraries on delete cascade,
  cabin_id uuid not null references public.cabins on delete cascade,
  position smallint not null,
  added_total_cents integer check (added_total_cents >= 0),
  primary key (itinerary_id, cabin_id)
);

comment on table public.itinerary_cabins is 'The cabins a shared itinerary weighs up.';
comment on column public.itinerary_cabins.added_total_cents is
  'The total for the dates and guests when the cabin was added; null when it was not open then, or there were no dates.';

create table public.itinerary_votes (
  itinerary_id uuid not null,
  cabin_id uuid not null,
  voter_id uuid not null,
  voter_name text not null check (length(voter_name) between 1 and 40),
  vote smallint not null check (vote in (-1, 1)),
  voted_at timestamptz not null default now(),
  primary key (itinerary_id, cabin_id, voter_id),
  foreign key (itinerary_id, cabin_id) references public.itinerary_cabins on delete cascade
);

comment on table public.itinerary_votes is 'What the group thinks of the cabins: one vote of a voter for a cabin, until it is changed.';
comment on column public.itinerary_votes.voter_id is 'Chosen at random by the voter''s browser and shown to nobody.';

create index itinerary_cabins_by_cabin on public.itinerary_cabins (cabin_id);

alter table public.itineraries enable row level security;
alter table public.itinerary_cabins enable row level security;
alter table public.itinerary_votes enable row level security;
revoke all on public.itineraries, public.itinerary_cabins, public.itinerary_votes from anon, authenticated;
grant select, insert, update, delete on public.itineraries, public.itinerary_cabins, public.itinerary_votes to service_role;

-- p_content: title, plan, check_in, check_out, guests, cabins [{id, total_cents}].
create function public.save_itinerary(p_token text, p_edit_token_hash text, p_content jsonb, p_expires_at timestamptz)
returns uuid language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into public.itineraries as i
    (token, edit_token_hash, title, plan, check_in, check_out, guests, expires_at)
  values (
    p_token, p_edit_token_hash, p_content->>'title', nullif(p_content->'plan', 'null'), (p_content->>'check_in')::date,
    (p_content->>'check_out')::date, (p_content->>'guests')::smallint, p_expires_at
  )
  on conflict (token) do update set
    title = excluded.title, plan = excluded.plan, check_in = excluded.check_in, check_out = excluded.check_out,
    guests = excluded.guests, expires_at = excluded.expires_at, updated_at = now()
  where i.edit_token_hash = excluded.edit_token_hash and i.revoked_at is null
  returning i.id into v_id;
  if v_id is null then return null; end if;

  delete from public.itinerary_cabins c
  where c.itinerary_id = v_id
    and not exists (select 1 from jsonb_array_elements(p_content->'cabins') e where (e->>'id')::uuid = c.cabin_id);
  insert into public.itinerary_cabins (itinerary_id, cabin_id, position, added_total_cents)
  select v_id, (e->>'id')::uuid, n, (e->>'total_cents')::integer
  from jsonb_array_elements(p_content->'cabins') with ordinality as listed(e, n)
  on conflict (itinerary_id, cabin_id) do update
    set position = excluded.position, added_total_cents = excluded.added_total_cents;
  return v_id;
end;
$$;

comment on function public.save_itinerary is
  'Adds an itinerary, or changes the one of that token when the edit token fits and it is not revoked; null when it does not. Votes for cabins that stay are kept.';

create function public.cast_itinerary_vote(
  p_token text, p_cabin_id uuid, p_voter_id uuid, p_name text, p_vote integer, p_most integer, p_now timestamptz default now()
) returns text language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  -- Locked, so that the number of voters holds when many vote at once.
  select i.id into v_id from public.itineraries i
  where i.token = p_token and i.revoked_at is null and i.expires_at > p_now for update;
  if v_id is null then return 'unknown'; end if;
  perform 1 from public.itinerary_cabins c where c.itinerary_id = v_id and c.cabin_id = p_cabin_id;
  if not found then return 'unknown_cabin'; end if;
  if p_vote = 0 then
    delete from public.itinerary_votes v
    where v.itinerary_id = v_id and v.cabin_id = p_cabin_id and v.voter_id = p_voter_id;
    return 'counted';
  end if;
  if (select count(distinct v.voter_id) from public.itinerary_votes v
      where v.itinerary_id = v_id and v.voter_id <> p_voter_id) >= p_most then
    return 'full';
  end if;
  insert into public.itinerary_votes (itinerary_id, cabin_id, voter_id, voter_name, vote)
  values (v_id, p_cabin_id, p_voter_id, p_name, p_vote)
  on conflict (itinerary_id, cabin_id, voter_id) do update
    set vote = excluded.vote, voter_name = excluded.voter_name, voted_at = now();
  -- One voter has one name.
  update public.itinerary_votes v set voter_name = p_name
  where v.itinerary_id = v_id and v.voter_id = p_voter_id and v.voter_name <> p_name;
  return 'counted';
end;
$$;

comment on function public.cast_itinerary_vote is
  'Counts, changes or (vote 0) takes back a vote: counted, unknown, unknown_cabin, or full when so many have voted.';

revoke all on function public.save_itinerary, public.cast_itinerary_vote from public, anon, authenticated;
grant execute on function public.save_itinerary, public.cast_itinerary_vote to service_role;
