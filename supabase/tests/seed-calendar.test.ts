import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCheckoutOnly, type AvailabilityCalendar } from '../../lib/domain/stays/availability.ts';
import { CALENDAR_DAYS } from '../../lib/domain/stays/calendar-length.ts';
import { calendarDate } from '../../lib/domain/values/calendar-date.ts';
import { shortestStayUntil } from '../../lib/domain/stays/nearest-stays.ts';
import { cabins } from '../seed/cabins.ts';
import { cabinId } from '../seed/hash.ts';
import { database } from './support/backend.ts';

async function readCalendar(id: string): Promise<AvailabilityCalendar> {
  const rows = await database.query(
    `select to_char(d.day, 'YYYY-MM-DD') as day, d.available, d.price, d.min_stay, d.allows_check_in, d.allows_check_out
     from public.cabin_availability('${id}', ${CALENDAR_DAYS}) d`,
  );
  const days = rows.map((row) => ({
    date: calendarDate(String(row.day)),
    available: row.available === true,
    priceCents: Number(row.price),
    minStay: Number(row.min_stay),
    allowsCheckIn: row.allows_check_in === true,
    allowsCheckOut: row.allows_check_out === true,
  }));
  const [first] = days;
  assert.ok(first);
  return { today: first.date, days: new Map(days.map((day) => [day.date, day])) };
}

test('every checkout-only day of the example cabins ends a stay that can be had', async () => {
  let reached = 0;
  for (const { slug } of cabins.filter(({ live }) => live !== false)) {
    const calendar = await readCalendar(cabinId(slug));
    const checkoutOnly = [...calendar.days.keys()].filter((date) =>
      isCheckoutOnly(calendar, null, date),
    );
    const unreached = checkoutOnly.filter((date) => shortestStayUntil(calendar, date) === null);
    assert.deepEqual([slug, unreached], [slug, []]);
    reached += checkoutOnly.length;
  }
  assert.ok(reached > 100, `Only ${reached} such days are left`);
});
