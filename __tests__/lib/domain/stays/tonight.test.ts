import { isTonightSold } from '@/lib/domain/stays/tonight';

describe('isTonightSold', () => {
  test.each([
    ['2026-12-01T22:59:59Z', 'America/New_York', 18, true], // 5:59 PM
    ['2026-12-01T23:00:00Z', 'America/New_York', 18, false],
    ['2026-12-01T23:00:00Z', 'America/Chicago', 18, true], // 5 PM there
    ['2026-12-02T04:59:59Z', 'America/New_York', 24, true], // the last minute of the day
    ['2026-12-02T05:00:00Z', 'America/New_York', 18, true], // the next day has begun
    ['2026-12-01T05:00:00Z', 'America/New_York', 0, false],
    ['2026-07-01T21:59:59Z', 'America/New_York', 18, true], // summer time
    ['2026-07-01T22:00:00Z', 'America/New_York', 18, false],
    ['2026-11-01T05:30:00Z', 'America/New_York', 2, true], // 1:30 AM, twice that night
    ['2026-11-01T06:30:00Z', 'America/New_York', 2, true],
    ['2026-12-01T12:00:00Z', 'Pacific/Kiritimati', 3, true], // 2 AM of the next day
  ])('%s in %s until %i: %s', (now, timezone, untilHour, expected) => {
    expect(isTonightSold(new Date(now), timezone, untilHour)).toBe(expected);
  });
});
