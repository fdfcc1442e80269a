-- The shop's name, contact and usual terms, where the console has changed them; lib/shop/shop-settings.ts has the
-- defaults.

create function public.page_text_keys()
returns text[] language sql immutable set search_path = '' as $$
  select array['story', 'promise_text', 'terms_text', 'privacy_text'];
$$;

comment on function public.page_text_keys is
  'The settings that hold the text of a page in the host''s own words: About, Promise, Terms and Privacy.';

create table public.shop_settings (
  key text primary key check (key in (
    'name', 'host', 'tagline', 'description', 'email', 'phone', 'tiktok', 'instagram', 'facebook', 'region',
      'region_in_text',
    'state_name', 'state_code', 'timezone', 'smokies', 'since', 'support', 'followers', 'followers_of', 'banner',
      'promotion', 'promotion_text',
    'promotion_season', 'handpicked', 'no_fees', 'instant_booking', 'virtual_tours', 'best_price', 'reference_prefix',
    'deal_percents', 'cancel_days', 'deposit', 'balance_days', 'damage_deposit', 'damage_text', 'change_dates',
      'change_nights', 'change_party', 'change_pets', 'tonight_until', 'letter_name', 'legal_name', 'postal_address',
      'permit', 'colors', 'story_heading',
      'hidden_categories', 'logo',
    'story', 'promise_text', 'terms_text', 'privacy_text'
  )),
  value text not null,
  updated_at timestamptz not null default now(),
  -- Page texts may have several lines; all other settings are one line.
  check (
    case when key = any (public.page_text_keys())
      then length(value) <= case key when 'story' then 3000 else 20000 end
        and replace(value, e'\n', '') !~ '[[:cntrl:]]'
      else length(value) <= 300 and value !~ '[[:cntrl:]]' end
  ),
  check (key = 'story' or key <> all (public.page_text_keys()) or trim(value) <> ''),
  check (key <> 'reference_prefix' or value ~ '^[A-Z]{2,4}$'),
  check (key <> 'deal_percents' or value ~ '^[1-9][0-9]?(,[1-9][0-9]?){0,5}$'),
  check (key <> 'timezone' or '2000-01-01 00:00+00'::timestamptz at time zone value is not null),
  check (key <> 'hidden_categories' or value ~ '^([a-z-]+(,[a-z-]+)*)?$'),
  check (key <> 'logo' or value ~
    '^(/images/uploads/00000000(-0{4}){3}-0{12}/[0-9a-f-]{36}-[0-9]{2,4}x[0-9]{2,4}-[0-9a-f]{6}[.]webp)?$'),
  check (key <> 'cancel_days' or value ~ '^([0-9]|[1-9][0-9]|[12][0-9][0-9])$'),
  check (key <> 'deposit' or value ~ '^(full|first_night|[1-8][0-9]|90)$'),
  check (key <> 'balance_days' or value ~ '^([1-9]|[1-9][0-9]|1[0-7][0-9]|180)$'),
  check (key <> 'damage_deposit' or value ~ '^([1-9][0-9]{0,3}|10000)?$'),
  check (key <> 'damage_text' or length(value) <= 200),
  check (key not in ('change_dates', 'change_nights', 'change_party', 'change_pets')
    or value in ('guest', 'approval', 'off')),
  check (key <> 'tonight_until' or value ~ '^([0-9]|1[0-9]|2[0-4])$')
);

comment on table public.shop_settings is 'The host''s settings by key; lib/shop/shop-settings.ts has the defaults.';

alter table public.shop_settings enable row level security;
grant select on public.shop_settings to anon, authenticated;
grant select, insert, delete on public.shop_settings to service_role;
create policy "settings of the shop are public" on public.shop_settings for select to anon, authenticated using (true);

create function public.is_another_shop()
returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from public.shop_settings s join (values
      ('name', 'Mountain Mama Cabins'), ('host', 'Mountain Mama'), ('region', 'Smoky Mountains'),
        ('region_in_text', 'the Smokies'),
      ('state_name', 'Tennessee'), ('smokies', 'shown')
    ) as e(key, value) on e.key = s.key
    where s.value <> e.value
  );
$$;

comment on function public.is_another_shop is
  'Whether the shop has its own name, host or place, so that the example shop''s texts don''t apply. isAnotherShop in '
  'lib/shop/shop-settings.ts has the same rule.';

create function public.prefix_of(p_name text)
returns text language sql immutable set search_path = '' as $$
  select case when length(x.initials) = 2 then x.initials when length(x.letters) >= 2 then left(x.letters, 2)
    else 'CB' end
  from (select translate(p_name, '''’', '') as name) n
  cross join lateral (
    select
      upper(regexp_replace(n.name, '[^A-Za-z]', '', 'g')) as letters,
      upper(regexp_replace(n.name, '^[^A-Za-z]*([A-Za-z]).*[^A-Za-z]([A-Za-z])[A-Za-z]*[^A-Za-z]*$', '\1\2'))
        as initials
  ) x;
$$;

comment on function public.prefix_of is
  'The reference prefix for a shop of this name: the initials of its first and last words.';

create function public.deal_percents()
returns integer[] language sql stable set search_path = '' as $$
  select coalesce((select string_to_array(s.value, ',')::integer[] from public.shop_settings s
    where s.key = 'deal_percents'), array[10, 15, 20]);
$$;

comment on function public.deal_percents is 'The discounts of daily deals in percent.';

create function public.usual_cancel_days()
returns smallint language sql stable set search_path = '' as $$
  select coalesce((select s.value::smallint from public.shop_settings s where s.key = 'cancel_days'), 14::smallint);
$$;

comment on function public.usual_cancel_days is
  'The days before check-in until which a new cabin can be canceled for free.';

create function public.payment_terms()
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'deposit', coalesce(max(s.value) filter (where s.key = 'deposit'), 'full'),
    'balance_days', coalesce(max(s.value) filter (where s.key = 'balance_days'), '30')::integer
  )
  from public.shop_settings s where s.key in ('deposit', 'balance_days');
$$;

comment on function public.payment_terms is
  'What a guest pays when booking (full, first_night or a percentage), and how many days before check-in the rest is '
  'due. payment-plan.ts in lib/domain splits the total.';

create function public.damage_deposit()
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('cents', s.value::integer * 100, 'text', coalesce(
    (select t.value from public.shop_settings t where t.key = 'damage_text'), ''))
  from public.shop_settings s where s.key = 'damage_deposit' and s.value <> '';
$$;

comment on function public.damage_deposit is
  'What a guest pays beyond the price of a stay and gets back after departure, in cents, and the host''s words about '
  'it. Null: none.';

create function public.change_rules()
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('dates', 'approval', 'nights', 'guest', 'party', 'guest', 'pets', 'guest')
    || coalesce(jsonb_object_agg(replace(s.key, 'change_', ''), s.value), '{}')
  from public.shop_settings s where s.key in ('change_dates', 'change_nights', 'change_party', 'change_pets');
$$;

comment on function public.change_rules is
  'Who decides about each change of a booked stay: guest, approval (the host) or off. nights: more nights before or '
  'after the booked ones; dates: any other dates.';

create function public.tonight_until()
returns smallint language sql stable set search_path = '' as $$
  select coalesce((select s.value::smallint from public.shop_settings s where s.key = 'tonight_until'), 18::smallint);
$$;

comment on function public.tonight_until is
  'The hour, in the cabin''s local time, until which the host can sell tonight by phone: 0 for never, 24 for all day.';

create function public.sells_tonight(p_timezone text, p_now timestamptz)
returns boolean language sql stable set search_path = '' as $$
  select extract(hour from p_now at time zone p_timezone) < public.tonight_until();
$$;

comment on function public.sells_tonight is
  'Whether the host can still sell tonight in a cabin of this time zone; tonight.ts in lib/domain has the same rule.';

create function public.usual_timezone()
returns text language sql stable set search_path = '' as $$
  select coalesce((select s.value from public.shop_settings s where s.key = 'timezone'), 'America/New_York');
$$;

comment on function public.usual_timezone is 'The time zone of a new cabin.';

create function public.shown_promotion()
returns text language sql stable set search_path = '' as $$
  select nullif(case x.value when 'shown' then 'MAMAFREE4' else x.value end, 'hidden')
  from (
    select coalesce(
      (select s.value from public.shop_settings s where s.key = 'promotion'),
      case when public.is_another_shop() then 'hidden' else 'shown' end
    ) as value
  ) x;
$$;

comment on function public.shown_promotion is 'The code of the promotion that the site shows; null for none.';

grant execute on function
  public.page_text_keys, public.is_another_shop, public.prefix_of, public.shown_promotion,
    public.deal_percents, public.usual_cancel_days, public.payment_terms, public.damage_deposit, public.change_rules,
  public.tonight_until, public.sells_tonight, public.usual_timezone
  to service_role;
