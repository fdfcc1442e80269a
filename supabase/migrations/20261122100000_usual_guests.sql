-- A cabin entered without a number of guests sleeps eight (spec §9: maxGuests default 8).
alter table public.cabins alter column max_guests set default 8;
