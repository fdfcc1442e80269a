-- The clock works off search_pending: a minute at most until a note no longer slows a search.

create or replace function public.job_schedule()
returns table (name text, every_seconds integer) language sql immutable set search_path = '' as $$
  values
    ('expire-holds', 60),
    ('settle-payments', 60),
    ('booking-messages', 60),
    ('send-outbox', 60),
    ('recount-search', 60),
    ('sync-calendars', 300),
    ('rotate-deal', 3600),
    ('prune', 21600);
$$;
