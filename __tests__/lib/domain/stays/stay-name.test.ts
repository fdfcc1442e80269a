import { stayName } from '@/lib/domain/stays/stay-name';
import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';

// January 15, 2027 is a Friday.
test.each([
  ['2027-01-15', 2, 'weekend'],
  ['2027-01-15', 3, 'weekend'],
  ['2027-01-14', 3, 'weekend'],
  ['2027-01-16', 2, 'weekend'],
  ['2027-01-16', 3, 'weekend'],
  ['2027-01-14', 2, '2 nights'],
  ['2027-01-17', 2, '2 nights'],
  ['2027-01-13', 3, '3 nights'],
  ['2027-01-17', 3, '3 nights'],
  ['2027-01-15', 1, 'night'],
  ['2027-01-16', 1, 'night'],
  ['2027-01-14', 4, '4 nights'],
  ['2027-01-16', 6, '6 nights'],
  ['2027-01-16', 7, 'week'],
  ['2027-01-12', 7, 'week'],
  ['2027-01-16', 8, '8 nights'],
  ['2027-01-16', 14, '2 weeks'],
  ['2027-01-16', 30, '30 nights'],
])('from %s, %i nights are “Your … at”: %s', (day, nights, name) => {
  const checkIn = calendarDate(day);
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  expect(stayName(stay, 'Papaw’s Porch')).toBe(`Your ${name} at Papaw’s Porch`);
});
