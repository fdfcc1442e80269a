import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cabinCalendarFile } from '../../lib/ical/cabin-ics.ts';
import { readCalendarFile } from '../../lib/ical/parse.ts';
import { exportedCalendarSchema } from '../../lib/schemas/calendar-feed.ts';
import { expectData } from '../../lib/supabase/expect-data.ts';
import { admin, anon, database } from './support/backend.ts';
import { createCabin, stayOf, takeNights } from './support/cabins.ts';
import { apply, createFeed, guest } from './support/calendars.ts';
import { day, minutesFromNow } from './support/clock.ts';
import { GUEST } from './support/database-booking.ts';
import { bookStay } from './support/requests.ts';

const addressOf = async (cabinId: string) =>
  expectData(await admin.rpc('calendar_export_token', { p_cabin_id: cabinId }));

async function readExport(token: string) {
  const answer = expectData(await admin.rpc('exported_calendar', { p_token: token }));
  const calendar = exportedCalendarSchema.parse(answer);
  return { calendar, text: cabinCalendarFile(calendar, 'own.example') };
}

test('a cabin’s secret is its own, long, drawn once, and the public cannot read it', async () => {
  const [one, two] = [await createCabin(), await createCabin()];
  const tokens = await Promise.all([one, two, one].map(({ id }) => addressOf(id)));
  assert.equal(new Set(tokens).size, 2);
  assert.equal(tokens[0], tokens[2]);
  for (const token of tokens) assert.match(token, /^[0-9a-f]{64}$/);
  assert.equal((await anon.from('calendar_exports').select('token')).data, null);
  const cabins = expectData(await anon.from('cabins').select('*').eq('id', one.id));
  assert.equal(JSON.stringify(cabins).includes(tokens[0] ?? ''), false);
});

test('stays, blocks and running holds are in it; nothing imported, freed or long over', async () => {
  const cabin = await createCabin();
  await takeNights(cabin.id, stayOf(5, 8));
  await takeNights(cabin.id, stayOf(8, 9), { kind: 'block' });
  await takeNights(cabin.id, stayOf(11, 12), { kind: 'hold', expires_at: minutesFromNow(15) });
  await takeNights(cabin.id, stayOf(13, 14), { kind: 'hold', expires_at: minutesFromNow(-1) });
  await takeNights(cabin.id, stayOf(15, 16), { released_at: minutesFromNow(-1) });
  await takeNights(cabin.id, stayOf(-40, -35));
  await takeNights(cabin.id, stayOf(-5, -3));
  await apply(await createFeed(cabin.id), [guest(stayOf(20, 22))]);
  await database.query(
    `update public.occupancies set released_at = null where cabin_id = '${cabin.id}' and kind = 'hold'`,
  );
  const { calendar } = await readExport(await addressOf(cabin.id));
  assert.deepEqual(
    calendar.stays.map((stay) => [stay.check_in, stay.check_out, stay.is_block]),
    [
      [day(-5), day(-3), false],
      [day(5), day(8), false],
      [day(8), day(9), true],
      [day(11), day(12), false],
    ],
  );
});

test('a guest’s booking is two dates, under one name for as long as it stands', async () => {
  const cabin = await createCabin({ title: 'Cabin; of\nall, sorts' });
  const { booking } = await bookStay(cabin.id, stayOf(5, 8));
  const token = await addressOf(cabin.id);
  const { text } = await readExport(token);
  const rows = expectData(await admin.from('occupancies').select('id').eq('cabin_id', cabin.id));
  for (const secret of [GUEST.name, GUEST.email, '5550134', booking.reference, rows[0]?.id ?? '']) {
    assert.equal(text.includes(secret), false, secret);
  }
  const file = readCalendarFile(text, { timezone: 'UTC', until: day(900) });
  assert.ok(file.ok);
  assert.equal(file.unreadable, 0);
  assert.deepEqual(
    file.events.map(({ summary, start, end }) => [summary, start.date, end?.date]),
    [['Reserved', day(5), day(8)]],
  );
  await admin
    .from('occupancies')
    .update({ kind: 'booking', expires_at: null })
    .eq('cabin_id', cabin.id);
  assert.equal((await readExport(token)).text, text);
});

test('a wrong secret opens nothing', async () => {
  const cabin = await createCabin();
  const token = await addressOf(cabin.id);
  for (const wrong of ['', 'x', token.slice(1), `${token}0`, token.toUpperCase(), '0'.repeat(64)]) {
    const answer = await admin.rpc('exported_calendar', { p_token: wrong });
    assert.deepEqual([answer.data, answer.error], [null, null]);
  }
});
