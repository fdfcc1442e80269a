-- Promo codes, the daily deal, and the inputs of a quote.

create table public.promotions (
  code text primary key check (code = upper(code) and length(code) between 3 and 32),
  label text not null check (length(label) between 1 and 60 and label !~ '[[:cntrl:]]'),
  every_nth_night_free smallint check (every_nth_night_free between 2 and 30),
  season_start text check (season_start ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  season_end text check (season_end ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  active boolean not null default true,
  percent_off smallint check (percent_off between 1 and 90),
  amount_off_cents integer check (amount_off_cents between 100 and 1000000),
  stay_from date,
  stay_to date,
  book_from date,
  book_to date,
  cabin_ids uuid[] check (cardinality(cabin_ids) between 1 and 500),
  min_nights smallint not null default 1 check (min_nights between 1 and 30),
  max_uses integer check (max_uses between 1 and 100000),
  once_per_guest boolean not null default false,
  automatic boolean not null default false,
  is_personal boolean not null default false,
  for_booking uuid unique,
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  constraint promotions_give_one_thing check (num_nonnulls(every_nth_night_free, percent_off, amount_off_cents) = 1),
  constraint promotions_have_whole_seasons check ((season_start is null) = (season_end is null)),
  constraint promotions_have_dates_in_order
    check (coalesce(stay_from <= stay_to, true) and coalesce(book_from <= book_to, true)),
  constraint promotions_personal_once check (
    case when is_personal then not automatic and max_uses = 1 and book_to is not null else for_booking is null end
  )
);

comment on table public.promotions is
  'Discounts on the nights of direct bookings: every nth consecutive night free, a percentage or an amount, with or '
  'without a code.';
comment on column public.promotions.code is 'For an automatic promotion only a name; it can''t be entered as a code.';
comment on column public.promotions.label is 'For an automatic promotion, shown to the guest on the quote.';
comment on column public.promotions.season_start is
  'MM-DD of the first check-in day; the season may wrap the new year. Null: the whole year.';
comment on column public.promotions.season_end is 'MM-DD of the last check-in day, inclusive.';
comment on column public.promotions.active is 'False: paused. A promotion used by a booking is never deleted.';
comment on column public.promotions.is_example is
  'Created by the seed and not edited since; removed together with the example cabins.';
comment on column public.promotions.stay_from is 'The first check-in day; stay_to is the last.';
comment on column public.promotions.book_from is 'The first booking day in the shop''s time zone; book_to is the last.';
comment on column public.promotions.cabin_ids is 'Null: all cabins.';
comment on column public.promotions.max_uses is
  'The most bookings that may use it at a time; expired holds and canceled bookings release theirs.';
comment on column public.promotions.is_personal is
  'Only for the mailbox of for_booking, and for nobody once that booking is deleted.';
comment on column public.promotions.for_booking is 'The past booking whose guest may use it, once.';
comment on column public.promotions.once_per_guest is 'A guest is a mailbox or a phone number.';

create table public.daily_deals (
  id uuid primary key default gen_random_uuid(),
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  discount_percent smallint not null check (discount_percent between 1 and 90),
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > starts_at),
  -- A deal may end early, never late: the browser keeps an unlock for one UTC day.
  constraint daily_deals_within_a_day check (
    (starts_at at time zone 'UTC')::date = ((expires_at at time zone 'UTC') - interval '1 microsecond')::date
  )
);

comment on table public.daily_deals is
  'One discounted cabin per UTC day. Created by the first visitor''s request; kept, because bookings refer to it.';

create index daily_deals_by_cabin on public.daily_deals (cabin_id);
create index daily_deals_by_expiry on public.daily_deals (expires_at);
create unique index daily_deals_one_a_day on public.daily_deals (((starts_at at time zone 'UTC')::date));

-- The home page leaves the deal's cabin out of its other lists, so the start or end of a deal changes the cached page.
create trigger touch_cabin after insert or delete or update of expires_at on public.daily_deals
  for each row execute function public.touch_cabin_of_part();

create table public.deal_pins (
  day date primary key,
  cabin_id uuid not null references public.cabins (id) on delete cascade,
  discount_percent smallint check (discount_percent between 1 and 90)
);

comment on table public.deal_pins is
  'The host''s choice for a day. It counts if it is made before the day''s first visitor and its cabin is live.';
comment on column public.deal_pins.day is 'The UTC day: in Tennessee it begins at 7 or 8 pm the evening before.';
comment on column public.deal_pins.discount_percent is 'Null: the rotation''s discount.';

create index deal_pins_by_cabin on public.deal_pins (cabin_id);

create table public.deal_unlocks (
  deal_id uuid not null references public.daily_deals (id) on delete cascade,
  session_id text not null check (length(session_id) between 8 and 64),
  unlocked_at timestamptz not null default now(),
  primary key (deal_id, session_id)
);

comment on table public.deal_unlocks is 'Deal unlocks, one per session, for statistics; they authorize nothing.';
comment on column public.deal_unlocks.session_id is
  'A session id, or the hash of an IP address for visitors without one.';

create function public.has_bookable_night(p_cabin_id uuid, p_days integer, p_now timestamptz default now())
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select 1
    from public.cabins c
    cross join lateral (select (p_now at time zone c.timezone)::date as today) t
    join public.cabin_calendar k
      on k.cabin_id = c.id and k.day between t.today + 1 and t.today + p_days and k.open and k.allows_check_in
    where c.id = p_cabin_id
      and k.min_stay = (
        select count(*) from public.cabin_calendar n
        where n.cabin_id = c.id and n.day between k.day and k.day + k.min_stay - 1
          and n.open and not public.is_night_taken(c.id, n.day, p_now)
      )
  );
$$;

comment on function public.has_bookable_night is
  'Whether a stay of the minimum length can still start within the next p_days days, from tomorrow in the cabin''s '
  'time zone.';

create function public.deal_percent(p_day date, p_cabin_id uuid)
returns smallint language sql stable set search_path = '' as $$
  -- Varies by day and cabin, and is the same for every caller.
  select x.percents[1 + ('x' || left(md5(to_char(p_day, 'YYYYMMDD') || p_cabin_id), 7))::bit(28)::integer %
    cardinality(x.percents)]::smallint
  from (select public.deal_percents() as percents) x;
$$;

comment on function public.deal_percent is 'The rotation''s discount of a cabin on a UTC day, in percent.';

create function public.choose_deal(p_now timestamptz default now())
returns table (cabin_id uuid, discount_percent smallint, starts_at timestamptz)
language sql stable set search_path = '' as $$
  with today as (
    select x.day, x.day::timestamp at time zone 'UTC' as starts_at
    from (select (p_now at time zone 'UTC')::date as day) x
  )
  select c.id, coalesce(p.discount_percent, public.deal_percent(t.day, c.id)), t.starts_at
  from today t
  cross join public.cabins c
  left join public.deal_pins p on p.day = t.day and p.cabin_id = c.id
  where c.live and (p.day is not null or public.has_bookable_night(c.id, 30, p_now))
  order by (p.day is not null) desc,
           (select max(d.starts_at) from public.daily_deals d where d.cabin_id = c.id and d.starts_at < t.starts_at)
             nulls first,
           md5(c.id::text)
  limit 1;
$$;

comment on function public.choose_deal is
  'The cabin of the UTC day: the pinned one, else the bookable one whose last deal is longest ago. No row when none '
  'can be sold.';

create function public.daily_deal(p_now timestamptz default now())
returns jsonb language plpgsql set search_path = '' as $$
declare
  v_day date := (p_now at time zone 'UTC')::date;
  v_deal public.daily_deals;
begin
  select * into v_deal from public.daily_deals d where (d.starts_at at time zone 'UTC')::date = v_day;
  if not found then
    insert into public.daily_deals (cabin_id, discount_percent, starts_at, expires_at)
    select x.cabin_id, x.discount_percent, x.starts_at, x.starts_at + interval '24 hours'
    from public.choose_deal(p_now) x
    on conflict do nothing;
    -- "returning" would miss a row inserted by a concurrent call.
    select * into v_deal from public.daily_deals d where (d.starts_at at time zone 'UTC')::date = v_day;
  end if;
  return (
    select jsonb_build_object(
      'id', v_deal.id, 'discount_percent', v_deal.discount_percent,
      'starts_at', v_deal.starts_at, 'expires_at', v_deal.expires_at,
      'cabin', jsonb_build_object(
        'id', c.id, 'slug', c.slug, 'title', c.title, 'short_desc', c.short_desc, 'hero_image_url', c.hero_image_url,
        'hero_focus_x', c.hero_focus_x, 'hero_focus_y', c.hero_focus_y, 'city', c.city, 'bedrooms', c.bedrooms,
          'beds', c.beds, 'baths', c.baths, 'max_guests', c.max_guests, 'max_pets', c.max_pets,
        'featured', c.featured, 'live', c.live, 'pet_fee', c.pet_fee, 'amenities', c.amenities,
        'tiktok_ids', c.tiktok_ids, 'video_tour_url', c.video_tour_url,
        'mountain_mama_review', c.mountain_mama_review, 'views_last_7_days', c.views_last_7_days,
        'nightly_rate', c.nightly_rate, 'cleaning_fee', c.cleaning_fee,
        'mountain_mama_nightly_surcharge', c.mountain_mama_nightly_surcharge,
        'timezone', c.timezone, 'free_cancel_days', c.free_cancel_days, 'open_night_least', c.open_night_least,
          'open_night_usual', c.open_night_usual,
        'ratings', (select coalesce(jsonb_agg(r.rating order by r.id), '[]')
                    from public.cabin_reviews r where r.cabin_id = c.id and r.visible)
      )
    )
    from public.cabins c
    where c.id = v_deal.cabin_id and c.live and v_deal.starts_at <= p_now and p_now < v_deal.expires_at
  );
end;
$$;

comment on function public.daily_deal is
  'The deal of the UTC day with its cabin, created if missing; exactly one under concurrency. Ratings count visible '
  'reviews only. Null: no deal now.';

create function public.count_deal_unlock(p_deal_id uuid, p_session_id text, p_now timestamptz default now())
returns boolean language plpgsql set search_path = '' as $$
begin
  insert into public.deal_unlocks (deal_id, session_id, unlocked_at)
  select d.id, p_session_id, p_now
  from public.daily_deals d
  where d.id = p_deal_id and d.starts_at <= p_now and p_now < d.expires_at
  on conflict do nothing;
  return found;
end;
$$;

comment on function public.count_deal_unlock is
  'Counts a session''s first unlock of a live deal. False: already counted, or no such deal now.';

create function public.mailbox_of(p_email text)
returns text language sql immutable set search_path = '' as $$
  select case when x.domain in ('gmail.com', 'googlemail.com') then replace(x.name, '.', '') || '@gmail.com'
              else x.name || '@' || x.domain end
  from (
    select split_part(regexp_replace(a.address, '@[^@]*$', ''), '+', 1) as name,
      rtrim(substring(a.address from '[^@]*$'), '.') as domain
    from (select lower(normalize(trim(p_email), nfkc)) as address) a
  ) x;
$$;

comment on function public.mailbox_of is
  'One name for all spellings of the same mailbox; mailboxOf in lib/domain has the same rule.';

-- Later migrations create the bookings; these functions read them only when they run.
create function public.promotion_uses(p_code text, p_now timestamptz, p_except_stay uuid default null)
returns integer language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) from public.bookings b
    where b.promo_code = p_code and b.occupancy_id is distinct from p_except_stay
      and (b.status in ('confirmed', 'completed')
        or (b.status in ('held', 'pending_payment') and b.hold_expires_at > p_now))
  );
end;
$$;

comment on function public.promotion_uses is
  'The number of bookings that use it, paid or awaiting payment, excluding the given stay.';

create function public.has_used_promotion(p_code text, p_guest jsonb, p_now timestamptz, p_except_stay uuid
  default null)
returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.bookings b
    where b.promo_code = p_code and b.occupancy_id is distinct from p_except_stay
      and (b.status in ('confirmed', 'completed')
        or (b.status in ('held', 'pending_payment') and b.hold_expires_at > p_now))
      and (b.guest_phone = p_guest ->> 'phone'
        or public.mailbox_of(b.guest_email) = public.mailbox_of(p_guest ->> 'email'))
  );
end;
$$;

comment on function public.has_used_promotion is
  'Whether a booking of that mailbox or phone number has used the promotion.';

create function public.is_for_another_guest(p_promotion public.promotions, p_guest jsonb)
returns boolean language plpgsql stable set search_path = '' as $$
begin
  return p_promotion.is_personal and not exists (
    select from public.bookings b
    where b.id = p_promotion.for_booking and b.guest_email is not null
      and (p_guest is null or public.mailbox_of(b.guest_email) = public.mailbox_of(p_guest ->> 'email'))
  );
end;
$$;

comment on function public.is_for_another_guest is
  'Whether a personal promotion is for another mailbox than the guest''s. An unknown guest may see its price.';

create function public.promotion_json(
  p_promotion public.promotions, p_cabin_id uuid, p_guest jsonb, p_now timestamptz, p_except_stay uuid,
    p_is_kept boolean
)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'code', p_promotion.code, 'label', p_promotion.label, 'every_nth_night_free', p_promotion.every_nth_night_free,
    'percent_off', p_promotion.percent_off, 'amount_off_cents', p_promotion.amount_off_cents,
    'season_start', p_promotion.season_start, 'season_end', p_promotion.season_end,
    'stay_from', p_promotion.stay_from, 'stay_to', p_promotion.stay_to, 'min_nights', nullif(p_promotion.min_nights, 1),
    'is_automatic', case when p_promotion.automatic then true end,
    'refusal', case
      when not p_cabin_id = any (p_promotion.cabin_ids) then 'not-this-cabin'
      when p_is_kept then null
      when public.is_for_another_guest(p_promotion, p_guest) then 'not-this-guest'
      when (p_now at time zone public.usual_timezone())::date < p_promotion.book_from then 'not-yet'
      when (p_now at time zone public.usual_timezone())::date > p_promotion.book_to then 'no-longer'
      -- Bookings are counted only where the count matters.
      when case when p_promotion.max_uses is not null
             then public.promotion_uses(p_promotion.code, p_now, p_except_stay) >= p_promotion.max_uses end
               then 'used-up'
      when case when p_promotion.once_per_guest and p_guest is not null
             then public.has_used_promotion(p_promotion.code, p_guest, p_now, p_except_stay) end then 'already-used'
    end
  ));
$$;

comment on function public.promotion_json is
  'A promotion for a cabin, with the reason why it doesn''t apply there whatever the dates. p_guest: email and phone, '
  'null for an unknown guest. p_is_kept: a booking already has it, so only its cabins count.';

create function public.automatic_promotions(p_now timestamptz default now())
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(x.terms || jsonb_build_object('cabin_ids', x.cabin_ids) order by x.code), '[]')
  from (
    select p.code, p.cabin_ids, public.promotion_json(p, p.cabin_ids[1], null, p_now, null, false) as terms
    from public.promotions p where p.automatic and p.active
  ) x
  where not x.terms ? 'refusal';
$$;

comment on function public.automatic_promotions is
  'Active promotions that need no code, each with its cabins; null for all.';

create function public.cabin_promotions(
  p_cabin_id uuid, p_guest jsonb default null, p_now timestamptz default now(), p_except_stay uuid default null
)
returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(x.terms order by x.code), '[]')
  from (
    select p.code, public.promotion_json(p, p_cabin_id, p_guest, p_now, p_except_stay, false) as terms
    from public.promotions p where p.automatic and p.active
  ) x
  where not x.terms ? 'refusal';
$$;

comment on function public.cabin_promotions is 'A cabin''s active promotions that need no code.';

create function public.code_promotion(p_code text, p_cabin_id uuid, p_now timestamptz default now())
returns jsonb language sql stable set search_path = '' as $$
  select public.promotion_json(p, p_cabin_id, null, p_now, null, false)
  from public.promotions p where p.code = p_code and p.active and not p.automatic and not p.is_personal;
$$;

comment on function public.code_promotion is
  'A public code''s promotion for a cabin, as promotion_json; null while it isn''t active.';

create function public.lock_promotions(p_code text)
returns void language sql volatile set search_path = '' as $$
  select 1 from public.promotions p
  where (p.max_uses is not null or p.once_per_guest)
    and (p.code = upper(trim(p_code)) or (p.automatic and p.active))
  order by p.code
  for no key update;
$$;

comment on function public.lock_promotions is
  'Called before a booking is priced, so that the last use isn''t given twice. Always after the cabin''s lock.';

create function public.agreed_damage_deposit(p_stay_id uuid)
returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select b.quote -> 'damage_deposit' from public.bookings b where b.occupancy_id = p_stay_id);
end;
$$;

comment on function public.agreed_damage_deposit is 'The damage deposit agreed when a stay was booked; null for none.';

create function public.quote_inputs(
  p_cabin_id uuid, p_check_in date, p_check_out date,
  p_promo_code text default null, p_deal_id uuid default null, p_now timestamptz default now(),
  p_except_stay uuid default null, p_guest jsonb default null
)
returns jsonb language sql stable set search_path = '' as $$
  with cabin as (
    select c.*, (p_now at time zone c.timezone)::date as today
    from public.cabins c where c.id = p_cabin_id and c.live
  ),
  -- To tell a minimum stay from a blocked night, the days reach past the check-out, but never past the calendar's end,
  -- however far away the requested dates are.
  days as (
    select d.*
    from cabin c
    cross join lateral (select max(k.day) as last_day from public.cabin_calendar k where k.cabin_id = c.id) k
    cross join lateral public.cabin_days(
      c.id, greatest(least(p_check_in, p_check_out), c.today), least(greatest(p_check_out, p_check_in + 31),
        public.calendar_end(c.today), coalesce(k.last_day, c.today)), p_now, p_except_stay
    ) d
  ),
  parts as (
    select
      jsonb_build_object(
        'id', c.id, 'slug', c.slug, 'title', c.title, 'city', c.city, 'timezone', c.timezone,
        'max_guests', c.max_guests, 'max_pets', c.max_pets, 'nightly_rate', c.nightly_rate,
        'cleaning_fee', c.cleaning_fee, 'pet_fee', c.pet_fee, 'free_cancel_days', c.free_cancel_days,
        'nightly_surcharge', c.mountain_mama_nightly_surcharge
      ) as cabin,
      public.cabin_taxes(c.id) as taxes,
      public.payment_terms() as terms,
      case when p_except_stay is null then public.damage_deposit() else public.agreed_damage_deposit(p_except_stay) end
        as damage_deposit,
      c.today,
      (select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]') from days d) as days,
      -- Neither the night after the stay nor a minimum inside it matters, so a neighbor's booking changes no version.
      (select jsonb_agg(jsonb_build_array(
         d.day, case when d.day < p_check_out then jsonb_build_array(d.available, d.price) end,
         case d.day when p_check_in then jsonb_build_array(d.min_stay, d.allows_check_in)
                    when p_check_out then to_jsonb(d.allows_check_out) end
       ) order by d.day) from days d where d.day <= p_check_out) as stay_days,
      (select public.promotion_json(p, c.id, p_guest, p_now, p_except_stay, p_except_stay is not null)
       from public.promotions p
       where p.code = upper(trim(p_promo_code)) and ((p.active and not p.automatic) or p_except_stay is not null))
         as promotion,
      public.cabin_promotions(c.id, p_guest, p_now, p_except_stay) as automatic,
      (select jsonb_build_object('id', x.id, 'cabin_id', x.cabin_id, 'discount_percent', x.discount_percent,
                                 'starts_at', x.starts_at, 'expires_at', x.expires_at)
       from public.daily_deals x where x.id = p_deal_id and x.cabin_id = c.id) as deal
    from cabin c
  )
  select jsonb_build_object(
    'cabin', p.cabin, 'taxes', p.taxes, 'today', p.today, 'days', p.days, 'promotion', p.promotion,
    'automatic', p.automatic, 'deal', p.deal, 'payment_terms', p.terms,
    'damage_deposit', p.damage_deposit,
    'version', md5(jsonb_build_array(p.cabin - array['slug', 'title'], p.taxes, p.stay_days, p.promotion, p.automatic,
      p.deal, case when p_except_stay is null then p.terms end, p.damage_deposit)::text)
  )
  from parts p;
$$;

comment on function public.quote_inputs is
  'Everything a quote depends on, and a version that changes with whatever the price of these dates depends on. Null '
  'for an unknown or unlisted cabin. p_except_stay: as in cabin_days, of a booking that already has the code and its '
  'own damage deposit. p_guest: as in promotion_json.';

alter table public.promotions enable row level security;
alter table public.daily_deals enable row level security;
alter table public.deal_pins enable row level security;
alter table public.deal_unlocks enable row level security;

grant select, insert, update, delete on
  public.promotions, public.daily_deals, public.deal_pins, public.deal_unlocks
  to service_role;
grant execute on function
  public.has_bookable_night, public.deal_percent, public.choose_deal, public.daily_deal, public.count_deal_unlock,
    public.quote_inputs,
  public.mailbox_of, public.promotion_uses, public.has_used_promotion, public.is_for_another_guest,
    public.promotion_json,
    public.automatic_promotions,
  public.cabin_promotions, public.code_promotion, public.lock_promotions, public.agreed_damage_deposit
  to service_role;
