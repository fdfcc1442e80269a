import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';

test.each([
  ['unavailable', 'Date unavailable', 'Some of these nights are already taken.'],
  ['night-unavailable', 'Date unavailable', 'Some of these nights are already taken.'],
  ['past', 'Date unavailable', 'These dates are in the past.'],
  ['closed-to-arrival', 'Check-in not available', 'You can’t check in on that day.'],
  ['above-longest-stay', 'Not a valid checkout', 'The longest stay is 30 nights.'],
  ['too-many-guests', 'Check your guest count', 'You’ve got more people than this cabin sleeps.'],
  ['toString', 'Date unavailable', 'This stay can’t be booked. Please pick different dates.'],
])('a stay refused for %s', (reason, title, description) => {
  expect(stayReasonCopy(reason)).toEqual({ title, description });
});
