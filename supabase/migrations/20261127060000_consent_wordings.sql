-- Consent wordings beside the phone field by version; lib/copy/sms-consent.ts has the default.

create table public.consent_wordings (
  purpose text not null check (purpose in ('cabin_link', 'cabin_opening')),
  -- Later than the versions of lib/copy/sms-consent.ts, whose names are taken.
  version text not null check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}(-[1-9][0-9]*)?$' and version > '2026-11-24'),
  words text not null,
  from_at timestamptz not null,
  saved_by text not null check (length(saved_by) between 3 and 254),
  primary key (purpose, version),
  unique (purpose, from_at)
);

comment on table public.consent_wordings is
  'Each consent wording that the host has saved; the latest applies. Append-only, because text_consents refers to '
  'them as evidence.';
comment on column public.consent_wordings.words is 'Contains {name} for the name of the shop.';
comment on column public.consent_wordings.saved_by is 'The email address of the member who saved it.';

create function public.consent_lacks(p_words text)
returns text[] language sql stable set search_path = '' as $$
  select array(
    select p.part
    from (values
      (1, 'name', p_words ilike '%{name}%' or position(lower(coalesce(
        (select s.value from public.shop_settings s where s.key = 'name'), 'Mountain Mama Cabins')) in lower(p_words))
          > 0),
      (2, 'rates', p_words ilike '%msg & data rates may apply%'),
      (3, 'stop', p_words ~* '\mstop\M'),
      (4, 'help', p_words ~* '\mhelp\M')
    ) p(place, part, has)
    where p.has is not true order by p.place
  );
$$;

comment on function public.consent_lacks is
  'The required parts missing from a consent wording; missingParts in consent-wording.ts has the same rule.';

alter table public.consent_wordings add constraint consent_wordings_are_plain check (
  length(words) between 1 and 320 and public.is_line(words)
  and replace(words, '{name}', '') !~ '[<>{}]'
);

create trigger refuse_change before update or delete or truncate on public.consent_wordings
  for each statement execute function public.refuse_rewriting();
create trigger tell_site after insert on public.consent_wordings
  for each statement execute function public.tell_site();

create function public.host_consents()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('manages_staff');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'purpose', w.purpose, 'version', w.version, 'words', w.words, 'from', w.from_at, 'saved_by', w.saved_by
    ) order by w.from_at desc), '[]')
    from public.consent_wordings w
  );
end;
$$;

comment on function public.host_consents is 'Every saved wording, latest first.';

create function public.host_save_consent(p_purpose text, p_words text, p_seen text)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_day text := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD');
  v_last public.consent_wordings;
  v_new public.consent_wordings;
  v_lacks text[];
begin
  perform public.require_staff('manages_staff');
  v_lacks := public.consent_lacks(p_words);
  if cardinality(v_lacks) > 0 then
    perform public.refuse('consent_lacks', jsonb_build_object('parts', v_lacks));
  end if;
  lock table public.consent_wordings in share row exclusive mode;
  select * into v_last from public.consent_wordings w where w.purpose = p_purpose order by w.from_at desc limit 1;
  if v_last.version is distinct from p_seen then
    perform public.refuse('settings_changed');
  end if;
  if v_last.words = p_words then
    perform public.refuse('same_words');
  end if;
  v_new.purpose := p_purpose;
  v_new.words := p_words;
  v_new.version := v_day || (
    select case when count(*) = 0 then '' else '-' || count(*) + 1 end
    from public.consent_wordings w where w.purpose = p_purpose and left(w.version, 10) = v_day
  );
  v_new.from_at := greatest(clock_timestamp(), v_last.from_at + interval '1 microsecond');
  select s.email into v_new.saved_by from public.staff s where s.user_id = auth.uid();
  begin
    insert into public.consent_wordings select v_new.*;
  exception when integrity_constraint_violation then
    perform public.refuse('bad_change');
  end;
  perform public.write_audit('save_consent', p_purpose,
    case when v_last.version is not null then jsonb_build_object('version', v_last.version, 'words', v_last.words) end,
    jsonb_build_object('version', v_new.version, 'words', v_new.words));
  return jsonb_build_object('version', v_new.version);
end;
$$;

comment on function public.host_save_consent is
  'Saves a wording as a new version, which applies at once. p_seen: the version the caller saw, null when there was '
  'none; refused when it has changed since.';

alter table public.consent_wordings enable row level security;
grant select on public.consent_wordings to service_role;
grant execute on function public.consent_lacks to service_role;
grant execute on function public.host_consents, public.host_save_consent to authenticated;
