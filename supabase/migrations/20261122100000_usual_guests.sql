-- A cabin entered without a number of guests sleeps eight (product §9.4: maxGuests default 8).
alter table public.cabins alter column max_guests set default 8;
