import { moveInCalendar } from '@/components/ui/month/calendar-keys';
import { calendarDate } from '@/lib/domain/values/calendar-date';

test.each([
  ['ArrowLeft', false, '2026-03-01', '2026-02-28'],
  ['ArrowRight', false, '2026-12-31', '2027-01-01'],
  ['ArrowUp', false, '2026-03-04', '2026-02-25'],
  ['ArrowDown', false, '2026-10-28', '2026-11-04'],
  ['Home', false, '2026-12-09', '2026-12-06'],
  ['Home', false, '2026-12-06', '2026-12-06'],
  ['End', false, '2026-12-09', '2026-12-12'],
  ['PageUp', false, '2026-03-31', '2026-02-28'],
  ['PageDown', false, '2026-01-31', '2026-02-28'],
  ['PageDown', false, '2028-01-31', '2028-02-29'],
  ['PageUp', true, '2028-02-29', '2027-02-28'],
  ['PageDown', true, '2026-12-09', '2027-12-09'],
])('%s (shift: %s) leads from %s to %s', (key, withShift, from, to) => {
  expect(moveInCalendar(calendarDate(from), key, withShift)).toBe(to);
});

test.each(['Enter', ' ', 'Tab', 'a', 'toString'])('%j leads nowhere', (key) => {
  expect(moveInCalendar(calendarDate('2026-12-09'), key, false)).toBeNull();
});
