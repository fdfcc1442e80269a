-- The host's voice on a cabin's page: one short recording per cabin, with its transcript.

create table public.cabin_voices (
  cabin_id uuid primary key references public.cabins (id) on delete cascade,
  url text not null,
  seconds numeric(3, 1) not null check (seconds between 0.5 and 21),
  wave smallint[] not null check (
    array_ndims(wave) = 1 and cardinality(wave) = 40 and array_position(wave, null) is null and 0 <= all (wave)
      and 9 >= all (wave)
  ),
  transcript text not null check (length(transcript) between 1 and 600 and transcript ~ '[^[:space:]]'),
  constraint cabin_voices_of_their_cabin check (
    url ~ ('^/voices/' || cabin_id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.](m4a|webm)$')
  )
);

comment on table public.cabin_voices is 'The host''s voice on a cabin''s page; the file is in the bucket cabin-voices.';
comment on column public.cabin_voices.seconds is 'Twenty, plus one because recorders stop slightly late.';
comment on column public.cabin_voices.wave is 'The loudness of each fortieth of it, 0 to 9.';
comment on column public.cabin_voices.transcript is
  'The transcript for guests who can''t hear it; no voice is shown without it.';

create function public.voice_of(p_cabin_id uuid)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('url', v.url, 'seconds', v.seconds, 'wave', v.wave, 'transcript', v.transcript)
  from public.cabin_voices v where v.cabin_id = p_cabin_id;
$$;

comment on function public.voice_of is 'The voice on the page of a cabin; null: there is none.';

create function public.host_voice(p_slug text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform public.require_staff('edits_shop');
  select jsonb_build_object('id', c.id, 'slug', c.slug, 'title', c.title, 'live', c.live,
    'voice', public.voice_of(c.id))
  into v_answer
  from public.cabins c where c.slug = p_slug;
  if not found then
    perform public.refuse('unknown_cabin');
  end if;
  return v_answer;
end;
$$;

comment on function public.host_voice is 'A cabin with the voice on its page.';

create function public.host_save_voice(p_cabin_id uuid, p_voice jsonb, p_seen jsonb)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_slug text;
  v_before jsonb;
  v_voice jsonb := nullif(p_voice, 'null');
begin
  perform public.require_staff('edits_shop');
  perform public.lock_cabin(p_cabin_id);
  select c.slug, public.voice_of(c.id) into v_slug, v_before from public.cabins c where c.id = p_cabin_id;
  if v_slug is null then
    perform public.refuse('unknown_cabin');
  end if;
  -- The response to an earlier call may have been lost.
  if v_before is not distinct from v_voice then
    return jsonb_build_object('former', null);
  elsif v_before is distinct from nullif(p_seen, 'null') then
    perform public.refuse('settings_changed');
  end if;
  if v_voice is null then
    delete from public.cabin_voices v where v.cabin_id = p_cabin_id;
  else
    begin
      if v_voice - array['url', 'seconds', 'wave', 'transcript'] <> '{}' then
        perform public.refuse('bad_change');
      end if;
      insert into public.cabin_voices as v (cabin_id, url, seconds, wave, transcript)
      select p_cabin_id, x.* from jsonb_to_record(v_voice) as x(url text, seconds numeric, wave smallint[],
        transcript text)
      on conflict (cabin_id) do update set
        url = excluded.url, seconds = excluded.seconds, wave = excluded.wave, transcript = excluded.transcript;
    exception when check_violation or not_null_violation or data_exception then
      perform public.refuse('bad_change');
    end;
    -- A host who records a voice for an example cabin has made it her own.
    update public.cabins c set is_example = false where c.id = p_cabin_id and c.is_example;
  end if;
  perform public.write_audit(
    case when v_voice is null then 'remove_voice' else 'save_voice' end, v_slug, v_before, public.voice_of(p_cabin_id));
  return jsonb_build_object('former', case when v_before ->> 'url' is distinct from v_voice ->> 'url'
    then v_before ->> 'url' end);
end;
$$;

comment on function public.host_save_voice is
  'Saves the voice on a cabin''s page: {url, seconds, wave, transcript}; null removes it. p_seen: the values the form '
  'showed; refused as settings_changed when they have changed since. Returns the URL of the file that is no longer '
  'used.';

create trigger touch_cabin after insert or update or delete on public.cabin_voices
  for each row execute function public.touch_cabin_of_part();

alter table public.cabin_voices enable row level security;

create policy "voices of live cabins are public" on public.cabin_voices
  for select to anon, authenticated
  using (exists (select 1 from public.cabins c where c.id = cabin_id and c.live));

grant select on public.cabin_voices to anon, authenticated;
grant select, insert, update, delete on public.cabin_voices to service_role;
grant execute on function public.voice_of to service_role;
grant execute on function public.host_voice, public.host_save_voice to authenticated;
