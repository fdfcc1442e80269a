import {
  noteStayTotal,
  shownStay,
  stayTotal,
  subscribeToStayTotal,
} from '@/lib/browser/stay-total';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const stay = { checkIn: calendarDate('2026-12-04'), checkOut: calendarDate('2026-12-07') };
const other = { checkIn: calendarDate('2026-12-05'), checkOut: calendarDate('2026-12-08') };
const total = {
  stay,
  party: { adults: 2, children: 0, pets: 0 },
  totalCents: 112_230,
  freeThrough: null,
};

afterEach(() => ['laurel-lantern', 'two-dogs-ridge'].forEach((slug) => noteStayTotal(slug, null)));

test('nothing is known before a calendar has told, and after the page was left', () => {
  expect(stayTotal('laurel-lantern')).toBeUndefined();
  noteStayTotal('laurel-lantern', { stay, total });
  expect(stayTotal('laurel-lantern')).toBe(total);
  noteStayTotal('laurel-lantern', null);
  expect(stayTotal('laurel-lantern')).toBeUndefined();
  expect(shownStay('laurel-lantern')).toBeUndefined();
});

test('other dates keep the last total until theirs is known', () => {
  noteStayTotal('laurel-lantern', { stay, total });
  noteStayTotal('laurel-lantern', { stay: other });
  expect(shownStay('laurel-lantern')).toBe(other);
  expect(stayTotal('laurel-lantern')).toBe(total);
  noteStayTotal('laurel-lantern', { stay: null, total: null });
  expect(shownStay('laurel-lantern')).toBeNull();
  expect(stayTotal('laurel-lantern')).toBeNull();
});

test('another cabin’s calendar takes over the dates, and leaves this one its total', () => {
  const listener = jest.fn();
  const stop = subscribeToStayTotal(listener);
  noteStayTotal('laurel-lantern', { stay, total });
  noteStayTotal('two-dogs-ridge', { stay: other });
  expect(listener).toHaveBeenCalledTimes(2);
  expect(shownStay('laurel-lantern')).toBeNull();
  expect(stayTotal('laurel-lantern')).toBe(total);
  stop();
  noteStayTotal('two-dogs-ridge', null);
  expect(listener).toHaveBeenCalledTimes(2);
});
