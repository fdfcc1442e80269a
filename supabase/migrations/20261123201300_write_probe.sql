-- For the health check: a database that can be read may still refuse every booking, with its disk full or set to
-- read only.
create table public.write_probes (
  only_row boolean primary key default true check (only_row),
  written_at timestamptz not null
);

comment on table public.write_probes is 'When the health check last saw that this database takes writes: one row.';

alter table public.write_probes enable row level security;
revoke all on public.write_probes from anon, authenticated;
grant select, insert, update, delete on public.write_probes to service_role;

create function public.can_write(p_now timestamptz default clock_timestamp()) returns boolean
language plpgsql set search_path = '' set work_mem = '64kB' as $$
begin
  if exists (
    select from public.write_probes p where p.written_at between p_now - interval '5 seconds' and p_now
  ) then
    return true;
  end if;
  -- Sorting more than work_mem holds writes a file, which needs room as a booking's row does, and leaves nothing behind.
  perform array_agg(md5(i::text) order by md5(i::text)) from generate_series(1, 6000) i;
  insert into public.write_probes as p (written_at) values (p_now)
  on conflict (only_row) do update set written_at = excluded.written_at;
  return true;
end;
$$;

comment on function public.can_write is 'For the health check: true, or the error that a booking would meet. Writes once in five seconds at most.';

revoke all on function public.can_write from public, anon, authenticated;
grant execute on function public.can_write to service_role;
