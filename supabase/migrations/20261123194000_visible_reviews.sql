-- A hidden review (spam, abuse) is hidden whole: its rating counts nowhere and no public reader sees that it is there.

drop policy "ratings of live cabins are public" on public.cabin_reviews;

create policy "visible reviews of live cabins are public" on public.cabin_reviews
  for select to anon, authenticated
  using (visible and exists (select 1 from public.cabins c where c.id = cabin_id and c.live));

comment on table public.cabin_reviews is 'Ratings. Visible ones count everywhere, with words or without; hidden ones nowhere.';
comment on column public.cabin_reviews.visible is 'False hides spam and abuse. Never used to hide a poor rating.';
comment on table public.cabin_review_texts is 'What a guest wrote beside the rating, if anything; public with it.';
