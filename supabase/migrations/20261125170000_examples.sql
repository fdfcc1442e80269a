-- The seed's examples: bookings with their guests, payments, messages and emails, blocks, and cabins. They look like
-- any other, are marked, and are removed together, the cabins only on request.

create function public.is_example_message(p_dedupe_key text)
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from public.bookings b
    where b.is_example and p_dedupe_key like 'booking:%' and b.id::text = split_part(p_dedupe_key, ':', 2)
  );
$$;

comment on function public.is_example_message is 'Whether a message is about an example; it goes to no provider.';

create function public.hide_promotion(p_code text)
returns boolean language plpgsql set search_path = '' as $$
begin
  if public.shown_promotion() is distinct from p_code then
    return false;
  end if;
  delete from public.shop_settings s where s.key = 'promotion';
  insert into public.shop_settings (key, value) values ('promotion', 'hidden');
  return true;
end;
$$;

comment on function public.hide_promotion is
  'Stops showing a promotion on the site, because its code no longer works. Returns whether it was shown.';

create function public.plain_text(p_text text)
returns text language sql immutable set search_path = '' as $$
  select ltrim(regexp_replace(lower(p_text), '[[:space:][:punct:]]', '', 'g'), '1');
$$;

comment on function public.plain_text is
  'A phone number or email address without case, spaces, punctuation and country code, so that two spellings are '
  'equal.';

create function public.own_shop_facts()
returns text[] language sql immutable set search_path = '' as $$
  select array['phone', 'email'] || public.page_text_keys();
$$;

comment on function public.own_shop_facts is
  'The settings that must be the host''s own before a cabin of hers goes live. Names aren''t included, because the '
  'example shop''s may be hers.';

create function public.missing_shop_facts()
returns text[] language sql stable set search_path = '' as $$
  select array(
    select f.key
    from unnest(public.own_shop_facts()) with ordinality f(key, place)
    left join (values ('phone', '+18655550142'), ('email', 'hello@mountainmamacabins.example')) as e(key, value)
      on e.key = f.key
    where not exists (
      select from public.shop_settings s
      where s.key = f.key and trim(s.value) <> ''
        and public.plain_text(s.value) is distinct from public.plain_text(e.value)
    )
    order by f.place
  );
$$;

comment on function public.missing_shop_facts is
  'The settings of own_shop_facts that are not set, or still the example shop''s. The example''s values are those of '
  'lib/shop/shop.ts.';

create function public.require_own_shop()
returns void language plpgsql set search_path = '' as $$
declare
  v_missing text[];
begin
  -- Locked against removal until the transaction ends.
  lock table public.shop_settings in share mode;
  v_missing := public.missing_shop_facts();
  if cardinality(v_missing) > 0 then
    perform public.refuse('not_ready', jsonb_build_object('missing', v_missing));
  end if;
end;
$$;

comment on function public.require_own_shop is 'Refuses while the contact or page texts are not the host''s own.';

create function public.removable_cabins()
returns uuid[] language sql stable set search_path = '' as $$
  select array(
    select c.id from public.cabins c
    where c.is_example
      and not exists (select from public.bookings b where b.cabin_id = c.id and not b.is_example)
      and not exists (
        select from public.occupancies s where s.cabin_id = c.id and not s.is_example
          and not exists (select from public.bookings b where b.occupancy_id = s.id and b.is_example)
      )
      and not exists (select from public.calendar_feeds f where f.cabin_id = c.id)
    order by c.id
  );
$$;

comment on function public.removable_cabins is
  'The example cabins that nobody has edited, without real bookings, blocks or imports.';

create function public.count_examples()
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'bookings', (select count(*) from public.bookings b where b.is_example),
    'blocks', (select count(*) from public.occupancies s where s.is_example and s.kind = 'block'
      and s.released_at is null),
    'messages', (
      select count(*) from public.guest_messages m join public.bookings b on b.id = m.booking_id where b.is_example
    ),
    'outbox', (
      select count(*) from public.outbox o join public.bookings b on o.dedupe_key like 'booking:%'
        and b.id::text = split_part(o.dedupe_key, ':', 2)
      where b.is_example
    ),
    'cabins', cardinality(public.removable_cabins()),
    'kept_cabins', (select count(*) from public.cabins c where c.is_example) - cardinality(public.removable_cabins())
  );
$$;

comment on function public.count_examples is
  'The number of examples of each kind. kept_cabins: example cabins that stay, because they have something real.';

create function public.remove_examples(p_now timestamptz default now(), p_with_cabins boolean default false)
returns jsonb language plpgsql security definer set search_path = '' set lock_timeout = '5s' as $$
declare
  v_removed jsonb;
  v_bookings uuid[];
  v_stays uuid[];
begin
  perform public.lock_cabin(x.cabin_id) from (
    select s.cabin_id from public.occupancies s where s.is_example
    union
    select b.cabin_id from public.bookings b where b.is_example
    union
    select c.id from public.cabins c where p_with_cabins and c.is_example
    order by 1
  ) x;
  v_removed := public.count_examples();
  v_bookings := array(select b.id from public.bookings b where b.is_example);
  v_stays := array(
    select s.id from public.occupancies s where s.is_example
    union
    select b.occupancy_id from public.bookings b where b.is_example
  );
  -- Freed first, so that another platform's stays on these nights take them.
  update public.occupancies s set released_at = p_now where s.id = any (v_stays) and s.released_at is null;
  delete from public.outbox o
  where o.dedupe_key like 'booking:%' and split_part(o.dedupe_key, ':', 2) = any (v_bookings::text[]);
  delete from public.booking_events e where e.booking_id = any (v_bookings);
  delete from public.refunds r using public.payments p where p.id = r.payment_id and p.booking_id = any (v_bookings);
  delete from public.payments p where p.booking_id = any (v_bookings);
  delete from public.cabin_reviews v using public.review_requests r
  where r.review_id = v.id and r.booking_id = any (v_bookings);
  -- Charges, notes, messages and assignments are deleted by cascade.
  delete from public.bookings b where b.id = any (v_bookings);
  delete from public.occupancies s where s.id = any (v_stays);
  if p_with_cabins then
    -- Pictures, reviews, calendars, rates and deals are deleted by cascade; made-up ones are removed from the other
    -- cabins too.
    delete from public.cabins c where c.id = any (public.removable_cabins());
    delete from public.cabin_reviews v where v.origin = 'example';
    perform public.hide_promotion(p.code) from public.promotions p where p.is_example;
    delete from public.promotions p
    where p.is_example and not exists (select from public.bookings b where b.promo_code = p.code);
    update public.promotions p set active = false where p.is_example;
    -- Only the examples are drawn.
    if not exists (select from public.cabins c where c.live and public.picture_kind(c.hero_image_url) = 'drawings') then
      perform public.show_picture_kind('photographs');
    end if;
    return v_removed;
  end if;
  return v_removed || '{"cabins": 0, "kept_cabins": 0}';
end;
$$;

comment on function public.remove_examples is
  'Removes all examples at once and frees their nights; everything real stays. The example cabins go only with '
  'p_with_cabins. Returns the number of each kind.';

create function public.host_examples()
returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_staff('manages_staff');
  return public.count_examples();
end;
$$;

comment on function public.host_examples is 'What host_remove_examples would remove.';

create function public.host_remove_examples(p_expected_bookings integer, p_with_cabins boolean default false)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_removed jsonb;
begin
  perform public.require_staff('manages_staff');
  perform public.require_second_factor();
  v_removed := public.remove_examples(now(), p_with_cabins);
  if (v_removed ->> 'bookings')::integer is distinct from p_expected_bookings then
    perform public.refuse('examples_changed');
  end if;
  perform public.write_audit('remove_examples', 'examples', v_removed, null);
  return v_removed;
end;
$$;

comment on function public.host_remove_examples is
  'Removes all examples, if the number of bookings is the one the owner was shown.';

create index bookings_examples on public.bookings (id) where is_example;
create index occupancies_examples on public.occupancies (id) where is_example;

create index cabins_examples on public.cabins (id) where is_example;

grant execute on function public.is_example_message, public.hide_promotion, public.plain_text, public.own_shop_facts,
  public.missing_shop_facts, public.require_own_shop,
  public.removable_cabins, public.count_examples, public.remove_examples
  to service_role;
grant execute on function public.host_examples, public.host_remove_examples to authenticated;
