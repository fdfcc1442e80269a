import fc from 'fast-check';
import ICAL from 'ical.js';
import { addDays, calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import { clockInZone, instantInZone } from '@/lib/domain/values/zoned-date';
import { eventNights } from '@/lib/domain/feeds/imported-calendar';
import { readCalendarFile } from '@/lib/ical/parse';
import { fileOf } from '../../../supabase/tests/support/calendar-files';

const HERE = 'America/New_York';
const UNTIL = calendarDate('2029-01-01');

function read(text: string, timezone = HERE) {
  const file = readCalendarFile(text, { timezone, until: UNTIL });
  if (!file.ok) throw new Error(file.error);
  return file;
}
const taken = (text: string, timezone?: string) =>
  [
    ...new Set(
      read(text, timezone).events.flatMap((event) => {
        const nights = eventNights(event);
        return nights && !event.isCancelled ? eachDay(nights.checkIn, nights.checkOut) : [];
      }),
    ),
  ].sort();
const short = (text: string) =>
  taken(fileOf(text))
    .map((day) => day.slice(5))
    .join(' ');

const EVENING =
  'DTSTART;TZID=America/New_York:20270312T200000|DTEND;TZID=America/New_York:20270313T100000';

test.each([
  [
    'an exception names an instant',
    `${EVENING}|RRULE:FREQ=DAILY;COUNT=4|EXDATE:20270314T010000Z`,
    '03-12 03-14 03-15',
  ],
  [
    'an exception in another zone',
    `${EVENING}|RRULE:FREQ=DAILY;COUNT=4|EXDATE;TZID=Europe/Berlin:20270314T020000`,
    '03-12 03-14 03-15',
  ],
  [
    'an exception by its date alone, for a time, takes nothing away',
    `${EVENING}|RRULE:FREQ=DAILY;COUNT=2|EXDATE;VALUE=DATE:20270313`,
    '03-12 03-13',
  ],
  ['an added instant', `${EVENING}|RDATE:20270321T000000Z`, '03-12 03-20'],
  [
    'added periods',
    `${EVENING}|RDATE;VALUE=PERIOD:20270321T000000Z/20270322T140000Z,20270325T000000Z/PT14H`,
    '03-12 03-20 03-21 03-24',
  ],
  [
    'until a midnight east of Greenwich',
    'DTSTART;VALUE=DATE:20270317|RRULE:FREQ=DAILY;UNTIL=20270318T230000Z',
    '03-17 03-18 03-19',
  ],
  [
    'until a midnight west of Greenwich',
    'DTSTART;VALUE=DATE:20270317|RRULE:FREQ=DAILY;UNTIL=20270319T050000Z',
    '03-17 03-18 03-19',
  ],
  [
    'until midnight in UTC',
    'DTSTART;VALUE=DATE:20270317|RRULE:FREQ=DAILY;UNTIL=20270318T000000Z',
    '03-17 03-18',
  ],
  [
    'until the minute before, of a time',
    'DTSTART;TZID=America/New_York:20270316T160000|DURATION:PT18H|RRULE:FREQ=DAILY;UNTIL=20270318T045959Z',
    '03-16 03-17',
  ],
  [
    'until a date, of a time',
    'DTSTART;TZID=America/New_York:20270316T160000|DURATION:PT18H|RRULE:FREQ=DAILY;UNTIL=20270317',
    '03-16 03-17',
  ],
  [
    'yearly as Outlook writes it',
    'DTSTART;VALUE=DATE:20270320|RRULE:FREQ=YEARLY;INTERVAL=1;BYMONTHDAY=20;BYMONTH=3',
    '03-20 03-20',
  ],
  [
    'monthly by its day',
    'DTSTART;VALUE=DATE:20270320|RRULE:FREQ=MONTHLY;COUNT=2;BYMONTHDAY=20',
    '03-20 04-20',
  ],
  [
    'monthly by its weekday',
    'DTSTART;VALUE=DATE:20270320|RRULE:FREQ=MONTHLY;COUNT=2;BYDAY=3SA',
    '03-20 04-17',
  ],
  [
    'the last working day',
    'DTSTART;VALUE=DATE:20270331|RRULE:FREQ=MONTHLY;COUNT=2;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    '03-31 04-30',
  ],
  [
    'daily on some weekdays',
    'DTSTART;VALUE=DATE:20270319|RRULE:FREQ=DAILY;BYDAY=FR,SA;COUNT=3',
    '03-19 03-20 03-26',
  ],
  [
    'weeks of the year',
    'DTSTART;VALUE=DATE:20270517|RRULE:FREQ=YEARLY;BYWEEKNO=20;COUNT=2',
    '05-17 05-15',
  ],
  [
    'a start that its rule does not name',
    'DTSTART;VALUE=DATE:20270319|RRULE:FREQ=WEEKLY;BYDAY=SU;UNTIL=20270328',
    '03-19 03-21 03-28',
  ],
  [
    'the 31st only where there is one',
    'DTSTART;VALUE=DATE:20270131|RRULE:FREQ=MONTHLY;COUNT=3',
    '01-31 03-31 05-31',
  ],
  [
    'two rules',
    'DTSTART;VALUE=DATE:20270319|RRULE:FREQ=DAILY;COUNT=2|RRULE:FREQ=WEEKLY;COUNT=2',
    '03-19 03-20 03-26',
  ],
  [
    'an occurrence that is cancelled',
    'UID:a|DTSTART;VALUE=DATE:20270319|RRULE:FREQ=DAILY;COUNT=3',
    '03-19 03-20 03-21',
  ],
])('%s', (_, event, nights) => expect(short(event)).toBe(nights));

test('the 29th of February is in leap years alone', () => {
  for (const rule of [
    'FREQ=YEARLY',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=YEARLY;COUNT=2',
  ]) {
    expect(taken(fileOf(`DTSTART;VALUE=DATE:20240229|RRULE:${rule}`))).toEqual([
      '2024-02-29',
      '2028-02-29',
    ]);
  }
});

test('an occurrence that is cancelled is free, one that is moved stands in its new place', () => {
  const change = (rest: string) =>
    taken(
      fileOf(
        `UID:a|${EVENING}|RRULE:FREQ=DAILY;COUNT=3`,
        `UID:a|RECURRENCE-ID:20270314T010000Z|${rest}`,
      ),
    );
  expect(change('DTSTART:20270314T010000Z|STATUS:CANCELLED')).toEqual(['2027-03-12', '2027-03-14']);
  expect(change('DTSTART:20270321T000000Z|DURATION:PT14H')).toEqual([
    '2027-03-12',
    '2027-03-14',
    '2027-03-20',
  ]);
  expect(change('DTSTART:soon')).toEqual(['2027-03-12', '2027-03-13', '2027-03-14']);
});

test('a change of all later occurrences takes old and new nights, and is reported', () => {
  const file = fileOf(
    'UID:a|DTSTART;VALUE=DATE:20270301|RRULE:FREQ=WEEKLY;COUNT=3',
    'UID:a|RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270308|DTSTART;VALUE=DATE:20270309',
  );
  expect(taken(file)).toEqual(['2027-03-01', '2027-03-09', '2027-03-15', '2027-03-16']);
  expect(read(file).problems).toEqual([expect.objectContaining({ reason: 'range' })]);
});

const TENNESSEE = [
  'BEGIN:VTIMEZONE',
  'TZID:Cabin time',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

test.each([
  ...['Z', '+0000', '+00:00'].map((end) => ['', end]),
  ...[
    'UTC',
    'Etc/UTC',
    'GMT',
    'Etc/GMT',
    'etc/utc',
    'Zulu',
    'UCT',
    'GMT+0000',
    '+00:00',
    '"UTC"',
    'UTC+00:00',
  ].map((zone) => [`;TZID=${zone}`, '']),
])('midnight in UTC is a whole day: %s %s', (zone, end) => {
  const event = `DTSTART${zone}:20261210T000000${end}|DTEND${zone}:20261212T000000${end}`;
  expect(taken(fileOf(event))).toEqual(['2026-12-10', '2026-12-11']);
});

test.each([
  [':20270701T033000Z'],
  [':20270630T233000-0400'],
  [';TZID=UTC:20270701T033000'],
  [';TZID=GMT:20270701T033000'],
  [';TZID=America/New_York:20270630T233000'],
  [';TZID=Eastern Standard Time:20270630T233000'],
  [';TZID="Eastern Standard Time":20270630T233000'],
  [';TZID=Romance Standard Time:20270701T053000'],
  [';TZID=/example.org/20270101/America/New_York:20270630T233000'],
  [';TZID=UTC-04:00:20270630T233000'],
  [';TZID=Etc/GMT+4:20270630T233000'],
  [';TZID=Cabin time:20270630T233000'],
])('the same instant reads the same: %s', (start) => {
  const text = fileOf(`DTSTART${start}|DURATION:PT10H|RRULE:FREQ=WEEKLY;COUNT=2`).replace(
    'BEGIN:VEVENT',
    `${TENNESSEE}BEGIN:VEVENT`,
  );
  expect(taken(text)).toEqual(['2027-06-30', '2027-07-07']);
  expect(read(text).problems).toEqual([]);
});

test('an unknown zone takes one more night on each side, and is reported', () => {
  const file = fileOf(
    'SUMMARY:June|DTSTART;TZID=Nowhere:20261204T160000|DTEND;TZID=Nowhere:20261206T200000',
  );
  expect(taken(file)).toEqual(['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
  expect(read(file).problems).toEqual([
    { reason: 'zone', summary: 'June', checkIn: '2026-12-03', checkOut: '2026-12-07' },
  ]);
});

test('an event whose end is missing is read as far as it goes', () => {
  const text = fileOf('DTSTART;VALUE=DATE:20270301', 'DTSTART;VALUE=DATE:20270305');
  expect(taken(text.replace('END:VEVENT\r\n', ''))).toEqual(['2027-03-01', '2027-03-05']);
});

test('the work of a line grows with its length', () => {
  const line = (count: number) => `DTSTART${';X="a;b:c"'.repeat(count)};VALUE=DATE:20270301`;
  expect(taken(fileOf(line(100_000)))).toEqual(['2027-03-01']);
});

describe('whatever an event and its rule, no night of the package’s own expansion is free', () => {
  const zone = fc.constantFrom(
    'America/New_York',
    'Europe/Berlin',
    'Asia/Tokyo',
    'Pacific/Auckland',
    'America/Los_Angeles',
    'UTC',
  );
  const ordinal = fc.constantFrom('', '1', '2', '-1');
  const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
  const rule = fc.oneof(
    fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=YEARLY'),
    fc
      .tuple(fc.uniqueArray(weekday, { minLength: 1, maxLength: 3 }))
      .map(([days]) => `FREQ=WEEKLY;BYDAY=${days.join()}`),
    fc.tuple(ordinal, weekday).map(([nth, day]) => `FREQ=MONTHLY;BYDAY=${nth}${day}`),
    fc.integer({ min: 1, max: 31 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), ordinal, weekday)
      .map(([month, nth, day]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${day}`),
    fc
      .tuple(weekday, fc.integer({ min: 1, max: 12 }))
      .map(([day, month]) => `FREQ=DAILY;BYDAY=${day};BYMONTH=${month}`),
  );
  const event = fc.record({
    rule,
    interval: fc.integer({ min: 1, max: 3 }),
    count: fc.option(fc.integer({ min: 1, max: 12 })),
    day: fc.integer({ min: 0, max: 600 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    minutes: fc.integer({ min: 60, max: 4000 }),
    zone,
    cabin: zone,
  });
  const pad = (value: number) => String(value).padStart(2, '0');

  test('and at most one more at each side is taken', () => {
    fc.assert(
      fc.property(
        event,
        ({ rule: text, interval, count, day, minute, minutes, zone: from, cabin }) => {
          const date = addDays(calendarDate('2026-01-01'), day);
          const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
          const whole = `${text};INTERVAL=${interval}${count ? `;COUNT=${count}` : ''}`;
          const start = `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
          const got = new Set(
            taken(
              fileOf(`DTSTART;TZID=${from}:${start}|DURATION:PT${minutes}M|RRULE:${whole}`),
              cabin,
            ),
          );
          const iterator = ICAL.Recur.fromString(whole).iterator(
            ICAL.Time.fromDateTimeString(`${date}T${time}:00`),
          );
          const want = new Set<string>();
          const allowed = new Set<string>(eachDay(addDays(date, -1), addDays(date, 6)));
          // From midnight to midnight, or a minute before, are whole days as written, in any zone.
          const isWhole = minute === 0 && (minutes % 1440 === 0 || minutes % 1440 === 1439);
          const writtenIn = isWhole ? cabin : from;
          const length = isWhole ? Math.ceil(minutes / 1440) * 1440 : minutes;
          for (let next = iterator.next(); next && next.year < 2029; next = iterator.next()) {
            const wall = next.toString();
            const begin = instantInZone(
              calendarDate(wall.slice(0, 10)),
              wall.slice(11, 16),
              writtenIn,
            );
            const end = new Date(begin.getTime() + length * 60_000);
            const [first, last] = [clockInZone(begin, cabin).date, clockInZone(end, cabin).date];
            for (const each of eachDay(addDays(first, -1), addDays(last, 1))) allowed.add(each);
            // A leap day is in leap years alone; the package moves it to March.
            if (text === 'FREQ=YEARLY' && date.endsWith('02-29')) continue;
            for (const night of eachDay(first, last)) if (night < UNTIL) want.add(night);
          }
          const missing = [...want].filter((night) => !got.has(night as never));
          expect(missing).toEqual([]);
          // Whether a start that the rule does not name is counted, the standard leaves open.
          if (text.startsWith('FREQ=DAILY;') && count) return;
          const more = [...got].filter((night) => night < '2028-12-20' && !allowed.has(night));
          expect(more).toEqual([]);
        },
      ),
      {
        numRuns: 150,
        examples: [
          [
            {
              rule: 'FREQ=DAILY',
              interval: 1,
              count: null,
              day: 0,
              minute: 0,
              minutes: 1439,
              zone: 'America/New_York',
              cabin: 'America/Los_Angeles',
            },
          ],
        ],
      },
    );
  });
});

test('an hourly rule takes the night of each of its times in any zone', () => {
  const file = fileOf(
    'UID:a|DTSTART;TZID=Asia/Tokyo:20270310T003000|DURATION:PT30M|RRULE:FREQ=HOURLY;INTERVAL=13;COUNT=3',
    'UID:a|RECURRENCE-ID;TZID=Asia/Tokyo:20270310T003000|DTSTART;TZID=Asia/Tokyo:20270401T003000',
  );
  expect(read(file).events.map(({ start }) => start.date)).toEqual([
    '2027-03-09',
    '2027-03-10',
    '2027-03-31',
  ]);
});

test('in an unknown zone, an event without an end takes every night on which it may begin', () => {
  expect(taken(fileOf('DTSTART;TZID=Nowhere:20261204T160000'))).toEqual([
    '2026-12-03',
    '2026-12-04',
  ]);
});

test('an exception without repeats removes nothing', () => {
  expect(taken(fileOf('DTSTART:20261204T160000|DURATION:PT18H|EXDATE:20261204T160000'))).toEqual([
    '2026-12-04',
  ]);
});
