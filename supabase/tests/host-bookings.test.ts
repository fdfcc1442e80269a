import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import {
  bookedStay,
  cancelStay,
  clearMessages,
  holdStay,
  runMessages,
} from './support/guest-bookings.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs, type HostFunction } from './support/staff.ts';

type Row = {
  reference: string;
  guest_name: string;
  guest_email: string | null;
  guest_phone: string | null;
  paid_cents: number;
};
type List = { bookings: Row[]; next: string | null; count: number };
type Page = {
  booking: { guest_email: string | null; status: string };
  quote: { lines: { amount_cents: number }[]; total_cents: number };
  outbox: { id: string; kind: string; channel: string; status: string }[];
  notes: { by: string; text: string }[];
  events: { kind: string; by: string | null; detail: string | null }[];
  refund_if_cancelled_cents: number | null;
};
type Today = Record<string, unknown> &
  Record<'arrivals' | 'arriving' | 'leaving', Record<string, unknown>[]>;

const owner = await signInAs('owner');
const cabin = await createCabin();
const cabinOwner = await signInAs('cabin_owner', [cabin.id]);
const cleaner = await signInAs('cleaner');

const list = (search: object, who = owner) =>
  call<List>(who, 'host_bookings', { p_search: { cabin_id: cabin.id, ...search } });
const open = (reference: string, who = owner) =>
  call<Page>(who, 'host_booking', { p_reference: reference });

test('bookings are found by name, reference, email, phone and state, a page at a time', async () => {
  const june = await bookedStay(cabin.id, stayOf(2, 4), { name: 'June Under_score' });
  const dolly = await holdStay(cabin.id, stayOf(6, 8), { name: 'Dolly Hundred%' });
  const found = async (search: object) =>
    (await list(search)).bookings.map(({ reference }) => reference);
  for (const q of ['june under_', june.reference, june.email, june.phone.slice(-7)]) {
    assert.deepEqual(await found({ q }), [june.reference], q);
  }
  assert.deepEqual(await found({ q: '100%' }), []);
  assert.deepEqual(await found({ states: ['confirmed'] }), [june.reference]);
  assert.deepEqual(await found({ from: day(4), to: day(7) }), [dolly.reference]);
  const rows = await list({ sort: 'check_in', desc: false });
  assert.deepEqual(
    rows.bookings.map(({ reference, paid_cents }) => [reference, paid_cents]),
    [
      [june.reference, june.totalCents],
      [dolly.reference, 0],
    ],
  );
  assert.deepEqual([rows.count, rows.next], [2, null]);
});

test('next arrivals come first, then past stays, the latest first', async () => {
  const { id } = await createCabin();
  const late = await bookedStay(id, stayOf(20, 22));
  const soon = await bookedStay(id, stayOf(3, 5));
  const cancelled = await bookedStay(id, stayOf(8, 10));
  const past = await bookedStay(id, stayOf(12, 14));
  const here = await bookedStay(id, stayOf(16, 18));
  const setStay = ({ id: booking }: { id: string }, from: number, to: number) =>
    database.query(
      `update public.occupancies s set check_in = '${day(from)}', check_out = '${day(to)}'
       from public.bookings b where b.occupancy_id = s.id and b.id = '${booking}'`,
    );
  await setStay(past, -9, -7);
  await setStay(here, -1, 2);
  await call(owner, 'host_cancel', {
    p_reference: cancelled.reference,
    p_expected_refund_cents: cancelled.totalCents,
    p_reason: '',
  });
  const found = (await list({ cabin_id: id, desc: true })).bookings;
  assert.deepEqual(
    found.map(({ reference }) => reference),
    [here, soon, late, cancelled, past].map(({ reference }) => reference),
  );
});

for (const [sort, desc] of [
  ['coming', false],
  ['created', true],
  ['check_in', false],
  ['total', true],
] as const) {
  test(`the pages by ${sort} have every booking once`, async () => {
    const { id } = await createCabin();
    const count = 55;
    for (let n = 0; n < count; n += 1) await holdStay(id, stayOf(2 + n, 3 + n));
    const search = { cabin_id: id, sort, desc };
    const first = await list(search);
    assert.equal(first.bookings.length, 50);
    const second = await list({ ...search, after: first.next });
    assert.deepEqual([second.bookings.length, second.next, second.count], [5, null, count]);
    const all = [...first.bookings, ...second.bookings].map(({ reference }) => reference);
    assert.equal(new Set(all).size, count);
  });
}

test('a cabin owner sees names, and neither contact nor other cabins', async (t) => {
  expectErrorOutput(t);
  const mine = await bookedStay(cabin.id, stayOf(20, 22));
  const other = await bookedStay((await createCabin()).id, stayOf(20, 22));
  const [row] = (await list({ q: mine.reference }, cabinOwner)).bookings;
  assert.deepEqual(
    [row?.guest_name, row?.guest_email, row?.guest_phone],
    ['June Carter', null, null],
  );
  assert.equal((await list({ q: mine.email }, cabinOwner)).count, 0);
  assert.equal((await open(mine.reference, cabinOwner)).booking.guest_email, null);
  const refused = await refusal(cabinOwner, 'host_booking', { p_reference: other.reference });
  assert.equal(refused, 'PT422 unknown_booking');
});

test('a booking’s page has its quote, emails, notes and history', async () => {
  await clearMessages();
  const { reference } = await bookedStay(cabin.id, stayOf(30, 33));
  await runMessages();
  await call(owner, 'host_note', { p_reference: reference, p_text: 'Needs a crib' });
  const page = await open(reference);
  const sum = page.quote.lines.reduce((cents, line) => cents + line.amount_cents, 0);
  assert.equal(sum, page.quote.total_cents);
  assert.ok(page.outbox.some(({ kind }) => kind === 'booking-confirmed'));
  assert.deepEqual(
    page.notes.map(({ by, text }) => [by, text]),
    [[owner.email, 'Needs a crib']],
  );
  const kinds = page.events.map(({ kind }) => kind);
  assert.deepEqual(kinds.slice(0, 3), ['held', 'pending_payment', 'confirmed']);
  assert.ok(kinds.includes('note'));
});

test('the refund that is shown is the refund that is made', async () => {
  const booked = await bookedStay(cabin.id, stayOf(40, 43));
  const { refund_if_cancelled_cents: shown } = await open(booked.reference);
  assert.equal(shown, booked.totalCents);
  const args = {
    p_reference: booked.reference,
    p_expected_refund_cents: shown,
    p_reason: 'A burst pipe',
  };
  assert.deepEqual(await call(owner, 'host_cancel', args), { refund_cents: shown });
  const [row] = await database.query(
    `select sum(r.amount_cents)::int as cents from public.refunds r join public.payments p on p.id = r.payment_id
     where p.booking_id = '${booked.id}'`,
  );
  assert.equal(row?.cents, shown);
  const { booking, events, refund_if_cancelled_cents: left } = await open(booked.reference);
  assert.deepEqual([booking.status, left], ['cancelled', null]);
  assert.ok(
    events.some(
      ({ kind, by, detail }) =>
        kind === 'cancel' && by === owner.email && detail === 'A burst pipe',
    ),
  );
});

test('another refund than the one shown cancels nothing', async (t) => {
  expectErrorOutput(t);
  const booked = await bookedStay(cabin.id, stayOf(50, 53));
  const cancel = (cents: number | null) => ({
    p_reference: booked.reference,
    p_expected_refund_cents: cents,
    p_reason: '',
  });
  assert.equal(await refusal(owner, 'host_cancel', cancel(1)), 'PT422 refund_changed');
  assert.equal(await refusal(owner, 'host_cancel', cancel(null)), 'PT422 refund_changed');
  assert.equal((await open(booked.reference)).booking.status, 'confirmed');
  assert.equal(await cancelStay(booked, booked.totalCents), 'cancelled');
  const late = await refusal(owner, 'host_cancel', cancel(booked.totalCents));
  assert.equal(late, 'PT422 already_cancelled');
});

test('an email is queued once more, but neither one that waits nor a code', async (t) => {
  expectErrorOutput(t);
  await clearMessages();
  const booked = await bookedStay(cabin.id, stayOf(60, 63));
  await runMessages();
  const message = (await open(booked.reference)).outbox.find(
    ({ kind, channel }) => kind === 'booking-confirmed' && channel === 'email',
  );
  const args = { p_message_id: message?.id };
  assert.equal(await refusal(owner, 'host_resend', args), 'PT422 still_queued');
  await database.query(
    `update public.outbox set status = 'sent', sent_at = now() where id = '${message?.id}'`,
  );
  const again = await call<{ message_id: string }>(owner, 'host_resend', args);
  const [row] = expectData(
    await admin.from('outbox').select('recipient, status, purpose').eq('id', again.message_id),
  );
  assert.deepEqual(row, {
    recipient: booked.email,
    status: 'queued',
    purpose: 'booking-confirmed',
  });
  const [code] = await database.query(
    `insert into public.outbox (channel, recipient, body, purpose, dedupe_key, status, budget)
     values ('email', 'x@example.com', 'A code', 'sign-in-code', 'sign-in-code:1', 'sent', 'owners') returning id`,
  );
  assert.equal(
    await refusal(owner, 'host_resend', { p_message_id: code?.id }),
    'PT422 unknown_message',
  );
});

test('today has who arrives, with what each role may see', async () => {
  const { id } = await createCabin();
  const booked = await bookedStay(id, stayOf(5, 7));
  await database.query(
    `update public.occupancies s set check_in = '${day(0)}', check_out = '${day(2)}'
     from public.bookings b where b.occupancy_id = s.id and b.reference = '${booked.reference}'`,
  );
  await call(owner, 'host_note', { p_reference: booked.reference, p_text: 'Two dogs' });
  const seenBy = async (who: typeof owner) => {
    const today = await call<Today>(who, 'host_today');
    return {
      today,
      arrival: today.arrivals.find(({ reference }) => reference === booked.reference),
    };
  };
  const mine = await seenBy(owner);
  assert.deepEqual([mine.arrival?.guest_name, mine.arrival?.balance], ['June Carter', 0]);
  assert.ok('conflicts' in mine.today && 'late_jobs' in mine.today);
  const hers = await seenBy(cleaner);
  assert.deepEqual([hers.arrival?.guest_name, hers.arrival?.notes], [null, ['Two dogs']]);
  assert.ok(hers.arrival && !('balance' in hers.arrival));
  assert.deepEqual(Object.keys(hers.today).sort(), [
    'arrivals',
    'arriving',
    'departures',
    'in_house',
    'leaving',
    'turnovers',
    'unanswered',
  ]);
  assert.equal((await seenBy(cabinOwner)).arrival, undefined);
});

test('the newest email that was tried shows whether letters are sent', async () => {
  const { reference } = await bookedStay(cabin.id, stayOf(40, 42));
  const leave = async () =>
    (await call<{ emails_are_sent: boolean }>(owner, 'host_booking', { p_reference: reference }))
      .emails_are_sent;
  // Other suites keep emails of later days.
  const [newest] = (await database.query(`select max(created_at) as at from public.outbox`)) as {
    at: Date;
  }[];
  const add = (status: string, minutes: number) =>
    database.query(
      `insert into public.outbox (channel, recipient, body, purpose, dedupe_key, status, budget, created_at)
       values ('email', 'x@example.com', 'Hello', 'test', gen_random_uuid()::text, '${status}', 'owners',
               greatest(now(), '${new Date(newest?.at ?? 0).toISOString()}') + interval '${minutes} minutes')`,
    );
  await add('sent', 1);
  assert.equal(await leave(), true);
  await add('kept', 2);
  assert.equal(await leave(), false);
  await add('cancelled', 3);
  await add('failed', 3);
  assert.equal(await leave(), false);
  await add('sent', 4);
  assert.equal(await leave(), true);
});

test('Today lists the next three days by name', async () => {
  const { id } = await createCabin();
  const stays = [stayOf(1, 2), stayOf(2, 3), stayOf(3, 4), stayOf(4, 6)];
  const references: string[] = [];
  for (const stay of stays) references.push((await bookedStay(id, stay)).reference);
  const seenBy = async (who: typeof owner) => {
    const { arriving, leaving } = await call<Today>(who, 'host_today');
    const ours = (list: Record<string, unknown>[]) =>
      list.filter(({ cabin_id }) => cabin_id === id).map((row) => row.reference);
    return { arriving: ours(arriving), leaving: ours(leaving), rows: arriving };
  };
  const { rows, ...mine } = await seenBy(owner);
  assert.deepEqual(mine, { arriving: references.slice(0, 3), leaving: references.slice(0, 2) });
  assert.ok(rows.every((row) => typeof row.guest_name === 'string'));
  const hers = await seenBy(cleaner);
  assert.deepEqual(hers.arriving, mine.arriving);
  assert.ok(hers.rows.every((row) => row.guest_name === null));
});

test('a search has a limit, and finds a phone number as it is read out', async (t) => {
  expectErrorOutput(t);
  const search = (q: string) =>
    call<{ count: number }>(owner, 'host_bookings', { p_search: { q } });
  const [{ guest_phone: phone }] = (await database.query(
    `select guest_phone from public.bookings order by created_at limit 1`,
  )) as [{ guest_phone: string }];
  const digits = phone.slice(2);
  const shown = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  for (const q of [phone, shown, `1 ${shown}`, digits.slice(3)]) {
    assert.ok((await search(q)).count > 0, q);
  }
  assert.equal((await search('x'.repeat(200))).count, 0);
  const tooLong: [HostFunction, object][] = [
    ['host_bookings', { p_search: { q: 'x'.repeat(201) } }],
    ['host_bookings', { p_search: { after: 'x'.repeat(3_000) } }],
    ['host_threads', { p_filter: { after: 'x'.repeat(3_000) } }],
    ['host_note', { p_reference: 'MM-23456789', p_text: 'x'.repeat(2_001) }],
    ['host_reply', { p_reference: 'MM-23456789', p_text: 'x'.repeat(2_001) }],
    [
      'host_cancel',
      { p_reference: 'MM-23456789', p_expected_refund_cents: 0, p_reason: 'x'.repeat(501) },
    ],
  ];
  for (const [name, args] of tooLong) {
    assert.equal(await refusal(owner, name, args), 'PT422 bad_change', name);
  }
});
