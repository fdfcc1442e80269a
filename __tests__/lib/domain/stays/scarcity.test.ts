import fc from 'fast-check';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import { scarcityMessage } from '@/lib/domain/stays/scarcity';
import { anyCalendar, drawCalendar } from '../support/calendars';
import type { AvailabilityCalendar } from '@/lib/domain/stays/availability';

const now = new Date('2026-12-01T15:00:00Z');
// 1 December 2026 is a Tuesday, so a pattern starts on a Wednesday.
const today = '2026-12-01';
const taken = (length: number) => 'x'.repeat(length);
const open = (length: number) => 'o'.repeat(length);
const allOpen = open(90);
const week = (code: string) => code; // Wed Thu Fri Sat Sun Mon Tue

test.each([
  ['nothing open', taken(30), 'fully-booked-30', 'Fully booked for the next 30 days'],
  ['open on day 31', taken(30) + open(60), 'fully-booked-30', 'Fully booked for the next 30 days'],
  ['one night', `o${taken(29)}`, 'few-nights-30', '1 night left in the next 30 days'],
  ['one night, the last', `${taken(29)}o`, 'few-nights-30', '1 night left in the next 30 days'],
  ['three nights', `ooo${taken(27)}`, 'few-nights-30', '3 nights left in the next 30 days'],
  [
    'weekdays only',
    week('ooxxooo').repeat(5).slice(0, 30),
    'no-weekends',
    'No weekend nights left in the next 30 days',
  ],
  [
    'one weekend night',
    week('ooxoooo') + week('ooxxooo').repeat(4).slice(0, 23),
    'few-weekend-nights',
    '1 weekend night left in the next 30 days',
  ],
  [
    'two weekend nights',
    week('ooooooo') + week('ooxxooo').repeat(4).slice(0, 23),
    'few-weekend-nights',
    '2 weekend nights left in the next 30 days',
  ],
  [
    'four nights, three of a weekend',
    `${week('xxooxxx')}${week('xxooxxx')}${taken(16)}`,
    'nights-30',
    '4 nights left in the next 30 days',
  ],
  [
    'seven nights',
    `${week('xxoooxx')}${week('xxooxxx')}${week('xxooxxx')}${taken(9)}`,
    'nights-30',
    '7 nights left in the next 30 days',
  ],
  [
    'fifteen in 60',
    `${open(15)}${taken(45)}${open(30)}`,
    'nights-60',
    '15 nights left in the next 60 days',
  ],
  [
    'thirty in 90',
    `${open(20)}${taken(30)}${open(10)}${taken(30)}`,
    'nights-90',
    '30 nights left in the next 90 days',
  ],
])('%s', (_name, pattern, kind, text) => {
  expect(scarcityMessage(drawCalendar(pattern, { today }), now)).toMatchObject({ kind, text });
});

test.each([
  ['plenty', allOpen],
  ['16 in 60 and 31 in 90', `${open(16)}${taken(44)}${open(15)}${taken(15)}`],
  ['no data', ''],
  ['29 taken days', taken(29)],
  ['a hole in the month', `${taken(10)}.${taken(80)}`],
  ['fifteen open nights, 59 days known', `${open(15)}${taken(44)}`],
  ['thirty open nights, 89 days known', `${open(30)}${taken(59)}`],
])('%s: nothing is claimed', (_name, pattern) => {
  expect(scarcityMessage(drawCalendar(pattern, { today }), now).kind).toBe('rotating');
});

test.each([
  ['30 days', taken(30), '2027-01-01'],
  ['60 days', `${open(15)}${taken(45)}${open(30)}`, '2027-01-31'],
  ['90 days', `${open(20)}${taken(30)}${open(10)}${taken(30)}`, '2027-03-02'],
  ['no days at all', allOpen, null],
])('a claim about %s says where it ends', (_name, pattern, windowEnd) => {
  expect(scarcityMessage(drawCalendar(pattern, { today }), now)).toMatchObject({ windowEnd });
});

test('today does not count', () => {
  const calendar = drawCalendar(`o${taken(30)}`, { today, from: today });
  expect(scarcityMessage(calendar, now).kind).toBe('fully-booked-30');
});

describe('the rotating message', () => {
  const at = (minutes: number) =>
    scarcityMessage(
      drawCalendar(allOpen, { today }),
      new Date(Date.parse('2026-12-01T15:00:00Z') + minutes * 60_000),
    ).text;

  test('stays for ten minutes and then changes', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      expect(at(turn * 10 + 9.99)).toBe(at(turn * 10));
      expect(at(turn * 10 + 10)).not.toBe(at(turn * 10));
    }
  });

  test('says nothing about dates, nights or scarcity', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      expect(at(turn * 10)).not.toMatch(
        /\b(left|only|night|nights|date|dates|days|hurry|last|soon)\b/i,
      );
    }
  });
});

// An oracle of its own: walks the days by weekday name and reads the numbers back out of the text.
function countByHand({ days, today: from }: AvailabilityCalendar, length: number) {
  const known = Array.from({ length }, (_, index) => days.get(addDays(from, index + 1)));
  const openDays = known.flatMap((day) => (day?.available ? [day] : []));
  const weekday = (date: string) => new Date(`${date}T12:00:00Z`).toUTCString().slice(0, 3);
  return {
    isCovered: known.every(Boolean),
    nights: openDays.length,
    weekendNights: openDays.filter(({ date }) => ['Fri', 'Sat'].includes(weekday(date))).length,
  };
}

test('no claim is ever false, and none of higher priority is passed over', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyCalendar, fc.integer({ min: 0, max: 4e12 }), (calendar, time) => {
      const { kind, text } = scarcityMessage(calendar, new Date(time));
      const [month, two, three] = [30, 60, 90].map((length) => countByHand(calendar, length));
      if (!month || !two || !three) throw new Error('three windows');
      const claims: [string, boolean, string][] = [
        [
          'fully-booked-30',
          month.isCovered && month.nights === 0,
          'Fully booked for the next 30 days',
        ],
        ['few-nights-30', month.isCovered && month.nights <= 3, `${month.nights} night`],
        ['no-weekends', month.isCovered && month.weekendNights === 0, 'No weekend nights'],
        [
          'few-weekend-nights',
          month.isCovered && month.weekendNights <= 2,
          `${month.weekendNights} weekend night`,
        ],
        [
          'nights-30',
          month.isCovered && month.nights <= 7,
          `${month.nights} nights left in the next 30`,
        ],
        [
          'nights-60',
          two.isCovered && two.nights <= 15,
          `${two.nights} nights left in the next 60`,
        ],
        [
          'nights-90',
          three.isCovered && three.nights <= 30,
          `${three.nights} nights left in the next 90`,
        ],
        ['rotating', true, ''],
      ];
      const expected = claims.find(([, isTrue]) => isTrue);
      expect([kind, text.startsWith(expected?.[2] ?? '?')]).toEqual([expected?.[0], true]);
      seen.add(kind);
    }),
    { numRuns: 1500 },
  );
  expect(seen.size).toBeGreaterThan(4);
});

test('the singular is for one', () => {
  fc.assert(
    fc.property(anyCalendar, (calendar) => {
      const { text } = scarcityMessage(calendar, now);
      const [, count, noun] = /^(\d+) (?:weekend )?(nights?) left/.exec(text) ?? [];
      if (count) expect(noun).toBe(count === '1' ? 'night' : 'nights');
    }),
  );
});

test('a leap day is a day like others', () => {
  const calendar = drawCalendar(`${taken(2)}o${taken(27)}`, { today: '2028-02-26' });
  expect(calendar.days.get(calendarDate('2028-02-29'))?.available).toBe(true);
  expect(scarcityMessage(calendar, now).text).toBe('1 night left in the next 30 days');
});
