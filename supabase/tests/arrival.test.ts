import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarDate } from '../../lib/domain/values/calendar-date.ts';
import { instantInZone } from '../../lib/domain/values/zoned-date.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import type { Database } from '../../lib/supabase/database.types.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin, stayOf } from './support/cabins.ts';
import { bookedStay, cancelStay, holdStay, type HeldStay } from './support/guest-bookings.ts';
import { moveStay, targetOf } from './support/moves.ts';
import { expectErrorOutput } from './support/quiet.ts';
import { call, refusal, signInAs } from './support/staff.ts';

type Facts = Database['public']['Tables']['cabin_arrivals']['Insert'];
type Access = { state: string; opens_at: string; door_code?: string | null } | null;
type Shown = {
  door_kind: string;
  code: string | null;
  can_set: boolean;
  opens_at: string;
  reads: string[];
};

const HOUR = 3_600_000;
const SECRETS = {
  door_note: 'The lock is on the left door.',
  wifi_name: 'Ridge',
  wifi_password: 'four words here now',
  manual: 'The hot tub takes an hour.',
};
const manager = await signInAs('manager');

async function cabinWith(facts: Partial<Facts>) {
  const cabin = await createCabin({ check_in_time: '16:00', check_out_time: '10:00' });
  expectData(
    await admin
      .from('cabin_arrivals')
      .insert({ cabin_id: cabin.id, ...facts })
      .select('cabin_id'),
  );
  return cabin;
}

const read = async ({ token }: { token: string }, now: Date, isShown = false): Promise<Access> =>
  expectData(
    await admin.rpc('read_arrival', {
      p_token: token,
      p_is_shown: isShown,
      p_now: now.toISOString(),
    }),
  ) as Access;
const shownTo = ({ reference }: HeldStay, as = manager) =>
  call<Shown>(as, 'host_stay_arrival', { p_reference: reference });
const setCode = ({ reference }: HeldStay, code: string | null) => ({
  p_reference: reference,
  p_code: code,
});

const stay = stayOf(10, 13);
const zoneOf = (cabin: { timezone: string }) => cabin.timezone;
const at = (cabin: { timezone: string }, date: string, time: string, hours = 0) =>
  new Date(instantInZone(calendarDate(date), time, zoneOf(cabin)).getTime() + hours * HOUR);

test('door code, Wi-Fi and manual open at the host’s hour to the second, once they are asked for, until twelve hours after check-out', async () => {
  const cabin = await cabinWith({
    ...SECRETS,
    door_kind: 'fixed',
    door_code: '4711',
    opens_hours_before: 24,
  });
  const booked = await bookedStay(cabin.id, stay);
  const opens = at(cabin, stay.checkIn, '16:00', -24);
  const ends = at(cabin, stay.checkOut, '10:00', 12);
  const before = await read(booked, new Date(opens.getTime() - 1000), true);
  assert.deepEqual(
    { ...before, opens_at: Date.parse(before?.opens_at ?? '') },
    { state: 'waiting', opens_at: opens.getTime(), door_kind: 'fixed' },
  );
  assert.deepEqual(Object.keys((await read(booked, opens)) ?? {}).sort(), [
    'door_kind',
    'opens_at',
    'state',
  ]);
  const { opens_at: _, ...shown } = (await read(booked, opens, true)) as Record<string, unknown>;
  assert.deepEqual(shown, { state: 'shown', door_kind: 'fixed', door_code: '4711', ...SECRETS });
  assert.notEqual(await read(booked, new Date(ends.getTime() - 1000), true), null);
  assert.equal(await read(booked, ends, true), null);
});

test('every zone and every change of clocks: opened so many hours before check-in there', async () => {
  for (const timezone of ['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC']) {
    for (const date of ['2027-03-14', '2027-03-15', '2027-11-07', '2027-04-04', '2027-07-01']) {
      for (const [time, hours] of [
        ['16:00', 24],
        ['03:00', 0],
        ['00:00', 720],
      ] as const) {
        const [row] = await database.query(
          `select extract(epoch from public.arrival_opens_at('${date}', '${time}', '${timezone}', ${hours}))::bigint as at`,
        );
        const check = instantInZone(calendarDate(date), time, timezone).getTime();
        assert.equal(Number(row?.at), check / 1000 - hours * 3600, `${timezone} ${date} ${time}`);
      }
    }
  }
});

test('nobody but the guest of a confirmed booking: not a hold, not cancelled, no other token', async () => {
  const cabin = await cabinWith({ ...SECRETS, opens_hours_before: 720 });
  const now = new Date();
  const held = await holdStay(cabin.id, stayOf(20, 22));
  const booked = await bookedStay(cabin.id, stay);
  assert.equal((await read(booked, now, true))?.state, 'shown');
  assert.equal(await read(held, now, true), null);
  assert.equal(await read({ token: `${booked.token.slice(1)}0` }, now, true), null);
  await cancelStay(booked, 0);
  assert.equal(await read(booked, now, true), null);
  assert.deepEqual((await admin.from('arrival_reads').select('booking_id')).data, [
    ...((await admin.from('arrival_reads').select('booking_id').neq('booking_id', booked.id))
      .data ?? []),
    { booking_id: booked.id },
  ]);
  for (const client of [anon, manager.client]) {
    const { error } = await client.rpc('read_arrival', {
      p_token: booked.token,
      p_is_shown: true,
    });
    assert.equal(error?.code, '42501');
    for (const table of ['cabin_arrivals', 'stay_door_codes', 'arrival_reads'] as const) {
      assert.equal((await client.from(table).select('*')).error?.code, '42501');
    }
  }
});

test('a cabin of which nothing is entered shows nothing', async () => {
  const cabin = await cabinWith({ address: '1 Ridge Road' });
  assert.equal(await read(await bookedStay(cabin.id, stay), new Date(), true), null);
});

test('each reading is recorded, at most once in five minutes, and none before it was asked for', async () => {
  const cabin = await cabinWith({ ...SECRETS, opens_hours_before: 720 });
  const booked = await bookedStay(cabin.id, stay);
  const minute = (n: number) => new Date(Date.now() + n * 60_000);
  const reads = async () => (await shownTo(booked)).reads.length;
  await read(booked, minute(0));
  assert.equal(await reads(), 0);
  for (const [n, count] of [
    [0, 1],
    [4, 1],
    [5, 2],
    [11, 3],
  ] as const) {
    await read(booked, minute(n), true);
    assert.equal(await reads(), count, `minute ${n}`);
  }
});

test('a code of its own for each stay: set, told, missed on Today, and gone once the stay is changed', async (t) => {
  expectErrorOutput(t);
  const cabin = await cabinWith({ door_kind: 'stay', opens_hours_before: 720 });
  const booked = await bookedStay(cabin.id, stay);
  const missing = async () =>
    (await call<{ missing_codes: { reference: string }[] }>(manager, 'host_today')).missing_codes
      .map(({ reference }) => reference)
      .includes(booked.reference);
  assert.equal(await missing(), true);
  assert.equal((await read(booked, new Date(), true))?.door_code, null);
  await call(manager, 'host_set_door_code', setCode(booked, '2580'));
  assert.equal(await missing(), false);
  assert.equal((await read(booked, new Date(), true))?.door_code, '2580');
  const { code, can_set: canSet } = await shownTo(booked);
  assert.deepEqual([code, canSet], ['2580', true]);
  for (const wrong of ['12', '1 234', 'x'.repeat(21), '', null]) {
    const refused = await refusal(manager, 'host_set_door_code', setCode(booked, wrong));
    assert.equal(refused, 'PT422 bad_change', String(wrong));
  }
  const [entry] = await database.query(
    `select action, before, after from public.audit_log where subject = '${booked.reference}' and action = 'set_door_code'`,
  );
  assert.deepEqual(entry, { action: 'set_door_code', before: null, after: null });
  await moveStay(manager, booked.reference, targetOf(cabin.id, stayOf(11, 14)));
  assert.equal((await shownTo(booked)).code, null);
  assert.equal(await missing(), true);
});

test('no code for a hold, a cancelled stay, an unknown booking, or a cabin with one code for all', async (t) => {
  expectErrorOutput(t);
  const own = await cabinWith({ door_kind: 'stay' });
  const fixed = await cabinWith({ door_kind: 'fixed', door_code: '1379' });
  const cancelled = await bookedStay(own.id, stay);
  await cancelStay(cancelled, 0);
  for (const { reference } of [
    await holdStay(own.id, stayOf(20, 22)),
    cancelled,
    await bookedStay(fixed.id, stay),
    { reference: 'MM-NOBODY00' },
  ]) {
    const args = { p_reference: reference, p_code: '2580' };
    assert.equal(await refusal(manager, 'host_set_door_code', args), 'PT422 unknown_booking');
  }
});

test('the history of a cabin has neither door code nor Wi-Fi password', async () => {
  const cabin = await cabinWith({ ...SECRETS, door_kind: 'fixed', door_code: '4711' });
  const { facts } = await call<{ facts: Record<string, unknown> }>(manager, 'host_cabin', {
    p_slug: cabin.slug,
  });
  await call(manager, 'host_save_cabin', {
    p_cabin_id: cabin.id,
    p_changes: {
      door_code: '9931',
      wifi_password: 'five other words here now',
      parking: 'Two cars',
    },
    p_seen: facts,
  });
  const [entry] = await database.query(
    `select before::text || after::text as text, after from public.audit_log where subject = '${cabin.slug}'`,
  );
  assert.match(String(entry?.text), /Two cars/);
  assert.doesNotMatch(String(entry?.text), /4711|9931|words/);
  const [row] = await database.query(
    `select door_code, wifi_password, door_note from public.cabin_arrivals where cabin_id = '${cabin.id}'`,
  );
  assert.deepEqual(row, {
    door_code: '9931',
    wifi_password: 'five other words here now',
    door_note: SECRETS.door_note,
  });
});
