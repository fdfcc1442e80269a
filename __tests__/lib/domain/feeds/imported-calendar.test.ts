import fc from 'fast-check';
import { addDays, calendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  findFeedDoubt,
  eventMeaning,
  eventNights,
  importFeed,
  importHorizon,
  type FeedEvent,
  type FeedImports,
  type FeedPlatform,
  type LeftOutKind,
} from '@/lib/domain/feeds/imported-calendar';
import type { Stay } from '@/lib/domain/stays/stay';

const TODAY = calendarDate('2026-11-21');
const OWN = 'stays.example';

const d = (date: string, minute: number | null = null) => ({ date: calendarDate(date), minute });
const on = (days: number) => addDays(TODAY, days);
const eventOf = (from: number, to: number, patch: Partial<FeedEvent> = {}): FeedEvent => ({
  uid: `${from}-${to}@other.example`,
  summary: 'Reserved',
  start: { date: on(from), minute: null },
  end: { date: on(to), minute: null },
  isCancelled: false,
  isTransparent: false,
  ...patch,
});
const blockOf = (from: number, to: number) =>
  eventOf(from, to, { summary: 'Airbnb (Not available)' });

const read = (
  events: readonly FeedEvent[],
  {
    platform = 'airbnb',
    imports = 'likely',
    today = TODAY,
    takes = [],
  }: {
    platform?: FeedPlatform;
    imports?: FeedImports;
    today?: CalendarDate;
    takes?: readonly LeftOutKind[];
  } = {},
) => importFeed(events, { platform, imports, takes, today, ownUidDomain: OWN, watched: [] }).stays;
const dates = (stays: readonly Stay[]) => stays.map((stay) => [stay.checkIn, stay.checkOut]);

describe('the nights of an event', () => {
  test.each([
    ['whole days, the end exclusive', d('2026-12-04'), d('2026-12-07'), '2026-12-04', '2026-12-07'],
    ['no end', d('2026-12-04'), null, '2026-12-04', '2026-12-05'],
    ['its own day as end', d('2026-12-04'), d('2026-12-04'), '2026-12-04', '2026-12-05'],
    ['times', d('2026-12-04', 960), d('2026-12-07', 600), '2026-12-04', '2026-12-07'],
    [
      'until a minute to midnight',
      d('2026-12-04', 0),
      d('2026-12-06', 1439),
      '2026-12-04',
      '2026-12-07',
    ],
    ['midnight to midnight', d('2026-12-04', 0), d('2026-12-06', 0), '2026-12-04', '2026-12-06'],
    ['a time without end', d('2026-12-04', 960), null, '2026-12-04', '2026-12-05'],
    ['over new year', d('2026-12-31'), d('2027-01-01'), '2026-12-31', '2027-01-01'],
    ['a leap day', d('2028-02-28'), d('2028-03-01'), '2028-02-28', '2028-03-01'],
  ])('%s', (_, start, end, checkIn, checkOut) => {
    expect(eventNights({ start, end })).toEqual({ checkIn, checkOut });
  });

  test('a visit of some hours takes none', () => {
    expect(eventNights({ start: d('2026-12-04', 600), end: d('2026-12-04', 720) })).toBeNull();
  });
});

test.each<[FeedPlatform, string, string]>([
  ['airbnb', 'Reserved', 'stay'],
  ['airbnb', 'Airbnb (Not available)', 'block'],
  ['airbnb', 'Something new', 'unknown'],
  ['vrbo', 'Reserved - June', 'stay'],
  ['vrbo', 'Blocked', 'block'],
  ['vrbo', 'Not reserved', 'unknown'],
  ['booking', 'CLOSED - Not available', 'unknown'],
  ['other', 'Reserved', 'unknown'],
  ['other', 'Not available', 'unknown'],
])('%s "%s" is a %s', (platform, summary, meaning) => {
  expect(eventMeaning(platform, summary)).toBe(meaning);
});

describe('what counts', () => {
  test('no cancelled event, none of our own, none that is over', () => {
    const events = [
      eventOf(10, 12, { isCancelled: true }),
      eventOf(14, 16, { uid: `1f@${OWN.toUpperCase()}` }),
      eventOf(-5, 0),
      eventOf(-5, 1),
    ];
    expect(dates(read(events))).toEqual([[on(-5), on(1)]]);
  });

  test('free time of an ordinary calendar does not count, a guest of a platform always does', () => {
    const events = [eventOf(10, 12, { isTransparent: true })];
    expect(read(events, { platform: 'other' })).toEqual([]);
    expect(read(events, { platform: 'vrbo' })).toHaveLength(1);
  });

  test('the same dates once, as what is surest', () => {
    const events = [blockOf(10, 14), eventOf(10, 14), eventOf(10, 14, { uid: 'other' })];
    expect(read(events)).toEqual([{ checkIn: on(10), checkOut: on(14), meaning: 'stay' }]);
  });

  test('a block without end goes as far as the horizon, which stays for a year', () => {
    const events = [eventOf(-3000, 9000)];
    const ends = [0, 10, 40].map((days) =>
      read(events, { platform: 'other', imports: 'everything', today: on(days) }),
    );
    expect(ends.map((stays) => stays[0]?.checkOut)).toEqual(
      ['2029-01-01', '2029-01-01', '2029-01-01'].map((date, i) =>
        i === 2 ? importHorizon(on(40)) : date,
      ),
    );
    expect(importHorizon(on(10))).toBe('2029-01-01');
    expect(read([eventOf(900, 910)], { imports: 'everything' })).toEqual([]);
  });
});

describe('blocks', () => {
  test.each<[string, FeedEvent[], [number, number][]]>([
    ['from today', [blockOf(0, 2)], [[0, 2]]],
    [
      'beside a guest',
      [blockOf(9, 10), eventOf(10, 14), blockOf(14, 16)],
      [
        [9, 10],
        [10, 14],
        [14, 16],
      ],
    ],
    [
      'at the end of all',
      [eventOf(10, 14), blockOf(90, 365)],
      [
        [10, 14],
        [90, 365],
      ],
    ],
    ['of one night, a year ahead', [blockOf(364, 365)], [[364, 365]]],
  ])('%s: one read cannot tell whose they are, so they are taken', (_, events, taken) => {
    expect(dates(read(events))).toEqual(taken.map(([from, to]) => [on(from), on(to)]));
  });

  test('all of them count when the host says so, and none when only stays are wanted', () => {
    const events = [blockOf(0, 2), eventOf(10, 14), blockOf(30, 40), blockOf(90, 365)];
    expect(read(events, { imports: 'everything' })).toHaveLength(4);
    expect(dates(read(events, { imports: 'stays' }))).toEqual([[on(10), on(14)]]);
    expect(read(events, { imports: 'stays', takes: ['block'] })).toHaveLength(4);
  });
});

describe('what is left out', () => {
  const left = (
    events: readonly FeedEvent[],
    rest: Partial<Parameters<typeof importFeed>[1]> = {},
  ) =>
    importFeed(events, {
      platform: 'other',
      imports: 'everything',
      takes: [],
      today: TODAY,
      watched: [],
      ownUidDomain: OWN,
      ...rest,
    }).leftOut;
  const free = eventOf(10, 14, { isTransparent: true, summary: 'Mother’s visit' });
  const visit = eventOf(20, 20, {
    start: { date: on(20), minute: 600 },
    end: { date: on(20), minute: 720 },
  });

  test('is named with its nights, whatever is taken', () => {
    expect(left([visit, free])).toEqual([
      { kind: 'free', summary: 'Mother’s visit', checkIn: on(10), checkOut: on(14) },
      { kind: 'hours', summary: 'Reserved', checkIn: on(20), checkOut: on(21) },
    ]);
    expect(left([blockOf(30, 40)], { platform: 'vrbo', imports: 'stays' })).toEqual([
      { kind: 'block', summary: 'Airbnb (Not available)', checkIn: on(30), checkOut: on(40) },
    ]);
  });

  test('is blocked when the host chooses so', () => {
    const takes = ['free', 'hours'] as const;
    expect(left([visit, free], { takes })).toEqual([]);
    expect(dates(read([visit, free], { platform: 'other', takes }))).toEqual([
      [on(10), on(14)],
      [on(20), on(21)],
    ]);
  });

  test('doesn’t include cancelled or past events, our own, or nights taken anyway', () => {
    const hidden = [
      eventOf(10, 12, { isTransparent: true, isCancelled: true }),
      eventOf(-5, 0, { isTransparent: true }),
      eventOf(10, 12, { isTransparent: true, uid: `a@${OWN}` }),
      eventOf(11, 13, { isTransparent: true }),
      eventOf(9, 12),
      eventOf(12, 15),
    ];
    expect(left(hidden)).toEqual([]);
  });

  test('is joined when there is too much to list', () => {
    const many = Array.from({ length: 400 }, (_, i) =>
      eventOf(10 + i, 11 + i, { isTransparent: true, summary: `${i}` }),
    );
    expect(left(many)).toEqual([{ kind: 'free', summary: '', checkIn: on(10), checkOut: on(410) }]);
  });
});

describe('a feed that must be doubted', () => {
  const NOW = new Date('2026-11-21T12:00:00Z');
  const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
  const nights = (from: number, to: number): Stay => ({ checkIn: on(from), checkOut: on(to) });
  const doubt = (
    before: Stay[],
    after: Stay[],
    rest: Partial<Parameters<typeof findFeedDoubt>[2]> = {},
  ) =>
    findFeedDoubt(before, after, { today: TODAY, now: NOW, unreadable: 0, doubt: null, ...rest });

  test.each([
    ['nothing known, nothing said', [], [], false],
    ['new nights', [], [nights(3, 5)], false],
    ['suddenly empty', [nights(3, 5)], [], true],
    ['half is left', [nights(3, 5), nights(8, 10)], [nights(3, 5)], false],
    ['less than half is left', [nights(3, 5), nights(8, 11)], [nights(3, 5)], true],
    ['what is over does not count', [nights(-9, 1)], [nights(0, 1)], false],
    ['nights named twice count once', [nights(3, 6), nights(4, 6)], [nights(3, 5)], false],
    ['all moved', [nights(3, 9)], [nights(13, 19)], false],
  ])('%s', (_, before, after, isDoubted) => {
    expect(doubt(before, after)).toEqual(isDoubted ? { since: NOW, reads: 1 } : null);
  });

  test('parts that cannot be read are doubted too', () => {
    expect(doubt([], [nights(3, 5)], { unreadable: 1 })).toEqual({ since: NOW, reads: 1 });
    const later = { now: hours(99), doubt: { since: NOW, reads: 99 }, unreadable: 1 };
    expect(doubt([nights(3, 5)], [], later)).toEqual({ since: NOW, reads: 100 });
  });

  test.each([
    [1, 6, { since: NOW, reads: 2 }],
    [2, 5.9, { since: NOW, reads: 3 }],
    [2, 6, null],
    [9, 6, null],
  ])('after %s doubtful reads, %s hours on', (reads, later, expected) => {
    const rest = { now: hours(later), doubt: { since: NOW, reads } };
    expect(doubt([nights(3, 5)], [], rest)).toEqual(expected);
  });
});

describe('whatever a feed says', () => {
  const event = fc
    .record({
      from: fc.integer({ min: -400, max: 1200 }),
      nights: fc.integer({ min: 0, max: 400 }),
      summary: fc.constantFrom('Reserved', 'Airbnb (Not available)', 'Blocked', 'June', ''),
      isCancelled: fc.boolean(),
      isTransparent: fc.boolean(),
      uid: fc.constantFrom('a@b', `x@${OWN}`, ''),
    })
    .map(({ from, nights, ...rest }) => eventOf(from, from + nights, rest));
  const feed = fc.array(event, { maxLength: 12 });
  const platform = fc.constantFrom<FeedPlatform>('airbnb', 'vrbo', 'booking', 'other');
  const imports = fc.constantFrom<FeedImports>('stays', 'likely', 'everything');

  test('stays are real, not over, within the horizon, sorted and never twice', () => {
    fc.assert(
      fc.property(feed, platform, imports, (events, from, what) => {
        const stays = read(events, { platform: from, imports: what });
        const keys = stays.map(({ checkIn, checkOut }) => `${checkIn}${checkOut}`);
        expect(keys).toEqual([...new Set(keys)].sort());
        for (const { checkIn, checkOut } of stays) {
          expect(checkIn < checkOut && checkOut > TODAY && checkOut <= importHorizon(TODAY)).toBe(
            true,
          );
        }
      }),
    );
  });

  test('the order of its events does not matter, nor does saying them twice', () => {
    fc.assert(
      fc.property(feed, platform, imports, (events, from, what) => {
        const rules = { platform: from, imports: what };
        expect(read([...events, ...events].reverse(), rules)).toEqual(read(events, rules));
      }),
    );
  });

  test('every night is taken or left out', () => {
    fc.assert(
      fc.property(feed, platform, imports, (events, from, what) => {
        const { stays, leftOut } = importFeed(events, {
          platform: from,
          imports: what,
          takes: [],
          today: TODAY,
          watched: [],
          ownUidDomain: OWN,
        });
        for (const { start, isCancelled, uid } of events) {
          if (isCancelled || uid.endsWith(OWN)) continue;
          if (start.date < TODAY || start.date >= importHorizon(TODAY)) continue;
          const has = (stay: Stay) => stay.checkIn <= start.date && start.date < stay.checkOut;
          expect([...stays, ...leftOut].some(has)).toBe(true);
        }
      }),
    );
  });

  test('fewer imports are part of more, and a guest who stays is in all of them', () => {
    fc.assert(
      fc.property(feed, platform, (events, from) => {
        const keys = (what: FeedImports) =>
          read(events, { platform: from, imports: what }).map((stay) => JSON.stringify(stay));
        const all = keys('everything');
        for (const what of ['stays', 'likely'] as const) {
          expect(all).toEqual(expect.arrayContaining(keys(what)));
          expect(keys(what)).toEqual(
            expect.arrayContaining(all.filter((each) => each.includes('"stay"'))),
          );
        }
      }),
    );
  });
});
