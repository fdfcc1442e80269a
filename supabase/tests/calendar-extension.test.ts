import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import fc from 'fast-check';
import { addDays, type CalendarDate } from '../../lib/domain/values/calendar-date.ts';
import { CALENDAR_DAYS } from '../../lib/domain/stays/calendar-length.ts';
import { todayInZone } from '../../lib/domain/values/zoned-date.ts';
import { shop } from '../../lib/shop/shop.ts';
import { extendCalendars } from '../functions/job-extend-calendars/extend-calendars.ts';
import { admin, database } from './support/backend.ts';
import { createCabin, hideCabins, openCalendar, showCabins } from './support/cabins.ts';
import { day, NOON_ZONE } from './support/clock.ts';
import { readMails } from './support/outbox.ts';

const YEAR_OF_WEEKS = 364;
const END = day(CALENDAR_DAYS);
const NOW = new Date();
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

type Row = {
  day: CalendarDate;
  price: number | null;
  min_stay: number;
  allows_check_in: boolean;
  allows_check_out: boolean;
  open: boolean;
};

const rowsOf = async (cabinId: string) =>
  (await database.query(
    `select to_char(day, 'YYYY-MM-DD') as day, price, min_stay, allows_check_in, allows_check_out, open
     from public.cabin_calendar where cabin_id = '${cabinId}' order by cabin_calendar.day`,
  )) as Row[];

async function addRows(cabinId: string, rows: readonly Row[]): Promise<void> {
  const all = rows.map((row) => ({ cabin_id: cabinId, ...row }));
  const { error } = await admin.from('cabin_calendar').insert(all);
  assert.equal(error, null);
}

const extend = (now = NOW, most?: number) => extendCalendars({ admin, now }, most);

const OPEN: Omit<Row, 'day'> = {
  price: null,
  min_stay: 1,
  allows_check_in: true,
  allows_check_out: true,
  open: true,
};

/** The rule, said a second time: the newest day one, two or three years of whole weeks before, or an ordinary one. */
function expected(before: readonly Row[], date: CalendarDate): Row {
  const byDay = new Map(before.map((row) => [row.day, row]));
  const found = [1, 2, 3].map((years) => byDay.get(addDays(date, -years * YEAR_OF_WEEKS)));
  return { ...(found.find(Boolean) ?? OPEN), day: date };
}

const someRules = fc.record({
  price: fc.option(fc.integer({ min: 100, max: 90_000 })),
  min_stay: fc.integer({ min: 1, max: 30 }),
  allows_check_in: fc.boolean(),
  allows_check_out: fc.boolean(),
  open: fc.boolean(),
});

const someCalendar = fc
  .record({
    first: fc.integer({ min: -800, max: 600 }),
    days: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 900 }), someRules), {
      selector: ([n]) => n,
      minLength: 1,
      maxLength: 60,
    }),
  })
  .map(({ first, days }) =>
    days
      .map(([n, rules]) => ({ day: day(first + n), ...rules }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
  );

let hiddenIds: string[] = [];

describe('calendars continue by themselves', () => {
  // Whatever is live is continued, the cabins of other suites too.
  beforeEach(async () => {
    hiddenIds = await hideCabins();
  });
  afterEach(() => showCabins(hiddenIds));

  test('whatever a calendar holds stays as it is; what follows comes from the same weekday a year before', async () => {
    await fc.assert(
      fc.asyncProperty(someCalendar, async (calendar) => {
        const cabin = await createCabin({}, null);
        await addRows(cabin.id, calendar);
        const before = await rowsOf(cabin.id);
        await extend();
        const after = await rowsOf(cabin.id);
        const last = before.at(-1)?.day ?? END;
        const first = addDays(last, 1) > day(0) ? addDays(last, 1) : day(0);
        const added: Row[] = [];
        for (let date = first; date <= END; date = addDays(date, 1)) {
          added.push(expected(before, date));
        }
        assert.deepEqual(after, [...before, ...added]);
        await extend();
        assert.deepEqual(await rowsOf(cabin.id), after);
      }),
      { numRuns: 15 },
    );
  });

  test('every live cabin with a day reaches the end, however many are taken at once; others are left alone', async () => {
    const cabins = await Promise.all(Array.from({ length: 5 }, () => createCabin()));
    const hidden = await createCabin({ live: false });
    const empty = await createCabin({}, null);
    await extend(NOW, 2);
    for (const { id } of cabins) assert.equal((await rowsOf(id)).at(-1)?.day, END);
    assert.equal((await rowsOf(hidden.id)).at(-1)?.day, day(120));
    assert.deepEqual(await rowsOf(empty.id), []);
    const short = await database.query(
      `select c.id from public.cabins c where c.live and exists (select from public.cabin_calendar k where k.cabin_id = c.id)
       and not exists (select from public.cabin_calendar k where k.cabin_id = c.id
         and k.day >= (now() at time zone c.timezone)::date + ${CALENDAR_DAYS})`,
    );
    assert.deepEqual(short, []);
  });

  test('the calendar’s end is in the cabin’s zone, and moves with each day', async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', NOON_ZONE];
    const cabins = await Promise.all(zones.map((timezone) => createCabin({ timezone })));
    for (const now of [NOW, later(1), later(40)]) {
      await extend(now);
      for (const { id, timezone } of cabins) {
        const end = addDays(todayInZone(now, timezone), CALENDAR_DAYS);
        assert.equal((await rowsOf(id)).at(-1)?.day, end, timezone);
      }
    }
  });

  test('a day derived day by day is the one derived at once', async () => {
    const rules = Array.from({ length: 400 }, (_, n) => ({
      ...OPEN,
      day: day(n),
      price: 10_000 + 100 * n,
      min_stay: 1 + (n % 7),
      open: n % 11 !== 0,
    }));
    const [slowly, atOnce] = [await createCabin({}, null), await createCabin({}, null)];
    await addRows(slowly.id, rules);
    for (let n = 0; n <= 10; n++) await extend(later(n));
    await addRows(atOnce.id, rules);
    await extend(later(10));
    assert.deepEqual(await rowsOf(slowly.id), await rowsOf(atOnce.id));
  });

  const mails = async () =>
    (await readMails(shop().email)).filter(({ purpose }) => purpose === 'calendar-ends');

  test('the host gets an email about live cabins whose calendar ends sooner, once a day', async () => {
    await database.runScript(`delete from public.outbox where purpose = 'calendar-ends'`);
    const closed = await createCabin({ title: 'Never Opened' }, null);
    const now = later(900);
    assert.deepEqual(await extend(now), { rolled: 0, extended: 0, ending_sooner: 1 });
    assert.deepEqual(await extend(now), { rolled: 0, extended: 0, ending_sooner: 1 });
    const [message, ...more] = await mails();
    assert.deepEqual(more, []);
    assert.match(message?.body ?? '', /Never Opened: no open days/);
    await extend(later(901));
    assert.equal((await mails()).length, 2);
    await openCalendar(closed.id, day(0), day(0));
    assert.deepEqual(await extend(later(902)), { rolled: 0, extended: 1, ending_sooner: 0 });
    assert.equal((await mails()).length, 2);
  });

  test('fifty runs at once make each day once', async () => {
    const cabin = await createCabin();
    await Promise.all(Array.from({ length: 50 }, () => extend()));
    assert.equal((await rowsOf(cabin.id)).length, CALENDAR_DAYS + 1);
  });
});
