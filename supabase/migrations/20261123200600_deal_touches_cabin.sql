-- The home page shows the deal's cabin in its own place alone, so a new deal is a change of the catalogue.

create trigger touch_cabin after insert or delete on public.daily_deals
  for each row execute function public.touch_cabin_of_part();

comment on function public.touch_cabin_of_part is 'Notes that a photo, review or deal of a cabin has changed.';
