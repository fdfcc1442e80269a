import { calendarDate } from '@/lib/domain/values/calendar-date';
import { eventNights } from '@/lib/domain/feeds/imported-calendar';
import { readCalendarFile } from '@/lib/ical/parse';
import { airbnbFile, fileOf, vrboFile } from '../../../supabase/tests/support/calendar-files';

const UNTIL = calendarDate('2029-01-01');
const read = (text: string, timezone = 'America/New_York') =>
  readCalendarFile(text, { timezone, until: UNTIL });
const readEvents = (text: string, timezone?: string) => {
  const file = read(text, timezone);
  if (!file.ok) throw new Error(file.error);
  return file;
};
const nightsIn = (text: string, timezone?: string) =>
  readEvents(text, timezone).events.map((event) => {
    const nights = eventNights(event);
    return nights && `${nights.checkIn} ${nights.checkOut}`;
  });

const WEEKEND = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };

test('the platforms’ own files', () => {
  expect(readEvents(airbnbFile({ guests: [WEEKEND], blocks: [WEEKEND] })).events).toEqual([
    expect.objectContaining({ summary: 'Reserved', start: { date: '2026-12-04', minute: null } }),
    expect.objectContaining({ summary: 'Airbnb (Not available)' }),
  ]);
  expect(readEvents(vrboFile({ guests: [WEEKEND] })).events[0]?.summary).toBe('Reserved - June');
});

test.each([
  ['dates not said to be dates', 'DTSTART:20261204|DTEND:20261207', '2026-12-04 2026-12-07'],
  [
    'times said to be dates',
    'DTSTART;VALUE=DATE:20261204T160000|DTEND;VALUE=DATE:20261207T100000',
    '2026-12-04 2026-12-07',
  ],
  ['a duration in days', 'DTSTART;VALUE=DATE:20261204|DURATION:P3D', '2026-12-04 2026-12-07'],
  ['a duration in weeks', 'DTSTART;VALUE=DATE:20261204|DURATION:P1W', '2026-12-04 2026-12-11'],
  ['a duration in hours', 'DTSTART:20261204T160000|DURATION:PT66H', '2026-12-04 2026-12-07'],
  ['no end', 'DTSTART;VALUE=DATE:20261204', '2026-12-04 2026-12-05'],
  ['midnights in UTC', 'DTSTART:20261204T000000Z|DTEND:20261207T000000Z', '2026-12-04 2026-12-07'],
  ['an evening in UTC', 'DTSTART:20261204T000000Z|DTEND:20261206T150000Z', '2026-12-03 2026-12-06'],
  ['a check-in in UTC', 'DTSTART:20261204T210000Z|DTEND:20261207T150000Z', '2026-12-04 2026-12-07'],
  [
    'another zone',
    'DTSTART;TZID=Europe/Berlin:20261205T020000|DTEND;TZID=Europe/Berlin:20261207T160000',
    '2026-12-04 2026-12-07',
  ],
  [
    'a zone by its other name',
    'DTSTART;TZID=Pacific Standard Time:20261204T220000|DTEND;TZID=Pacific Standard Time:20261206T220000',
    '2026-12-05 2026-12-07',
  ],
  [
    'a zone with a prefix',
    'DTSTART;TZID=/example.org/America/New_York:20261204T160000|DTEND;TZID=/example.org/America/New_York:20261205T100000',
    '2026-12-04 2026-12-05',
  ],
  [
    'a zone nobody knows',
    'DTSTART;TZID=Nowhere:20261204T160000|DTEND;TZID=Nowhere:20261205T100000',
    '2026-12-03 2026-12-05',
  ],
  [
    'the week clocks change',
    'DTSTART:20261031T200000Z|DTEND:20261102T150000Z',
    '2026-10-31 2026-11-02',
  ],
  [
    'small letters and blanks',
    'dtstart;value=date:20261204 |dtend;value=date:20261207',
    '2026-12-04 2026-12-07',
  ],
])('%s', (_, event, nights) => expect(nightsIn(fileOf(event))).toEqual([nights]));

test('a far zone of the cabin', () => {
  const event = 'DTSTART:20261204T210000Z|DTEND:20261207T150000Z';
  expect(nightsIn(fileOf(event), 'Pacific/Auckland')).toEqual(['2026-12-05 2026-12-08']);
});

test.each([
  ['weekly', 'RRULE:FREQ=WEEKLY;COUNT=3', ['04', '11', '18']],
  ['on some days', 'RRULE:FREQ=WEEKLY;BYDAY=FR,SU;UNTIL=20261213', ['04', '06', '11', '13']],
  ['daily but for one', 'RRULE:FREQ=DAILY;COUNT=3|EXDATE;VALUE=DATE:20261205', ['04', '06']],
  ['and one more', 'RDATE;VALUE=DATE:20261220', ['04', '20']],
])('repeats: %s', (_, rule, days) => {
  const file = fileOf(`UID:a|DTSTART;VALUE=DATE:20261204|${rule}`);
  expect(readEvents(file).events.map(({ start }) => start.date.slice(8))).toEqual(days);
});

test('a repeat that was moved stands where it was moved to', () => {
  const file = fileOf(
    'UID:a|DTSTART;VALUE=DATE:20261204|DTEND;VALUE=DATE:20261205|RRULE:FREQ=WEEKLY;COUNT=2',
    'UID:a|RECURRENCE-ID;VALUE=DATE:20261211|DTSTART;VALUE=DATE:20261213|DTEND;VALUE=DATE:20261214',
  );
  expect(nightsIn(file)).toEqual(['2026-12-04 2026-12-05', '2026-12-13 2026-12-14']);
});

test('a rule without end goes no further than asked', () => {
  const days = readEvents(fileOf('DTSTART;VALUE=DATE:20261204|RRULE:FREQ=MONTHLY')).events;
  expect(days).toHaveLength(25);
});

test.each(['RRULE:FREQ=SECONDLY', 'RRULE:FREQ=NEVER', 'RRULE:FREQ=DAILY;RSCALE=HEBREW'])(
  '%s is not followed: every night from its start on stays taken, and is told',
  (rule) => {
    const file = readEvents(fileOf(`DTSTART;VALUE=DATE:20261204|SUMMARY:June|${rule}`));
    expect(nightsIn(fileOf(`DTSTART;VALUE=DATE:20261204|${rule}`))).toContain(
      rule.endsWith('SECONDLY') ? '2026-12-04 2026-12-05' : `2026-12-04 ${UNTIL}`,
    );
    expect(file.unreadable).toBe(0);
    if (rule.endsWith('SECONDLY')) return;
    expect(file.problems).toEqual([
      { reason: 'rule', summary: 'June', checkIn: '2026-12-04', checkOut: UNTIL },
    ]);
  },
);

test('a rule that is not followed takes no night after its end', () => {
  const file = fileOf('DTSTART;VALUE=DATE:20261204|RRULE:FREQ=NEVER;UNTIL=20261210');
  expect(nightsIn(file)).toContain('2026-12-04 2026-12-12');
});

test.each([
  'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=DAILY;INTERVAL=100000',
  'RRULE:FREQ=DAILY;INTERVAL=2000000000',
  'RRULE:FREQ=HOURLY;COUNT=3',
])('%s takes its first occurrence alone', (rule) => {
  const file = readEvents(fileOf(`DTSTART;VALUE=DATE:20261204|${rule}`));
  expect(file.events.map(({ start }) => start.date)).toEqual(['2026-12-04']);
  expect(file.problems).toEqual([]);
});

test('the work of thousands of rules without end is bounded, and their nights stay taken', () => {
  const rule = 'DTSTART;VALUE=DATE:20200101|RRULE:FREQ=DAILY';
  const file = readEvents(fileOf(...Array.from({ length: 3000 }, () => rule)));
  expect(file.problems.length).toBeGreaterThan(2900);
  expect(file.events.length).toBeLessThan(20_000);
});

test('a count of a thousand million since 1900 gives what lies ahead alone', () => {
  const text = fileOf('DTSTART;VALUE=DATE:19000101|RRULE:FREQ=DAILY;COUNT=999999999');
  const file = readCalendarFile(text, {
    timezone: 'America/New_York',
    until: UNTIL,
    from: calendarDate('2026-11-25'),
  });
  expect(file).toMatchObject({ ok: true, problems: [] });
  expect(file.ok && file.events.length).toBeLessThan(800);
});

test.each([
  'DTSTART;VALUE=DATE:20261340',
  'DTSTART;VALUE=DATE:20270229',
  'DTSTART:soon',
  'SUMMARY:Reserved',
])('"%s" is counted, and costs no other event', (event) => {
  const file = readEvents(
    fileOf('DTSTART;VALUE=DATE:20261204', event, 'DTSTART;VALUE=DATE:20261205'),
  );
  expect([file.events.length, file.unreadable]).toEqual([2, 1]);
});

test('broken properties that are not used are ignored', () => {
  const file = fileOf(
    'DTSTART;VALUE=DATE:20261204|DESCRIPTION:one|two with no colon|;;|X-Y|BEGIN:VALARM|DURATION:PT9H|END:VALARM',
  );
  expect(nightsIn(file)).toEqual(['2026-12-04 2026-12-05']);
});

test.each([
  ['', 'not_a_calendar'],
  ['<!doctype html><title>Sign in</title>', 'not_a_calendar'],
  [fileOf('DTSTART;VALUE=DATE:20261204').slice(0, -20), 'cut_off'],
  [fileOf(...Array.from({ length: 5001 }, () => 'UID:1')), 'too_many_events'],
])('no calendar: %#', (text, error) => expect(read(text)).toEqual({ ok: false, error }));

test('an empty calendar, a mark at its start, line ends of all kinds', () => {
  expect(read('\uFEFFBEGIN:VCALENDAR\nEND:VCALENDAR\n\n')).toEqual({
    ok: true,
    events: [],
    unreadable: 0,
    problems: [],
  });
  const file = fileOf('DTSTART;VALUE=DATE:20261204');
  for (const end of ['\n', '\r']) expect(nightsIn(file.replaceAll('\r\n', end))).toHaveLength(1);
});
