-- The site hears of a change of the catalogue instead of looking every second: from the embedded backend, which listens
-- here, or on a hosted project through pg_net.

create function public.tell_site() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_told text := 'catalogue.told_' || tg_table_name;
  v_changed boolean := true;
  v_site_url text;
  v_secret_key text;
begin
  -- Once in a transaction.
  if current_setting(v_told, true) = 'yes' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    -- Not for a count of views, which no page keeps.
    execute 'select exists (select from changed c join former f using (id) where c.updated_at is distinct from f.updated_at)'
      into v_changed;
  end if;
  if not v_changed then
    return null;
  end if;
  perform set_config(v_told, 'yes', true);
  perform pg_notify('catalogue', tg_table_name);
  if to_regproc('net.http_post') is null or to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  select max(s.decrypted_secret) filter (where s.name = 'site_url'), max(s.decrypted_secret) filter (where s.name = 'secret_key')
  into v_site_url, v_secret_key
  from vault.decrypted_secrets s where s.name in ('site_url', 'secret_key');
  if v_site_url is not null and v_secret_key is not null then
    perform net.http_post(
      url := rtrim(v_site_url, '/') || '/api/revalidate',
      headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || v_secret_key),
      body := jsonb_build_object('table', tg_table_name)
    );
  end if;
  return null;
exception when others then
  -- The site looks for changes once a minute too: no edit may fail for this.
  raise warning 'The site was not told of a change: %', sqlerrm;
  return null;
end;
$$;

comment on function public.tell_site is
  'Tells the site that a table of the catalogue has changed: by notify, and through pg_net where the vault holds site_url and secret_key.';

create trigger tell_site after insert or delete or truncate on public.cabins
  for each statement execute function public.tell_site();
create trigger tell_site_of_update after update on public.cabins
  referencing old table as former new table as changed
  for each statement execute function public.tell_site();
create trigger tell_site after insert or delete or truncate on public.posts
  for each statement execute function public.tell_site();
create trigger tell_site_of_update after update on public.posts
  referencing old table as former new table as changed
  for each statement execute function public.tell_site();

-- A film's poster, chapters and words stand on the cabin's pages.
create trigger touch_cabin after insert or update or delete on public.cabin_tours
  for each row execute function public.touch_cabin_of_part();

comment on function public.touch_cabin_of_part is 'Notes that a photo, review or tour of a cabin has changed.';

revoke all on function public.tell_site from public, anon, authenticated;
grant execute on function public.tell_site to service_role;
