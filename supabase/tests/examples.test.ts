import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteStay } from '../../lib/domain/pricing/quote.ts';
import { calendarDate } from '../../lib/domain/values/calendar-date.ts';
import { fromQuoteJson } from '../../lib/schemas/quote-json.ts';
import { quoteJsonSchema } from '../../lib/schemas/quote.ts';
import { toCabinRates, type CabinRatesRow } from '../../lib/supabase/cabin-row.ts';
import { examplesSql } from '../seed/examples-sql.ts';
import { sendRefunds } from '../functions/_shared/payments/send-refunds.ts';
import type { PaymentWork } from '../functions/_shared/payments/payment-port.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookedStay } from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { expectRefusal, post } from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { TAX_RATES } from './support/tax-rates.ts';
import { tryOut } from './support/try-out.ts';

type Row = Record<string, unknown>;

const owner = await signInAs('owner');

async function readExamples() {
  return (await database.query(`
    select b.*, s.check_in::text, s.check_out::text, to_jsonb(c) as cabin, (
        select coalesce(jsonb_object_agg(k.day, k.price), '{}') from public.cabin_calendar k
        where k.cabin_id = c.id and k.day >= s.check_in and k.day < s.check_out
      ) as prices,
      m.paid_cents, m.refunded_cents, (
        select jsonb_agg(o.purpose) from public.outbox o where o.dedupe_key like 'booking:' || b.id || ':%'
      ) as messages
    from public.bookings b
    join public.occupancies s on s.id = b.occupancy_id
    join public.cabins c on c.id = b.cabin_id
    cross join lateral public.booking_money(b.id) m
    where b.is_example and b.moves = 0`)) as Row[];
}

test('every booked bar of the example cabins is a booking, paid and confirmed by email', async () => {
  const [alone] = await database.query(`
    select count(*)::int as bars from public.occupancies s
    where s.is_example and s.kind = 'booking' and not exists (select from public.bookings b where b.occupancy_id = s.id)`);
  assert.equal(alone?.bars, 0);
  const examples = await readExamples();
  assert.ok(examples.length > 400);
  for (const example of examples) {
    assert.equal(example.paid_cents, example.total_cents);
    assert.equal(example.refunded_cents, example.status === 'refunded' ? example.total_cents : 0);
    assert.ok((example.messages as string[]).includes('booking-confirmed'));
    assert.match(String(example.guest_email), /@example\.com$/);
    assert.match(String(example.guest_phone), /^\+186555501\d\d$/);
  }
  assert.equal(new Set(examples.map(({ token }) => token)).size, examples.length);
  assert.ok(examples.some(({ status }) => status === 'refunded'));
});

test('the amounts of an example are those of quoteStay', async () => {
  for (const example of await readExamples()) {
    const sold = fromQuoteJson(quoteJsonSchema.parse(example.quote));
    const { cabin, prices, pets } = example;
    const asked = quoteStay({
      cabin: toCabinRates(cabin as CabinRatesRow),
      taxes: TAX_RATES,
      stay: { checkIn: sold.checkIn, checkOut: sold.checkOut },
      dayPrices: new Map(
        Object.entries(prices as Record<string, number | null>).map(([date, cents]) => [
          calendarDate(date),
          cents,
        ]),
      ),
      pets: Number(pets),
      promotion: null,
      discountPercent: 0,
    });
    assert.deepEqual([sold.checkIn, sold.checkOut], [example.check_in, example.check_out]);
    assert.deepEqual(sold, asked);
    assert.equal(example.total_cents, asked.totalCents);
    const party = Number(example.adults) + Number(example.children);
    assert.ok(
      party <= Number((cabin as Row).max_guests),
      `${party} in ${String((cabin as Row).slug)}`,
    );
  }
});

test('a fresh start has arrivals, departures, guests in the house, a question and reviews to come', async () => {
  const today = await call<Record<string, Row[]> & { has_examples: boolean; unanswered: number }>(
    owner,
    'host_today',
  );
  for (const list of ['arrivals', 'departures', 'in_house'] as const) {
    assert.ok(
      today[list]?.some(({ is_example }) => is_example === true),
      list,
    );
  }
  assert.equal(today.has_examples, true);
  assert.ok(today.unanswered > 0);
  const [open] = await database.query(
    `select count(*)::int as questions from public.guest_messages m join public.bookings b on b.id = m.booking_id
     where b.is_example and m.author = 'guest' and m.answered_at is null`,
  );
  assert.equal(open?.questions, 1);
  const [review] = await database.query(
    `select count(*)::int as waiting from public.outbox where purpose = 'review-request' and status = 'queued'`,
  );
  assert.ok(Number(review?.waiting) > 0);
});

test('blocks and owner stays say what they are', async () => {
  const [blocks] = await database.query(`
    select count(*)::int as all, count(*) filter (where is_owner_stay)::int as own,
           count(*) filter (where not is_owner_stay and block_reason is null)::int as nameless
    from public.occupancies where is_example and kind = 'block'`);
  assert.ok(Number(blocks?.all) > 0 && Number(blocks?.own) > 0);
  assert.equal(blocks?.nameless, 0);
});

test('no provider gets an email about an example', async () => {
  const claimed = await tryOut<{ claimed: unknown; left: number; kept: boolean }>(`
    delete from public.outbox o where not public.is_example_message(o.dedupe_key);
    update public.outbox set send_at = now() - interval '1 minute', send_before = null where status = 'queued';
    result := jsonb_build_object('claimed', public.claim_message('{"email": {"guests": []}, "text": {"guests": []}}', 60));
    result := result || jsonb_build_object(
      'left', (select count(*) from public.outbox where status = 'queued'),
      'kept', not exists (select from public.outbox where status not in ('kept', 'cancelled')));`);
  assert.deepEqual(claimed, { claimed: null, left: 0, kept: true });
});

test('no provider is asked for a refund of an example', async () => {
  const asked: string[] = [];
  const claimed = {
    refund_id: '00000000-0000-4000-8000-000000000001',
    provider: 'test',
    session_id: 'example_1',
    provider_payment_id: 'example_1',
    amount_cents: 100,
  };
  const rpc = (name: string) => {
    asked.push(name);
    return Promise.resolve({ data: name === 'claim_refunds' ? [claimed] : 'sent', error: null });
  };
  const port = {
    provider: 'stripe',
    refund: () => Promise.reject(new Error('The provider was asked')),
  };
  const work = { admin: { rpc }, port, now: new Date() } as unknown as PaymentWork;
  assert.deepEqual(await sendRefunds(work), { sent: 1, postponed: 0 });
  assert.deepEqual(asked, ['claim_refunds', 'finish_refund']);
});

test('a charge of an example has no page to pay it on', async () => {
  const [example] = await database.query(
    `select id, token from public.bookings where is_example and status = 'confirmed' order by id limit 1`,
  );
  const [charge] = await database.query(
    `insert into public.booking_charges (booking_id, kind, amount_cents, label, reason, created_by)
     values ('${String(example?.id)}', 'extra', 500, 'Firewood', '', 'the tests') returning id`,
  );
  const body = { token: example?.token, charge_id: charge?.id };
  const answer = await expectRefusal(await post('stay-payment', body), 409);
  assert.equal(answer.code, 'not_payable');
  await database.query(`delete from public.booking_charges where id = '${String(charge?.id)}'`);
});

test('removing the examples leaves none in any table, frees their nights, and touches nothing real', async () => {
  const cabin = await createCabin();
  const real = await bookedStay(cabin.id, stayOf(30, 33));
  const session = (await owner.client.auth.getSession()).data.session;
  const claims = Buffer.from(session?.access_token.split('.')[1] ?? '', 'base64url').toString();
  const found = await tryOut<{
    counts: Record<string, number>;
    left: string[];
    real: string;
    others: boolean;
    taken: number;
    stale: number;
    audit: string;
  }>(`
    declare
      v_ids text[] := array(
        select x.id from (
          select b.id::text as id from public.bookings b where b.is_example
          union all select b.reference from public.bookings b where b.is_example
          union all select b.occupancy_id::text from public.bookings b where b.is_example
        ) x order by md5(x.id) limit 12);
      v_expected integer := (select count(*) from public.bookings b where b.is_example);
      v_others text := (select md5(string_agg(b::text, '' order by b.id)) from public.bookings b where not b.is_example);
      v_left text[] := '{}';
      v_table text;
      v_index text;
      v_found boolean;
    begin
      perform set_config('request.jwt.claims', '${claims.replaceAll("'", "''")}', true);
      perform set_config('request.jwt.claim.sub', '${owner.id}', true);
      result := jsonb_build_object('counts', public.host_remove_examples(v_expected));
      for v_table in select c.relname from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'search_%'
      loop
        execute format('select exists (select from public.%I t where t::text ~ $1)', v_table)
        into v_found using array_to_string(v_ids, '|');
        if v_found then v_left := v_left || v_table; end if;
      end loop;
      v_index := (select md5(string_agg(a::text, '' order by a.cabin_id, a.segment, a.length_group)) from public.search_arrivals a);
      perform public.recount_search_of(c.id) from public.cabins c;
      result := result || jsonb_build_object(
        'left', v_left,
        'real', (select b.status from public.bookings b where b.id = '${real.id}'),
        'others', v_others = (select md5(string_agg(b::text, '' order by b.id)) from public.bookings b),
        'taken', (select count(*) from public.occupancies s where s.is_example),
        'stale', case when v_index = (
          select md5(string_agg(a::text, '' order by a.cabin_id, a.segment, a.length_group)) from public.search_arrivals a
        ) then 0 else 1 end,
        'audit', (select a.actor_email from public.audit_log a where a.action = 'remove_examples' order by a.id desc limit 1)
      );
    end;`);
  const { counts, ...rest } = found;
  const { cabins, kept_cabins: keptCabins, ...gone } = counts;
  assert.deepEqual([cabins, keptCabins], [0, 0]);
  assert.ok(Object.values(gone).every((count) => count > 0));
  assert.deepEqual(rest, {
    left: [],
    real: 'confirmed',
    others: true,
    taken: 0,
    stale: 0,
    audit: owner.email,
  });
});

test('seeding again adds and changes no example', async () => {
  const state = `(select jsonb_build_object(
    'counts', public.count_examples(), 'states', (select md5(string_agg(b::text, '' order by b.id)) from public.bookings b),
    'refunds', (select count(*) from public.refunds), 'events', (select count(*) from public.booking_events)))`;
  const [before] = await database.query(`select ${state} as state`);
  assert.deepEqual(await tryOut(`result := ${state};`, examplesSql()), before?.state);
});

test('a shop without examples has nothing to remove', async () => {
  const found = await tryOut<{ again: { bookings: number; blocks: number } }>(`
    -- As the command does.
    set local role service_role;
    perform public.remove_examples();
    result := jsonb_build_object('again', public.remove_examples());`);
  const none = { bookings: 0, blocks: 0, messages: 0, outbox: 0, cabins: 0, kept_cabins: 0 };
  assert.deepEqual(found.again, none);
});

test('the owner alone removes them, and only as many as were shown', async (t) => {
  expectErrorOutput(t);
  const args = { p_expected_bookings: 1 };
  for (const role of ['manager', 'cleaner', 'cabin_owner'] as const) {
    const someone = await signInAs(role);
    assert.equal(await refusal(someone, 'host_remove_examples', args), '42501 not_allowed');
    assert.equal(await refusal(someone, 'host_examples'), '42501 not_allowed');
  }
  assert.equal(await refusal(owner, 'host_remove_examples', args), 'PT422 examples_changed');
  const left = await admin.from('bookings').select('id').eq('is_example', true).limit(1);
  assert.equal(left.data?.length, 1);
});

test('the example cabins go with all that belongs to them; edited, booked and connected ones stay', async () => {
  const [edited, booked, blocked, connected] = await database.query(
    `select c.id, c.slug from public.cabins c
     where c.is_example and exists (select from public.bookings b where b.cabin_id = c.id and b.is_example)
     order by c.slug limit 4`,
  );
  const found = await tryOut<{
    before: Record<string, number>;
    removed: Record<string, number>;
    left: string[];
    own: number;
    parts: number;
    again: Record<string, number>;
  }>(`
    update public.cabins set is_example = false where id = '${String(edited?.id)}';
    with real as (
      update public.bookings set is_example = false where id = (
        select b.id from public.bookings b where b.cabin_id = '${String(booked?.id)}' and b.is_example limit 1)
      returning occupancy_id
    )
    update public.occupancies s set is_example = false from real r where s.id = r.occupancy_id;
    insert into public.occupancies (cabin_id, check_in, check_out, kind, block_reason)
    values ('${String(blocked?.id)}', current_date + 600, current_date + 601, 'block', 'Painting');
    insert into public.calendar_feeds (cabin_id, platform, url)
    values ('${String(connected?.id)}', 'airbnb', 'https://calendars.example/1.ics');
    result := jsonb_build_object('before', public.count_examples());
    set local role service_role;
    result := result || jsonb_build_object('removed', public.remove_examples(now(), true));
    reset role;
    result := result || jsonb_build_object(
      'left', (select jsonb_agg(c.slug order by c.slug) from public.cabins c where c.id in (
        '${String(edited?.id)}', '${String(booked?.id)}', '${String(blocked?.id)}', '${String(connected?.id)}')),
      'own', (select count(*) from public.cabins c where c.is_example),
      'parts', (select count(*) from public.cabin_photos p where not exists (
        select from public.cabins c where c.id = p.cabin_id)),
      'again', public.count_examples());`);
  const slugs = [edited, booked, blocked, connected].map((row) => row?.slug);
  assert.deepEqual(found.left, slugs);
  assert.deepEqual([found.own, found.parts], [3, 0]);
  assert.equal(found.before.kept_cabins, 3);
  assert.equal(found.removed.cabins, found.before.cabins);
  assert.ok(Number(found.removed.cabins) > 10);
  assert.deepEqual([found.again.cabins, found.again.kept_cabins, found.again.bookings], [0, 3, 0]);
});

test('a cabin that the host edits, or gives a picture, is an example no longer', async () => {
  const [first, second] = await database.query(
    `select id, slug from public.cabins where is_example order by slug desc limit 2`,
  );
  const isExample = async () =>
    (
      await database.query(
        `select is_example from public.cabins where id in ('${String(first?.id)}', '${String(second?.id)}')`,
      )
    ).map((row) => row.is_example);
  assert.deepEqual(await isExample(), [true, true]);
  const { facts } = await call<{ facts: Row }>(owner, 'host_cabin', { p_slug: first?.slug });
  await call(owner, 'host_save_cabin', {
    p_cabin_id: first?.id,
    p_changes: { featured: facts.featured },
    p_seen: facts,
  });
  const picture = { image_url: '/images/own.webp', description: 'Our own', room_type: 'view' };
  await call(owner, 'host_add_photo', { p_cabin_id: second?.id, p_photo: picture });
  assert.deepEqual(await isExample(), [false, false]);
  await database.query(
    `update public.cabins set is_example = true where id in ('${String(first?.id)}', '${String(second?.id)}');
     `,
  );
  await database.query(`delete from public.cabin_photos where image_url = '/images/own.webp'`);
});
