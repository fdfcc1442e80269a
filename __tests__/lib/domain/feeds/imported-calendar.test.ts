import fc from 'fast-check';
import { addDays, calendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  doubtFeed,
  eventMeaning,
  eventNights,
  importedStays,
  importHorizon,
  type FeedEvent,
  type FeedImports,
  type FeedPlatform,
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
  }: { platform?: FeedPlatform; imports?: FeedImports; today?: CalendarDate } = {},
) => importedStays(events, { platform, imports, today, ownUidDomain: OWN });
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

describe('blocks the platform makes by itself', () => {
  test.each([
    ['notice before arrival', [blockOf(0, 2)], []],
    ['a week of notice', [blockOf(-1, 7)], []],
    ['a block of the host from today', [blockOf(0, 8)], [[0, 8]]],
    [
      'a night to prepare on both sides',
      [blockOf(9, 10), eventOf(10, 14), blockOf(14, 16)],
      [[10, 14]],
    ],
    [
      'three nights beside a guest are the host’s',
      [eventOf(10, 14), blockOf(14, 17)],
      [
        [10, 14],
        [14, 17],
      ],
    ],
    ['past the booking window', [blockOf(90, 365)], []],
    ['a year ahead, one night', [blockOf(364, 365)], []],
    [
      'a block of the host within the window',
      [blockOf(310, 315), blockOf(90, 100), blockOf(330, 365)],
      [
        [90, 100],
        [310, 315],
      ],
    ],
    ['a block of the host', [blockOf(30, 60)], [[30, 60]]],
    ['a guest tonight', [eventOf(0, 2)], [[0, 2]]],
    ['a guest a year ahead', [eventOf(364, 368)], [[364, 368]]],
  ] as [string, FeedEvent[], [number, number][]][])('%s', (_, events, left) => {
    expect(dates(read(events))).toEqual(left.map(([from, to]) => [on(from), on(to)]));
  });

  test('all of them count when the host says so, and none when only stays are wanted', () => {
    const events = [blockOf(0, 2), eventOf(10, 14), blockOf(30, 40), blockOf(90, 365)];
    expect(read(events, { imports: 'everything' })).toHaveLength(4);
    expect(dates(read(events, { imports: 'stays' }))).toEqual([[on(10), on(14)]]);
  });

  test('where guests cannot be told from blocks, only what no guest books is left out', () => {
    const events = [blockOf(0, 2), blockOf(30, 40), blockOf(200, 500)];
    expect(dates(read(events, { platform: 'booking' }))).toEqual([
      [on(0), on(2)],
      [on(30), on(40)],
    ]);
    expect(dates(read(events, { platform: 'booking', imports: 'stays' }))).toHaveLength(3);
  });

  test('blocks that slide from day to day take the same nights', () => {
    const taken = [0, 1, 2].map((days) =>
      dates(
        read(
          [
            blockOf(days, days + 3),
            blockOf(9, 10),
            eventOf(10, 14),
            blockOf(14, 15),
            blockOf(days + 180, days + 365),
          ],
          { today: on(days) },
        ),
      ),
    );
    expect(taken).toEqual(Array.from({ length: 3 }, () => [[on(10), on(14)]]));
  });
});

describe('a feed that must be doubted', () => {
  const NOW = new Date('2026-11-21T12:00:00Z');
  const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
  const nights = (from: number, to: number): Stay => ({ checkIn: on(from), checkOut: on(to) });
  const doubt = (
    before: Stay[],
    after: Stay[],
    rest: Partial<Parameters<typeof doubtFeed>[2]> = {},
  ) => doubtFeed(before, after, { today: TODAY, now: NOW, unreadable: 0, doubt: null, ...rest });

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
