import { addDays, calendarDate, type CalendarDate } from '@/lib/domain/values/calendar-date';
import {
  importFeed,
  type FeedEvent,
  type FeedPlatform,
} from '@/lib/domain/feeds/imported-calendar';
import type { WatchedBlock } from '@/lib/domain/feeds/moving-blocks';

const START = calendarDate('2026-11-29');
const on = (days: number) => addDays(START, days);

const eventOf = (checkIn: CalendarDate, checkOut: CalendarDate, summary: string): FeedEvent => ({
  uid: '',
  summary,
  isCancelled: false,
  isTransparent: false,
  start: { date: checkIn, minute: null },
  end: { date: checkOut, minute: null },
});
const block = (from: number, to: number) => eventOf(on(from), on(to), 'Airbnb (Not available)');
const guest = (from: number, to: number) => eventOf(on(from), on(to), 'Reserved');

type Read = { day: number; events: FeedEvent[] };

/** Reads them one after another; the last one's nights that are taken, as days from the start, and that are left out. */
function readAll(reads: readonly Read[], platform: FeedPlatform = 'airbnb') {
  let watched: readonly WatchedBlock[] = [];
  let last: ReturnType<typeof importFeed> | null = null;
  for (const { day, events } of reads) {
    const rules = { platform, imports: 'likely', takes: [], ownUidDomain: 'own' } as const;
    last = importFeed(events, { ...rules, today: on(day), watched });
    ({ watched } = last);
  }
  const format = ({ checkIn, checkOut }: { checkIn: CalendarDate; checkOut: CalendarDate }) =>
    `${(Date.parse(checkIn) - Date.parse(START)) / 86_400_000}-${(Date.parse(checkOut) - Date.parse(START)) / 86_400_000}`;
  return {
    taken: last?.stays.map(format).join(' '),
    left: last?.leftOut.map((each) => `${each.kind} ${format(each)}`).join(' '),
  };
}
const daily = (count: number, eventsOf: (day: number) => FeedEvent[]): Read[] =>
  Array.from({ length: count }, (_, day) => ({ day, events: eventsOf(day) }));

describe('a block that moves with the day is the platform’s own', () => {
  test.each<[string, (day: number) => FeedEvent[], string]>([
    ['the end of the booking window', (day) => [block(day + 180, day + 365)], 'moving 182-367'],
    ['one night, a year ahead', (day) => [block(day + 364, day + 365)], 'moving 366-367'],
    ['a window whose file ends where it ended', (day) => [block(day + 180, 365)], 'moving 182-365'],
    ['notice before arrival', (day) => [block(day, day + 2)], 'moving 2-4'],
    ['notice from yesterday on', (day) => [block(day - 1, day + 3)], 'moving 1-5'],
    ['notice from tomorrow on', (day) => [block(day + 1, day + 3)], 'moving 3-5'],
  ])('%s', (_, eventsOf, left) => {
    const events = (day: number) => [guest(10, 14), ...eventsOf(day)];
    expect(readAll(daily(1, events)).left).toBe('');
    expect(readAll(daily(2, events)).left).toBe('');
    expect(readAll(daily(3, events))).toEqual({ taken: '10-14', left });
    expect(readAll(daily(9, events)).taken).toBe('10-14');
  });

  test('read many times a day, and after days without a read', () => {
    const notice = (day: number) => ({ day, events: [block(day, day + 2)] });
    const reads = [0, 0, 0, 1, 1, 5, 5].map(notice);
    expect(readAll(reads)).toEqual({ taken: '', left: 'moving 5-7' });
  });

  test('when the platform’s midnight is later than the cabin’s', () => {
    const late = (day: number) => block(day - 1, day + 1);
    const reads = daily(4, (day) => [block(day, day + 2)]);
    const morning = { day: 4, events: [late(4)] };
    expect(readAll([...reads, morning])).toEqual({ taken: '', left: 'moving 3-5' });
  });

  test('without a way to tell guests from blocks, only what no guest books', () => {
    const events = (day: number) => [block(day, day + 2), block(day + 200, day + 500)];
    for (const platform of ['booking', 'other'] as const)
      expect(readAll(daily(4, events), platform)).toEqual({ taken: '3-5', left: 'moving 203-503' });
  });
});

describe('a block that stays is the host’s', () => {
  test.each<[string, (day: number) => FeedEvent[], string]>([
    ['Thanksgiving, as the last entry', () => [guest(11, 17), block(360, 364)], '11-17 360-364'],
    ['a winter closing', () => [block(400, 470)], '400-470'],
    ['repairs this week', (day) => [block(day, 5)], '4-5'],
    ['repairs this week, from their own first day on', () => [block(-1, 5)], '-1-5'],
    ['repairs after a guest', (day) => [guest(day - 3, 4), block(4, 6)], '4-6'],
    [
      'a night before and after a guest',
      () => [block(9, 10), guest(10, 14), block(14, 15)],
      '9-10 10-14 14-15',
    ],
    ['a closing that grows', (day) => [block(100 - 3 * day, 130)], '88-130'],
    ['a closing that ends later', (day) => [block(100, 130 + day)], '100-134'],
    [
      'a closing moved by more days than passed',
      (day) => [block(100 + 3 * day, 130 + 3 * day)],
      '112-142',
    ],
    [
      'one that was put off by a day',
      (day) => [block(day < 1 ? 100 : 101, day < 1 ? 110 : 111)],
      '101-111',
    ],
    ['repairs that take a day longer', (day) => [block(day, day < 1 ? 6 : 7)], '4-7'],
    ['repairs that take a day longer each day', (day) => [block(-1, 3 + day)], '-1-7'],
  ])('%s', (_, eventsOf, taken) => {
    expect(readAll(daily(5, eventsOf))).toEqual({ taken, left: '' });
  });

  test('next to a block that moves', () => {
    const events = (day: number) => [
      block(day, day + 2),
      block(40, 45),
      block(day + 180, day + 365),
    ];
    expect(readAll(daily(5, events))).toEqual({
      taken: '40-45',
      left: 'moving 4-6 moving 184-369',
    });
  });

  test('one that stands where it stood, although the clock was set back', () => {
    const reads = daily(3, (day) => [block(day + 180, day + 365)]);
    const standing = [-3, -3].map((day) => ({ day, events: [block(182, 367)] }));
    expect(readAll([...reads, ...standing])).toEqual({ taken: '182-367', left: '' });
  });

  test('repairs that the notice before arrival runs into are taken at once', () => {
    const reads = daily(6, (day) => [block(day, day + 2)]);
    const merged = (day: number) => ({ day, events: [block(day, 9)] });
    expect(readAll([...reads, merged(6)])).toEqual({ taken: '6-9', left: '' });
    expect(readAll([...reads, merged(6), merged(7)])).toEqual({ taken: '7-9', left: '' });
  });

  test('a closing that the window runs into is taken at once', () => {
    const reads = daily(6, (day) => [block(day + 180, day + 365)]);
    const merged = { day: 6, events: [block(183, 371)] };
    expect(readAll([...reads, merged])).toEqual({ taken: '183-371', left: '' });
  });

  test('what has stopped moving is taken', () => {
    const reads = daily(4, (day) => [block(day + 180, day + 365)]);
    const still = (day: number) => ({ day, events: [block(183, 368)] });
    expect(readAll([...reads, still(4)]).taken).toBe('');
    expect(readAll([...reads, still(4), still(5)])).toEqual({ taken: '183-368', left: '' });
  });

  test('a file with thousands of blocks from today on is still read', () => {
    const events = (day: number) => Array.from({ length: 1000 }, (_, i) => block(day, day + 1 + i));
    expect(readAll(daily(4, events)).taken?.split(' ').length).toBeGreaterThan(700);
  });
});
