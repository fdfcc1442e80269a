import { calendarDate, eachDay } from '@/lib/domain/values/calendar-date';
import { eventNights } from '@/lib/domain/feeds/imported-calendar';
import type * as ZonedDate from '@/lib/domain/values/zoned-date';
import { instantInZone } from '@/lib/domain/values/zoned-date';
import { readCalendarFile } from '@/lib/ical/parse';
import { growthOver } from '../../processor-time';
import { fileOf } from '../../../supabase/tests/support/calendar-files';

jest.mock('@/lib/domain/values/zoned-date', () => {
  const actual = jest.requireActual<typeof ZonedDate>('@/lib/domain/values/zoned-date');
  return { ...actual, instantInZone: jest.fn(actual.instantInZone) };
});

// A night that a calendar names is taken, however broken the rest of what it says may be.

const UNTIL = calendarDate('2029-01-01');
const FROM = calendarDate('2026-11-29');

function read(text: string, timezone = 'America/New_York') {
  const file = readCalendarFile(text, { timezone, until: UNTIL, from: FROM });
  if (!file.ok) throw new Error(file.error);
  return file;
}
const taken = (text: string, timezone?: string) =>
  [
    ...new Set(
      read(text, timezone).events.flatMap((event) => {
        const nights = eventNights(event);
        return nights ? eachDay(nights.checkIn, nights.checkOut) : [];
      }),
    ),
  ]
    .sort()
    .map((day) => day.slice(5))
    .join(' ');
const calendarOf = (...lines: string[]) =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`;
const busyOf = (...lines: string[]) =>
  calendarOf('BEGIN:VFREEBUSY', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VFREEBUSY');

describe('busy times', () => {
  test.each([
    [
      'start and end',
      ['FREEBUSY;FBTYPE=BUSY:20270310T210000Z/20270313T150000Z'],
      '03-10 03-11 03-12',
    ],
    ['start and duration', ['FREEBUSY:20270310T210000Z/P2DT18H'], '03-10 03-11 03-12'],
    ['weeks', ['FREEBUSY:20270310T210000Z/P1W'], '03-10 03-11 03-12 03-13 03-14 03-15 03-16'],
    [
      'several in a line',
      ['FREEBUSY:20270310T210000Z/PT18H,20270320T210000Z/PT18H'],
      '03-10 03-20',
    ],
    [
      'several lines of all busy types',
      [
        'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20270310T210000Z/PT18H',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270312T210000Z/PT18H',
        'FREEBUSY;FBTYPE=X-MAYBE:20270314T210000Z/PT18H',
        'FREEBUSY;FBTYPE="BUSY";X-A=1:20270316T210000Z/PT18H',
      ],
      '03-10 03-12 03-14 03-16',
    ],
    ['time that is free', ['FREEBUSY;FBTYPE=FREE:20270310T210000Z/PT18H'], ''],
    ['a zone', ['FREEBUSY;TZID=Europe/Berlin:20270310T220000/20270311T160000'], '03-10'],
    ['a time of no zone', ['FREEBUSY:20270310T160000/20270312T100000'], '03-10 03-11'],
    ['dates', ['FREEBUSY;VALUE=PERIOD:20270310/20270312'], '03-10 03-11'],
    ['midnights of UTC', ['FREEBUSY:20270310T000000Z/20270312T000000Z'], '03-10 03-11'],
    ['midnights of the cabin', ['FREEBUSY:20270310T050000Z/20270312T050000Z'], '03-10 03-11'],
    [
      'folded lines',
      ['FREEBUSY;FBTYPE=BUS', ' Y:20270310T2100', '\t00Z/20270312T150000Z'],
      '03-10 03-11',
    ],
    [
      'two carriage returns at the end of each line',
      ['FREEBUSY:20270310T2100\r', ' 00Z/PT18H\r'],
      '03-10',
    ],
    ['small letters', ['freebusy;fbtype=busy:20270310t210000z/pt18h'], '03-10'],
    ['a few hours', ['FREEBUSY:20270310T150000Z/PT2H'], ''],
  ])('%s', (_, lines, nights) => {
    expect(taken(busyOf(...lines))).toBe(nights);
    expect(read(busyOf(...lines))).toMatchObject({ unreadable: 0, problems: [] });
  });

  test('beside events, and outside of their component', () => {
    const event = ['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20270301', 'END:VEVENT'];
    const busy = 'FREEBUSY:20270310T210000Z/PT18H';
    expect(taken(calendarOf(...event, 'BEGIN:VFREEBUSY', busy, 'END:VFREEBUSY'))).toBe(
      '03-01 03-10',
    );
    expect(taken(calendarOf(busy))).toBe('03-10');
    expect(taken(calendarOf('BEGIN:VFREEBUSY', busy, ...event))).toBe('03-01 03-10');
  });

  test.each([
    '20270310T210000Z/soon',
    '20270310T210000Z/',
    '20270310T210000Z',
    '20270310T210000Z/20270309T000000Z',
    '20270310T210000Z/-PT3H',
  ])('%s takes its first night, and names it', (period) => {
    const file = busyOf(`FREEBUSY:${period}`);
    expect(taken(file)).toBe('03-10');
    expect(read(file).problems).toEqual([
      { reason: 'end', summary: '', checkIn: '2027-03-10', checkOut: '2027-03-11' },
    ]);
  });

  test.each(['FREEBUSY:soon/PT3H', 'FREEBUSY:', 'FREEBUSY', 'FREEBUSY 20270310T210000Z/PT18H'])(
    '"%s" cannot be read, and costs no other',
    (line) => {
      const file = busyOf(line, 'FREEBUSY:20270310T210000Z/PT18H');
      expect(taken(file)).toBe('03-10');
      expect(read(file).unreadable).toBe(1);
    },
  );
});

describe('a file of which nothing could be read', () => {
  const EMPTY = ['PRODID:-//A//EN', 'X-WR-CALNAME;LANGUAGE=en:Cabin', 'METHOD:PUBLISH'];
  const ZONE = [
    'BEGIN:VTIMEZONE',
    'TZID:Here',
    'BEGIN:STANDARD',
    'DTSTART:19701101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  test.each([
    ['nothing at all', []],
    ['the frame of a calendar', EMPTY],
    ['a time zone', [...EMPTY, ...ZONE]],
    [
      'busy times, of which there are none',
      ['BEGIN:VFREEBUSY', 'DTSTART:20270101T000000Z', 'DTEND:20270201T000000Z', 'END:VFREEBUSY'],
    ],
    ['two empty calendars', [...EMPTY, 'END:VCALENDAR', '', 'BEGIN:VCALENDAR', ...EMPTY]],
    ['a cancelled event', ['BEGIN:VEVENT', 'DTSTART:20270310', 'STATUS:CANCELLED', 'END:VEVENT']],
  ])('is read where it holds %s', (_, lines) => {
    expect(read(calendarOf(...lines))).toMatchObject({ unreadable: 0, problems: [] });
  });

  test.each([
    ['tasks', ['BEGIN:VTODO', 'DTSTART:20270310T210000Z', 'SUMMARY:Clean', 'END:VTODO']],
    ['journals', ['BEGIN:VJOURNAL', 'DTSTART;VALUE=DATE:20270310', 'END:VJOURNAL']],
    ['a component nobody knows', ['BEGIN:X-STAY', 'X-FROM:20270310', 'END:X-STAY']],
    [
      'availability',
      [
        'BEGIN:VAVAILABILITY',
        'BEGIN:AVAILABLE',
        'SUMMARY:Open',
        'END:AVAILABLE',
        'END:VAVAILABILITY',
      ],
    ],
    ['a page', ['<!doctype html>', '<title>Sign in</title>']],
    ['dates without a component', ['RDATE:20270310', 'DTEND:20270312']],
    ['indented lines', ['  BEGIN:VEVENT', '  DTSTART:20270310', '  END:VEVENT']],
    ['an end without a beginning', ['DESCRIPTION:a', 'END:VEVENT']],
  ])('is doubtful, and told, where it holds %s', (_, lines) => {
    const file = read(calendarOf(...EMPTY, ...lines));
    expect(file.events).toEqual([]);
    expect(file.unreadable).toBe(1);
    expect(file.problems).toEqual([
      expect.objectContaining({
        checkIn: null,
        reason: expect.stringMatching(/content|unreadable/),
      }),
    ]);
  });

  test('an unknown component with a start is taken like an event', () => {
    const lines = ['BEGIN:X-STAY', 'DTSTART:20270310', 'DTEND:20270312', 'END:X-STAY'];
    expect(taken(calendarOf(...lines))).toBe('03-10 03-11');
    const inside = ['BEGIN:X-STAYS', ...lines, 'END:X-STAYS'];
    expect(taken(calendarOf(...inside))).toBe('03-10 03-11');
  });

  test('an event whose beginning was lost is reported next to the others', () => {
    const lines = ['BEGIN:VEVENT', 'DTSTART:20270310', 'END:VEVENT', 'BEGIN VEVENT', 'END:VEVENT'];
    expect(taken(calendarOf(...lines))).toBe('03-10');
    expect(read(calendarOf(...lines)).unreadable).toBe(1);
  });

  const FIRST = ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20270310', 'END:VEVENT'];
  const SECOND = ['UID:b', 'DTSTART:20270401', 'DTEND:20270403'];
  test.each([
    ['a parameter', ['BEGIN;X=1:VEVENT', ...SECOND, 'END;X=1:VEVENT']],
    ['a semicolon', ['BEGIN:VEVENT;', ...SECOND, 'END:VEVENT;']],
    ['no colon', ['BEGIN VEVENT', ...SECOND, 'END VEVENT']],
    ['a remark', ['BEGIN:VEVENT # a stay', ...SECOND, 'END:VEVENT # a stay']],
    ['nothing at all', SECOND],
  ])('an event between marks that nobody recognizes is taken beside the others: %s', (_, lines) => {
    expect(taken(calendarOf(...FIRST, ...lines))).toBe('03-10 04-01 04-02');
    expect(taken(calendarOf(...lines, ...FIRST))).toBe('03-10 04-01 04-02');
  });

  test.each([
    ['joined', ['END:VEVENTBEGIN:VEVENT']],
    ['in one line', ['END:VEVENT BEGIN:VEVENT']],
    ['missing', []],
  ])('where the marks between two events are %s, both are taken', (_, marks) => {
    const lines = [...FIRST.slice(0, -1), ...marks, ...SECOND, 'END:VEVENT'];
    expect(taken(calendarOf(...lines))).toBe('03-10 04-01 04-02');
    const unknown = ['BEGIN:X-STAYS', ...lines.slice(1, -1), 'END:X-STAYS'];
    expect(taken(calendarOf(...unknown))).toBe('03-10 04-01 04-02');
  });

  test('an event after a time zone whose end is joined with its beginning is taken', () => {
    const zone = [...ZONE.slice(0, -1), 'END:VTIMEZONEBEGIN:VEVENT'];
    expect(taken(calendarOf(...zone, ...SECOND, 'END:VEVENT'))).toBe('04-01 04-02');
  });

  test.each([' ', '<br>', '\u2028', '\f', '\v', '\u0085', '|'])(
    'a file whose lines are parted by "%s" is doubtful, and told',
    (separator) => {
      const text = calendarOf(...EMPTY, ...FIRST).trim();
      expect(read(text.replaceAll('\r\n', separator)).unreadable).toBe(1);
      const busy = busyOf('FREEBUSY:20270310T210000Z/PT18H').trim();
      expect(read(busy.replaceAll('\r\n', separator)).unreadable).toBe(1);
    },
  );

  test.each(['STATUS:CANCELLED|STATUS:CONFIRMED', 'STATUS:CONFIRMED|STATUS:CANCELLED'])(
    'an event that is not only cancelled is taken: %s',
    (lines) => {
      const [event] = read(fileOf(`DTSTART:20270310|${lines}`)).events;
      expect(event).toMatchObject({ isCancelled: false });
    },
  );

  test('lists parted by semicolons are read', () => {
    expect(taken(busyOf('FREEBUSY:20270310T210000Z/PT18H;20270315T210000Z/PT18H'))).toBe(
      '03-10 03-15',
    );
    expect(taken(fileOf('DTSTART:20270310|RDATE:20270315;20270320'))).toBe('03-10 03-15 03-20');
  });

  test('an alarm without an end costs its event neither end nor repeats', () => {
    const file = fileOf(
      'DTSTART;VALUE=DATE:20270310|BEGIN:VALARM|DURATION:PT9H|DTEND;VALUE=DATE:20270312|RRULE:FREQ=WEEKLY;COUNT=2',
      'DTSTART;VALUE=DATE:20270401',
    );
    expect(taken(file)).toBe('03-10 03-11 03-17 03-18 04-01');
  });
});

describe('an end that cannot be used', () => {
  test.each([
    ['before its start', 'DTSTART;VALUE=DATE:20270320|DTEND;VALUE=DATE:20270319'],
    ['years before its start', 'DTSTART;VALUE=DATE:20270320|DTEND;VALUE=DATE:20170319'],
    ['an hour before its start', 'DTSTART:20270320T160000|DTEND:20270320T150000'],
    [
      'before its start, in another zone',
      'DTSTART:20270320T160000Z|DTEND;TZID=Europe/Berlin:20270320T160000',
    ],
    ['at its start', 'DTSTART:20270320T160000|DTEND:20270320T160000'],
    ['no date', 'DTSTART:20270320T160000|DTEND:soon'],
    ['no day of any calendar', 'DTSTART;VALUE=DATE:20270320|DTEND;VALUE=DATE:20270231'],
    ['empty', 'DTSTART;VALUE=DATE:20270320|DTEND:'],
    ['without a colon', 'DTSTART;VALUE=DATE:20270320|DTEND 20270322'],
    ['missing', 'DTSTART:20270320T160000'],
    ['no duration', 'DTSTART;VALUE=DATE:20270320|DURATION:3 days'],
    ['a negative duration', 'DTSTART;VALUE=DATE:20270320|DURATION:-P3D'],
    ['an endless negative duration', `DTSTART:20270320T160000|DURATION:-P${'9'.repeat(400)}D`],
    ['no duration at all', 'DTSTART:20270320T160000|DURATION:PT0S'],
    ['with a start whose time of day is broken', 'DTSTART:20270320T256000|DTEND:20270320'],
  ])('%s: the first night is taken and named', (_, event) => {
    const file = fileOf(`SUMMARY:June|${event}`, 'DTSTART;VALUE=DATE:20270401');
    expect(taken(file)).toBe('03-20 04-01');
    const { problems, unreadable } = read(file);
    expect(unreadable).toBe(0);
    expect(problems).toContainEqual({
      reason: expect.stringMatching(/^(?:end|start)$/) as string,
      summary: 'June',
      checkIn: '2027-03-20',
      checkOut: '2027-03-21',
    });
  });

  test.each([
    ['by a rule', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3', '03-20 03-22 03-24'],
    ['by dates', 'RDATE;VALUE=DATE:20270325,20270328', '03-20 03-25 03-28'],
    [
      'by dates of which one is broken',
      'RDATE;VALUE=DATE:20270325,soon,,20270328',
      '03-20 03-25 03-28',
    ],
    [
      'by periods',
      'RDATE;VALUE=PERIOD:20270325T200000Z/soon,20270328T200000Z/PT18H',
      '03-20 03-25 03-28',
    ],
  ])('every repeat %s takes its first night', (_, repeat, nights) => {
    const file = fileOf(`DTSTART;VALUE=DATE:20270320|DTEND;VALUE=DATE:20270310|${repeat}`);
    expect(taken(file)).toBe(nights);
    expect(read(file).problems[0]).toMatchObject({ checkIn: '2027-03-20' });
  });

  test('a usable duration counts despite a broken end', () => {
    const file = fileOf('DTSTART;VALUE=DATE:20270320|DTEND:soon|DURATION:P3D');
    expect(taken(file)).toBe('03-20 03-21 03-22');
  });

  test('a date alone is a day, and nothing is wrong with it', () => {
    expect(read(fileOf('DTSTART;VALUE=DATE:20270320')).problems).toEqual([]);
  });

  test('a change of an unknown occurrence is taken in addition to all of them', () => {
    const file = fileOf(
      'UID:a|DTSTART;VALUE=DATE:20270320|RRULE:FREQ=DAILY;COUNT=2',
      'UID:a|RECURRENCE-ID:soon|DTSTART;VALUE=DATE:20270325',
    );
    expect(taken(file)).toBe('03-20 03-21 03-25');
    expect(read(file).problems).toEqual([expect.objectContaining({ reason: 'exception' })]);
  });

  test('a stay longer than any calendar goes on until its end', () => {
    const file = read(fileOf('DTSTART;VALUE=DATE:20270320|DURATION:P9999999999D'));
    expect(file.unreadable).toBe(0);
    expect(file.events[0]?.end?.date).toBe('2199-12-31');
  });
});

describe('a zone whose offset is nowhere on Earth', () => {
  const zoneOf = (offset: string) => [
    'BEGIN:VTIMEZONE',
    'TZID:Here',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  test.each([
    ['by its definition, east', zoneOf('+9900'), ';TZID=Here:20270310T160000'],
    ['by its definition, west', zoneOf('-4800'), ';TZID=Here:20270310T160000'],
    ['by its name, east', [], ';TZID=GMT+99:20270310T160000'],
    ['by its name, west', [], ';TZID=UTC-48:20270310T160000'],
    ['by a name of Windows', [], ';TZID="(UTC+99:00) Nowhere":20270310T160000'],
    ['behind the time', [], ':20270310T160000+9900'],
  ])('takes every night that may be meant, and tells: %s', (_, zone, start) => {
    const event = ['BEGIN:VEVENT', `DTSTART${start}`, 'DURATION:PT18H', 'END:VEVENT'];
    const file = calendarOf(...zone, ...event);
    expect(taken(file)).toContain('03-10');
    expect(read(file).problems).toEqual([expect.objectContaining({ reason: 'zone' })]);
  });

  test('a town’s own time of former days costs a zone nothing', () => {
    const [begin = '', id = '', ...rest] = zoneOf('-0500');
    const former = [
      'BEGIN:STANDARD',
      'DTSTART:18671018T152419',
      'TZOFFSETFROM:+150219',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
    ];
    const event = ['BEGIN:VEVENT', 'DTSTART;TZID=Here:20270310T160000', 'DURATION:PT18H'];
    const file = calendarOf(begin, id, ...former, ...rest, ...event, 'END:VEVENT');
    expect(taken(file)).toBe('03-10');
    expect(read(file).problems).toEqual([]);
  });
});

describe('whole days', () => {
  test.each([
    [
      'flagged, in a zone east of the cabin',
      ';TZID=W. Europe Standard Time:20270310T000000',
      ';TZID=W. Europe Standard Time:20270313T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ],
    [
      'flagged, far east',
      ';TZID=Pacific/Auckland:20270310T000000',
      ';TZID=Pacific/Auckland:20270313T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ],
    [
      'flagged, in a zone nobody knows',
      ';TZID=Nowhere:20270310T000000',
      ';TZID=Nowhere:20270313T000000',
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
    ],
    [
      'flagged, until a second before',
      ';TZID=Asia/Tokyo:20270310T000000',
      ';TZID=Asia/Tokyo:20270312T235959',
      'X-FUNAMBOL-ALLDAY:1',
    ],
    [
      'flagged, within a day',
      ';TZID=Asia/Tokyo:20270310T090000',
      ';TZID=Asia/Tokyo:20270312T180000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ],
    [
      'said to be dates',
      ';VALUE=DATE;TZID=Asia/Tokyo:20270310T090000',
      ';VALUE=DATE;TZID=Asia/Tokyo:20270313T090000',
      'X-A:1',
    ],
    [
      'midnights of a zone',
      ';TZID=Europe/Berlin:20270310T000000',
      ';TZID=Europe/Berlin:20270313T000000',
      'X-A:1',
    ],
    ['midnights of an offset', ':20270310T000000+0900', ':20270313T000000+0900', 'X-A:1'],
    [
      'a midnight of a zone, and a date',
      ';TZID=Europe/Berlin:20270310T000000',
      ';VALUE=DATE:20270313',
      'X-A:1',
    ],
    ['until a second before midnight in UTC', ':20270310T000000Z', ':20270312T235959Z', 'X-A:1'],
    ['until a minute before midnight in UTC', ':20270310T000000Z', ':20270312T235900Z', 'X-A:1'],
    ['until a minute before, without seconds', ':20270310T0000Z', ':20270312T2359Z', 'X-A:1'],
    [
      'until a second before midnight of a zone',
      ';TZID=Europe/Berlin:20270310T000000',
      ';TZID=Europe/Berlin:20270312T235959',
      'X-A:1',
    ],
    [
      'until a second before midnight of the cabin',
      ':20270310T000000',
      ':20270312T235959',
      'X-A:1',
    ],
    ['until a second before, after a date', ';VALUE=DATE:20270310', ':20270312T235959Z', 'X-A:1'],
  ])('%s', (_, start, end, flag) => {
    for (const zone of [
      'America/New_York',
      'America/Chicago',
      'America/Los_Angeles',
      'Pacific/Auckland',
    ]) {
      expect(taken(fileOf(`DTSTART${start}|DTEND${end}|${flag}`), zone)).toBe('03-10 03-11 03-12');
    }
  });

  test.each([
    [
      'a duration a second short',
      'DTSTART:20270310T000000Z|DURATION:P2DT23H59M59S',
      '03-10 03-11 03-12',
    ],
    [
      'a flag that says no',
      'DTSTART:20270310T140000Z|DTEND:20270310T160000Z|X-MICROSOFT-CDO-ALLDAYEVENT:FALSE',
      '',
    ],
    [
      'one flagged day',
      'DTSTART:20270310T000000Z|DTEND:20270311T000000Z|X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      '03-10',
    ],
    [
      'flagged, by the instants of the cabin’s midnights',
      'DTSTART:20270310T050000Z|DTEND:20270313T050000Z|X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      '03-10 03-11 03-12',
    ],
    [
      'flagged, without an end',
      'DTSTART;TZID=Asia/Tokyo:20270310T000000|X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      '03-10',
    ],
    [
      'repeats but for one, named by its midnight',
      'DTSTART;TZID=Europe/Berlin:20270310T000000|DTEND;TZID=Europe/Berlin:20270311T000000|RRULE:FREQ=DAILY;COUNT=3|EXDATE;TZID=Europe/Berlin:20270311T000000',
      '03-10 03-12',
    ],
    [
      'repeats but for one, named by its instant',
      'DTSTART;TZID=Europe/Berlin:20270310T000000|DTEND;TZID=Europe/Berlin:20270311T000000|RRULE:FREQ=DAILY;COUNT=3|EXDATE:20270310T230000Z',
      '03-10 03-12',
    ],
    [
      'an exception at another midnight takes nothing away',
      'DTSTART;TZID=Europe/Berlin:20270310T000000|DTEND;TZID=Europe/Berlin:20270311T000000|RRULE:FREQ=DAILY;COUNT=2|EXDATE:20270311T000000Z',
      '03-10 03-11',
    ],
  ])('%s', (_, event, nights) => expect(taken(fileOf(event))).toBe(nights));
});

describe('what is empty is nothing', () => {
  test.each([
    'RRULE:',
    'RRULE:;',
    'RRULE: ',
    'RRULE',
    'RDATE:',
    'EXDATE:',
    'RDATE;VALUE=DATE:,',
    'EXDATE;VALUE=DATE:,',
  ])('%s', (line) => {
    const file = fileOf(`DTSTART;VALUE=DATE:20270320|DTEND;VALUE=DATE:20270322|${line}`);
    expect(taken(file)).toBe('03-20 03-21');
    expect(read(file)).toMatchObject({ unreadable: 0, problems: [] });
  });

  test('beside a rule', () => {
    const file = fileOf('DTSTART;VALUE=DATE:20270320|RRULE:|RRULE:FREQ=DAILY;COUNT=2');
    expect(taken(file)).toBe('03-20 03-21');
  });
});

describe('the work grows with the size of the file', () => {
  const MINUTE = 60_000;
  const stamp = (i: number) =>
    new Date(Date.UTC(2026, 0) + i * 26 * MINUTE).toISOString().slice(0, 19).replace(/[-:]/g, '');
  const list = (count: number, line: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => line(i)).join('|');
  const inEvent = (text: string) =>
    fileOf(`UID:a|DTSTART:20270301T160000|DURATION:PT18H|RRULE:FREQ=DAILY;COUNT=3|${text}`);
  const inZone = (text: string) =>
    calendarOf(
      'BEGIN:VTIMEZONE',
      'TZID:Here',
      'BEGIN:STANDARD',
      'DTSTART:20200101T000000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      ...text.split('|'),
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'DTSTART;TZID=Here:20270301T160000',
      'RRULE:FREQ=DAILY',
      'END:VEVENT',
    );
  const changesOf = (range: string) => (count: number) =>
    fileOf(
      ...Array.from({ length: count / 16 }, (_, i) => [
        'UID:a|DTSTART:20270301T160000',
        `UID:a|RECURRENCE-ID${range}:${stamp(i)}|DTSTART:20270301T160000`,
      ]).flat(),
    );
  const zonesOf = (count: number) =>
    calendarOf(
      ...Array.from({ length: count / 40 }, (_, i) => [
        'BEGIN:VTIMEZONE',
        `TZID:Z${i}`,
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:-0400',
        'TZOFFSETTO:-0500',
        'RRULE:FREQ=YEARLY',
        'END:STANDARD',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
        `DTSTART;TZID=Z${i}:20270301T160000`,
        'DURATION:PT18H',
        'END:VEVENT',
      ]).flat(),
    );
  const reading = (text: string) => () =>
    void readCalendarFile(text, { timezone: 'America/New_York', until: UNTIL, from: FROM });

  test.each<[string, (count: number) => string]>([
    ['EXDATE lines', (count) => inEvent(list(count, (i) => `EXDATE:${stamp(i)}`))],
    ['EXDATE values', (count) => inEvent(`EXDATE:${list(count, stamp).replaceAll('|', ',')}`)],
    [
      'EXDATE of a zone',
      (count) => inEvent(list(count, (i) => `EXDATE;TZID=Asia/Tokyo:${stamp(i)}`)),
    ],
    [
      'EXDATE of zones nobody knows',
      (count) => inEvent(list(count, (i) => `EXDATE;TZID=Z${i}:${stamp(i)}`)),
    ],
    ['RDATE', (count) => inEvent(list(count, (i) => `RDATE:${stamp(i)}`))],
    [
      'RDATE periods',
      (count) => inEvent(list(count, (i) => `RDATE;VALUE=PERIOD:${stamp(i)}/PT9H`)),
    ],
    ['broken RDATE', (count) => inEvent(list(count, () => 'RDATE:soon'))],
    ['rules', (count) => inEvent(list(count, () => 'RRULE:FREQ=DAILY;COUNT=2'))],
    ['weekdays of a rule', (count) => inEvent(`RRULE:FREQ=DAILY;BYDAY=MO${',MO'.repeat(count)}`)],
    ['texts', (count) => inEvent(list(count, () => 'SUMMARY:June;X=\\,\\;'))],
    ['folds', (count) => inEvent(`DESCRIPTION:a${'|  b'.repeat(count)}`)],
    ['carriage returns', (count) => inEvent('\r'.repeat(20 * count))],
    ['blanks', (count) => inEvent(`DESCRIPTION:a|${'|'.repeat(count)}${' '.repeat(20 * count)}:`)],
    ['colons', (count) => inEvent(`DTSTART${': '.repeat(20 * count)}`)],
    ['digits of a duration', (count) => inEvent(`DURATION:P${'1'.repeat(20 * count)}`)],
    ['letters of a name', (count) => inEvent(`X-${'ALLDAY-'.repeat(4 * count)}`)],
    ['starts', (count) => inEvent(list(count, () => 'DTSTART:20270301'))],
    ['alarms', (count) => inEvent(list(count, () => 'BEGIN:VALARM'))],
    [
      'busy times',
      (count) => busyOf(...list(count, (i) => `FREEBUSY:${stamp(i)}Z/PT9H`).split('|')),
    ],
    [
      'broken busy times',
      (count) => busyOf(...list(count, (i) => `FREEBUSY:${stamp(i)}Z/x`).split('|')),
    ],
    ['changes of clocks', (count) => inZone(list(count, (i) => `RDATE:${stamp(i)}`))],
    ['zones', zonesOf],
    ['changes', changesOf('')],
    ['changes of all that is later', changesOf(';RANGE=THISANDFUTURE')],
  ])('%s', (_, make) => {
    // Four times as much takes four times as long, not sixteen times.
    expect(growthOver(10, reading(make(800)), reading(make(3200)))).toBeLessThan(10);
  });

  test('the offset of a zone’s day is looked up once, however many dates it has', () => {
    const days = 30_000 / ((24 * 60) / 26);
    jest.mocked(instantInZone).mockClear();
    read(inEvent(list(30_000, (i) => `EXDATE;TZID=Asia/Tokyo:${stamp(i)}`)));
    expect(jest.mocked(instantInZone).mock.calls.length).toBeLessThan(2 * days);
  });
});
