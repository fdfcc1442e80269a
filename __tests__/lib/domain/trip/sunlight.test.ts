import fc from 'fast-check';
import { sunlightOn } from '@/lib/domain/trip/sunlight';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';

const GATLINBURG = { latitude: 35.7143, longitude: -83.5102 };
const PARK = { latitude: 35.517, longitude: -83.533 };
const DECORAH = { latitude: 43.3, longitude: -91.79 };
const MIDDLE_TENNESSEE = { latitude: 35.6118, longitude: -86.5739 };
const KYIV = { latitude: 50.5, longitude: 30.5 };

const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

// timeanddate.com for Gatlinburg and the park; the tables of Luther College and of mybreeze.pro; those of suncalc.
test.each([
  ['2024-12-01', GATLINBURG, 'America/New_York', '17:20', 595],
  ['2024-12-12', GATLINBURG, 'America/New_York', '17:21', 586],
  ['2024-04-26', GATLINBURG, 'America/New_York', '20:17', 810],
  ['2025-06-13', PARK, 'America/New_York', '20:50', 872],
  ['2025-09-01', DECORAH, 'America/Chicago', '19:41', 789],
  ['2025-09-30', DECORAH, 'America/Chicago', '18:49', 705],
  ['2026-01-01', MIDDLE_TENNESSEE, 'America/Chicago', '16:44', 588],
  ['2026-01-20', MIDDLE_TENNESSEE, 'America/Chicago', '17:02', 608],
  ['2013-03-05', KYIV, 'UTC', '15:47', 672],
] as const)(
  'on %s the sun sets as published, within two minutes',
  (day, place, zone, set, long) => {
    const light = sunlightOn(calendarDate(day), place, zone);
    expect(Math.abs(minutes(light?.sunset ?? '0:00') - minutes(set))).toBeLessThanOrEqual(2);
    expect(Math.abs((light?.daylightMinutes ?? 0) - long)).toBeLessThanOrEqual(2);
  },
);

test('the clock is that of the place, through the change of daylight saving time', () => {
  const sunset = (day: string) =>
    minutes(sunlightOn(calendarDate(day), GATLINBURG, 'America/New_York')?.sunset ?? '0:00');
  expect(sunset('2026-03-08') - sunset('2026-03-07')).toBe(61);
  expect(sunset('2026-10-31') - sunset('2026-11-01')).toBe(61);
});

test('where the sun stays up or down there is neither', () => {
  const north = { latitude: 70, longitude: 25 };
  expect(sunlightOn(calendarDate('2026-06-21'), north, 'Europe/Oslo')).toBeNull();
  expect(sunlightOn(calendarDate('2026-12-21'), north, 'Europe/Oslo')).toBeNull();
});

test('from one day to the next both change by a few minutes at most, on either side of the date line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3000 }),
      fc.double({ min: -55, max: 55, noNaN: true }),
      fc.double({ min: -179, max: 179, noNaN: true }),
      (days, latitude, longitude) => {
        const date = addDays(calendarDate('2024-01-01'), days);
        const place = { latitude, longitude };
        const [one, next] = [date, addDays(date, 1)].map((day) => sunlightOn(day, place, 'UTC'));
        expect(one).not.toBeNull();
        const change = minutes(next?.sunset ?? '0:00') - minutes(one?.sunset ?? '0:00');
        expect(Math.abs(((change + 2160) % 1440) - 720)).toBeLessThanOrEqual(6);
        expect(
          Math.abs((next?.daylightMinutes ?? 0) - (one?.daylightMinutes ?? 0)),
        ).toBeLessThanOrEqual(6);
      },
    ),
  );
});
