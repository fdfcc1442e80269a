import { addDays, calendarDate, nightsBetween } from '@/lib/domain/values/calendar-date';
import { midnightInZone, todayInZone } from '@/lib/domain/values/zoned-date';
import { cancellationDeadline, cancellationStatus } from '@/lib/domain/bookings/cancellation';
import { dealTimeLeftMs, isDealLive } from '@/lib/domain/pricing/deal';
import { TEST_ZONES } from '@/scripts/test-zones';

test.each(TEST_ZONES)('every stay of 1 to 30 nights in five years has its nights: %s', (zone) => {
  const first = calendarDate('2026-01-01');
  const days = Array.from({ length: 5 * 366 + 30 }, (_, n) => addDays(first, n));
  // What a visitor's clock would show at the two ends, in the zone.
  const shown = days.map((day) => todayInZone(midnightInZone(day, zone), zone));
  let wrong = 0;
  for (let from = 0; from < days.length - 30; from++) {
    for (let nights = 1; nights <= 30; nights++) {
      const [checkIn = first, checkOut = first] = [shown[from], shown[from + nights]];
      if (nightsBetween(checkIn, checkOut) !== nights) wrong += 1;
    }
  }
  expect(wrong).toBe(0);
});

const ZONES = [
  ...TEST_ZONES,
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'Europe/London',
  'Europe/Lisbon',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Antarctica/Troll',
];
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const shownDay = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (instant: number) => format.format(instant);
};

/** The first minute at which clocks in the zone show the day, found by looking at each in turn. */
function firstMinuteOf(day: string, zone: string): number {
  const dayAt = shownDay(zone);
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let minute = noon - 36 * 60 * MINUTE; ; minute += 15 * MINUTE) {
    if (dayAt(minute) >= day) return minute;
  }
}

/** Days of 2027 on which the zone's clocks change, with the days beside them; two for a zone that never does. */
function daysAroundChanges(zone: string): string[] {
  const offsetOf = (instant: number) => {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    return parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  };
  const days = Array.from({ length: 365 }, (_, n) => addDays(calendarDate('2027-01-01'), n));
  const changing = days.filter((day) => {
    const start = Date.parse(`${day}T00:00:00Z`);
    return offsetOf(start) !== offsetOf(start + 24 * 60 * MINUTE);
  });
  const wanted =
    changing.length > 0 ? changing : [calendarDate('2027-03-14'), calendarDate('2027-11-07')];
  return wanted.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]);
}

test.each(ZONES)(
  'free cancellation ends with the second it says, around both clock changes: %s',
  (timezone) => {
    const freeCancelDays = 14;
    for (const day of daysAroundChanges(timezone)) {
      const checkIn = addDays(calendarDate(day), freeCancelDays);
      const deadline = cancellationDeadline(checkIn, freeCancelDays, timezone).getTime();
      expect([day, deadline]).toEqual([day, firstMinuteOf(day, timezone)]);
      const kindAt = (ms: number) =>
        cancellationStatus({ checkIn, freeCancelDays, timezone, now: new Date(deadline + ms) })
          .kind;
      expect([-SECOND, 0, SECOND].map(kindAt)).toEqual(['free', 'ended', 'ended']);
    }
  },
);

test.each(ZONES)(
  'a deal ends with the second it says, around both clock changes: %s',
  (timezone) => {
    for (const day of daysAroundChanges(timezone)) {
      const ends = firstMinuteOf(day, timezone);
      const deal = {
        id: 'deal',
        cabinId: 'cabin',
        discountPercent: 15,
        startsAt: new Date(ends - 24 * 60 * MINUTE).toISOString(),
        expiresAt: new Date(ends).toISOString(),
      };
      const at = (ms: number) => new Date(ends + ms);
      expect([-SECOND, 0, SECOND].map((ms) => isDealLive(deal, at(ms)))).toEqual([
        true,
        false,
        false,
      ]);
      expect([-SECOND, 0, SECOND].map((ms) => dealTimeLeftMs(deal, at(ms)))).toEqual([
        SECOND,
        0,
        0,
      ]);
    }
  },
);
