import fc from 'fast-check';
import ICAL from 'ical.js';
import {
  FEED_IMPORTS,
  FEED_PLATFORMS,
  importFeed,
  importHorizon,
} from '@/lib/domain/feeds/imported-calendar';
import type { Stay } from '@/lib/domain/stays/stay';
import { addDays, calendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { clockInZone, instantInZone } from '@/lib/domain/values/zoned-date';
import { readCalendarFile } from '@/lib/ical/parse';

// Whatever a file holds: a start that ical.js finds in it is a night that is taken, or one that the console names.

const TODAY = calendarDate('2026-11-29');
const UNTIL = importHorizon(TODAY);
const CABINS = ['America/New_York', 'America/Chicago', 'Pacific/Auckland'] as const;

const ZONES: Record<string, string | null> = {
  'America/New_York': 'America/New_York',
  'Europe/Berlin': 'Europe/Berlin',
  'Asia/Tokyo': 'Asia/Tokyo',
  'Pacific Standard Time': 'America/Los_Angeles',
  'W. Europe Standard Time': 'Europe/Berlin',
  '/example.org/America/New_York': 'America/New_York',
  'Etc/GMT+5': 'Etc/GMT+5',
  UTC: 'UTC',
  Nowhere: null,
};

const pad = (value: number, size = 2) => String(value).padStart(size, '0');
const timeOf = (seconds: number) =>
  `T${pad(Math.floor(seconds / 3600))}${pad(Math.floor(seconds / 60) % 60)}${pad(seconds % 60)}`;
const dateOf = (days: number) => addDays(TODAY, days).replaceAll('-', '');

/** The ways to write the dates of an event. */
type Form = { kind: 'date' | 'utc' | 'floating' } | { kind: 'zone'; zone: string };
const form = fc.oneof(
  fc.constantFrom<Form>({ kind: 'date' }, { kind: 'utc' }, { kind: 'floating' }),
  fc.constantFrom(...Object.keys(ZONES)).map((zone): Form => ({ kind: 'zone', zone })),
);
function write(name: string, how: Form, days: number, seconds: number): string {
  if (how.kind === 'date') return `${name};VALUE=DATE:${dateOf(days)}`;
  const time = `${dateOf(days)}${timeOf(seconds)}`;
  if (how.kind !== 'zone') return `${name}:${time}${how.kind === 'utc' ? 'Z' : ''}`;
  const zone = how.zone.includes('/') || how.zone.includes(' ') ? `"${how.zone}"` : how.zone;
  return `${name};TZID=${zone}:${time}`;
}

const second = fc.oneof(
  fc.constantFrom(0, 0, 0, 86_399, 86_340, 16 * 3600, 23 * 3600),
  fc.integer({ min: 0, max: 86_399 }),
);
const day = fc.integer({ min: -20, max: 900 });

const end = fc.oneof(
  fc.record({
    kind: fc.constant('end' as const),
    days: fc.integer({ min: -3, max: 40 }),
    seconds: second,
  }),
  fc.constantFrom(
    ...[
      '',
      'DTEND:',
      'DTEND:soon',
      'DTEND 20270310',
      'DTEND;VALUE=DATE:20270231',
      'DTEND:20270310T250000',
      'DURATION:P2D',
      'DURATION:PT66H',
      'DURATION:P1DT23H59M59S',
      'DURATION:-P3D',
      'DURATION:PT0S',
      'DURATION:3 days',
    ].map((line) => ({ kind: 'line' as const, line })),
  ),
);
const repeat = fc.constantFrom(
  '',
  '',
  '',
  'RRULE:',
  'RRULE:;',
  'RRULE:FREQ=NEVER',
  'RRULE:FREQ=DAILY;COUNT=4',
  'RRULE:FREQ=WEEKLY;COUNT=5;BYDAY=MO,FR',
  'RRULE:FREQ=MONTHLY;COUNT=3',
  'RRULE:FREQ=DAILY;INTERVAL=9',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'RRULE:FREQ=WEEKLY;UNTIL=20281231T000000Z',
  'RRULE:FREQ=DAILY;BYHOUR=0,22;COUNT=5',
  'RRULE:FREQ=HOURLY;INTERVAL=7;COUNT=9',
  'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
  'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4',
);
const noise = fc.constantFrom(
  '',
  '',
  'BEGIN:VALARM|TRIGGER:-PT1H|DURATION:PT9H|END:VALARM',
  'X-A;B="c:d;e":f',
  'GEO:1;2',
  'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
  'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE',
  'DESCRIPTION:BEGIN:VEVENT',
  'TRANSP:TRANSPARENT',
  'TRANSP:OPAQUE',
  'STATUS:CANCELLED',
  'STATUS:TENTATIVE',
  'CLASS:PRIVATE',
);

const event = fc
  .record({
    how: form,
    day,
    seconds: second,
    end,
    repeat,
    noises: fc.array(noise, { maxLength: 3 }),
    added: fc.array(day, { maxLength: 2 }),
    removed: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
    moved: fc.option(fc.record({ which: fc.integer({ min: 0, max: 5 }), to: day })),
  })
  .map(({ how, day: from, seconds, end: to, repeat: rule, noises, added, removed, moved }) => {
    const name = `${from}-${seconds}`;
    const until = to.kind === 'line' ? to.line : write('DTEND', how, from + to.days, to.seconds);
    const common = [`UID:${name}@a.example`, `SUMMARY:${name}`];
    const master = [
      ...common,
      write('DTSTART', how, from, seconds),
      until,
      rule,
      ...added.map((days) => write('RDATE', how, days, seconds)),
      ...removed.map((days) => write('EXDATE', how, from + days, seconds)),
      ...noises,
    ];
    const change = moved && [
      ...common,
      write('RECURRENCE-ID', how, from + moved.which, seconds),
      write('DTSTART', how, moved.to, seconds),
      until,
    ];
    return [master, ...(change ? [change] : [])].map((lines) =>
      ['BEGIN:VEVENT', ...lines.flatMap((line) => line.split('|')), 'END:VEVENT'].filter(Boolean),
    );
  });

const period = fc
  .record({
    day,
    seconds: second,
    zone: fc.constantFrom(
      '',
      ';TZID=Europe/Berlin',
      ';FBTYPE=BUSY-TENTATIVE',
      ';FBTYPE=X-A',
      ';FBTYPE=FREE',
    ),
    end: fc.constantFrom('/PT14H', '/P3D', '/PT1H', '/soon', '', '/-PT4H', '/20200101T000000Z'),
  })
  .map(({ day: from, seconds, zone, end: to }) => {
    const utc = zone.includes('TZID') ? '' : 'Z';
    return `FREEBUSY${zone}:${dateOf(from)}${timeOf(seconds)}${utc}${to}`;
  });
const busy = fc
  .array(period, { minLength: 1, maxLength: 3 })
  .map((lines) => [['BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY']]);

const file = fc.record({
  components: fc.array(fc.oneof({ weight: 3, arbitrary: event }, busy), { maxLength: 4 }),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  fold: fc.constantFrom(0, 10, 74),
  mark: fc.constantFrom('', '\uFEFF'),
  cabin: fc.constantFrom(...CABINS),
  platform: fc.constantFrom(...FEED_PLATFORMS),
  imports: fc.constantFrom(...FEED_IMPORTS),
});

const folded = (line: string, length: number, lineEnd: string) =>
  length === 0 || line.startsWith('BEGIN') || line.startsWith('END')
    ? line
    : line.replace(new RegExp(`.{${length}}(?=.)`, 'gu'), `$&${lineEnd} `);

/** A start as ical.js finds it: the days at the cabin that it may be, of which one must be taken or named. */
type Start = { days: CalendarDate[]; summary: string };

function daysOf(time: ICAL.Time, tzid: string | null, cabin: string, mayBeWhole: boolean) {
  const written = calendarDate(time.toString().slice(0, 10));
  const zone = tzid === null ? (time.zone?.tzid === 'UTC' ? 'UTC' : cabin) : ZONES[tzid];
  if (time.isDate || !zone) return [written];
  const wall = `${pad(time.hour)}:${pad(time.minute)}`;
  const here = clockInZone(instantInZone(written, wall, zone), cabin).date;
  // Midnights, and what is said to be whole days, count as they are written.
  return mayBeWhole || (time.hour === 0 && time.minute === 0) ? [here, written] : [here];
}

const tzidOf = (property: ICAL.Property | null) => {
  const tzid = property?.getFirstParameter('tzid');
  return typeof tzid === 'string' && tzid !== '' ? tzid : null;
};
const readComponent = (lines: readonly string[]) =>
  ICAL.Component.fromString(
    ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'),
  ).getFirstSubcomponent();

/** True if ical.js reads the text. In what it refuses it finds nothing. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/**
 * True for a repeat that the package adds to a rule of a month's last working day: it starts at
 * the first working day from the rule's start on, whatever the position.
 */
function isMadeUp(master: ICAL.Component, { year, month, day: monthDay }: ICAL.Time) {
  if (!String(master.getFirstPropertyValue('rrule')).includes('BYSETPOS=-1')) return false;
  const rest = [1, 2, 3].map((days) => new Date(Date.UTC(year, month - 1, monthDay + days)));
  const next = rest.find((each) => each.getUTCDay() % 6 !== 0);
  return next?.getUTCMonth() === month - 1;
}

function startsOfEvent(master: ICAL.Component, changes: ICAL.Component[], cabin: string): Start[] {
  const property = master.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  if (!(start instanceof ICAL.Time)) return [];
  if (master.getFirstPropertyValue('status') === 'CANCELLED') return [];
  const isFlagged = master
    .getAllProperties('x-microsoft-cdo-alldayevent')
    .some((flag) => flag.getFirstValue() === 'TRUE');
  const replaced = changes.map((change) => String(change.getFirstPropertyValue('recurrence-id')));
  const times: ICAL.Time[] = [];
  const isRepeated = ['rrule', 'rdate'].some((name) => master.hasProperty(name));
  const isRead = attempt(() => {
    if (!isRepeated) return null;
    const expansion = new ICAL.RecurExpansion({ component: master, dtstart: start });
    for (let next = expansion.next(); next && times.length < 150; next = expansion.next())
      times.push(next.clone());
    return true;
  });
  if (!isRead) times.push(start);
  // The package overlooks an exception that follows one of a day that its rule does not name.
  const excepted = isRepeated
    ? master.getAllProperties('exdate').map((each) => String(each.getFirstValue()))
    : [];
  const named = [property, ...master.getAllProperties('rdate')].map((each) =>
    String(each?.getFirstValue()),
  );
  return times
    .filter((time) => ![...replaced, ...excepted].includes(time.toString()))
    .filter((time) => named.includes(time.toString()) || !isMadeUp(master, time))
    .map((time) => ({
      days: daysOf(time, tzidOf(property), cabin, isFlagged),
      summary: String(master.getFirstPropertyValue('summary')),
    }));
}

function startsOf(components: readonly (readonly string[])[][], cabin: string): Start[] {
  return components.flatMap((lines) => {
    const [first = []] = lines;
    if (first[0] === 'BEGIN:VFREEBUSY')
      return first.flatMap((line) => {
        if (!line.startsWith('FREEBUSY') || line.includes('FBTYPE=FREE')) return [];
        const read = attempt(() => {
          const property =
            readComponent(['BEGIN:VFREEBUSY', line, 'END:VFREEBUSY'])?.getFirstProperty(
              'freebusy',
            ) ?? null;
          const value = property?.getFirstValue();
          return value instanceof ICAL.Period ? { property, start: value.start } : null;
        });
        if (!read) return [];
        return [{ days: daysOf(read.start, tzidOf(read.property), cabin, false), summary: '' }];
      });
    const [master, ...changes] = lines.map((each) => attempt(() => readComponent(each)));
    const known = changes.filter((change) => change !== null);
    const own = known.flatMap((change) => attempt(() => startsOfEvent(change, [], cabin)) ?? []);
    return [...(master ? (attempt(() => startsOfEvent(master, known, cabin)) ?? []) : []), ...own];
  });
}

test('every start that ical.js finds is taken or reported', () => {
  let found = 0;
  fc.assert(
    fc.property(file, ({ components, lineEnd, fold, mark, cabin, platform, imports }) => {
      const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...components.flat(2), 'END:VCALENDAR'];
      const text = `${mark}${lines.map((line) => folded(line, fold, lineEnd)).join(lineEnd)}${lineEnd}`;
      const read = readCalendarFile(text, { timezone: cabin, from: TODAY, until: UNTIL });
      if (!read.ok) throw new Error(read.error);
      const { stays, leftOut } = importFeed(read.events, {
        platform,
        imports,
        takes: [],
        today: TODAY,
        ownUidDomain: 'own.example',
        watched: [],
      });
      const named = read.problems.flatMap(({ checkIn, checkOut }) =>
        checkIn && checkOut ? [{ checkIn, checkOut }] : [],
      );
      const unread = read.problems.filter(({ checkIn }) => checkIn === null);
      const has = (days: CalendarDate[], { checkIn, checkOut }: Stay) =>
        days.some((each) => checkIn <= each && each < checkOut);
      for (const { days, summary } of startsOf(components, cabin)) {
        if (days.some((each) => each < TODAY || each >= UNTIL)) continue;
        found++;
        const isKnown =
          [...stays, ...leftOut, ...named].some((nights) => has(days, nights)) ||
          unread.some((problem) => problem.summary === summary);
        if (!isKnown) throw new Error(`${days.join(' or ')} of ${summary} is free:\n${text}`);
      }
    }),
    {
      numRuns: 80,
      examples: [
        // The package's own first repeat of this rule is Monday, August 2, which isn't one.
        [
          {
            components: [
              [
                [
                  'BEGIN:VEVENT',
                  'UID:245-0@a.example',
                  'SUMMARY:245-0',
                  'DTSTART;VALUE=DATE:20270801',
                  'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
                  'END:VEVENT',
                ],
              ],
            ],
            lineEnd: '\r\n',
            fold: 0,
            mark: '',
            cabin: 'America/New_York',
            platform: 'airbnb',
            imports: 'stays',
          },
        ],
      ],
    },
  );
  expect(found).toBeGreaterThan(50);
}, 30_000);
