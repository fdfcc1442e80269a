-- What the short-video service answered, so that it is asked once a day and not at each view.

create table public.video_embeds (
  video_id text primary key check (video_id ~ '^[0-9]{1,25}$'),
  html text check (length(html) between 1 and 20000),
  title text not null default '' check (length(title) <= 500),
  failure text check (length(failure) between 2 and 40),
  fresh_until timestamptz not null,
  claimed_until timestamptz,
  check (html is null or failure is null)
);

comment on table public.video_embeds is 'The embed markup of short videos, or why there is none, as the service answered last.';
comment on column public.video_embeds.html is 'The markup of a stranger: it may be shown in a sandbox only.';
comment on column public.video_embeds.claimed_until is 'Until then somebody is asking the service for this video; all others wait.';

create index video_embeds_by_freshness on public.video_embeds (fresh_until);

create function public.find_video_embed(p_video_id text, p_now timestamptz default now())
returns table (html text, title text, failure text) language sql stable set search_path = '' as $$
  select v.html, v.title, v.failure from public.video_embeds v
  where v.video_id = p_video_id and v.fresh_until > p_now
    -- A row that was claimed a moment after p_now has no answer yet.
    and (v.html is not null or v.failure is not null);
$$;

comment on function public.find_video_embed is 'The fresh answer about a video, if there is one.';

create function public.claim_video_embed(p_video_id text, p_seconds integer, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
declare
  v_claimed boolean;
begin
  insert into public.video_embeds as v (video_id, fresh_until, claimed_until)
  values (p_video_id, p_now, p_now + make_interval(secs => p_seconds))
  on conflict (video_id) do update set claimed_until = excluded.claimed_until
    where v.fresh_until <= p_now and coalesce(v.claimed_until, p_now) <= p_now
  returning true into v_claimed;
  return coalesce(v_claimed, false);
end;
$$;

comment on function public.claim_video_embed is
  'True for the one caller that may ask the service now; false while an answer is fresh or somebody else is asking.';

create function public.keep_video_embed(
  p_video_id text, p_seconds integer, p_html text default null, p_title text default '', p_failure text default null,
  p_now timestamptz default now()
)
returns void language sql set search_path = '' as $$
  update public.video_embeds
  set html = p_html, title = p_title, failure = p_failure,
      fresh_until = p_now + make_interval(secs => p_seconds), claimed_until = null
  where video_id = p_video_id;
  -- Rows that others hold are theirs to renew; waiting for them could lock both sides.
  delete from public.video_embeds where video_id in (
    select v.video_id from public.video_embeds v
    where v.fresh_until < p_now - interval '7 days' and coalesce(v.claimed_until, p_now) <= p_now
    for update skip locked
  );
$$;

comment on function public.keep_video_embed is 'Keeps an answer for so many seconds, and forgets videos nobody has asked for in a week.';

alter table public.video_embeds enable row level security;
revoke all on public.video_embeds from anon, authenticated;
grant select, insert, update, delete on public.video_embeds to service_role;
revoke all on function public.find_video_embed, public.claim_video_embed, public.keep_video_embed from public, anon, authenticated;
grant execute on function public.find_video_embed, public.claim_video_embed, public.keep_video_embed to service_role;
