-- What the console's functions check of a price and of a text before they store it: anybody with a session can call them
-- without the console.

create function public.stay_taxes(p_rate jsonb, p_nights integer, p_cents integer)
returns table (code text, rate integer, cents integer) language sql immutable set search_path = '' as $$
  select coalesce(l.line ->> 'code', 'tax_' || l.place), coalesce((l.line ->> 'rate')::integer, 0),
         case when l.line ? 'rate' then round(p_cents::numeric * (l.line ->> 'rate')::integer / 10000)
              else (l.line ->> 'cents')::integer * p_nights end::integer
  from jsonb_array_elements(p_rate -> 'lines') with ordinality l(line, place)
  where p_nights <= coalesce((l.line ->> 'nights')::integer, p_nights);
$$;

comment on function public.stay_taxes is 'Each tax of a stay on an amount, in cents, rounded half up, as taxForStay in lib/domain computes it.';

create function public.cheapest_of_groups(p_nightly integer[], p_size integer)
returns integer language sql immutable set search_path = '' as $$
  select coalesce(sum(g.least), 0)::integer
  from (
    select min(n.cents) as least
    from unnest(p_nightly) with ordinality n(cents, place)
    where n.place <= cardinality(p_nightly) / p_size * p_size
    group by (n.place - 1) / p_size
  ) g;
$$;

comment on function public.cheapest_of_groups is
  'What a promotion takes off: the cheapest night of each whole group of consecutive nights, in cents.';

create function public.best_promotion(p_promotions jsonb, p_check_in date, p_nightly integer[])
returns table (code text, free_nights integer, cents integer) language sql stable set search_path = '' as $$
  select x.terms ->> 'code', coalesce(cardinality(p_nightly) / x.every, 0), x.cents
  from (
    select p.place, p.terms, p.every,
           case when p.every is not null then public.cheapest_of_groups(p_nightly, p.every)
                when p.terms ? 'percent_off' then round(n.total * (p.terms ->> 'percent_off')::numeric / 100)
                else least((p.terms ->> 'amount_off_cents')::integer, n.total) end::integer as cents
    from (
      select e.place, e.terms, (e.terms ->> 'every_nth_night_free')::integer as every
      from jsonb_array_elements(p_promotions) with ordinality e(terms, place)
      where jsonb_typeof(e.terms) = 'object' and not e.terms ? 'refusal'
    ) p
    cross join (select coalesce(sum(c), 0) as total from unnest(p_nightly) c) n
    cross join (select to_char(p_check_in, 'MM-DD') as day) d
    where coalesce(p.every, 2) >= 2
      and cardinality(p_nightly) >= greatest(p.every, (p.terms ->> 'min_nights')::integer, 1)
      and p_check_in between coalesce((p.terms ->> 'stay_from')::date, p_check_in) and coalesce((p.terms ->> 'stay_to')::date, p_check_in)
      and coalesce(case
        when p.terms ->> 'season_start' <= p.terms ->> 'season_end'
          then d.day between p.terms ->> 'season_start' and p.terms ->> 'season_end'
        else d.day >= p.terms ->> 'season_start' or d.day <= p.terms ->> 'season_end'
      end, true)
  ) x
  order by x.cents desc, x.place limit 1;
$$;

comment on function public.best_promotion is
  'Which of the promotions a stay gets, as choosePromotion in lib/domain chooses. p_nightly: cents of each night, in order.';

create function public.price_stay(
  p_inputs jsonb, p_check_in date, p_check_out date, p_pets integer, p_change_cents integer, p_deal_at timestamptz
)
returns jsonb language plpgsql stable set search_path = '' as $$
declare
  v_cabin jsonb := p_inputs -> 'cabin';
  v_deal jsonb := nullif(p_inputs -> 'deal', 'null');
  v_nights integer := p_check_out - p_check_in;
  v_nightly integer[];
  v_original integer;
  v_code text;
  v_free integer;
  v_promo integer;
  v_percent numeric := 0;
  v_discount integer;
  v_subtotal integer;
  v_cleaning integer := (v_cabin ->> 'cleaning_fee')::integer;
  v_pets integer := case when p_pets > 0 then coalesce((v_cabin ->> 'pet_fee')::integer, 0) else 0 end;
  v_rate jsonb := public.stay_tax_rate(p_inputs -> 'taxes', v_cabin ->> 'city', p_check_in);
  v_taxes jsonb;
  v_percent_taxed numeric;
  v_tax integer;
  v_full_taxes integer;
  v_total integer;
  v_full integer;
begin
  select array_agg(round(coalesce((d ->> 'price')::integer, (v_cabin ->> 'nightly_rate')::integer)
           * round(100 * (100 + (v_cabin ->> 'nightly_surcharge')::numeric)) / 10000)::integer order by d ->> 'day')
  into v_nightly
  from jsonb_array_elements(p_inputs -> 'days') d
  where (d ->> 'day')::date >= p_check_in and (d ->> 'day')::date < p_check_out;
  if cardinality(v_nightly) is distinct from v_nights then
    return null;
  end if;
  v_original := (select sum(n) from unnest(v_nightly) n);
  select b.code, b.free_nights, b.cents into v_code, v_free, v_promo
  from public.best_promotion(
    jsonb_build_array(p_inputs -> 'promotion') || coalesce(p_inputs -> 'automatic', '[]'), p_check_in, v_nightly) b;
  v_free := coalesce(v_free, 0);
  v_promo := coalesce(v_promo, 0);
  if (v_deal ->> 'starts_at')::timestamptz <= p_deal_at and p_deal_at < (v_deal ->> 'expires_at')::timestamptz then
    v_percent := (v_deal ->> 'discount_percent')::numeric;
  end if;
  v_discount := round((v_original - v_promo) * round(100 * v_percent) / 10000);
  v_subtotal := v_original - v_promo - v_discount + p_change_cents;
  if v_rate is null then
    return null;
  end if;
  select coalesce(jsonb_object_agg(t.code, t.cents), '{}'), coalesce(sum(t.cents), 0), coalesce(sum(t.rate), 0) / 100.0
  into v_taxes, v_tax, v_percent_taxed
  from public.stay_taxes(v_rate, v_nights, v_subtotal + v_cleaning) t;
  v_full_taxes := (
    select coalesce(sum(t.cents), 0) from public.stay_taxes(v_rate, v_nights, v_original + p_change_cents + v_cleaning) t
  );
  v_total := v_subtotal + v_tax + v_cleaning + v_pets;
  v_full := v_original + p_change_cents + v_full_taxes + v_cleaning + v_pets;
  return jsonb_build_object(
    'cabin_id', v_cabin ->> 'id', 'check_in', p_check_in, 'check_out', p_check_out, 'nights', v_nights, 'currency', 'USD',
    'nightly', (
      select jsonb_agg(jsonb_build_object('date', p_check_in + n.place::integer - 1, 'amount_cents', n.cents) order by n.place)
      from unnest(v_nightly) with ordinality n(cents, place)
    ),
    'original_subtotal_cents', v_original, 'free_nights', v_free, 'promo_discount_cents', v_promo,
    'discount_percent', v_percent, 'discount_cents', v_discount, 'subtotal_cents', v_subtotal,
    'cleaning_fee_cents', v_cleaning,
    'tax', jsonb_build_object(
      'state_cents', coalesce((v_taxes ->> 'state_tax')::integer, 0),
      'local_cents', v_tax - coalesce((v_taxes ->> 'state_tax')::integer, 0) - coalesce((v_taxes ->> 'occupancy_tax')::integer, 0),
      'occupancy_cents', coalesce((v_taxes ->> 'occupancy_tax')::integer, 0),
      'occupancy_applies', v_taxes ? 'occupancy_tax', 'total_rate', v_percent_taxed, 'total_cents', v_tax
    ),
    'tax_lines', v_taxes,
    'pet_fee_cents', v_pets, 'total_cents', v_total, 'avg_nightly_cents', round(v_subtotal / v_nights::numeric)::integer,
    'taxes_before_discount_cents', v_full_taxes, 'original_total_cents', v_full, 'savings_cents', v_full - v_total
  ) || case when v_code is null then '{}' else jsonb_build_object('promo_code', v_code) end;
end;
$$;

comment on function public.price_stay is
  'The amounts of a quote from its inputs, as quoteStay and adjustQuote in lib/domain compute them; a test compares the two. p_change_cents: the change that the host agreed with the guest, on the nights before tax. A deal counts as of p_deal_at. Null: a night is not in the inputs.';

create function public.lines_of_price(p_price jsonb, p_change_cents integer)
returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(l.code, l.cents) || (p_price -> 'tax_lines')
  from (values
    ('nights', (p_price ->> 'original_subtotal_cents')::integer, true),
    (case when (p_price ->> 'free_nights')::integer > 0 then 'free_nights' else 'promotion' end,
     -(p_price ->> 'promo_discount_cents')::integer, false),
    ('deal', -(p_price ->> 'discount_cents')::integer, false),
    ('adjustment', p_change_cents, false),
    ('cleaning_fee', (p_price ->> 'cleaning_fee_cents')::integer, false),
    ('pet_fee', (p_price ->> 'pet_fee_cents')::integer, false)
  ) as l(code, cents, is_always)
  where l.is_always or l.cents <> 0;
$$;

comment on function public.lines_of_price is 'The lines that a price has, and the amount of each: all of them, and no other.';

create function public.clean_line(p_text text)
returns text language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(p_text, '\s*[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+\s*', ' ', 'g'),
    '^\s+|\s+$', '', 'g');
$$;

comment on function public.clean_line is
  'One line of a person''s text: line ends, control characters and changes of direction become a space.';

create function public.read_line(p_text text, p_least integer, p_most integer)
returns text language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(length(public.clean_line(p_text)) not between p_least and p_most, true) then
    perform public.refuse('bad_change');
  end if;
  return public.clean_line(p_text);
end;
$$;

comment on function public.read_line is 'The text as clean_line returns it; bad_change if it is shorter or longer than allowed.';

create function public.is_quote_of(p_quote jsonb, p_to jsonb, p_inputs jsonb, p_deal_at timestamptz)
returns boolean language plpgsql stable set search_path = '' as $$
declare
  v_lines jsonb := p_quote -> 'lines';
  v_change integer;
  v_price jsonb;
begin
  if coalesce(length(p_quote::text) > 60000 or jsonb_typeof(v_lines) <> 'array' or jsonb_array_length(v_lines) > 20, true) then
    return false;
  end if;
  select coalesce(sum((l ->> 'amount_cents')::integer), 0) into v_change
  from jsonb_array_elements(v_lines) l where l ->> 'code' = 'adjustment';
  v_price := public.price_stay(
    p_inputs, (p_to ->> 'check_in')::date, (p_to ->> 'check_out')::date, (p_to ->> 'pets')::integer, v_change, p_deal_at);
  return coalesce(
    v_change between -10000000 and 10000000
    and (p_quote ->> 'subtotal_cents')::integer >= 0
    and (p_quote ->> 'total_cents')::integer between 0 and 100000000
    and (p_quote ->> 'original_total_cents')::integer <= 100000000
    and p_quote - array['lines', 'expires_at', 'tax'] = v_price - array['tax', 'tax_lines']
    and (p_quote -> 'tax') - 'city' = v_price -> 'tax'
    and jsonb_typeof(p_quote -> 'tax' -> 'city') = 'string' and length(p_quote -> 'tax' ->> 'city') <= 140
    and p_quote -> 'tax' ->> 'city' = public.clean_line(p_quote -> 'tax' ->> 'city')
    and p_quote ->> 'expires_at' ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$'
    and (p_quote ->> 'expires_at')::timestamptz is not null
    and (select jsonb_object_agg(l ->> 'code', l -> 'amount_cents') from jsonb_array_elements(v_lines) l)
      = public.lines_of_price(v_price, v_change)
    -- One line a code, of nothing but code, label and amount.
    and (select count(*) = count(distinct l ->> 'code') from jsonb_array_elements(v_lines) l)
    and not exists (
      select from jsonb_array_elements(v_lines) l
      where l - array['code', 'label', 'amount_cents'] <> '{}'
        or jsonb_typeof(l -> 'label') is distinct from 'string'
        or l ->> 'label' <> public.clean_line(l ->> 'label')
        or length(l ->> 'label') not between case l ->> 'code' when 'adjustment' then 2 else 1 end
                                     and case l ->> 'code' when 'adjustment' then 120 else 160 end
    ), false);
exception when data_exception then
  return false;
end;
$$;

comment on function public.is_quote_of is
  'Whether a quote is the one that the rules give for that stay and party from these inputs, line by line, with no change but one agreed with the guest.';

create function public.agreed_change(p_quote jsonb)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('cents', c.cents, 'reason', l ->> 'label')
  from (
    select (p_quote ->> 'subtotal_cents')::integer - (p_quote ->> 'original_subtotal_cents')::integer
      + (p_quote ->> 'promo_discount_cents')::integer + (p_quote ->> 'discount_cents')::integer as cents
  ) c
  cross join jsonb_array_elements(case jsonb_typeof(p_quote -> 'lines') when 'array' then p_quote -> 'lines' else '[]' end) l
  where c.cents <> 0 and l ->> 'code' = 'adjustment' and l -> 'amount_cents' = to_jsonb(c.cents)
  limit 1;
$$;

comment on function public.agreed_change is
  'The change of price that the host agreed with the guest, on the nights before tax, and its reason. Null: none. A price that was kept at a move is none: it belongs to that stay alone.';

grant execute on function
  public.stay_taxes, public.cheapest_of_groups, public.best_promotion, public.price_stay, public.lines_of_price,
  public.clean_line, public.read_line, public.is_quote_of, public.agreed_change
  to service_role;
