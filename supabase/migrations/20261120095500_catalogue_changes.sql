-- The site looks every second for what has changed last, and makes its pages anew.

create index cabins_by_change on public.cabins (updated_at desc);
create index posts_by_change on public.posts (updated_at desc);

create trigger touch_post before update on public.posts
  for each row execute function public.touch_cabin();

comment on function public.touch_cabin is 'Notes that what a page says of this row has changed.';
