import { throughMidnightText, zoneName } from '@/lib/copy/cabin-clock';
import { calendarDate } from '@/lib/domain/values/calendar-date';

test.each([
  ['America/New_York', 'Eastern time'],
  ['America/Denver', 'Mountain time'],
  ['America/Phoenix', 'Mountain Standard Time'],
  ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
  ['Etc/GMT+5', 'GMT-05:00'],
])('a cabin in %s lives by %s', (timezone, name) => {
  expect(zoneName(timezone)).toBe(name);
});

test('the last day to cancel free ends at midnight by the cabin’s clock', () => {
  expect(throughMidnightText(calendarDate('2027-01-17'), 'America/Chicago')).toBe(
    'through Jan 17, 2027 (until 11:59 PM Central time)',
  );
});
