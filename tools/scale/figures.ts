import { openSession, summarize, type Figure, type Sample, type Session } from './session.ts';

const YEARS = 3;
const STAYS_A_YEAR = 48;
const BATCH = 500;
// Rows of each ledger that the job hasn't processed yet.
const TAIL = 5000;
const OWNER_CABINS = 200;

const cabinId = (n: string) => `md5('cabin ' || ${n})::uuid`;
const draw = (most: number, ...of: (string | number)[]) =>
  `(abs(hashtext(concat_ws(' ', ${of.join(', ')}))) % ${most})`;

/** Stays of three years and the start of the next in the ledgers, as the triggers would have written them. */
const ledgerSql = (first: number, last: number) => `
  with s as materialized (
    select md5('stay ' || c.n || ' ' || k)::uuid as id, c.n, x.id as cabin_id, x.area, x.city, x.nightly_rate as rate,
           current_date - ${YEARS} * 365 + (k * 365 / ${STAYS_A_YEAR}) + 90 as check_in, 2 + ${draw(5, 'c.n', 'k', 1)} as nights,
           ${draw(90, 'c.n', 'k', 2)} as lead, ${draw(100, 'c.n', 'k', 3)} as die
    from generate_series(${first}, ${last}) c(n)
    join public.cabins x on x.id = ${cabinId('c.n')}
    cross join generate_series(0, ${YEARS * STAYS_A_YEAR - 1}) k
  ),
  sold as (
    select s.*, case when s.die < 50 then 'site' when s.die < 60 then 'phone' when s.die < 80 then 'airbnb' when s.die < 95 then 'vrbo' else 'block' end as source from s
  ),
  nights as (
    insert into public.stay_figures (stay_id, cabin_id, area, source, month, day, nights, revenue_cents, stays, stay_nights, lead_days, cancelled)
    select s.id, s.cabin_id, s.area, s.source, date_trunc('month', s.check_in)::date, s.check_in - s.lead, s.nights,
           case when s.source in ('site', 'phone') then s.nights * s.rate else 0 end, case when s.source = 'block' then 0 else 1 end,
           s.nights, case when s.source in ('site', 'phone') then s.lead else 0 end, 0
    from sold s
  )
  insert into public.money_figures (booking_id, cabin_id, place, part, day, cents, is_return)
  select s.id, s.cabin_id, s.city, p.part, s.check_in - s.lead, s.nights * s.rate * p.share / 100, false
  from sold s
  cross join (values ('nights', 100), ('cleaning', 20), ('state_tax', 7), ('local_tax', 3), ('occupancy_tax', 3)) p(part, share)
  where s.source in ('site', 'phone')`;

/** The bookings behind the ledger: all of one owner's cabins, and this month's of the others. */
const BOOKINGS = `
  set session_replication_role = replica;
  truncate public.occupancies cascade;
  insert into public.occupancies (id, cabin_id, check_in, check_out, kind)
  select f.stay_id, f.cabin_id, f.day + f.lead_days, f.day + f.lead_days + f.nights, 'booking'
  from public.stay_figures f join public.cabins c on c.id = f.cabin_id
  where f.source in ('site', 'phone') and (c.display_order <= ${OWNER_CABINS} or f.day >= date_trunc('month', current_date));
  insert into public.bookings (id, occupancy_id, cabin_id, reference, token, status, adults, children, pets, guest_name, guest_email,
    guest_phone, quote, total_cents, request_hash, terms_accepted_at, created_at, confirmed_at, free_cancel_until)
  select o.id, o.id, o.cabin_id, 'MM-' || upper(translate(substr(md5(o.id::text), 1, 8), '01abcdef', '2345XYZW')), o.id::text || 'x', 'confirmed', 2, 0, 0,
         'June Carter', 'june@example.com', '+18655550100', '{}', 30000, 'x', now(), o.check_in, o.check_in, now()
  from public.occupancies o where o.kind = 'booking' and exists (select from public.stay_figures f where f.stay_id = o.id)
  on conflict do nothing;
  insert into public.payments (booking_id, provider, session_id, url, status, amount_cents, paid_cents, expires_at, paid_at)
  select b.id, 'stripe', 'cs_' || b.id, 'https://pay.example', 'paid', 30000, 30000, now(), f.day
  from public.bookings b join public.stay_figures f on f.stay_id = b.id;
  set session_replication_role = origin;
  analyze;`;

const USER = '00000000-0000-4000-8000-00000000f19e';
const OWNER = '00000000-0000-4000-8000-00000000f19f';
const STAFF = `
  insert into auth.users (id, email) values ('${USER}', 'host@staff.example'), ('${OWNER}', 'owner@staff.example');
  insert into auth.sessions (id, user_id, created_at) values ('${USER}', '${USER}', now());
  insert into public.staff (user_id, email, role) values ('${USER}', 'host@staff.example', 'owner');
  insert into public.staff (user_id, email, role, cabin_ids) values ('${OWNER}', 'owner@staff.example', 'cabin_owner',
    (select array_agg(id) from public.cabins where display_order <= ${OWNER_CABINS}))`;
const CLAIMS = `select set_config('request.jwt.claims', '{"sub": "${USER}", "session_id": "${USER}"}', false),
  set_config('request.jwt.claim.sub', '${USER}', false)`;

const month = (back: number) =>
  `(date_trunc('month', current_date) - interval '${back} months')::date`;
const year = `${month(11)}, ${month(0)}`;
const READS: Record<string, string> = {
  'figures, a year, all cabins': `select public.host_figures(${year})`,
  'figures, three years, all cabins': `select public.host_figures(${month(35)}, ${month(0)})`,
  'figures, a year, an area': `select public.host_figures(${year}, 'gatlinburg')`,
  'figures, a year, a cabin': `select public.host_figures(${year}, null, 'cabin-77')`,
  'pace, all cabins': 'select public.host_pace()',
  'pace, an area': `select public.host_pace('gatlinburg')`,
  'pace, a cabin': `select public.host_pace(null, 'cabin-77')`,
  'cabins by revenue, a year': `select public.host_cabin_figures(${year})`,
  'cabins by occupancy, a year, a source': `select public.host_cabin_figures(${year}, '{"sort": "occupancy", "source": "site"}')`,
  'cabins by revenue, three years': `select public.host_cabin_figures(${month(35)}, ${month(0)})`,
  'cabins by name': `select public.host_cabin_figures(${year}, '{"q": "cabin 12", "page": 2}')`,
  'funnel, a year': `select public.host_funnel(${year})`,
  'taxes, a year': `select public.host_taxes_due(${year})`,
  'payments of a month': `select public.host_payments(${month(0)})`,
  [`statement of an owner of ${OWNER_CABINS} cabins`]: `select public.host_statement(${month(1)}, '${OWNER}')`,
  'statement of a cabin': `select public.host_statement(${month(1)}, null, 'cabin-77')`,
};

const SALES = 400;
const sale = (n: number | string) => `md5('sale ' || ${n})::uuid`;
const NIGHTLY = [0, 1, 2].map(
  (n) => `jsonb_build_object('date', current_date + ${800 + n}, 'amount_cents', 15000)`,
);
const QUOTE = `jsonb_build_object('total_cents', 60000, 'nightly', jsonb_build_array(${NIGHTLY.join()}),
  'cleaning_fee_cents', 9000, 'pet_fee_cents', 0, 'tax', jsonb_build_object('city', 'gatlinburg', 'total_cents', 6000,
  'state_cents', 3780, 'local_cents', 1620, 'occupancy_cents', 600))`;
/** Holds awaiting payment, one per cabin. */
const HOLDS = `
  set session_replication_role = replica;
  insert into public.occupancies (id, cabin_id, check_in, check_out, kind)
  select ${sale('n')}, ${cabinId('n')}, current_date + 800, current_date + 803, 'booking' from generate_series(1, ${SALES}) n;
  insert into public.bookings (id, occupancy_id, cabin_id, reference, token, status, adults, children, pets, guest_name, guest_email,
    guest_phone, quote, total_cents, request_hash, terms_accepted_at, hold_expires_at, free_cancel_until)
  select o.id, o.id, o.cabin_id, 'MM-' || upper(translate(substr(md5('sale' || o.id), 1, 8), '01abcdef', '2345XYZW')), o.id::text || 'y',
    'pending_payment', 2, 0, 0, 'June Carter', 'june@example.com', '+18655550100', ${QUOTE}, 60000, 'x', now(), now() + interval '1 hour', now()
  from generate_series(1, ${SALES}) n join public.occupancies o on o.id = ${sale('n')};
  insert into public.payments (booking_id, provider, session_id, url, status, amount_cents, expires_at)
  select ${sale('n')}, 'stripe', 'cs_sale_' || n, 'https://pay.example', 'open', 60000, now() + interval '1 hour' from generate_series(1, ${SALES}) n;
  set session_replication_role = origin;`;
const LEDGERS = [
  ['bookings', 'note_changed_figures'],
  ['payments', 'note_figures'],
] as const;
const setLedgers = (state: 'enable' | 'disable') =>
  LEDGERS.map(([table, name]) => `alter table public.${table} ${state} trigger ${name}`).join(';');
const paySale = (n: number) => `
  update public.payments set status = 'paid', paid_cents = amount_cents, paid_at = now() where booking_id = ${sale(n)};
  update public.bookings set status = 'confirmed', confirmed_at = now(), hold_expires_at = null where id = ${sale(n)}`;

/** The time of an arriving payment, alternately with and without its ledgers. */
async function measureSales(session: Session): Promise<Record<string, Figure>> {
  await session.run(HOLDS);
  const samples: Record<'enable' | 'disable', Sample[]> = { enable: [], disable: [] };
  for (let n = 1; n <= SALES; n += 1) {
    const state = n % 2 === 0 ? 'enable' : 'disable';
    await session.run(setLedgers(state));
    samples[state].push((await session.timed(paySale(n))).sample);
  }
  return {
    'a payment arrives': summarize(samples.enable),
    'the same without its ledgers': summarize(samples.disable),
  };
}

/** Lets the job process the ledgers except for their last rows. */
async function foldLedgers(session: Session): Promise<void> {
  for (;;) {
    const [left] = await session.run(
      `select greatest((select count(*) from public.stay_figures where not is_folded),
                       (select count(*) from public.money_figures where not is_folded))::integer as rows`,
    );
    const above = Number(left?.rows) - TAIL;
    if (above <= 0) return;
    await session.run(`select public.fold_figures(${Math.min(above, 200_000)})`);
  }
}

/** Times the console's figures over three years of stays. */
export async function measureFigures(url: string, cabins: number, runs: number) {
  const session = await openSession(url);
  for (let first = 1; first <= cabins; first += BATCH) {
    await session.run(ledgerSql(first, Math.min(first + BATCH - 1, cabins)));
  }
  await session.run(BOOKINGS);
  await session.run(STAFF);
  await foldLedgers(session);
  await session.run('vacuum analyze');
  await session.run(CLAIMS);
  const figures: Record<string, Figure> = {};
  for (const [name, sql] of Object.entries(READS)) {
    await session.timed(sql);
    const samples: Sample[] = [];
    for (let run = 0; run < runs; run += 1) samples.push((await session.timed(sql)).sample);
    figures[name] = summarize(samples);
  }
  Object.assign(figures, await measureSales(session));
  await session.end();
  return figures;
}
