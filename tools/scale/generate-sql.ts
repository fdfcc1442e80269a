const AT_ONCE = 10_000;

/** A pseudorandom number below `below` that depends only on the cabin and a second number. */
const draw = (below: number, salt: number, second = '0') =>
  `(abs(hashint8(c.n * 1000003::bigint + ${second} + ${salt}::bigint * 7919)::bigint) % ${below})`;

const cabinsSql = (first: number, last: number) => `
  insert into public.cabins (id, slug, title, short_desc, hero_image_url, city, area, beds, baths, bedrooms, max_guests,
                             max_pets, nightly_rate, cleaning_fee, mountain_mama_nightly_surcharge, display_order,
                             latitude, longitude, elevation_ft, views_last_7_days, live)
  select md5('cabin ' || c.n)::uuid, 'cabin-' || c.n, 'Cabin ' || c.n, repeat('A cabin among many. ', 5), '/images/cabin.webp',
         (array['Gatlinburg', 'Pigeon Forge', 'Sevierville', 'Wears Valley'])[a.place],
         (array['gatlinburg', 'pigeon-forge', 'sevierville', 'wears-valley'])[a.place],
         2, 1, 1, 2 + 2 * ${draw(8, 2)}, 2, 9000 + 100 * ${draw(400, 3)}, 7500 + 500 * ${draw(20, 4)},
         (array[0, 0, 2.5, 5])[1 + ${draw(4, 5)}], c.n,
         35.45 + ${draw(40_000, 15)} / 100000.0, -83.95 + ${draw(90_000, 16)} / 100000.0, 1500,
         case when ${draw(5, 17)} = 0 then 2000 / (1 + ${draw(1000, 18)}) else 0 end, true
  from generate_series(${first}, ${last}) c(n)
  cross join lateral (select 1 + width_bucket(${draw(100, 1)}, array[35, 65, 90]) as place) a;`;

/** Weekends and summer cost more; one cabin in ten turns over only on Saturdays, three sell weekends only whole. */
const calendarSql = (first: number, last: number, days: number) => `
  insert into public.cabin_calendar (cabin_id, day, price, min_stay, allows_check_in, allows_check_out, open)
  select md5('cabin ' || c.n)::uuid, d.day,
         case when ${draw(20, 6, 'd.n')} = 0 then null
              else (p.rate * d.season * case when d.weekday in (5, 6) then 125 else 100 end
                    * (97 + ${draw(7, 7, 'd.n / 7')}) / 1000000)::integer end,
         case when p.saturdays then 7
              when d.weekday in (5, 6) and p.weekends then 3
              when d.season > 120 then 3 else 2 - p.single end,
         d.weekday = 6 or not p.saturdays and (d.weekday <> 6 or not p.weekends),
         d.weekday = 6 or not p.saturdays,
         ${draw(200, 8, 'd.n / 5')} > 0
  from generate_series(${first}, ${last}) c(n)
  cross join lateral (select 9000 + 100 * ${draw(400, 3)} as rate, ${draw(10, 9)} = 0 as saturdays,
                             ${draw(10, 10)} < 3 as weekends, (${draw(3, 11)} = 0)::integer as single offset 0) p
  cross join (select n, current_date - 1 + n as day, extract(dow from current_date - 1 + n)::integer as weekday,
                     case extract(month from current_date - 1 + n)::integer
                       when 7 then 130 when 10 then 135 when 12 then 120 when 6 then 115 when 1 then 80 else 100 end as season
              from generate_series(0, ${days - 1}) n) d
  order by 1, 2;`;

/** Stays and gaps alternate, so that six nights in ten are taken. A few stays are holds, some of them lapsed. */
const occupanciesSql = (first: number, last: number, days: number) => `
  insert into public.occupancies (cabin_id, check_in, check_out, kind, expires_at)
  select md5('cabin ' || s.n)::uuid, s.check_in, s.check_in + s.nights, h.kind,
         case when h.kind = 'hold' then now() + case when s.luck = 0 and s.n % 10 = 0 then interval '-1 minute' else interval '1 day' end end
  from (
    select c.n, x.nights, ${draw(10_000, 12, 'c.k')} as luck,
           current_date - 4 + (sum(x.gap + x.nights) over (partition by c.n order by c.k) - x.nights)::integer as check_in
    from (select n, k from generate_series(${first}, ${last}) n, generate_series(1, ${Math.ceil(days / 4)}) k) c
    cross join lateral (
      select (array[2, 2, 3, 3, 3, 4, 5, 7])[1 + ${draw(8, 13, 'c.k')}] as nights,
             (array[0, 0, 1, 2, 2, 3, 4, 7])[1 + ${draw(8, 14, 'c.k')}] as gap
    ) x
  ) s
  cross join lateral (select case when s.luck < 10 and s.check_in between current_date and current_date + 60 then 'hold'
                                  when s.luck % 14 = 0 then 'block' else 'booking' end as kind) h
  where s.check_in + s.nights <= current_date + ${days};`;

// Without the tables' constraints, because checking them row by row takes far longer than the rows.
const BARE = `
  alter table public.occupancies drop constraint occupancies_never_overlap;
  alter table public.cabin_calendar drop constraint cabin_calendar_pkey;
  drop index public.occupancies_by_cabin;`;
const DRESSED = `
  alter table public.cabin_calendar add primary key (cabin_id, day);
  create index occupancies_by_cabin on public.occupancies (cabin_id, check_in);
  alter table public.occupancies add constraint occupancies_never_overlap
    exclude using gist (cabin_id with =, during with &&) where (released_at is null);`;

/** The statements that fill an empty, migrated database, in order. */
export function generateSql(cabins: number, days: number): string[] {
  const starts = Array.from({ length: Math.ceil(cabins / AT_ONCE) }, (_, i) => i * AT_ONCE + 1);
  const fills = starts.flatMap((first) => {
    const last = Math.min(first + AT_ONCE - 1, cabins);
    return [
      cabinsSql(first, last),
      calendarSql(first, last, days),
      occupanciesSql(first, last, days),
    ];
  });
  return [
    `set session_replication_role = replica`,
    `set maintenance_work_mem = '1GB'`,
    BARE,
    ...fills,
    DRESSED,
    `set session_replication_role = origin`,
    ...starts.map(
      (first) => `select count(public.recount_search_of(md5('cabin ' || n)::uuid))
                  from generate_series(${first}, ${Math.min(first + AT_ONCE - 1, cabins)}) n`,
    ),
    `vacuum (analyze)`,
  ];
}
