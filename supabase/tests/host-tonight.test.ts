import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { isTonightSold } from '../../lib/domain/stays/tonight.ts';
import { midnightInZone } from '../../lib/domain/values/zoned-date.ts';
import { database } from './support/backend.ts';
import { changeDay, createCabin, stayOf } from './support/cabins.ts';
import { day } from './support/clock.ts';
import {
  clearMessages,
  namesOf,
  readStayMessages,
  runMessages,
  type HeldStay,
} from './support/guest-bookings.ts';
import { hostRequest, paidElsewhere, readBookingRow } from './support/host-books.ts';
import { moveRefusal, moveStay, readMove, targetOf } from './support/moves.ts';
import { bookingBody, expectRefusal, post, quoteBody, sendBooking } from './support/requests.ts';
import { call, refusal, signInAs } from './support/staff.ts';
import { tryOut } from './support/try-out.ts';

// Cabins of the tests lie where it is about noon, so the usual hour, 6 PM, is still to come.
const owner = await signInAs('owner');
const TONIGHT = stayOf(0, 2);

async function setHour(t: TestContext, hour: number) {
  const reset = () =>
    database.query(`delete from public.shop_settings where key = 'tonight_until'`);
  await reset();
  await database.query(
    `insert into public.shop_settings (key, value) values ('tonight_until', '${hour}')`,
  );
  t.after(reset);
}

const bookTonight = async (cabinId: string, rest: object = paidElsewhere) => {
  const request = await hostRequest(cabinId, TONIGHT, { sellsTonight: true, ...rest });
  return (await call<{ reference: string }>(owner, 'book_for_host', { p_request: request }))
    .reference;
};
const bookRefusal = async (cabinId: string) =>
  refusal(owner, 'book_for_host', {
    p_request: await hostRequest(cabinId, TONIGHT, { sellsTonight: true, ...paidElsewhere }),
  });

test('the database sells tonight exactly when the domain does', async () => {
  const zones = ['America/New_York', 'America/Chicago', 'Pacific/Honolulu', 'Pacific/Kiritimati'];
  // An hour that comes twice, one that is skipped, and the borders of days.
  const instants = [
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    '2026-03-08T07:00:00Z',
    '2026-12-01T22:59:59Z',
    '2026-12-01T23:00:00Z',
    '2026-12-02T04:59:59Z',
    '2026-12-02T05:00:00Z',
    '2026-07-01T21:59:59Z',
    '2026-07-01T22:00:00Z',
  ];
  const hours = [0, 1, 2, 17, 18, 23, 24];
  const cases = hours.flatMap((hour) =>
    zones.flatMap((zone) => instants.map((now) => ({ hour, zone, now }))),
  );
  const found = await tryOut<boolean[]>(`
    begin
      result := '[]';
      ${hours
        .map(
          (hour) => `
      delete from public.shop_settings where key = 'tonight_until';
      insert into public.shop_settings (key, value) values ('tonight_until', '${hour}');
      ${zones
        .flatMap((zone) =>
          instants.map(
            (now) => `result := result || to_jsonb(public.sells_tonight('${zone}', '${now}'));`,
          ),
        )
        .join('\n')}`,
        )
        .join('\n')}
    end;`);
  assert.deepEqual(
    found,
    cases.map(({ hour, zone, now }) => isTonightSold(new Date(now), zone, hour)),
  );
});

test('tonight can be booked by phone until the cutoff hour, and the site still refuses it', async (t) => {
  const cabin = await createCabin();
  const quote = await post('quote', quoteBody(cabin.id, TONIGHT));
  assert.equal((await expectRefusal(quote, 422)).code, 'stay_not_bookable');
  const other = await hostRequest(cabin.id, TONIGHT, { sellsTonight: true });
  await expectRefusal(
    await sendBooking(bookingBody(cabin.id, TONIGHT, other.quote.total_cents)),
    422,
  );
  assert.equal((await readBookingRow(await bookTonight(cabin.id))).status, 'confirmed');
  await setHour(t, 0);
  assert.equal(await bookRefusal((await createCabin()).id), 'PT422 tonight_over');
});

test('a cabin that asks for notice is not sold for tonight, and yesterday never is', async (t) => {
  await setHour(t, 24);
  const cabin = await createCabin();
  const request = await hostRequest(cabin.id, TONIGHT, { sellsTonight: true });
  await changeDay(cabin.id, day(0), { allows_check_in: false });
  assert.equal(await refusal(owner, 'book_for_host', { p_request: request }), 'PT422 needs_notice');
  assert.equal(
    await refusal(owner, 'book_for_host', { p_request: { ...request, check_in: day(-1) } }),
    'PT422 past',
  );
});

test('a stay can move to tonight until the cutoff hour', async (t) => {
  const cabin = await createCabin();
  const request = await hostRequest(cabin.id, stayOf(5, 7), paidElsewhere);
  const { reference } = await call<{ reference: string }>(owner, 'book_for_host', {
    p_request: request,
  });
  const to = targetOf(cabin.id, TONIGHT);
  await setHour(t, 0);
  const late = await readMove(owner, reference, to, false, true);
  assert.equal(await moveRefusal(owner, late.args), 'PT422 tonight_over');
  assert.equal(
    await moveRefusal(owner, { ...late.args, p_to: { ...to, check_in: day(-1) } }),
    'PT422 past',
  );
  await setHour(t, 24);
  await moveStay(owner, reference, to, false, true);
});

test('tonight’s guest gets directions at once, sees the door code, and reads correct terms', async () => {
  const cabin = await createCabin();
  await database.query(
    `insert into public.cabin_arrivals (cabin_id, door_kind, door_code, opens_hours_before)
     values ('${cabin.id}', 'fixed', '4071', 24)`,
  );
  await clearMessages();
  const row = await readBookingRow(await bookTonight(cabin.id));
  await runMessages();
  const messages = await readStayMessages({ id: row.id } as HeldStay);
  assert.deepEqual(namesOf(messages), ['booking-confirmed email', 'host-confirmed email']);
  const [confirmed] = messages;
  assert.match(confirmed?.body ?? '', /GETTING THERE/);
  assert.match(confirmed?.body ?? '', /booked after free cancellation ended/);
  assert.doesNotMatch(confirmed?.body ?? '', /free of charge|get back everything/);
  assert.match(confirmed?.body ?? '', /house notes are on your stay page now\./);
  const [page] = await database.query(
    `select public.read_arrival('${row.token}', true, now()) as arrival`,
  );
  const { state, door_code } = page?.arrival as { state: string; door_code: string };
  assert.deepEqual([state, door_code], ['shown', '4071']);
});

test('a hold for tonight ends with the day, so that nobody pays for a night that has passed', async () => {
  const cabin = await createCabin();
  const midnight = midnightInZone(day(1), cabin.timezone).getTime();
  const reference = await bookTonight(cabin.id, { hold_hours: 48 });
  const ends = async () => Date.parse((await readBookingRow(reference)).hold_expires_at ?? '');
  assert.equal(await ends(), midnight);
  await call(owner, 'host_hold', { p_reference: reference, p_hours: 1 });
  assert.ok((await ends()) < midnight);
  await call(owner, 'host_hold', { p_reference: reference, p_hours: 168 });
  assert.equal(await ends(), midnight);
});
